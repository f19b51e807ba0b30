import AACCore

/// *Se acabó* of a Spanish board and one other word, in either order: *leer / se acabó, se acabó / mamá, ese / se acabó, quitar / se acabó*: what is
/// over, and to whom it is said.
///
/// Sources: NGLE §41.11 (*se* of what ends), §42.4 (*vocativos*), §31.1 (what is left unsaid).
extension TileReader {
  /// The clauses of such a row; nil where it ends as other things do.
  func overBesideOne(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isPlain,
      let start = row.firstIndex(where: { $0.lexeme.lemma == "se" }), start < 2,
      case let verb = row[start + 1].lexeme,
      ["acabar", "acabarse"].contains(verb.lemma),
      verb.forms[FiniteForms.Mark.time] == FiniteForms.Mark.past,
      case let other = row[start == 0 ? 2 : 0], case let word = other.lexeme
    else { return nil }
    if word.isInfinitive { return overDeed(row, other, isFirst: start > 0) }
    if ["ese", "este", "aquel", "todo"].contains(word.lemma) {
      return saidAtOnce(row, "\(word.lemma) se acabó")
    }
    if CorePairWords.owned.contains(word.lemma) { return saidAtOnce(row, "se acabó el mío") }
    guard CorePairWords.isNoun(word), word.isHuman || word.kind == .animal else { return nil }
    if word.kind == .animal || AddressWords.medics.contains(word.lemma) {
      let isFeminine = tables.gender(of: word) == .feminine
      return saidAtOnce(row, "se acabó \(isFeminine ? "la" : "el") \(word.lemma)")
    }
    return saidAtOnce(row, start > 0 ? "\(word.lemma), se acabó" : "se acabó, \(word.lemma)")
  }

  /// *Leer / se acabó, quitar / se acabó, poder / se acabó*.
  private func overDeed(
    _ row: [Constituent], _ deed: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let lemma = deed.lexeme.lemma
    if CorePairWords.isDeed(lemma) { return isFirst ? saidAtOnce(row, "se acabó \(lemma)") : nil }
    if lemma == "quitar" {
      let take = variety == .spanishArgentina ? "quitalo" : "quítalo"
      return saidAtOnce(row, "\(take), se acabó")
    }
    guard ["necesitar", "poder", "querer"].contains(lemma),
      let form = tables.morphology?.verb(lemma, VerbFeatures(.present, .first, .singular)).first
    else { return nil }
    return saidAtOnce(row, isFirst ? "\(form), se acabó" : "se acabó, \(form)")
  }
}
