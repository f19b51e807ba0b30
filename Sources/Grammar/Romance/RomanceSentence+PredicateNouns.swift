import AACCore

/// Nouns that say what somebody is, in the gender and number of whom they are said of (NGLE §2.5, §12.6; Cunha & Cintra,
/// chapter 8).
extension RomanceSentence {
  /// *Ella es médica, nosotros somos maestros.*
  func agreeWithSubject(_ noun: inout Constituent) {
    if doer.gender == .feminine, (noun.lexeme.gender ?? .masculine) == .masculine,
      let feminine = noun.lexeme.forms["FEM"] ?? grammar.feminine(of: noun.lexeme.lemma)
    {
      // Colegas, laid in the plural, stays so.
      let isMany = noun.lexeme.number == .plural && !feminine.hasSuffix("s")
      noun.lexeme.lemma = isMany ? pluralText(feminine) : feminine
      noun.lexeme.gender = .feminine
    }
    if doer.gender == .masculine, doer.person == .third, noun.lexeme.gender == .feminine,
      isSpanish || !isSpokenTo,
      let masculine = grammar.masculine(of: noun.lexeme.lemma)
    {
      noun.lexeme.lemma = masculine
      noun.lexeme.gender = .masculine
    }
    if doer.number == .plural, noun.lexeme.number != .plural,
      !RomanceGrammar.groups.contains(noun.lexeme.lemma)
    {
      noun.lexeme.lemma = pluralText(noun.lexeme.lemma)
      noun.lexeme.number = .plural
    }
  }
}

extension RomanceSentence {
  /// *Você é médica*: nobody but the word for what she is says that it is a woman (Cunha & Cintra, chapter 8, *Gênero*).
  private var isSpokenTo: Bool {
    plan.subject.count == 1
      && ["você", "vocês"].contains(plan.subject[0].noun?.lexeme.lemma ?? "")
  }

  /// *Mamá trabaja de médica*: what somebody works as is in her gender too.
  func agreeWithJob(_ filler: inout Filler, _ verb: PlannedVerb) {
    guard isSpanish, filler.preposition == "de", verb.frame.lemma == "trabajar",
      var noun = filler.phrases[0].noun, noun.lexeme.isHuman, noun.lexeme.wordClass == .noun,
      filler.phrases[0].isPlain
    else { return }
    agreeWithSubject(&noun)
    filler.phrases[0].noun = noun
  }
}

extension RomanceGrammar {
  /// The word for a woman who does what a word for a man says: *actor* → *actriz, compañero de clase* → *compañera de clase*; nil
  /// for one that is said of both: *ella es un ángel*.
  func feminine(of noun: String) -> String? {
    guard !Self.groups.contains(noun), !Self.epicenes.contains(noun) else { return nil }
    let head = noun.prefix { $0 != " " }
    if head.endIndex != noun.endIndex, !isNoun(String(head)) {
      // Mejor amiga: the quality stands first.
      return forms.adjective(noun, .feminine, .singular)
    }
    guard let feminine = forms.morphology.inflect(String(head), bundle: "N;FEM;SG").first else {
      return nil
    }
    if head.endIndex == noun.endIndex { return feminine }
    // Of several words the others agree with the first: empleada doméstica, compañera de clase.
    let whole = forms.adjective(noun, .feminine, .singular)
    return feminine + whole.drop { $0 != " " }
  }

  private func isNoun(_ word: String) -> Bool {
    LanguageTables.tables(variety.language).lexicon.word(word)?.lexeme.wordClass == .noun
  }

  /// Words for many together, which are neither a man nor a woman.
  static let groups: WordSet = [
    "coro", "ejército", "equipo", "grupo", "jurado", "público", "personal", "exército", "povo",
    "elenco", "time", "júri", "casal", "pessoal", "coral",
  ]

  /// Words for one of either sex that keep their gender (NGLE §2.3; Cunha & Cintra, *Substantivos sobrecomuns*).
  static let epicenes: WordSet = [
    "ángel", "monstruo", "fantasma", "esqueleto", "papá noel", "papa noel", "personaje", "ídolo",
    "duende", "genio", "anjo", "monstro", "personagem", "gênio", "génio", "papai noel",
    "bicho-papão", "robot", "robô", "rei mago", "rey mago",
  ]
}

extension RomanceSentence {
  /// *¿Quién hizo la comida?, ¿quién cogió la manzana?*: of what is done already one asks who did it (NGLE §14.3, §22.14).
  func isAskedWhoDid(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard plan.tense == .past, let asked = plan.inquiry, asked.role == .subject,
      asked.constituent.lexeme.lemma == "quién", plan.verbs.count == 1, phrase.isPlain,
      noun.wordClass == .noun, !noun.kind.isSensation
    else { return false }
    return Self.doneToKnown.contains(plan.verbs[0].frame.lemma)
  }

  private static let doneToKnown: WordSet = [
    "comer", "comerse", "beber", "beberse", "coger", "hacer", "tirar", "romper", "pintar",
    "dibujar",
    "escribir", "limpiar", "dejar", "esconder", "quitar", "robar", "usar", "manchar", "abrir",
    "cerrar", "apagar", "encender", "tomar", "cocinar", "preparar", "lavar", "fregar",
  ]

  /// *Tu és a minha melhor amiga, ela é minha prima*: said to or of a woman or a girl.
  var isOfHerSpokenTo: Bool {
    if !isSpanish, doer.gender == .feminine, doer.person == .third, doer.number == .singular,
      plan.subject.count == 1, plan.verbs.first?.frame.lemma == "ser"
    {
      return plan.subject[0].noun?.lexeme.isHuman == true
    }
    return plan.listener == .feminine && plan.subject.count == 1
      && ["tu", "você"].contains(plan.subject[0].noun?.lexeme.lemma ?? "")
  }

  /// *Falta sal na sopa*: missing there, and nobody is named who misses it (Bechara, *Regência: faltar*).
  func isMissingThere(_ index: Int) -> Bool {
    plan.verbs[index].frame.lemma == "faltar" && plan.subject.isEmpty
      && plan.fillers.contains {
        $0.verb == index && $0.prepositionTile != nil && $0.preposition == "em"
      }
  }
}
