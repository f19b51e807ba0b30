"""Says every example of docs/grammar-<language>.md and compares: python3 grammar_pages.py PROGRAM; exits 1 when one differs.

Two notations: `subject / verb / complement / complement` (options) → *sentence*, and
`subject / verb / complement, complement (options)` *sentence*; `row: word / word` is laid as tiles.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VARIETIES = {"es": "es-ES", "en": "en-US", "pt": "pt-BR"}
OPTIONS = {
    "past": ("tense", "past"), "future": ("tense", "future"), "negative": ("negative", True), "question": ("question", True),
    "request": ("request", True), "polite": ("polite", True), "progressive": ("progressive", True), "perfect": ("perfect", True),
    "habitual": ("habitual", True), "going to": ("goingTo", True), "a woman speaks": ("speaker", "feminine"),
}
ARROW = re.compile(r"`([^`]+)`(?: \(([^)]*)\))? → \*([^*]+)\*")
PLAIN = re.compile(r"`([^`(]+?)(?: \(([^)]*)\))?` \*([^*]+)\*")


def request(language, words, options, divider):
    """The example as a line of `aac-cli sentence --input`; None where it is none."""
    line = {"language": VARIETIES[language]}
    for option in filter(None, (part.strip() for part in (options or "").split(","))):
        if option in OPTIONS:
            key, value = OPTIONS[option]
            line[key] = value
        elif re.fullmatch(r"[a-z]{2}-[A-Z]{2}", option):
            line["language"] = option
        else:
            return None
    if words.startswith("row:"):
        return line | {"tiles": [part.strip() for part in words[4:].split(" / ")]}
    parts = [part.strip() for part in words.split(" / ")]
    if parts[0] != "–":
        subject = [part.strip() for part in parts[0].split("+")]
        line["subject"] = subject if len(subject) > 1 else subject[0]
    if len(parts) > 1:
        line["verb"] = parts[1]
    if len(parts) > 2:
        line["complement"] = parts[2:] if divider == " / " else [part.strip() for part in parts[2].split(",")]
    return line


def examples(language):
    text = re.sub(r"\n +", " ", (ROOT / f"docs/grammar-{language}.md").read_text())
    found = [(*match, " / ") for match in ARROW.findall(text)] or [(*match, ",") for match in PLAIN.findall(text)]
    for words, options, said, divider in found:
        if " / " in words or words.startswith("row:"):
            yield words, options, " ".join(said.split()), request(language, words, options, divider)


def main(program):
    wrong = 0
    for language in VARIETIES:
        cases = list(examples(language))
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "examples.jsonl"
            file.write_text("".join(json.dumps(case[3] or {}, ensure_ascii=False) + "\n" for case in cases))
            environment = {**os.environ, "AAC_DATA": str(ROOT / "Data"), "AAC_DATABASE": f"{folder}/aac.sqlite"}
            answers = subprocess.run(
                [program, "sentence", "--language", language, "--input", file], capture_output=True, text=True, env=environment
            ).stdout.split("\n")
        if len(cases) < 40 or len(answers) <= len(cases):
            sys.exit(f"grammar-{language}.md: {len(cases)} examples, {len(answers) - 1} answers")
        for (words, options, said, line), answer in zip(cases, answers):
            got = json.loads(answer).get("text", answer) if answer.startswith("{") else answer
            if line is None or got != said:
                wrong += 1
                print(f"grammar-{language}.md: {words} ({options}) is *{said}*, and gives *{got}*", file=sys.stderr)
        print(f"grammar-{language}.md: {len(cases)} examples said", file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main(sys.argv[1])
