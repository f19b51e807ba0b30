extension Migration {
  /// What belongs to a person's voice: pauses, pronunciations, recordings; and the other programs that speak.
  static let voices007 = Migration(
    number: 7,
    sql: """
      ALTER TABLE person ADD COLUMN pause INTEGER NOT NULL DEFAULT 0
        CHECK (pause BETWEEN 0 AND 3000);

      CREATE TABLE pronunciation (
        person TEXT REFERENCES person (id) ON DELETE CASCADE,
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        word TEXT NOT NULL CHECK (word <> ''),
        word_key TEXT NOT NULL CHECK (word_key <> ''),
        kind TEXT NOT NULL CHECK (kind IN ('respelling', 'phonemes', 'language')),
        value TEXT NOT NULL CHECK (value <> '')
      ) STRICT;
      CREATE UNIQUE INDEX pronunciationByWordKey
        ON pronunciation (ifnull(person, ''), language, word_key);
      CREATE INDEX pronunciationByPerson ON pronunciation (person);

      CREATE TABLE sound (
        hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
        contents BLOB NOT NULL
      ) STRICT;

      CREATE TABLE recording (
        id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
        person TEXT REFERENCES person (id) ON DELETE CASCADE,
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        scope TEXT NOT NULL CHECK (scope IN ('word', 'sentence')),
        text TEXT NOT NULL CHECK (text <> ''),
        text_key TEXT NOT NULL CHECK (text_key <> ''),
        sound TEXT NOT NULL REFERENCES sound (hash),
        seconds REAL NOT NULL CHECK (seconds > 0)
      ) STRICT;
      CREATE UNIQUE INDEX recordingByTextKey
        ON recording (ifnull(person, ''), language, scope, text_key);
      CREATE INDEX recordingByPerson ON recording (person);
      CREATE INDEX recordingBySound ON recording (sound);
      CREATE TRIGGER soundsGoWithTheirLastRecording AFTER DELETE ON recording BEGIN
        DELETE FROM sound
        WHERE hash = old.sound AND NOT EXISTS (SELECT * FROM recording WHERE sound = old.sound);
      END;

      CREATE TABLE voice_command (
        name TEXT NOT NULL CHECK (name <> ''),
        name_key TEXT NOT NULL PRIMARY KEY CHECK (name_key <> ''),
        arguments TEXT NOT NULL CHECK (json_valid(arguments)),
        varieties TEXT NOT NULL CHECK (json_valid(varieties)),
        time_limit REAL NOT NULL CHECK (time_limit > 0)
      ) STRICT, WITHOUT ROWID;
      """)
}
