import AACCore

/// Portuguese rows of what one wants, has and likes that were laid with the verb behind it: *mamãe / colo / querer, vovó / casa / ir /
/// querer, monstro / embaixo / cama / ter, cachorro / medo / eu / ter, praia / gostar / eu / muito* (Cunha & Cintra, chapter 7, *A
/// ordem dos termos*; Bechara, *Regência*).
extension TileReader {
  /// Lays such a row as it is said.
  func layWanted(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else { return }
    swapBehindWanting(&words)
    swapInClause(&words)
    switch words[verb].lexeme.lemma {
    case "querer" where words[verb].lexeme.isInfinitive:
      wantToBe(&words)
      if wantFromElder(&words, verb) || wantAfterwards(&words, verb) || wantOnDay(&words, verb) {
        return
      }
      wantMore(&words, verb)
    case "ter", "sentir":
      if !haveFelt(&words, verb), !thereIs(&words, verb) { haveInBody(&words, verb) }
    case "gostar": likePlace(&words, verb)
    case "ir" where words[0].lexeme.lemma == "quem": askWhoGoes(&words)
    default: wantWithElder(&words, verb)
    }
  }

  private func speaker(_ words: [Constituent]) -> [Constituent] {
    words.filter { $0.lexeme.lemma == "eu" }
  }

  private func denial(_ words: [Constituent]) -> [Constituent] {
    words.filter { $0.lexeme.lemma == "não" }
  }

  // MARK: - Wanting

  /// *Querer / não / banho / tomar*: the deed before what it is done to, and the negation before both.
  private func swapBehindWanting(_ words: inout [Constituent]) {
    guard let want = words.firstIndex(where: { $0.lexeme.lemma == "querer" }),
      words[want].lexeme.isInfinitive
    else { return }
    var next = want + 1
    if next < words.count, words[next].lexeme.lemma == "não", want == 0,
      words.count > 3
    {
      words.swapAt(want, next)
      next = want + 2
    }
    guard next + 1 < words.count, isBareNoun(words[next]), words[next].lexeme.namesThing,
      words[next + 1].lexeme.isInfinitive,
      next + 2 == words.count || words[next + 2].lexeme.wordClass == .pronoun
    else { return }
    words.swapAt(next, next + 1)
  }

  /// *Ficar / triste / quando / brigar / vocês*: who does it before the verb of the clause.
  private func swapInClause(_ words: inout [Constituent]) {
    guard words.count > 3, let last = words.last?.lexeme, last.wordClass == .pronoun,
      last.kind == .person, last.number != nil, last.lemma != "eu",
      !WordJoiner.clitics.contains(last.lemma), words[words.count - 2].lexeme.isInfinitive,
      ["quando", "se", "porque"].contains(words[words.count - 3].lexeme.lemma)
    else { return }
    words.swapAt(words.count - 1, words.count - 2)
  }

  /// *Querer / ser / bombeiro / quando / crescer*: of the speaker.
  private func wantToBe(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "querer", words[1].lexeme.lemma == "ser",
      words[1].lexeme.isInfinitive, words[2].lexeme.isHuman, words[2].lexeme.wordClass == .noun,
      speaker(words).isEmpty
    else { return }
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
  }

  /// *Mamãe / colo / querer, mãe / abraço / querer / eu*: from whom one wants it.
  private func wantFromElder(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard verb == 2, words.count == 3 || words.count == 4 && words[3].lexeme.lemma == "eu",
      let elder = words[..<2].firstIndex(where: { isElder($0.lexeme) }),
      case let thing = words[1 - elder], AroundRowWords.comforts.contains(thing.lexeme.lemma)
    else { return false }
    words = speaker(words) + [words[verb], thing, known("de"), article, words[elder]]
    return true
  }

  /// *Banho / depois / história / querer*: the one after the other.
  private func wantAfterwards(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard verb == 3, words[1].lexeme.lemma == "depois",
      words.count == 4 || words.count == 5 && words[4].lexeme.lemma == "eu",
      isBareNoun(words[0]), isBareNoun(words[2]), words[0].lexeme.namesThing,
      words[2].lexeme.namesThing
    else { return false }
    let link = Constituent(known("depois de").lexeme, tile: words[1].tile)
    words = speaker(words) + [words[verb], words[2], link, article, words[0]]
    return true
  }

  /// *Aniversário / meu / bolo / querer / eu*: when one wants it.
  private func wantOnDay(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard verb == 3, words[0].lexeme.wordClass == .noun,
      words[0].lexeme.takesPlace || words[0].lexeme.lemma == "aniversário",
      words[1].lexeme.kind == .possessive, isBareNoun(words[2]), words[2].lexeme.namesThing,
      words.count == 4 || words.count == 5 && words[4].lexeme.lemma == "eu"
    else { return false }
    words = speaker(words) + [words[verb], words[2], known("em"), words[1], words[0]]
    return true
  }

  /// *Bolo / chocolate / querer / eu / mais*: more of it.
  private func wantMore(_ words: inout [Constituent], _ verb: Int) {
    guard words.last?.lexeme.lemma == "mais", verb > 0, verb < 3,
      words[..<verb].allSatisfy({ isBareNoun($0) && $0.lexeme.namesThing }),
      words[(verb + 1)..<(words.count - 1)].allSatisfy({ $0.lexeme.lemma == "eu" })
    else { return }
    words = speaker(words) + [words[verb], words[words.count - 1]] + words[..<verb]
  }

  /// *Vovó / casa / ir / querer, mãe / telefonar / querer / eu*: to whom and to whose home the speaker wants to go.
  private func wantWithElder(_ words: inout [Constituent], _ verb: Int) {
    guard isElder(words[0].lexeme), verb < 3, words.count > verb + 1,
      words[verb].lexeme.isInfinitive, words[verb + 1].lexeme.lemma == "querer",
      words[verb + 1].lexeme.isInfinitive
    else { return }
    let deed = words[verb].lexeme.lemma
    if verb == 2, words.count == 4 || words.count == 5 && words[4].lexeme.lemma == "eu",
      words[1].lexeme.lemma == "casa"
    {
      words = speaker(words) + [words[3], words[2], words[1], words[0]]
    } else if verb == 1, words.count == 4, words[3].lexeme.lemma == "eu",
      let link = AroundRowWords.reaching[deed]
    {
      let isPortugal = variety == .portuguesePortugal
      let said = link == "para" && isPortugal ? "a" : link
      words =
        [words[3], words[2], words[1]] + (said.isEmpty ? [] : [known(said)]) + [words[0]]
    }
  }

  // MARK: - Having

  /// *Cachorro / medo / eu / ter*: of what one is afraid.
  private func haveFelt(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard words[verb].lexeme.isInfinitive,
      let felt = words.firstIndex(where: { AroundRowWords.emotions.contains($0.lexeme.lemma) }),
      case let nouns = words.indices.filter({
        $0 != felt && words[$0].lexeme.wordClass == .noun
          || words[$0].lexeme.wordClass == .properNoun
      }), nouns.count == 1, case let of = words[nouns[0]], isBareNoun(of),
      !of.lexeme.isHuman || !speaker(words).isEmpty,
      nouns[0] < felt || verb > felt,
      words.indices.allSatisfy({
        $0 == verb || $0 == felt || $0 == nouns[0]
          || ["eu", "não"].contains(words[$0].lexeme.lemma)
      })
    else { return false }
    words =
      speaker(words) + denial(words) + [words[verb], words[felt], known("de")]
      + (of.lexeme.isHuman ? before(of.lexeme) : []) + [of]
    return true
  }

  /// *Monstro / embaixo / cama / ter, amanhã / escola / não / ter*: what there is.
  private func thereIs(_ words: inout [Constituent], _ verb: Int) -> Bool {
    guard words[verb].lexeme.lemma == "ter", words[verb].lexeme.isInfinitive,
      verb + 1 == words.count, variety == .portugueseBrazil,
      !words.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person })
    else { return false }
    if words.count == 4, isBareNoun(words[0]), !isElder(words[0].lexeme),
      AroundRowWords.sides.contains(words[1].lexeme.lemma), words[2].lexeme.namesThing
    {
      words[3].lexeme.person = .third
      words[3].lexeme.number = .singular
      if words[0].lexeme.isHuman {
        // Monstro / embaixo / cama: who is only found there does nothing.
        words[0].lexeme.kind = .animal
        words[0].lexeme.animacy = .animate
      }
      words.insert(words.removeLast(), at: 0)
      return true
    }
    guard words.contains(where: { $0.lexeme.kind.isTemporal }),
      let held = words.first(where: { AroundRowWords.held.contains($0.lexeme.lemma) }),
      words.allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.lemma == held.lexeme.lemma
          || $0.lexeme.wordClass == .verb || $0.lexeme.lemma == "não"
      })
    else { return false }
    words[verb].lexeme.person = .third
    words[verb].lexeme.number = .singular
    return true
  }

  /// *Frio / ter / eu / mãos, titia / ter / bebê / barriga*: in which part of the body.
  private func haveInBody(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "ter", let part = words.last, part.lexeme.kind == .body,
      isBareNoun(part), words[words.count - 2].lexeme.lemma != "de"
    else { return }
    if verb == 1, isBareNoun(words[0]), AroundRowWords.symptoms.contains(words[0].lexeme.lemma),
      words.count == 3 || words.count == 4 && words[2].lexeme.lemma == "eu"
    {
      words = speaker(words) + [words[1], words[0], known("em"), article, part]
    } else if verb + 3 == words.count, isBareNoun(words[verb + 1]),
      words[verb + 1].lexeme.kind != .body, !words[verb + 1].lexeme.kind.isSensation,
      words[verb + 1].lexeme.lemma != "dor"
    {
      words.insert(contentsOf: [known("em"), article], at: words.count - 1)
    }
  }

  // MARK: - Liking and going

  /// *Praia / gostar / eu / muito, música / alto / não / gostar*: the place or thing that one likes.
  private func likePlace(_ words: inout [Constituent], _ verb: Int) {
    guard verb > 0, words[verb].lexeme.isInfinitive, isBareNoun(words[0]),
      words[0].lexeme.namesThing,
      !words.contains(where: { $0.lexeme.wordClass == .adposition })
    else { return }
    let isDescribed = verb > 1 && words[1].lexeme.wordClass == .adjective
    guard
      KindSet.places.contains(words[0].lexeme.kind) && !isDescribed
        || isDescribed && AroundRowWords.described.contains(words[0].lexeme.kind)
          && !denial(words).isEmpty,
      words.indices.dropFirst(isDescribed ? 2 : 1).allSatisfy({
        $0 == verb || ["eu", "não", "muito"].contains(words[$0].lexeme.lemma)
      })
    else { return }
    let much = words.filter { $0.lexeme.lemma == "muito" }
    words =
      speaker(words) + denial(words) + [words[verb]] + much + [known("de")]
      + words[..<(isDescribed ? 2 : 1)]
  }

  /// *Quem / ir / festa*: who goes there, and not with whom.
  private func askWhoGoes(_ words: inout [Constituent]) {
    guard words.count == 3, words[1].lexeme.isInfinitive, isBareNoun(words[2]),
      words[2].lexeme.wordClass == .noun, words[2].lexeme.lemma != "casa",
      KindSet.places.contains(words[2].lexeme.kind) || words[2].lexeme.takesPlace
    else { return }
    words.insert(known("a"), at: 2)
  }
}

/// Words of what one wants, has and likes.
private enum AroundRowWords {
  static let comforts: WordSet = [
    "colo", "abraço", "beijo", "carinho", "mimo", "cafuné", "massagem", "ajuda", "atenção",
    "beijinho", "festinha", "miminho", "cócegas",
  ]
  /// What is done towards somebody, and with what preposition.
  static let reaching = [
    "telefonar": "para", "ligar": "para", "falar": "com", "conversar": "com", "brincar": "com",
  ]
  static let emotions = GivenWords.felt.union(["inveja", "orgulho", "pavor", "receio"])
  static let symptoms: WordSet = [
    "frio", "calor", "comichão", "coceira", "dor", "cócegas", "formigueiro", "formigamento",
    "borbulha", "mancha", "ferida", "sangue", "cãibra", "alergia", "pontada", "nódoa negra",
    "bolha", "espinha",
  ]
  static let sides: WordSet = [
    "embaixo", "debaixo", "embaixo de", "debaixo de", "em cima", "em cima de", "atrás", "atrás de",
    "dentro", "dentro de", "em", "perto", "perto de", "na frente", "ao lado", "sobre",
  ]
  /// What takes place or not on a day.
  static let held: WordSet = ["escola", "aula", "recreio", "trânsito", "missa", "creche"]
  static let described: KindSet = {
    var kinds = KindSet.edible
    kinds.formUnion(.places)
    kinds.formUnion(KindSet(.music, .media, .activity, .clothing, .toy, .thing))
    return kinds
  }()
}
