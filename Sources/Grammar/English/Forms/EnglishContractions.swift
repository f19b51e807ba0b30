/// *doesn't, isn't, can't, won't*: an auxiliary and *not* in one word.
///
/// Source: Quirk et al., CGEL §3.23; Huddleston & Pullum, CGEL ch. 3 §1.9.
enum EnglishContractions {
  /// The negative form; nil for *am*, which has none outside tag questions.
  static func negative(_ auxiliary: String) -> String? { table[auxiliary] }

  /// The auxiliary that a negative form is of: *can't → can*.
  static func auxiliary(of negative: String) -> String? { reversed[negative] }

  private static let reversed: [String: String] = {
    var reversed: [String: String] = [:]
    for (auxiliary, negative) in table { reversed[negative] = auxiliary }
    return reversed
  }()

  private static let table = [
    "is": "isn't", "are": "aren't", "was": "wasn't", "were": "weren't", "do": "don't",
    "does": "doesn't", "did": "didn't", "have": "haven't", "has": "hasn't", "had": "hadn't",
    "can": "can't", "could": "couldn't", "will": "won't", "would": "wouldn't", "shall": "shan't",
    "should": "shouldn't", "must": "mustn't", "might": "mightn't", "ought": "oughtn't",
    "need": "needn't", "dare": "daren't",
  ]
}
