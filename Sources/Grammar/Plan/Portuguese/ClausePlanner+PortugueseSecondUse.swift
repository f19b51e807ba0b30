import AACCore

/// What the second of two things is to a verb, whose thing the speaker's is, and what was done before or because of something:
/// *preenchi o nome no formulário, recolheu a roupa do varal, olhou o meu caderno, escovei os dentes antes de dormir, fechei a janela por
/// causa do frio* (Bechara, *Regência*; Cunha & Cintra, chapter 11, *Possessivos*; chapter 15, *Preposição*).
extension ClausePlanner {
  /// Puts it in where the words were chosen for their roles.
  func settleSecondUse(_ clause: inout Clause, _ verb: String) {
    turnAfter(&clause, verb)
    if clause.complements.count > 1 {
      ownAtEnd(&clause, verb)
      wishAtMeal(&clause, verb)
      useSecond(&clause, verb)
      longFor(&clause, verb)
      whisperInEar(&clause, verb)
      doForDeed(&clause, verb)
      doWithFeeling(&clause, verb)
      waveFrom(&clause, verb)
    }
    if !clause.complements.isEmpty {
      doBecauseOfIt(&clause, verb)
      restAfterMeal(&clause, verb)
    }
    breakfastOn(&clause, verb)
    actTowards(&clause, verb)
    becomeOther(&clause, verb)
  }

  /// The same of rows, of which only what stands behind the verb is known.
  func settleLaidUse(_ clause: inout Clause, _ verb: String) {
    if clause.complements.count > 1 {
      hurtPart(&clause)
      playFor(&clause, verb)
      useSecond(&clause, verb)
      doWithFeeling(&clause, verb)
      doForDeed(&clause, verb)
    }
    breakfastOn(&clause, verb)
  }

  /// *Escovar / dente / dormir / antes, descansar / trabalho / depois*: what it was done before or after was laid first.
  private func turnAfter(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0,
      let link = ["antes": "antes de", "depois": "depois de"][
        clause.complements[last].lexeme.lemma],
      case let act = clause.complements[last - 1].lexeme,
      let word = lexicon.known(link)
    else { return }
    let isOpened =
      last == 1 && (frames[verb].opening != nil || frames[verb].pattern == .modal)
    let isDeed = act.wordClass == .verb && act.isInfinitive && !isOpened
    let isTaken = last == 1 && SecondUseWords.taking.contains(verb)
    let isAct =
      !isTaken && act.wordClass == .noun && isFree(last - 1, clause)
      && (act.kind == .meal || act.takesPlace || SecondUseWords.acts.contains(act.lemma))
    guard isDeed || isAct else { return }
    let tile = clause.complements[last].tile
    clause.complements.removeLast()
    clause.complements[last - 1].government = nil
    clause.complements.insert(Constituent(word, tile: tile), at: last - 1)
    if isAct, act.article != .bare { insert(["o"], at: last, in: &clause) }
  }

  /// *Querer / ovo frito / jantar, encontrar / concha / areia*: at which meal it is wanted, and where it lay.
  private func wishAtMeal(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, isFree(0, clause), isFree(1, clause),
      case let thing = clause.complements[0].lexeme, thing.wordClass == .noun,
      case let setting = clause.complements[1].lexeme
    else { return }
    let isServed = verb == "querer" && KindSet.edible.contains(thing.kind) && setting.kind == .meal
    let isFound =
      ["encontrar", "achar", "perder", "catar"].contains(verb) && thing.namesThing
      && ["areia", "grama", "lama", "neve"].contains(setting.lemma)
    guard isServed || isFound else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Professora / olhar / caderno / eu, gato / ocupar / lugar / eu*: what is done to a thing of the speaker's, who has no part in it.
  private func ownAtEnd(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.complements[last].lexeme.lemma == "eu", SecondUseWords.toThings.contains(verb),
      clause.complements[last - 1].lexeme.wordClass == .noun,
      !clause.complements[last - 1].lexeme.isBeing, isFree(last - 1, clause),
      clause.complements[last - 1].lexeme.kind != .body,
      !clause.subject.contains(where: { $0.lexeme.person == .first }), !clause.subject.isEmpty,
      !clause.options.contains(.request), !clause.isLaid,
      let mine = Possessives.word(
        for: clause.complements[last].lexeme, tile: clause.complements[last].tile,
        in: clause.variety)
    else { return }
    clause.complements.removeLast()
    clause.complements.insert(mine, at: last - 1)
  }

  /// *Preencher / nome / formulário, recolher / roupa / varal*: where it is, where it was or with what it is done.
  private func useSecond(_ clause: inout Clause, _ verb: String) {
    guard let uses = SecondUseWords.uses[verb], isFree(0, clause),
      clause.complements[0].lexeme.wordClass == .noun, isFree(1, clause),
      case let second = clause.complements[1].lexeme, second.wordClass == .noun,
      clause.complements.count == 2 || clause.complements[2].lexeme.kind.isTemporal
        || clause.complements[2].lexeme.isHuman || clause.complements[2].lexeme.kind == .person,
      let use = uses.first(where: { $0.fits(clause.complements[0].lexeme, second) })
    else { return }
    let isBare = second.article == .bare && !use.knowsSecond || use.link == "por"
    put(isBare ? [use.link] : [use.link, "o"], at: 1, &clause)
    if use.knowsFirst { put(["o"], at: 0, &clause) }
  }

  /// *Amassar / carta / raiva, subir / árvore / medo*: how one does it (Cunha & Cintra, chapter 15, *Com*).
  private func doWithFeeling(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0, isFree(last, clause),
      SecondUseWords.moods.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .noun,
      !clause.complements[last - 1].lexeme.isBeing, !SecondUseWords.having.contains(verb),
      !frames[verb].slots.contains(where: {
        $0.words.contains(clause.complements[last].lexeme.lemma)
      })
    else { return }
    clause.complements[last].lexeme.article = .bare
    put(["com"], at: last, &clause)
  }

  /// *Acenar / vovô / janela*: from where.
  private func waveFrom(_ clause: inout Clause, _ verb: String) {
    guard verb == "acenar", let last = clause.complements.indices.last, isFree(last, clause),
      SecondUseWords.lookouts.contains(clause.complements[last].lexeme.lemma)
    else { return }
    put(["de", "o"], at: last, &clause)
  }

  /// *Repousar / almoço, escovar / dente / almoço*: when it is over.
  private func restAfterMeal(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, isFree(last, clause),
      SecondUseWords.afterMeals.contains(verb), last > 0 || !verb.hasPrefix("escovar"),
      ["almoço", "jantar", "lanche"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.wordClass == .noun,
      !isBesideMeal(last, clause)
    else { return }
    clause.complements[last].government = nil
    insert(["depois de", "o"], at: last, in: &clause)
  }

  /// *Ter / vontade / chocolate*: of what (Bechara, *Regência nominal*).
  private func longFor(_ clause: inout Clause, _ verb: String) {
    guard ["ter", "estar", "sentir", "ficar", "dar"].contains(verb),
      clause.complements[0].lexeme.lemma == "vontade", isFree(1, clause),
      case let wish = clause.complements[1].lexeme, wish.wordClass == .noun,
      !wish.kind.isTemporal, !wish.isBeing
    else { return }
    clause.complements[1].lexeme.article = .bare
    put(["de"], at: 1, &clause)
  }

  /// *Abelha / zumbir / ouvido / eu, sussurrar / ouvido / mamãe*: in whose ear.
  private func whisperInEar(_ clause: inout Clause, _ verb: String) {
    guard SecondUseWords.whispering.contains(verb), clause.complements.count == 2,
      clause.complements[0].lexeme.lemma == "ouvido", isFree(0, clause)
    else { return }
    let who = clause.complements[1]
    if let whose = Possessives.word(for: who.lexeme, tile: who.tile, in: clause.variety),
      who.lexeme.wordClass == .pronoun, !whose.lexeme.lemma.hasPrefix("del")
    {
      clause.complements.removeLast()
      clause.complements.insert(whose, at: 0)
      return insert(["em"], at: 0, in: &clause)
    }
    guard isFree(1, clause), who.lexeme.isHuman, who.lexeme.wordClass == .noun else { return }
    put(["de", "o"], at: 1, &clause)
    put(["em", "o"], at: 0, &clause)
  }

  /// *Fechar / janela / frio, levar / blusa / frio, ficar / casa / chuva*: because of the weather.
  private func doBecauseOfIt(_ clause: inout Clause, _ verb: String) {
    if clause.complements.count == 1, isFree(0, clause),
      ["dar errado", "sair correndo"].contains(verb),
      SecondUseWords.weather.contains(clause.complements[0].lexeme.lemma)
    {
      clause.complements[0].government = nil
      return insert(["por causa de", "o"], at: 0, in: &clause)
    }
    guard let last = clause.complements.indices.last, last > 0,
      SecondUseWords.sheltering.contains(verb)
    else { return }
    if clause.complements[last].lexeme.lemma == "frio", last == 1,
      clause.complements[last].lexeme.wordClass == .adjective,
      SecondUseWords.against.contains(clause.complements[0].lexeme.lemma)
    {
      // Fechar / janela / frio: nobody tells that the window is cold.
      var cold = Lexeme(lemma: "frio", wordClass: .noun, kind: .weather)
      cold.gender = .masculine
      clause.complements[last].lexeme = cold
    }
    guard
      SecondUseWords.weather.contains(clause.complements[last].lexeme.lemma), isFree(last, clause),
      clause.complements[last].lexeme.wordClass == .noun, last < 3,
      case let before = clause.complements[last - 1].lexeme,
      before.wordClass == .noun && !before.isBeing || before.lemma == "errado",
      !SecondUseWords.heldOut.contains(before.lemma)
    else { return }
    clause.complements[last].government = nil
    insert(["por causa de", "o"], at: last, in: &clause)
  }

  /// *Ouvir / história / dormir, sair / brincar*: to what end.
  private func doForDeed(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last == 1, clause.complements[1].lexeme.isInfinitive,
      SecondUseWords.ends[verb]?.contains(clause.complements[1].lexeme.lemma) == true,
      clause.complements[0].lexeme.wordClass == .noun, isFree(0, clause)
    else { return }
    insert(["para"], at: 1, in: &clause)
  }

  /// *Tomar café da manhã / pão / leite*: with what.
  private func breakfastOn(_ clause: inout Clause, _ verb: String) {
    guard verb.hasPrefix("tomar "),
      verb.contains("café da manhã") || verb.contains("pequeno-almoço"),
      isFree(0, clause), case let food = clause.complements[0].lexeme, food.wordClass == .noun,
      KindSet.edible.contains(food.kind)
    else { return }
    clause.complements[0].lexeme.article = .bare
    put(["com"], at: 0, &clause)
  }

  /// *Cuspir / eu, tossir / eu, sentar-se / eu, virar-se / eu*: at, beside or to whom.
  func actTowards(_ clause: inout Clause, _ verb: String) {
    if let phrase = SecondUseWords.ownPhrases[verb], clause.complements.count == 1,
      let mine = SecondUseWords.feminine[clause.complements[0].lexeme.lemma]
    {
      // Chamou a minha atenção, ficou à minha espera: whose it is stands within the phrase.
      clause.verb?.lexeme.lemma = phrase.before + mine + phrase.behind
      clause.complements = []
      return
    }
    guard let link = SecondUseWords.towards[verb], clause.complements.count == 1,
      case let whom = clause.complements[0].lexeme, whom.wordClass == .pronoun,
      whom.kind == .person, !WordJoiner.clitics.contains(whom.lemma)
    else { return }
    if verb == "virar-se" {
      let stressed = ["eu": "mim", "tu": "ti"][whom.lemma] ?? whom.lemma
      return fold(0...0, as: "para \(stressed)", .manner, in: &clause)
    }
    insert([link], at: 0, in: &clause)
  }

  /// *Lagarta / transformar / borboleta, concentrar / lição*: it happens to or is done by itself.
  private func becomeOther(_ clause: inout Clause, _ verb: String) {
    guard let first = clause.complements.first?.lexeme, isFree(0, clause),
      let subject = clause.subject.last?.lexeme
    else { return }
    if verb == "transformar", clause.complements.count == 1, !subject.isHuman,
      subject.wordClass == .noun
    {
      clause.verb?.lexeme.lemma = "transformar-se"
    } else if verb == "transformar", clause.complements.count == 2, isFree(1, clause),
      clause.complements[1].lexeme.wordClass == .noun
    {
      clause.complements[1].lexeme.article = .bare
      put(["em"], at: 1, &clause)
    } else if verb == "concentrar", first.wordClass == .noun,
      !["atenção", "força", "esforço", "energia"].contains(first.lemma),
      subject.isBeing || subject.wordClass == .pronoun
    {
      clause.verb?.lexeme.lemma = "concentrar-se"
    } else if verb == "parecer", first.wordClass == .noun, first.isBeing || first.namesThing,
      !subject.isBeing, subject.wordClass == .noun, first.number != .plural,
      first.countability == .count, clause.complements.count == 1
    {
      // A nuvem parece um coelho: it seems so to nobody.
      clause.complements[0].lexeme.kind = .thing
      clause.complements[0].lexeme.animacy = .inanimate
      put(["um"], at: 0, &clause)
    } else if verb == "virar", [.dish, .drink, .food].contains(subject.kind),
      first.kind == .furniture, clause.complements.count == 1
    {
      put(["em", "o"], at: 0, &clause)
    } else if ["bater", "fechar", "abrir"].contains(verb), subject.kind == .weather,
      ["porta", "janela", "portão"].contains(first.lemma), clause.complements.count == 1
    {
      put(["o"], at: 0, &clause)
    } else if ["colorir", "sublinhar", "grifar", "circular"].contains(verb),
      clause.complements.count == 2, clause.complements[1].lexeme.kind == .color,
      first.wordClass == .noun
    {
      insert(["de"], at: 1, in: &clause)
      put(["o"], at: 0, &clause)
    } else if verb == "sentir", clause.complements.count == 2, isFree(1, clause),
      BesideWords.feelings.contains(first.lemma) || first.lemma == "orgulho",
      case let cause = clause.complements[1].lexeme, cause.wordClass == .noun,
      !cause.kind.isTemporal, !KindSet.places.contains(cause.kind)
    {
      if LikedWords.isFearedAtAll(cause) {
        clause.complements[1].lexeme.article = .bare
        return put(["de"], at: 1, &clause)
      }
      put(["de", "o"], at: 1, &clause)
    }
  }
}
