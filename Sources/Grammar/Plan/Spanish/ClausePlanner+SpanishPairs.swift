import AACCore

/// Nouns of Spanish chosen side by side, whose meaning alone tells the preposition between them: *taller / jardinería,
/// ayuda / ducha, película / tele, zoo / colegio, calle / Feria* (NGLE §12.7, *complementos del nombre*; §29.4).
extension ClausePlanner {
  /// Puts the preposition between them.
  func joinNounPairs(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma else { return }
    if SpanishPairWords.choosy.contains(verb) { settleByVerb(&clause) }
    settleMoments(&clause, verb)
    guard clause.complements.count > 1 else { return }
    for index in clause.complements.indices.dropLast().reversed()
    where index + 1 < clause.complements.count {
      let (first, second) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      guard first.wordClass == .noun || first.wordClass == .pronoun else { continue }
      if namesPartLast(clause, index, verb) {
        // Abrocharse / camisa / botón.
        clause.complements.swapAt(index, index + 1)
        insert(&clause, SpanishPairWords.Link("de", isDefinite: true), at: index + 1)
        continue
      }
      if first.kind == .clothing, SpanishPairWords.cuts.contains(second.lemma) {
        nameCut(&clause, index + 1)
      }
      if nameStreet(&clause, index) || standBeside(&clause, index) { continue }
      if nameByDeed(&clause, index) { continue }
      if isTopicOfSomebody(clause, index) {
        let isKnown = second.wordClass == .noun && second.article != .bare
        insert(&clause, SpanishPairWords.Link("de", isDefinite: isKnown), at: index + 1)
        continue
      }
      if verb == "preferir", ReadingWords.meals.contains(second.lemma) { continue }
      if let pair = laidPair(clause, index, verb) ?? SpanishPairWords.link(
        first, second, verb: verb)
        ?? SpanishPairWords.sort(first, second, verb: verb)
        ?? (areLaidTogether(clause, index)
          ? SpanishPairsByHead.link(first, second, verb: verb) : nil)
          ?? (clause.isLaid && !isLaidAsSaid(clause, index)
            || isPlaced(clause.complements[index + 1])
            ? nil : SpanishWholeWords.link(first, second, verb: verb)),
        pair.preposition != "con" || !isList(clause),
        clause.complements[index + 1].government?.preposition == nil
          || pair.preposition == "de"
      {
        if pair.preposition == "de", pair.isDefinite, SpanishPairsByHead.isKnown(first),
          index == 0 || !clause.complements[index - 1].lexeme.isDeterminerLike
        {
          clause.complements[index].lexeme.article = .definite
        }
        insert(&clause, pair, at: index + 1)
      }
    }
    askForCourse(&clause, verb)
    watchOnScreen(&clause, verb)
    goWithSchool(&clause, verb)
  }

  /// Whether the second stands right behind the first, with nothing between them that another rule took away.
  private func areLaidTogether(_ clause: Clause, _ index: Int) -> Bool {
    guard let first = clause.complements[index].tile, let next = clause.complements[index + 1].tile
    else { return false }
    return next == first + 1
      || !clause.isLaid && clause.complements[index + 1].government?.preposition == nil
  }

  /// *Vecino / cortar / rama / árbol*: who does it, the verb, what it is done to and the next noun, in the order in which they are said.
  private func isLaidAsSaid(_ clause: Clause, _ index: Int) -> Bool {
    guard let who = clause.subject.last?.tile, let verb = clause.verb?.tile, who < verb,
      let first = clause.complements[index].tile, let next = clause.complements[index + 1].tile
    else { return false }
    return first == verb + 1 && next == first + 1
      && !["comer", "beber", "ver", "tener"].contains(clause.verb?.lexeme.lemma)
  }

  /// What single verbs make of the words behind them; each verb is one of ``SpanishPairWords/choosy``.
  private func settleByVerb(_ clause: inout Clause) {
    passSubject(&clause)
    belongTo(&clause)
    tasteOf(&clause)
    happenToSomebody(&clause)
    fitClothes(&clause)
    playInSnow(&clause)
    eatMeat(&clause)
    playFinal(&clause)
    obeyOrder(&clause)
    thankForDeed(&clause)
  }

  /// What joins two nouns that make one name, by the deed that they stand behind.
  private func laidPair(
    _ clause: Clause, _ index: Int, _ verb: String
  ) -> SpanishPairWords.Link? {
    let (first, second) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    guard first.wordClass == .noun, second.wordClass != .verb, second.wordClass != .adjective else {
      return nil
    }
    let deed = clause.complements[..<index].last { $0.lexeme.isInfinitive }?.lexeme.lemma ?? verb
    return SpanishLaidPairs.link(first, second, first.lemma, verb: deed)
      ?? SpanishNamePairs.link(first, second, verb: deed)
      ?? (first.number == .plural || first.lemma.hasSuffix("s")
        ? SpanishLaidPairs.link(first, second, SpanishPairWords.singular(first), verb: deed) : nil)
  }

  /// *Camisa / manga / corto, jersey / cuello / alto*: the quality is of how it is cut.
  private func nameCut(_ clause: inout Clause, _ place: Int) {
    guard place + 1 < clause.complements.count,
      case let quality = clause.complements[place + 1].lexeme, quality.wordClass == .adjective,
      case let cut = clause.complements[place].lexeme,
      case let gender = LanguageTables.tables(.spanish).gender(of: cut)
    else { return }
    let isFeminine = gender == .feminine && quality.lemma.hasSuffix("o")
    clause.complements[place].lexeme.gender = gender
    clause.complements[place].lexeme.lemma +=
      " " + (isFeminine ? quality.lemma.dropLast() + "a" : quality.lemma)
    clause.complements.remove(at: place + 1)
  }

  /// *Dar / gracias / abuela / venir, pedir / perdón / gritar*: for what one thanks and is sorry (NGLE §46.4).
  private func thankForDeed(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, verb == "dar" || verb == "pedir",
      let said = clause.complements.firstIndex(where: {
        SpanishPairWords.courtesies.contains($0.lexeme.lemma)
      }),
      let deed = clause.complements[said...].firstIndex(where: { $0.lexeme.isInfinitive }),
      !clause.complements[said...deed].contains(where: {
        $0.lexeme.wordClass == .adposition && $0.lexeme.lemma != "a" || $0.lexeme.isConnective
      }), let link = lexicon.known("por")
    else { return }
    clause.reasons.append(
      Realization.RuleApplication(.understood, clause.complements[deed].lexeme.lemma, "por"))
    clause.complements.insert(Constituent(link), at: deed)
  }

  /// Whether another rule has said already where or what for it is: *saco la silla al jardín*.
  private func isPlaced(_ word: Constituent) -> Bool {
    ["a", "para", "de", "por", "junto a", "delante de", "debajo de"]
      .contains(word.government?.preposition)
  }

  /// *Pan / mantequilla / mermelada*: of three things none goes with another.
  private func isList(_ clause: Clause) -> Bool {
    clause.complements.filter {
      $0.lexeme.wordClass == .noun && KindSet.edible.contains($0.lexeme.kind)
    }.count > 2
  }

  private func insert(
    _ clause: inout Clause, _ pair: SpanishPairWords.Link, at place: Int
  ) {
    guard let link = lexicon.known(pair.preposition) else { return }
    let noun = clause.complements[place].lexeme
    if pair.preposition == "de", place > 0,
      pair.isDefinite || noun.wordClass == .properNoun
        || pair.number == .asChosen && hasNoPlainObject(clause),
      clause.complements[place - 1].lexeme.wordClass == .noun, let verb = clause.verb,
      frames[verb.lexeme.lemma].slots.contains(where: { $0.preposition == "de" })
    {
      return insertIntoName(&clause, at: place, isDefinite: pair.isDefinite)
    }
    var words = [Constituent(link)]
    // En casa de mi prima: one's own kin gets its possessive later.
    let isOwn = pair.preposition == "de" && !clause.isLaid && KinWords.isOwnByRole(noun)
    if pair.isDefinite, noun.wordClass == .noun, !isOwn, let the = lexicon.known("el") {
      words.append(Constituent(the))
    }
    switch pair.number {
    case .asChosen: break
    case .many: if noun.number != .plural { makePlural(&clause.complements[place]) }
    case .one: if let one = lexicon.known("un") { words.append(Constituent(one)) }
    }
    clause.reasons.append(Realization.RuleApplication(.understood, noun.lemma, pair.preposition))
    clause.complements[place].lexeme.article = .bare
    clause.complements[place].government = nil
    if !pair.isDefinite, KindSet.places.contains(noun.kind) || noun.kind == .body {
      // Taller de cocina, deberes de lengua: what is learnt.
      clause.complements[place].lexeme.kind = .subject
    }
    clause.complements.insert(contentsOf: words, at: place)
  }

  /// *Calle / Feria, plaza / España*: its name.
  private func nameStreet(_ clause: inout Clause, _ index: Int) -> Bool {
    let (head, name) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    guard SpanishPairWords.streets.contains(head.lemma),
      name.lemma.first?.isUppercase == true, name.isNominal
    else { return false }
    clause.complements[index].lexeme.gender = LanguageTables.tables(language).gender(of: head)
    clause.complements[index].lexeme.lemma += " \(name.lemma)"
    clause.complements[index].lexeme.article = .definite
    clause.complements.remove(at: index + 1)
    if index > 0, clause.complements[index - 1].lexeme.wordClass == .properNoun,
      clause.complements[index - 1].lexeme.kind == .place, let of = lexicon.known("de")
    {
      // Vivir / Sevilla / calle / Feria.
      let city = clause.complements.remove(at: index - 1)
      clause.complements.insert(contentsOf: [Constituent(of), city], at: index)
      clause.complements[index + 1].government = nil
    }
    return true
  }

  /// *Coche / ser / papá*: whose it is (NGLE §37.9).
  private func belongTo(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "ser", !clause.isLaid,
      let thing = clause.subject.last?.lexeme, thing.wordClass == .noun, !thing.isHuman,
      MeaningWords.ownable.contains(thing.kind) || thing.kind == .animal,
      clause.complements.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.isDeterminerLike }),
      let owner = clause.complements.last?.lexeme,
      !thing.isBeing || !["amigo", "amiga"].contains(owner.lemma),
      owner.wordClass == .properNoun && !owner.isInferred || PortionWords.isKin(owner.lemma)
        || !thing.isBeing
          && ["niño", "niña", "bebé", "señor", "señora", "viejo", "viejos"].contains(owner.lemma),
      let of = lexicon.known("de")
    else { return }
    clause.reasons.append(Realization.RuleApplication(.understood, owner.lemma, "de"))
    clause.complements.insert(Constituent(of), at: 0)
    if clause.complements.count == 2, owner.wordClass == .noun, owner.article != .bare,
      !KinWords.isOwnByRole(owner),
      let the = lexicon.known("el")
    {
      clause.complements.insert(Constituent(the), at: 1)
    }
  }

  /// *Sopa / saber / ajo*: of what it tastes.
  private func tasteOf(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "saber", !clause.subject.isEmpty,
      clause.subject.allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun }),
      let taste = clause.complements.first, KindSet.edible.contains(taste.lexeme.kind),
      taste.lexeme.wordClass == .noun
    else { return }
    insert(&clause, SpanishPairWords.Link("a", isDefinite: false), at: 0)
  }

  /// *Suspender / lengua*: the subject of that name.
  private func passSubject(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma,
      SpanishPairWords.studying.contains(verb)
    else { return }
    for index in clause.complements.indices where clause.complements[index].lexeme.lemma == "lengua"
    {
      clause.complements[index].lexeme.kind = .subject
      clause.complements[index].lexeme.countability = .mass
      clause.complements[index].lexeme.article = .bare
    }
    for index in clause.complements.indices
    where SpanishPairWords.studies.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.isHuman
      && (index == 0 || !clause.complements[index - 1].lexeme.isDeterminerLike)
    {
      // Estudiaré veterinaria: what is learnt, and nobody.
      clause.complements[index].lexeme = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .subject)
      clause.complements[index].lexeme.countability = .mass
      clause.complements[index].lexeme.article = .bare
      clause.complements[index].lexeme.gender = .feminine
    }
  }

  /// *Tú / pasar / qué, yo / pasar / algo*: to whom it happens (NGLE §35.9).
  private func happenToSomebody(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "pasar", clause.verb?.lexeme.person == nil,
      clause.subject.count == 1, let who = clause.subject.first,
      who.lexeme.wordClass == .pronoun, let clitic = TileReader.clitic[who.lexeme.lemma],
      let what = clause.complements.firstIndex(where: {
        ["qué", "algo", "nada"].contains($0.lexeme.lemma)
      }),
      clause.complements.indices.allSatisfy({
        $0 == what || clause.complements[$0].lexeme.kind.isTemporal
          || clause.complements[$0].lexeme.kind == .negation
      })
    else { return }
    clause.subject = []
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .singular
    clause.complements.insert(
      Constituent(WordJoiner.pronoun(clitic), tile: who.tile), at: what + 1)
  }

  /// *Quedar / pantalón / pequeño*: how it fits, and not which one.
  private func fitClothes(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "quedar",
      let clothes = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.kind == .clothing
      }), ReadingWords.fits.contains(clause.complements[clothes + 1].lexeme.lemma),
      clothes + 2 == clause.complements.count,
      clause.complements[..<clothes].allSatisfy({ !$0.lexeme.isNominal })
    else { return }
    clause.complements.insert(clause.complements.removeLast(), at: 0)
  }

  /// *Jugar / nieve*: in what, and not with what.
  private func playInSnow(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "jugar",
      let place = clause.complements.firstIndex(where: {
        SpanishPairWords.grounds.contains($0.lexeme.lemma) && $0.lexeme.wordClass == .noun
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      place == 0 || !clause.complements[place - 1].lexeme.isDeterminerLike
    else { return }
    insert(&clause, SpanishPairWords.Link("en", isDefinite: true), at: place)
  }

  /// *Probar / pulpo, pedir / pollo*: what is on the plate is no animal.
  private func eatMeat(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, SpanishPairWords.tasting.contains(verb) else {
      return
    }
    for index in clause.complements.indices
    where EverydayCompanions.meats.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.wordClass == .noun
      && (index == 0 || !clause.complements[index - 1].lexeme.isDeterminerLike)
    {
      clause.complements[index].lexeme.kind = .food
      clause.complements[index].lexeme.animacy = .inanimate
    }
  }

  /// *Sentarse / lado / Amina*: at her side.
  private func standBeside(_ clause: inout Clause, _ index: Int) -> Bool {
    let next = clause.complements[index + 1].lexeme
    guard clause.complements[index].lexeme.lemma == "lado",
      index == 0 || clause.complements[index - 1].lexeme.wordClass == .noun,
      next.isNominal || next.isDeterminerLike
    else { return false }
    clause.complements[index].lexeme = Lexeme(
      lemma: "al lado de", wordClass: .adposition, kind: .direction)
    clause.complements[index + 1].government = nil
    return true
  }

  /// *Qué / apetecer / merienda*: as which course.
  private func askForCourse(_ clause: inout Clause, _ verb: String) {
    guard SpanishPairWords.serving.contains(verb),
      let asked = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "qué"
      }), asked + 2 == clause.complements.count,
      EverydayWords.courses.contains(clause.complements[asked + 1].lexeme.lemma),
      clause.complements[asked + 1].lexeme.kind == .meal
        || clause.complements[asked + 1].lexeme.lemma == "postre"
    else { return }
    insert(&clause, SpanishPairWords.Link("de", isDefinite: false), at: asked + 1)
  }

  /// Whether it stands in a newspaper: two books side by side are read one like the other.
  private func isPrinted(_ thing: Lexeme, in screen: Lexeme) -> Bool {
    screen.kind != .book || SpanishPairWords.printed.contains(thing.lemma)
  }

  /// *Ver / película / tele, escuchar / partido / radio*: on what it is seen and heard.
  private func watchOnScreen(_ clause: inout Clause, _ verb: String) {
    guard let screens = SpanishPairWords.screens[verb],
      let screen = clause.complements.firstIndex(where: {
        screens.contains($0.lexeme.lemma) && $0.government?.preposition == nil
      }), screen == 0 || clause.complements[screen - 1].lexeme.wordClass != .adposition,
      screen == 0 || !clause.complements[screen - 1].lexeme.isDeterminerLike,
      let shown = clause.complements.indices.first(where: { index in
        let word = clause.complements[index].lexeme
        return index != screen && (word.wordClass == .noun || word.wordClass == .properNoun)
          && !word.kind.isTemporal && !(word.isHuman && word.wordClass == .noun)
          && !KindSet.places.contains(word.kind) && word.kind != .furniture
      }),
      !clause.complements.contains(where: {
        $0.lexeme.isConnective
          || WordSorter.subordinators(of: .spanish).contains($0.lexeme.lemma)
      }),
      shown == 0
        || clause.complements[shown - 1].lexeme.wordClass != .adposition
          && !["antes", "después"].contains(clause.complements[shown - 1].lexeme.lemma),
      isPrinted(clause.complements[shown].lexeme, in: clause.complements[screen].lexeme)
    else { return }
    if clause.complements[shown].lexeme.wordClass == .properNoun {
      // Veo Bluey: what is on is no person one sees.
      clause.complements[shown].lexeme.animacy = .inanimate
      clause.complements[shown].lexeme.kind = .media
      clause.complements[shown].lexeme.article = .bare
    }
    let word = clause.complements.remove(at: screen)
    clause.complements.append(word)
    insert(
      &clause, SpanishPairWords.Link("en", isDefinite: word.lexeme.wordClass == .noun),
      at: clause.complements.count - 1)
  }

  /// *Visitar / zoo / colegio*: with whom, where another place is named already.
  private func goWithSchool(_ clause: inout Clause, _ verb: String) {
    guard ["visitar", "ir", "viajar", "conocer"].contains(verb),
      let school = clause.complements.indices.dropFirst().first(where: { index in
        let before = clause.complements[index - 1].lexeme
        return SpanishPairWords.schools.contains(clause.complements[index].lexeme.lemma)
          && before.wordClass == .noun && before.lemma != "clase"
          && (KindSet.places.contains(before.kind) || before.kind == .nature)
          && !SpanishPairWords.schools.contains(before.lemma)
          && before.kind != .home && before.kind != .room
      })
    else { return }
    insert(&clause, SpanishPairWords.Link("con", isDefinite: true), at: school)
  }
}
