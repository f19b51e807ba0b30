import AACCore

/// Small words that belong to what they were laid beside in Portuguese: *cinco minutos atrasado, só de noite*,
/// and who is called at the end of a request (Cunha & Cintra, chapter 7, *Vocativo*; chapter 14, *Advérbios*; Bechara,
/// *Expressão de quantidade*).
extension ClausePlanner {
  /// Joins each of these before the roles are looked for.
  func joinLate(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1 else { return }
    if clause.options.contains(.request) { callKin(&clause, verb) }
    for place in clause.complements.indices.dropLast().reversed()
    where place + 1 < clause.complements.count {
      let (word, next) = (clause.complements[place].lexeme, clause.complements[place + 1].lexeme)
      if LateWords.only.contains(word.lemma), next.kind.isTemporal, next.wordClass == .adverb {
        // Usar / fralda / só / de noite.
        let said = lexicon.word(next.lemma)?.phrase ?? next.lemma
        fold(place...(place + 1), as: "\(word.lemma) \(said)", .time, in: &clause)
      } else if LateWords.late.contains(next.lemma) {
        measureLateness(&clause, place)
      }
    }
  }

  /// *Relógio / estar / cinco / minutos / atrasado*: how much too late.
  private func measureLateness(_ clause: inout Clause, _ unit: Int) {
    let noun = clause.complements[unit].lexeme
    guard noun.wordClass == .noun, noun.kind == .duration || lexicon.isUnitOfTime(noun.lemma)
    else { return }
    let number = unit > 0 ? clause.complements[unit - 1].lexeme : nil
    let isCounted =
      number?.wordClass == .numeral || number.map { $0.kind == .quantity } == true
      || ["um", "uma"].contains(number?.lemma ?? "")
    guard let number, isCounted else { return }
    let isFeminine = LanguageTables.tables(language).gender(of: noun) == .feminine
    let count = (isFeminine ? ["dois": "duas", "um": "uma"] : [:])[number.lemma] ?? number.lemma
    let isOne = count == "um" || count == "uma" || count == "1"
    let many =
      isOne || noun.number == .plural
      ? noun.lemma
      : LanguageTables.tables(language).morphology?.plural(of: noun.lemma, wordClass: .noun).first
        ?? noun.lemma
    fold((unit - 1)...unit, as: "\(count) \(many)", .degree, in: &clause)
  }

  /// *Atender / telefone / mamãe*: who is asked, called by name, where the deed is done for nobody.
  private func callKin(_ clause: inout Clause, _ verb: String) {
    guard LateWords.answered.contains(verb), clause.subject.isEmpty,
      let last = clause.complements.indices.last, isBare(last, clause),
      LateWords.called.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements[last] = clause.complements[last].calledOut
  }
}

private enum LateWords {
  static let only: WordSet = ["só", "somente", "apenas"]
  static let late: WordSet = ["atrasado", "adiantado", "atrasada", "adiantada"]
  /// Who is called so.
  static let called: WordSet = [
    "mamãe", "papai", "mãe", "pai", "vovó", "vovô", "avó", "avô", "tio", "tia", "professor",
    "professora", "maninho", "maninha",
  ]
  /// What one asks somebody in the room to do to a thing.
  static let answered: WordSet = [
    "atender", "desligar", "apagar", "acender", "fechar", "aumentar", "abaixar", "diminuir",
    "baixar",
  ]
}
