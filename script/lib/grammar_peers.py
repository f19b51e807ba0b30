"""What script/bench measures the grammar beside: the same input through other people's libraries.

    grammar_peers.py clauses FOLDER LANGUAGE COUNT   clauses of the vocabulary, one a line
    grammar_peers.py verbs FOLDER LANGUAGE           its verbs, one a line
    grammar_peers.py simplenlg CLAUSES               English sentences with simplenlg
    grammar_peers.py verbecc VERBS                   Spanish verb tables with verbecc
    grammar_peers.py table OURS THEIRS…              prints results beside each other

Results are one line of JSON: how many, seconds of processor time, peak size.
"""

import csv
import json
import resource
import sys
import time


def column(folder, language, table):
    with open(f"{folder}/{language}/{table}.csv", encoding="utf-8", newline="") as file:
        return [row["lemma"] for row in csv.DictReader(file)]


def clauses(folder, language, count):
    subjects, verbs, complements = (
        column(folder, language, table) for table in ("subjects", "verbs", "complements")
    )
    for index in range(int(count)):
        print(
            subjects[index % len(subjects)],
            verbs[index // 7 % len(verbs)],
            complements[index // 3 % len(complements)],
            ("", "n", "q", "")[index % 4] + ("", "p", "f")[index // 4 % 3],
            sep="\t",
        )


def best(passes, work):
    """The count and processor time of the fastest pass, as our own measurement takes it."""
    work()
    times = []
    for _ in range(passes):
        start = time.process_time()
        count = work()
        times.append(time.process_time() - start)
    print(
        json.dumps(
            {
                "count": count,
                "seconds": min(times),
                "peakMegabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6,
                "bytes": 0,
            }
        )
    )


def simplenlg(path):
    from simplenlg import Feature, InterrogativeType, Lexicon, NLGFactory, Realiser, Tense

    lexicon = Lexicon.getDefaultLexicon()
    factory, realiser = NLGFactory(lexicon), Realiser(lexicon)
    lines = [line.rstrip("\n").split("\t") for line in open(path, encoding="utf-8")]
    tenses = {"p": Tense.PAST, "f": Tense.FUTURE}

    def work():
        for subject, verb, complement, flags in lines:
            clause = factory.createClause()
            clause.setSubject(subject)
            clause.setVerb(verb)
            clause.setObject(factory.createNounPhrase("a", complement))
            if "n" in flags:
                clause.setFeature(Feature.NEGATED, True)
            if "q" in flags:
                clause.setFeature(Feature.INTERROGATIVE_TYPE, InterrogativeType.YES_NO)
            for flag, tense in tenses.items():
                if flag in flags:
                    clause.setFeature(Feature.TENSE, tense)
            realiser.realiseSentence(clause)
        return len(lines)

    best(2, work)


def verbecc(path):
    import logging
    import warnings

    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    from verbecc import CompleteConjugator

    conjugator = CompleteConjugator(lang="es")
    verbs = [line.strip() for line in open(path, encoding="utf-8") if line.strip()]

    def forms(node):
        if isinstance(node, dict):
            return len(node.get("c", ())) + sum(forms(part) for key, part in node.items() if key != "c")
        return sum(forms(part) for part in node) if isinstance(node, list) else 0

    # Some verbs it cannot do (ir); they are left out of both the count and the time.
    counts = {}
    for verb in verbs:
        try:
            counts[verb] = forms(json.loads(str(conjugator.conjugate(verb)))["moods"])
        except (IndexError, KeyError, ValueError):
            continue

    def work():
        for verb in counts:
            conjugator.conjugate(verb)
        return sum(counts.values())

    best(2, work)


def table(name, unit, ours, theirs=None):
    ours = json.load(open(ours))
    rate = ours["count"] / ours["seconds"]
    line = f"{name:14}  {rate:10,.0f} {unit} a second, {ours['peakMegabytes']:5.0f} MB"
    if theirs:
        peer, path = theirs.split("=", 1)
        other = json.load(open(path))
        other_rate = other["count"] / other["seconds"]
        line += f"  {peer} {other_rate:8,.0f}, {other['peakMegabytes']:5.0f} MB  {rate / other_rate:8,.0f} times"
    print(line)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["clauses", folder, language, count]:
            clauses(folder, language, count)
        case ["verbs", folder, language]:
            print(*dict.fromkeys(v for v in column(folder, language, "verbs") if " " not in v), sep="\n")
        case ["simplenlg", path]:
            simplenlg(path)
        case ["verbecc", path]:
            verbecc(path)
        case ["table", name, unit, ours, *theirs]:
            table(name, unit, ours, *theirs)
        case ["milliseconds", name, ours]:
            result = json.load(open(ours))
            print(f"{name:14}  {1000 * result['seconds']:10.1f} ms to the first sentence, {result['peakMegabytes']:.0f} MB")
        case _:
            sys.exit(__doc__)
