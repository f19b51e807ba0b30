"""Makes input for script/bench and prints what hyperfine measured."""

import csv
import json
import statistics
import sys


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


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["ratio", name, aim, *paths]:
            ratio(name, aim, paths)
        case ["rate", name, count, path]:
            rate(name, count, path)
        case ["lines", folder, language, count]:
            lines(folder, language, count)
        case _:
            sys.exit("usage: bench.py ratio|rate|lines …")
