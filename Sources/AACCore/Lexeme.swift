/// A word as grammar sees it: its dictionary form and what agreement needs to know.
///
/// Everything that is left `nil` is worked out from the form and the class by module Grammar.
///
///     var water = Lexeme(lemma: "agua", wordClass: .noun)
///     water.gender = .feminine
///     water.countability = .mass
///     water.kind = .drink
public struct Lexeme: Hashable, Codable, Sendable {
  /// Dictionary form: singular, masculine, infinitive (without *to*).
  public var lemma: String
  /// Part of speech.
  public var wordClass: WordClass
  /// What sort of thing it names.
  public var kind: SemanticKind
  /// Gender of a noun or pronoun; nil where the language has none or it follows the speaker.
  public var gender: Gender?
  /// Lexical number: `plural` for *gafas* and *we*.
  public var number: GrammaticalNumber?
  /// Person of a pronoun; nil means third.
  public var person: GrammaticalPerson?
  /// Count or mass.
  public var countability: Countability?
  /// Human, animal or thing.
  public var animacy: Animacy?
  /// The article the word takes by habit (*mamá*: bare; *el parque*: definite); nil: by rule.
  public var article: Article?
  /// Irregular forms by UniMorph bundle: `PL` → *feet*, `FEM` → *actriz*, `V;PST` → *went*.
  public var forms: [String: String]
  /// Whether the word is unknown and its grammar was guessed from its form.
  public var isInferred: Bool

  /// A word with nothing known but its form, class and kind.
  public init(lemma: String, wordClass: WordClass, kind: SemanticKind = .thing) {
    self.lemma = lemma
    self.wordClass = wordClass
    self.kind = kind
    forms = [:]
    isInferred = false
  }
}
