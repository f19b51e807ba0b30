"""Starts aac-web with a database of its own, and stops it."""

import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("AAC_WEB", ROOT / ".build/debug/aac-web"))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A running program; its database is thrown away with it."""

    def __init__(self, language="es_ES.UTF-8", options=()):
        self.options = list(options)
        self.folder = tempfile.mkdtemp(prefix="aac-web-")
        self.port = free_port()
        self.language = language
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = None
        self.start()

    def start(self):
        environment = dict(
            os.environ, LC_ALL=self.language, HOME=self.folder, XDG_DATA_HOME=self.folder,
            AAC_DATA=str(ROOT / "Data"))
        self.process = subprocess.Popen(
            [str(PROGRAM), "--no-open", "--port", str(self.port), *self.options], env=environment,
            stdout=subprocess.PIPE, text=True)
        self.ready = self.process.stdout.readline().strip()
        for _ in range(200):
            try:
                urllib.request.urlopen(self.address, timeout=10).read()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("aac-web does not answer")

    def kill(self):
        """Ends it as a power cut would."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def interrupt(self):
        """Ends it as Ctrl-C does; returns its exit code and what it wrote last."""
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=20)
        return self.process.returncode, rest

    def close(self):
        if self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
