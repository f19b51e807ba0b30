"""Readings of word forms by Apertium's analysers, each form looked up once."""

import re
import subprocess
from pathlib import Path

FOLDER = "/usr/share/apertium"
# Two for Spanish: what one lacks, the other has.
DICTIONARIES = {
    "es": ["apertium-es-pt/es-pt", "apertium-eng-spa/spa-eng"],
    "pt": ["apertium-es-pt/pt-es"],
    "en": ["apertium-eng-spa/eng-spa"],
}
VOSEO = ("ás", "és")
UNIT = re.compile(r"\^((?:[^\\^$]|\\.)*)\$")
PART = re.compile(r"([^<>]*)((?:<[^<>]*>)+)")


class Reading:
    """One way to understand a form: lemmas with their tags, several in a contraction."""

    def __init__(self, text):
        self.parts = [
            (lemma.lstrip("+#"), frozenset(re.findall(r"<([^<>]*)>", tags)))
            for lemma, tags in PART.findall(text)]

    def has(self, *tags):
        """Whether one part carries all the tags."""
        for _, found in self.parts:
            if found.issuperset(tags):
                return True
        return False

    def lemma_with(self, *tags):
        """The lemma of the first part that carries all the tags."""
        return next((lemma for lemma, found in self.parts if all(tag in found for tag in tags)), None)

    def tags_of(self, *tags):
        """The tags of the first part that carries all of those given."""
        return next((found for _, found in self.parts if all(tag in found for tag in tags)), frozenset())


class Analyser:
    """The analyser of one language, with the forms that it lacks or has wrong but a person has read."""

    def __init__(self, language, reviewed=None, models=None):
        self.language = language
        self._reviewed = reviewed or {}
        self._models = models or {}
        self._readings = {}
        self._derived = {}

    def look_up(self, forms):
        """Analyses forms that are new, all in one run of lt-proc."""
        new = sorted({form for form in forms if form not in self._readings})
        if not new:
            return
        self._read(new)
        self._read_by_model([form for form in new if not self._readings[form]])

    def _read_by_model(self, unknown):
        """Reads forms of missing verbs as those of another verb: *besó* as *cantó*."""
        asked = {}
        for form in unknown:
            for stem, model in self._models.items():
                if form.lower().startswith(stem):
                    asked[form] = model + form.lower()[len(stem):]
        self._read(sorted(set(asked.values()) - set(self._readings)))
        if self.language == "es":
            self._read_voseo({*unknown, *asked.values()})
        for form, other in asked.items():
            self._readings[form] += self._readings[other]

    def _read_voseo(self, forms):
        """Reads *vos comés* as *vosotros coméis*, from which it differs by a letter."""
        plurals = {
            form: form[:-1] + "is" for form in forms
            if form.endswith(VOSEO) and not self._readings[form]}
        self._read(sorted(set(plurals.values()) - set(self._readings)))
        for form, other in plurals.items():
            self._readings[form] += self._readings[other]

    def _read(self, new):
        for form in new:
            self._readings[form] = list(self._reviewed.get(form.lower(), []))
        # A blank line keeps neighbours from being read as one expression of several words.
        text = "".join(f"{form}\n\n" for form in new)
        for name in DICTIONARIES[self.language]:
            result = subprocess.run(
                ["lt-proc", "-w", f"{FOLDER}/{name}.automorf.bin"],
                input=text, capture_output=True, text=True, check=True)
            for form, block in zip(new, result.stdout.split("\n\n")):
                self._readings[form] += self._parse(block)

    @staticmethod
    def _parse(block):
        units = UNIT.findall(block)
        if len(units) != 1:
            # Contracted forms come as several units: she's. Each is a reading of the form.
            return [Reading("+".join(unit.split("/")[1] for unit in units if "/" in unit))] if units else []
        return [Reading(text) for text in units[0].split("/")[1:] if not text.startswith("*")]

    def derived(self, rule, form):
        """What a rule makes of a form's readings, worked out once."""
        try:
            return self._derived[rule, form]
        except KeyError:
            return self._derived.setdefault((rule, form), rule(self.readings(form)))

    def readings(self, form):
        """All readings of a form; none when it is unknown."""
        if form not in self._readings:
            self.look_up([form])
        return self._readings[form]

    def is_known(self, form):
        """Whether the dictionary or the reviewed list has the form."""
        return bool(self.readings(form))


def reviewed_words(language):
    """The reviewed list: readings by form, and stems of missing verbs with a model's stem."""
    path = Path(__file__).with_name(f"known-words-{language}.txt")
    words, models = {}, {}
    for line in path.read_text(encoding="utf-8").splitlines():
        form, *readings = line.split("#")[0].split()  or [None]
        if form == "verb":
            models[readings[0][:-2]] = readings[1][:-2]
        elif form:
            words[form.lower()] = [
                Reading(form + "".join(f"<{tag}>" for tag in reading.split("."))) for reading in readings]
    return words, models
