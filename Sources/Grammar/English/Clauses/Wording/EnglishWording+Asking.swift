import AACCore

/// Rows that ask without an auxiliary, or without the one who is meant: *can/go/outside, you/hungry, how/do/this*.
///
/// Sources: CGEL §11.4–11.15 (questions), §11.12 (declarative questions), §4.53 (permission), §11.24 (directives).
extension EnglishWording {
  /// Puts into words what a row asks.
  mutating func settleQuestions(_ row: inout [Constituent]) {
    forbid(&row)
    turnCondition(&row)
    askPerfect(&row)
    guard row.count > 1 else { return }
    askLeave(&row)
    askListener(&row)
    askHow(&row)
    askOurselves(&row)
  }

  /// *do/not/tell/mom*: an order, where nobody is named before it.
  private mutating func forbid(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.lemma == "do", row[1].lexeme.lemma == "not",
      row[2].lexeme.wordClass == .verb, let dont = lexicon.known("don't")
    else { return }
    join(&row, at: 0, 2, as: dont)
  }

  /// *if/I/good/can/I/have/sweet*: the question comes first, and what it hangs on behind it (CGEL §15.36).
  private func turnCondition(_ row: inout [Constituent]) {
    guard row.count > 4, ["if", "when"].contains(row[0].lexeme.lemma),
      let modal = row.indices.dropFirst(3).dropLast(2).first(where: {
        ["can", "could", "will", "may"].contains(row[$0].lexeme.lemma)
          && isNominative(row[$0 + 1].lexeme)
      })
    else { return }
    row = Array(row[modal...] + row[..<modal])
    row[0] = row[0].asVerb
    row[0].lexeme.kind = .modal
    let link = row.count - modal
    if link + 2 < row.count, row[link + 2].lexeme.wordClass == .adjective,
      isNominative(row[link + 1].lexeme)
    {
      row.insert(Self.be, at: link + 2)
    }
  }

  /// *has/mum/gone, have/you/eaten*: *have* before its subject, and a participle (CGEL §4.20).
  private mutating func askPerfect(_ row: inout [Constituent]) {
    guard row.count > 2, ["has", "have"].contains(row[0].lexeme.lemma) else { return }
    var subject = 1
    while subject + 1 < row.count, row[subject].lexeme.isDeterminerLike { subject += 1 }
    guard subject + 1 < row.count,
      row[subject].lexeme.isHuman || isNominative(row[subject].lexeme),
      let verb = EnglishTypedForms.participles[row[subject + 1].lexeme.lemma]
        ?? (row[subject + 1].lexeme.lemma == "gone" ? "go" : nil)
    else { return }
    row[subject + 1].lexeme = Lexeme(lemma: verb, wordClass: .verb, kind: .action)
    helper = row[0].tile
    options.insert(.perfect)
    asks = true
    row.remove(at: 0)
  }

  /// *can/go/outside, can/have/cookie*: asked for the speaker, who is left out.
  private mutating func askLeave(_ row: inout [Constituent]) {
    if row.count > 2, row[0].lexeme.lemma == "can",
      ["watch", "paint", "visit", "color", "cook", "ride"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .noun || row[2].lexeme.isDeterminerLike
    {
      // *can/watch/cartoon.*
      row[1] = row[1].asVerb
    }
    guard row[0].lexeme.lemma == "can", row[1].lexeme.wordClass == .verb,
      row[1].lexeme.lemma != "be", let speaker = lexicon.known("I"),
      row.dropFirst(2).allSatisfy({ !isNominative($0.lexeme) || $0.lexeme.lemma == "it" }),
      !(row.count > 2 && EnglishHabits.handling.contains(row[1].lexeme.lemma)
        && EnglishPronouns.of(row[2].lexeme.lemma)?.person == .first)
    else { return }
    row.insert(Constituent(speaker), at: 1)
    asks = true
  }

  /// *you/hungry, you/want/apple, you/play/with/me*: what the other feels or wants is not told but asked; so is what
  /// the other is to do with or for the speaker.
  private mutating func askListener(_ row: inout [Constituent]) {
    guard row[0].lexeme.lemma == "you", row[0].lexeme.wordClass == .pronoun,
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.kind == .negation || $0.lexeme.kind == .frequency
          || EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
          || $0.lexeme.lemma.hasSuffix("n't")
      })
    else { return }
    // *you/right*: what the other says is so.
    if row.count == 2, row[1].lexeme.wordClass == .adjective, row[1].lexeme.lemma != "right",
      row[1].lexeme.kind == .state || row[1].lexeme.kind == .emotion
        || Self.inward.contains(row[1].lexeme.lemma)
    {
      asks = true
    }
    if row.count > 2, row[1].lexeme.wordClass == .verb, Self.wished.contains(row[1].lexeme.lemma),
      row.dropFirst(2).allSatisfy({ !isNominative($0.lexeme) || $0.lexeme.lemma == "it" })
    {
      asks = true
    }
    guard row.count > 2, row[1].lexeme.wordClass == .verb,
      Self.favors.contains(row[1].lexeme.lemma),
      row.dropFirst(2).contains(where: { ["me", "us"].contains($0.lexeme.lemma) }),
      row.allSatisfy({ !$0.lexeme.kind.isTemporal })
    else { return }
    asks = true
    tense = .future
  }

  /// Qualities that only the one who is so can tell.
  private static let inward = EnglishWords.set(
    "hungry thirsty tired cold hot sleepy ready okay OK sick done full well fine")
  /// What the other has in mind.
  private static let wished = EnglishWords.set("want need like remember know understand")
  /// What one does with or for somebody.
  private static let favors = EnglishWords.set(
    "play help come sit dance walk read sing wait go stay")

  /// *how/do/this, how/spell/name, how much/cost*: how one does it, and what it costs.
  private mutating func askHow(_ row: inout [Constituent]) {
    if row.count > 2, row[0].lexeme.lemma == "how", row[1].lexeme.lemma == "much",
      let howMuch = lexicon.known("how much")
    {
      join(&row, at: 0, 2, as: howMuch)
    }
    if row.count == 2, row[0].lexeme.lemma == "how much", row[1].lexeme.lemma == "cost",
      let it = lexicon.known("it")
    {
      return row.insert(Constituent(it), at: 1)
    }
    askPrice(&row)
    if row.count > 2, row[0].lexeme.lemma == "how",
      ["open", "close", "clean"].contains(row[1].lexeme.lemma)
    {
      row[1] = row[1].asVerb
    }
    guard row.count > 2, row[0].lexeme.lemma == "how", let speaker = lexicon.known("I"),
      frames.listed(row[1].lexeme.lemma)?.slot(.object) != nil,
      frames[row[1].lexeme.lemma].pattern == .plain, frames[row[1].lexeme.lemma].past != .state,
      row[1].lexeme.wordClass == .verb,
      row.dropFirst(2).allSatisfy({
        !isNominative($0.lexeme) || $0.lexeme.lemma == "it"
      }), !row[2].lexeme.isBeing, row.count(where: { $0.lexeme.wordClass == .verb }) == 1
    else { return }
    row.insert(Constituent(speaker), at: 1)
  }

  /// *how much/ticket, how much/the/shoes*: of what is counted *how much* asks the price.
  private func askPrice(_ row: inout [Constituent]) {
    guard row.count == 2 || row.count == 3 && row[1].lexeme.isDeterminerLike,
      row[0].lexeme.lemma == "how much", let thing = row.last?.lexeme, thing.wordClass == .noun,
      !EnglishHabits.isMass(thing), !thing.isBeing, !thing.kind.isTemporal,
      ![.quantity, .feeling, .illness, .body].contains(thing.kind), !thing.isInferred
    else { return }
    if row.count == 2, let the = lexicon.known("the") { row.insert(Constituent(the), at: 1) }
    row.insert(Self.be, at: 1)
  }

  /// *what/eat/today*: what all of us are about to do.
  private mutating func askOurselves(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.lemma == "what",
      ["eat", "cook"].contains(row[1].lexeme.lemma),
      row[2...].allSatisfy({
        ["today", "now", "tonight", "for", "breakfast", "lunch", "dinner", "tea"].contains(
          $0.lexeme.lemma)
      }), let ours = lexicon.known("we")
    else { return }
    row.insert(Constituent(ours), at: 1)
    row[2] = row[2].asVerb
    options.insert(.progressive)
  }
}
