import AACCore

/// Statements and wishes among Spanish tiles whose small words were laid last or left out: *móvil / encontrar / no, año / cumplir /
/// diez, pis / querer, puzle / hacer / mamá / juntos, tele / después / primero / deberes* (NGLE §40.4; §48.2, *la negación*).
extension TileReader {
  /// *Móvil / encontrar / no, esto / entender / no*: nobody refuses what one fails at.
  func denyLast(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 0, sign + 2 == words.count, let last = words.last, isNegator(last),
      words[sign].lexeme.isInfinitive,
      nameThing(words[..<sign])
        || sign == 1 && words[0].lexeme.wordClass == .pronoun
          && words[0].lexeme.kind == .demonstrative
    else { return false }
    words = [last, words[sign]] + words[..<sign]
    return true
  }

  /// *Estar / cansado / mucho / yo*: before a quality it is *muy* (NGLE §30.8).
  func degreeBehind(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 0, case let quality = words[sign - 1].lexeme, quality.wordClass == .adjective,
      !quality.kind.isSmall, !SignWords.comparative.contains(quality.lemma),
      !HalfWords.needs.contains(quality.lemma), HalfWords.weather[quality.lemma] == nil,
      sign + 1 == words.count || words[sign + 1].lexeme.wordClass == .pronoun,
      let very = tables.lexicon.known("muy")
    else { return false }
    words[sign].lexeme = very
    words.swapAt(sign - 1, sign)
    return true
  }

  /// *Año / cumplir / diez / yo*: what is counted stands behind its number.
  func numberBehind(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words.count > 2, words[1].lexeme.isInfinitive,
      SignWords.counting.contains(words[1].lexeme.lemma),
      words[2].lexeme.wordClass == .numeral,
      words[3...].allSatisfy({ $0.lexeme.lemma == "yo" || $0.lexeme.kind.isTemporal })
    else { return false }
    let speaker = words.filter { $0.lexeme.lemma == "yo" }
    let times = words[3...].filter { $0.lexeme.lemma != "yo" }
    words = speaker + [words[1], words[2], words[0]] + times
    return true
  }

  /// *Pis / querer, yo / querer / caca*: what one wants to do.
  func needToilet(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard
      words.indices.allSatisfy({
        $0 == sign || words[$0].lexeme.lemma == "yo" || words[$0].lexeme.kind.isTemporal
          || words[$0].lexeme.lemma == "querer" || words[$0].lexeme.kind == .social
      })
    else { return false }
    var row = words
    let need = row.remove(at: sign)
    guard let wish = row.firstIndex(where: { $0.lexeme.lemma == "querer" }),
      row[wish].lexeme.isInfinitive
    else { return false }
    row.insert(contentsOf: [deed("hacer"), need], at: wish + 1)
    words = row
    return true
  }

  /// *Puzle / hacer / mamá / juntos*: whoever is named does it with the speaker (NGLE §13.9).
  func joinSpeaker(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard let verb = loneVerb(words), words.filter(\.lexeme.isBeing).count == 1,
      let who = words.firstIndex(where: namesSomeone), frame(of: words[verb]).pattern == .plain,
      !words.contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question || isNegator($0)
      }), let and = tables.lexicon.known("y"), let speaker = tables.lexicon.known("yo")
    else { return false }
    let start = who > 0 && words[who - 1].lexeme.isDeterminerLike ? who - 1 : who
    let rest = words.indices.filter {
      $0 != verb && $0 != sign && !(start...who).contains($0)
    }
    words =
      words[start...who] + [Constituent(and), Constituent(speaker), words[verb]]
      + rest.map { words[$0] } + [words[sign]]
    return true
  }

  /// *Yo / leche / galleta, pelota / azul / dar / yo, mamá / papá / yo / ir / playa*.
  func laySpeaker(_ words: inout [Constituent], _ sign: Int) -> Bool {
    if sign == 0, words.count > 2, verbPlace(words) == nil { return wantDishes(&words) }
    if sign > 2, sign == words.count - 1 { return handOver(&words, sign) }
    return goAllTogether(&words, sign)
  }

  /// *Yo / pizza / jamón / queso*: what one wants to eat.
  private func wantDishes(_ words: inout [Constituent]) -> Bool {
    guard
      words[1...].allSatisfy({
        $0.lexeme.wordClass == .noun && KindSet.edible.contains($0.lexeme.kind)
          || ["y", "con", "de"].contains($0.lexeme.lemma)
      }), words[1].lexeme.wordClass == .noun
    else { return false }
    words.insert(deed("querer"), at: 1)
    return true
  }

  /// *Pelota / azul / dar / yo*: what is asked for stands behind.
  private func handOver(_ words: inout [Constituent], _ sign: Int) -> Bool {
    if words[sign - 1].lexeme.lemma == "decir", sign == 3, words[sign - 1].lexeme.isInfinitive,
      let told = words[..<2].firstIndex(where: { SignWords.secrets.contains($0.lexeme.lemma) }),
      words[1 - told].lexeme.namesThing
    {
      words = [words[2].ordered, short("me", for: words[3]), words[told], words[1 - told]]
      return true
    }
    guard words[sign - 1].lexeme.isInfinitive,
      SignWords.handing.contains(words[sign - 1].lexeme.lemma), nameThing(words[..<(sign - 1)])
    else { return false }
    words = [words[sign - 1], words[sign]] + words[..<(sign - 1)]
    return true
  }

  /// *Mamá / papá / yo / ir / playa, yo / papá / mamá / ir / cine*: all of them do it (NGLE §33.7).
  private func goAllTogether(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard let verb = loneVerb(words), verb > 2, sign == 0 || sign == verb - 1,
      words.indices.allSatisfy({ $0 == sign || $0 >= verb || namesSomeone(words[$0]) }),
      let and = tables.lexicon.known("y"), frame(of: words[verb]).pattern == .plain,
      !words[verb...].contains(where: \.lexeme.isBeing)
    else { return false }
    let speaker = words[sign]
    let others = words[..<verb].filter { $0.lexeme.lemma != "yo" }
    words = others + [Constituent(and), speaker] + words[verb...]
    return true
  }

  /// *Asco / comida / esto, sopa / asco*: it gives one that (NGLE §35.3).
  func feelAtThing(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count < 4, verbPlace(words) == nil else { return false }
    var rest = words
    let felt = rest.remove(at: sign)
    if rest.count == 2, rest[1].lexeme.kind == .demonstrative, rest[0].lexeme.namesThing {
      guard
        let this = SignWords.pointing[rest[1].lexeme.lemma] ?? rest.last?.lexeme.lemma,
        let known = tables.lexicon.known(this)
      else { return false }
      rest[1].lexeme = known
      rest.swapAt(0, 1)
    }
    guard
      nameThing(rest)
        || rest.count == 1 && rest[0].lexeme.wordClass == .pronoun
          && rest[0].lexeme.kind == .demonstrative
    else { return false }
    words = [deed("dar"), felt] + rest
    return true
  }

  /// *Dos / vez / semana / piscina*: so often in that time (NGLE §15.2).
  func timesIn(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 0, words[sign - 1].lexeme.wordClass == .numeral, sign + 1 < words.count,
      let article = SignWords.spans[words[sign + 1].lexeme.lemma]
    else { return false }
    put(&words, article, at: sign + 1)
    put(&words, "a", at: sign + 1)
    return true
  }

  /// *Yo / tan / alto / papá*: as tall as he is (NGLE §45.2).
  func compareEqual(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 0, sign + 3 == words.count, words[sign + 1].lexeme.wordClass == .adjective,
      let last = words.last?.lexeme,
      last.isBeing || last.wordClass == .pronoun && last.kind == .person,
      words[0].lexeme.isNominal || words[0].lexeme.wordClass == .pronoun
    else { return false }
    put(&words, "como", at: words.count - 1)
    return true
  }

  /// *Que / descansar, que / tener / buen / día*: what the other is wished (NGLE §42.4).
  func wishListener(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words[1].lexeme.isInfinitive, words.count < 5,
      let pronoun = SignWords.wishes[words[1].lexeme.lemma],
      case let lemma = words[1].lexeme.lemma.hasSuffix("se")
        ? String(words[1].lexeme.lemma.dropLast(2)) : words[1].lexeme.lemma,
      let verb = tables.morphology?.verb(
        lemma, VerbFeatures(.presentSubjunctive, .second, .singular)
      ).first,
      let rest = wished(Array(words[2...])), lemma != "tener" || !rest.isEmpty
    else { return false }
    exclaim(&words, "que \(pronoun)\(verb)\(rest)")
    return true
  }

  private func wished(_ words: [Constituent]) -> String? {
    guard let last = words.last?.lexeme else { return "" }
    if words.count == 1 {
      let isSaid =
        SignWords.manners.contains(last.lemma) || ["suerte", "mucho"].contains(last.lemma)
      return isSaid ? " \(last.lemma)" : nil
    }
    guard words.count == 2, words[0].lexeme.lemma == "bueno" || words[0].lexeme.lemma == "buen",
      last.wordClass == .noun || last.kind.isTemporal
    else { return nil }
    let gender = tables.gender(of: last)
    return " \(gender == .feminine ? "buena" : "buen") \(last.lemma)"
  }

  /// *Costar / diez / euro*: nobody costs.
  func costByItself(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words[0].lexeme.isInfinitive,
      words[1...].allSatisfy({
        $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .money || $0.lexeme.kind == .quantity
          || $0.lexeme.lemma == "y" || $0.lexeme.lemma == "medio"
      })
    else { return false }
    words[0].lexeme.person = .third
    words[0].lexeme.number = .singular
    return true
  }

  /// *Hasta / lunes, desde / lunes*: a day of the week has its article (NGLE §14.7).
  func untilDay(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign + 1 < words.count, words[sign + 1].lexeme.kind == .weekday,
      sign + 2 == words.count || words[sign + 2].lexeme.wordClass != .adposition
    else { return false }
    put(&words, "el", at: sign + 1)
    if sign == 0, words.count > 3, verbPlace(words) == nil {
      let since = Array(words[..<3])
      words.removeSubrange(..<3)
      if words.last?.lexeme.lemma == "yo" { words.insert(words.removeLast(), at: 0) }
      words += since
    }
    return true
  }

  /// *Como / mamá, igual / que / tú*: like whom.
  func likeSomebody(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, let last = words.last?.lexeme,
      words.count == 2 || words.count == 3 && words[1].lexeme.lemma == "que",
      words.count == 3 || words[0].lexeme.lemma == "como",
      last.wordClass == .pronoun && last.kind == .person && !WordJoiner.clitics.contains(last.lemma)
        || PortionWords.isKin(last.lemma) || last.wordClass == .properNoun
    else { return false }
    let isBare =
      last.wordClass == .pronoun || last.wordClass == .properNoun || last.article == .bare
    let who = isBare ? last.lemma : "mi \(last.lemma)"
    exclaim(&words, words.count == 3 ? "igual que \(who)" : "como \(who)")
    return true
  }

  /// *Muy / bien, bastante / mal*: how it goes.
  func degreeAlone(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words.count == 2, SignWords.manners.contains(words[1].lexeme.lemma),
      words[1].lexeme.wordClass != .adjective
    else { return false }
    exclaim(&words, "\(words[0].lexeme.lemma) \(words[1].lexeme.lemma)")
    return true
  }

  /// *Tele / después / primero / deberes, luego / jugar / primero / deberes, yo / primero / luego / tú*: first the one, then the
  /// other.
  func firstThen(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard let link = words.firstIndex(where: { ["luego", "después"].contains($0.lexeme.lemma) })
    else { return false }
    let (before, after): (ArraySlice<Constituent>, ArraySlice<Constituent>)
    if sign == 0, link > 1 {
      (before, after) = (words[1..<link], words[(link + 1)...])
    } else if sign > 0, link == sign + 1 {
      (before, after) = (words[..<sign], words[(link + 1)...])
    } else if link == 0, sign > 1 {
      (before, after) = (words[(sign + 1)...], words[1..<sign])
    } else if link > 0, link + 1 == sign {
      (before, after) = (words[(sign + 1)...], words[..<link])
    } else {
      return false
    }
    guard !before.isEmpty, let next = after.first else { return false }
    if before.count == 1, after.count == 1, let one = before.first?.lexeme,
      one.wordClass == .pronoun, one.kind == .person, next.lexeme.wordClass == .pronoun,
      next.lexeme.kind == .person
    {
      exclaim(
        &words, "primero \(one.lemma), \(words[link].lexeme.lemma) \(next.lexeme.lemma)")
      return true
    }
    guard sign > 0 else { return false }
    words = [words[sign]] + before + [words[link]] + after
    return true
  }

  /// *Botella / agua / grande*: so much of it is asked for (NGLE §12.9).
  func askPortion(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words.count < 4, words[0].lexeme.number != .plural,
      words[1].lexeme.wordClass == .noun, KindSet.edible.contains(words[1].lexeme.kind),
      words.count == 2 || words[2].lexeme.kind == .social || words[2].lexeme.kind == .size
    else { return false }
    if words[0].lexeme.lemma == "pieza" || words[0].lexeme.lemma == "docena" {
      put(&words, "de", at: 1)
    }
    put(&words, "un", at: 0)
    return true
  }

  /// *Silla / bajar / ayudar / por favor*: with what the speaker is to be helped (NGLE §26.8).
  func helpWithDeed(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 1, words[sign - 1].lexeme.isInfinitive, words[sign].lexeme.isInfinitive,
      nameThing(words[..<(sign - 1)]), let speaker = tables.lexicon.known("yo"),
      words[(sign + 1)...].allSatisfy({ $0.lexeme.kind == .social || $0.lexeme.lemma == "yo" }),
      sign + 1 < words.count
    else { return false }
    let laid = words[(sign + 1)...].first { $0.lexeme.lemma == "yo" }
    let polite = words[(sign + 1)...].filter { $0.lexeme.lemma != "yo" }
    words =
      [words[sign], laid ?? Constituent(speaker), words[sign - 1]] + words[..<(sign - 1)] + polite
    return true
  }

  /// *Tienda / cerrado / domingo, baño / ocupado / ahora*: how it is then.
  func stateThen(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign > 0, sign + 1 < words.count, words[sign].lexeme.wordClass == .adjective,
      nameThing(words[..<sign]), verbPlace(words) == nil,
      words[(sign + 1)...].allSatisfy(\.lexeme.kind.isTemporal)
    else { return false }
    words.insert(.linking("estar"), at: sign)
    return true
  }

  /// *No / dejar / yo / solo*: what the other is not to do.
  func leaveAlone(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard words.count == 4, sign == 1, isNegator(words[0]), words[2].lexeme.lemma == "yo",
      words[3].lexeme.lemma == "solo"
    else { return false }
    words = [words[0], short("me", for: words[2]), words[1].ordered, asAlone(words[3])]
    return true
  }

  /// *No / ver / tú, no / poder / oír / tú*: whom one cannot see.
  func senseListener(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard let last = words.last, last.lexeme.lemma == "tú", isNegator(words[0]),
      sign == words.count - 2, words[sign].lexeme.isInfinitive,
      sign == 1 || sign == 2 && words[1].lexeme.lemma == "poder"
    else { return false }
    words = [words[0], short("te", for: last)] + words[1...sign]
    return true
  }

  /// *Mira / perro, mira / mamá*: what there is to be seen, and who is to see it.
  func lookAt(_ words: inout [Constituent], _ sign: Int) -> Bool {
    guard sign == 0, words.count == 2,
      words[0].lexeme.forms[FiniteForms.Mark.text] == "mira", case let seen = words[1].lexeme,
      seen.wordClass == .noun
    else { return false }
    if CalledWords.all.contains(seen.lemma) {
      exclaim(&words, "mira, \(seen.lemma)")
      return true
    }
    guard seen.number != .plural, seen.countability != .mass, !PortionWords.isKin(seen.lemma),
      seen.article != .bare
    else { return false }
    let gender = tables.gender(of: seen)
    let isMasculine = gender != .feminine || EverydayAlone.stressed.contains(seen.lemma)
    exclaim(&words, "mira, \(isMasculine ? "un" : "una") \(seen.lemma)")
    return true
  }
}
