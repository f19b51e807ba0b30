public import AACCore

/// Which form of a verb is meant, in the terms of UniMorph.
///
///     VerbFeatures(.preterite, .third, .singular)          // comió, comeu, ate
///     VerbFeatures(.imperative, .second, .singular, isNegative: true)   // (no) comas
public struct VerbFeatures: Hashable, Sendable {
  /// Tense and mood, or the kind of non-finite form.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// `V;NFIN`; with person and number, the Portuguese personal infinitive.
    case infinitive
    /// `V.CVB;PRS` in Spanish, `V.PTCP;PRS` in English and Portuguese: *comiendo, eating, comendo*.
    case gerund
    /// `V.PTCP;PST`: *comido, eaten*; with gender and number where the language has them.
    case participle
    /// `IND;PRS`.
    case present
    /// `IND;PST;IPFV`: *comía*.
    case imperfect
    /// `IND;PST;PFV`; in English `PST`: *comió, ate*.
    case preterite
    /// `IND;PST;PRF`, Portuguese only: *comera*.
    case pluperfect
    /// `IND;FUT`: *comerá*.
    case future
    /// `COND`: *comería*.
    case conditional
    /// `SBJV;PRS`: *coma*.
    case presentSubjunctive
    /// `SBJV;PST`, in Spanish with `LGSPEC1`: *comiera*; Portuguese `SBJV;PST;IPFV`: *comesse*.
    case imperfectSubjunctive
    /// `SBJV;PST` without `LGSPEC1`, Spanish only: *comiese*.
    case imperfectSubjunctiveSe
    /// `SBJV;FUT`: *comiere, comer*.
    case futureSubjunctive
    /// `IMP`, affirmative or negative: *come, no comas*.
    case imperative
  }

  public var form: Form
  public var person: GrammaticalPerson?
  public var number: GrammaticalNumber?
  /// Of a participle.
  public var gender: Gender?
  /// Of an imperative (UniMorph `NEG;IMP`).
  public var isNegative: Bool
  /// Whether the second person singular is *vos*: *querés, vení*.
  public var isVoseo: Bool

  /// A form of a verb.
  public init(
    _ form: Form, _ person: GrammaticalPerson? = nil, _ number: GrammaticalNumber? = nil,
    gender: Gender? = nil, isNegative: Bool = false, isVoseo: Bool = false
  ) {
    self.form = form
    self.person = person
    self.number = number
    self.gender = gender
    self.isNegative = isNegative
    self.isVoseo = isVoseo
  }
}
