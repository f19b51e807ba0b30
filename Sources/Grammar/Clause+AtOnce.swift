import AACCore

extension Clause {
  /// *Copo | quebrar | e, água, cair, no chão*: behind a verb that is whole by itself *e* begins what another does; nil where it does not.
  ///
  /// Source: Cunha & Cintra, chapter 18 (*Orações coordenadas aditivas*).
  func withSequelAtOnce() -> Clause? {
    guard variety.language == .portuguese, !isLaid, !subject.isEmpty, verb != nil,
      complements.count > 2, complements[0].lexeme.lemma == "e", sequels.isEmpty,
      complements[0].lexeme.wordClass == .conjunction,
      let deed = complements.firstIndex(where: { $0.lexeme.wordClass == .verb }), deed > 1,
      complements[1..<deed].allSatisfy({ $0.lexeme.isNominal || $0.lexeme.isDeterminerLike })
    else { return nil }
    var main = self
    main.complements = []
    var next = Clause(variety: variety)
    next.subject = Array(complements[1..<deed])
    next.verb = complements[deed]
    next.complements = Array(complements[(deed + 1)...])
    main.sequels = [next]
    main.sequelJoint = [complements[0]]
    return main
  }
}
