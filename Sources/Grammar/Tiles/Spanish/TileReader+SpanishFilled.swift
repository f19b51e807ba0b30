import AACCore

/// Spanish rows that lack only small words, which their kinds tell: of what, whose and from where a thing is, how much of it, where it is, what it is
/// compared with, and whom it is said of: *mesa / madera, queso / Francia, cama / perro, dos / kilos / patatas, barco / grande / puerto, este / libro /
/// más / divertido / otro, color / favorito / verde, cielo / gris*.
///
/// Sources: NGLE §12.7 (*complementos del nombre*), §12.11 (nouns of measure), §45.5–45.8 (comparatives), §45.13 (superlatives), §37.2 and §37.9
/// (*ser, estar*), §15.6 (*haber*), §35.2 (*faltar*).
extension TileReader {
  /// The clauses of a Spanish row as a whole by what everybody understands; nil where the other rules are to read it.
  func spanishMeant(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 1, row.count < 9,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    if let said = setPhrase(row) ?? forbiddenToOther(row) ?? invited(row) ?? askedToCome(row) {
      return said
    }
    if let said = askedIfAble(row) ?? askedAboutOther(row) ?? saidToNamed(row) { return said }
    if let said = askedBackOfOther(row) ?? setAgainst(row) ?? happenedByItself(row) { return said }
    if row.count == 3, row[0].lexeme.kind == .social, row[1].lexeme.lemma == "yo",
      row[2].lexeme.wordClass == .properNoun, row[2].lexeme.isHuman
    {
      // Hola / yo / Marta.
      return read([row[0], row[1], .linking("ser"), row[2]])
    }
    let turned = turnedOnOneself(row)
    if let filled = filled(turned ?? row) { return read(filled) }
    return turned.map { read($0) }
  }

  /// *Buen / viaje, mucha / suerte / examen, no / gracias / lleno, billete / ida / vuelta / Sevilla*: what is always said so (NGLE §1.10,
  /// *locuciones*).
  private func setPhrase(_ row: [Constituent]) -> [Clause]? {
    let text = row.map { written($0).lowercased() }
    if row.count == 2,
      let whole = FilledWords.wishes[text.joined(separator: " ")]
        ?? FilledWords.wishes["\(row[0].lexeme.lemma) \(text[1])"]
    {
      return saidAtOnce(row, whole)
    }
    if row.count == 2, text[0] == "basta", isCommon(row[1]), !row[1].lexeme.isBeing {
      // Basta / ruido (NGLE §32.6).
      return saidAtOnce(row, "basta de \(text[1])")
    }
    if row.count == 3, row[0].lexeme.lemma.hasPrefix("much"), row[1].lexeme.lemma == "suerte",
      isThing(row[2])
    {
      return read(Array(row[..<2]) + small("en") + known(row[2]))
    }
    if row.count == 3, text[0] == "no", text[1] == "gracias", row[2].lexeme.wordClass == .adjective
    {
      let thanks = Constituent(
        Lexeme(lemma: "no, gracias", wordClass: .interjection, kind: .social), tile: row[0].tile)
      return read([deed("estar"), row[2]]).map { clause in
        var said = clause
        said.complements.insert(thanks, at: 0)
        said.joins[row[0].tile ?? 0] = [row[0].tile ?? 0, row[1].tile ?? 1]
        return said
      }
    }
    return nil
  }

  /// The row with its small words.
  func filled(_ row: [Constituent]) -> [Constituent]? {
    if let said = comparedByMeaning(row) ?? aboveOthers(row) ?? beside(row) { return said }
    if row.count == 3, row[0].lexeme.wordClass == .numeral, row[1].lexeme.wordClass == .noun,
      row[1].lexeme.isBeing, isProperty(row[2])
    {
      // Dos / hermanas / pequeño: how many of which there are.
      return row
    }
    guard verbPlace(row) == nil,
      !row.contains(where: {
        isNegator($0) || $0.lexeme.wordClass == .conjunction || $0.lexeme.wordClass == .interjection
      })
    else { return nil }
    if let said = whoseAsked(row) { return said }
    guard !row.contains(where: { $0.lexeme.kind == .question }) else { return nil }
    if let said = favourite(row) ?? stateOf(row) ?? jealous(row) { return said }
    let whole = nounsJoined(row, asWholes: true)
    let joined = whole.flatMap { $0.count > row.count * 2 - 2 ? $0 : nil } ?? nounsJoined(row)
    return located(joined ?? row) ?? joined
  }

  /// *Olvidar / libro / lengua, olvidar / cargador / hotel*: what belongs to a noun behind the verb, and where a thing has stayed.
  private func beside(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = loneVerb(row), row.count > 2, row.count < 7 else { return nil }
    if let first = row.indices.dropLast().first(where: {
      FilledWords.taughtIn.contains(row[$0].lexeme.lemma)
        && FilledWords.learnt.contains(row[$0 + 1].lexeme.lemma)
    }) {
      var subject = row[first + 1]
      subject.lexeme.article = .bare
      subject.lexeme.kind = .subject
      return row[...first] + small("de") + [subject] + row[(first + 2)...]
    }
    if verb > 2, row[0].lexeme.isHuman, row[0].lexeme.wordClass == .noun,
      ["mi", "tu", "su"].contains(row[1].lexeme.lemma),
      PortionWords.isKin(row[2].lexeme.lemma)
        || KinWords.own.contains(row[2].lexeme.lemma)
    {
      // Novio / mi / hermana / ser / guapo.
      return small("el") + [row[0]] + small("de") + row[1...]
    }
    if FilledWords.tasted.contains(row[verb].lexeme.lemma), verb + 2 < row.count,
      row[verb + 1].lexeme.lemma == "poco", row[verb + 2].lexeme.wordClass == .noun,
      KindSet.edible.contains(row[verb + 2].lexeme.kind), row[verb + 2].lexeme.number != .plural
    {
      // Probar / poco / gazpacho.
      var food = row[verb + 2]
      food.lexeme.article = .bare
      var amount = row[verb + 1]
      if let some = tables.lexicon.known("un poco") { amount.lexeme = some }
      return row[...verb] + [amount] + small("de") + [food] + row[(verb + 3)...]
    }
    guard FilledWords.leaving.contains(row[verb].lexeme.lemma), row.count - verb == 3,
      !["llave", "llaves"].contains(row[verb + 1].lexeme.lemma),
      isThing(row[verb + 1]), case let place = row[verb + 2],
      place.lexeme.isPlaceLike || place.lexeme.kind == .vehicle, place.lexeme.wordClass == .noun,
      !row[verb + 1].lexeme.isPlaceLike, !row.contains(where: isNegator)
    else { return nil }
    return row[...(verb + 1)] + small("en") + [place]
  }

  // MARK: - Of what, whose, from where

  /// Nouns that belong together, with *de* between them.
  private func nounsJoined(_ row: [Constituent], asWholes: Bool = false) -> [Constituent]? {
    guard row.count < 6,
      row.allSatisfy({
        $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .adposition
      })
    else { return nil }
    var said: [Constituent] = []
    var isJoined = false
    for (index, word) in row.enumerated() {
      if let before = said.lastIndex(where: { $0.lexeme.wordClass == .noun }), index > 0,
        case let apart = said[(before + 1)...],
        apart.allSatisfy({ $0.lexeme.wordClass == .adjective }),
        let link = belonging(said[before], Array(apart), word, in: row)
          ?? (apart.isEmpty && asWholes ? wholeLink(said, said[before], word, in: row) : nil)
      {
        said += link + [bare(word, link)]
        isJoined = true
      } else {
        said.append(word)
      }
    }
    guard isJoined else { return nil }
    return isMeasured(row, said) ? small("un") + said : said
  }

  /// *Trozo / tarta / fresa*: how much of it there is, with nothing left beside it.
  private func isMeasured(_ row: [Constituent], _ said: [Constituent]) -> Bool {
    FilledWords.measures.contains(written(row[0])) && row[0].lexeme.number != .plural
      && !isWrittenPlural(row[0]) && said.count == row.count * 2 - 1
  }

  /// What is measured and what a thing is made of has no article.
  private func bare(_ word: Constituent, _ link: [Constituent]) -> Constituent {
    guard link.count == 1, word.lexeme.wordClass == .noun, !word.lexeme.isBeing else { return word }
    var plain = word
    plain.lexeme.article = .bare
    return plain
  }

  private func belonging(
    _ thing: Constituent, _ apart: [Constituent], _ other: Constituent, in row: [Constituent]
  ) -> [Constituent]? {
    let (first, second) = (thing.lexeme, other.lexeme)
    if apart.isEmpty, second.wordClass == .noun, FilledWords.stuffs.contains(second.lemma),
      FilledWords.isMade(first)
    {
      return small("de")
    }
    if second.wordClass == .properNoun, second.kind == .place, apart.isEmpty {
      return FilledWords.hasOrigin(first) ? small("de") : nil
    }
    if FilledWords.measures.contains(first.lemma) || FilledWords.measures.contains(written(thing)),
      apart.isEmpty, second.wordClass == .noun, !second.isBeing,
      row.first?.tile != thing.tile || row.count == 3 && isSortOf(row[1].lexeme, row[2].lexeme),
      KindSet.edible.contains(second.kind) || second.kind == .material || second.number == .plural
        || second.countability == .mass || second.lemma == "tela" || second.lemma == "cuerda"
    {
      return small("de")
    }
    return owner(thing, apart, other, in: row)
  }

  /// *Cama / perro, película / favorita / papá, casa / abuela / lejos*.
  private func owner(
    _ thing: Constituent, _ apart: [Constituent], _ other: Constituent, in row: [Constituent]
  ) -> [Constituent]? {
    let (first, second) = (thing.lexeme, other.lexeme)
    let isFavourite = apart.contains { $0.lexeme.lemma == "favorito" }
    guard !first.isBeing, !row.contains(where: { $0.lexeme.kind == .possessive }),
      apart.isEmpty || isFavourite || apart.allSatisfy({ $0.lexeme.kind == .color })
    else {
      return nil
    }
    if second.kind == .animal, second.wordClass == .noun {
      guard FilledWords.ofAnimals.contains(first.lemma), apart.isEmpty, row.count == 2,
        second.number != .plural
      else { return nil }
      return small("de", "el")
    }
    guard second.isHuman, second.wordClass == .noun || second.wordClass == .properNoun,
      !FilledWords.visited.contains(second.lemma)
    else { return nil }
    let isHome = first.lemma == "casa" && row.first?.tile == thing.tile && row.count > 2
    let isStuff = row.contains {
      FilledWords.stuffs.contains($0.lexeme.lemma) && $0.tile != thing.tile
    }
    let isAfterStuff = FilledWords.stuffs.contains(first.lemma)
    guard isFavourite || isHome || isAfterStuff && isStuff || isAfterStuff else { return nil }
    return small("de") + (second.wordClass == .noun ? knownOwner(second) : [])
  }

  private func knownOwner(_ owner: Lexeme) -> [Constituent] {
    owner.article == .bare || OwnerWords.parents.contains(owner.lemma) ? [] : small("el")
  }

  // MARK: - Where

  /// *Barco / grande / puerto, muchos / coches / calle, farmacia / cerca / colegio*: where something is, and what there is.
  private func located(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 9, let last = row.last else { return nil }
    if let near = row.firstIndex(where: { FilledWords.near.contains($0.lexeme.lemma) }), near > 0 {
      return nearTo(row, near)
    }
    guard last.lexeme.wordClass == .noun,
      last.lexeme.isPlaceLike || FilledWords.spots.contains(last.lexeme.lemma),
      !last.lexeme.isBeing, last.lexeme.kind != .event,
      case let rest = Array(row.dropLast()),
      let thing = rest.first(where: { $0.lexeme.wordClass == .noun }),
      !thing.lexeme.isPlaceLike || thing.lexeme.lemma == "casa",
      !thing.lexeme.kind.isTemporal, thing.lexeme.kind != .feeling, thing.lexeme.kind != .event,
      thing.lexeme.kind != .weather, thing.lexeme.kind != .activity,
      rest.filter({ $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun }).count == 1
        || rest.contains(where: { $0.tile == nil }),
      rest.allSatisfy({ word in
        word.lexeme.wordClass == .noun || word.tile == nil
          || word.lexeme.wordClass == .adjective && (isProperty(word) || saysMuch(word))
          || word.lexeme.isDeterminerLike || saysMuch(word) || word.lexeme.kind == .quantity
      }), rest.filter({ $0.tile != nil && $0.lexeme.wordClass == .noun }).count < 3
    else { return nil }
    if rest.last?.lexeme.wordClass != .noun, rest.last.map(isProperty) != true { return nil }
    let isAmount = rest.first.map { saysMuch($0) || $0.lexeme.kind == .quantity } ?? false
    let place = small("en") + known(last)
    if isAmount { return [deed("haber").said(by: .third)] + rest + place }
    guard
      rest.first?.lexeme.wordClass == .noun || rest.first?.lexeme.kind == .possessive
        || rest.first?.lexeme.kind == .demonstrative
    else { return nil }
    guard rest.contains(where: isProperty) || rest.contains(where: { $0.tile == nil }) else {
      return nil
    }
    return rest + [.linking("estar")] + place
  }

  private func nearTo(_ row: [Constituent], _ near: Int) -> [Constituent]? {
    let before = Array(row[..<near]), after = Array(row[(near + 1)...])
    guard let thing = before.first(where: { $0.lexeme.wordClass == .noun }),
      !thing.lexeme.isBeing || !after.isEmpty,
      before.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike || $0.tile == nil
      }), !thing.lexeme.kind.isTemporal,
      before.filter({ $0.tile != nil && $0.lexeme.wordClass == .noun }).count == 1
        || before.contains(where: { $0.tile == nil })
    else { return nil }
    if after.isEmpty {
      guard before.contains(where: { $0.tile == nil }) || before.count == 2,
        ["cerca", "lejos"].contains(row[near].lexeme.lemma)
      else { return nil }
      return before + [.linking("estar"), row[near]]
    }
    guard after.count < 3, let of = after.last, of.lexeme.wordClass == .noun,
      after.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let end = after.count == 1 ? known(of) : after
    if ["foto", "selfi", "selfie"].contains(thing.lexeme.lemma) {
      return (before.count == 1 ? [deed("querer")] + small("un") : [deed("querer")]) + before
        + [row[near]] + small("de") + end
    }
    return before + [.linking("estar"), row[near]] + small("de") + end
  }

  // MARK: - What it is like

  /// *Color / favorito / verde, comida / favorita / macarrones*.
  private func favourite(_ row: [Constituent]) -> [Constituent]? {
    if let said = favouriteOf(row) { return said }
    let start = row[0].lexeme.lemma == "mi" ? 1 : 0
    guard row.count == start + 3, row[start].lexeme.wordClass == .noun,
      row[start + 1].lexeme.lemma == "favorito", case var last = row[start + 2],
      last.lexeme.wordClass == .noun || last.lexeme.kind == .color, !last.lexeme.isHuman
    else { return nil }
    var being = Constituent.linking("ser", .third)
    let isMany =
      last.lexeme.number == .plural
      || written(last).hasSuffix("s") && last.lexeme.number != .singular
    if isMany, last.lexeme.wordClass == .noun,
      written(last) != last.lexeme.lemma || last.lexeme.number == .plural
    {
      being.lexeme.number = .plural
    }
    if last.lexeme.kind == .color {
      last.lexeme.wordClass = .noun
      last.lexeme.gender = .masculine
    } else if being.lexeme.number != .plural {
      return nil
    }
    return (start == 1 ? [row[0]] : small("mi")) + row[start...(start + 1)] + [being] + small("el")
      + [last]
  }

  /// *Cielo / gris, tensión / alto, padres / separado, árbitro / injusto*.
  private func stateOf(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row[0].lexeme.wordClass == .noun, row[1].lexeme.wordClass == .adjective
    else { return nil }
    let noun = row[0].lexeme, quality = row[1].lexeme
    if FilledWords.levels.contains(noun.lemma), ["alto", "bajo"].contains(quality.lemma) {
      return [deed("tener")] + small("el") + row
    }
    if FilledWords.heavens.contains(noun.lemma),
      quality.kind == .color || isState(row[1])
        || FilledWords.skies.contains(quality.lemma)
    {
      return [row[0], .linking("estar"), row[1]]
    }
    if noun.isHuman, FilledWords.couples.contains(quality.lemma) {
      return [row[0], .linking("estar"), row[1]]
    }
    if noun.isHuman, FilledWords.judged.contains(quality.lemma) {
      return [row[0], .linking("ser"), row[1]]
    }
    return nil
  }

  /// *Celos / hermano / pequeño, envidia / prima*.
  private func jealous(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1, row.count < 4, ["celos", "envidia"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isHuman, row[1...].dropFirst().allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return nil }
    return [deed("tener"), row[0]] + small("de") + known(row[1]) + row[2...]
  }

  /// *Lápiz / de quién, de quién / abrigo*.
  private func whoseAsked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 5, let whose = row.first(where: { $0.lexeme.lemma == "de quién" }),
      case let rest = row.filter({ $0.tile != whose.tile }), !rest.isEmpty,
      rest.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adjective
          || $0.lexeme.isDeterminerLike
          || $0.lexeme.kind == .demonstrative
      })
    else { return nil }
    return [whose, deed("ser")] + rest
  }
}
