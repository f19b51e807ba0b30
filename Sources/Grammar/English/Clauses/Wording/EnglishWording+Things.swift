import AACCore

/// What things do by themselves, where they and people are, and how they are named.
///
/// Sources: CGEL §10.9 (*be* understood), §16.19 (verbs without an object), §17.90 (numbers behind nouns).
extension EnglishWording {
  /// *sink/leak, my/hearing aid/whistle, mum/cook*: the last word is what the first does.
  func letHappen(_ row: inout [Constituent]) {
    guard row.count > 1, row.count < 6, !hasVerb(row) else { return }
    var last = row.count - 1
    while last > 1, row[last].lexeme.kind.isTemporal { last -= 1 }
    let act = row[last].lexeme
    if row.count == 2,
      ["everything", "nothing"].contains(row[0].lexeme.lemma)
        || EnglishHabits.demonstratives.contains(row[0].lexeme.lemma),
      act.lemma == "hurt"
    {
      row[1] = row[1].asVerb
      return
    }
    guard act.wordClass == .noun || act.wordClass == .adjective,
      act.lemma != "last" || last + 1 == row.count
    else { return }
    if row.count == 2, row[0].lexeme.isHuman, act.lemma == "cook" {
      row[1] = row[1].asVerb
      return
    }
    guard Self.happenings.contains(act.lemma), let thing = thingEnd(row), thing <= last,
      row[thing..<last].allSatisfy({ $0.lexeme.kind == .negation || $0.lexeme.wordClass == .adverb }
      ),
      !EnglishCompounds.joins(row[thing - 1].lexeme, act)
    else { return }
    row[last] = row[last].asVerb
  }

  /// What things do with nobody who makes them.
  static let happenings = EnglishWords.set(
    """
    stop start work break ring beep leak sink burst rip fall burn melt freeze crash stick go come win land
    spill whistle itch swell bleed sting shine crack explode vibrate flash squeak rattle float drip boil flood
    fit ache throb buzz rust pop die flush smoke drop rock stay roll shake wobble slide bounce tear bend last
    blink spread vanish disappear thaw dissolve rotate tangle disconnect shrink fade wilt
    """
  ).union([
    "take off", "fly away", "break down", "turn off", "go off", "run out", "go up", "go down",
    "peel off", "blow away", "fall off", "come off", "fall out", "fall down",
  ])

  /// *jumper/my/shrink*: whose it is, laid behind the thing, before what it does by itself (CGEL §5.14, determiners).
  func ownedFirst(_ row: [Constituent]) -> [Constituent] {
    guard row.count == 3, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing,
      row[1].lexeme.kind == .possessive, row[1].lexeme.wordClass != .pronoun,
      Self.happenings.contains(row[2].lexeme.lemma)
    else { return row }
    return [row[1], row[0], row[2]]
  }

  /// Where a thing ends that a row names first, and nothing that lives; nil where it names none.
  func thingEnd(_ row: [Constituent]) -> Int? {
    var index = 0
    while index < row.count,
      row[index].lexeme.isDeterminerLike || row[index].lexeme.wordClass == .adjective
    { index += 1 }
    guard index < row.count, row[index].lexeme.namesThing
    else { return nil }
    if index + 1 < row.count, row[index + 1].lexeme.wordClass == .noun,
      EnglishCompounds.joins(row[index].lexeme, row[index + 1].lexeme)
    {
      index += 1
    }
    return index + 1
  }

  /// *I/from/Ireland, this/for/you, it/time/for/bed, he/already/here, recess/over*: where *be* stands behind the first
  /// words; nil where it does not.
  func situatedEnd(_ row: [Constituent]) -> Int? {
    guard !hasVerb(row), row[0].lexeme.kind != .question, row.count > 1 else { return nil }
    if isSituatedFirst(row) { return 1 }
    guard let end = namedEnd(row) ?? pointed(row), end < row.count else { return nil }
    let head = row[end - 1].lexeme
    if end + 1 == row.count, row[end].lexeme.lemma == "over",
      head.kind == .event || head.kind == .activity || head.kind == .meal || head.kind == .media
        || ["recess", "class", "game", "school", "party"].contains(head.lemma)
    {
      return end
    }
    var index = end
    while index < row.count,
      row[index].lexeme.kind == .negation || row[index].lexeme.kind == .frequency
        || ["still", "already", "almost", "just"].contains(row[index].lexeme.lemma)
    { index += 1 }
    guard index < row.count else { return nil }
    let word = row[index].lexeme
    if ["here", "there"].contains(word.lemma), index + 1 == row.count,
      head.wordClass == .noun || head.wordClass == .pronoun || head.wordClass == .properNoun,
      end > 1 || head.isBeing || head.wordClass == .pronoun || head.kind == .vehicle
        || head.kind == .food || head.kind == .device
    {
      return end
    }
    guard word.wordClass == .adposition, index + 1 < row.count,
      Self.situating.contains(word.lemma),
      row[0].lexeme.wordClass == .pronoun || head.isHuman && !Self.joining.contains(word.lemma)
        || end > 1 && row[0].lexeme.kind == .possessive && !Self.joining.contains(word.lemma)
        || word.lemma == "in front of" || word.lemma == "on top of",
      row[(index + 1)...].allSatisfy({
        $0.lexeme.isNominal || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "of" || $0.lexeme.kind == .quantity
      })
    else { return nil }
    return end
  }

  /// *it/time/for/bed, it/three/o'clock, we/all/happy, it/old/coin, recess/over*: what stands first is alone before *be*.
  private func isSituatedFirst(_ row: [Constituent]) -> Bool {
    if row[0].lexeme.lemma == "it", row[1].lexeme.lemma == "time", row.count > 2 { return true }
    if row[0].lexeme.lemma == "it",
      row[1].lexeme.wordClass == .numeral && row.count > 2
        && ["o'clock", "past", "to", "thirty", "fifteen", "o’clock"].contains(row[2].lexeme.lemma)
        || ["half", "quarter"].contains(row[1].lexeme.lemma)
    {
      // *it/three/o'clock, it/half/past/two.*
      return true
    }
    if isNominative(row[0].lexeme), row.count > 2, row[1].lexeme.lemma == "all",
      row[2].lexeme.wordClass == .adjective
    {
      return true
    }
    if row[0].lexeme.lemma == "it", row.count == 3, row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal
    {
      // *it/old/coin.*
      return true
    }
    if row.count == 2, row[1].lexeme.lemma == "over",
      ["recess", "break", "class", "school", "summer"].contains(row[0].lexeme.lemma)
    {
      return true
    }
    return false
  }

  /// *this/not/for/you*: what is pointed at alone.
  private func pointed(_ row: [Constituent]) -> Int? {
    EnglishHabits.demonstratives.contains(row[0].lexeme.lemma) && row.count > 1
      && row[1].lexeme.wordClass != .noun && row[1].lexeme.wordClass != .adjective ? 1 : nil
  }

  private static let situating = EnglishWords.set("from for in on at with near behind under about")
    .union([
      "in front of", "on top of", "next to", "out of",
    ])
  /// Of these, what may join a thing to its noun: *my friend with glasses*.
  private static let joining = EnglishWords.set("for with about")

  /// *page/ten, my/mom's, rabbit/called/Snowy*: words that name one thing together.
  mutating func joinNamed(_ row: inout [Constituent]) {
    joinNumbered(&row)
    for index in row.indices.dropLast().reversed() where index + 1 < row.count {
      let lexeme = row[index].lexeme
      let next = row[index + 1].lexeme
      if lexeme.wordClass == .properNoun, lexeme.lemma.count > 1,
        lexeme.lemma == lexeme.lemma.uppercased(), lexeme.isInferred, next.wordClass == .noun,
        !next.isBeing
      {
        // *AAC/device*: letters name nobody.
        var name = next
        name.lemma = "\(lexeme.lemma) \(next.lemma)"
        join(&row, at: index, 2, as: name)
      } else if lexeme.isDeterminerLike, lexeme.kind == .possessive || lexeme.lemma == "the",
        next.kind == .possessive, next.wordClass == .determiner,
        next.lemma.hasSuffix("'s") || next.lemma.hasSuffix("’s") || next.lemma.hasSuffix("s'"),
        !lexeme.lemma.hasSuffix("'s")
      {
        var owner = next
        let own = EnglishPronouns.of(lexeme.lemma)?.possessive ?? lexeme.lemma
        owner.lemma = "\(own) \(next.lemma)"
        join(&row, at: index, 2, as: owner)
      }
    }
    if let called = row.indices.dropFirst(2).dropLast().first(where: {
      ["called", "named"].contains(row[$0].lexeme.lemma)
    }), row[called - 1].lexeme.wordClass == .noun, called + 2 == row.count,
      row[..<(called - 1)].contains(where: { $0.lexeme.wordClass == .verb })
    {
      var name = row[called - 1].lexeme
      name.lemma += " \(row[called].lexeme.lemma) \(row[called + 1].lexeme.lemma)"
      name.countability = .count
      name.number = .singular
      join(&row, at: called - 1, 3, as: name)
    }
  }

  /// *in/front/of, on/top/of*: prepositions of several words.
  mutating func joinPlacing(_ row: inout [Constituent]) {
    for phrase in Self.placing {
      guard
        let begin = row.indices.first(where: { index in
          index + phrase.count <= row.count
            && zip(row[index...], phrase).allSatisfy { $0.lexeme.lemma == $1 }
        }), begin > 0, begin + phrase.count < row.count
      else { continue }
      join(
        &row, at: begin, phrase.count,
        as: Lexeme(
          lemma: phrase.joined(separator: " "), wordClass: .adposition, kind: .direction))
    }
  }

  private static let placing = [["in", "front", "of"], ["on", "top", "of"], ["out", "of"]]

  /// *red/ball/not/blue*: the other one of its kind.
  func nameOther(_ row: inout [Constituent]) {
    guard row.count > 3,
      let not = row.indices.dropLast().last(where: { row[$0].lexeme.lemma == "not" }),
      not + 2 == row.count, not > 2, row[not + 1].lexeme.wordClass == .adjective,
      row[not - 1].lexeme.wordClass == .noun, row[not - 2].lexeme.wordClass == .adjective,
      row[not - 2].lexeme.kind == row[not + 1].lexeme.kind, hasVerb(row)
    else { return }
    var one = Lexeme(lemma: "one", wordClass: .noun)
    one.countability = .count
    one.article = .definite
    row.append(Constituent(one))
  }

  /// *sorry/I/hurt/you, I/not/hurt/brother, you/hurt/my/feelings*: what was done to somebody.
  func settleHarm(_ row: inout [Constituent]) {
    guard row.count > 2,
      let hurt = row.indices.dropFirst().dropLast().first(where: { row[$0].lexeme.lemma == "hurt" }
      ),
      row[hurt].lexeme.wordClass != .verb,
      let doer = row[..<hurt].last(where: { $0.lexeme.kind != .negation })?.lexeme,
      isNominative(doer)
    else { return }
    let next = row[hurt + 1].lexeme
    guard
      next.kind == .possessive || next.wordClass == .pronoun || next.kind == .body || next.isBeing
    else { return }
    row[hurt] = row[hurt].asVerb
  }

  /// *mom/open/this/door, I/not/clean/that/room*: somebody does it to what is pointed at.
  func settleActs(_ row: inout [Constituent]) {
    guard row.count > 3,
      let act = row.indices.dropFirst().dropLast(2).first(where: {
        EnglishWordClasses.acts.contains(row[$0].lexeme.lemma)
      }), row[act].lexeme.wordClass == .adjective, row[act + 1].lexeme.kind == .demonstrative,
      row[act + 2].lexeme.wordClass == .noun, !row[act + 2].lexeme.kind.isTemporal,
      let doer = row[..<act].last(where: {
        $0.lexeme.kind != .negation && $0.lexeme.kind != .frequency
      })?.lexeme, isNominative(doer) || doer.isBeing
    else { return }
    row[act] = row[act].asVerb
  }

  /// *my/head/hurts, music/makes/me/happy, this/tastes/good*: a verb that agrees with what stands before it.
  func settleAgreeing(_ row: inout [Constituent]) {
    guard row.count > 1,
      let verb = row.indices.dropFirst().first(where: { index in
        guard let base = Self.agreeing[row[index].lexeme.lemma] else { return false }
        return row[index].lexeme.wordClass != .verb && frames.listed(base) != nil
      }), let base = Self.agreeing[row[verb].lexeme.lemma],
      !row.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    let before = row[verb - 1].lexeme
    guard
      before.wordClass == .noun && before.number != .plural || before.wordClass == .properNoun
        || before.wordClass == .pronoun && !isNominative(before)
        || EnglishHabits.demonstratives.contains(before.lemma)
    else { return }
    // *what/helps*: what is asked for does it.
    guard before.lemma != "what" || base != "help" else { return }
    if verb == 1, before.lemma == "this" || before.lemma == "that" {
      row[0].lexeme = Lexeme(lemma: before.lemma, wordClass: .pronoun, kind: .demonstrative)
      row[0].lexeme.number = .singular
    }
    row[verb].lexeme = Lexeme(lemma: base, wordClass: .verb, kind: .action)
  }

  /// Verbs in *-s* that are hardly things in the plural.
  private static let agreeing: [String: String] = {
    var table: [String: String] = [
      "itches": "itch", "flies": "fly", "goes": "go", "touches": "touch",
    ]
    for verb in [
      "hurt", "ache", "taste", "smell", "sound", "look", "feel", "make", "come", "need", "want",
      "like", "love", "hate", "say", "know", "bother", "scare", "leak", "swell", "sting", "bleed",
      "burn", "tickle", "grow", "live", "start", "stop", "keep", "give", "help", "depress",
      "squeak",
    ] {
      table[verb + "s"] = verb
    }
    return table
  }()

  /// *nice/see/you, it/nice/see/you*: what it is like to do something.
  func valueAct(_ row: inout [Constituent]) {
    guard row.count > 2 else { return }
    let isIt = row[0].lexeme.lemma == "it"
    let quality = isIt ? 1 : 0
    guard quality + 1 < row.count, row[quality].lexeme.wordClass == .adjective,
      ["nice", "good", "great", "lovely", "fun", "hard", "easy", "pleased"].contains(
        row[quality].lexeme.lemma),
      row[quality + 1].lexeme.wordClass == .verb, row[quality + 1].lexeme.lemma != "be",
      isIt || ["see", "meet", "hear", "talk"].contains(row[quality + 1].lexeme.lemma)
    else { return }
    if isIt { row.insert(Self.be, at: 1) } else { row.insert(preposition("to"), at: 1) }
  }

  /// *it/time/go, I/happy/it/friday*: *be* behind *it*.
  func supplyBehindIt(_ row: inout [Constituent]) {
    if row.count > 2, row[0].lexeme.lemma == "it", row[1].lexeme.lemma == "time",
      row[2].lexeme.wordClass == .verb
    {
      return row.insert(Self.be, at: 1)
    }
    guard row.count > 3,
      let it = row.indices.dropFirst(2).dropLast().first(where: {
        row[$0].lexeme.lemma == "it" && row[$0 + 1].lexeme.kind == .weekday && $0 + 2 == row.count
      }), row[it - 1].lexeme.wordClass == .adjective
    else { return }
    row.insert(Self.be, at: it + 1)
    if !hasVerb(Array(row[..<it])) { row.insert(Self.be, at: 1) }
  }

  /// *no/mum, until/tomorrow*: two words that stay in their order.
  mutating func keepPair(_ row: inout [Constituent]) {
    guard row.count == 2 else { return }
    let (first, second) = (row[0].lexeme, row[1].lexeme)
    if first.lemma == "no", second.isHuman,
      second.wordClass == .properNoun || EnglishPeople.names.contains(second.lemma)
    {
      row[0].lexeme = Lexeme(lemma: "no", wordClass: .interjection, kind: .social)
    } else if first.lemma == "please", second.lemma == "don't" {
      join(
        &row, at: 0, 2, as: Lexeme(lemma: "please don't", wordClass: .interjection, kind: .social))
    } else if first.lemma == "why", second.lemma == "not" {
      join(&row, at: 0, 2, as: Lexeme(lemma: "why not", wordClass: .interjection, kind: .social))
    } else if ["until", "again", "probably", "only", "before", "after"].contains(first.lemma),
      second.kind.isTemporal || second.lemma == "one"
    {
      join(
        &row, at: 0, 2,
        as: Lexeme(lemma: "\(first.lemma) \(second.lemma)", wordClass: .adverb, kind: .time))
    }
  }

  /// *what/kind/music, what/you/afraid/of*: small words of questions.
  func completeQuestion(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.lemma == "what" || row[0].lexeme.lemma == "who" else {
      return
    }
    if row[1].lexeme.lemma == "kind", row[2].lexeme.wordClass == .noun,
      let known = lexicon.known("what kind of")
    {
      row[0].lexeme = known
      row.remove(at: 1)
      return
    }
    let end = row[1].lexeme.wordClass == .pronoun ? 2 : 1
    if end == 2, row.count == 4, row[2].lexeme.wordClass == .adjective,
      row[3].lexeme.wordClass == .adposition
    {
      row.insert(Self.be, at: 1)
    }
  }
}
