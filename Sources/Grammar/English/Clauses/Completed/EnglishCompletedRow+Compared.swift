import AACCore

/// With whom or what something is compared: *I/run/faster/you, I/have/more/toy/brother, my/house/less/big/yours, I/run/as/fast/dad,
/// this/pants/same/yours, sister/tallest/class, prefer/apple/pear*.
///
/// Sources: CGEL §15.63–15.75 (comparison, *as … as*, *the same … as*), §7.83–7.88 (superlatives), §16.40 (*prefer … to*).
extension EnglishCompletedRow {
  func compared(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count > 2, !words.contains("than") else { return nil }
    if words[0] == "prefer" || row.count > 3 && words[1] == "prefer" {
      return preferred(row, words)
    }
    if let near = words.firstIndex(where: { $0 == "closer" || $0 == "nearer" }), near > 0,
      isVerb(row[near - 1]), isOther(row, from: near + 1)
    {
      // *I/sit/closer/mom.*
      return row[...near] + small("to") + row[(near + 1)...]
    }
    if words.contains("same") { return likened(row, words) }
    if words.contains("as") { return equal(row, words) }
    guard let grade = row.indices.first(where: { isGrade(row[$0], words[$0]) }), grade > 0 else {
      return nil
    }
    if EnglishNumberWords.isSuperlative(words[grade]) { return topOf(row, words, grade) }
    return moreThan(row, words, grade)
  }

  func isGrade(_ word: Constituent, _ text: String) -> Bool {
    if Self.amounts.contains(text) || text == "better" || text == "worse" { return true }
    guard text.hasSuffix("er") || text.hasSuffix("est") || text == "best" || text == "worst",
      word.lexeme.wordClass != .noun
    else { return false }
    return EnglishNumberWords.isCompared(text) && text != "other"
  }

  private static let amounts: WordSet = ["more", "less", "fewer"]

  // MARK: More

  private func moreThan(_ row: [Constituent], _ words: [String], _ grade: Int) -> [Constituent]? {
    guard grade + 1 < row.count else { return nil }
    let before = row[grade - 1]
    let isAmount = Self.amounts.contains(words[grade])
    if before.lexeme.wordClass == .verb, !frames[before.lexeme.lemma].isCopular,
      (isAmount ? Self.done : Self.ways).contains(isAmount ? words[grade - 1] : words[grade]),
      isOther(row, from: grade + 1), isRival(row, grade + 1),
      !isAmount || !Self.manners.contains(words[grade + 1])
    {
      // *I/run/faster/you, mom/sleep/more/dad.*
      return row[...grade] + small("than") + row[(grade + 1)...]
    }
    if !isAmount {
      // *My/dog/be/bigger/yours, winter/colder/fall.*
      guard let said = linked(row[..<grade]), isOther(row, from: grade + 1),
        row.count > 4 || EnglishHabits.seasons.contains(words[0])
      else { return nil }
      return said + [row[grade]] + small("than") + row[(grade + 1)...]
    }
    guard grade + 2 < row.count, isOther(row, from: grade + 2) else { return nil }
    let what = row[grade + 1].lexeme
    if before.lexeme.wordClass == .verb, !frames[before.lexeme.lemma].isCopular {
      // *I/run/more/fast/you, he/run/less/fast/me.*
      if Self.manners.contains(what.lemma), isRival(row, grade + 2) {
        return row[...(grade + 1)] + small("than") + row[(grade + 2)...]
      }
    }
    if what.wordClass == .adjective || ["fun", "hard", "fast"].contains(what.lemma) {
      // *My/house/less/big/yours, math/more/hard/art.*
      return linked(row[..<grade]).map {
        $0 + [row[grade], row[grade + 1].asQuality] + small("than") + row[(grade + 2)...]
      }
    }
    // *I/have/more/toy/brother.*
    guard Self.having.contains(words[grade - 1]), what.wordClass == .noun,
      !what.isHuman || EnglishPeople.isPossessed(what.lemma), what.lemma != "family",
      !what.kind.isTemporal, isRival(row, grade + 2), !row[(grade + 2)...].contains(where: isVerb)
    else { return nil }
    return row[...(grade + 1)] + small("than") + row[(grade + 2)...]
  }

  /// *You, my/brother, cat*: somebody who does it less, or has less of it.
  private func isRival(_ row: [Constituent], _ begin: Int) -> Bool {
    guard let head = row.last?.lexeme else { return false }
    if head.wordClass == .pronoun { return EnglishPronouns.of(head.lemma) != nil }
    return head.isBeing
  }

  /// How something is done.
  private static let ways = EnglishWords.set(
    """
    faster slower better worse harder higher lower louder quieter longer farther further earlier sooner quicker stronger
    """)
  private static let manners = EnglishWords.set(
    "fast slow slowly quick quickly hard loud loudly quiet quietly high far long early late well often carefully"
  )
  /// What is done more or less by one than by the other, and to nobody.
  private static let done = EnglishWords.set(
    """
    eat sleep drink run play work talk read laugh cry study swim dance sing weigh walk sweat cough complain practice exercise
    write travel smile yell
    """)
  /// What one has or gets more of than the other.
  private static let having = EnglishWords.set(
    "have own get eat drink read win make earn collect know spend")

  // MARK: As much

  /// *I/run/as/fast/dad, cake/as/good/ice cream, my/dog/be/as/big/yours* (CGEL §15.71).
  private func equal(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard let first = words.firstIndex(of: "as"), first > 0, first + 2 < row.count,
      !words[(first + 1)...].contains("as"), isOther(row, from: first + 2),
      [.adjective, .adverb].contains(row[first + 1].lexeme.wordClass)
        || ["fast", "well", "hard", "fun"].contains(words[first + 1])
    else { return nil }
    let before = row[first - 1].lexeme
    let isDone = before.wordClass == .verb && !frames[before.lemma].isCopular
    if words[first - 1] == "not", first > 1 {
      // *I/not/as/tall/you; I/be/not/as/tall/you.*
      guard let said = linked(row[..<(first - 1)]) else { return nil }
      return said + row[(first - 1)...(first + 1)] + [row[first]] + row[(first + 2)...]
    }
    guard !isDone || isRival(row, first + 2),
      let said = isDone ? Array(row[..<first]) : linked(row[..<first])
    else { return nil }
    return said + row[first...(first + 1)] + [row[first]] + row[(first + 2)...]
  }

  /// *This/pants/same/yours; I/want/same/toy/friend* (CGEL §15.71).
  private func likened(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard let same = words.firstIndex(of: "same"), same > 0, same + 1 < row.count,
      !words.contains("as"), let last = row.last?.lexeme
    else { return nil }
    let begin = words[same - 1] == "the" ? same - 1 : same
    guard begin > 0 else { return nil }
    let head = row[begin - 1].lexeme
    let phrase = small("the") + [row[same]]
    if Self.traits.contains(words[same + 1]), let said = linked(row[..<begin]) {
      // *We/same/age; my/shirt/same/color/yours.*
      var trait = row[same + 1]
      trait.lexeme = Lexeme(lemma: words[same + 1], wordClass: .noun, kind: .idea)
      guard same + 2 < row.count else { return said + phrase + [trait] }
      return isOther(row, from: same + 2)
        ? said + phrase + [trait] + small("as") + row[(same + 2)...] : nil
    }
    if isOther(row, from: same + 1), let said = linked(row[..<begin]) {
      let thing = head.lemma == "be" && begin > 1 ? row[begin - 2].lexeme : head
      guard last.wordClass == .pronoun || last.kind == .possessive || last.isHuman, !thing.isHuman,
        EnglishPronouns.of(thing.lemma) == nil
      else { return nil }
      return said + phrase + small("as") + row[(same + 1)...]
    }
    guard head.wordClass == .verb, !Self.handing.contains(head.lemma),
      row[same + 1].lexeme.wordClass == .noun, !row[same + 1].lexeme.kind.isTemporal,
      isOther(row, from: same + 2), isRival(row, same + 2) || last.kind == .possessive
    else { return nil }
    return row[..<begin] + phrase + [row[same + 1]] + small("as") + row[(same + 2)...]
  }

  private static let traits = EnglishWords.set("age size color colour height weight")
  private static let handing = EnglishWords.set("give show tell bring send teach help")

  // MARK: The most

  /// *Sister/tallest/class, he/best/player/team*: of which group (CGEL §7.86).
  private func topOf(_ row: [Constituent], _ words: [String], _ grade: Int) -> [Constituent]? {
    let last = row.count - 1
    guard last > grade, let link = Self.groups[words[last]] else { return nil }
    let begin = words[grade - 1] == "the" ? grade - 1 : grade
    var group = last
    if group - 1 > grade, row[group - 1].lexeme.isDeterminerLike { group -= 1 }
    let named = row[(grade + 1)..<group]
    guard begin > 0, named.count < 2, named.allSatisfy({ $0.lexeme.wordClass == .noun }),
      let said = linked(row[..<begin])
    else { return nil }
    if named.isEmpty {
      // *We/fastest/team* are the team.
      let one = row[begin - 1].lexeme.lemma == "be" && begin > 1 ? row[begin - 2] : row[begin - 1]
      guard one.lexeme.isBeing || EnglishPronouns.of(one.lexeme.lemma) != nil,
        !["we", "they"].contains(one.lexeme.lemma), !["best", "worst"].contains(words[grade]),
        !EnglishHabits.isPlural(one.lexeme)
      else { return nil }
    }
    return said + small("the") + [row[grade]] + named + small(link)
      + (group == last ? small("the") : []) + row[group...]
  }

  private static let groups: [String: String] = [
    "class": "in", "family": "in", "school": "in", "team": "on", "group": "in", "world": "in",
    "house": "in", "neighborhood": "in", "zoo": "in", "city": "in", "country": "in",
  ]

  // MARK: Rather

  /// *Prefer/apple/pear, I/prefer/dog/cat*: kinds of things, one to the other.
  private func preferred(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard let verb = words.firstIndex(of: "prefer"), last == verb + 2,
      case let (one, other) = (row[last - 1].lexeme, row[last].lexeme),
      one.wordClass == .noun, other.wordClass == .noun, !one.kind.isTemporal,
      one.kind == other.kind
        || KindSet.edible.contains(one.kind) && KindSet.edible.contains(other.kind),
      !one.isHuman,
      !(EnglishCompounds.isIngredient(words[last - 1]) && Self.flavoured.contains(words[last]))
    else { return nil }
    return row[...verb] + kindOf(row[last - 1]) + small("to") + kindOf(row[last])
  }

  /// What has the taste of what is named before it: *strawberry ice cream, orange juice*.
  private static let flavoured: WordSet = [
    "ice cream", "juice", "yogurt", "yoghurt", "milkshake", "smoothie", "jam", "pie", "cake",
  ]
}
