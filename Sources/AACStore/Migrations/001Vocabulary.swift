extension Migration {
  /// Words in each language, their pictures and the links between them.
  static let vocabulary001 = Migration(
    number: 1,
    sql: """
      CREATE TABLE meta (
        name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE pictogram (
        id TEXT NOT NULL PRIMARY KEY CHECK (id LIKE '_%:_%'),
        emoji TEXT NOT NULL,
        svg TEXT,
        licence TEXT NOT NULL CHECK (licence <> ''),
        author TEXT NOT NULL CHECK (author <> '')
      ) STRICT;

      CREATE TABLE category (
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        id TEXT NOT NULL CHECK (id <> ''),
        name TEXT NOT NULL CHECK (name <> ''),
        position INTEGER NOT NULL CHECK (position >= 0),
        pictogram TEXT REFERENCES pictogram (id),
        origin TEXT NOT NULL CHECK (origin IN ('data', 'user')),
        PRIMARY KEY (language, id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX categoryByPictogram ON category (pictogram);

      CREATE TABLE subject (
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        concept TEXT NOT NULL CHECK (concept <> ''),
        lemma TEXT NOT NULL CHECK (lemma <> ''),
        lemma_key TEXT NOT NULL,
        label TEXT NOT NULL CHECK (label <> ''),
        label_key TEXT NOT NULL,
        word_class TEXT NOT NULL CHECK (word_class <> ''),
        kind TEXT NOT NULL CHECK (kind <> ''),
        gender TEXT CHECK (gender IN ('masculine', 'feminine')),
        number TEXT CHECK (number IN ('singular', 'plural')),
        person INTEGER CHECK (person BETWEEN 1 AND 3),
        countability TEXT CHECK (countability IN ('count', 'mass')),
        animacy TEXT CHECK (animacy IN ('human', 'animate', 'inanimate')),
        article TEXT CHECK (article IN ('definite', 'indefinite', 'bare')),
        forms TEXT NOT NULL CHECK (json_valid(forms)),
        inferred INTEGER NOT NULL CHECK (inferred IN (0, 1)),
        category TEXT NOT NULL,
        pictogram TEXT REFERENCES pictogram (id),
        position INTEGER NOT NULL CHECK (position >= 0),
        origin TEXT NOT NULL CHECK (origin IN ('data', 'user')),
        PRIMARY KEY (language, concept),
        FOREIGN KEY (language, category) REFERENCES category (language, id)
      ) STRICT;
      CREATE INDEX subjectByLemmaKey ON subject (language, lemma_key);
      CREATE INDEX subjectByLabelKey ON subject (language, label_key);
      CREATE INDEX subjectByCategory ON subject (language, category);
      CREATE INDEX subjectByPictogram ON subject (pictogram);

      CREATE TABLE verb (
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        concept TEXT NOT NULL CHECK (concept <> ''),
        lemma TEXT NOT NULL CHECK (lemma <> ''),
        lemma_key TEXT NOT NULL,
        label TEXT NOT NULL CHECK (label <> ''),
        label_key TEXT NOT NULL,
        word_class TEXT NOT NULL CHECK (word_class <> ''),
        kind TEXT NOT NULL CHECK (kind <> ''),
        gender TEXT CHECK (gender IN ('masculine', 'feminine')),
        number TEXT CHECK (number IN ('singular', 'plural')),
        person INTEGER CHECK (person BETWEEN 1 AND 3),
        countability TEXT CHECK (countability IN ('count', 'mass')),
        animacy TEXT CHECK (animacy IN ('human', 'animate', 'inanimate')),
        article TEXT CHECK (article IN ('definite', 'indefinite', 'bare')),
        forms TEXT NOT NULL CHECK (json_valid(forms)),
        inferred INTEGER NOT NULL CHECK (inferred IN (0, 1)),
        category TEXT NOT NULL,
        pictogram TEXT REFERENCES pictogram (id),
        position INTEGER NOT NULL CHECK (position >= 0),
        origin TEXT NOT NULL CHECK (origin IN ('data', 'user')),
        PRIMARY KEY (language, concept),
        FOREIGN KEY (language, category) REFERENCES category (language, id)
      ) STRICT;
      CREATE INDEX verbByLemmaKey ON verb (language, lemma_key);
      CREATE INDEX verbByLabelKey ON verb (language, label_key);
      CREATE INDEX verbByCategory ON verb (language, category);
      CREATE INDEX verbByPictogram ON verb (pictogram);

      CREATE TABLE complement (
        language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
        concept TEXT NOT NULL CHECK (concept <> ''),
        lemma TEXT NOT NULL CHECK (lemma <> ''),
        lemma_key TEXT NOT NULL,
        label TEXT NOT NULL CHECK (label <> ''),
        label_key TEXT NOT NULL,
        word_class TEXT NOT NULL CHECK (word_class <> ''),
        kind TEXT NOT NULL CHECK (kind <> ''),
        gender TEXT CHECK (gender IN ('masculine', 'feminine')),
        number TEXT CHECK (number IN ('singular', 'plural')),
        person INTEGER CHECK (person BETWEEN 1 AND 3),
        countability TEXT CHECK (countability IN ('count', 'mass')),
        animacy TEXT CHECK (animacy IN ('human', 'animate', 'inanimate')),
        article TEXT CHECK (article IN ('definite', 'indefinite', 'bare')),
        forms TEXT NOT NULL CHECK (json_valid(forms)),
        inferred INTEGER NOT NULL CHECK (inferred IN (0, 1)),
        category TEXT NOT NULL,
        pictogram TEXT REFERENCES pictogram (id),
        position INTEGER NOT NULL CHECK (position >= 0),
        origin TEXT NOT NULL CHECK (origin IN ('data', 'user')),
        PRIMARY KEY (language, concept),
        FOREIGN KEY (language, category) REFERENCES category (language, id)
      ) STRICT;
      CREATE INDEX complementByLemmaKey ON complement (language, lemma_key);
      CREATE INDEX complementByLabelKey ON complement (language, label_key);
      CREATE INDEX complementByCategory ON complement (language, category);
      CREATE INDEX complementByPictogram ON complement (pictogram);

      CREATE TABLE subject_verb (
        language TEXT NOT NULL,
        subject TEXT NOT NULL,
        verb TEXT NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('data', 'user')),
        PRIMARY KEY (language, subject, verb),
        FOREIGN KEY (language, subject) REFERENCES subject (language, concept) ON DELETE CASCADE,
        FOREIGN KEY (language, verb) REFERENCES verb (language, concept) ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE verb_complement (
        language TEXT NOT NULL,
        verb TEXT NOT NULL,
        complement TEXT NOT NULL,
        government TEXT CHECK (government <> ''),
        origin TEXT NOT NULL CHECK (origin IN ('data', 'user')),
        PRIMARY KEY (language, verb, complement),
        FOREIGN KEY (language, verb) REFERENCES verb (language, concept) ON DELETE CASCADE,
        FOREIGN KEY (language, complement) REFERENCES complement (language, concept) ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE verb_verb (
        language TEXT NOT NULL,
        verb TEXT NOT NULL,
        opens TEXT NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('data', 'user')),
        PRIMARY KEY (language, verb, opens),
        FOREIGN KEY (language, verb) REFERENCES verb (language, concept) ON DELETE CASCADE,
        FOREIGN KEY (language, opens) REFERENCES verb (language, concept) ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
      """)
}
