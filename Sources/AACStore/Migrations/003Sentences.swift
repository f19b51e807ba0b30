extension Migration {
  /// Sentences that someone kept, and those that were said.
  static let sentences003 = Migration(
    number: 3,
    sql: """
      CREATE TABLE favourite (
        id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
        person TEXT REFERENCES person (id) ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 1),
        name TEXT CHECK (name <> ''),
        name_key TEXT CHECK (name_key <> ''),
        text TEXT NOT NULL CHECK (text <> ''),
        variety TEXT NOT NULL CHECK (variety LIKE '__-__'),
        choices TEXT NOT NULL CHECK (json_valid(choices)),
        saved INTEGER NOT NULL,
        CHECK ((name IS NULL) = (name_key IS NULL))
      ) STRICT;
      CREATE UNIQUE INDEX favouriteByNumber ON favourite (ifnull(person, ''), number);
      CREATE UNIQUE INDEX favouriteByNameKey ON favourite (ifnull(person, ''), name_key);
      CREATE INDEX favouriteByPerson ON favourite (person);

      CREATE TABLE history (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person TEXT REFERENCES person (id) ON DELETE CASCADE,
        text TEXT NOT NULL CHECK (text <> ''),
        variety TEXT NOT NULL CHECK (variety LIKE '__-__'),
        choices TEXT NOT NULL CHECK (json_valid(choices)),
        said INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX historyByPerson ON history (person);
      """)
}
