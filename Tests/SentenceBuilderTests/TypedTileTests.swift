import AACCore
import Grammar
import SentenceBuilder
import Testing

/// What people type on a tile beside a dictionary form: marks, capitals, names of several words, conjugated forms.
struct TypedTileTests {
  private static func text(_ tiles: [String], _ variety: LanguageVariety) throws -> String {
    let vocabulary = Vocabulary(
      language: variety.language,
      categories: [Category(id: "things", name: "things", position: 0)], subjects: [], verbs: [],
      complements: [], links: Vocabulary.Links())
    let composer = SentenceComposer(
      words: VocabularyWords([vocabulary]), variety: variety, speaker: .masculine)
    var request = SentenceRequest()
    request.tiles = tiles
    return try composer.sentence(for: request).text
  }

  @Test(arguments: [
    // Marks are none of the word; a question mark at the end asks.
    (["agua."], "Agua."), (["(agua"], "Agua."),
    (["yo", "querer", "agua!"], "Yo quiero agua."),
    (["tú", "querer", "agua?"], "¿Tú quieres agua?"),
    (["mamá", "venir", "?"], "¿Mamá viene?"), (["¿", "mamá", "venir", "?"], "¿Mamá viene?"),
    (["mamá", "venir", "!"], "Mamá viene."),
    // An article with a capital is one, of a name only where all is written like a name.
    (["El niño", "comer", "pan"], "El niño come pan."),
    (["nosotros", "ir", "El Escorial"], "Nosotros vamos a El Escorial."),
    (["hoy", "ser", "San Juan"], "Hoy es San Juan."),
    (["yo", "querer", "ver", "Bob Esponja"], "Yo quiero ver a Bob Esponja."),
    // Forms with their person, time and pronouns.
    (["vamos", "al", "parque"], "Vamos al parque."), (["comí", "pizza"], "Comí pizza."),
    (["me duele", "cabeza"], "Me duele la cabeza."), (["ayúdame"], "Ayúdame."),
    (["quiero", "verla"], "Quiero verla."), (["he", "comido", "pan"], "He comido pan."),
    (["estoy", "comiendo", "pan"], "Estoy comiendo pan."),
    // What looks like a form and is a noun.
    (["yo", "querer", "tomate"], "Yo quiero un tomate."),
    // Several words that no list has as a whole, and the forms of y and o before a like sound.
    (["yo", "necesitar", "sonda gástrica"], "Yo necesito una sonda gástrica."),
    (["uno de los perros", "ladrar"], "Uno de los perros ladra."),
    (["dos de las niñas", "estar", "cansado"], "Dos de las niñas están cansadas."),
    (["yo", "comer", "manzana", "cada dos horas"], "Yo como una manzana cada dos horas."),
    (["yo", "querer", "siete", "u", "ocho"], "Yo quiero siete u ocho."),
    (["Ana", "e", "Inés", "jugar"], "Ana e Inés juegan."),
    (["mi hermano mayor", "trabajar", "hospital"], "Mi hermano mayor trabaja en el hospital."),
  ])
  func spanishTilesAreReadAsTheyAreMeant(_ tiles: [String], _ text: String) throws {
    #expect(try Self.text(tiles, .spanishSpain) == text)
  }

  @Test(arguments: [
    (["água."], "Água."), (["fui", "ao", "parque"], "Fui ao parque."),
    (["eu", "querer", "vê-la"], "Eu quero vê-la."), (["ajude-me"], "Ajude-me."),
    (["eu", "estar", "em", "a", "praia"], "Eu estou na praia."),
    (["eu", "ir", "a", "praia"], "Eu vou à praia."),
    (["a", "menina", "comer", "pão"], "A menina come pão."),
    (["eu", "te amo"], "Eu te amo."),
  ])
  func portugueseTilesAreReadAsTheyAreMeant(_ tiles: [String], _ text: String) throws {
    #expect(try Self.text(tiles, .portugueseBrazil) == text)
  }
}
