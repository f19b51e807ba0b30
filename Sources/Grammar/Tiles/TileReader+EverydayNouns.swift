import AACCore

/// Nouns of Spanish side by side, with or without a verb: *vaso / leche, gato / ventana, casa / Luis / tener, taxi /
/// adaptado* (NGLE §12.7, §13.2, §37.7).
extension TileReader {
  /// What is done to the nouns of a row, whatever its verb.
  func nounsApart(_ words: inout [Constituent], _ verb: Int?) {
    readQuality(&words)
    if let verb {
      ownBeforeVerb(&words, verb)
      standBeside(&words)
    } else {
      linkAlone(&words)
      ownAlone(&words)
      placeAlone(&words)
      equateAlone(&words)
      feelAlone(&words)
    }
  }

  /// *Taxi / adaptado, terapia / ocupacional*: an unknown word with the ending of an adjective behind a noun is one.
  private func readQuality(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst() {
      let word = words[index].lexeme
      guard word.isInferred, word.wordClass == .noun, words[index - 1].lexeme.wordClass == .noun,
        word.lemma.first?.isLowercase == true, words[index].government == nil,
        !word.lemma.contains(" "), !words[index - 1].lexeme.kind.isTemporal,
        EverydayNouns.endings.contains(where: word.lemma.hasSuffix)
      else { continue }
      words[index].lexeme.wordClass = .adjective
      words[index].lexeme.kind = .quality
      if let ending = ["ada", "ida", "osa", "iva", "aria", "ica"].first(where: word.lemma.hasSuffix)
      {
        words[index].lexeme.lemma = word.lemma.dropLast(ending.count) + ending.dropLast() + "o"
      }
    }
  }

  /// *Perro / Ana / comer, casa / Luis / tener*: a name between a thing or an animal and its verb says whose it is.
  private func ownBeforeVerb(_ words: inout [Constituent], _ verb: Int) {
    var head = 0
    while head < words.count, words[head].lexeme.isDeterminerLike { head += 1 }
    guard verb == head + 2, words[head].lexeme.wordClass == .noun, words[head].government == nil,
      !words[head].lexeme.isHuman, !words[head].lexeme.kind.isTemporal,
      let link = tables.lexicon.known("de")
    else { return }
    let owner = words[head + 1].lexeme
    let isName =
      owner.wordClass == .properNoun && owner.isHuman
      || owner.wordClass == .noun && PortionWords.isKin(owner.lemma)
    guard isName else { return }
    let frame = frame(of: words[verb])
    let isOwner: Bool
    if words[head].lexeme.isBeing {
      isOwner =
        owner.wordClass == .properNoun
        || words[(verb + 1)...].contains { $0.lexeme.isBeing || $0.lexeme.lemma == "yo" }
    } else {
      isOwner =
        frame.lemma == "tener" && words[head].lexeme.kind != .food
        && (KindSet.places.contains(words[head].lexeme.kind)
          || MeaningWords.ownable.contains(words[head].lexeme.kind))
        && words.count > verb + 1
        || EverydayWords.ofThings.contains(frame.lemma) || frame.lemma == "funcionar"
        || EverydayWords.mishaps.values.contains(frame.lemma)
    }
    if isOwner { words.insert(Constituent(link), at: head + 1) }
  }

  /// *Sentarse / lado / Sara*: at her side.
  private func standBeside(_ words: inout [Constituent]) {
    guard
      let side = words.indices.dropLast().first(where: { words[$0].lexeme.lemma == "lado" }),
      side > 0, words[side - 1].lexeme.wordClass != .adposition,
      !words[side - 1].lexeme.isDeterminerLike
    else { return }
    let next = words[side + 1].lexeme
    if next.lemma == "de" {
      words.remove(at: side + 1)
    } else {
      guard next.isBeing || next.wordClass == .noun || next.isDeterminerLike else { return }
    }
    words[side].lexeme = Lexeme(lemma: "al lado de", wordClass: .adposition, kind: .direction)
  }

  /// *Vaso / leche, mitad / pizza, dolor / barriga, disfraz / Elsa*.
  private func linkAlone(_ words: inout [Constituent]) {
    for index in words.indices.dropLast().reversed() {
      let (first, second) = (words[index].lexeme, words[index + 1].lexeme)
      guard first.wordClass == .noun, second.wordClass == .noun, words[index].government == nil,
        words[index + 1].government == nil, let link = tables.lexicon.known("de")
      else { continue }
      let isPain = first.lemma == "dolor" && second.kind == .body
      let isHalf = first.lemma == "mitad"
      if index > 0, index + 2 == words.count, KindSet.edible.contains(first.kind) == false,
        words[index - 1].lexeme.wordClass == .noun
      {
        continue
      }
      let pair =
        words.count == 2 && isSpanish ? SpanishPairWords.whole(first.lemma, second.lemma) : nil
      guard isPain || isHalf || pair != nil || PortionWords.joins(first.lemma, second) else {
        continue
      }
      words.insert(Constituent(link), at: index + 1)
      if isHalf || pair?.isDefinite == true, let the = tables.lexicon.known("el") {
        words.insert(Constituent(the), at: index + 2)
      }
    }
  }

  /// *Regalo / mamá, coche / papá*: whose it is.
  private func ownAlone(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      MeaningWords.ownable.contains(words[0].lexeme.kind) || words[0].lexeme.kind == .room,
      words[1].lexeme.wordClass == .properNoun && words[1].lexeme.isHuman
        || words[1].lexeme.wordClass == .noun && PortionWords.isKin(words[1].lexeme.lemma),
      !KindSet.edible.contains(words[0].lexeme.kind), let link = tables.lexicon.known("de")
    else { return }
    words.insert(Constituent(link), at: 1)
  }

  /// *Gato / ventana, papá / no / casa*: where somebody is.
  private func placeAlone(_ words: inout [Constituent]) {
    var noun = 0
    while noun < words.count, words[noun].lexeme.isDeterminerLike { noun += 1 }
    guard noun + 1 < words.count, words[noun].lexeme.isBeing,
      words[noun].lexeme.wordClass == .noun || words[noun].lexeme.wordClass == .properNoun
    else { return }
    var place = noun + 1
    let isNegated = words[place].lexeme.lemma == variety.language.plainNegator
    if isNegated { place += 1 }
    while place < words.count, words[place].lexeme.isDeterminerLike { place += 1 }
    guard place == words.count - 1, words[place].lexeme.wordClass == .noun,
      words[place].government == nil
    else { return }
    switch words[place].lexeme.kind {
    case .place, .room, .home, .furniture: break
    default:
      guard EverydayNouns.grounds.contains(words[place].lexeme.lemma) else { return }
    }
    if noun > 0, words[0].lexeme.kind == .quantity, !isNegated,
      let link = tables.lexicon.known(variety.language.placePreposition)
    {
      // Muchos / niños / patio.
      words.insert(Constituent(link), at: noun + 1)
      words.insert(Constituent(Lexeme(lemma: "haber", wordClass: .verb, kind: .action)), at: 0)
      return
    }
    words.insert(
      Constituent.linking("estar"),
      at: isNegated ? noun + 2 : noun + 1)
  }

  /// *Mi / mejor / amigo / Luis, mi / comida / favorito / pizza*: who and what it is.
  private func equateAlone(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.kind == .possessive,
      let last = words.last?.lexeme,
      last.wordClass == .noun || last.wordClass == .properNoun
        || last.kind == .color,
      words.dropFirst().dropLast().contains(where: {
        ["mejor", "favorito", "preferido"].contains($0.lexeme.lemma)
      }),
      words.filter({ $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun }).count
        == (last.kind == .color && last.wordClass == .adjective ? 1 : 2)
    else { return }
    words.insert(
      Constituent.linking("ser"), at: words.count - 1)
  }

  /// *Feliz, muy / cansado*: how the speaker is; *más / rápido*: what is called out.
  private func feelAlone(_ words: inout [Constituent]) {
    guard let last = words.last?.lexeme, last.wordClass == .adjective, !last.kind.isSmall,
      words.count < 4,
      words.dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity || $0.lexeme.lemma == "más"
      })
    else { return }
    if last.kind.isPassing, words[0].lexeme.lemma != "más" {
      words.insert(
        Constituent.linking("estar"), at: 0)
    } else if words.count > 1, last.kind != .color {
      words[0].lexeme = Lexeme(
        lemma: words.map { $0.lexeme.lemma == "mucho" ? "muy" : $0.lexeme.lemma }
          .joined(separator: " "),
        wordClass: .interjection, kind: .social)
      words.removeSubrange(1...)
    }
  }
}

/// Words about nouns side by side.
enum EverydayNouns {
  /// Endings of adjectives made from verbs and nouns (NGLE §7).
  static let endings = [
    "ado", "ada", "ido", "ida", "al", "ico", "ica", "oso", "osa", "ivo", "iva", "ario", "aria",
    "able", "ible", "ante", "ente", "ador", "dor",
  ]
  /// Where somebody is found, whatever kind of word it is.
  static let grounds: WordSet = [
    "ventana", "trabajo", "suelo", "coche", "calle", "jardín", "árbol", "tejado", "puerta",
  ]
}
