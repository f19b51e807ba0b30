import AACCore

/// A row in the order of speech that leaves out a small word behind its verb: *kids/share/snack/field trip, I/wait/line/movies,
/// dad/arrive/late/work/today*.
///
/// Sources: CGEL §2.13, §10.1 (order of the elements), §9.15–9.53 (prepositions).
extension EnglishCompletedRow {
  func linked(_ row: [Constituent]) -> Completed? {
    guard row.count > 2, let begin = row.firstIndex(where: { !$0.lexeme.kind.isTemporal }),
      begin < min(row.count - 1, 6)
    else {
      return nil
    }
    let isAsked = words(row).contains { ["?", "will", "can", "could", "would"].contains($0) }
    for verb in begin..<min(row.count - 1, 6) where isDeed(row, verb, begin) {
      // *nurse/nice/give/sticker*: a quality between them is said of him first.
      let isApart = verb > begin && row[verb - 1].lexeme.wordClass == .adjective
      let doer =
        isApart
        ? nil
        : row[begin..<verb].last {
          $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun
        }
      let links = EnglishLinks(
        frames: frames, lexicon: lexicon, doer: doer?.lexeme, isRow: true,
        isAskedWhat: row[begin].lexeme.lemma == "what", isAsked: isAsked)
      if let linked = links.linked(row[verb], Array(row[(verb + 1)...])) {
        return Completed(row[..<verb] + [linked.verb] + linked.rest, joins: linked.joins)
      }
    }
    return nil
  }

  private func words(_ row: [Constituent]) -> [String] { row.map(\.lexeme.lemma) }

  /// Whether the word is a verb that leaves out something behind it, and no thing.
  private func isDeed(_ row: [Constituent], _ index: Int, _ begin: Int) -> Bool {
    guard index + 1 < row.count, index >= begin,
      EnglishLinks.deeds.contains(row[index].lexeme.lemma)
    else { return false }
    if row[index].lexeme.wordClass == .verb { return true }
    guard index > begin else { return false }
    let before = row[index - 1].lexeme
    return [.noun, .properNoun, .pronoun].contains(before.wordClass) && !before.isDeterminerLike
      || before.lemma == "be"
  }
}
