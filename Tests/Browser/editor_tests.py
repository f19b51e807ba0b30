"""The therapist's editor in a real browser: in three languages, by keyboard, without scripts, zoomed, in every theme,
with a recording. Run by script/test, or: python3 Tests/Browser/editor_tests.py
"""

import sys
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from browser_tests import CHROMIUM, THEMES, Keyboard, Switch
from server import Server

WORD = "complement:apple"
PAGES = {
    "words": "/care/words",
    "one category": "/care/words?tab=fruit-and-vegetables",
    "found": "/care/words?find=a",
    "taken out": "/care/words?part=removed",
    "word": f"/care/words/word?word={WORD}",
    "verb": "/care/words/word?word=verb:eat",
    "links": f"/care/words/links?word={WORD}&side=verbComplement-second",
    "place": f"/care/words/place?word={WORD}",
    "picture": f"/care/words/picture?word={WORD}",
    "sound": f"/care/words/sound?word={WORD}",
    "add": "/care/words/add",
    "history": "/care/words/history",
    "files": "/care/files",
    "boards": "/care/files/boards",
    "picture sets": "/care/files/pictures",
    "going back": "/care/files/restore",
    "between": f"/care/words/links?word={WORD}&side=verbComplement-second&other=verb:eat",
}
# A word that is not there, how it is shown, and a second one for a list.
LANGUAGES = {
    "es_ES.UTF-8": ("croqueta", "una croqueta, unas croquetas", "empanadilla"),
    "en_US.UTF-8": ("dumpling", "a dumpling, dumplings", "crumpet"),
    "pt_BR.UTF-8": ("coxinha", "uma coxinha, umas coxinhas", "brigadeiro"),
}
DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'


class EditorTest(unittest.TestCase):
    """A test with a server and a browser behind the lock; whatever the browser complains about is a failure."""

    language = "es_ES.UTF-8"

    @classmethod
    def setUpClass(cls):
        cls.server = Server(cls.language)
        cls.driver = sync_playwright().start()
        cls.browser = cls.driver.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.driver.stop()
        cls.server.close()

    def open(self, path="/care/words", **options):
        context = self.browser.new_context(**options)
        self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(30000)
        self.complaints = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.complaints.append(message.text)
                if message.type == "error" else None)
        self.unlock(page)
        page.goto(self.server.address + path)
        return page

    def unlock(self, page):
        """Goes behind the lock: the first time a PIN is chosen, later it opens or is open."""
        page.goto(self.server.address + "/care")
        if page.locator("#pin").count():
            page.fill("#pin", "4711")
            if page.locator("#again").count():
                page.fill("#again", "4711")
            page.locator("form.fields button").click()
        page.locator(".doors").wait_for()


class Work:
    """The same in every language."""

    def test_words_are_added_looked_at_linked_and_undone(self):
        word, forms, _ = LANGUAGES[self.language]
        page = self.open("/care/words/add")
        page.fill("#words", word)
        page.locator("button.strong").click()
        expect(page.locator("#preview .forms")).to_contain_text(forms)
        self.assertGreater(page.locator(".said-list li").count(), 0)
        page.locator("button[value=save]").click()
        page.locator(".word-page").wait_for()
        expect(page.locator("h1")).to_have_text(word)
        page.locator("a[href*='verbComplement-second']").click()
        page.locator(".tile[aria-pressed=false]").first.click()
        page.locator("p.done").wait_for()
        page.locator(".sentence").wait_for()
        page.locator(".step button").click()
        page.locator(".step-row.away").first.wait_for()
        self.assertEqual(self.complaints, [])

    def test_what_is_filled_in_is_heard_of_at_once(self):
        page = self.open(PAGES["word"])
        before = page.inner_text("#preview .forms")
        page.fill("#lemma", "zzz" + page.input_value("#lemma"))
        expect(page.locator("#preview .forms")).not_to_have_text(before)
        expect(page.locator("#preview .forms")).to_contain_text("zzz")
        self.assertEqual(self.complaints, [])

    def test_a_list_is_added_without_scripts(self):
        word, _, other = LANGUAGES[self.language]
        page = self.open("/care/words/add", java_script_enabled=False)
        page.fill("#words", f"mini {word}\nmini {other}")
        page.locator("button.strong").click()
        self.assertEqual(page.locator("tbody tr").count(), 2)
        page.locator("button.strong").click()
        page.goto(self.server.address + f"/care/words?find=mini {word}")
        self.assertEqual(page.locator("a.tile").count(), 1)

    def test_a_picture_and_a_change_are_made_without_scripts(self):
        page = self.open(PAGES["picture"], java_script_enabled=False)
        page.set_input_files("#file", {"name": "x.svg", "mimeType": "image/svg+xml", "buffer": DRAWING})
        page.locator(".sheet button.strong").click()
        page.locator(".word-page .card img[src*='own:']").wait_for()
        page.locator("button[value=look]").click()
        page.locator("#preview").wait_for()
        page.locator("button[value=hideAll]").click()
        page.locator("button[value=showAll]").click()
        page.locator("button[value=remove]").click()
        page.locator("button[value=restore]").click()
        page.locator("button[value=remove]").wait_for()


class SpanishWork(Work, EditorTest):
    pass


class EnglishWork(Work, EditorTest):
    language = "en_US.UTF-8"


class PortugueseWork(Work, EditorTest):
    language = "pt_BR.UTF-8"


class OtherWays(Keyboard, EditorTest):
    """The editor by keyboard, by voice, zoomed, and with files."""

    def test_the_keyboard_alone_is_enough(self):
        page = self.open("/care/words?tab=fruit-and-vegetables")
        self.press(page, "a.tile[href*='complement:apple']")
        self.press(page, "a[href*='verbComplement-second']")
        self.press(page, ".tile[aria-pressed=false]")
        page.locator("p.done").wait_for()
        self.press(page, ".step button")
        page.locator(".step-row.away").first.wait_for()
        self.assertEqual(self.complaints, [])

    def test_a_word_is_added_and_hidden_by_keys_alone(self):
        page = self.open("/care/words")
        self.press(page, "a[href='/care/words/add']")
        self.reach(page, "#words")
        page.keyboard.type(LANGUAGES[self.language][2])
        self.press(page, "button.strong")
        self.press(page, "button[value=save]")
        page.locator(".word-page").wait_for()
        expect(page.locator("h1")).to_have_text(LANGUAGES[self.language][2])
        self.press(page, "button[value=hideAll]")
        page.locator("button[value=showAll]").wait_for()
        self.assertEqual(self.complaints, [])

    def test_a_word_is_recorded_heard_and_removed(self):
        page = self.open(PAGES["sound"], permissions=["microphone"])
        page.locator("[data-record]").click()
        expect(page.locator("[data-state]")).not_to_be_empty()
        # The false microphone beeps once a second.
        for _ in range(100):
            if page.evaluate("document.querySelector('meter').value") > 0.1:
                break
            page.wait_for_timeout(50)
        with page.expect_navigation():
            page.locator("[data-record]").click()
        page.locator("button[value=remove]").wait_for()
        sound = page.locator("audio").get_attribute("src")
        answer = page.request.get(self.server.address + sound)
        self.assertEqual(answer.headers["content-type"], "audio/wav")
        page.locator("button[value=remove]").click()
        expect(page.locator("button[value=remove]")).to_have_count(0)
        self.assertEqual(self.complaints, [])

    def test_a_spreadsheet_goes_out_and_comes_in(self):
        page = self.open("/care/files")
        with page.expect_download() as download:
            page.locator("a[href='/care/files/words.csv']").click()
        with open(download.value.path(), encoding="utf-8") as file:
            text = file.read()
        self.assertIn("manzana", text)
        changed = text.replace("manzana", "manzana roja", 1)
        page.set_input_files("#sheet", {"name": "w.csv", "mimeType": "text/csv", "buffer": changed.encode()})
        page.locator("form button.strong").first.click()
        page.locator("tbody").wait_for()
        self.assertIn("manzana roja", page.inner_text("tbody"))
        page.locator("form button.strong").click()
        page.locator(".step").wait_for()
        page.locator(".step button").click()
        page.locator(".step-row.away").first.wait_for()

    def test_nothing_is_wider_than_a_small_screen_and_all_is_large_enough(self):
        page = self.open(viewport={"width": 320, "height": 640})
        for name, path in PAGES.items():
            page.goto(self.server.address + path)
            self.assertLessEqual(
                page.evaluate("document.documentElement.scrollWidth"), 320, f"{name} is wider than the screen")
            small = page.evaluate("""() => [...document.querySelectorAll(
                '#app a, #app button, #app input:not([type=hidden]), #app select, #app summary')].map((element) => {
                  const target = element.closest('label') ?? element;
                  const box = target.getBoundingClientRect();
                  return [target.textContent.trim().slice(0, 30), box.width, box.height];
                }).filter(([, width, height]) => width && height && (width < 47.9 || height < 47.9))""")
            self.assertEqual(small, [], name)


class OneSwitch(Switch):
    """The editor with one switch, its lock included; the same in every language."""

    def test_a_word_is_added_masked_and_taken_back(self):
        word = LANGUAGES[self.language][0]
        page = self.open("/care")
        self.scan(page)
        self.open_with_switch(page)
        self.make(page, [
            ("a.door[href='/care/words']", "a[href='/care/words/add']"),
            ("a[href='/care/words/add']", "#words"),
        ])
        self.write_with_switch(page, "#words", word)
        self.make(page, [
            ("button.strong", "#preview .forms"),
            ("button[value=save]", ".word-page"),
        ])
        expect(page.locator("h1")).to_have_text(word)
        self.make(page, [
            ("button[value=hideAll]", "button[value=showAll]"),
            (".step button", ".step-row.away"),
        ])
        self.assertEqual(self.complaints, [])


class SpanishOneSwitch(OneSwitch, EditorTest):
    pass


class EnglishOneSwitch(OneSwitch, EditorTest):
    language = "en_US.UTF-8"


class PortugueseOneSwitch(OneSwitch, EditorTest):
    language = "pt_BR.UTF-8"


class Themes(EditorTest):
    """axe finds nothing on any page of the editor in any theme; text stands out by 7:1."""

    options = {"rules": {"color-contrast-enhanced": {"enabled": True}}}

    def test_no_page_has_a_violation_in_any_theme(self):
        page = self.open()
        found = []
        for theme in THEMES:
            page.goto(self.server.address + "/care/settings")
            page.locator(f"input[name=theme][value={theme}]").check()
            page.locator(".fields > button").click()
            page.locator(f"html[data-theme={theme}] .done").wait_for()
            for name, path in PAGES.items():
                page.goto(self.server.address + path)
                self.check(page, f"{theme}, {name}", found)
            page.goto(self.server.address + "/care/words/add")
            page.fill("#words", "croqueta")
            page.locator("button.strong").click()
            page.locator("#preview").wait_for()
            self.check(page, f"{theme}, new word", found)
        self.assertEqual(found, [])

    def check(self, page, name, found):
        for violation in Axe().run(page, options=self.options).response["violations"]:
            nodes = [node["html"][:120] for node in violation["nodes"][:3]]
            found.append(f"{name}: {violation['id']} {nodes}")


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    unittest.main(verbosity=2)
