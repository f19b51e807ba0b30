public import Foundation

/// Where the program's files are: the `Data` folder it ships with, and the database of the user.
public struct DataFiles: Sendable {
  private let variables: [String: String]
  private let namedData: String?

  /// The files of a process; a `Data` folder named by the user goes before all others.
  public init(variables: [String: String], data: String? = nil) {
    self.variables = variables
    namedData = data
  }

  /// The `Data` folder: `AAC_DATA`, else the nearest one above the program, else the system's.
  public var data: URL? {
    if let namedData {
      let url = URL(filePath: namedData)
      return Self.exists(url) ? url : nil
    }
    if let path = variables["AAC_DATA"], !path.isEmpty { return URL(filePath: path) }
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appending(path: "Data")
      if Self.exists(candidate.appending(path: "vocabulary/concepts.csv")) { return candidate }
      folder.deleteLastPathComponent()
    }
    let system = URL(filePath: "/usr/share/aac/Data")
    return Self.exists(system) ? system : nil
  }

  /// The folder of Twemoji's drawings, which the set-up fetches; nil when it has not.
  public var twemoji: URL? {
    let candidates = [
      variables["AAC_TWEMOJI"].map { URL(filePath: $0) },
      data?.deletingLastPathComponent().appending(path: ".build/twemoji/svg"),
      data?.appending(path: "twemoji"),
    ]
    return candidates.compactMap(\.self).first(where: Self.exists)
  }

  /// `--database`, else `AAC_DATABASE`, else the XDG data folder.
  public func databasePath(_ option: String?) -> URL {
    if let path = option ?? variables["AAC_DATABASE"], !path.isEmpty { return URL(filePath: path) }
    let home = variables["HOME"] ?? NSHomeDirectory()
    let base =
      variables["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.local/share"
    return URL(filePath: base).appending(path: "aac/aac.sqlite")
  }

  /// Opens the database, making it from `Data` at first use and bringing it up to date with it later.
  ///
  /// - Throws: what opening a database and importing a vocabulary throw.
  public func openDatabase(at option: String?) throws -> AppDatabase {
    let folder = data.map { VocabularyFolder(data: $0, twemoji: twemoji) }
    let database = try AppDatabase.open(
      at: databasePath(option), options: OpenOptions(readsWhenReadOnly: true, keepsBackups: true)
    ) { new in
      if let folder { try new.importVocabulary(from: folder) }
    }
    if let folder { try database.refreshVocabulary(from: folder) }
    return database
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
