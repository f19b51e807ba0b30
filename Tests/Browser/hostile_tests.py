"""What comes at aac-web from elsewhere: connections held open, huge and broken requests, paths, guesses. The program lives,
answers others meanwhile, and writes nothing. Needs no browser: python3 Tests/Browser/hostile_tests.py
"""

import concurrent.futures
import contextlib
import http.client
import pathlib
import resource
import socket
import sqlite3
import sys
import time
import unittest
import urllib.parse

from server import Server

CONNECTIONS = 1000
# Longer than any page takes on a slow machine, shorter than a person's patience.
PATIENCE = 5


class Hostile(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
        cls.server = Server()
        cls.ask("/walk?do=start:full")

    @classmethod
    def tearDownClass(cls):
        cls.server.close()

    @classmethod
    def ask(cls, path, method="GET", body=None, headers=None):
        """A request of an honest browser; answers status, headers and bytes."""
        connection = http.client.HTTPConnection("127.0.0.1", cls.server.port, timeout=PATIENCE * 4)
        with contextlib.closing(connection):
            connection.request(method, path, body=body, headers={"Accept": "text/html", **(headers or {})})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    def raw(self, data, timeout=PATIENCE):
        """Sends bytes as they are; answers what comes back."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=timeout) as connection:
            connection.sendall(data)
            answer = b""
            with contextlib.suppress(OSError):
                while chunk := connection.recv(65536):
                    answer += chunk
                    if b"\r\n\r\n" in answer:
                        break
            return answer

    def browser(self):
        """A cookie and a token that belong together."""
        _, headers, body = self.ask("/care")
        cookie = headers["Set-Cookie"].split(";")[0]
        token = body.decode().split('name="token" value="')[1].split('"')[0]
        return cookie, token

    def rows(self):
        """How much is kept of everything that a page can write."""
        found = {}
        for path in pathlib.Path(self.server.folder).rglob("*.sqlite*"):
            if path.suffix != ".sqlite":
                continue
            with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
                for table in ("history", "favourite", "timer", "person", "board_set", "subject", "verb"):
                    found[table] = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                found["pin"] = database.execute(
                    "SELECT count(*) FROM setting WHERE name IN ('lock.pin', 'look')").fetchone()[0]
        self.assertTrue(found, "the database was not found")
        return found

    def answers(self):
        """Whether an honest browser gets its page in time."""
        begin = time.monotonic()
        status, _, body = self.ask("/walk?do=start:full")
        self.assertEqual(status, 200)
        self.assertIn(b"<ul class=\"tiles", body)
        self.assertLess(time.monotonic() - begin, PATIENCE)

    def test_a_thousand_connections_are_held_open_and_others_are_answered(self):
        before = self.rows()
        held = []
        try:
            for number in range(CONNECTIONS):
                connection = socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE)
                # Some say nothing, some begin a request, some begin a form and never end it.
                connection.sendall([
                    b"", b"GET / HTTP/1.1\r\nHost: 127", b"POST /speech HTTP/1.1\r\n",
                    f"POST /say HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
                    "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nat=x".encode(),
                ][number % 4])
                held.append(connection)
                if number % 250 == 0:
                    self.answers()
            self.assertEqual(len(held), CONNECTIONS)
            for _ in range(10):
                self.answers()
        finally:
            for connection in held:
                connection.close()
        self.answers()
        self.assertEqual(self.rows(), before)

    def test_huge_things_are_refused(self):
        before = self.rows()
        cookie, token = self.browser()
        form = {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie}
        for path in ("/say", "/favourites", "/care/pin", "/planner/start"):
            body = f"token={token}&at=" + "a" * (1 << 20)
            with contextlib.suppress(OSError):
                status, _, _ = self.ask(path, "POST", body, form)
                self.assertEqual(status, 413)
        host = f"Host: 127.0.0.1:{self.server.port}\r\n".encode()
        chunked = (b"POST /say HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n"
                   b"Content-Type: application/x-www-form-urlencoded\r\n\r\n")
        self.assertNotIn(b" 200 ", self.raw(chunked + b"8000\r\n" + b"a" * 0x8000 + b"\r\n0\r\n\r\n"))
        self.assertNotIn(b" 200 ", self.raw(b"GET /" + b"a" * (1 << 20) + b" HTTP/1.1\r\n" + host + b"\r\n"))
        self.assertNotIn(b" 200 ", self.raw(
            b"GET / HTTP/1.1\r\n" + host + b"".join(b"X-%d: a\r\n" % n for n in range(5000)) + b"\r\n"))
        self.answers()
        self.assertEqual(self.rows(), before)

    def test_what_is_no_text_is_refused(self):
        before = self.rows()
        cookie, token = self.browser()
        form = {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie}
        for body in (b"\xff\xfe", b"at=\xc3\x28", b"at=%FF", b"at=%00", b"%zz=%zz"):
            status, _, _ = self.ask("/favourites", "POST", f"token={token}&".encode() + body, form)
            self.assertIn(status, (400, 403))
        for path in ("/walk?at=%FF%FE", "/show?at=%00", "/boards/open?set=%C3%28", "/walk?find=%zz"):
            self.assertEqual(self.ask(path)[0], 400, path)
        host = f"Host: 127.0.0.1:{self.server.port}\r\n\r\n".encode()
        for line in (b"GET /\xff\xfe HTTP/1.1\r\n", b"\x00\x01\x02\x03\r\n", b"GET  HTTP/9.9\r\n", b"\r\n\r\n\r\n"):
            self.assertNotIn(b" 200 ", self.raw(line + host, timeout=1))
        self.answers()
        self.assertEqual(self.rows(), before)

    def test_no_path_leads_to_a_file(self):
        host = f"Host: 127.0.0.1:{self.server.port}\r\n\r\n".encode()
        for path in ("/../../../../etc/passwd", "/assets/x/../../../../etc/passwd", "/assets/x/%2e%2e/%2e%2e/etc/passwd",
                     "/picture/..%2f..%2f..%2fetc%2fpasswd", "/boards/picture?set=../../etc&board=passwd&id=x",
                     "/boards/open?set=/etc/passwd", "//etc/passwd", "/assets//etc/passwd", "/speech/../../etc/passwd",
                     "http://127.0.0.1/etc/passwd", "/assets/x/%00../app.js", "/assets/x/..\\..\\layout.mustache"):
            answer = self.raw(b"GET " + path.encode() + b" HTTP/1.1\r\n" + host)
            self.assertNotIn(b" 200 ", answer.split(b"\r\n")[0], path)
            self.assertNotIn(b"root:", answer, path)
        self.answers()

    def test_other_names_and_origins_are_refused(self):
        before = self.rows()
        cookie, token = self.browser()
        for host in ("evil.example", f"evil.example:{self.server.port}", "127.0.0.1", "127.0.0.1:1", ""):
            self.assertNotEqual(self.ask("/", headers={"Host": host})[0], 200, host)
        for origin in ("http://evil.example", "null", f"https://127.0.0.1:{self.server.port}"):
            status, _, _ = self.ask(
                "/care/pin", "POST", urllib.parse.urlencode({"token": token, "pin": "4711", "again": "4711"}),
                {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie, "Origin": origin})
            self.assertEqual(status, 403, origin)
        self.assertEqual(self.rows(), before)


class Guessing(unittest.TestCase):
    """The PIN, tried by many at once."""

    def test_a_pin_is_not_guessed_and_the_program_answers_meanwhile(self):
        server = Server()
        self.addCleanup(server.close)
        Hostile.server = server
        host = Hostile()
        cookie, token = host.browser()
        form = {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie}
        status, _, _ = host.ask(
            "/care/pin", "POST", urllib.parse.urlencode({"token": token, "pin": "0042", "again": "0042"}), form)
        self.assertEqual(status, 303)

        def attempt(pin):
            return host.ask("/care/open", "POST", urllib.parse.urlencode({"token": token, "pin": f"{pin:04}"}), form)

        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(attempt, range(100)))
        self.assertEqual({status for status, _, _ in answers}, {403})
        # Three were tried, all others had to wait: the right one, the 43rd, too.
        waiting = [body for _, _, body in answers if "Espere".encode() in body]
        self.assertGreaterEqual(len(waiting), 96)
        host.answers()


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    unittest.main(verbosity=2)
