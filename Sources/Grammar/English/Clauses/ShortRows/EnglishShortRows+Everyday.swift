import AACCore

/// Words that are verb and noun, and small words left out, in rows of every day: *hold/hand, forgot/phone/home, tell/teacher/sick,
/// noise/make/mad*.
///
/// Sources: CGEL App. I.43–I.56 (conversion), §16.33 (*make* with an adjective), §6.49 (*some, a little*).
extension EnglishShortRows {
  /// What one asks others to do, with what it leaves out.
  func handled(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    switch words {
    case ["hold", "hand"], ["scratch", "back"], ["rub", "back"], ["wipe", "nose"], ["tie", "shoe"],
      ["tie", "shoes"]:
      var part = row[1]
      if part.lexeme.wordClass != .noun {
        part.lexeme = Lexeme(lemma: words[1], wordClass: .noun, kind: .body)
      }
      return [row[0].asVerb] + word("my") + [part]
    case ["leave", "alone"]: return [row[0].asVerb] + word("me") + [row[1]]
    case ["turn", "heat", "down"], ["turn", "heat", "up"]:
      var heat = row[1]
      heat.lexeme = Lexeme(lemma: "heat", wordClass: .noun, kind: .device)
      return [row[0].asVerb, row[2]] + word("the") + [heat]
    default: break
    }
    if row.count == 3, ["throw", "pass", "roll", "kick"].contains(words[1]), words[2] == "me",
      row[0].lexeme.kind == .toy
    {
      return [row[1].asVerb, row[2], row[0]]
    }
    if row.count == 3, ["give", "feed"].contains(words[0]), row[1].lexeme.kind == .animal,
      row[1].lexeme.wordClass == .noun, words[2] == "food" || words[2] == "treat"
    {
      return [row[0].asVerb] + word("the") + row[1...]
    }
    if row.count == 3, words[2] == "turn", ["on", "off"].contains(words[1]),
      row[0].lexeme.wordClass == .noun
    {
      return [row[2].asVerb, row[1], row[0]]
    }
    if row.count == 3, ["tell", "call"].contains(words[0]), isPerson(row[1].lexeme),
      ["sick", "sad", "scared", "tired", "hungry", "thirsty", "hurt", "late", "ready"].contains(
        words[2])
    {
      var quality = row[2]
      quality.lexeme = Lexeme(lemma: words[2], wordClass: .adjective, kind: .state)
      return [row[0].asVerb, row[1]] + word("that") + word("I") + [EnglishWording.be, quality]
    }
    return nil
  }

  /// What one tells, with what it leaves out.
  func everyday(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    return made(row, words) ?? little(row, words) ?? forgotten(row, words) ?? tasted(row, words)
      ?? turns(row, words) ?? acted(row, words) ?? joined(row, words) ?? measured(row, words)
  }

  /// *noise/make/mad, medicine/make/sick*: me.
  private func made(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, ["make", "makes", "made"].contains(words[1]),
      EnglishStatement.states.contains(words[2]) || words[2] == "happy",
      row[0].lexeme.wordClass != .verb, !isNominative(row[0].lexeme) || words[0] == "it"
    else { return nil }
    return row[..<2] + word("me") + [row[2]]
  }

  /// *I/little/tired; I/ten/years*: how much, and how old.
  private func little(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    if row.count == 3, words[0] == "I", words[1] == "little",
      EnglishStatement.states.contains(words[2]), let known = lexicon.known("a little")
    {
      return [row[0], EnglishWording.be, Constituent(known, tile: row[1].tile), row[2]]
    }
    guard row.count == 3, isNominative(row[0].lexeme), row[1].lexeme.wordClass == .numeral,
      ["year", "years"].contains(words[2])
    else { return nil }
    return [row[0], EnglishWording.be, row[1], row[2]] + word("old")
  }

  /// *forgot/phone/home, throw up/school, break up/boyfriend*: where, and with whom.
  private func forgotten(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    if row.count == 3, ["forgot", "forget", "left"].contains(words[0]), !row[1].lexeme.isBeing,
      ["home", "school"].contains(words[2]),
      ["phone", "book", "bag", "lunch", "backpack", "coat", "glasses", "hat", "tablet"].contains(
        words[1])
    {
      var thing = row[1]
      if thing.lexeme.wordClass != .noun {
        thing.lexeme = Lexeme(lemma: words[1], wordClass: .noun, kind: .device)
      }
      return word("I") + [row[0]] + word("my") + [thing] + word("at") + [row[2]]
    }
    let act = words[0] == "I" ? 1 : 0
    guard row.count == act + 2 else { return nil }
    let who = act == 1 ? [row[0]] : word("I")
    if ["break up", "broke up"].contains(words[act]), isPerson(row[act + 1].lexeme) {
      return who + [row[act]] + word("with") + [row[act + 1]]
    }
    return nil
  }

  /// *smell/bad, taste/bad*: it does.
  private func tasted(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 2, ["smell", "taste", "sound"].contains(words[0]),
      ["bad", "good", "funny", "gross", "weird", "nice", "yucky", "awful"].contains(words[1])
    else { return nil }
    return word("it") + [row[0].asVerb, row[1]]
  }

  /// *turn/brother, brother/turn, turn/me*: whose turn it is.
  private func turns(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 2, words.contains("turn") else { return nil }
    let turn = words[0] == "turn" ? 0 : 1
    var noun = row[turn]
    noun.lexeme = Lexeme(lemma: "turn", wordClass: .noun, kind: .event)
    let other = row[1 - turn]
    if turn == 0, words[1] == "me", let my = lexicon.known("my") {
      return word("it") + [EnglishWording.be, Constituent(my, tile: other.tile), noun]
    }
    guard isPerson(other.lexeme),
      EnglishPeople.names.contains(other.lexeme.lemma)
        || EnglishPeople.isPossessed(other.lexeme.lemma)
        || other.lexeme.wordClass == .properNoun
    else { return nil }
    var text = other.lexeme.lemma
    if EnglishPeople.names.contains(text) { text = text.capitalizedAtStart }
    if EnglishPeople.isPossessed(other.lexeme.lemma) { text = "my " + text }
    let whose = Constituent(
      Lexeme(lemma: text + "'s", wordClass: .determiner, kind: .possessive), tile: other.tile)
    return word("it") + [EnglishWording.be, whose, noun]
  }

  /// *cook/chicken, outside/play/friend, with/mom/store, kitchen/cook/soup*: a noun that is what one does.
  private func acted(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let cook = words.first == "cook" ? 0 : 1
    if row.count == cook + 2, words[cook] == "cook",
      KindSet.edible.contains(row[cook + 1].lexeme.kind),
      cook == 0 || ["I", "we", "kitchen"].contains(words[0])
    {
      let place = cook == 1 && words[0] == "kitchen" ? word("in") + word("the") + [row[0]] : []
      return (place.isEmpty && cook == 1 ? [row[0]] : word("I")) + [
        row[cook].asVerb, row[cook + 1],
      ] + place
    }
    if row.count == 2, words[0] == "watch", row[1].lexeme.wordClass == .properNoun,
      !row[1].lexeme.isHuman || words[1].contains(" ")
    {
      return word("I") + [row[0].asVerb, row[1]]
    }
    if row.count == 3, ["outside", "inside"].contains(words[0]), words[1] == "play",
      isPerson(row[2].lexeme)
    {
      return word("I") + [row[1].asVerb, row[0]] + word("with") + [row[2]]
    }
    if row.count == 3, words[0] == "with", isPerson(row[1].lexeme),
      row[2].lexeme.isPlaceLike || ["store", "park"].contains(words[2])
    {
      var place = row[2]
      if !place.lexeme.isPlaceLike || place.lexeme.wordClass != .noun {
        place.lexeme = Lexeme(lemma: words[2], wordClass: .noun, kind: .place)
      }
      return word("I") + [verb("go"), place] + row[..<2]
    }
    return nil
  }

  /// *more/tv, no/more/school; want/new/phone*: of what goes on there is more; what is new is one of many.
  private func measured(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard var last = row.last else { return nil }
    if row.count < 4, words.dropLast().allSatisfy({ ["no", "more", "no more"].contains($0) }),
      words[row.count - 2].hasSuffix("more"),
      ["tv", "TV", "television", "school", "homework", "therapy"].contains(last.lexeme.lemma)
    {
      last.lexeme.countability = .mass
      return row.dropLast() + [last]
    }
    let new = row.count - 2
    guard new > 0, new < 3, words[new] == "new", ["want", "need"].contains(words[new - 1]),
      last.lexeme.wordClass == .noun, last.lexeme.kind != .clothing, !last.lexeme.isBeing,
      !EnglishHabits.isMass(last.lexeme),
      !EnglishHabits.isPlural(last.lexeme), last.lexeme.number != .plural
    else { return nil }
    return row[..<new] + word("a") + row[new...]
  }

  /// *show/you/how/dance, teach/me/how/swim*: what is shown is how it is done (CGEL §15.5, §16.37).
  func shown(_ row: [Constituent]) -> [Constituent]? {
    let begin = row[0].lexeme.lemma == "I" || row[0].lexeme.lemma == "can" ? 1 : 0
    guard row.count > begin + 3, ["show", "teach", "tell"].contains(row[begin].lexeme.lemma),
      row[begin + 2].lexeme.lemma == "how", canAct(row[begin + 3].lexeme),
      let pronoun = EnglishPronouns.of(row[begin + 1].lexeme.lemma)
    else { return nil }
    var row = row
    if begin == 0, pronoun.person == .first, let me = lexicon.known(pronoun.accusative) {
      row[1].lexeme = me
    }
    row[begin] = row[begin].asVerb
    row[begin + 3] = row[begin + 3].asVerb
    return (begin == 0 && pronoun.person == .second ? word("I") : []) + row
  }

  /// *play/outside, play/ball/park*: with nobody named, what one would like to do (CGEL §12.50).
  func playing(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "play", row.count < 5,
      row[1...].allSatisfy({ word in
        let lexeme = word.lexeme
        return lexeme.isDeterminerLike && lexeme.kind != .negation
          || lexeme.wordClass == .adverb && ["outside", "inside", "here"].contains(lexeme.lemma)
          || lexeme.lemma == "again" && row.count == 2
          || lexeme.namesThing
            && ([.toy, .game, .sport].contains(lexeme.kind) || lexeme.isPlaceLike)
      })
    else { return nil }
    return word("I") + [verb("want"), row[0].asVerb] + row[1...]
  }

  /// *swim/lesson/tuesday, where/bus/stop*: two tiles that are one thing.
  private func joined(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    if row.count == 3, words.contains("where"), let bus = words.firstIndex(of: "bus"), bus + 1 < 3,
      words[bus + 1] == "stop", let ask = row.first(where: { $0.lexeme.lemma == "where" })
    {
      return [ask, EnglishWording.be] + word("the") + compound(row[bus], row[bus + 1], .place)
    }
    guard row.count > 1, row.count < 4, Self.compounds[words[0]]?.contains(words[1]) == true,
      row.count == 2 || row[2].lexeme.kind.isTemporal
    else { return nil }
    let event = compound(row[0], row[1], .event)
    return row.count == 2
      ? event : word("I") + [EnglishWording.have] + word("a") + event + row[2...]
  }

  private func compound(_ first: Constituent, _ second: Constituent, _ kind: SemanticKind)
    -> [Constituent]
  {
    var name = Lexeme(lemma: second.lexeme.lemma, wordClass: .noun, kind: kind)
    name.countability = .count
    var modifier = first
    modifier.lexeme = Lexeme(lemma: first.lexeme.lemma, wordClass: .noun, kind: .activity)
    return [modifier, Constituent(name, tile: second.tile)]
  }

  private static let compounds: [String: WordSet] = [
    "swim": ["lesson", "class"], "dance": ["class", "lesson"], "play": ["date"],
  ]
}
