extension Migration {
  /// What a therapist does with words: removed and hidden ones, levels, owners, and a journal.
  static let editing005 = Migration(
    number: 5,
    sql: """
      ALTER TABLE subject ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
      ALTER TABLE subject ADD COLUMN level INTEGER CHECK (level BETWEEN 1 AND 9);
      ALTER TABLE subject ADD COLUMN owner TEXT REFERENCES person (id) ON DELETE SET NULL;
      CREATE INDEX subjectByOwner ON subject (owner);
      ALTER TABLE verb ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
      ALTER TABLE verb ADD COLUMN level INTEGER CHECK (level BETWEEN 1 AND 9);
      ALTER TABLE verb ADD COLUMN owner TEXT REFERENCES person (id) ON DELETE SET NULL;
      CREATE INDEX verbByOwner ON verb (owner);
      ALTER TABLE complement ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
      ALTER TABLE complement ADD COLUMN level INTEGER CHECK (level BETWEEN 1 AND 9);
      ALTER TABLE complement ADD COLUMN owner TEXT REFERENCES person (id) ON DELETE SET NULL;
      CREATE INDEX complementByOwner ON complement (owner);

      ALTER TABLE subject_verb ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
      ALTER TABLE verb_complement ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
      ALTER TABLE verb_verb ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));

      CREATE TABLE hidden_word (
        person TEXT NOT NULL,
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        role TEXT NOT NULL CHECK (role IN ('subject', 'verb', 'complement')),
        concept TEXT NOT NULL CHECK (concept <> ''),
        PRIMARY KEY (person, language, role, concept)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE edit (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        made INTEGER NOT NULL,
        person TEXT REFERENCES person (id) ON DELETE SET NULL,
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        action TEXT NOT NULL CHECK (action <> ''),
        words TEXT NOT NULL CHECK (json_valid(words)),
        state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'dropped', 'final'))
      ) STRICT;
      CREATE INDEX editByPerson ON edit (person);

      CREATE TABLE edit_row (
        edit INTEGER NOT NULL REFERENCES edit (id) ON DELETE CASCADE,
        ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
        "table" TEXT NOT NULL CHECK ("table" <> ''),
        key TEXT NOT NULL CHECK (json_valid(key)),
        before TEXT CHECK (before IS NULL OR json_valid(before)),
        after TEXT CHECK (after IS NULL OR json_valid(after)),
        PRIMARY KEY (edit, ordinal),
        CHECK (before IS NOT NULL OR after IS NOT NULL)
      ) STRICT, WITHOUT ROWID;

      CREATE TRIGGER hiddenWordsGoWithTheirPerson AFTER DELETE ON person BEGIN
        DELETE FROM hidden_word WHERE person = old.id;
      END;
      """)
}
