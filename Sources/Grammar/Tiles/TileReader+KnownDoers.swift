import AACCore

/// Who does it where the order of a row leaves it open and what everybody knows decides: *conejo / curar / veterinaria,
/// dos / euro / costar / helado, bebé / bañar / niñera* (NGLE §1.12, *papeles semánticos*; §33.1; Bechara, *Sujeito*).
extension TileReader {
  /// How likely a word is the subject where the meaning of the words decides; nil where the general rules do.
  func knownDoerScore(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int? {
    guard DoerWords.decided.contains(frame.lemma) || DoerWords.ofBeings.contains(frame.lemma),
      words.indices.allSatisfy({
        words[$0].lexeme.wordClass != .verb && words[$0].lexeme.kind != .question || $0 == verb
      })
    else { return nil }
    let row = DoerRow(
      words: words, verb: verb, lemma: frame.lemma,
      nouns: words.indices.filter { $0 != verb && isDoerLike(words, $0) })
    return measuredScore(row, index) ?? havingScore(row, index) ?? workScore(row, index)
      ?? givenScore(row, index) ?? careScore(row, index) ?? animalScore(row, index) ?? elementScore(
        row, index)
      ?? happeningScore(row, index) ?? loneScore(row, index) ?? movedScore(row, index)
  }

  /// A noun, a name or a person's pronoun that no preposition rules, also where it names a time.
  private func isDoerLike(_ words: [Constituent], _ index: Int) -> Bool {
    let word = words[index].lexeme
    guard
      word.wordClass == .noun || word.wordClass == .properNoun
        || word.wordClass == .pronoun && word.kind == .person
    else { return false }
    return !isGoverned(words, index)
  }

  // MARK: - Measures and what is had

  /// *Dos / euro / costar / helado, noventa / minuto / durar / obra, más / que / hipopótamo / pesar / elefante*.
  private func measuredScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard DoerWords.measuring.contains(row.lemma), row.word(index).wordClass != .pronoun else {
      return nil
    }
    if row.isMeasure(index) { return 0 }
    let isCompared = row.words.indices.dropLast().contains {
      WordSorter.comparatives.contains(row.words[$0].lexeme.lemma)
        && ["que", "do que"].contains(row.words[$0 + 1].lexeme.lemma)
    }
    guard isCompared || row.nouns.contains(where: { row.isMeasure($0) }) else { return nil }
    return row.nouns.allSatisfy { $0 == index || row.isMeasure($0) } ? 120 : nil
  }

  /// *Ocho / pata / tener / araña, hermano / tener / yo, perro / tener / niña*: whoever is not counted has the others.
  private func havingScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard DoerWords.having.contains(row.lemma) else { return nil }
    let word = row.word(index)
    let others = row.nouns.filter { $0 != index }
    if word.wordClass == .pronoun {
      guard word.kind == .person, !isObjectForm(word) else { return nil }
      return others.contains { row.word($0).isHuman && row.word($0).wordClass == .noun } ? 130 : nil
    }
    guard others.count == 1, let other = others.first else { return nil }
    let had = row.word(other)
    if had.wordClass == .pronoun { return word.isBeing ? 5 : nil }
    if word.kind == .body, had.kind == .animal { return 0 }
    if word.kind == .animal, had.kind == .body { return 120 }
    if row.isCounted(index) != row.isCounted(other), word.isLastingNoun || had.isLastingNoun,
      row.word(row.isCounted(index) ? other : index).isBeing
        || row.isNumbered(row.isCounted(index) ? index : other)
    {
      return row.isCounted(index) ? 0 : 120
    }
    if word.kind == .animal, had.isHuman { return 5 }
    if word.isHuman, had.kind == .animal { return 120 }
    if word.kind == .body, had.kind == .toy || had.isBeing { return 0 }
    return had.kind == .body && word.kind == .toy ? 120 : nil
  }

  // MARK: - Whose work it is

  /// *Niño / curar / médico, yo / sangre / sacar / enfermera, lección / explicar / tutora, paquete / traer / cartero*.
  private func workScore(_ row: DoerRow, _ index: Int) -> Int? {
    let isTreatment =
      DoerWords.treating.contains(row.lemma)
      && row.nouns.contains { DoerWords.contains(row.word($0), in: DoerWords.treatments) }
    if isTreatment || DoerWords.healing.contains(row.lemma) || DoerWords.mending.contains(row.lemma)
    {
      let isSure = isTreatment || DoerWords.healing.contains(row.lemma)
      return workScore(row, index, of: DoerWords.healers, overPronouns: isSure)
    }
    if DoerWords.trimming.contains(row.lemma) {
      return workScore(row, index, of: DoerWords.hairdressers, overPronouns: true)
    }
    if DoerWords.rescuing.contains(row.lemma) {
      return workScore(row, index, of: DoerWords.rescuers, overPronouns: true)
    }
    if DoerWords.teaching.contains(row.lemma) {
      return taughtScore(row, index)
    }
    guard DoerWords.serving.contains(row.lemma), row.hasThing(before: row.verb),
      !row.word(0).isBeing || row.word(0).wordClass == .pronoun
    else { return nil }
    return workScore(row, index, of: DoerWords.servers, overPronouns: true)
  }

  private func workScore(
    _ row: DoerRow, _ index: Int, of workers: WordSet, overPronouns: Bool
  ) -> Int? {
    let beings = row.nouns.filter { row.word($0).isBeing || row.word($0).wordClass == .pronoun }
    let known = beings.filter { DoerWords.contains(row.word($0), in: workers) }
    guard known.count == 1, let worker = known.first else { return nil }
    if !overPronouns, beings.contains(where: { row.word($0).wordClass == .pronoun }) { return nil }
    if index == worker { return beings.count > 1 || index > row.verb ? 130 : nil }
    return beings.contains(index) ? 5 : nil
  }

  /// *Letras / niños / enseñar / profesora*: where the row does not begin with who learns.
  private func taughtScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard row.hasThing(before: row.verb), !row.word(0).isBeing, row.words.count > 2,
      !row.nouns.contains(where: { row.word($0).wordClass == .pronoun })
    else { return nil }
    let beings = row.nouns.filter { row.word($0).isBeing }
    guard
      let worker = beings.first(where: { DoerWords.contains(row.word($0), in: DoerWords.teachers) }
      ),
      beings.allSatisfy({ $0 == worker || DoerWords.contains(row.word($0), in: DoerWords.learners) }
      )
    else { return nil }
    if index == worker { return beings.count > 1 || index > row.verb ? 130 : nil }
    return beings.contains(index) ? 5 : nil
  }

  // MARK: - Who is looked after

  /// *Bebé / bañar / niñera, pacientes / cuidar / enfermero*.
  private func careScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard DoerWords.minding.contains(row.lemma) else { return nil }
    let people = row.nouns.filter {
      row.word($0).isHuman || row.word($0).wordClass == .pronoun && !isObjectForm(row.word($0))
    }
    if let score = raisedScore(row, index, people) ?? mindedScore(row, index, people) {
      return score
    }
    let helpless = people.filter { DoerWords.contains(row.word($0), in: DoerWords.helpless) }
    guard helpless.count == 1, people.count == 2, people.contains(index) else { return nil }
    return helpless.contains(index) ? 5 : 120
  }

  /// *Peinar / niña / mamá, regañar / niño / profesora*: of a verb that begins the row the grown-up does it.
  private func mindedScore(_ row: DoerRow, _ index: Int, _ people: [Int]) -> Int? {
    guard variety.language == .spanish, people.count == 2, people.contains(index),
      people[0] > row.verb,
      let child = people.first(where: {
        DoerWords.contains(row.word($0), in: DoerWords.children)
          || DoerWords.contains(row.word($0), in: DoerWords.helpless)
      }),
      let elder = people.first(where: {
        DoerWords.raisers.contains(row.word($0).lemma)
          || DoerWords.teachers.contains(row.word($0).lemma)
          || DoerWords.healers.contains(row.word($0).lemma)
      }), elder > child
    else { return nil }
    return index == child ? 5 : 120
  }

  /// *Niño / colegio / recoger / mamá, niña / silla / sentar / papá*: unless the child stands right before the verb.
  private func raisedScore(_ row: DoerRow, _ index: Int, _ people: [Int]) -> Int? {
    guard DoerWords.raising.contains(row.lemma), people.count == 2, people.contains(index),
      row.nouns.count > 2,
      let child = people.first(where: { DoerWords.contains(row.word($0), in: DoerWords.children) }),
      let parent = people.first(where: { DoerWords.raisers.contains(row.word($0).lemma) }),
      parent > row.verb, child + 1 < row.verb
    else { return nil }
    return index == child ? 5 : 120
  }

  /// *Conejo / curar / veterinaria, vaca / ordeñar / granjero, niño / morder / perro, lana / dar / oveja*.
  private func animalScore(_ row: DoerRow, _ index: Int) -> Int? {
    let word = row.word(index)
    let animals = row.nouns.filter { row.isAnimal($0) }
    if animals.count == 2, DoerWords.hunting.contains(row.lemma), animals.contains(index) {
      return huntedScore(row, index, animals)
    }
    guard animals.count == 1, let animal = animals.first else { return nil }
    let people = row.nouns.filter {
      row.word($0).isHuman || row.word($0).wordClass == .pronoun && row.word($0).kind == .person
    }
    if EverydayWords.biting.contains(row.lemma) {
      guard people.count == 1, index == animal else { return nil }
      // Menino / cachorro / morder: the boy might do it as well.
      return row.word(people[0]).wordClass == .pronoun ? 130 : 85
    }
    if DoerWords.yielding.contains(row.lemma) {
      let isYield = row.nouns.contains { DoerWords.contains(row.word($0), in: DoerWords.yields) }
      if isYield, people.isEmpty { return index == animal ? 120 : 0 }
      let isGiven = row.nouns.contains {
        KindSet.edible.contains(row.word($0).kind) || row.word($0).kind == .toy
          || row.word($0).kind == .medicine
      }
      return isGiven && row.lemma == "dar" && index == animal ? 5 : nil
    }
    if DoerWords.liking.contains(row.lemma), people.count == 1, let who = people.first,
      animal < row.verb, who > animal,
      row.word(animal).number == .plural
        || tables.lexicon.known(row.word(animal).lemma) == nil
    {
      // Baleias / adorar / Cecília: a kind of animals is liked.
      return index == animal ? 5 : index == who ? 120 : nil
    }
    guard DoerWords.tending.contains(row.lemma) else { return nil }
    let isGuard =
      row.lemma == "cuidar" && DoerWords.contains(row.word(animal), in: DoerWords.guards)
    guard !isGuard, people.count < 2 else { return nil }
    if index == animal { return people.isEmpty && index > row.verb ? nil : 5 }
    return word.isHuman && word.wordClass != .pronoun ? 120 : nil
  }

  /// *Ratón / comer / gato, cebra / cazar / león*.
  private func huntedScore(_ row: DoerRow, _ index: Int, _ animals: [Int]) -> Int? {
    let hunters = animals.filter { DoerWords.contains(row.word($0), in: DoerWords.hunters) }
    let prey = animals.filter { DoerWords.contains(row.word($0), in: DoerWords.prey) }
    guard hunters.count == 1, prey.count == 1, hunters != prey else { return nil }
    return hunters.contains(index) ? 120 : 5
  }

  /// *Arena / calentar / sol, hoja / mover / viento*: of two things the one that acts by itself.
  private func elementScore(_ row: DoerRow, _ index: Int) -> Int? {
    if row.lemma == "picar", KindSet.edible.contains(row.word(index).kind), row.nouns == [index] {
      // Mucho / picar / salsa.
      return 60
    }
    if let carried = carriedScore(row, index) ?? wateredScore(row, index) { return carried }
    guard DoerWords.warming.contains(row.lemma), row.nouns.count == 2,
      row.nouns.contains(index),
      DoerWords.burning.contains(row.lemma)
        || row.nouns.allSatisfy({ row.word($0).namesThing })
    else { return nil }
    if row.lemma == "apagar",
      let fire = row.nouns.first(where: { DoerWords.fires.contains(row.word($0).lemma) })
    {
      // Água / apagar / fogo.
      return fire == index ? 5 : 120
    }
    let acting = row.nouns.filter { DoerWords.contains(row.word($0), in: DoerWords.elements) }
    guard acting.count == 1 else { return nil }
    return acting.contains(index) ? 120 : 5
  }

  /// *Tren / traer / abuela, ambulancia / llevar / abuelo / hospital*: what carries many was laid first, and nobody carries it.
  private func carriedScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard isSpanish, DoerWords.carrying.contains(row.lemma), let first = row.nouns.first,
      first < row.verb, row.word(first).kind == .vehicle,
      DoerWords.contains(row.word(first), in: DoerWords.carriers),
      row.nouns.dropFirst().allSatisfy({ $0 > row.verb }),
      row.nouns.filter({ row.word($0).isBeing || row.word($0).wordClass == .pronoun }).count == 1
    else { return nil }
    return index == first ? 120 : 5
  }

  /// *Fuego / apagar / agua, agua / mojar / ropa*: water does by itself what is done to things and people.
  private func wateredScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard isSpanish, DoerWords.watering.contains(row.lemma), row.nouns.count == 2,
      row.words.count < 4 || row.words.allSatisfy({ $0.lexeme.wordClass != .adposition }),
      row.nouns.contains(where: { row.word($0).lemma == "agua" }),
      row.nouns.allSatisfy({ row.word($0).namesThing || row.word($0).roleKind == .animal })
    else { return nil }
    return row.word(index).lemma == "agua" ? 120 : 5
  }

  /// *Acercarse / tormenta, a las nueve / cerrar / supermercado, con / fuerza / soplar / viento*: what happens by itself.
  private func happeningScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard DoerWords.happening.contains(row.lemma), row.nouns.contains(index) else { return nil }
    let word = row.word(index)
    if DoerWords.applauding.contains(row.lemma) {
      return DoerWords.crowds.contains(word.lemma) && row.nouns.count == 1 ? 70 : nil
    }
    let things = row.nouns.filter { !row.word($0).kind.isTemporal }
    guard word.namesThing, things == [index],
      !row.words.contains(where: { $0.lexeme.wordClass == .pronoun })
    else { return nil }
    return happens(word, row) ? 60 : nil
  }

  private func happens(_ word: Lexeme, _ row: DoerRow) -> Bool {
    let isVehicle = word.kind == .vehicle || word.lemma == "vuelo" || word.lemma == "voo"
    let isSky = word.kind == .weather || word.kind == .nature
    let hasTime = row.words.contains { $0.lexeme.kind.isTemporal }
    if DoerWords.driving.contains(row.lemma) { return isVehicle }
    if DoerWords.approaching.contains(row.lemma) {
      return isSky || word.kind == .event || isVehicle
    }
    if DoerWords.shining.contains(row.lemma) { return isSky }
    if DoerWords.blinking.contains(row.lemma) {
      return word.kind == .device || word.kind == .toy || isVehicle || word.lemma.hasPrefix("lu")
    }
    if DoerWords.smelling.contains(row.lemma) {
      let isTaste = row.words.indices.dropLast().contains {
        row.words[$0].lexeme.lemma == "a" && row.words[$0 + 1].lexeme.namesThing
      }
      return row.lemma == "saber"
        ? KindSet.edible.contains(word.kind) && (isTaste || row.hasTaste)
          || word.kind == .medicine && row.hasTaste
        : row.words.contains { ["bien", "mal", "bem"].contains($0.lexeme.lemma) }
    }
    if DoerWords.opening.contains(row.lemma) {
      guard hasTime else { return false }
      let isShop = word.kind == .place && ["abrir", "cerrar", "fechar"].contains(row.lemma)
      let isShown = variety.language == .spanish && word.kind == .media && row.lemma == "empezar"
      return isShop || isShown
        || word.kind == .event && !["abrir", "cerrar", "fechar"].contains(row.lemma)
    }
    if DoerWords.leaving.contains(row.lemma) { return isVehicle && hasTime }
    let hasPlace = row.words.contains { $0.lexeme.wordClass == .adposition }
    return hasPlace && (DoerWords.lifts.contains(word.lemma) || row.lemma == "parar" && isVehicle)
  }

  // MARK: - Nobody else

  /// *Abuela / abrazar, Marcos / llamarse, nada / querer, lua / ver*: whom it is done to, and the speaker does it.
  private func loneScore(_ row: DoerRow, _ index: Int) -> Int? {
    let word = row.word(index)
    if word.wordClass == .pronoun {
      guard index < row.verb else { return nil }
      if ["nada", "algo", "todo", "tudo"].contains(word.lemma) {
        return DoerWords.denied.contains(row.lemma) ? 0 : nil
      }
      let isNobody = ["nadie", "ninguém"].contains(word.lemma)
      return isNobody && row.nouns.allSatisfy { $0 == index }
        && DoerWords.meeting.contains(row.lemma)
        && row.words.count == 2 ? 20 : nil
    }
    if DoerWords.pleasing.contains(row.lemma) {
      return row.nouns.count == 1 && row.words.count == 2 && word.isHuman ? 5 : nil
    }
    if variety.language == .portuguese, word.namesThing, index < row.verb,
      MeaningWords.toolVerbs.contains(row.lemma),
      row.nouns.contains(where: {
        $0 > index && MeaningWords.tools.contains(MeaningWords.base(of: row.word($0)))
      })
    {
      return 5
    }
    if variety.language == .portuguese, word.namesThing, !word.isInferred,
      DoerWords.ofBeings.contains(row.lemma)
        || row.lemma == "pegar" && DoerWords.boarded.contains(word.lemma)
    {
      return 5
    }
    guard row.nouns.count == 1 else { return deniedScore(row, index) }
    if DoerWords.naming.contains(row.lemma) { return word.wordClass == .properNoun ? 5 : nil }
    if DoerWords.unshared.contains(row.lemma) {
      return index > row.verb && word.isHuman ? 70 : nil
    }
    if DoerWords.relying.contains(row.lemma) { return row.isPlainPair ? 20 : nil }
    guard DoerWords.holding.contains(row.lemma), word.isBeing, index < row.verb, row.isPlainPair
    else { return deniedScore(row, index) }
    return 30
  }
}
