import AACCore

/// What one wants from whom, how one feels and for what, and who is late: *querer / colo / mamãe, eu / triste / saudade / avó,
/// desculpa / eu, para / barulho, mamãe / demorar* (Cunha & Cintra, chapters 7 and 13; Bechara, *Regência nominal*).
extension TileReader {
  /// Puts in what such rows leave out.
  func readGiven(_ words: inout [Constituent]) {
    wantFromSomebody(&words)
    feelWith(&words)
    askPardon(&words)
    lightTheDark(&words)
    failThere(&words)
    tellOfPart(&words)
    fetchSpeaker(&words)
  }

  /// *Querer / colo / mamãe, eu / querer / ajuda / professora*: who gives it.
  private func wantFromSomebody(_ words: inout [Constituent]) {
    guard let giver = words.last, words.count > 2, giver.lexeme.isHuman, isBareNoun(giver),
      case let thing = words.count - 2,
      DailyPlaces.givenByOthers.contains(words[thing].lexeme.lemma),
      words[thing].lexeme.wordClass == .noun,
      let verb = words[..<thing].lastIndex(where: { $0.lexeme.wordClass == .verb }),
      ["querer", "ganhar", "receber", "precisar"].contains(words[verb].lexeme.lemma),
      words[..<thing].filter({ $0.lexeme.wordClass == .verb }).count == 1,
      words[..<verb].allSatisfy({ ["eu", "não"].contains($0.lexeme.lemma) }),
      words[(verb + 1)..<thing].allSatisfy({ ["mais", "um", "muito"].contains($0.lexeme.lemma) })
    else { return }
    if ["colo", "ajuda", "carinho", "atenção"].contains(words[thing].lexeme.lemma) {
      words[thing].lexeme.article = .bare
    }
    words.insert(contentsOf: [known("de")] + before(giver.lexeme), at: thing + 1)
    if words[thing - 1].lexeme.wordClass == .verb,
      ["abraço", "beijo", "beijinho", "cafuné", "massagem"].contains(words[thing].lexeme.lemma)
    {
      words.insert(known("um"), at: thing)
    }
    if verb == 0 { words.insert(known("eu"), at: 0) }
  }

  /// *Eu / triste / saudade / avó, eu / nervoso / medo / prova*: what one feels with it.
  private func feelWith(_ words: inout [Constituent]) {
    guard words.count > 2, !words.contains(where: { $0.lexeme.wordClass == .verb }),
      let feeling = words.indices.dropFirst().first(where: {
        GivenWords.felt.contains(words[$0].lexeme.lemma) && words[$0].lexeme.wordClass == .noun
      }), words[feeling - 1].lexeme.wordClass == .adjective,
      words[feeling - 1].lexeme.kind == .emotion || isOwnState(words[feeling - 1].lexeme),
      words[..<(feeling - 1)].allSatisfy({ word in
        word.lexeme.lemma == "eu" || word.lexeme.kind == .degree || word.lexeme.kind == .quantity
      })
    else { return }
    words[feeling].lexeme.article = .bare
    var rest = Array(words[feeling...])
    if rest.count == 2, isBareNoun(rest[1]) {
      rest.insert(contentsOf: [known("de")] + before(rest[1].lexeme), at: 1)
    } else if rest.count > 1 {
      return
    }
    words = words[..<feeling] + [Constituent(known("com").lexeme)] + rest
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    words.insert(.linking("estar", .first), at: start)
  }

  /// *Desculpa / eu*: whom one asks to forgive is the speaker.
  private func askPardon(_ words: inout [Constituent]) {
    guard words.count == 2, ["desculpa", "desculpar"].contains(words[0].lexeme.lemma),
      ["eu", "mim", "me"].contains(words[1].lexeme.lemma)
    else { return }
    words[0].lexeme = Lexeme(lemma: "desculpar", wordClass: .verb, kind: .action)
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    words[1] = Constituent(WordJoiner.pronoun("me"), tile: words[1].tile)
  }

  /// *Acender / luz / escuro*: what shall be done, because it is dark.
  private func lightTheDark(_ words: inout [Constituent]) {
    guard words.count == 3, ["acender", "ligar"].contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, isBareNoun(words[1]), words[2].lexeme.lemma == "escuro",
      words[2].lexeme.wordClass == .adjective
    else { return }
    words.insert(.linking("estar", .third), at: 2)
    words.insert(
      Constituent(Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective)), at: 2)
  }

  /// *Ônibus / escola / quebrar, copo / cozinha / quebrar*: a thing breaks no place; what belongs there is of it.
  private func failThere(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), isBareNoun(words[1]),
      words[2].lexeme.isInfinitive, words[0].lexeme.namesThing,
      KindSet.places.contains(words[1].lexeme.kind),
      !BesideWords.parts.contains(words[0].lexeme.lemma)
    else { return }
    let deed = words[2].lexeme.lemma
    let isRide = words[0].lexeme.kind == .vehicle
    guard PortugueseRowWords.breaking.contains(deed) else { return }
    let isOf =
      isRide
      ? words[1].lexeme.lemma == "escola" || words[1].lexeme.lemma == "creche"
      : BesideOfWords.fixtures.contains(words[0].lexeme.lemma)
        || words[0].lexeme.lemma == "elevador"
    if isOf {
      words.insert(contentsOf: [known("de"), article], at: 1)
    } else if !isRide, words[1].lexeme.lemma != "casa" {
      words = [words[0], words[2], known("em"), article, words[1]]
    }
  }

  /// *Nariz / escorrer, barriga / roncar*: what the speaker's body does now (Cunha & Cintra, chapter 13, *Aspecto*).
  private func tellOfPart(_ words: inout [Constituent]) {
    guard
      words.count == 2
        || words.count == 3 && ["muito", "rápido", "forte"].contains(words[2].lexeme.lemma),
      isBareNoun(words[0]), words[1].lexeme.isInfinitive,
      GivenWords.doesByItself(words[0].lexeme, words[1].lexeme.lemma)
    else { return }
    words.insert(known("meu"), at: 0)
    words[2].lexeme.person = .third
    words[2].lexeme.number = .singular
  }

  /// *Mamãe / vir / buscar / escola, papai / levar / escola*: with nobody else named it is the speaker who is taken.
  private func fetchSpeaker(_ words: inout [Constituent]) {
    guard words.count > 1, DailyWords.helpers.contains(words[0].lexeme.lemma),
      isBareNoun(words[0]),
      let deed = words.lastIndex(where: { $0.lexeme.wordClass == .verb }),
      deed == 1 || deed == 2 && ["vir", "ir"].contains(words[1].lexeme.lemma),
      words[deed].lexeme.isInfinitive,
      ["buscar", "levar"].contains(words[deed].lexeme.lemma),
      deed + 1 < words.count || deed == 2,
      words[(deed + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal
          || KindSet.places.contains($0.lexeme.kind) && $0.lexeme.wordClass == .noun
      }), deed == 2 || words[(deed + 1)...].contains(where: { !$0.lexeme.kind.isTemporal })
    else { return }
    words.insert(known("eu"), at: deed + 1)
  }

  /// *Para / barulho, para / gritar*: at the start of a row and with nothing else done, it is what shall stop and no
  /// preposition.
  func readStop(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.lemma == "para",
      words[0].lexeme.wordClass == .adposition,
      GivenWords.noises.contains(words[1].lexeme.lemma)
        || words[1].lexeme.isInfinitive && GivenWords.stopped.contains(words[1].lexeme.lemma)
    else { return }
    words[0].lexeme = Lexeme(lemma: "parar", wordClass: .verb, kind: .action)
  }

  /// *Dever / casa / difícil, fazer / dever / casa*: what one has to do for school and no verb.
  func readHomework(_ words: inout [Constituent]) {
    guard let duty = words.firstIndex(where: { $0.lexeme.lemma == "dever" }),
      words[duty].lexeme.wordClass == .verb, words[duty].lexeme.isInfinitive
    else { return }
    if duty > 0, ["fazer", "terminar", "acabar"].contains(words[duty - 1].lexeme.lemma),
      !words[duty...].dropFirst().contains(where: { $0.lexeme.wordClass == .verb })
    {
      words[duty].lexeme = Lexeme(lemma: "dever", wordClass: .noun, kind: .activity)
    }
    guard duty + 1 < words.count, let known = tables.lexicon.known("dever de casa")
    else { return }
    let end = words[duty + 1].lexeme.lemma == "de" ? duty + 2 : duty + 1
    guard end < words.count, words[end].lexeme.lemma == "casa" else { return }
    words[duty].lexeme = known
    words.removeSubrange((duty + 1)...end)
  }

  /// *Ônibus / demorar, mamãe / demorar*: with nothing said of the time it is what one waits for (Cunha & Cintra, chapter 13,
  /// *Aspecto*).
  func readDelay(_ clause: inout Clause) {
    guard variety.language == .portuguese, clause.tense == nil, clause.options.isEmpty,
      !clause.isQuestion, let verb = clause.verb
    else { return }
    if verb.lexeme.person == .third, clause.subject.isEmpty, clause.complements.count > 1,
      clause.complements[0].lexeme.kind == .possessive,
      GivenWords.doesByItself(clause.complements[1].lexeme, verb.lexeme.lemma)
    {
      // Nariz / escorrer: what flows is the nose.
      clause.subject = Array(clause.complements[..<2])
      clause.complements.removeSubrange(..<2)
    }
    if verb.lexeme.person == .third, verb.lexeme.forms.isEmpty, let part = clause.subject.last,
      GivenWords.doesByItself(part.lexeme, verb.lexeme.lemma)
    {
      clause.verb?.lexeme.person = nil
      clause.verb?.lexeme.number = nil
      clause.options.insert(.progressive)
      return
    }
    guard verb.lexeme.isInfinitive, verb.lexeme.lemma == "demorar", !clause.subject.isEmpty,
      clause.subject.allSatisfy({ $0.lexeme.person != .first }),
      clause.complements.allSatisfy({
        [
          "muito", "demais", "hoje", "tanto", "para", "chegar", "vir", "voltar", "passar",
          "começar",
          "acabar", "terminar", "sair",
        ].contains($0.lexeme.lemma)
      })
    else { return }
    clause.options.insert(.progressive)
  }
}

/// Words of such rows.
enum GivenWords {
  /// What one feels beside how one is.
  static let felt: WordSet = [
    "saudade", "saudades", "medo", "raiva", "vergonha", "ciúme", "ciúmes", "nojo", "pena",
  ]
  /// What a part of the body does by itself.
  static let ofBodies = AroundWords.bodily.subtracting(["doer"]).union(["roncar", "coçar"])
  /// Whether a part of the body does so by itself: *nariz / escorrer, coração / bater*.
  static func doesByItself(_ part: Lexeme, _ verb: String) -> Bool {
    part.kind == .body && (ofBodies.contains(verb) || part.lemma == "coração" && verb == "bater")
  }
  /// What shall stop.
  static let noises: WordSet = ["barulho", "ruído", "música", "gritaria", "bagunça", "briga"]
  /// What others shall stop doing.
  static let stopped: WordSet = [
    "gritar", "bater", "brigar", "empurrar", "chorar", "correr", "pular", "rir", "mexer", "morder",
    "puxar", "incomodar", "cutucar", "xingar", "mentir", "cuspir", "falar", "cantar", "chutar",
  ]
}
