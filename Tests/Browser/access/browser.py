"""A Chromium whose only site is made of files of this project, under the strictest content security policy."""
import mimetypes
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, Page, Route, sync_playwright

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
SITE = "http://aac.test"
# As the server sends it: nothing inline, nothing from elsewhere.
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " \
    "form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"
PLACES = {"/access/": ROOT / "Sources/AACWeb/Public/access", "/pure/": HERE / "pure", "/pages/": HERE / "pages"}


@contextmanager
def chromium():
    """The browser, or a line that says what is missing."""
    path = "/usr/bin/chromium"
    if not Path(path).exists():
        missing("chromium is missing; install it: apt-get install chromium")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except Error as error:
            missing(f"chromium does not start: {error}")
        yield browser
        browser.close()


def missing(what: str) -> NoReturn:
    """Ends the run: a needed part is not there."""
    print(f"run.py: {what}", file=sys.stderr)
    sys.exit(69)


def serve(route: Route) -> None:
    """Answers a request with a file of the project; everything else does not exist."""
    path = urlsplit(route.request.url).path
    for prefix, folder in PLACES.items():
        file = folder / path.removeprefix(prefix)
        if path.startswith(prefix) and file.is_file():
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            route.fulfill(body=file.read_bytes(), headers={
                "content-type": f"{kind}; charset=utf-8", "content-security-policy": POLICY})
            return
    route.fulfill(status=404, body="")


def until(page: Page, expression: str, seconds: float = 20) -> None:
    """Waits for something on the page. (Playwright's own waiting evaluates text, which the policy forbids.)"""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        if time.monotonic() > end:
            raise TimeoutError(f"not within {seconds} s: {expression}")
        page.wait_for_timeout(10)


def open_page(browser: Browser, problems: list[str], **options) -> Page:
    """An empty page of its own context; errors, warnings and refusals of the policy are added to `problems`."""
    context = browser.new_context(**options)
    page = context.new_page()
    page.route("**/*", serve)
    page.on("pageerror", lambda error: problems.append(f"error: {error}"))
    page.on("console", lambda message: problems.append(f"{message.type}: {message.text}")
            if message.type in ("error", "warning") else None)
    return page
