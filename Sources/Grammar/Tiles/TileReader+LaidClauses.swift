import AACCore

/// A clause that was laid before the verb that it belongs to: *paraguas / porque / llover / coger, que / abuela / llegar /
/// decir / mamá* (NGLE §43.1, §46.1; Cunha & Cintra, chapter 18).
extension TileReader {
  func isSubordinator(_ word: String) -> Bool {
    WordSorter.subordinators(of: variety.language).contains(word) && word != "então"
  }

  /// The words with the last verb, which the clause depends on, before what is done and the clause.
  func clauseBehind(_ words: [Constituent], _ verbs: [Int], _ link: Int) -> [Constituent]? {
    guard verbs[0] > link, let last = verbs.last, verbs.count > 1,
      link > 0 || words[link].lexeme.lemma == "que",
      !isComparison(words, link)
    else { return nil }
    let frame = frame(of: words[last])
    let isSaid = words[link].lexeme.lemma == "que"
    guard !isSaid || frame.opensClause && !frame.pattern.mayHaveExperiencer else { return nil }
    // Niño / que / gritar / ver / yo: which one is meant.
    guard !isSaid || link == 0 || last + 1 == words.count else { return nil }
    var start = last
    var negator: [Constituent] = []
    if words[start - 1].lexeme.lemma == variety.language.plainNegator {
      start -= 1
      negator = [words[start]]
    }
    var subject = Array(words[(last + 1)...])
    guard subject.isEmpty || isDoerPhrase(subject[...]) else { return nil }
    var inner = Array(words[(link + 1)..<start])
    var before = Array(words[..<link])
    if subject.isEmpty, !before.isEmpty, isDoerPhrase(before[...]) {
      subject = before
      before = []
    } else if subject.isEmpty, let first = before.first, isNominative(first.lexeme) {
      subject = [before.removeFirst()]
    } else if subject.isEmpty, let who = doer(inner) {
      subject = Array(inner[who...])
      inner.removeSubrange(who...)
    }
    guard inner.contains(where: { $0.lexeme.wordClass == .verb }),
      !opensLast(words, verbs, isSaid: isSaid), suits(before, frame)
    else { return nil }
    var joining = words[link]
    if joining.lexeme.kind == .question {
      // Que / você / vir / querer: behind its verb it asks nothing.
      joining.lexeme = Lexeme(
        lemma: joining.lexeme.lemma, wordClass: .conjunction, kind: .connective)
    }
    return subject + negator + [words[last]] + before + [joining] + inner
  }

  /// Where who does the main thing stands, right before its verb: *que / abuela / llegar / **mamá** / decir*.
  private func doer(_ inner: [Constituent]) -> Int? {
    guard let verb = verbPlace(inner), var start = inner.indices.last, start > verb,
      namesSomebody(inner[start].lexeme)
    else { return nil }
    let isOnly = !inner[..<verb].contains { namesSomebody($0.lexeme) }
    let isDone =
      inner[start - 1].lexeme.wordClass == .verb
      && frame(of: inner[start - 1]).slots.contains {
        $0.role == .object && $0.acceptedKinds.contains(.person)
      }
    // Quando / ver / vovó / chorar: whom one sees does not cry; que / alguien / ayudar / yo / necesitar.
    guard !isDone || isOnly && inner[start].lexeme.person == .first,
      !isOnly || isNominative(inner[start].lexeme) || inner[start].lexeme.isHuman
    else { return nil }
    while start > verb + 1, inner[start - 1].lexeme.isDeterminerLike { start -= 1 }
    return inner[start - 1].lexeme.wordClass == .adposition ? nil : start
  }

  /// Whether the last verb is what the one before it opens: *triste / porque / tener que / trabajar*.
  private func opensLast(_ words: [Constituent], _ verbs: [Int], isSaid: Bool) -> Bool {
    let (before, last) = (verbs[verbs.count - 2], verbs[verbs.count - 1])
    let opener = frame(of: words[before])
    guard opener.isOpener, !opener.isCopular,
      !["venir", "vir", "llegar", "doler", "doer"].contains(opener.lemma)
    else { return false }
    return opener.isStrongOpener
      || !isSaid && !words[(before + 1)..<last].contains { $0.lexeme.isNominal }
  }

  /// Whether what was laid before the clause can be what the verb is done with, or what it says of somebody.
  private func suits(_ words: [Constituent], _ frame: VerbFrame) -> Bool {
    guard let first = words.first?.lexeme else { return true }
    if words.allSatisfy({ $0.lexeme.kind.isTemporal }) { return false }
    if first.wordClass == .adjective || first.kind == .degree { return frame.isCopular }
    if first.wordClass == .adposition { return !frame.isCopular }
    return words.allSatisfy { word in
      let noun = word.lexeme
      if noun.isDeterminerLike || noun.wordClass == .adjective { return true }
      guard noun.wordClass == .noun, !noun.kind.isSensation else { return false }
      return frame.takesAsObject(noun)
        || frame.slots.contains { $0.acceptedKinds.contains(noun.roleKind) }
        || frame.lemma == "ficar" && KindSet.places.contains(noun.kind)
    }
  }

  private func isComparison(_ words: [Constituent], _ link: Int) -> Bool {
    words[..<link].suffix(3).contains { WordSorter.comparatives.contains($0.lexeme.lemma) }
  }

  /// *Creer / que / llover / yo, ficar / casa / se / chover / eu*: who speaks, laid behind the clause, does what the first
  /// verb says.
  func speakerFirst(_ words: [Constituent], _ verbs: [Int], _ link: Int) -> [Constituent]? {
    guard verbs.count > 1, verbs[0] == 0, link > verbs[0], verbs[1] > link,
      let speaker = words.last, speaker.lexeme.person == .first, isNominative(speaker.lexeme),
      words[words.count - 2].lexeme.wordClass != .adposition,
      !words[words.count - 2].lexeme.isConnective, let last = verbs.last,
      words[0].lexeme.isInfinitive, frame(of: words[0]).pattern.isPersonal,
      !frame(of: words[0]).pattern.mayHaveExperiencer,
      !words[1..<link].contains(where: { namesSomebody($0.lexeme) })
    else { return nil }
    let inner = words[(link + 1)..<(words.count - 1)]
    if inner.contains(where: { namesSomebody($0.lexeme) }), last + 2 == words.count,
      frame(of: words[last]).takesPerson
    {
      // Llorar / porque / mamá / regañar / yo: whom it is done to.
      return nil
    }
    if words[link].lexeme.lemma == "que", !frame(of: words[last]).slots.isEmpty,
      !inner.contains(where: { namesSomebody($0.lexeme) })
    {
      return nil
    }
    return [speaker] + words.dropLast()
  }
}
