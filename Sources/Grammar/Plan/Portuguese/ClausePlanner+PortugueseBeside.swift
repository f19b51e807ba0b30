import AACCore

/// What words chosen side by side are to each other where nothing was chosen between them: *tia Carla, azul e amarelo,
/// galinhas e porcos, pão com manteiga, o aniversário da Júlia* (Cunha & Cintra, chapter 7, *Adjunto adnominal* and
/// *Aposto*; Bechara, *Coordenação*).
extension ClausePlanner {
  /// Puts in what is said between them.
  func relatePortuguese(_ clause: inout Clause) {
    if let verb = clause.verb?.lexeme.lemma { settlePortugueseFirst(&clause, verb) }
    settleChosen(&clause)
    settlePairs(&clause)
    var joins = clause.joins
    nameTitled(&clause.subject, &joins)
    nameTitled(&clause.complements, &joins)
    clause.joins = joins
    if clause.subject.count > 2 { tellHourOfSubject(&clause) }
    if let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty {
      settleOften(&clause, verb)
      settleTerms(&clause, verb)
      joinLate(&clause, verb)
      if clause.complements.count > 1 { settleOfSomebody(&clause, verb) }
      comeInState(&clause, verb)
    }
    settleLinked(&clause)
    settleAmounts(&clause)
    settleHeld(&clause)
    guard let verb = clause.verb?.lexeme.lemma else { return }
    settleServings(&clause, verb)
    settleNoLonger(&clause, verb)
    changeThere(&clause, verb)
    readInvited(&clause, verb)
    readDischarge(&clause, verb)
    settleMeasured(&clause)
    settleCompared(&clause)
    settleCertain(&clause)
    mustDo(&clause)
    settleStates(&clause)
    if !clause.complements.isEmpty {
      readDuty(&clause)
      celebrateThen(&clause)
      comeToVisit(&clause)
    }
    settleStraightOrder(&clause, verb)
    if verb == "ser" || verb == "ir", !clause.complements.isEmpty { cleave(&clause) }
    settlePortugueseEveryday(&clause)
    if clause.complements.count > 1 {
      readQualityOfAnything(&clause)
      nameKin(&clause)
      feedAnimal(&clause)
      sleepInAfternoon(&clause)
      visitHome(&clause)
    }
    relateNamed(&clause)
  }

  /// Puts in what is said between words by what they name and whose they are.
  private func relateNamed(_ clause: inout Clause) {
    settleByRole(&clause)
    settleOrdinary(&clause)
    settlePhrases(&clause)
    nameDay(&clause)
    nameProgrammes(&clause)
    askOfNamed(&clause)
    askAsPortugal(&clause)
    washPart(&clause)
    if clause.complements.count > 1 {
      relateOwned(&clause)
      joinColors(&clause)
      joinBeings(&clause)
      joinDrawn(&clause)
      servePortuguese(&clause)
      ownPortugueseThings(&clause)
      travelTowards(&clause)
    }
    ownOneKin(&clause)
  }

  // MARK: - Names

  /// *Tia / Carla*: a title and a name are one name (Cunha & Cintra, chapter 7, *Aposto*).
  private func nameTitled(_ words: inout [Constituent], _ joins: inout [Int: [Int]]) {
    guard words.count > 1 else { return }
    for index in words.indices.dropLast().reversed() {
      let title = words[index], name = words[index + 1]
      guard OwnerWords.titles.contains(title.lexeme.lemma) || title.lexeme.lemma == "prima",
        title.lexeme.wordClass == .noun, title.lexeme.number != .plural,
        name.lexeme.wordClass == .properNoun, name.lexeme.isHuman, name.government == nil
      else { continue }
      words[index].lexeme.lemma = "\(title.lexeme.lemma) \(name.lexeme.lemma)"
      words[index].lexeme.wordClass = .properNoun
      words[index].lexeme.article = .definite
      words[index].lexeme.gender = LanguageTables.tables(language).gender(of: title.lexeme)
      if let first = title.tile, let second = name.tile { joins[first] = [first, second] }
      words.remove(at: index + 1)
    }
  }

  /// *Ter / que / estudar*: the two are one verb.
  private func mustDo(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "ter", clause.complements.count > 1,
      ["que", "de"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .verb, frames.listed("ter que") != nil
    else { return }
    let link = clause.complements.removeFirst()
    clause.verb?.lexeme.lemma = "ter \(link.lexeme.lemma)"
    if let first = clause.verb?.tile, let second = link.tile {
      clause.joins[first] = [first, second]
    }
  }

  /// *Ontem / ser / feriado, domingo / ser / Páscoa*: what is said of a day is in its time (Bechara, *Verbo ser*).
  private func nameDay(_ clause: inout Clause) {
    guard clause.subject.count == 1, clause.subject[0].lexeme.kind.isTemporal,
      let verb = clause.verb, ["ser", "estar"].contains(verb.lexeme.lemma)
    else { return }
    if clause.subject[0].lexeme.kind == .weekday { clause.subject[0].lexeme.article = .bare }
    guard clause.tense == nil, verb.lexeme.person == nil,
      lexicon.tense(of: clause.subject[0].lexeme.lemma) == .past
    else { return }
    clause.tense = .past
    if verb.lexeme.lemma == "ser" {
      clause.verb?.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
  }

  /// *Assistir / YouTube, gostar / TikTok*: what one watches and uses is no person.
  private func nameProgrammes(_ clause: inout Clause) {
    if ["baixar", "instalar", "descarregar", "desinstalar", "atualizar", "jogar"].contains(
      clause.verb?.lexeme.lemma ?? "")
    {
      for index in clause.complements.indices.prefix(1)
      where clause.complements[index].lexeme.wordClass == .properNoun
        && clause.complements[index].lexeme.isInferred && !clause.isLaid
      {
        clause.complements[index].lexeme.kind = .media
        clause.complements[index].lexeme.animacy = .inanimate
        clause.complements[index].lexeme.article = .bare
      }
    }
    for index in clause.complements.indices {
      guard
        clause.complements[index].lexeme.isInferred
          || clause.complements[index].lexeme.wordClass == .properNoun,
        let gender = PortugueseRowWords.platforms[clause.complements[index].lexeme.lemma]
      else { continue }
      clause.complements[index].lexeme.wordClass = .properNoun
      clause.complements[index].lexeme.kind = .media
      clause.complements[index].lexeme.animacy = .inanimate
      clause.complements[index].lexeme.gender = gender
      clause.complements[index].lexeme.article = .definite
    }
  }

  // MARK: - Questions

  /// *Custar / quanto / sorvete, ficar / onde / banheiro*: with nobody chosen who does it, what is named behind the
  /// question word does (Cunha & Cintra, chapter 7, *Ordem inversa*).
  private func askOfNamed(_ clause: inout Clause) {
    guard clause.subject.isEmpty, !clause.isLaid, let verb = clause.verb,
      verb.lexeme.person == nil,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      let asked = clause.complements.firstIndex(where: { $0.lexeme.kind == .question }),
      clause.isQuestion
        || asked == 0 && !["como", "quando"].contains(clause.complements[0].lexeme.lemma),
      let asks = lexicon.word(clause.complements[asked].lexeme.lemma)?.asks,
      [.when, .whereAt, .whereTo, .whereFrom, .how, .why, .howMany].contains(asks)
        || asked + 1 < clause.complements.count
          && clause.complements[asked + 1].lexeme.lemma.hasPrefix("hora")
    else { return }
    let happens = BesideWords.happening.contains(verb.lexeme.lemma)
    let place = clause.complements.indices.first { index in
      let word = clause.complements[index].lexeme
      guard index != asked,
        index != asked + 1 || word.lemma != "tempo" && !word.lemma.hasPrefix("hora")
      else { return false }
      if word.wordClass == .pronoun, word.kind == .person, word.person != .first {
        return happens || BesideWords.askedOfPeople.contains(verb.lexeme.lemma)
      }
      if ["isso", "isto", "aquilo"].contains(word.lemma) {
        // Como funciona isso?
        return ["funcionar", "doer", "chamar-se", "servir", "ficar", "custar", "valer"].contains(
          verb.lexeme.lemma)
      }
      let isNamed = word.wordClass == .noun || word.wordClass == .properNoun
      return happens && isNamed && word.kind != .question && !word.kind.isTemporal
        && (index == 0 || clause.complements[index - 1].lexeme.wordClass != .adposition)
        && clause.complements[index].government?.preposition == nil
    }
    guard let place else { return }
    var start = place
    while start > 0, clause.complements[start - 1].lexeme.isDeterminerLike,
      start - 1 != asked
    {
      start -= 1
    }
    clause.subject = Array(clause.complements[start...place])
    clause.complements.removeSubrange(start...place)
    if asks == .howMany, start > 0, start < clause.complements.count, isBare(start, clause),
      clause.complements[start - 1].lexeme.kind == .question,
      KindSet.places.contains(clause.complements[start].lexeme.kind),
      let link = lexicon.known("de"), let article = lexicon.known("o")
    {
      // Custar / quanto / ingresso / cinema.
      clause.subject += [
        Constituent(link), Constituent(article), clause.complements.remove(at: start),
      ]
    }
  }

  /// *Onde é que vocês almoçaram?, por quem é que estão a esperar?*: Portugal keeps a subject that is said before the verb behind *é que* (Cunha &
  /// Cintra, chapter 7, *Ordem nas interrogativas*).
  private func askAsPortugal(_ clause: inout Clause) {
    guard clause.variety == .portuguesePortugal, clause.subject.count == 1, !clause.isLaid,
      clause.subject[0].lexeme.wordClass == .noun
        && clause.complements.contains(where: {
          $0.lexeme.lemma == "o que"
            || $0.lexeme.kind == .question && clause.complements[0].lexeme.wordClass == .adposition
        })
        || ["vocês", "você", "ele", "ela", "eles", "elas", "a gente"].contains(
          clause.subject[0].lexeme.lemma),
      let asked = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .question && lexicon.known("\($0.lexeme.lemma) é que") != nil
      }), !clause.complements[(asked + 1)...].contains(where: { $0.lexeme.wordClass == .verb }),
      clause.complements[asked].lexeme.lemma != "que" || asked + 1 == clause.complements.count,
      let spoken = lexicon.known("\(clause.complements[asked].lexeme.lemma) é que")
    else { return }
    // Aonde vocês foram?: of where one goes the preposition is said before.
    let isTowards = clause.verb.map { frames[$0.lexeme.lemma].slot(.placeTo) != nil } ?? false
    guard !isTowards || spoken.lemma != "onde é que" else { return }
    clause.complements[asked].lexeme = spoken
  }

  // MARK: - Oneself

  /// *Lavar-se / mão, pentear-se / cabelo*: with the part named it is that which is washed (Bechara, *Voz reflexiva*).
  private func washPart(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, verb.hasSuffix("-se") else { return }
    if clause.variety == .portuguesePortugal,
      frames[verb].slots.contains(where: {
        $0.preposition == "em" && $0.acceptedKinds.contains(.body)
      })
    {
      // Magoei-me no joelho.
      return
    }
    let base = String(verb.dropLast(3))
    guard frames[base].pattern == .grooming || BesideWords.doneToParts.contains(base),
      let part = clause.complements.indices.first(where: { index in
        let word = clause.complements[index].lexeme
        let isPart = word.kind == .body || word.kind == .clothing
        return word.wordClass == .noun && isPart && !isBehindPreposition(index, clause)
      }), clause.complements[part].government?.preposition == nil
    else { return }
    clause.verb?.lexeme.lemma = base
  }

  /// *Em / o / joelho, em / meu / joelho*: whether a preposition was chosen before a noun and what determines it.
  private func isBehindPreposition(_ index: Int, _ clause: Clause) -> Bool {
    var start = index
    while start > 0, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
    return start > 0 && clause.complements[start - 1].lexeme.wordClass == .adposition
  }

  /// *Irmão / quebrar / copo, eu / defender / irmão*: of kin that is nobody else's the speaker's is meant (Cunha &
  /// Cintra, chapter 11, *Possessivos*).
  private func ownOneKin(_ clause: inout Clause) {
    guard !clause.isLaid, !clause.options.contains(.request), let verb = clause.verb,
      clause.subject.allSatisfy(leavesKinToSpeaker),
      clause.complements.allSatisfy(leavesKinToSpeaker),
      let mine = lexicon.known(clause.subject.first?.lexeme.lemma == "nós" ? "nosso" : "meu")
    else { return }
    let frame = frames[verb.lexeme.lemma]
    let isForMe = clause.complements.contains {
      ["eu", "mim", "me", "nós", "meu"].contains($0.lexeme.lemma)
    }
    if clause.subject.count == 1, isForMe, isLoneKin(clause.subject, 0) {
      clause.subject.insert(Constituent(mine), at: 0)
    }
    guard !frame.isCopular, !clause.subject.contains(where: { $0.lexeme.wordClass == .noun }),
      !KinWords.having.contains(verb.lexeme.lemma)
        || ["buscar", "encontrar"].contains(verb.lexeme.lemma),
      !["ter", "precisar", "conhecer", "achar", "procurar", "virar"].contains(verb.lexeme.lemma)
    else { return }
    for index in clause.complements.indices.reversed() where isLoneKin(clause.complements, index) {
      clause.complements.insert(Constituent(mine), at: index)
    }
  }

  /// Whether a word beside kin lets them be the speaker's own: it is kin, the speaker or nobody, and asks for nothing.
  private func leavesKinToSpeaker(_ word: Constituent) -> Bool {
    guard word.lexeme.kind != .possessive, word.lexeme.kind != .question else { return false }
    guard word.lexeme.isHuman || isPerson(word.lexeme) else { return true }
    if BesideWords.ownKin.contains(word.lexeme.lemma) { return true }
    return word.lexeme.wordClass == .pronoun
      && (word.lexeme.person == .first || ["mim", "a gente"].contains(word.lexeme.lemma))
  }

  private func isPerson(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && word.kind == .person
  }

  private func isLoneKin(_ words: [Constituent], _ index: Int) -> Bool {
    let word = words[index].lexeme
    guard word.wordClass == .noun, BesideWords.ownKin.contains(word.lemma) else { return false }
    if index > 0 {
      let before = words[index - 1].lexeme
      guard !before.isDeterminerLike, before.kind != .quantity, before.wordClass != .numeral,
        before.wordClass != .adjective, before.lemma != "como", !before.isConnective
      else { return false }
    }
    guard index + 1 < words.count else { return true }
    let next = words[index + 1].lexeme
    return next.lemma != "de" && next.wordClass != .properNoun && !next.isConnective
      && next.wordClass != .conjunction
  }

  // MARK: - One and the other

  /// *Desenho / azul / amarelo*: two colors are both there.
  private func joinColors(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst(2).reversed() {
      guard clause.complements[index].lexeme.kind == .color,
        clause.complements[index - 1].lexeme.kind == .color,
        clause.complements[index].lexeme.wordClass == .adjective,
        clause.complements[index - 1].lexeme.wordClass == .adjective,
        clause.complements[index - 2].lexeme.wordClass == .noun
      else { continue }
      insert(["e"], at: index, in: &clause)
    }
  }

  /// *Criar / galinha / porco, gostar / mamãe / papai*: of two animals, or two people that one loves and visits, it is
  /// said of both.
  private func joinBeings(_ clause: inout Clause) {
    let verb = clause.verb?.lexeme.lemma ?? ""
    for index in clause.complements.indices.dropFirst().reversed() {
      let first = clause.complements[index - 1].lexeme, second = clause.complements[index].lexeme
      guard isBare(index, clause), isBare(index - 1, clause) else { continue }
      let areAnimals =
        first.roleKind == .animal
        && (second.roleKind == .animal || BesideWords.fromAnimals.contains(second.lemma))
        && !BesideWords.betweenAnimals.contains(verb)
      let arePeople =
        first.isHuman && second.isHuman && BesideWords.towardsPeople.contains(verb)
        && !clause.isLaid
      guard areAnimals || arePeople else { continue }
      insert(["e"], at: index, in: &clause)
    }
  }

  /// *Desenhar / casa / árvore / sol*: all of it is drawn.
  private func joinDrawn(_ clause: inout Clause) {
    guard ["desenhar", "pintar", "colorir"].contains(clause.verb?.lexeme.lemma ?? "") else {
      return
    }
    for index in clause.complements.indices.dropFirst().reversed() {
      guard isBare(index, clause), isBare(index - 1, clause),
        isDrawn(clause.complements[index].lexeme), isDrawn(clause.complements[index - 1].lexeme)
      else { continue }
      let isLast =
        index + 1 == clause.complements.count || !isBare(index + 1, clause)
        || clause.complements[index + 1].lexeme.lemma != "e"
      guard isLast else { continue }
      insert(["e"], at: index, in: &clause)
    }
  }

  private func isDrawn(_ noun: Lexeme) -> Bool {
    guard !MeaningWords.tools.contains(MeaningWords.base(of: noun)) else { return false }
    switch noun.kind {
    case .home, .plant, .animal, .nature, .weather, .person, .toy, .vehicle: return true
    default: return false
    }
  }
}
