#!/usr/bin/env python3
"""Tests of the access methods (scanning, dwell, touches) in a real browser, without a server or a port.

    python3 Tests/Browser/access/run.py [WORD …]        only tests whose names contain a word
    python3 Tests/Browser/access/run.py --pictures DIR  also writes pictures of what one sees into DIR

Needs Debian's chromium. What else it needs (Tests/Browser/requirements.txt) it puts into .build/browser, once.
Exit: 0 all passed, 1 some failed, 69 the browser or its driver is missing.
"""
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
REQUIREMENTS = ROOT / "Tests/Browser/requirements.txt"
VENV = ROOT / ".build/browser"


def prepare() -> None:
    """Makes the environment the first time, and when the requirements changed; then goes on inside it."""
    python = VENV / "bin/python"
    installed = VENV / "requirements.txt"
    if not installed.exists() or installed.read_bytes() != REQUIREMENTS.read_bytes():
        print("Installing what drives the browser (once)", file=sys.stderr)
        try:
            shutil.rmtree(VENV, ignore_errors=True)
            subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
            subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
                            "--require-hashes", "-r", REQUIREMENTS], check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"run.py: what drives the browser could not be installed: {error}", file=sys.stderr)
            sys.exit(69)
        shutil.copy(REQUIREMENTS, installed)
    if Path(sys.prefix).resolve() != VENV.resolve():
        os.execv(python, [str(python), *sys.argv])


if __name__ == "__main__":
    prepare()
    from suite import main
    sys.exit(main(sys.argv[1:]))
