import AACCore

/// Spanish rows with a verb in which who is meant, how long and for what are laid beside it: *amigas / quedar / parque, perro /
/// sacar / paseo, tele / ver / quince / minutos* (NGLE §30.9, §35.9).
extension TileReader {
  /// The row with these put right.
  func settleDeeds(_ words: inout [Constituent]) {
    guard verbPlace(words) != nil, words.count > 1 else { return }
    makeDo(&words)
    lastMinutes(&words)
    meetWith(&words)
    tendAnimal(&words)
    refuseShower(&words)
    lowerPart(&words)
  }

  /// *Película / hacer / llorar / mamá*: a verb that makes others do something is one with theirs.
  private func makeDo(_ words: inout [Constituent]) {
    guard
      let verb = words.indices.dropLast().first(where: {
        words[$0].lexeme.lemma == "hacer" && words[$0].lexeme.isInfinitive
          && words[$0 + 1].lexeme.isInfinitive
      }), tables.frames.listed("hacer \(words[verb + 1].lexeme.lemma)") != nil
    else { return }
    words[verb].lexeme.lemma += " \(words[verb + 1].lexeme.lemma)"
    words.remove(at: verb + 1)
  }

  /// *Tele / ver / quince / minutos*: how long.
  private func lastMinutes(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), !DeedWords.measured.contains(words[verb].lexeme.lemma),
      let number = words.indices.dropLast().first(where: {
        words[$0].lexeme.wordClass == .numeral
          && DeedWords.units.contains(words[$0 + 1].lexeme.lemma)
      }), number == 0 || words[number - 1].lexeme.wordClass != .adposition
    else { return }
    let unit = words[number + 1].lexeme
    let isOne = ["un", "uno", "una", "1", "media"].contains(words[number].lexeme.lemma)
    let many = tables.morphology?.plural(of: unit.lemma, wordClass: .noun).first
    let units = isOne || unit.number == .plural ? unit.lemma : many ?? unit.lemma
    let text = "\(words[number].lexeme.lemma) \(units)"
    words[number].lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .duration)
    words.remove(at: number + 1)
  }

  /// *Amigas / quedar / parque, novio / quedar / sábado*: with whom one meets.
  private func meetWith(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "quedar",
      let who = words.indices.first(where: {
        words[$0].lexeme.isHuman && words[$0].lexeme.wordClass != .pronoun
      }), words.filter(\.lexeme.isBeing).count == 1,
      !words.contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .adposition || $0.lexeme.kind == .size
          || $0.lexeme.kind == .clothing || $0.lexeme.wordClass == .adjective
      })
    else { return }
    var start = who
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let company = Array(words[start...who])
    words.removeSubrange(start...who)
    guard let place = verbPlace(words) else { return }
    words[place].lexeme.person = .first
    words[place].lexeme.number = .singular
    put(&words, "con", at: place + 1)
    words.insert(contentsOf: company, at: min(place + 2, words.count))
  }

  /// *Perro / sacar / paseo, perro / bañar*: what people do to their animals.
  private func tendAnimal(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 0,
      DeedWords.tending.contains(words[verb].lexeme.lemma),
      words[verb - 1].lexeme.kind == .animal, words[verb - 1].lexeme.wordClass == .noun,
      words[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      words.filter(\.lexeme.isBeing).count == 1,
      !words.contains(where: { $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question })
    else { return }
    words.insert(words.remove(at: verb), at: 0)
  }

  /// *No / querer / ducha*: one does not want to have one.
  private func refuseShower(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "querer",
      words.contains(where: isNegator),
      let shower = words.firstIndex(where: { $0.lexeme.lemma == "ducha" }),
      words.indices.allSatisfy({
        $0 == verb || $0 == shower || isNegator(words[$0]) || words[$0].lexeme.kind.isTemporal
          || words[$0].lexeme.lemma == "yo"
      })
    else { return }
    let bath = Constituent(deed("ducharse").lexeme, tile: words[shower].tile)
    words.remove(at: shower)
    words.insert(bath, at: (verbPlace(words) ?? 0) + 1)
  }

  /// *Tele / volumen / bajar*: the part of the device.
  private func lowerPart(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb == 2, words.count == 3, isThing(words[0]),
      isThing(words[1]),
      OrderWords.askedWith[words[2].lexeme.lemma]?.contains(words[1].lexeme.lemma) == true
    else { return }
    var row = [words[2], words[1]]
    put(&row, "de", at: 2)
    put(&row, "el", at: 3)
    words = row + [words[0]]
  }
}

/// Words of such rows.
enum DeedWords {
  /// Units of time by which one counts.
  static let units: WordSet = ["minuto", "minutos", "segundo", "segundos", "hora", "horas"]
  /// Verbs that take a length of time as what they are about.
  static let measured: WordSet = [
    "faltar", "durar", "tardar", "quedar", "haber", "tener", "esperar", "ser", "hacer", "llevar",
    "querer", "necesitar", "pedir", "sobrar",
  ]
  /// What people do to animals.
  static let tending: WordSet = [
    "sacar", "pasear", "bañar", "cepillar", "peinar", "vacunar", "acariciar", "alimentar", "lavar",
  ]
}
