import AACCore

/// Numbers and ranks that name what they stand beside: *page ten, in third grade, first in line*.
///
/// Sources: CGEL §17.90 (numbers behind nouns), §5.44, §9.15–9.19 (places); CaGEL ch. 5 §8.
extension EnglishWording {
  /// *page/ten, bus/12, room/4*: a number behind what is numbered says which one (CGEL §17.90).
  mutating func joinNumbered(_ row: inout [Constituent]) {
    for index in row.indices.dropLast().reversed() where index + 1 < row.count {
      let lexeme = row[index].lexeme
      let next = row[index + 1].lexeme
      guard next.wordClass == .numeral,
        Self.numbered.contains(lexeme.lemma)
          || Self.numberedInFigures.contains(lexeme.lemma) && next.lemma.first?.isNumber == true,
        index == 0 || !row[index - 1].lexeme.isDeterminerLike,
        lexeme.lemma != "year" || index > 0 && row[index - 1].lexeme.lemma == "in",
        index + 2 == row.count || row[index + 2].lexeme.wordClass != .noun
      else { continue }
      var name = lexeme
      name.lemma = "\(lexeme.lemma) \(next.lemma)"
      if name.kind.isTemporal { name.kind = .subject }
      name.countability = .mass
      name.article = .bare
      if Self.gates.contains(lexeme.lemma) { name.kind = .place }
      join(&row, at: index, 2, as: name)
    }
  }

  /// *be/third/grade, be/first/line*: in which of several rows somebody is (CGEL §9.15).
  mutating func joinRanked(_ row: inout [Constituent]) {
    guard row.count > 1, let rank = row.first?.lexeme, rank.wordClass != .noun,
      EnglishNumberWords.value(of: rank.lemma)?.isOrdinal == true || rank.lemma == "last"
    else { return }
    let noun = row[1].lexeme.lemma
    if noun == "line" {
      join(
        &row, at: 0, 2,
        as: Lexeme(lemma: "\(rank.lemma) in line", wordClass: .adjective, kind: .state))
    } else if noun == "grade" || noun == "place" || noun == "row" {
      var name = Lexeme(lemma: "\(rank.lemma) \(noun)", wordClass: .noun, kind: .place)
      name.countability = noun == "row" ? .count : .mass
      name.article = noun == "row" ? .definite : .bare
      join(&row, at: 0, 2, as: name)
      row.insert(preposition("in"), at: 0)
    }
  }

  /// *be/page/ten, live/floor/4*: on which one somebody is.
  mutating func placeNumbered(_ row: inout [Constituent]) {
    guard let first = row.first?.lexeme, first.wordClass == .noun, first.article == .bare,
      let space = first.lemma.firstIndex(of: " ")
    else { return }
    let head = String(first.lemma[..<space])
    guard Self.surfaces.contains(head) || Self.seats.contains(head) else { return }
    row.insert(preposition(Self.seats.contains(head) ? "in" : "on"), at: 0)
  }

  /// Behind these verbs a number says how many there are: *the book has 25 pages*.
  static let counting = EnglishWords.set("have need count buy draw there own")

  /// Verbs of being and living somewhere.
  static let standing = EnglishWords.set("be live stay sit")

  private static let surfaces = EnglishWords.set("page channel level floor track")
  private static let seats = EnglishWords.set("seat row")
  private static let gates = EnglishWords.set("gate platform track")
  private static let numbered = EnglishWords.set(
    "page platform gate room bus channel level chapter grade year lesson exercise unit line number")
  /// Nouns that are counted as often as numbered.
  private static let numberedInFigures = EnglishWords.set("floor row seat track lane apartment")
}
