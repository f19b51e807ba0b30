import AACCore

/// Prepositions that a Portuguese row leaves out behind the verb that needs them: *mágico / tirar / coelho / chapéu, pintar / casa / amarelo, verão / faltar / dois /
/// mês, eu / gostar / cachorro / vizinho, banheiro / estar / fim / corredor*.
///
/// Sources: Cunha & Cintra, chapter 15 (*Preposição*); Bechara, *Regência*.
extension TileReader {
  func sayWhatElse(_ row: inout [Constituent], _ verb: Int) {
    switch row[verb].lexeme.lemma {
    case "esquecer": forgetToDo(&row, verb)
    case "lembrar", "querer", "precisar": callSomebody(&row, verb)
    case "tirar": takeOutOf(&row, verb)
    case "pintar": paintSo(&row, verb)
    case "faltar": missingUntil(&row, verb)
    case "enjoar", "vomitar": sickIn(&row, verb)
    case "guardar": putAway(&row, verb)
    case "cobrir", "tapar", "enrolar": coverWith(&row, verb)
    case "gostar", "adorar", "amar": likeOfOwner(&row, verb)
    case "estar", "ficar": atEndOf(&row, verb)
    default: break
    }
  }

  /// *Eu / esquecer / trazer / caderno*: what one did not do.
  func forgetToDo(_ row: inout [Constituent], _ verb: Int) {
    guard verb + 2 < row.count, row[verb + 1].lexeme.lemma == "trazer",
      row[verb + 1].lexeme.isInfinitive
    else { return callSomebody(&row, verb) }
    if verb + 3 == row.count, isPlainThing(row[verb + 2]) { row.insert(article, at: verb + 2) }
    row.insert(known("de"), at: verb + 1)
  }

  /// *Lembrar / ligar / vovó*: whom one rings up.
  func callSomebody(_ row: inout [Constituent], _ verb: Int) {
    guard verb + 3 == row.count, ["lembrar", "esquecer"].contains(row[verb].lexeme.lemma),
      ["ligar", "telefonar"].contains(row[verb + 1].lexeme.lemma),
      row[verb + 2].lexeme.isHuman, row[verb + 2].lexeme.wordClass != .pronoun
    else { return }
    row.insert(known("para"), at: verb + 2)
    row.insert(known("de"), at: verb + 1)
    if verb == 0 {
      row[0] = row[0].lexeme.lemma == "esquecer" ? ownPast(row[0]) : row[0].said(by: .first)
    }
  }

  /// *Mágico / tirar / coelho / chapéu, bombeiro / tirar / gato / árvore*: out of what somebody is got.
  func takeOutOf(_ row: inout [Constituent], _ verb: Int) {
    if row.count > verb + 2, row[row.count - 2].lexeme.lemma == "nota",
      ["prova", "exame", "teste", "redação", "ditado"].contains(row[row.count - 1].lexeme.lemma)
    {
      // Eu / tirar / boa / nota / prova.
      row.insert(contentsOf: [known("em"), article], at: row.count - 1)
      return
    }
    guard verb + 3 == row.count, row[verb + 1].lexeme.isBeing, isBareNoun(row[verb + 1]),
      isPlainThing(row[verb + 2]), row[verb + 2].lexeme.kind != .clothing || verb > 0
    else { return }
    row.insert(contentsOf: [known("de"), article], at: verb + 2)
  }

  /// Whether it is there before it is painted: *pintar / flor / amarelo* makes a yellow flower.
  private func isPainted(_ thing: Lexeme) -> Bool {
    thing.isPlaceLike || thing.kind == .furniture || thing.kind == .vehicle || thing.kind == .body
      || LinksLeftOutWords.painted.contains(thing.lemma)
  }

  /// *Pintar / casa / amarelo, eu / querer / pintar / rosto / tigre*: in what colour, and as what (Bechara, *De: modo*).
  func paintSo(_ row: inout [Constituent], _ verb: Int) {
    guard verb + 3 == row.count, isPlainThing(row[verb + 1]),
      !["tinta", "lápis", "giz", "guache", "caneta"].contains(row[verb + 1].lexeme.lemma),
      verb == 0 || row[verb - 1].lexeme.wordClass == .verb,
      row[verb + 2].lexeme.kind == .color && isPainted(row[verb + 1].lexeme)
        || row[verb + 1].lexeme.kind == .body
          && row[verb + 2].lexeme.kind == .animal
    else { return }
    row[verb + 2].lexeme.article = .bare
    let isBody = row[verb + 1].lexeme.kind == .body
    row.insert(known("de"), at: verb + 2)
    row.insert(article, at: verb + 1)
    if verb == 0, !isBody { row.insert(ownDeed("querer"), at: 0) }
  }

  /// *Verão / faltar / dois / mês, Natal / faltar / dez / dia*: until when.
  func missingUntil(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 1, row.count == 4, row[2].lexeme.wordClass == .numeral,
      tables.lexicon.isUnitOfTime(row[3].lexeme.lemma), row[0].lexeme.wordClass != .pronoun,
      !row[0].lexeme.isBeing
    else { return }
    let goal = row.removeFirst()
    row += [known("para"), article, goal]
  }

  /// *Eu / enjoar / carro, eu / vomitar / ônibus*: where one feels sick.
  func sickIn(_ row: inout [Constituent], _ verb: Int) {
    guard verb > 0, verb + 2 == row.count, row[verb + 1].lexeme.kind == .vehicle,
      isBareNoun(row[verb + 1]), namesSomebody(row[verb - 1].lexeme)
    else { return }
    row.insert(contentsOf: [known("em"), article], at: verb + 1)
  }

  /// *Guardar / armário, roupa / limpa / guardar / armário*: into what, where the thing is not named behind it.
  func putAway(_ row: inout [Constituent], _ verb: Int) {
    guard verb + 2 == row.count, isPlainThing(row[verb + 1]),
      row[verb + 1].lexeme.kind == .furniture || row[verb + 1].lexeme.kind == .room
        || LinksLeftOutWords.keepers.contains(row[verb + 1].lexeme.lemma)
    else { return }
    row.insert(contentsOf: [known("em"), article], at: verb + 1)
  }

  /// *Cobrir / eu / cobertor*: with what.
  func coverWith(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 0, row.count > 2, row[1].lexeme.lemma == "eu" || row[1].lexeme.isBeing,
      LinksLeftOutWords.covers.contains(row[2].lexeme.lemma), row.count == 3
    else { return }
    row.insert(known("com"), at: 2)
  }

  /// *Eu / gostar / cachorro / vizinho*: whose it is; nobody likes it together with him.
  func likeOfOwner(_ row: inout [Constituent], _ verb: Int) {
    guard verb + 3 == row.count,
      row[verb + 1].lexeme.kind == .animal
        || row[verb + 1].lexeme.kind == .toy || row[verb + 1].lexeme.kind == .clothing,
      isBareNoun(row[verb + 1]), isOwnerByName(row[verb + 2].lexeme)
    else { return }
    row.insert(contentsOf: [known("de")] + before(row[verb + 2].lexeme), at: verb + 2)
  }

  /// *Banheiro / estar / fim / corredor*: at which end of what.
  func atEndOf(_ row: inout [Constituent], _ verb: Int) {
    guard verb > 0, verb + 3 == row.count, isPlainThing(row[verb + 2]),
      LinksLeftOutWords.ends.contains(row[verb + 1].lexeme.lemma)
    else { return }
    row.insert(contentsOf: [known("de"), article], at: verb + 2)
    row.insert(contentsOf: [known("em"), article], at: verb + 1)
  }

  /// *Páscoa / procurar / ovo / chocolate*: of what it is made.
  func eggOfChocolate(_ row: inout [Constituent]) {
    guard let egg = row.indices.dropLast().first(where: { row[$0].lexeme.lemma == "ovo" }), egg > 0,
      ["chocolate", "Páscoa"].contains(row[egg + 1].lexeme.lemma)
    else { return }
    row.insert(known("de"), at: egg + 1)
  }

  /// *Pagar / luz / antes / sexta-feira, antes / Natal*: before which day (Bechara, *Antes de*).
  func beforeDay(_ row: inout [Constituent]) {
    guard row.count > 2, let day = row.last, day.lexeme.kind.isTemporal,
      ["antes", "depois"].contains(row[row.count - 2].lexeme.lemma),
      day.lexeme.wordClass == .noun
        || day.lexeme.kind == .weekday, let verb = verbPlace(row), row[verb].lexeme.isInfinitive
    else { return }
    row.insert(contentsOf: [known("de"), article], at: row.count - 1)
    if verb == 0 { row[0] = row[0].said(by: .first) }
  }
}
