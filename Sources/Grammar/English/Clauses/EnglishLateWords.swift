import AACCore

/// Rows in which a word that belongs further forward lies late: *cat/sleep/sofa/on, bag/carry/help/me, miss/you/I,
/// car/mom/go/I*.
///
/// Sources: CGEL §9.2–9.3 (a preposition before its complement), §16.52 (*help* with the infinitive), §10.18–10.19 (subject before
/// verb).
struct EnglishLateWords {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row with that word in its place; as it is where none lies late.
  func settled(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 2, row.count < 8 else { return row }
    let row = describedBehind(row)
    guard let last = row.last?.lexeme else { return row }
    if let laid = fought(row) ?? asked(row) ?? located(row) ?? denied(row) ?? aged(row) {
      return laid
    }
    switch last.wordClass {
    case .adposition, .adverb:
      guard let laid = linked(row) else { return row }
      return speaking(laid) ?? laid
    case .pronoun:
      return (last.lemma == "me" ? helped(row) : nil) ?? spoken(row) ?? row
    default: return spoken(row) ?? row
    }
  }

  // MARK: A preposition behind its noun

  /// *cat/sleep/sofa/on, party/Saturday/have/on, garden/grandpa/work/in*: before the noun that it suits.
  private func linked(_ row: [Constituent]) -> [Constituent]? {
    guard let link = row.last, let suits = Self.suited(by: link.lexeme.lemma),
      !row.dropLast().contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.kind == .question
      }),
      row.dropLast().contains(where: { $0.lexeme.wordClass == .verb }),
      let noun = row.indices.dropLast().last(where: { suits(row[$0].lexeme) }),
      noun > 0 || row[1].lexeme.wordClass != .noun || row.count > 3
    else { return nil }
    var begin = noun
    while begin > 0,
      row[begin - 1].lexeme.isDeterminerLike || row[begin - 1].lexeme.wordClass == .adjective
    { begin -= 1 }
    // *live/house/big/in*: what it is like lies behind it.
    var end = noun
    while end + 1 < row.count - 1, row[end + 1].lexeme.wordClass == .adjective { end += 1 }
    let phrase = [link] + row[(noun + 1)..<(end + 1)] + row[begin...noun]
    let rest = row[..<begin] + row[(end + 1)..<(row.count - 1)]
    guard let verb = rest.lastIndex(where: { $0.lexeme.wordClass == .verb }) else { return nil }
    // *garden/grandpa/work/in*: where, behind all else.
    return begin == 0 || end + 1 < row.count - 1 || end > noun
      ? Array(rest) + phrase : verb < rest.endIndex ? Array(row[..<begin]) + phrase : nil
  }

  /// What a preposition is rather said of than of anything else in a row.
  static func suited(by preposition: String) -> ((Lexeme) -> Bool)? {
    switch preposition {
    case "on":
      {
        $0.kind == .weekday || $0.kind == .furniture && $0.wordClass == .noun
          || surfaces.contains($0.lemma)
      }
    case "in":
      {
        ($0.wordClass == .noun || $0.wordClass == .properNoun)
          && ($0.isPlaceLike || $0.kind == .weather || insides.contains($0.lemma)
            || EnglishHabits.boxes.contains($0.lemma) || EnglishHabits.seasons.contains($0.lemma))
      }
    case "at": { $0.wordClass == .noun && ($0.isPlaceLike || $0.kind == .event) }
    case "under", "behind", "near", "next to", "in front of", "beside":
      { $0.namesThing && !$0.kind.isTemporal }
    case "with", "without": { $0.isBeing && $0.wordClass != .pronoun }
    case "to": { $0.wordClass == .noun && $0.isPlaceLike }
    default: nil
    }
  }

  private static let surfaces = EnglishWords.set(
    "bus train bike plane boat horse swing slide trampoline grass floor wall roof beach farm playground stage rug carpet"
  )
  private static let insides = EnglishWords.set(
    "car tree water mud grass garden forest puddle sand dark hand mouth sky")

  // MARK: Who is asked to help

  /// *bag/carry/help/me, coat/put on/help/me*: with what one is to be helped, behind it.
  private func helped(_ row: [Constituent]) -> [Constituent]? {
    let last = row.count - 1
    guard row.count > 3,
      let help = row.indices.dropFirst().first(where: { row[$0].lexeme.lemma == "help" })
    else { return nil }
    let others = row[..<last].indices.filter { $0 != help }
    guard
      let verb = others.first(where: { isDeed(row[$0].lexeme, of: others.map { row[$0] }) })
    else { return nil }
    let things = others.filter { $0 != verb }
    guard !things.isEmpty,
      things.allSatisfy({
        let lexeme = row[$0].lexeme
        return lexeme.namesThing && lexeme.wordClass != .verb || lexeme.isDeterminerLike
          || lexeme.wordClass == .adjective
      })
    else { return nil }
    return [row[help].asVerb, row[last], row[verb].asVerb] + things.map { row[$0] }
  }

  /// Whether it is done to the things beside it.
  private func isDeed(_ lexeme: Lexeme, of row: [Constituent]) -> Bool {
    guard let frame = frames.listed(lexeme.lemma), frame.slot(.object) != nil else { return false }
    return
      (lexeme.wordClass == .verb || row.count == 2
      || EnglishWordClasses.acts.contains(lexeme.lemma))
      && row.contains {
        $0.lexeme != lexeme && $0.lexeme.wordClass == .noun && frame.takesAsObject($0.lexeme)
      }
  }

  // MARK: Who speaks

  /// *miss/you/I, room/clean/I*: the one who does it was laid last.
  private func spoken(_ row: [Constituent]) -> [Constituent]? {
    if let laid = speaking(row) { return laid }
    let end = row.count - 1
    guard row[end].lexeme.lemma == "I" else { return nil }
    if end > 2, row[1].lexeme.lemma == "you",
      ["show", "give", "tell", "read", "send", "bring"].contains(row[0].lexeme.lemma)
    {
      return [row[end], row[0].asVerb] + row[1..<end]
    }
    if end == 2, Self.felt.contains(row[0].lexeme.lemma),
      ["you", "him", "her", "them", "it", "he", "she", "they"].contains(row[1].lexeme.lemma)
    {
      return [row[end], row[0].asVerb, row[1]]
    }
    guard end > 1, case let verb = row[end - 1].lexeme, Self.cleaned.contains(verb.lemma),
      row[..<(end - 1)].allSatisfy({
        $0.lexeme.namesThing && $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
      }),
      case let things = row[..<(end - 1)].filter({ $0.lexeme.wordClass == .noun }),
      things.count == 1
    else { return nil }
    let small = row[..<(end - 1)].filter { $0.lexeme.wordClass != .noun }
    return [row[end], row[end - 1].asVerb] + small + things
  }

  private static let felt = EnglishWords.set(
    "love miss like need hate hear see know trust believe understand remember forgive thank")
  /// Verbs that are qualities too.
  private static let cleaned = EnglishWords.set("clean open dry empty warm")
}
