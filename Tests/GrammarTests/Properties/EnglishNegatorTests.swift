import AACCore
import Foundation
import Grammar
import Testing

/// A negation adds a helper with *not* and nothing else, and denying twice gives the sentence back: the example of every English
/// frame, in the present, the past and the future (CGEL §10.54–10.56, §3.36–3.42).
struct EnglishNegatorTests {
  /// What the verb is said with when it is denied, and when it is not.
  private static let helpers: Set<String> = [
    "don't", "doesn't", "didn't", "won't", "isn't", "aren't", "wasn't", "weren't", "can't",
    "couldn't",
    "shouldn't", "mustn't", "wouldn't", "haven't", "hasn't", "shan't", "mightn't", "needn't",
    "cannot",
    "not", "am", "is", "are", "was", "were", "will", "can", "could", "should", "must", "would",
    "have",
    "has", "shall", "may", "might", "had", "ought", "do", "does", "did", "be", "let's",
  ]
  /// What stands within a negation for a word outside it (CGEL §10.60).
  private static let assertive = [
    "any": "some", "anything": "something", "anybody": "somebody", "or": "and", "either": "too",
  ]

  private static func inputs() -> [String] {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Data/grammar/en/frames.csv")
    // A missing file fails the count of inputs.
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap {
      let fields = $0.split(separator: ",", omittingEmptySubsequences: false)
      return fields.count == 7 ? String(fields[5]) : nil
    }
  }

  /// The words that belong neither to the verb nor to what helps it.
  private func words(_ made: Realization, verb: Int?) -> [String] {
    made.tokens.filter { $0.tile != verb || $0.tile == nil }.map { $0.text.lowercased() }
      .filter { !Self.helpers.contains($0) }.map { Self.assertive[$0] ?? $0 }
  }

  @Test(arguments: ["", "past", "future"])
  func takingTheNegatorOutGivesTheSentenceBack(_ tense: String) {
    let inputs = Self.inputs()
    #expect(inputs.count > 2_400)
    for input in inputs {
      let parts = input.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      // *I used to play, I didn't use to play*: the helper is a part of the verb (CGEL §3.44).
      guard parts.count > 1, parts[1] != "used to" else { continue }
      var clause = EnglishClauses.clause(
        subject: parts[0].isEmpty ? [] : [parts[0]], verb: parts[1],
        complements: Array(parts.dropFirst(2)), options: tense.isEmpty ? [] : [tense])
      let before = ClauseRealizer().realize(clause)
      clause.isNegative.toggle()
      let negative = ClauseRealizer().realize(clause)
      let verb = clause.verb?.tile
      #expect(
        words(negative, verb: verb) == words(before, verb: verb), "\(before.text) \(negative.text)")
      #expect(negative.text != before.text, "\(before.text)")
      clause.isNegative.toggle()
      #expect(ClauseRealizer().realize(clause) == before, "\(before.text)")
    }
  }
}
