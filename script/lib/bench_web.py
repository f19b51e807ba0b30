"""Measures aac-web: bench_web.py PROGRAM FOLDER [REQUESTS]

Pages at 200 requests a second, asked for by three browsers that have been here before, one of which says a sentence every second, so
that pages are made anew: when each was to be asked for is fixed before, so that a slow answer cannot hide the ones behind it.
First page without pictures. From the asking for a sentence to the first byte and to the whole of its sound. Memory before and
after many requests.
"""

import asyncio
import contextlib
import http.client
import os
import pathlib
import socket
import subprocess
import sys
import time
import urllib.parse

RATE = 200
SECONDS = 20
CONNECTIONS = 16
BROWSERS = 3
PATHS = [
    "/", "/walk?do=start:full", "/walk?at=full~verb~subject%3Dsubject:girl",
    "/walk?at=full~complement~subject%3Dsubject:girl~verb%3Dverb:eat", "/sentences", "/planner",
    "/boards/open?set=core",
]
SENTENCE = "full~final~subject=subject:girl~verb=verb:eat~complement=complement:apple"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def cores():
    """One core for the program, the others for who asks it; all for both where there is only one."""
    every = sorted(os.sched_getaffinity(0))
    return {every[0]}, set(every[1:]) or set(every)


def start(program, folder, port):
    own, others = cores()
    environment = dict(os.environ, LC_ALL="es_ES.UTF-8", HOME=folder, XDG_DATA_HOME=folder)
    environment.pop("AAC_DATABASE", None)
    process = subprocess.Popen(
        [program, "--no-open", "--port", str(port)], env=environment, stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, own))
    os.sched_setaffinity(0, others)
    process.stdout.readline()
    return process


def ask(port, path, method="GET", form=None, cookie=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    with contextlib.closing(connection):
        headers = {"Accept": "text/html"}
        if cookie:
            headers["Cookie"] = cookie
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        begin = time.perf_counter()
        connection.request(method, path, body=form, headers=headers)
        answer = connection.getresponse()
        first = answer.read(1)
        heard = time.perf_counter() - begin
        body = first + answer.read()
        if answer.status != 200:
            sys.exit(f"{path}: {answer.status}")
        return answer.headers, body, heard, time.perf_counter() - begin


def share(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


class Browser:
    """A browser that has been here before: its cookie, and the token of its pages."""

    def __init__(self, port):
        headers, body, _, _ = ask(port, f"/walk?at={urllib.parse.quote(SENTENCE)}")
        self.cookie = headers["Set-Cookie"].split(";")[0]
        self.token = body.decode().split('name="token" value="')[1].split('"')[0]

    def form(self):
        return urllib.parse.urlencode({"token": self.token, "at": SENTENCE})


class Driver:
    """Connections that stay open, and the requests that wait for one of them."""

    def __init__(self, port):
        self.port = port
        self.browsers = [Browser(port) for _ in range(BROWSERS)]
        self.idle = asyncio.Queue()
        self.failures = 0

    async def open(self, count):
        for _ in range(count):
            self.idle.put_nowait(await asyncio.open_connection("127.0.0.1", self.port))

    async def get(self, path, number):
        cookie = self.browsers[number % BROWSERS].cookie
        await self.send(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\nAccept: text/html\r\n\r\n", "200")

    async def say(self, number):
        """Says a sentence as a browser without scripts does: it is kept, and the answer leads to its page."""
        browser = self.browsers[number % BROWSERS]
        form = browser.form()
        await self.send(
            f"POST /say HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {browser.cookie}\r\nAccept: text/html\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(form)}\r\n\r\n{form}", "307", "303")

    async def send(self, request, *expected):
        path = request.split(" ")[1]
        reader, writer = await self.idle.get()
        try:
            writer.write(request.encode())
            await writer.drain()
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            if head.split(" ")[1] not in expected:
                self.failures += 1
            length = next((line.split(":")[1] for line in head.split("\r\n") if line.startswith("content-length:")), None)
            if length is None:
                sys.exit(f"{path}: an answer without a length")
            await reader.readexactly(int(length))
        finally:
            self.idle.put_nowait((reader, writer))


async def paced(port):
    driver = Driver(port)
    await driver.open(CONNECTIONS)
    times = []
    loop = asyncio.get_running_loop()
    begin = loop.time() + 0.1

    async def one(number):
        due = begin + number / RATE
        await asyncio.sleep(max(0, due - loop.time()))
        if number % RATE == RATE // 2:
            await driver.say(number)
        else:
            await driver.get(PATHS[number % len(PATHS)], number)
        times.append(loop.time() - due)

    await asyncio.gather(*(one(number) for number in range(RATE * SECONDS)))
    return times, driver.failures


async def many(port, count):
    driver = Driver(port)
    await driver.open(CONNECTIONS)
    left = iter(range(count))

    async def worker():
        for number in left:
            await driver.get(PATHS[number % len(PATHS)], number)

    begin = time.perf_counter()
    await asyncio.gather(*(worker() for _ in range(CONNECTIONS)))
    return count / (time.perf_counter() - begin), driver.failures


def memory(process):
    for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def first_page(port):
    """The bytes of the first page and of what it loads, without pictures, and the scripts that scripts load."""
    _, body, _, _ = ask(port, "/")
    text = body.decode()
    total = len(body)
    seen = set()
    queue = [part.split('"')[0] for mark in ('href="', 'src="') for part in text.split(mark)[1:]]
    while queue:
        path = urllib.parse.urljoin("/", queue.pop())
        if path in seen or not path.endswith((".css", ".js", ".webmanifest")):
            continue
        seen.add(path)
        _, file, _, _ = ask(port, path)
        total += len(file)
        if path.endswith(".js"):
            for part in file.decode().split('from "')[1:]:
                queue.append(urllib.parse.urljoin(path, part.split('"')[0]))
    return total


def speech(port):
    browser = Browser(port)
    return [ask(port, "/speech", "POST", browser.form(), browser.cookie)[2:] for _ in range(50)]


def main(program, folder, requests=100_000):
    requests = int(requests)
    port = free_port()
    process = start(program, folder, port)
    try:
        # The first of each are made ready.
        for path in PATHS:
            ask(port, path)
        print(f"web first page     {first_page(port) / 1024:8.1f} KiB without pictures (aim 150)")
        times, failures = asyncio.run(paced(port))
        for name, part in (("p50", 0.5), ("p99", 0.99)):
            aim = " (aim 10)" if name == "p99" else ""
            print(f"web pages {name}      {share(times, part) * 1000:8.2f} ms at {RATE} requests a second{aim}")
        sounds = speech(port)
        print(f"web first sound    {share([first for first, _ in sounds], 0.5) * 1000:8.2f} ms to the first byte, median (aim 100)")
        print(f"web whole sound    {share([whole for _, whole in sounds], 0.5) * 1000:8.2f} ms, median")
        rate, failed = asyncio.run(many(port, max(1, requests // 10)))
        before = memory(process)
        rate, failed_later = asyncio.run(many(port, requests))
        after = memory(process)
        # The pages that are kept fill up with the first of them; what grows still is lost.
        _, failed_at_last = asyncio.run(many(port, requests))
        last = memory(process)
        print(f"web rate           {rate:8.0f} requests a second")
        print(f"web memory         {before:8.1f} MiB after {requests // 10} requests, {after:.1f} MiB after {requests} more, "
              f"{last:.1f} MiB after {requests} more (aim flat)")
        failures += failed + failed_later + failed_at_last
        if failures:
            sys.exit(f"{failures} requests were not answered with a page")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
