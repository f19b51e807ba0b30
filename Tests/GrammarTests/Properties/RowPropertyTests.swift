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
}
