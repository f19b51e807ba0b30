import AACCore

/// What others do to the speaker, feel about him and are asked to do: *mamãe / bravo / eu, papai / brigar / eu, irmão / parar /
/// gritar, mamãe / não / ir embora, mamãe / dar / água / eu, mamãe / não / deixar / sair* (Cunha & Cintra, chapter 7,
/// *Vocativo*; chapter 15, *Com*; Bechara, *Regência*).
extension TileReader {
  /// Turns such rows towards the speaker.
  func turnTowardsSpeaker(_ words: inout [Constituent]) {
    spareMe(&words)
    guard words.count > 2, words[0].lexeme.isHuman, isBareNoun(words[0]),
      !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    allowSpeaker(&words)
    feelTowardsMe(&words)
    callToStop(&words)
    callNotTo(&words)
    callToGive(&words)
    sendOut(&words)
  }

  private func isMe(_ word: Constituent) -> Bool { ["eu", "mim"].contains(word.lexeme.lemma) }

  private func withMe(_ me: Constituent) -> Constituent {
    Constituent(known("comigo").lexeme, tile: me.tile)
  }

  /// *Mamãe / bravo / eu, papai / brigar / eu, amigo / falar / eu*: whoever is named last suffers it.
  private func feelTowardsMe(_ words: inout [Constituent]) {
    guard let last = words.last, isMe(last), words[words.count - 2].lexeme.wordClass != .adposition
    else { return }
    let end = words.count - 1
    let middle = words[1..<end]
    if let feeling = middle.last?.lexeme, feeling.wordClass == .adjective, feeling.kind == .emotion,
      middle.dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity || $0.lexeme.lemma == "não"
          || $0.lexeme.lemma == "estar"
      })
    {
      if feeling.lemma == "orgulhoso" {
        words.insert(known("de"), at: end)
        words[end + 1].lexeme = known("mim").lexeme
      } else {
        words[end] = withMe(last)
      }
      guard !words.contains(where: { $0.lexeme.lemma == "estar" }) else { return }
      let isDenied = words[1].lexeme.lemma == "não"
      return words.insert(.linking("estar", .third), at: isDenied ? 2 : 1)
    }
    let deed = middle.filter { $0.lexeme.lemma != "não" }
    guard deed.count == 1, deed[0].lexeme.isInfinitive,
      TowardsMeWords.withSomebody.contains(deed[0].lexeme.lemma)
    else { return }
    words[end] = withMe(last)
  }

  /// *Parar / incomodar / eu, irmão / parar / bater / eu, irmão / não / empurrar / eu*: who is named last suffers it.
  private func spareMe(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last, last.lexeme.lemma == "eu",
      case let deed = words.count - 2, words[deed].lexeme.isInfinitive
    else { return }
    let isNamed = words[0].lexeme.isHuman && isBareNoun(words[0])
    let opening = Array(words[(isNamed ? 1 : 0)..<deed]).map(\.lexeme.lemma)
    let lemma = words[deed].lexeme.lemma
    let isKnown =
      PortugueseOrderWords.notToMe.contains(lemma) || TowardsMeWords.nuisances.contains(lemma)
    let isStop = opening.first == "parar" && opening.dropFirst().allSatisfy { $0 == "de" }
    guard isKnown, isStop || isNamed && opening == ["não"] else { return }
    if TowardsMeWords.withSomebody.contains(lemma) || lemma == "mexer" {
      words[deed + 1] = withMe(last)
    } else if let link = TowardsMeWords.links[lemma] {
      words[deed + 1].lexeme = known("mim").lexeme
      words.insert(known(link), at: deed + 1)
    } else {
      words[deed + 1] = Constituent(WordJoiner.pronoun("me"), tile: last.tile)
    }
  }

  /// *Irmão / parar / gritar, amigo / parar / empurrar / eu*: somebody is told to stop.
  private func callToStop(_ words: inout [Constituent]) {
    guard TowardsMeWords.isCalled(words[0].lexeme), words[1].lexeme.lemma == "parar",
      words[1].lexeme.isInfinitive, case let deed = words[2].lexeme.lemma == "de" ? 3 : 2,
      deed < words.count, words[deed].lexeme.isInfinitive,
      PortugueseOrderWords.notToMe.contains(words[deed].lexeme.lemma)
        || TowardsMeWords.nuisances.contains(words[deed].lexeme.lemma)
    else { return }
    words[0] = words[0].calledOut
    words[1] = words[1].ordered
  }

  /// *Mamãe / não / ir embora, papai / não / gritar*: somebody is asked not to.
  private func callNotTo(_ words: inout [Constituent]) {
    guard TowardsMeWords.isCalled(words[0].lexeme), words[1].lexeme.lemma == "não",
      words[2].lexeme.isInfinitive, TowardsMeWords.forbidden.contains(words[2].lexeme.lemma),
      words.dropFirst(3).allSatisfy({
        isMe($0) || ["comigo", "me", "em"].contains($0.lexeme.lemma) || $0.lexeme.kind == .social
      })
    else { return }
    words[0] = words[0].calledOut
    words[2] = words[2].ordered
  }

  /// *Mamãe / dar / água / eu, papai / ler / história / eu, mamãe / abraçar / eu*: who looks after the speaker is asked for it.
  private func callToGive(_ words: inout [Constituent]) {
    guard !isOver, DailyWords.helpers.contains(words[0].lexeme.lemma), words[1].lexeme.isInfinitive,
      let last = words.last, isMe(last), words[words.count - 2].lexeme.wordClass != .adposition
    else { return }
    let things = words[2..<(words.count - 1)]
    let verb = TowardsMeWords.lifted(words[1].lexeme.lemma)
    if TowardsMeWords.making.contains(verb), things.count == 1, things[2].lexeme.namesThing {
      // Mamãe, descasca a laranja para mim.
      words[0] = words[0].calledOut
      words[1] = words[1].ordered
      words[3].lexeme = known("mim").lexeme
      return words.insert(known("para"), at: 3)
    }
    guard
      things.isEmpty
        ? TowardsMeWords.caring.contains(verb) : TowardsMeWords.giving.contains(verb),
      things.allSatisfy({ $0.lexeme.namesThing || $0.lexeme.isDeterminerLike })
    else { return }
    words[1].lexeme.lemma = verb
    words =
      [
        words[0].calledOut, words[1].ordered,
        Constituent(WordJoiner.pronoun("me"), tile: last.tile),
      ]
      + things
  }

  /// *Irmão / sair / quarto / eu*: the room is the speaker's.
  private func sendOut(_ words: inout [Constituent]) {
    guard words.count == 4, TowardsMeWords.isCalled(words[0].lexeme),
      words[1].lexeme.lemma == "sair", words[1].lexeme.isInfinitive, isBareNoun(words[2]),
      words[2].lexeme.kind == .room || words[2].lexeme.kind == .furniture, isMe(words[3]),
      let mine = Possessives.word(for: words[3].lexeme, tile: words[3].tile, in: variety)
    else { return }
    words = [words[0].calledOut, words[1].ordered, known("de"), mine, words[2]]
  }

  /// *Deixar / eu / tentar*: whether somebody stands between the first verb and the next.
  func letsSomebody(_ words: [Constituent], _ first: Int) -> Bool {
    first + 2 < words.count && words[first + 1].lexeme.wordClass == .pronoun
      && words[first + 1].lexeme.kind == .person && words[first + 2].lexeme.isInfinitive
  }

  /// *Mamãe / não / deixar / sair*: whom somebody lets do it is the speaker (Bechara, *Verbos causativos*).
  private func allowSpeaker(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.lemma == "deixar", words[verb].lexeme.isInfinitive,
      verb == 1 || verb == 2 && words[1].lexeme.lemma == "não", verb + 1 < words.count,
      words[verb + 1].lexeme.isInfinitive,
      !words[verb...].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun
      })
    else { return }
    words.insert(known("eu"), at: verb + 1)
  }
}

/// Words of what others do to the speaker.
enum TowardsMeWords {
  /// What is done with somebody, and to him who is named last.
  static let withSomebody: WordSet = ["gritar", "brigar", "ralhar", "falar", "ficar", "implicar"]
  /// What others do that one wants to end.
  static let nuisances: WordSet = [
    "gritar", "mexer", "brigar", "correr", "pular", "rir", "mentir", "puxar", "chatear", "falar",
    "cantar", "chutar", "cuspir",
  ]
  /// What those one is close to shall not do.
  static let forbidden: WordSet = [
    "ir embora", "gritar", "brigar", "ralhar", "bater", "mentir", "empurrar", "morder", "soltar",
    "esquecer", "puxar",
  ]
  static let links = [
    "bater": "em", "tocar": "em", "rir": "de", "pegar": "em", "cuspir": "em", "zoar": "de",
  ]
  static let giving: WordSet = [
    "dar", "trazer", "ler", "contar", "comprar", "emprestar", "mostrar", "passar", "pegar",
    "buscar", "pentear", "lavar", "cantar",
  ]
  static let caring: WordSet = [
    "abraçar", "beijar", "pentear", "vestir", "carregar", "buscar", "levantar", "cobrir", "levar",
    "sentar", "deitar", "calçar", "virar",
  ]
  /// What is made ready for who asks for it.
  static let making: WordSet = [
    "descascar", "cortar", "esquentar", "aquecer", "fritar", "amassar", "espremer", "cozinhar",
    "preparar",
  ]
  /// What is done to the speaker, where the word on the board is of who does it himself.
  static func lifted(_ verb: String) -> String {
    ["levantar-se": "levantar", "sentar-se": "sentar", "deitar-se": "deitar", "virar-se": "virar"][
      verb] ?? verb
  }
  /// Whether somebody near is called by the word.
  static func isCalled(_ who: Lexeme) -> Bool {
    who.wordClass == .properNoun || PortugueseCallWords.called(who.lemma)
      || PortugueseCallWords.children.contains(who.lemma) || BesideWords.ownKin.contains(who.lemma)
  }
}
