import AACCore

/// Numbers and ranks beside nouns: *coger / autobús / 12, ser / segundo / fila, quedar / segundo, salir / una* (NGLE §21.5,
/// §21.7, §24.5; Cunha & Cintra, chapter 12).
extension ClausePlanner {
  /// Reads them by the noun before and the verb.
  func readNumbers(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma else { return }
    if clause.subject.count > 1 { nameByNumber(&clause, \.subject, verb) }
    guard let last = clause.complements.last?.lexeme else { return }
    if language == .portuguese, clause.complements.count > 1 { readRankAsDay(&clause) }
    if last.wordClass != .noun, NumberWords.timed.contains(verb) { strikeOne(&clause) }
    if clause.complements.count > 1,
      clause.complements.contains(where: { $0.lexeme.wordClass == .numeral })
    {
      nameByNumber(&clause, \.complements, verb)
      if language == .spanish { strikeBehindNoun(&clause, verb) }
    }
    if verb == "ser" || NumberWords.standing.contains(verb) {
      rankInRow(&clause, verb)
      if language == .portuguese { fillWithNeed(&clause) }
    } else if language == .spanish, NumberWords.ordinals.contains(last.lemma) {
      rankBehindNoun(&clause)
    }
  }

  // MARK: - Numbers that name

  /// *Autobús / 12, página / 25*: a number behind what is numbered says which one, not how many.
  private func nameByNumber(
    _ clause: inout Clause, _ part: WritableKeyPath<Clause, [Constituent]>, _ verb: String
  ) {
    guard clause[keyPath: part].count > 1,
      let place = clause[keyPath: part].indices.dropFirst().first(where: {
        clause[keyPath: part][$0].lexeme.wordClass == .numeral
          && isNamed(clause[keyPath: part], by: $0, verb)
      })
    else { return }
    let number = clause[keyPath: part].remove(at: place)
    var noun = clause[keyPath: part][place - 1]
    noun.lexeme.gender = LanguageTables.tables(language).gender(of: noun.lexeme)
    let link = noun.lexeme.lemma == "tabla" ? " del " : " "
    noun.lexeme.lemma += link + number.lexeme.lemma
    noun.lexeme.article = .definite
    noun.lexeme.number = .singular
    clause[keyPath: part][place - 1] = noun
    if let first = noun.tile, let second = number.tile { clause.joins[first] = [first, second] }
    if NumberWords.standing.contains(verb),
      place == 1 || !clause[keyPath: part][place - 2].lexeme.isDeterminerLike
    {
      // En la clase 3: one of them, and not school.
      if language == .spanish, !KindSet.places.contains(noun.lexeme.kind) {
        clause[keyPath: part][place - 1].government = Government(preposition: "en", article: nil)
      }
      determine(&clause, part, at: place - 1)
    }
  }

  /// Says that it is known which one.
  private func determine(
    _ clause: inout Clause, _ part: WritableKeyPath<Clause, [Constituent]>, at place: Int
  ) {
    guard let the = lexicon.known(language == .spanish ? "el" : "o") else { return }
    clause[keyPath: part].insert(Constituent(the), at: place)
  }

  private func isNamed(_ words: [Constituent], by place: Int, _ verb: String) -> Bool {
    let noun = words[place - 1].lexeme
    let number = words[place].lexeme.lemma
    guard noun.wordClass == .noun || noun.wordClass == .properNoun, noun.number != .plural,
      number != "uno", number != "un", number != "um",
      place + 1 == words.count || words[place + 1].lexeme.wordClass != .noun,
      place < 2 || words[place - 2].lexeme.wordClass != .numeral
    else { return false }
    if NumberWords.named.contains(noun.lemma) { return true }
    if noun.lemma == "tabla" {
      // La tabla del siete.
      return language == .spanish && NumberWords.learning.contains(verb)
    }
    if NumberWords.numbered.contains(noun.lemma) {
      // Começo a aula às oito.
      return !NumberWords.counting.contains(verb) && !BareWords.beginning.contains(verb)
    }
    // La fila cinco: rows are seldom counted.
    let isRow = noun.lemma == "fila" && language == .spanish
    guard number.first?.isNumber == true || isRow else { return false }
    if NumberWords.rides.contains(noun.lemma) { return NumberWords.riding.contains(verb) }
    guard NumberWords.standing.contains(verb) else { return false }
    return NumberWords.placed.contains(noun.lemma)
  }

  // MARK: - Hours

  /// *Salir / una, jantar / uma*: of what is done by the clock, an hour.
  private func strikeOne(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last == 0 || KindSet.places.contains(clause.complements[last - 1].lexeme.kind),
      isOne(clause.complements[last].lexeme),
      let hour = lexicon.timePhrase(language == .spanish ? "a la una" : "à uma")
    else { return }
    clause.complements[last] = Constituent(hour.lexeme, tile: clause.complements[last].tile)
  }

  /// *Coger / tren / nueve, tener / cita / diez, ver / película / siete, cenar / sopa / ocho*: behind what has its hour, or
  /// what is not counted, a number is the hour (NGLE §24.5).
  private func strikeBehindNoun(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 0, clause.complements[last].lexeme.wordClass == .numeral,
      let number = hour(clause.complements[last].lexeme.lemma),
      !strikeBehindDay(&clause, verb, last),
      case let noun = clause.complements[last - 1].lexeme, noun.wordClass == .noun,
      noun.number != .plural, clause.complements[last - 1].government?.preposition == nil,
      last < 2 || !isCounted(clause.complements[last - 2].lexeme)
    else { return }
    let isAppointed =
      NumberWords.appointing.contains(verb) && NumberWords.appointments.contains(noun.lemma)
      && (number > 3 || NumberWords.alone.contains(noun.lemma))
    let isTaken = NumberWords.riding.contains(verb) && NumberWords.scheduled.contains(noun.lemma)
    let isWatched = verb == "ver" && number > 3 && NumberWords.shown.contains(noun.lemma)
    let isServed =
      NumberWords.dining.contains(verb) && number > 4
      && (noun.countability == .mass || noun.kind == .dish
        || NumberWords.servedOnce.contains(noun.lemma))
    guard isAppointed || isTaken || isWatched || isServed,
      let hour = lexicon.timePhrase(
        "a \(SpanishHours.hour(clause.complements[last].lexeme.lemma))")
    else { return }
    clause.complements[last] = Constituent(hour.lexeme, tile: clause.complements[last].tile)
  }

  /// *Tener / partido / sábado / once, quedar / con / Ana / seis*: behind a day and behind whom one meets (NGLE §24.5).
  private func strikeBehindDay(_ clause: inout Clause, _ verb: String, _ last: Int) -> Bool {
    let before = clause.complements[last - 1].lexeme
    let isDated =
      before.kind.isTemporal && NumberWords.appointing.contains(verb)
      && clause.complements[..<(last - 1)].contains {
        NumberWords.appointments.contains($0.lexeme.lemma)
      }
    let isMet =
      NumberWords.meeting.contains(verb)
      && (before.wordClass == .noun || before.wordClass == .properNoun)
      && clause.complements.contains { $0.lexeme.isHuman }
    guard isDated || isMet,
      let hour = lexicon.timePhrase(
        "a \(SpanishHours.hour(clause.complements[last].lexeme.lemma))")
    else { return false }
    clause.complements[last] = Constituent(hour.lexeme, tile: clause.complements[last].tile)
    return true
  }

  /// What hour a number can be.
  private func hour(_ text: String) -> Int? {
    guard let number = SpanishNumerals.number(text) ?? Int(text), (1...24).contains(number) else {
      return nil
    }
    return number
  }

  private func isCounted(_ word: Lexeme) -> Bool {
    word.wordClass == .numeral || word.isDeterminerLike && word.kind == .quantity
      || word.wordClass == .adposition
  }

  private func isOne(_ word: Lexeme) -> Bool {
    switch word.lemma {
    case "una", "uma": true
    case "un", "uno", "um": word.gender == .feminine
    default: false
    }
  }

  // MARK: - Ranks

  /// *Estar / cuarto / fila, ser / primero / lista, ficar / segundo*: which one in a row somebody is or is in.
  private func rankInRow(_ clause: inout Clause, _ verb: String) {
    guard !clause.subject.isEmpty,
      let place = clause.complements.firstIndex(where: {
        NumberWords.ordinals.contains($0.lexeme.lemma)
      })
    else { return }
    let rank = Lexeme(
      lemma: clause.complements[place].lexeme.lemma, wordClass: .adjective, kind: .quality)
    let next = place + 1
    guard next < clause.complements.count else {
      if place == 0, verb == "ser", language == .spanish {
        // Yo soy el primero, Ana es la última: one of several (NGLE §21.5).
        clause.complements[0].lexeme = first(rank.lemma, clause)
        return determine(&clause, \.complements, at: 0)
      }
      guard place == 0, verb == "quedar" || verb == "ficar" else { return }
      clause.complements[0].lexeme = rank
      if verb == "ficar" { open(&clause, at: 0, with: language.placePreposition) }
      return
    }
    guard let noun = rankedNoun(clause.complements[next].lexeme) else { return }
    let isQueue =
      NumberWords.queues.contains(noun.lemma) || language == .portuguese && noun.lemma == "fila"
    let isRow = NumberWords.rows.contains(noun.lemma)
    let isPost = NumberWords.posts.contains(noun.lemma)
    if verb == "ser" {
      guard clause.subject[0].lexeme.isHuman, place == 0, !isPost, isQueue || isRow else { return }
      clause.complements[next].lexeme = noun
      clause.complements[next].lexeme.article = .definite
      clause.complements[0].lexeme = isQueue ? first(rank.lemma, clause) : rank
      if isQueue {
        if language == .spanish || noun.lemma == "lista" {
          determine(&clause, \.complements, at: next)
        }
        open(&clause, at: next, with: "de")
        determine(&clause, \.complements, at: 0)
      } else {
        open(&clause, at: 0, with: "de")
      }
    } else if isRow || isPost || isQueue {
      clause.complements[next].lexeme = noun
      clause.complements[place].lexeme = rank
      var start = place
      if start > 0, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
      guard start == 0 || clause.complements[start - 1].lexeme.wordClass != .adposition else {
        return
      }
      open(&clause, at: start, with: language.placePreposition)
    }
  }

  /// *Leer / página / primero, subir / piso / tercero*: of what comes one after the other, the rank says which (NGLE §21.5).
  private func rankBehindNoun(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, case let noun = clause.complements[last - 1].lexeme, noun.wordClass == .noun,
      noun.number != .plural, NumberWords.sequential.contains(noun.lemma),
      last < 2 || !clause.complements[last - 2].lexeme.isDeterminerLike
    else { return }
    clause.complements[last].lexeme = Lexeme(
      lemma: clause.complements[last].lexeme.lemma, wordClass: .adjective, kind: .quality)
    clause.complements[last - 1].government = clause.complements[last - 1].government.map {
      Government(preposition: $0.preposition, article: .definite)
    }
    clause.complements.swapAt(last - 1, last)
  }

  /// The noun behind a rank: *lista* is no clever woman there, and *andar* no way to go.
  private func rankedNoun(_ word: Lexeme) -> Lexeme? {
    if word.lemma == "listo" || word.lemma == "lista" || word.lemma == "andar" {
      let isList = word.lemma != "andar"
      var noun = Lexeme(
        lemma: isList ? "lista" : word.lemma, wordClass: .noun, kind: isList ? .thing : .place)
      noun.gender = isList ? .feminine : .masculine
      noun.countability = .count
      return noun
    }
    return word.wordClass == .noun ? word : nil
  }

  /// *El primero, a primeira*: who is first is named by that.
  private func first(_ rank: String, _ clause: Clause) -> Lexeme {
    let subject = clause.subject[0].lexeme
    let isFeminine =
      subject.gender == .feminine || subject.person == .first && clause.speaker == .feminine
    var noun = Lexeme(
      lemma: isFeminine ? rank.dropLast() + "a" : rank, wordClass: .noun, kind: .idea)
    noun.gender = isFeminine ? .feminine : .masculine
    noun.countability = .count
    noun.article = .definite
    if clause.subject.count == 1, subject.number == .plural {
      noun.lemma += "s"
      noun.number = .plural
    }
    return noun
  }

  private func open(_ clause: inout Clause, at place: Int, with preposition: String) {
    guard let link = lexicon.known(preposition) else { return }
    clause.complements.insert(Constituent(link), at: place)
  }

  /// *Quinta / série, segunda / fila*: which one, and no weekday (Cunha & Cintra, chapter 12, *Ordinais*).
  private func readRankAsDay(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast()
    where clause.complements[index].lexeme.kind == .weekday {
      guard let ordinal = NumberWords.days[clause.complements[index].lexeme.lemma],
        NumberWords.ranked.contains(clause.complements[index + 1].lexeme.lemma)
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: ordinal, wordClass: .adjective, kind: .quality)
    }
  }

  /// *Quedar / segundo*: how somebody comes out of a contest, and nothing that is left to him (NGLE §38.4).
  func ranksSubject(_ clause: Clause) -> Bool {
    guard language == .spanish, clause.verb?.lexeme.lemma == "quedar", !clause.subject.isEmpty,
      let first = clause.complements.first?.lexeme
    else { return false }
    return first.wordClass == .adjective && NumberWords.ordinals.contains(first.lemma)
  }

  /// *Cheio / fome*: filled with what is felt (Cunha & Cintra, chapter 7, *Complemento nominal*).
  private func fillWithNeed(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      NumberWords.filled.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .noun,
      clause.complements[1].lexeme.kind.isSensation
        || NumberWords.fillings.contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[1].lexeme.article = .bare
    open(&clause, at: 1, with: "de")
  }
}
