import AACCore
import AACStore
import Testing

struct LookupTests {
  let database: AppDatabase

  init() throws { database = try Fixture.database() }

  @Test(
    arguments: [
      ("manzana", "apple"), ("Manzana", "apple"), ("MANZANA", "apple"), (" manzana ", "apple"),
      ("sopa caliente", "soup"), ("sopa", "soup"), ("Sopa  Caliente", "soup"),
      ("año", "year"), ("ano", "anus"), ("AÑO", "year"), ("Ano", "anus"), ("an\u{303}o", "year"),
      ("año", "year"),
    ] as [(String, Concept)])
  func findsComplements(name: String, concept: Concept) throws {
    #expect(try database.complement(named: name, in: .spanish)?.concept == concept)
  }

  @Test(
    arguments: [("maca", "apple"), ("MAÇÃ", "apple"), ("agua", "water"), ("ano", "year")]
      as [(String, Concept)])
  func needsNoAccents(name: String, concept: Concept) throws {
    #expect(try database.complement(named: name, in: .portuguese)?.concept == concept)
  }

  @Test func keepsRolesAndLanguagesApart() throws {
    #expect(try database.verb(named: "manzana", in: .spanish) == nil)
    #expect(try database.complement(named: "manzana", in: .english) == nil)
    #expect(try database.complement(named: "apple", in: .spanish) == nil)
    #expect(try database.subject(named: "chica", in: .spanish)?.concept == "girl")
    #expect(try database.verb(named: "ir", in: .portuguese)?.concept == "go")
    #expect(try database.complement(named: "", in: .spanish) == nil)
    #expect(try database.complement(named: "x' OR '1'='1", in: .spanish) == nil)
  }

  @Test func readsEverythingAboutAWord() throws {
    var lexeme = Lexeme(lemma: "eat", wordClass: .verb, kind: .action)
    lexeme.forms = ["V;PST": "ate", "V;V.PTCP;PST": "eaten"]
    let eat = Verb(
      concept: "eat", lexeme: lexeme, category: "verbs", pictogram: "twemoji:1f37d", position: 4)
    #expect(try database.verb(named: "eat", in: .english) == eat)
    var pronoun = Lexeme(lemma: "yo", wordClass: .pronoun, kind: .person)
    pronoun.number = .singular
    pronoun.person = .first
    pronoun.animacy = .human
    let me = Subject(concept: "i", lexeme: pronoun, category: "people", pictogram: "aac:i")
    #expect(try database.subject(named: "yo", in: .spanish) == me)
  }

  @Test func answersWhatAPairNeeds() throws {
    let link = try database.link(verb: "go", complement: "park", in: .english)
    #expect(link?.government == Government(preposition: "to", article: .definite))
    let government = try database.government(verb: "go", complement: "park", in: .spanish)
    #expect(government == Government(preposition: "a", article: .definite))
    let plain = try database.link(verb: "eat", complement: "apple", in: .spanish)
    #expect(plain == Vocabulary.ComplementLink(complement: "apple"))
    #expect(try database.link(verb: "eat", complement: "park", in: .spanish) == nil)
    #expect(try database.link(verb: "eat", complement: "soup", in: .english) == nil)
  }

  @Test(arguments: [
    ("manzanna", ["manzana"]), ("comre", ["comer"]), ("pero", ["perro", "ver"]), ("xyzxyz", []),
    ("ago", ["ano", "año", "agua"]),
  ])
  func suggestsTheNearestWords(word: String, nearest: [String]) throws {
    #expect(try database.nearestWords(to: word, in: .spanish) == nearest)
  }

  @Test(
    arguments: [
      ("a", ["water", "year", "anus", "girl", "apple", "soup", "park"]), ("so", ["soup"]),
      ("AÑ", ["year", "anus", "apple"]), ("caliente", ["soup"]), ("zz", []), ("%", []),
    ] as [(String, [Concept])])
  func searchesByAFewLetters(letters: String, found: [Concept]) throws {
    #expect(try database.complements(matching: letters, in: .spanish).map(\.concept) == found)
  }

  @Test func showsFirstWhatBeginsWithTheLetters() throws {
    let found = try database.complements(matching: "an", in: .spanish).map(\.concept)
    #expect(found == ["year", "anus", "apple"])
    #expect(try database.verbs(matching: "e", in: .english).map(\.concept) == ["eat", "see"])
    #expect(try database.subjects(matching: "chi", in: .spanish).map(\.concept) == ["girl"])
  }
}
