/// Forms of the verbs that help others, as they may be chosen or typed.
///
/// Source: CGEL §3.32–3.37 (*be, have, do*).
enum EnglishVerbForms {
  /// What is said for *be* in the present.
  static let present: WordSet = ["am", "is", "are"]
  /// What is said for *be* in the past.
  static let past: WordSet = ["was", "were"]
  /// Forms of *be* that are finite.
  static let ofBe = present.union(past)
  /// *Be* and its finite forms.
  static let be = ofBe.union(["be"])
  /// What is said for *have* and *do*.
  static let ofHaveAndDo: WordSet = ["has", "had", "does", "did"]
}
