import AACCore

/// Clauses of a Portuguese row that tell which one is meant, and what is said of it: *biscoito / que / vovó / fazer / gostoso, brinquedo / que / você / dar /
/// quebrado, cachorro / que / latir / ser / vizinho*.
///
/// Sources: Cunha & Cintra, chapter 18 (*Orações adjetivas*); Bechara, *Objeto indireto*, *Elipse*.
extension TileReader {
  /// *Biscoito / que / vovó / fazer / gostoso, filme / que / ver / ontem / dar / medo*: what is said of what the clause tells
  /// (Cunha & Cintra, chapter 18, *Orações adjetivas*).
  func sayOfWhichOne(_ row: inout [Constituent]) {
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 0,
      link + 1 < row.count, row[link - 1].lexeme.wordClass == .noun,
      !row[link - 1].lexeme.kind.isTemporal
    else { return }
    let verbs = row.indices.filter { row[$0].lexeme.wordClass == .verb }
    guard let inner = verbs.first, inner > link, row[inner].lexeme.isInfinitive else { return }
    guard row[..<(link - 1)].allSatisfy(\.lexeme.isDeterminerLike) else { return }
    if verbs.count == 2, inner == link + 1, verbs[1] > inner + 1,
      row[link - 1].lexeme.namesThing, SmallWordsLeftOut.done.contains(row[inner].lexeme.lemma),
      row[(inner + 1)..<verbs[1]].allSatisfy({ $0.lexeme.kind.isTemporal }),
      let speaker = tables.lexicon.known("eu")
    {
      return row.insert(Constituent(speaker), at: inner)
    }
    if verbs.count == 2, sayMoreOfWhom(&row, link, verbs) { return }
    giveToMe(&row, link, inner)
    guard verbs.count == 1, let quality = row.last?.lexeme, quality.wordClass == .adjective,
      !quality.kind.isSmall || quality.kind == .size, row.count > inner + 1
    else { return }
    var start = row.count - 1
    while row[start - 1].lexeme.kind == .degree { start -= 1 }
    let deed = verbPlace(row) ?? inner
    let isDoneTo = row[(link + 1)..<deed].contains { namesSomebody($0.lexeme) }
    guard isDoneTo || start > deed + 1 && row[link - 1].lexeme.isHuman else { return }
    let thing = row[link - 1].lexeme
    let isState =
      !thing.isBeing && !KindSet.edible.contains(thing.kind)
      && SuppliedWords.conditions.contains(quality.lemma) || quality.kind == .emotion
    row.insert(.linking(isState ? "estar" : "ser", .third), at: start)
  }

  /// *Cachorro / que / latir / ser / vizinho*: whose it is; *menino / que / sentar / ao lado / gritar*: who shouts says nothing behind *que*.
  private func sayMoreOfWhom(_ row: inout [Constituent], _ link: Int, _ verbs: [Int]) -> Bool {
    let end = row.count - 1
    if row[verbs[1]].lexeme.lemma == "ser", verbs[1] + 1 == end, row[end].lexeme.isHuman,
      row[end].lexeme.wordClass == .noun, !row[link - 1].lexeme.isHuman
    {
      row.insert(known("de"), at: end)
      return true
    }
    guard verbs[1] == end, verbs[0] == link + 1, row[link - 1].lexeme.isBeing,
      frame(of: row[end]).opensClause, row[end].lexeme.isInfinitive,
      let head = described(row[link - 1], by: Array(row[(link + 1)..<end]))
    else { return false }
    row = row[..<(link - 1)] + [head, row[end]]
    return true
  }

  /// *Brinquedo / que / você / dar / quebrado*: what somebody gave, he gave to who speaks (Bechara, *Objeto indireto*).
  private func giveToMe(_ row: inout [Constituent], _ link: Int, _ inner: Int) {
    guard variety == .portugueseBrazil, inner > link + 1,
      ["dar", "emprestar", "mandar", "trazer"].contains(row[inner].lexeme.lemma),
      row[inner - 1].lexeme.lemma != "eu", namesSomebody(row[inner - 1].lexeme),
      row[inner - 1].lexeme.number != .plural,
      !row.contains(where: { ["eu", "me", "mim"].contains($0.lexeme.lemma) })
    else { return }
    row[inner] = row[inner].said(by: .third)
    row[inner].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    row.insert(Constituent(WordJoiner.pronoun("me")), at: inner)
  }
}
