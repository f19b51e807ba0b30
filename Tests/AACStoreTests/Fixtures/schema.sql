CREATE TABLE board_file (
  board_set TEXT NOT NULL REFERENCES board_set (id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  path TEXT NOT NULL CHECK (path <> ''),
  content BLOB NOT NULL,
  PRIMARY KEY (board_set, ordinal)
) STRICT;

CREATE UNIQUE INDEX boardFileByPath ON board_file (board_set, path);

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
  origin TEXT NOT NULL CHECK (origin IN ('data', 'user')), removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)), level INTEGER CHECK (level BETWEEN 1 AND 9), owner TEXT REFERENCES person (id) ON DELETE SET NULL,
  PRIMARY KEY (language, concept),
  FOREIGN KEY (language, category) REFERENCES category (language, id)
) STRICT;

CREATE INDEX complementByCategory ON complement (language, category);

CREATE INDEX complementByLabelKey ON complement (language, label_key);

CREATE INDEX complementByLemmaKey ON complement (language, lemma_key);

CREATE INDEX complementByOwner ON complement (owner);

CREATE INDEX complementByPictogram ON complement (pictogram);

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

CREATE UNIQUE INDEX favouriteByNameKey ON favourite (ifnull(person, ''), name_key);

CREATE UNIQUE INDEX favouriteByNumber ON favourite (ifnull(person, ''), number);

CREATE INDEX favouriteByPerson ON favourite (person);

CREATE TABLE hidden_word (
  person TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
  role TEXT NOT NULL CHECK (role IN ('subject', 'verb', 'complement')),
  concept TEXT NOT NULL CHECK (concept <> ''),
  PRIMARY KEY (person, language, role, concept)
) STRICT, WITHOUT ROWID;

CREATE TABLE history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person TEXT REFERENCES person (id) ON DELETE CASCADE,
  text TEXT NOT NULL CHECK (text <> ''),
  variety TEXT NOT NULL CHECK (variety LIKE '__-__'),
  choices TEXT NOT NULL CHECK (json_valid(choices)),
  said INTEGER NOT NULL
) STRICT;

CREATE INDEX historyByPerson ON history (person);

CREATE TABLE meta (
  name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER hiddenWordsGoWithTheirPerson AFTER DELETE ON person BEGIN
  DELETE FROM hidden_word WHERE person = old.id;
END;

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
, pause INTEGER NOT NULL DEFAULT 0
  CHECK (pause BETWEEN 0 AND 3000)) STRICT;

CREATE UNIQUE INDEX personByNameKey ON person (name_key);

CREATE TRIGGER picturesGoWithTheirLastPictogram AFTER DELETE ON pictogram
WHEN old.file IS NOT NULL BEGIN
  DELETE FROM picture_file
  WHERE hash = old.file AND NOT EXISTS (SELECT * FROM pictogram WHERE file = old.file);
END;

CREATE TABLE pictogram (
  id TEXT NOT NULL PRIMARY KEY CHECK (id LIKE '_%:_%'),
  emoji TEXT NOT NULL,
  svg TEXT,
  licence TEXT NOT NULL CHECK (licence <> ''),
  author TEXT NOT NULL CHECK (author <> '')
, file TEXT REFERENCES picture_file (hash), picture_set TEXT REFERENCES picture_set (id)) STRICT;

CREATE INDEX pictogramByFile ON pictogram (file);

CREATE INDEX pictogramByPictureSet ON pictogram (picture_set);

CREATE TABLE picture_file (
  hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
  media_type TEXT NOT NULL CHECK (media_type IN ('image/svg+xml', 'image/png', 'image/jpeg')),
  contents BLOB NOT NULL
) STRICT;

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

CREATE TABLE picture_set (
  id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
  name TEXT NOT NULL CHECK (name <> ''),
  licence TEXT NOT NULL CHECK (licence <> ''),
  author TEXT NOT NULL CHECK (author <> ''),
  added INTEGER NOT NULL
) STRICT;

CREATE TABLE pronunciation (
  person TEXT REFERENCES person (id) ON DELETE CASCADE,
  language TEXT NOT NULL CHECK (language IN ('es', 'en', 'pt')),
  word TEXT NOT NULL CHECK (word <> ''),
  word_key TEXT NOT NULL CHECK (word_key <> ''),
  kind TEXT NOT NULL CHECK (kind IN ('respelling', 'phonemes', 'language')),
  value TEXT NOT NULL CHECK (value <> '')
) STRICT;

CREATE INDEX pronunciationByPerson ON pronunciation (person);

CREATE UNIQUE INDEX pronunciationByWordKey
  ON pronunciation (ifnull(person, ''), language, word_key);

CREATE TRIGGER soundsGoWithTheirLastRecording AFTER DELETE ON recording BEGIN
  DELETE FROM sound
  WHERE hash = old.sound AND NOT EXISTS (SELECT * FROM recording WHERE sound = old.sound);
END;

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

CREATE INDEX recordingByPerson ON recording (person);

CREATE INDEX recordingBySound ON recording (sound);

CREATE UNIQUE INDEX recordingByTextKey
  ON recording (ifnull(person, ''), language, scope, text_key);

CREATE TABLE setting (
  person TEXT REFERENCES person (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (name <> ''),
  value TEXT NOT NULL
) STRICT;

CREATE INDEX settingByOwner ON setting (person);

CREATE UNIQUE INDEX settingByPerson ON setting (ifnull(person, ''), name);

CREATE TABLE sound (
  hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
  contents BLOB NOT NULL
) STRICT;

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
  origin TEXT NOT NULL CHECK (origin IN ('data', 'user')), removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)), level INTEGER CHECK (level BETWEEN 1 AND 9), owner TEXT REFERENCES person (id) ON DELETE SET NULL,
  PRIMARY KEY (language, concept),
  FOREIGN KEY (language, category) REFERENCES category (language, id)
) STRICT;

CREATE INDEX subjectByCategory ON subject (language, category);

CREATE INDEX subjectByLabelKey ON subject (language, label_key);

CREATE INDEX subjectByLemmaKey ON subject (language, lemma_key);

CREATE INDEX subjectByOwner ON subject (owner);

CREATE INDEX subjectByPictogram ON subject (pictogram);

CREATE TABLE subject_verb (
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  verb TEXT NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('data', 'user')), removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
  PRIMARY KEY (language, subject, verb),
  FOREIGN KEY (language, subject) REFERENCES subject (language, concept) ON DELETE CASCADE,
  FOREIGN KEY (language, verb) REFERENCES verb (language, concept) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE timer (
  id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  updated INTEGER NOT NULL
) STRICT;

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
  origin TEXT NOT NULL CHECK (origin IN ('data', 'user')), removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)), level INTEGER CHECK (level BETWEEN 1 AND 9), owner TEXT REFERENCES person (id) ON DELETE SET NULL,
  PRIMARY KEY (language, concept),
  FOREIGN KEY (language, category) REFERENCES category (language, id)
) STRICT;

CREATE INDEX verbByCategory ON verb (language, category);

CREATE INDEX verbByLabelKey ON verb (language, label_key);

CREATE INDEX verbByLemmaKey ON verb (language, lemma_key);

CREATE INDEX verbByOwner ON verb (owner);

CREATE INDEX verbByPictogram ON verb (pictogram);

CREATE TABLE verb_complement (
  language TEXT NOT NULL,
  verb TEXT NOT NULL,
  complement TEXT NOT NULL,
  government TEXT CHECK (government <> ''),
  origin TEXT NOT NULL CHECK (origin IN ('data', 'user')), removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
  PRIMARY KEY (language, verb, complement),
  FOREIGN KEY (language, verb) REFERENCES verb (language, concept) ON DELETE CASCADE,
  FOREIGN KEY (language, complement) REFERENCES complement (language, concept) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE verb_verb (
  language TEXT NOT NULL,
  verb TEXT NOT NULL,
  opens TEXT NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('data', 'user')), removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
  PRIMARY KEY (language, verb, opens),
  FOREIGN KEY (language, verb) REFERENCES verb (language, concept) ON DELETE CASCADE,
  FOREIGN KEY (language, opens) REFERENCES verb (language, concept) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE voice_command (
  name TEXT NOT NULL CHECK (name <> ''),
  name_key TEXT NOT NULL PRIMARY KEY CHECK (name_key <> ''),
  arguments TEXT NOT NULL CHECK (json_valid(arguments)),
  varieties TEXT NOT NULL CHECK (json_valid(varieties)),
  time_limit REAL NOT NULL CHECK (time_limit > 0)
) STRICT, WITHOUT ROWID;
