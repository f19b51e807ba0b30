import AACCore

/// Of what there are several though one was chosen (NGLE §3.8, §15.8; Cunha & Cintra, chapters 8 and 9).
extension ClausePlanner {
  /// *Lavarse / mano, querer / papa frita, ter / olho / verde*: what one has several of and does the same to
  /// (NGLE §3.8; Cunha & Cintra, chapter 8, *Plural*).
  func speakOfMany(_ clause: inout Clause, _ verb: String) {
    guard
      verb == "coleccionar" || verb == "preferir" || verb.hasPrefix("gastar")
        || clause.options.contains(.habitual)
        || language == .portuguese && PortugueseManyWords.mayBe(clause)
        || clause.complements.contains(where: {
          ReadingWords.mayBeMany($0)
            || language == .spanish && Self.wornInPairs.contains($0.lexeme.lemma)
        })
    else { return }
    let base =
      verb.hasSuffix("-se")
      ? String(verb.dropLast(3)) : verb.hasSuffix("rse") ? String(verb.dropLast(2)) : verb
    let isCut =
      base == "cortar"
      && !clause.complements.contains {
        ["uña", "unha"].contains($0.lexeme.lemma)
      }
    let isOnBoth = ReadingWords.onBoth.contains(base) && !isCut
    let isHaving = base == "tener" || base == "ter"
    for index in clause.complements.indices {
      let word = clause.complements[index].lexeme
      guard word.wordClass == .noun, word.number != .plural, !isFlavour(clause, index) else {
        continue
      }
      let isPair =
        (isOnBoth || isHaving && hasQuality(clause, index))
        && ReadingWords.pairs.contains(word.lemma)
        || (base == "cruzar" || base == "abrir") && ReadingWords.limbs.contains(word.lemma)
      let isCard = word.lemma == "carta" && (base == "jugar" || base == "jogar")
      let isKind = isCard || isAnyOfKind(clause, index, base)
      let isFood =
        ReadingWords.plentiful.contains(word.lemma)
        && (word.lemma != "cereal" || clause.variety != .portugueseBrazil)
        && (ReadingWords.eating.contains(base) || language == .spanish && base == "haber")
      let isBehindOf =
        isKind && language == .portuguese && index > 0
        && clause.complements[index - 1].lexeme.lemma == "de"
      // No toques mis cosas (NGLE §15.8).
      let isOwned =
        language == .spanish && word.lemma == ReadingWords.vague && index > 0
        && clause.complements[index - 1].lexeme.kind == .possessive
      let isCollected =
        base == "coleccionar" && word.countability != .mass && !word.kind.isTemporal
      let isSetAgainst =
        language == .portuguese && isPortugueseMany(clause, index, base)
        || isSetAgainst(clause, index, base) || isSpentOn(clause, index, base)
        || isDoneAgain(clause, index, base)
        || language == .spanish
          && isPut(clause, index, base)
      guard isPair || isFood || isKind || isOwned || isCollected || isSetAgainst,
        index == 0 || isOwned || isBehindOf || isSetAgainst
          || !isCounting(clause.complements[index - 1].lexeme)
      else { continue }
      let morphology = LanguageTables.tables(language).morphology
      let space = word.lemma.firstIndex(of: " ")
      let plural =
        word.forms["PL"]
        ?? (space == nil ? morphology?.plural(of: word.lemma, wordClass: .noun).first : nil)
        ?? word.lemma.split(separator: " ").map { $0 + "s" }.joined(separator: " ")
      clause.complements[index].lexeme.lemma = plural
      clause.complements[index].lexeme.number = .plural
    }
  }

  /// *Gasté el dinero en juguetes*: what money is spent on again and again (NGLE §15.9).
  private func isSpentOn(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    guard language == .spanish, verb.hasPrefix("gastar"), index > 0,
      clause.complements[index - 1].lexeme.lemma == "en"
    else { return false }
    let word = clause.complements[index].lexeme
    switch word.kind {
    case .toy, .thing, .food, .book, .clothing, .medicine, .dish:
      return word.countability != .mass
    default: return false
    }
  }

  /// *De niño trepaba a los árboles, cazaba ranas*: what was done again and again was not done to the same one (NGLE §23.11).
  private func isDoneAgain(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    guard language == .spanish, clause.options.contains(.habitual),
      Self.repeated.contains(verb),
      index == 0 || clause.complements[index - 1].lexeme.wordClass == .adposition
        || !isCounting(clause.complements[index - 1].lexeme)
    else { return false }
    let word = clause.complements[index].lexeme
    return (word.kind == .animal || word.kind == .plant) && word.countability != .mass
  }

  /// *Ponerse / calcetín, quitar / zapato, tener que / lavarse / mano*: what one wears two of is put on and off together
  /// (NGLE §3.8).
  private func isPut(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    let words = clause.complements
    let deed = words[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma
    let base = deed.map { $0.hasSuffix("rse") ? String($0.dropLast(2)) : $0 } ?? verb
    guard
      index == 0 || words[index - 1].lexeme.wordClass == .verb
        || words[index - 1].lexeme.wordClass == .pronoun
        || words[index - 1].lexeme.kind == .possessive,
      index + 1 == words.count || words[index + 1].lexeme.wordClass != .adjective
    else { return false }
    if Self.wornInPairs.contains(words[index].lexeme.lemma) {
      let isOnes =
        clause.verb?.lexeme.lemma.hasSuffix("se") == true || deed?.hasSuffix("se") == true
        || clause.options.contains(.request)
        || words[..<index].contains { $0.lexeme.wordClass == .pronoun }
      return isOnes && ["poner", "quitar", "atar", "abrochar", "calzar", "desatar"].contains(base)
    }
    return deed != nil && ReadingWords.onBoth.contains(base) && base != "cortar"
      && ReadingWords.pairs.contains(words[index].lexeme.lemma)
  }

  private static let wornInPairs: WordSet = [
    "calcetín", "zapato", "zapatilla", "bota", "guante", "sandalia", "patín", "media", "chancla",
    "manopla", "cordón", "pendiente", "tenis", "botín", "playera", "calceta",
  ]

  private static let repeated: WordSet = [
    "trepar", "subir", "subirse", "cazar", "pescar", "coger", "atrapar", "dibujar", "perseguir",
    "plantar", "talar",
  ]

  /// *Prefiero las lentejas a los garbanzos, los perros a los gatos*: of two kinds that are weighed both are meant as a whole
  /// (NGLE §15.8, §45.2).
  private func isSetAgainst(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    guard language == .spanish, verb == "preferir" else { return false }
    let words = clause.complements
    if index + 1 < words.count, words[index + 1].lexeme.lemma == "a" {
      return words[index].lexeme.kind == .animal
        && (index == 0 || !isCounting(words[index - 1].lexeme))
    }
    return index > 1 && words[index - 1].lexeme.lemma == "a"
      && words[index - 2].lexeme.wordClass == .noun && words[index - 2].lexeme.number == .plural
      && words[index].lexeme.countability != .mass
  }

  /// *Me gustan los perros, não gosto de cobras*: of what is liked and counted, all of its kind are meant (NGLE §15.8;
  /// Cunha & Cintra, chapter 9).
  private func isAnyOfKind(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    guard ReadingWords.liking.contains(verb), clause.tense != .past else { return false }
    let word = clause.complements[index].lexeme
    let isMany = language == .spanish && ReadingWords.isLikedByMany(word)
    guard ReadingWords.likedKinds.contains(word.kind) || isMany, word.countability != .mass,
      // Me interesa la historia: what is learnt.
      isMany || !word.lemma.contains(" "), word.lemma != "historia" || verb != "interesar",
      language == .spanish || !OrdinaryWords.onThePlate.contains(word.lemma),
      clause.complements[index].government == nil,
      // El helado de fresa: of what kind it is.
      index == 0 || !clause.complements[index - 1].lexeme.isLastingNoun,
      !clause.complements.contains(where: {
        lexicon.tense(of: $0.lexeme.lemma) == .past || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .verb
      })
    else { return false }
    let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
    return next.map { $0.isConnective || $0.wordClass == .adverb || $0.kind == .negation } ?? true
  }

  private func hasQuality(_ clause: Clause, _ index: Int) -> Bool {
    index + 1 < clause.complements.count
      && clause.complements[index + 1].lexeme.wordClass == .adjective
      && ["ojo", "olho", "mano", "mão", "pie", "pé", "oreja", "orelha", "diente", "dente"]
        .contains(clause.complements[index].lexeme.lemma)
  }

  private func isCounting(_ word: Lexeme) -> Bool {
    word.isDeterminerLike || word.kind == .quantity || word.wordClass == .adjective
      || word.wordClass == .adposition
  }
}
