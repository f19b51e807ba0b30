import AACCore

/// Nouns behind a small word that was chosen by role: *trabajar / hospital / de / enfermero, creer / en / fantasma, vivir / antes / pueblo* (NGLE §15.9, nouns
/// without an article; §15.8, plurals of what is not one; §30.7, *antes*).
extension ClausePlanner {
  /// Settles them before they are sorted.
  func settleBehindLinks(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1, !clause.isLaid else { return }
    switch verb {
    case "trabajar": workAs(&clause)
    case "creer": believeIn(&clause)
    default: break
    }
    if clause.tense == .past { liveBefore(&clause, verb) }
  }

  /// *Él trabaja en el hospital de enfermero*: a trade has no article.
  private func workAs(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index - 1].lexeme.lemma == "de"
      && clause.complements[index].lexeme.isHuman
      && clause.complements[index].lexeme.wordClass == .noun
    {
      clause.complements[index].lexeme.article = .bare
    }
  }

  /// *Ella cree en fantasmas*: there is no one of them.
  private func believeIn(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index - 1].lexeme.lemma == "en"
      && BehindLinkWords.imagined.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.number == nil
    {
      let noun = clause.complements[index].lexeme.lemma
      guard
        let many = LanguageTables.tables(language).morphology?
          .plural(of: noun, wordClass: .noun).first
      else { continue }
      clause.complements[index].lexeme = lexicon.lexeme(for: many)
    }
  }

  /// *Antes nosotros vivíamos en el pueblo*: a place is no time before which something is.
  private func liveBefore(_ clause: inout Clause, _ verb: String) {
    guard let before = clause.complements.firstIndex(where: { $0.lexeme.lemma == "antes" }),
      before + 1 < clause.complements.count,
      case let place = clause.complements[before + 1].lexeme, place.wordClass == .noun,
      place.isPlaceLike, !place.takesPlace, frames[verb].slot(.placeTo) == nil,
      frames[verb].slots.contains(where: { $0.role == .placeAt })
    else { return }
    var time = clause.complements.remove(at: before)
    time.lexeme.forms[Adverbial.starting] = ""
    clause.complements.append(time)
    clause.options.insert(.habitual)
  }
}

private enum BehindLinkWords {
  /// Beings that one believes in or does not.
  static let imagined: WordSet = [
    "fantasma", "bruja", "monstruo", "hada", "unicornio", "vampiro", "dragón", "sirena", "duende",
    "extraterrestre", "zombi", "ángel", "milagro", "gnomo", "elfo",
  ]
}
