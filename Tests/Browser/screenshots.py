"""Writes a picture of every screen at phone, tablet and desktop size: python3 Tests/Browser/screenshots.py FOLDER [THEME]

The picture of the README (docs/web.png) is its readme-tablet.png.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

from browser_tests import CHROMIUM, PAGES, THEMES, until
from editor_tests import PAGES as EDITOR
from server import Server

# docs/web.png: a girl, not eating, an apple chosen; on a tablet.
README = "/walk?at=full~complement~subject%3Dsubject:girl~verb%3Dverb:eat~complement%3Dcomplement:apple~negative"

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1440, 900)}


def unlock(page, address):
    """The first time a PIN is chosen, later it opens."""
    page.goto(address + "/care")
    page.fill("#pin", "4711")
    if page.locator("#again").count():
        page.fill("#again", "4711")
    page.locator("form.fields button").click()
    page.locator(".doors").wait_for()


def shoot(page, folder, name, size):
    # Pages ask how the countdowns stand for ever: the network is never idle.
    until(page, "[...document.images].every((image) => image.complete)")
    page.screenshot(path=folder / f"{name.replace(' ', '-')}-{size}.png")


def main(folder, theme="calm"):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    server = Server()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page()
            unlock(page, server.address)
            page.goto(server.address + "/care/settings")
            page.locator(f"input[name=theme][value={theme}]").check()
            page.locator(".fields > button").click()
            page.goto(server.address + f"/walk?at={PAGES['final'].split('at=')[1].split('~negative')[0]}")
            with page.expect_response("**/speech"):
                page.locator("#act-speak").click()
            for size, (width, height) in SIZES.items():
                page = browser.new_context(viewport={"width": width, "height": height}).new_page()
                unlock(page, server.address)
                for name, path in {"readme": README, **PAGES, **{f"editor {name}": path for name, path in EDITOR.items()}}.items():
                    page.goto(server.address + path)
                    shoot(page, folder, name, size)
                page.goto(server.address + "/care/words/add")
                page.fill("#words", "croqueta")
                page.locator("button.strong").click()
                page.locator("#preview").wait_for()
                shoot(page, folder, "editor new word", size)
                page.goto(server.address + "/planner/ready?plan=eat:300~play:600")
                page.locator("#act-start").click()
                page.locator("#remaining").wait_for()
                # So that the disc has begun to empty.
                until(page, "!document.getElementById('remaining').textContent.endsWith(':00')")
                shoot(page, folder, "timer", size)
                page.goto(server.address + "/")
                shoot(page, folder, "home with a time", size)
                page.goto(page.locator(".chip").first.evaluate("chip => chip.href"))
                page.locator("#act-stop").click()
                shoot(page, folder, "question", size)
                page.locator("form.fields button").click()
            browser.close()
    finally:
        server.close()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or sys.argv[2:] and sys.argv[2] not in THEMES:
        sys.exit(__doc__)
    main(*sys.argv[1:])
