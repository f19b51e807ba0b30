"""The words and links of the starter vocabulary, and the requests that they make."""

import json
import sqlite3
from collections import defaultdict
from dataclasses import dataclass
from itertools import product

MODES = [
    {"negative": negative, "question": question, "tense": tense}
    for tense, negative, question in product(("present", "past", "future"), (False, True), (False, True))
]


@dataclass(frozen=True)
class Word:
    """A row of the database."""

    concept: str
    label: str
    word_class: str
    kind: str
    gender: str | None
    number: str | None
    person: int | None


@dataclass(frozen=True)
class Request:
    """What is chosen, and how it is to be said."""

    language: str
    subject: Word | None
    verb: Word
    complement: Word | None
    mode: int

    @property
    def tense(self):
        return MODES[self.mode]["tense"]

    @property
    def is_negative(self):
        return MODES[self.mode]["negative"]

    @property
    def is_question(self):
        return MODES[self.mode]["question"]

    @property
    def words(self):
        """The words in the order of their tiles."""
        return [word for word in (self.subject, self.verb, self.complement) if word]

    @property
    def verb_tile(self):
        return 1 if self.subject else 0

    def json(self):
        """The line for `aac-cli sentence --input`."""
        fields = {"language": self.language, "verb": self.verb.label, **MODES[self.mode]}
        if self.subject:
            fields["subject"] = self.subject.label
        if self.complement:
            fields["complement"] = [self.complement.label]
        return json.dumps(fields, ensure_ascii=False)


class Vocabulary:
    """One language's words by concept and the links between them."""

    def __init__(self, database, language):
        self.language = language
        self.subjects = self._words(database, "subject")
        self.verbs = self._words(database, "verb")
        self.complements = self._words(database, "complement")
        self.verbs_of = self._links(database, "subject_verb", "subject", "verb")
        self.complements_of = self._links(database, "verb_complement", "verb", "complement")
        self.opened_by = self._links(database, "verb_verb", "verb", "opens")
        self.subjects_of = defaultdict(list)
        for subject, verbs in self.verbs_of.items():
            for verb in verbs:
                self.subjects_of[verb].append(subject)

    def _words(self, database, table):
        rows = database.execute(
            f"SELECT concept, label, word_class, kind, gender, number, person FROM {table}"
            " WHERE language = ? ORDER BY position, concept", (self.language,))
        return {row[0]: Word(*row) for row in rows}

    def _links(self, database, table, left, right):
        links = defaultdict(list)
        rows = database.execute(
            f"SELECT {left}, {right} FROM {table} WHERE language = ? ORDER BY 1, 2", (self.language,))
        for one, other in rows:
            links[one].append(other)
        return links

    def completions(self, verb):
        """What can stand behind a verb: nothing, a complement, another verb."""
        yield None
        for concept in self.complements_of[verb]:
            if concept in self.complements:
                yield self.complements[concept]
        for concept in self.opened_by[verb]:
            if concept in self.verbs:
                yield self.verbs[concept]

    def every_request(self):
        """All subjects, and none, with their verbs, all that completes these, in all modes."""
        for concept, verb in self.verbs.items():
            completions = list(self.completions(concept))
            subjects = [self.subjects[subject] for subject in self.subjects_of[concept]]
            for subject, completion, mode in product([None, *subjects], completions, range(len(MODES))):
                yield Request(self.language, subject, verb, completion, mode)

    def sampled_requests(self):
        """Every pair of verb and completion, and every pair of subject and verb, each in some mode."""
        turn = 0
        for concept, verb in self.verbs.items():
            completions = list(self.completions(concept))
            subjects = [None] + [self.subjects[subject] for subject in self.subjects_of[concept]]
            for index in range(max(len(completions), len(subjects))):
                turn += 1
                # Steps without a common divisor with the number of modes, so that all of them meet.
                yield Request(
                    self.language, subjects[index % len(subjects)], verb,
                    completions[index % len(completions)], (turn * 5 + index // 12) % len(MODES))


def read(path, language):
    """The vocabulary of a language in a database file."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return Vocabulary(database, language)
    finally:
        database.close()
