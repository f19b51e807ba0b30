import AACCore

/// What a second half can be behind how it is and behind what happens.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §15.45 (reason), §11.24 (requests beside their reason).
extension EnglishTwoThoughts {
  func sequel(_ words: [Constituent], ofEvent first: EnglishThought) -> EnglishThought? {
    if let blood = bled(words, behind: first) { return blood }
    let isPain = first.verb.map { Self.hurting.contains($0.lemma) } == true
    // Leg / hurt / run: when it hurts.
    if first.words.contains(where: { $0.lexeme.lemma == "me" }), words.count == 1, !first.isOwn {
      if words[0].lexeme.lemma == "stop",
        first.topic.last?.lexeme.isHuman == true
          || first.topic.last?.lexeme.wordClass == .pronoun
      {
        return EnglishThought(kind: .request, words: [words[0].asVerb], isRequest: true)
      }
      if let hurt = pain(words) { return hurt }
    }
    if isPain, words.count == 1, words[0].lexeme.wordClass == .verb,
      !["stop", "help"].contains(words[0].lexeme.lemma)
    {
      return nil
    }
    if words.last?.lexeme.lemma == "fair" { return comment(words) }
    if words.count == 1, Self.lived.contains(words[0].lexeme.lemma), !first.isOwn,
      words[0].lexeme.lemma != "funny" || object(of: first) != nil,
      !Self.described.contains(first.verb?.lemma ?? "")
    {
      return EnglishThought(
        kind: .comment, words: small("it") + [EnglishWording.be, words[0].asQuality])
    }
    if let ailing = ailing(words) { return ailing }
    if let verb = first.verb, Self.alarming.contains(verb.lemma), words.count > 1, !first.isOwn,
      let asked = request(words), asked.kind == .request
    {
      return asked
    }
    if first.verb?.lemma == "ring", !first.isOwn, words.count > 1,
      ["go", "come"].contains(words[0].lexeme.lemma), completes(words[0].lexeme, Array(words[1...]))
    {
      // *bell/ring / go/class*: what it calls to.
      return EnglishThought(
        kind: .wish, words: [Constituent(lexicon.lexeme(for: "let's"))] + words, topic: speaker,
        isBound: true)
    }
    if let theirs = wantedByDoer(words, of: first) { return theirs }
    if let own = wish(words, behind: first) ?? refusal(words, of: first) ?? felt(words) {
      return own
    }
    if let come = minded(words) ?? outcome(words, of: first) ?? fled(words, from: first) {
      return come
    }
    if let remedy = tended(words, behind: first) ?? needed(words, behind: first) { return remedy }
    if let other = state(words) ?? event(words, behind: first) { return other }
    if isPain { return words.count > 1 ? comment(words) : nil }
    if first.topic.last?.lexeme.kind == .body { return ownDeed(words) }
    if let remedy = remedied(words, behind: first) { return remedy }
    return first.topic.last?.lexeme.lemma == "you" ? comment(words, of: "that") : nil
  }

  /// *baby/cry / want/milk, dog/bark / hungry*: for which it cries.
  private func wantedByDoer(_ words: [Constituent], of first: EnglishThought) -> EnglishThought? {
    guard let verb = first.verb, Self.crying.contains(verb.lemma), !first.isOwn,
      let doer = first.topic.last?.lexeme, doer.wordClass == .noun, doer.isBeing
    else { return nil }
    // Of a baby neither *he* nor *she* is known (CGEL §5.105).
    let who =
      doer.lemma == "baby"
      ? small("the") + first.topic.suffix(1)
      : pronoun(first.topic, isDoer: true)
    if words.count == 1, ["hungry", "thirsty"].contains(words[0].lexeme.lemma) {
      return EnglishThought(
        kind: .state, words: who + [EnglishWording.be, words[0]], topic: first.topic,
        isBound: true)
    }
    guard words.count > 1, Self.wishes.contains(words[0].lexeme.lemma) else { return nil }
    return wish(words, behind: first).map { wish in
      EnglishThought(
        kind: .event, words: who + wish.words.drop { isMe($0) }, topic: first.topic,
        verb: words[0].lexeme, isBound: true)
    }
  }

  private static let crying = EnglishWords.set("cry bark meow whine scream howl")

  /// *I/cut/finger / blood*: what comes of it.
  private func bled(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard words.count == 1, words[0].lexeme.lemma == "blood",
      first.words.contains(where: { $0.lexeme.kind == .body })
    else { return nil }
    return EnglishThought(
      kind: .comment, words: small("there") + [EnglishWording.be] + words, isBound: true)
  }

  /// *eye/red / itch*: what is so with it hurts as well.
  private func inflamed(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard words.count == 1, first.topic.last?.lexeme.kind == .body,
      Self.hurting.contains(words[0].lexeme.lemma),
      Self.inflamed.contains(first.words.last?.lexeme.lemma ?? "")
    else { return nil }
    return EnglishThought(
      kind: .comment, words: pronoun(first.topic, isDoer: true) + [words[0].asVerb])
  }

  /// How a part of the body is that hurts.
  private static let inflamed = EnglishWords.set(
    "red sore swollen dry itchy watery stiff puffy blue purple bloody infected hot burnt cut")

  /// What things do to somebody.
  private static let harmingAlone = EnglishWords.set(
    "burn hurt scratch hit sting scare pinch poke cut itch")

  /// What one does with things that are so: *wear/hat/funny* is one thought.
  private static let described = EnglishWords.set(
    "wear have see draw tell make find read watch buy get want show write sing hear know play do say"
  )

  func sequel(_ words: [Constituent], ofState first: EnglishThought) -> EnglishThought? {
    let isBeing = first.topic.last.map { $0.lexeme.isBeing || $0.lexeme.hasSubjectForm } ?? true
    if let remedy = replaced(words, behind: first) { return remedy }
    if !isBeing, let ailing = ailing(words) { return ailing }
    if let inflamed = inflamed(words, behind: first) { return inflamed }
    if first.isOwn, let last = words.last(where: { isNoun($0) })?.lexeme,
      KindSet.edible.contains(last.kind)
    {
      return nil
    }
    if let said = state(words) ?? wish(words, behind: first) ?? refusal(words, of: first)
      ?? event(words)
    {
      return said
    }
    if isBeing {
      if first.isOwn {
        // I / adult / talk / to / me.
        guard words.contains(where: { $0.lexeme.lemma == "me" }), words[0].lexeme.wordClass == .verb
        else { return nil }
        return request(words)
      }
      if let deed = doneBySame(words, as: first) { return deed }
      if words.count == 1, first.topic.last?.lexeme.wordClass == .noun,
        ["change", "feed", "hold", "hug"].contains(words[0].lexeme.lemma)
      {
        return EnglishThought(
          kind: .request, words: [words[0].asVerb] + pronoun(first.topic, isDoer: false),
          isRequest: true)
      }
      if words.count == 1, words[0].lexeme.lemma == "help", first.isPlaced {
        let it = pronoun(first.topic, isDoer: false)
        return EnglishThought(kind: .request, words: [words[0].asVerb] + it, isRequest: true)
      }
      return first.isPlaced || touches(first) ? felt(words) ?? minded(words) : minded(words)
    }
    if Self.harmingAlone.contains(words[0].lexeme.lemma), let deed = doneBySame(words, as: first) {
      return deed
    }
    if first.isPlaced, first.words.last?.lexeme.lemma != "over",
      first.words.contains(where: { $0.lexeme.wordClass == .adposition })
    {
      return tended(words, behind: first)
    }
    if words.count == 1, words[0].lexeme.lemma == "late" {
      return EnglishThought(
        kind: .feeling, words: speaker + [EnglishWording.be, words[0].asQuality], topic: speaker)
    }
    if let leaving = ownDeed(words), first.topic.last?.lexeme.kind != .vehicle { return leaving }
    return felt(words) ?? handled(words, of: first) ?? needed(words, behind: first)
      ?? (["fun", "boring", "scary", "yummy"].contains(words[0].lexeme.lemma)
        ? comment(words) : nil)
  }

  /// What happens that calls for others to do something.
  private static let alarming = EnglishWords.set("knock ring leak boil burn beep overflow spill")

  /// *Grandma/sick / worried, dog/lost / sad*: how others are that one feels something about.
  private func touches(_ first: EnglishThought) -> Bool {
    guard let quality = first.words.last?.lexeme.lemma, first.topic.last?.lexeme.wordClass == .noun
    else { return false }
    return ["sick", "lost", "gone", "dead", "hurt", "mad", "angry", "mean", "late"].contains(
      quality)
  }

  /// *They* of several things that one does not like.
  func said(of first: EnglishThought) -> String {
    guard first.verb?.lemma == "like", let thing = object(of: first), thing.wordClass == .noun,
      !EnglishHabits.isMass(thing)
    else { return "it" }
    return "they"
  }
}
