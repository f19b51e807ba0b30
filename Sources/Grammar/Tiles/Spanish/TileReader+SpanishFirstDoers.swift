import AACCore

/// Rows laid as they are said whose first noun does it although it is no person: *sopa / necesitar / más / sal, tormenta / romper /
/// tejado, gallina / poner / huevos, película / empezar / siete / media, eso / molestar / yo*.
///
/// What people do to things is read by other rules, so that *pan / comprar / mañana, carta / escribir / yo* stay theirs.
///
/// Sources: NGLE §41.4–41.6 (*verbos inacusativos*), §33.1 (*sujetos no agentivos*), §35.9 (*verbos de afección psíquica*), §40.4.
extension TileReader {
  /// The clause of such a row; nil where its first noun does not do it.
  func laidFirst(_ row: [Constituent]) -> Clause? {
    guard variety.language == .spanish, row.count > 1, row.count < 10 else { return nil }
    if let asked = askedOfThing(row) ?? askedOfPart(row) { return asked }
    guard let parts = FirstDoerRow(row), !isReordered(parts) else { return nil }
    let frame = frame(of: parts.verb)
    guard !parts.endsOpen, doesIt(parts, frame) else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = parts.subject
    clause.verb = parts.verb
    clause.complements = parts.times + parts.denial + parts.rest
    if parts.verb.lexeme.lemma == "salir" { comeOutOfSpeaker(&clause) }
    settleEvent(&clause, row)
    return clause
  }

  /// *Sangre / salir / nariz / yo*: out of his nose.
  private func comeOutOfSpeaker(_ clause: inout Clause) {
    guard clause.complements.count > 1, let who = clause.complements.last,
      who.lexeme.lemma == "yo", let my = tables.lexicon.known("mi"),
      case let place = clause.complements.count - 2,
      clause.complements[place].lexeme.kind == .body
    else { return }
    clause.complements.removeLast()
    clause.complements.insert(Constituent(my, tile: who.tile), at: place)
    clause.complements.insert(contentsOf: tables.lexicon.small("de"), at: place)
  }

  /// *Dónde / parar / autobús, cuándo / abrir / tienda, a qué hora / empezar / película*: of what runs, opens and takes place.
  private func askedOfThing(_ row: [Constituent]) -> Clause? {
    guard row.count > 2, row.count < 6, row[0].lexeme.kind == .question, row[1].lexeme.isInfinitive,
      let asks = tables.lexicon.word(row[0].lexeme.lemma)?.asks,
      [.whereAt, .whereTo, .whereFrom, .when].contains(asks),
      row[2..<(row.count - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      case let noun = row[row.count - 1].lexeme, noun.namesThing,
      case let verb = row[1].lexeme.lemma
    else { return nil }
    let isMeant =
      FirstDoerWords.beginning.contains(verb) && takesPlace(noun)
      || FirstDoerWords.running.contains(verb)
        && (noun.kind == .vehicle || DoerWords.contains(noun, in: FirstDoerWords.moved))
      || ["abrir", "cerrar"].contains(verb) && noun.kind == .place
      || FirstDoerWords.alone.contains(verb)
    guard isMeant else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[2...])
    clause.verb = row[1]
    clause.complements = [row[0]]
    clause.isQuestion = true
    return clause
  }

  /// *Dónde / estar / salida / museo, cuál / ser / capital / Francia*: what is asked about is a part of the other (NGLE §12.7).
  private func askedOfPart(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, row[1].lexeme.isInfinitive,
      row[0].lexeme.lemma == "dónde" && ["estar", "quedar"].contains(row[1].lexeme.lemma)
        || row[0].lexeme.lemma == "cuál" && row[1].lexeme.lemma == "ser",
      row[2].lexeme.namesThing, row[2].lexeme.kind != .book,
      row[3].lexeme.namesThing || row[3].lexeme.wordClass == .properNoun && !row[3].lexeme.isBeing,
      row[3].lexeme.kind != .subject
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1]
    clause.complements = Array(row[2...])
    clause.isQuestion = true
    return clause
  }

  /// *Cuchillo / cortar / mamá*: somebody behind the verb does it, but for who is spoken of as moved by it.
  private func isReordered(_ parts: FirstDoerRow) -> Bool {
    !FirstDoerWords.moving.contains(parts.verb.lexeme.lemma)
      && parts.rest.contains { FirstDoerWords.others.contains($0.lexeme.lemma) }
  }

  private func doesIt(_ parts: FirstDoerRow, _ frame: VerbFrame) -> Bool {
    let noun = parts.noun.lexeme
    let verb = parts.verb.lexeme.lemma
    if DoerWords.contains(noun, in: FirstDoerWords.crowds) {
      return !frame.pattern.mayHaveExperiencer
    }
    if noun.isHuman { return doesItToSpeaker(parts, noun, frame) }
    if isPretended(parts, noun, verb) { return true }
    if noun.isBeing { return doesItAsAnimal(parts, noun, verb) }
    if let next = parts.rest.first?.lexeme, next.lemma == "yo" {
      // Música / molestar / yo is read by its frame.
      return FirstDoerWords.moving.contains(verb) && noun.kind != .body
        && (frame.pattern != .affecting || noun.wordClass == .pronoun || parts.rest.count > 1)
    }
    if verb == "hacer" {
      return parts.rest.count > 1 && parts.rest[0].lexeme.wordClass == .verb
        && parts.rest.contains { $0.lexeme.lemma == "yo" }
    }
    guard noun.namesThing else { return false }
    if isDoneToBody(parts, verb) || isDoneToSomebody(parts, verb) { return true }
    if verb == "estar" { return isInside(parts) }
    if FirstDoerWords.measured.contains(verb) {
      return parts.rest.contains {
        $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .question
          || ["mucho", "poco", "demasiado"].contains($0.lexeme.lemma)
      }
    }
    if parts.rest.isEmpty { return FirstDoerWords.usedUp.contains(verb) }
    if FirstDoerWords.alone.contains(verb) {
      return !parts.rest.contains { FirstDoerWords.felt.contains($0.lexeme.lemma) }
        && (!FirstDoerWords.whole.contains(verb) || !parts.hasBareWord)
    }
    if FirstDoerWords.beginning.contains(verb) {
      return takesPlace(noun)
        && (parts.rest.count == 1 || !parts.rest.contains { $0.lexeme.kind == .question })
    }
    if FirstDoerWords.running.contains(verb) { return runs(noun, parts) }
    if verb == "saber" || verb == "oler" { return hasTaste(noun, parts) }
    if verb == "tratar" { return DoerWords.contains(noun, in: FirstDoerWords.told) }
    if verb == "quedar" { return liesThere(noun, parts) }
    if FirstDoerWords.changing.contains(verb) { return true }
    return doesItToThing(noun, verb, parts)
  }

  /// *Laura / confiar / yo, papá / estar / contento / yo, médico / recetar / yo / jarabe / para / tos*: whoever stands first; the
  /// speaker stands behind the verb.
  private func doesItToSpeaker(
    _ parts: FirstDoerRow, _ noun: Lexeme, _ frame: VerbFrame
  ) -> Bool {
    guard let place = parts.rest.firstIndex(where: { $0.lexeme.lemma == "yo" }), place < 2,
      !parts.rest.contains(where: { $0.lexeme.isBeing && $0.lexeme.lemma != "yo" })
    else { return false }
    if place == 1 {
      return frame.isCopular && parts.rest[0].lexeme.wordClass == .adjective
        && parts.rest.count == 2
    }
    if DoerWords.contains(noun, in: DoerWords.healers) { return parts.rest.count > 2 }
    return !frame.takesPerson && !frame.isCopular && !["reír", "reírse"].contains(frame.lemma)
      && !frame.pattern.mayHaveExperiencer
      && frame.pattern.isPersonal && parts.rest.count == 1
  }

  /// *Ratón / construir / casa, muñeca / leer / cuaderno, robot / sentarse / silla*: in stories and in play they do what people do.
  private func isPretended(_ parts: FirstDoerRow, _ noun: Lexeme, _ verb: String) -> Bool {
    let isDoll = DoerWords.contains(noun, in: FirstDoerWords.dolls)
    guard isDoll || noun.kind == .animal, let object = parts.object, object.namesThing,
      !parts.rest.contains(where: { $0.lexeme.isBeing })
    else { return false }
    if isDoll, FirstDoerWords.ofDolls.contains(verb) { return true }
    return FirstDoerWords.pretended.contains(verb) && !KindSet.places.contains(object.kind)
      && object.kind != .furniture
  }

  /// *Gallina / poner / huevos, vaca / dar / leche, abeja / picar / yo / en / pie*.
  private func doesItAsAnimal(_ parts: FirstDoerRow, _ noun: Lexeme, _ verb: String) -> Bool {
    guard noun.kind == .animal, noun.wordClass == .noun, let next = parts.rest.first?.lexeme else {
      return false
    }
    if DoerWords.yielding.contains(verb) { return DoerWords.contains(next, in: DoerWords.yields) }
    return parts.rest.count > 2 && next.lemma == "yo" && FirstDoerWords.biting.contains(verb)
      || isDoneToBody(parts, verb)
  }

  /// *Sangre / salir / nariz / yo, mosca / zumbar / oreja / yo, agua / llegar / rodilla / yo*.
  private func isDoneToBody(_ parts: FirstDoerRow, _ verb: String) -> Bool {
    verb != "dar" && parts.rest.count == 2 && parts.rest[0].lexeme.kind == .body
      && parts.rest[1].lexeme.lemma == "yo"
      && FirstDoerWords.reaching.contains(verb)
  }

  /// *Pijama / estar / lavadora, zapato / estar / caja*: what holds things has been laid last.
  private func isInside(_ parts: FirstDoerRow) -> Bool {
    guard let last = parts.rest.last?.lexeme, last.wordClass == .noun,
      parts.rest.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return false }
    return holds(last) && !holds(parts.noun.lexeme)
  }

  private func holds(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .furniture, .place, .room: true
    default:
      DoerWords.contains(noun, in: SuppliedWords.containers)
        || DoerWords.contains(noun, in: FirstDoerWords.holders)
    }
  }

  /// *Ruido / despertar / bebé, película / aburrir / papá*.
  private func isDoneToSomebody(_ parts: FirstDoerRow, _ verb: String) -> Bool {
    guard FirstDoerWords.stirring.contains(verb), let object = parts.object else { return false }
    return object.isBeing && object.wordClass != .pronoun
      && parts.rest.filter { $0.lexeme.isBeing }.count == 1
  }

  /// *Película / empezar, clase / terminar / cinco*: what takes place begins and ends.
  private func takesPlace(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .event, .media, .subject, .meal, .activity, .sport: true
    default: DoerWords.contains(noun, in: FirstDoerWords.occasions)
    }
  }

  /// *Tren / salir / a las nueve, sol / salir, ascensor / subir, sangre / salir / nariz*: what goes, rises and comes out.
  private func runs(_ noun: Lexeme, _ parts: FirstDoerRow) -> Bool {
    if DoerWords.contains(noun, in: FirstDoerWords.moved) || noun.kind == .weather { return true }
    guard noun.kind == .vehicle else { return false }
    return parts.rest.contains {
      $0.lexeme.kind.isTemporal || $0.lexeme.kind == .question || $0.lexeme.kind == .quantity
        || $0.lexeme.wordClass == .numeral || $0.lexeme.wordClass == .adverb
    }
  }

  /// *Sopa / saber / mal, flor / oler / bien*.
  private func hasTaste(_ noun: Lexeme, _ parts: FirstDoerRow) -> Bool {
    guard let next = parts.rest.first?.lexeme else { return false }
    return FirstDoerWords.tastes.contains(next.lemma) || next.kind == .degree
  }

  /// *Biblioteca / quedar / lejos, hospital / quedar / dónde*.
  private func liesThere(_ noun: Lexeme, _ parts: FirstDoerRow) -> Bool {
    guard KindSet.places.contains(noun.kind) || DoerWords.contains(noun, in: FirstDoerWords.homes)
    else {
      return false
    }
    return parts.rest.contains { FirstDoerWords.places.contains($0.lexeme.lemma) }
  }

  /// *Nube / tapar / sol, sopa / necesitar / más / sal, tienda / vender / juguetes*: one thing and another right behind the verb.
  private func doesItToThing(_ noun: Lexeme, _ verb: String, _ parts: FirstDoerRow) -> Bool {
    guard let object = parts.object, object.wordClass == .noun || object.wordClass == .properNoun
    else { return false }
    if parts.subject.last?.lexeme.wordClass == .adjective,
      FirstDoerWords.trading.contains(verb) || FirstDoerWords.employing.contains(verb)
    {
      return false
    }
    if FirstDoerWords.trading.contains(verb) {
      return noun.kind == .place || DoerWords.contains(noun, in: FirstDoerWords.firms)
    }
    if FirstDoerWords.employing.contains(verb) {
      return DoerWords.contains(noun, in: FirstDoerWords.firms)
    }
    guard !object.isHuman else {
      return verb == "tener" && KindSet.places.contains(noun.kind)
    }
    if verb == "necesitar" {
      return noun.kind != .medicine && object.kind != .body && object.lemma != "ayuda"
        && !KindSet.places.contains(object.kind)
        && !DoerWords.contains(noun, in: FirstDoerWords.tools)
    }
    if verb == "tener" { return has(noun, object) }
    if verb == "perder" {
      return FirstDoerWords.losing.contains {
        DoerWords.contains(noun, in: [$0.key]) && DoerWords.contains(object, in: $0.value)
      }
    }
    if FirstDoerWords.working.contains(verb) {
      return DoerWords.contains(noun, in: FirstDoerWords.forces)
    }
    // Manta / tapar / pies: with it somebody does it.
    if object.kind == .body, ["tapar", "cubrir"].contains(verb) { return false }
    return FirstDoerWords.acting.contains(verb)
  }

  /// *Manzana / tener / gusano, casa / tener / jardín*: what has parts, or something in it.
  private func has(_ noun: Lexeme, _ object: Lexeme) -> Bool {
    if object.kind.isSensation || object.kind == .feeling || object.kind == .illness {
      return false
    }
    switch noun.kind {
    case .illness, .feeling, .state, .emotion, .idea, .event, .body, .weather, .nature, .drink:
      return false
    case .toy, .clothing, .book: return object.kind != .animal
    default: return true
    }
  }
}

/// A row that begins with a noun and its verb.
private struct FirstDoerRow {
  var times: [Constituent] = []
  var subject: [Constituent] = []
  var noun: Constituent
  var denial: [Constituent] = []
  var verb: Constituent
  var rest: [Constituent]

  init?(_ row: [Constituent]) {
    var index = 0
    while index < row.count, row[index].lexeme.kind.isTemporal {
      times.append(row[index])
      index += 1
    }
    let begin = index
    while index < row.count, row[index].lexeme.isDeterminerLike { index += 1 }
    guard index + 1 < row.count, Self.mayDoIt(row[index])
    else { return nil }
    noun = row[index]
    index += 1
    if row[index].lexeme.wordClass == .adjective, index + 1 < row.count { index += 1 }
    subject = Array(row[begin..<index])
    if row[index].lexeme.lemma == "no", index + 1 < row.count {
      denial = [row[index]]
      index += 1
    }
    guard row[index].lexeme.isInfinitive else { return nil }
    verb = row[index]
    rest = Array(row[(index + 1)...])
    guard isOneClause else { return nil }
  }

  private static func mayDoIt(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun
      || ["eso", "esto", "aquello"].contains(word.lexeme.lemma)
  }

  /// *Oscuridad / tener / miedo / a, mochila / pesar / mucho / mi*: a last word that belongs elsewhere.
  var endsOpen: Bool {
    guard let last = rest.last?.lexeme else { return false }
    return last.wordClass == .adposition || last.kind == .possessive && last.wordClass != .pronoun
      || ["mi", "mis", "tu", "tus", "su", "sus"].contains(last.lemma)
  }

  /// *Ascensor / no / funcionar / rampa, globo / explotar / asustado*: what tells another thought.
  var hasBareWord: Bool {
    rest.indices.contains { index in
      let word = rest[index].lexeme
      return word.wordClass == .adjective
        || word.wordClass == .noun && !word.kind.isTemporal
          && (index == 0 || rest[index - 1].lexeme.wordClass != .adposition)
    }
  }

  /// Nothing else is done in it, but what it serves for and what one is made to do.
  private var isOneClause: Bool {
    let verbs = rest.indices.filter { rest[$0].lexeme.wordClass == .verb }
    let joins = rest.contains { word in
      word.lexeme.wordClass == .conjunction
        && !["y", "e", "o", "que", "como"].contains(word.lexeme.lemma)
    }
    if joins { return false }
    guard let next = verbs.first else { return true }
    guard verbs.count == 1, !rest.contains(where: { $0.lexeme.isConnective }) else { return false }
    switch verb.lexeme.lemma {
    case "servir": return true
    case "hacer": return next == 0
    default: return false
    }
  }

  /// What stands right behind the verb, behind what counts and qualifies it.
  var object: Lexeme? {
    rest.first {
      !$0.lexeme.isDeterminerLike && $0.lexeme.kind != .quantity && $0.lexeme.kind != .degree
    }?.lexeme
  }
}
