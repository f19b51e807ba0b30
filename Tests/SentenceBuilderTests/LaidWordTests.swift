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
    // Where no reading keeps all words, they are said as they were laid.
    ("girar/derecha", "Girar derecha."), ("este/no/ser/mío", "Este no es mío."),
    ("más/despacio", "Más despacio."), ("ese/no/este", "Ese no, este."),
    ("a/nueve/hora/salir/tren", "El tren sale a las nueve."),
  ])
  func everyWordThatWasLaidIsHeard(_ row: String, _ text: String) throws {
    #expect(try Self.text(row) == text)
  }
}
