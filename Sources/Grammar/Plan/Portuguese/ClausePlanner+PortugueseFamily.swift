import AACCore

/// Whose family it is where nobody else's is meant: *mamãe / levar / irmão, buscar / irmã* (Cunha & Cintra,
/// chapter 11, *Pronomes possessivos*).
extension ClausePlanner {
  /// Puts the speaker's possessive before kin that the speaker's own family, or who is asked, does something to.
  func ownFamily(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !frames[verb].isCopular,
      !clause.complements.contains(where: { $0.lexeme.kind == .possessive }),
      let mine = lexicon.known("meu")
    else { return }
    if clause.options.contains(.request), clause.subject.count == 1,
      ["você", "vocês"].contains(clause.subject[0].lexeme.lemma),
      let place = clause.complements.firstIndex(where: {
        FamilyWords.siblings.contains($0.lexeme.lemma)
          || ["amigo", "amiga", "amiguinho", "amiguinha"].contains($0.lexeme.lemma)
      }), isUndetermined(place, clause), let yours = lexicon.known("seu")
    {
      // Acorde seu irmão.
      return clause.complements.insert(Constituent(yours), at: place)
    }
    let isOfFamily =
      clause.options.contains(.request) && clause.subject.isEmpty
      || !clause.subject.isEmpty
        && clause.subject.allSatisfy {
          FamilyWords.family.contains($0.lexeme.lemma) || $0.lexeme.isConnective
        } && !clause.subject.contains { BesideWords.ownKin.contains($0.lexeme.lemma) }
    let names = clause.complements.filter {
      $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun
        || $0.lexeme.wordClass == .verb
    }
    if isOfFamily, names.count == 1, !FamilyWords.having.contains(verb),
      let place = clause.complements.firstIndex(where: {
        FamilyWords.siblings.contains($0.lexeme.lemma)
      }), isUndetermined(place, clause)
    {
      clause.complements.insert(Constituent(mine), at: place)
    }
  }

  /// Whether nothing says already whose kin it is, or which.
  private func isUndetermined(_ place: Int, _ clause: Clause) -> Bool {
    if place > 0 {
      let before = clause.complements[place - 1].lexeme
      guard !before.isDeterminerLike, before.kind != .quantity, before.lemma != "como",
        before.wordClass != .adjective, before.lemma != "de"
      else { return false }
    }
    guard place + 1 < clause.complements.count else { return true }
    let next = clause.complements[place + 1].lexeme
    return next.lemma != "de" && next.wordClass != .properNoun && !next.isConnective
      && !next.isHuman
  }
}

/// Words for those at home.
private enum FamilyWords {
  /// Who is mostly the speaker's own.
  static let family: WordSet = [
    "mamãe", "papai", "mãe", "pai", "vovó", "vovô", "avó", "avô", "tio", "tia", "madrinha",
    "padrinho", "e",
  ]
  /// Whom the speaker's family shares with the speaker.
  static let siblings: WordSet = [
    "irmão", "irmã", "irmãos", "irmãs", "irmãozinho", "irmãzinha", "primo", "prima", "primos",
    "primas", "padrasto", "madrasta",
  ]
  /// Whom one has, wants or looks for may be anybody.
  static let having: WordSet = [
    "ter", "querer", "haver", "ser", "estar", "precisar", "procurar", "faltar", "achar", "virar",
  ]
}
