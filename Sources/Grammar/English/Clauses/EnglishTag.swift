import AACCore

/// What is asked behind a statement, to hear it confirmed: *You are tired, aren't you? It is cold, right?*.
///
/// It is said as it was chosen, behind a comma; what stands before it is no question itself.
///
/// Sources: CGEL §11.8–11.10 (tag questions), §11.11 (invariant tags); CaGEL ch. 10 §5.1.
struct EnglishTag {
  /// Where it begins.
  let start: Int
  private let words: ArraySlice<Constituent>
  private let variety: LanguageVariety

  /// The tag that words end with; nil where they end otherwise.
  init?(endOf row: [Constituent], _ variety: LanguageVariety, isDenied: Bool = false) {
    guard row.count > 2, let last = row.last?.lexeme, row[0].lexeme.kind != .question,
      !Self.isDeed(row)
    else { return nil }
    let count: Int
    if Self.whole.contains(last.lemma)
      || Self.plainWhole.contains(last.lemma) && (isDenied || Self.denies(row))
    {
      count = 1
    } else if last.wordClass == .pronoun, row.count > 3,
      Self.helps(row, isDenied)
    {
      count = 2
    } else if Self.plain.contains(last.lemma), Self.confirms(row) {
      count = 1
    } else {
      return nil
    }
    start = row.count - count
    words = row[start...]
    self.variety = variety
  }

  /// The tag as what follows a statement.
  var asked: Clause {
    var word = words[start]
    let text = words.map(\.lexeme.lemma).joined(separator: " ")
    // A name keeps its capital.
    word.lexeme = Lexeme(
      lemma: text, wordClass: text == "OK" ? .properNoun : .interjection, kind: .social)
    var clause = Clause(variety: variety)
    clause.subject = [word]
    clause.isQuestion = true
    clause.isLaid = true
    if let tile = word.tile, words.count > 1 { clause.joins[tile] = words.compactMap(\.tile) }
    clause.reasons = [.init(.question, word.lexeme.lemma, "?")]
    return clause
  }

  /// *Aren't/you, are/you*: the second behind what is denied.
  private static func helps(_ row: [Constituent], _ isDenied: Bool) -> Bool {
    let helper = row[row.count - 2].lexeme.lemma
    if helpers.contains(helper) { return true }
    guard plainHelpers.contains(helper) else { return false }
    return row.dropLast(2).contains(where: { $0.lexeme.wordClass == .verb })
      && (isDenied || denies(row.dropLast(2)))
  }

  /// *I/not/can/do/it, I/can't/have/it*: what one cannot do; of one other it would be *does* and *has*.
  private static func isDeed(_ row: [Constituent]) -> Bool {
    let (verb, last) = (row[row.count - 2].lexeme.lemma, row[row.count - 1].lexeme.lemma)
    return ["it", "he", "she"].contains(last) && (verb == "do" || verb == "have")
      || ["do it", "have it"].contains(last)
  }

  private static func denies(_ words: some Sequence<Constituent>) -> Bool {
    words.contains { $0.lexeme.kind == .negation }
  }

  /// *It/be/cold/right, we/go/park/OK*: something is said before it that is whole; but *turn/right, be/right, my/hand/right*.
  private static func confirms(_ row: [Constituent]) -> Bool {
    let rest = row.dropLast()
    guard let before = rest.last?.lexeme,
      let verb = rest.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      verb + 2 < row.count,
      row[row.count - 1].lexeme.lemma != "right"
        || !directed.contains(row[verb].lexeme.lemma) && !sided.contains(before.kind)
    else { return false }
    return before.wordClass == .noun || before.wordClass == .adjective || before.kind.isTemporal
      || before.wordClass == .properNoun
  }

  private static let plain: WordSet = ["right", "OK", "ok", "okay", "huh", "yeah"]
  /// What is done to a side, or in the right way.
  private static let directed = EnglishWords.set(
    """
    turn go look move point raise lift lean face do make get say spell hold write play feel drive walk run think put wear tie
    step slide swipe kick hop
    """)
  private static let sided = KindSet(.body, .clothing, .direction)

  private static let pronouns: WordSet = ["I", "you", "he", "she", "it", "we", "they", "there"]
  private static let helpers: WordSet = {
    let verbs = EnglishWords.set(
      "is are was were do does did ca wo could would should have has had must")
    return WordSet(verbs.flatMap { ["\($0)n't", "\($0)n’t"] })
  }()
  /// What stands behind something denied: *You are not tired, are you?*.
  private static let plainHelpers = EnglishWords.set(
    "is are was were do does did can will could would should have has had")
  private static let whole = withPronouns(helpers)
  private static let plainWhole = withPronouns(plainHelpers)

  private static func withPronouns(_ verbs: WordSet) -> WordSet {
    WordSet(verbs.flatMap { verb in pronouns.map { "\(verb) \($0)" } })
  }
  /// What it can end with.
  fileprivate static let endings = whole.union(plainWhole.words + plain.words + pronouns.words)
}

extension Clause {
  /// The same with a tag at its end as what follows it; nil where it has none.
  func withEnglishTag() -> Clause? {
    if let tag = sequels.last, tag.isTag {
      guard isQuestion, sequels.count == 1 else { return nil }
      var told = self
      told.isQuestion = false
      return told
    }
    guard !isLaid, let verb, let last = complements.last?.lexeme,
      EnglishTag.endings.contains(last.lemma),
      let tag = EnglishTag(
        endOf: subject + [verb] + complements, variety, isDenied: isNegative)
    else { return nil }
    let behind = tag.start - subject.count - 1
    guard behind >= 0 else { return nil }
    var told = self
    told.complements = Array(complements[..<behind])
    told.isQuestion = false
    told.sequels.append(tag.asked)
    return told
  }

  private var isTag: Bool {
    isQuestion && verb == nil && subject.count == 1 && subject[0].lexeme.kind == .social
      && complements.isEmpty && reasons.first?.kind == .question
  }
}

extension TileReader {
  /// *it/be/cold/isn't it*: what a row says, and then asks to be confirmed.
  func withTag(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let tag = EnglishTag(endOf: row, variety) else { return nil }
    return readings(of: Array(row[..<tag.start]), isWhole: true).map { reading in
      var told = reading
      told.isQuestion = false
      told.sequels.append(tag.asked)
      return told
    }
  }
}
