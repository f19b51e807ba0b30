import AACCore

/// Calls and names before a sentence: *hurry up / we/be/late, mom / can/I/go*.
///
/// Source: CGEL §10.52 (vocatives), §11.24–11.30 (directives).
extension EnglishSequels {
  /// *hurry up / we/be/late, watch out / car/come*: where words end that call to somebody, before a sentence.
  func callEnd(_ row: [Constituent]) -> Int? {
    let first = row[0].lexeme.lemma
    var end: Int
    if first == "not", row.count > 4, EnglishHabits.demonstratives.contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "one", row[3].lexeme.isDeterminerLike
    {
      // *not/that/one / the/other/one.*
      return 3
    }
    if Self.calls.contains(first) {
      end = 1
    } else if let seconds = Self.callParts[first], seconds.contains(row[1].lexeme.lemma) {
      end = 2
    } else {
      return nil
    }
    while end < row.count, row[end].lexeme.lemma == "please" || isName(row[end].lexeme),
      end + 1 < row.count, !acts(row, end + 1) || Self.lets.contains(row[end + 1].lexeme.lemma)
    {
      end += 1
    }
    if end + 1 == row.count, ["watch", "look", "watch out", "look out"].contains(first),
      row[end].lexeme.wordClass == .noun
    {
      // *watch out / car.*
      return end
    }
    return opensSentence(row, end) ? end : nil
  }

  /// *thank/you / teacher, goodbye / see/tomorrow*: whom one thanks, and what one says on leaving.
  func greetedEnd(_ row: [Constituent]) -> Int? {
    if ["goodbye", "bye", "bye bye", "bye-bye"].contains(row[0].lexeme.lemma.lowercased()),
      row.count > 2, row[1].lexeme.lemma == "see"
    {
      return 1
    }
    let end = row[0].lexeme.lemma == "thank" && row[1].lexeme.lemma == "you" ? 2 : 1
    guard end == 2 || ["thank you", "thanks"].contains(row[0].lexeme.lemma), end + 1 == row.count,
      isName(row[end].lexeme) || Self.roles.contains(row[end].lexeme.lemma.lowercased())
    else { return nil }
    return end
  }

  /// *mom / can/I/go, dad / where/be/shoe, grandma / I/love/you*: a name before a question or before what one says of
  /// oneself.
  func calledEnd(_ row: [Constituent]) -> Int? {
    if row.count > 3, ["excuse me", "hey", "hi", "hello"].contains(row[0].lexeme.lemma),
      asks(row, 1)
    {
      return 1
    }
    if let last = row.last?.lexeme, isName(last), row.count < 6, isNominative(row[0].lexeme),
      let quality = quality(row), quality + 2 == row.count,
      Self.plain.contains(row[quality].lexeme.lemma)
    {
      // *I/be/sorry / mom.*
      return row.count - 1
    }
    if isName(row[0].lexeme), row.count == 3 {
      if row[1].lexeme.kind == .question, row[2].lexeme.wordClass == .noun {
        // *mom / where/backpack.*
        return 1
      }
      if row[2].lexeme.lemma == "please", row[1].lexeme.wordClass == .noun,
        KindSet.edible.contains(row[1].lexeme.kind)
      {
        // *mum / biscuit/please.*
        return 1
      }
    }
    guard isName(row[0].lexeme), row.count > 3 else { return nil }
    let next = row[1].lexeme
    if next.wordClass == .pronoun, next.lemma == "I" || next.lemma == "we" {
      return acts(row, 2) && !isDone(row) ? 1 : nil
    }
    if next.kind == .question { return asks(row, 2) ? 1 : nil }
    return asks(row, 1) ? 1 : nil
  }

  /// *mom/I/hug*: the verb at the end may be done to the speaker.
  func isDone(_ row: [Constituent]) -> Bool {
    row[2].lexeme.wordClass == .verb
      && (row[3...].allSatisfy {
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .degree || $0.lexeme.wordClass == .adverb
          || $0.lexeme.kind == .quantity
      } || row.last?.lexeme.wordClass == .adposition
        || frames[row[2].lexeme.lemma].past != .state && row[2].lexeme.lemma != "be"
          && frames[row[2].lexeme.lemma].pattern != .modal && row[2].lexeme.lemma != "feel")
  }

  func isName(_ lexeme: Lexeme) -> Bool {
    lexeme.isHuman && lexeme.number != .plural
      && (lexeme.wordClass == .properNoun && !lexeme.lemma.hasSuffix("s")
        || lexeme.wordClass == .noun && EnglishPeople.names.contains(lexeme.lemma.lowercased()))
  }

  /// *can/I, be/you, do/you*: a verb that helps, before its subject.
  func asks(_ row: [Constituent], _ index: Int) -> Bool {
    guard index + 1 < row.count else { return false }
    let lemma = row[index].lexeme.lemma
    guard frames[lemma].pattern == .modal && lemma != "let's" || Self.helpers.contains(lemma)
    else { return false }
    let next = row[index + 1].lexeme
    if next.wordClass == .pronoun { return isNominative(next) }
    return row[index - 1].lexeme.kind == .question && (next.isDeterminerLike || next.isNominal)
  }
}
