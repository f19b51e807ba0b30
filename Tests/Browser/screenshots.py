"""Writes a picture of every screen at phone, tablet and desktop size: python3 Tests/Browser/screenshots.py FOLDER"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

from browser_tests import CHROMIUM, PAGES
from server import Server

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1440, 900)}


def main(folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    server = Server()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for size, (width, height) in SIZES.items():
                page = browser.new_context(viewport={"width": width, "height": height}).new_page()
                # The first time a PIN is chosen, later it opens.
                page.goto(server.address + "/care")
                page.fill("#pin", "4711")
                if page.locator("#again").count():
                    page.fill("#again", "4711")
                page.locator("form.fields button").click()
                page.locator(".doors").wait_for()
                for name, path in PAGES.items():
                    page.goto(server.address + path, wait_until="networkidle")
                    page.screenshot(path=folder / f"{name.replace(' ', '-')}-{size}.png")
                page.goto(server.address + "/planner/ready?plan=eat:300~play:600")
                page.locator(".big").click()
                page.locator("#remaining").wait_for()
                page.wait_for_timeout(2000)
                page.screenshot(path=folder / f"timer-{size}.png")
            browser.close()
    finally:
        server.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
