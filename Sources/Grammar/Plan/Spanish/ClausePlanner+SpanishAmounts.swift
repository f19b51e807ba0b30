import AACCore

/// Sums, years and parts of the body that go with a verb further off: *pagar / comida / diez / euros, nacer / mayo / 2010, lavarse
/// / antes de / comer / manos* (NGLE §29.7, *por* of exchange; §24.5; §26.12).
extension ClausePlanner {
  /// Puts these where they belong.
  func settleAmounts(_ clause: inout Clause, _ verb: String) {
    if AmountWords.exchanging.contains(verb) { payFor(&clause, verb) }
    joinYear(&clause)
    if verb.hasSuffix("rse") { groomBefore(&clause, verb) }
  }

  /// *Pago diez euros por la comida, compro el libro por diez euros*: one is given for the other.
  private func payFor(_ clause: inout Clause, _ verb: String) {
    let words = clause.complements
    guard words.count > 2,
      let sum = words.indices.dropFirst().first(where: {
        words[$0].lexeme.kind == .money && words[$0 - 1].lexeme.wordClass == .numeral
      }), sum == 1 || sum == words.count - 1, let link = lexicon.known("por")
    else { return }
    let amount = Array(words[(sum - 1)...sum])
    var thing = sum == 1 ? Array(words[2...]) : Array(words[..<(sum - 1)])
    guard
      let head = thing.firstIndex(where: {
        !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .numeral
      }),
      thing[head].lexeme.namesThing, !KindSet.places.contains(thing[head].lexeme.kind),
      thing[(head + 1)...].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return }
    if AmountWords.paying.contains(verb) {
      if head == 0, thing[0].lexeme.article != .bare, let the = lexicon.known("el") {
        thing.insert(Constituent(the), at: 0)
      }
      clause.complements = amount + [Constituent(link)] + thing
    } else {
      clause.complements = thing + [Constituent(link)] + amount
    }
    clause.reasons.append(
      Realization.RuleApplication(.understood, words[sum].lexeme.lemma, "por"))
  }

  /// *Nací en mayo de 2010, el 3 de mayo de 2010*: a year behind a month or a date.
  private func joinYear(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast() {
      let month = clause.complements[index].lexeme
      guard month.kind.isTemporal, let year = Int(clause.complements[index + 1].lexeme.lemma),
        (1000...2100).contains(year)
      else { continue }
      let isDated = index > 0 && clause.complements[index - 1].lexeme.wordClass == .adposition
      if TimeParts.months.contains(month.lemma) {
        guard !isDated else { continue }
        return fold(index...(index + 1), as: "en \(month.lemma) de \(year)", .time, in: &clause)
      }
      if let last = month.lemma.split(separator: " ").last,
        TimeParts.months.contains(String(last)),
        month.lemma.first?.isNumber == true
          || month.lemma.hasPrefix("el ") || month.lemma.contains(" de ")
      {
        let date = month.lemma.hasPrefix("el ") ? month.lemma : "el " + month.lemma
        return fold(index...(index + 1), as: "\(date) de \(year)", .time, in: &clause)
      }
    }
  }

  /// *Me lavo las manos antes de comer*: the part of the body is of the verb that is done to oneself.
  private func groomBefore(_ clause: inout Clause, _ verb: String) {
    let words = clause.complements
    guard words.count > 2, let link = words.first?.lexeme.lemma,
      ["antes de", "después de", "para", "antes", "después"].contains(link),
      let part = words.last, part.lexeme.kind == .body || part.lexeme.lemma == "cara",
      part.lexeme.wordClass == .noun, words[1].lexeme.isInfinitive, words.count == 3,
      frames[String(verb.dropLast(2))].pattern == .grooming,
      case let deed = frames[words[1].lexeme.lemma], deed.pattern != .grooming,
      !deed.slots.contains(where: { $0.role == .object && $0.kinds.contains(.body) })
    else { return }
    var own = clause.complements.removeLast()
    own.government = nil
    clause.complements.insert(own, at: 0)
  }

  /// *Anoche no pude dormir, ayer tuve que ir*: what somebody could or had to do at one time that is named is over (NGLE §23.11).
  func settleManaged(_ verb: inout PlannedVerb, _ clause: Clause) {
    if verb.frame.lemma == "tener",
      clause.complements.contains(where: { AmountWords.attacks.contains($0.lexeme.lemma) })
    {
      // Tuve un derrame: it befalls one at once.
      verb.frame.past = .event
    }
    guard verb.frame.past == .state, clause.tense != .present, clause.tense != .future,
      ["poder", "tener que", "deber"].contains(verb.frame.lemma),
      clause.options.isDisjoint(with: [.habitual, .progressive]),
      clause.complements.contains(where: { word in
        let lemma = word.lexeme.lemma
        if word.lexeme.kind == .weekday { return clause.tense == .past }
        return word.lexeme.kind.isTemporal && lexicon.tense(of: lemma) == .past
          && !lemma.hasPrefix("de ") && !AmountWords.lasting.contains(lemma)
      })
    else { return }
    verb.frame.past = .event
  }
}

extension Lexicon {
  /// *Cualquier libro*: before its noun *cualquiera* is shortened (NGLE §20.6).
  func shortAny(_ word: Constituent, _ next: Constituent) -> Lexeme? {
    guard word.lexeme.lemma == "cualquiera",
      next.lexeme.wordClass == .noun || next.lexeme.kind == .possessive
    else { return nil }
    return known("cualquier")
  }
}

private enum AmountWords {
  /// What is done for a sum that is given first.
  static let paying: WordSet = ["pagar", "cobrar", "dar", "ofrecer", "pedir"]
  static let exchanging = paying.union(["comprar", "vender", "alquilar", "cambiar"])
  /// What befalls one at once.
  static let attacks: WordSet = [
    "derrame", "ictus", "infarto", "accidente", "ataque", "crisis", "aborto", "desmayo",
    "convulsión",
    "derrame cerebral", "embolia", "golpe", "caída", "parada",
  ]
  /// Times that lasted.
  static let lasting: WordSet = [
    "antes", "entonces", "en el pasado", "anteriormente", "previamente", "antiguamente",
  ]
}
