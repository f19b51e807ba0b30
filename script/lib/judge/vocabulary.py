"""The words and links of the starter vocabulary, and the requests that they make."""

import json
import random
import sqlite3
from collections import defaultdict
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product

MODES = [
    {"negative": negative, "question": question, "tense": tense}
    for tense, negative, question in product(("present", "past", "future"), (False, True), (False, True))
]
MODE_KEYS = [json.dumps(mode)[1:-1] for mode in MODES]
# What is said of things: the others say how someone feels.
DESCRIBING = {"color", "size", "quality"}
# These take no such adjectives.
UNDESCRIBED = {"time", "weekday", "frequency", "duration", "state", "emotion", "feeling", "illness", "social"}


@cache
def quoted(text):
    """A text as JSON."""
    return json.dumps(text, ensure_ascii=False)


@dataclass(frozen=True, eq=False)
class Word:
    """A row of the database."""

    concept: str
    label: str
    word_class: str
    kind: str
    gender: str | None
    number: str | None
    person: int | None


@dataclass(frozen=True, eq=False)
class Request:
    """What is chosen, and how it is to be said."""

    language: str
    subject: Word | None
    verb: Word
    complements: tuple[Word, ...]
    mode: int

    @property
    def complement(self):
        """The first complement."""
        return self.complements[0] if self.complements else None

    @property
    def tense(self):
        return MODES[self.mode]["tense"]

    @property
    def is_negative(self):
        return MODES[self.mode]["negative"]

    @property
    def is_question(self):
        return MODES[self.mode]["question"]

    @cached_property
    def words(self):
        """The words in the order of their tiles."""
        return [word for word in (self.subject, self.verb, *self.complements) if word]

    @property
    def verb_tile(self):
        return 1 if self.subject else 0

    def json(self):
        """The line for `aac-cli sentence --input`."""
        subject = f'"subject": {quoted(self.subject.label)}, ' if self.subject else ""
        complements = ", ".join(quoted(word.label) for word in self.complements)
        return (
            f'{{"language": "{self.language}", {subject}"verb": {quoted(self.verb.label)},'
            f' "complement": [{complements}], {MODE_KEYS[self.mode]}}}')


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

    def _subjects_with(self, verb):
        """No subject, and all that the verb is linked to."""
        return [None] + [self.subjects[concept] for concept in self.subjects_of[verb]]

    def _complements_with(self, verb):
        """The complements that a verb is linked to."""
        return [
            self.complements[concept] for concept in self.complements_of[verb]
            if concept in self.complements]

    def _opened_with(self, verb):
        """The verbs that a verb opens."""
        return [self.verbs[concept] for concept in self.opened_by[verb] if concept in self.verbs]

    def may_mean(self, request, index, taken):
        """Whether the word of a tile may as well be another one, of the same name."""
        if index < request.verb_tile or taken is None:
            return False
        if index == request.verb_tile:
            return taken in self.verbs
        before = request.words[index - 1]
        if before.word_class == "noun":
            return taken in self.complements and self.complements[taken].kind == before.kind
        is_state = taken in self.complements and self.complements[taken].kind == "state"
        return is_state or taken in self.complements_of[before.concept] or taken in self.opened_by[before.concept]

    def completions(self, verb):
        """What can stand behind a verb: nothing, a complement, another verb."""
        return [(), *((word,) for word in self._complements_with(verb) + self._opened_with(verb))]

    def long_completions(self, verb):
        """Two tiles behind a verb: a verb with what it is linked to, a noun with an adjective."""
        for opened in self._opened_with(verb):
            for word in self._complements_with(opened.concept):
                yield opened, word
        adjectives = [
            word for word in self.complements.values()
            if word.word_class == "adjective" and word.kind in DESCRIBING]
        for noun in self._complements_with(verb):
            if noun.word_class == "noun" and noun.kind not in UNDESCRIBED:
                for adjective in adjectives:
                    if adjective.label not in noun.label.split():
                        yield noun, adjective

    def every_request(self, chance, rate):
        """All subjects, and none, with their verbs, all that completes these, in all modes; or a share of all these."""
        for concept, verb in self.verbs.items():
            completions = self.completions(concept)
            for subject, completion, mode in product(
                    self._subjects_with(concept), completions, range(len(MODES))):
                if rate >= 1 or chance.random() < rate:
                    yield Request(self.language, subject, verb, completion, mode)
        yield from self.long_requests(chance, rate)

    def sampled_requests(self, chance, share):
        """Every pair of verb and completion, every pair of subject and verb, each in some mode."""
        for concept, verb in self.verbs.items():
            completions, subjects = self.completions(concept), self._subjects_with(concept)
            length = max(len(completions), len(subjects))
            for completion, subject in zip(
                    filled(completions, length, chance), filled(subjects, length, chance)):
                yield Request(self.language, subject, verb, completion, chance.randrange(len(MODES)))
        yield from self.long_requests(chance, share)

    def long_requests(self, chance, share):
        """A share of the pairs behind a verb, each with some subject in some mode."""
        for concept, verb in self.verbs.items():
            subjects = self._subjects_with(concept)
            for completion in self.long_completions(concept):
                if chance.random() < share:
                    yield Request(
                        self.language, chance.choice(subjects), verb, completion,
                        chance.randrange(len(MODES)))


def filled(values, length, chance):
    """All values in changing order, over and over, up to a length."""
    result = []
    while len(result) < length:
        result += chance.sample(values, len(values))
    return result[:length]


def read(path, language):
    """The vocabulary of a language in a database file."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return Vocabulary(database, language)
    finally:
        database.close()


def seeded(seed, language):
    """The chance that draws a language's sample."""
    return random.Random(f"{seed} {language}")
