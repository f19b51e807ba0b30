"""Sentences that are wrong on purpose, and right ones: a judge that passes the first is worth nothing."""

import re

import analyser
from vocabulary import MODES, Request, Word

WORDS = {
    "es": {
        "niña": Word("girl", "niña", "noun", "person", "feminine", "singular", None),
        "niños": Word("boy", "niños", "noun", "person", "masculine", "plural", None),
        "yo": Word("i", "yo", "pronoun", "person", None, "singular", 1),
        "nadie": Word("nobody", "nadie", "pronoun", "person", "masculine", "singular", 3),
        "comer": Word("eat", "comer", "verb", "action", None, None, None),
        "estar": Word("be", "estar", "verb", "linking", None, None, None),
        "poder": Word("can", "poder", "verb", "modal", None, None, None),
        "gustar": Word("like", "gustar", "verb", "action", None, None, None),
        "manzana": Word("apple", "manzana", "noun", "food", "feminine", "singular", None),
        "perros": Word("dog", "perros", "noun", "animal", "masculine", "plural", None),
        "agua": Word("water", "agua", "noun", "drink", "feminine", "singular", None),
        "cansado": Word("tired", "cansado", "adjective", "state", None, None, None),
        "rojo": Word("red", "rojo", "adjective", "color", None, None, None),
        "venir": Word("come", "venir", "verb", "action", None, None, None),
        "dar": Word("give", "dar", "verb", "action", None, None, None),
        "oír": Word("hear", "oír", "verb", "action", None, None, None),
        "tocar": Word("touch", "tocar", "verb", "action", None, None, None),
        "mí": Word("me", "mí", "pronoun", "person", None, "singular", 1),
        "bicicleta": Word("bicycle", "bicicleta", "noun", "vehicle", "feminine", "singular", None),
        "médico": Word("doctor", "médico", "noun", "person", "masculine", "singular", None),
        "porque": Word("because", "porque", "conjunction", "connective", None, None, None),
    },
    "pt": {
        "menina": Word("girl", "menina", "noun", "person", "feminine", "singular", None),
        "nós": Word("we", "nós", "pronoun", "person", None, "plural", 1),
        "comer": Word("eat", "comer", "verb", "action", None, None, None),
        "estar": Word("be", "estar", "verb", "linking", None, None, None),
        "ter": Word("have", "ter", "verb", "possession", None, None, None),
        "maçã": Word("apple", "maçã", "noun", "food", "feminine", "singular", None),
        "cansado": Word("tired", "cansado", "adjective", "state", None, None, None),
        "vermelho": Word("red", "vermelho", "adjective", "color", None, None, None),
    },
    "en": {
        "she": Word("she", "she", "pronoun", "person", "feminine", "singular", 3),
        "they": Word("they", "they", "pronoun", "person", None, "plural", 3),
        "nobody": Word("nobody", "nobody", "pronoun", "person", None, "singular", 3),
        "eat": Word("eat", "eat", "verb", "action", None, None, None),
        "apple": Word("apple", "apple", "noun", "food", None, "singular", None),
        "hurt": Word("hurt", "hurt", "verb", "action", None, None, None),
        "foot": Word("foot", "foot", "noun", "body", None, "singular", None),
        "say": Word("say", "say", "verb", "action", None, None, None),
        "no": Word("no", "no", "determiner", "negation", None, None, None),
    },
}

# language, words, mode (+ negative, ? question, tense), text with the tile behind each chosen word, pattern.
WRONG = [
    ("es", "niña comer manzana", "present", "La niña.0 comen.1 una manzana.2.", "subject and verb"),
    ("es", "yo comer manzana", "present", "Yo.0 come.1 una manzana.2.", "subject and verb"),
    ("es", "niña comer manzana", "past", "La niña.0 come.1 una manzana.2.", "tense"),
    ("es", "niña gustar perros", "present", "A la niña.0 le gusta.1 los perros.2.", "subject and verb"),
    ("es", "niña comer manzana", "present", "El niña.0 come.1 una manzana.2.", "article and noun"),
    ("es", "niña comer manzana", "present", "La niña.0 come.1 un manzana.2.", "article and noun"),
    ("es", "niña comer manzana", "present", "Las niña.0 come.1 una manzana.2.", "article and noun"),
    ("es", "niña comer manzana rojo", "present", "La niña.0 come.1 una manzana.2 rojo.3.", "noun and adjective"),
    ("es", "niña comer manzana rojo", "present", "La niña.0 come.1 unas manzanas.2 roja.3.", "noun and adjective"),
    ("es", "niña comer manzana rojo", "present", "La niña.0 come.1 una manzana.2.", "word lost"),
    ("es", "yo poder comer", "present", "Puedo.1 comer.2.", "word lost"),
    ("es", "niña poder comer", "present?", "¿Puede.1 comer.2?", "word lost"),
    ("es", "niña comer", "present", "Las niña.0 come.1.", "article and noun"),
    ("es", "yo comer manzana", "future", "Yo.0 comerá.1 una manzana.2.", "subject and verb"),
    ("es", "yo comer manzana", "past+", "Yo.0 no comió.1 una manzana.2.", "subject and verb"),
    ("es", "niña estar cansado", "present", "La niña.0 está.1 cansado.2.", "predicate and subject"),
    ("es", "niños estar cansado", "present", "Los niños.0 están.1 cansado.2.", "predicate and subject"),
    ("es", "niña comer manzana", "present", "La niña.0 comre.1 una manzana.2.", "unknown form"),
    ("es", "niña comer manzana", "present", "La niña.0  come.1 una manzana.2.", "spaces"),
    ("es", "niña comer manzana", "present?", "La niña.0 come.1 una manzana.2?", "unpaired marks"),
    ("es", "niña comer manzana", "present", "La niña.0 come.1 una manzana.2", "no final mark"),
    ("es", "niña comer manzana", "present", "la niña.0 come.1 una manzana.2.", "lower-case start"),
    ("es", "niña comer manzana", "present", "La la niña.0 come.1 una manzana.2.", "repeated word"),
    ("es", "niña comer manzana", "present+", "La niña.0 come.1 una manzana.2.", "negator missing"),
    ("es", "niña comer manzana", "present", "La niña.0 no come.1 una manzana.2.", "negator without reason"),
    ("es", "niña comer manzana", "present?", "La niña.0 come.1 una manzana.2.", "question mark"),
    ("es", "nadie comer manzana", "present+", "Nadie.0 no come.1 una manzana.2.", "nobody with a second negator"),
    ("es", "niña comer", "present+", "La niña.0 siempre no come.1.", "adverb before the negator"),
    ("es", "niña comer manzana", "present", "La niña.0 comer.1 una manzana.2.", "no finite verb"),
    ("es", "- comer manzana", "present", "Come.0 una manzana.1.", "subject and verb"),
    ("es", "- venir bicicleta", "present", "Vienen.0 la bicicleta.1.", "subject and verb"),
    ("es", "- dar manzana", "present?", "¿Me doy.0 una manzana.1?", "subject and verb"),
    ("es", "- estar rojo", "present", "Están.0 rojo.1.", "subject and verb"),
    ("es", "niños tocar médico", "past", "A los niños.0 les tocaron.1 el médico.2.", "subject and verb"),
    ("es", "yo comer porque", "present", "Como.1 porque.2.", "word lost"),
    ("pt", "- ter maçã", "present", "Têm.0 uma maçã.1.", "subject and verb"),
    ("pt", "menina comer maçã", "present", "A menina.0 comem.1 uma maçã.2.", "subject and verb"),
    ("pt", "nós comer maçã", "present", "Nós.0 come.1 uma maçã.2.", "subject and verb"),
    ("pt", "menina comer maçã", "present", "A menina.0 come.1 um maçã.2.", "article and noun"),
    ("pt", "menina comer maçã", "present", "O menina.0 come.1 uma maçã.2.", "article and noun"),
    ("pt", "menina comer maçã vermelho", "present", "A menina.0 come.1 uma maçã.2 vermelho.3.", "noun and adjective"),
    ("pt", "menina comer maçã vermelho", "present", "A menina.0 come.1 umas maçãs.2 vermelha.3.", "noun and adjective"),
    ("pt", "menina comer maçã", "present", "A menina.0 come.1.", "word lost"),
    ("pt", "menina comer maçã", "present", "As menina.0 come.1 uma maçã.2.", "article and noun"),
    ("pt", "menina comer maçã", "past", "A menina.0 comi.1 uma maçã.2.", "subject and verb"),
    ("pt", "nós comer maçã", "future?", "Nós.0 comerá.1 uma maçã.2?", "subject and verb"),
    ("pt", "menina comer maçã", "present", "A menina.0 comre.1 uma maçã.2.", "unknown form"),
    ("pt", "menina comer maçã", "present+", "A menina.0 come.1 uma maçã.2.", "negator missing"),
    ("en", "she eat apple", "present+", "She.0 eats.1 an apple.2.", "negator missing"),
    ("pt", "nós estar cansado", "present", "Nós.0 estamos.1 cansado.2.", "predicate and subject"),
    ("pt", "menina estar cansado", "present", "A menina.0 está.1 cansado.2.", "predicate and subject"),
    ("pt", "menina comer maçã", "future", "A menina.0 comeu.1 uma maçã.2.", "tense"),
    ("en", "she eat apple", "present", "She.0 eat.1 an apple.2.", "third person -s"),
    ("en", "they eat apple", "present", "They.0 eats.1 an apple.2.", "subject and verb"),
    ("en", "she eat apple", "present", "She.0 eats.1 a apple.2.", "a or an"),
    ("en", "she eat apple", "present", "She.0 eats.1 an apples.2.", "determiner and noun"),
    ("en", "she eat apple", "present+", "She.0 don't eat.1 an apple.2.", "subject and verb"),
    ("en", "she eat apple", "present+", "She.0 doesn't eats.1 an apple.2.", "no base form behind the helper"),
    ("en", "she eat apple", "past", "She.0 eats.1 an apple.2.", "tense"),
    ("en", "she eat apple", "past?", "Does she.0 eat.1 an apple.2?", "tense"),
    ("en", "she eat apple", "present", "She.0 eats.1 the an apple.2.", "two articles"),
    ("en", "she eat", "present", "She.0 eats.1 the.", "article without noun"),
    ("en", "she eat apple", "present", "She.0 eatses.1 an apple.2.", "unknown form"),
    ("en", "nobody eat", "present+", "Nobody.0 doesn't eat.1.", "nobody with a second negator"),
    ("en", "they eat apple", "present?", "Does they.0 eat.1 an apple.2?", "subject and verb"),
    ("en", "they eat apple", "present", "They.0 eat.1 these apple.2.", "determiner and noun"),
    ("en", "she eat apple", "present", "She.0 eats.1.", "word lost"),
    ("en", "she eat apple", "present+", "She.0 doesn't eat.1.", "word lost"),
    ("en", "nobody say no", "past", "Nobody.0 said.1.", "word lost"),
    ("en", "she hurt foot", "present", "Her.0 foot.2 hurt.1.", "third person -s"),
    ("en", "she hurt foot", "present+", "Her.0 feet.2 doesn't hurt.1.", "subject and verb"),
]

RIGHT = [
    ("es", "niña comer manzana", "present?", "¿La niña.0 come.1 una manzana.2?"),
    ("es", "yo poder comer", "present?", "¿Puedo.1 comer.2?"),
    ("es", "niña gustar perros", "present", "A la niña.0 le gustan.1 los perros.2."),
    ("es", "niña comer agua", "future+", "La niña.0 no comerá.1 el agua.2."),
    ("es", "niños estar cansado", "past", "Los niños.0 estaban.1 cansados.2."),
    ("es", "niña comer manzana rojo", "present", "La niña.0 come.1 una manzana.2 roja.3."),
    ("es", "- venir bicicleta", "past+", "No vino.0 la bicicleta.1."),
    ("es", "- dar manzana", "present?", "¿Me das.0 una manzana.1?"),
    ("es", "- oír mí", "present", "Me.1 oyen.0."),
    ("es", "- estar rojo", "present", "Está.0 rojo.1."),
    ("es", "niños tocar médico", "past", "A los niños.0 les tocó.1 el médico.2."),
    ("es", "yo comer porque", "present?", "¿Por qué.2 como.1?"),
    ("pt", "- ter maçã", "present?", "Tem.0 maçã.1?"),
    ("pt", "menina comer maçã vermelho", "present", "A menina.0 come.1 uma maçã.2 vermelha.3."),
    ("en", "she hurt foot", "present+", "Her.0 feet.2 don't hurt.1."),
    ("en", "she hurt foot", "present", "Her.0 foot.2 hurts.1."),
    ("pt", "nós comer maçã", "past", "Nós.0 comemos.1 a maçã.2."),
    ("pt", "menina estar cansado", "present?", "A menina.0 está.1 cansada.2?"),
    ("en", "she eat apple", "present+", "She.0 doesn't eat.1 an apple.2."),
    ("en", "they eat apple", "past?", "Did they.0 eat.1 an apple.2?"),
    ("en", "nobody eat", "present+", "Nobody.0 eats.1."),
    ("en", "nobody say no", "past", "Nobody.0 said.1 no.2."),
]


# What must be planted in each language at least.
AGREEMENT = ["subject and verb", "unknown form", "tense", "word lost", "negator missing"]
KINDS = {
    "es": [*AGREEMENT, "article and noun", "noun and adjective", "predicate and subject"],
    "pt": [*AGREEMENT, "article and noun", "noun and adjective", "predicate and subject"],
    "en": [*AGREEMENT, "determiner and noun", "a or an", "third person -s", "no base form behind the helper"],
}


def request(language, words, mode):
    """The request that a line of the tables stands for; `-` is a subject that nobody chose."""
    chosen = [None if word == "-" else WORDS[language][word] for word in words.split()]
    wanted = {"negative": "+" in mode, "question": "?" in mode, "tense": mode.rstrip("+?")}
    return Request(
        language, chosen[0], chosen[1], tuple(chosen[2:]), MODES.index(wanted))


def spoken(text):
    """The text and its words: `niña.0` is the word of tile 0."""
    words = [
        {"text": found[1] or found[3], **({"tile": int(found[2])} if found[2] else {})}
        for found in re.finditer(r"([\w']+)(?:\.(\d))?|([^\w\s])", text)]
    return re.sub(r"\.\d", "", text), words


def run(findings, sentence):
    """Says which lines the judge gets wrong; 0 when there is none."""
    forms = {
        language: analyser.Analyser(language, *analyser.reviewed_words(language)) for language in WORDS}
    problems = 0
    for language, words, mode, marked, *expected in WRONG + RIGHT:
        text, tokens = spoken(marked)
        found = {
            pattern for pattern, _ in
            findings(sentence(request(language, words, mode), text, tokens, forms[language]))}
        if found != set(expected):
            problems += 1
            print(f"{text}  found {sorted(found)}, expected {expected}")
    planted = {(line[0], line[4]) for line in WRONG}
    for language, kinds in KINDS.items():
        for kind in kinds:
            if (language, kind) not in planted:
                problems += 1
                print(f"{language}: no sentence with {kind}")
    print(f"{len(WRONG)} wrong and {len(RIGHT)} right sentences, {problems} judged otherwise")
    return 1 if problems else 0
