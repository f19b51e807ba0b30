public import AACCore

/// What can go wrong with the database and the vocabulary files.
public enum StoreError: UserFacingError, Equatable {
  /// The file is ours, and its contents are broken.
  case damaged(path: String)
  /// The file belongs to another program, or is no database.
  case foreign(path: String)
  /// A newer program has changed the file.
  case newer(path: String, version: Int, known: Int)
  /// The file, or the folder it is in, cannot be written.
  case readOnly(path: String)
  /// The file was removed or replaced while it was open.
  case moved(path: String)
  /// The disk is full.
  case noSpace(path: String)
  /// Another program has been writing for longer than we wait.
  case locked(path: String)
  /// There is no file, and it cannot be made.
  case cannotCreate(path: String, reason: Text)
  /// There is a file, and the system does not let us read it.
  case cannotOpen(path: String, reason: Text)
  /// SQLite reports something else.
  case failed(path: String, reason: String)

  /// Nobody has the name.
  case unknownPerson(name: String)
  /// Someone already has the name, accents and letter case aside.
  case personNameTaken(name: String)
  /// A name without a letter.
  case emptyName
  /// Words a minute outside ``SpeechSettings/speedRange``.
  case speedOutOfRange(Int)
  /// Pitch outside ``SpeechSettings/pitchRange``.
  case pitchOutOfRange(Int)
  /// Volume outside ``SpeechSettings/volumeRange``.
  case volumeOutOfRange(Int)
  /// Pause outside ``SpeechSettings/pauseRange``.
  case pauseOutOfRange(Int)

  /// No pronunciation is kept for the word.
  case unknownPronunciation(word: String)
  /// There is no recording of the text.
  case unknownRecording(text: String)
  /// No program that speaks has the name.
  case unknownVoice(name: String)

  /// No favourite has the number or name.
  case unknownFavourite(name: String)
  /// Another favourite of the same person has the name.
  case favouriteNameTaken(name: String)
  /// A name made of digits, which would be taken for a number.
  case favouriteNameIsNumber(name: String)

  /// No word has the name.
  case unknownWord(name: String)
  /// No group of words has the name.
  case unknownCategory(name: String)
  /// No picture has the id.
  case unknownPictogram(name: String)
  /// No symbol set has the id.
  case unknownPictureSet(name: String)
  /// The two words are not linked.
  case notLinked(first: String, second: String)
  /// A place before the first, or far behind the last.
  case placeOutOfRange(Int, last: Int)
  /// A level outside ``WordEntry/levels``.
  case levelOutOfRange(Int)
  /// Only words that were removed are purged.
  case notRemoved(name: String)
  /// A word of the starter vocabulary, which can be removed but not purged.
  case starterWord(name: String)

  /// No set of boards has the id or name.
  case unknownBoardSet(name: String)
  /// Several sets of boards have the name, or an id that begins so.
  case ambiguousBoardSet(name: String)
  /// There is no copy to restore.
  case noBackup(path: String)
  /// The copy is ours, and its contents are broken.
  case damagedCopy(path: String)
  /// The file is no copy of ours.
  case foreignCopy(path: String)
  /// A newer program has made the copy.
  case newerCopy(path: String)
  /// The system does not let us read the copy.
  case cannotReadCopy(path: String)
  /// The copy cannot be written there.
  case cannotWriteCopy(path: String)
  /// The folder that the copy is to be in does not exist.
  case noCopyFolder(path: String)
  /// What was named as a copy is the database itself, or one of its side files.
  case copyIsDatabase(path: String)

  /// The vocabulary files cannot be imported; the first thing wrong, and how many there are.
  case badVocabulary(first: VocabularyProblem, count: Int)
}
