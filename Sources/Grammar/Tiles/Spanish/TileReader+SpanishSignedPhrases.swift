import AACCore

/// Phrases among Spanish tiles whose small words were left out or lie behind: *canción / favorito / poner, hablar / tablet, gustar / yo /
/// más / verano / invierno, cuaderno / mi / mesa / encima, tele / ver / después / deberes* (NGLE §18.1, §29.4, §45.2).
extension TileReader {
  // MARK: - Whose and what sort

  /// *Canción / favorito / poner*: what is liked best is somebody's, and the speaker's where nobody is named (NGLE §18.2).
  func ownFavourite(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 0, words[sign - 1].lexeme.wordClass == .noun,
      sign == 1
        || !words[sign - 2].lexeme.isDeterminerLike
          && words[sign - 2].lexeme.lemma != "de",
      !words.contains(where: {
        namesSomeone($0) || $0.lexeme.wordClass == .pronoun && $0.lexeme.lemma != "yo"
          || $0.lexeme.kind == .question || $0.lexeme.kind == .possessive
      })
    else { return false }
    put(&words, "mi", at: sign - 1)
    return true
  }

  /// *Todo / mío*: whose it is.
  func allMine(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words.count == 2, ["mío", "tuyo", "suyo"].contains(words[1].lexeme.lemma)
    else { return false }
    exclaim(&words, "todo es \(words[1].lexeme.lemma)")
    return true
  }

  /// *Hablar / tablet, yo / hablar / tableta*: with what one speaks (NGLE §29.8).
  func speakWith(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words[sign].lexeme.isInfinitive else { return false }
    var next = sign + 1
    if next < words.count, words[next].lexeme.lemma == "yo" { next += 1 }
    guard next < words.count, SignedPhraseWords.voices.contains(words[next].lexeme.lemma) else {
      return false
    }
    put(&words, "con", at: next)
    return true
  }

  // MARK: - Compared

  /// *Gustar / yo / más / verano / invierno, mi / coche / más / rápido / tuyo*: than what (NGLE §45.2).
  func compareMore(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 0, sign + 3 == words.count, let last = words.last?.lexeme,
      case let next = words[sign + 1].lexeme
    else { return stayLonger(&words, sign) }
    if next.wordClass == .adjective || next.wordClass == .adverb,
      PostposedWords.owners.contains(last.lemma)
    {
      put(&words, "que", at: words.count - 1)
      return true
    }
    guard words.contains(where: { $0.lexeme.lemma == "gustar" }), next.wordClass == .noun,
      last.wordClass == .noun, next.isBeing == last.isBeing
    else { return false }
    put(&words, "que", at: words.count - 1)
    return true
  }

  /// *Cinco / minuto / más / jugar*: so much longer.
  private func stayLonger(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 1, words.count > sign + 1 || sign > 2,
      words[sign - 2].lexeme.wordClass == .numeral,
      SignedPhraseWords.spans.contains(words[sign - 1].lexeme.lemma), verbPlace(words) != nil,
      case let unit = words[sign - 1].lexeme, words[sign - 2].lexeme.lemma != "uno",
      let many = unit.number == .plural
        ? unit.lemma
        : tables.morphology?.plural(of: unit.lemma, wordClass: .noun).first
    else { return false }
    var span = words[sign - 2]
    span.lexeme = Lexeme(
      lemma: "\(span.lexeme.lemma) \(many.hasSuffix("s") ? many : many + "s") más",
      wordClass: .adverb, kind: .manner)
    words.removeSubrange((sign - 2)...sign)
    words.append(span)
    return true
  }

  /// *Este / ser / mejor / otro*: than the other.
  func compareBetter(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 1, sign + 2 == words.count, words[sign - 1].lexeme.lemma == "ser",
      ["otro", "otra"].contains(words[sign + 1].lexeme.lemma)
    else { return false }
    put(&words, "el", at: words.count - 1)
    put(&words, "que", at: words.count - 2)
    return true
  }

  // MARK: - Where

  /// *Mesa / debajo / pelota, cuaderno / mi / mesa / encima, libro / encontrar / debajo / cama*: what holds it stands behind
  /// (NGLE §30.5).
  func placeBeside(_ words: inout [Constituent], _ sign: Int) -> Bool {
    let hasVerb = verbPlace(words) != nil
    if words.count == 3, sign == 1, !hasVerb, words[0].lexeme.kind == .furniture,
      words[2].lexeme.wordClass == .noun, words[2].lexeme.kind != .furniture,
      !KindSet.places.contains(words[2].lexeme.kind)
    {
      words.swapAt(0, 2)
      return true
    }
    if sign == words.count - 1, sign > 1, !hasVerb, words[sign - 1].lexeme.namesThing {
      let start = words[sign - 2].lexeme.isDeterminerLike ? sign - 2 : sign - 1
      guard start > 0, words[start - 1].lexeme.wordClass == .noun else { return false }
      let beside = words.removeLast()
      words.insert(beside, at: start)
      put(&words, "de", at: start + 1)
      return true
    }
    guard hasVerb, sign > 1, words[sign - 1].lexeme.wordClass == .verb, sign + 2 == words.count,
      words[sign + 1].lexeme.namesThing, nameThing(words[..<(sign - 1)])
    else { return false }
    words = [words[sign - 1]] + words[..<(sign - 1)] + words[sign...]
    put(&words, "de", at: words.count - 1)
    return true
  }

  /// *Comprar / pan / ir / panadería*: where one goes, and what for (NGLE §28.6).
  func goForThing(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 2, words.count == 4, words[2].lexeme.isInfinitive, words[0].lexeme.isInfinitive,
      words[1].lexeme.namesThing, words[3].lexeme.wordClass == .noun,
      KindSet.places.contains(words[3].lexeme.kind), frame(of: words[0]).slot(.object) != nil
    else { return false }
    words = [words[2], words[3], words[0], words[1]]
    return true
  }

  /// *Quedarse / dormir / aquí*: what one stays for (NGLE §26.9).
  func stayFor(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign + 1 < words.count, words[sign].lexeme.isInfinitive,
      words[sign + 1].lexeme.isInfinitive,
      SignedPhraseWords.stays.contains(words[sign + 1].lexeme.lemma)
    else { return false }
    put(&words, "a", at: sign + 1)
    return true
  }

  /// *Sábado / cine / tú / yo*: where the two go.
  func goAsTwo(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count > 2, verbPlace(words) == nil,
      let speaker = [sign - 1, sign + 1].first(where: {
        words.indices.contains($0) && words[$0].lexeme.lemma == "yo"
      }), case let rest = words.indices.filter({ $0 != sign && $0 != speaker }).map({ words[$0] }),
      let place = rest.firstIndex(where: {
        $0.lexeme.wordClass == .noun && KindSet.places.contains($0.lexeme.kind)
      }), rest.indices.allSatisfy({ $0 == place || rest[$0].lexeme.kind.isTemporal }),
      let and = tables.lexicon.known("y")
    else { return false }
    let times = rest.filter { $0.lexeme.kind.isTemporal }
    words =
      [words[sign], Constituent(and), words[speaker], deed("ir"), rest[place]] + times
    return true
  }

  // MARK: - When

  /// *Tele / ver / después / deberes*: after what (NGLE §31.13).
  func afterThing(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 2, words.count == 4, words[1].lexeme.isInfinitive, words[0].lexeme.namesThing,
      words[3].lexeme.namesThing, frame(of: words[1]).slot(.object) != nil
    else { return false }
    words = [words[1], words[0], words[2], words[3]]
    put(&words, "de", at: 3)
    return true
  }

  /// *Media / hora / jugar*: half an hour.
  func halfHour(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign + 1 < words.count, words[sign + 1].lexeme.lemma == "hora",
      sign == 0
        || words[sign - 1].lexeme.lemma != "y"
          && words[sign - 1].lexeme.wordClass != .numeral && words[sign - 1].lexeme.lemma != "hora",
      words.count > 2, let half = tables.lexicon.known("media hora")
    else { return false }
    words[sign].lexeme = half
    words.remove(at: sign + 1)
    return true
  }

  /// *Hoy / tarde / terapia / no*: what there is not then (NGLE §15.6).
  func noneThen(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count > 3, sign == words.count - 1, verbPlace(words) == nil,
      words[..<(sign - 1)].allSatisfy({ $0.lexeme.kind.isTemporal }),
      words[sign - 1].lexeme.namesThing
    else { return false }
    words = [words[sign], deed("haber"), words[sign - 1]] + words[..<(sign - 1)]
    return true
  }

  // MARK: - Who

  /// *Susto / perro / dar / yo*: who gives one a fright (NGLE §35.3).
  func frightOneself(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count == 4, let giving = words.firstIndex(where: { $0.lexeme.lemma == "dar" }),
      words[giving].lexeme.isInfinitive,
      let speaker = words.firstIndex(where: { $0.lexeme.lemma == "yo" }),
      let who = words.indices.first(where: { $0 != sign && $0 != giving && $0 != speaker }),
      words[who].lexeme.isBeing, words[who].lexeme.wordClass == .noun
    else { return false }
    words = [words[who], short("me", for: words[speaker]), words[giving], words[sign]]
    return true
  }

  /// *Salir / sol*: it rises by itself.
  func riseByItself(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count == 2, sign == 1, words[0].lexeme.lemma == "salir",
      words[0].lexeme.isInfinitive
    else { return false }
    words.swapAt(0, 1)
    words[1].lexeme.person = .third
    words[1].lexeme.number = .singular
    return true
  }

  /// *Yo / solo / hacer, yo / solo / querer / hacer*: by oneself, whatever it is.
  func doAlone(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 0, words[0].lexeme.lemma == "yo", sign + 1 < words.count,
      words.last?.lexeme.lemma == "hacer", words.last?.lexeme.isInfinitive == true,
      words.count == 3 || words.count == 4 && words[2].lexeme.lemma == "querer", sign == 1
    else { return false }
    guard words.count == 4 else {
      words = [
        words[0], Constituent(WordJoiner.pronoun("lo")), words[2], asAlone(words[1]),
      ]
      return true
    }
    words = [
      words[0], words[2], words[3], Constituent(WordJoiner.pronoun("lo")), asAlone(words[1]),
    ]
    return true
  }

  /// *Poder / ayudar / me*: whom the other is to help.
  func askForOneself(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 2, words.count == 3, words[0].lexeme.lemma == "poder",
      words[1].lexeme.lemma == "ayudar", let speaker = tables.lexicon.known("yo")
    else { return false }
    words[2].lexeme = speaker
    return true
  }

  // MARK: - Called out

  /// *Bienvenido / colegio, bienvenida / casa*: to where (NGLE §42.4).
  func welcome(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words.count == 2, words[1].lexeme.wordClass == .noun,
      KindSet.places.contains(words[1].lexeme.kind),
      let place = words[1].lexeme.lemma == "casa" ? "casa" : named(words[1].lexeme)
    else { return false }
    let text = words[0].lexeme.gender == .feminine ? "bienvenida" : "bienvenido"
    let to = place.hasPrefix("el ") ? "al \(place.dropFirst(3))" : "a \(place)"
    exclaim(&words, "\(text) \(to)")
    return true
  }

  /// *Vaya / susto*: what one exclaims at.
  func callOutAt(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words.count == 2, words[1].lexeme.wordClass == .noun,
      !words[1].lexeme.isBeing,
      words[1].lexeme.article != .bare
        || words[1].lexeme.countability == .mass
    else { return false }
    exclaim(&words, "vaya \(words[1].lexeme.lemma)")
    return true
  }
}

/// Words of such phrases.
private enum SignedPhraseWords {
  /// By what one speaks who does not.
  static let voices: WordSet = [
    "tablet", "tableta", "comunicador", "pictograma", "pictogramas", "iPad", "tablero",
  ]
  /// What one stays longer for.
  static let spans: WordSet = [
    "minuto", "minutos", "hora", "horas", "segundo", "segundos", "día", "días",
  ]
  /// What one stays somewhere to do.
  static let stays: WordSet = [
    "dormir", "comer", "cenar", "desayunar", "merendar", "almorzar", "jugar", "vivir", "estudiar",
    "trabajar", "ver", "ayudar", "descansar",
  ]
}
