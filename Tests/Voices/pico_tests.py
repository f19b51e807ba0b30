"""SVOX Pico is built from its source package, speaks its languages, and leaves nothing behind: python3 Tests/Voices/pico_tests.py
"""

import array
import math
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import wave

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("AAC_CLI", str(ROOT / ".build/debug/aac-cli"))
SENTENCES = {
    "es-ES": "Quiero agua, por favor.",
    "en-US": "I want water, please.",
    "en-GB": "I want water, please.",
}


class Pico(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.home = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.home.name)
        cls.environment = cls.environment_at(cls.folder / "own")
        cls.script(cls.environment, "pico")

    @classmethod
    def tearDownClass(cls):
        cls.home.cleanup()

    @staticmethod
    def environment_at(home):
        return {**os.environ, "AAC_CLI": PROGRAM, "AAC_DATA": str(ROOT / "Data"), "XDG_DATA_HOME": str(home)}

    @staticmethod
    def script(environment, *arguments):
        subprocess.run([ROOT / "script/voices", *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)

    def run_program(self, *arguments, environment=None):
        return subprocess.run(
            [PROGRAM, *arguments], env=environment or self.environment, capture_output=True, text=True, check=False
        )

    def say(self, language, *options, environment=None):
        """The seconds, the level and the samples of a sentence in a sound file."""
        file = self.folder / "said.wav"
        done = self.run_program(
            *("say", "--language", language, *options, "--out", str(file), "--text", SENTENCES[language]),
            environment=environment,
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        with wave.open(str(file)) as sound:
            self.assertEqual((sound.getnchannels(), sound.getsampwidth()), (1, 2))
            samples = array.array("h", sound.readframes(sound.getnframes()))
            level = math.sqrt(sum(sample * sample for sample in samples) / len(samples))
            return len(samples) / sound.getframerate(), level, samples

    def test_it_is_listed_for_the_languages_that_it_speaks(self):
        for language in ("es", "en"):
            self.assertIn("(pico)", self.run_program("voices", "--language", language).stdout)
        self.assertNotIn("(pico)", self.run_program("voices", "--language", "pt").stdout)

    def test_it_is_heard_in_each_of_its_languages_and_is_not_espeak(self):
        for language in SENTENCES:
            with self.subTest(language):
                seconds, level, samples = self.say(language, "--voice", "pico")
                self.assertGreater(seconds, 0.6)
                self.assertLess(seconds, 4)
                self.assertGreater(level, 1000)
                self.assertNotEqual(samples, self.say(language)[2])

    def test_speed_is_handed_over(self):
        slow = self.say("es-ES", "--voice", "pico", "--speed", "80")[0]
        fast = self.say("es-ES", "--voice", "pico", "--speed", "250")[0]
        self.assertGreater(slow, fast * 1.5)

    def test_removed_it_leaves_no_file_and_espeak_speaks(self):
        shutil.copytree(self.folder / "own", self.folder / "other")
        environment = self.environment_at(self.folder / "other")
        self.assertIn("(pico)", self.run_program("voices", "--language", "es", environment=environment).stdout)
        self.script(environment, "remove", "pico")
        self.assertFalse((self.folder / "other/aac/voices/pico").exists())
        self.assertNotIn("(pico)", self.run_program("voices", "--language", "es", environment=environment).stdout)
        self.assertGreater(self.say("es-ES", environment=environment)[1], 1000)


if __name__ == "__main__":
    unittest.main()
