import AACCore

/// A part and its whole before what is said of them: *wheel/bicycle/flat, end/movie/sad, roof/house/leak, noise/vacuum/bother/baby, leash/dog/
/// hung/entrance, pocket/jacket/hole, where/charger/tablet*.
///
/// Sources: CGEL §17.37–17.41 (*of* phrases), §17.104–17.109 (compounds), §5.112–5.123 (genitive), §10.9 (*be* understood).
extension EnglishCompletedRow {
  func ofWhole(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 2, row.count < 8 else { return nil }
    if words[0] == "where" {
      let begin = words[1] == "be" ? 2 : 1
      guard let named = partAndWhole(row, words, at: begin), named.end == row.count else {
        return nil
      }
      let be = begin == 2 ? row[1] : EnglishWording.be
      return completed(named, Laid(row: [be, row[0]], asks: true, subject: named.words))
    }
    if row.count == 3, let told = wholeFirst(row, words) { return told }
    // *color/tree/green* is asked for.
    guard EnglishWholes.mayBePart(words[0]),
      words[0] != "color" || row[row.count - 1].lexeme.kind != .color,
      let named = partAndWhole(row, words, at: 0),
      named.end < row.count, !(words[named.end] == "fall" && Self.shed.contains(words[0])),
      let told = saidOf(Array(row[named.end...]), words, named)
    else { return nil }
    return completed(named, told)
  }

  /// A part with its whole, as they are said.
  private struct Named {
    var words: [Constituent]
    /// Where the row goes on.
    var end: Int
    var joins: [Int: [Int]] = [:]
  }

  /// *bottle/lid/stuck, bathroom/light/off*: named in the order of speech, and what is wrong with it.
  private func wholeFirst(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard ["stuck", "off", "on"].contains(words[2]), EnglishWholes.mayBePart(words[1]),
      EnglishWholes.relation(words[1], row[0].lexeme) == .named, let first = row[0].tile,
      let second = row[1].tile
    else { return nil }
    var part = asThing(row[1])
    part.tile = first
    part.lexeme.lemma = "\(words[0]) \(words[1])"
    part.lexeme.kind = .thing
    part.lexeme.forms = [:]
    let state = words[2] == "stuck" ? row[2].asQuality : row[2]
    var told = Completed(
      Laid(row: [EnglishWording.be, state], subject: small("the") + [part]))
    told.joins = [first: [first, second]]
    return told
  }

  private func completed(_ named: Named, _ laid: Laid) -> Completed {
    var completed = Completed(laid)
    completed.joins = named.joins
    return completed
  }

  private func partAndWhole(_ row: [Constituent], _ words: [String], at begin: Int) -> Named? {
    let isOwn = begin + 1 < row.count && row[begin + 1].lexeme.kind == .possessive
    let place = begin + (isOwn ? 2 : 1)
    guard place < row.count, case let whole = row[place],
      let relation = EnglishWholes.relation(words[begin], whole.lexeme)
    else { return nil }
    let before = isOwn ? [row[begin + 1]] : []
    let part = asThing(row[begin])
    let the = small("the")
    switch relation {
    case .named:
      guard let first = whole.tile, let second = part.tile else { return nil }
      var noun = part
      noun.tile = first
      noun.lexeme.lemma = "\(words[place]) \(words[begin])"
      noun.lexeme.kind = .thing
      noun.lexeme.forms = [:]
      return Named(
        words: (isOwn ? before : the) + [noun], end: place + 1, joins: [first: [first, second]])
    case .of, .meantFor:
      return Named(
        words: the + [part] + small(relation == .of ? "of" : "for") + (isOwn ? before : the)
          + [asThing(whole)], end: place + 1)
    case .within:
      guard let spot = spot(whole, of: part.lexeme) else { return nil }
      return Named(words: the + [part] + spot, end: place + 1)
    case .owned:
      let isNamed =
        isOwn
        || whole.lexeme.isHuman
          && (EnglishPeople.names.contains(words[place]) || EnglishPeople.isPossessed(words[place])
            || words[place].hasPrefix("my "))
      return Named(
        words: (isNamed ? before : the) + [genitive(whole), part], end: place + 1)
    }
  }

  /// The word as a noun: *end, smell, cover*.
  private func asThing(_ word: Constituent) -> Constituent {
    guard word.lexeme.wordClass != .noun else { return word }
    var thing = word
    thing.lexeme =
      EnglishHomographs.noun(word.lexeme.lemma)
      ?? Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .thing)
    thing.lexeme.animacy = .inanimate
    return thing
  }

  /// What is said of it: how it is, what it has, what it does.
  private func saidOf(_ rest: [Constituent], _ words: [String], _ named: Named) -> Laid? {
    guard let last = rest.last?.lexeme else { return nil }
    // *Hung* is a name as well.
    let lemma = rest[0].lexeme.lemma.lowercased()
    if rest.count < 3, isState(rest[rest.count - 1]),
      rest.count == 1 || ["too", "so", "very", "really", "not", "be"].contains(lemma)
    {
      // *smell/food/good*: it smells so.
      guard !["smell", "taste", "sound"].contains(words[0]) else { return nil }
      let how = rest.dropLast() + [rest[rest.count - 1].asQuality]
      return Laid(
        row: (lemma == "be" ? [] : [EnglishWording.be]) + how, subject: named.words)
    }
    if rest.count == 1, Self.flaws.contains(last.lemma) {
      return Laid(
        row: [EnglishStatementReader.verb("have")] + small("a") + [asThing(rest[0])] + small("in")
          + small("it"), subject: named.words)
    }
    if rest.count == 2, ["hung", "stuck", "kept"].contains(lemma),
      let spot = spot(rest[1], of: rest[0].lexeme)
    {
      var state = rest[0]
      state.lexeme = Lexeme(lemma: lemma, wordClass: .adjective, kind: .state)
      return Laid(row: [EnglishWording.be, state] + spot, subject: named.words)
    }
    let verb = lemma == "not" ? 1 : 0
    guard verb < rest.count, does(rest[verb].lexeme.lemma, rest.count - verb) else { return nil }
    return Laid(
      row: [rest[verb].asVerb] + rest[..<verb] + rest[(verb + 1)...], subject: named.words)
  }

  private func isState(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective || Self.worn.contains(word.lexeme.lemma)
  }

  /// Whether things do so by themselves, or to somebody.
  private func does(_ verb: String, _ count: Int) -> Bool {
    if count > 1, EnglishThingVerbs.affecting.contains(verb) || verb == "make" || verb == "wake up"
    {
      return true
    }
    return EnglishThingVerbs.byThemselves.contains(verb) || Self.ofParts.contains(verb)
  }

  /// What falls from its whole.
  private static let shed = EnglishWords.set("leaf leaves petal petals branch")
  private static let ofParts = EnglishWords.set(
    "work burn break fall squeak rattle smell ring close open lock freeze"
  )
  .union(["fall off", "come off", "fall down", "turn on", "turn off"])
  private static let flaws = EnglishWords.set("hole stain crack scratch tear dent")
  private static let worn = EnglishWords.set(
    "broken cracked torn stuck lost missing flat wobbly loose open closed empty full dead jammed bent chipped squeaky ripped dented freezing frozen locked unlocked burnt"
  )
}
