import AACCore

/// What is made and what it is made of, in any order: *Lego / construir / torre, clay / make / dog, massinha / fazer / boneco* are a
/// tower of Lego, a dog of clay.
///
/// Sources: NGLE §12.10 (*de* of materials); Cunha & Cintra, chapter 15 (*de*: *matéria*); CGEL §9.49, §9.59 (*out of, with*).
extension TileReader {
  /// The row with what is made behind its verb and what it is made of behind that; nil where nothing is made.
  func madeOf(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4,
      let act = row.firstIndex(where: { WorkedWords.making.contains($0.lexeme.lemma) }),
      let stuff = row.firstIndex(where: { WorkedWords.isStuff($0.lexeme) }),
      let doers = WorkedWords.doers(row, besides: [act, stuff]),
      let thing = row.indices.first(where: { $0 != act && $0 != stuff && !doers.contains($0) }),
      row[thing].lexeme.wordClass == .noun, WorkedWords.made.contains(row[thing].lexeme.kind),
      // Hacer una torre de Lego: already so.
      !(act < thing && thing < stuff)
    else { return nil }
    let who = doers.map { row[$0] }
    let deeds =
      variety.language != .english && who.isEmpty
        && WishedDeeds.isAskedFor(row[act].lexeme.lemma, variety.language)
      ? [deed("querer"), row[act]] : [row[act]]
    return read(who + deeds + [row[thing], row[stuff]])
  }
}

private enum WorkedWords {
  static let making: WordSet = [
    "make", "build", "hacer", "construir", "fazer", "montar", "modelar",
  ]
  /// What one makes things of: *cartón, clay, massinha*.
  static func isStuff(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && (word.kind == .material || modeled.contains(word.lemma))
  }

  private static let modeled: WordSet = ["plastilina", "massinha", "Play-Doh", "massa de modelar"]
  static let made = KindSet(
    .toy, .thing, .animal, .home, .place, .vehicle, .furniture, .person, .food, .clothing, .nature)

  /// Where the speaker stands in the row; nil where more than one word is left beside him.
  static func doers(_ row: [Constituent], besides known: [Int]) -> [Int]? {
    let rest = row.indices.filter { !known.contains($0) }
    let doers = rest.filter {
      ["I", "yo", "eu", "we", "nosotros", "nós"].contains(row[$0].lexeme.lemma)
    }
    return rest.count - doers.count == 1 ? doers : nil
  }
}
