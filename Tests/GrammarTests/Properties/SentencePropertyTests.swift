import AACCore
import Grammar
import Testing

/// What holds for every sentence, whatever the words are.
struct SentencePropertyTests {
  private static let varieties: [LanguageVariety] = [
    .spanishSpain, .spanishMexico, .spanishArgentina, .englishUnitedStates, .englishUnitedKingdom,
    .portugueseBrazil, .portuguesePortugal,
  ]

  private static func clauses(_ variety: LanguageVariety) -> [Clause] {
    var source = RandomClauses(variety, seed: 20_260_101)
    return (0..<2_500).map { _ in source.next() }.filter {
      !$0.subject.isEmpty || $0.verb != nil || !$0.complements.isEmpty
    }
  }

  private static func input(_ clause: Clause) -> String {
    (clause.subject + [clause.verb].compactMap { $0 } + clause.complements).map(\.lexeme.lemma)
      .joined(separator: " / ")
  }

  @Test(arguments: varieties)
  func spacesMarksAndCapitalAreRight(_ variety: LanguageVariety) {
    for clause in Self.clauses(variety) {
      let text = ClauseRealizer().realize(clause).text
      let input = Self.input(clause)
      #expect(
        !text.contains("  ") && !text.contains(" ,") && !text.contains(",,"), "\(input): \(text)")
      #expect(
        !text.contains(" .") && !text.contains(" ?") && !text.contains("¿ "), "\(input): \(text)")
      #expect(
        text.hasSuffix(".") || text.hasSuffix("?") || text.hasSuffix("!") || text.hasSuffix("…"),
        "\(input): \(text)")
      let isOpened = text.contains("¿")
      #expect(
        isOpened == (variety.language == .spanish && text.hasSuffix("?")), "\(input): \(text)")
      let first = text.first { $0 != "¿" && $0 != "¡" }
      #expect(first?.isLowercase == false, "\(input): \(text)")
    }
  }

  @Test(arguments: varieties)
  func theTextIsItsWordsAndEveryWordNamesAChosenTile(_ variety: LanguageVariety) {
    for clause in Self.clauses(variety) {
      let made = ClauseRealizer().realize(clause)
      let joined = made.tokens.reduce("") { $0 + ($1.hasSpaceBefore ? " " : "") + $1.text }
      #expect(joined == made.text)
      let count = clause.subject.count + (clause.verb == nil ? 0 : 1) + clause.complements.count
      #expect(made.tokens.allSatisfy { $0.tile.map { (0..<count).contains($0) } ?? true })
      #expect(made.tokens.allSatisfy { !$0.text.isEmpty && !$0.text.contains(" ") })
    }
  }

  @Test(arguments: varieties)
  func theSameWordsMakeTheSameSentence(_ variety: LanguageVariety) {
    let clauses = Self.clauses(variety)
    let texts = clauses.map { ClauseRealizer().realize($0).text }
    // In another order, so that nothing remembered from the sentence before can hide.
    let again = clauses.reversed().map { ClauseRealizer().realize($0).text }
    #expect(texts == again.reversed())
  }

  @Test(arguments: [LanguageVariety.spanishSpain, .portugueseBrazil])
  func takingTheNegatorOutGivesTheSentenceBack(_ variety: LanguageVariety) {
    let lexicon = Lexicon(language: variety.language)
    let isSpanish = variety.language == .spanish
    let verb = isSpanish ? "ver" : "ver"
    for word in lexicon.allWords
    where word.lexeme.wordClass == .noun && !word.lexeme.kind.isOfTime {
      var clause = Clause(variety: variety)
      clause.subject = [Constituent(lexicon.lexeme(for: isSpanish ? "ella" : "ela"), tile: 0)]
      clause.verb = Constituent(lexicon.lexeme(for: verb, expecting: .verb), tile: 1)
      clause.complements = [Constituent(word.lexeme, tile: 2)]
      let before = ClauseRealizer().realize(clause)
      clause.isNegative.toggle()
      let negative = ClauseRealizer().realize(clause)
      let without = negative.tokens.map(\.text).filter { $0 != (isSpanish ? "no" : "não") }
      #expect(without == before.tokens.map(\.text), "\(negative.text)")
      #expect(negative.tokens.count == before.tokens.count + 1, "\(negative.text)")
      clause.isNegative.toggle()
      #expect(ClauseRealizer().realize(clause) == before)
    }
  }

  /// Plurals that are another word first, or that the tables list with another gender.
  private static let otherWords: [Language: Set<String>] = [
    .spanish: ["mates", "coles", "cruces", "felicidades", "lentes", "quitaesmaltes"],
    .portuguese: ["avós", "álcoois", "campi", "halis", "nós", "raios-Xs", "vós"],
  ]

  /// *Este* and *rojo* must show the gender and the number of every noun, of one word or several, in the singular and in
  /// the plural.
  @Test(arguments: [LanguageVariety.spanishSpain, .portugueseBrazil])
  func genderAndNumberFollowTheNoun(_ variety: LanguageVariety) throws {
    let lexicon = Lexicon(language: variety.language)
    let morphology = try #require(Lexicon.morphology(of: variety.language))
    let isSpanish = variety.language == .spanish
    let forms =
      isSpanish ? ["este", "esta", "estos", "estas"] : ["este", "esta", "estes", "estas"]
    let colours =
      isSpanish
      ? ["rojo", "roja", "rojos", "rojas"] : ["vermelho", "vermelha", "vermelhos", "vermelhas"]
    var seen = 0
    var skipped: [String] = []
    for noun in Self.nouns(of: lexicon) {
      guard let gender = noun.gender else { continue }
      var lexemes = [noun]
      if noun.number != .plural,
        let plural = morphology.plural(of: noun.lemma, wordClass: .noun).first,
        plural != noun.lemma
      {
        let many = lexicon.lexeme(for: plural, expecting: .noun)
        if many.gender == gender, many.number == .plural {
          lexemes.append(many)
          seen += 1
        } else {
          skipped.append(plural)
        }
      }
      for lexeme in lexemes {
        let tokens = Self.tokens(of: lexeme, behind: "este", before: colours[0], variety)
        let place = (lexeme.number == .plural ? 2 : 0) + (gender == .feminine ? 1 : 0)
        #expect(tokens.contains(forms[place]) && tokens.contains(colours[place]), "\(tokens)")
      }
    }
    #expect(seen > 4_000)
    #expect(Set(skipped) == Self.otherWords[variety.language], "\(skipped)")
  }

  /// *Dos huevos fritos, dois ovos fritos, two eggs*: what is counted stands in the plural that the language's
  /// tables give, of one word or several.
  @Test(arguments: [
    LanguageVariety.spanishSpain, .portugueseBrazil, .englishUnitedStates,
  ])
  func whatIsCountedStandsInThePlural(_ variety: LanguageVariety) throws {
    let lexicon = Lexicon(language: variety.language)
    let morphology = variety.morphology
    let two =
      switch variety.language {
      case .spanish: "dos"
      case .portuguese: "dois"
      case .english: "two"
      }
    var seen = 0
    for noun in Self.nouns(of: lexicon)
    where noun.number != .plural && noun.countability == .count && !Self.isBritish(noun.lemma) {
      let tokens = Self.tokens(of: noun, behind: two, before: nil, variety)
      let plurals = morphology.plural(of: noun.lemma, wordClass: .noun)
      let text = tokens.joined(separator: " ").lowercased()
      #expect(plurals.contains { text.contains($0.lowercased()) }, "\(text)")
      seen += 1
    }
    #expect(seen > 2_000)
  }

  private static func isBritish(_ noun: String) -> Bool {
    // The United States write them otherwise, or count them without -s.
    [
      "harbour", "tyre", "moustache", "aeroplane", "dialogue", "dozen", "litre", "mum", "mummy",
      "neighbour", "theatre", "favour", "colour", "traveller", "counsellor", "centre",
    ].contains(noun)
  }

  private static func nouns(of lexicon: Lexicon) -> [Lexeme] {
    lexicon.allWords.map(\.lexeme).filter { $0.wordClass == .noun && !$0.kind.isOfTime }
  }

  private static func tokens(
    of noun: Lexeme, behind determiner: String, before quality: String?, _ variety: LanguageVariety
  ) -> [String] {
    let lexicon = Lexicon(language: variety.language)
    let (speaker, verb) =
      switch variety.language {
      case .spanish: ("yo", "ver")
      case .portuguese: ("eu", "ver")
      case .english: ("I", "see")
      }
    var clause = Clause(variety: variety)
    clause.subject = [Constituent(lexicon.lexeme(for: speaker), tile: 0)]
    clause.verb = Constituent(lexicon.lexeme(for: verb, expecting: .verb), tile: 1)
    clause.complements = [
      Constituent(lexicon.lexeme(for: determiner), tile: 2), Constituent(noun, tile: 3),
    ]
    if let quality {
      clause.complements.append(Constituent(lexicon.lexeme(for: quality), tile: 4))
    }
    return ClauseRealizer().realize(clause).tokens.map(\.text)
  }

  @Test func numberFollowsTheNounInEnglish() {
    let lexicon = Lexicon(language: .english)
    var seen = 0
    for word in lexicon.allWords
    where word.lexeme.wordClass == .noun && !word.lexeme.kind.isOfTime
      && word.lexeme.countability == .count
    {
      var clause = Clause(variety: .englishUnitedStates)
      clause.subject = [
        Constituent(lexicon.lexeme(for: "that"), tile: 0), Constituent(word.lexeme, tile: 1),
      ]
      clause.verb = Constituent(lexicon.lexeme(for: "fall", expecting: .verb), tile: 2)
      let tokens = ClauseRealizer().realize(clause).tokens.map(\.text)
      let isPlural = word.lexeme.number == .plural
      #expect(tokens.contains(isPlural ? "fall" : "falls"), "\(tokens)")
      seen += 1
    }
    #expect(seen > 300)
  }
}
