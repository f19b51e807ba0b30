import AACCore

/// What everyday words want between them where nothing was chosen: *na sombra da árvore, um quarto com vista para o mar,
/// bater palmas, falar com estranhos, por três dias* (Bechara, *Regência* and *Preposição*; Cunha & Cintra, chapters 7, 9 and 15).
extension ClausePlanner {
  /// Puts it in, before any other rule joins the words; behind an opened verb it is that verb's.
  func settleAtHand(_ clause: inout Clause, _ verb: String) {
    listWares(&clause, verb)
    guard let first = clause.complements.first else { return }
    guard first.lexeme.isInfinitive, first.lexeme.forms.isEmpty, clause.complements.count > 1,
      frames[verb].isOpener
    else { return settleBeside(&clause, verb) }
    var inner = clause
    inner.verb = first
    inner.complements.removeFirst()
    settleBeside(&inner, first.lexeme.lemma)
    guard let deed = inner.verb else { return }
    clause.complements = [deed] + inner.complements
  }

  /// The same in a row, where it is what it is wherever it lies.
  func settleLaidAtHand(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    settleLaidUse(&clause, verb)
    listWares(&clause, verb)
    if AtHandWords.festive.contains(verb)
      || verb == "querer" && AtHandWords.festive.contains(clause.complements[0].lexeme.lemma)
    {
      doAtFeast(&clause)
    }
    takeAsMany(&clause, verb)
    if verb == "querer", clause.complements.count == 2,
      clause.complements[1].lexeme.lemma == "moeda",
      clause.complements[0].lexeme.lemma == "pagar"
    {
      makePlural(&clause.complements[1])
      clause.complements[1].lexeme.article = .bare
      put(["com"], at: 1, &clause)
    }
  }

  private func settleBeside(_ clause: inout Clause, _ verb: String) {
    meetStrangers(&clause, verb)
    takeAsMany(&clause, verb)
    if AtHandWords.orbiting.contains(verb) { goAround(&clause) }
    if AtHandWords.running.contains(verb) { runThrough(&clause) }
    if verb == "desejar" { wishMerry(&clause) }
    if verb == "dar", ["descarga", "partida"].contains(clause.complements[0].lexeme.lemma) {
      clause.complements[0].lexeme.article = .bare
      clause.complements[0].government = Government(preposition: nil, article: .bare)
    }
    if ["ter enjoo", "enjoar", "vomitar", "passar mal"].contains(verb) { feelSickThere(&clause) }
    if AtHandWords.festive.contains(verb) { doAtFeast(&clause) }
    guard clause.complements.count > 1 else { return }
    ownEdges(&clause)
    stayForDays(&clause)
    seeFrom(&clause)
    if AtHandWords.seasoning.contains(verb) { seasonWithBoth(&clause) }
    if AtHandWords.appointing.contains(verb) { appointFor(&clause) }
    if verb == "ser" { fitFor(&clause) }
    if AtHandWords.outdoors.contains(verb) { beInSun(&clause) }
    if AtHandWords.sitting.contains(verb) { sitInRow(&clause) }
    if verb == "comprar" { furnishRoom(&clause) }
    if ["comprar", "ter", "querer", "vender", "ganhar"].contains(verb) { haveBoth(&clause) }
    if ["misturar", "usar", "vestir", "juntar", "combinar"].contains(verb) { useBoth(&clause) }
    if ["perder", "esquecer"].contains(verb) { loseBoth(&clause) }
    if ["tirar", "retirar"].contains(verb) { pullOut(&clause) }
    if verb == "comprar" { payFor(&clause) }
    if verb == "vender" { sellForWhom(&clause) }
    if verb == "colar" || verb == "grudar" { stickOn(&clause) }
    if ["precisar", "ter", "querer", "pedir"].contains(verb) { needTimeFor(&clause) }
    if verb == "levar" { carryInBody(&clause) }
    if verb == "ter", ["enjoo", "tontura", "náusea"].contains(clause.complements[0].lexeme.lemma) {
      feelSickThere(&clause)
    }
  }

  // MARK: - People

  /// *Falar / estranho, não / abrir / porta / estranho*: people whom one does not know.
  private func meetStrangers(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      ["estranho", "desconhecido"].contains(clause.complements[last].lexeme.lemma),
      last == 0 || clause.complements[last - 1].lexeme.wordClass != .adposition
    else { return }
    let isTalk = AtHandWords.meeting.contains(verb)
    let isHanded =
      last > 0 && AtHandWords.letting.contains(verb)
      && clause.complements[last - 1].lexeme.wordClass == .noun
    guard isTalk && last == 0 || isHanded else { return }
    nameStrangers(at: last, &clause)
    let link = isHanded ? (verb == "aceitar" ? "de" : "para") : "com"
    insert([link], at: last, in: &clause)
  }

  /// *Estranhos, desconhecidos*: people, of whom there are many.
  func nameStrangers(at place: Int, _ clause: inout Clause) {
    var others = Lexeme(
      lemma: clause.complements[place].lexeme.lemma + "s", wordClass: .noun, kind: .person)
    others.gender = .masculine
    others.number = .plural
    others.animacy = .human
    others.article = .bare
    clause.complements[place].lexeme = others
    clause.complements[place].government = Government(preposition: nil, article: .bare)
  }

  // MARK: - How many

  /// *Bater / palma, colher / morango, galinha / botar / ovo, pagar / moeda*: what nobody does with one alone (Cunha & Cintra, chapter 9,
  /// *Omissão do artigo*).
  private func takeAsMany(_ clause: inout Clause, _ verb: String) {
    if clause.tense == .past, AtHandWords.laying.contains(verb), isFree(0, clause),
      clause.complements[0].lexeme.lemma == "ovo", clause.complements[0].lexeme.number != .plural,
      clause.subject.last?.lexeme.kind == .animal
    {
      return put(["um"], at: 0, &clause)
    }
    guard isFree(0, clause), case let thing = clause.complements[0].lexeme,
      thing.wordClass == .noun, thing.number != .plural || verb != "chocar" && !clause.isNegative,
      clause.complements.count == 1 || clause.complements[1].lexeme.wordClass != .adjective,
      case let name = thing.number == .plural ? MeaningWords.base(of: thing) : thing.lemma,
      AtHandWords.inNumbers[verb]?.contains(name) == true
        || ["colher", "catar", "recolher"].contains(verb)
          && (thing.kind == .food || thing.kind == .plant) && thing.countability != .mass
        || AtHandWords.laying.contains(verb) && name == "ovo"
          && clause.subject.last?.lexeme.kind == .animal
        || verb == "comer" && AtHandWords.fodder.contains(thing.lemma)
          && clause.subject.last?.lexeme.kind == .animal && clause.tense == nil
        || AtHandWords.hauling.contains(verb) && thing.number == .plural
          && AtHandWords.fodder.contains(name) && clause.subject.last?.lexeme.kind == .animal
    else { return }
    if thing.number != .plural { makePlural(&clause.complements[0]) }
    clause.complements[0].lexeme.article = .bare
    if clause.complements.count > 2, clause.complements[1].lexeme.lemma == "e",
      clause.complements[2].lexeme.countability == .count
    {
      makePlural(&clause.complements[2])
    }
    if verb == "pagar" { return put(["com"], at: 0, &clause) }
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }

  /// *Comprar / mesa / cadeira*: neither was there before.
  private func haveBoth(_ clause: inout Clause) {
    guard isPair(.furniture, clause), clause.complements[1].lexeme.kind == .furniture else {
      return
    }
    put(["um"], at: 1, &clause)
    insert(["e"], at: 1, in: &clause)
    put(["um"], at: 0, &clause)
  }

  /// *Usar / luva / capacete, misturar / azul / amarelo*: what is worn together is told alike, and so are colours that are mixed.
  private func useBoth(_ clause: inout Clause) {
    if clause.complements[0].lexeme.kind == .color, clause.complements[1].lexeme.kind == .color {
      for place in [1, 0] {
        var color = Lexeme(
          lemma: clause.complements[place].lexeme.lemma, wordClass: .noun, kind: .color)
        color.gender = .masculine
        color.countability = .count
        clause.complements[place].lexeme = color
        insert(place == 1 ? ["e", "o"] : ["o"], at: place, in: &clause)
      }
      return
    }
    guard isPair(.clothing, clause) else { return }
    for place in 0...1 {
      if AtHandWords.inPairs.contains(clause.complements[place].lexeme.lemma) {
        makePlural(&clause.complements[place])
      }
      clause.complements[place].lexeme.article = .bare
      clause.complements[place].government = Government(preposition: nil, article: .bare)
    }
    insert(["e"], at: 1, in: &clause)
  }

  /// *Perder / documento / carteira, esquecer / chave / carteira*: both of what one carries.
  private func loseBoth(_ clause: inout Clause) {
    guard clause.complements.count == 2 || clause.complements[2].lexeme.kind.isTemporal,
      isFree(0, clause), isFree(1, clause),
      AtHandWords.carried.contains(clause.complements[0].lexeme.lemma),
      AtHandWords.carried.contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["e", "o"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// Whether two things of a kind stand side by side with nothing chosen between them.
  private func isPair(_ kind: SemanticKind, _ clause: Clause) -> Bool {
    isFree(0, clause) && isFree(1, clause) && clause.complements[0].lexeme.kind == kind
      && (clause.complements[1].lexeme.kind == kind
        || AtHandWords.inPairs.contains(clause.complements[1].lexeme.lemma)
        || clause.complements[1].lexeme.lemma == "capacete")
      && clause.complements[0].lexeme.number != .plural
      && clause.complements[1].lexeme.number != .plural
      && clause.complements[0].lexeme.lemma != clause.complements[1].lexeme.lemma
      && (clause.complements.count == 2 || clause.complements[2].lexeme.wordClass == .noun)
  }

  // MARK: - Where

  /// *Tirar / coelho / chapéu*: out of what.
  private func pullOut(_ clause: inout Clause) {
    guard isFree(0, clause), isFree(1, clause), case let thing = clause.complements[0].lexeme,
      thing.kind == .animal || thing.kind == .toy,
      case let from = clause.complements[1].lexeme,
      from.kind == .clothing || from.lemma == "bolso" || from.lemma == "cartola"
    else { return }
    put(["de", "o"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// *Dançar / quadrilha / festa junina, dançar / casamento*: at which feast.
  private func doAtFeast(_ clause: inout Clause) {
    let opened = clause.complements.first { $0.lexeme.isInfinitive }
    guard let verb = (opened ?? clause.verb)?.lexeme.lemma,
      let place = clause.complements.indices.prefix(2).first(where: { place in
        let feast = clause.complements[place].lexeme
        return feast.kind == .event && feast.wordClass == .noun
          && !frames[verb].slots.contains { $0.words.contains(feast.lemma) }
      }), isFree(place, clause), opened != nil || isFree(0, clause)
    else { return }
    put(["em", "o"], at: place, &clause)
  }

  /// *Comprar / presente / mãe / dez / real*: what it costs.
  private func payFor(_ clause: inout Clause) {
    let unit = clause.complements.count - 1
    guard unit > 1, AtHandWords.coins.contains(clause.complements[unit].lexeme.lemma),
      clause.complements[unit - 1].lexeme.wordClass == .numeral,
      clause.complements[unit - 2].lexeme.wordClass == .noun,
      isFree(0, clause), clause.complements[0].lexeme.wordClass == .noun
    else { return }
    guard unit == 3, clause.complements[1].lexeme.isBeing else {
      return
    }
    clause.complements.insert(clause.complements.remove(at: 1), at: 3)
    insert(["para"], at: 3, in: &clause)
    insert(["de"], at: 1, in: &clause)
  }

  /// *Lua / girar / Terra*: around what it goes.
  private func goAround(_ clause: inout Clause) {
    guard isFree(0, clause),
      AtHandWords.centres.contains(clause.complements[0].lexeme.lemma),
      clause.subject.last?.lexeme.isHuman != true
    else { return }
    if clause.complements[0].lexeme.wordClass == .properNoun {
      let isFeminine = ["Terra", "Lua"].contains(clause.complements[0].lexeme.lemma)
      clause.complements[0].lexeme.gender = isFeminine ? .feminine : .masculine
    }
    let isBareName = clause.complements[0].lexeme.article == .bare
    put(isBareName ? ["em torno de"] : ["em torno de", "o"], at: 0, &clause)
  }

  /// *Ter enjoo / carro, vomitar / ônibus*: where one is sick.
  func feelSickThere(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, isFree(last, clause),
      clause.complements[last].lexeme.kind == .vehicle
    else { return }
    put(["em", "o"], at: last, &clause)
  }

  /// *Sombra / árvore, ponta / cama, beira / piscina, chave / quarto*: of what it is.
  private func ownEdges(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst().reversed() {
      let thing = clause.complements[place].lexeme
      let edge = clause.complements[place - 1].lexeme
      guard edge.wordClass == .noun || edge.lemma == "no meio",
        AtHandWords.edges.contains(edge.lemma)
          || AtHandWords.opened[edge.lemma]?.contains(thing.lemma) == true
            && AtHandWords.handing.contains(clause.verb?.lexeme.lemma ?? "")
            && (!clause.options.contains(.request) || place + 1 < clause.complements.count),
        thing.wordClass == .noun, !thing.isHuman, isFree(place, clause),
        !thing.kind.isTemporal || edge.lemma == "meio" || edge.lemma == "no meio",
        place + 1 == clause.complements.count
          || clause.complements[place + 1].lexeme.lemma != "de" || edge.lemma != "chave"
      else { continue }
      if edge.lemma == "no meio", let middle = lexicon.known("no meio de") {
        clause.complements[place - 1].lexeme = middle
        put(["o"], at: place, &clause)
      } else {
        put(["de", "o"], at: place, &clause)
      }
    }
  }

  /// *Quarto / vista / mar*: what one sees from there.
  private func seeFrom(_ clause: inout Clause) {
    guard let view = clause.complements.firstIndex(where: { $0.lexeme.lemma == "vista" }), view > 0,
      clause.complements[view - 1].lexeme.wordClass == .noun, isFree(view, clause)
    else { return }
    if view + 1 < clause.complements.count, isFree(view + 1, clause) {
      put(["para", "o"], at: view + 1, &clause)
    }
    clause.complements[view].lexeme.article = .bare
    put(["com"], at: view, &clause)
    if view == 1, clause.complements[0].lexeme.countability != .mass, isFree(0, clause) {
      put(["um"], at: 0, &clause)
    }
  }

  /// *Ver / tela / sol, brincar / sol*: out in it.
  private func beInSun(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, isFree(last, clause),
      ["sol", "chuva", "vento"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .noun,
      KindSet.surroundings.contains(clause.complements[last - 1].lexeme.kind)
    else { return }
    put(["em", "o"], at: last, &clause)
  }

  /// *Sentar-se / primeiro / carteira*: which of them it is.
  private func sitInRow(_ clause: inout Clause) {
    guard AtHandWords.ranks.contains(clause.complements[0].lexeme.lemma),
      AtHandWords.seats.contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["em", "o"], at: 0, &clause)
  }

  /// *Comprar / sofá / novo / sala, comprar / mesa / sala / jantar*: for which room it is.
  private func furnishRoom(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.kind == .furniture, isFree(0, clause),
      let room = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .room || AtHandWords.rooms.contains($0.lexeme.lemma)
      }), room > 0, isFree(room, clause),
      clause.complements[1..<room].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return }
    if room + 1 < clause.complements.count, clause.complements[room].lexeme.lemma == "sala",
      ["jantar", "estar", "aula"].contains(clause.complements[room + 1].lexeme.lemma)
    {
      insert(["de"], at: room + 1, in: &clause)
      clause.complements[room + 2].lexeme.article = .bare
    }
    put(["para", "o"], at: room, &clause)
    put(["um"], at: 0, &clause)
  }

  // MARK: - What for, and how long

  /// *Porta / ser / estreito / cadeira de rodas*: for what it is so.
  private func fitFor(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      AtHandWords.sizes.contains(clause.complements[0].lexeme.lemma),
      case let whom = clause.complements[1].lexeme, whom.wordClass == .noun, isFree(1, clause),
      let thing = clause.subject.last?.lexeme, thing.wordClass == .noun, !thing.isBeing,
      AtHandWords.passing.contains(whom.lemma) || whom.isHuman || whom.kind == .body
    else { return }
    put(["para", "o"], at: 1, &clause)
  }

  /// *Ficar / repouso / três / dia*: so long.
  private func stayForDays(_ clause: inout Clause) {
    guard clause.complements.count > 2,
      let unit = clause.complements.indices.dropFirst(2).first(where: {
        ["dia", "semana", "mês", "ano", "hora", "minuto"].contains(
          clause.complements[$0].lexeme.lemma)
          && clause.complements[$0 - 1].lexeme.wordClass == .numeral
          && AtHandWords.stays.contains(clause.complements[$0 - 2].lexeme.lemma)
      })
    else { return }
    clause.complements[unit].government = nil
    insert(["por"], at: unit - 1, in: &clause)
  }

  /// *Marcar / consulta / dez / hora, marcar / dentista / sexta-feira*: for when it is arranged.
  private func appointFor(_ clause: inout Clause) {
    guard clause.complements.count == 3, clause.complements[1].lexeme.wordClass == .numeral,
      ["hora", "horas"].contains(clause.complements[2].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .noun
    else { return }
    let figure = clause.complements[1].lexeme.lemma
    fold(
      1...2, as: figure == "uma" ? "para a uma hora" : "para as \(figure) horas", .time, in: &clause
    )
  }

  /// *Temperar / salada / sal / azeite*: with both of them.
  private func seasonWithBoth(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, isFree(last, clause), isFree(last - 1, clause),
      isFree(last - 2, clause) || clause.complements[last - 2].lexeme.wordClass == .adjective,
      [last, last - 1].allSatisfy({
        let lexeme = clause.complements[$0].lexeme
        return lexeme.wordClass == .noun
          && (KindSet.edible.contains(lexeme.kind) || AtHandWords.spices.contains(lexeme.lemma))
      })
    else { return }
    clause.complements[last].lexeme.article = .bare
    clause.complements[last - 1].lexeme.article = .bare
    clause.complements[last].government = Government(preposition: nil, article: .bare)
    insert(["e"], at: last, in: &clause)
    put(["com"], at: last - 1, &clause)
  }
}
