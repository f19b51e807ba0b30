import AACCore
import SentenceBuilder
import Testing

/// What is worked out of words that someone adds.
struct NewWordTests {
  private func proposal(
    _ word: String, _ language: Language, _ change: (inout WordProposal.Hints) -> Void = { _ in }
  ) -> WordProposal {
    let vocabulary = Vocabulary(
      language: language, categories: [Category(id: "things", name: "things", position: 0)],
      subjects: [], verbs: [], complements: [], links: Vocabulary.Links())
    var hints = WordProposal.Hints()
    change(&hints)
    return WordProposal(
      word, concept: "new", hints: hints, pictures: PictureIndex([]), in: vocabulary)
  }

  private func sentence(
    _ verb: String, _ word: String, _ variety: LanguageVariety
  ) throws -> String {
    let new = proposal(word, variety.language)
    let words = new.entries.filter { $0.key.role == .complement }.map { entry in
      Complement(
        concept: entry.key.concept, lexeme: entry.lexeme, label: entry.label, category: "things")
    }
    let subjects = new.entries.filter { $0.key.role == .subject }.map { entry in
      Subject(
        concept: entry.key.concept, lexeme: entry.lexeme, label: entry.label, category: "things")
    }
    let vocabulary = Vocabulary(
      language: variety.language, categories: [Category(id: "things", name: "t", position: 0)],
      subjects: subjects, verbs: [], complements: words, links: Vocabulary.Links())
    var request = SentenceRequest()
    request.subject = [word]
    request.verb = verb
    return try SentenceComposer(
      words: VocabularyWords([vocabulary]), variety: variety, speaker: .feminine
    ).sentence(for: request).text
  }

  @Test(arguments: [
    (
      "mi abuela", Language.spanish, SemanticKind.person, Gender.feminine,
      GrammaticalNumber.singular
    ),
    ("mis zapatos", .spanish, .clothing, .masculine, .plural),
    ("minha avó", .portuguese, .person, .feminine, .singular),
    ("meus sapatos", .portuguese, .clothing, .masculine, .plural),
  ])
  func aPossessiveLeavesTheNounWhatItIs(
    word: String, language: Language, kind: SemanticKind, gender: Gender, number: GrammaticalNumber
  ) {
    let lexeme = proposal(word, language).lexeme
    #expect(lexeme.lemma == word)
    #expect(lexeme.kind == kind)
    #expect(lexeme.gender == gender)
    #expect(lexeme.number == number)
    #expect(!lexeme.isInferred)
  }

  @Test(arguments: [
    ("comer", "mi abuela", LanguageVariety.spanishSpain, "Mi abuela come."),
    ("comer", "papá y mamá", .spanishSpain, "Papá y mamá comen."),
    ("eat", "my dog", .englishUnitedStates, "My dog eats."),
    ("eat", "mom and dad", .englishUnitedStates, "Mom and dad eat."),
    ("comer", "minha avó", .portugueseBrazil, "Minha avó come."),
    ("comer", "mamãe e papai", .portugueseBrazil, "Mamãe e papai comem."),
    ("eat", "mice", .englishUnitedStates, "The mice eat."),
  ])
  func suchNamesAreSaidWithoutAnArticle(
    verb: String, word: String, variety: LanguageVariety, text: String
  ) throws {
    #expect(try sentence(verb, word, variety) == text)
  }

  @Test(arguments: ["papá y mamá", "mi papá y mi mamá"])
  func twoBeingsInOneNameArePlural(word: String) {
    let lexeme = proposal(word, .spanish).lexeme
    #expect(lexeme.number == .plural)
    #expect(lexeme.kind == .person)
    #expect(lexeme.gender == .masculine)
    #expect(proposal(word, .spanish).roles == [.subject, .complement])
  }

  @Test(arguments: [
    ("espectacular", Language.spanish), ("familiar", .spanish), ("escolar", .spanish),
    ("espetacular", .portuguese), ("familiar", .portuguese),
  ])
  func anAdjectiveThatEndsAsVerbsDoIsOne(word: String, language: Language) {
    #expect(proposal(word, language).lexeme.wordClass == .adjective)
    #expect(proposal(word, language).roles == [.complement])
  }

  @Test(arguments: ["bailar", "columpiar", "patinar"])
  func aVerbStaysAVerb(word: String) {
    #expect(proposal(word, .spanish).roles == [.verb])
  }

  @Test(arguments: [
    ("Perro", Language.spanish, SemanticKind.animal), ("Tablet", .spanish, .device),
    ("LEGO", .spanish, .toy), ("Nintendo", .spanish, .device), ("YouTube", .spanish, .media),
    ("LEGO", .english, .toy), ("Dog", .english, .animal), ("Nintendo", .portuguese, .device),
    ("XQZ", .spanish, .thing),
    ("Lucía", .spanish, .person), ("LUCÍA", .spanish, .person), ("Zuleyka", .spanish, .person),
    ("Lucy", .english, .person), ("João", .portuguese, .person),
  ])
  func aCapitalMakesAPersonOnlyOfANameOrOfWhatNothingElseExplains(
    word: String, language: Language, kind: SemanticKind
  ) {
    #expect(proposal(word, language).lexeme.kind == kind)
    let isPerson = proposal(word, language).roles.contains(.subject) && kind != .animal
    #expect(isPerson == (kind == .person))
  }

  @Test func whatIsSaidOfAWordGoesBeforeWhatItsCapitalTells() {
    let named = proposal("Luna", .spanish) { $0.kind = .person }
    #expect(named.label == "Luna")
    #expect(named.lexeme.wordClass == .properNoun)
    #expect(proposal("Nintendo", .spanish) { $0.kind = .person }.lexeme.kind == .person)
  }

  private static let misspellings: [(String, Language, String?)] = [
    ("jamon", Language.spanish, "jamón"), ("cancion", .spanish, "canción"),
    ("avion", .spanish, "avión"), ("botao", .portuguese, "botão"),
    ("coracao", .portuguese, "coração"), ("childs", .english, "children"),
    ("zorblax", .spanish, nil), ("jamón", .spanish, nil), ("mittens", .english, nil),
    ("mice", .english, nil),
  ]

  @Test(arguments: misspellings)
  func aWordWithoutItsAccentIsAskedAbout(word: String, language: Language, likely: String?) {
    let vocabulary = Vocabulary(
      language: language, categories: [], subjects: [], verbs: [], complements: [],
      links: Vocabulary.Links())
    let review = WordReview(vocabulary, variety: language.defaultVariety)
    let found = proposal(word, language).entries.flatMap {
      review.warnings(for: $0, links: [])
    }.compactMap { warning -> String? in
      if case .misspelt(let likely) = warning { likely } else { nil }
    }
    #expect(Set(found) == Set([likely].compactMap(\.self)))
  }

  private static let governments: [(String, Language, String?)] = [
    ("con el", Language.spanish, "con the"), ("con la", .spanish, "con the"),
    ("con una", .spanish, "con a"), ("- un", .spanish, "- a"), ("con -", .spanish, "con -"),
    ("al", .spanish, "a the"), ("al lado de la", .spanish, "al lado de the"),
    ("con the", .spanish, "con the"), ("with the", .english, "with the"),
    ("com a", .portuguese, "com the"), ("no", .portuguese, "em the"), ("num", .portuguese, "em a"),
    ("con", .spanish, nil), ("", .spanish, nil), ("con casa", .spanish, nil),
  ]

  @Test(arguments: governments)
  func governmentIsReadInTheWordsOfTheLanguage(text: String, language: Language, table: String?) {
    #expect(Government(words: text, in: language)?.text == table)
  }

  @Test(arguments: [
    ("con the", Language.spanish, "con el"), ("- a", .portuguese, "- um"),
    ("with -", .english, "with -"), ("con ?", .spanish, "con"),
  ])
  func governmentIsShownInThem(table: String, language: Language, text: String) {
    #expect(Government(text: table)?.words(in: language) == text)
  }
}
