import AACCore

/// A deed that something is said of (Bechara, *Sujeito oracional*; Cunha & Cintra, chapter 18, *Orações subordinadas
/// substantivas subjetivas*).
extension RoleAssigner {
  /// *Faz mal comer doce, não adianta chorar*: the deed is what it is said of (Bechara, *Sujeito oracional*).
  func judgesDeed(_ verb: PlannedVerb) -> Bool {
    language == .portuguese && plan.subject.isEmpty && verb.constituent.lexeme.person == .third
      && ["fazer", "adiantar", "compensar", "importar", "valer"].contains(verb.frame.lemma)
  }
}
