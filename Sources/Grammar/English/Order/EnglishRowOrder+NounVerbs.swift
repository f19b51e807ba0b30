import AACCore

/// Rows in another order whose verb is also a noun: *photo/scan/Lucy, he/about/horses/dream, bell/at/noon/ring*.
///
/// Sources: CGEL App. I.43–I.56 (conversion), §10.18.
extension EnglishRowOrder {
  /// The row with the word that is its verb behind who does it; nil where no word is one for certain.
  func nounVerb(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    for verb in row.indices.reversed() where canBeVerb(row, verb) {
      guard let parts = EnglishRowParts.of(row, verb: verb),
        let place = parts.firstIndex(where: { $0.form == .verb }),
        parts.filter({ $0.form == .verb }).count == 1,
        case let subject = doer(parts, place), subject != nil || isWatched(parts, place)
      else { continue }
      var turned = parts
      turned[place].words[0] = turned[place].words[0].asVerb
      return ordered(turned, subject: subject, verb: place)
    }
    return nil
  }

  /// *TV/tonight/watch*: nobody is named, and only a time stands between.
  private func isWatched(_ parts: [EnglishRowPart], _ verb: Int) -> Bool {
    guard parts.count == 3, verb == 2, parts[0].isThing, parts[0].words.count == 1,
      parts[1].form == .adverbial, parts[1].head.kind.isTemporal, !parts[verb].head.isPlaceLike
    else { return false }
    return takes(frames[parts[verb].head.lemma], parts[0].head)
  }

  private func canBeVerb(_ row: [Constituent], _ index: Int) -> Bool {
    let lexeme = row[index].lexeme
    guard lexeme.wordClass == .noun || lexeme.wordClass == .adjective && lexeme.lemma == "open",
      lexeme.number != .plural, !lexeme.isHuman, frames.listed(lexeme.lemma) != nil
    else { return false }
    guard index > 0 else { return true }
    let before = row[index - 1].lexeme
    return !before.isDeterminerLike && before.wordClass != .adposition
      && before.wordClass != .adjective && !EnglishCompounds.joins(before, lexeme)
  }

  /// Who does it: somebody in a row in which nothing else is left for the word to be.
  private func doer(_ parts: [EnglishRowPart], _ verb: Int) -> Int? {
    let frame = frames[parts[verb].head.lemma]
    let nouns = parts.places(.noun)
    guard !parts.contains(where: { $0.form == .quality }), frame.pattern == .plain else {
      return nil
    }
    let people = nouns.filter { parts[$0].isSomebody && !parts[$0].isAccusative }
    guard people.count == 1, let doer = people.first else {
      return people.isEmpty ? sounding(parts, nouns, verb) : nil
    }
    let others = nouns.filter { $0 != doer }
    guard others.count < 2 else { return nil }
    if let other = others.first {
      // *himself/dress/he, me/sting/bee.*
      if parts[other].isReflexive || parts[other].isAccusative {
        return frame.slot(.object) != nil && parts[other].form == .noun ? doer : nil
      }
      guard parts[other].isThing, !isDreamt(parts, verb, frame),
        takes(frame, parts[other].head)
      else { return nil }
      if doer < other, other < verb {
        if other == doer + 1, frames.listed(parts[other].head.lemma)?.slot(.object) != nil {
          // *I/burn/hand*: what can be done to the last is done first.
          return nil
        }
        // *we/hallway/every/month/mop*, but *I/math/test*.
        return parts[verb - 1].form != .noun || parts[doer].isPersonal ? doer : nil
      }
      if verb == 0 {
        // *open/teacher/window, record/I/message/on/device.*
        return doer < other && (parts[doer].isNominative || parts[doer].isCommonBeing) ? doer : nil
      }
      return other < doer ? doer : nil
    }
    if doer < verb {
      // *Nan/loudly/whistle, never/I/lie*, but *I/dream.*
      return parts[..<verb].contains { isSaidOfVerb($0) } ? doer : nil
    }
    guard parts.contains(where: { isSaidOfVerb($0) }) else { return nil }
    return parts[doer].isNominative || parts.contains { isHow($0) } ? doer : nil
  }

  /// *sometimes, never, loudly, at noon*: what only a verb has beside it.
  private func isSaidOfVerb(_ part: EnglishRowPart) -> Bool {
    switch part.form {
    case .governed, .negation: true
    case .adverbial: part.head.kind == .frequency || part.head.kind == .manner
    default: false
    }
  }

  /// *loudly, sometimes, never.*
  private func isHow(_ part: EnglishRowPart) -> Bool {
    part.form == .adverbial && (part.head.kind == .manner || part.head.kind == .frequency)
      || part.form == .negation && part.head.wordClass == .adverb
  }

  /// *bad/dream, math/test*: what one has rather than does.
  private func isDreamt(_ parts: [EnglishRowPart], _ verb: Int, _ frame: VerbFrame) -> Bool {
    frame.slot(.object) == nil
  }

  private func takes(_ frame: VerbFrame, _ lexeme: Lexeme) -> Bool {
    frame.slots.contains {
      $0.role == .object
        && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(lexeme.roleKind))
    }
  }

  /// *bell/at/noon/ring, at/six/leave/train*: what is heard does it by itself.
  private func sounding(_ parts: [EnglishRowPart], _ nouns: [Int], _ verb: Int) -> Int? {
    guard nouns.count == 1, let noun = nouns.first,
      EnglishWording.sounding.contains(parts[verb].head.lemma),
      parts.allSatisfy({ $0.form != .negation }), parts.contains(where: { $0.form == .governed })
    else { return nil }
    return noun
  }
}
