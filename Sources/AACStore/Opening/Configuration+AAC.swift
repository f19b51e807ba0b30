import GRDB

extension Configuration {
  /// In kibibytes, negative as SQLite has it: the pages of a hundred thousand words.
  ///
  /// Memory is only taken for pages that were read.
  static var cacheSize: Int { -32_768 }

  /// How every connection is set up; docs/database.md says why.
  static func aac(
    busyTimeout: Duration, readonly: Bool = false, isAlone: Bool = false
  ) -> Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.readonly = readonly
    let parts = busyTimeout.components
    configuration.busyMode = .timeout(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    configuration.prepareDatabase { db in
      // Before anything is read: from then on the index of the log is kept in memory.
      if isAlone { try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      try db.execute(
        sql: """
          PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = \(cacheSize)
          """)
    }
    return configuration
  }
}
