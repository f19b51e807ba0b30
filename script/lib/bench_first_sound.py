"""Measures the time from a tap in Chromium to the first sound: bench_first_sound.py PROGRAM

From the event of the press to the moment at which the first piece of sound is given to the device, for words, sentences and
a long sentence of several clauses; a new sentence each time, so that nothing was heard before.
"""

import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests/Browser"))

WATCH = """
  const start = AudioBufferSourceNode.prototype.start;
  addEventListener("pointerup", (event) => { window.tapped = event.timeStamp; window.sounded = undefined; }, true);
  AudioBufferSourceNode.prototype.start = function (...rest) {
    // What is to begin later sounds later.
    const wait = Math.max(0, (rest[0] ?? 0) - this.context.currentTime) * 1000;
    window.sounded ??= performance.now() + wait;
    return start.apply(this, rest);
  };
"""
VERBS = ("eat", "drink", "want", "see", "like", "buy", "cook", "need")
TAPS = int(os.environ.get("BENCH_TAPS", "40"))


def median(values):
    return sorted(values)[len(values) // 2]


def tap(page, selector):
    from browser_tests import until

    page.evaluate("window.sounded = undefined")
    page.locator(selector).click()
    until(page, "window.sounded !== undefined")
    return page.evaluate("window.sounded - window.tapped")


def main(program):
    os.environ["AAC_WEB"] = program
    from playwright.sync_api import sync_playwright

    from browser_tests import CHROMIUM
    from server import Server

    server = Server()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page()
            page.add_init_script(WATCH)
            times = {"sentence": [], "word": [], "long": []}
            # The long ones are said as they were chosen: here the voice is measured, not grammar.
            page.goto(f"{server.address}/boards/open?set=core")
            page.locator("#act-sentences").click()
            page.locator("#act-sentences:not(.on)").wait_for()
            for number in range(TAPS):
                verb = VERBS[number % len(VERBS)]
                page.goto(f"{server.address}/walk?at=full~final~subject%3Dsubject:girl~verb%3Dverb:{verb}")
                times["sentence"].append(tap(page, "#act-speak"))
                words = "~".join(["quiero ir al parque", "y después a la playa,", "pero antes quiero", f"comer {number}"] * 3)
                page.goto(f"{server.address}/boards/open?set=core&at=aac-core-es~{words.replace(',', '%252C')}")
                times["long"].append(tap(page, "#act-speak"))
                page.goto(f"{server.address}/walk?do=start:quick")
                times["word"].append(tap(page, "[id='opener:want']"))
            browser.close()
        for name, values in times.items():
            # The first of each wakes the sound of the browser.
            print(f"web tap to sound   {median(values[1:]):8.1f} ms, median of {len(values) - 1}, worst {max(values[1:]):.1f} ({name}, aim 100)")
    finally:
        server.close()


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
