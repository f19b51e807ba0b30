public import AACCore

/// Something that a person should know of an import or export: what it is, where, how often.
public struct BoardNote: Hashable, Sendable {
  /// What became of something.
  public enum Effect: String, CaseIterable, Codable, Sendable {
    /// It is kept in the file, and this program makes nothing of it.
    case kept
    /// It is used otherwise than it was written.
    case changed
    /// It cannot be used.
    case unused
  }

  /// What there is to be known.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case extensionField, unknownField, dataAddress, unreachedBoard, otherFile, extraLanguage
    case numericID, numericText, repeatedButton, noGrid, gridSize, guessedRoot, strippedFolder
    case noFormat, newerFormat, noID, embedded, unlinked, packed, renumbered, relabelled
    case unknownCell, unplacedButton, badColor, noSuchImage, noSuchSound, missingFile
    case remoteMedia, symbol, notAnImage, notASound, noBoardFile, remoteBoard, unknownAction
    case wrongValue, noVoice, notListed

    /// What becomes of such a thing.
    public var effect: Effect {
      switch self {
      case .extensionField, .unknownField, .dataAddress, .unreachedBoard, .otherFile,
        .extraLanguage, .notListed:
        .kept
      case .numericID, .numericText, .repeatedButton, .noGrid, .gridSize, .guessedRoot,
        .strippedFolder, .noFormat, .newerFormat, .noID, .embedded, .unlinked, .packed,
        .renumbered, .relabelled:
        .changed
      case .unknownCell, .unplacedButton, .badColor, .noSuchImage, .noSuchSound, .missingFile,
        .remoteMedia, .symbol, .notAnImage, .notASound, .noBoardFile, .remoteBoard,
        .unknownAction, .wrongValue, .noVoice:
        .unused
      }
    }
  }

  /// What it is.
  public let kind: Kind
  /// The file of the package; empty: the package itself.
  public let file: String
  /// How often.
  public internal(set) var count: Int
  /// The first places, such as the labels of buttons.
  public internal(set) var places: [String]

  /// What became of it.
  public var effect: Effect { kind.effect }

  /// The line that a person reads, without the file.
  public var text: Text {
    func line(_ language: Language) -> String {
      let often = count > 1 ? " (\(count))" : ""
      let more = count > places.count && !places.isEmpty ? ", …" : ""
      let list = places.isEmpty ? "" : ": " + places.joined(separator: ", ") + more
      return kind.text[language] + often + list
    }
    return Text(line)
  }
}
