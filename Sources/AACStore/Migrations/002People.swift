extension Migration {
  /// Who communicates, and what they or nobody in particular have set.
  static let people002 = Migration(
    number: 2,
    sql: """
      CREATE TABLE person (
        id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
        name TEXT NOT NULL CHECK (name <> ''),
        name_key TEXT NOT NULL CHECK (name_key <> ''),
        gender TEXT NOT NULL CHECK (gender IN ('masculine', 'feminine')),
        variety TEXT NOT NULL CHECK (variety LIKE '__-__'),
        voice TEXT CHECK (voice <> ''),
        speed INTEGER NOT NULL CHECK (speed BETWEEN 80 AND 450),
        pitch INTEGER NOT NULL CHECK (pitch BETWEEN 0 AND 100),
        volume INTEGER NOT NULL CHECK (volume BETWEEN 0 AND 200)
      ) STRICT;
      CREATE UNIQUE INDEX personByNameKey ON person (name_key);

      CREATE TABLE setting (
        person TEXT REFERENCES person (id) ON DELETE CASCADE,
        name TEXT NOT NULL CHECK (name <> ''),
        value TEXT NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX settingByPerson ON setting (ifnull(person, ''), name);
      CREATE INDEX settingByOwner ON setting (person);
      """)
}
