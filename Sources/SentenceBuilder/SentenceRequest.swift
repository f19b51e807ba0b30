public import AACCore
public import Grammar

/// Words and options of a sentence as a script or a command line gives them.
public struct SentenceRequest: Hashable, Sendable {
  /// Language and region; nil: the person's.
  public var variety: LanguageVariety?
  /// Who does it, several of them joined; empty: the quick mode, first person.
  public var subject: [String]
  /// The verb in its dictionary form.
  public var verb: String?
  /// What completes it.
  public var complements: [String]
  /// The words in any order, instead of subject, verb and complements.
  public var tiles: [String]
  /// Whether the verb is negated.
  public var isNegative: Bool
  /// Whether it asks.
  public var isQuestion: Bool
  /// Time; nil: what a time word says, else the present.
  public var tense: Tense?
  /// Gender of the first person; nil: the person's.
  public var speaker: Gender?
  /// Gender of the one who is spoken to; nil: masculine.
  public var listener: Gender?
  /// How it is said beyond time and polarity: as a request, politely, as going on just now.
  public var options: Clause.Options
  /// Whether the other readings of tiles are wanted too.
  public var wantsAlternatives: Bool
  /// Keys of a JSON line that mean nothing here.
  public var ignoredKeys: [String]

  /// A request for nothing yet.
  public init() {
    subject = []
    complements = []
    tiles = []
    isNegative = false
    isQuestion = false
    options = []
    wantsAlternatives = false
    ignoredKeys = []
  }

  /// Sets or clears one way of saying it.
  public mutating func set(_ option: Clause.Options, to isSet: Bool) {
    if isSet { options.insert(option) } else { options.remove(option) }
  }

  /// Takes the verbs as they were given: the first is said of the subject, each further one is opened by the one before
  /// and so comes first among the complements (*querer, jugar*).
  public mutating func setVerbs(_ verbs: [String]) {
    let single = verbs.flatMap(Self.openedApart)
    verb = single.first
    complements.insert(contentsOf: single.dropFirst(), at: 0)
  }

  /// *Querer sentarse, poder ayudar*: two verbs on one tile are two, the second opened by the first (NGLE §28.2).
  private static func openedApart(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, modals.contains(words[0]), words[1] != "decir",
      infinitives.contains(where: words[1].hasSuffix)
    else { return [text] }
    return words
  }

  private static let modals: Set = [
    "querer", "poder", "deber", "necesitar", "preferir", "intentar",
  ]
  private static let infinitives = ["ar", "er", "ir", "ír", "arse", "erse", "irse"]

  /// Whether no word is given.
  public var isEmpty: Bool {
    !hasRoles && tiles.isEmpty
  }

  /// Whether a word is given with its role.
  var hasRoles: Bool { !subject.isEmpty || verb != nil || !complements.isEmpty }
}
