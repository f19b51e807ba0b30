import AACCore
import Grammar
import Testing

/// What holds for every row of tiles, whatever the words are and in whatever order.
struct RowPropertyTests {
  private static let varieties: [LanguageVariety] = [
    .spanishSpain, .spanishMexico, .spanishArgentina, .englishUnitedStates, .englishUnitedKingdom,
    .portugueseBrazil, .portuguesePortugal,
  ]

  @Test(arguments: varieties)
  func everyRowIsRead(_ variety: LanguageVariety) {
    var source = RandomClauses(variety, seed: 20_261_122)
    let reader = TileReader(variety: variety)
    for _ in 0..<1_500 {
      let row = source.nextRow()
      let input = row.map(\.lemma).joined(separator: " / ")
      let readings = reader.readings(of: row)
      #expect(!readings.isEmpty, "\(input)")
      guard let reading = readings.first else { continue }
      let made = ClauseRealizer().realize(reading)
      #expect(!made.text.isEmpty && !made.text.contains("  "), "\(input): \(made.text)")
      #expect(made.text.first { $0 != "¿" && $0 != "¡" }?.isLowercase == false, "\(input)")
      #expect(
        made.tokens.allSatisfy { $0.tile.map { row.indices.contains($0) } ?? true }, "\(input)")
    }
  }

  @Test(arguments: varieties)
  func wordsThatJoinAndPlaceAreSaidInAnyOrder(_ variety: LanguageVariety) {
    var source = RandomClauses(variety, seed: 20_261_128)
    let reader = TileReader(variety: variety)
    for _ in 0..<1_500 {
      let row = source.nextRowOfSmallWords()
      let input = row.map(\.lemma).joined(separator: " / ")
      guard let reading = reader.readings(of: row).first else {
        Issue.record("no reading of \(input)")
        continue
      }
      let made = ClauseRealizer().realize(reading)
      #expect(!made.text.isEmpty && !made.text.contains("  "), "\(input): \(made.text)")
      let clause = source.nextOfSmallWords()
      let text = ClauseRealizer().realize(clause).text
      #expect(!text.isEmpty && !text.contains("  "), "\(clause): \(text)")
    }
  }

  @Test(arguments: [
    (LanguageVariety.spanishSpain, "hola mamá y papá", "Hola, mamá y papá."),
    (.spanishSpain, "pizza con jamón y queso", "Pizza con jamón y queso."),
    (.portugueseBrazil, "pizza com presunto e queijo", "Pizza com presunto e queijo."),
    (.englishUnitedStates, "pizza with ham and cheese", "Pizza with ham and cheese."),
  ])
  func whatIsJoinedWhereNothingIsDoneIsHeard(
    _ variety: LanguageVariety, words: String, text: String
  ) {
    let lexicon = Lexicon(language: variety.language)
    let row = words.split(separator: " ").map { lexicon.lexeme(for: String($0)) }
    let reading = TileReader(variety: variety).readings(of: row).first
    #expect(reading.map { ClauseRealizer().realize($0).text } == text)
  }

  @Test(arguments: [
    (LanguageVariety.spanishSpain, "pero", "Pero."), (.spanishMexico, "porque", "Porque."),
    (.englishUnitedStates, "because", "Because."), (.englishUnitedKingdom, "and", "And."),
    (.portugueseBrazil, "mas", "Mas."), (.portuguesePortugal, "e", "E."),
  ])
  func aWordThatJoinsNothingYetIsHeard(_ variety: LanguageVariety, word: String, text: String) {
    let row = [Lexicon(language: variety.language).lexeme(for: word)]
    let reading = TileReader(variety: variety).readings(of: row).first
    #expect(reading.map { ClauseRealizer().realize($0).text } == text)
  }

  @Test(arguments: ["yesterday tomorrow", "today tomorrow yesterday", "yesterday today hug"])
  func severalDaysAreHeard(_ words: String) {
    let lexicon = Lexicon(language: .english)
    let row = words.split(separator: " ").map { lexicon.lexeme(for: String($0)) }
    let reading = TileReader(variety: .englishUnitedStates).readings(of: row).first
    #expect(reading.map { ClauseRealizer().realize($0).text.isEmpty } == false)
  }
}
