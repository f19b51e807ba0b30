import AACCore

/// Kin and friends of whoever speaks, whom no one needs to call *mine*: *hermano / pegar / yo, yo / jugar / prima* (NGLE
/// §18.5, *posesivos con nombres de parentesco*).
extension TileReader {
  /// Puts the possessive before kin that is nobody else's; mamá, papá and the grandparents are said without it.
  func ownKin(_ words: inout [Constituent]) {
    guard words.count > 1, !isCouple(words) else { return }
    if words.contains(where: { isOther($0.lexeme) }) { return kinOfDoer(&words) }
    var verb = verbPlace(words)
    var index = 0
    while index < words.count {
      if isUnowned(words, index, verb),
        let mine = tables.lexicon.known(isOfDoer(words, index, verb) ? "su" : "mi")
      {
        words.insert(Constituent(mine), at: index)
        if isSpanish, let place = verb, index <= place { verb = place + 1 }
        index += 1
      }
      index += 1
    }
  }

  /// *Niña / jugar / amigas, abuela / visitar / nieto*: with whom somebody passes the time, and the grandchild of those who are grandparents.
  private func isOfDoer(_ words: [Constituent], _ index: Int, _ verb: Int?) -> Bool {
    guard isSpanish, let verb, verb > 0, index > verb, words[verb].lexeme.person == nil,
      let doer = words[..<verb].last(where: { $0.lexeme.isHuman })?.lexeme, doer.wordClass == .noun
    else { return false }
    let kin = words[index].lexeme.lemma
    if KinWords.grandchildren.contains(kin) { return doer.lemma.hasPrefix("abuel") }
    if isOwnOfDoer(kin, doer) { return true }
    return ["amigo", "amiga", "amigos", "amigas"].contains(kin)
      && MeantWords.shared.contains(words[verb].lexeme.lemma)
  }

  /// *Hermana / romper / con / novio, primo / casarse / con / novia, amigo / vivir / padres, niña / abrazar / hermano*: partners and children are those of
  /// the one who does it, and a friend's parents are not one's own.
  private func isOwnOfDoer(_ kin: String, _ doer: Lexeme) -> Bool {
    if KinWords.children.contains(doer.lemma) { return KinWords.family.contains(kin) }
    if KinWords.descending.contains(kin) {
      return KinWords.elders.contains(doer.lemma) || KinWords.own.contains(doer.lemma)
    }
    return KinWords.parents.contains(kin) && KinWords.ofOtherHouses.contains(doer.lemma)
  }

  /// *Novio / regalar / anillo / novia*: the two are each other's.
  private func isCouple(_ words: [Constituent]) -> Bool {
    guard isSpanish else { return false }
    return KinWords.couples.contains { pair in
      pair.allSatisfy { name in words.contains { $0.lexeme.lemma == name } }
    }
  }

  /// *Ana / pegar / hermano*: the kin of the only other who is named and does it (NGLE §18.5).
  private func kinOfDoer(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words), words[verb].lexeme.wordClass == .verb,
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.kind == .possessive }),
      words[..<verb].filter({ $0.lexeme.isHuman }).count == 1,
      let doer = words[..<verb].first(where: { $0.lexeme.isHuman })?.lexeme,
      doer.wordClass == .properNoun || doer.person == .third,
      words[verb...].filter({ $0.lexeme.isHuman }).count == 1,
      let kin = words.lastIndex(where: { $0.lexeme.isHuman }), kin > verb,
      isUnowned(words, kin, verb), let his = tables.lexicon.known("su")
    else { return }
    words.insert(Constituent(his), at: kin)
  }

  /// Somebody else whose kin it may be.
  private func isOther(_ word: Lexeme) -> Bool {
    if word.wordClass == .pronoun, word.kind == .person {
      return word.person == .second || word.person == .third
        || ["usted", "ustedes"].contains(word.lemma)
    }
    return word.wordClass == .properNoun && word.isHuman || word.kind == .question
  }

  private func isUnowned(_ words: [Constituent], _ index: Int, _ verb: Int?) -> Bool {
    let word = words[index].lexeme
    guard word.wordClass == .noun, KinWords.own.contains(word.lemma),
      words[index].government == nil
    else { return false }
    if index > 0 {
      let before = words[index - 1].lexeme
      guard !before.isDeterminerLike, before.kind != .quantity,
        !["mejor", "gran", "buen", "como", "cada", "sin", "más", "un", "el", "la"].contains(
          before.lemma)
      else { return false }
    }
    if index + 1 < words.count {
      let next = words[index + 1].lexeme
      guard next.kind != .possessive, next.lemma != "de", next.wordClass != .properNoun,
        next.wordClass != .pronoun || next.lemma != "mío"
      else { return false }
    }
    if index > 0, words[index - 1].lexeme.lemma == "de" { return true }
    if let first = verb, index > first {
      let verb = words[..<index].lastIndex { $0.lexeme.wordClass == .verb } ?? first
      if words[index - 1].lexeme.wordClass == .adposition { return true }
      // Estar / enfadado / porque / hermano / pegar: the verb is of another clause.
      if words[verb..<index].contains(where: { $0.lexeme.lemma == "porque" }) { return true }
      // Tener / hermano, querer / amigo, ser / hermano: one of them, or what somebody is.
      return !KinWords.having.contains(words[verb].lexeme.lemma)
        && !frame(of: words[verb]).isCopular
    }
    if verb == nil {
      // Hermano / enfadado, foto / hermano.
      return words.count < 5
        && words.contains { $0.lexeme.wordClass == .adjective }
    }
    // Hermana / pequeña / Ana and others before the verb.
    return !words[..<index].contains {
      $0.lexeme.isHuman && $0.lexeme.wordClass == .noun
        && !OwnerWords.parents.contains($0.lexeme.lemma) && !KinWords.own.contains($0.lexeme.lemma)
    }
  }
}

/// Words for kin.
enum KinWords {
  /// Kin that is said with *mi*.
  static let own: WordSet = [
    "hermano", "hermana", "hermanos", "hermanas", "hermanito", "hermanita", "primo", "prima",
    "primos", "primas", "hijo", "hija", "hijos", "hijas", "novio", "novia", "marido", "esposo",
    "esposa", "padre", "madre", "padres", "padrastro", "madrastra", "sobrino", "sobrina", "cuñado",
    "cuñada", "suegro", "suegra", "nieto", "nieta", "amigo", "amiga", "amigos", "amigas", "pareja",
  ]
  static let couples = [["novio", "novia"], ["marido", "mujer"], ["esposo", "esposa"]]
  /// Those whose parents are not the speaker's.
  static let ofOtherHouses: WordSet = [
    "amigo", "amiga", "amigos", "amigas", "primo", "prima", "primos", "primas", "novio", "novia",
  ]
  static let grandchildren: WordSet = ["nieto", "nieta", "nietos", "nietas"]
  /// Having and looking for one.
  static let having: WordSet = [
    "tener", "haber", "querer", "necesitar", "buscar", "ser", "encontrar", "faltar", "hacer",
    "conocer",
  ]
}
