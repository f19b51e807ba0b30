"""Runs the frozen evaluation sentences through aac-cli and reports by language and category.

    script/bench-grammar                       tables, and every failure
    script/bench-grammar --summary             tables only
    script/bench-grammar es pt                 some languages
    script/bench-grammar --accept              writes the lists of known failures anew
"""

import argparse
import collections
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
GOLD = ROOT / "Tests/GrammarTests/Fixtures/gold"
LANGUAGES = ["es", "en", "pt"]


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


def read(language):
    """The cases of a language."""
    with open(GOLD / f"{language}.jsonl", encoding="utf-8") as lines:
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


def accept(language, cases):
    """Writes the list of known failures of a language."""
    path = GOLD / f"known-failures-{language}.txt"
    path.write_text(
        "".join(case.input + "\n" for case in cases if not case.is_right), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("languages", nargs="*", metavar="es|en|pt")
    parser.add_argument("--program", default=str(ROOT / ".build/release/aac-cli"))
    parser.add_argument("--summary", action="store_true", help="no list of failures")
    parser.add_argument("--accept", action="store_true", help="write the known failures anew")
    options = parser.parse_args()
    for language in options.languages or LANGUAGES:
        cases = read(language)
        run(cases, [options.program])
        print(f"{language}\n{table(cases)}")
        if not options.summary:
            print(failures(cases))
        if options.accept:
            accept(language, cases)


if __name__ == "__main__":
    main()
