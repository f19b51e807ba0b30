public import AACCore

/// The word forms of one language, by rule and by list, for every word, known or not.
///
/// Where several forms are right, all are returned, the preferred one first; an empty list means
/// that the
/// language has no such form (an imperative of *poder*, say).
public protocol Morphology: Sendable {
  /// Forms of a verb; `lemma` is the infinitive, also a pronominal one (*lavarse*).
  ///
  /// A pronominal lemma gives the bare verb form without its pronoun: placing pronouns is syntax.
  func verb(_ lemma: String, _ features: VerbFeatures) -> [String]

  /// Plurals of a noun or adjective given in the singular.
  func plural(of singular: String, wordClass: WordClass) -> [String]

  /// Forms of an adjective (or participle) given in the masculine singular.
  func adjective(_ lemma: String, _ gender: Gender, _ number: GrammaticalNumber) -> [String]

  /// Gender that a noun has or, unknown, most probably has by its ending; nil in a language without
  /// gender.
  func gender(of noun: String) -> Gender?

  /// Whether a text can be a verb in its dictionary form.
  func isInfinitive(_ text: String) -> Bool

  /// Inflected form of a lemma by UniMorph bundle, such as `V;IND;PRS;1;SG`; empty when it has
  /// none.
  func inflect(_ lemma: String, bundle: String) -> [String]
}
