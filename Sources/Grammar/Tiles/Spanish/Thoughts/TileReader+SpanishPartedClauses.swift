import AACCore

/// Spanish rows whose second thought is known by the word that opens it or ends it: *ascensor / no / funcionar / no / poder / subir, no / valer / tú /
/// hacer / trampa, sonda / molestar / mirar, avión / volar / alto / miedo*. Either half is said as a row of its own.
///
/// Sources: NGLE §31.1 (*yuxtaposición*), §42.3 (*imperativos*), §48.1 (*negación*), §33.4 (subjects that are laid).
extension TileReader {
  /// The clauses of such a row; nil where it is one thought.
  func partedClauses(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, !row.contains(where: { isUnparted($0) }) else { return nil }
    if let said = eachDoes(row) ?? sparedForThat(row) { return said }
    if let said = announcedThought(row) ?? turnedToOther(row) ?? deniedBehind(row) { return said }
    return calledAtEnd(row) ?? feltAtEnd(row) ?? toldNotThat(row)
  }

  /// What joins thoughts or asks, so that other rules cut the row.
  private func isUnparted(_ word: Constituent) -> Bool {
    word.lexeme.kind == .question || ["que", "si", "cuando", "con", "sin"].contains(written(word))
  }

  // MARK: - Halves

  /// The first half by itself; nil where it is no whole thought.
  func firstHalf(_ words: [Constituent]) -> Clause? {
    guard !words.isEmpty else { return nil }
    if let protest = protested(words) { return protest }
    if let thought = spanishThought(words) {
      return thought.clause.sequels.isEmpty && thought.clause.edge == nil ? thought.clause : nil
    }
    guard words.contains(where: { $0.lexeme.wordClass == .verb }), onlyVerb(words) != nil else {
      return nil
    }
    if let told = toldOfSpeaker(words) { return told }
    guard let said = saidWhole(words), said.sequels.isEmpty, said.edge == nil, !said.isQuestion
    else { return nil }
    return said
  }

  /// *No / justo, no / valer*: what one protests with.
  private func protested(_ words: [Constituent]) -> Clause? {
    guard words.count == 2 || words.count == 3, isNegator(words[0]), let last = words.last else {
      return nil
    }
    if words.count == 2, ["justo", "verdad", "cierto", "posible", "normal"].contains(written(last))
    {
      return denied(
        words[0], Constituent.linking("ser").said(by: .third), [phrase(written(last), last)])
    }
    guard words.count == 2, last.lexeme.lemma == "valer" else { return nil }
    return denied(words[0], last.said(by: .third), [])
  }

  /// *Ver / arcoíris, diente / mover, coche / marear*: what goes on before the eyes of the speaker, or in him.
  private func toldOfSpeaker(_ words: [Constituent]) -> Clause? {
    guard let verb = loneVerb(words), words.count == 2, let thing = loneNoun([words[1 - verb]])
    else { return nil }
    let lemma = words[verb].lexeme.lemma
    if lemma == "mover", thing.lexeme.kind == .body {
      var moving = words[verb].said(by: .third)
      moving.lexeme.lemma = "moverse"
      return told(moving, by: small("el") + [thing])
    }
    if lemma == "marear", !thing.lexeme.isBeing {
      return told(
        words[verb].said(by: .third), by: small("el") + [thing],
        [Constituent(WordJoiner.pronoun("me"))])
    }
    guard verb == 0, ["ver", "oír", "oler", "sentir", "encontrar"].contains(lemma) else {
      return nil
    }
    return told(words[verb].said(by: .first), [thing])
  }

  // MARK: - A second subject

  /// *Tú / jugar / yo / mirar*: what either does.
  private func eachDoes(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isSubjectPronoun(row[0]), isSubjectPronoun(row[2]),
      row[0].lexeme.lemma != row[2].lexeme.lemma,
      [row[1], row[3]].allSatisfy({ act in
        act.lexeme.isInfinitive && !frame(of: act).isStrongOpener && !frame(of: act).isCopular
          && frame(of: act).pattern == .plain
      }), !PartedThoughts.taking.contains(row[1].lexeme.lemma),
      !frame(of: row[1]).takesPerson || ["hablar", "jugar"].contains(row[1].lexeme.lemma)
    else { return nil }
    return [
      told(row[1], by: [row[0]]).and(told(row[3], by: [row[2]]), link: "y")
    ]
  }

  /// *No / mirar / yo / vergüenza, no / tocar / yo / doler*: what one asks to be spared, and why.
  private func sparedForThat(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isForbidden(Array(row[..<2])), row[2].lexeme.lemma == "yo" else {
      return nil
    }
    var why: Clause?
    if let hurts = SpanishThoughtWords.hurtingMe[row[3].lexeme.lemma] {
      var clause = Clause(variety: variety)
      clause.complements = [phrase("me " + hurts, row[3])]
      why = clause
    } else if FeltWords.had.contains(row[3].lexeme.lemma) {
      why = told(deed("tener").said(by: .first), [felt(row[3])])
    }
    return why.map { [requesting(denied(row[0], row[1], [row[2]])).and($0)] }
  }

  /// *No / valer / tú / hacer / trampa, jugar / pilla pilla / tú / pillar, papá / salir / yo / duchar / solo*.
  private func turnedToOther(_ row: [Constituent]) -> [Clause]? {
    guard
      let turn = row.indices.dropFirst(2).first(where: { isSubjectPronoun(row[$0]) }),
      turn + 1 < row.count
    else { return nil }
    var cut = turn
    if ["siempre", "nunca", "ahora", "hoy", "mañana", "luego"].contains(
      row[turn - 1].lexeme.lemma), turn > 2
    {
      cut -= 1
    }
    let first = Array(row[..<cut]), second = Array(row[cut...])
    guard !first.contains(where: isSubjectPronoun), canStandAlone(second),
      let next = secondOf(second, row[turn])
    else { return nil }
    if first.count == 2, first[0].lexeme.isHuman, CalledWords.all.contains(first[0].lexeme.lemma),
      ["salir", "irse", "venir", "esperar", "parar", "callar", "callarse", "mirar"].contains(
        first[1].lexeme.lemma)
    {
      // Papá / salir / yo / duchar / solo.
      var call = requesting(told(first[1]))
      call.complements = [first[0].calledOut]
      return [call.and(next)]
    }
    if let protest = protested(first) { return [protest.and(next)] }
    if isForbidden(first) { return [requesting(denied(first[0], first[1], [])).and(next)] }
    guard first.count > 1, !openedBefore(first),
      loneVerb(first) != nil, let said = firstHalf(first)
    else { return nil }
    return [said.and(next)]
  }

  /// *Tú / hacer / trampa, él / más / grande, yo / siempre / último*.
  private func secondOf(_ words: [Constituent], _ who: Constituent) -> Clause? {
    guard let last = words.last else { return nil }
    let others = words.filter { $0.tile != who.tile }
    if ["último", "primero"].contains(last.lexeme.lemma), others.count < 3,
      !words.contains(where: { $0.lexeme.wordClass == .verb })
    {
      let often = others.dropLast().map { phrase(written($0), $0) }
      return read([who] + often + [.linking("ser")] + small("el") + [last]).first
    }
    guard let said = readWhole(words).first, said.sequels.isEmpty, said.edge == nil,
      said.subject.contains(where: { $0.tile == who.tile })
    else { return nil }
    return said
  }

  /// Whether something is said of whoever opens it: a deed of his, or how he is.
  private func canStandAlone(_ words: [Constituent]) -> Bool {
    let verbs = words.filter { $0.lexeme.wordClass == .verb }
    guard verbs.count < 2 else { return false }
    if let verb = verbs.first {
      return verb.lexeme.isInfinitive && (words.count > 2 || !frame(of: verb).isOpener)
        && verb.lexeme.lemma != "ayudar"
    }
    return words.last?.lexeme.wordClass == .adjective
      && words.contains { ["más", "menos", "muy", "siempre", "nunca"].contains($0.lexeme.lemma) }
  }

  private func isSubjectPronoun(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
      && ["yo", "tú", "él", "ella", "nosotros", "nosotras", "ellos", "ellas", "vosotros"]
        .contains(word.lexeme.lemma)
      && written(word) != "mí"
  }

  /// Whether the words wait for what follows: *querer / ver, dejar, pedir, antes*.
  private func openedBefore(_ first: [Constituent]) -> Bool {
    guard let last = first.last else { return true }
    if isForbidden(first) { return false }
    if first.contains(where: { PartedThoughts.taking.contains($0.lexeme.lemma) }) { return true }
    if first.contains(where: { ["antes de", "después de"].contains(written($0)) }) { return true }
    if first.allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "ya" }) { return true }
    guard last.lexeme.wordClass == .verb else {
      return last.lexeme.wordClass == .adposition || last.lexeme.isDeterminerLike
        || isNegator(last)
    }
    return frame(of: last).isStrongOpener || frame(of: last).takesPerson
  }

  /// *No / empujar*: what is asked of the other, who is told why.
  private func isForbidden(_ first: [Constituent]) -> Bool {
    first.count == 2 && isNegator(first[0])
      && PartedThoughts.forbidden.contains(first[1].lexeme.lemma)
  }

  // MARK: - A second denial

  /// *Ascensor / no / funcionar / no / poder / subir, tú / mentir / no / ser / verdad, yo / contar / secreto / no / decir*.
  private func deniedBehind(_ row: [Constituent]) -> [Clause]? {
    guard let no = row.lastIndex(where: isNegator), no > 1, no + 1 < row.count,
      row[no + 1].lexeme.isInfinitive, case let first = Array(row[..<no]),
      case let second = Array(row[no...]),
      second.filter({ $0.lexeme.wordClass == .verb }).count < 3,
      !first.contains(where: { PartedThoughts.taking.contains($0.lexeme.lemma) })
        || knowsWord(first),
      first.contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .adjective }),
      first.last.map({ !frame(of: $0).isStrongOpener || $0.lexeme.wordClass != .verb }) == true
        || knowsWord(first),
      let next = denial(second, behind: first), let said = firstHalf(first)
    else { return nil }
    return [said.and(next)]
  }

  /// *Palabra / saber*.
  private func knowsWord(_ words: [Constituent]) -> Bool {
    words.count == 2 && words.contains(where: { $0.lexeme.lemma == "saber" })
      && words.contains(where: { ThoughtRowWords.told.contains($0.lexeme.lemma) })
  }

  private func denial(_ words: [Constituent], behind first: [Constituent]) -> Clause? {
    let no = words[0], act = words[1], rest = Array(words[2...])
    let lemma = act.lexeme.lemma
    if lemma == "ser", rest.count == 1 {
      return protested([no, rest[0]]) ?? readWhole(words).first
    }
    if lemma == "poder" {
      guard let verb = rest.first, verb.lexeme.isInfinitive else { return nil }
      return readWhole(words).first
    }
    guard onlyVerb(first) != nil, !frame(of: act).isStrongOpener,
      !["querer", "gustar", "saber", "tener"].contains(lemma)
    else { return nil }
    let noun = first.first(where: { $0.lexeme.namesThing })
    if rest.isEmpty, ThoughtRowWords.told.contains(noun?.lexeme.lemma ?? ""),
      let thing = noun, ["salir", "decir", "contar"].contains(lemma)
    {
      if lemma == "salir" {
        var clause = Clause(variety: variety)
        clause.complements = [phrase("no", no), phrase("me sale", act)]
        return clause
      }
      guard first[0].lexeme.lemma == "yo" else { return nil }
      return requesting(denied(no, act, [takenUp(as: thing)]))
    }
    return nil
  }

  // MARK: - A call at the end

  /// *Sonda / molestar / mirar, no / poder / dormir / venir / mamá, coche / marear / parar*.
  private func calledAtEnd(_ row: [Constituent]) -> [Clause]? {
    var words = row
    var who: Constituent?
    if let last = words.last, CalledWords.all.contains(last.lexeme.lemma), words.count > 3 {
      who = words.removeLast()
    }
    guard words.count > 2, let act = words.last, act.lexeme.isInfinitive,
      case let first = Array(words.dropLast()),
      let before = first.last, before.lexeme.wordClass != .conjunction,
      let verb = first.last(where: { $0.lexeme.wordClass == .verb }),
      isCalledBehind(act.lexeme.lemma, first, verb),
      before.lexeme.wordClass != .verb || !frame(of: before).isStrongOpener
        || PartedThoughts.stopped.contains(before.lexeme.lemma),
      !first.contains(where: { $0.lexeme.lemma == "querer" || $0.lexeme.lemma == "ir" })
    else { return nil }
    let said: Clause?
    if isHindered(first) { said = readWhole(first).first } else { said = firstHalf(first) }
    guard let said, said.sequels.isEmpty, !said.options.contains(.request),
      said.verb?.lexeme.lemma != "querer"
    else { return nil }
    var call = requesting(told(act))
    if let who { call.complements.append(who.calledOut) }
    return [said.and(call)]
  }

  /// Whether one calls so behind that: *mirar* behind what is seen, *parar* and *venir* behind what hurts.
  private func isCalledBehind(_ call: String, _ first: [Constituent], _ verb: Constituent) -> Bool {
    switch call {
    case "mirar": isSeen(first, verb)
    case "parar": PartedThoughts.stopped.contains(verb.lexeme.lemma)
    case "venir": PartedThoughts.needing.contains(verb.lexeme.lemma) || isHindered(first)
    default: false
    }
  }

  /// *No / poder / dormir*.
  private func isHindered(_ words: [Constituent]) -> Bool {
    words.count > 2 && isNegator(words[0]) && words[1].lexeme.lemma == "poder"
      && words[2].lexeme.isInfinitive
  }

  /// Whether others can look at it: what one sees, or what happens to a thing or a part of oneself.
  private func isSeen(_ first: [Constituent], _ verb: Constituent) -> Bool {
    let lemma = verb.lexeme.lemma
    guard first.count > 1, !first.contains(where: isNegator) else { return false }
    return ["ver", "mover", "encontrar"].contains(lemma) && first.count == 2
      || SpanishThoughtWords.hurting.contains(lemma)
      || BefallingDeeds.contains(lemma)
        && first.contains(where: { $0.lexeme.namesThing })
  }

  // MARK: - What it is

  /// *Secreto / yo / querer / Marta, broma / tú / guapo*: what it is that is told.
  private func announcedThought(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, PartedThoughts.announcing.contains(row[0].lexeme.lemma),
      isSubjectPronoun(row[1]), case let rest = Array(row[1...]),
      onlyVerb(rest) != nil || rest.last?.lexeme.wordClass == .adjective,
      let next = readWhole(rest).first, next.sequels.isEmpty,
      let first = read([Constituent.linking("ser").said(by: .third)] + small("un") + [row[0]]).first
    else { return nil }
    return [first.and(next)]
  }

  /// *No / ser / bebé / tener / quince / años*: what one is not, and how old one is.
  private func toldNotThat(_ row: [Constituent]) -> [Clause]? {
    guard let have = row.lastIndex(where: { $0.lexeme.lemma == "tener" }), have > 2,
      row.last.map({ written($0).hasPrefix("año") }) == true, case let first = Array(row[..<have]),
      let be = first.firstIndex(where: { $0.lexeme.lemma == "ser" }), be > 0,
      isNegator(first[be - 1]), be + 1 < first.count, let said = saidWhole(Array(row[have...]))
    else { return nil }
    let who = first[..<(be - 1)]
    guard who.isEmpty || who.count == 1 && who.first?.lexeme.lemma == "yo" else { return nil }
    let named = first[(be + 1)...]
    let one = named.count == 1 ? small("un") : []
    let not = told(
      Constituent(first[be].said(by: .first).lexeme, tile: first[be].tile), by: Array(who),
      [first[be - 1]] + one + named)
    return [not.and(said)]
  }
}

/// Words of such rows.
enum PartedThoughts {
  /// What takes what another does: *querer / tú / venir, ver / él / jugar*.
  static let taking: WordSet = [
    "querer", "ver", "oír", "dejar", "decir", "creer", "pensar", "saber", "esperar", "preguntar",
    "mandar", "pedir", "ayudar", "enseñar", "permitir", "gustar", "encantar", "preferir",
    "parecer", "desear", "mirar", "escuchar", "llamar", "llevar", "antes", "después", "mientras",
    "porque", "como", "soñar", "recordar", "entender",
  ]
  /// What is asked of others with *no*.
  static let forbidden: WordSet = [
    "gritar", "pegar", "molestar", "empujar", "tocar", "mirar", "correr", "interrumpir",
    "insultar", "llorar", "reír", "cantar", "silbar", "saltar", "copiar", "chillar",
  ]
  /// Behind what one calls upon others to stop, and to come.
  static let stopped: WordSet = [
    "marear", "doler", "molestar", "picar", "escocer", "asustar", "quemar", "apretar",
  ]
  static let needing: WordSet = [
    "doler", "caer", "caerse", "sangrar", "vomitar", "asustar", "quemar", "quemarse",
  ]
  /// Verbs with which a feeling is said, or of which it is the cause.
  static let feeling: WordSet = [
    "tener", "dar", "sentir", "estar", "ser", "pasar", "quitar", "llorar", "temblar", "gritar",
    "morir", "parecer", "hacer", "perder", "superar", "vencer", "reír", "causar",
  ]
  /// What one feels at a deed.
  static let felt: WordSet = ["miedo", "asco", "vergüenza", "pena", "pereza", "rabia", "corte"]
  /// What may be of fear itself.
  static let frightening: WordSet = [
    "película", "peli", "cuento", "historia", "casa", "juego", "libro", "serie", "cara", "disfraz",
    "música", "canción",
  ]
  /// What one calls what one is about to tell.
  static let announcing: WordSet = ["secreto", "broma", "sorpresa", "confesión"]
}
