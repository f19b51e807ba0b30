public import AACCore

extension Vocabulary {
  /// A vocabulary of a few words in which every kind of link occurs: verbs with and without complements, verbs that
  /// open verbs, a subject without verbs, states.
  public static let small: Vocabulary = {
    let links = Links(
      verbsOfSubject: ["girl": ["eat", "sleep", "want", "be"], "dog": ["eat", "sleep"]],
      complementsOfVerb: [
        "eat": [ComplementLink(complement: "apple"), ComplementLink(complement: "bread")],
        "want": [ComplementLink(complement: "apple")],
        "be": [ComplementLink(complement: "tired"), ComplementLink(complement: "park")],
        "have": [ComplementLink(complement: "hungry", government: Government(text: "- -"))],
        "go": [
          ComplementLink(complement: "park", government: Government(text: "a the"))
        ],
      ],
      verbsOpenedByVerb: ["want": ["eat", "sleep", "go"]])
    return Vocabulary(
      language: .spanish,
      categories: [
        Category(id: "people", name: "personas", position: 0),
        Category(id: "things", name: "cosas", position: 1),
      ],
      subjects: [
        Subject(concept: "girl", lexeme: noun("niña", .person, .feminine), category: "people"),
        Subject(
          concept: "dog", lexeme: noun("perro", .animal, .masculine), category: "people",
          position: 1),
        Subject(
          concept: "stone", lexeme: noun("piedra", .thing, .feminine), category: "things",
          position: 2),
      ],
      verbs: ["eat:comer", "sleep:dormir", "want:querer", "be:estar", "go:ir", "have:tener"]
        .enumerated()
        .map { position, pair in
          let parts = pair.split(separator: ":").map(String.init)
          return Verb(
            concept: Concept(rawValue: parts[0]),
            lexeme: Lexeme(lemma: parts[1], wordClass: .verb, kind: .action), category: "things",
            position: position)
        },
      complements: [
        Complement(
          concept: "apple", lexeme: noun("manzana", .food, .feminine), category: "things"),
        Complement(
          concept: "bread", lexeme: noun("pan", .food, .masculine, .mass), category: "things",
          position: 1),
        Complement(
          concept: "tired", lexeme: Lexeme(lemma: "cansado", wordClass: .adjective, kind: .state),
          category: "things", position: 2),
        Complement(
          concept: "hungry", lexeme: noun("hambre", .state, .feminine, .mass), category: "things",
          position: 4),
        Complement(
          concept: "park", lexeme: noun("parque", .place, .masculine), category: "things",
          position: 3),
      ],
      links: links)
  }()

  private static func noun(
    _ lemma: String, _ kind: SemanticKind, _ gender: Gender, _ countability: Countability = .count
  ) -> Lexeme {
    var lexeme = Lexeme(lemma: lemma, wordClass: .noun, kind: kind)
    lexeme.gender = gender
    lexeme.countability = countability
    return lexeme
  }
}
