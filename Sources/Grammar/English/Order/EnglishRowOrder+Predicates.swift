import AACCore

/// What somebody or something is, in another order: *I/hungry/be, doctor/be/he, dog/yard/there/be*.
///
/// Sources: CGEL §10.8, §16.21 (subject and complement), §18.44–18.50 (*there*), §6.44–6.47 (*this, that* as subjects).
extension EnglishRowOrder {
  /// A row with *be* or a verb of the senses in the order of speech; nil where nothing tells.
  func predicated(_ parts: [EnglishRowPart], _ frame: VerbFrame) -> [Constituent]? {
    guard let verb = parts.firstIndex(where: { $0.form == .verb }) else { return nil }
    if frame.lemma == "be", let there = existing(parts, verb) { return there }
    if parts.contains(where: { $0.head.lemma == "there" }) { return nil }
    if let feared = feared(parts, verb) ?? splitQuality(parts, verb, frame) { return feared }
    guard let subject = verb > 0 ? spokenOf(parts, verb) : namedBehind(parts) else { return nil }
    let negations = parts.places(.negation).map { parts[$0] }
    let rest = parts.indices.filter {
      $0 != subject && $0 != verb && parts[$0].form != .negation
    }
    .map { parts[$0] }
    let isAged = rest.contains { $0.head.lemma == "old" }
    let said =
      isAged
      ? rest
      : rest.filter { $0.form != .adverbial || $0.head.kind == .weekday }
        + rest.filter { $0.form == .adverbial && $0.head.kind != .weekday }
    if frame.lemma == "be" {
      return ([parts[subject], parts[verb]] + negations + said).row
    }
    return ([parts[subject]] + negations + [parts[verb]] + said).row
  }

  /// Who or what the others are said of.
  private func spokenOf(_ parts: [EnglishRowPart], _ verb: Int) -> Int? {
    let nouns = parts.places(.noun)
    let qualities = parts.indices.filter {
      parts[$0].form == .quality || parts[$0].form == .governed
    }
    let isLast = parts[(verb + 1)...].allSatisfy { $0.form == .adverbial }
    if nouns.count == 1, let noun = nouns.first {
      guard !qualities.isEmpty, noun > verb || isLast else { return nil }
      return isPredicative(parts[noun]) && !parts[qualities[0]].isOwner ? nil : noun
    }
    guard nouns.count == 2, qualities.isEmpty || isLast else { return nil }
    let ranks = nouns.map { rank(parts[$0]) }
    if qualities.isEmpty, ranks[0] == ranks[1] || !isLast && ranks[0] > ranks[1] { return nil }
    if !isLast, ranks[1] < 4,
      !isProfession(parts[nouns[0]])
        || !EnglishPeople.names.contains(parts[nouns[1]].head.lemma.lowercased()),
      !isPredicative(parts[nouns[0]])
    {
      return nil
    }
    let subject = ranks[0] >= ranks[1] ? nouns[0] : nouns[1]
    return subject < verb && !isLast ? nil : subject
  }

  /// *be/firefighter/Dad, be/for/Mom/present*: what is said of whoever comes last, with the verb first.
  private func namedBehind(_ parts: [EnglishRowPart]) -> Int? {
    let nouns = parts.places(.noun)
    guard parts.count == 3 else { return nil }
    if nouns.count == 2 {
      return isProfession(parts[nouns[0]]) && parts[nouns[1]].isNamed ? nouns[1] : nil
    }
    guard let noun = nouns.first, parts[noun].isThing,
      parts.contains(where: { $0.form == .governed })
    else { return nil }
    return noun
  }

  /// *afraid/dogs/be*: what one is afraid of, and who is is who tells of it (CGEL §16.69).
  private func feared(_ parts: [EnglishRowPart], _ verb: Int) -> [Constituent]? {
    guard parts.count < 4, parts.allSatisfy({ $0.form != .adverbial && $0.form != .governed }),
      let noun = parts.firstIndex(where: { $0.form == .noun }), parts.places(.noun).count == 1,
      parts[noun].head.wordClass == .noun, !parts[noun].head.isHuman,
      parts[noun].isThing || EnglishHabits.isPlural(parts[noun].head),
      let speaker = lexicon.known("I")
    else { return nil }
    let words = parts.without([verb]).row
    guard words.count == 2, Self.fearing.contains(words[0].lexeme.lemma) else { return nil }
    return [Constituent(speaker)] + parts[verb].words + words
  }

  private static let fearing: WordSet = ["afraid", "allergic", "fond"]

  /// How likely a noun is what the other is said of: pronouns, *this*, names, what is picked out.
  private func rank(_ part: EnglishRowPart) -> Int {
    if part.isNominative || part.isPersonal { return 5 }
    if part.head.kind == .demonstrative { return 4 }
    if part.isNamed { return 3 }
    if isPredicative(part) { return 0 }
    if part.words[0].lexeme.isDeterminerLike { return 2 }
    return part.head.isHuman || KindSet.places.contains(part.head.roleKind) ? 1 : 2
  }

  /// *fun, trouble*: nouns that say what something is like.
  private func isPredicative(_ part: EnglishRowPart) -> Bool {
    part.words.count == 1 && ["fun", "trouble", "nonsense"].contains(part.head.lemma)
  }

  /// *doctor, firefighter*: what somebody is, and no kin.
  private func isProfession(_ part: EnglishRowPart) -> Bool {
    part.words.count == 1 && part.head.isHuman && !part.isNamed && !part.isPersonal
      && !EnglishPeople.isPossessed(part.head.lemma)
  }

  /// *milk/sour/smell* stands for itself; *cold/soup/be, sour/milk/smell*: with nothing else said, the quality is.
  private func splitQuality(_ parts: [EnglishRowPart], _ verb: Int, _ frame: VerbFrame)
    -> [Constituent]?
  {
    let others = parts.indices.filter { $0 != verb && !isTime(parts[$0]) }
    guard let place = others.first, others.count == 1, verb > place, parts[place].form == .noun,
      parts[place].head.wordClass == .noun,
      frame.lemma == "be" || !parts[place].head.isBeing && Self.tasting.contains(frame.lemma)
    else { return nil }
    let words = parts[place].words
    let small = words.prefix {
      $0.lexeme.isDeterminerLike && $0.lexeme.kind != .degree
        && !Self.degrees.contains($0.lexeme.lemma)
    }
    let quality = words[small.count...].prefix {
      $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree
        || Self.degrees.contains($0.lexeme.lemma)
    }
    let noun = words[(small.count + quality.count)...]
    guard quality.contains(where: { $0.lexeme.wordClass == .adjective }),
      noun.allSatisfy({ $0.lexeme.wordClass == .noun })
    else { return nil }
    var row = Array(small) + noun + parts[verb].words
    let rest = parts.without([place, verb])
    for part in rest where isDegree(part) { row += part.words }
    row += quality
    for part in rest where !isDegree(part) { row += part.words }
    return row
  }

  private func isDegree(_ part: EnglishRowPart) -> Bool {
    part.form == .adverbial && part.head.kind == .degree
  }

  private func isTime(_ part: EnglishRowPart) -> Bool {
    part.form == .adverbial || part.form == .governed && part.head.kind.isTemporal
  }

  private static let degrees: WordSet = ["a bit", "a little", "a lot", "a little bit"]

  private static let tasting: WordSet = ["smell", "taste", "feel", "sound"]

  /// *dog/yard/be/there, there/five/fish/be*: what there is, and where (CGEL §18.45).
  private func existing(_ parts: [EnglishRowPart], _ verb: Int) -> [Constituent]? {
    guard let there = parts.firstIndex(where: { $0.words.count == 1 && $0.head.lemma == "there" }),
      abs(there - verb) == 1 || there == 0 || verb == 0, verb > there + 1 || verb > 0,
      let noun = parts.firstIndex(where: { $0.form == .noun }),
      !(there == 0 && verb == 1)
    else { return nil }
    let first = parts[noun].words[0].lexeme
    guard parts[noun].head.wordClass == .noun, !parts[noun].isNamed,
      first.kind != .possessive, first.kind != .demonstrative, first.lemma != "the",
      !parts.contains(where: { $0.isPersonal || $0.form == .quality })
    else { return nil }
    let rest = parts.without([there, verb, noun])
    let isCounted =
      first.wordClass == .numeral || first.kind == .quantity || first.lemma == "a"
      || first.kind == .degree
    // *teacher/be/there/today* is of one who is known.
    let isPlaced = rest.contains { $0.form == .noun || $0.form == .governed }
    let isSome = isPlaced && !parts[noun].head.isHuman || parts[noun].head.kind == .event
    guard there == 0 || isCounted || isSome && !rest.isEmpty else { return nil }
    return ([parts[there], parts[verb], parts[noun]] + rest).row
  }
}

extension EnglishRowPart {
  /// *mine, yours*: whose it is.
  var isOwner: Bool { form == .quality && head.kind == .possessive }
}
