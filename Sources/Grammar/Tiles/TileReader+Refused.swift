import AACCore

/// Words of a Spanish row that are said in another place or with another word: *ver / película / miedo / no, yo / querer /
/// mamá / mucho, después / comer / qué / hacer, más / no* (NGLE §40.4, §30.3, §48.1).
extension TileReader {
  /// The row with these put right.
  func reordered(_ words: inout [Constituent]) {
    openReason(&words)
    greetTwice(&words)
    believe(&words)
    chooseBetween(&words)
    contrastAlone(&words)
    refuse(&words)
    loveMuch(&words)
    askAfter(&words)
    standFirst(&words)
    wishState(&words)
    letDo(&words)
    stopDoing(&words)
    seeDoing(&words)
  }

  private func say(_ words: inout [Constituent], _ range: Range<Int>, _ text: String) {
    words[range.lowerBound].lexeme = Lexeme(lemma: text, wordClass: .interjection, kind: .social)
    words.removeSubrange((range.lowerBound + 1)..<range.upperBound)
  }

  /// *Porque / yo / enfermo*: an answer begins with its reason.
  private func openReason(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "porque",
      words.filter({ $0.lexeme.wordClass == .verb }).count < 2
    else { return }
    // With its capital it is no subordinator.
    words[0].lexeme = Lexeme(lemma: "Porque", wordClass: .interjection, kind: .social)
    words[0].lexeme.forms[Adverbial.leaning] = ""
  }

  /// *Adiós / hasta mañana*.
  private func greetTwice(_ words: inout [Constituent]) {
    guard words.count == 2, words.allSatisfy({ $0.lexeme.kind == .social }),
      !RefusedWords.tight.contains(words[0].lexeme.lemma),
      !RefusedWords.tight.contains(words[1].lexeme.lemma)
    else { return }
    say(&words, 0..<2, words.map(\.lexeme.lemma).joined(separator: ", "))
  }

  /// *Yo / creer / no*: what is believed is no.
  private func believe(_ words: inout [Constituent]) {
    guard words.count > 1, let last = words.last?.lexeme.lemma, ["sí", "no"].contains(last),
      ["creer", "pensar", "suponer"].contains(words[words.count - 2].lexeme.lemma),
      words[words.count - 2].lexeme.wordClass == .verb
    else { return }
    words[words.count - 1].lexeme = Lexeme(
      lemma: "que \(last)", wordClass: .adverb, kind: .manner)
  }

  /// *Pizza / o / hamburguesa*: which of the two; *cuánto / faltar*: until what is to come.
  private func chooseBetween(_ words: inout [Constituent]) {
    if words.count == 2, words[0].lexeme.lemma == "cuánto", words[1].lexeme.lemma == "faltar" {
      say(&words, 0..<2, "cuánto falta")
      words[0].lexeme.forms[RefusedWords.asking] = ""
      return
    }
    guard words.count == 3, ["o", "u"].contains(words[1].lexeme.lemma),
      [words[0], words[2]].allSatisfy({ $0.lexeme.kind != .question && $0.lexeme.kind != .social })
    else { return }
    say(&words, 0..<3, words.map(\.lexeme.lemma).joined(separator: " "))
    words[0].lexeme.forms[RefusedWords.asking] = ""
  }

  /// *Más / no, esto / no / otro*: what is not wanted, and what is.
  private func contrastAlone(_ words: inout [Constituent]) {
    let no = variety.language.plainNegator
    if words.count == 2, words[0].lexeme.lemma == "más", words[1].lexeme.lemma == no {
      return say(&words, 0..<2, "no más")
    }
    guard words.count == 3, words[1].lexeme.lemma == no,
      words[0].lexeme.kind == .demonstrative
        || EverydayWords.pointed.contains(words[0].lexeme.lemma),
      words[2].lexeme.lemma == "otro" || EverydayWords.pointed.contains(words[2].lexeme.lemma)
    else { return }
    say(&words, 0..<3, "\(words[0].lexeme.lemma) no, \(words[2].lexeme.lemma)")
  }

  /// *Ver / película / miedo / no, ir / cole / no*: what one does not want to do.
  private func refuse(_ words: inout [Constituent]) {
    guard words.count > 1, let last = words.last,
      last.lexeme.lemma == variety.language.plainNegator,
      words[0].lexeme.isInfinitive,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      !words.contains(where: { $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question })
    else { return }
    let frame = frame(of: words[0])
    guard frame.pattern == .plain || frame.pattern == .grooming, frame.past != .state,
      !frame.isStrongOpener, !["saber", "entender", "hacer"].contains(frame.lemma)
    else { return }
    words.removeLast()
    words.insert(contentsOf: [last, deed("querer")], at: 0)
  }

  /// *Comer / yo / no / carne, beber / Ana / no / leche*: of a verb that is laid first, whoever stands behind it does it, and what
  /// is denied is the deed (NGLE §40.4, §48.3); nil where one is opposed to another (*ver / mamá / no / papá*).
  func deniedDeed(_ words: [Constituent]) -> [Constituent]? {
    guard let place = words.firstIndex(where: { $0.lexeme.lemma == variety.language.plainNegator }),
      place > 1, place + 1 < words.count,
      words[1..<(place - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      case let doer = words[place - 1].lexeme, case let rest = words[(place + 1)...],
      words[0].lexeme.person == nil, words[0].lexeme.forms.isEmpty,
      !words.dropFirst().contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    let isPronoun =
      doer.wordClass == .pronoun && doer.kind == .person && !WordJoiner.clitics.contains(doer.lemma)
    guard isPronoun || doer.isBeing && doer.wordClass != .pronoun else { return nil }
    let isFelt = frame(of: words[0]).pattern == .experiencer
    let isOpposed = rest.contains {
      isPronoun || isFelt
        ? $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun
        : $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun
    }
    guard !isOpposed else { return nil }
    return words[1..<place] + [words[place], words[0]] + rest
  }

  /// *Yo / querer / mamá / mucho*: how much one loves, and not how many.
  private func loveMuch(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last, last.lexeme.lemma == "mucho",
      words[words.count - 2].lexeme.isBeing, words[words.count - 2].lexeme.wordClass != .pronoun,
      let verb = verbPlace(words), verb < words.count - 2,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return }
    words.removeLast()
    words.insert(last, at: verb + 1)
  }

  /// *Después / comer / qué / hacer*: what is asked comes first.
  private func askAfter(_ words: inout [Constituent]) {
    guard words.count > 3,
      ["antes", "después", "antes de", "después de"].contains(words[0].lexeme.lemma),
      let asking = words.firstIndex(where: { $0.lexeme.kind == .question }), asking > 1,
      asking + 1 < words.count, words[asking + 1].lexeme.wordClass == .verb,
      words[1..<asking].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .noun
      }),
      let link = tables.lexicon.known(words[0].lexeme.lemma.split(separator: " ")[0] + " de")
    else { return }
    var time = Array(words[..<asking])
    time[0].lexeme = link
    words = Array(words[asking...]) + time
  }

  /// *Antes / dormir / cuento*: what comes before or after it.
  private func standFirst(_ words: inout [Constituent]) {
    guard words.count == 3, ["antes", "después"].contains(words[0].lexeme.lemma),
      words[1].lexeme.isInfinitive,
      words[2].lexeme.wordClass == .noun, !words[2].lexeme.isBeing,
      !frame(of: words[1]).takesAsObject(words[2].lexeme) || frame(of: words[1]).lemma == "dormir",
      let what = tables.morphology?.gender(of: words[2].lexeme.lemma) ?? words[2].lexeme.gender
    else { return }
    let article =
      words[2].lexeme.countability == .mass || words[2].lexeme.number == .plural
      ? "" : what == .feminine ? "una " : "un "
    say(
      &words, 0..<3,
      "\(words[0].lexeme.lemma) de \(words[1].lexeme.lemma), \(article)\(words[2].lexeme.lemma)")
  }

  /// *Querer / mi / hermano / feliz*: how somebody else is to be.
  private func wishState(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words), words[verb].lexeme.lemma == "querer",
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1, let last = words.last?.lexeme,
      last.wordClass == .adjective, last.kind.isPassing, words.count > verb + 2,
      words[words.count - 2].lexeme.isBeing, words[words.count - 2].lexeme.wordClass != .pronoun,
      words[(verb + 1)..<(words.count - 2)].allSatisfy(\.lexeme.isDeterminerLike),
      let speaker = tables.lexicon.known("yo")
    else { return }
    words.insert(.linking("estar"), at: words.count - 1)
    if verb == 0 { words.insert(Constituent(speaker), at: 0) }
  }

  /// *Ella / no / dejar / jugar / yo, no / dejar / jugar / yo*: whom others let stands behind the verb of letting.
  private func letDo(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "dejar" }),
      words[verb].lexeme.person == nil, words[verb].lexeme.forms.isEmpty, verb + 2 < words.count,
      words[verb + 1].lexeme.wordClass == .verb, let last = words.last?.lexeme,
      last.wordClass == .pronoun, last.person == .first, last.number != .plural,
      words[words.count - 2].lexeme.wordClass != .adposition
    else { return }
    let isOther = words[..<verb].contains {
      $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person && $0.lexeme.person != .first
        && !WordJoiner.clitics.contains($0.lexeme.lemma)
    }
    let isNobody =
      verb == 1 && words[0].lexeme.lemma == variety.language.plainNegator
      && !EverydayWords.notToMe.contains(words[verb + 1].lexeme.lemma)
    guard isOther || isNobody else { return }
    words.removeLast()
    words.insert(Constituent(WordJoiner.pronoun("me"), tile: words.last?.tile), at: verb)
    if isNobody {
      words[verb + 1].lexeme.person = .third
      words[verb + 1].lexeme.number = .plural
    }
  }

  /// *Parar / hacer daño / yo, dejar / pegar / yo, parar / gritar*: what others are to stop.
  private func stopDoing(_ words: inout [Constituent]) {
    guard words.count > 1, ["parar", "dejar"].contains(words[0].lexeme.lemma),
      words[0].lexeme.person == nil, words[0].lexeme.forms.isEmpty,
      words[1].lexeme.wordClass == .verb || words[1].lexeme.lemma == "de" && words.count > 2,
      let link = tables.lexicon.known("de")
    else { return }
    if words[1].lexeme.lemma != "de" { words.insert(Constituent(link), at: 1) }
    let deed = words[2].lexeme.lemma
    let isToMe = words.last?.lexeme.lemma == "yo"
    guard
      EverydayWords.disturbing.contains(deed) || EverydayWords.notToMe.contains(deed)
        || deed.hasPrefix("hacer")
          && (isToMe || deed == "hacer daño"
            || words.contains { ["daño", "ruido"].contains($0.lexeme.lemma) })
        || EverydayWords.biting.contains(deed)
    else {
      if words[1].tile == nil { words.remove(at: 1) }
      return
    }
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    guard isToMe, let speaker = words.popLast() else { return }
    let isHarm = words.count > 3 && words[3].lexeme.lemma == "daño"
    words.insert(
      Constituent(WordJoiner.pronoun("me"), tile: speaker.tile), at: isHarm ? 4 : 3)
  }

  /// *Yo / ver / perro / correr*: what somebody is seen to do.
  private func seeDoing(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words),
      ["ver", "oír", "escuchar"].contains(words[verb].lexeme.lemma),
      verb + 2 < words.count, words[verb].lexeme.forms.isEmpty,
      let next = words[(verb + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      next > verb + 1, words[next - 1].lexeme.isBeing, words[next - 1].lexeme.wordClass == .noun,
      words[(verb + 1)..<(next - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      words[next].lexeme.person == nil, words[next].lexeme.forms.isEmpty,
      let seen = described(words[next - 1], by: Array(words[next...]))
    else { return }
    words[next - 1] = seen
    words.removeSubrange(next...)
  }
}

/// Words of such rows.
enum RefusedWords {
  /// Key of the mark that a phrase asks.
  static let asking = "ASKS"
  /// What is said in one breath with another.
  static let tight: WordSet = ["por favor", "gracias", "muchas gracias", "no", "sí", "porque"]
}
