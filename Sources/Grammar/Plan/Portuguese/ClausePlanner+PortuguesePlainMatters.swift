import AACCore

/// Small matters of Portuguese clauses chosen by role: how cold a thing is, what is denied behind *mas*, whose work the weather is, where one
/// works, arrives and gets hurt.
///
/// Sources: Cunha & Cintra, chapter 7 (*Predicativo*, *Oração sem sujeito*), chapter 15 (*A*, *Em*); Bechara, *Regência*, *Negação*.
extension ClausePlanner {
  /// Puts them right, before the nouns are linked.
  func settlePlainMatters(_ clause: inout Clause) {
    settleSmallMatters(&clause)
    linkOfPairs(&clause)
  }

  /// What is settled before a question is asked first and clauses are taken apart.
  func settleFirstMatters(_ clause: inout Clause) {
    if clause.isQuestion { askWhyInOneWord(&clause) }
    supplyBeing(&clause)
    settleSecondDeeds(&clause)
  }

  /// What is settled word by word.
  private func settleSmallMatters(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    beColdItself(&clause, verb)
    askHowToGet(&clause, verb)
    tellOfToday(&clause, verb)
    haveItSo(&clause, verb)
    throwRubbish(&clause)
    sayAsBefore(&clause)
    beGreatest(&clause, verb)
    guard !clause.isLaid else { return }
    settleLaterMatters(&clause, verb)
    getHurtThere(&clause, verb)
    ringObject(&clause)
    reachStop(&clause, verb)
    takeObject(&clause, verb)
    guard clause.complements.count > 1 else { return }
    workThere(&clause, verb)
    beCertainOne(&clause, verb)
    takeAlong(&clause, verb)
    comeLate(&clause, verb)
    denySecond(&clause)
    throughAll(&clause)
  }

  /// What is told by a second verb, before the clauses are taken apart.
  private func settleSecondDeeds(_ clause: inout Clause) {
    guard !clause.isLaid, clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma else {
      return
    }
    arriveInTown(&clause)
    weatherOfNobody(&clause)
    hurtDoing(&clause, verb)
    earnLittle(&clause)
  }

  // MARK: - How and where

  /// *Sopa / estar / frio / demais, água / estar / muito / frio*: how a thing is, and no cold that it has.
  private func beColdItself(_ clause: inout Clause, _ verb: String) {
    guard PlainMatterWords.being.contains(verb), let who = clause.subject.last?.lexeme,
      who.wordClass == .noun, !who.isBeing, who.kind != .body, !who.kind.isTemporal,
      let place = clause.complements.firstIndex(where: {
        ["frio", "fria"].contains($0.lexeme.lemma) && $0.lexeme.wordClass == .noun
      }),
      clause.complements.indices.allSatisfy({
        $0 == place || clause.complements[$0].lexeme.kind == .degree
          || ["muito", "demais", "bastante", "pouco", "tão", "um pouco", "mais"]
            .contains(clause.complements[$0].lexeme.lemma)
      })
    else { return }
    clause.complements[place].lexeme = Lexeme(
      lemma: "frio", wordClass: .adjective, kind: .quality)
    clause.complements[place].government = nil
  }

  /// *Ônibus / chegar / ponto*: where one waits for it, and no point that is reached.
  private func reachStop(_ clause: inout Clause, _ verb: String) {
    guard ["chegar", "ir"].contains(verb), isBare(0, clause),
      ["ponto", "parada", "paragem"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    put(["a", "o"], at: 0, &clause)
  }

  /// *Porque / fábrica / jogar / lixo*: what somebody throws, where nothing else is thrown.
  private func throwRubbish(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1, isBare(last, clause),
      clause.complements[last].lexeme.lemma == "lixo",
      clause.complements[last - 1].lexeme.lemma == "jogar",
      clause.complements[last - 1].lexeme.wordClass == .verb,
      clause.complements[last - 2].lexeme.wordClass == .noun
    else { return }
    clause.complements[last].government = Government(preposition: nil, article: .bare)
  }

  /// *Machucar-se / escorregador, cair / gangorra*: on what in the playground.
  private func getHurtThere(_ clause: inout Clause, _ verb: String) {
    guard PlainMatterWords.hurting.contains(verb), let place = clause.complements.indices.last,
      place < 2, isBare(place, clause),
      PlainMatterWords.playgrounds.contains(clause.complements[place].lexeme.lemma)
    else { return }
    put(["em", "o"], at: place, &clause)
  }

  /// *Prima / ser / enfermeira / hospital, tio / ser / professor / escola*: in what house somebody has the profession.
  private func workThere(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", let who = clause.subject.last?.lexeme, !clause.isQuestion,
      who.isHuman || who.wordClass == .pronoun && who.kind == .person,
      clause.complements[0].lexeme.wordClass == .noun, isBare(0, clause), isBare(1, clause),
      PlainMatterWords.professions.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .noun,
      KindSet.places.contains(clause.complements[1].lexeme.kind)
        || PlainMatterWords.houses.contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Motorista / ser / moço / que / usar / boné*: which of the people there somebody is (Cunha & Cintra, chapter 18, *Orações adjetivas*).
  private func beCertainOne(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.complements.count > 2, let who = clause.subject.last?.lexeme,
      who.isHuman, who.wordClass == .noun, isBare(0, clause),
      PlainMatterWords.persons.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.lemma == "que", clause.complements[2].lexeme.wordClass == .verb
    else { return }
    put(["o"], at: 0, &clause)
  }

  /// *Levar / o que / piquenique*: what is eaten outside is where it is taken.
  private func takeAlong(_ clause: inout Clause, _ verb: String) {
    guard let place = clause.complements.indices.last, place > 0, isBare(place, clause),
      ["piquenique", "churrasco", "acampamento", "lanche"].contains(
        clause.complements[place].lexeme.lemma),
      ["levar", "trazer"].contains(verb)
        || ["levar", "trazer"].contains(clause.complements[0].lexeme.lemma),
      ["o que", "que"].contains(clause.complements[place - 1].lexeme.lemma)
        || clause.complements[place - 1].lexeme.wordClass == .noun
    else { return }
    put(["para", "o"], at: place, &clause)
  }

  /// *Aluno / entregar / trabalho / professora / atrasado*: who hands in is late, and not who gets it.
  private func comeLate(_ clause: inout Clause, _ verb: String) {
    guard ["entregar", "devolver", "enviar", "mandar"].contains(verb),
      let place = clause.complements.firstIndex(where: {
        ["atrasado", "adiantado", "pontual"].contains($0.lexeme.lemma)
          && $0.lexeme.wordClass == .adjective
      }), place > 0, let who = clause.subject.last?.lexeme, who.isHuman,
      clause.subject.count == 1, who.wordClass == .noun || who.kind == .person
    else { return }
    let isFeminine =
      who.wordClass == .pronoun
      ? ["ela", "elas"].contains(who.lemma) || who.lemma == "eu" && clause.speaker == .feminine
      : LanguageTables.tables(.portuguese).gender(of: who) == .feminine
    let isMany = who.number == .plural || ["nós", "eles", "elas", "vocês"].contains(who.lemma)
    let base = clause.complements[place].lexeme.lemma
    let said =
      base == "pontual"
      ? (isMany ? "pontuais" : base)
      : String(base.dropLast()) + (isFeminine ? "a" : "o") + (isMany ? "s" : "")
    var word = clause.complements.remove(at: place)
    word.lexeme = Lexeme(lemma: said, wordClass: .adverb, kind: .manner)
    word.lexeme.isInferred = false
    word.government = nil
    clause.complements.append(word)
  }

  /// *Quando / chegar / Salvador*: a town that has somebody's name, where one arrives.
  private func arriveInTown(_ clause: inout Clause) {
    guard let town = clause.complements.indices.last, town > 0,
      clause.complements[town].lexeme.wordClass == .properNoun, isBare(town, clause),
      PlainMatterWords.towns.contains(clause.complements[town].lexeme.lemma),
      ["chegar", "ir", "voltar", "viajar"].contains(clause.complements[town - 1].lexeme.lemma)
    else { return }
    clause.complements[town].lexeme.article = .bare
    clause.complements[town].lexeme.kind = .place
    clause.complements[town].lexeme.animacy = .inanimate
    put([clause.complements[town - 1].lexeme.lemma == "viajar" ? "para" : "a"], at: town, &clause)
  }

  // MARK: - Clauses

  /// *Cair / mas / chorar / não*: what is denied is the verb that *não* was chosen with (Bechara, *Negação*).
  private func denySecond(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1,
      clause.complements[last].lexeme.lemma == language.plainNegator,
      clause.complements[last - 1].lexeme.isInfinitive,
      ["mas", "porém", "e"].contains(clause.complements[last - 2].lexeme.lemma)
    else { return }
    clause.complements.swapAt(last - 1, last)
  }

  /// *Porque / ir / esfriar, se / esquentar*: nobody does it (Cunha & Cintra, chapter 7, *Oração sem sujeito*).
  private func weatherOfNobody(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      PlainMatterWords.cooling.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.isInfinitive
    else { return }
    let isOpened = ["ir", "poder"].contains(clause.complements[last - 1].lexeme.lemma)
    let link = isOpened ? last - 2 : last - 1
    guard link >= 0,
      ["porque", "se", "quando", "mas"].contains(clause.complements[link].lexeme.lemma),
      clause.complements[link + 1].lexeme.isInfinitive
    else { return }
    clause.complements[link + 1] = clause.complements[link + 1].said(by: .third)
  }

  /// *Porque / ganhar / pouco, porque / ganhar / bem*: what one earns all the time (Cunha & Cintra, chapter 13, *Presente*).
  private func earnLittle(_ clause: inout Clause) {
    guard clause.tense == nil, clause.complements.count > 2,
      let last = clause.complements.indices.last,
      ["pouco", "muito", "bem", "mal"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.lemma == "ganhar",
      clause.complements[last - 1].lexeme.isInfinitive,
      clause.complements[last - 2].lexeme.lemma == "porque",
      let who = clause.subject.last?.lexeme, clause.subject.count == 1,
      who.lemma == "eu" || who.isHuman
    else { return }
    clause.complements[last - 1] = clause.complements[last - 1].said(
      by: who.lemma == "eu" ? .first : .third)
  }

  /// *Alérgico / a / leite / e / ovo, mais / sal / e / pimenta*: the second is said as the first.
  private func sayAsBefore(_ clause: inout Clause) {
    guard let place = clause.complements.indices.last, place > 2, isBareNoun(place, clause),
      clause.complements[place - 1].lexeme.lemma == "e",
      clause.complements[place - 2].lexeme.wordClass == .noun
    else { return }
    let before = clause.complements[place - 3].lexeme.lemma
    guard before == "a" || before == "mais" || before == "menos",
      KindSet.edible.contains(clause.complements[place].lexeme.kind)
    else { return }
    if before == "a" {
      clause.complements[place - 2].lexeme.article = .bare
      clause.complements[place].lexeme.article = .bare
      clause.complements[place].government = Government(preposition: "a", article: .bare)
      return
    }
    // Mais sal e pimenta: both in one measure.
    let pair = [place - 2, place - 1, place]
    let tiles = pair.compactMap { clause.complements[$0].tile }
    clause.complements[place - 2].lexeme.lemma += " e \(clause.complements[place].lexeme.lemma)"
    clause.complements[place - 2].lexeme.countability = .mass
    if let first = tiles.first { clause.joins[first] = tiles }
    clause.complements.removeLast(2)
  }

  /// *Baleia / ser / animal / maior / mundo*: the greatest of all there (Cunha & Cintra, chapter 10, *Superlativo relativo*).
  private func beGreatest(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", !clause.isQuestion, [3, 4, 5].contains(clause.complements.count),
      isBare(0, clause), clause.complements[0].lexeme.wordClass == .noun,
      ["maior", "menor", "melhor", "pior"].contains(clause.complements[1].lexeme.lemma),
      case let last = clause.complements.count - 1, isBareNoun(last, clause),
      PlainMatterWords.wholes.contains(clause.complements[last].lexeme.lemma),
      last == 2 || clause.complements[2].lexeme.lemma == "de"
    else { return }
    if last == 2 { put(["de", "o"], at: 2, &clause) }
    clause.complements.swapAt(0, 1)
    insert(["o"], at: 0, in: &clause)
  }

  /// *Por / todo / Brasil*: a country has its article behind *todo* (Bechara, *Emprego do artigo*).
  private func throughAll(_ clause: inout Clause) {
    guard let place = clause.complements.indices.last, place > 1,
      clause.complements[place].lexeme.wordClass == .properNoun,
      clause.complements[place].lexeme.article == .definite,
      ["todo", "toda"].contains(clause.complements[place - 1].lexeme.lemma),
      clause.complements[place - 2].lexeme.wordClass == .adposition
    else { return }
    clause.complements[place].lexeme.wordClass = .noun
  }

  /// *Quebrar / perna / jogar / futebol, torcer / tornozelo / correr*: doing what one got hurt (Cunha & Cintra, chapter 13, *Gerúndio*).
  private func hurtDoing(_ clause: inout Clause, _ verb: String) {
    guard PlainMatterWords.mishaps.contains(verb), let who = clause.subject.last?.lexeme,
      who.isHuman || who.wordClass == .pronoun && who.kind == .person,
      let place = clause.complements.firstIndex(where: { $0.lexeme.isInfinitive }),
      place > 0 && clause.complements[place - 1].lexeme.kind == .body
        || place == 0 && verb.hasSuffix("-se"), place < 3,
      case let deed = clause.complements[place].lexeme.lemma,
      PlainMatterWords.exercise.contains(deed)
    else { return }
    // Andar de bicicleta: the verb is the first word of it.
    if clause.tense == nil, clause.options.isEmpty { clause.tense = .past }
    let head = deed.prefix { $0 != " " }, tail = deed.dropFirst(head.count)
    let rest = clause.complements[(place + 1)...]
    guard rest.count < 2,
      rest.allSatisfy({ $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal })
    else { return }
    let said = ([head.dropLast() + "ndo" + tail] + rest.map(\.lexeme.lemma)).joined(separator: " ")
    var word = clause.complements[place]
    word.lexeme = Lexeme(lemma: said, wordClass: .adverb, kind: .manner)
    word.lexeme.isInferred = false
    if let first = word.tile, let second = rest.first?.tile {
      clause.joins[first] = [first, second]
    }
    clause.complements.replaceSubrange(place..., with: [word])
  }
}
