import AACCore

/// Small words that Spanish rows leave out beside *ser* and *estar*: *farmacia / estar / derecha, bicicleta / ser / Hugo, yo / estar / enfadado / tú,
/// encender / luz / porque / estar / oscuro, este / ser / niño / más / alto; mamá / cocinar / mientras / yo / jugar*.
///
/// Sources: NGLE §30.4 (*a la derecha*), §37.9 (*ser de*), §36.4 (*complementos del adjetivo*), §41.5, §45.13 (*superlativo relativo*), §24.8.
extension TileReader {
  /// *Farmacia / estar / derecha, baño / estar / izquierda / escalera*.
  func toEitherSide(_ row: inout [Constituent]) {
    guard
      let be = row.firstIndex(where: { ["estar", "quedar"].contains($0.lexeme.lemma) }), be > 0,
      be + 1 < row.count, let side = SideWords.sides[row[be + 1].lexeme.lemma],
      row[be - 1].lexeme.wordClass == .noun || row[be - 1].lexeme.wordClass == .pronoun,
      row[be - 1].lexeme.kind != .body, be + 3 >= row.count,
      be + 2 == row.count || row[be + 2].lexeme.wordClass == .noun && !row[be + 2].lexeme.isBeing,
      let phrase = tables.lexicon.known(be + 2 == row.count ? side : "\(side) de")
    else { return }
    row[be + 1] = Constituent(phrase, tile: row[be + 1].tile)
  }

  /// *Bicicleta / ser / Hugo*: whose it is.
  func belongToNamed(_ row: inout [Constituent]) {
    guard row.count == 3, row[1].lexeme.lemma == "ser", row[1].lexeme.isInfinitive,
      row[0].lexeme.wordClass == .noun, row[0].lexeme.namesThing, !row[0].lexeme.takesPlace,
      row[2].lexeme.wordClass == .properNoun, row[2].lexeme.isHuman
    else { return }
    row.insert(contentsOf: small("de"), at: 2)
  }

  /// *Yo / estar / enfadado / tú, yo / harto / tú*: with whom, of whom; nobody is asked back.
  func crossWithOther(_ row: inout [Constituent]) {
    guard row.count < 6, let last = row.last, ["tú", "vos"].contains(last.lexeme.lemma),
      row[0].lexeme.lemma != last.lexeme.lemma,
      case let quality = row[row.count - 2].lexeme, SideWords.towards.contains(quality.lemma),
      let link = AdjectiveLinks.beforeNoun(quality.lemma),
      row[0].lexeme.lemma == "yo" || row[0].lexeme.isHuman
    else { return }
    row.insert(contentsOf: small(link), at: row.count - 1)
  }

  /// *Encender / luz / porque / estar / oscuro*: it is dark, and nobody is (NGLE §41.5).
  func darkBecause(_ row: inout [Constituent]) {
    guard row.count > 3,
      ["oscuro", "nublado", "despejado"].contains(row[row.count - 1].lexeme.lemma),
      case let be = row.count - 2, row[be].lexeme.lemma == "estar", row[be].lexeme.isInfinitive,
      row[be - 1].lexeme.lemma == "porque"
    else { return }
    row[be] = row[be].said(by: .third)
  }

  /// *Este / ser / niño / más / alto*: which one of all.
  func pointedSuperlative(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 5, row[0].lexeme.kind == .demonstrative, row[1].lexeme.lemma == "ser",
      row[1].lexeme.isInfinitive, row[2].lexeme.wordClass == .noun,
      ["más", "menos"].contains(row[3].lexeme.lemma), row[4].lexeme.wordClass == .adjective
    else { return nil }
    return [told(row[1], by: [row[0]], small("el") + row[2...])]
  }

  /// *Qué / faltar / mesa, qué / oler / aquí, tú / ser / dónde, tú / comprar / qué / supermercado*: what is asked there (NGLE §22.13).
  func askThere(_ row: inout [Constituent]) {
    guard row.count < 5 else { return }
    if row[0].lexeme.lemma == "qué", row[1].lexeme.isInfinitive, row.count == 3,
      case let place = row[2].lexeme,
      place.kind == .furniture || KindSet.places.contains(place.kind)
        || ["aquí", "ahí", "allí"].contains(place.lemma)
    {
      let link = place.wordClass == .noun ? small("en") : []
      switch row[1].lexeme.lemma {
      case "faltar": row = [row[0], row[1].said(by: .third)] + link + [row[2]]
      case "oler": row = small("a") + [row[0], row[1].said(by: .third)] + link + [row[2]]
      default: break
      }
      return
    }
    if row.count == 3, row[2].lexeme.lemma == "dónde", row[1].lexeme.lemma == "ser",
      row[0].lexeme.isHuman || row[0].lexeme.wordClass == .pronoun,
      let whence = tables.lexicon.known("de dónde")
    {
      row = [Constituent(whence, tile: row[2].tile), row[1], row[0]]
      return
    }
    guard row.count == 4, row[0].lexeme.wordClass == .pronoun, row[1].lexeme.isInfinitive,
      row[2].lexeme.lemma == "qué", KindSet.places.contains(row[3].lexeme.kind),
      row[3].lexeme.wordClass == .noun, frame(of: row[1]).slot(.object)?.preposition == nil,
      frame(of: row[1]).slot(.object) != nil
    else { return }
    row = [row[2], row[1], row[0], row[3]]
  }

  /// *Papá / ser / alto / mamá / ser / baja, yo / tener / hambre / bebé / tener / sueño*: how either of two is and what they have.
  func eachIsSo(_ row: [Constituent]) -> [Clause]? {
    let verbs = row.indices.filter { row[$0].lexeme.wordClass == .verb }
    guard row.count > 5, verbs.count == 2, row.count < 10, verbs[1] > verbs[0] + 2,
      verbs.allSatisfy({
        row[$0].lexeme.isInfinitive
          && ["ser", "estar", "tener", "llamarse"].contains(row[$0].lexeme.lemma)
      }), row[verbs[0]].lexeme.lemma == row[verbs[1]].lexeme.lemma, verbs[1] + 1 < row.count,
      row[..<verbs[0]].allSatisfy({ $0.lexeme.isNominal || $0.lexeme.isDeterminerLike }),
      case let other = row[verbs[1] - 1].lexeme,
      other.wordClass == .pronoun && other.kind == .person
        || [.noun, .properNoun].contains(other.wordClass) && other.isBeing,
      case let start = row[verbs[1] - 2].lexeme.isDeterminerLike ? verbs[1] - 2 : verbs[1] - 1,
      start > verbs[0] + 1,
      row[(verbs[1] + 1)...].allSatisfy({ !$0.lexeme.isConnective && $0.lexeme.kind != .question }),
      let main = read(Array(row[..<start])).first, main.sequels.isEmpty, !main.isQuestion,
      let next = read(Array(row[start...])).first, next.sequels.isEmpty, !next.isQuestion
    else { return nil }
    return [main.and(next, link: "y")]
  }

  /// *Entrenador / decir / correr*: what those who teach and lead say one is to do.
  func toldByLeader(_ row: inout [Constituent]) {
    guard row.count < 6, row[0].lexeme.wordClass == .noun, row[0].lexeme.isHuman,
      row[1].lexeme.lemma == "decir", row[1].lexeme.isInfinitive, row[2].lexeme.isInfinitive,
      !CalledWords.all.contains(row[0].lexeme.lemma),
      !AddressWords.medics.contains(row[0].lexeme.lemma),
      DeedsTold.isTold(by: row[0].lexeme, row[2].lexeme.lemma),
      onlyVerb(Array(row[2...])) == 0
    else { return }
    row.insert(contentsOf: small("que"), at: 2)
  }

  /// *Puré / estar / soso / faltar / sal*: what it lacks.
  func lackingIt(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, row.count < 7,
      let lack = row.firstIndex(where: { $0.lexeme.lemma == "faltar" }),
      lack > 2, lack + 2 == row.count, row[lack].lexeme.isInfinitive,
      row[lack + 1].lexeme.wordClass == .noun, !row[lack + 1].lexeme.isBeing,
      row[lack - 1].lexeme.wordClass == .adjective, row[lack - 2].lexeme.lemma == "estar",
      row[lack - 3].lexeme.wordClass == .noun, !row[lack - 3].lexeme.isBeing,
      let main = read(Array(row[..<lack])).first, main.sequels.isEmpty
    else { return nil }
    let verb = row[lack + 1].lexeme.number == .plural ? "le faltan" : "le falta"
    return saidAtOnce(Array(row[lack...]), "\(verb) \(written(row[lack + 1]))").first.map {
      [main.and($0)]
    }
  }

  /// *Ventana / estar / abierto / y / entrar / moscas, yo / abrir / puerta / y / entrar / gato*: what comes in for that (NGLE §41.4).
  func andComesIn(_ row: [Constituent]) -> [Clause]? {
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "y" }), link > 2,
      link + 3 == row.count, row[link + 1].lexeme.isInfinitive,
      SideWords.coming.contains(row[link + 1].lexeme.lemma),
      row[link + 2].lexeme.wordClass == .noun || row[link + 2].lexeme.wordClass == .properNoun,
      !KindSet.places.contains(row[link + 2].lexeme.kind), !row[link + 2].lexeme.kind.isTemporal,
      onlyVerb(Array(row[..<link])) != nil, let main = read(Array(row[..<link])).first,
      main.sequels.isEmpty, !main.isQuestion, !main.subject.isEmpty
    else { return nil }
    var what = row[link + 2]
    let isMany =
      !what.lexeme.isHuman
      && (what.lexeme.number == .plural || what.lexeme.countability == .mass)
    guard isMany else {
      guard what.lexeme.isBeing else { return nil }
      return [main.and(told(row[link + 1], by: known(what)), link: "y")]
    }
    what.lexeme.article = .bare
    what.government = Government(preposition: nil, article: .bare)
    var verb = row[link + 1].said(by: .third)
    verb.lexeme.number = what.lexeme.number ?? .singular
    return [main.and(told(verb, [what]), link: "y")]
  }

  /// *Yo / llamar / mamá / pero / no / contestar*: what the other does not do for that.
  func butNoAnswer(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 6, row[3].lexeme.lemma == "pero", isNegator(row[4]),
      row[1].lexeme.isInfinitive, SideWords.calling.contains(row[1].lexeme.lemma),
      row[2].lexeme.isBeing, row[2].lexeme.wordClass != .pronoun, row[5].lexeme.isInfinitive,
      SideWords.answering.contains(row[5].lexeme.lemma),
      let main = read(Array(row[..<3])).first, main.sequels.isEmpty, !main.isQuestion
    else { return nil }
    var verb = row[5].said(by: .third)
    verb.lexeme.number = row[2].lexeme.number ?? .singular
    return [main.and(told(verb, [row[4]]), link: "pero")]
  }

  /// *Mamá / cocinar / mientras / yo / jugar*: either does something at that time.
  func whileAnother(_ row: [Constituent]) -> [Clause]? {
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "mientras" }), link > 1,
      link + 2 < row.count, row[0].lexeme.isBeing, row[0].lexeme.wordClass != .pronoun,
      row[link + 1].lexeme.wordClass == .pronoun, row[link + 1].lexeme.kind == .person,
      row[link + 2].lexeme.isInfinitive, onlyVerb(Array(row[..<link])) == 1,
      onlyVerb(Array(row[link...])) == 2, var main = read(Array(row[..<link])).first,
      main.sequels.isEmpty, main.verb?.tile == row[1].tile, !main.isQuestion
    else { return nil }
    main.complements += row[link...]
    return [main]
  }
}

/// Words of such rows.
private enum SideWords {
  static let sides: [String: String] = [
    "derecha": "a la derecha", "izquierda": "a la izquierda", "derecho": "a la derecha",
    "izquierdo": "a la izquierda",
  ]
  static let coming: WordSet = [
    "entrar", "salir", "caer", "llegar", "venir", "aparecer", "escaparse", "caerse",
  ]
  static let calling: WordSet = [
    "llamar", "esperar", "buscar", "invitar", "avisar", "preguntar", "ayudar", "saludar",
  ]
  static let answering: WordSet = [
    "contestar", "responder", "venir", "llegar", "aparecer", "escuchar", "oír",
  ]
  /// What one feels towards somebody.
  static let towards: WordSet = [
    "enfadado", "enojado", "orgulloso", "harto", "enamorado", "celoso", "molesto", "obsesionado",
  ]
}
