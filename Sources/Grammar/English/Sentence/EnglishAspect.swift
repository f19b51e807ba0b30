import AACCore

/// How what a verb names goes on in time (Vendler 1957; CGEL §4.27–4.35; CaGEL chapter 3 §3.2).
enum EnglishAspect: String, Sendable {
  /// Over in a moment: *fall, lose, find*.
  case achievement
  /// Goes on until something is made: *build, draw*.
  case accomplishment
  /// Goes on with no end of its own: *cry, sleep*.
  case activity
  /// Done once, and told when somebody has done it: *open, leave, put*. Of the speaker it may be what he is about to do.
  case deed
}

/// A line of `Data/grammar/en/aspect.csv`: `lemma,aspect,objects`.
///
/// The lemma is a verb, a verb and its object (*make mistake*), or a verb and *own*, for what is done with a thing of
/// somebody else (*take own*: *she takes my toy*). What stands as objects limits the line to them: kinds of words, words,
/// `inanimate` for things that are no places, `none` for nothing at all; empty: whatever it is done to. A line of the verb
/// and *else* is for what the verb's own line does not take (*cut own hair*, else *cut an apple*).
struct EnglishAspectLine: Sendable {
  let aspect: EnglishAspect
  private let objects: Set<Substring>

  init?(row: Substring) {
    let fields = row.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 3, let aspect = EnglishAspect(rawValue: String(fields[1])) else {
      return nil
    }
    self.aspect = aspect
    objects = Set(fields[2].split(separator: " "))
  }

  func takes(_ object: Lexeme?) -> Bool {
    guard !objects.isEmpty else { return true }
    guard let object else { return objects.contains("none") }
    if objects.contains(Substring(object.lemma)) { return true }
    if object.wordClass == .pronoun {
      guard let pronoun = EnglishPronouns.of(object.lemma) else { return false }
      return pronoun.nominative == "it"
        ? objects.contains("inanimate") || objects.contains("it") : objects.contains("person")
    }
    if objects.contains("inanimate"), !object.isBeing, !object.isPlaceLike, object.kind != .idea,
      object.wordClass == .noun
    {
      return true
    }
    return objects.contains(Substring(object.kind.rawValue))
      || object.isHuman && objects.contains("person")
  }
}

/// The aspects of English verbs.
enum EnglishAspects {
  private static let table = RowTable(
    GrammarTables.englishAspect.withUTF8Buffer(Array.init), parse: EnglishAspectLine.init(row:))

  /// The aspect of a verb with what it is done to; nil where it has none of the three.
  static func of(_ verb: String, _ object: Lexeme?, isAnothers: Bool = false) -> EnglishAspect? {
    if let object, let line = table["\(verb) \(object.lemma)"] { return line.aspect }
    if isAnothers, let line = table["\(verb) own"] { return line.aspect }
    if let line = table[verb], line.takes(object) { return line.aspect }
    guard let line = table["\(verb) else"], line.takes(object) else { return nil }
    return line.aspect
  }

  /// Whether a list says how it goes on.
  static func isKnown(_ verb: String) -> Bool {
    table[verb] != nil || table["\(verb) else"] != nil || table["\(verb) own"] != nil
  }

  /// Whether a verb tells of what is over once it is done, by itself or when somebody else has done it.
  static func isOnce(_ verb: String) -> Bool {
    isAchievement(verb) || table[verb]?.aspect == .deed
  }

  /// *because/dog/die, because/I/not/sleep*: whether what a clause tells of, or that it failed to come, is over.
  static func isOver(_ clause: Clause) -> Bool {
    guard let verb = clause.verb?.lexeme.lemma else { return false }
    let isDenied =
      clause.isNegative || clause.complements.contains { $0.lexeme.kind == .negation }
    if isDenied { return table[verb]?.aspect == .achievement || expected.contains(verb) }
    let object = clause.complements.first {
      $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
        || $0.lexeme.wordClass == .pronoun && !$0.lexeme.isDeterminerLike
    }
    return of(verb, object?.lexeme) == .achievement
  }

  /// What one misses when it has not happened.
  private static let expected = EnglishWords.set("sleep eat drink come call rest")

  /// Whether it is over in a moment, whatever it is done to.
  static func isAchievement(_ verb: String) -> Bool {
    table[verb]?.aspect == .achievement && !["say", "tell", "get"].contains(verb)
  }
}
