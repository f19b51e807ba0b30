import AACCore

/// Phrases of several tiles that are said together and in their order.
///
/// Sources: CGEL §11.53 (formulae), §8.55–8.76 (phrases of time), §13.56 (coordination of numerals).
extension EnglishWording {
  /// *monday/to/friday, long/time/ago, get/paid, something/to/eat, more/slowly*: one word each.
  mutating func joinSpans(_ row: inout [Constituent]) {
    for index in row.indices.reversed() where index + 1 < row.count {
      if joinSpan(at: index, &row) { return }
    }
    if row.count > 2, row.count < 5, ["something", "nothing"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "to", row[2].lexeme.wordClass == .verb,
      row.count == 3 || row[3].lexeme.kind == .social
    {
      var thing = Lexeme(
        lemma: "\(row[0].lexeme.lemma) to \(row[2].lexeme.lemma)", wordClass: .noun, kind: .thing)
      thing.countability = .mass
      thing.article = .bare
      join(&row, at: 0, 3, as: thing)
    }
  }

  /// *monday/to/friday, long/time/ago, get/paid*: whether the words from this one on are one.
  private mutating func joinSpan(at index: Int, _ row: inout [Constituent]) -> Bool {
    let lemma = row[index].lexeme.lemma
    let next = row[index + 1].lexeme
    if row[index].lexeme.kind == .weekday, next.lemma == "to", index + 2 < row.count,
      row[index + 2].lexeme.kind == .weekday
    {
      let text = "from \(lemma) to \(row[index + 2].lexeme.lemma)"
      let hasFrom = index > 0 && row[index - 1].lexeme.lemma == "from"
      join(
        &row, at: hasFrom ? index - 1 : index, hasFrom ? 4 : 3,
        as: Lexeme(lemma: text, wordClass: .adverb, kind: .duration))
      return true
    }
    if lemma == "long", next.lemma == "time", index + 2 < row.count,
      row[index + 2].lexeme.lemma == "ago"
    {
      let hasA = index > 0 && row[index - 1].lexeme.lemma == "a"
      join(
        &row, at: hasA ? index - 1 : index, hasA ? 4 : 3,
        as: Lexeme(lemma: "a long time ago", wordClass: .adverb, kind: .time))
      tense = .past
      return true
    }
    if lemma == "get", Self.befalls.contains(next.lemma),
      index + 2 == row.count || row[index + 2].lexeme.kind.isTemporal
    {
      join(
        &row, at: index, 2,
        as: Lexeme(lemma: "get \(next.lemma)", wordClass: .verb, kind: .action))
      return true
    }
    if lemma == "sing", next.lemma == "happy", index + 2 < row.count,
      row[index + 2].lexeme.lemma == "birthday"
    {
      var song = Lexeme(lemma: "Happy Birthday", wordClass: .noun, kind: .music)
      song.countability = .mass
      song.article = .bare
      join(&row, at: index + 1, 2, as: song)
      return true
    }
    if row.count == 2, lemma == "more", next.lemma.hasSuffix("ly"), next.wordClass == .adverb {
      join(
        &row, at: 0, 2,
        as: Lexeme(lemma: "more \(next.lemma)", wordClass: .adverb, kind: .manner))
      return true
    }
    return false
  }

  /// What one gets without doing it.
  private static let befalls = EnglishWords.set("paid married divorced fired caught")

  /// *one/two/three, yes/or/no, in/and/out, just/five/minute*: what is only said, in the order it is laid.
  mutating func keepOrder(_ row: inout [Constituent]) {
    guard row.count > 1, row.count < 6 else { return }
    if row.dropFirst().allSatisfy({ $0.lexeme.lemma == row[0].lexeme.lemma }) {
      // *go/go/go.*
      let text = row.map(\.lexeme.lemma).joined(separator: " ")
      return join(
        &row, at: 0, row.count, as: Lexeme(lemma: text, wordClass: .interjection, kind: .social))
    }
    if row.count == 3, ["not", "no"].contains(row[0].lexeme.lemma),
      row[1...].allSatisfy({
        Self.objects.contains($0.lexeme.lemma) && $0.lexeme.wordClass == .pronoun
      })
    {
      // *not/me/him.*
      let text = "not \(row[1].lexeme.lemma), \(row[2].lexeme.lemma)"
      return join(&row, at: 0, 3, as: Lexeme(lemma: text, wordClass: .interjection, kind: .social))
    }
    guard !hasVerb(row) else { return }
    let isCounting =
      row.count > 2 && row.allSatisfy { $0.lexeme.wordClass == .numeral }
      && !["hundred", "thousand", "and"].contains(row[1].lexeme.lemma)
      && !["twenty", "thirty", "forty", "fifty", "sixty"].contains(row[0].lexeme.lemma)
    let isEither =
      row.count == 3 && ["and", "or"].contains(row[1].lexeme.lemma)
      && [row[0], row[2]].allSatisfy {
        Self.either.contains($0.lexeme.lemma)
      }
    // *just/five/minute.*
    let isOnly =
      row.count == 3 && ["just", "only", "almost", "about"].contains(row[0].lexeme.lemma)
      && row[1].lexeme.wordClass == .numeral && row[2].lexeme.wordClass == .noun
    guard isCounting || isEither || isOnly else { return }
    if isOnly, row[1].lexeme.lemma != "one", !EnglishHabits.isPlural(row[2].lexeme) {
      row[2].lexeme.lemma = EnglishNouns.plurals(of: row[2].lexeme.lemma)[0]
    }
    let text = row.map(\.lexeme.lemma).joined(separator: " ")
    join(
      &row, at: 0, row.count, as: Lexeme(lemma: text, wordClass: .interjection, kind: .social))
  }

  private static let either = EnglishWords.set(
    "yes no in out inside outside up down here there now later hot cold big small left right on off"
  )

  /// *love/you/mum, miss/you*: who says so is the speaker.
  func supplyLover(_ row: inout [Constituent]) {
    guard row.count > 1, row.count < 5, ["love", "miss"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "you", let speaker = lexicon.known("I")
    else { return }
    row[0] = row[0].asVerb
    row.insert(Constituent(speaker), at: 0)
  }

  /// *here/my/phone*: where it is.
  func turnHere(_ row: inout [Constituent]) {
    guard row.count > 2, row.count < 5, row[0].lexeme.lemma == "here", !hasVerb(row),
      row[1].lexeme.kind == .possessive, row[1].lexeme.wordClass != .pronoun,
      row.last?.lexeme.wordClass == .noun
    else { return }
    row.append(row.removeFirst())
  }

  /// *my/hip/hurt/after/walk*: after what the person does.
  func hurtAfter(_ row: inout [Constituent]) {
    guard row.count > 3, let last = row.last?.lexeme,
      ["after", "when"].contains(row[row.count - 2].lexeme.lemma),
      row.contains(where: { ["hurt", "ache"].contains($0.lexeme.lemma) }),
      row.contains(where: { $0.lexeme.kind == .body }),
      last.wordClass == .verb
        || ["walk", "run", "swim", "drink", "exercise"].contains(last.lemma),
      let speaker = lexicon.known("I")
    else { return }
    row[row.count - 1] = row[row.count - 1].asVerb
    row.insert(Constituent(speaker), at: row.count - 1)
  }

  /// *two/brother/one/sister*: two amounts side by side are joined.
  func joinCounted(_ row: inout [Constituent]) {
    guard row.count > 4 else { return }
    for index in row.indices.dropFirst(2).dropLast()
    where row[index].lexeme.wordClass == .numeral && row[index - 1].lexeme.wordClass == .noun
      && row[index - 2].lexeme.wordClass == .numeral && row[index + 1].lexeme.wordClass == .noun
      && !row[index + 1].lexeme.kind.isTemporal && !row[index - 1].lexeme.kind.isTemporal
    {
      return row.insert(Self.and, at: index)
    }
  }

  /// *what/homework/today, what/you/mean, happen/next*: questions of few tiles.
  func settleAsked(_ row: inout [Constituent]) {
    if let next = row.indices.dropFirst().first(where: {
      row[$0].lexeme.lemma == "next" && row[$0 - 1].lexeme.lemma == "happen"
    }), next + 1 == row.count {
      row[next].lexeme = Lexeme(lemma: "next", wordClass: .adverb, kind: .direction)
    }
    guard row[0].lexeme.lemma == "what", row.count < 5 else { return }
    if row.count == 3, isNominative(row[1].lexeme), row[2].lexeme.lemma == "mean" {
      row[2] = row[2].asVerb
    }
    let noun = row[1].lexeme
    guard noun.namesThing,
      !Self.determined.contains(noun.lemma), row.count > 2 || noun.lemma == "password",
      row[2...].allSatisfy({ $0.lexeme.kind.isTemporal }), let the = lexicon.known("the")
    else { return }
    row.insert(Constituent(the), at: 1)
    row.insert(Self.be, at: 1)
  }

  /// Nouns before which *what* asks which of them.
  private static let determined = EnglishWords.set(
    "time color colour day size kind number flavor flavour game song movie book food shape letter weather"
  )

  /// *I/sorry/I/hit/you, I/sorry/about/that*: how one feels about it.
  func settleSorry(_ row: inout [Constituent]) {
    guard row.count > 2, isNominative(row[0].lexeme), row[1].lexeme.lemma == "sorry" else { return }
    let next = row[2].lexeme
    guard next.wordClass == .adposition || isNominative(next) && row.count > 3 else { return }
    row[1].lexeme = Lexeme(lemma: "sorry", wordClass: .adjective, kind: .emotion)
    row.insert(Self.be, at: 1)
    if row.count > 5, isNominative(row[3].lexeme), row[4].lexeme.wordClass != .verb,
      frames.listed(row[4].lexeme.lemma) != nil, row[4].lexeme.wordClass == .noun
    {
      row[4] = row[4].asVerb
    }
  }

  /// *hold/me/tight, I/proud/of/me, had/stroke, the/first/one*: words in the class of their place.
  mutating func settleSmall(_ row: inout [Constituent]) {
    settleActed(&row)
    if row.count == 3, Self.objects.contains(row[1].lexeme.lemma),
      ["tight", "close", "still", "gently", "slow", "small", "thin"].contains(row[2].lexeme.lemma),
      row[2].lexeme.wordClass == .adjective
    {
      row[2].lexeme = Lexeme(lemma: row[2].lexeme.lemma, wordClass: .adverb, kind: .direction)
    }
    if row.count > 3, row[0].lexeme.lemma == "I", row.last?.lexeme.lemma == "me",
      row[row.count - 2].lexeme.lemma == "of", row[row.count - 3].lexeme.wordClass == .adjective
    {
      row[row.count - 1].lexeme.lemma = "myself"
    }
    if let had = row.indices.dropLast().first(where: {
      ["have", "had", "has"].contains(row[$0].lexeme.lemma)
    }), Self.attacks.contains(row[had + 1].lexeme.lemma) {
      row[had + 1].lexeme = Lexeme(
        lemma: row[had + 1].lexeme.lemma, wordClass: .noun, kind: .illness)
      row[had + 1].lexeme.countability = .count
    }
    for index in row.indices.dropFirst()
    where row[index].lexeme.lemma == "one"
      && ["first", "last"].contains(row[index - 1].lexeme.lemma)
    {
      row[index - 1].lexeme = Lexeme(
        lemma: row[index - 1].lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
    if row.count == 2, row[0].lexeme.lemma == "no", row[1].lexeme.lemma == "signal" {
      row[1].lexeme = Lexeme(lemma: "signal", wordClass: .noun, kind: .thing)
      row[1].lexeme.countability = .mass
    }
    if row.count > 1, row.count < 4, row[0].lexeme.lemma == "water",
      row[1].lexeme.kind == .plant
        || ["garden", "grass", "lawn", "flower"].contains(row[1].lexeme.lemma)
    {
      row[0] = row[0].asVerb
    }
    if row.count > 2, row[0].lexeme.lemma == "it", row[1].lexeme.wordClass != .verb,
      frames[row[1].lexeme.lemma].pattern == .weather, row[2].lexeme.wordClass != .noun
    {
      row[1] = row[1].asVerb
    }
    if row.count > 2, row.count < 5, let last = row.last?.lexeme, Self.objects.contains(last.lemma),
      last.wordClass == .pronoun, !hasVerb(row)
    {
      // *news/depress/me*: what stands between somebody or something and *me*.
      let act = row[row.count - 2].lexeme
      if act.wordClass == .noun, act.isInferred || EnglishVerbLexicon.isVerb(act.lemma),
        row[row.count - 3].lexeme.wordClass == .noun
      {
        row[row.count - 2] = row[row.count - 2].asVerb
      }
    }
  }

  /// *I/lost/it, he/open/it, I/seen/it, be/patient*: a quality that is what somebody does or did.
  private mutating func settleActed(_ row: inout [Constituent]) {
    if row[0].lexeme.lemma == "lie", row.count < 4,
      ["still", "down", "back", "flat"].contains(row[1].lexeme.lemma)
    {
      // *lie/still*: nothing untrue.
      row[0] = row[0].asVerb
    }
    if row.count == 2, row[0].lexeme.lemma == "be", row[1].lexeme.lemma == "patient" {
      row[1].lexeme = Lexeme(lemma: "patient", wordClass: .adjective, kind: .quality)
    }
    guard row.count > 2, isNominative(row[0].lexeme) else { return }
    let (act, next) = (row[1].lexeme, row[2].lexeme)
    let isDoneTo =
      next.isDeterminerLike || next.wordClass == .pronoun
      || EnglishHabits.demonstratives.contains(next.lemma)
    guard isDoneTo else { return }
    if act.lemma == "lost" {
      row[1].lexeme = Lexeme(lemma: "lose", wordClass: .verb, kind: .action)
      tense = .past
    } else if ["seen", "eaten", "given", "written"].contains(act.lemma),
      let verb = EnglishTypedForms.participles[act.lemma]
    {
      row[1].lexeme = Lexeme(lemma: verb, wordClass: .verb, kind: .action)
      options.insert(.perfect)
    } else if act.wordClass == .adjective,
      ["open", "close", "clean", "dry", "empty", "warm"]
        .contains(act.lemma), !hasVerb(row)
    {
      row[1] = row[1].asVerb
    }
  }

  private static let attacks = EnglishWords.set("stroke seizure fall cramp fit bruise")
}
