import AACCore

/// Two words that were chosen side by side and are one to the verb: *junto ao rio, com calma, roxo de frio, menos difícil do que o
/// anterior* (Cunha & Cintra, chapter 10, *Comparativo*; chapter 15, *Locuções prepositivas*; Bechara, *Regência*).
extension ClausePlanner {
  /// Joins them, from the first to the last.
  func joinPhrases(_ clause: inout Clause, _ verb: String) {
    var index = 0
    while index + 1 < clause.complements.count {
      let (first, second) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      switch first.lemma {
      case "junto":
        standClose(&clause, verb, index)
      case "e" where ["meio", "meia"].contains(second.lemma) && index > 0:
        halveUnit(&clause, &index)
      case "muito", "tão", "bastante", "super":
        if verb == "faltar", second.wordClass == .noun,
          second.takesPlace || second.lemma == "trabalho"
        {
          // Faltar / muito / aula: how often, and not how many.
          clause.complements[index].lexeme.forms[Adverbial.measuring] = ""
        } else if index > 0, clause.complements[index - 1].lexeme.wordClass == .noun,
          ChosenWords.ways.contains(second.lemma)
        {
          fold(index...(index + 1), as: "\(first.lemma) \(second.lemma)", .manner, in: &clause)
        }
      case "até" where ChosenWords.dusks.contains(second.lemma):
        clause.complements[index + 1].lexeme = Lexeme(
          lemma: second.lemma, wordClass: .verb, kind: .weatherVerb)
      case "para", "até", "desde", "a partir de": boundTime(&clause, index)
      case "em" where ["casamento", "namoro"].contains(second.lemma) && verb == "pedir":
        askForHand(&clause, index)
      case "igual a": likeWhom(&clause, index, 1)
      case "igual" where second.lemma == "a": likeWhom(&clause, index, 2)
      case "que" where second.lemma == "hora" && clause.isQuestion:
        // A que horas?
        makePlural(&clause.complements[index + 1])
      case "que", "do que": compareChosen(&clause, index)
      case "em" where second.lemma == "que" && datesNoun(clause, index, second):
        fold(index...(index + 1), as: "em que", .manner, in: &clause)
        dateClause(&clause, &index)
      case "em que" where index > 0 && first.forms[PlannedVerb.followingPreposition] == nil:
        dateClause(&clause, &index)
      case "com", "sem":
        if second.lemma == "calmo" { nameCalm(&clause, index + 1) }
        doInManner(&clause, index + 1)
      case "de" where index > 0: becomeSoFrom(&clause, index)
      case "comer" where second.lemma == "doce" && index + 2 == clause.complements.count:
        // Parar de comer doces.
        clause.complements[index + 1] = WordSorter.noun(clause.complements[index + 1])
        makePlural(&clause.complements[index + 1])
        clause.complements[index + 1].lexeme.article = .bare
      case "nem": denyCertain(&clause, verb, index)
      case "a", "o":
        guard index > 0, ChosenWords.doorways.contains(second.lemma) else { break }
        waitAtDoor(&clause, verb, index)
      default: break
      }
      index += 1
    }
  }

  /// Whether *em que* there is not known yet for what it is.
  private func datesNoun(_ clause: Clause, _ index: Int, _ word: Lexeme) -> Bool {
    index > 0 && !clause.isQuestion && word.forms[PlannedVerb.followingPreposition] == nil
  }

  /// *Lembrar-se / de / dia / em que / irmã / nascer*: the day is known by what happened then (Cunha & Cintra, chapter 11, *Pronomes
  /// relativos*).
  private func dateClause(_ clause: inout Clause, _ index: inout Int) {
    if clause.complements[index - 1].lexeme.lemma == "de dia", let day = lexicon.known("dia"),
      let of = lexicon.known("de")
    {
      let tile = clause.complements[index - 1].tile
      if let tile { clause.joins[tile] = nil }
      clause.complements.replaceSubrange(
        (index - 1)...(index - 1),
        with: [Constituent(of, tile: tile), Constituent(day, tile: tile.map { $0 + 1 })])
      index += 1
    }
    guard clause.complements[index - 1].lexeme.wordClass == .noun else { return }
    clause.complements[index].lexeme = Lexeme(
      lemma: "em que", wordClass: .adverb, kind: .question)
    guard index > 1 ? clause.complements[index - 2].lexeme.wordClass == .adposition : true else {
      return
    }
    insert(["o"], at: index - 1, in: &clause)
    index += 1
  }

  /// *Torcer / Vitor / melhorar, rezar / vovó / ficar / bom*: for somebody to do so (Bechara, *Orações subordinadas finais*).
  func hopeThat(_ clause: inout Clause) {
    guard let deed = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      deed > 0,
      clause.complements[deed].lexeme.isInfinitive,
      case let who = clause.complements[deed - 1].lexeme, who.isNominal,
      who.wordClass != .adposition, !who.kind.isTemporal,
      clause.complements[..<(deed - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    for index in 0..<deed { clause.complements[index].government = nil }
    insert(["para que"], at: 0, in: &clause)
  }

  /// *Gostar / você / cantar*: what somebody else does is liked (Bechara, *Orações subordinadas substantivas*).
  func likeThat(_ clause: inout Clause) {
    guard clause.complements[1].lexeme.isInfinitive, !clause.isLaid,
      case let who = clause.complements[0].lexeme, clause.complements[0].government == nil,
      who.wordClass == .pronoun ? ChosenWords.others.contains(who.lemma) : isOwnKin(who)
    else { return }
    insert(["que"], at: 0, in: &clause)
  }

  func isOwnKin(_ who: Lexeme) -> Bool {
    who.wordClass == .noun
      && (BesideWords.ownKin.contains(who.lemma) || PortugueseCallWords.kin.contains(who.lemma))
  }

  // MARK: - Denied

  /// *Devolver / nem / bola / nem / raquete*: neither of two that are known (Cunha & Cintra, chapter 9, *Emprego do artigo*).
  private func denyCertain(_ clause: inout Clause, _ verb: String, _ index: Int) {
    guard index == 0, clause.complements.count == 4, clause.complements[2].lexeme.lemma == "nem",
      ChosenWords.returning.contains(verb),
      [1, 3].allSatisfy({
        let noun = clause.complements[$0].lexeme
        return noun.wordClass == .noun && !noun.isBeing && noun.countability != .mass
          && !KindSet.edible.contains(noun.kind) && clause.complements[$0].government == nil
      })
    else { return }
    insert(["o"], at: 3, in: &clause)
    insert(["o"], at: 1, in: &clause)
  }

  // MARK: - Beside a place

  /// *Junto / a / rio, mesa / junto / janela*: close to what stands there, but several who go and live somewhere do so together.
  private func standClose(_ clause: inout Clause, _ verb: String, _ index: Int) {
    let next = clause.complements[index + 1].lexeme
    if next.lemma == "a", next.wordClass == .adposition {
      fold(index...(index + 1), as: "junto a", .direction, in: &clause)
      clause.complements[index].lexeme.wordClass = .adposition
      return
    }
    guard next.wordClass == .noun, !next.isBeing, !next.kind.isTemporal, isBare(index + 1, clause),
      ChosenWords.landmarks.contains(next.lemma) || next.kind == .furniture
        || (next.kind == .nature || KindSet.places.contains(next.kind)) && !areSeveral(clause),
      next.kind != .home
    else { return }
    clause.complements[index].lexeme = Lexeme(
      lemma: "junto a", wordClass: .adposition, kind: .direction)
    put(["o"], at: index + 1, &clause)
  }

  private func areSeveral(_ clause: Clause) -> Bool {
    clause.subject.count > 1
      || clause.subject.contains { $0.lexeme.number == .plural || $0.lexeme.lemma == "a gente" }
  }

  /// *Esperar / por / eu / a / porta*: where somebody is waited for, and no article (Bechara, *Crase*).
  private func waitAtDoor(_ clause: inout Clause, _ verb: String, _ index: Int) {
    guard ChosenWords.meeting.contains(verb),
      clause.complements[index - 1].lexeme.isNominal,
      clause.complements[index - 1].lexeme.wordClass != .adposition
    else { return }
    clause.complements[index].lexeme = Lexeme(lemma: "a", wordClass: .adposition, kind: .direction)
    put(["o"], at: index + 1, &clause)
  }

  // MARK: - What one feels

  /// *Com / calma, ter / calma*: beside these the feminine of the quality is what one has.
  func nameCalm(_ clause: inout Clause, _ index: Int) {
    guard clause.complements[index].lexeme.wordClass == .adjective else { return }
    var calm = Lexeme(lemma: "calma", wordClass: .noun, kind: .emotion)
    calm.gender = .feminine
    calm.countability = .mass
    calm.article = .bare
    clause.complements[index].lexeme = calm
    clause.complements[index].government = nil
  }

  /// *Falar / com / raiva, resolver / com / calma*: how it is done, and no certain feeling (Cunha & Cintra, chapter 9, *Omissão do
  /// artigo*).
  private func doInManner(_ clause: inout Clause, _ index: Int) {
    guard ChosenWords.manners.contains(clause.complements[index].lexeme.lemma),
      index + 1 == clause.complements.count
        || clause.complements[index + 1].lexeme.wordClass != .adposition
          && clause.complements[index + 1].lexeme.wordClass != .adjective
    else { return }
    clause.complements[index].lexeme.article = .bare
    clause.complements[index].government = Government(preposition: nil, article: .bare)
  }

  /// *Roxo / de / frio, branco / de / susto*: what makes somebody look and feel so, as a whole (Cunha & Cintra, chapter 15, *De*:
  /// *causa*).
  private func becomeSoFrom(_ clause: inout Clause, _ index: Int) {
    if index + 2 < clause.complements.count,
      clause.complements[index + 2].lexeme.wordClass == .adjective,
      case let name =
        "\(clause.complements[index + 1].lexeme.lemma) \(clause.complements[index + 2].lexeme.lemma)",
      let known = lexicon.known(name), known.wordClass == .noun
    {
      // Pilha / de / controle / remoto.
      let tiles = clause.complements[(index + 1)...(index + 2)].compactMap(\.tile)
      if let first = tiles.first, tiles.count > 1 { clause.joins[first] = tiles }
      clause.complements[index + 1].lexeme = known
      clause.complements.remove(at: index + 2)
      return
    }
    let cause = clause.complements[index + 1].lexeme
    guard ChosenWords.causes.contains(cause.lemma),
      clause.complements[index - 1].lexeme.wordClass == .adjective,
      index + 2 == clause.complements.count
        || clause.complements[index + 2].lexeme.wordClass != .noun
    else { return }
    if cause.wordClass == .adjective {
      var noun = Lexeme(lemma: cause.lemma, wordClass: .noun, kind: .feeling)
      noun.gender = .masculine
      noun.countability = .mass
      clause.complements[index + 1].lexeme = noun
    }
    clause.complements[index + 1].lexeme.article = .bare
    clause.complements[index + 1].government = nil
  }

  // MARK: - Compared

  /// *Mais / perto / do que / montanha, mais / de / gato / que / de / cachorro, menos / difícil / que / anterior*: what it is
  /// compared with, and nothing that is asked.
  private func compareChosen(_ clause: inout Clause, _ index: Int) {
    guard index > 0, let than = lexicon.known("do que") else { return }
    let next = clause.complements[index + 1].lexeme
    let far = clause.complements[index - 1].lexeme.lemma
    if ["perto", "longe"].contains(far) || far.hasPrefix("mais ") || far.hasPrefix("menos "),
      next.namesThing, KindSet.places.contains(next.kind) || next.kind == .nature,
      clause.verb.map({ ["ficar", "ser", "estar"].contains($0.lexeme.lemma) }) == true
    {
      return compareDistance(&clause, index)
    }
    if next.isNominal || next.isDeterminerLike, next.wordClass != .adposition, index > 1,
      clause.complements[index].lexeme.lemma == "que", !clause.isQuestion,
      clause.complements[index - 1].lexeme.wordClass == .adjective,
      ["mais", "menos"].contains(clause.complements[index - 2].lexeme.lemma),
      !clause.complements[index...].contains(where: { $0.lexeme.wordClass == .verb })
    {
      // Mais cansada que o irmão.
      clause.complements[index].lexeme = Lexeme(
        lemma: "que", wordClass: .conjunction, kind: .connective)
      return
    }
    if next.wordClass == .noun, next.kind.isTemporal, index + 2 == clause.complements.count,
      clause.complements[index - 1].lexeme.wordClass == .adjective
        || ChosenWords.comparing.contains(far),
      clause.subject.contains(where: { $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing })
    {
      // O verão é melhor do que o inverno.
      clause.complements[index].lexeme = than
      clause.complements[index + 1].lexeme.kind = .idea
      return put(["o"], at: index + 1, &clause)
    }
    if next.wordClass == .adjective && next.kind != .color || next.lemma == "outro",
      index + 2 == clause.complements.count,
      clause.subject.contains(where: { $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing }),
      clause.complements[..<index].contains(where: {
        ChosenWords.comparing.contains($0.lexeme.lemma)
      })
    {
      // Do que o anterior: the other one of the kind (Cunha & Cintra, chapter 9, *Substantivação*).
      clause.complements[index].lexeme = than
      return insert(["o"], at: index + 1, in: &clause)
    }
    guard next.wordClass == .adposition, clause.complements[index].lexeme.lemma == "que",
      let more = clause.complements[..<index].lastIndex(where: {
        ["mais", "menos"].contains($0.lexeme.lemma)
      }), clause.complements[more + 1].lexeme.lemma == next.lemma
    else { return }
    clause.complements[index].lexeme = than
  }

  /// *Mais / perto / do que / montanha*: the distance and what it is measured by stay together.
  private func compareDistance(_ clause: inout Clause, _ index: Int) {
    let other = clause.complements[index + 1].lexeme
    var start = index - 1
    if start > 0, ["mais", "menos", "tão"].contains(clause.complements[start - 1].lexeme.lemma) {
      start -= 1
    }
    let isFeminine = LanguageTables.tables(language).gender(of: other) == .feminine
    let far = clause.complements[start..<index].map(\.lexeme.lemma).joined(separator: " ")
    let ending = (isFeminine ? "a" : "o") + (other.number == .plural ? "s" : "")
    fold(
      start...(index + 1), as: "\(far) do que \(ending) \(other.lemma)", .direction, in: &clause)
  }
}
