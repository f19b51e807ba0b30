import AACCore

/// Spanish rows whose second thought says why, what for or how it went: *quitar / jersey / picar, yo / cantar / mal / gustar, hacer / maleta / mañana /
/// salir / temprano, sudar / camiseta / quitar, moco / pañuelo / necesitar, abuelo / cielo / echar de menos*.
///
/// Sources: NGLE §31.1 (*yuxtaposición*), §31.10 (*pero*), §30.7 (order of deeds), §16.9 (pronouns of what was named).
extension TileReader {
  /// The clauses of such a row; nil where it is one thought.
  func laidSequels(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 8 else { return nil }
    if let said = relieved(row) ?? scratched(row) ?? likedSo(row) ?? stepByStep(row) { return said }
    if let said = needFor(row) ?? itchingFrom(row) ?? missedAway(row) ?? withoutPower(row) {
      return said
    }
    if let said = callAndReason(row) ?? fallenAndAsked(row) ?? refusedFor(row) { return said }
    if let said = packedFor(row) ?? harmed(row) { return said }
    if let said = blamed(row) ?? lonely(row) { return said }
    return offeredEither(row) ?? changedFor(row)
  }

  private func me(_ text: String, _ tile: Constituent) -> Clause {
    var clause = Clause(variety: variety)
    clause.complements = [phrase("me " + text, tile)]
    return clause
  }

  func isMany(_ noun: Constituent) -> Bool {
    noun.lexeme.number == .plural || isWrittenPlural(noun)
  }

  /// *Caca / acabar*.
  private func relieved(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, ["caca", "pis", "pipí", "popó"].contains(row[0].lexeme.lemma),
      ["acabar", "terminar"].contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive
    else { return nil }
    return read(
      [happened(row[1], row[1].lexeme.lemma)] + small("de") + [deed("hacer"), felt(row[0])])
  }

  /// *Quitar / jersey / picar, no / gustar / gorro / picar*: what it does to one.
  private func scratched(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, let last = row.last, last.lexeme.isInfinitive,
      let does = SpanishThoughtWords.hurtingMe[last.lexeme.lemma],
      case let first = Array(row.dropLast()), let verb = loneVerb(first), let thing = first.last,
      thing.lexeme.kind == .clothing
        || ["etiqueta", "manta", "collar"].contains(thing.lexeme.lemma),
      ["quitar", "cambiar", "gustar", "quitarse", "aflojar"].contains(first[verb].lexeme.lemma),
      verb == 0 || verb == 1 && isNegator(first[0]), let liking = saidWhole(first),
      liking.sequels.isEmpty
    else { return nil }
    let isTakenOff = first[verb].lexeme.lemma == "quitar" && verb == 0
    let said =
      isTakenOff ? requesting(told(first[0], small("yo") + small("el") + [thing])) : liking
    return [said.and(me(does + (isMany(thing) ? "n" : ""), last))]
  }

  /// *Yo / cantar / mal / gustar, yo / pensar / bien / hablar / mal*: how one does it, and what one does otherwise.
  private func likedSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3,
      let how = row.firstIndex(where: { LaidSequels.manners[$0.lexeme.lemma] != nil }),
      how == 2, row[0].lexeme.isBeing || row[0].lexeme.wordClass == .pronoun,
      row[1].lexeme.isInfinitive, frame(of: row[1]).pattern == .plain,
      let isWell = LaidSequels.manners[row[2].lexeme.lemma], row[3].lexeme.isInfinitive,
      case let first = told(row[1], by: [row[0]], [phrase(written(row[2]), row[2])])
    else { return nil }
    if row.count == 4, ["gustar", "encantar"].contains(row[3].lexeme.lemma) {
      guard row[0].lexeme.lemma == "yo" else { return nil }
      let likes = me(row[3].lexeme.lemma == "gustar" ? "gusta" : "encanta", row[3])
      return [isWell ? first.and(likes) : opposed(first, likes, row[3])]
    }
    guard row.count == 5, let isNextWell = LaidSequels.manners[row[4].lexeme.lemma] else {
      return nil
    }
    var next = row[3].said(by: .third)
    if row[0].lexeme.lemma == "yo" { next = row[3].said(by: .first) }
    if row[0].lexeme.lemma == "tú" { next = row[3].said(by: .second) }
    let second = told(next, [phrase(written(row[4]), row[4])])
    return [isWell == isNextWell ? first.and(second, link: "y") : opposed(first, second, row[3])]
  }

  private func opposed(_ first: Clause, _ next: Clause, _ word: Constituent) -> Clause {
    var whole = first
    whole.sequels = [next]
    whole.sequelJoint = small("pero")
    whole.reasons.append(Realization.RuleApplication(.understood, word.lexeme.lemma, "pero"))
    return whole
  }

  // MARK: - What one has and needs

  /// *Moco / pañuelo / necesitar, hambre / galleta / querer*.
  private func needFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["necesitar", "querer"].contains(row[2].lexeme.lemma),
      row[2].lexeme.isInfinitive, row[1].lexeme.namesThing,
      !FeltWords.had.contains(row[1].lexeme.lemma),
      FeltWords.had.contains(row[0].lexeme.lemma) || ThoughtNeeds.ailments.contains(written(row[0]))
        || ThoughtNeeds.ailments.contains(row[0].lexeme.lemma + "s"), row[0].lexeme.lemma != "dolor"
    else { return nil }
    let isOne = ["moco", "grano", "ampolla"].contains(written(row[0]))
    let have = told(
      deed("tener").said(by: .first), (isOne ? small("un") : []) + [isOne ? row[0] : felt(row[0])])
    return [have.and(told(row[2].said(by: .first), [row[1]]))]
  }

  /// *Piojos / cabeza / picar*: what one has, and what it does.
  private func itchingFrom(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["picar", "doler", "escocer"].contains(row[2].lexeme.lemma),
      row[2].lexeme.isInfinitive, row[1].lexeme.kind == .body,
      ThoughtNeeds.ailments.contains(written(row[0])), row[0].lexeme.lemma != "dolor",
      let hurts = saidWhole([row[2], row[1]])
    else { return nil }
    return [told(deed("tener").said(by: .first), [felt(row[0])]).and(hurts)]
  }

  /// *Abuelo / cielo / echar de menos*: who is away.
  private func missedAway(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["echar de menos", "extrañar"].contains(row[2].lexeme.lemma),
      row[2].lexeme.isInfinitive, row[0].lexeme.isBeing, row[0].lexeme.wordClass != .pronoun,
      row[1].lexeme.isPlaceLike || row[1].lexeme.lemma == "cielo"
        || row[1].lexeme.lemma == "trabajo", row[1].lexeme.wordClass == .noun,
      let first = read(known(row[0]) + [.linking("estar")] + at(row[1])).first
    else { return nil }
    return [first.and(told(row[2].said(by: .first), [takenUp(as: row[0])]))]
  }

  /// *Hablador / no / batería / cargar, robot / no / andar / pilas*.
  private func withoutPower(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[1]) else { return nil }
    var row = row
    if !row[0].lexeme.namesThing {
      // Hablador: a thing that is called after what it does.
      guard written(row[0]).hasSuffix("dor"), row[0].lexeme.wordClass != .verb else { return nil }
      row[0].lexeme = Lexeme(lemma: written(row[0]), wordClass: .noun, kind: .device)
      row[0].lexeme.gender = .masculine
    }
    if LaidSequels.power.contains(written(row[2])), row[3].lexeme.isInfinitive,
      SpanishThoughtWords.remedies.contains(row[3].lexeme.lemma)
    {
      let without = told(
        deed("tener").said(by: .third), by: small("el") + [row[0]], [row[1], row[2]])
      return [without.and(requesting(told(row[3], [takenUp(as: row[0])])))]
    }
    guard row[2].lexeme.isInfinitive,
      ["andar", "funcionar", "encender", "arrancar", "sonar", "ir", "moverse"].contains(
        row[2].lexeme.lemma),
      ThoughtNeeds.mending.contains(row[3].lexeme.lemma)
        || LaidSequels.power.contains(written(row[3]))
    else { return nil }
    let stopped = told(row[2].said(by: .third), by: small("el") + [row[0]], [row[1]])
    return [stopped.and(told(deed("necesitar").said(by: .third), [row[3]]))]
  }

  // MARK: - Asked, and why

  /// *Callar / ya / cabeza / doler*.
  private func callAndReason(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[0].lexeme.isInfinitive,
      ["callar", "callarse", "parar", "esperar", "bajar"].contains(row[0].lexeme.lemma),
      ["ya", "ahora", "un poco"].contains(row[1].lexeme.lemma), case let second = Array(row[2...]),
      let next = spanishThought(second), [.pain, .event, .felt, .thingSo].contains(next.sort)
    else { return nil }
    return readWhole(Array(row[..<2])).first.map { [$0.and(next.clause)] }
  }

  /// *Romper / brazo / yeso / firmar, sudar / camiseta / quitar*: what befell one, and what is asked for that.
  private func fallenAndAsked(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, let act = row.last, act.lexeme.isInfinitive,
      case let thing = row[row.count - 2], thing.lexeme.namesThing, row[0].lexeme.isInfinitive,
      case let first = Array(row.dropLast(2)),
      SpanishThoughtWords.remedies.contains(act.lexeme.lemma) || act.lexeme.lemma == "firmar"
    else { return nil }
    if first.count == 1 {
      guard ["sudar", "vomitar", "sangrar", "estornudar"].contains(first[0].lexeme.lemma) else {
        return nil
      }
      let isOwn = thing.lexeme.kind == .clothing
      return [
        told(first[0].said(by: .first)).and(
          requesting(told(act, (isOwn ? small("yo") : []) + small("el") + [thing])))
      ]
    }
    guard first[1].lexeme.kind == .body,
      BefallingDeeds.contains(first[0].lexeme.lemma)
        || BefallingDeeds.hurts(first[0].lexeme.lemma), thing.lexeme.kind != .body,
      let done = saidWhole(first), done.sequels.isEmpty, done.verb?.lexeme.lemma != "querer"
    else { return nil }
    return [done.and(requesting(told(act, small("el") + [thing])))]
  }

  /// *Probar / no / olor / raro*: what keeps one from it.
  private func refusedFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[3].lexeme.wordClass == .adjective,
      ["olor", "sabor", "color", "pinta", "aspecto", "textura"].contains(row[2].lexeme.lemma),
      let verb = row[..<2].firstIndex(where: { $0.lexeme.isInfinitive }), isNegator(row[1 - verb]),
      SpanishThoughtWords.eating.contains(row[verb].lexeme.lemma)
    else { return nil }
    let it = Constituent(WordJoiner.pronoun("lo"))
    return [
      denied(row[1 - verb], deed("querer").said(by: .first), [row[verb], it]).and(
        told(deed("tener").said(by: .third), small("un") + row[2...]))
    ]
  }

  /// *Uñas / mamá / cortar / daño*: what is done to one hurts.
  private func harmed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let harm = row.last, harm.lexeme.lemma == "daño",
      case let rest = Array(row.dropLast()), let verb = loneVerb(rest),
      !["hacer", "dar", "tener"].contains(rest[verb].lexeme.lemma),
      let who = rest.first(where: { $0.lexeme.isHuman && $0.lexeme.lemma != "yo" }),
      case let things = rest.filter({ $0.tile != who.tile && $0.tile != rest[verb].tile }),
      let said = things.isEmpty
        ? told(rest[verb], by: known(who), [Constituent(WordJoiner.pronoun("me"))])
        : readWhole([who, rest[verb]] + things).first, said.sequels.isEmpty,
      said.subject.contains(where: { $0.tile == who.tile })
    else { return nil }
    var next = Clause(variety: variety)
    next.complements = [phrase("me hace daño", harm)]
    return [said.and(next, link: "y")]
  }

  /// *Yo / no / ser / hermano / culpa*: who did it.
  private func blamed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4 || row.count == 5, let fault = row.last, fault.lexeme.lemma == "culpa",
      case let who = row[row.count - 2], who.lexeme.isHuman, who.lexeme.wordClass != .pronoun,
      case let first = Array(row.dropLast(2)), let verb = loneVerb(first), verb > 0,
      isNegator(first[verb - 1]), verb + 1 == first.count,
      ["ser", "hacer", "romper"].contains(first[verb].lexeme.lemma),
      verb == 1 || first[0].lexeme.lemma == "yo",
      let guilt = read(
        [Constituent.linking("ser").said(by: .third), fault] + small("de") + known(who)
      ).first
    else { return nil }
    var not = told(
      first[verb].said(by: .first), by: Array(first[..<(verb - 1)]), [first[verb - 1]])
    not.tense = .past
    if variety == .spanishSpain { not.options.insert(.perfect) }
    return [not.and(guilt)]
  }

  /// *Recreo / jugar / solo / triste*: what one complains of goes on.
  private func lonely(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, let mood = row.last,
      SpanishThoughtWords.onlyOfBeings.contains(mood.lexeme.lemma),
      mood.lexeme.wordClass == .adjective, row[row.count - 2].lexeme.lemma == "solo",
      case let act = row[row.count - 3], act.lexeme.isInfinitive,
      frame(of: act).pattern == .plain, !frame(of: act).isStrongOpener,
      row.count == 3 || row[0].lexeme.isPlaceLike || row[0].lexeme.takesPlace
        || row[0].lexeme.lemma == "recreo"
    else { return nil }
    let alone = phrase("solo", row[row.count - 2])
    let place = row.count == 4 ? at(row[0]) : []
    return [
      told(act.said(by: .first), [alone] + place).and(told(.linking("estar", .first), [mood]))
    ]
  }

  /// *Elegir / tú / camiseta / roja / azul*: one of the two.
  private func offeredEither(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let verb = loneVerb(row),
      ["elegir", "escoger", "preferir"].contains(row[verb].lexeme.lemma),
      case let last = row[row.count - 1], case let before = row[row.count - 2],
      last.lexeme.wordClass == .adjective, before.lexeme.wordClass == .adjective,
      row[row.count - 3].lexeme.namesThing
    else { return nil }
    var who = row.prefix(row.count - 3).filter { $0.tile != row[verb].tile }
    guard who.count < 2, who.allSatisfy({ $0.lexeme.wordClass == .pronoun }) else { return nil }
    if who.first?.lexeme.lemma == "tú", verb == 0 { who = [row[1]] }
    let thing = row[row.count - 3]
    return read(
      who + [row[verb]] + small("el") + [thing, before] + small("o", "el") + [last])
  }

  /// *Cambiar / canal / aburrido*: why it is to be changed.
  private func changedFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["cambiar", "quitar", "apagar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive,
      [.media, .music, .device].contains(row[1].lexeme.kind)
        || ["canal", "canción", "música", "programa", "película"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .adjective,
      SuppliedWords.judged.contains(row[2].lexeme.lemma)
        || SpanishThoughtWords.judged.contains(row[2].lexeme.lemma),
      let order = saidWhole(Array(row[..<2])), order.options.contains(.request)
    else { return nil }
    let isFeminine = tables.gender(of: row[1].lexeme) == .feminine
    let text = agreed(row[2].lexeme.lemma, with: isFeminine ? .feminine : .masculine)
    let changed =
      row[0].lexeme.lemma == "cambiar"
      ? requesting(told(row[0], [phrase("de " + written(row[1]), row[1])])) : order
    return [
      changed.and(told(Constituent.linking("ser").said(by: .third), [phrase(text, row[2])]))
    ]
  }
}

/// Words of such rows.
enum LaidSequels {
  /// How one does it, and whether that is well.
  static let manners: WordMap<Bool> = [
    "bien": true, "mal": false, "mejor": true, "peor": false, "fatal": false, "rápido": true,
    "despacio": false, "mucho": true, "poco": false, "regular": false,
  ]
  /// What things run on.
  static let power: WordSet = [
    "batería", "pilas", "pila", "luz", "gasolina", "internet", "wifi", "sonido", "cobertura",
    "tinta", "cargador", "aire", "agua", "corriente", "saldo", "volumen",
  ]
}
