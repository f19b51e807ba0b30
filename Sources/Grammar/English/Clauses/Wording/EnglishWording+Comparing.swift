import AACCore

/// What is compared, called, used to be done or graded in a telegraphic row.
///
/// Sources: CGEL §15.63–15.71 (comparison), §4.57 (*used to*), §16.46 (*be called*).
extension EnglishWording {
  /// *dad/taller/uncle, I/like/apple/more/orange*: what one thing is compared with stands behind *than*.
  func compare(_ row: inout [Constituent]) {
    guard row.count > 2, !row.contains(where: { ["than", "as"].contains($0.lexeme.lemma) }) else {
      return
    }
    let than = Constituent(Lexeme(lemma: "than", wordClass: .adposition, kind: .direction))
    if comparePreferred(&row, than) { return }
    guard
      let quality = row.indices.dropFirst().dropLast().first(where: {
        isComparative(row[$0].lexeme)
      })
    else { return }
    let be = row[..<quality].firstIndex { EnglishVerbForms.be.contains($0.lexeme.lemma) }
    let verbs = row.filter { $0.lexeme.wordClass == .verb }
    guard verbs.count == (be == nil ? 0 : 1), be == nil || be == quality - 1,
      let head = row[..<(be ?? quality)].last?.lexeme, row[0].lexeme.kind != .question,
      head.wordClass == .noun || head.wordClass == .properNoun || head.wordClass == .pronoun
        || head.kind.isTemporal
    else { return }
    var last = quality + 1
    while last + 1 < row.count,
      row[last].lexeme.isDeterminerLike || row[last].lexeme.wordClass == .adjective
    {
      last += 1
    }
    let other = row[last].lexeme
    let isOther =
      other.wordClass == .pronoun || other.wordClass == .properNoun
      || EnglishPeople.names.contains(other.lemma) || EnglishPeople.isPossessed(other.lemma)
      || row[quality + 1].lexeme.kind == .possessive
      || head.kind.isTemporal && other.kind.isTemporal
      || head.wordClass == .noun && other.wordClass == .noun
        && (head.kind == other.kind
          || KindSet.edible.contains(head.kind) && KindSet.edible.contains(other.kind))
    guard isOther, last + 1 == row.count else { return }
    row.insert(than, at: quality + 1)
    if ["today", "tomorrow", "yesterday"].contains(row[0].lexeme.lemma), quality == 1 {
      row[0].lexeme.wordClass = .properNoun
      row[0].lexeme.article = .bare
    }
    if be == nil { row.insert(Self.be, at: quality) }
  }

  /// *I/like/apple/more/orange*: what one likes less stands behind *than* (CGEL §15.64).
  private func comparePreferred(_ row: inout [Constituent], _ than: Constituent) -> Bool {
    if let more = row.indices.dropFirst().dropLast().first(where: {
      ["more", "better"].contains(row[$0].lexeme.lemma)
        && (row[$0 - 1].lexeme.wordClass == .noun || row[$0 - 1].lexeme.wordClass == .properNoun
          || row[$0 - 1].lexeme.kind == .color)
    }), row[..<more].contains(where: { ["like", "love", "prefer"].contains($0.lexeme.lemma) }),
      more + 2 == row.count,
      row[more + 1].lexeme.wordClass == row[more - 1].lexeme.wordClass,
      row[more + 1].lexeme.kind == row[more - 1].lexeme.kind
        || KindSet.edible.contains(row[more + 1].lexeme.kind)
          && KindSet.edible.contains(row[more - 1].lexeme.kind)
    {
      for index in [more - 1, more + 1] where row[index].lexeme.kind == .color {
        // *I/like/red/more/blue*: no degree of it.
        row[index].lexeme = Lexeme(lemma: row[index].lexeme.lemma, wordClass: .noun, kind: .idea)
        row[index].lexeme.countability = .mass
        row[index].lexeme.article = .bare
      }
      row.insert(than, at: more + 1)
      return true
    }
    return false
  }

  private func isComparative(_ lexeme: Lexeme) -> Bool {
    guard lexeme.wordClass == .adjective || lexeme.wordClass == .adverb || lexeme.isInferred,
      lexeme.lemma.hasSuffix("er") || lexeme.lemma == "worse"
    else { return false }
    return lexeme.lemma != "other" && EnglishNumberWords.isCompared(lexeme.lemma)
  }

  /// *I/used/to/live*: what was so for a time (CGEL §4.57).
  mutating func joinUsedTo(_ row: inout [Constituent]) {
    guard let used = row.firstIndex(where: { $0.lexeme.lemma == "used" }), used > 0,
      used + 2 < row.count, row[used + 1].lexeme.lemma == "to",
      row[used - 1].lexeme.isNominal, row[used - 1].lexeme.lemma != "be",
      row[used + 2].lexeme.wordClass == .verb || frames.listed(row[used + 2].lexeme.lemma) != nil
    else { return }
    if let first = row[used].tile, let second = row[used + 1].tile {
      tiles[first] = [first, second]
    }
    row[used].lexeme = Lexeme(lemma: "used to", wordClass: .verb, kind: .modal)
    row[used + 2] = row[used + 2].asVerb
    row.remove(at: used + 1)
  }

  /// *dog/be/called/Ana, my/cat/named/Tom*: the name belongs to the word that brings it (CGEL §16.46).
  mutating func nameCalled(_ row: inout [Constituent]) {
    guard
      let called = row.firstIndex(where: { ["called", "named"].contains($0.lexeme.lemma) }),
      called > 0, called + 1 < row.count, row[0].lexeme.kind != .question,
      row[called + 1].lexeme.wordClass == .properNoun || row[called + 1].lexeme.wordClass == .noun
        || row[called + 1].lexeme.isInferred,
      row[called - 1].lexeme.wordClass == .noun || row[called - 1].lexeme.wordClass == .pronoun
        || EnglishVerbForms.be.contains(row[called - 1].lexeme.lemma),
      called + 2 == row.count || row[called + 2].lexeme.wordClass != .noun
    else { return }
    // *mom called Ana*: whom somebody called is not what he is called.
    let isBe = EnglishVerbForms.be.contains(row[called - 1].lexeme.lemma)
    guard isBe || !row[called - 1].lexeme.isHuman, isBe || row[called - 1].lexeme.wordClass == .noun
    else { return }
    if let first = row[called].tile, let second = row[called + 1].tile {
      tiles[first] = [first, second]
    }
    row[called].lexeme = Lexeme(
      lemma: "\(row[called].lexeme.lemma) \(row[called + 1].lexeme.lemma)", wordClass: .adjective,
      kind: .state)
    row.remove(at: called + 1)
  }

  /// *I/get/A/in/math*: an article with nothing to stand before is a mark.
  func settleMark(_ row: inout [Constituent]) {
    guard row.count > 2 else { return }
    for index in row.indices.dropFirst()
    where row[index].lexeme.lemma == "a" || row[index].lexeme.lemma == "A" {
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      guard next == nil || ["in", "on", "for"].contains(next?.lemma ?? ""),
        row[..<index].contains(where: { Self.marking.contains($0.lexeme.lemma) })
      else { continue }
      row[index].lexeme = Lexeme(lemma: "A", wordClass: .noun, kind: .idea)
      row[index].lexeme.countability = .count
      row[index].lexeme.article = .indefinite
    }
  }

  private static let marking = EnglishWords.set("get got give have want need make")

  /// *where/hurt, I/fall/hurt/knee*: what a part of the body does, and what is done to it.
  func settleHurt(_ row: inout [Constituent]) {
    guard let hurt = row.firstIndex(where: { $0.lexeme.lemma == "hurt" }),
      row[hurt].lexeme.wordClass != .verb
    else { return }
    let next = hurt + 1 < row.count ? row[hurt + 1].lexeme : nil
    if row[0].lexeme.lemma == "where", hurt < 3, next == nil || next?.lemma == "you",
      hurt == 1 || row[1].lexeme.lemma == "it" || row[1].lexeme.lemma == "you"
    {
      row[hurt] = row[hurt].asVerb
      if hurt == 1, next == nil, let it = lexicon.known("it") {
        row.insert(Constituent(it), at: 1)
      } else if hurt == 1 {
        row.swapAt(1, 2)
      }
      return
    }
    guard hurt > 0 else {
      if EnglishPronouns.of(next?.lemma ?? "")?.person == .first, row.count == 2,
        let it = lexicon.known("it")
      {
        row[0] = row[0].asVerb
        row.insert(Constituent(it), at: 0)
      }
      return
    }
    let before = row[hurt - 1].lexeme
    let earlier = row[..<hurt].contains {
      $0.lexeme.wordClass == .verb && $0.lexeme.lemma != "be"
    }
    if before.kind == .body, !row[..<hurt].contains(where: { $0.lexeme.wordClass == .verb }) {
      row[hurt] = row[hurt].asVerb
    } else if hurt == 2, next == nil, before.kind == .clothing,
      row[0].lexeme.wordClass == .adjective, let my = lexicon.known("my")
    {
      // *new/shoes/hurt.*
      row[hurt] = row[hurt].asVerb
      row.insert(Constituent(my), at: 0)
    } else if earlier, next?.kind == .body || next?.kind == .possessive {
      row[hurt] = row[hurt].asVerb
      if !before.isConnective, before.wordClass != .conjunction, before.lemma != "then" {
        row.insert(
          Constituent(Lexeme(lemma: "and", wordClass: .conjunction, kind: .connective)), at: hurt)
      }
    }
  }

  /// *mom/be/cook/dinner*: behind *be* and before what it is done to, what is being done (CGEL §4.25).
  func doWithBe(_ row: inout [Constituent]) {
    guard let be = row.firstIndex(where: { EnglishVerbForms.be.contains($0.lexeme.lemma) }),
      be > 0, be + 2 < row.count, row[be + 1].lexeme.wordClass == .noun,
      row[0].lexeme.kind != .question,
      row[be - 1].lexeme.isBeing
        || row[be - 1].lexeme.hasSubjectForm,
      let slot = frames.listed(row[be + 1].lexeme.lemma)?.slot(.object), slot.preposition == nil
    else { return }
    var thing = be + 2
    while thing + 1 < row.count, row[thing].lexeme.isDeterminerLike { thing += 1 }
    let noun = row[thing].lexeme
    guard noun.wordClass == .noun, !noun.kind.isTemporal,
      slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(noun.roleKind),
      thing > be + 2 || !EnglishCompounds.joins(row[be + 1].lexeme, noun)
    else { return }
    row[be + 1] = row[be + 1].asVerb
  }

  /// *Ana/turn, mom/turn*: whose turn it is.
  func takeTurn(_ row: inout [Constituent]) {
    guard row.count == 2, row[1].lexeme.lemma == "turn",
      row[0].lexeme.wordClass == .properNoun || EnglishPeople.names.contains(row[0].lexeme.lemma),
      let it = lexicon.known("it")
    else { return }
    let name = row[0].lexeme.lemma
    row[0].lexeme = Lexeme(
      lemma: (EnglishPeople.names.contains(name) ? name.capitalizedAtStart : name) + "'s",
      wordClass: .determiner, kind: .possessive)
    row[1].lexeme = lexicon.known("turn") ?? row[1].lexeme
    row.insert(contentsOf: [Constituent(it), Self.be], at: 0)
  }

  /// *can/help/me/math*: asked of whoever is spoken to.
  func askYou(_ row: inout [Constituent]) {
    guard row.count > 2, ["can", "could", "will", "would"].contains(row[0].lexeme.lemma),
      EnglishHabits.handling.contains(row[1].lexeme.lemma),
      EnglishPronouns.of(row[2].lexeme.lemma)?.person == .first, let you = lexicon.known("you")
    else { return }
    row.insert(Constituent(you), at: 1)
  }

  /// *done/eating, all done/eat*: what one is done with is done; said without a subject, the speaker is.
  func settleDone(_ row: inout [Constituent]) {
    guard row.count > 1,
      let done = row.firstIndex(where: { Self.ends.contains($0.lexeme.lemma) }),
      done + 1 < row.count, done < 4
    else { return }
    let act = row[done + 1].lexeme
    if let base = EnglishGerunds.base(of: act.lemma, frames), act.wordClass != .adjective {
      row[done + 1].lexeme = Lexeme(lemma: base, wordClass: .verb, kind: .action)
    }
    guard done == 0, row[1].lexeme.wordClass == .verb, row[0].lexeme.lemma != "finish",
      let speaker = lexicon.known("I")
    else { return }
    row.insert(contentsOf: [Constituent(speaker), Self.be], at: 0)
  }

  private static let ends: WordSet = ["done", "all done", "finished"]

  /// *thank you/help/me*: what one is thanked for (CGEL §16.83).
  mutating func thankFor(_ row: inout [Constituent]) {
    guard row.count > 1, ["thank you", "thanks"].contains(row[0].lexeme.lemma) else { return }
    if row.count > 2, row[1].lexeme.lemma == "for",
      let base = EnglishGerunds.base(of: row[2].lexeme.lemma, frames), base != row[2].lexeme.lemma
    {
      row[2].lexeme = Lexeme(lemma: base, wordClass: .verb, kind: .action)
      return
    }
    if row.count == 2, row[1].lexeme.lemma == "love" {
      // *thank you/love*: who is thanked.
      let thanks = Lexeme(
        lemma: "\(row[0].lexeme.lemma), love", wordClass: .interjection, kind: .social)
      return join(&row, at: 0, 2, as: thanks)
    }
    guard row[1].lexeme.wordClass == .verb, row[1].lexeme.lemma != "be" else { return }
    row.insert(
      Constituent(Lexeme(lemma: "for", wordClass: .adposition, kind: .direction)), at: 1)
  }

  /// *some/Oreo, two/Lego*: what is counted is no name.
  func countBrands(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst() where row[index].lexeme.wordClass == .properNoun {
      let before = row[index - 1].lexeme
      guard row[index].lexeme.isInferred, before.isDeterminerLike, before.kind != .possessive,
        before.kind != .demonstrative, index + 1 == row.count
      else { continue }
      row[index].lexeme = Lexeme(lemma: row[index].lexeme.lemma, wordClass: .noun, kind: .food)
      row[index].lexeme.isInferred = true
      row[index].lexeme.countability = .count
    }
  }

  /// *on/right, to/left*: a side, where one goes.
  func settleSides(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst()
    where ["left", "right"].contains(row[index].lexeme.lemma)
      && ["on", "to"].contains(row[index - 1].lexeme.lemma) && index > 1
    {
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      guard next?.wordClass != .noun, next?.wordClass != .adjective else { continue }
      row[index].lexeme = Lexeme(lemma: row[index].lexeme.lemma, wordClass: .noun, kind: .place)
      row[index].lexeme.countability = .count
      row[index].lexeme.article = .definite
    }
  }

  /// *book/red/give/me*: what is asked for was chosen first.
  func askBehind(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last?.lexeme, row[row.count - 2].lexeme.wordClass == .verb,
      EnglishPronouns.of(last.lemma)?.accusative == last.lemma,
      EnglishPronouns.of(last.lemma)?.person == .first,
      ["give", "show", "bring", "pass", "hand", "buy"].contains(row[row.count - 2].lexeme.lemma),
      row.dropLast(2).allSatisfy({
        !$0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .verb
          && $0.lexeme.kind != .question && $0.lexeme.kind != .negation
      })
    else { return }
    row = Array(row.suffix(2) + row.dropLast(2))
  }

  /// *scared/of/spider, happy/today*: how one is, with no word for oneself.
  func supplySpeaker(_ row: inout [Constituent]) {
    guard row.count > 1, row[0].lexeme.wordClass == .adjective, row[0].lexeme.kind == .emotion,
      !hasVerb(row), let speaker = lexicon.known("I")
    else { return }
    let next = row[1].lexeme
    let isAbout =
      next.wordClass == .adposition
      && EnglishHabits.preposition(behind: row[0].lexeme.lemma) == next.lemma
      && row.count > 2
    let isFear =
      ["scared", "afraid"].contains(row[0].lexeme.lemma) && next.wordClass == .noun
      && row.count == 2
    guard isAbout || isFear || row[1...].allSatisfy({ $0.lexeme.kind.isTemporal }),
      row[1...].allSatisfy({ $0.lexeme.kind != .social })
    else { return }
    row.insert(contentsOf: [Constituent(speaker), Self.be], at: 0)
  }

  /// *I/tired/when/come/home*: of the one who is so.
  func tellWhen(_ row: inout [Constituent]) {
    guard row.count > 3, row[0].lexeme.isSubjectForm,
      let when = row.firstIndex(where: { $0.lexeme.lemma == "when" }), when == 2 || when == 3,
      when + 1 < row.count, row[when - 1].lexeme.wordClass == .adjective,
      row[when - 1].lexeme.lemma != "hurt",
      when == 2 || EnglishVerbForms.be.contains(row[1].lexeme.lemma)
    else { return }
    if row[when + 1].lexeme.wordClass == .verb {
      row.insert(Constituent(row[0].lexeme), at: when + 1)
    }
    if when == 2 { row.insert(Self.be, at: 1) }
  }

  /// *Ana/Tom/friend*: two people, and what they are to each other.
  func joinNames(_ row: inout [Constituent]) {
    guard row.count == 3, row[0].lexeme.isHuman, row[1].lexeme.isHuman,
      row[0].lexeme.wordClass == .properNoun, row[1].lexeme.wordClass == .properNoun,
      EnglishPeople.isPossessed(row[2].lexeme.lemma), row[2].lexeme.isBeing
    else { return }
    row.insert(Self.be, at: 2)
    row.insert(
      Constituent(Lexeme(lemma: "and", wordClass: .conjunction, kind: .connective)), at: 1)
  }
}
