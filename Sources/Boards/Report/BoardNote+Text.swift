import AACCore

extension BoardNote.Kind {
  /// What it is, for people.
  var text: Text {
    switch self {
    case .extensionField: .boardNoteExtensionField
    case .unknownField: .boardNoteUnknownField
    case .dataAddress: .boardNoteDataAddress
    case .unreachedBoard: .boardNoteUnreachedBoard
    case .otherFile: .boardNoteOtherFile
    case .extraLanguage: .boardNoteExtraLanguage
    case .notListed: .boardNoteNotListed
    case .numericID: .boardNoteNumericID
    case .numericText: .boardNoteNumericText
    case .repeatedButton: .boardNoteRepeatedButton
    case .noGrid: .boardNoteNoGrid
    case .gridSize: .boardNoteGridSize
    case .guessedRoot: .boardNoteGuessedRoot
    case .strippedFolder: .boardNoteStrippedFolder
    case .noFormat: .boardNoteNoFormat
    case .newerFormat: .boardNoteNewerFormat
    case .noID: .boardNoteNoID
    case .embedded: .boardNoteEmbedded
    case .unlinked: .boardNoteUnlinked
    case .packed: .boardNotePacked
    case .renumbered: .boardNoteRenumbered
    case .relabelled: .boardNoteRelabelled
    default: unusedText
    }
  }

  private var unusedText: Text {
    switch self {
    case .unknownCell: .boardNoteUnknownCell
    case .unplacedButton: .boardNoteUnplacedButton
    case .badColor: .boardNoteBadColor
    case .noSuchImage: .boardNoteNoSuchImage
    case .noSuchSound: .boardNoteNoSuchSound
    case .missingFile: .boardNoteMissingFile
    case .remoteMedia: .boardNoteRemoteMedia
    case .symbol: .boardNoteSymbol
    case .notAnImage: .boardNoteNotAnImage
    case .notASound: .boardNoteNotASound
    case .noBoardFile: .boardNoteNoBoardFile
    case .remoteBoard: .boardNoteRemoteBoard
    case .unknownAction: .boardNoteUnknownAction
    case .noVoice: .boardNoteNoVoice
    default: .boardNoteWrongValue
    }
  }
}
