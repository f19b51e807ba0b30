import AACCore

/// The parts of a short row with one deed of a board in it: *maybe / I / put / here, mom / take / park, don't / look / bed, this / I / read*.
///
/// Sources: CGEL §2.13 (elements of the clause), §8.13–8.16 (adjuncts), §10.54 (negation).
struct EnglishCoreShape {
  /// What opens it: *hello, maybe, because, why, can, let's*.
  var opening: [Constituent] = []
  /// Who does it; nobody where no tile says so.
  var doer: [Constituent] = []
  /// *Not, don't, never, no*.
  var denial: Constituent?
  /// The deed.
  var act: Constituent
  /// What else stands there.
  var others: [Constituent] = []
  /// When, where and how politely: *now, again, here, too, please*.
  var closing: [Constituent] = []

  /// The parts of a row with just one of these deeds; nil where there is none or more.
  init?(_ row: [Constituent], acts: WordSet) {
    let places = row.indices.filter { acts.contains(row[$0].lexeme.lemma) }
    guard row.count > 1, row.count < 6, places.count == 1 else { return nil }
    let deed = places[0]
    act = row[deed].asVerb
    // Help / I / shoes: he is to be helped.
    if act.lexeme.lemma == "help", row[deed...].contains(where: { $0.lexeme.isSubjectFormOnly }) {
      return nil
    }
    for (index, word) in row.enumerated() where index != deed {
      let lexeme = word.lexeme
      let isDoer =
        doer.isEmpty
        && (lexeme.isSubjectFormOnly
          || index < deed
            && (["you", "me", "who", "somebody", "everybody"].contains(lexeme.lemma)
              || lexeme.isBeing && lexeme.lemma != "cook" && lexeme.wordClass != .pronoun
                && lexeme.wordClass != .adjective))
      if isDoer {
        doer = [word]
      } else if Self.denying.contains(lexeme.lemma) {
        guard denial == nil else { return nil }
        denial = word
      } else if Self.opens.contains(lexeme.lemma), index < deed || index == row.count - 1 {
        opening.append(word)
      } else if Self.closes.contains(lexeme.lemma) {
        closing.append(word)
      } else if lexeme.wordClass == .verb || lexeme.wordClass == .conjunction
        || lexeme.wordClass == .adposition || lexeme.kind == .possessive
      {
        return nil
      } else {
        others.append(word)
      }
    }
    if let no = denial, no.lexeme.lemma == "no", !doer.isEmpty {
      guard row[0] == no else { return nil }
      opening.insert(no, at: 0)
      denial = nil
    }
  }

  /// Whether something else decides who does it: a question, leave or a proposal.
  var isOpenToAll: Bool { opening.contains { Self.open.contains($0.lexeme.lemma) } }

  /// Whether it is something that is yet to come, or may.
  var isAhead: Bool {
    denial != nil
      || (opening + closing).contains { Self.ahead.contains($0.lexeme.lemma) }
  }

  /// Whether its verb is to say that it is yet to come: of what one has or needs later.
  var isLater: Bool {
    let when = closing.map(\.lexeme.lemma)
    let isHad = act.lexeme.lemma == "have"
    return denial == nil && !isOpenToAll
      && (when.contains("later") && (isHad || ["need", "like"].contains(act.lexeme.lemma))
        || isHad && when.contains("tomorrow"))
  }

  /// Whether it is told of one time, and not asked for.
  var isTimed: Bool {
    closing.contains { ["yesterday", "tomorrow", "later", "too"].contains($0.lexeme.lemma) }
  }

  var isBySpeaker: Bool {
    doer.isEmpty || ["I", "me", "we"].contains(doer[0].lexeme.lemma)
  }

  private static let denying = EnglishWords.set("not don't never no")
  private static let opens = EnglishWords.set(
    "hello hi hey yes yeah ok maybe because why when where how can let's sorry"
  ).union(["thank you"])
  private static let closes = EnglishWords.set(
    "here there now again later today tomorrow yesterday tonight too please more")
  private static let open = EnglishWords.set("why when where how can let's").union(["thank you"])
  private static let ahead = EnglishWords.set(
    "can let's maybe now later tomorrow tonight today please when thank why here")
}
