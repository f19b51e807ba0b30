import AACCore

/// Who is called in a request whose row names them last: *abrir / porta / mamãe, buscar / eu / escola / papai, acordar / eu / mamãe* (Cunha &
/// Cintra, chapter 7, *Vocativo*; chapter 13, *Modo imperativo*).
extension ClausePlanner {
  /// Makes whoever looks after the speaker the one who is asked, and the speaker whom it is done to.
  func callCarerNamedLast(_ clause: inout Clause) {
    guard clause.isLaid, let verb = clause.verb else { return }
    orderAtOnce(&clause, verb)
    forbidWithMine(&clause)
    guard let own = clause.verb?.tile,
      let carer = (clause.subject + clause.complements).max(by: {
        ($0.tile ?? -1) < ($1.tile ?? -1)
      }),
      CarerWords.carers.contains(carer.lexeme.lemma), let last = carer.tile, last > own,
      clause.subject.allSatisfy({
        $0.tile == nil || ["eu"].contains($0.lexeme.lemma) || $0 == carer
      }),
      let place = clause.complements.firstIndex(of: carer),
      place == 0 || clause.complements[place - 1].tile == nil
        || clause.complements[place - 1].lexeme.wordClass != .adposition
          && !clause.complements[place - 1].lexeme.isDeterminerLike
    else { return }
    let lemma = clause.verb?.lexeme.lemma ?? ""
    let speaker = (clause.subject + clause.complements).first {
      ["eu", "mim", "me", "comigo"].contains($0.lexeme.lemma) && $0.tile != nil
    }
    let hasThing = clause.complements.contains { $0.lexeme.namesThing && $0.tile != nil }
    guard speaker != nil || hasThing && CarerWords.asked.contains(lemma) else { return }
    remove(carer, from: &clause)
    if let speaker, let worn = clause.complements.first(where: { isWorn($0.lexeme) }),
      CarerWords.grooming.contains(lemma),
      let mine = Possessives.word(for: speaker.lexeme, tile: speaker.tile, in: clause.variety)
    {
      // Mamãe, troca minha fralda.
      var own = worn
      own.government = nil
      clause.complements = [mine, own]
    } else if let speaker, frames[lemma].slot(.object) != nil || clause.subject.contains(speaker) {
      if !clause.subject.contains(speaker) { remove(speaker, from: &clause) }
      clause.complements.insert(
        Constituent(WordJoiner.pronoun("me"), tile: speaker.tile), at: 0)
    }
    clause.subject = [carer]
    clause.subject[0].government = nil
  }

  private func isWorn(_ thing: Lexeme) -> Bool {
    thing.wordClass == .noun && (thing.kind == .body || thing.kind == .clothing)
      || thing.lemma == "fralda"
  }

  /// *Não / mexer / tablet / eu, pegar / eu / colo*: the thing is the speaker's, and the lap is not.
  private func forbidWithMine(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma,
      let speaker = (clause.subject + clause.complements).first(where: {
        ["eu", "mim", "me"].contains($0.lexeme.lemma) && $0.tile != nil
      }), let last = speaker.tile, let own = clause.verb?.tile, last > own,
      let thing = clause.complements.first(where: { $0.lexeme.namesThing && $0.tile != nil }),
      let at = thing.tile
    else { return }
    let others = clause.complements.filter {
      $0.tile != nil && $0 != speaker && $0 != thing && $0.lexeme.lemma != "não"
    }
    let isDenied = clause.isNegative || clause.complements.contains { $0.lexeme.lemma == "não" }
    guard others.allSatisfy({ $0.lexeme.wordClass == .adverb }) else { return }
    if at > last, thing.lexeme.lemma == "colo",
      ["pegar", "segurar", "levar", "carregar"].contains(verb)
    {
      var lap = thing
      lap.government = nil
      clause.subject = []
      clause.complements = [Constituent(WordJoiner.pronoun("me"), tile: last)]
      clause.complements += ["em", "o"].compactMap { lexicon.known($0).map { Constituent($0) } }
      clause.complements.append(lap)
    } else if isDenied, last == at + 1, CarerWords.forbidden.contains(verb),
      let mine = Possessives.word(for: speaker.lexeme, tile: last, in: clause.variety)
    {
      var own = thing
      own.government = nil
      clause.subject = []
      clause.isNegative = true
      clause.complements = [mine, own]
      if ["mexer", "tocar", "pisar"].contains(verb) { insert(["em"], at: 0, in: &clause) }
    }
  }

  /// Takes somebody out of the complements with what nobody chose before him.
  private func remove(_ carer: Constituent, from clause: inout Clause) {
    guard let place = clause.complements.firstIndex(of: carer) else { return }
    var start = place
    while start > 0, clause.complements[start - 1].tile == nil,
      clause.complements[start - 1].lexeme.wordClass == .adposition
        || clause.complements[start - 1].lexeme.isDeterminerLike
    {
      start -= 1
    }
    clause.complements.removeSubrange(start...place)
  }

  /// *Ligar / papai / agora*, told to somebody: nobody asks whether he wants to.
  private func orderAtOnce(_ clause: inout Clause, _ verb: Constituent) {
    guard verb.tile == nil, ["querer", "ir"].contains(verb.lexeme.lemma),
      let deed = clause.complements.first, deed.lexeme.isInfinitive, deed.tile != nil
    else { return }
    clause.verb = deed
    clause.complements.removeFirst()
  }
}

private enum CarerWords {
  static let carers: WordSet = [
    "mamãe", "papai", "mãe", "pai", "vovó", "vovô", "titia", "titio", "professora", "professor",
    "tia", "tio", "enfermeira", "cuidadora",
  ]
  /// What is done to what the speaker wears and to his body.
  static let grooming: WordSet = [
    "trocar", "pentear", "lavar", "limpar", "escovar", "secar", "tirar", "amarrar", "cortar",
    "abotoar", "enxugar", "fechar", "abrir", "coçar",
  ]
  /// What others shall not do to one's things.
  static let forbidden: WordSet = [
    "pegar", "mexer", "usar", "tocar", "quebrar", "estragar", "esconder", "pisar", "rasgar",
    "sujar",
    "molhar", "comer", "roubar", "desligar", "tirar", "jogar fora",
  ]
  /// What is done for nobody in particular, so that whoever is named is asked.
  static let asked: WordSet = [
    "abrir", "fechar", "passar", "pegar", "desligar", "acender", "apagar", "tirar", "limpar",
    "arrumar", "aumentar", "ligar", "trazer", "buscar", "abaixar", "baixar", "trocar", "cortar",
    "esquentar", "consertar",
  ]
}
