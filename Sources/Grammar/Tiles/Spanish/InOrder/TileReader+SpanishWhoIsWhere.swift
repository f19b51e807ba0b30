import AACCore

/// Spanish rows of three nouns without a verb that tell who or what is where: *abuelo / sillón / periódico, tía / Carmen / Barcelona, dibujo / familia / nevera,
/// cena / casa / abuela, partido / fútbol / tele*.
///
/// Sources: NGLE §31.1 (what is left unsaid), §37.9 (*estar* of places), §37.8 (*ser* of events), §41.6 (*haber*), §12.13 (*aposición*).
extension TileReader {
  /// The row with what it lacks; nil for any other.
  func whoIsWhere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3,
      row.allSatisfy({ [.noun, .properNoun].contains($0.lexeme.wordClass) }),
      !row.contains(where: { $0.lexeme.kind.isTemporal })
    else { return nil }
    return namedThere(row) ?? sittingWith(row) ?? shownThereOn(row) ?? heldAt(row) ?? onScreen(row)
  }

  /// *Niña / nueva / tímida, vecino / nuevo / ruidoso*: what the new one is like.
  func newcomerSo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.isHuman,
      !CalledWords.all.contains(row[0].lexeme.lemma), row[1].lexeme.lemma.hasPrefix("nuev"),
      row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.wordClass == .adjective, !row[2].lexeme.isDeterminerLike
    else { return nil }
    let isPassing = row[2].lexeme.kind.isPassing && row[2].lexeme.lemma != "tímido"
    let being: Constituent = .linking(isPassing ? "estar" : "ser", .third)
    return small("el") + [row[0], row[1], being, row[2]]
  }

  /// *Tía / Carmen / Barcelona, amigo / Pablo / casa*.
  private func namedThere(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.wordClass == .noun, row[0].lexeme.isHuman,
      row[1].lexeme.wordClass == .properNoun, row[1].lexeme.isHuman, !row[2].lexeme.isHuman,
      row[2].lexeme.kind == .place || KindSet.places.contains(row[2].lexeme.kind)
        || row[2].lexeme.lemma == "casa"
    else { return nil }
    let isNamed = row[2].lexeme.wordClass == .properNoun
    return [row[0], row[1], .linking("estar", .third)]
      + (isNamed ? small("en") + [row[2]] : at(row[2]))
  }

  /// *Abuelo / sillón / periódico*: where somebody is, and with what.
  private func sittingWith(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.wordClass == .noun, row[0].lexeme.isHuman || row[0].lexeme.kind == .animal,
      !CalledWords.all.subtracting(["abuelo", "abuela"]).contains(row[0].lexeme.lemma),
      WhoIsWhereWords.seats.contains(row[1].lexeme.lemma), isCommon(row[1]), isCommon(row[2]),
      [.book, .toy, .device, .media].contains(row[2].lexeme.kind)
        || WhoIsWhereWords.held.contains(row[2].lexeme.lemma)
    else { return nil }
    return small("el") + [row[0], .linking("estar", .third)] + at(row[1]) + small("con", "el")
      + [row[2]]
  }

  /// *Dibujo / familia / nevera, foto / abuela / pared*: of whom it is, and where.
  private func shownThereOn(_ row: [Constituent]) -> [Constituent]? {
    guard ["dibujo", "foto", "cuadro", "póster", "retrato"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isHuman || row[1].lexeme.lemma == "familia",
      WhoIsWhereWords.walls.contains(row[2].lexeme.lemma)
    else { return nil }
    let who =
      row[1].lexeme.lemma == "familia" ? small("el") + [row[1]] : owned(by: row[1])
    return small("el") + [row[0]] + small("de") + who + [.linking("estar", .third)]
      + small("en", "el") + [row[2]]
  }

  /// *Cena / casa / abuela*: at whose home it takes place.
  private func heldAt(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.kind == .meal || row[0].lexeme.kind == .event,
      row[1].lexeme.lemma == "casa", row[2].lexeme.isHuman
    else { return nil }
    return small("el") + [row[0], .linking("ser", .third)] + small("en") + [row[1]]
      + small("de") + owned(by: row[2])
  }

  /// *Partido / fútbol / tele, película / miedo / cine*: what is on.
  private func onScreen(_ row: [Constituent]) -> [Constituent]? {
    guard ["tele", "televisión", "radio", "cine"].contains(row[2].lexeme.lemma),
      ["partido", "película", "serie", "programa", "documental", "concurso", "carrera"]
        .contains(row[0].lexeme.lemma), isSortOf(row[0].lexeme, row[1].lexeme)
    else { return nil }
    return [deed("haber").said(by: .third)] + small("un") + [row[0]] + ofSort(row[1])
      + small("en", "el") + [row[2]]
  }
}

/// Words of such rows.
private enum WhoIsWhereWords {
  static let seats: WordSet = [
    "sillón", "sofá", "cama", "silla", "mesa", "jardín", "patio", "terraza", "salón", "hamaca",
    "banco", "alfombra", "suelo", "habitación", "cocina",
  ]
  static let held: WordSet = ["periódico", "revista", "libro", "manta", "móvil", "gato", "perro"]
  static let walls: WordSet = [
    "nevera", "pared", "corcho", "pizarra", "salón", "puerta", "mesilla",
  ]
}
