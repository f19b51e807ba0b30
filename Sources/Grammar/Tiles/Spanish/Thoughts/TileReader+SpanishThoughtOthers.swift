import AACCore

/// What a Spanish row says behind how somebody else is, behind what is used up and at a traffic light, and thoughts told with a word of hurry: *ella
/// / triste / abrazo, tú / cansado / descansar, nosotros / cansados / casa, yogur / acabar / comprar, semáforo / verde / cruzar, cansado / cama /
/// ya* (NGLE §31.1, §42.3).
extension TileReader {
  /// *Abrazo, descansar* behind *ella / triste, tú / cansado*.
  func besidePronoun(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard first.sort == .beingSo, let who = first.topic, who.lexeme.wordClass == .pronoun else {
      return nil
    }
    let isDeed = words[0].lexeme.isInfinitive
    if who.lexeme.lemma == "tú" {
      guard isDeed, words.count < 3,
        SpanishThoughtWords.ownDeeds.contains(words[0].lexeme.lemma)
          || ["parar", "esperar", "callar", "calmarse", "tomar"].contains(words[0].lexeme.lemma),
        loneVerb(words) == 0
      else { return nil }
      return requesting(told(words[0], Array(words[1...])))
    }
    var want = deed("querer").said(by: .third)
    if who.lexeme.lemma.hasPrefix("nosotr") { want = deed("querer").said(by: .first) }
    if who.lexeme.number == .plural || who.lexeme.lemma.hasPrefix("nosotr") {
      want.lexeme.number = .plural
    }
    if isDeed {
      guard loneVerb(words) == 0, words.count < 3,
        SpanishThoughtWords.ownDeeds.contains(words[0].lexeme.lemma)
          || words[0].lexeme.lemma == "ir"
      else { return nil }
      return told(want, words)
    }
    guard words.count == 1, words[0].lexeme.wordClass == .noun else { return nil }
    if isGround(words[0]), words[0].lexeme.kind != .furniture {
      return told(want, [deed("ir")] + words)
    }
    guard
      KindSet.edible.contains(words[0].lexeme.kind) || words[0].lexeme.namesThing
        || ["abrazo", "beso", "mamá", "papá", "ayuda", "mimos"].contains(words[0].lexeme.lemma)
    else { return nil }
    return told(want, words)
  }

  /// *Yogur / acabar | comprar*: more of it.
  func boughtAgain(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 1, first.sort == .event,
      first.clause.verb?.lexeme.lemma == "acabarse",
      ["comprar", "pedir"].contains(words[0].lexeme.lemma), words[0].lexeme.isInfinitive
    else { return nil }
    return told(deed("querer"), [words[0]] + small("más"))
  }

  /// *Semáforo / verde | cruzar*.
  func atTheLight(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard first.topic?.lexeme.lemma == "semáforo", first.sort == .thingSo, words.count < 3,
      words[0].lexeme.isInfinitive,
      ["cruzar", "parar", "pasar", "esperar", "seguir", "frenar", "andar", "pararse"].contains(
        words[0].lexeme.lemma)
    else { return nil }
    return requesting(told(words[0], Array(words[1...])))
  }

  /// *Cansado / cama / ya, hambre / bocadillo / ahora*: two thoughts of which the second is in a hurry.
  func hurriedThoughts(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, let last = row.last,
      ["ya", "ahora", "hoy"].contains(last.lexeme.lemma), let mood = row.dropLast(2).last,
      FeltWords.had.contains(mood.lexeme.lemma)
        || SpanishThoughtWords.onlyOfBeings.contains(mood.lexeme.lemma),
      var clause = readWhole(Array(row.dropLast())).first, clause.sequels.count == 1,
      clause.sequels[0].verb?.tile == nil
    else { return nil }
    clause.sequels[0].complements.append(phrase(written(last), last))
    return [clause]
  }

  /// *La rueda de la silla está pinchada*: the part of a thing that is so.
  func partFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count == 3, words[0].lexeme.wordClass == .noun,
      ThoughtParts.parts.contains(words[0].lexeme.lemma), words[1].lexeme.wordClass == .noun,
      !words[1].lexeme.isBeing, words[1].lexeme.lemma != words[0].lexeme.lemma,
      words[2].lexeme.wordClass == .adjective, isState(words[2]),
      let clause = read(
        small("el") + [words[0]] + small("de", "el") + [words[1], .linking("estar"), words[2]]
      ).first
    else { return nil }
    return SpanishThought(sort: .thingSo, topic: words[0], quality: words[2], clause: clause)
  }

  /// *Jersey / picar, zapatos / apretar*: what one's clothes do to one.
  func scratchingFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count == 2, words[1].lexeme.isInfinitive,
      ["picar", "apretar", "rozar", "molestar", "rascar", "pinchar"].contains(
        words[1].lexeme.lemma),
      words[0].lexeme.kind == .clothing || words[0].lexeme.lemma == "etiqueta"
    else { return nil }
    var verb = words[1].said(by: .third)
    if isWrittenPlural(words[0]) || words[0].lexeme.number == .plural {
      verb.lexeme.number = .plural
    }
    return SpanishThought(
      sort: .event, topic: words[0],
      clause: told(
        verb, by: small("el") + [words[0]], [Constituent(WordJoiner.pronoun("me"))]))
  }

  /// *Libro / terminar, película / terminar*: what is read through, or is over by itself.
  func overFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count == 2, ["terminar", "acabar"].contains(words[1].lexeme.lemma),
      words[1].lexeme.isInfinitive, let noun = loneNoun([words[0]]), !noun.lexeme.isBeing
    else { return nil }
    if [.book, .story].contains(noun.lexeme.kind)
      || ["puzle", "dibujo", "deberes", "ficha", "examen"].contains(noun.lexeme.lemma),
      words[1].lexeme.lemma == "terminar"
    {
      guard
        let clause = read([happened(words[1], "terminar")] + small("el") + [noun]).first
      else { return nil }
      return SpanishThought(sort: .event, topic: noun, clause: clause)
    }
    guard [.media, .event, .music].contains(noun.lexeme.kind) || noun.lexeme.takesPlace,
      words[1].lexeme.lemma == "terminar"
    else { return nil }
    var clause = told(words[1].said(by: .third), by: [noun])
    clause.tense = .past
    if variety == .spanishSpain { clause.options.insert(.perfect) }
    return SpanishThought(sort: .event, topic: noun, clause: clause)
  }
}

/// Words of such rows.
enum ThoughtParts {
  /// Parts of things.
  static let parts: WordSet = [
    "rueda", "ruedas", "pata", "botón", "pantalla", "cremallera", "pila", "pilas", "batería",
    "tapa", "puerta", "asa", "cordón", "cordones", "manga", "cuerda", "mando", "volante", "freno",
    "frenos", "agua", "cable", "cristal", "ventana", "pedal", "manillar", "respaldo", "cinturón",
    "bolsillo", "correa", "cadena", "luz", "motor", "bandeja", "cajón", "tapón",
  ]
}

extension TileReader {
  /// *Cansado / jugar, harto / esperar*: of what one is tired.
  func wearyFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count == 2, ["cansado", "harto", "aburrido"].contains(words[0].lexeme.lemma),
      words[1].lexeme.isInfinitive, !SpanishThoughtWords.wishes.contains(words[1].lexeme.lemma),
      !frame(of: words[1]).isStrongOpener
    else { return nil }
    return SpanishThought(
      sort: .felt, quality: words[0],
      clause: told(.linking("estar", .first), [words[0]] + small("de") + [words[1]]))
  }

  /// *Sopa / estar / fría*: the same with its verb laid.
  func copulaFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count > 2, case let place = words.count - 2,
      ["estar", "ser"].contains(words[place].lexeme.lemma), words[place].lexeme.isInfinitive,
      loneNoun(words[..<place]) != nil, words[place + 1].lexeme.wordClass == .adjective,
      var thought = spanishThought(words[..<place] + [words[place + 1]]),
      let said = readWhole(words).first, said.sequels.isEmpty,
      said.verb?.tile == words[place].tile
    else { return nil }
    thought.clause = said
    return thought
  }

  /// *Pájaro / ala / rota*: what is wrong with a part of somebody.
  func woundedFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count == 3, words[0].lexeme.isBeing, words[0].lexeme.wordClass != .pronoun,
      words[1].lexeme.kind == .body, isState(words[2]), let clause = readWhole(words).first,
      clause.sequels.isEmpty, clause.verb?.lexeme.lemma == "tener"
    else { return nil }
    return SpanishThought(sort: .beingSo, topic: words[0], quality: words[2], clause: clause)
  }

  /// *Pantalón / grande | caer, manta / áspera | quitar*: what it does, or is to be done with it, as it is so.
  func slipping(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 1, words[0].lexeme.isInfinitive, let topic = first.topic,
      topic.lexeme.kind == .clothing || ["manta", "sábana"].contains(topic.lexeme.lemma)
    else { return nil }
    let isMany = topic.lexeme.number == .plural || isWrittenPlural(topic)
    if ["caer", "caerse"].contains(words[0].lexeme.lemma),
      ["grande", "ancho", "flojo", "largo"].contains(first.quality?.lexeme.lemma ?? "")
    {
      var clause = Clause(variety: variety)
      clause.complements = [phrase("se me cae" + (isMany ? "n" : ""), words[0])]
      return clause
    }
    guard ["quitar", "cambiar"].contains(words[0].lexeme.lemma),
      ["áspero", "rugoso", "duro", "feo", "incómodo", "picajoso", "pegajoso"].contains(
        first.quality?.lexeme.lemma ?? "")
    else { return nil }
    return requesting(told(words[0], [takenUp(as: topic)]))
  }

  /// *Cuando / mayor / ser / astronauta, yo / cuando / mayor / bombero*: what one will be then (NGLE §24.3, the subjunctive of what is to come).
  func onceGrownUp(_ row: [Constituent]) -> [Clause]? {
    let who = row.prefix { $0.lexeme.lemma == "yo" }
    let rest = Array(row.dropFirst(who.count))
    guard rest.count > 2, ["cuando", "cuándo"].contains(written(rest[0]).lowercased()),
      ["mayor", "grande"].contains(rest[1].lexeme.lemma), case let next = rest[2],
      next.lexeme.isInfinitive && rest.count > 3
        || rest.count == 3 && isCommon(next) && next.lexeme.isHuman,
      var when = small("cuando").first
    else { return nil }
    when.tile = rest[0].tile
    let wish = next.lexeme.lemma == "querer" ? [] : [deed("querer")]
    let being: [Constituent] = next.lexeme.isInfinitive ? [] : [.linking("ser")]
    return readWhole([when, deed("ser"), rest[1]] + who + wish + being + rest[2...])
  }

  /// *Araña / baño / quitar / papá*: what somebody who is called is to do with what is there.
  func caughtByNamed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, let who = row.last, who.lexeme.isHuman,
      CalledWords.all.contains(who.lexeme.lemma), row[0].lexeme.kind == .animal,
      case let act = row[row.count - 2], act.lexeme.isInfinitive,
      ["quitar", "matar", "sacar", "coger", "echar", "espantar", "atrapar"].contains(
        act.lexeme.lemma), row.count == 3 || row[1].lexeme.isPlaceLike || isGround(row[1])
    else { return nil }
    let what = phrase(theNoun(row[0]), row[0])
    if row.count == 4 {
      let place = theNoun(row[1])
      let of = place.hasPrefix("el ") ? "del " + place.dropFirst(3) : "de " + place
      return [
        requesting(told(act, [who.calledOut, what, phrase(of, row[1])]))
      ]
    }
    return [requesting(told(act, [who.calledOut, what]))]
  }
}
