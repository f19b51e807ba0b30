extension Migration {
  /// Countdowns that go on while the program is not running.
  static let timers004 = Migration(
    number: 4,
    sql: """
      CREATE TABLE timer (
        id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
        payload TEXT NOT NULL CHECK (json_valid(payload)),
        updated INTEGER NOT NULL
      ) STRICT;
      """)
}
