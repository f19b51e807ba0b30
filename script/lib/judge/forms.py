"""Compares tables of word forms (lemma, form, UniMorph tags; tab-separated) with what `aac-cli inflect` makes.

A row counts as right when its form is among ours. The tables are no part of the project: they are
read from the folder of --tables or AAC_FORM_TABLES, one `<language>.tsv` each.
"""

import subprocess
import sys
from pathlib import Path


class Table:
    """The rows of one language, and the forms that came out for them."""

    def __init__(self, path, language):
        with open(path, encoding="utf-8") as lines:
            self.rows = [line.rstrip("\n").split("\t") for line in lines if line.strip()]
        self.language = language
        self.ours = []

    def run(self, program):
        """Fills in what the program makes of each row."""
        text = "".join(f"{lemma}\t{tags}\n" for lemma, _, tags in self.rows)
        result = subprocess.run(
            [program, "inflect", "--language", self.language, "--input", "-"],
            input=text, capture_output=True, text=True, check=False)
        self.ours = [line.split("\t") for line in result.stdout.splitlines()]
        if len(self.ours) != len(self.rows):
            sys.exit(f"{len(self.rows)} words went in, {len(self.ours)} came out: {result.stderr.strip()}")

    @property
    def differences(self):
        """Rows whose form is not among ours, with ours."""
        return [(row, ours) for row, ours in zip(self.rows, self.ours) if row[1] not in ours]

    def summary(self):
        """Right and total, as the sentences are counted."""
        total = len(self.rows)
        right = total - len(self.differences)
        return f"  {right:6} / {total:6}  {100 * right / total:6.2f} %  word forms of the table"

    def undocumented(self, docs):
        """Differences that `grammar-<language>-forms.md` does not name, and its count where that is another."""
        text = (Path(docs) / f"grammar-{self.language}-forms.md").read_text(encoding="utf-8")
        missing = [f"  not in {docs}: {row[0]} {row[1]}" for row, _ in self.differences if row[1] not in text]
        right = f"{len(self.rows) - len(self.differences):,} of {len(self.rows):,} rows"
        return missing + ([] if right in text else [f"  not in {docs}: {right}"])

    def listing(self):
        """Every difference: lemma, tags, the form of the table, ours."""
        return "\n".join(
            f"  {lemma}  {tags}  table {form}  ours {' | '.join(ours) or '–'}"
            for (lemma, form, tags), ours in self.differences)


def report(folder, language, program, is_list):
    """The score of a language's table, and the list when asked for, and whether the docs name every difference; a note
    when there is no table."""
    path = Path(folder) / f"{language}.tsv"
    if not path.is_file():
        return True, f"  no table of word forms in {folder} (--tables FOLDER or AAC_FORM_TABLES)"
    table = Table(path, language)
    table.run(program)
    missing = table.undocumented("docs")
    listing = [table.listing()] if is_list and table.differences else []
    return not missing, "\n".join([table.summary()] + listing + missing)
