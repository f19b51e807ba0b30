import AACCore

/// Portuguese clauses chosen by role whose second clause was laid in another order than it is said, or without its joining word: *porque / mar / agitado /
/// estar, sair / antes / filme / acabar, avô / dizer / inverno / ser / frio*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Ordem direta*), chapter 18 (*Orações adjetivas*, *Orações reduzidas de infinitivo*).
extension ClausePlanner {
  /// Lays them as they are said, before anything is linked.
  func settleStraightOrder(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1 else { return }
    copulaBeforeQuality(&clause)
    untilItEnds(&clause)
    tellThatItWas(&clause, verb)
    relativeOfWhatBefell(&clause)
  }

  /// *Porque / mar / agitado / estar*: how it is stands behind the verb.
  private func copulaBeforeQuality(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 2, ["ser", "estar", "ficar"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.wordClass == .verb,
      clause.complements[last - 1].lexeme.wordClass == .adjective,
      clause.complements[last - 2].lexeme.wordClass == .noun,
      case let head = clause.complements[..<(last - 2)].last(where: {
        !$0.lexeme.isDeterminerLike
      }), let joins = head?.lexeme,
      StraightOrderWords.joining.contains(joins.lemma)
    else { return }
    clause.complements.swapAt(last, last - 1)
  }

  /// *Sair / antes / filme / acabar, chegar / depois / aula / começar*: before and after what happened.
  private func untilItEnds(_ clause: inout Clause) {
    guard !clause.isLaid,
      let link = clause.complements.firstIndex(where: {
        ["antes", "depois"].contains($0.lexeme.lemma)
      }), link + 3 == clause.complements.count,
      clause.complements[link + 1].lexeme.wordClass == .noun,
      clause.complements[link + 2].lexeme.isInfinitive,
      StraightOrderWords.ending.contains(clause.complements[link + 2].lexeme.lemma),
      let whole = lexicon.known(clause.complements[link].lexeme.lemma + " de")
    else { return }
    clause.complements[link].lexeme = whole
  }

  /// *Avô / dizer / inverno / ser / frio*: what was so is told in a clause of its own.
  private func tellThatItWas(_ clause: inout Clause, _ verb: String) {
    guard !clause.isLaid, ["dizer", "contar", "falar", "achar"].contains(verb),
      isBare(0, clause), !clause.complements[0].lexeme.isBeing,
      clause.complements[1].lexeme.isInfinitive,
      ["ser", "estar", "ficar", "ter"].contains(clause.complements[1].lexeme.lemma),
      clause.complements.count > 2
    else { return }
    link("que", before: 0, in: &clause, as: .joinsWords)
    if clause.tense == .past,
      clause.complements.contains(where: {
        $0.lexeme.lemma == "antigamente"
      })
    {
      put(["o"], at: 1, &clause)
    }
  }

  /// *Procurar / brinco / que / cair / chão*: what it is about has happened already.
  private func relativeOfWhatBefell(_ clause: inout Clause) {
    guard !clause.isLaid, clause.tense != .past,
      let link = clause.complements.lastIndex(where: { $0.lexeme.lemma == "que" }), link > 0,
      link + 1 < clause.complements.count,
      clause.complements[link - 1].lexeme.wordClass == .noun,
      case let deed = clause.complements[link + 1], deed.lexeme.isInfinitive,
      deed.lexeme.person == nil, StraightOrderWords.befallen.contains(deed.lexeme.lemma),
      !clause.complements[(link + 2)...].contains(where: {
        $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "sempre"
      }), case let noun = clause.complements[link - 1].lexeme, !noun.isBeing
    else { return }
    clause.complements[link + 1].lexeme.person = .third
    clause.complements[link + 1].lexeme.number = noun.number ?? .singular
    clause.complements[link + 1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }
}

/// Words of such clauses.
private enum StraightOrderWords {
  static let joining: WordSet = [
    "porque", "que", "quando", "se", "mas", "pois", "enquanto", "embora", "como",
  ]
  static let ending: WordSet = [
    "acabar", "terminar", "começar", "fechar", "abrir", "chegar", "sair", "partir", "passar",
    "parar", "tocar", "esfriar", "ferver", "derreter", "nascer", "dormir", "acordar", "escurecer",
    "voltar", "embora", "ir embora", "secar",
  ]
  /// What has befallen a thing when one speaks of it.
  static let befallen: WordSet = [
    "cair", "parar", "quebrar", "sumir", "rasgar", "furar", "estragar", "queimar", "fugir",
    "soltar", "descolar", "rachar", "sobrar", "vencer", "derreter", "amassar", "emperrar",
    "enguiçar", "molhar", "entupir", "desaparecer", "trincar", "murchar", "manchar", "encolher",
  ]
}
