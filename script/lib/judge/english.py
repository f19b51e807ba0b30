"""Agreement in English, by Apertium's readings of each form."""

import re

HELPERS = {
    "am": "1", "'m": "1", "is": "3", "'s": "3", "are": "o", "'re": "o", "was": "13", "were": "o",
    "does": "3", "do": "1o", "did": "13o", "has": "3", "have": "1o", "'ve": "1o", "had": "13o",
    "can": "13o", "could": "13o", "will": "13o", "'ll": "13o", "would": "13o", "'d": "13o"}
BASE_AFTER = {"does", "do", "did", "can", "could", "will", "'ll", "would"}
PAST_HELPERS = {"was", "were", "did", "had", "could", "would"}
FUTURE_HELPERS = {"will", "'ll", "would"}
# By sound: a vowel letter with a consonant's sound, and the other way round.
CONSONANT_SOUND = re.compile(r"^(uni([^n]|$)|use|usu|uti|eu|one|once|ukulele|ewe)", re.I)
SILENT_H = re.compile(r"^(hour|honest|honou?r|heir)", re.I)
SINGULAR = {"a", "an", "this", "that", "another", "each", "every", "one"}
PLURAL = {"these", "those", "many", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
ARTICLES = {"a", "an", "the", "my", "your", "his", "its", "our", "their"}


def check(sentence):
    """Yields (pattern, detail) for each mistake."""
    yield from subject_and_verb(sentence)
    yield from determiners(sentence)


def expected_person(subject):
    """1, 3 or o (all others): what a present form agrees with."""
    if subject is None:
        return "1"
    if subject.number == "plural" or subject.person == 2:
        return "o"
    return "1" if subject.person == 1 else "3"


def is_plural(sentence, tile):
    """Whether the noun of a tile stands in the plural."""
    readings = [
        reading for token, owner in sentence.tokens if owner == tile
        for reading in sentence.readings(token)]
    return any(reading.has("n", "pl") for reading in readings) and not any(
        reading.has("n", "sg") for reading in readings)


def split(token):
    """A helper without its contracted negator: doesn't, can't, won't."""
    word = token.lower().replace("’", "'")
    return {"won't": "will", "can't": "can", "cannot": "can", "shan't": "shall"}.get(
        word, word.removesuffix("n't"))


def subject_and_verb(sentence):
    """The verb has the person of its subject, and the base form behind a helper."""
    request = sentence.request
    if request.subject is None and any(word.kind == "question" for word in request.complements):
        # *Who is it?*: who is asked about is not among the words.
        return
    person = "3" if request.verb.label in ("rain", "snow") else expected_person(request.subject)
    if request.subject is None and request.verb.label == "be" and re.search(r"\b[Ii]t\b", sentence.text):
        # *Isn't it delicious?*: a thing that nobody names.
        person = "3"
    if request.subject is None and request.verb.label in ("come", "arrive", "bark", "ring") and request.complement is not None:
        # *The student doesn't come*: who is named comes.
        first = next((tile for _, tile in sentence.tokens if tile is not None), None)
        if first == request.words.index(request.complement):
            person = "o" if is_plural(sentence, first) else "3"
    if request.verb.label == "hurt" and request.complement and request.complement.kind == "body":
        # *My feet hurt*: the verb agrees with what hurts.
        person = "o" if is_plural(sentence, request.words.index(request.complement)) else "3"
    own = [
        (index, token) for index, (token, tile) in enumerate(sentence.tokens)
        if tile == request.verb_tile]
    helper = None
    # *You know English is red*: behind the verb is another's helper.
    last = own[-1][0] if own else len(sentence.tokens)
    for index, (token, tile) in enumerate(sentence.tokens[:last + 1]):
        word = split(token)
        # *not* may be a tile of its own.
        if word in HELPERS and (tile in (None, request.verb_tile) or word != token.lower()):
            # A possessive 's is no helper.
            helper = (index, word)
            break
    if helper is None:
        yield from lexical(sentence, person, [token for _, token in own])
        return
    index, word = helper
    # A helper that is the chosen verb itself may be its base form: *to have to*, *do*.
    if person not in HELPERS[word]:
        yield "subject and verb", f"{request.subject.label if request.subject else 'I'} … {word}"
    yield from helper_tense(request, word)
    behind = [token for place, token in own if place > index]
    if word in BASE_AFTER and behind and index not in [place for place, _ in own]:
        readings = sentence.readings(behind[0])
        is_base = behind[0] == request.verb.label.split()[0]
        if readings and not is_base and not any(reading.has("inf") for reading in readings):
            yield "no base form behind the helper", f"{word} {behind[0]}"


def helper_tense(request, word):
    """The helper has the tense that was asked for."""
    if request.verb.label == "will":
        # The tile itself says when.
        return
    if request.tense == "past" and word not in PAST_HELPERS:
        yield "tense", f"{word} is not past"
    asks_will = request.is_question and request.subject is not None and request.subject.label == "you"
    if request.tense == "present" and word == "will" and asks_will:
        # Will you share with me? It asks whether somebody is willing (CGEL §4.54).
        return
    if request.tense == "present" and word == "will" and request.is_negative:
        # Mom won't let me, the car won't start: it refuses to, or does not work (CGEL §4.57).
        return
    if request.tense == "present" and word in PAST_HELPERS | {"will", "'ll"} and request.verb.label not in ("will",):
        yield "tense", f"{word} is not present"
    if request.tense == "future" and word not in FUTURE_HELPERS:
        yield "tense", f"{word} is not future"


def lexical(sentence, person, own):
    """The chosen verb stands alone: -s, or the past."""
    if not own:
        yield "no verb", ""
        return
    readings = sentence.readings(own[0])
    if not readings:
        return
    if sentence.request.tense == "past":
        if not any(reading.has("past") for reading in readings):
            yield "tense", f"{own[0]} is not past"
    elif person == "3":
        if not any(reading.has("pri", "p3", "sg") for reading in readings):
            yield "third person -s", own[0]
    elif own[0].lower() != sentence.request.verb.label.split()[0] and not any(
            reading.has("pres") or reading.has("inf") for reading in readings):
        yield "subject and verb", f"{own[0]} is no base form"


def determiners(sentence):
    """*a* and *an* by sound, number of determiner and noun, no two articles, none alone."""
    tokens = sentence.tokens
    for index, (token, tile) in enumerate(tokens):
        word = token.lower()
        following = tokens[index + 1][0] if index + 1 < len(tokens) else "."
        if word in ("a", "an") and (word == "an") != has_vowel_sound(following):
            yield "a or an", f"{token} {following}"
        if word in ARTICLES and following.lower() in ARTICLES:
            yield "two articles", f"{token} {following}"
        noun = next_noun(sentence, index + 1)
        is_degree = word == "a" and following in ("little", "lot", "bit", "few")
        if word in ("a", "an", "the") and noun is None and not is_degree:
            yield "article without noun", f"{token} {following}"
        if noun is None:
            continue
        numbers = {
            number for reading in sentence.readings(tokens[noun][0]) for number in ("sg", "pl", "sp")
            if reading.has("n", number) or reading.has("np", number)}
        wanted = "sg" if word in SINGULAR - {"that", "this", "one"} else "pl" if word in PLURAL else None
        if wanted and numbers and not numbers & {wanted, "sp"}:
            yield "determiner and noun", f"{token} {tokens[noun][0]}"


def tags(readings):
    """All tags of all readings."""
    return {tag for reading in readings for _, found in reading.parts for tag in found}


def next_noun(sentence, index):
    """The last noun of the group that begins at a place: *a little ice cream*."""
    last = None
    for place in range(index, min(index + 5, len(sentence.tokens))):
        # *The family's*: whose it is stands for the noun.
        form = sentence.tokens[place][0].removesuffix("'s")
        found = sentence.analyser.derived(tags, form)
        if found & {"n", "np"} or not found and form.isalpha():
            last = place
        elif last is not None or not found & {"adj", "num", "adv", "det", "ger", "pp", "subs", "preadv"}:
            break
        elif found & {"ger", "subs"}:
            last = place
    return last


def has_vowel_sound(word):
    """Whether a word begins with a vowel as it is said."""
    if SILENT_H.match(word):
        return True
    return word[:1].lower() in "aeiou" and not CONSONANT_SOUND.match(word)
