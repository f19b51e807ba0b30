import AACCore

/// Spanish rows that name where the weather is, a day by its name or date, and what one gets if: *fuera / hacer / frío, día / madre / regalar /
/// flor, hoy / ser / lunes / tres / junio, si / tú / portarse bien / helado; ayer / ir / dentista / no / llorar*.
///
/// Sources: NGLE §30.4 (*adverbios de lugar*), §24.5 (dates), §47.1 (*período condicional*), §31.3 (coordination); *Ortografía* §3.4.2.2.3.
extension TileReader {
  /// The row with these where the other rules expect them.
  func plainScenes(_ row: [Constituent]) -> [Constituent] {
    if row.count == 2 { return pairOfNouns(helpAndLift(row)) }
    guard row.count > 2, row.count < 10 else { return row }
    var row = row
    outsideLast(&row)
    nameDay(&row)
    dateBehindDay(&row)
    rewardLast(&row)
    devour(&row)
    gladOfOther(&row)
    photographUs(&row)
    weatherInHalf(&row)
    elderKin(&row)
    underRain(&row)
    makeUp(&row)
    toldByLeader(&row)
    askThere(&row)
    toldToTeacher(&row)
    bestFriend(&row)
    birthdayOfMine(&row)
    pityForOther(&row)
    manyLimbs(&row)
    icyAndOrange(&row)
    ownWishes(&row)
    toEitherSide(&row)
    belongToNamed(&row)
    crossWithOther(&row)
    darkBecause(&row)
    return row
  }

  /// *Hacer / sol / pero / hacer / frío*: in either half it is the weather that is told (NGLE §41.5).
  private func weatherInHalf(_ row: inout [Constituent]) {
    guard row[0].lexeme.lemma == "hacer", row[0].lexeme.isInfinitive, row.count > 3,
      PlainSceneWords.weather.contains(row[1].lexeme.lemma),
      ["pero", "y", "aunque"].contains(row[2].lexeme.lemma)
    else { return }
    row[0] = row[0].said(by: .third)
  }

  /// *Tener / dos / hermanos / mayores*: who is older or younger, and no old people.
  private func elderKin(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst()
    where PortionWords.isKin(row[index - 1].lexeme.lemma) || isKinOfMany(row[index - 1].lexeme) {
      guard
        let quality = ["mayores": "mayor", "menores": "menor"][written(row[index])]
          ?? (row[index].lexeme.lemma == "mayor" && row[index].lexeme.wordClass == .noun
            ? "mayor" : nil)
      else { continue }
      row[index].lexeme = Lexeme(lemma: quality, wordClass: .adjective, kind: .quality)
    }
  }

  private func isKinOfMany(_ noun: Lexeme) -> Bool {
    noun.number == .plural
      && tables.lexicon.singulars(of: noun.lemma).contains { PortionWords.isKin($0) }
  }

  /// *Lobo / comer / abuela / niña / llorar*: whom a beast of a tale eats up (NGLE §35.8).
  private func devour(_ row: inout [Constituent]) {
    guard row.count > 3,
      let deed = row.indices.dropFirst().dropLast().first(where: {
        row[$0].lexeme.lemma == "comer" && row[$0].lexeme.isInfinitive
      }), PlainSceneWords.beasts.contains(row[deed - 1].lexeme.lemma),
      row[deed + 1].lexeme.isHuman, row[deed + 1].lexeme.wordClass == .noun
    else { return }
    row[deed].lexeme.lemma = "comerse"
    row.insert(contentsOf: small("a", "el"), at: deed + 1)
  }

  /// *Yo / pintar / cara / payaso*: as whom one makes up one's own face (NGLE §35.7).
  private func makeUp(_ row: inout [Constituent]) {
    guard row.count == 4, row[0].lexeme.wordClass == .pronoun, row[0].lexeme.kind == .person,
      row[1].lexeme.lemma == "pintar", row[1].lexeme.isInfinitive, row[2].lexeme.lemma == "cara",
      SpanishPairWords.isFigure(row[3].lexeme)
    else { return }
    row[1].lexeme.lemma = "pintarse"
    row[3].lexeme.article = .bare
    row.insert(contentsOf: small("de"), at: 3)
  }

  /// *Ellas / caminar / bosque / lluvia*: it falls on whoever goes there.
  private func underRain(_ row: inout [Constituent]) {
    guard row.count > 3, let last = row.last, ["lluvia", "tormenta"].contains(last.lexeme.lemma),
      case let verbs = row.indices.filter({ row[$0].lexeme.wordClass == .verb }), verbs.count == 1,
      PlainSceneWords.going.contains(row[verbs[0]].lexeme.lemma),
      row[row.count - 2].lexeme.wordClass == .noun
    else { return }
    row[row.count - 1] = phrase("bajo la \(last.lexeme.lemma)", last)
  }

  /// *Yo / contento / venir / tú*: of what the other does one is glad (NGLE §25.4).
  private func gladOfOther(_ row: inout [Constituent]) {
    guard row.count == 4, row[0].lexeme.wordClass == .pronoun || row[0].lexeme.isHuman,
      PlainSceneWords.glad.contains(row[1].lexeme.lemma), row[2].lexeme.isInfinitive,
      ["tú", "vos", "vosotros", "ustedes"].contains(row[3].lexeme.lemma),
      frame(of: row[2]).pattern == .plain, !frame(of: row[2]).isStrongOpener
    else { return }
    row = [row[0], .linking("estar"), row[1]] + small("de", "que") + [row[3], row[2]]
  }

  /// *Sacar / foto / nosotros*: nobody takes one of himself with others.
  private func photographUs(_ row: inout [Constituent]) {
    guard row.count == 3, ["sacar", "hacer", "tomar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, ["foto", "fotos"].contains(row[1].lexeme.lemma),
      ["nosotros", "nosotras"].contains(row[2].lexeme.lemma), isPlain
    else { return }
    row = [row[0].ordered, short("nos", for: row[2]), row[1]]
  }

  /// *Fuera / hacer / calor, fuera / llover / mucho, dentro / haber / agua*: where it is so stands behind.
  private func outsideLast(_ row: inout [Constituent]) {
    guard ["fuera", "dentro", "afuera", "arriba", "abajo"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isInfinitive || isNegator(row[1]) && row[2].lexeme.isInfinitive,
      case let verb = isNegator(row[1]) ? 2 : 1,
      case let rest = row[(verb + 1)...], !rest.contains(where: { $0.lexeme.wordClass == .verb }),
      row[verb].lexeme.lemma == "haber" && !rest.isEmpty
        || row[verb].lexeme.lemma == "hacer"
          && rest.contains(where: { PlainSceneWords.weather.contains($0.lexeme.lemma) })
        || frame(of: row[verb]).pattern == .weather
    else { return }
    row.append(row.removeFirst())
  }

  /// *Día / madre / regalar / flor, regalar / flor / día / padre*: a day that is named after somebody.
  private func nameDay(_ row: inout [Constituent]) {
    guard row.contains(where: { $0.lexeme.isInfinitive }),
      let day = row.indices.dropLast().first(where: { row[$0].lexeme.lemma == "día" }),
      day == 0
        || !row[day - 1].lexeme.isDeterminerLike && row[day - 1].lexeme.kind != .quantity
          && row[day - 1].lexeme.wordClass != .numeral,
      let name = PlainSceneWords.days[row[day + 1].lexeme.lemma]
    else { return }
    let named = phrase("el día \(name)", row[day], .time)
    row.removeSubrange(day...(day + 1))
    row.append(named)
  }

  /// *Hoy / ser / lunes / tres / junio*: the day of the week, and behind it its date.
  private func dateBehindDay(_ row: inout [Constituent]) {
    guard row.contains(where: { $0.lexeme.lemma == "ser" }),
      let day = row.indices.dropLast(2).first(where: { row[$0].lexeme.kind == .weekday }),
      row[day + 1].lexeme.wordClass == .numeral,
      SpanishHours.isMonth(row[day + 2].lexeme.lemma)
    else { return }
    let text =
      "\(row[day].lexeme.lemma), \(row[day + 1].lexeme.lemma) de \(row[day + 2].lexeme.lemma)"
    row[day].lexeme.lemma = text
    row[day].lexeme.article = .bare
    row.removeSubrange((day + 1)...(day + 2))
  }

  /// *Si / tú / portarse bien / helado, cuando / terminar / deberes / parque*: what one gets, and where one goes then.
  private func rewardLast(_ row: inout [Constituent]) {
    guard ["si", "cuando"].contains(row[0].lexeme.lemma),
      case let verbs = row.indices.filter({ row[$0].lexeme.wordClass == .verb }), verbs.count == 1,
      row[verbs[0]].lexeme.isInfinitive, verbs[0] < 3, verbs[0] + 1 < row.count,
      case let deed = row[verbs[0]].lexeme.lemma, let reward = row.last,
      reward.lexeme.wordClass == .noun, !reward.lexeme.isBeing,
      !row.contains(where: { $0.lexeme.isConnective && $0.tile != row[0].tile })
    else { return }
    // Si / llover / casa: where it rains is no reward.
    let behaved = PlainSceneWords.behaving.contains(deed)
    let between = row[(verbs[0] + 1)..<(row.count - 1)]
    let isDone =
      PlainSceneWords.finished.contains(deed)
      && between.contains { $0.lexeme.wordClass == .noun || $0.lexeme.lemma == "todo" }
    guard behaved || isDone else { return }
    let isEaten =
      KindSet.edible.contains(reward.lexeme.kind) || reward.lexeme.kind == .toy
      || PlainSceneWords.rewards.contains(reward.lexeme.lemma)
    guard isEaten || KindSet.places.contains(reward.lexeme.kind) else { return }
    if verbs[0] == 1 { row[1] = row[1].said(by: .first) }
    let isMass = reward.lexeme.countability == .mass || reward.lexeme.number == .plural
    let next = row.count - 1
    var gain = [deed == "ir" ? row[next] : self.deed(isEaten ? "tener" : "ir")]
    if isEaten, !isMass { gain += small("un") }
    row.insert(contentsOf: gain, at: next)
  }

  /// *Ayer / ir / dentista / no / llorar, ayer / jugar / fútbol / ganar*: two things that the speaker did or did not do then.
  func bothByThen(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[0].lexeme.kind.isTemporal,
      tables.lexicon.tense(of: row[0].lexeme.lemma) == .past, row[1].lexeme.isInfinitive,
      case let verbs = row.indices.filter({ row[$0].lexeme.wordClass == .verb }), verbs.count == 2,
      row[verbs[1]].lexeme.isInfinitive, verbs[1] > 2,
      case let denial = isNegator(row[verbs[1] - 1]) ? verbs[1] - 1 : verbs[1],
      denial < verbs[1] || PlainSceneWords.outcomes.contains(row[verbs[1]].lexeme.lemma),
      denial > 2, !row.contains(where: { $0.lexeme.wordClass == .conjunction }),
      row[2..<denial].allSatisfy({ isNominalOrSmall($0) }),
      row[(verbs[1] + 1)...].allSatisfy({ isNominalOrSmall($0) }),
      var main = read([row[1].said(by: .first)] + row[2..<denial]).first, main.sequels.isEmpty,
      main.verb?.tile == row[1].tile,
      var next = read([row[verbs[1]].said(by: .first)] + row[(verbs[1] + 1)...]).first,
      next.sequels.isEmpty, next.verb?.tile == row[verbs[1]].tile
    else { return nil }
    var time = row[0]
    time.lexeme.forms[Adverbial.starting] = ""
    main.tense = .past
    next.tense = .past
    main.options = []
    next.options = []
    main.isQuestion = false
    next.isQuestion = false
    main.complements.insert(time, at: 0)
    if denial < verbs[1] { next.complements.insert(row[denial], at: 0) }
    return [main.and(next, link: "y")]
  }

  private func isNominalOrSmall(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    switch lexeme.wordClass {
    case .noun, .properNoun: return !lexeme.kind.isTemporal
    case .determiner, .adposition, .numeral: return lexeme.kind != .question
    case .adverb, .adjective: return lexeme.kind != .negation && lexeme.kind != .question
    default: return false
    }
  }
}

/// Words of such rows.
private enum PlainSceneWords {
  static let weather: WordSet = ["frío", "calor", "sol", "viento", "fresco", "aire"]
  /// Who eats people up in tales.
  static let beasts: WordSet = [
    "lobo", "león", "tigre", "dragón", "cocodrilo", "tiburón", "ogro", "monstruo", "oso", "gigante",
    "serpiente", "ballena",
  ]
  static let going: WordSet = [
    "caminar", "andar", "pasear", "correr", "bailar", "jugar", "saltar", "cantar", "trabajar",
  ]
  static let glad: WordSet = ["contento", "feliz", "encantado", "alegre"]
  /// Days with a name, and what stands in it.
  static let days: [String: String] = [
    "madre": "de la madre", "padre": "del padre", "niño": "del niño", "libro": "del libro",
    "paz": "de la paz", "mujer": "de la mujer", "árbol": "del árbol",
    "abuelos": "de los abuelos", "trabajador": "del trabajador", "enamorados": "de los enamorados",
    "discapacidad": "de la discapacidad", "Reyes": "de Reyes", "Navidad": "de Navidad",
  ]
  /// What deserves a reward by itself.
  static let behaving: WordSet = ["portarse bien", "portarse", "obedecer", "ganar", "aprobar"]
  /// What is done to its end before.
  static let finished: WordSet = [
    "terminar", "acabar", "comer", "comerse", "recoger", "hacer", "limpiar", "estudiar", "ordenar",
  ]
  static let rewards: WordSet = [
    "premio", "regalo", "sorpresa", "tele", "tableta", "postre", "recreo", "pegatina", "cromos",
  ]
  /// What came of it.
  static let outcomes: WordSet = [
    "llorar", "vomitar", "ganar", "perder", "aburrirse", "divertirse", "marearse", "caerse",
    "reírse", "perderse", "asustarse", "enfadarse",
  ]
}
