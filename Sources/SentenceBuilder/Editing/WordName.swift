public import AACCore
import Grammar

/// The name of a new word as it was typed, without what does not belong to it.
///
///     WordName("la  croqueta", in: .spanish).text    // croqueta
///
/// White space is made single, a no-break space too; an article before a noun is left out, and *to* before an English
/// verb. Set phrases that the lexicon knows (*un poco*, *a lot*) and names (*La Habana*) stay as they are.
public struct WordName: Hashable, Sendable {
  /// The name.
  public let text: String
  /// Whether it was typed as a verb: *to whistle*.
  public let isVerb: Bool
  /// The gender that the article told; nil where there was none, or it does not tell.
  public let gender: Gender?

  /// A name that was typed.
  public init(_ typed: String, role: WordRole? = nil, in language: Language) {
    let name = typed.singleSpaced
    (text, gender) = Self.parts(of: name, role, language)
    isVerb = language == .english && text != name && name == "to \(text)"
  }

  private static func parts(
    of name: String, _ role: WordRole?, _ language: Language
  ) -> (String, Gender?) {
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return (name, nil) }
    if language == .english, parts[0] == "to", role == nil || role == .verb {
      return (parts[1], nil)
    }
    let lexicon = Lexicon(language: language)
    guard role != .verb, let article = articles[language]?[parts[0]],
      lexicon.lexeme(for: name).isInferred
    else { return (name, nil) }
    let noun = lexicon.lexeme(for: parts[1], expecting: .noun)
    // In Portuguese *a* is a preposition too: *a pé*.
    let isPreposition =
      language == .portuguese && article == .feminine && !noun.isInferred
      && noun.gender == .masculine
    guard [.noun, .properNoun].contains(noun.wordClass), !isPreposition else { return (name, nil) }
    // *El agua* is feminine all the same.
    let tells = !(language == .spanish && article == .masculine && beginsWithA(parts[1]))
    return (parts[1], tells ? article : nil)
  }

  private static func beginsWithA(_ noun: String) -> Bool {
    ["a", "ha"].contains { noun.foldedForSearch.hasPrefix($0) }
  }

  private static let articles: [Language: [String: Gender?]] = [
    .spanish: [
      "el": .masculine, "los": .masculine, "un": .masculine, "unos": .masculine,
      "la": .feminine, "las": .feminine, "una": .feminine, "unas": .feminine,
    ],
    .portuguese: [
      "o": .masculine, "os": .masculine, "um": .masculine, "uns": .masculine,
      "a": .feminine, "as": .feminine, "uma": .feminine, "umas": .feminine,
    ],
    .english: ["the": nil, "a": nil, "an": nil],
  ]
}
