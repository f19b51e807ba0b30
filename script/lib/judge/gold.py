"""Runs the frozen evaluation sentences through aac-cli and reports by language and category.

    script/bench-grammar                       tables, and every failure
    script/bench-grammar --summary             tables only
    script/bench-grammar es pt                 some languages
    script/bench-grammar --set 2               one of the sets
    script/bench-grammar --shorten             drops what is right now from the lists of known failures
    script/bench-grammar --list                also every difference from the tables of word forms
"""

import argparse
import collections
import json
import os
import subprocess
import sys
from pathlib import Path

import forms

ROOT = Path(__file__).resolve().parents[3]
GOLD = ROOT / "Tests/GrammarTests/Fixtures/gold"
LANGUAGES = ["es", "en", "pt"]
# The sets in the order of their writing, by the ending of their files' names.
SETS = {"1": ""} | {
    number: f"-{number}"
    for number in sorted((path.stem[3:] for path in GOLD.glob("es-*.jsonl")), key=int)}



class Case:
    """One line of the evaluation set and what came out for it."""

    def __init__(self, line):
        fields = json.loads(line)
        self.category = fields["category"]
        self.accepted = fields["accepted"]
        self.input = line[:line.index(', "category"')] + "}"
        self.got = None

    @property
    def is_right(self):
        return self.got in self.accepted


def read(language, number):
    """The cases of a language in one of the sets."""
    with open(GOLD / f"{language}{SETS[number]}.jsonl", encoding="utf-8") as lines:
        return [Case(line) for line in lines]


def run(cases, program):
    """Fills in what the program makes of each case."""
    text = "".join(case.input + "\n" for case in cases)
    result = subprocess.run(
        [*program, "sentence", "--input", "-", "--format", "json"],
        input=text, capture_output=True, text=True, check=False)
    lines = result.stdout.splitlines()
    if len(lines) != len(cases):
        sys.exit(f"{len(cases)} sentences went in, {len(lines)} came out: {result.stderr.strip()}")
    for case, line in zip(cases, lines):
        answer = json.loads(line)
        case.got = answer.get("text", "error: " + answer.get("error", ""))


def table(cases):
    """Right and total by category, with the sum."""
    right, total = collections.Counter(), collections.Counter()
    for case in cases:
        for row in (case.category, "all"):
            total[row] += 1
            right[row] += case.is_right
    rows = sorted(row for row in total if row != "all") + ["all"]
    return "\n".join(
        f"  {right[row]:4} / {total[row]:4}  {100 * right[row] / total[row]:6.1f} %  {row}"
        for row in rows)


def failures(cases):
    """Every failure with its input and what would have been right."""
    return "\n".join(
        f"{case.category}\n  in   {case.input}\n  got  {case.got}\n  want {' | '.join(case.accepted)}"
        for case in cases if not case.is_right)


def shorten(language, number, cases):
    """Drops what is right now from the list of known failures; gives back failures that are not on it.

    The list only shrinks: a new failure is mended, not listed.
    """
    path = GOLD / f"known-failures-{language}{SETS[number]}.txt"
    wrong = [case for case in cases if not case.is_right]
    known = set(path.read_text(encoding="utf-8").splitlines())
    path.write_text(
        "".join(case.input + "\n" for case in wrong if case.input in known), encoding="utf-8")
    return [case for case in wrong if case.input not in known]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("languages", nargs="*", metavar="es|en|pt")
    parser.add_argument("--program", default=str(ROOT / ".build/release/aac-cli"))
    parser.add_argument("--set", choices=SETS, help="one set only")
    parser.add_argument("--summary", action="store_true", help="no list of failures")
    parser.add_argument("--shorten", action="store_true", help="drop what is right now from the known failures")
    parser.add_argument("--list", action="store_true", help="list where the tables of word forms differ")
    parser.add_argument(
        "--tables", default=os.environ.get("AAC_FORM_TABLES", "../shared/data/morphology"),
        help="folder with es.tsv, en.tsv, pt.tsv (lemma, form, tags)")
    options = parser.parse_args()
    is_worse = False
    for language in options.languages or LANGUAGES:
        for number in [options.set] if options.set else SETS:
            cases = read(language, number)
            run(cases, [options.program])
            print(f"{language}, set {number}\n{table(cases)}")
            if not options.summary:
                print(failures(cases))
            new = shorten(language, number, cases) if options.shorten else []
            for case in new:
                print(f"new failure: {case.input}\n  got  {case.got}\n  want {' | '.join(case.accepted)}")
            is_worse = is_worse or bool(new)
        is_documented, text = forms.report(options.tables, language, options.program, options.list)
        print(text)
        is_worse = is_worse or not is_documented
    sys.exit(1 if is_worse else 0)


if __name__ == "__main__":
    main()
