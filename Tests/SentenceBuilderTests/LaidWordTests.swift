import AACCore
import Grammar
import SentenceBuilder
import Testing

/// What was laid is heard: every word, and the gender in which it was laid.
struct LaidWordTests {
  private static func text(_ row: String, speaker: Gender? = nil) throws -> String {
    let vocabulary = Vocabulary(
      language: .spanish, categories: [Category(id: "things", name: "cosas", position: 0)],
      subjects: [], verbs: [], complements: [], links: Vocabulary.Links())
    let composer = SentenceComposer(
      words: VocabularyWords([vocabulary]), variety: .spanishSpain, speaker: .masculine)
    var request = SentenceRequest()
    request.tiles = row.split(separator: "/").map(String.init)
    request.speaker = speaker
    return try composer.sentence(for: request).text
  }

  @Test(arguments: [
    ("estar/cansada", "Estoy cansada."), ("estar/cansado", "Estoy cansado."),
    ("yo/ser/alta", "Yo soy alta."), ("yo/ser/alto", "Yo soy alto."),
    ("tú/ser/guapa", "Tú eres guapa."), ("cansada", "Estoy cansada."),
    ("mamá/tú/guapa", "Mamá, tú eres guapa."), ("papá/tú/guapo", "Papá, tú eres guapo."),
    ("querer/camiseta/roja", "Quiero una camiseta roja."),
  ])
  func laidGenderIsThatOfWhoIsMeant(_ row: String, _ text: String) throws {
    #expect(try Self.text(row) == text)
  }

  @Test
  func chosenSpeakerStands() throws {
    #expect(try Self.text("estar/cansado", speaker: .feminine) == "Estoy cansada.")
  }

  @Test(arguments: [
    ("este/no/ser/mío", "Este no es mío."),
    ("más/despacio", "Más despacio."), ("ese/no/este", "Ese no, este."),
    ("tú/sí/yo/no", "Tú sí, yo no."),
  ])
  func everyWordThatWasLaidIsHeard(_ row: String, _ text: String) throws {
    let said = try Self.text(row)
    #expect(said == text)
  }

  @Test(arguments: [
    "mi/equipo/ganar/partido/tres/uno", "llamar/puerta/antes/entrar", "parada/lejos/casa",
    "girar/derecha", "sonar/mocos", "hacia/dónde/ir",
  ])
  func noRowDropsANounOrANumber(_ row: String) throws {
    let said = try Self.text(row).lowercased()
    for word in row.split(separator: "/") where !["llamar", "ganar", "ir", "sonar"].contains(word) {
      #expect(said.contains(word.prefix(3)), "\(said)")
    }
  }
}
