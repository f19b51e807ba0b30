import AACCore
import Foundation

/// Finds words by their letters; accents and letter case do not matter.
public struct LetterSearch: Hashable, Sendable {
  private let key: String

  /// A search for letters; without any, everything is found.
  public init(_ letters: String) {
    key = letters.trimmingCharacters(in: .whitespaces).foldedForSearch
  }

  /// The indices of the labels in which a word begins with the letters; when none does, of those that contain them.
  public func matches(in labels: [String]) -> [Int] {
    guard !key.isEmpty else { return Array(labels.indices) }
    let folded = labels.map(\.foldedForSearch)
    let beginning = folded.indices.filter {
      folded[$0].hasPrefix(key) || folded[$0].contains(" " + key)
    }
    return beginning.isEmpty ? folded.indices.filter { folded[$0].contains(key) } : beginning
  }
}
