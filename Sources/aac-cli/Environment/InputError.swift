import AACCore

/// What is wrong with what a command was given to read.
enum InputError: UserFacingError, Equatable {
  /// The file is not there or cannot be read.
  case cannotRead(path: String)
  /// There is nothing in the file.
  case emptyFile(path: String)
  /// The file is larger than any that is read.
  case tooLarge(path: String, megabytes: Int)
  /// The file is no text in an encoding that is read.
  case notText(path: String)
  /// Some lines of a batch could not be used; each has been reported on its own.
  case badLines(count: Int)
  /// There is no such word in the vocabulary.
  case noSuchWord(String, nearest: [String])
  /// The text cannot be a verb in its dictionary form.
  case notAVerb(String)
  /// The voice does not know some of the phonemes.
  case badPhonemes(String)
  /// A sign of a transcription in IPA that the voice of the language cannot say.
  case unknownIPA(sign: String, in: String)
  /// The folder of vocabulary files is not there.
  case noData
  /// The vocabulary files have problems; each has been reported on its own.
  case badVocabulary(count: Int)

  var text: Text {
    switch self {
    case .cannotRead(let path): .inputCannotRead(path: path)
    case .emptyFile(let path): .inputEmptyFile(path: path)
    case .tooLarge(let path, let megabytes):
      .boardFileTooLarge(path: path, limit: String(megabytes))
    case .notText(let path): .inputListNotText(path: path)
    case .badLines(let count): .inputBadLines(count: count)
    case .noSuchWord(let word, let nearest) where nearest.isEmpty: .requestUnknownWord(word: word)
    case .noSuchWord(let word, let nearest):
      .requestUnknownWordNearest(word: word, nearest: nearest.joined(separator: ", "))
    case .notAVerb(let word): .inputNotAVerb(word: word)
    case .badPhonemes(let phonemes): .inputBadPhonemes(phonemes: phonemes)
    case .unknownIPA(let sign, let text): .inputUnknownIPA(sign: sign, phonemes: text)
    case .noData: .inputNoData
    case .badVocabulary(let count): .inputBadVocabulary(count: count)
    }
  }

  /// The exit code.
  var status: ExitStatus {
    switch self {
    case .cannotRead, .noData: .inputMissing
    case .emptyFile, .badLines, .badVocabulary, .tooLarge, .notText, .noSuchWord, .notAVerb,
      .badPhonemes,
      .unknownIPA:
      .badInput
    }
  }
}
