import AACCore

/// What is done to somebody or something: *be/stolen, be/made/by/grandma, cake/be/eat* → *was stolen, was made, was eaten*.
///
/// Sources: CGEL §3.63–3.78 (the passive), §3.65 (the agent); CaGEL ch. 16 §10.
extension EnglishConstructions {
  /// Makes a participle of the verb, or of its form that no table has, behind *be* and *get*.
  mutating func settlePassive(_ verb: String) {
    var index = 0
    if !["be", "get", "become", "seem", "look", "stay"].contains(verb) {
      guard let be = words.firstIndex(where: { $0.lexeme.lemma == "be" }) else { return }
      index = be + 1
    }
    while let word = lexeme(index), word.kind == .negation || word.kind == .frequency { index += 1 }
    guard let word = lexeme(index) else { return }
    guard let participle = participle(word, index, verb) else {
      if !clause.isLaid, isDoneQuality(word) {
        linkBehindPassive(index, word.lemma)
      }
      return
    }
    if participle != word.lemma { clause.reasons.append(.init(.verbForm, word.lemma, participle)) }
    words[index].lexeme = Lexeme(lemma: participle, wordClass: .adjective, kind: .state)
    words[index].government = nil
    if lemma(index + 1) == "open", index + 2 == words.count {
      // *The door was left open* (CGEL §16.46).
      return join(
        index...(index + 1),
        as: Lexeme(lemma: "\(participle) open", wordClass: .adjective, kind: .state))
    }
    if !clause.isLaid { linkBehindPassive(index, participle) }
    guard let by = words[index...].firstIndex(where: { $0.lexeme.lemma == "by" }),
      let agent = lexeme(by + 1), agent.wordClass == .noun,
      agent.kind == .vehicle || agent.kind == .animal && Self.harmed.contains(participle),
      let a = small("a")
    else { return }
    words.insert(a, at: by + 1)
    clause.reasons.append(.init(.articleIndefinite, agent.lemma, "a"))
  }

  /// *be/sung/children, be/given/book, be/sent/grandma, be/invited/party*: who does it, what one gets, whom it goes to (CGEL §3.65,
  /// §16.57).
  private mutating func linkBehindPassive(_ index: Int, _ participle: String) {
    guard let last = words.indices.last, last > index, !Self.namedSo.contains(participle),
      words[(index + 1)..<last].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), let word = lexeme(last)
    else { return }
    let isSomebody =
      word.isBeing || word.wordClass == .pronoun && EnglishPronouns.of(word.lemma) != nil
      || EnglishHabits.indefinitePronouns.contains(word.lemma)
    let isOfThing = clause.subject.last.map { !$0.lexeme.isBeing && $0.lexeme.wordClass == .noun }
    var link: String?
    if isSomebody {
      link = Self.handed.contains(participle) && isOfThing == true ? "to" : "by"
    } else if participle == "invited", word.kind == .event || word.isPlaceLike {
      link = "to"
    } else if Self.handed.contains(participle), isOfThing != true, last == index + 1,
      word.wordClass == .noun, !word.kind.isTemporal, !word.isPlaceLike
    {
      keepGiven(last)
    } else if participle == "made", word.kind == .material {
      link = "of"
    } else if isOfThing == false, Self.forces.contains(word.kind), participle != "caught",
      !EnglishHabits.boxes.contains(word.lemma), word.wordClass == .noun
    {
      // *I was woken by a noise.*
      link = "by"
    }
    guard let link else { return }
    // With the tile of who did it it is as chosen.
    var by = EnglishSentence.small(link)
    by.tile = words[index + 1].tile
    words.insert(by, at: index + 1)
    clause.reasons.append(.init(.preposition, word.lemma, link))
  }

  /// *I was given a book, we were told a story*: what one gets stays an object (CGEL §3.65, note).
  private mutating func keepGiven(_ index: Int) {
    let noun = words[index].lexeme
    var text = noun.lemma
    if !EnglishHabits.isMass(noun), !EnglishHabits.isPlural(noun) {
      let article = EnglishArticles.indefinite(
        before: text, isBritish: clause.variety == .englishUnitedKingdom)
      text = "\(article) \(text)"
    }
    words[index].lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
  }

  /// *cooked, broken, made*: a participle that is a quality too, and not how somebody feels.
  private func isDoneQuality(_ word: Lexeme) -> Bool {
    if ["made", "invited"].contains(word.lemma) { return true }
    return word.wordClass == .adjective && word.kind != .emotion
      && clause.subject.last?.lexeme.isBeing == false
      && EnglishHabits.adjectivePrepositions[word.lemma] == nil
      && (word.lemma.hasSuffix("ed") || EnglishTypedForms.participles[word.lemma] != nil)
  }

  /// Things that do something to somebody.
  private static let forces = KindSet(.weather, .vehicle, .event, .device, .toy, .thing, .plant)
  private static let handed = EnglishWords.set("given told shown taught sent offered lent handed")
  private static let namedSo = EnglishWords.set(
    "called named considered born elected crowned dressed lost gone")

  /// What an animal that one does not know does to somebody.
  private static let harmed = EnglishWords.set("bitten stung scratched chased attacked licked")

  private func participle(_ word: Lexeme, _ index: Int, _ verb: String) -> String? {
    let text = word.lemma
    let known = planner.lexicon.known(text)
    if text.hasSuffix("ed") || EnglishTypedForms.participles[text] != nil {
      guard known == nil, word.isInferred || word.wordClass != .adjective,
        let base = EnglishTypedForms(frames: planner.frames, lexicon: planner.lexicon).base(text)
          ?? EnglishTypedForms.participles[text].map({ ($0, .past) }), base.verb != text
      else { return nil }
      return text
    }
    // *cake/be/make/by/grandma*: a thing does nothing itself.
    guard verb == "be", !clause.isLaid, index == 0 || words[0].lexeme.kind == .negation,
      word.wordClass == .verb || lemma(index + 1) == "by" && lexeme(index + 2)?.isBeing == true,
      let frame = planner.frames.listed(text),
      frame.pattern == .plain || frame.pattern == .grooming, frame.slot(.object) != nil,
      case let next = lexeme(index + 1),
      next == nil || next?.lemma == "by" || next?.kind.isTemporal == true
        || next?.isBeing == true && clause.subject.last?.lexeme.wordClass == .noun,
      next?.lemma == "by" || clause.subject.last != nil,
      case let subject = clause.subject.last?.lexeme
        ?? Lexeme(lemma: "I", wordClass: .pronoun, kind: .person),
      next?.lemma == "by" || !subject.isBeing && subject.wordClass == .noun
        || subject.lemma == "it" && next == nil && clause.subject.count == 1
    else { return nil }
    return EnglishMorphology(clause.variety).verb(text, VerbFeatures(.participle)).first
  }
}
