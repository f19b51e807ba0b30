import AACCore

/// Rows of more than one clause in the order of the sentence: *I/promise/that/I/be/good, I/show/you/how/it/work,
/// she/nap/when/mail carrier/knock, clown/trip/but/not/fall, I/use/towel/dry/my/hair, house/build/by/my/grandfather*.
///
/// Sources: CGEL §16.30–16.35 (*that* and *wh-* clauses as objects), §15.25–15.48 (adverbial clauses), §13.44–13.53
/// (coordination of predicates), §3.65–3.71 (the passive and its agent).
extension EnglishOrderOfSpeech {
  func clausesToldOrder(_ row: [Constituent], _ end: Int) -> Parts? {
    let verb = end + 1
    guard isDeed(row[verb].lexeme), !row.contains(where: { isSaidToSomebody($0.lexeme) }) else {
      return nil
    }
    var parts = Parts(end: end, verb: verb, isSure: true)
    if isClaimed(row, end) || isShownHow(row, end) || isDoneBy(row, end) { return parts }
    if isOfThing(row, end) {
      parts.isOver = Self.befalling.contains(row[verb].lexeme.lemma)
      return parts
    }
    if let deed = goneForDeed(row, end) {
      parts.deeds = [deed]
      parts.ifSplit = row[deed].lexeme.wordClass == .verb
      return parts
    }
    if let deed = purposeDeed(row, end) {
      parts.deeds = [deed]
      return parts
    }
    if let deed = joinedDeed(row, end) {
      parts.deeds = [deed]
      parts.unlessRead = row[deed - 1].lexeme.kind != .negation
      return parts
    }
    if let deed = nextDeed(row, end) {
      parts.deeds = [deed]
      parts.unlessRead = row[deed].lexeme.wordClass == .verb && row[deed - 1].lexeme.lemma != "then"
      return parts
    }
    guard let deed = hingedDeed(row, end) else { return nil }
    parts.unlessRead = row[deed].lexeme.wordClass == .verb
    if isTwoSided(row[deed].lexeme) { parts.deeds = [deed] }
    return parts
  }

  // MARK: Clauses as objects

  /// *I/promise/that/I/be/good, I/discover/that/key/not/fit* (CGEL §16.31).
  private func isClaimed(_ row: [Constituent], _ end: Int) -> Bool {
    row.count > end + 4 && row[end + 2].lexeme.lemma == "that"
      && Self.claiming.contains(row[end + 1].lexeme.lemma)
      && (row.count > end + 5 || row[end + 3].lexeme.wordClass == .pronoun
        || isVerb(row[end + 3].lexeme))
      && row[(end + 3)...].contains { $0.lexeme.wordClass == .verb || isVerb($0.lexeme) }
  }

  private static let claiming = EnglishWords.set(
    """
    promise dream discover know think say hope feel notice believe reckon hear realize wish guess swear imagine decide suppose
    swear pray complain explain admit
    """)

  /// *I/show/you/how/it/work, I/explain/how/it/happen* in a time that was chosen: it is that of the showing (CGEL §16.35).
  private func isShownHow(_ row: [Constituent], _ end: Int) -> Bool {
    guard !isPlain, row[end].lexeme.wordClass == .pronoun || row[end].lexeme.isBeing,
      Self.showing.contains(row[end + 1].lexeme.lemma)
    else { return false }
    let word = row.indices.dropFirst(end + 2).first { !isSomebody(row[$0].lexeme) }
    guard let word, word < end + 4, word + 1 < row.count else { return false }
    return ["how", "where", "what", "why", "when", "what time"].contains(row[word].lexeme.lemma)
      && row[(word + 1)...].contains { $0.lexeme.wordClass == .verb }
  }

  private static let showing = EnglishWords.set(
    "show tell explain know teach remember forget learn understand")

  // MARK: Clauses behind

  /// *she/nap/when/mail carrier/knock, I/whisper/so that/baby/can/sleep*: behind what joins them somebody or something does
  /// the one thing, and before it the other (CGEL §15.25, §15.48).
  private func hingedDeed(_ row: [Constituent], _ end: Int) -> Int? {
    guard
      row[end + 1].lexeme.wordClass != .adjective
        || row.count > end + 2 && Self.changing.contains(row[end + 1].lexeme.lemma)
          && row[end + 2].lexeme.namesThing,
      let hinge = row.indices.dropFirst(end + 2).first(where: {
        Self.hinges.contains(row[$0].lexeme.lemma)
          || ["so", "but"].contains(row[$0].lexeme.lemma) && $0 + 1 < row.count
            && row[$0 + 1].lexeme.isSubjectForm
      }), hinge + 2 < row.count,
      !row[(end + 2)..<hinge].contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.isSubjectFormOnly && row[end].lexeme.wordClass == .pronoun
          || $0.lexeme.wordClass == .verb
      })
    else { return nil }
    var doer = hinge + 1
    while doer + 2 < row.count, row[doer].lexeme.isDeterminerLike { doer += 1 }
    let (who, deed) = (row[doer].lexeme, row[doer + 1].lexeme)
    // *he/panic/if/get/lost*: the same one does both.
    if who.wordClass == .verb, doer == hinge + 1 { return isPerson(row[end].lexeme) ? doer : nil }
    guard who.hasSubjectForm || who.wordClass == .noun || who.wordClass == .properNoun,
      !who.kind.isTemporal,
      deed.wordClass == .verb || frames[deed.lemma].pattern == .modal
        || who.hasSubjectForm && isDeed(deed)
    else { return nil }
    return doer + 1
  }

  /// *watch, cook, open, clean*: a thing or a quality as well, that is done before a thing named right behind it.
  func isTwoSided(_ word: Lexeme) -> Bool {
    word.wordClass != .verb
      && (["watch", "cook", "brush", "paint"].contains(word.lemma)
        || Self.changing.contains(word.lemma))
  }

  /// *teacher/clean/room/and/get/gift, brother/fix/bike/then/feed/dog, I/cook/dinner/then/watch/TV*: what the same one does to
  /// another thing (CGEL §13.50).
  private func nextDeed(_ row: [Constituent], _ end: Int) -> Int? {
    guard row.count > end + 4, isPerson(row[end].lexeme),
      frames[row[end + 1].lexeme.lemma].opening == nil
    else { return nil }
    let thing = row[end + 2].lexeme.isDeterminerLike ? end + 3 : end + 2
    guard row[thing].lexeme.wordClass == .noun, thing + 2 < row.count,
      row[thing + 1].lexeme.lemma == "then"
        || ["and", "or", "but"].contains(row[thing + 1].lexeme.lemma)
          && Self.changing.contains(row[end + 1].lexeme.lemma),
      case let deed = row[thing + 2].lexeme,
      deed.wordClass == .verb || isTwoSided(deed) && thing + 3 < row.count,
      !row[(thing + 3)...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    return thing + 2
  }

  private static let hinges: WordSet = [
    "when", "because", "so that", "until", "if", "as soon as", "after", "before", "while",
    "although", "even though", "unless", "once", "since",
  ]

  // MARK: Deeds joined

  /// *she/text/or/call/her/mom, clown/trip/but/not/fall, dentist/clean/and/polish/my/teeth*: the same one does both (CGEL
  /// §13.50).
  private func joinedDeed(_ row: [Constituent], _ end: Int) -> Int? {
    guard row.count > end + 3, isPerson(row[end].lexeme),
      ["and", "or", "but"].contains(row[end + 2].lexeme.lemma)
    else { return nil }
    var second = end + 3
    if ["not", "still", "then", "never"].contains(row[second].lexeme.lemma) { second += 1 }
    guard second < row.count, isDeed(row[second].lexeme),
      isDoneOnly(row[end + 1].lexeme), isDoneOnly(row[second].lexeme)
    else { return nil }
    return second
  }

  /// Whether a word at the place of a verb is none of food or of a thing: *milk, water*.
  private func isDoneOnly(_ word: Lexeme) -> Bool {
    word.wordClass == .verb || EnglishThingVerbs.ofPeople.contains(word.lemma)
      || !isPlain && (word.lemma == "fish" || !KindSet.edible.contains(word.kind))
  }

  // MARK: What it is for

  /// *I/use/towel/dry/my/hair, I/save/money/travel, dad/stop/car/rest*: what is done with it or for what (CGEL §15.48).
  private func purposeDeed(_ row: [Constituent], _ end: Int) -> Int? {
    guard row.count > end + 3, isPerson(row[end].lexeme) else { return nil }
    var thing = end + 2
    while thing + 2 < row.count, row[thing].lexeme.kind == .possessive { thing += 1 }
    let deed = thing + 1
    guard deed < row.count, row[thing].lexeme.namesThing || row[thing].lexeme.kind == .money,
      isDeed(row[deed].lexeme), !row[deed].lexeme.isDeterminerLike
    else { return nil }
    switch row[end + 1].lexeme.lemma {
    case "use":
      // What it is done to stands behind: *use/fork/spoon* are two things.
      return row[deed].lexeme.wordClass == .verb
        || deed + 1 < row.count && Self.changing.contains(row[deed].lexeme.lemma) ? deed : nil
    case "save":
      return row[thing].lexeme.lemma == "money" && row[deed].lexeme.wordClass == .verb ? deed : nil
    case "stop":
      return row[thing].lexeme.kind == .vehicle && row[deed].lexeme.wordClass == .verb ? deed : nil
    case "raise":
      return row[thing].lexeme.lemma == "hand" && row[deed].lexeme.wordClass == .verb ? deed : nil
    default: return nil
    }
  }

  // MARK: By whom

  /// *house/build/by/my/grandfather, window/break/by/ball*: what is done to a thing, and by whom or what (CGEL §3.65).
  private func isDoneBy(_ row: [Constituent], _ end: Int) -> Bool {
    guard row.count > end + 3, row[end + 2].lexeme.lemma == "by", !isPerson(row[end].lexeme),
      row[end].lexeme.wordClass == .noun, row[end + 1].lexeme.wordClass == .verb,
      frames[row[end + 1].lexeme.lemma].slot(.object) != nil, let doer = row.last?.lexeme,
      !row[(end + 3)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    return doer.isBeing
      || Self.breaking.contains(row[end + 1].lexeme.lemma) && Self.causes.contains(doer.lemma)
  }

  private static let breaking = EnglishWords.set(
    "break hit destroy damage ruin soak burn block crush knock blow wash flood scare wake cover")
  private static let causes = EnglishWords.set(
    "ball storm fire rain wind car truck flood lightning snow water wave bomb train bus rock stone tree hail"
  )
}
