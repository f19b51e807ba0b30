"""Agreement in Spanish and Portuguese, by Apertium's readings of each form."""

FINITE = {"pri", "pii", "ifi", "fti", "cni", "prs", "pis", "fts", "pmp"}
VERBAL = ("vblex", "vbser", "vbhaver", "vbmod")
TENSES = {"present": {"pri"}, "past": {"ifi", "pii"}, "future": {"fti"}}
# The going-to future is a present of *ir*, the perfect one of *haber* or *ter*.
AUXILIARIES = {"haber", "estar", "ir", "ser", "ter", "haver"}
EXPERIENCERS = {
    "es": {"gustar", "encantar", "doler", "apetecer", "faltar", "molestar"}, "pt": {"doer", "faltar"}}
WEATHER = {"llover", "nevar", "chover", "nevar"}
# These want the subjunctive.
PERHAPS = {"tal vez", "quizás", "quizá", "talvez"}
# Times that last until now.
TO_NOW = {"hoy"}
COPULAS = {"ser", "estar", "parecer", "sentirse", "sentir-se", "quedarse", "ficar"}
POSSESSIVES = {
    "mío", "tuyo", "suyo", "nuestro", "vuestro", "meu", "teu", "seu", "nosso", "dele", "dela",
    "minha", "tua", "sua", "nossa"}
# Feminine nouns that take *el*, *un* in the singular.
STRESSED_A = {
    "agua", "águila", "ala", "alga", "alma", "ancla", "área", "arma", "arpa", "asa", "aula", "ave",
    "hacha", "hada", "hambre"}
# Adjectives that are adverbs, too.
MANNER = {"rápido", "lento"}
MASCULINE_BEFORE_A = {"el", "un", "al", "del", "algún", "ningún"}


def check(sentence):
    """Yields (pattern, detail) for each mistake."""
    yield from subject_and_verb(sentence)
    yield from determiners(sentence)
    yield from adjectives(sentence)


def agreement(reading, *tags):
    """(genders, numbers) that a part of a reading allows; None where it says nothing."""
    found = reading.tags_of(*tags)
    genders = {"m", "f"} if found & {"mf", "GD"} or not found & {"m", "f"} else found & {"m", "f"}
    numbers = {"sg", "pl"} if found & {"sp", "ND"} or not found & {"sg", "pl"} else found & {"sg", "pl"}
    return genders, numbers


def agree(one, other):
    """Whether two agreements have a gender and a number in common."""
    return bool(one[0] & other[0]) and bool(one[1] & other[1])


def persons_and_numbers(sentence):
    """What the verb may agree with, one of these; None where no rule of this judge says it."""
    request = sentence.request
    verb = request.verb.label
    if verb in WEATHER:
        return [(3, "sg")]
    if request.subject is None and any(word.kind == "question" for word in request.complements):
        # *¿Quién es?*: the question word may be the subject.
        return None
    if verb in EXPERIENCERS[sentence.language] or is_somebodys_turn(sentence):
        felt = felt_thing(sentence)
        return None if felt is None else [felt]
    if request.subject is None:
        return unsaid_subjects(sentence)
    subject = request.subject
    return [(subject.person or 3, "pl" if subject.number == "plural" else "sg")]


def felt_thing(sentence):
    """Person and number of what pleases, hurts or is somebody's turn; None where nothing is named or its number is not known."""
    felt = sentence.request.complement
    subject = sentence.request.subject
    if subject is not None and subject.label in ("eso", "esto", "isso", "isto"):
        # *Isso dói nas costas*: that is what hurts.
        return 3, "sg"
    if felt is None:
        return None
    if felt.word_class == "verb":
        return 3, "sg"
    if felt.word_class not in ("noun", "pronoun") or felt.number is None:
        return None
    if felt.word_class == "noun":
        # The noun may stand in the plural: the form in the sentence decides. Two that are joined are several.
        words = sentence.request.words
        place = words.index(felt)
        if place + 1 < len(words) and any(token in ("y", "e") and tile is None for token, tile in sentence.tokens):
            return 3, "pl"
        number = number_in_text(sentence, place)
        return None if number is None else (3, number)
    return felt.person or 3, "pl" if felt.number == "plural" else "sg"


def is_somebodys_turn(sentence):
    """*A nosotras no nos tocó el dentista*: it is somebody's turn there."""
    return (
        sentence.language == "es" and sentence.request.verb.label == "tocar"
        and sentence.request.subject is not None and sentence.text.lstrip("¿").startswith(("A ", "Al ")))


ASKED_OF_THE_OTHER = ("querer", "preferir", "saber", "tener", "estar")


def unsaid_subjects(sentence):
    """Whom the verb may be said of where nobody is chosen: the speaker, the other who is asked, what stands behind it."""
    request = sentence.request
    verb, complement, language = request.verb.label, request.complement, sentence.language
    if verb == "tocar" and language == "es" and (complement is None or complement.word_class != "noun" or is_person(complement)):
        # *Les toca a ellos, ¿nunca me toca?*: it is their turn.
        return [(1, "sg"), (3, "sg")]
    if verb == "ser" and complement and complement.kind in ("time", "weekday", "frequency"):
        # *Es hoy, é amanhã*: nobody is it.
        return [(3, "sg")]
    if verb == "latir":
        # *O cachorro late*: who barks stands behind it.
        return [(1, "sg"), (3, "sg")]
    found = [(1, "sg")]
    if sentence.text.startswith(("¿Me ", "¿No me ", "¿Nunca me ")):
        # *¿Me das pan?*: what one asks of the other; *¿me duché?* of oneself.
        if verb.split()[0].endswith("se"):
            return [(1, "sg")]
        is_own = verb == "lavar" or complement is not None and (
            complement.kind == "body" or complement.label in ("mí", "me"))
        return [(2, "sg"), *([(1, "sg")] if is_own else [])]
    if language == "es" and complement and complement.label in ("mí", "me"):
        # *No me oyeron, no vuelven conmigo*: those whom nobody names.
        found.append((3, "pl"))
    if verb in COMING and complement and complement.word_class == "noun":
        # *No vino el autobús*: who or what comes stands behind the verb.
        number = number_in_text(sentence, request.words.index(complement))
        # *No empecé la película, llego a la ciudad*: what somebody begins, where and in what he comes.
        is_reached = verb == "empezar" or sentence.tokens[0][1] == request.verb_tile and any(
            tile is None and token in ("a", "al", "en") for token, tile in sentence.tokens)
        reached = [(1, "sg")] if is_reached or request.is_negative or request.is_question else []
        return [(3, number), *reached] if number else None
    if language == "pt" and verb == "cair" and complement and complement.word_class == "noun":
        # *O escorregador não caiu*: it fell, and nobody did.
        found.append((3, number_in_text(sentence, request.words.index(complement)) or "sg"))
    if verb in DESCRIBED[language] and complement and complement.word_class in ("adjective", "adverb"):
        # *Está blando, olió mal*: of a thing that is seen.
        found.append((3, "sg"))
    if language == "pt" and verb == "ter":
        # *Tem abacate?*: there is some.
        found.append((3, "sg"))
    if language == "es" and request.is_question and verb in ASKED_OF_THE_OTHER:
        # *¿Quieres agua? ¿Sabrás bailar?*: what one knows of oneself is asked of the other.
        found.append((2, "sg"))
    return found


# What somebody or something does that is told behind the verb.
COMING = {"venir", "llegar", "empezar"}
# What can be said of a thing that nobody names.
DESCRIBED = {"es": {"ser", "estar", "oler", "saber"}, "pt": {"ser", "estar", "cheirar"}}


def is_person(word):
    """Whether a word names a person."""
    return word is not None and word.kind == "person"


def number_in_text(sentence, tile):
    """The number in which the noun of a tile stands in the text."""
    for token, owner in sentence.tokens:
        if owner == tile:
            numbers = set()
            for reading in sentence.readings(token):
                if reading.has("n"):
                    numbers |= agreement(reading, "n")[1]
            if len(numbers) == 1:
                return numbers.pop()
    return None


def finite(readings):
    """The finite ones among readings."""
    return [
        reading for reading in readings
        if any(reading.has(kind, form) for kind in VERBAL for form in FINITE)]


def finite_helper(readings):
    """Whether a form can be a finite helper."""
    return any(reading.lemma_with(kind) in AUXILIARIES for reading in finite(readings) for kind in VERBAL)


def nouns(readings):
    """Those that are nouns."""
    return [reading for reading in readings if reading.has("n")]


def determiners_among(readings):
    """Those that are or hold determiners; none where one is neuter."""
    found = [reading for reading in readings if reading.has("det")]
    return [] if any(reading.has("nt") for reading in found) else found


def tags(readings):
    """All tags of all readings."""
    return {tag for reading in readings for _, found in reading.parts for tag in found}


def verb_readings(sentence, token):
    """The finite readings of a form."""
    return sentence.analyser.derived(finite, token)


def subject_and_verb(sentence):
    """The verb has the person and number of its subject, and the tense that was asked for."""
    expected = persons_and_numbers(sentence)
    if expected is None:
        return
    own = [token for token, tile in sentence.tokens if tile == sentence.request.verb_tile]
    chosen = next((token for token in own if verb_readings(sentence, token)), None)
    helper = None
    for token, tile in sentence.tokens:
        if tile is None and sentence.analyser.derived(finite_helper, token):
            helper = token
    token = chosen or helper
    if token is None:
        if all(sentence.analyser.is_known(form) and sentence.readings(form) for form in own):
            yield "no finite verb", " ".join(own)
        return
    # The dictionaries have voseo only where it looks like *vosotros* or *tú*.
    subject = sentence.request.subject
    is_voseo = subject and subject.label == "vos"
    wanted = [(f"p{person}", f"p{person}" if is_voseo else number) for person, number in expected]
    readings = [
        reading for reading in verb_readings(sentence, token)
        if any(reading.has(kind, *tags_of) for kind in VERBAL for tags_of in wanted)]
    if not readings:
        yield "subject and verb", f"{token} is not {' or '.join(' '.join(tags_of) for tags_of in wanted)}"
        return
    tenses = TENSES[sentence.request.tense]
    if any(word.label in PERHAPS for word in sentence.request.words):
        tenses = tenses | {"prs", "pis"}
    if sentence.request.language == "es" and any(word.label in TO_NOW for word in sentence.request.words):
        # *Hoy he comido*: Spain's past of a time that is not over.
        perfect = any(reading.has("pri") and reading.lemma_with("vbhaver") == "haber" for reading in readings)
        tenses = tenses | ({"pri"} if perfect and sentence.request.tense == "past" else set())
    if sentence.request.language == "pt" and sentence.request.tense == "future":
        # *Vai comer, vamos ao parque*: Brazil's future is the present of *ir* with the infinitive behind it.
        is_ir = any(reading.has("pri") and reading.lemma_with(kind) == "ir" for reading in readings for kind in VERBAL)
        # Every infinitive ends in -r, or has lost it before *-lo, -la* (*amá-las*); *jantar* is known as a noun only.
        opened = any(form.endswith("r") or "-l" in form for form in own if form != token)
        goes = sentence.request.verb.label.startswith("ir ")
        tenses = tenses | ({"pri"} if is_ir and (opened or goes or len(own) == 1) else set())
    going = chosen is None and any(reading.has("pri") for reading in readings)
    if not going and not any(reading.has(tense) for reading in readings for tense in tenses):
        yield "tense", f"{token} is not {sentence.request.tense}"


def determiners(sentence):
    """An article agrees with its noun and has one."""
    tokens = sentence.tokens
    for index, (token, tile) in enumerate(tokens):
        if tile is not None and sentence.word_class(tile) not in ("determiner", None):
            continue
        dets = sentence.analyser.derived(determiners_among, token)
        if not dets:
            continue
        others = [reading for reading in sentence.readings(token) if reading.has("prn")]
        is_preposition = any(reading.has("pr") and not reading.has("det") for reading in sentence.readings(token))
        noun = next_noun(sentence, index + 1)
        if noun is None:
            following = tokens[index + 1][0] if index + 1 < len(tokens) else "."
            is_article = any(reading.lemma_with("det") in ("el", "o", "uno", "um") for reading in dets)
            # *El mío, do dele*: the possessive stands for the noun.
            stands = following.lower() in POSSESSIVES
            if is_article and not others and not is_preposition and not stands:
                yield "article without noun", f"{token} {following}"
            continue
        own = sentence.analyser.derived(nouns, tokens[noun][0])
        if token.lower() in MASCULINE_BEFORE_A and tokens[noun][0].lower() in STRESSED_A:
            continue
        if is_preposition:
            continue
        if not any(agree(agreement(det, "det"), agreement(reading, "n")) for det in dets for reading in own):
            yield "article and noun", f"{token} {tokens[noun][0]}"


CAUSES = ("frío", "frio", "calor")


def next_noun(sentence, index):
    """Where the noun stands that begins at a place, behind adjectives and numerals at most."""
    for place in range(index, min(index + 4, len(sentence.tokens))):
        token, tile = sentence.tokens[place]
        found = sentence.analyser.derived(tags, token)
        chosen = sentence.word_class(tile)
        # *Por el frío*: what is chosen as a quality is the cause.
        is_cause = token in CAUSES and place > 1 and sentence.tokens[place - 2][0] == "por"
        if "n" in found and (chosen in (None, "noun") or is_cause):
            return place
        if chosen == "verb" and sentence.request.verb_tile == tile:
            return None
        if found.isdisjoint(("adj", "det", "num", "pp")):
            return None
    return None


def adjectives(sentence):
    """An adjective agrees with the noun beside it, or behind a copula with the subject."""
    tokens = sentence.tokens
    for index, (token, tile) in enumerate(tokens):
        if sentence.word_class(tile) != "adjective":
            continue
        own = [
            agreement(reading, tag) for reading in sentence.readings(token)
            for tag in ("adj", "pp", "n") if reading.has(tag)]
        if not own:
            continue
        if token in MANNER and token == sentence.request.words[tile].label:
            # *Come la manzana rápido*: how it is done.
            continue
        beside = noun_beside(sentence, index)
        if beside is not None:
            allowed = [
                agreement(reading, "n") for reading in sentence.analyser.derived(nouns, tokens[beside][0])]
            if allowed and not any(agree(one, other) for one in own for other in allowed):
                yield "noun and adjective", " ".join(
                    tokens[place][0] for place in sorted((beside, index)))
        elif sentence.request.verb.label in COPULAS:
            subject = sentence.request.subject
            wanted = subject_agreement(subject)
            if not any(agree(one, wanted) for one in own):
                yield "predicate and subject", f"{subject.label if subject else '(I)'}: {token}"


def noun_beside(sentence, index):
    """Where the noun stands that an adjective goes with: before it, else behind it; not the subject."""
    subject = 0 if sentence.request.subject else None
    for place in (index - 1, index + 1):
        if 0 <= place < len(sentence.tokens):
            tile = sentence.tokens[place][1]
            if tile != subject and sentence.word_class(tile) == "noun":
                # The first word of *reloj de pulsera*.
                return next(index for index, (_, owner) in enumerate(sentence.tokens) if owner == tile)
    return None


def subject_agreement(subject):
    """Gender and number of a subject; persons of unknown gender count as masculine."""
    if subject is None:
        return {"m"}, {"sg"}
    # *A gente está cansada*: both genders are right, by who is meant.
    genders = {"m", "f"} if subject.label in ("a gente",) else {"f" if subject.gender == "feminine" else "m"}
    return genders, {"pl" if subject.number == "plural" else "sg"}
