public import AACCore

extension StoreError {
  /// The line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .damaged(let path): .storeDamaged(path: path)
    case .foreign(let path): .storeForeign(path: path)
    case .newer(let path, let version, let known):
      .storeNewer(path: path, version: String(version), known: String(known))
    case .readOnly(let path): .storeReadOnly(path: path)
    case .moved(let path): .storeMoved(path: path)
    case .noSpace(let path): .storeNoSpace(path: path)
    case .locked(let path): .storeLocked(path: path)
    case .cannotCreate(let path, let reason):
      Self.text(reason) { .storeCannotCreate(path: path, reason: $0) }
    case .cannotOpen(let path, let reason):
      Self.text(reason) { .storeCannotOpen(path: path, reason: $0) }
    case .failed(let path, let reason): .storeFailed(path: path, reason: reason)
    case .unknownPerson(let name): .storeUnknownPerson(name: name)
    case .personNameTaken(let name): .storePersonNameTaken(name: name)
    case .emptyName: .storeEmptyName
    case .speedOutOfRange(let value): .storeSpeedOutOfRange(value: String(value))
    case .pitchOutOfRange(let value): .storePitchOutOfRange(value: String(value))
    case .volumeOutOfRange(let value): .storeVolumeOutOfRange(value: String(value))
    case .pauseOutOfRange(let value): .storePauseOutOfRange(value: String(value))
    case .unknownPronunciation(let word): .storeUnknownPronunciation(word: word)
    case .unknownRecording(let text): .storeUnknownRecording(text: text)
    case .unknownVoice(let name): .storeUnknownVoice(name: name)
    case .unknownFavourite(let name): .storeUnknownFavourite(name: name)
    case .favouriteNameTaken(let name): .storeFavouriteNameTaken(name: name)
    case .favouriteNameIsNumber(let name): .storeFavouriteNameIsNumber(name: name)
    case .unknownWord(let name): .storeUnknownWord(name: name)
    case .unknownCategory(let name): .storeUnknownCategory(name: name)
    case .unknownPictogram(let name): .storeUnknownPictogram(name: name)
    case .unknownPictureSet(let name): .storeUnknownPictureSet(name: name)
    case .notLinked(let first, let second): .storeNotLinked(first: first, second: second)
    case .placeOutOfRange(let value, let last):
      .storePlaceOutOfRange(value: String(value), last: String(last))
    case .levelOutOfRange(let value): .storeLevelOutOfRange(value: String(value))
    case .notRemoved(let name): .storeNotRemoved(name: name)
    case .starterWord(let name): .storeStarterWord(name: name)
    case .unknownBoardSet(let name): .storeUnknownBoardSet(name: name)
    case .ambiguousBoardSet(let name): .storeAmbiguousBoardSet(name: name)
    case .noBackup(let path): .storeNoBackup(path: path)
    case .damagedCopy(let path): .storeDamagedCopy(path: path)
    case .foreignCopy(let path): .storeForeignCopy(path: path)
    case .newerCopy(let path): .storeNewerCopy(path: path)
    case .cannotReadCopy(let path): .storeCannotReadCopy(path: path)
    case .cannotWriteCopy(let path): .storeCannotWriteCopy(path: path)
    case .noCopyFolder(let path): .storeNoCopyFolder(path: path)
    case .copyIsDatabase(let path): .storeCopyIsDatabase(path: path)
    case .badVocabulary(let first, let count): Self.badVocabularyText(first, count: count)
    }
  }

  /// A text with another in it, each language for itself.
  private static func text(_ part: Text, in whole: (String) -> Text) -> Text {
    Text(es: whole(part.es).es, en: whole(part.en).en, pt: whole(part.pt).pt)
  }

  private static func badVocabularyText(_ first: VocabularyProblem, count: Int) -> Text {
    let problem = first.text
    let line = { (language: Language) in
      Text.storeBadVocabulary(
        place: first.place, problem: problem[language], count: count)[language]
    }
    return Text(line)
  }
}
