import AACCore

/// What stands between the words behind a Portuguese verb by what they name: *trocar / nota / moeda, dividir / conta / três, virar / cadeira / direita, ligar /
/// carregador / tomada, jogar / buquê / amiga, discutir / política / jantar, bater / poste / bicicleta*.
///
/// Sources: Bechara, *Regência verbal*; Cunha & Cintra, chapter 15 (*Preposição*).
extension ClausePlanner {
  /// Puts it in, before what the verb takes by itself.
  func settleStraightLinks(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty
    else { return }
    forFirstTime(&clause)
    lastAnHour(&clause, verb)
    doQuickly(&clause, verb)
    takeToOneself(&clause, verb)
    everySoOften(&clause)
    goIntoContainer(&clause, verb)
    guard clause.complements.count > 1 else { return }
    exchangeFor(&clause, verb)
    changeOil(&clause, verb)
    turnTowards(&clause, verb)
    hitWithVehicle(&clause, verb)
    throwToSomebody(&clause, verb)
    ofWhichSecret(&clause, verb)
    lateBecause(&clause, verb)
    duringOrWhere(&clause, verb)
    byWhichDevice(&clause, verb)
  }

  private func lastNoun(_ clause: Clause) -> Lexeme? {
    let last = clause.complements.count - 1
    return last > 0 && isBare(last, clause) && isBare(last - 1, clause)
      ? clause.complements[last].lexeme : nil
  }

  // MARK: - Beside the verb alone

  /// *Votar / primeiro / vez, empatar / último / minuto*: when it was (Cunha & Cintra, chapter 15, *Por* and *Em*).
  private func forFirstTime(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst().reversed() {
      let rank = clause.complements[place - 1].lexeme, unit = clause.complements[place].lexeme
      guard StraightLinkWords.ranks.contains(rank.lemma),
        place == 1
          || clause.complements[place - 2].lexeme.wordClass != .adposition
            && !clause.complements[place - 2].lexeme.isDeterminerLike
      else { continue }
      if unit.lemma == "vez" {
        put(["por", "o"], at: place - 1, &clause)
      } else if StraightLinkWords.moments.contains(unit.lemma) {
        put(["em", "o"], at: place - 1, &clause)
      }
    }
  }

  /// *Massa / crescer / uma hora*: how long, and not at what o'clock.
  private func lastAnHour(_ clause: inout Clause, _ verb: String) {
    guard StraightLinkWords.lasting.contains(verb),
      let place = clause.complements.firstIndex(where: {
        ["uma hora", "uma"].contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      clause.complements[place].lexeme.lemma != "uma"
        || place + 1 < clause.complements.count
          && clause.complements[place + 1].lexeme.lemma == "hora"
    else { return }
    put(["por"], at: place, &clause)
  }

  /// *Chamar / ambulância / rápido*: that one is to be quick about it.
  private func doQuickly(_ clause: inout Clause, _ verb: String) {
    guard ["chamar", "buscar", "trazer", "vir", "ajudar"].contains(verb),
      let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.lemma == "rápido",
      clause.complements[last].lexeme.wordClass == .adjective,
      !["carro", "ônibus", "trem", "táxi"].contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    clause.complements[last].lexeme = Lexeme(
      lemma: "rápido", wordClass: .adverb, kind: .manner)
  }

  /// *Maquiar / festa, debruçar / janela*: what one does to oneself for it or there (Bechara, *Verbo pronominal*).
  private func takeToOneself(_ clause: inout Clause, _ verb: String) {
    guard StraightLinkWords.toOneself.contains(verb), clause.verb?.lexeme.forms.isEmpty == true,
      frames.listed(verb + "-se") != nil, !clause.subject.isEmpty,
      let word = clause.complements.first?.lexeme, !word.isBeing, word.kind != .body
    else { return }
    if verb == "maquiar" || verb == "fantasiar" {
      guard word.takesPlace || StraightLinkWords.feasts.contains(word.lemma) else { return }
    }
    clause.verb?.lexeme.lemma = verb + "-se"
  }

  /// *Oito em oito horas*: by what measure, with *de* before it (Bechara, *de oito em oito*).
  private func everySoOften(_ clause: inout Clause) {
    guard
      let place = clause.complements.firstIndex(where: {
        let words = $0.lexeme.lemma.split(separator: " ")
        return words.count == 4 && words[1] == "em" && words[0] == words[2]
      }), place == 0 || clause.complements[place - 1].lexeme.lemma != "de"
    else { return }
    put(["de"], at: place, &clause)
  }

  /// *Lixo / ir / saco / amarelo*: a thing goes into what holds it; *sair / aqui*, forbidden: from here.
  private func goIntoContainer(_ clause: inout Clause, _ verb: String) {
    if verb == "sair" || verb == "fugir",
      clause.isNegative || clause.complements.contains(where: { $0.lexeme.lemma == "não" }),
      let here = clause.complements.firstIndex(where: { $0.lexeme.lemma == "aqui" }),
      here == 0 || clause.complements[here - 1].lexeme.wordClass != .adposition
    {
      return put(["de"], at: here, &clause)
    }
    guard verb == "ir", isBare(0, clause), !clause.subject.isEmpty,
      clause.subject.allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun }),
      StraightLinkWords.holders.contains(clause.complements[0].lexeme.lemma)
    else { return }
    put(["em", "o"], at: 0, &clause)
  }

  // MARK: - With two nouns

  /// *Trocar / nota / moeda, trocar / camiseta / casaco*: for what; *dividir / conta / três*: by how many.
  private func exchangeFor(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    if verb == "dividir", last == 1, clause.complements[1].lexeme.wordClass == .numeral,
      isBare(0, clause)
    {
      return put(["por"], at: 1, &clause)
    }
    guard verb == "trocar", let second = lastNoun(clause), last == 1,
      case let first = clause.complements[0].lexeme, first.lemma != second.lemma,
      !first.isBeing, !second.isBeing
    else { return }
    let isMoney = { (word: Lexeme) in
      word.kind == .money || StraightLinkWords.money.contains(word.lemma)
    }
    guard isMoney(first) && isMoney(second) || first.kind == .clothing && second.kind == .clothing
    else { return }
    put(["por"], at: 1, &clause)
    if first.kind == .clothing { put(["o"], at: 0, &clause) }
  }

  /// *Trocar / óleo / carro*: of what it is; *levantar / parede / tijolo*: of what it is made.
  private func changeOil(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.namesThing,
      isBare(0, clause), case let whole = clause.complements[1].lexeme, whole.wordClass == .noun
    else { return }
    let thing = clause.complements[0].lexeme.lemma
    if ["trocar", "verificar", "completar", "checar", "medir", "olhar"].contains(verb),
      whole.kind == .vehicle,
      ["óleo", "filtro", "freio", "vela", "correia", "água"].contains(thing)
    {
      return put(["de", "o"], at: 1, &clause)
    }
    guard ["levantar", "erguer"].contains(verb), whole.kind == .material || whole.lemma == "tijolo",
      ["parede", "muro", "casa", "torre", "cerca", "castelo", "prédio"].contains(thing)
    else { return }
    put(["de"], at: 1, &clause)
  }

  /// *Virar / cadeira / direita*: which way.
  private func turnTowards(_ clause: inout Clause, _ verb: String) {
    guard StraightLinkWords.turning.contains(verb), let side = lastNoun(clause),
      ["direita", "esquerda"].contains(side.lemma)
    else { return }
    put(["para", "o"], at: clause.complements.count - 1, &clause)
  }

  /// *Bater / poste / bicicleta*: with what one was riding.
  private func hitWithVehicle(_ clause: inout Clause, _ verb: String) {
    guard verb == "bater", let ridden = lastNoun(clause), clause.complements.count == 2,
      ridden.kind == .vehicle || StraightLinkWords.ridden.contains(ridden.lemma),
      StraightLinkWords.standing.contains(clause.complements[0].lexeme.lemma)
    else { return }
    put(["com", "o"], at: 1, &clause)
    put(["em", "o"], at: 0, &clause)
  }

  /// *Jogar / buquê / amiga, enviar / currículo / três / empresa*: to whom.
  private func throwToSomebody(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    let noun = clause.complements[last].lexeme
    guard noun.wordClass == .noun, isBare(0, clause) else { return }
    if ["jogar", "lançar", "arremessar"].contains(verb), last == 1, noun.isBeing,
      StraightLinkWords.thrown.contains(clause.complements[0].lexeme.lemma)
    {
      put(["para"], at: 1, &clause)
      return put(["o"], at: 0, &clause)
    }
    guard ["enviar", "mandar", "encaminhar"].contains(verb), last > 1,
      clause.complements[last - 1].lexeme.wordClass == .numeral, last == 2,
      StraightLinkWords.firms.contains(noun.lemma)
    else { return }
    put(["para"], at: 1, &clause)
  }

  /// *Esquecer / senha / banco*: of what it is.
  private func ofWhichSecret(_ clause: inout Clause, _ verb: String) {
    guard
      ["esquecer", "esquecer-se", "perder", "lembrar", "saber", "trocar", "mudar"]
        .contains(verb),
      let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.namesThing,
      let secret = clause.complements[..<last].lastIndex(where: { $0.tile != nil }),
      StraightLinkWords.secrets.contains(clause.complements[secret].lexeme.lemma),
      clause.complements[(secret + 1)..<last].allSatisfy({
        ["em", "o"].contains($0.lexeme.lemma)
      })
    else { return }
    clause.complements.removeSubrange((secret + 1)..<last)
    put(["de", "o"], at: secret + 1, &clause)
  }

  /// *Chegar / atrasado / trânsito*: because of what.
  private func lateBecause(_ clause: inout Clause, _ verb: String) {
    guard ["chegar", "estar", "ficar"].contains(verb), clause.complements.count == 2,
      StraightLinkWords.late.contains(clause.complements[0].lexeme.lemma), isBare(1, clause),
      StraightLinkWords.delays.contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["por causa de", "o"], at: 1, &clause)
  }

  /// *Discutir / política / jantar, defender / cliente / tribunal, enxaguar / pano / balde*: where and when it is done.
  private func duringOrWhere(_ clause: inout Clause, _ verb: String) {
    guard let place = lastNoun(clause), !place.isBeing,
      case let last = clause.complements.count - 1,
      case let thing = clause.complements[last - 1].lexeme, !thing.isPlaceLike
    else { return }
    let isMeal =
      StraightLinkWords.saying.contains(verb) && StraightLinkWords.meals.contains(place.lemma)
    let isCourt =
      ["defender", "acusar", "julgar", "processar", "condenar"].contains(verb)
      && ["tribunal", "júri", "fórum", "justiça", "universidade", "faculdade"]
        .contains(place.lemma)
    let isTub =
      StraightLinkWords.rinsing.contains(verb) && StraightLinkWords.tubs.contains(place.lemma)
    let isPlug =
      ["ligar", "conectar", "plugar", "carregar"].contains(verb)
      && ["tomada", "extensão", "parede"].contains(place.lemma)
    let isWall =
      ["encostar", "apoiar", "pendurar"].contains(verb)
      && ["parede", "muro", "mesa", "árvore", "porta"].contains(place.lemma)
    let isFeast =
      ["ficar", "estar"].contains(verb)
      && ["Natal", "Páscoa", "Carnaval", "carnaval", "feriado"].contains(place.lemma)
    guard isMeal || isCourt || isTub || isPlug || isWall || isFeast else { return }
    put(["em", "o"], at: last, &clause)
    if isWall { put(["o"], at: last - 1, &clause) }
  }

  /// *Gravar / vídeo / drone, filmar / festa / celular*: with what.
  private func byWhichDevice(_ clause: inout Clause, _ verb: String) {
    guard ["gravar", "filmar", "fotografar", "registrar"].contains(verb),
      let device = lastNoun(clause),
      ["drone", "câmera", "filmadora", "gravador", "microfone", "webcam"].contains(device.lemma)
    else { return }
    put(["com", "o"], at: clause.complements.count - 1, &clause)
  }
}
