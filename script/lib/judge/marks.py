"""What holds in every language: spaces, marks, capitals, polarity."""

import re

NEGATORS = {
    "es": {"no", "nunca", "nada", "nadie", "tampoco", "ninguno", "ninguna", "jamás"},
    "pt": {"não", "nunca", "nada", "ninguém", "tampouco", "nenhum", "nenhuma", "jamais", "nem"},
    "en": {"not", "never", "nothing", "nobody", "no", "cannot"},
}
NOBODY = {"es": "nadie", "pt": "ninguém", "en": "nobody"}
PLAIN_NEGATORS = {"es": {"no"}, "pt": {"não"}, "en": {"not"}}


def check(sentence):
    """Yields (pattern, detail) for each mistake."""
    text = sentence.text
    if re.search(r"\s\s|^\s|\s$|\s[.,;:?!…]|[¿¡]\s", text):
        yield "spaces", text
    if re.search(r"[.,;:?!…][.,;:!…]|[.,;:?!]\?", text):
        yield "doubled marks", text
    for opening, closing in ("¿?", "¡!"):
        if sentence.language == "es" and text.count(opening) != text.count(closing):
            yield "unpaired marks", text
    if sentence.language != "es" and re.search("[¿¡]", text):
        yield "unpaired marks", text
    if not re.search(r"[.?!…]$", text):
        yield "no final mark", text
    first = re.sub(r"^\W+", "", text)[:1]
    if first != first.upper() or not first:
        yield "lower-case start", first
    if "".join(token for token, _ in sentence.tokens) != text.replace(" ", ""):
        yield "words do not make the text", text
    yield from repeated(sentence)
    yield from lost(sentence)
    yield from order_of_negators(sentence)
    yield from polarity(sentence)


def repeated(sentence):
    """The same word twice in a row, which no sentence of the vocabulary has."""
    tokens = sentence.tokens
    for (one, first), (other, second) in zip(tokens, tokens[1:]):
        # *The cook cooks* is chosen so; *a família para para jantar* is the verb and the preposition.
        if one.lower() == "para" and sentence.request.verb.label == "parar":
            continue
        if one.lower() == other.lower() and (first is None or second is None or first == second):
            yield "repeated word", one


def lost(sentence):
    """Every chosen word is heard."""
    heard = {tile for _, tile in sentence.tokens}
    for tile, word in enumerate(sentence.request.words):
        if tile not in heard and not may_be_silent(sentence, word, tile):
            yield "word lost", word.label


def may_be_silent(sentence, word, tile):
    """Pronouns that the verb form holds (*¿Qué quieres?, verlo*), and *not* in *isn't*."""
    if word.label in PLAIN_NEGATORS[sentence.language] or word.kind == "negation" and word.label == "no":
        # *Nadie gritó* needs no *no*; in English what is said is heard: *Nobody said no*.
        said = sentence.language == "en" and sentence.request.verb.label in ("say", "mean", "answer", "shout")
        if not said and any(other.label == NOBODY[sentence.language] for other in sentence.request.words):
            return True
    if sentence.language == "en":
        # *Isn't, don't* hold the negator, and *be* or a modal chosen with it.
        return (word.kind == "negation" or word.word_class == "verb") and any(token.endswith(("n't", "cannot")) for token, _ in sentence.tokens)
    if word.word_class != "pronoun":
        return False
    if asks_leave(sentence, word, tile):
        return True
    if tile == 0:
        # ¿Con quién duermes?: asked of a preposition that nothing follows.
        asks = any(token.lower() in ("quién", "quem") for token, _ in sentence.tokens)
        # ¿Por qué estamos?: *porque* at the end of a question asks.
        reason = sentence.request.is_question and sentence.request.words[-1].label == "porque"
        return asks or reason or any(other.kind == "question" for other in sentence.request.words)
    return sentence.request.words[tile - 1].word_class == "verb"


def asks_leave(sentence, word, tile):
    """*¿Puedo salir?*: of whom it is said is in the verb alone."""
    request = sentence.request
    return (
        sentence.language == "es" and tile == 0 and request.is_question and request.verb.label == "poder"
        and word.label in ("yo", "nosotros", "nosotras"))


ALWAYS = {"siempre", "sempre", "always", "nunca"}


def order_of_negators(sentence):
    """*No viene siempre*, not *siempre no viene*."""
    words = [token.lower() for token, _ in sentence.tokens]
    for one, other in zip(words, words[1:]):
        negates = other in PLAIN_NEGATORS[sentence.language] or other.endswith("n't")
        if one in ALWAYS and negates:
            yield "adverb before the negator", f"{one} {other}"


def polarity(sentence):
    """A negated sentence has a negator, a question its mark, and no other sentence has."""
    words = {
        token.lower().removesuffix("'s") for token, tile in sentence.tokens if tile != sentence.request.verb_tile}
    has_negator = bool(words & NEGATORS[sentence.language]) or any(
        token.endswith(("n't", "n’t")) for token, _ in sentence.tokens)
    if sentence.request.is_negative and not has_negator:
        yield "negator missing", ""
    chosen = {part for word in sentence.request.words for part in word.label.lower().split()}
    if not sentence.request.is_negative and has_negator and not chosen & NEGATORS[sentence.language]:
        yield "negator without reason", ""
    if sentence.request.is_question != sentence.text.endswith("?") and not any(
            word.kind == "question" for word in sentence.request.words):
        yield "question mark", sentence.text[-1]
    subject = sentence.request.subject
    if subject and subject.label == NOBODY[sentence.language]:
        # *Ninguém disse não*: what is said is no negator.
        is_said = sentence.request.verb.label in ("decir", "dizer") and any(
            word.label in PLAIN_NEGATORS[sentence.language] for word in sentence.request.words)
        plain = set() if is_said else PLAIN_NEGATORS[sentence.language]
        # Behind the verb *nadie* wants *no*: ¿Por qué no vino nadie?
        is_first = sentence.tokens[0][1] == 0 or sentence.tokens[0][0] == "¿" and sentence.tokens[1][1] == 0
        if sentence.language == "en" and any(token.endswith("n't") for token, _ in sentence.tokens):
            yield "nobody with a second negator", ""
        elif is_first and words & plain:
            yield "nobody with a second negator", ""
