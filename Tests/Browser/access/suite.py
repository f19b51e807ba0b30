"""All tests of the access methods: the pure modules first, then whole pages."""
import sys
import time

from browser import SITE, chromium, open_page, until

from glue import TESTS


def main(arguments: list[str]) -> int:
    pictures = None
    if "--pictures" in arguments:
        place = arguments.index("--pictures")
        pictures = arguments[place + 1]
        arguments = arguments[:place] + arguments[place + 2:]
    started = time.monotonic()
    passed, failed = 0, []
    with chromium() as browser:
        for name, error in [*pure(browser, arguments), *pages(browser, arguments)]:
            if error:
                failed.append(name)
                print(f"✘ {name}\n    {error}")
            else:
                passed += 1
        if pictures:
            from pictures import write
            write(browser, pictures)
    seconds = time.monotonic() - started
    print(f"{passed} tests of the access methods passed, {len(failed)} failed ({seconds:.1f} s)")
    if passed + len(failed) == 0:
        print("run.py: no test has such a name", file=sys.stderr)
        return 1
    return 1 if failed else 0


def is_asked(name: str, words: list[str]) -> bool:
    return not words or any(word.lower() in name.lower() for word in words)


def pure(browser, words):
    """The tests of the pure modules, which run in the browser itself."""
    problems: list[str] = []
    page = open_page(browser, problems)
    page.goto(f"{SITE}/pure/index.html")
    try:
        until(page, "Boolean(globalThis.results)", 60)
    except Exception:
        yield "The pure modules load", "; ".join(problems) or "no results within a minute"
        return
    for result in page.evaluate("results"):
        if is_asked(result["name"], words):
            yield result["name"], result["error"]
    page.context.close()


def pages(browser, words):
    """The tests of whole pages; one fails also when the browser reported anything."""
    for name, body in TESTS:
        if not is_asked(name, words):
            continue
        problems: list[str] = []
        try:
            body(browser, problems)
            error = "; ".join(problems)
        except Exception as exception:  # every kind of failure is one failed test, and the others go on
            error = "; ".join([f"{type(exception).__name__}: {exception}", *problems])
        for context in browser.contexts:
            context.close()
        yield name, error
