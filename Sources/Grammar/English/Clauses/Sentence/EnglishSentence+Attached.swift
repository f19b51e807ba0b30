import AACCore

/// Clauses among the words that belong to one noun.
///
/// Sources: CGEL §17.9–17.15 (relative clauses, with and without a pronoun); CaGEL ch. 12 §2–3.
extension EnglishSentence {
  /// *the/one/who/break/it* as a subject, *boy/who/cry* as an object: clauses that belong to one noun.
  static func attach(_ clause: inout Clause) {
    guard let verb = clause.verb, clause.attached.isEmpty else { return }
    let isRelative = { (word: Constituent) in relatives.contains(word.lexeme.lemma) }
    guard
      isRelative(verb)
        || clause.subject.contains(where: { isRelative($0) || $0.lexeme.lemma == "when" })
        || clause.complements.contains(where: isRelative) || isToldApart(clause)
        || isToldInSubject(clause)
    else { return }
    let words = clause.subject + [verb] + clause.complements
    guard
      let taken = EnglishAttachedClauses(
        reader: TileReader(variety: clause.variety), isByRole: !clause.isLaid
      ).taken(from: words),
      let main = taken.row.firstIndex(of: verb)
    else { return }
    clause.subject = Array(taken.row[..<main])
    clause.complements = Array(taken.row[(main + 1)...])
    clause.attached = taken.clauses
    if clause.tense == .past, clause.options.isEmpty, verb.lexeme.lemma == "be", !clause.isQuestion,
      clause.subject.count == 1, Self.pointing.contains(clause.subject[0].lexeme.lemma)
    {
      // *This **is** the boy who hit me* (CGEL §14.31).
      clause.tense = .present
      for tile in clause.attached.keys where clause.attached[tile]?.clause.tense != .past {
        clause.attached[tile]?.clause.tense = .past
      }
    }
  }

  private static let pointing = EnglishWords.set("this that he she it")
  private static let relatives: WordSet = ["who", "that", "which", "where", "whose"]

  /// *game + I + play*: who does it, with his verb, behind the thing in the subject.
  private static func isToldInSubject(_ clause: Clause) -> Bool {
    let words = clause.subject
    guard words.count > 2, !clause.isLaid else { return false }
    return words.indices.dropFirst().dropLast().contains {
      words[$0].lexeme.isSubjectFormOnly && words[$0 - 1].lexeme.wordClass == .noun
    }
  }

  /// *like/song/you/sing, this/be/book/I/like*: a doer and a deed at the end, behind the thing that it is done to.
  private static func isToldApart(_ clause: Clause) -> Bool {
    var count = clause.complements.count
    if count > 3, clause.complements[count - 1].lexeme.wordClass == .pronoun,
      clause.complements[count - 1].lexeme.kind == .person
    {
      count -= 1
    }
    guard !clause.isLaid, !clause.isQuestion, count > 2,
      case let doer = clause.complements[count - 2].lexeme,
      doer.isSubjectForm
        && doer.lemma != "it" || EnglishPeople.names.contains(doer.lemma),
      case let thing = clause.complements[count - 3].lexeme,
      thing.wordClass == .noun || EnglishHabits.indefinitePronouns.contains(thing.lemma)
        || ["everything", "all"].contains(thing.lemma),
      !EnglishPeople.names.contains(thing.lemma)
    else { return false }
    return true
  }
}
