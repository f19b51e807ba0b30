import AACCore

extension VerbFrame {
  /// Whether it happens to parts of the body of whoever it is said of: *me tiemblan las manos, me suenan las tripas*
  /// (NGLE §35.7).
  var happensToBody: Bool {
    // Somebody is stung and bitten as well: me pica la abeja.
    guard pattern == .affecting, let first = slots.first, first.role == .object, lemma != "picar"
    else { return false }
    return first.kinds == KindSet(.body) || first.isForNamedWords
  }
}
