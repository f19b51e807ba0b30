import AACCore

/// What one feels and because of what, without a word for oneself: *excited/party, thunder/scared, hungry/thirsty, never/tired*.
///
/// Sources: CGEL §16.69 (adjectives and their prepositions), §13.50 (coordinated adjectives), §8.97 (place of *never*).
extension EnglishShortRows {
  func felt(_ row: [Constituent]) -> [Constituent]? {
    about(row) ?? aboutDescribed(row) ?? feared(row) ?? towardPerson(row) ?? both(row) ?? often(row)
  }

  /// *excited/party, allergic/milk, ready/bus*: what it is about.
  private func about(_ row: [Constituent]) -> [Constituent]? {
    let begin = row[0].lexeme.lemma == "I" ? 1 : 0
    guard row.count == begin + 2, Self.aboutThings.contains(row[begin].lexeme.lemma) else {
      return nil
    }
    let next = row[begin + 1].lexeme
    let quality = row[begin].lexeme.lemma
    if quality == "late" {
      guard next.wordClass != .adjective, Self.awaited.contains(next.lemma) else { return nil }
      var goal = row[begin + 1]
      if goal.lexeme.wordClass == .verb {
        goal.lexeme = Lexeme(lemma: next.lemma, wordClass: .noun, kind: .activity)
        goal.lexeme.countability = .mass
      }
      return (begin == 1 ? [row[0]] : word("I")) + [EnglishWording.be, row[begin]] + word("for")
        + (next.kind == .vehicle || next.isHuman ? word("the") : []) + [goal]
    }
    if next.wordClass == .verb, quality == "ready", begin == 0 { return word("I") + row }
    if quality == "tired" {
      guard begin == 0, ["homework", "school", "chores", "therapy"].contains(next.lemma) else {
        return nil
      }
      return word("I") + row
    }
    guard next.kind != .body else { return nil }
    if next.lemma == "dark", begin == 0 { return word("I") + row }
    guard next.wordClass == .noun || next.wordClass == .properNoun, !next.kind.isTemporal,
      !next.isBeing || Self.ofPeople.contains(quality) || quality == "allergic",
      let preposition = EnglishHabits.preposition(behind: quality)
    else { return nil }
    guard ["nervous", "worried", "angry", "excited"].contains(quality) else {
      return begin == 0 ? word("I") + row : nil
    }
    var adjective = row[begin]
    adjective.lexeme = Lexeme(lemma: quality, wordClass: .adjective, kind: .emotion)
    return (begin == 1 ? [row[0]] : word("I")) + [EnglishWording.be, adjective]
      + word(preposition) + [row[begin + 1]]
  }

  /// *excited/birthday/party, nervous/math/test, scared/big/dog*: what it is about, in two words.
  private func aboutDescribed(_ row: [Constituent]) -> [Constituent]? {
    let begin = row[0].lexeme.lemma == "I" ? 1 : 0
    guard row.count == begin + 3, case let quality = row[begin].lexeme.lemma,
      ["excited", "nervous", "worried", "scared", "afraid", "proud", "bored"].contains(quality),
      case let (first, last) = (row[begin + 1].lexeme, row[begin + 2].lexeme),
      last.wordClass == .noun, !last.kind.isTemporal,
      first.wordClass == .adjective
        || first.wordClass == .noun && EnglishCompounds.joins(first, last),
      let preposition = EnglishHabits.preposition(behind: quality)
    else { return nil }
    var adjective = row[begin]
    adjective.lexeme = Lexeme(lemma: quality, wordClass: .adjective, kind: .emotion)
    return (begin == 1 ? [row[0]] : word("I")) + [EnglishWording.be, adjective]
      + word(preposition) + word("the") + row[(begin + 1)...]
  }

  private static let aboutThings = EnglishWords.set(
    "excited nervous worried allergic proud mad angry bored ready scared afraid frightened late tired"
  )
  private static let awaited = EnglishWords.set(
    "school work class bus train therapy doctor appointment")
  private static let ofPeople = EnglishWords.set("worried proud mad angry scared afraid nervous")

  /// *thunder/scared, doctor/scared, interview/nervous*: things are not afraid; one is afraid of them.
  private func feared(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2,
      ["scared", "afraid", "nervous", "frightened"].contains(row[1].lexeme.lemma),
      row[0].lexeme.wordClass == .noun || row[0].lexeme.lemma == "dark"
    else { return nil }
    let thing = row[0].lexeme
    guard
      !thing.isBeing || EnglishPeople.visited.contains(thing.lemma)
        || Self.vermin.contains(thing.lemma),
      !thing.kind.isTemporal, thing.kind != .body
    else { return nil }
    return about([row[1], row[0]])
  }

  private static let vermin = EnglishWords.set(
    "spider snake bee wasp bug mouse rat shark wolf monster clown ghost")

  /// *mad/you, proud/you, mad/me*: how one feels about whom, and who feels so.
  private func towardPerson(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2,
      ["mad", "proud", "angry", "worried", "sad", "happy"].contains(row[0].lexeme.lemma)
    else {
      return nil
    }
    if row[1].lexeme.lemma == "me", var me = row.last, let speaker = lexicon.known("I") {
      me.lexeme = speaker
      return [me, row[0]]
    }
    guard row[1].lexeme.lemma == "you", !["sad", "happy"].contains(row[0].lexeme.lemma),
      let preposition = EnglishHabits.preposition(behind: row[0].lexeme.lemma)
    else { return nil }
    return word("I") + [EnglishWording.be, row[0]] + word(preposition) + [row[1]]
  }

  /// *hungry/thirsty*: two things one is.
  private func both(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row.allSatisfy({ EnglishStatement.states.contains($0.lexeme.lemma) }),
      row[0].lexeme.lemma != row[1].lexeme.lemma,
      !["done", "finished", "late"].contains(row[0].lexeme.lemma)
    else { return nil }
    let qualities = row.map { word in
      var word = word
      word.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .adjective, kind: .state)
      return word
    }
    return word("I") + [EnglishWording.be, qualities[0], EnglishWording.and, qualities[1]]
  }

  /// *never/tired, always/late, sometimes/sad*: how often one is so.
  private func often(_ row: [Constituent]) -> [Constituent]? {
    let begin = row[0].lexeme.lemma == "I" ? 1 : 0
    guard row.count == begin + 2,
      ["never", "always", "sometimes", "often"].contains(row[begin].lexeme.lemma),
      EnglishStatement.states.contains(row[begin + 1].lexeme.lemma)
        || ["happy", "busy"].contains(row[begin + 1].lexeme.lemma)
    else { return nil }
    var quality = row[begin + 1]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .state)
    return (begin == 1 ? [row[0]] : word("I")) + [EnglishWording.be, row[begin], quality]
  }
}
