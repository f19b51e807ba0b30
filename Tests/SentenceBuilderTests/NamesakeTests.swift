import AACCore
import Grammar
import SentenceBuilder
import Testing

/// Words of one name: what the verb leads to is meant.
struct NamesakeTests {
  private static func word(_ lemma: String, _ wordClass: WordClass, _ kind: SemanticKind) -> Lexeme
  {
    var lexeme = Lexeme(lemma: lemma, wordClass: wordClass, kind: kind)
    if wordClass == .noun { lexeme.countability = .count }
    return lexeme
  }

  private static func complement(
    _ concept: Concept, _ lemma: String, _ wordClass: WordClass, _ kind: SemanticKind
  ) -> Complement {
    Complement(concept: concept, lexeme: word(lemma, wordClass, kind), category: "things")
  }

  private static func verb(_ concept: Concept, _ lemma: String) -> Verb {
    Verb(concept: concept, lexeme: word(lemma, .verb, .action), category: "things")
  }

  private static func leads(_ complements: Concept...) -> [Vocabulary.ComplementLink] {
    complements.map { Vocabulary.ComplementLink(complement: $0) }
  }

  private static let english = Vocabulary(
    language: .english, categories: [Category(id: "things", name: "things", position: 0)],
    subjects: [],
    verbs: [verb("want", "want"), verb("be", "be"), verb("cook", "cook"), verb("clean", "clean")],
    complements: [
      complement("orange", "orange", .noun, .food),
      complement("orange-color", "orange", .adjective, .color),
      complement("clean-quality", "clean", .adjective, .quality),
      complement("cook-person", "cook", .noun, .person),
      complement("ball", "ball", .noun, .toy), complement("apple", "apple", .noun, .food),
      complement("soup", "soup", .noun, .food),
    ],
    links: Vocabulary.Links(
      complementsOfVerb: [
        "want": leads("orange", "cook-person", "ball", "apple"),
        "be": leads("orange-color", "clean-quality"), "cook": leads("soup"),
      ],
      verbsOpenedByVerb: ["want": ["clean", "cook"]]))

  private static let portuguese = Vocabulary(
    language: .portuguese, categories: [Category(id: "things", name: "coisas", position: 0)],
    subjects: [],
    verbs: [verb("call", "ligar"), verb("turn-on", "ligar"), verb("want", "querer")],
    complements: [
      complement("light", "luz", .noun, .thing), complement("mom", "mamãe", .noun, .person),
    ],
    links: Vocabulary.Links(
      complementsOfVerb: ["call": leads("mom"), "turn-on": leads("light")],
      verbsOpenedByVerb: ["want": ["call", "turn-on"]]))

  private static func concepts(
    _ vocabulary: Vocabulary, _ verb: String, _ complements: [String]
  ) throws -> [Concept?] {
    let composer = SentenceComposer(
      words: VocabularyWords([vocabulary]),
      variety: vocabulary.language == .english ? .englishUnitedStates : .portugueseBrazil,
      speaker: .masculine)
    var request = SentenceRequest()
    request.verb = verb
    request.complements = complements
    return try composer.sentence(for: request).tiles.map(\.concept)
  }

  @Test(
    arguments: [
      ("want", ["orange"], ["want", "orange"]),
      ("be", ["orange"], ["be", "orange-color"]),
      ("want", ["clean"], ["want", "clean"]),
      ("be", ["clean"], ["be", "clean-quality"]),
      ("want", ["cook"], ["want", "cook-person"]),
      ("want", ["cook", "soup"], ["want", "cook", "soup"]),
      ("want", ["ball", "orange"], ["want", "ball", "orange-color"]),
      ("want", ["apple", "orange"], ["want", "apple", "orange"]),
    ] as [(String, [String], [Concept])])
  func theVerbSaysWhichWordIsMeant(verb: String, chosen: [String], meant: [Concept]) throws {
    #expect(try Self.concepts(Self.english, verb, chosen) == meant)
  }

  @Test(
    arguments: [
      ("ligar", ["luz"], ["turn-on", "light"]), ("ligar", ["mamãe"], ["call", "mom"]),
      ("ligar", [], ["call"]), ("querer", ["ligar", "luz"], ["want", "turn-on", "light"]),
      ("querer", ["ligar", "mamãe"], ["want", "call", "mom"]),
    ] as [(String, [String], [Concept])])
  func theComplementSaysWhichVerbIsMeant(verb: String, chosen: [String], meant: [Concept]) throws {
    #expect(try Self.concepts(Self.portuguese, verb, chosen) == meant)
  }
}
