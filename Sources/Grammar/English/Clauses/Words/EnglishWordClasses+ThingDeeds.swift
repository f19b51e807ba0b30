import AACCore

/// What a thing does by itself, in words that are noun and verb alike: *the glue sticks to my fingers, the light turns green, the
/// rent goes up, the lorry makes a loud noise*. Nobody named does it, and nobody glues a stick.
///
/// Sources: CGEL §10.21–10.23 (affected and external causer as subjects), §16.21 (resulting attributes: *turn green*), App. I.43–I.49
/// (conversion); Levin, *English Verb Classes and Alternations*, §43 (verbs of emission), §45 (change of state).
extension EnglishWordClasses {
  /// Head of the thing and its verb, where words from an index on tell of such a deed; `isInner` behind a conjunction.
  func thingDeed(_ words: [Constituent], from begin: Int = 0, isInner: Bool = false) -> (
    noun: Int, verb: Int
  )? {
    var noun = begin
    while noun + 1 < words.count,
      words[noun].lexeme.isDeterminerLike && words[noun].lexeme.kind != .question
        || words[noun].lexeme.wordClass == .adjective && words[noun + 1].lexeme.wordClass == .noun
          && (!isNounToo(words[noun].lexeme.lemma)
            || ["left", "right"].contains(words[noun].lexeme.lemma))
    { noun += 1 }
    guard noun + 1 < words.count, namesThing(words[noun].lexeme) else { return nil }
    if words[noun + 1].lexeme.wordClass == .noun, noun + 2 < words.count,
      EnglishCompounds.joins(words[noun].lexeme, words[noun + 1].lexeme)
    {
      noun += 1
    }
    var verb = noun + 1
    while verb + 1 < words.count, isBetween(words[verb].lexeme) { verb += 1 }
    guard verb < words.count, words[verb].lexeme.number != .plural,
      words[verb].lexeme.wordClass == .verb || canBeVerb(words[verb].lexeme)
    else { return nil }
    var rest = words[(verb + 1)...]
    if isInner {
      // *if/rain/stop / we/play, after/show/end / go/home.*
      rest = rest.prefix {
        !$0.lexeme.isSubjectForm && $0.lexeme.wordClass != .verb && !$0.lexeme.isHuman
      }
    }
    guard
      !rest.contains(where: {
        $0.lexeme.isSubjectForm
          || $0.lexeme.wordClass == .verb && !Self.noises.contains($0.lexeme.lemma)
      }),
      isDoneByThing(asNoun(words[noun]).lexeme, words[verb].lexeme, Array(rest), isInner)
    else { return nil }
    return (noun, verb)
  }

  private func namesThing(_ word: Lexeme) -> Bool {
    word.namesThing
      || word.wordClass != .noun && isNounToo(word.lemma) && !word.isBeing
        && word.wordClass != .pronoun
  }

  private func isBetween(_ word: Lexeme) -> Bool {
    word.kind == .negation || word.kind == .frequency
      || ["already", "just", "still", "never", "really"].contains(word.lemma)
  }

  private func isDoneByThing(
    _ thing: Lexeme, _ verb: Lexeme, _ rest: [Constituent], _ isInner: Bool
  ) -> Bool {
    let first = rest.first?.lexeme
    switch verb.lemma {
    case "stick", "cling": return first?.lemma == "to" || first?.lemma == "together"
    case "turn", "go", "become":
      guard let first else { return false }
      if verb.lemma == "go", ["up", "down"].contains(first.lemma) {
        return Self.measured.contains(thing.lemma) && isEnd(rest.dropFirst())
      }
      return first.wordClass == .adjective && first.kind != .quantity && isEnd(rest.dropFirst())
        && (first.kind == .color || Self.turned.contains(first.lemma)) && verb.lemma != "become"
    case "taste", "smell", "sound", "feel", "look":
      return thing.kind != .body && endsWithQuality(rest)
    case "start", "begin", "end", "finish":
      return isTimed(thing) && (isEnd(rest[...]) || isHour(rest))
    case "make":
      return Self.noisy.contains(thing.kind) && Self.noises.contains(rest.last?.lexeme.lemma ?? "")
        && rest.dropLast().allSatisfy {
          $0.lexeme.wordClass == .adjective || $0.lexeme.isDeterminerLike
        }
    case "go up", "go down", "rise", "increase", "drop":
      return Self.measured.contains(thing.lemma) && isEnd(rest[...])
    case "dry" where !isInner: return Self.coats.contains(thing.lemma) && isLoud(rest)
    case "water":
      // *eye/water, eyes/water/a lot.*
      return ["eye", "eyes"].contains(thing.lemma)
        && isEnd(rest[...])
    case "break":
      // *bag/break/street*: it does so there, and nobody is named.
      return rest.count == 1 && thing.kind != .body && !thing.isBeing
        && first?.wordClass == .noun && first?.isPlaceLike == true && first?.kind != .home
    case "dry", "cool", "thaw", "melt", "boil", "load", "clear", "turn on", "turn off":
      return isInner && isEnd(rest[...]) && (verb.lemma == "dry" || thing.wordClass == .noun)
        && thing.lemma != verb.lemma
    case "stop" where isInner: return [.weather, .music].contains(thing.kind) && isEnd(rest[...])
    case "pop up", "pile up": return first?.isPlacing == true || isEnd(rest[...])
    case "drip", "spill", "leak", "spread", "splash", "run":
      if verb.lemma == "run", !["paint", "water", "tap", "faucet"].contains(thing.lemma) {
        return false
      }
      return first?.isPlacing == true || isEnd(rest[...])
    case "tick", "beep", "hum", "buzz", "rattle", "squeak", "creak", "slam":
      return rest.isEmpty && verb.wordClass != .noun || isLoud(rest)
    default: return isDoneByKind(thing, verb.lemma, rest, isInner)
    }
  }

  /// What only things of a kind do by themselves: *bus/wait/outside, heart/race, music/play/loud, shoe/fit, plant/grow*.
  private func isDoneByKind(
    _ thing: Lexeme, _ verb: String, _ rest: [Constituent], _ isInner: Bool
  ) -> Bool {
    let first = rest.first?.lexeme
    switch thing.kind {
    case .vehicle where ["stop", "wait", "park"].contains(verb):
      return first?.wordClass == .adverb && rest.count == 1
        || rest.count > 1 && ["at", "in front of", "outside"].contains(first?.lemma)
    case .body where ["race", "pound", "throb", "tingle", "pop", "wiggle", "move"].contains(verb):
      return isEnd(rest[...])
    case .music, .media, .device, .game:
      return ["play", "load"].contains(verb) && !rest.isEmpty && isLoud(rest)
    case .clothing, .toy, .thing, .furniture:
      if verb == "wiggle" { return isEnd(rest[...]) }
      if verb == "pop", first?.lemma == "off" { return rest.count == 1 }
      return verb == "fit" && isInner && isEnd(rest[...])
    case .plant, .nature: return verb == "grow" && thing.lemma == "plant" && isEnd(rest[...])
    default: return false
    }
  }

  /// *loud, very/slow*: how it sounds and goes.
  private func isLoud(_ rest: [Constituent]) -> Bool {
    guard let last = rest.last?.lexeme, rest.count < 3 else { return false }
    return ["loud", "quiet", "slow", "fast", "a lot"].contains(last.lemma)
      && rest.dropLast().allSatisfy { $0.lexeme.kind == .degree || $0.lexeme.lemma == "too" }
  }

  /// Nothing but when it is, how often, or how much.
  private func isEnd(_ rest: ArraySlice<Constituent>) -> Bool {
    rest.allSatisfy {
      $0.lexeme.kind.isTemporal || $0.lexeme.kind == .frequency || $0.lexeme.kind == .degree
        || $0.lexeme.wordClass == .adverb
        || ["again", "next", "last", "every", "this", "a lot"].contains($0.lexeme.lemma)
    }
  }

  /// *at/nine, in/ten/minutes, on/Monday.*
  private func isHour(_ rest: [Constituent]) -> Bool {
    guard rest.count > 1, ["at", "on", "in", "after", "before"].contains(rest[0].lexeme.lemma)
    else { return false }
    return rest[1...].allSatisfy {
      $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .meal
        || $0.lexeme.kind == .event || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adverb
    }
  }

  /// *sour, very/bad, so/good.*
  private func endsWithQuality(_ rest: [Constituent]) -> Bool {
    guard let last = rest.last?.lexeme, last.wordClass == .adjective else { return false }
    return rest.dropLast().allSatisfy {
      $0.lexeme.kind == .degree || ["so", "too", "very", "really"].contains($0.lexeme.lemma)
    }
  }

  /// *lesson, movie, party*: what begins and ends.
  func isTimed(_ thing: Lexeme) -> Bool {
    if Self.timed.contains(thing.lemma) { return true }
    return thing.kind == .event || thing.kind == .media
  }

  /// Makes noun and verb of words in a clause behind a conjunction: *until/light/turn/green, when/paint/dry*.
  func settleThingDeeds(_ words: inout [Constituent]) {
    for index in words.indices.dropLast(2)
    where EnglishClauseSplitter.subordinators.contains(words[index].lexeme.lemma)
      && words[index].lexeme.lemma != "that"
      || index > 0 && words[index].lexeme.lemma == "for" && words[index - 1].lexeme.lemma == "wait"
      || index == 0 && words[0].lexeme.wordClass == .verb
        && EnglishClaim.claiming.contains(words[0].lexeme.lemma)
    {
      guard let deed = thingDeed(words, from: index + 1, isInner: true) else { continue }
      if words[deed.noun].lexeme.wordClass != .noun {
        words[deed.noun] = asNoun(words[deed.noun])
      }
      words[deed.verb] = words[deed.verb].asVerb
    }
  }

  /// What is put on and dries.
  private static let coats = EnglishWords.set("paint glue varnish plaster polish ink cement")
  /// What food, leaves and skies turn.
  private static let turned = EnglishWords.set(
    """
    sour bad cold hot warm dark bright pale soft hard dry moldy mouldy stale rotten brown rancid cloudy gray grey
    """)
  private static let noisy = KindSet(
    .vehicle, .device, .toy, .instrument, .furniture, .thing, .weather, .home, .room)
  private static let noises = EnglishWords.set("noise noises sound sounds smoke beep")
  private static let measured = EnglishWords.set(
    """
    rent price prices temperature cost costs fee fees tax taxes fever heat volume traffic bill bills salary pay interest
    electricity gas petrol sea water sun moon
    """)
  private static let timed = EnglishWords.set(
    """
    work play show dance race fight match class lesson practice school movie film concert party game training sale flight
    meeting service recess break camp therapy swim summer winter rain snow storm war holiday vacation program course
    """)
}
