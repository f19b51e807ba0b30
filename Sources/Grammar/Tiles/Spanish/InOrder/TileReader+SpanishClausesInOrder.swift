import AACCore

/// Rows of Spanish laid as they are said that ask what befell something, tell how it once was, or join two clauses: *qué / pasar / muñeca, antes / yo / correr /
/// maratones, vivir / granja / cuando / niño, entender / todo / pero / hablar / mal, coche / rojo / ser / mi / favorito, socorro / yo / ahogarse*.
///
/// Sources: NGLE §22.14 (questions), §23.10 (*pretérito imperfecto*), §24.7 (*cuando*), §31.9 (*pero*), §18.2 (*posesivos*), §42.4.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func clauseInOrder(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2 else { return nil }
    if let asked = befallen(row) ?? stopping(row) { return [asked] }
    if let before = onceDone(row) ?? oneFavorite(row) { return [before] }
    if let rest = calledForHelp(row) { return rest }
    if let laid = whenYoung(row) ?? kissedGoodNight(row) { return deeper.readWhole(laid) }
    if let laid = goingToPlace(row) ?? ownSide(row) { return read(laid) }
    return butSo(row)
  }

  /// *Qué / pasar / muñeca, qué / pasar / ayer / escuela*: to which thing it happened, or where (NGLE §41.4).
  private func befallen(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.lemma == "qué",
      ["pasar", "ocurrir", "suceder"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, row.count < 6,
      case let rest = Array(row[2...]), rest.filter({ $0.lexeme.wordClass == .noun }).count == 1,
      let place = rest.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      rest.indices.allSatisfy({
        $0 == place || rest[$0].lexeme.kind.isTemporal || rest[$0].lexeme.isDeterminerLike
      }), case let noun = rest[place].lexeme, noun.namesThing || noun.roleKind == .animal
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = row[1].said(by: .third)
    let first = place > 0 && rest[place - 1].lexeme.isDeterminerLike ? place - 1 : place
    let the = first == place ? small("el") : []
    let isThere = KindSet.places.contains(noun.kind) || noun.takesPlace
    guard noun.kind != .media else { return nil }
    var thing = rest
    thing[place].lexeme.animacy = .inanimate
    if noun.kind == .animal { thing[place].lexeme.kind = .toy }
    let link = isThere ? small("en") : [Constituent(WordJoiner.pronoun("le"))] + small("a")
    clause.complements =
      [row[0]] + rest[..<first] + link + the + thing[first...]
    if rest.contains(where: { tables.lexicon.tense(of: $0.lexeme.lemma) == .past }) {
      clause.tense = .past
    }
    clause.isQuestion = true
    return clause
  }

  /// *Dónde / parar / autobús / centro, cuándo / llegar / tren / Madrid*: what runs stops there, and where it runs to is told last.
  private func stopping(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, row[0].lexeme.kind == .question, row[1].lexeme.lemma == "parar",
      ["dónde", "cuándo"].contains(row[0].lexeme.lemma), row[2].lexeme.kind == .vehicle,
      KindSet.places.contains(row[3].lexeme.kind) || row[3].lexeme.wordClass == .properNoun
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[2]]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[1]
    clause.complements = [row[0], row[3]]
    clause.isQuestion = true
    return clause
  }

  /// *Antes / yo / correr / maratones*: what was done again and again, once (NGLE §23.10).
  private func onceDone(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.lemma == "antes", isOver, row.count < 7,
      let parts = OrderedRow(row), parts.times.count == 1, parts.isOneDeed,
      parts.head.count == 1, parts.noun.lexeme.isHuman || parts.noun.lexeme.kind == .person,
      !parts.rest.contains(where: { $0.lexeme.kind.isTemporal || isOneThing($0) }),
      !tables.frames[parts.verb.lexeme.lemma].pattern.mayHaveExperiencer
    else { return nil }
    var clause = inOrder(parts, parts.verb, row)
    clause.complements[0].lexeme.forms[Adverbial.starting] = ""
    clause.tense = .past
    clause.options = [.habitual]
    return clause
  }

  /// *Comer / galleta*: one of them is eaten once.
  private func isOneThing(_ word: Constituent) -> Bool {
    let noun = word.lexeme
    return noun.namesThing && noun.countability == .count && noun.number != .plural
      && !isWrittenPlural(word) && !noun.takesPlace && !KindSet.places.contains(noun.kind)
      && noun.kind != .instrument && noun.kind != .game
  }

  /// *Coche / rojo / ser / mi / favorito*: which one is one's favorite.
  private func oneFavorite(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, let parts = OrderedRow(row), parts.hasOneNoun,
      parts.verb.lexeme.lemma == "ser", parts.rest.count == 2,
      parts.rest[0].lexeme.kind == .possessive || parts.rest[0].lexeme.isDeterminerLike,
      ["favorit", "preferid"].contains(where: parts.rest[1].lexeme.lemma.hasPrefix)
    else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// *Socorro / yo / ahogarse*: the cry is one thing, what befalls one another (NGLE §42.4).
  private func calledForHelp(_ row: [Constituent]) -> [Clause]? {
    let word = row[0].lexeme.lemma
    guard
      ["socorro", "auxilio"].contains(word)
        || word == "ayuda" && row[1].lexeme.lemma == "yo"
          && InOrderClauses.mishaps.contains(row[2].lexeme.lemma)
    else { return nil }
    return calledBefore(word, row[0], deeper.readWhole(Array(row[1...])))
  }

  /// *Vivir / granja / cuando / niño*: when one was so (NGLE §24.7).
  private func whenYoung(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row[row.count - 2].lexeme.lemma == "cuando", let age = row.last?.lexeme,
      InOrderClauses.ages.contains(age.lemma)
        || InOrderClauses.ages.contains(
          row[row.count - 1].lexeme.forms[FiniteForms.Mark.text] ?? ""),
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return nil }
    return row.dropLast() + [deed("ser"), row[row.count - 1]]
  }

  /// *Dar / beso / buenas noches*: of which kiss one speaks, and no greeting.
  private func kissedGoodNight(_ row: [Constituent]) -> [Constituent]? {
    guard
      let wish = row.indices.dropFirst(2).first(where: {
        row[$0].lexeme.lemma == "buenas noches"
      }), ["beso", "besito", "abrazo", "cuento", "canción"].contains(row[wish - 1].lexeme.lemma)
    else { return nil }
    var laid = row
    laid[wish] = phrase("de buenas noches", row[wish])
    return laid
  }

  /// *Ir / abrir / restaurante, ir / comprar / piso*: it is the place that one does it to, and not where one goes (NGLE §28.8).
  private func goingToPlace(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[1].lexeme.lemma == "ir", row[1].lexeme.isInfinitive,
      row[0].lexeme.wordClass == .pronoun, InOrderClauses.toPlaces.contains(row[2].lexeme.lemma),
      isCommon(row[3]), KindSet.places.contains(row[3].lexeme.kind)
    else { return nil }
    var place = row[3]
    place.lexeme.kind = .thing
    place.government = Government(preposition: nil, article: .indefinite)
    return [row[0], row[1]] + small("a") + [row[2], place]
  }

  /// *Mi / mano / derecha / temblar*: of which hand (NGLE §18.3).
  private func ownSide(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, ["mi", "mis"].contains(row[0].lexeme.lemma), row[1].lexeme.kind == .body,
      ["izquierdo", "derecho", "izquierda", "derecha"].contains(row[2].lexeme.lemma),
      row[3].lexeme.isInfinitive
    else { return nil }
    var the = small("el")
    guard !the.isEmpty else { return nil }
    the[0] = Constituent(the[0].lexeme, tile: row[0].tile)
    var side = row[2]
    side.lexeme = Lexeme(
      lemma: row[2].lexeme.lemma.hasPrefix("izq") ? "izquierdo" : "derecho", wordClass: .adjective,
      kind: .quality)
    return the + [row[1], side, row[3]]
  }

  /// *Entender / todo / pero / hablar / mal*: what one does, and what one does for all that (NGLE §31.9).
  private func butSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, row[0].lexeme.wordClass == .pronoun, row[0].lexeme.kind == .person,
      let but = row.firstIndex(where: { ["pero", "y"].contains($0.lexeme.lemma) }), but > 2,
      but + 1 < row.count,
      row[but].lexeme.lemma == "pero"
        ? InOrderClauses.amounts.contains(row[but - 1].lexeme.lemma)
        : but > 2 && InOrderClauses.perceiving.contains(row[but + 1].lexeme.lemma)
          && isCommon(row[but - 1]) && but + 2 < row.count,
      case let next = isNegator(row[but + 1]) ? but + 2 : but + 1, next < row.count,
      row[next].lexeme.isInfinitive,
      row[..<but].filter({ $0.lexeme.wordClass == .verb }).count == 1,
      row[but...].filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return nil }
    var second = Array(row[(but + 1)...])
    second[next - but - 1].lexeme.person = row[0].lexeme.person
    second[next - but - 1].lexeme.number = row[0].lexeme.number
    guard var said = clause(of: Cut(first: Array(row[..<but]), second: second)) else { return nil }
    said.sequelJoint = [row[but]]
    return [said]
  }
}

/// Words of such rows.
private enum InOrderClauses {
  static let mishaps: WordSet = [
    "caer", "caerse", "ahogar", "ahogarse", "atragantarse", "quemarse", "perderse", "marearse",
    "cortarse", "sangrar",
  ]
  static let ages: WordSet = [
    "niño", "niña", "pequeño", "pequeña", "joven", "bebé", "adolescente", "chico", "chica",
    "soltero", "soltera", "estudiante",
  ]
  /// What is done to a place rather than there.
  static let toPlaces: WordSet = [
    "abrir", "comprar", "alquilar", "vender", "montar", "reservar", "buscar",
  ]
  /// What one comes upon when one has done something.
  static let perceiving: WordSet = ["ver", "oír", "encontrar", "descubrir"]
  static let amounts: WordSet = ["todo", "nada", "mucho", "poco", "algo", "bien", "mal"]
}
