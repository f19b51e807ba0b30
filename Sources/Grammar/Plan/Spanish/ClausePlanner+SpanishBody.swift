import AACCore

/// What happens to a part of somebody's body (NGLE §35.7, *dativos simpatéticos*).
extension ClausePlanner {
  /// *Me tiemblan las manos*, but *tiemblo asustado, la casa arde rápido*: where no part of the body was chosen, the verb is done
  /// to nothing.
  func settleBodily(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.happensToBody, let part = verb.frame.slots.first,
      !clause.complements.contains(where: {
        part.kinds.contains($0.lexeme.kind) || part.words.contains($0.lexeme.lemma)
      })
    else { return }
    verb.frame.happensToBody = false
    verb.frame.slots.removeFirst()
  }

  /// *Pelo / crecer / yo, pierna / dormirse / yo*: whose body it is, chosen behind what a part of it does, is to whom it happens.
  func ownBody(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count == 1, case let part = clause.subject[0].lexeme,
      part.wordClass == .noun, part.roleKind == .body || BodyWords.growing.contains(part.lemma),
      case let owner = clause.complements[0].lexeme,
      owner.wordClass == .pronoun, owner.kind == .person,
      BodyWords.owners.contains(owner.lemma),
      BodyWords.oneself.contains(verb) || frames[verb].happensToBody
    else { return }
    swap(&clause.subject[0], &clause.complements[0])
  }
}

/// Words of what a part of the body does.
private enum BodyWords {
  /// What grows on one and is no part of the body in the tables.
  static let growing: WordSet = ["uñas", "barba", "bigote", "pelo", "dientes", "canas"]
  /// What a part of the body does to itself.
  static let oneself: WordSet = [
    "dormirse", "hincharse", "caerse", "romperse", "doblarse", "torcerse", "irritarse",
    "agrietarse", "infectarse", "enrojecerse", "entumecerse", "acalambrarse",
  ]
  /// Whose it is.
  static let owners: WordSet = [
    "yo", "mí", "tú", "ti", "vos", "usted", "él", "ella", "nosotros", "nosotras", "ustedes",
    "ellos",
    "ellas", "vosotros", "vosotras",
  ]
}
