import AACCore
import Grammar
import Testing

/// Words of every day as the lexicon knows them.
struct EverydayWordTests {
  /// A word with what is expected of it.
  struct Word: CustomTestStringConvertible, Sendable {
    let language: Language
    let lemma: String
    let kind: SemanticKind
    let gender: Gender?
    let countability: Countability?

    var testDescription: String { lemma }

    static func es(_ lemma: String, _ kind: SemanticKind, _ gender: Gender, _ count: Countability)
      -> Word
    { Word(language: .spanish, lemma: lemma, kind: kind, gender: gender, countability: count) }

    static func pt(_ lemma: String, _ kind: SemanticKind, _ gender: Gender, _ count: Countability)
      -> Word
    { Word(language: .portuguese, lemma: lemma, kind: kind, gender: gender, countability: count) }

    static func en(_ lemma: String, _ kind: SemanticKind, _ count: Countability) -> Word {
      Word(language: .english, lemma: lemma, kind: kind, gender: nil, countability: count)
    }
  }

  private static let words: [Word] = [
    .es("tele", .media, .feminine, .mass), .es("zoo", .place, .masculine, .count),
    .es("mermelada", .food, .feminine, .mass), .es("mapa", .thing, .masculine, .count),
    .es("trabajo", .place, .masculine, .count), .es("recreo", .event, .masculine, .count),
    .es("varicela", .illness, .feminine, .mass), .es("nieta", .person, .feminine, .count),
    .es("jirafa", .animal, .feminine, .count), .es("mentira", .idea, .feminine, .count),
    .es("planeta", .nature, .masculine, .count), .es("alemán", .languageName, .masculine, .mass),
    .pt("geleia", .food, .feminine, .mass), .pt("planeta", .nature, .masculine, .count),
    .pt("girafa", .animal, .feminine, .count), .pt("sanfona", .instrument, .feminine, .count),
    .pt("viagem", .event, .feminine, .count), .pt("oficina", .place, .feminine, .count),
    .pt("catapora", .illness, .feminine, .mass), .pt("feijão", .food, .masculine, .mass),
    .pt("xampu", .material, .masculine, .mass), .pt("verdade", .idea, .feminine, .count),
    .pt("neta", .person, .feminine, .count), .pt("futsal", .sport, .masculine, .mass),
    .en("lasagna", .food, .mass), .en("walnut", .food, .count), .en("astronaut", .person, .count),
    .en("advice", .idea, .mass), .en("trombone", .instrument, .count),
    .en("furniture", .thing, .mass), .en("aquarium", .place, .count),
    .en("chickenpox", .illness, .mass), .en("gorilla", .animal, .count),
    .en("Italian", .languageName, .mass),
  ]

  @Test(arguments: words)
  func wordIsKnown(_ word: Word) {
    let lexeme = Lexicon(language: word.language).lexeme(for: word.lemma)
    #expect(!lexeme.isInferred)
    #expect(lexeme.wordClass == .noun)
    #expect(lexeme.kind == word.kind)
    #expect(lexeme.gender == word.gender)
    #expect(lexeme.countability == word.countability)
  }

  @Test(arguments: [
    (Language.spanish, "dragones", SemanticKind.animal), (.spanish, "imágenes", .media),
    (.spanish, "tiburones", .animal), (.portuguese, "dragões", .animal),
    (.portuguese, "viagens", .event), (.portuguese, "guardanapos", .thing),
    (.english, "wolves", .animal), (.english, "grandchildren", .person),
    (.english, "cherry trees", .plant),
  ])
  func pluralIsFound(_ language: Language, _ plural: String, _ kind: SemanticKind) {
    let lexeme = Lexicon(language: language).lexeme(for: plural)
    #expect(!lexeme.isInferred)
    #expect(lexeme.number == .plural)
    #expect(lexeme.kind == kind)
  }

  @Test(arguments: [
    (Language.spanish, "temprano", WordClass.adverb, SemanticKind.manner),
    (.spanish, "embarazada", .adjective, .state), (.spanish, "celoso", .adjective, .emotion),
    (.portuguese, "cedo", .adverb, .manner), (.portuguese, "chateado", .adjective, .emotion),
    (.portuguese, "roxo", .adjective, .color), (.english, "gigantic", .adjective, .size),
    (.english, "grateful", .adjective, .emotion), (.english, "on foot", .adverb, .manner),
    (.english, "Ivy", .properNoun, .person), (.spanish, "debajo de", .adposition, .direction),
  ])
  func otherWordsKeepTheirClass(
    _ language: Language, _ lemma: String, _ wordClass: WordClass, _ kind: SemanticKind
  ) {
    let lexeme = Lexicon(language: language).lexeme(for: lemma)
    #expect(lexeme.wordClass == wordClass)
    #expect(lexeme.kind == kind)
    #expect(!lexeme.isInferred)
  }
}
