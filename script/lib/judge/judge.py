"""Judges the sentences of the starter vocabulary with Apertium's analysers.

    script/judge                  every link at least once, in changing tenses and moods
    script/judge --all            every subject, verb and complement in every tense and mood (hours)
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
            (part, word.get("tile")) for word in words for part in word["text"].split()]
        self._classes = [word.word_class for word in request.words]

    def readings(self, token):
        return self.analyser.readings(token)

    def word_class(self, tile):
        """The class of the word on a tile; None for what a rule added."""
        return self._classes[tile] if tile is not None and tile < len(self._classes) else None


def findings(sentence):
    """Everything that is wrong with a sentence: (pattern, detail)."""
    for token, _ in sentence.tokens:
        if any(letter.isalpha() for letter in token) and not sentence.analyser.is_known(token):
            yield "unknown form", token
    yield from marks.check(sentence)
    yield from RULES[sentence.language].check(sentence)


def spoken(program, requests):
    """Each request with the line that the program answers, in order."""
    process = subprocess.Popen(
        [program, "sentence", "--input", "-", "--format", "json"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    sent, asked = itertools.tee(requests)

    def feed():
        with process.stdin:
            process.stdin.writelines(request.json() + "\n" for request in sent)

    # Written beside the reading: both pipes are smaller than what goes through.
    writer = threading.Thread(target=feed)
    writer.start()
    for request, line in zip(asked, process.stdout):
        yield request, json.loads(line)
    writer.join()
    process.wait()


def judge(language, requests, program, report):
    """Judges requests and adds what is wrong to the report."""
    forms = analyser.Analyser(language, *analyser.reviewed_words(language))
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
            concepts = [tile.get("concept") for tile in answer["tiles"]]
            if concepts != [word.concept for word in request.words]:
                report.homonyms[" ".join(word.label for word in request.words[-1:])] += 1
                continue
            sentence = Sentence(request, answer["text"], answer["words"], forms)
            for pattern, detail in findings(sentence):
                report.add(pattern, detail, request, answer["text"])


class Report:
    """Findings by pattern and detail, with an example each."""

    def __init__(self):
        self.total = 0
        # Not judged: the name is that of another word, too, and the program took that one.
        self.homonyms = collections.Counter()
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
        if self.homonyms:
            print(f"  not judged, another word has the name: {self.homonyms.total()}"
                  f" ({', '.join(sorted(self.homonyms))})")
        for pattern, details in sorted(self.patterns.items(), key=lambda item: -sum(item[1].values())):
            print(f"  {pattern}: {sum(details.values())} ({len(details)} kinds)")
            for detail, count in details.most_common(limit):
                text, words = self.examples[pattern, detail]
                print(f"    {count:6}  {detail}  ·  {words}  ·  {text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("languages", nargs="*", metavar="es|en|pt")
    parser.add_argument("--program", required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--limit", type=int, default=10, help="kinds shown of each pattern")
    options = parser.parse_args()
    if options.self_test:
        sys.exit(selftest.run(findings, Sentence))
    count = 0
    for language in options.languages or ["es", "en", "pt"]:
        words = vocabulary.read(options.database, language)
        requests = words.every_request() if options.all else words.sampled_requests()
        report = Report()
        judge(language, requests, options.program, report)
        report.show(language, options.limit)
        count += report.count
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
