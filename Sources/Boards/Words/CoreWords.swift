public import AACCore

/// The words that a core board begins with, in places that never change.
///
/// They are those that word lists for people who speak little have in common, whatever their maker:
/// people at the left, then verbs, then what describes, asks, points and greets.
public enum CoreWords {
  /// How many columns the board has.
  public static let columns = 10

  /// The meanings of each place, row by row: the first that a language has a word for.
  ///
  /// Some words are there in one language only: what English says with *it*, Spanish and Portuguese
  /// say with *eso* and *isso*.
  public static let places: [[Concept]] = rows.flatMap { row in
    row.split(separator: " ").map { place in
      place.split(separator: "|").map { Concept(rawValue: String($0)) }
    }
  }

  private static let rows = [
    "i want go eat more good what up here hello",
    "you need come drink finished bad who down there goodbye",
    "he like do play not|nothing big where in now please",
    "she have get help all little when on later thank-you",
    "it|that see give stop this happy why out|outside again yes",
    "we be put open another tired how with today no",
  ]
}
