import AACCore

/// Portuguese rows in which the speaker is *mim*, a quality or a possessive was laid away from its noun, or what is asked was laid
/// last: *gelado / morango / querer / mim, vermelho / lápis / quebrar, casaco / onde / estar / meu, triste / por que / você* (Cunha &
/// Cintra, chapter 11, *Pronomes oblíquos tónicos*; chapter 7, *A ordem dos termos*; Bechara, *Ordem direta e inversa*).
extension TileReader {
  /// Lays such a row as it is said.
  func layAround(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    speakOfMyself(&words)
    guard words.count > 2 else { return }
    if words.contains(where: { $0.lexeme.wordClass == .verb }) {
      ownFarNoun(&words)
      if bodyOfMine(&words) || petOfSomebody(&words) { return }
      colorBehindNoun(&words)
      layWanted(&words)
    } else {
      judgeOwned(&words)
      askWhySo(&words)
      angryWith(&words)
    }
  }

  // MARK: - The speaker

  /// *Gelado / querer / mim, fome / não / mim, cansado / mim / muito*: it is the speaker who wants, has or is so.
  private func speakOfMyself(_ words: inout [Constituent]) {
    guard let place = words.firstIndex(where: { $0.lexeme.lemma == "mim" }),
      place == 0 || words[place - 1].lexeme.wordClass != .adposition,
      !words.contains(where: { ["vez", "lugar", "eu"].contains($0.lexeme.lemma) }),
      let speaker = tables.lexicon.known("eu")
    else { return }
    let verbs = words.filter { $0.lexeme.wordClass == .verb }.map(\.lexeme.lemma)
    if verbs.isEmpty {
      guard
        words.contains(where: {
          $0.lexeme.wordClass == .adjective || $0.lexeme.kind.isSensation
            || $0.lexeme.lemma == "não" || AroundWords.sensations.contains($0.lexeme.lemma)
        })
      else { return }
    } else {
      let isOwn =
        verbs.allSatisfy { verb in
          AroundWords.own.contains(verb)
        } || verbs.contains("querer") && verbs.count == 2
      let isTouched =
        place + 1 == words.count && words[0].lexeme.namesThing
        && verbs.allSatisfy(AroundWords.touching.contains)
      let isPart =
        words[0].lexeme.kind == .body || words.count == 4 && words[1].lexeme.roleKind == .animal
      guard isOwn || isTouched || isPart, !isElder(words[0].lexeme) || !verbs.contains("ir") else {
        return
      }
    }
    words[place].lexeme = speaker
  }

  /// *Nariz / sangrar / eu*: what the speaker's part does by itself.
  private func bodyOfMine(_ words: inout [Constituent]) -> Bool {
    guard words.count == 3, words[0].lexeme.kind == .body, isBareNoun(words[0]),
      words[1].lexeme.isInfinitive, AroundWords.bodily.contains(words[1].lexeme.lemma),
      words[2].lexeme.lemma == "eu",
      let mine = Possessives.word(for: words[2].lexeme, tile: words[2].tile)
    else { return false }
    if variety == .portuguesePortugal, words[1].lexeme.lemma == "doer" {
      // Doem-me as costas: the pronoun says whose they are (Cunha & Cintra, chapter 11, *Valor possessivo*).
      words = [words[2], words[1], words[0]]
    } else {
      words = [mine, words[0], words[1]]
    }
    return true
  }

  /// *Vizinho / cão / morder / eu*: whose animal did it.
  private func petOfSomebody(_ words: inout [Constituent]) -> Bool {
    guard words.count == 4, words[0].lexeme.isHuman, words[0].lexeme.wordClass == .noun,
      words[1].lexeme.roleKind == .animal, words[1].lexeme.wordClass == .noun,
      words[2].lexeme.isInfinitive, AroundWords.harming.contains(words[2].lexeme.lemma),
      words[3].lexeme.lemma == "eu"
    else { return false }
    let whose = BesideWords.ownKin.contains(words[0].lexeme.lemma) ? known("meu") : article
    words = [article, words[1], known("de"), whose, words[0], words[2], words[3]]
    return true
  }

  // MARK: - Qualities and possessives

  /// *Vermelho / lápis / quebrar, roxo / não / camiseta / querer*: the colour of the one thing that is named.
  private func colorBehindNoun(_ words: inout [Constituent]) {
    guard words[0].lexeme.kind == .color, words[0].lexeme.wordClass == .adjective,
      !words.contains(where: {
        $0.lexeme.wordClass == .verb && frame(of: $0).isCopular || $0.lexeme.isConnective
          || $0.lexeme.kind == .demonstrative || $0.lexeme.kind == .question
      })
    else { return }
    let nouns = words.indices.filter { words[$0].lexeme.wordClass == .noun }
    guard nouns.count == 1, words[nouns[0]].lexeme.namesThing, isBareNoun(words[nouns[0]]),
      nouns[0] + 1 == words.count || words[nouns[0] + 1].lexeme.wordClass != .adjective
    else { return }
    let color = words.removeFirst()
    words.insert(color, at: nouns[0])
  }

  /// *Livro / rasgar / Rui / meu, casaco / onde / estar / meu, saudade / irmão / meu / sentir*: the possessive goes to the noun.
  private func ownFarNoun(_ words: inout [Constituent]) {
    guard
      let place = words.lastIndex(where: {
        $0.lexeme.kind == .possessive && $0.lexeme.wordClass != .pronoun
      }), place > 1
    else { return }
    let before = words[place - 1].lexeme
    let next = place + 1 < words.count ? words[place + 1].lexeme : nil
    guard next?.wordClass != .noun, next?.wordClass != .adjective else { return }
    if place == 2, ["saudade", "saudades"].contains(words[0].lexeme.lemma), before.isHuman {
      words.swapAt(1, 2)
      words.insert(known("de"), at: 1)
      if words.count == 5, words[4].lexeme.wordClass == .verb {
        words.insert(words.removeLast(), at: 0)
      }
      return
    }
    // A bola é minha: whose it is, is what is said of it.
    guard next == nil, before.wordClass != .noun,
      before.lemma != "ser" || words.contains(where: { $0.lexeme.kind == .question }),
      case let nouns = words.indices.filter({
        words[$0].lexeme.wordClass == .noun && !words[$0].lexeme.kind.isTemporal
      }), nouns.count == 1, nouns[0] == 0 || !words[nouns[0] - 1].lexeme.isDeterminerLike
    else { return }
    words.insert(words.remove(at: place), at: nouns[0])
  }

  /// *Bonito / vestido / seu / vovó, professora / simpático / meu*: how somebody's own thing is, said to whoever is named last.
  private func judgeOwned(_ words: inout [Constituent]) {
    guard words.count == 3 || words.count == 4 else { return }
    let isQualityFirst = words[0].lexeme.wordClass == .adjective
    let (quality, noun) = isQualityFirst ? (words[0], words[1]) : (words[1], words[0])
    guard quality.lexeme.wordClass == .adjective,
      !AroundWords.ranking.contains(quality.lexeme.lemma),
      noun.lexeme.wordClass == .noun, isBareNoun(noun),
      words[2].lexeme.kind == .possessive, words[2].lexeme.wordClass != .pronoun,
      words.count == 3 || isElder(words[3].lexeme)
    else { return }
    let isLasting = [.quality, .size, .color].contains(quality.lexeme.kind)
    let called = words.count == 4 ? [words[3].calledOut] : []
    words = [words[2], noun, .linking(isLasting ? "ser" : "estar", .third), quality] + called
  }

  // MARK: - Asking and being angry

  /// *Triste / por que / você*: why somebody is so.
  private func askWhySo(_ words: inout [Constituent]) {
    guard words.count == 3,
      let why = words.firstIndex(where: { ["por que", "porque"].contains($0.lexeme.lemma) }),
      words[why].lexeme.lemma == "por que" || why < 2,
      let who = words.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person && $0.lexeme.number != nil
          && $0.lexeme.lemma != "eu"
      }),
      let state = words.firstIndex(where: {
        $0.lexeme.wordClass == .adjective && $0.lexeme.kind != .color
      }), words[why].lexeme.kind == .question
    else { return }
    words = [words[why], words[who], .linking("estar"), words[state]]
  }

  /// *Bravo / eu / Pedro*: with whom.
  private func angryWith(_ words: inout [Constituent]) {
    guard words.count == 3, AroundWords.angry.contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "eu",
      words[2].lexeme.isHuman || words[2].lexeme.wordClass == .properNoun
    else { return }
    words =
      [words[1], .linking("estar"), words[0], known("com")] + before(words[2].lexeme) + [words[2]]
  }

  /// Whether somebody is named who cares for others: *mamãe, vovó, professora*.
  func isElder(_ who: Lexeme) -> Bool { AroundWords.elders.contains(who.lemma) }
}

/// Words of such rows.
enum AroundWords {
  /// What the speaker does, has or feels himself.
  static let own: WordSet = [
    "querer", "ter", "gostar", "precisar", "ir", "poder", "estar", "sentir", "adorar", "preferir",
    "saber", "conseguir", "amar", "detestar", "odiar",
  ]
  /// What a thing does to somebody.
  static let touching: WordSet = [
    "assustar", "incomodar", "irritar", "chatear", "alegrar", "acalmar", "machucar", "magoar",
    "preocupar", "animar", "cansar", "queimar", "molhar", "acordar", "divertir", "aleijar",
    "apertar",
  ]
  static let bodily: WordSet = [
    "sangrar", "inchar", "tremer", "latejar", "formigar", "escorrer", "arder", "pingar", "doer",
  ]
  static let harming: WordSet = [
    "morder", "arranhar", "lamber", "assustar", "picar", "bicar", "atacar", "derrubar",
    "perseguir",
  ]
  static let sensations: WordSet = [
    "fome", "sede", "sono", "medo", "dor", "frio", "calor", "pressa",
  ]
  static let angry: WordSet = [
    "bravo", "brava", "zangado", "zangada", "irritado", "irritada", "chateado", "chateada",
    "furioso", "furiosa", "aborrecido", "aborrecida",
  ]
  /// Qualities that say which one.
  static let ranking: WordSet = [
    "melhor", "pior", "maior", "primeiro", "último", "próximo", "querido", "mesmo", "único",
  ]
  static let elders: WordSet = [
    "mamãe", "mãe", "papai", "pai", "vovó", "vovô", "avó", "avô", "tia", "tio", "titia", "titio",
    "professora", "professor", "babá", "mamã", "papá", "madrinha", "padrinho", "ama",
  ]
}
