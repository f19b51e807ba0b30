extension Migration {
  /// Sets of boards of other programs, with their files byte for byte.
  static let boards006 = Migration(
    number: 6,
    sql: """
      CREATE TABLE board_set (
        id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
        name TEXT NOT NULL CHECK (name <> ''),
        name_key TEXT NOT NULL,
        source TEXT NOT NULL,
        form TEXT NOT NULL CHECK (form IN ('obf', 'obz')),
        boards INTEGER NOT NULL CHECK (boards >= 1),
        added INTEGER NOT NULL,
        report TEXT NOT NULL CHECK (json_valid(report)),
        removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
      ) STRICT;
      CREATE INDEX boardSetByNameKey ON board_set (name_key);

      CREATE TABLE board_file (
        board_set TEXT NOT NULL REFERENCES board_set (id) ON DELETE CASCADE,
        ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
        path TEXT NOT NULL CHECK (path <> ''),
        content BLOB NOT NULL,
        PRIMARY KEY (board_set, ordinal)
      ) STRICT;
      CREATE UNIQUE INDEX boardFileByPath ON board_file (board_set, path);
      """)
}
