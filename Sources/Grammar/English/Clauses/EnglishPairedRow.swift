import AACCore

/// Rows in which a part of the body lies apart from its side, or which tell whose day it is: *hand/left/hurt/my,
/// birthday/grandma/today, play/card/me*.
///
/// Sources: CGEL §7.23 (qualities before nouns), §5.35 (parts of the body), §5.112–5.116 (genitives).
struct EnglishPairedRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row as English lays it; as it is where it lies so already.
  func laid(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 2 else { return row }
    var row = row
    if let last = row.indices.last, row[last].lexeme.lemma == "very",
      row.contains(where: { ["hurt", "ache", "itch"].contains($0.lexeme.lemma) })
    {
      // *head/hurt/my/very* (CGEL §8.106).
      row[last].lexeme = Lexeme(lemma: "very much", wordClass: .adverb, kind: .manner)
    }
    return celebrated(row) ?? sided(row) ?? played(row) ?? row
  }

  private func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  // MARK: Sides

  /// *left/hand/hurt/my, leg/right/hurt, hand/right/write/with/I*: which of two.
  private func sided(_ row: [Constituent]) -> [Constituent]? {
    guard let side = row.firstIndex(where: { ["left", "right"].contains($0.lexeme.lemma) }),
      let part = [side - 1, side + 1].first(where: {
        row.indices.contains($0) && row[$0].lexeme.wordClass == .noun
          && row[$0].lexeme.kind == .body
      })
    else { return nil }
    let owner = row.firstIndex {
      $0.lexeme.kind == .possessive && $0.lexeme.wordClass != .pronoun
    }
    let rest = row.indices.filter { $0 != side && $0 != part && $0 != owner }.map { row[$0] }
    var quality = row[side]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .quality)
    let phrase = (owner.map { [row[$0]] } ?? small("my")) + [quality, row[part]]
    if rest.count == 1, Self.aching.contains(rest[0].lexeme.lemma) {
      return phrase + (rest[0].lexeme.lemma == "hurt" ? [rest[0].asVerb] : rest)
    }
    guard rest.count == 2 || rest.count == 3, owner != nil || part < side,
      let speaker = rest.first(where: { ["I", "me"].contains($0.lexeme.lemma) }),
      let deed = rest.first(where: { $0.lexeme.wordClass == .verb }), deed != speaker
    else { return nil }
    let link = rest.filter { $0.lexeme.lemma == "with" }
    guard link.count + 2 == rest.count else { return nil }
    return lexicon.small("I", tile: speaker.tile) + [deed] + link + phrase
  }

  private static let aching = EnglishWords.set(
    "hurt ache itch sore broken swollen numb burn sting bleed asleep cold weak")

  // MARK: Whose day

  /// *birthday/grandma/today, today/birthday/my*: whose it is, and when.
  private func celebrated(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 4,
      let next = row.firstIndex(where: { ["next", "this"].contains($0.lexeme.lemma) }),
      let unit = [next - 1, next + 1].first(where: {
        row.indices.contains($0) && ["week", "month", "weekend"].contains(row[$0].lexeme.lemma)
      }), let day = row.firstIndex(where: { $0.lexeme.lemma == "birthday" }),
      let owner = row.indices.first(where: { ![next, unit, day].contains($0) }),
      row[owner].lexeme.kind == .possessive && row[owner].lexeme.wordClass != .pronoun
        || row[owner].lexeme.isHuman && row[owner].lexeme.wordClass != .pronoun
    {
      return [row[owner], row[day], EnglishWording.be, row[next], row[unit]]
    }
    guard row.count == 3,
      let day = row.firstIndex(where: { $0.lexeme.lemma == "birthday" }),
      let when = row.indices.first(where: {
        $0 != day && row[$0].lexeme.kind.isTemporal && row[$0].lexeme.wordClass != .adposition
      }), case let owner = row[3 - day - when],
      owner.lexeme.kind == .possessive && owner.lexeme.wordClass != .pronoun
        || owner.lexeme.isHuman && owner.lexeme.wordClass != .pronoun
    else { return nil }
    return [owner, row[day], row[when]]
  }

  // MARK: Games

  /// *play/card/me*: the game of that name, and with whom.
  private func played(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "play",
      row[2].lexeme.isHuman || row[2].lexeme.lemma == "me"
    else { return nil }
    if row[2].lexeme.lemma == "me", ["ball", "catch"].contains(row[1].lexeme.lemma) {
      return row[..<2] + small("with") + [row[2]]
    }
    guard let game = Self.games[row[1].lexeme.lemma]
    else { return nil }
    var row = row
    row[1].lexeme = Lexeme(lemma: game, wordClass: .noun, kind: .game)
    row[1].lexeme.countability = .mass
    row[1].lexeme.article = .bare
    return row
  }

  private static let games = ["card": "cards"]
}
