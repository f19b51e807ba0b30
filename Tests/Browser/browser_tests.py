"""The pages of aac-web in a real browser: the walk in three languages, by keyboard, zoomed, without scripts, over a
restart; the planner; no accessibility violation in any theme. Run by script/test, or: python3 Tests/Browser/browser_tests.py
"""

import re
import sys
import unittest
import urllib.error
import urllib.request

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from server import Server

CHROMIUM = "/usr/bin/chromium"
GIRL = "full~final~subject%3Dsubject:girl~verb%3Dverb:eat~complement%3Dcomplement:apple"
PAGES = {
    "home": "/",
    "subject": "/walk?do=start:full",
    "verb": "/walk?at=full~verb~subject%3Dsubject:girl~verb%3Dverb:eat~negative",
    "complement": "/walk?at=full~complement~subject%3Dsubject:girl~verb%3Dverb:eat",
    "final": f"/walk?at={GIRL}~negative~question",
    "quick": "/walk?do=start:quick",
    "nothing found": "/walk?at=full~subject&find=zzz",
    "sentences": "/sentences",
    "show": f"/show?at={GIRL}",
    "planner": "/planner",
    "time": "/planner/time?activity=eat",
    "ready": "/planner/ready?plan=eat:300~play:600",
    "care": "/care",
    "settings": "/care/settings",
    "how to choose": "/care/access",
    "check": "/care/check",
    "question": "/care/settings/forget",
    "people": "/care/people",
    "person": "/care/people/edit",
    "pin": "/care/pin",
    "boards": "/boards",
    "board": "/boards/open?set=core&at=aac-core-es~yo~querer~agua",
    "folders": "/boards/open?set=vocabulary",
    "away": "/away",
    "join": "/join",
    "no page": "/nothing",
}
THEMES = ["calm", "dark", "whiteOnBlack", "yellowOnBlack"]
LANGUAGES = {
    "es_ES.UTF-8": ("La niña no come una manzana.", "Quiero comer.", "¿No quiero comer una manzana?"),
    "en_US.UTF-8": ("The girl doesn't eat an apple.", "I want to eat.", "Don't I want to eat an apple?"),
    "pt_BR.UTF-8": ("A menina não come uma maçã.", "Quero comer.", "Não quero comer uma maçã?"),
}


def until(page, expression, seconds=20):
    """Waits until an expression is true; the pages forbid what Playwright's own waiting needs."""
    for _ in range(seconds * 10):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {expression}")


class BrowserTest(unittest.TestCase):
    """A test with a server and a browser; whatever the browser complains about is a failure."""

    language = "es_ES.UTF-8"

    @classmethod
    def setUpClass(cls):
        cls.server = Server(cls.language)
        cls.driver = sync_playwright().start()
        cls.browser = cls.driver.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--autoplay-policy=user-gesture-required"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.driver.stop()
        cls.server.close()

    def open(self, path="/", script=None, **options):
        context = self.browser.new_context(**options)
        if script:
            context.add_init_script(script)
        self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(15000)
        self.complaints = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.complaints.append(message.text)
                if message.type == "error" else None)
        page.goto(self.server.address + path)
        return page

    def unlock(self, page):
        """Goes behind the lock: the first time a PIN is chosen, later it opens."""
        page.goto(self.server.address + "/care")
        page.fill("#pin", "4711")
        if page.locator("#again").count():
            page.fill("#again", "4711")
        page.locator("form.fields button").click()
        page.locator(".doors").wait_for()

    def choose(self, page, tile, tab=None):
        if tab:
            page.locator(f"a.tab[href*='tab={tab}']").click()
        page.locator(f"[id='{tile}']").click()
        page.locator(f"[id='{tile}'][aria-current]").wait_for()

    def walk(self, page):
        """Home, girl, not eat, apple, final."""
        page.locator("#door-sentence").click()
        self.choose(page, "subject:girl", "people")
        page.locator("#act-next").click()
        self.choose(page, "verb:eat", "everyday-actions")
        page.locator("#act-negate").click()
        page.locator("#act-negate.on").wait_for()
        self.assertEqual(page.locator(".card .cross").count(), 1)
        page.locator("#act-next").click()
        self.choose(page, "complement:apple", "fruit-and-vegetables")
        page.locator("#act-next").click()
        page.locator(".final").wait_for()

    def sentence(self, page):
        return page.locator("#sentence").inner_text()


class Walk:
    """The same in every language."""

    def test_the_whole_walk_is_made_and_heard(self):
        page = self.open()
        self.walk(page)
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][0])
        page.locator("#act-question").click()
        page.locator("#act-question.on").wait_for()
        self.assertEqual(page.locator(".card.mark").count(), 1)
        with page.expect_response("**/speech") as answer:
            page.locator("#act-speak").click()
        self.assertEqual(answer.value.status, 200)
        page.locator(".card.lit").first.wait_for()
        expect(page.locator(".card.lit")).to_have_count(0, timeout=15000)
        self.assertTrue(page.locator("#notice").is_hidden())
        self.assertEqual(self.complaints, [])

    def test_the_quick_sentence_is_made(self):
        page = self.open()
        page.locator("#door-quick").click()
        self.choose(page, "opener:want")
        page.locator("#act-next").click()
        self.choose(page, "verb:eat", "everyday-actions")
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][1])
        page.locator("#act-negate").click()
        page.locator("#act-negate.on").wait_for()
        page.locator("#act-next").click()
        self.choose(page, "complement:apple", "fruit-and-vegetables")
        page.locator("#act-next").click()
        page.locator("#act-question").click()
        page.locator("#act-question.on").wait_for()
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][2])
        self.assertEqual(page.locator(".card .cross").count(), 1)
        self.assertEqual(page.locator(".card.mark").count(), 1)
        self.assertEqual(self.complaints, [])


class SpanishWalk(Walk, BrowserTest):
    pass


class EnglishWalk(Walk, BrowserTest):
    language = "en_US.UTF-8"


class PortugueseWalk(Walk, BrowserTest):
    language = "pt_BR.UTF-8"


class Switch:
    """For tests of who can press one key and nothing else; time is moved by the test."""

    def scan(self, page):
        """Sets one switch with the mouse, behind the lock; then nothing but the switch is used."""
        self.unlock(page)
        page.goto(self.server.address + "/care/access")
        page.check("input[name=method][value=scan]")
        page.check("input[name=scanTime][value='500']")
        page.check("input[name=loops][value='0']")
        page.click("button.strong")
        page.locator(".done").wait_for()
        # From here on a click is a switch, too: the lock is closed without one.
        page.context.clear_cookies()
        self.go_on(page)

    def go_on(self, page):
        """Begins at home, for a page that is scanned."""
        page.context.add_init_script(
            "document.addEventListener('aac:highlight', event => { window.highlighted = event.detail })")
        page.clock.install(time=0)
        page.goto(self.server.address)
        page.clock.pause_at(60_000)

    def choose_with_switch(self, page, selector):
        """Lets the scan go on until it is at a thing, and presses; in a group of things once more."""
        page.locator(selector).first.wait_for()
        for _ in range(400):
            found = page.evaluate(
                """selector => {
                  const wanted = document.querySelector(selector);
                  const { kind, items } = window.highlighted ?? { items: [] };
                  return wanted && items.some(item => item === wanted || item.contains(wanted)) ? kind : "";
                }""", selector)
            if found:
                page.keyboard.press("Space")
                # Sooner it would be taken for a trembling hand.
                page.clock.run_for(400)
            if found == "item":
                return
            if not found:
                page.clock.run_for(500)
        self.fail(f"the scan does not come to {selector}")

    def make(self, page, steps):
        """Chooses one thing after the other, and waits for what comes of each."""
        for selector, after in steps:
            self.choose_with_switch(page, selector)
            page.locator(after).first.wait_for()

    def write_with_switch(self, page, field, text, erase=0):
        """Opens the sheet of letters of a field, writes and ends."""
        self.choose_with_switch(page, field)
        page.locator("dialog.aac-writing").wait_for()
        for _ in range(erase):
            self.choose_with_switch(page, ".aac-writing-tools:first-child .aac-writing-key:nth-last-child(2)")
        for sign in text:
            self.choose_with_switch(page, f".aac-writing [data-sign='{sign}']")
        self.choose_with_switch(page, ".aac-writing-tools:first-child .aac-writing-key:last-child")
        expect(page.locator("dialog.aac-writing")).to_have_count(0)

    def open_with_switch(self, page):
        """Through the lock, with the PIN written by the switch."""
        self.choose_with_switch(page, "a[href='/care']")
        self.write_with_switch(page, "#pin", "4711")
        self.make(page, [("form.fields button", "a.door[href='/care/words']")])


class OneSwitch(Switch):
    """Each part of the program with one switch, the same in every language."""

    board = ""

    def scanned(self):
        page = self.open()
        # The settings stay with the person.
        if page.locator("html[data-access=scan]").count():
            self.go_on(page)
        else:
            self.scan(page)
        return page

    def test_the_whole_walk_is_made_and_heard(self):
        page = self.scanned()
        self.make(page, [
            ("#door-sentence", "a.tab[href*='tab=people']"),
            ("a.tab[href*='tab=people']", "[id='subject:girl']"),
            ("[id='subject:girl']", "[id='subject:girl'][aria-current]"),
            ("#act-next", "a.tab[href*='tab=everyday-actions']"),
            ("a.tab[href*='tab=everyday-actions']", "[id='verb:eat']"),
            ("[id='verb:eat']", "[id='verb:eat'][aria-current]"),
            ("#act-negate", "#act-negate.on"),
            ("#act-next", "a.tab[href*='tab=fruit-and-vegetables']"),
            ("a.tab[href*='tab=fruit-and-vegetables']", "[id='complement:apple']"),
            ("[id='complement:apple']", "[id='complement:apple'][aria-current]"),
            ("#act-next", ".final"),
        ])
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][0])
        with page.expect_response("**/speech") as answer:
            self.choose_with_switch(page, "#act-speak")
        self.assertEqual(answer.value.status, 200)
        self.assertEqual(self.complaints, [])

    def test_the_quick_sentence_is_made_found_by_letters_and_heard(self):
        page = self.scanned()
        self.make(page, [
            ("#door-quick", "[id='opener:want']"),
            ("[id='opener:want']", "[id='opener:want'][aria-current]"),
            ("#act-next", "#find"),
        ])
        self.write_with_switch(page, "#find", {"es": "comer", "en": "eat", "pt": "comer"}[self.language[:2]])
        self.make(page, [
            (".find button", "[id='verb:eat']"),
            ("[id='verb:eat']", "[id='verb:eat'][aria-current]"),
        ])
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][1])
        with page.expect_response("**/speech") as answer:
            self.choose_with_switch(page, "#act-speak")
        self.assertEqual(answer.value.status, 200)
        self.assertEqual(self.complaints, [])

    def test_boards_are_opened_and_say_a_sentence(self):
        page = self.scanned()
        self.make(page, [
            ("a[href='/boards']", "a[href='/boards/open?set=core']"),
            ("a[href='/boards/open?set=core']", "#cell-subject-i"),
            ("#cell-subject-i", ".said .card:nth-child(1)"),
            ("#cell-verb-want", ".said .card:nth-child(2)"),
            ("#cell-verb-eat", ".said .card:nth-child(3)"),
        ])
        expect(page.locator("#sentence")).to_have_text(self.board)
        with page.expect_response("**/speech") as answer:
            self.choose_with_switch(page, "#act-speak")
        self.assertEqual(answer.value.status, 200)
        self.choose_with_switch(page, "#act-erase")
        expect(page.locator(".said .card")).to_have_count(2)
        self.assertEqual(self.complaints, [])

    def test_a_time_is_chosen_begun_paused_and_stopped(self):
        page = self.scanned()
        self.make(page, [
            ("#door-planner", "a.tab[href*='tab=everyday-actions']"),
            ("a.tab[href*='tab=everyday-actions']", "[id='verb:eat']"),
            ("[id='verb:eat']", "#minutes"),
        ])
        # A time of one's own: fields are written in by the switch as well.
        self.write_with_switch(page, "#minutes", "12", erase=1)
        self.make(page, [
            ("form.other button", "#act-start"),
            ("#act-start", "main[data-phase=running]"),
            ("#act-toggle", "main[data-phase=paused]"),
            ("#act-toggle", "main[data-phase=running]"),
            ("#act-stop", "form.fields button"),
            ("form.fields button", "#door-planner"),
        ])
        expect(page.locator(".chip")).to_have_count(0)
        self.assertEqual(self.complaints, [])


class SpanishOneSwitch(OneSwitch, BrowserTest):
    board = "Yo quiero comer."


class EnglishOneSwitch(OneSwitch, BrowserTest):
    language = "en_US.UTF-8"
    board = "I want to eat."


class PortugueseOneSwitch(OneSwitch, BrowserTest):
    language = "pt_BR.UTF-8"
    board = "Eu quero comer."


class Keyboard:
    """For tests that touch nothing but keys."""

    def press(self, page, selector, limit=400):
        """Goes to an element by the Tab key alone and presses Enter."""
        self.reach(page, selector, limit)
        page.keyboard.press("Enter")

    def reach(self, page, selector, limit=400):
        """Goes to an element by the Tab key alone."""
        page.locator(selector).first.wait_for()
        for _ in range(limit):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
                self.assertNotEqual(outline, "none", f"the focus on {selector} is not seen")
                return
            page.keyboard.press("Tab")
        self.fail(f"{selector} is not reached by the keyboard")


class OtherWays(Keyboard, BrowserTest):
    """The walk for those who cannot see, point, or run scripts."""

    def test_the_keyboard_alone_is_enough(self):
        page = self.open()
        self.press(page, "#door-sentence")
        self.press(page, "a.tab[href*='tab=people']")
        self.press(page, "[id='subject:girl']")
        page.locator("[id='subject:girl'][aria-current]").wait_for()
        self.press(page, "#act-next")
        self.press(page, "a.tab[href*='tab=everyday-actions']")
        self.press(page, "[id='verb:eat']")
        page.locator("[id='verb:eat'][aria-current]").wait_for()
        self.assertEqual(page.evaluate("document.activeElement.id"), "verb:eat")
        self.assertEqual(self.sentence(page), "La niña come.")
        with page.expect_response("**/speech"):
            self.press(page, "#act-speak")

    def test_nothing_is_lost_at_400_percent(self):
        # 1280 by 1024 pixels at 400 %.
        page = self.open(viewport={"width": 320, "height": 256})
        self.walk(page)
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][0])
        self.unlock(page)
        for name, path in PAGES.items():
            page.goto(self.server.address + path)
            width = page.evaluate("document.documentElement.scrollWidth")
            self.assertLessEqual(width, 320, f"{name} is wider than the screen")

    def test_it_works_without_scripts(self):
        page = self.open(java_script_enabled=False)
        self.walk(page)
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][0])
        page.locator("#act-speak").click()
        page.locator("audio").wait_for()
        sound = page.locator("audio").get_attribute("src")
        answer = page.request.get(self.server.address + sound)
        self.assertEqual(answer.headers["content-type"], "audio/wav")
        page.goto(self.server.address + "/sentences")
        self.assertIn(LANGUAGES[self.language][0], page.inner_text("main"))

    def test_a_restart_in_the_middle_loses_nothing(self):
        page = self.open()
        page.locator("#door-sentence").click()
        self.choose(page, "subject:girl", "people")
        self.server.kill()
        page.locator("#act-next").click()
        page.locator("#notice").wait_for()
        self.assertIn("no responde", page.locator("#notice").inner_text())
        self.server.start()
        page.locator("#act-next").click()
        self.choose(page, "verb:eat", "everyday-actions")
        self.assertTrue(page.locator("#notice").is_hidden())
        self.assertEqual(self.sentence(page), "La niña come.")
        # A form that was on the screen before is still taken.
        with page.expect_response("**/speech") as answer:
            page.locator("#act-speak").click()
        self.assertEqual(answer.value.status, 200)

    def test_a_sentence_is_copied_as_text(self):
        page = self.open(f"/walk?at={GIRL}~negative", permissions=["clipboard-read", "clipboard-write"])
        page.locator("[data-copy]").click()
        expect(page.locator("#notice")).to_be_visible()
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"), LANGUAGES[self.language][0])
        self.assertEqual(self.complaints, [])

    def test_back_and_reload_show_what_was_there(self):
        page = self.open()
        self.walk(page)
        page.reload()
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][0])
        page.go_back()
        page.locator("[id='complement:apple'][aria-current]").wait_for()
        page.go_back()
        expect(page.locator("[id='complement:apple'][aria-current]")).to_have_count(0)
        page.go_forward()
        page.locator("[id='complement:apple'][aria-current]").wait_for()

    def test_everything_to_touch_is_large_enough(self):
        for viewport in ({"width": 320, "height": 640}, {"width": 1024, "height": 768}):
            page = self.open(viewport=viewport)
            self.unlock(page)
            for name, path in PAGES.items():
                page.goto(self.server.address + path)
                small = page.evaluate("""() => [...document.querySelectorAll(
                    '#app a, #app button, #app input:not([type=hidden]), #app select')].map((element) => {
                      const target = element.closest('label') ?? element;
                      const box = target.getBoundingClientRect();
                      return [target.textContent.trim().slice(0, 30), box.width, box.height];
                    }).filter(([, width, height]) => width && height && (width < 47.9 || height < 47.9))""")
                self.assertEqual(small, [], f"{name} at {viewport['width']}")

    def test_the_planner_counts_and_survives_a_reload(self):
        page = self.open()
        page.locator("#door-planner").click()
        page.locator("a[href='/planner/time?activity=-']").click()
        page.locator("a[href='/planner/ready?plan=-:60']").click()
        page.locator("#act-start").click()
        page.locator("#remaining").wait_for()
        expect(page.locator("#remaining")).to_have_text(re.compile("00:00:5[0-7]"), timeout=15000)
        page.reload()
        self.assertLess(page.locator("#remaining").inner_text(), "00:00:59")
        page.locator("#act-toggle").click()
        page.locator("main[data-phase=paused]").wait_for()
        self.assertEqual(self.complaints, [])

    def test_without_motion_nothing_moves(self):
        page = self.open("/walk?do=start:full", reduced_motion="reduce")
        moving = page.evaluate("""() => [...document.querySelectorAll('*')].filter((element) => {
            const style = getComputedStyle(element);
            return style.animationName !== 'none' || style.transitionDuration !== '0s';
        }).length""")
        self.assertEqual(moving, 0)


class Boards:
    """The same in every language."""

    words = ()
    spoken = ""

    def test_words_of_the_core_board_become_a_sentence_and_are_heard(self):
        page = self.open()
        page.locator("a[href='/boards']").click()
        page.locator("a[href='/boards/open?set=core']").click()
        page.locator(".grid").wait_for()
        # Faster than pages come.
        page.evaluate("""(words) => words.forEach((word) => document.getElementById(`cell-${word}`).click())""",
                      list(self.words))
        expect(page.locator("#sentence")).to_have_text(self.spoken)
        expect(page.locator(".said .card")).to_have_count(len(self.words))
        with page.expect_response("**/speech") as answer:
            page.locator("#act-speak").click()
        self.assertEqual(answer.value.status, 200)
        page.locator(".card.lit").first.wait_for()
        expect(page.locator(".card.lit")).to_have_count(0, timeout=15000)
        page.locator("#act-erase").click()
        expect(page.locator(".said .card")).to_have_count(len(self.words) - 1)
        self.assertEqual(self.complaints, [])


class SpanishBoards(Boards, BrowserTest):
    words, spoken = ("subject-i", "verb-want", "verb-eat"), "Yo quiero comer."


class EnglishBoards(Boards, BrowserTest):
    language = "en_US.UTF-8"
    words, spoken = ("subject-i", "verb-want", "verb-eat"), "I want to eat."


class PortugueseBoards(Boards, BrowserTest):
    language = "pt_BR.UTF-8"
    words, spoken = ("subject-i", "verb-want", "verb-eat"), "Eu quero comer."


class Planning:
    """The same in every language."""

    first = ""
    announced = ""

    def test_a_plan_of_two_is_made_begun_paused_and_ended(self):
        page = self.open()
        page.locator("#door-planner").click()
        page.locator("a.tab[href*='tab=everyday-actions']").click()
        page.locator("[id='verb:eat']").click()
        page.locator("a[href*='eat:300']").click()
        page.locator("#act-then").click()
        page.locator("a.tab[href*='tab=everyday-actions']").click()
        page.locator("[id='verb:sleep']").click()
        page.locator("a[href*='sleep:600']").click()
        expect(page.locator(".order").first).to_have_text(self.first)
        expect(page.locator(".steps .card")).to_have_count(2)
        page.locator("#act-start").click()
        expect(page.locator("#announced")).to_contain_text(self.announced, timeout=20000)
        page.locator("#act-toggle").click()
        page.locator("main[data-phase=paused]").wait_for()
        page.locator("#act-numbers").click()
        expect(page.locator(".numbers")).to_have_class(re.compile("away"))
        page.locator("#act-stop").click()
        page.locator("form.fields button").click()
        page.locator("#door-planner").wait_for()
        expect(page.locator(".chip")).to_have_count(0)
        self.assertEqual(self.complaints, [])


class SpanishPlanning(Planning, BrowserTest):
    first, announced = "Primero", "Ahora toca comer."


class EnglishPlanning(Planning, BrowserTest):
    language = "en_US.UTF-8"
    first, announced = "First", "eat"


class PortuguesePlanning(Planning, BrowserTest):
    language = "pt_BR.UTF-8"
    first, announced = "Primeiro", "comer"


class BoardWays(BrowserTest):
    def test_places_stay_whatever_the_width(self):
        for width in (320, 1024):
            page = self.open("/boards/open?set=core", viewport={"width": width, "height": 700})
            places = page.evaluate("""() => [...document.querySelectorAll('.cell')].map((cell) => {
                const style = getComputedStyle(cell);
                return style.gridRowStart + '/' + style.gridColumnStart; })""")
            self.assertEqual(places[:3], ["1/1", "1/2", "1/3"])
            self.assertEqual(len(set(places)), len(places))
            self.assertGreater(len(places), 50)

    def test_all_of_a_board_is_reached_on_a_phone_and_one_is_told_that_there_is_more(self):
        page = self.open("/boards/open?set=core", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
        last = page.locator(".cell").nth(9).locator(".key")
        seen = """(key) => { const box = key.getBoundingClientRect();
            return box.left >= 0 && box.right <= innerWidth && box.width >= 48 && box.height >= 48; }"""
        self.assertFalse(last.evaluate(seen))
        page.locator("main.board.more-right").wait_for()
        self.assertTrue(page.locator("#edge-left").is_disabled())
        for _ in range(5):
            if page.locator("#edge-right").is_disabled():
                break
            page.locator("#edge-right").click()
            # The end of the board switches the arrow off in the next picture of the screen.
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
        page.locator("main.board.more-left:not(.more-right)").wait_for()
        self.assertTrue(last.evaluate(seen))
        # Who chooses a word there stays there.
        last.click()
        page.locator(".said .card").wait_for()
        self.assertTrue(page.locator(".cell").nth(9).locator(".key").evaluate(seen))
        page.set_viewport_size({"width": 1024, "height": 768})
        expect(page.locator("#edges")).to_be_hidden()
        self.assertEqual(self.complaints, [])

    def test_folders_open_and_close_without_scripts(self):
        page = self.open("/boards/open?set=vocabulary", java_script_enabled=False)
        name = page.inner_text("h1")
        page.locator(".key").first.click()
        self.assertNotEqual(page.inner_text("h1"), name)
        page.locator("#act-back").click()
        self.assertEqual(page.inner_text("h1"), name)

    def test_grammar_is_switched_off(self):
        page = self.open("/boards/open?set=core&at=aac-core-es~yo~querer")
        page.locator("#act-sentences").click()
        expect(page.locator("#sentence")).to_have_text("yo querer")
        page.locator("#act-sentences").click()
        expect(page.locator("#sentence")).to_have_text("Yo quiero.")


class Everyone(Keyboard, BrowserTest):
    """What docs/accessibility.md says of single criteria, beyond what axe looks at."""

    def test_keys_alone_are_enough_for_the_quick_sentence(self):
        page = self.open()
        self.press(page, "#door-quick")
        self.press(page, "[id='opener:want']")
        page.locator("[id='opener:want'][aria-current]").wait_for()
        self.press(page, "#act-next")
        self.press(page, "a.tab[href*='tab=everyday-actions']")
        self.press(page, "[id='verb:eat']")
        page.locator("[id='verb:eat'][aria-current]").wait_for()
        self.assertEqual(self.sentence(page), LANGUAGES[self.language][1])
        with page.expect_response("**/speech") as answer:
            self.press(page, "#act-speak")
        self.assertEqual(answer.value.status, 200)

    def test_keys_alone_are_enough_for_boards_and_planner(self):
        page = self.open("/boards/open?set=core")
        self.press(page, "#cell-subject-i")
        expect(page.locator(".said .card")).to_have_count(1)
        self.press(page, "#cell-verb-want")
        expect(page.locator(".said .card")).to_have_count(2)
        with page.expect_response("**/speech"):
            self.press(page, "#act-speak")
        page.goto(self.server.address + "/planner")
        self.press(page, "a[href='/planner/time?activity=-']")
        self.press(page, "a[href='/planner/ready?plan=-:60']")
        self.press(page, "#act-start")
        page.locator("#remaining").wait_for()
        self.press(page, "#act-stop")
        self.press(page, "form.fields button")
        page.locator("#door-planner").wait_for()

    def test_text_may_be_spaced_out(self):
        # WCAG 1.4.12: nothing is cut off, and no page gets wider than the screen.
        for width in (320, 1024):
            page = self.open(viewport={"width": width, "height": 800})
            self.unlock(page)
            for name, path in PAGES.items():
                page.goto(self.server.address + path)
                page.evaluate("""() => {
                    const style = new CSSStyleSheet();
                    style.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
                      word-spacing: .16em !important; } p { margin-bottom: 2em !important; }`);
                    document.adoptedStyleSheets = [style]; }""")
                self.assertLessEqual(
                    page.evaluate("document.documentElement.scrollWidth"), width, f"{name} at {width}")
                cut = page.evaluate("""() => [...document.querySelectorAll(
                    '#app .word, #app .plain, #app .act, #app p, #app label, #app h1')].filter((element) => {
                      const style = getComputedStyle(element);
                      return style.overflow !== 'visible' && !element.closest('.unseen') && element.clientWidth > 1
                        && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
                    }).map((element) => element.textContent.trim().slice(0, 40))""")
                self.assertEqual(cut, [], f"{name} at {width}")

    def test_what_has_the_focus_is_seen(self):
        # WCAG 2.4.11: the bar that stays at the edge covers nothing that has the focus.
        page = self.open("/walk?at=full~verb~subject%3Dsubject:girl", viewport={"width": 390, "height": 700})
        for _ in range(60):
            page.keyboard.press("Tab")
            covered = page.evaluate("""() => {
                const element = document.activeElement;
                if (element === document.body) return "";
                const box = element.getBoundingClientRect();
                const points = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y]));
                const seen = points.some(([x, y]) => {
                  const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
                  return found && (element.contains(found) || found.contains(element));
                });
                return seen ? "" : element.textContent.trim(); }""")
            self.assertEqual(covered, "")

    def test_a_finger_that_slips_off_chooses_nothing(self):
        # WCAG 2.5.2.
        page = self.open("/walk?do=start:quick")
        box = page.locator("[id='opener:want']").bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 20, 5)
        page.mouse.up()
        page.wait_for_timeout(300)
        self.assertEqual(page.locator("[aria-current]").count(), 0)
        page.locator("[id='opener:want']").click()
        page.locator("[id='opener:want'][aria-current]").wait_for()

    def test_the_size_of_tiles_counts_on_a_phone_too(self):
        page = self.open("/walk?do=start:full", viewport={"width": 390, "height": 844})
        widths = []
        for size in ("small", "medium", "large", "huge"):
            page.evaluate("(size) => { document.documentElement.dataset.tileSize = size; }", size)
            widths.append(page.locator("a.tile").first.bounding_box()["width"])
        self.assertEqual(widths, sorted(set(widths)), "each larger than the one before")

    def test_what_can_be_done_is_in_sight_on_a_phone_across(self):
        page = self.open("/walk?at=full~verb~subject%3Dsubject:girl", viewport={"width": 844, "height": 390})
        box = page.locator("#act-next, .act.next").first.bounding_box()
        self.assertLessEqual(box["y"] + box["height"], 390)
        # And words between the strip and the bar.
        tile = page.locator("a.tile").first.bounding_box()
        self.assertLess(tile["y"] + 48, box["y"])

    def test_screens_may_be_turned(self):
        # WCAG 1.3.4: the same buttons, upright and across.
        seen = []
        for width, height in ((768, 1024), (1024, 768), (390, 844), (844, 390)):
            page = self.open("/walk?at=full~verb~subject%3Dsubject:girl", viewport={"width": width, "height": height})
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            seen.append(page.evaluate(
                "[...document.querySelectorAll('#app a, #app button, #app .dim')].map((each) => each.id || each.textContent)"))
        self.assertTrue(all(each == seen[0] for each in seen))

    def test_the_buttons_stay_in_one_order(self):
        # WCAG 3.2.3.
        page = self.open()
        orders = set()
        for path in ("/walk?do=start:full", PAGES["verb"], PAGES["complement"], PAGES["final"], PAGES["quick"]):
            page.goto(self.server.address + path)
            orders.add(tuple(page.evaluate(
                "[...document.querySelectorAll('.bar .act')].map((each) => each.classList[1] === 'dim' ? each.classList[2] : each.classList[1])")))
        self.assertEqual(orders, {("home", "back", "negate", "question", "speak", "next")})

    def test_a_screen_reader_is_told_what_is_seen(self):
        page = self.open(PAGES["verb"])
        tree = page.locator("body").aria_snapshot()
        for line in ('heading "¿Qué hace?" [level=1]', 'list "La frase"', "NO comer", "La niña no come.",
                     'navigation "Categorías"', 'navigation "Qué se puede hacer"', 'link "NO : activado"',
                     'link "Pregunta" [disabled]', 'searchbox "Buscar"', 'link "beber"'):
            self.assertIn(line, tree)
        page.locator("#act-next").click()
        page.locator("h1", has_text="¿Dónde?").wait_for()
        # After a step a reader begins with what is new.
        self.assertEqual(page.evaluate("document.activeElement.id"), "main")

    def test_frames_stand_out_from_what_is_around_them(self):
        # WCAG 1.4.11: 3:1, for every colour of word classes, fields, the choice and the focus, in every theme.
        page = self.open()
        self.unlock(page)
        weak = []
        for theme in THEMES:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            weak += page.evaluate("""(theme) => {
                const style = getComputedStyle(document.documentElement);
                const light = (name) => {
                  const text = style.getPropertyValue(`--${name}`).trim().slice(1);
                  const hex = text.length === 3 ? [...text].map((digit) => digit + digit).join("") : text;
                  const parts = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
                    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
                  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
                };
                const ratio = (one, other) => {
                  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
                  return (bright + 0.05) / (dark + 0.05);
                };
                return ["line", "choice", "focus", "people", "verbs", "nouns", "descriptions", "social", "questions",
                        "negation", "determiners", "connectives", "none", "pie"].flatMap((name) =>
                  ["ground", "surface"].filter((other) => !(ratio(name, other) >= 3))
                    .map((other) => `${theme}: ${name} on ${other} ${ratio(name, other)}`));
                }""", theme)
        self.assertEqual(weak, [])

    def test_the_pin_can_be_pasted_and_kept(self):
        # WCAG 3.3.8: nobody has to remember or copy it by hand.
        page = self.open()
        self.unlock(page)
        page.locator("form[action='/care/close'] button").click()
        page.goto(self.server.address + "/care")
        self.assertEqual(page.locator("#pin").get_attribute("autocomplete"), "current-password")
        page.evaluate("""() => document.getElementById('pin').dispatchEvent(
            new ClipboardEvent('paste', { bubbles: true, cancelable: true })) || (() => { throw new Error('refused') })()""")
        self.assertEqual(self.complaints, [])


class Times(BrowserTest):
    """Countdowns are heard wherever one is, also when the server is away."""

    def start(self, page, plan):
        page.goto(f"{self.server.address}/planner/ready?plan={plan}")
        page.locator("#act-start").dblclick()
        page.locator("main[data-timer]").wait_for()

    def stop_all(self):
        page = self.open("/planner")
        while page.locator(".chip").count():
            page.locator(".chip").first.click()
            page.locator("#act-stop, #act-home").last.click()
            if page.locator("form.fields").count():
                page.locator("form.fields button").click()
            page.goto(self.server.address + "/planner")

    def test_the_end_is_heard_on_another_page(self):
        page = self.open()
        self.start(page, "eat:5")
        self.start(page, "play:600")
        page.locator("#act-home").click()
        page.locator("#door-sentence").click()
        expect(page.locator("#announced")).to_contain_text("Se acabó el tiempo de comer.", timeout=20000)
        expect(page.locator(".chip")).to_have_count(2)
        expect(page.locator(".chip.over")).to_contain_text("Se acabó")
        # The page itself stays as it was.
        self.assertTrue(page.locator("a.tile").first.is_visible())
        self.assertEqual(self.complaints, [])
        self.stop_all()

    def test_a_page_that_nobody_touched_asks_for_a_touch(self):
        self.start(self.open(), "eat:3")
        # Chromium without a window lets every page be heard: here it is as browsers with one are.
        other = self.open(script="""
            const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state').get;
            const resume = AudioContext.prototype.resume;
            let touched = false;
            addEventListener('pointerdown', () => { touched = true; }, true);
            Object.defineProperty(BaseAudioContext.prototype, 'state', {
                get() { return touched ? state.call(this) : 'suspended'; } });
            AudioContext.prototype.resume = function () {
                return touched ? resume.call(this) : new Promise(() => {}); };
            document.addEventListener('aac:speaking', (event) => { window.spoken ??= event.detail; });
            """)
        expect(other.locator("#notice")).to_contain_text("Toque la pantalla", timeout=20000)
        self.assertFalse(other.evaluate("window.spoken ?? false"))
        other.mouse.click(5, 5)
        until(other, "window.spoken === true")
        expect(other.locator("#notice")).to_be_hidden()
        self.stop_all()

    def test_it_rings_here_while_the_server_is_away(self):
        page = self.open()
        self.start(page, "eat:6")
        page.evaluate("""() => {
            const create = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () {
                window.rung = true; return create.call(this); }; }""")
        self.server.kill()
        expect(page.locator("#notice")).to_contain_text("sonará al acabar", timeout=20000)
        until(page, "window.rung === true")
        self.server.start()
        expect(page.locator("#notice")).to_contain_text("vuelve a responder", timeout=20000)
        expect(page.locator("[data-announced]")).to_contain_text("Se acabó", timeout=20000)
        self.stop_all()

    def test_one_that_was_stopped_elsewhere_leads_to_the_planner(self):
        page = self.open()
        self.start(page, "eat:600")
        self.stop_all()
        page.wait_for_url("**/planner", timeout=20000)

    def test_who_wants_no_motion_sees_steps(self):
        page = self.open(reduced_motion="reduce")
        self.start(page, "eat:100")
        before = page.locator("#rabbit").get_attribute("transform")
        expect(page.locator("#remaining")).to_have_text(re.compile("00:01:3[0-7]"), timeout=15000)
        self.assertEqual(page.locator("#rabbit").get_attribute("transform"), before)
        self.stop_all()


class Away(BrowserTest):
    """The pages while the server does not answer, in a browser that has kept them."""

    def test_pages_that_were_seen_are_there_and_say_so(self):
        page = self.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        until(page, "navigator.serviceWorker.controller !== null")
        page.reload()
        page.locator("#door-sentence").click()
        page.locator("a.tile").first.wait_for()
        page.goto(self.server.address + "/")
        self.server.kill()
        page.locator("#door-sentence").click()
        page.locator("a.tile").first.wait_for()
        expect(page.locator("#notice")).to_contain_text("no responde")
        page.goto(self.server.address + "/boards/open?set=core")
        self.assertIn("no responde", page.inner_text("h1"))
        self.server.start()
        expect(page.locator(".grid")).to_be_visible(timeout=20000)

    def test_nothing_behind_the_lock_is_kept(self):
        page = self.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        until(page, "navigator.serviceWorker.controller !== null")
        page.goto(self.server.address + "/care")
        kept = page.evaluate("""async () => {
            const names = await caches.keys();
            const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            return keys.flat().map((request) => new URL(request.url).pathname); }""")
        self.assertTrue(kept)
        self.assertFalse([path for path in kept if path.startswith(("/care", "/join"))])


class Themes(BrowserTest):
    """axe finds nothing on any page in any theme; text stands out by 7:1."""

    options = {"rules": {
        "color-contrast-enhanced": {"enabled": True}, "label-content-name-mismatch": {"enabled": True},
        "target-size": {"enabled": True}}}

    def test_no_page_has_a_violation_in_any_theme(self):
        page = self.open()
        self.unlock(page)
        found = []
        for theme in THEMES:
            page.goto(self.server.address + "/care/settings")
            page.locator(f"input[name=theme][value={theme}]").check()
            page.locator(".fields > button").click()
            page.locator(f"html[data-theme={theme}] .done").wait_for()
            for name, path in PAGES.items():
                page.goto(self.server.address + path)
                for violation in Axe().run(page, options=self.options).response["violations"]:
                    nodes = [node["html"][:120] for node in violation["nodes"][:3]]
                    found.append(f"{theme}, {name}: {violation['id']} {nodes}")
            page.goto(self.server.address + "/planner/ready?plan=eat:300~play:600")
            page.locator("#act-start").click()
            page.locator("#remaining").wait_for()
            for violation in Axe().run(page, options=self.options).response["violations"]:
                found.append(f"{theme}, timer: {violation['id']}")
            page.goto(self.server.address + "/care")
            page.locator("form[action='/care/close'] button").click()
            page.goto(self.server.address + "/care")
            page.locator("#pin").wait_for()
            for violation in Axe().run(page, options=self.options).response["violations"]:
                found.append(f"{theme}, lock: {violation['id']}")
            self.unlock(page)
        self.assertEqual(found, [])


class Start(unittest.TestCase):
    """The program itself."""

    def test_it_says_where_it_is_and_ends_at_ctrl_c(self):
        server = Server()
        self.addCleanup(server.close)
        self.assertIn(server.address, server.ready)
        code, rest = server.interrupt()
        self.assertEqual(code, 0)
        self.assertIn("Terminado.", rest)

    def test_another_screen_of_the_house_enters_the_code_once(self):
        server = Server(options=["--lan"])
        self.addCleanup(server.close)
        lines = [server.ready] + [server.process.stdout.readline().strip() for _ in range(3)]
        found = re.search(r"(http://[0-9.]+:\d+)/\s+Código: (\d{4} \d{4})", "\n".join(lines))
        self.assertTrue(found, lines)
        address, code = found.groups()
        # This machine itself needs none.
        self.assertEqual(urllib.request.urlopen(server.address + "/").status, 200)
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page()
            page.goto(address + "/walk?do=start:full")
            self.assertTrue(page.url.endswith("/join"))
            page.fill("#code", "00000000" if code != "0000 0000" else "11111111")
            page.locator("form button").click()
            self.assertIn("Ese no es el código", page.inner_text("main"))
            page.fill("#code", code)
            page.locator("form button").click()
            page.locator("#door-sentence").click()
            page.locator("a.tile").first.wait_for()
            server.kill()
            server.start()
            page.goto(address + "/walk?do=start:full")
            page.locator("a.tile").first.wait_for()
            # Another name of the machine than its number may lead anywhere.
            port = address.rsplit(":", 1)[1]
            request = urllib.request.Request(address + "/", headers={"Host": f"evil.example:{port}"})
            with self.assertRaises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(request)
            self.assertEqual(refused.exception.code, 421)
            browser.close()


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    unittest.main(verbosity=2)
