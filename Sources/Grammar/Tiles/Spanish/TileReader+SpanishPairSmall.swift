import AACCore

/// Small core words of a Spanish board beside a thing, a place, a person or each other: *yo / música, tú / perro, mamá / este, mucho / colegio,
/// zumo / ya, otra vez / pelota, aquí / también*.
///
/// Sources: NGLE §31.1 (what is left unsaid), §30.2 (adverbs beside each other), §20.3 (*todo el*), §12.2 (names of things as of stuff), §42.4.
extension TileReader {
  // MARK: Who

  /// *Yo / música, yo / cama, ese / yo, tú / perro, tú / rojo*: what one wants, or asks of the other.
  func speakerBeside(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { $0.lemma == "yo" || BoardWords.listeners.contains($0.lemma) })
    else { return nil }
    let (who, other) = (pair.it, pair.other.lexeme)
    let isMine = who.lexeme.lemma == "yo"
    let say: (Constituent, [Constituent]) -> [Clause] = { verb, rest in
      isMine ? stated(verb, by: [who], rest) : inquired(verb, by: [who], rest)
    }
    let want = deed("querer")
    if ["ese", "este", "aquel", "otro"].contains(other.lemma) || isMine && other.lemma == "nada" {
      return say(want, [pair.other])
    }
    if other.kind == .color, other.wordClass == .adjective {
      return say(want, tables.lexicon.small("el") + [pair.other])
    }
    if !isMine, other.lemma == "gracias" { return saidAtOnce(row, "gracias a ti") }
    guard CorePairWords.isNoun(other), other.wordClass == .noun else { return nil }
    if CorePairWords.isHealer(other.lemma) || other.lemma == "cama"
      || isMine && other.isPlaceLike && !["hospital", "trabajo"].contains(other.lemma)
    {
      return say(want, [deed("ir"), pair.other])
    }
    if !isMine, other.kind == .animal { return say(deed("tener"), [pair.other]) }
    switch other.kind {
    case .clothing, .game: return say(want, known(pair.other))
    case .media, .story: return say(want, isMine ? [pair.other] : known(pair.other))
    case .music: return say(want, [pair.other])
    case .device, .furniture: return isMine ? say(want, known(pair.other)) : nil
    case .event where ["fiesta", "concierto", "boda", "excursión"].contains(other.lemma):
      return say(want, [deed("ir"), pair.other])
    case .place, .room, .home:
      return pair.isFirst ? nil : say(want, [deed("ir"), pair.other])
    case .body where other.lemma != "mano": return say(deed("doler"), [pair.other])
    default: return nil
    }
  }

  /// *Mamá / este, mamá / música, mucho / abuela*: who is called, and who is loved.
  func calledBeside(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { $0.namesPerson }) else { return nil }
    let other = pair.other.lexeme
    if ["fuera", "afuera", "arriba", "abajo", "dentro"].contains(other.lemma) {
      guard pair.it.lexeme.wordClass == .properNoun || other.lemma.hasSuffix("fuera") else {
        return nil
      }
      return stated(.linking("estar"), by: known(pair.it), [pair.other])
    }
    if other.lemma == "mucho",
      pair.it.lexeme.wordClass == .properNoun || isCalled(pair.it)
        || CalledWords.all.contains(pair.it.lexeme.lemma)
        || PortionWords.isKin(pair.it.lexeme.lemma)
    {
      return stated(deed("querer"), [pair.other] + tables.lexicon.small("a") + known(pair.it))
    }
    guard ["mamá", "papá", "mami", "papi"].contains(pair.it.lexeme.lemma) else { return nil }
    if other.kind == .game {
      return saidAtOnce(row, "\(pair.it.lexeme.lemma), \(named(pair.other))")
    }
    if ["ese", "este", "todo", "otro", "nada"].contains(other.lemma) || other.kind == .music {
      return saidAtOnce(row, "\(pair.it.lexeme.lemma), \(other.lemma)")
    }
    return nil
  }

  /// *Yo / hermano, hermano / luego, hambre / sed*: kin is the speaker's, and one has both at once.
  func ownOrBoth(_ row: [Constituent]) -> [Clause]? {
    let words = row.map(\.lexeme.lemma)
    let felt = CorePairWords.felt.union(["frío", "calor", "fiebre"])
    if words.allSatisfy(felt.contains) {
      let link = SpanishOrthography.conjunction("y", before: words[1])
      return saidAtOnce(row, "tengo \(words[0]) \(link) \(words[1])")
    }
    guard let kin = picked(row, { $0.wordClass == .noun && KinWords.own.contains($0.lemma) }) else {
      return nil
    }
    let other = kin.other.lexeme
    if ["ahora", "luego", "después", "otra vez", "mañana", "ayer", "hoy"].contains(other.lemma) {
      return saidAtOnce(row, "\(named(kin.it)) \(other.lemma)")
    }
    guard other.wordClass == .pronoun && other.kind == .person || other.namesPerson,
      other.lemma != "nadie", other.wordClass != .noun || !KinWords.own.contains(other.lemma)
    else { return nil }
    if other.lemma == "yo" { return saidAtOnce(row, "\(named(kin.it)) y yo") }
    let isListener = BoardWords.listeners.contains(other.lemma)
    guard isListener || isCalled(kin.other) else { return nil }
    let first = kin.isFirst && !isListener ? named(kin.it) : other.lemma
    let second = kin.isFirst && !isListener ? other.lemma : named(kin.it)
    return saidAtOnce(row, "\(first) y \(second)")
  }

  // MARK: How much

  /// *Parque / más, mucho / colegio, todo / película, nada / perro*: of what there is only the one.
  func amountBeside(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { CorePairWords.amounts.contains($0.lemma) }) else { return nil }
    let (amount, other) = (pair.it.lexeme.lemma, pair.other.lexeme)
    guard CorePairWords.isNoun(other), other.number != .plural else {
      return amount == "todo" && other.lemma == "gracias"
        ? saidAtOnce(row, "gracias por todo") : nil
    }
    let isOne =
      other.isPlaceLike || other.lemma == "cama"
      || other.isHuman && (PortionWords.isKin(other.lemma) || CalledWords.all.contains(other.lemma))
      || other.wordClass == .properNoun && other.isHuman
      || AddressWords.medics.contains(other.lemma)
    if amount == "nada" {
      guard isOne || other.kind == .animal else { return nil }
      guard other.isHuman, !AddressWords.medics.contains(other.lemma) else {
        return saidAtOnce(row, "nada de \(other.lemma)")
      }
      return saidAtOnce(row, pair.isFirst ? "nada, \(other.lemma)" : "\(other.lemma), nada")
    }
    if amount == "todo" {
      guard other.wordClass == .noun, other.article != .bare || other.kind == .home,
        other.isPlaceLike || [.media, .story].contains(other.kind)
      else { return nil }
      let isFeminine = tables.gender(of: other) == .feminine
      return saidAtOnce(row, "\(isFeminine ? "toda la" : "todo el") \(other.lemma)")
    }
    guard isOne else { return nil }
    if amount == "más" { return saidAtOnce(row, "más \(other.lemma)") }
    guard other.wordClass == .noun, !other.isHuman else { return nil }
    let isFeminine = tables.gender(of: other) == .feminine
    return saidAtOnce(row, "\(isFeminine ? "mucha" : "mucho") \(other.lemma)")
  }

  // MARK: When

  /// *Ya / zumo, otra vez / pelota, baño / otra vez, después / María*.
  func timeBeside(_ row: [Constituent]) -> [Clause]? {
    if isNegator(row[0]), row[1].lexeme.kind == .room, row[1].lexeme.wordClass == .noun {
      return read([row[0], deed("querer"), deed("ir"), row[1]])
    }
    if let said = standingThere(row) ?? seenThen(row) { return said }
    guard let pair = picked(row, { CorePairWords.soon.contains($0.lemma) }),
      CorePairWords.isNoun(pair.other.lexeme)
    else { return nil }
    var time = pair.it
    let other = pair.other.lexeme
    if time.lexeme.lemma == "después" {
      if pair.isFirst, other.kind == .drink {
        return stated(deed("beber"), [pair.other, time]).map { clause in
          var plan = clause
          plan.tense = .present
          return plan
        }
      }
      guard pair.isFirst, other.isHuman, !KinWords.own.contains(other.lemma),
        !AddressWords.medics.contains(other.lemma)
      else { return nil }
      return read([pair.other, time])
    }
    // Quiero zumo ya: what is urgent is said last.
    if time.lexeme.lemma == "ya" { time.lexeme.forms[Adverbial.ending] = "" }
    let isYa = time.lexeme.lemma == "ya"
    if CorePairWords.isHealer(other.lemma) || other.kind == .room || other.lemma == "cama"
      || isYa && other.isPlaceLike
    {
      return stated(deed("querer"), [deed("ir"), pair.other, time])
    }
    guard other.wordClass == .noun, !other.isBeing else { return nil }
    if BoardWords.atHand.contains(other.lemma), other.number != .plural,
      [.toy, .vehicle].contains(other.kind), !BoardWords.riddenThere.contains(other.lemma)
    {
      return stated(deed("querer"), known(pair.other) + [time])
    }
    guard isYa, KindSet.edible.contains(other.kind) || CorePairWords.handled.contains(other.kind)
    else {
      return nil
    }
    let isKnown = [.clothing, .media].contains(other.kind)
    return stated(deed("querer"), (isKnown ? known(pair.other) : [pair.other]) + [time])
  }

  /// *Arriba / baño, parque / aquí*: where a place is.
  private func standingThere(_ row: [Constituent]) -> [Clause]? {
    guard
      let pair = picked(
        row, { SpanishCoreWords.places.contains($0.lemma) || $0.lemma == "fuera" }),
      pair.other.lexeme.wordClass == .noun, pair.other.lexeme.isPlaceLike,
      pair.other.lexeme.kind != .home, pair.other.lexeme.kind != .direction
    else { return nil }
    return stated(.linking("estar"), by: known(pair.other), [pair.it])
  }

  /// *Película / luego, después / cama, música / mañana*: what one does then.
  private func seenThen(_ row: [Constituent]) -> [Clause]? {
    guard
      let pair = picked(
        row, { ["luego", "después", "mañana", "ayer"].contains($0.lemma) }),
      case let (time, other) = (pair.it.lexeme.lemma, pair.other.lexeme),
      other.wordClass == .noun, time != "luego" || !pair.isFirst
    else { return nil }
    let isSoon = time == "luego" || time == "después"
    if other.lemma == "cama" { return isSoon ? saidAtOnce(row, "\(time) me voy a la cama") : nil }
    guard other.kind == .media || other.kind == .music else { return nil }
    let rest = [pair.other, pair.it]
    return stated(deed(other.kind == .media ? "ver" : "escuchar"), rest).map { clause in
      var plan = clause
      if isSoon { plan.tense = .present }
      return plan
    }
  }

  // MARK: Two small words

  /// *Otro / más, mañana / más, otra vez / fuera, sí / ahora*: one beside the other.
  func smallBesideSmall(_ row: [Constituent]) -> [Clause]? {
    let words = row.map(\.lexeme.lemma)
    if words[0] == "sí", CorePairWords.answered.contains(words[1]) {
      return saidAtOnce(row, "sí, \(words[1])")
    }
    if words[1] == "sí", ["mucho", "también"].contains(words[0]) {
      return saidAtOnce(row, "sí, \(words[0])")
    }
    switch words.sorted() {
    case ["gracias", "todo"]: return saidAtOnce(row, "gracias por todo")
    case ["hola", "todo"]: return saidAtOnce(row, "hola a todos")
    case ["adiós", "bueno"]: return saidAtOnce(row, "bueno, adiós")
    case ["este", "todo"]: return saidAtOnce(row, "todo esto")
    case ["ese", "todo"]: return saidAtOnce(row, "todo eso")
    case ["no", "otro"]: return saidAtOnce(row, "otro no")
    default: break
    }
    guard let first = CorePairWords.rank(words[0]), let second = CorePairWords.rank(words[1]) else {
      return nil
    }
    let areTimes = words.allSatisfy(CorePairWords.dated.contains)
    guard !areTimes, first != second || words.contains("aquí") || words.contains("ahí") else {
      return nil
    }
    let isInOrder =
      first == second ? words[0] == "aquí" || words[0] == "ahí" : first < second
    return saidAtOnce(
      row, isInOrder ? "\(words[0]) \(words[1])" : "\(words[1]) \(words[0])")
  }
}

extension BoardWords {
  /// What stands where it is and is gone to.
  static let riddenThere: WordSet = ["columpio", "tobogán", "balancín"]
}
