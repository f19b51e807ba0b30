"""Tests of whole pages: twelve tiles, used as people use them, with a clock that the test turns."""
from urllib.parse import urlencode

from axe_playwright_python.sync_playwright import Axe

from browser import ROOT, SITE, open_page, until

TESTS = []
TILES = "milk water bread apple ball book song swing hug help more stop".split()
TOOLS = ["back", "next", "home"]


def test(name):
    """Takes a function as a test; its name is a claim."""
    def take(body):
        TESTS.append((name, body))
        return body
    return take


class Tiles:
    """The page of twelve tiles, and hands to use it with."""

    def __init__(self, browser, problems, settings=None, **options):
        self.page = open_page(browser, problems, **options)
        self.open(settings or {})

    def open(self, settings):
        query = {key if key in ("lang", "clock") else f"data-{key}": value for key, value in settings.items()}
        self.page.goto(f"{SITE}/pages/tiles.html?{urlencode(query)}")
        until(self.page, "globalThis.isReady === true")
        self.settle()

    def settle(self):
        """Lets the page take in what changed: it looks in the next frame."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def run(self, script):
        return self.page.evaluate(script)

    def wait(self, ms):
        self.run(f"clock.pass({ms})")

    @property
    def kind(self):
        return self.run("highlighted.kind")

    @property
    def names(self):
        return self.run("highlighted.names")

    @property
    def chosen(self):
        return self.run("chosen")

    def press(self, key="Space"):
        """A press of a switch, far enough from the last one."""
        self.wait(400)
        self.page.keyboard.press(key)

    def box(self, name):
        return self.page.locator(f"#{name}").bounding_box()

    def middle(self, name):
        box = self.box(name)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def move(self, name, dx=0, dy=0):
        x, y = self.middle(name)
        self.page.mouse.move(x + dx, y + dy)


def equal(actual, expected, about=""):
    if actual != expected:
        raise AssertionError(f"{about + ': ' if about else ''}got {actual!r}, expected {expected!r}")


def scan(**settings):
    """Settings of scanning, without waiting longer on the first."""
    return {"access": "scan", "scan-speed": 1000, "scan-first": 0,
            **{name.replace("_", "-"): value for name, value in settings.items()}}


# ── scanning ────────────────────────────────────────────────────────────────────────────────────────────────────────

@test("One switch, automatic: every tile and tool of the page can be chosen, in each pattern")
def one_switch(browser, problems):
    for pattern in ("linear", "row-column", "group"):
        tiles = Tiles(browser, problems, scan(scan_pattern=pattern, scan_loops=0, switch_repeat=0))
        for name in [*TILES, "back", "next"]:
            for _ in range(4):
                tiles.run(f"""for (let step = 0; step < 200; step += 1) {{
                    if (["item", "group"].includes(highlighted.kind) && highlighted.names.includes("{name}")) break;
                    clock.pass(1000);
                }}""")
                tiles.page.keyboard.press("Space")
                if tiles.chosen:
                    break
            equal(tiles.chosen, [name], pattern)
            tiles.run("void (chosen.length = 0)")


@test("Two switches, step: every tile can be chosen at one's own pace, by Space and Enter")
def two_switches(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_technique="step", scan_switches=2))
    for name in TILES:
        for _ in range(60):
            if tiles.chosen:
                break
            tiles.press("Enter" if name in tiles.names and tiles.kind != "back" else "Space")
        equal(tiles.chosen, [name])
        tiles.run("void (chosen.length = 0)")


@test("One switch, inverse: it moves while the key is held, and letting go chooses")
def inverse(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_technique="inverse"))
    for name in ("song", "stop"):
        for _ in range(2):
            tiles.wait(400)
            tiles.page.keyboard.down("Space")
            for _ in range(20):
                if name in tiles.names and tiles.kind != "back":
                    break
                tiles.wait(1000)
            tiles.page.keyboard.up("Space")
    equal(tiles.chosen, ["song", "stop"])


@test("One switch, step: waiting on a tile chooses it")
def step_wait(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_technique="step", scan_select="wait", scan_pattern="linear"))
    for _ in range(3):
        tiles.press()
    equal(tiles.names, ["bread"])
    tiles.wait(1199)
    equal(tiles.chosen, [])
    tiles.wait(1)
    equal(tiles.chosen, ["bread"])


@test("Keys are switches: Space, Enter, arrows, 1 to 4, and others by name; no others are, nor with Ctrl or Alt")
def keys(browser, problems):
    own = "Space Enter ArrowLeft ArrowRight ArrowUp ArrowDown Digit1 Digit2 Digit3 Digit4".split()
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"))
    for count, key in enumerate(own, start=1):
        tiles.press(key)
        equal(len(tiles.chosen), count, key)
    for key in ("F8", "KeyA", "Control+Digit1", "Alt+Digit1", "Shift"):
        tiles.press(key)
        equal(len(tiles.chosen), len(own), key)
    tiles.open(scan(scan_pattern="linear", switch1_keys="F8"))
    tiles.press("Digit1")
    equal(tiles.chosen, [])
    tiles.press("F8")
    equal(len(tiles.chosen), 1)


@test("A held key that repeats is one press")
def held_key(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear", switch_repeat=0))
    for _ in range(5):
        tiles.page.keyboard.down("Space")
    tiles.page.keyboard.up("Space")
    equal(tiles.chosen, ["milk"])


@test("A tap anywhere is a switch: what is highlighted is chosen, not what is tapped")
def taps(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"), has_touch=True)
    tiles.wait(2000)
    tiles.page.touchscreen.tap(*tiles.middle("stop"))
    equal(tiles.chosen, ["bread"])
    tiles.wait(2000)
    tiles.page.mouse.click(*tiles.middle("apple"))
    equal(tiles.chosen, ["bread", "bread"])


@test("Two switches by touch: the left half moves, the right half chooses; by mouse, the left and the right button")
def halves(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_technique="step", scan_switches=2, scan_pattern="linear"),
                  has_touch=True, viewport={"width": 1000, "height": 700})
    tiles.page.touchscreen.tap(100, 500)
    equal([tiles.names, tiles.chosen], [["water"], []])
    tiles.page.touchscreen.tap(900, 500)
    equal(tiles.chosen, ["water"])
    tiles.wait(400)
    tiles.page.mouse.click(900, 500)
    tiles.wait(400)
    tiles.page.mouse.click(900, 500)
    tiles.page.mouse.click(100, 500, button="right")
    equal(tiles.chosen, ["water", "bread"])


@test("With taps switched off, a finger chooses what it touches while keys scan")
def no_taps(browser, problems):
    tiles = Tiles(browser, problems, scan(switch_tap="off"), has_touch=True)
    tiles.page.touchscreen.tap(*tiles.middle("stop"))
    equal(tiles.chosen, ["stop"])


@test("A second press too soon is ignored, also on the page that the first one opened")
def echo(browser, problems):
    settings = scan(scan_pattern="linear", switch_repeat=500)
    tiles = Tiles(browser, problems, settings)
    # However slow the machine is, the next page comes at the same time of day.
    tiles.page.context.add_init_script("Date.now = () => 1750000000000")
    tiles.open(settings)
    tiles.page.keyboard.press("Space")
    tiles.page.keyboard.press("Space")
    equal(tiles.chosen, ["milk"])
    tiles.open(settings)
    tiles.page.keyboard.press("Space")
    equal(tiles.chosen, [])
    tiles.wait(500)
    tiles.page.keyboard.press("Space")
    equal(tiles.chosen, ["milk"])


@test("A switch held while the page changes does nothing on the new page until it was let go")
def held_over(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"))
    tiles.page.keyboard.down("Space")
    tiles.open(scan(scan_pattern="linear"))
    tiles.page.keyboard.down("Space")
    tiles.page.keyboard.up("Space")
    equal(tiles.chosen, [])
    tiles.press()
    equal(tiles.chosen, ["milk"])


@test("Nothing moves and nothing is chosen while the page says that it speaks, nor longer than a minute")
def speaking(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"))
    speak = "document.dispatchEvent(new CustomEvent('aac:speaking', {detail: %s}))"
    tiles.wait(1000)
    tiles.run(speak % "true")
    tiles.wait(30000)
    tiles.press()
    equal([tiles.names, tiles.chosen], [["water"], []])
    tiles.run(speak % "false")
    tiles.wait(999)
    equal(tiles.names, ["water"])
    tiles.wait(1)
    equal(tiles.names, ["bread"])
    tiles.run(speak % "true")
    tiles.wait(59999)
    equal(tiles.names, ["bread"])
    tiles.wait(1001)
    equal(tiles.names, ["apple"])


@test("A page whose things are replaced begins at the first; changes elsewhere leave the scan where it is")
def changes(browser, problems):
    tiles = Tiles(browser, problems, scan())
    tiles.wait(1000)
    tiles.press()
    equal(tiles.names, ["ball"])
    tiles.run("void (document.querySelector('#strip').textContent = 'I want')")
    tiles.run("document.querySelector('header').append(document.createElement('p'))")
    tiles.settle()
    equal([tiles.kind, tiles.names], ["item", ["ball"]])
    tiles.run("document.querySelector('#app').replaceChildren(...document.querySelector('#app').cloneNode(true).childNodes)")
    tiles.settle()
    equal([tiles.kind, tiles.names], ["group", TILES[:4]])


@test("While a modal dialog is open, only what is in it is scanned; the way out is in it, too")
def dialog(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"))
    tiles.run("document.querySelector('dialog').showModal()")
    tiles.settle()
    seen = [tiles.names]
    for _ in range(2):
        tiles.wait(1000)
        seen.append(tiles.names)
    equal(seen, [["yes"], ["no"], ["yes"]])
    equal(tiles.page.locator("dialog .aac-way-out").is_visible(), True)
    tiles.run("document.querySelector('dialog').close()")
    tiles.settle()
    equal(tiles.names, ["milk"])


@test("What is hidden, disabled, inert or dimmed is not scanned")
def left_out(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear", scan_loops=1))
    seen = []
    while tiles.kind != "none":
        seen += tiles.names
        tiles.wait(1000)
    equal(seen, [*TILES, "find", *TOOLS])


@test("After its rounds the scan rests, and shows nothing; a press wakes it and chooses nothing")
def rest(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear", scan_loops=2))
    tiles.wait(2 * 16000)
    equal([tiles.kind, tiles.page.locator(".aac-scan-ring").is_visible()], ["none", False])
    tiles.press()
    equal([tiles.names, tiles.chosen], [["milk"], []])


@test("The highlight follows the keyboard's focus, and the focus the highlight: each thing is said once")
def focus(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"))
    tiles.run("document.addEventListener('focusin', (event) => (globalThis.said ??= []).push(event.target.id))")
    tiles.wait(2000)
    equal(tiles.run("document.activeElement.id"), "bread")
    equal(tiles.run("said"), ["water", "bread"])
    tiles.page.keyboard.press("Tab")
    equal([tiles.names, tiles.run("document.activeElement.id")], [["apple"], "apple"])
    tiles.press("Enter")
    equal(tiles.chosen, ["apple"])
    equal(tiles.run("said")[:3], ["water", "bread", "apple"])
    equal(tiles.page.locator("[data-access-part=marks]").get_attribute("aria-hidden"), "true")
    equal(tiles.page.locator("[aria-live]").count(), 0)


@test("In a field, switch keys write, and the scan waits")
def writing(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear", switch_tap="off"))
    tiles.page.locator("#find").focus()
    tiles.page.keyboard.type("1 4")
    tiles.wait(5000)
    equal([tiles.page.input_value("#find"), tiles.names, tiles.chosen], ["1 4", ["milk"], []])
    tiles.page.locator("#stop").focus()
    equal(tiles.names, ["stop"])


@test("A field that is chosen by a switch opens a sheet of letters; what is written comes into it at the end")
def sheet(browser, problems):
    tiles = Tiles(browser, problems, scan(lang="en"))
    tiles.run("""(() => { globalThis.told = [];
        for (const name of ["input", "change"]) document.addEventListener(name, () => told.push(name)); })()""")

    def choose(wanted):
        for _ in range(80):
            found = tiles.run(f"""(() => {{
                const marks = document.querySelector(".aac-scan-ring").getBoundingClientRect();
                const key = [...document.querySelectorAll({wanted[0]!r})].find((each) => each.textContent === {wanted[1]!r});
                if (!key) return "";
                const box = key.getBoundingClientRect();
                const isIn = marks.width && box.left >= marks.left && box.right <= marks.right
                  && box.top >= marks.top && box.bottom <= marks.bottom;
                return isIn ? highlighted.kind : ""; }})()""")
            if found:
                tiles.press()
                tiles.settle()
            if found == "item":
                return
            if not found:
                tiles.wait(1000)
                tiles.settle()
        raise AssertionError(f"the scan does not come to {wanted}")

    def open_sheet():
        for _ in range(40):
            if tiles.names == ["find"]:
                tiles.press()
                tiles.settle()
                return
            tiles.wait(1000)
        raise AssertionError("the scan does not come to the field")

    open_sheet()
    equal(tiles.run("document.querySelector('dialog:modal h2').textContent"), "Find")
    for sign in "of":
        choose(("dialog button", sign))
    choose(("dialog button", "Delete"))
    for name in ("Space", "123 ?!", "7", "ABC", "K"):
        # From numbers the way leads back to small letters first.
        if name == "ABC":
            choose(("dialog button", "abc"))
        choose(("dialog button", name))
    equal([tiles.page.input_value("#find"), tiles.run("told")], ["", []], "nothing before the end")
    choose(("dialog button", "Done"))
    equal([tiles.page.input_value("#find"), tiles.run("told")], ["o 7K", ["input", "change"]])
    equal(tiles.run("document.querySelectorAll('dialog:modal').length"), 0)
    open_sheet()
    choose(("dialog button", "x"))
    choose(("dialog button", "Leave it"))
    equal([tiles.page.input_value("#find"), len(tiles.run("told"))], ["o 7K", 2], "left alone")


@test("A list that is chosen by a switch offers its entries; a PIN is written with digits and not shown")
def sheet_of_entries(browser, problems):
    tiles = Tiles(browser, problems, scan(lang="es"))
    tiles.run("""(() => { const form = document.createElement("form");
        const put = (tag, values) => form.appendChild(Object.assign(document.createElement(tag), values));
        put("label", { htmlFor: "list", textContent: "Lista" });
        put("select", { id: "list" }).append(new Option("Uno", "a"), new Option("Dos", "b", true, true));
        put("label", { htmlFor: "pin", textContent: "PIN" });
        put("input", { id: "pin", type: "password", inputMode: "numeric", maxLength: 2 });
        put("input", { id: "kept", readOnly: true });
        document.querySelector("main").append(form); })()""")
    tiles.settle()

    def reach(name):
        for _ in range(80):
            if tiles.names == [name]:
                tiles.press()
                tiles.settle()
                return
            if name in tiles.names:
                tiles.press()
            else:
                tiles.wait(1000)
        raise AssertionError(name)

    reach("list")
    equal(tiles.run("[...document.querySelectorAll('dialog:modal .aac-writing-key')].map((key) => key.textContent)"),
          ["Uno", "Dos", "Dejarlo"])
    equal(tiles.run("document.querySelector('dialog:modal [aria-current]').textContent"), "Dos")
    small = "[...document.querySelectorAll('dialog:modal button')].filter((key) => key.offsetHeight < 48 || key.offsetWidth < 48).length"
    equal(tiles.run(small), 0)
    tiles.run("document.querySelector('dialog:modal .aac-writing-key').click()")
    equal(tiles.page.input_value("#list"), "a")
    tiles.settle()
    reach("pin")
    equal(tiles.run(small), 0)
    tiles.run("""[..."123"].forEach((digit) => document.querySelector(`dialog:modal [data-sign="${digit}"]`).click())""")
    equal(tiles.run("document.querySelector('.aac-writing-text').textContent"), "••", "no more than it takes")
    violations = Axe().run(tiles.page).response["violations"]
    equal([violation["id"] for violation in violations if "dialog" in str(violation["nodes"])], [])
    tiles.run("document.querySelector('.aac-writing-tools:first-child button:last-child').click()")
    equal(tiles.page.input_value("#pin"), "12")


@test("A pointer that stays on a field opens its sheet, and a finger does not")
def sheet_by_dwell(browser, problems):
    tiles = Tiles(browser, problems, {"access": "dwell", "dwell-time": 1000, "lang": "pt"})
    tiles.page.mouse.move(5, 300)
    tiles.move("find")
    tiles.wait(1100)
    tiles.settle()
    equal(tiles.run("document.querySelector('dialog:modal .aac-writing-tools').textContent"), "EspaçoApagarPronto")
    tiles = Tiles(browser, problems, {"press-on": "release"}, has_touch=True)
    tiles.page.touchscreen.tap(*tiles.middle("find"))
    equal([tiles.run("document.activeElement.id"), tiles.page.locator("dialog:modal").count()], ["find", 0])


@test("A cursor that was left in a field locks nobody out: a tap, or a minute without writing, takes it away")
def forgotten_cursor(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"), has_touch=True)
    tiles.page.locator("#find").focus()
    tiles.page.touchscreen.tap(*tiles.middle("stop"))
    equal([tiles.run("document.activeElement.id"), tiles.chosen], ["", []])
    tiles.page.locator("#find").focus()
    tiles.wait(50000)
    tiles.page.keyboard.type("a")
    tiles.wait(59999)
    equal(tiles.run("document.activeElement.id"), "find")
    tiles.wait(1)
    tiles.press()
    equal([tiles.page.input_value("#find"), tiles.chosen], ["a", ["milk"]])


# ── the way out ─────────────────────────────────────────────────────────────────────────────────────────────────────

@test("Escape held stops scanning, also on the pages that follow, until it is switched on again")
def way_out(browser, problems):
    tiles = Tiles(browser, problems, scan(), has_touch=True)
    button = tiles.page.get_by_role("button", name="stop scanning")
    equal(button.is_visible(), True)
    tiles.page.keyboard.press("Escape")
    tiles.wait(5000)
    equal(button.count(), 1, "a short Escape")
    button.click()
    tiles.page.keyboard.press("Space")
    equal([button.count(), tiles.kind], [1, "item"], "a switch after a click on the way out")
    tiles.page.keyboard.down("Escape")
    tiles.wait(750)
    equal(dashes(tiles, ".aac-way-out .aac-dwell-fill"), 50.0)
    tiles.wait(750)
    tiles.page.keyboard.up("Escape")
    equal([tiles.kind, tiles.page.locator("[role=status]").inner_text()], ["none", "Scanning has stopped"])
    tiles.page.touchscreen.tap(*tiles.middle("stop"))
    equal(tiles.chosen, ["stop"])
    tiles.open(scan())
    equal(tiles.kind, "none", "the next page")
    tiles.page.get_by_role("button", name="Go on scanning").click()
    equal([tiles.kind, tiles.names], ["group", TILES[:4]])
    tiles.page.keyboard.press("Space")
    equal(tiles.kind, "item", "a switch after a click on the way in")
    tiles.open(scan())
    equal(tiles.kind, "group", "the page after")


@test("That one person stopped scanning does not stop it for the next, who has other settings")
def next_person(browser, problems):
    tiles = Tiles(browser, problems, scan())
    tiles.run("document.querySelector('.aac-way-out').click()")
    tiles.open(scan(scan_speed=3000))
    equal(tiles.kind, "group")
    tiles.open({"access": "dwell"})
    equal(tiles.page.locator(".aac-rest").inner_text(), "Rest")


@test("Holding the way out with a finger or the mouse stops scanning; a tap on it does not")
def hold_way_out(browser, problems):
    tiles = Tiles(browser, problems, scan())
    tiles.page.locator(".aac-way-out").click()
    tiles.wait(5000)
    equal(tiles.kind == "none", False)
    tiles.page.locator(".aac-way-out").hover()
    tiles.page.mouse.down()
    tiles.wait(1500)
    tiles.page.mouse.up()
    equal([tiles.kind, tiles.chosen], ["none", []])


@test("A screen reader's click on the way out stops scanning at once")
def reader_way_out(browser, problems):
    tiles = Tiles(browser, problems, scan())
    tiles.run("document.querySelector('.aac-way-out').click()")
    equal(tiles.kind, "none")


@test("The way out speaks the language of the page")
def way_out_language(browser, problems):
    for language, word in (("es", "barrido"), ("en", "scanning"), ("pt-BR", "varredura")):
        tiles = Tiles(browser, problems, scan(lang=language))
        equal(word in tiles.page.locator(".aac-way-out").inner_text(), True, language)


# ── what one sees and hears ─────────────────────────────────────────────────────────────────────────────────────────

@test("The ring surrounds what is highlighted, in two colours of which one stands out from any ground")
def ring(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"))
    parts = """(() => {
        const style = getComputedStyle(document.querySelector('.aac-scan-ring'));
        return [style.borderTopColor, style.borderTopWidth, style.outlineColor, style.outlineWidth];
    })()"""
    ring_box = tiles.page.locator(".aac-scan-ring").bounding_box()
    box = tiles.box("milk")
    for edge in ("x", "y"):
        equal(box[edge] - 12 <= ring_box[edge] < box[edge], True, edge)
    equal(ring_box["width"] > box["width"] and ring_box["height"] > box["height"], True)
    # From 9:1 to one another on, one of both has 3:1 to any ground (WCAG technique C40). White and black have 21:1.
    black, white, yellow = "rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgb(255, 255, 0)"
    for theme, mark, ground in (("calm", black, white), ("dark", white, black), ("whiteOnBlack", white, black),
                                ("yellowOnBlack", yellow, black)):
        tiles.run(f"void (document.documentElement.dataset.theme = '{theme}')")
        equal(tiles.run(parts), [mark, "8px", ground, "3px"], theme)
    equal(tiles.run("document.getAnimations().length"), 0, "things that move by themselves")


@test("What is below the window's edge is brought into view before it is highlighted, and the ring stays on it")
def scrolling(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear", scan_loops=0), viewport={"width": 400, "height": 320})
    tiles.wait(11000)
    equal(tiles.names, ["stop"])
    tiles.settle()
    box, ring_box = tiles.box("stop"), tiles.page.locator(".aac-scan-ring").bounding_box()
    equal(0 <= box["y"] and box["y"] + box["height"] <= 320, True, f"in view: {box}")
    equal(abs(ring_box["y"] + ring_box["height"] / 2 - box["y"] - box["height"] / 2) < 20, True, f"{ring_box} on {box}")
    tiles.run("scrollBy(0, -60)")
    tiles.settle()
    moved, followed = tiles.box("stop"), tiles.page.locator(".aac-scan-ring").bounding_box()
    equal(round(followed["y"] - ring_box["y"]), round(moved["y"] - box["y"]), "after scrolling")


@test("A bar that stays at the window's edge comes after the page, or before it, in every round alike")
def bars(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_loops=0), viewport={"width": 400, "height": 400})
    for place in ("bottom", "top"):
        tiles.run(f"""Object.assign(document.querySelector("nav").style,
            {{ position: "sticky", top: "auto", bottom: "auto", {place}: "0px", background: "white" }})""")
        if place == "top":
            tiles.run("document.querySelector('#app').prepend(document.querySelector('nav'))")
        tiles.settle()
        rounds = []
        for _ in range(3):
            rounds.append([])
            for _ in range(9):
                rounds[-1].append(tiles.names)
                tiles.wait(1000)
                tiles.settle()
        equal(rounds[1:], [rounds[1], rounds[1]], place)
        start = rounds[1].index(TILES[:2])
        pairs = [TILES[index:index + 2] for index in range(0, 12, 2)]
        equal([*rounds[1][start:], *rounds[1][:start]], [*pairs, ["find"], TOOLS[:2], TOOLS[2:]], place)


@test("At 320 px wide nothing sticks out, and the way out is at least 48 px high")
def narrow(browser, problems):
    for settings in (scan(), {"access": "dwell"}):
        tiles = Tiles(browser, problems, settings, viewport={"width": 320, "height": 640})
        equal(tiles.run("document.documentElement.scrollWidth"), 320)
        equal(tiles.page.locator(".aac-way-out, .aac-rest").bounding_box()["height"] >= 48, True)
        tiles.page.set_viewport_size({"width": 1000, "height": 700})
        told = tiles.run("getComputedStyle(document.documentElement).getPropertyValue('--aac-bar')")
        equal(told, f"{tiles.page.locator('.aac-bar').bounding_box()['height']:.0f}px")


@test("Sound cues tell moving from choosing, and are silent at 0")
def sounds(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_pattern="linear"))
    tiles.page.context.add_init_script("""
        globalThis.heard = [];
        const parameter = () => ({ setValueAtTime() {}, linearRampToValueAtTime(value) { globalThis.loudest = Math.max(globalThis.loudest ?? 0, value); } });
        globalThis.AudioContext = class {
            currentTime = 0; state = "running"; destination = {};
            createOscillator() { const tone = { frequency: {}, connect: (next) => next, start: () => heard.push(tone.frequency.value), stop() {} }; return tone; }
            createGain() { return { gain: parameter(), connect: (next) => next }; }
        };""")
    for volume in (0, 100):
        tiles.open(scan(scan_pattern="linear", access_sound=volume))
        tiles.page.keyboard.press("Shift")
        tiles.page.mouse.click(5, 5)
        tiles.wait(1000)
        tiles.press()
        heard = tiles.run("heard")
        if volume == 0:
            equal(heard, [])
        else:
            equal([len(set(heard)) >= 2, heard[-1] > heard[-3], tiles.run("loudest") <= 0.15], [True, True, True], str(heard))


@test("axe finds no barrier in what the access methods add, in any theme")
def axe(browser, problems):
    highlighting = Tiles(browser, problems, scan())
    highlighting.wait(1000)
    stopped = Tiles(browser, problems, scan(lang="es"))
    stopped.run("document.querySelector('.aac-way-out').click()")
    filling = Tiles(browser, problems, {"access": "dwell", "lang": "pt"})
    filling.page.mouse.move(5, 300)
    filling.move("milk")
    filling.wait(600)
    resting = Tiles(browser, problems, {"access": "dwell"})
    resting.run("document.querySelector('.aac-rest').click()")
    for tiles in (highlighting, stopped, filling, resting):
        # The page around them is that of a test: its dimmed and native controls are not looked at.
        tiles.run("document.querySelectorAll('main ul + ul, form, nav').forEach((each) => each.remove())")
        for theme in ("calm", "dark", "whiteOnBlack", "yellowOnBlack"):
            tiles.run(f"void (document.documentElement.dataset.theme = '{theme}')")
            results = Axe().run(tiles.page, options={"resultTypes": ["violations"]})
            found = [(each["id"], each["nodes"][0]["html"]) for each in results.response["violations"]]
            equal(found, [], f"{tiles.kind}, {theme}")


# ── dwell ───────────────────────────────────────────────────────────────────────────────────────────────────────────

def filled(tiles):
    """How far the visible ring has filled, in percent; None when there is none."""
    if not tiles.page.locator(".aac-dwell").is_visible():
        return None
    return dashes(tiles, ".aac-dwell .aac-dwell-fill")


def dashes(tiles, selector):
    """The part of a circle that is drawn, in percent, as the browser draws it."""
    return float(tiles.run(f"parseFloat(getComputedStyle(document.querySelector('{selector}')).strokeDasharray)"))


@test("Dwell: to stay fills a ring on the tile, chooses once, and must be left before it chooses again")
def dwell(browser, problems):
    tiles = Tiles(browser, problems, {"access": "dwell", "dwell-time": 1000})
    tiles.page.mouse.move(5, 300)
    tiles.move("bread")
    tiles.wait(500)
    equal(45 <= filled(tiles) <= 50, True, str(filled(tiles)))
    dial, box = tiles.page.locator(".aac-dwell").bounding_box(), tiles.box("bread")
    equal(box["x"] < dial["x"] and dial["y"] + dial["height"] < box["y"] + box["height"] + 1, True, "on the tile")
    tiles.move("bread", 3, -2)
    tiles.wait(600)
    equal([tiles.chosen, filled(tiles)], [["bread"], None])
    tiles.move("bread", -3, 2)
    tiles.wait(5000)
    equal(tiles.chosen, ["bread"])
    tiles.move("hug")
    tiles.wait(1100)
    tiles.move("bread")
    tiles.wait(1100)
    equal(tiles.chosen, ["bread", "hug", "bread"])


@test("Dwell: every tile can be chosen without a click")
def dwell_all(browser, problems):
    tiles = Tiles(browser, problems, {"access": "dwell", "dwell-time": 500})
    tiles.page.mouse.move(5, 300)
    for name in TILES:
        tiles.move(name)
        tiles.wait(600)
    equal(tiles.chosen, TILES)


@test("Dwell: nothing fills beside the tiles, outside the page, or while something is said")
def dwell_not(browser, problems):
    tiles = Tiles(browser, problems, {"access": "dwell", "dwell-time": 1000})
    tiles.page.mouse.move(5, 300)
    tiles.wait(5000)
    equal([filled(tiles), tiles.chosen], [None, []])
    tiles.move("milk")
    tiles.wait(500)
    tiles.run("document.dispatchEvent(new CustomEvent('aac:speaking', {detail: true}))")
    equal(filled(tiles), None)
    tiles.wait(5000)
    tiles.run("document.dispatchEvent(new CustomEvent('aac:speaking', {detail: false}))")
    tiles.wait(950)
    equal(tiles.chosen, [])
    tiles.wait(100)
    equal(tiles.chosen, ["milk"])


@test("Dwell: a page that changed under the pointer is left alone until the pointer moves")
def dwell_new_page(browser, problems):
    tiles = Tiles(browser, problems, {"access": "dwell", "dwell-time": 500})
    tiles.page.mouse.move(5, 300)
    tiles.move("milk")
    tiles.wait(600)
    tiles.run("document.querySelector('#app').replaceChildren(...document.querySelector('#app').cloneNode(true).childNodes)")
    tiles.settle()
    tiles.move("milk", 4)
    tiles.wait(5000)
    equal(tiles.chosen, ["milk"])
    tiles.move("milk", 40)
    tiles.wait(600)
    equal(tiles.chosen, ["milk", "milk"])


@test("Dwell: to stay on the resting place switches choosing off, also on the next page, and on again")
def dwell_rest(browser, problems):
    settings = {"access": "dwell", "dwell-time": 500}
    tiles = Tiles(browser, problems, settings)

    def rest():
        tiles.page.locator(".aac-rest").hover()
        tiles.wait(600)

    tiles.page.mouse.move(5, 300)
    rest()
    equal(tiles.page.locator(".aac-rest").inner_text(), "Go on")
    tiles.move("milk")
    tiles.wait(2000)
    equal(tiles.chosen, [])
    tiles.open(settings)
    tiles.page.mouse.move(5, 300)
    tiles.move("milk")
    tiles.wait(2000)
    equal(tiles.chosen, [])
    rest()
    tiles.move("milk")
    tiles.wait(600)
    equal(tiles.chosen, ["milk"])


@test("Dwell: who asks for less motion sees the ring fill in quarters")
def dwell_still(browser, problems):
    tiles = Tiles(browser, problems, {"access": "dwell", "dwell-time": 1000}, reduced_motion="reduce")
    tiles.page.mouse.move(5, 300)
    tiles.move("milk")
    seen = set()
    for _ in range(19):
        tiles.wait(50)
        seen.add(filled(tiles))
    equal(seen, {0.0, 25.0, 50.0, 75.0})


# ── touches ─────────────────────────────────────────────────────────────────────────────────────────────────────────

class Fingers:
    """Fingers on the glass, several at once."""

    def __init__(self, tiles):
        self.tiles = tiles
        self.session = tiles.page.context.new_cdp_session(tiles.page)
        self.down = {}

    def send(self, kind, fingers):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in fingers.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def put(self, finger, name):
        self.down[finger] = self.tiles.middle(name)
        self.send("touchStart", self.down)

    def slide(self, finger, name):
        self.down[finger] = self.tiles.middle(name)
        self.send("touchMove", self.down)

    def lift(self, finger):
        self.send("touchEnd", {finger: self.down.pop(finger)})


@test("A palm that comes down after the finger is no second switch, and its going is not the finger's")
def palm_switch(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_technique="inverse", scan_pattern="linear"), has_touch=True)
    fingers = Fingers(tiles)
    fingers.put(1, "strip")
    tiles.wait(1000)
    fingers.put(2, "stop")
    fingers.lift(2)
    tiles.wait(1000)
    equal([tiles.names, tiles.chosen], [["bread"], []])
    fingers.lift(1)
    equal(tiles.chosen, ["bread"])


@test("Without settings a page is left to the browser: one click chooses once, and nothing is added that one sees")
def native(browser, problems):
    tiles = Tiles(browser, problems, has_touch=True)
    tiles.page.touchscreen.tap(*tiles.middle("milk"))
    tiles.page.mouse.click(*tiles.middle("hug"))
    tiles.page.locator("#stop").press("Enter")
    equal(tiles.chosen, ["milk", "hug", "stop"])
    equal(tiles.page.locator("[data-access-part] :visible").count(), 0)


@test("On press: a tile is chosen when it is touched, once, also when the finger then slides")
def on_press(browser, problems):
    tiles = Tiles(browser, problems, {"press-on": "press"}, has_touch=True)
    fingers = Fingers(tiles)
    fingers.put(1, "bread")
    equal(tiles.chosen, ["bread"])
    fingers.lift(1)
    tiles.page.mouse.move(*tiles.middle("milk"))
    tiles.page.mouse.down()
    equal(tiles.chosen, ["bread", "milk"])
    tiles.move("apple")
    tiles.page.mouse.up()
    equal(tiles.chosen, ["bread", "milk"])


@test("On release: one may slide to a tile, and it is chosen when the finger is lifted")
def on_release(browser, problems):
    tiles = Tiles(browser, problems, {"press-on": "release"}, has_touch=True)
    fingers = Fingers(tiles)
    fingers.put(1, "milk")
    fingers.slide(1, "bread")
    equal(tiles.chosen, [])
    fingers.lift(1)
    equal(tiles.chosen, ["bread"])


@test("Hold time: a short touch does nothing, a longer one shows a ring and chooses")
def hold_time(browser, problems):
    tiles = Tiles(browser, problems, {"press-on": "press", "press-hold": 600})
    tiles.move("milk")
    tiles.page.mouse.down()
    tiles.wait(300)
    equal(45 <= filled(tiles) <= 50, True, str(filled(tiles)))
    tiles.page.mouse.up()
    equal([tiles.chosen, filled(tiles)], [[], None])
    tiles.page.mouse.down()
    tiles.wait(600)
    equal(tiles.chosen, ["milk"])
    tiles.page.mouse.up()
    equal([tiles.chosen, filled(tiles)], [["milk"], None])


@test("Repeated taps are ignored for the time that is set")
def repeats(browser, problems):
    tiles = Tiles(browser, problems, {"press-repeat": 500}, has_touch=True)
    for _ in range(4):
        tiles.page.touchscreen.tap(*tiles.middle("milk"))
        tiles.wait(200)
    equal(tiles.chosen, ["milk", "milk"])


@test("Of two fingers the first counts; a palm that rests beside the tiles does not disturb")
def palm(browser, problems):
    tiles = Tiles(browser, problems, {"press-on": "release"}, has_touch=True)
    fingers = Fingers(tiles)
    fingers.put(1, "milk")
    fingers.put(2, "apple")
    fingers.lift(2)
    fingers.lift(1)
    equal(tiles.chosen, ["milk"])
    fingers.put(1, "milk")
    fingers.put(2, "apple")
    fingers.lift(1)
    fingers.lift(2)
    equal(tiles.chosen, ["milk", "milk"])
    fingers.put(1, "strip")
    fingers.put(2, "apple")
    fingers.lift(2)
    fingers.lift(1)
    equal(tiles.chosen, ["milk", "milk", "apple"])


@test("With touches filtered, keyboard and screen reader still choose, and fields can be touched")
def filter_and_keys(browser, problems):
    tiles = Tiles(browser, problems, {"press-on": "press", "press-hold": 1000, "press-repeat": 500})
    tiles.page.locator("#bread").press("Enter")
    tiles.run("document.querySelector('#song').click()")
    equal(tiles.chosen, ["bread", "song"])
    tiles.page.locator("#find").click()
    tiles.page.keyboard.type("x")
    equal(tiles.page.input_value("#find"), "x")


@test("A bar that covers a tile is touched, not the tile below")
def covered(browser, problems):
    tiles = Tiles(browser, problems, {"press-on": "press"})
    tiles.run("""(() => {
        const nav = document.querySelector("nav");
        const { top, height } = document.querySelector("#milk").getBoundingClientRect();
        Object.assign(nav.style, { position: "fixed", left: "0", right: "0", top: `${top}px`, height: `${height}px`, background: "white" });
    })()""")
    tiles.page.mouse.click(*tiles.middle("apple"))
    equal(tiles.chosen, [], "on the bar, beside its buttons")
    tiles.page.mouse.click(*tiles.middle("back"))
    equal(tiles.chosen, ["back"])


# ── the page of the program ─────────────────────────────────────────────────────────────────────────────────────────

@test("In real time, a page starts the access methods by itself, and again when the person's settings change")
def start(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_speed=200, scan_pattern="linear", clock="real"))
    until(tiles.page, "highlighted.names[0] === 'bread'")
    tiles.run("document.documentElement.setAttribute('data-access', 'touch')")
    tiles.settle()
    equal(tiles.page.locator(".aac-way-out").count(), 0)
    tiles.run("document.documentElement.setAttribute('data-access', 'dwell')")
    tiles.settle()
    equal(tiles.page.locator(".aac-rest").count(), 1)
    tiles.run("document.documentElement.setAttribute('data-access', 'scan')")
    until(tiles.page, "highlighted.names[0] === 'apple'")


@test("A value that cannot be used is left out, and the developer is told")
def wrong_value(browser, problems):
    tiles = Tiles(browser, problems, scan(scan_speed="fast"))
    told = [problem for problem in problems if "data-scan-speed" in problem]
    equal([len(told), tiles.kind], [1, "group"])
    problems.remove(told[0])


@test("The page of decisions lists every setting with its values and what holds without it")
def documented(browser, problems):
    tiles = Tiles(browser, problems)
    known = tiles.run("""import("/access/settings.js").then(({ SETTINGS }) => Object.values(SETTINGS).map((each) => [
        `\`${each.attribute}\``,
        each.choices?.join(", ") ?? (each.to ? `${each.from}–${each.to} ${each.unit}`.trim() : "names of keys"),
        each.otherwise,
    ]))""")
    lines = (ROOT / "docs/access.md").read_text(encoding="utf-8").splitlines()
    written = [[cell.strip() for cell in line.split("|")[1:4]] for line in lines if line.startswith("| `data-")]
    equal(written, known)


@test("Stopped, the access methods leave nothing on the page")
def stop(browser, problems):
    for settings in (scan(), {"access": "dwell"}, {"press-on": "press"}):
        tiles = Tiles(browser, problems, settings)
        tiles.run("access.stop()")
        left = "document.querySelectorAll('[data-access-part]').length + [...document.body.attributes].length"
        equal(tiles.run(left), 0)
        tiles.wait(60000)
        tiles.page.mouse.click(*tiles.middle("milk"))
        equal(tiles.chosen, ["milk"])
