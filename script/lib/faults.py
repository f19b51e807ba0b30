"""Kills writers without warning and starves them of disk space, and compares what they had confirmed with what is there.

    python3 script/lib/faults.py WRITER DATA FOLDER ROUNDS [SEED]

WRITER is the built aac-store-writer, DATA a vocabulary folder, FOLDER an empty one to work in.
"""

import os
import random
import select
import shutil
import signal
import subprocess
import sys
import time


class Faults:
    def __init__(self, writer, data, folder, seed):
        self.writer, self.data, self.folder = writer, data, folder
        self.random = random.Random(seed)
        self.kills = {"edits": 0, "sheets": 0, "backups": 0}
        self.confirmed = {"edits": 0, "sheets": 0, "backups": 0}
        self.failures = []

    def path(self, name):
        return os.path.join(self.folder, name)

    def run(self, *arguments):
        return subprocess.run([self.writer, *arguments], capture_output=True, text=True, check=False)

    def export(self, name):
        """All words as a spreadsheet; a failure when the file is not sound or cannot be opened."""
        result = self.run("export", self.path(name))
        if result.returncode != 0:
            self.failures.append(f"{name}: {result.stdout.strip()} {result.stderr.strip()}")
        return result.stdout

    def killed(self, *arguments):
        """Lines that a writer had printed when it was killed at a random moment."""
        process = subprocess.Popen(
            [self.writer, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        # Half of the kills fall into the start, half somewhere into the work.
        pause = self.random.choice([0.0, 0.0, 1.0]) * self.random.random() * 0.25
        lines = self.random.randrange(0, 6)
        data = b""
        end = time.monotonic() + 30
        while data.count(b"\n") < lines and time.monotonic() < end:
            ready, _, _ = select.select([process.stdout], [], [], 1)
            if ready:
                more = os.read(process.stdout.fileno(), 65536)
                if not more:
                    break
                data += more
        time.sleep(pause + self.random.random() * 0.02)
        process.send_signal(signal.SIGKILL)
        process.wait()
        data += process.stdout.read()
        return data.decode().split("\n")[:-1]

    def edits(self):
        if not hasattr(self, "last"):
            self.last = -1
        numbers = [int(line) for line in self.killed("edits", self.path("edits.sqlite"), str(self.last + 1))]
        self.confirmed["edits"] += len(numbers)
        if numbers:
            self.last = numbers[-1]
        sheet = self.export("edits.sqlite")
        present = {row.split(",")[2] for row in sheet.split("\n") if row.startswith("es,complement,palabra ")}
        present = {int(word.removeprefix("palabra ")) for word in present}
        lost = set(range(self.last + 1)) - present
        extra = present - set(range(self.last + 2))
        if lost or extra:
            self.failures.append(f"edits: lost {sorted(lost)[:5]}, extra {sorted(extra)[:5]}")
        # One that was kept and not yet confirmed is there as well: go on behind it.
        self.last = max(present, default=self.last)
        linked = [row for row in sheet.split("\n") if row.startswith("es,complement,palabra ") and ",comer," not in row]
        if linked:
            self.failures.append(f"edits: half a step: {linked[0]}")

    def sheets(self):
        lines = self.killed("sheets", self.path("sheets.sqlite"), self.path("a.csv"), self.path("b.csv"))
        self.confirmed["sheets"] += len(lines)
        if self.export("sheets.sqlite") not in self.wholes:
            self.failures.append("sheets: a part of an import is there")

    def backups(self):
        copies = self.path("copies")
        lines = self.killed("backups", self.path("sheets.sqlite"), copies)
        self.confirmed["backups"] += len(lines)
        for name in set(lines) | {name for name in os.listdir(copies) if not name.startswith(".")}:
            if self.export(f"copies/{name}") not in self.wholes:
                self.failures.append(f"backups: {name} is not whole")

    def prepare(self):
        for name in ("edits.sqlite", "sheets.sqlite"):
            result = self.run("create", self.path(name), self.data)
            if result.returncode != 0:
                sys.exit(result.stdout)
        os.mkdir(self.path("copies"))
        first = self.export("sheets.sqlite")
        other = first.replace("manzana", "poma").replace("apple", "eppel")
        more = "".join(
            f"es,complement,cosa {number},,noun,thing,,,,,,,,food,,{1000 + number},,,,,,,,comer,thing-{number}\n"
            for number in range(400))
        with open(self.path("a.csv"), "w", encoding="utf-8", newline="") as file:
            file.write(other + more)
        with open(self.path("b.csv"), "w", encoding="utf-8", newline="") as file:
            file.write(first + more.replace("cosa", "objeto"))
        self.wholes = {first}
        for name in ("a.csv", "b.csv"):
            shutil.copy(self.path("sheets.sqlite"), self.path("try.sqlite"))
            with subprocess.Popen(
                [self.writer, "sheets", self.path("try.sqlite"), self.path(name)],
                stdout=subprocess.PIPE, text=True) as process:
                process.stdout.readline()
                process.kill()
            self.wholes.add(self.export("try.sqlite"))

    def small_disk(self):
        """A disk that is too small: edits go on until it is full, an import and a copy are refused."""
        script = f"""
            mount -t tmpfs -o size=3m,mode=0755 none /mnt || exit 9
            '{self.writer}' create /mnt/aac.sqlite '{self.data}' >/dev/null || exit 8
            '{self.writer}' export /mnt/aac.sqlite >'{self.path("before.csv")}'
            head -c 1m /dev/zero >/mnt/ballast 2>/dev/null
            while head -c 64k /dev/zero >>/mnt/ballast 2>/dev/null; do :; done
            '{self.writer}' sheets /mnt/aac.sqlite '{self.path("a.csv")}' >'{self.path("full.txt")}'
            '{self.writer}' backups /mnt/aac.sqlite /mnt >>'{self.path("full.txt")}'
            ls -A /mnt | grep -c copy >'{self.path("left.txt")}'
            '{self.writer}' export /mnt/aac.sqlite >'{self.path("after.csv")}'
            rm /mnt/ballast
            '{self.writer}' edits /mnt/aac.sqlite 0 >'{self.path("edits.txt")}'
            rm -f /mnt/ballast
            '{self.writer}' export /mnt/aac.sqlite >'{self.path("later.csv")}'
        """
        status = subprocess.run(["unshare", "-r", "-m", "sh", "-c", script], check=False).returncode
        if status == 9:
            print("disk      not measured: a small disk cannot be mounted here")
            return
        read = lambda name: open(self.path(name), encoding="utf-8").read()
        if read("before.csv") != read("after.csv"):
            self.failures.append("disk: something is gone or half there")
        if read("full.txt").count("disk is full") + read("full.txt").count("no space") < 2:
            self.failures.append(f"disk: nobody was told: {read('full.txt')!r}")
        if read("left.txt").strip() != "0":
            self.failures.append("disk: half a copy is left")
        numbers = [int(line) for line in read("edits.txt").split("\n") if line.isdigit()]
        later = read("later.csv")
        lost = [number for number in numbers if f",palabra {number}," not in later]
        if lost or not numbers:
            self.failures.append(f"disk: {len(numbers)} words were confirmed, {len(lost)} are gone")
        print(f"{'disk':8}  {len(numbers):6,} words kept before it was full, an import and a copy refused")


def main(writer, data, folder, rounds, seed=20):
    faults = Faults(writer, data, folder, int(seed))
    faults.prepare()
    for number in range(int(rounds)):
        kind = ("edits", "sheets", "backups")[number % 3]
        getattr(faults, kind)()
        faults.kills[kind] += 1
    for kind, kills in faults.kills.items():
        failed = sum(failure.startswith(kind) for failure in faults.failures)
        print(f"{kind:8}  {kills:6,} kills  {faults.confirmed[kind]:8,} confirmed  {failed} failures")
    faults.small_disk()
    if faults.failures:
        print("\n".join(faults.failures[:20]), file=sys.stderr)
        sys.exit(f"{len(faults.failures)} failures")


if __name__ == "__main__":
    main(*sys.argv[1:])
