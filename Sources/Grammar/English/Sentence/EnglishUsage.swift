import AACCore

/// Where a noun phrase stands, as far as its article and its case depend on it.
struct EnglishUsage {
  var role: Role
  /// Article that the verb's frame or the pair asks for.
  var article: Article?
  /// Whether the pair of verb and noun fixed the article.
  var isGoverned = false
  var isBehindPreposition = false
  /// The preposition before it.
  var preposition: String?
  /// Behind *under, on, near*: the place is a known one.
  var isBehindPlace = false
  /// In a phrase without a verb.
  var isVerbless: Bool
  /// Whether it completes a verb with a subject of its own: *I want you to help me*.
  var isOfOtherSubject = false
  /// Behind *how many*.
  var isCounted = false
  /// The verb that it belongs to.
  var frame: VerbFrame?

  init(_ role: Role, article: Article? = nil, isVerbless: Bool = false) {
    self.role = role
    self.article = article
    self.isVerbless = isVerbless
  }

  var isSubject: Bool { role == .subject }
}
