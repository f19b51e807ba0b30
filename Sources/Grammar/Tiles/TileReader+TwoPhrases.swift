import AACCore

/// Rows of Spanish and Portuguese that are two phrases side by side, or one with its time, and no verb: *ella / maestra, isso / segredo, vovô /
/// hospital, mi / cumpleaños / mañana, mañana / no / cole* (NGLE §37.2, §38.3; Cunha & Cintra, chapter 7, *Predicado nominal*).
extension TileReader {
  /// A noun, name or pronoun with what determines it and what it is like.
  private struct Phrase {
    var words: [Constituent]
    var head: Lexeme

    var hasOwner: Bool { words.contains { $0.lexeme.kind == .possessive } }
    var isPointing: Bool { words.count == 1 && head.kind == .demonstrative }
    var isPerson: Bool { head.wordClass == .pronoun && head.kind == .person }
    /// Whether somebody is named, and not only said to be of a kind.
    var isNamed: Bool { head.wordClass != .pronoun && head.isBeing }
  }

  /// What a row is made of when it has nothing else than phrases, times and a negator.
  private struct Parts {
    var phrases: [Phrase] = []
    var times: [Constituent] = []
    var negator: Constituent?
    /// How many phrases stand before the negator.
    var negated = 0
  }

  /// Puts in the verb that is understood between the parts; whether one is.
  func supplyBetweenPhrases(_ words: inout [Constituent]) -> Bool {
    guard variety.language != .english, words.count > 1, words.count < 8, let parts = parts(words)
    else { return false }
    guard
      let supplied = identity(parts) ?? whereabouts(parts) ?? call(parts) ?? day(parts)
        ?? appointment(parts) ?? happening(words, parts)
    else { return false }
    words = supplied
    return true
  }

  private func parts(_ words: [Constituent]) -> Parts? {
    var parts = Parts()
    var determiners: [Constituent] = []
    for word in words {
      let lexeme = word.lexeme
      if lexeme.kind.isTemporal {
        parts.times.append(word)
      } else if lexeme.lemma == variety.language.plainNegator {
        guard parts.negator == nil, determiners.isEmpty else { return nil }
        (parts.negator, parts.negated) = (word, parts.phrases.count)
      } else if lexeme.isDeterminerLike, lexeme.wordClass != .numeral {
        determiners.append(word)
      } else if isHead(lexeme) {
        parts.phrases.append(Phrase(words: determiners + [word], head: lexeme))
        determiners = []
      } else if lexeme.wordClass == .adjective, determiners.isEmpty, let last = parts.phrases.last,
        last.head.wordClass == .noun, parts.times.isEmpty
      {
        parts.phrases[parts.phrases.count - 1].words.append(word)
      } else {
        return nil
      }
    }
    return determiners.isEmpty && !parts.phrases.isEmpty ? parts : nil
  }

  private func isHead(_ lexeme: Lexeme) -> Bool {
    switch lexeme.wordClass {
    case .noun, .properNoun: !lexeme.kind.isSmall
    case .pronoun:
      lexeme.kind == .demonstrative
        || lexeme.kind == .person && !WordJoiner.clitics.contains(lexeme.lemma)
          && !["mí", "ti", "mim"].contains(lexeme.lemma)
    default: false
    }
  }

  /// *Ella / maestra, él / mi / amigo, Ana / mi / prima, isso / segredo, eso / no / mi / vaso*: who or what it is.
  private func identity(_ parts: Parts) -> [Constituent]? {
    guard parts.phrases.count == 2, parts.negator == nil || parts.negated == 1 else { return nil }
    let (who, what) = (parts.phrases[0], parts.phrases[1])
    guard what.head.wordClass == .noun else { return nil }
    let isKnown = who.isNamed && who.head.isHuman && what.hasOwner && what.head.isHuman
    guard
      who.isPointing || isKnown || who.isPerson && isRole(what, of: who)
        || isTrade(what, of: who)
    else { return nil }
    return joined(parts, by: "ser")
  }

  /// *Mi / hermana / enfermera, Juan / médico*: what somebody is known to work as.
  private func isTrade(_ what: Phrase, of who: Phrase) -> Bool {
    who.isNamed && who.head.isHuman && (who.hasOwner || who.head.wordClass == .properNoun)
      && what.words.count == 1 && what.head.isHuman && !PortionWords.isKin(what.head.lemma)
  }

  /// *Maestra, mi amigo, payaso*, of the other also *burro*; but *yo / mamá* calls.
  private func isRole(_ what: Phrase, of who: Phrase) -> Bool {
    if what.hasOwner { return what.head.isHuman }
    if what.head.kind == .animal { return who.head.person != .first && what.words.count == 1 }
    return what.head.isHuman
      && (who.head.person == .third || !PortionWords.isKin(what.head.lemma))
  }

  /// *Vovô / hospital, irmã / escola, leche / mesa*: where somebody or something is.
  private func whereabouts(_ parts: Parts) -> [Constituent]? {
    guard parts.phrases.count == 2, parts.negator == nil || parts.negated == 1,
      parts.phrases[1].head.wordClass == .noun
    else { return nil }
    let (figure, ground) = (parts.phrases[0], parts.phrases[1].head)
    let isPlace =
      KindSet.places.contains(ground.kind) || TwoPhraseWords.work.contains(ground.lemma)
    guard
      ground.kind == .furniture && figure.head.wordClass == .noun && figure.head.kind != .furniture
        || isPlace && (figure.isNamed || figure.isPerson)
    else { return nil }
    return joined(parts, by: "estar")
  }

  /// *Mamá / agua, professora / meu / livro*: who is called for something (NGLE §42.4).
  private func call(_ parts: Parts) -> [Constituent]? {
    guard parts.phrases.count == 2, parts.negator == nil, parts.phrases[0].words.count == 1,
      parts.phrases[0].isNamed, TwoPhraseWords.isCalled(parts.phrases[0].head.lemma),
      !parts.phrases[1].head.isBeing, parts.phrases[1].head.wordClass == .noun,
      KindSet.edible.contains(parts.phrases[1].head.kind) || parts.phrases[1].hasOwner
    else { return nil }
    return [parts.phrases[0].words[0].calledOut] + parts.phrases[1].words + parts.times
  }

  private func joined(_ parts: Parts, by verb: String) -> [Constituent] {
    parts.phrases[0].words + [parts.negator, .linking(verb)].compactMap(\.self)
      + parts.phrases[1].words + parts.times
  }

  /// *Mi / cumpleaños / mañana, amanhã / aniversário / eu*: when somebody's day is.
  private func day(_ parts: Parts) -> [Constituent]? {
    guard !parts.times.isEmpty, parts.negator == nil, let day = parts.phrases.first,
      TwoPhraseWords.days.contains(day.head.lemma) || day.head.takesPlace
    else { return nil }
    var phrase = day.words
    switch parts.phrases.count {
    case 1:
      guard day.hasOwner else { return nil }
    case 2:
      guard parts.phrases[1].isPerson, day.words.count == 1,
        TwoPhraseWords.days.contains(day.head.lemma),
        let mine = Possessives.word(
          for: parts.phrases[1].head, tile: parts.phrases[1].words[0].tile, in: variety)
      else { return nil }
      phrase.insert(mine, at: 0)
    default: return nil
    }
    return phrase + [.linking("ser", .third)] + parts.times
  }

  /// *Cita / dentista / lunes*: the speaker has it with whoever is named.
  private func appointment(_ parts: Parts) -> [Constituent]? {
    guard parts.phrases.count == 2, parts.negator == nil, !parts.times.isEmpty,
      TwoPhraseWords.appointments.contains(parts.phrases[0].head.lemma), parts.phrases[1].isNamed,
      let with = tables.lexicon.known(variety.language.withPreposition)
    else { return nil }
    var verb = Constituent.linking(variety.language == .spanish ? "tener" : "ter", .first)
    verb.lexeme.kind = .action
    return [verb] + parts.phrases[0].words + [Constituent(with)] + parts.phrases[1].words
      + parts.times
  }

  /// *Mañana / no / cole, hoy / fiesta, fiesta / sábado*: what there is or is not, and when it is (NGLE §41.5; Bechara, *Verbos
  /// impessoais*).
  private func happening(_ words: [Constituent], _ parts: Parts) -> [Constituent]? {
    guard parts.phrases.count == 1, !parts.times.isEmpty, parts.negated == 0,
      parts.phrases[0].words.count == 1
    else { return nil }
    var noun = parts.phrases[0].words[0]
    let (kind, lemma) = (noun.lexeme.kind, noun.lexeme.lemma)
    let isEvent = noun.lexeme.takesPlace && kind != .activity && kind != .sport
    if parts.negator == nil {
      guard isEvent || TwoPhraseWords.tests.contains(lemma) else { return nil }
      guard words[0].lexeme.kind.isTemporal else {
        return parts.phrases[0].words + [.linking("ser", .third)] + parts.times
      }
    } else {
      guard
        noun.lexeme.takesPlace || kind == .meal || kind == .place
          || TwoPhraseWords.lessons.contains(lemma)
      else { return nil }
    }
    guard noun.lexeme.wordClass == .noun else { return nil }
    noun.lexeme.article = .bare
    var verb = Constituent.linking(
      variety.language == .spanish ? "haber" : variety == .portugueseBrazil ? "ter" : "haver",
      .third)
    verb.lexeme.kind = .action
    return [parts.negator, verb, noun].compactMap(\.self) + parts.times
  }
}

/// Words of rows that are two phrases.
enum TwoPhraseWords {
  /// Whether somebody is called by the word.
  static func isCalled(_ word: String) -> Bool {
    EverydayWords.called(word) || carers.contains(word)
  }

  /// Who is called for their work in Portuguese.
  private static let carers: WordSet = [
    "professor", "professora", "tia", "tio", "doutor", "doutora", "enfermeiro", "enfermeira",
    "mamãe", "papai", "mãe", "pai", "vovó", "vovô", "avó", "avô",
  ]
  /// What one has to sit.
  static let tests: WordSet = ["examen", "prueba", "control", "prova", "exame", "teste"]
  /// What somebody celebrates.
  static let days: WordSet = [
    "cumpleaños", "cumple", "aniversario", "boda", "santo", "aniversário", "casamento",
  ]
  /// What one has with a professional.
  static let appointments: WordSet = [
    "cita", "consulta", "revisión", "sesión", "reunión", "sessão", "reunião",
  ]
  /// Where one is at work.
  static let work: WordSet = ["trabajo", "trabalho", "curro", "oficina"]
  /// What there is on a day.
  static let lessons: WordSet = ["cole", "colegio", "clase", "escuela", "piscina", "recreo"]
}
