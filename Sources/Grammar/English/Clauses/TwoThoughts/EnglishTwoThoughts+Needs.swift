import AACCore

/// Halves that name what helps: *tissue, clean/sheet, more/water, lamp, new/one* behind what calls for it.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §6.55 (*one* for what was named), §15.45 (reason).
extension EnglishTwoThoughts {
  /// *Tissue, clean/sheet, more/water* behind what calls for it.
  func needed(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    if words.contains(where: { $0.lexeme.lemma == "more" }), let last = words.last,
      ["minute", "minutes", "time"].contains(last.lexeme.lemma)
    {
      return EnglishThought(kind: .call, words: words)
    }
    if words.count == 1, words[0].lexeme.lemma == "more", first.kind == .state {
      return EnglishThought(
        kind: .wish, words: speaker + [EnglishStatementReader.verb("want")] + words)
    }
    guard let end = nounEnd(words, from: 0),
      end == words.count || words[end].lexeme.lemma == "please",
      !first.isOwn, case let thing = words[end - 1].lexeme, !thing.isBeing,
      case let topic = first.topic.last?.lexeme ?? thing, !topic.isHuman,
      thing.kind != .body,
      !EnglishCompounds.joins(topic, thing) || ["battery", "charger"].contains(thing.lemma),
      Self.remedies.contains(thing.lemma) || thing.kind == .medicine
        || words.count > 1 && words[0].lexeme.lemma == "more" || isCalledFor(thing, by: first)
    else { return nil }
    let isWanted = KindSet.edible.contains(thing.kind)
    if thing.lemma.hasPrefix("batter"), topic != thing, topic.lemma != "battery" {
      return EnglishThought(
        kind: .event,
        words: pronoun(first.topic, isDoer: true) + [EnglishStatementReader.verb("need")] + words)
    }
    return EnglishThought(
      kind: .wish,
      words: speaker + [EnglishStatementReader.verb(isWanted ? "want" : "need")] + words)
  }

  /// *Room/dark / lamp, soup/salty / water, pants/big / belt*: a thing that helps where another is not as it should be.
  private func isCalledFor(_ thing: Lexeme, by first: EnglishThought) -> Bool {
    guard first.kind == .state, let topic = first.topic.last?.lexeme, topic.wordClass == .noun,
      !topic.isBeing, let quality = first.words.last?.lexeme.lemma
    else { return false }
    if KindSet.edible.contains(thing.kind) {
      return Self.sharp.contains(quality) && KindSet.edible.contains(topic.kind)
        && (thing.kind == .drink || thing.lemma == "water")
    }
    return Self.troubles.contains(quality) && Self.handy.contains(thing.kind)
      && thing.kind != topic.kind
      || Self.troubles.contains(quality) && Self.tools.contains(thing.lemma)
  }

  private static let sharp = EnglishWords.set("salty spicy hot dry sour bitter sweet")
  private static let troubles = EnglishWords.set(
    """
    dark locked wet dirty broken torn messy cold hot empty big loose tight sticky hard dry long dull dead flat heavy bright full
    frozen ripped cracked muddy dusty stuck sore itchy runny high loud noisy
    """)
  private static let handy = KindSet(.device, .clothing, .medicine)
  private static let tools = EnglishWords.set(
    """
    lamp flashlight light candle key belt scissors knife hammer screwdriver ladder stool bag box bucket broom mop brush comb rag
    ice oil wrench lid cup glass plate bowl spoon fork cushion socks shoes boots hat scarf sweater rug bin trash can hanger ruler
    pencil pen needle thread rope hook string stamp envelope battery batteries chair cane crutches walker helmet headphones earplugs earmuffs
    """)

  private static let remedies = EnglishWords.set(
    """
    tissue tissues towel napkin charger battery batteries bandage band-aid blanket sheet sheets sponge mop plaster glue tape
    cream soap wipe wipes cloth bib umbrella coat jacket straw spoon fork key pump lotion diaper tylenol pillow fan
    sunscreen sunglasses eraser sharpener gloves medicine
    """)

  /// *Another, sheet/clean* behind what is wet or dirty: another one, a clean one.
  func replaced(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    let need = speaker + [EnglishStatementReader.verb("need")]
    guard let topic = first.topic.last?.lexeme, !topic.isBeing, !topic.hasSubjectForm else {
      return nil
    }
    if words.count == 1, words[0].lexeme.lemma == "another" {
      return EnglishThought(kind: .wish, words: need + words + small("one"))
    }
    if let last = words.last, Self.renewing.contains(words[0].lexeme.lemma),
      words.count == 1 || words.count == 2 && ["one", "ones"].contains(last.lexeme.lemma)
    {
      let isSeveral = last.lexeme.lemma == "ones" || self.isSeveral(first.topic)
      return EnglishThought(
        kind: .wish,
        words: need + (isSeveral ? [] : small("a")) + [words[0].asQuality]
          + (isSeveral
            ? words.count == 2 ? [Constituent(Self.ones[0].lexeme, tile: last.tile)] : Self.ones
            : words.count == 2 ? [last] : small("one")))
    }
    guard words.count == 2, Self.remedies.contains(words[0].lexeme.lemma),
      ["clean", "new", "dry", "warm"].contains(words[1].lexeme.lemma)
    else { return nil }
    return EnglishThought(kind: .wish, words: need + small("a") + [words[1].asQuality, words[0]])
  }

  private static let renewing = EnglishWords.set("new different bigger smaller")
}
