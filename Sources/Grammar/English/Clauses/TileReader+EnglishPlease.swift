import AACCore

/// Rows with *please*: what somebody is asked to do for the speaker, and what the speaker would like to do (CGEL §11.29,
/// §8.90 on courtesy subjuncts: *please* goes with requests only).
extension TileReader {
  /// The row with whom it is for behind its verb, or with what is wished said so.
  func askPolitely(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 9,
      words.contains(where: { $0.lexeme.lemma == "please" }),
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.kind == .negation || $0.lexeme.lemma == ","
          || $0.lexeme.wordClass == .conjunction
      }),
      words.filter({ $0.lexeme.wordClass == .verb }).count < 2,
      let verb = words.firstIndex(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.lemma == "watch"
      })
    else { return }
    let persons = words.indices.filter {
      words[$0].lexeme.lemma != "it" && EnglishPronouns.of(words[$0].lexeme.lemma) != nil
    }
    let before = words[..<verb].indices.filter { words[$0].lexeme.lemma != "please" }
    if before.isEmpty {
      if isWish(words, verb, persons) {
        words[verb] = words[verb].asVerb
        words.insert(contentsOf: [speaker, wanting].compactMap(\.self), at: verb)
      } else {
        giveToMe(&words, verb, persons)
      }
    } else if before.count == 1, persons == before, words[before[0]].lexeme.lemma == "I",
      isDeed(words[verb])
    {
      words.insert(wanting, at: verb)
    }
  }

  /// *please/not/touch/my/phone, please/no/shout*: with *please* others are asked not to do it; but what one does not want or
  /// feel is told.
  func forbidPolitely(_ row: inout [Constituent]) {
    guard row.count > 2, row.count < 10,
      let please = row.firstIndex(where: { $0.lexeme.lemma == "please" }),
      let negator = row.firstIndex(where: { $0.lexeme.lemma != "please" }),
      ["not", "no"].contains(row[negator].lexeme.lemma), negator + 1 < row.count,
      !row.contains(where: { $0.lexeme.kind == .question }),
      case let act = row[negator + 1], frame(of: act).isListed || act.lexeme.lemma == "be",
      frame(of: act).past != .state || act.lexeme.lemma == "be",
      act.lexeme.wordClass == .verb
        || negator + 2 < row.count && act.lexeme.wordClass == .noun
          && (row[negator + 2].lexeme.isDeterminerLike
            || row[negator + 2].lexeme.wordClass == .adposition),
      let dont = tables.lexicon.known("don't")
    else { return }
    row[negator].lexeme = dont
    row[negator + 1] = act.asVerb
    row.append(row.remove(at: please))
  }

  /// *give/water/I/please, look/I/please*: asked for, it is for me.
  private func giveToMe(_ words: inout [Constituent], _ verb: Int, _ persons: [Int]) {
    guard persons.count == 1, let place = persons.first, place > verb,
      ["I", "we"].contains(words[place].lexeme.lemma),
      words[place - 1].lexeme.wordClass != .adposition,
      words[(place + 1)...].allSatisfy({
        $0.lexeme.lemma == "please" || $0.lexeme.wordClass != .verb && place == verb + 1
      }),
      let me = tables.lexicon.known(words[place].lexeme.lemma == "I" ? "me" : "us")
    else { return }
    let tile = words.remove(at: place).tile
    if verb + 1 < words.count, words[verb + 1].lexeme.lemma == "it",
      let to = tables.lexicon.known("to")
    {
      // give/it/I: a pronoun that is the object stands first.
      words.insert(contentsOf: [Constituent(to), Constituent(me, tile: tile)], at: verb + 2)
    } else {
      words.insert(Constituent(me, tile: tile), at: verb + 1)
    }
  }

  /// *eat/cookie/please, go/park/please*: what nobody asks of others.
  private func isWish(_ words: [Constituent], _ verb: Int, _ persons: [Int]) -> Bool {
    guard persons.isEmpty else { return false }
    let rest = words[(verb + 1)...].filter { $0.lexeme.lemma != "please" }
    switch words[verb].lexeme.lemma {
    case "go":
      return rest.contains {
        $0.lexeme.wordClass == .noun && KindSet.places.contains($0.lexeme.kind)
          || ["home", "outside"].contains($0.lexeme.lemma)
      }
    case "watch", "play":
      return !rest.contains { $0.lexeme.kind == .music || $0.lexeme.lemma == "music" }
        && !rest.contains { $0.lexeme.isBeing }
    case let deed: return EnglishPoliteWords.ownDeeds.contains(deed)
    }
  }

  private func isDeed(_ verb: Constituent) -> Bool {
    let frame = frame(of: verb)
    return frame.isListed && frame.past != .state && frame.pattern == .plain
      && (frame.opening == nil || frame.lemma == "go")
  }

  private var speaker: Constituent? { tables.lexicon.known("I").map { Constituent($0) } }

  private var wanting: Constituent {
    Constituent(Lexeme(lemma: "want", wordClass: .verb, kind: .action))
  }
}

/// Words of polite rows.
enum EnglishPoliteWords {
  /// What one does oneself and asks leave for.
  static let ownDeeds = EnglishWords.set(
    "eat drink sleep swim rest nap swing ride dance draw paint color use")
}
