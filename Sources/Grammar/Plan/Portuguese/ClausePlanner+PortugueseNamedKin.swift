import AACCore

/// Kin and friends with a name right behind them: *o namorado da Ana, a mãe do Pedro, meu amigo Pedro* (Cunha & Cintra,
/// chapter 7, *Adjunto adnominal* and *Aposto*).
extension ClausePlanner {
  /// Says whose kin somebody is, or which friend.
  func nameKin(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !NamedKinWords.bringing.contains(verb) else {
      return
    }
    for index in clause.complements.indices.dropFirst().reversed() {
      let first = clause.complements[index - 1].lexeme, name = clause.complements[index].lexeme
      guard name.wordClass == .properNoun, name.isHuman, first.wordClass == .noun,
        first.isHuman, first.number != .plural,
        clause.complements[index].government?.preposition == nil,
        !isNameInList(index, clause)
      else { continue }
      if isFriendOrOwn(index, clause) {
        nameFriend(&clause, index)
      } else if isBare(index - 1, clause), NamedKinWords.kin.contains(first.lemma) {
        let article = name.article == .bare ? [] : ["o"]
        put(["de"] + article, at: index, &clause)
        clause.complements[index - 1].lexeme.article = .definite
        clause.reasons.append(Realization.RuleApplication(.understood, name.lemma, "de"))
      }
    }
  }

  /// *Irmão / Lucas / Ana, mamãe / irmão / Lucas*: of several people none is the other's.
  private func isNameInList(_ index: Int, _ clause: Clause) -> Bool {
    let words = clause.complements
    if index + 1 < words.count,
      words[index + 1].lexeme.isHuman || words[index + 1].lexeme.isConnective
    {
      return true
    }
    return index > 1
      && (words[index - 2].lexeme.isHuman && words[index - 2].lexeme.kind != .possessive
        || words[index - 2].lexeme.isConnective)
  }

  /// *Amigo / Pedro, meu / irmão / Lucas*: the name says which one.
  private func isFriendOrOwn(_ index: Int, _ clause: Clause) -> Bool {
    let first = clause.complements[index - 1].lexeme
    if index > 1, clause.complements[index - 2].lexeme.kind == .possessive {
      return NamedKinWords.kin.contains(first.lemma) || NamedKinWords.friends.contains(first.lemma)
    }
    return isOpen(index - 1, clause) && NamedKinWords.friends.contains(first.lemma)
  }

  /// Whether nothing that was chosen stands before a noun, whatever the verb puts there.
  private func isOpen(_ place: Int, _ clause: Clause) -> Bool {
    var word = clause
    word.complements[place].government = nil
    return isBare(place, word)
  }

  private func nameFriend(_ clause: inout Clause, _ index: Int) {
    let name = clause.complements.remove(at: index)
    let place = index - 1
    var friend = clause.complements[place]
    friend.lexeme.gender =
      name.lexeme.gender ?? LanguageTables.tables(language).gender(of: friend.lexeme)
    friend.lexeme.lemma += " \(name.lexeme.lemma)"
    friend.lexeme.article = .definite
    clause.complements[place] = friend
    if let first = friend.tile, let second = name.tile { clause.joins[first] = [first, second] }
    let isSpeakers =
      clause.subject.allSatisfy { $0.lexeme.person == .first && $0.lexeme.number != .plural }
      && !clause.options.contains(.request)
    guard isSpeakers, isOpen(place, clause), let mine = lexicon.known("meu") else { return }
    let link = friend.government?.preposition.map { [$0] } ?? []
    put(link, at: place, &clause)
    clause.complements.insert(Constituent(mine), at: place + link.count)
    clause.reasons.append(Realization.RuleApplication(.understood, friend.lexeme.lemma, "meu"))
  }

  /// *Ir / casa / tio, dormir / casa / vovó*: at the home of those with whom one does not live.
  func visitHome(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma,
      NamedKinWords.visiting.contains(verb),
      let home = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "casa"
      }),
      isOpen(home, clause)
        || home > 0 && clause.complements[home - 1].lexeme.wordClass == .adposition,
      case let owner = clause.complements[home + 1].lexeme,
      owner.wordClass == .noun && NamedKinWords.hosts.contains(owner.lemma)
        || owner.wordClass == .properNoun && owner.isHuman
    else { return }
    let article = owner.wordClass == .properNoun && owner.article == .bare ? [] : ["o"]
    put(["de"] + article, at: home + 1, &clause)
    clause.reasons.append(Realization.RuleApplication(.understood, owner.lemma, "de"))
  }

  /// *Amigos / vir / casa*: those who come to visit come to the speaker's home, and not to their own.
  func comeToVisit(_ clause: inout Clause) {
    guard !clause.isLaid, clause.verb?.lexeme.lemma == "vir", !clause.subject.isEmpty,
      clause.subject.contains(where: { NamedKinWords.guests.contains($0.lexeme.lemma) }),
      let home = clause.complements.firstIndex(where: { $0.lexeme.lemma == "casa" }),
      isOpen(home, clause),
      clause.complements.indices.allSatisfy({
        $0 == home || clause.complements[$0].lexeme.kind.isTemporal
          || clause.complements[$0].lexeme.wordClass == .adverb
      }), let mine = lexicon.known("meu")
    else { return }
    put(["para"], at: home, &clause)
    clause.complements.insert(Constituent(mine), at: home + 1)
    clause.reasons.append(Realization.RuleApplication(.understood, "casa", "meu"))
  }
}

/// Words of kin, friends and homes.
private enum NamedKinWords {
  /// Who is somebody's.
  static let kin: WordSet = BesideWords.ownKin.union([
    "mãe", "pai", "madrinha", "padrinho", "noivo", "noiva", "genro", "nora",
    "ex-namorado", "ex-marido",
  ])
  /// Who is told by a name from others like him.
  static let friends: WordSet = [
    "amigo", "amiga", "amiguinho", "amiguinha", "colega", "coleguinha", "vizinho", "vizinha",
  ]
  /// What is done to one person before another, or said of two.
  static let bringing: WordSet = [
    "apresentar", "mostrar", "entregar", "comparar", "confundir", "trocar", "preferir", "parecer",
    "parecer-se", "ser", "perguntar", "chamar-se", "dar", "casar", "chamar",
  ]
  /// What one does at others' homes.
  static let visiting: WordSet = [
    "ir", "voltar", "chegar", "dormir", "ficar", "estar", "morar", "almoçar", "jantar", "lanchar",
    "passar", "comer", "dormir", "viver",
  ]
  private static let elders: WordSet = [
    "avó", "avô", "avós", "vovó", "vovô", "tio", "tia", "tios", "titio", "titia", "primo", "prima",
    "primos", "padrinho", "madrinha", "amigo", "amiga", "amigos", "amigas", "colega", "colegas",
    "vizinho", "vizinha", "vizinhos", "namorado", "namorada", "sogra", "sogro",
  ]
  /// Who has a home of his own.
  static let hosts: WordSet = elders.union(["professora", "professor", "dona", "patrão"])
  /// Who comes to visit.
  static let guests: WordSet = elders.union([
    "visita", "visitas", "médico", "médica", "enfermeira", "enfermeiro", "terapeuta",
    "fisioterapeuta", "fonoaudióloga", "psicóloga", "professora", "professor", "primas", "tias",
    "cunhado", "cunhada", "sobrinho", "sobrinha", "padre", "pastor",
  ])
}

extension ClausePlanner {
  /// *Beatriz / detestar / que / irmão / gozar*: behind what somebody else feels and wants, kin may be his as well as the
  /// speaker's, and have the article alone (Cunha & Cintra, chapter 11, *Possessivos*).
  func leaveKinToOther(_ plan: inout ClausePlan) {
    guard plan.subject.count == 1, let who = plan.subject[0].noun?.lexeme,
      who.isBeing || who.person == .third, plan.subject[0].isPlain || who.wordClass != .noun
    else { return }
    let isOther =
      who.wordClass == .properNoun
      || who.wordClass == .noun && !OwnWords.kin.contains(who.lemma)
        && !OwnWords.parents.contains(who.lemma) && !OwnWords.relatives.contains(who.lemma)
        && !PortionWords.isKin(who.lemma)
      || ["ele", "ela", "eles", "elas"].contains(who.lemma)
    for index in plan.verbs.indices.dropFirst()
    where plan.verbs[index].subordinator?.lexeme.lemma == "que" {
      let kin = plan.verbs[index].subject?.noun?.lexeme.lemma ?? ""
      // A avó gosta que os netos a visitem: her own.
      let isTheirs = DoerWords.grandparents.contains(who.lemma) && Self.grandchildren.contains(kin)
      guard isOther && OwnWords.kin.contains(kin) || isTheirs else { continue }
      plan.verbs[index].subject?.noun?.lexeme.forms[OwnWords.others] = ""
    }
  }

  private static let grandchildren: WordSet = ["neto", "neta", "netos", "netas"]
}
