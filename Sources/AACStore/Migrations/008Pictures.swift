extension Migration {
  /// Pictures that someone brings: single ones, and symbol sets with their licences and names.
  static let pictures008 = Migration(
    number: 8,
    sql: """
      CREATE TABLE picture_file (
        hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
        media_type TEXT NOT NULL CHECK (media_type IN ('image/svg+xml', 'image/png', 'image/jpeg')),
        contents BLOB NOT NULL
      ) STRICT;

      CREATE TABLE picture_set (
        id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
        name TEXT NOT NULL CHECK (name <> ''),
        licence TEXT NOT NULL CHECK (licence <> ''),
        author TEXT NOT NULL CHECK (author <> ''),
        added INTEGER NOT NULL
      ) STRICT;

      ALTER TABLE pictogram ADD COLUMN file TEXT REFERENCES picture_file (hash);
      ALTER TABLE pictogram ADD COLUMN picture_set TEXT REFERENCES picture_set (id);
      CREATE INDEX pictogramByFile ON pictogram (file);
      CREATE INDEX pictogramByPictureSet ON pictogram (picture_set);
      CREATE TRIGGER picturesGoWithTheirLastPictogram AFTER DELETE ON pictogram
      WHEN old.file IS NOT NULL BEGIN
        DELETE FROM picture_file
        WHERE hash = old.file AND NOT EXISTS (SELECT * FROM pictogram WHERE file = old.file);
      END;

      CREATE TABLE picture_name (
        pictogram TEXT NOT NULL REFERENCES pictogram (id) ON DELETE CASCADE,
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        name TEXT NOT NULL CHECK (name <> ''),
        name_key TEXT NOT NULL CHECK (name_key <> ''),
        is_verb INTEGER CHECK (is_verb IN (0, 1)),
        rank INTEGER NOT NULL CHECK (rank >= 0),
        PRIMARY KEY (pictogram, language, name_key)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX pictureNameByNameKey ON picture_name (name_key);

      CREATE TABLE picture_replacement (
        pictogram TEXT NOT NULL PRIMARY KEY REFERENCES pictogram (id) ON DELETE CASCADE,
        replacement TEXT NOT NULL REFERENCES pictogram (id) ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX pictureReplacementByReplacement ON picture_replacement (replacement);
      """)
}
