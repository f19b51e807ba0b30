import AACCore

/// Words of Spanish rows that only where they stand tells what they are: *fiesta / mazo / guapa, me / gustar / mogollón / pizza, muy / chungo, descargar /
/// Grid / tableta, BiPAP / pitar, mandar / Bizum, mi / hermano / ser / un / tiquismiquis*.
///
/// Sources: NGLE §19.4 (*cuantificadores de grado*), §12.2 (kinds of nouns), §12.7 (names), §10.9 (*elementos prefijales de grado*).
extension TileReader {
  /// The row with these words as what they are there.
  func spanishStandings(_ row: [Constituent]) -> [Constituent] {
    var row = row
    for index in row.indices where row[index].tile != nil && row[index].government == nil {
      readDegree(&row, index)
      readGraded(&row, index)
      readPrice(&row, index)
      readComfort(&row, index)
      guard row[index].lexeme.isInferred else { continue }
      readQuality(&row, index)
      readNameOfThing(&row, index)
      readLoneNumber(&row, index)
    }
    return row
  }

  /// *Mazo / guapa, mega / difícil, molar / mogollón*: how very, and how much.
  private func readDegree(_ row: inout [Constituent], _ index: Int) {
    let word = row[index].lexeme
    guard index > 0, StandingWords.degrees.contains(word.lemma.lowercased()),
      word.wordClass != .verb, !row[index - 1].lexeme.isDeterminerLike
    else { return }
    if index + 1 < row.count, case let next = row[index + 1].lexeme,
      next.wordClass == .adjective && !next.kind.isSmall
        || next.isInferred && next.wordClass == .noun && row[index - 1].lexeme.wordClass == .noun
        || next.wordClass == .adverb && !next.kind.isTemporal && !next.kind.isSmall
    {
      row[index].lexeme = Lexeme(lemma: word.lemma, wordClass: .adverb, kind: .degree)
      guard next.isInferred, next.wordClass == .noun else { return }
      row[index + 1].lexeme.wordClass = .adjective
      row[index + 1].lexeme.kind = .quality
      return
    }
    guard StandingWords.amounts.contains(word.lemma.lowercased()),
      row[index - 1].lexeme.wordClass == .verb,
      !["tener", "haber", "comprar"].contains(row[index - 1].lexeme.lemma)
    else { return }
    row[index].lexeme = Lexeme(lemma: word.lemma, wordClass: .adverb, kind: .manner)
  }

  /// *Muy / chungo, tan / chachi*: behind a word of degree an unknown word is a quality.
  private func readQuality(_ row: inout [Constituent], _ index: Int) {
    let word = row[index].lexeme
    guard index > 0, word.wordClass == .noun, word.kind == .thing, !word.lemma.hasSpace,
      row[index - 1].lexeme.kind == .degree
    else { return }
    row[index].lexeme.wordClass = .adjective
    row[index].lexeme.kind = .quality
    row[index].lexeme.number = nil
    row[index].lexeme.gender = nil
  }

  /// *Muy / borde*: behind *muy* the form of a verb is no verb.
  private func readGraded(_ row: inout [Constituent], _ index: Int) {
    guard index > 0, row[index - 1].lexeme.lemma == "muy", row[index].lexeme.wordClass == .verb,
      let text = row[index].lexeme.forms[FiniteForms.Mark.text], text != row[index].lexeme.lemma
    else { return }
    row[index].lexeme = Lexeme(lemma: text, wordClass: .adjective, kind: .quality)
  }

  /// *Falda / muy / cara, entrada / cara*: behind what is bought and worn it is a price, and no face.
  private func readPrice(_ row: inout [Constituent], _ index: Int) {
    guard index > 0, row[index].lexeme.lemma == "cara", row[index].lexeme.wordClass == .noun,
      case let before = row[index - 1].lexeme,
      before.kind == .degree || before.lemma == "demasiado"
        || before.wordClass == .noun && before.namesThing
          && (StandingWords.priced.contains(before.kind)
            || row.count == 2 && KindSet.places.contains(before.kind)),
      index + 1 == row.count || row[index + 1].lexeme.kind != .color,
      let thing = row[..<index].last(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      thing.namesThing, thing.kind != .body, tables.gender(of: thing) == .feminine
    else { return }
    row[index].lexeme = Lexeme(lemma: "caro", wordClass: .adjective, kind: .quality)
  }

  /// *Cama / cómoda, silla / cómoda*: what one lies and sits on is so, and stands beside no chest of drawers.
  private func readComfort(_ row: inout [Constituent], _ index: Int) {
    guard index == 1, row.count == 2, row[1].lexeme.lemma == "cómoda",
      row[0].lexeme.wordClass == .noun, tables.gender(of: row[0].lexeme) == .feminine,
      [.furniture, .clothing, .home, .room].contains(row[0].lexeme.kind)
    else { return }
    row[1].lexeme = Lexeme(lemma: "cómodo", wordClass: .adjective, kind: .quality)
  }

  /// *Descargar / Grid, poner / Nintendogs, BiPAP / pitar, mandar / Bizum*: what is no person's name.
  private func readNameOfThing(_ row: inout [Constituent], _ index: Int) {
    let word = row[index].lexeme
    guard word.wordClass == .properNoun, word.kind == .person, word.isHuman else { return }
    let before = index > 0 ? row[index - 1].lexeme : nil
    if let known = tables.lexicon.known(word.lemma.lowercased()), known.wordClass == .noun,
      StandingWords.namedKinds.contains(known.kind)
    {
      row[index].lexeme = known
      row[index].lexeme.lemma = word.lemma
    } else if word.lemma.filter(\.isUppercase).count > 1, !word.lemma.hasSpace {
      let isSubject = index == 0 && row.count > 1 && row[1].lexeme.wordClass == .verb
      let isOwned = before?.isDeterminerLike == true
      row[index].lexeme.kind = .thing
      row[index].lexeme.animacy = .inanimate
      guard isSubject || isOwned else { return }
      row[index].lexeme.wordClass = .noun
      row[index].lexeme.article = .definite
    } else if let deed = before, deed.wordClass == .verb,
      StandingWords.doneToThings.contains(deed.lemma)
    {
      row[index].lexeme.kind = .thing
      row[index].lexeme.animacy = .inanimate
    }
  }

  /// *Un / tiquismiquis, un / aguafiestas*: behind *un* there is one, however the word ends.
  private func readLoneNumber(_ row: inout [Constituent], _ index: Int) {
    guard index > 0, row[index].lexeme.wordClass == .noun, row[index].lexeme.number == .plural,
      ["un", "una", "el", "este", "ese", "esta", "esa"].contains(written(row[index - 1]))
    else { return }
    row[index].lexeme.number = .singular
    row[index].lexeme.gender =
      ["una", "esta", "esa"].contains(written(row[index - 1])) ? .feminine : .masculine
  }
}

/// Words of such rows.
enum StandingWords {
  /// What is said for *muy* among the young and at home, most of it nouns and prefixes otherwise.
  static let degrees: WordSet = [
    "mazo", "mogollón", "mega", "to", "ultra", "hiper", "híper", "requete", "cantidad", "tope",
    "súper", "super", "archi", "extra", "full",
  ]
  /// Those that are said for *mucho* as well.
  static let amounts: WordSet = ["mazo", "mogollón", "cantidad", "tope", "súper", "super", "mega"]
  /// What an unknown name behind them can only be a thing of: programs, games, shows, books and makes.
  static let doneToThings: WordSet = [
    "descargar", "descargarse", "instalar", "desinstalar", "borrar", "abrir", "cerrar", "poner",
    "quitar", "comprar", "vender", "ver", "leer", "actualizar", "usar", "bajar", "comer",
    "beber", "tomar", "probar", "encender", "apagar", "cargar", "necesitar", "pedir", "conectar",
  ]
  /// What has a price.
  static let priced = KindSet(.clothing, .food, .drink, .dish, .device, .vehicle, .furniture, .home)
  /// Kinds of things whose names are written large by many: *Bizum, Wifi, Tuit*.
  static let namedKinds = KindSet(.media, .money, .device, .game, .medicine)
}

extension Lexeme {
  /// *La fiesta está mazo guapa, ¡qué bonito es el vestido!*: what is a noun or a cry by itself and neither here.
  var standsForItself: Bool {
    kind == .degree && StandingWords.degrees.contains(lemma)
      || kind == .question && forms[Adverbial.exclaiming] != nil
  }
}
