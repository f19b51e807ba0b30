import AACCore

/// Rows with a second clause of time, leave or denial in them: *want/be/doctor/big, mom/can/go/park, not/be/my/fault*.
///
/// Sources: CGEL §15.25–15.29 (clauses of time), §10.52 (vocatives), §11.13 (leave that is asked), §10.55 (negation).
extension EnglishFilledClauses {
  func aimed(_ row: [Constituent]) -> [Constituent]? {
    grown(row) ?? permitted(row) ?? deniedFirst(row) ?? feltReason(row) ?? favor(row)
      ?? gladOf(row) ?? madeTo(row)
  }

  /// *I/glad/mom/here, I/worried/dog/sick*: what one is glad of is so (CGEL §16.72).
  private func gladOf(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, thoughts.isNominative(row[0]), Self.minded.contains(row[1].lexeme.lemma),
      row[2].lexeme.isBeing, row[2].lexeme.wordClass != .pronoun,
      EnglishTwoThoughts.placing.contains(row[3].lexeme.lemma)
        || thoughts.isFeeling(row[3])
    else { return nil }
    return [row[0], EnglishWording.be, row[1].asQuality, row[2], EnglishWording.be, row[3]]
  }

  private static let minded = EnglishWords.set("glad happy sad sorry worried sure proud excited")

  /// *clown/make/laugh*: whom but the speaker? *be/time/dinner*: for what it is time (CGEL §16.52, §10.26).
  private func madeTo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 else { return nil }
    if row[0].lexeme.lemma == "be", row[1].lexeme.lemma == "time",
      row[2].lexeme.kind == .meal || row[2].lexeme.lemma == "bed"
    {
      return small("it") + row[..<2] + small("for") + [row[2]]
    }
    guard row[1].lexeme.lemma == "make", row[0].lexeme.wordClass != .verb,
      ["laugh", "cry", "smile", "giggle", "sneeze", "cough"].contains(row[2].lexeme.lemma)
    else { return nil }
    return row[..<2] + small("me") + [row[2].asVerb]
  }

  /// *excuse me/can/help/me*: nobody asks whether he can help himself (CGEL §11.13).
  private func favor(_ row: [Constituent]) -> [Constituent]? {
    if row.count > 3, row[0].lexeme.lemma == "you", row.last?.lexeme.lemma == "please",
      row[1].lexeme.wordClass == .verb,
      let frame = frames.listed(row[1].lexeme.lemma), frame.past != .state, frame.pattern == .plain,
      frame.opening == nil,
      row[2].lexeme.namesThing
    {
      // *you/turn off/fan/please*: it is asked for (CGEL §11.15).
      let isHanded =
        ["give", "bring", "pass", "show"].contains(row[1].lexeme.lemma)
        && row[2].lexeme.namesThing
      return EnglishTwoThoughts.modal("can") + [row[0], row[1].asVerb]
        + (isHanded ? small("me") : []) + row[2...]
    }
    guard row.count > 3, row[0].lexeme.kind == .social || row[0].lexeme.wordClass == .interjection,
      ["can", "could"].contains(row[1].lexeme.lemma),
      ["help", "show", "give", "tell", "take", "push", "carry"].contains(row[2].lexeme.lemma),
      row[3].lexeme.lemma == "me"
    else { return nil }
    return row[..<2] + small("you") + row[2...]
  }

  /// *I/not/eat/because/not/hungry*: of whom the reason is said as well (CGEL §15.45).
  private func feltReason(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let last = row.last, thoughts.isFeeling(last),
      row[row.count - 2].lexeme.lemma == "not", case let link = row.count - 3, link > 0,
      row[link].lexeme.lemma == "because",
      thoughts.isMe(row[0]) || ["not", "can't", "don't"].contains(row[0].lexeme.lemma)
    else { return nil }
    return row[...link] + thoughts.speaker + [EnglishWording.be] + row[(link + 1)...]
  }

  /// *want/be/doctor/grown up, I/want/be/teacher/big*: what one wants to be, and when (CGEL §15.28).
  private func grown(_ row: [Constituent]) -> [Constituent]? {
    let begin = thoughts.isMe(row[0]) ? 1 : 0
    guard row.count > begin + 3, row[begin].lexeme.lemma == "want",
      ["be", "become"].contains(row[begin + 1].lexeme.lemma),
      let end = thoughts.nounEnd(row, from: begin + 2), row[end - 1].lexeme.isHuman,
      end == begin + 3 || row[begin + 2].lexeme.isDeterminerLike,
      case let rest = row[end...].map(\.lexeme.lemma)
    else { return nil }
    var when = small("when") + thoughts.speaker
    switch rest {
    case ["grown", "up"], ["grow", "up"], ["grown-up"], ["grow up"], ["adult"]:
      let grow = EnglishStatementReader.verb(rest.count == 2 ? "grow" : "grow up").lexeme
      when += [Constituent(grow, tile: row[end].tile)] + row[(end + 1)...]
    case ["big"], ["older"], ["grown"]: when += [EnglishWording.be, row[end]]
    default: return nil
    }
    return (begin == 1 ? [] : thoughts.speaker) + row[..<end] + when
  }

  /// *mom/can/go/park, teacher/can/go/bathroom*: kin and helpers are asked for leave, where the deed is one that a child asks leave
  /// for (CGEL §10.52, §11.13); but *mom/can/drive, dad/can/help/me*.
  private func permitted(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row.count < 8, ["can", "may"].contains(row[1].lexeme.lemma),
      thoughts.isKin(row[0]) || EnglishPeople.helpers.contains(row[0].lexeme.lemma),
      !row[2...].contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .negation
          || $0.lexeme.lemma == "?"
      }), let last = row.last(where: { !thoughts.isWhen($0) })?.lexeme
    else { return nil }
    let isAsked: Bool
    switch row[2].lexeme.lemma {
    case "go":
      isAsked =
        last.isPlaceLike || row[3...].contains { Self.leaving.contains($0.lexeme.lemma) }
    case "have", "get", "eat", "drink":
      isAsked = last.namesThing
    case "watch": isAsked = last.kind == .media || Self.watched.contains(last.lemma)
    case "play", "use", "borrow", "stay": isAsked = row.count > 3
    default: isAsked = false
    }
    guard isAsked else { return nil }
    return row[..<2] + thoughts.speaker + [row[2].asVerb] + row[3...]
  }

  private static let leaving = EnglishWords.set(
    "outside home out upstairs downstairs house party recess bed sleep play swim")
  private static let watched = EnglishWords.set(
    "TV tv television movie movies cartoon cartoons show video videos YouTube game")

  /// *not/be/my/fault*: nothing else is denied, and *it* is said to be no such thing.
  private func deniedFirst(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.lemma == "not", row[1].lexeme.lemma == "be",
      row[2].lexeme.kind == .possessive, row[3].lexeme.wordClass == .noun
    else { return nil }
    return small("it") + row
  }
}

extension TileReader {
  /// *I wish/have/dog, mom/can/go/park*: a row with a clause of which nobody is named.
  func englishFilledClauses(_ row: [Constituent]) -> Clause? {
    guard isPlain else { return nil }
    return EnglishFilledClauses(thoughts: englishThoughts).laid(row)
      .flatMap { readings(of: $0, isWhole: true).first }
  }
}
