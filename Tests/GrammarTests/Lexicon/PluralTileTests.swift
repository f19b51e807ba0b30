import AACCore
import Foundation
import Grammar
import SentenceBuilder
import Testing

/// Plurals on a tile: each is the noun that the tables have in the singular.
struct PluralTileTests {
  /// Plurals that are another word as well, which is the more usual one: looked at one by one.
  private static let homographs: [Language: Set<String>] = [
    // Ingles is how inglés is typed in haste; felicidades congratulates.
    .spanish: ["ingles", "felicidades"],
    // Nós are we.
    .portuguese: ["nós", "vós"],
    // Maths is how Britain says math.
    .english: ["maths"],
  ]

  private static let rows: [Language: (speaker: String, verb: String)] = [
    .spanish: ("yo", "ver"), .portuguese: ("eu", "ver"), .english: ("I", "see"),
  ]

  @Test(arguments: Language.allCases)
  func everyPluralIsSaidAsItWasLaid(_ language: Language) throws {
    let composer = try GoldSet(language).composer()
    let morphology = try #require(Lexicon.morphology(of: language))
    let row = try #require(Self.rows[language])
    let known = Self.homographs[language, default: []]
    var seen = 0
    for word in Lexicon(language: language).allWords {
      let noun = word.lexeme
      guard noun.wordClass == .noun, noun.number == nil, !noun.kind.isOfTime,
        let plural = morphology.plural(of: noun.lemma, wordClass: .noun).first,
        plural != noun.lemma, !known.contains(plural)
      else { continue }
      var request = SentenceRequest()
      request.subject = [row.speaker]
      request.verb = row.verb
      request.complements = [plural]
      let text = try composer.sentence(for: request).text
      #expect(text.lowercased().contains(plural.lowercased()), "\(plural): \(text)")
      seen += 1
    }
    #expect(seen > 2_500)
  }

  @Test(arguments: [
    ("es", "yo/ver/heridas", "Yo veo heridas."),
    ("es", "yo/ver/paradas de autobús", "Yo veo las paradas de autobús."),
    ("es", "yo/ver/cocos rallados", "Yo veo cocos rallados."),
    ("es", "yo/ver/peces espada", "Yo veo peces espada."),
    ("es", "yo/tener/dos/carné", "Yo tengo dos carnés."),
    ("es", "yo/querer/coles/rojo", "Yo quiero coles rojas."),
    ("es", "yo/querer/dos/huevo frito", "Yo quiero dos huevos fritos."),
    // A quality stays one where it is said of somebody.
    ("es", "ellas/estar/heridas", "Ellas están heridas."),
    ("es", "niñas/ser/listas", "Las niñas son listas."),
    ("es", "yo/ver/a/niñas/heridas", "Yo veo a las niñas heridas."),
    // Places in rank agree with who is or arrives so; before what is done, first is a time.
    ("es", "niñas/ser/primero", "Las niñas son las primeras."),
    ("es", "ella/llegar/tercero", "Ella ha llegado tercera."),
    ("es", "yo/ver/casas/primero", "Yo veo casas primero."),
    ("pt", "elas/ser/primeiro", "Elas são as primeiras."),
    ("pt", "eu/querer/tortas", "Eu quero tortas."), ("pt", "eu/ver/baratas", "Eu vejo baratas."),
    ("pt", "eu/ver/estrelas-do-mar", "Eu vejo estrelas-do-mar."),
    ("pt", "eu/querer/dois/ovo frito", "Eu quero dois ovos fritos."),
    ("pt", "elas/estar/surpresas", "Elas estão surpresas."),
    ("pt", "elas/estar/feridas", "Elas estão feridas."),
    ("pt", "meninas/estar/cheio de fome", "As meninas estão cheias de fome."),
    ("en", "I/like/dance classes", "I like dance classes."),
    ("en", "we/need/light bulbs", "We need light bulbs."),
    ("en", "I/see/mothers-in-law", "I see mothers-in-law."),
    ("en", "she/finish/third", "She finished third."),
  ])
  func tilesMakeTheSentence(_ code: String, _ tiles: String, _ text: String) throws {
    let language = try #require(Language(rawValue: code))
    let composer = try GoldSet(language).composer()
    var request = SentenceRequest()
    request.tiles = tiles.split(separator: "/").map(String.init)
    #expect(try composer.sentence(for: request).text == text)
  }

  @Test(arguments: [
    (Language.spanish, "rompeolas", false), (.spanish, "cascanueces", false),
    (.spanish, "adoquís", false), (.spanish, "samoyés", false), (.spanish, "acrópolis", false),
    (.spanish, "cumulus", false), (.spanish, "tobaganes", true), (.spanish, "paramecios", true),
    (.spanish, "portaladas", true), (.portuguese, "holandês", false),
    (.portuguese, "cactus", false),
    (.portuguese, "bugigangas", true),
  ])
  func aWordInSThatNobodyKnowsIsOneWhereItsEndingIsItsOwn(
    _ language: Language, _ word: String, _ isPlural: Bool
  ) {
    #expect(
      Lexicon(language: language).lexeme(for: word, expecting: .noun).number
        == (isPlural ? .plural : nil))
  }

  @Test(arguments: [
    ("fibroma", Gender.masculine), ("linfoma", .masculine), ("paloma", .feminine),
    ("maroma", .feminine), ("broma", .feminine), ("necrópolis", .feminine),
    ("profilaxis", .feminine), ("parachoques", .masculine),
  ])
  func wordsOfGreekHaveTheirGender(_ noun: String, _ gender: Gender) {
    #expect(Lexicon.morphology(of: .spanish)?.gender(of: noun) == gender)
  }
}
