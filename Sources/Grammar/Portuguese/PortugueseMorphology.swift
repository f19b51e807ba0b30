public import AACCore

/// The word forms of Portuguese, as written in Brazil or in Portugal.
///
///     let brazil = PortugueseMorphology(.portugueseBrazil)
///     brazil.verb("pedir", VerbFeatures(.present, .first, .singular))   // ["peço"]
///     brazil.plural(of: "coração", wordClass: .noun)                    // ["corações"]
///     brazil.adjective("alemão", .feminine, .plural)                    // ["alemãs"]
///
/// Source: Cunha & Cintra, chapters 8 (noun), 10 (adjective) and 13 (verb).
public struct PortugueseMorphology: Morphology {
  /// Whose spelling and habits come first where the two differ.
  public let variety: LanguageVariety

  /// The word forms of a variety of Portuguese.
  public init(_ variety: LanguageVariety = .portugueseBrazil) {
    self.variety = variety
  }

  public func verb(_ lemma: String, _ features: VerbFeatures) -> [String] {
    if let (head, rest) = Self.splitPhrase(lemma) { return verb(head, features).map { $0 + rest } }
    let (infinitive, _) = Self.splitPronominal(lemma)
    guard let verb = PortugueseVerb(infinitive, variety: variety) else { return [] }
    return switch features.form {
    case .infinitive: features.person == nil ? [infinitive] : finite(verb, features)
    case .gerund: verb.gerund
    case .participle: participle(verb, features)
    default: finite(verb, features)
    }
  }

  public func plural(of singular: String, wordClass: WordClass) -> [String] {
    PortuguesePlural.forms(of: singular)
  }

  public func adjective(
    _ lemma: String, _ gender: Gender, _ number: GrammaticalNumber
  ) -> [String] {
    PortugueseAdjective.forms(of: lemma, gender, number)
  }

  public func gender(of noun: String) -> Gender? {
    PortugueseGender.shared.gender(of: noun)
  }

  /// Feminine counterparts of a noun, the usual one first; the noun itself where it serves both.
  public func feminines(of masculine: String) -> [String] {
    PortugueseFeminine.counterparts(of: masculine)
  }

  /// The comparative that is a word of its own (*melhor*); nil where it is *mais* and the word.
  public func comparative(of adjective: String) -> String? {
    PortugueseAdjective.comparative(of: adjective)
  }

  /// *Lentamente, bem*: the adverb of an adjective; nil where it makes none.
  public func adverb(of adjective: String) -> String? {
    // Brazil writes one m, Portugal two.
    if adjective == "comum", variety == .portugueseBrazil { return "comumente" }
    return PortugueseAdverbs.adverb(of: adjective)
  }

  /// *santo* as a title before a name: *São Pedro, Santo Antônio, Santa Rita*.
  public func saintTitle(before name: String, _ gender: Gender) -> String {
    PortugueseAdjective.saintTitle(before: name, gender)
  }

  public func isInfinitive(_ text: String) -> Bool {
    if let (head, _) = Self.splitPhrase(text) { return isInfinitive(head) }
    let (infinitive, isPronominal) = Self.splitPronominal(text)
    guard PortugueseVerb.theme(of: infinitive) != nil else { return false }
    return isPronominal || !PortugueseInfinitives.isNoun(infinitive)
  }

  /// A verb and what follows it, with its space: *tomar* and * banho*; nil for a single word.
  static func splitPhrase(_ lemma: String) -> (head: String, rest: String)? {
    guard let space = lemma.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    return (String(lemma[..<space]), String(lemma[space...]))
  }

  /// The infinitive of a lemma, without the *-se* of a pronominal one.
  static func splitPronominal(_ lemma: String) -> (infinitive: String, isPronominal: Bool) {
    lemma.endsIn("-se") ? (lemma.cutting(3), true) : (lemma, false)
  }

  private func participle(_ verb: PortugueseVerb, _ features: VerbFeatures) -> [String] {
    guard let gender = features.gender else {
      return features.number == .plural
        ? verb.participles(.masculine, .plural) : verb.participles(agreeing: false)
    }
    return verb.participles(gender, features.number ?? .singular)
  }

  private func finite(_ verb: PortugueseVerb, _ features: VerbFeatures) -> [String] {
    guard let person = features.person else { return [] }
    let index = person.rawValue - 1 + (features.number == .plural ? 3 : 0)
    return switch features.form {
    case .infinitive: verb.personalInfinitive(index)
    case .present: verb.present(index)
    case .imperfect: verb.imperfect(index)
    case .preterite: verb.preterite(index)
    case .pluperfect: verb.pluperfect(index)
    case .future: verb.future(index)
    case .conditional: verb.conditional(index)
    case .presentSubjunctive: verb.presentSubjunctive(index)
    case .imperfectSubjunctive: verb.imperfectSubjunctive(index)
    case .futureSubjunctive: verb.futureSubjunctive(index)
    case .imperative: verb.imperative(index, isNegative: features.isNegative)
    case .gerund, .participle, .imperfectSubjunctiveSe: []
    }
  }
}
