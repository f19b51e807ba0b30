import AACCore

/// Spanish rows without a verb that say by the kinds of their words what is meant, in whatever order they lie: *medicina / malo / sabor,
/// asco / brócoli / yo, tú / amigo / yo, yo / leche / caliente, abuelo / espalda / dolor* (NGLE §37.2, *verbos copulativos*; §35.2,
/// *complementos indirectos con verbos de afección*).
extension TileReader {
  /// Lays the row as it is said; the clause where that is known by then.
  func toldByKinds(_ words: inout [Constituent]) -> Clause? {
    guard words.count > 1, words.count < 6 else { return nil }
    if let asked = askedOfListener(&words) ?? beggedOf(words) { return asked }
    askAboutListener(&words)
    joinCouple(&words)
    if let cut = kindSides(words) ?? kindThoughts(words), let told = clause(of: cut) { return told }
    if let told = vehicleMoving(words) ?? givenToBehind(words) ?? smelling(words) { return told }
    layByKinds(&words)
    layKindThought(&words)
    return nil
  }

  private func layByKinds(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 6, let row = KindRow(words) else { return }
    switch row.verbs.count {
    case 0: if let said = toldByKinds(row) { words = said }
    case 1: if let said = doneByKinds(row) { words = said }
    default: return
    }
  }

  private func toldByKinds(_ row: KindRow) -> [Constituent]? {
    if let said = havingProperty(row) ?? feltAtCause(row) ?? ownDay(row) ?? ownFriend(row) {
      return said
    }
    if let said = wantedAsServed(row) ?? calledByName(row) ?? hurting(row) { return said }
    return onBody(row) ?? bodyLike(row) ?? cookedBy(row) ?? makingNoise(row) ?? mealOf(row)
  }

  private func small(_ text: String) -> [Constituent] {
    tables.lexicon.known(text).map { [Constituent($0)] } ?? []
  }

  /// *Medicina / malo / sabor, sopa / sabor / raro*.
  private func havingProperty(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, row.qualities.count == 1, row.people.isEmpty,
      var property = row.thing(KindRowWords.properties),
      let owner = row.things(but: property).first ?? row.animals.first
    else { return nil }
    let quality = row.qualities[0]
    let isGraded = ["bueno", "malo"].contains(quality.lexeme.lemma)
    guard isGraded || !row.isBehind(owner, quality) || quality.lexeme.kind != .color else {
      return nil
    }
    if isGraded { property.lexeme.article = .bare }
    return [owner, deed("tener")] + (isGraded ? [quality, property] : [property, quality])
  }

  /// *Dentista / yo / miedo, asco / brócoli / yo, vergüenza / niña / profe*: what gives the feeling to whom.
  private func feltAtCause(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, row.qualities.isEmpty, row.times.isEmpty, row.listener == nil,
      let feeling = row.thing(KindRowWords.given),
      tables.frames.listed("dar \(feeling.lexeme.lemma)")?.pattern == .experiencer,
      let who = row.who,
      let cause = row.things(but: feeling).first ?? row.animals.first
        ?? row.people.first(where: { $0.tile != who.tile }),
      row.speaker != nil || row.people.count == 1, cause.lexeme.kind != .body
    else { return nil }
    if feeling.lexeme.lemma == "miedo", !row.isFirst(cause) || !row.isLast(feeling) {
      return [who, feeling, cause]
    }
    var giving = feeling
    giving.lexeme = deed("dar \(feeling.lexeme.lemma)").lexeme
    return [who, giving, cause]
  }

  /// *Yo / cumpleaños / mañana, sábado / yo / partido*.
  private func ownDay(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, let speaker = row.speaker, row.things.count == 1,
      row.times.count == 1
    else { return nil }
    let event = row.things[0]
    if KindRowWords.ownDays.contains(event.lexeme.lemma) { return [event, row.times[0], speaker] }
    guard event.lexeme.kind == .event || ThoughtWords.duties.contains(event.lexeme.lemma) else {
      return nil
    }
    return [speaker, deed("tener").said(by: .first), event, row.times[0]]
  }

  /// *Tú / amigo / yo, tú / mejor / amiga / mía, tú / yo / amigos* (NGLE §18.2, *posesivos prenominales*).
  private func ownFriend(_ row: KindRow) -> [Constituent]? {
    guard let listener = row.listener, row.people.count == 1, row.things.isEmpty,
      row.animals.isEmpty, row.times.isEmpty, row.isOwn || row.speaker != nil
    else { return nil }
    let kin = row.people[0]
    guard KinWords.own.contains(kin.lexeme.lemma) || KindRowWords.dear.contains(kin.lexeme.lemma),
      row.qualities.allSatisfy({ ["mejor", "gran"].contains($0.lexeme.lemma) })
    else { return nil }
    if kin.lexeme.number == .plural || kin.lexeme.lemma.hasSuffix("s") {
      guard let speaker = row.speaker, row.qualities.isEmpty else { return nil }
      return [listener] + small("y") + [speaker, deed("ser"), kin]
    }
    let yo = row.speaker ?? row.words.first { ["mío", "mía"].contains($0.lexeme.lemma) }
    guard let speaker = tables.lexicon.known("yo"),
      let mine = Possessives.word(for: speaker, tile: yo?.tile, in: variety)
    else { return nil }
    return [listener, .linking("ser"), mine] + row.qualities + [kin]
  }

  /// *Yo / leche / caliente, niño / zumo / fresco, yo / agua / frío*.
  private func wantedAsServed(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, let who = row.who, row.things.count == 1, row.qualities.count == 1,
      KindSet.edible.contains(row.things[0].lexeme.kind), row.beingCount == 1,
      !CalledWords.all.contains(who.lexeme.lemma)
    else { return nil }
    let (thing, quality) = (row.things[0], row.qualities[0])
    guard NounRowWords.served.contains(quality.lexeme.lemma) else { return nil }
    if quality.lexeme.lemma == "frío" {
      guard thing.lexeme.kind == .drink, row.isBehind(thing, quality) else { return nil }
    }
    return [who, deed("querer"), thing, quality]
  }

  /// *Yo / nombre / Lucas, mamá / nombre / Carmen*.
  private func calledByName(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, let word = row.thing(["nombre"]),
      let name = row.words.last(where: { $0.lexeme.wordClass == .properNoun }),
      let who = row.words.first(where: { $0.tile != word.tile && $0.tile != name.tile }),
      who.lexeme.isBeing || who.lexeme.wordClass == .pronoun
    else { return nil }
    var calling = word
    calling.lexeme = deed("llamarse").lexeme
    return [who, calling, name]
  }

  // MARK: - Body

  /// *Abuelo / espalda / dolor, niña / barriga / mal, yo / cabeza / fiebre*.
  private func hurting(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, let who = row.being, row.beingCount == 1,
      let part = row.things.first(where: { $0.lexeme.kind == .body }),
      part.lexeme.lemma != "sangre"
    else { return nil }
    if let ill = row.things(but: part).first {
      var aching = ill
      if ["dolor", "pupa"].contains(ill.lexeme.lemma) {
        guard ill.lexeme.lemma == "dolor", !row.isBehind(ill, part) else { return nil }
        aching.lexeme = deed("doler").lexeme
        return [who, aching, part]
      }
      guard KindRowWords.ills.contains(ill.lexeme.lemma),
        KindRowWords.aching.contains(part.lexeme.lemma)
      else { return nil }
      return [who, deed("doler"), part] + small("y") + [deed("tener"), ill]
    }
    guard let bad = row.qualities.first, ["mal", "malo"].contains(bad.lexeme.lemma) else {
      return nil
    }
    var aching = bad
    aching.lexeme = deed("doler").lexeme
    return [who, aching, part]
  }

  /// *Rodilla / sangre / niño, pupa / dedo / yo*.
  private func onBody(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, let who = row.being, row.beingCount == 1,
      let mark = row.thing(KindRowWords.marks),
      let part = row.things(but: mark).first, part.lexeme.kind == .body
    else { return nil }
    return [who, deed("tener"), mark] + small("en") + [part]
  }

  /// *Primo / pierna / rota, hermana / ojos / azules, diente / roto / yo*.
  private func bodyLike(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, let who = row.being, row.beingCount == 1, row.things.count == 1,
      row.things[0].lexeme.kind == .body, row.things[0].lexeme.lemma != "sangre",
      row.qualities.count == 1
    else { return nil }
    let (part, quality) = (row.things[0], row.qualities[0])
    guard !quality.lexeme.kind.isPassing || SuppliedWords.conditions.contains(quality.lexeme.lemma)
    else { return nil }
    return [who, deed("tener")] + small("el") + [part, quality]
  }

  // MARK: - Things

  /// *Abuela / pastel / rico*: what somebody has cooked.
  private func cookedBy(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, row.people.count == 1, row.things.count == 1,
      row.qualities.count == 1, KindRowWords.cooks.contains(row.people[0].lexeme.lemma),
      KindSet.edible.contains(row.things[0].lexeme.kind),
      ["rico", "delicioso", "exquisito", "riquísimo"].contains(row.qualities[0].lexeme.lemma)
    else { return nil }
    return [row.things[0]] + small("de") + [row.people[0], .linking("estar"), row.qualities[0]]
  }

  /// *Camión / grande / ruido*.
  private func makingNoise(_ row: KindRow) -> [Constituent]? {
    guard row.words.count == 3, row.people.isEmpty, row.qualities.count == 1,
      let noise = row.thing(["ruido"]), let maker = row.things(but: noise).first,
      row.isBehind(maker, row.qualities[0]),
      maker.lexeme.kind == .vehicle || maker.lexeme.kind == .device
    else { return nil }
    return [maker, row.qualities[0], deed("hacer"), noise]
  }

  /// *Cena / pizza / viernes, desayuno / leche / cereales*: what there is for it.
  private func mealOf(_ row: KindRow) -> [Constituent]? {
    guard row.beingCount == 0, row.qualities.isEmpty, row.times.count < 2,
      let meal = row.thing(KindRowWords.meals),
      case let dishes = row.things(but: meal), !dishes.isEmpty, dishes.count < 3,
      dishes.allSatisfy({
        KindSet.edible.contains($0.lexeme.kind)
          && !KindRowWords.meals.contains($0.lexeme.lemma)
      }), row.words.count == 1 + dishes.count + row.times.count
    else { return nil }
    let isPair =
      dishes.count == 2 && !PortionWords.joins(dishes[0].lexeme.lemma, dishes[1].lexeme)
      && SpanishPairWords.link(dishes[0].lexeme, dishes[1].lexeme, verb: "") == nil
    let food = isPair ? [dishes[0]] + small("y") + [dishes[1]] : dishes
    return [deed("haber").said(by: .third)] + food + small("de") + [meal] + row.times
  }
}
