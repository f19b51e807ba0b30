import Foundation

/// Finds words by their letters; accents and letter case do not matter.
public struct LetterSearch: Hashable, Sendable {
  private let key: String

  /// A search for letters; without any, everything is found.
  public init(_ letters: String) {
    key = Self.folded(letters.trimmingCharacters(in: .whitespaces))
  }

  /// The indices of the labels in which a word begins with the letters; when none does, of those that contain them.
  public func matches(in labels: [String]) -> [Int] {
    guard !key.isEmpty else { return Array(labels.indices) }
    let folded = labels.map(Self.folded)
    let beginning = folded.indices.filter {
      folded[$0].hasPrefix(key) || folded[$0].contains(" " + key)
    }
    return beginning.isEmpty ? folded.indices.filter { folded[$0].contains(key) } : beginning
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }
}
