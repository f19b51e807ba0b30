import AACCore

/// Spanish rows without a verb, laid as they are said, in which a noun belongs to the one before it and a quality is said of the first: *final / película / triste, dueño /
/// perro / enfadado, agua / piscina / helada, correa / perro / colgada / entrada, yogur / caducado / nevera, mapa / guantera / coche, bolsillo / chaqueta /
/// agujero, examen / difícil / hoy, nosotros / preocupados / examen, hombre / alto / sombrero / negro*.
///
/// Sources: NGLE §12.7 (*complementos del nombre*), §37.7–37.9 (*ser, estar*), §31.1 (what is left unsaid), §36.3 (qualities with their prepositions).
extension TileReader {
  /// The clauses of such a row; nil where what the nouns are to each other does not tell.
  func thingOfThing(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 2, row.count < 7,
      row.allSatisfy({ $0.tile != nil && $0.government == nil }),
      !row.contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .adposition || $0.lexeme.kind == .question
          || $0.lexeme.kind == .social || $0.lexeme.kind == .negation
      })
    else { return nil }
    if let felt = feltAbout(row) ?? flawedPart(row) { return [felt] }
    if let laid = rankedDay(row) ?? hangingThere(row) ?? ofThing(row) ?? ofQuality(row)
      ?? whoIsWhere(row)
    {
      return read(laid)
    }
    return nil
  }

  private func ofThing(_ row: [Constituent]) -> [Constituent]? {
    if let laid = partSo(row) ?? partThere(row) ?? suchThere(row) { return laid }
    return thingInPart(row) ?? inSuchThing(row)
  }

  private func ofQuality(_ row: [Constituent]) -> [Constituent]? {
    if let laid = soThen(row) ?? firstSo(row) ?? wearingSo(row) { return laid }
    if let laid = swollenBy(row) ?? bakingFor(row) { return laid }
    return ripeAndSweet(row) ?? luckToday(row) ?? tripThere(row) ?? newcomerSo(row)
  }

  // MARK: - Of what it is

  /// What stands behind a thing that belongs to another: *de la película, del perro, de arte, a café*; nil where it does not.
  func belonging(_ part: Constituent, _ whole: Constituent) -> [Constituent]? {
    guard isCommon(part), isCommon(whole) || whole.lexeme.wordClass == .properNoun,
      part.lexeme.lemma != whole.lexeme.lemma
    else { return nil }
    let (thing, other) = (part.lexeme, whole.lexeme)
    let definite = small("de") + ownerNamed(whole)
    if thing.lemma == "olor" || thing.lemma == "peste", other.namesThing {
      var smell = whole
      smell.lexeme.article = .bare
      return small("a") + [smell]
    }
    if thing.lemma == "viaje", other.kind == .vehicle { return small("en") + [bare(whole)] }
    if thing.lemma == "luz", PartOfWords.lights.contains(other.lemma) { return definite }
    if thing.lemma == "dolor", other.kind == .body { return ofSort(whole) }
    if let link = SpanishPairWords.whole(thing.lemma, other.lemma) {
      return small(link.preposition) + (link.isDefinite ? small("el") + [whole] : [bare(whole)])
    }
    if thing.kind == .clothing, PartOfWords.patterns.contains(written(whole)) {
      return ofSort(whole)
    }
    if PartOfWords.relational.contains(thing.lemma) { return definite }
    if other.namesThing, isSortOf(thing, other) { return ofSort(whole) }
    if PartOfWords.lessons.contains(thing.lemma), PartOfWords.arts.contains(other.lemma) {
      return ofSort(whole)
    }
    if thing.kind == .media { return nil }
    if thing.isHuman {
      // El dueño del bar, but el amigo tiene un ordenador.
      if PartOfWords.kin.contains(thing.lemma), !other.isHuman { return nil }
      return PartOfWords.people.contains(thing.lemma) && !other.isInferred ? definite : nil
    }
    if SpanishWholes.holds(other, thing, written(part)) { return definite }
    if thing.kind == .body {
      return other.kind == .animal || other.kind == .clothing ? definite : nil
    }
    if PartOfWords.ofPlants.contains(thing.lemma), other.kind == .plant || other.lemma == "árbol" {
      return definite
    }
    if PartOfWords.sites.contains(thing.lemma),
      ["pueblo", "barrio", "ciudad"].contains(other.lemma)
    {
      return definite
    }
    if PartOfWords.ofAnimals.contains(thing.lemma), other.kind == .animal { return definite }
    if KindSet.places.contains(other.kind), !KindSet.places.contains(thing.kind) {
      return PartOfWords.found.contains(thing.lemma)
        || NounRowWords.fixed.contains(thing.lemma) ? definite : nil
    }
    return isPart(part, of: whole) || thing.lemma == "casa" && (other.kind == .toy || other.isBeing)
      ? definite : nil
  }

  private func bare(_ noun: Constituent) -> Constituent {
    var kind = noun
    kind.lexeme.article = .bare
    return kind
  }

  private func ownerNamed(_ whole: Constituent) -> [Constituent] {
    if ["mi ", "tu ", "su "].contains(where: whole.lexeme.lemma.hasPrefix) { return [whole] }
    if whole.lexeme.isHuman { return owned(by: whole) }
    return whole.lexeme.wordClass == .properNoun || whole.lexeme.article == .bare
      ? [whole] : small("el") + [whole]
  }

  /// *Ser* of what something is like, *estar* of how it is now.
  private func being(_ quality: Constituent, _ thing: Constituent) -> Constituent {
    let noun = thing.lexeme
    if SuppliedWords.judged.contains(quality.lexeme.lemma)
      || quality.lexeme.lemma == "cansado" && !noun.isBeing
    {
      return .linking("ser", .third)
    }
    if noun.isBeing { return .linking(quality.lexeme.kind.isPassing ? "estar" : "ser", .third) }
    if quality.lexeme.kind == .emotion { return .linking("ser", .third) }
    let isNow = isState(quality) || PartOfWords.states.contains(quality.lexeme.lemma)
    return .linking(isNow ? "estar" : copula(for: quality.lexeme, of: noun, false) ?? "ser", .third)
  }

  /// A word that says what something is like: an adjective, or a noun that is written like one.
  private func quality(_ word: Constituent) -> Constituent? {
    if let text = PartOfWords.written[written(word)], let known = tables.lexicon.known(text) {
      return Constituent(known, tile: word.tile)
    }
    guard word.lexeme.wordClass == .adjective, !word.lexeme.isDeterminerLike,
      !word.lexeme.kind.isSmall
    else { return nil }
    return word
  }

  /// *Final / película / triste, dueño / perro / enfadado, clase / arte / muy / divertida*.
  private func partSo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 6, !isKeptPhrase(row), let last = row.last, let quality = quality(last),
      row[2...].dropLast().allSatisfy({ $0.lexeme.kind == .degree }),
      let link = ofSmell(row[0], row[1]) ?? belonging(row[0], row[1])
        ?? owned(row[0], by: row[1], quality)
    else { return nil }
    return small("el") + [row[0]] + link + [being(quality, row[0])] + row[2...].dropLast()
      + [quality]
  }

  /// *Olor / basura / asqueroso*: of what it is.
  private func ofSmell(_ thing: Constituent, _ other: Constituent) -> [Constituent]? {
    guard thing.lexeme.lemma == "olor", isCommon(other), other.lexeme.namesThing else { return nil }
    return small("de", "el") + [other]
  }

  /// *Silla / abuela / cómoda, leche / bebé / fría*: whose it is, where nobody can be so.
  private func owned(
    _ thing: Constituent, by owner: Constituent, _ quality: Constituent
  ) -> [Constituent]? {
    guard isCommon(thing), thing.lexeme.namesThing || thing.lexeme.kind == .animal,
      owner.lexeme.isHuman, !thing.lexeme.kind.isSensation, thing.lexeme.kind != .feeling,
      thing.lexeme.kind != .body,
      thing.lexeme.kind != .illness,
      SpanishPairWords.sort(thing.lexeme, owner.lexeme, verb: "querer") == nil,
      [.noun, .properNoun].contains(owner.lexeme.wordClass), quality.lexeme.kind != .emotion,
      owner.lexeme.number != .plural
    else { return nil }
    let isMeant =
      quality.lexeme.gender == nil || tables.gender(of: thing.lexeme) == quality.lexeme.gender
    return isMeant ? small("de") + ownerNamed(owner) : nil
  }

  /// *Correa / perro / colgada / entrada*: how it is, and where.
  private func partThere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, let quality = quality(row[2]),
      isState(row[2]) || quality.lexeme.endsLikeParticiple,
      holdsThings(row[3]), let link = belonging(row[0], row[1])
    else { return nil }
    return small("el") + [row[0]] + link + [.linking("estar", .third), quality]
      + small("en", "el") + [row[3]]
  }

  private func holdsThings(_ word: Constituent) -> Bool {
    isCommon(word)
      && (isGround(word) || PartOfWords.holders.contains(word.lexeme.lemma)
        || DoerWords.contains(word.lexeme, in: SuppliedWords.containers)
        || DoerWords.contains(word.lexeme, in: FirstDoerWords.holders))
  }

  /// *Yogur / caducado / nevera, pijama / limpio / cajón*: the one that is so is there.
  private func suchThere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing,
      !KindSet.places.contains(row[0].lexeme.kind),
      !NounRowWords.fixed.contains(row[0].lexeme.lemma),
      row[0].lexeme.kind != .body, let quality = quality(row[1]),
      isState(quality) || quality.lexeme.kind == .color || quality.lexeme.endsLikeParticiple,
      PartOfWords.holders.contains(row[2].lexeme.lemma), isCommon(row[2])
    else { return nil }
    return small("el") + [row[0], quality, .linking("estar", .third)] + small("en", "el")
      + [row[2]]
  }

  /// *Mapa / guantera / coche*: in which part of what it is.
  private func thingInPart(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing,
      !KindSet.places.contains(row[0].lexeme.kind), row[0].lexeme.kind != .body,
      PartOfWords.holders.contains(row[1].lexeme.lemma), belonging(row[0], row[1]) == nil,
      isCommon(row[2]) || row[2].lexeme.isHuman,
      let link = belonging(row[1], row[2]) ?? insideOf(row[1], row[2])
    else { return nil }
    return small("el") + [row[0], .linking("estar", .third)] + small("en", "el") + [row[1]] + link
  }

  /// *Libro / mochila / roja*: in which one it is.
  private func inSuchThing(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing, isCommon(row[1]),
      !KindSet.places.contains(row[0].lexeme.kind), row[0].lexeme.kind != .body,
      PartOfWords.holders.contains(row[1].lexeme.lemma),
      !PartOfWords.holders.contains(row[0].lexeme.lemma), let quality = quality(row[2]),
      quality.lexeme.kind == .color || quality.lexeme.kind == .size
    else { return nil }
    return small("el") + [row[0], .linking("estar", .third)] + small("en", "el")
      + [row[1], quality]
  }

  private func insideOf(_ part: Constituent, _ whole: Constituent) -> [Constituent]? {
    let noun = whole.lexeme
    if noun.isHuman, [.noun, .properNoun].contains(noun.wordClass) {
      return small("de") + ownerNamed(whole)
    }
    guard
      KindSet.places.contains(noun.kind) || noun.kind == .vehicle || noun.kind == .furniture
        || noun.kind == .clothing || noun.lemma == "mochila"
    else { return nil }
    return small("de", "el") + [whole]
  }

  /// *Bolsillo / chaqueta / agujero*: what is wrong with it.
  private func flawedPart(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, PartOfWords.flaws.contains(row[2].lexeme.lemma),
      let link = belonging(row[0], row[1])
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = small("el") + [row[0]] + link
    clause.subject[1].lexeme.forms[Clause.inOrder] = ""
    clause.verb = deed("tener")
    clause.complements = [row[2]]
    return clause
  }

  /// *Cola / perro / moverse, tejado / casa / gotear, olor / café / despertar / yo, casa / muñeca / tener / ventana*: what the part does.
  func partDoes(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 8,
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb == 2 || verb == 3,
      verb == 2 || isNegator(row[2]),
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      !row.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question
      }),
      case let lemma = row[verb].lexeme.lemma, case let rest = Array(row[(verb + 1)...]),
      PartOfWords.deeds.contains(lemma) || lemma.hasSuffix("se")
        || FirstDoerWords.alone.contains(lemma)
        || rest.first?.lexeme.lemma == "yo" && PartOfWords.stirring.contains(lemma),
      lemma != "tener" || rest.last.map({ isCommon($0) }) == true,
      let link = ofSmell(row[0], row[1]) ?? belonging(row[0], row[1])
    else { return nil }
    if rest.first?.lexeme.lemma != "yo", lemma != "llamarse", rest.contains(where: \.lexeme.isHuman)
    {
      return nil
    }
    guard rest.first?.lexeme.lemma == "yo" || lemma == "tener" else {
      return read(
        small("el") + [row[0]] + link + row[2..<verb] + [row[verb].said(by: .third)] + rest)
    }
    var clause = Clause(variety: variety)
    clause.subject = small("el") + [row[0]] + link
    clause.subject[1].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[verb]
    clause.complements = Array(row[2..<verb]) + rest
    settleEvent(&clause, row)
    return [clause]
  }

  // MARK: - What it is like

  /// *Examen / difícil / hoy, cielo / nublado / esta tarde, pollo / crudo / dentro*: when and where it is so.
  private func soThen(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing, let quality = quality(row[1])
    else { return nil }
    let last = row[2]
    if ["dentro", "fuera"].contains(last.lexeme.lemma) {
      guard KindSet.edible.contains(row[0].lexeme.kind) else { return nil }
      return small("el") + [row[0], .linking("estar", .third), quality]
        + [phrase("por \(last.lexeme.lemma)", last)]
    }
    guard last.lexeme.kind.isTemporal, last.lexeme.wordClass != .adjective,
      row[0].lexeme.takesPlace || ["cielo", "mar", "día", "examen"].contains(row[0].lexeme.lemma)
    else { return nil }
    return small("el") + [row[0], being(quality, row[0]), quality, last]
  }

  /// *Primera / pregunta / fácil*.
  private func firstSo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3,
      PartOfWords.ranks.contains(where: row[0].lexeme.lemma.hasPrefix),
      isCommon(row[1]), row[1].lexeme.namesThing, let quality = quality(row[2])
    else { return nil }
    return small("el") + [row[0], row[1], being(quality, row[1]), quality]
  }

  /// *Hombre / alto / sombrero / negro, muñeca / vestido / nuevo*: what somebody wears.
  private func wearingSo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4, let last = row.last, let quality = quality(last),
      case let worn = row[row.count - 2], worn.lexeme.kind == .clothing, isCommon(worn),
      isCommon(row[0]),
      row[0].lexeme.isHuman && !CalledWords.all.contains(row[0].lexeme.lemma) && row.count == 4
        || row[0].lexeme.kind == .toy,
      row.count == 3 || self.quality(row[1]) != nil
    else { return nil }
    let isMany = worn.lexeme.number == .plural || isWrittenPlural(worn)
    return small("el") + row[..<(row.count - 2)] + [deed("llevar").said(by: .third)]
      + (isMany ? [] : small("un")) + [worn, quality]
  }

  // MARK: - Why it is so

  /// *Nosotros / preocupados / examen, él / celoso / hermana, mi amigo / decepcionado / nota*: about what one feels so (NGLE §36.3).
  private func feltAbout(_ row: [Constituent]) -> Clause? {
    guard row.count == 3 || row.count == 4, let last = row.last,
      case let place = row.count - 2, row[place].lexeme.wordClass == .adjective,
      PartOfWords.moods.contains(where: row[place].lexeme.lemma.hasPrefix),
      case let who = row[place - 1], who.lexeme.isHuman || who.lexeme.kind == .person,
      row[..<(place - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      who.lexeme.lemma != "yo", isCommon(last), !last.lexeme.kind.isTemporal
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<place])
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = .linking("estar")
    clause.complements = Array(row[place...])
    return clause
  }

  /// *Ojo / hinchado / alergia*: of the speaker, and why.
  private func swollenBy(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.kind == .body, isCommon(row[0]), isState(row[1]),
      row[2].lexeme.kind == .illness
        || PartOfWords.harms.contains(row[2].lexeme.lemma)
    else { return nil }
    return [deed("tener").said(by: .first)] + small("el") + [row[0], row[1]]
      + small("por", "el") + [row[2]]
  }

  /// *Bizcocho / horno / media hora*: how long it is in there.
  private func bakingFor(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4, KindSet.edible.contains(row[0].lexeme.kind),
      ["horno", "nevera", "congelador", "microondas", "olla"].contains(row[1].lexeme.lemma),
      row.last?.lexeme.kind.isTemporal == true
    else { return nil }
    return small("el") + [row[0], .linking("estar", .third)] + small("en", "el") + row[1...]
  }
}

extension TileReader {
  /// *Sandía / madura / dulce, pan / duro / pájaros*: which one is so, or for whom.
  private func ripeAndSweet(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, KindSet.edible.contains(row[0].lexeme.kind), isCommon(row[0]),
      let first = quality(row[1]), isState(first) || PartOfWords.states.contains(first.lexeme.lemma)
    else { return nil }
    let head = small("el") + [row[0], first]
    if row[2].lexeme.kind == .animal, isCommon(row[2]) {
      return head + [.linking("ser", .third)] + small("para", "el") + [row[2]]
    }
    guard first.lexeme.lemma == "maduro", let second = quality(row[2]),
      SuppliedWords.tastes.contains(second.lexeme.lemma)
        || ["dulce", "ácido"].contains(second.lexeme.lemma)
    else { return nil }
    return head + [being(second, row[0]), second]
  }

  /// *Mala / suerte / hoy*: of whoever says so.
  private func luckToday(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["mala", "malo", "buena", "bueno", "poca"].contains(written(row[0])),
      row[1].lexeme.lemma == "suerte", row[2].lexeme.lemma == "hoy"
    else { return nil }
    return [row[2], deed("tener").said(by: .first), row[0], row[1]]
  }

  /// *Excursión / museo / martes, viaje / playa / sábado*: where it goes, and when it is.
  private func tripThere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4, let day = row.last, day.lexeme.kind == .weekday,
      ["excursión", "viaje", "visita", "salida"].contains(row[0].lexeme.lemma),
      KindSet.places.contains(row[1].lexeme.kind), isCommon(row[1])
    else { return nil }
    let sort: [Constituent]
    if row.count == 4 {
      guard isCommon(row[2]), row[2].lexeme.namesThing else { return nil }
      sort = ofSort(row[2])
    } else {
      sort = []
    }
    return small("el") + [row[0]] + small("a", "el") + [row[1]] + sort
      + [.linking("ser", .third), phrase("el \(day.lexeme.lemma)", day, .weekday)]
  }
}
