import AACCore

/// *O filme me fez chorar, a mamãe faz o bebê comer*: who is made to do something is the object of *fazer*, and the infinitive
/// follows (Bechara, *Verbos causativos*; Cunha & Cintra, chapter 13, *Infinitivo*).
extension ClausePlanner {
  /// Whether somebody and a verb or a quality (*me faz feliz*) stand right behind *fazer*.
  func makesToDo(_ clause: Clause) -> Bool {
    guard language == .portuguese, clause.verb?.lexeme.lemma == "fazer" else { return false }
    guard
      let place = clause.complements.firstIndex(where: {
        !$0.lexeme.isDeterminerLike
      }), place + 1 < clause.complements.count
    else { return false }
    let whom = clause.complements[place].lexeme
    let isSomebody = whom.isBeing || whom.wordClass == .pronoun && whom.kind == .person
    let next = clause.complements[place + 1].lexeme
    return isSomebody && (next.wordClass == .verb || next.wordClass == .adjective)
  }

  /// *Isso me dói*: of what hurts somebody that is no part of him.
  func hurtsSomebody(_ clause: Clause) -> Bool {
    language == .portuguese && clause.verb?.lexeme.lemma == "doer" && clause.subject.count == 1
      && hurtsByItself(clause.subject[0].lexeme)
      && (clause.complements.count < 2
        || clause.complements[0].lexeme.lemma == "em" || clause.complements[0].government != nil)
  }

  /// Whether it hurts without being a part of anybody: *isso, a injeção*.
  func hurtsByItself(_ thing: Lexeme) -> Bool {
    ["isso", "isto", "aquilo", "eso", "esto", "aquello"].contains(thing.lemma)
      || thing.namesThing && thing.kind != .body
  }

  /// The frame of *fazer* where it makes somebody do something.
  static func causative(_ frame: VerbFrame) -> VerbFrame {
    var causative = frame
    causative.slots = [FrameSlot(.object, article: .definite, kinds: .beings)]
    causative.opening = nil
    causative.opensCausative = true
    return causative
  }
}
