import AACCore

/// Portuguese rows of one to three words that begin with what is said of somebody or something, or say alone how one is: *sede,
/// feliz / menina, parque / eu, longe / casa / eu, frio / meu / comida, médico / precisar* (Cunha & Cintra, chapter 7, *Ordem
/// inversa*; Bechara, *Elipse*).
extension TileReader {
  /// *Sede, cansado*: how the speaker is.
  func feltAlone(_ words: [Constituent]) -> [Constituent]? {
    guard variety.language == .portuguese, words.count == 1, let word = words.first?.lexeme else {
      return nil
    }
    if word.wordClass == .noun, isOwnNeed(word), !LaidShortWords.called.contains(word.lemma) {
      return [.linking("estar", .first), known("com")] + words
    }
    guard word.wordClass == .adjective, isOwnState(word),
      word.gender == nil || word.number != .plural
    else { return nil }
    return [.linking("estar", .first)] + words
  }

  /// Lays such rows without a verb as they are said.
  func layShort(_ words: inout [Constituent]) {
    guard (2...5).contains(words.count) else { return }
    sayDistance(&words)
    qualityBehind(&words)
    speakerFirst(&words)
    ownCold(&words)
  }

  /// *Feliz / menina, velho / carro, pesado / caixa*: what it is like comes behind it.
  private func qualityBehind(_ words: inout [Constituent]) {
    guard words.count == 2, case let quality = words[0].lexeme, quality.wordClass == .adjective,
      !quality.kind.isSmall, quality.kind != .color, isBareNoun(words[1]),
      words[1].lexeme.wordClass == .noun, !words[1].lexeme.kind.isTemporal,
      !WordSorter.ordinals.contains(quality.lemma),
      !LaidShortWords.attributive.contains(quality.lemma)
    else { return }
    let noun = words[1].lexeme
    if isOwnState(quality) {
      guard noun.isBeing, !StateWords.towards.contains(quality.lemma) else { return }
    } else if !noun.isBeing {
      guard quality.kind == .size || LaidShortWords.laidFirst.contains(quality.lemma) else {
        return
      }
    }
    words.swapAt(0, 1)
  }

  /// *Parque / eu, água / eu, aeroporto / nós*: who is there, or wants it, was laid last.
  private func speakerFirst(_ words: inout [Constituent]) {
    guard words.count == 2, let who = words.last?.lexeme, who.wordClass == .pronoun,
      ["eu", "nós", "ele", "ela", "eles", "elas"].contains(who.lemma), isBareNoun(words[0]),
      case let noun = words[0].lexeme,
      KindSet.places.contains(noun.kind) || KindSet.edible.contains(noun.kind),
      noun.lemma != "casa" || who.lemma == "eu"
    else { return }
    words.swapAt(0, 1)
  }

  /// *Frio / meu / comida*: of what one has the cold is a quality.
  private func ownCold(_ words: inout [Constituent]) {
    guard words.count == 3, ["frio", "fria"].contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .possessive, isBareNoun(words[2]), words[2].lexeme.namesThing
    else { return }
    words[0].lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
    words.append(words.removeFirst())
  }

  // MARK: - How far

  /// *Eu / longe / casa, casa / eu / longe, ele / longe / nós, longe / casa*: how far somebody is from where (Bechara,
  /// *Locuções prepositivas*).
  private func sayDistance(_ words: inout [Constituent]) {
    guard let far = words.firstIndex(where: { ["longe", "perto"].contains($0.lexeme.lemma) })
    else { return }
    if far > 1, words[far - 1].lexeme.wordClass == .noun, words[far - 1].lexeme.isHuman,
      belongs(words[far - 2].lexeme, to: words[far - 1].lexeme)
        || words[far - 2].lexeme.lemma == "casa"
    {
      // Casa / vovó / longe: whose it is.
      return
    }
    var who: Constituent?
    var place: Constituent?
    var degree: [Constituent] = []
    var denied: [Constituent] = []
    for (index, word) in words.enumerated() where index != far {
      let lexeme = word.lexeme
      if lexeme.lemma == "de" { continue }
      if lexeme.kind == .degree || lexeme.lemma == "muito" {
        degree.append(word)
      } else if lexeme.lemma == "não" {
        denied.append(word)
      } else if who == nil, isSomebodyThere(word) {
        who = word
      } else if place == nil, isSomebodyThere(word) || isPlaceName(word) {
        place = word
      } else {
        return
      }
    }
    guard
      who != nil && (place != nil || who?.lexeme.wordClass == .pronoun)
        || who == nil && place?.lexeme.lemma == "casa" && words.count == 2 && far == 0
    else { return }
    var row = (who.map { ownName($0) } ?? []) + denied
    row.append(who == nil ? .linking("estar", .first) : .linking("estar"))
    row += degree + [words[far]]
    if let place { row += [known("de")] + groundOf(place) }
    words = row
  }

  private func isSomebodyThere(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    return lexeme.wordClass == .pronoun && lexeme.kind == .person && lexeme.number != nil
      && !WordJoiner.clitics.contains(lexeme.lemma)
      || lexeme.isHuman && isBareNoun(word) && !MeaningWords.services.contains(lexeme.lemma)
  }

  private func isPlaceName(_ word: Constituent) -> Bool {
    isBareNoun(word)
      && (KindSet.places.contains(word.lexeme.kind) || word.lexeme.kind == .nature
        || word.lexeme.kind == .vehicle || MeaningWords.services.contains(word.lexeme.lemma))
  }

  private func ownName(_ who: Constituent) -> [Constituent] {
    who.lexeme.wordClass == .noun ? before(who.lexeme) + [who] : [who]
  }

  private func groundOf(_ place: Constituent) -> [Constituent] {
    if place.lexeme.lemma == "eu" {
      return [Constituent(known("mim").lexeme, tile: place.tile)]
    }
    guard place.lexeme.wordClass == .noun, place.lexeme.lemma != "casa" else { return [place] }
    return before(place.lexeme) + [place]
  }

  // MARK: - With a verb

  /// *Médico / precisar, amigo / ontem / encontrar*: what is done to somebody, with nobody else there to do it.
  func needSomebody(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.isInfinitive,
      LaidShortWords.needing.contains(words[verb].lexeme.lemma)
    else { return }
    let others = words.indices.filter { $0 != verb && !words[$0].lexeme.kind.isTemporal }
    guard others.count == 1, let who = others.first, who < verb, words[who].lexeme.isBeing,
      isBareNoun(words[who])
    else { return }
    let times = words.filter { $0.lexeme.kind.isTemporal }
    words = [words[verb], words[who]] + times
  }

  /// *Mãe / levantar / bebê, enfermeira / sentar / vovô*: of two, one of whom needs it done, nobody does it to himself
  /// (Cunha & Cintra, chapter 13, *Voz reflexiva*).
  func treatHelpless(_ words: inout [Constituent], _ verb: Int) {
    guard let plain = GovernedWords.plain[words[verb].lexeme.lemma],
      words.count == 3, words[verb].lexeme.isInfinitive
    else { return }
    let others = words.indices.filter { $0 != verb }
    let helpless = others.filter { LaidShortWords.helpless.contains(words[$0].lexeme.lemma) }
    guard
      others.allSatisfy({
        isSomebodyThere(words[$0]) || words[$0].lexeme.isHuman && isBareNoun(words[$0])
      }), !helpless.isEmpty
    else { return }
    words[verb].lexeme.lemma = plain
    let whom = helpless.count == 1 ? helpless[0] : others[1]
    guard let who = others.first(where: { $0 != whom }) else { return }
    words = [words[who], words[verb], words[whom]]
  }
}

/// Words of the shortest rows.
enum LaidShortWords {
  /// What is called and not felt.
  static let called: WordSet = ["vontade", "culpa", "sorte", "coragem", "paciência", "razão"]
  /// What stands before its noun as a part of its name.
  static let attributive: WordSet = [
    "bom", "boa", "próximo", "último", "mesmo", "outro", "melhor", "pior", "maior", "menor", "meio",
    "querido", "único", "certo", "pronto", "cheio", "livre", "proibido", "todo", "pobre",
    "primeiro", "segundo", "terceiro", "santo", "próprio", "puro", "futuro",
  ]
  /// What else is thought of things.
  static let laidFirst: WordSet = [
    "velho", "alto", "baixo", "antigo", "feio", "lindo", "bonito", "novo", "grande", "pequeno",
  ]
  /// What is done to somebody, or it is not said at all.
  static let needing: WordSet = [
    "precisar", "encontrar", "procurar", "achar", "buscar", "chamar", "amar", "adorar", "odiar",
    "detestar", "convidar", "evitar", "querer", "necessitar", "cumprimentar", "contratar",
    "gostar",
  ]
  /// Who is lifted, laid down and sat up.
  static let helpless: WordSet = [
    "bebê", "bebé", "nenê", "menino", "menina", "criança", "filho", "filha", "neto", "neta",
    "paciente", "idoso", "idosa", "doente", "vovô", "vovó", "avô", "avó", "sobrinho", "sobrinha",
    "irmãozinho", "irmãzinha", "aluno", "aluna", "cadeirante", "velhinho", "velhinha",
  ]
}
