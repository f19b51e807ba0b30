import AACCore
import Foundation

/// A word of a sentence that was kept, with its tile where the vocabulary still has it.
public struct KeptWord: Hashable, Sendable {
  /// The word as it was chosen.
  public let label: String
  /// How it looks; nil when the word is no longer there or never was.
  public let tile: Tile?
}

extension SentenceBuilder {
  /// The words of a kept sentence, from what ``Sentence/choices`` wrote; none when another form of it was kept.
  public func keptWords(_ choices: String) -> [KeptWord] {
    let words = try? JSONDecoder().decode([[String: String]].self, from: Data(choices.utf8))
    return (words ?? []).compactMap { word in
      guard let label = word["word"] else { return nil }
      let role = word["role"].flatMap(Tile.Role.init(rawValue:))
      var tile = role.flatMap { self.tile(named: label, role: $0) }
      tile?.isNegated = word["negated"] == "true"
      return KeptWord(label: label, tile: tile)
    }
  }

  private func tile(named label: String, role: Tile.Role) -> Tile? {
    switch role {
    case .subject: vocabulary.subjects.first { $0.label == label }.map { Tile($0, role: role) }
    case .opener, .verb: vocabulary.verbs.first { $0.label == label }.map { Tile($0, role: role) }
    case .complement:
      vocabulary.complements.first { $0.label == label }.map { Tile($0, role: role) }
    }
  }
}
