internal import AACCore

/// Source: Cunha & Cintra, chapter 13 (*Conjugação dos verbos pronominais*); agreement of 1990, base XVII (hyphen).
extension PortugueseClitics {
  /// A form of a pronominal verb with its own pronoun where the variety puts it in a plain clause.
  ///
  /// Brazil: *me lavo, lave-se*; Portugal: *lavo-me, lavar-me-ei*. In the subjunctive, which
  /// follows *que* or *se*, and after *não*, the pronoun comes first in both.
  static func pronominal(
    _ form: String, _ features: VerbFeatures, in variety: LanguageVariety
  ) -> String {
    if features.form == .participle { return form }
    let pronoun = reflexive(features.person ?? .third, features.number ?? .singular)
    switch features.form {
    case .infinitive, .gerund: return attach(pronoun, to: form)
    case .imperative: return features.isNegative ? pronoun + " " + form : attach(pronoun, to: form)
    case .presentSubjunctive, .imperfectSubjunctive, .imperfectSubjunctiveSe, .futureSubjunctive:
      return pronoun + " " + form
    case .future, .conditional:
      return variety == .portuguesePortugal ? insert(pronoun, into: form) : pronoun + " " + form
    case .present, .imperfect, .preterite, .pluperfect, .participle:
      return variety == .portuguesePortugal ? attach(pronoun, to: form) : pronoun + " " + form
    }
  }
}
