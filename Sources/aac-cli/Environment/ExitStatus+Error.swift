import AACArchive
import AACCore
import AACPictures
import AACPrint
import AACSpeech
import AACStore
import Boards
import Planner
import SentenceBuilder

extension ExitStatus {
  /// The exit code of an error.
  init(of error: any UserFacingError) {
    switch error {
    case SpeechError.nothingToSay: self = .badInput
    case let error as SpeechError: self = error.concernsFile ? .cannotCreate : .unavailable
    case is RecordingError: self = .badInput
    case let error as StoreError: self.init(of: error)
    case let error as SentenceError: self.init(of: error)
    case let error as InputError: self = error.status
    case let error as RenderError: self = error.status
    case let error as EditError: self = error.status
    case is SheetError: self = .badInput
    case let error as PictureError: self = error == .noLibrary ? .unavailable : .badInput
    case is PictureEndingError: self = .wrongUsage
    case let error as PictureFileError: self.init(of: error.problem)
    case let error as BoardFileError: self = error.status
    case let error as BoardError: self.init(of: error)
    case let error as ArchiveError: self.init(of: error)
    case let error as PrintError: self.init(of: error)
    case is PlannerError: self = .wrongUsage
    default: self = .failed
    }
  }

  private init(of error: StoreError) {
    switch error {
    case .damaged, .foreign, .newer, .badVocabulary, .unknownWord, .unknownCategory,
      .unknownPictogram, .unknownPictureSet, .notLinked, .notRemoved, .starterWord,
      .damagedCopy, .foreignCopy, .newerCopy, .cannotReadCopy:
      self = .badInput
    case .noBackup: self = .inputMissing
    case .cannotCreate, .noSpace, .readOnly, .moved, .cannotWriteCopy, .noCopyFolder:
      self = .cannotCreate
    case .speedOutOfRange, .pitchOutOfRange, .volumeOutOfRange, .pauseOutOfRange, .emptyName,
      .favouriteNameIsNumber, .placeOutOfRange, .levelOutOfRange, .copyIsDatabase:
      self = .wrongUsage
    default: self = .failed
    }
  }

  private init(of error: SentenceError) {
    switch error {
    case .unknownWord, .notAnObject: self = .badInput
    case .nothingToSay, .blankWord, .tilesBesideRoles, .unknownLanguage, .badValue:
      self = .wrongUsage
    case .illegalMove: self = .failed
    }
  }

  private init(of error: BoardError) {
    switch error {
    case .unknownBoard: self = .failed
    case .notSingle: self = .wrongUsage
    default: self = .badInput
    }
  }

  private init(of error: ArchiveError) {
    switch error {
    case .noLibrary: self = .unavailable
    case .cannotPack: self = .failed
    default: self = .badInput
    }
  }

  private init(of error: PrintError) {
    switch error {
    case .noLibrary: self = .unavailable
    case .notSingle: self = .wrongUsage
    case .failed: self = .failed
    }
  }
}
