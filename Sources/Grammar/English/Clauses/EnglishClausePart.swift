import AACCore

/// One clause of a sentence with what joins it to the clause before.
struct EnglishClausePart {
  var clause: Clause
  /// *because, and, if*; nil: nothing stands between (*I think he is sad*).
  var link: Constituent?
  /// The verb that reports it: *say, hope, wish*.
  var reporter: String?
  /// Whether nothing joins it to the clause before: *I want to go home, I am hungry*.
  var isLoose = false
  /// Whether a question word opens it: *I know where Mom is*.
  var asks = false

  /// Whether what is asked for before does it: *who do you think **is coming***.
  var isOfAsked = false

  /// Whether the subject of the clause before does it too: *turn off the light and close the door*.
  var isShared = false

  /// Whether its time is said by the present: *if it rains, when he comes*.
  var isConditional: Bool {
    guard let word = link?.lexeme.lemma else { return false }
    return Self.conditional.contains(word)
  }

  /// *I hope you come*: the present stands for what is to be.
  var isHoped: Bool { reporter == "hope" }

  /// *I wish you were here.*
  var isWished: Bool { reporter == "wish" || isPreferred }

  /// *I would rather you cooked*: the past of what would be (CGEL §14.24).
  var isPreferred: Bool { reporter == "would rather" }

  /// Whether a comma stands before the link.
  ///
  /// Source: CGEL App. III.9–10
  var takesComma: Bool { Self.separated.contains(link?.lexeme.lemma ?? "") }

  private static let conditional: WordSet = [
    "if", "when", "while", "before", "after", "until", "as soon as", "unless", "whenever",
    "even if", "as long as", "provided that", "in case", "every time", "the moment", "by the time",
    "wherever", "till", "once",
  ]

  private static let separated: WordSet = [
    "but", "so", "whereas", "or else", "otherwise", "therefore",
  ]
}
