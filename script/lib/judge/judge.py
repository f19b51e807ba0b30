"""Judges the sentences of the starter vocabulary with Apertium's analysers.

    script/judge                  every link once and a share of two tiles behind the verb (a minute)
    script/judge --all            every subject, verb and complement in every tense and mood; --rate 0.1 a share
    script/judge --read 200 es    so many sentences to read
    script/judge --self-test      the judge itself, on sentences that are wrong on purpose
"""

import argparse
import collections
import itertools
import json
import subprocess
import sys
import threading

import analyser
import english
import marks
import romance
import selftest
import vocabulary

RULES = {"es": romance, "pt": romance, "en": english}
BATCH = 20_000


class Sentence:
    """A sentence as the platform said it, with what was asked for."""

    def __init__(self, request, text, words, readings_of):
        self.request = request
        self.text = text
        self.analyser = readings_of
        self.language = request.language
        self.tokens = [
            (part, word.get("tile")) for word in words for part in word["text"].split(" ")]

    def readings(self, token):
        return self.analyser.readings(token)

    def word_class(self, tile):
        """The class of the word on a tile; None for what a rule added."""
        words = self.request.words
        return words[tile].word_class if tile is not None and tile < len(words) else None


def findings(sentence):
    """Everything that is wrong with a sentence: (pattern, detail)."""
    for token, _ in sentence.tokens:
        if not sentence.analyser.is_known(token) and any(letter.isalpha() for letter in token):
            yield "unknown form", token
    yield from marks.check(sentence)
    yield from RULES[sentence.language].check(sentence)


class Verdicts:
    """Findings of sentences; of those that differ only in a noun as subject, one of each gender and number is judged.

    Each noun is still judged once between each pair of neighbours that it has.
    """

    def __init__(self):
        self._verb = None
        self._by_rest = {}
        self._neighbourhoods = set()

    def of(self, sentence):
        """Everything that is wrong with a sentence."""
        subject = sentence.request.subject
        tokens = sentence.tokens
        start = next((index for index, (_, tile) in enumerate(tokens) if tile == 0), None)
        if subject is None or subject.word_class != "noun" or start is None:
            return list(findings(sentence))
        if sentence.request.verb is not self._verb:
            self._verb = sentence.request.verb
            self._by_rest = {}
        end = start + 1
        while tokens[end][1] == 0:
            end += 1
        name = " ".join(token for token, _ in tokens[start:end])
        before = tokens[start - 1][0] if start else ""
        neighbourhood = (subject.concept, before, name, tokens[end][0])
        request = sentence.request
        rest = (
            request.complements, request.mode, subject.gender, subject.number, subject.person,
            sentence.text.replace(name, "_", 1))
        if neighbourhood not in self._neighbourhoods or rest not in self._by_rest:
            self._neighbourhoods.add(neighbourhood)
            self._by_rest[rest] = list(findings(sentence))
        return self._by_rest[rest]


def answered(line):
    """The answer on a line, without the rules, which nobody reads here."""
    start = line.find('"text":')
    return json.loads(line if start < 0 or '"error"' in line else "{" + line[start:])


def spoken(program, requests):
    """Each request with the line that the program answers, in order."""
    process = subprocess.Popen(
        [program, "sentence", "--input", "-", "--format", "json"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    asked = collections.deque()

    def feed():
        with process.stdin:
            for request in requests:
                asked.append(request)
                process.stdin.write(request.json() + "\n")

    # Written beside the reading: both pipes are smaller than what goes through.
    writer = threading.Thread(target=feed, daemon=True)
    writer.start()
    for line in process.stdout:
        yield asked.popleft(), answered(line)
    process.wait()
    writer.join()
    if asked:
        sys.exit(f"{program} stopped with {len(asked)} sentences unanswered")


def judge(words, requests, program, report):
    """Judges requests and adds what is wrong to the report."""
    language = words.language
    forms = analyser.Analyser(language, *analyser.reviewed_words(language))
    verdicts = Verdicts()
    answers = spoken(program, requests)
    while batch := list(itertools.islice(answers, BATCH)):
        forms.look_up(
            part for _, answer in batch for word in answer.get("words", [])
            for part in word["text"].split())
        for request, answer in batch:
            report.total += 1
            if "error" in answer:
                report.add("refused", answer["error"], request, "")
                continue
            others = list(other_words(request, answer))
            for index, taken in others:
                word = request.words[index]
                if words.may_mean(request, index, taken):
                    report.namesakes[f"{word.label} ({taken})"] += 1
                else:
                    detail = f"{word.label}: {taken}, not {word.concept}"
                    report.add("another word", detail, request, answer["text"])
            if others:
                continue
            sentence = Sentence(request, answer["text"], answer["words"], forms)
            for pattern, detail in verdicts.of(sentence):
                report.add(pattern, detail, request, answer["text"])


def other_words(request, answer):
    """Where the program took another word of the same name, and which."""
    for index, (tile, word) in enumerate(zip(answer["tiles"], request.words)):
        if tile.get("concept") != word.concept:
            yield index, tile.get("concept")


class Report:
    """Findings by pattern and detail, with an example each."""

    def __init__(self):
        self.total = 0
        # Not judged: another word has the name, fits as well, and the program took that one.
        self.namesakes = collections.Counter()
        self.patterns = collections.defaultdict(collections.Counter)
        self.examples = {}

    def add(self, pattern, detail, request, text):
        self.patterns[pattern][detail] += 1
        self.examples.setdefault((pattern, detail), (text, "/".join(word.label for word in request.words)))

    @property
    def count(self):
        return sum(sum(details.values()) for details in self.patterns.values())

    def show(self, language, limit):
        print(f"{language}: {self.total} sentences, {self.count} findings")
        if self.namesakes:
            print(f"  not judged, another word of the name fits as well: {self.namesakes.total()}"
                  f" ({', '.join(sorted(self.namesakes))})")
        for pattern, details in sorted(self.patterns.items(), key=lambda item: -sum(item[1].values())):
            print(f"  {pattern}: {sum(details.values())} ({len(details)} kinds)")
            for detail, count in details.most_common(limit):
                text, words = self.examples[pattern, detail]
                print(f"    {count:6}  {detail}  ·  {words}  ·  {text}")


def show(words, chance, options):
    """Prints sentences of a sample, for people."""
    requests = list(words.sampled_requests(chance, options.share))
    drawn = chance.sample(requests, min(options.read, len(requests)))
    for request, answer in spoken(options.program, drawn):
        chosen = "/".join(word.label for word in request.words)
        print(f"{answer.get('text', answer.get('error'))}  [{chosen}]")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("languages", nargs="*", metavar="es|en|pt")
    parser.add_argument("--program", required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--read", type=int, metavar="N", help="print N sentences instead of judging")
    parser.add_argument("--rate", type=float, default=1, help="judge a drawn share of --all")
    parser.add_argument("--seed", default="1", help="draws another sample")
    parser.add_argument("--share", type=float, default=0.02, help="of the sentences with two tiles behind the verb")
    parser.add_argument("--limit", type=int, default=10, help="kinds shown of each pattern")
    options = parser.parse_args()
    if options.self_test:
        sys.exit(selftest.run(findings, Sentence))
    count = 0
    for language in options.languages or ["es", "en", "pt"]:
        words = vocabulary.read(options.database, language)
        chance = vocabulary.seeded(options.seed, language)
        if options.read:
            show(words, chance, options)
            continue
        requests = words.every_request(chance, options.rate) if options.all else words.sampled_requests(chance, options.share)
        report = Report()
        judge(words, requests, options.program, report)
        report.show(language, options.limit)
        count += report.count
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
