"""Makes input for script/bench and prints what hyperfine measured."""

import csv
import ctypes
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

# Words a minute of our usual speed. That of espeak-ng is 175, with which the same sentences are a seventh shorter.
SPEED = 150


def times(paths, command):
    """All measured times of the first or second command, in milliseconds."""
    results = [json.load(open(path))["results"][command] for path in paths]
    return [1000 * time for result in results for time in result["times"]]


def ratio(name, aim, paths):
    ours, theirs = (statistics.median(times(paths, command)) for command in (0, 1))
    print(f"{name:8}  {ours:9.2f} ms  {theirs:9.2f} ms  {ours / theirs:8.2f}  ≤ {aim}")


def rate(name, count, path):
    median = statistics.median(times([path], 0))
    print(f"{name:8}  {int(count) / median * 1000:9,.0f} sentences a second in one process")


def lines(folder, language, count):
    """Requests that go through all words of the vocabulary, each line another combination."""
    words = []
    for table in ("subjects", "verbs", "complements"):
        with open(f"{folder}/{language}/{table}.csv", encoding="utf-8", newline="") as file:
            words.append([row["lemma"] for row in csv.DictReader(file)])
    subjects, verbs, complements = words
    for index in range(int(count)):
        request = {
            "subject": subjects[index % len(subjects)],
            "verb": verbs[index // 7 % len(verbs)],
            "complement": complements[index // 3 % len(complements)],
            "negative": index % 4 == 1,
            "question": index % 4 == 2,
            "tense": ("present", "past", "future")[index // 4 % 3],
        }
        print(json.dumps(request, ensure_ascii=False))


def texts(count):
    """The first different texts of what aac-cli sentence printed."""
    found = {}
    for line in sys.stdin:
        # All lines are read, so that whoever writes them is not broken off.
        if len(found) < int(count):
            found.setdefault(json.loads(line).get("text"))
    print("\n".join(text for text in found if text))


def synthesis(path):
    """Seconds of processor time that espeak-ng itself takes for the lines of a file."""
    espeak = ctypes.CDLL("libespeak-ng.so.1")
    espeak.espeak_Initialize(2, 0, None, 0)  # synchronous, samples only
    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
    ignore = callback(lambda wave, count, events: 0)
    espeak.espeak_SetSynthCallback(ignore)
    espeak.espeak_SetVoiceByName(b"es")
    espeak.espeak_SetParameter(1, SPEED, 0)
    with open(path, encoding="utf-8") as file:
        lines = [line.strip().encode() for line in file]
    before = resource.getrusage(resource.RUSAGE_SELF)
    for line in lines:
        espeak.espeak_Synth(line, len(line) + 1, 0, 1, 0, 1, None, None)
    after = resource.getrusage(resource.RUSAGE_SELF)
    print(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def run(command, **options):
    """Seconds that a command takes, and its peak memory, that of its children included, in MB."""
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(child.pid, 0)
    if status != 0:
        sys.exit(f"{command[0]} failed: {status}")
    return time.monotonic() - start, usage.ru_maxrss / 1024


def batch(program, path, folder, rounds):
    """All texts by aac-cli render, by a loop of espeak-ng, and by the synthesis alone, by turns.

    Where there is a file system in memory the files go there: only one of the two sees to it that the disk has them. The
    same on the disk is measured once a round as well.
    """
    ours, disk, theirs, alone = [], [], [], []
    loop = f'n=0; while IFS= read -r text; do n=$((n+1)); espeak-ng -v es -s {SPEED} -w "$1/$n.wav" "$text"; done <"$0"'
    render = [program, "render", path, "--input-format", "text", "--language", "es", "--jobs", "2"]
    os.makedirs(folder, exist_ok=True)
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else folder
    for number in range(int(rounds)):
        with tempfile.TemporaryDirectory(dir=place) as quick:
            os.mkdir(f"{quick}/loop")
            ours.append(run([*render, "--out-dir", f"{quick}/ours"], stderr=subprocess.DEVNULL)[0])
            theirs.append(run(["sh", "-c", loop, path, f"{quick}/loop"])[0])
        disk.append(run([*render, "--out-dir", f"{folder}/{number}"], stderr=subprocess.DEVNULL)[0])
        own = subprocess.run(
            [sys.executable, __file__, "synthesis", path], capture_output=True, check=True)
        alone.append(float(own.stdout) / 2)
    ours, disk, theirs, alone = (statistics.median(values) for values in (ours, disk, theirs, alone))
    print(f"{'batch':8}  {ours:10.2f} s  {theirs:10.2f} s  {theirs / ours:8.2f}  ≥ 8 times faster than a loop")
    print(f"{'cores':8}  {ours:10.2f} s  {alone:10.2f} s  {ours / alone:8.2f}  ≤ 1.2 of the synthesis alone")
    print(f"{'disk':8}  {disk:10.2f} s  {alone:10.2f} s  {disk / alone:8.2f}  the same, on the disk when it is done")


def resident(process):
    """What a process and those that it has started have in memory, in MB; 0 for one that is gone."""
    try:
        with open(f"/proc/{process}/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
        children = []
        for thread in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{thread}/children", encoding="ascii") as file:
                children += file.read().split()
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGESIZE") / 1e6 + sum(resident(child) for child in children)


def peak_together(command):
    """The most that a command and its children have in memory at a time, looked at every 50 ms, in MB."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        peak = 0
        while process.poll() is None:
            peak = max(peak, resident(process.pid))
            time.sleep(0.05)
    if process.returncode != 0:
        sys.exit(f"{command[:2]} ended with {process.returncode}")
    return peak


def memory(program, folder):
    """Peak memory of all processes together with few lines and with many, all of them different and in three languages."""
    syllables = [first + second for first in "bcdfglmnprst" for second in "aeiou"]
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else folder
    for count in (1_000, 100_000):
        path = f"{folder}/many.jsonl"
        with open(path, "w", encoding="utf-8") as file:
            for number in range(count):
                # Three digits to the base of 60: no two lines are the same.
                digits = [number % 60, number // 60 % 60, number // 3600 % 60]
                text = "".join(syllables[digit] for digit in digits)
                print(json.dumps({"text": text, "language": ("es", "en", "pt")[number % 3]}), file=file)
        out = tempfile.mkdtemp(dir=place)
        try:
            command = [program, "render", path, "--sample-rate", "8000", "--out-dir", out]
            peak = peak_together(command)
        finally:
            shutil.rmtree(out)
        print(f"{'memory':8}  {peak:9.1f} MB  with {count:,} lines")


def words(count):
    """A vocabulary as a spreadsheet: of every hundred words ten verbs and one subject; ten links a word."""
    count = int(count)
    verbs, subjects = count // 10, count // 100
    writer = csv.writer(sys.stdout, lineterminator="\n")
    header = "language,role,word,class,kind,category,subjects,verbs,concept"
    writer.writerow(header.split(","))

    def names(prefix, number, total, links):
        # Spread over all, so that no two rows name the same ones.
        return " | ".join(f"{prefix} {(number * 7 + step * (total // links)) % total}" for step in range(links))

    for number in range(subjects):
        writer.writerow(["es", "subject", f"quien {number}", "noun", "person", "people", "", "", f"s{number}"])
    for number in range(verbs):
        row = ["es", "verb", f"hacer {number}", "verb", "action", "everyday-actions"]
        writer.writerow(row + [names("quien", number, subjects, 11), "", f"v{number}"])
    for number in range(count - verbs - subjects):
        row = ["es", "complement", f"cosa {number}", "noun", "thing", "house"]
        writer.writerow(row + ["", names("hacer", number, verbs, 10), f"c{number}"])


def once(name, aim, command):
    """Seconds of one command that is too long to be run often."""
    seconds, peak = run(command, stderr=subprocess.DEVNULL)
    print(f"{name:8}  {seconds:10.2f} s  {peak:9.0f} MB  {'':8}  ≤ {aim} s")


def choices(aim, path):
    """What aac-store-bench measured."""
    found = json.load(open(path))
    print(f"{'choices':8}  {found['p99']:9.2f} ms  {'':12}  {'':8}  ≤ {aim} ms, p99 of {found['verbs']:,} verbs "
          f"(median {found['median']:.2f} ms, longest {found['max']:.2f} ms)")
    print(f"{'all':8}  {found['reading']:9.0f} ms  reading the whole vocabulary")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["texts", count]:
            texts(count)
        case ["synthesis", path]:
            synthesis(path)
        case ["batch", program, path, folder, rounds]:
            batch(program, path, folder, rounds)
        case ["memory", program, folder]:
            memory(program, folder)
        case ["ratio", name, aim, *paths]:
            ratio(name, aim, paths)
        case ["rate", name, count, path]:
            rate(name, count, path)
        case ["lines", folder, language, count]:
            lines(folder, language, count)
        case ["words", count]:
            words(count)
        case ["once", name, aim, *command]:
            once(name, aim, command)
        case ["choices", aim, path]:
            choices(aim, path)
        case _:
            sys.exit("usage: bench.py ratio|rate|lines|texts|synthesis|batch|memory|words|once|choices …")
