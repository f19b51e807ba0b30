public import AACCore
public import AACStore
public import Boards
import SentenceBuilder

/// The boards that a person has: imported sets, and those that are made of the vocabulary.
///
///     let library = BoardLibrary(database: database, person: person, variety: .spanishSpain)
///     let opened = try library.open("core")
///     let speech = try library.speech(of: opened.package)
public struct BoardLibrary: Sendable {
  /// A set that was opened.
  public struct Opened: Sendable {
    /// UUID of an imported set, or what a made one is called.
    public var id: String
    /// What people call it.
    public var name: String
    /// The boards.
    public var package: BoardPackage
    /// What cannot be used of it.
    public var report: BoardReport
  }

  /// Where sets and words are kept.
  public let database: AppDatabase
  /// Whose boards and words they are; nil for nobody in particular.
  public let person: Person?
  /// The person's language and region.
  public let variety: LanguageVariety

  /// The boards of a person, or of nobody in particular.
  public init(database: AppDatabase, person: Person?, variety: LanguageVariety) {
    self.database = database
    self.person = person
    self.variety = variety
  }

  /// The boards of a set, by id or name, or `vocabulary` or `core`.
  ///
  /// - Throws: ``StoreError`` when there is none, ``BoardError`` when it cannot be read.
  public func open(_ name: String) throws -> Opened {
    if let made = Made(rawValue: name.lowercased()) { return try make(made) }
    let set = try database.boardSet(name)
    let files = try database.boardFiles(of: set.id)
      .map { BoardFile(path: $0.path, data: $0.data) }
    let form = BoardPackage.Form(rawValue: set.form) ?? .obz
    let read = try BoardPackage.read(files, form: form)
    return Opened(id: set.id, name: set.name, package: read.package, report: read.report)
  }

  /// How many of the words of boards the vocabulary of their language has.
  public func words(in package: BoardPackage) throws -> (matched: Int, total: Int) {
    try words(of: package).count(in: package)
  }

  /// The vocabulary of the language of boards.
  public func words(of package: BoardPackage) throws -> BoardWords {
    let language = variety(of: package).language
    return BoardWords(try database.vocabulary(in: language, for: person?.id))
  }

  /// The language that boards are shown and spoken in: the person's, when the boards have words of
  /// it, else their own; the person's again when nobody here speaks theirs.
  public func variety(of package: BoardPackage) -> LanguageVariety {
    let own = package.root.locale.flatMap(LanguageVariety.init(tag:))
    let others = package.boards.flatMap(\.strings.keys).compactMap(LanguageVariety.init(tag:))
    let languages = Set((others + [own].compactMap(\.self)).map(\.language))
    if languages.contains(variety.language) { return variety }
    return own ?? variety
  }

  /// The tag of that language.
  public func tag(of package: BoardPackage) -> String { variety(of: package).tag }

  /// What makes sentences of the words of boards.
  public func speech(of package: BoardPackage) throws -> BoardSpeech {
    let variety = variety(of: package)
    let composer = SentenceComposer(
      words: database, variety: variety, speaker: person?.gender ?? .masculine)
    return BoardSpeech(
      variety: variety, words: try words(of: package), composer: composer,
      foreign: ForeignWords(database, otherThan: variety.language), package: package)
  }
}

extension BoardLibrary.Opened {
  /// A board of the set by id or name; the first one without any.
  ///
  /// - Throws: ``BoardError/unknownBoard(name:)``.
  public func board(_ name: String?) throws -> Board {
    guard let name else { return package.root }
    guard let board = package.board(name) else { throw BoardError.unknownBoard(name: name) }
    return board
  }
}
