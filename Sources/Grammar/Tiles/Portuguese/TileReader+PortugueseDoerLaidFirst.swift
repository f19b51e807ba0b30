import AACCore

/// Portuguese rows that are laid in the order of the sentence and begin with a thing, an animal, a plant, a group or a house of
/// business that does it: *loja / vender / brinquedo, rio / transbordar, aranha / dar / medo / eu, bala / grudar / dente, receita /
/// levar / açúcar, nuvem / parecer / coelho*. Rows that begin with what it is done to (*pão / comprar / amanhã*) stay what they are
/// (Cunha & Cintra, chapter 7, *Sujeito* and *Ordem direta*; Bechara, *Verbos intransitivos*, *Papéis temáticos*).
extension TileReader {
  /// A row taken apart: who is first, the verb, and the words behind it up to the next clause.
  struct FirstDoer {
    var noun: Int
    var verb: Int
    var word: Lexeme
    var deed: String
    var rest: ArraySlice<Constituent>

    /// The first word behind the verb that is no determiner and no preposition.
    var next: Lexeme? {
      rest.first {
        !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adposition
          && $0.lexeme.kind != .quantity && $0.lexeme.kind != .degree
      }?.lexeme
    }

    /// Whether somebody behind the verb may be who does it.
    var hasPerson: Bool {
      rest.indices.contains { index in
        let word = rest[index].lexeme
        guard word.isBeing || word.wordClass == .pronoun && word.kind == .person else {
          return false
        }
        return index == rest.startIndex || rest[index - 1].lexeme.wordClass != .adposition
      }
    }

    var hasSpeaker: Bool {
      rest.contains { ["eu", "nós"].contains($0.lexeme.lemma) }
    }
  }

  /// Marks who does it where it was laid first.
  func layDoerFirst(_ words: inout [Constituent]) {
    guard (2...10).contains(words.count) else { return }
    readHomographs(&words)
    ownBehindCopula(&words)
    guard let row = firstDoer(words) else { return }
    if DoerFirstWords.named.contains(row.word.lemma), row.noun == 0,
      row.word.wordClass == .adjective
    {
      guard nameQuality(row) else { return }
      words[row.noun] = named(words[row.noun])
    } else {
      guard isDoneByFirst(row, words) else { return }
    }
    words[row.noun].lexeme.forms[Adverbial.doing] = Self.first
  }

  /// The clause of a row that begins with a thing that does it and says nothing more; nil: any other.
  func saidByFirstLaid(_ tiles: [Constituent]) -> Clause? {
    guard (2...8).contains(tiles.count), tiles.contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    if let said = inOrderAtOnce(tiles) ?? toldByOrder(tiles) ?? warnedOrBecause(tiles)
      ?? movesSpeaker(tiles)
    {
      return said
    }
    var row = tiles
    layDoerFirst(&row)
    guard row.contains(where: { $0.lexeme.forms[Adverbial.doing] == Self.first }),
      let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      saysOneThing(row, verb),
      !isPlain || row[0].lexeme.kind == .time || !isToldOtherwise(row, verb)
    else { return nil }
    let isAside = { (word: Constituent) in DoerFirstWords.before.contains(word.lexeme.lemma) }
    var clause = Clause(variety: variety)
    clause.subject = row[..<verb].filter { !isAside($0) }
    clause.verb = row[verb]
    clause.complements = row[..<verb].filter(isAside) + row[(verb + 1)...]
    if isPlain, row.count == 2, DoerFirstWords.priced.contains(row[0].lexeme.lemma),
      ["aumentar", "diminuir"].contains(row[verb].lexeme.lemma)
    {
      // Preço / aumentar: it is told because it did.
      clause.tense = .past
    }
    return clause
  }

  /// *Chuva / parar, avião / pousar / aeroporto, olho / arder*: what is over or going on, by the rules of rows.
  private func isToldOtherwise(_ row: [Constituent], _ verb: Int) -> Bool {
    let deed = row[verb].lexeme.lemma
    return tables.frames[deed].aspect == .achievement || DoerFirstWords.goingOn.contains(deed)
      || ByThemselvesWords.blown.contains(deed) && row.count < 4 || deed == "parar" && row.count < 4
      || row[..<verb].contains { $0.lexeme.kind == .body }
  }

  /// *Palhaço / fazer / rir, filme / fazer / chorar*: whom it makes laugh was not laid (Bechara, *Verbos causativos*).
  private func movesSpeaker(_ tiles: [Constituent]) -> Clause? {
    guard let row = firstDoer(tiles), row.deed == "fazer", row.rest.count == 1,
      row.noun + 1 == row.verb, row.verb + 2 == tiles.count,
      let felt = row.rest.first, felt.lexeme.isInfinitive,
      DoerFirstWords.brought.contains(felt.lexeme.lemma), !isAsked(row.word),
      let speaker = tables.lexicon.known("eu")
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(tiles[..<row.verb])
    clause.subject[row.noun].lexeme.forms[Adverbial.doing] = ""
    clause.verb = tiles[row.verb]
    clause.complements = [Constituent(speaker), felt]
    return clause
  }

  private func isAsked(_ word: Lexeme) -> Bool { word.kind == .question || word.kind.isTemporal }

  /// Whether nothing behind the verb may be a thought of its own: *elevador / parar / preso, copo / cair / cuidado*.
  private func saysOneThing(_ row: [Constituent], _ verb: Int) -> Bool {
    let isCopular = tables.frames[row[verb].lexeme.lemma].isCopular
    return row.indices.dropFirst(verb + 1).allSatisfy { index in
      let word = row[index].lexeme
      switch word.wordClass {
      case .verb:
        return row[index - 1].lexeme.wordClass == .adposition || row[verb].lexeme.lemma == "fazer"
          || row[0].lexeme.kind == .demonstrative
      case .conjunction, .interjection: return word.lemma == "que"
      case .adjective:
        return isCopular || row[verb].lexeme.lemma == "continuar" || !isPlain
          || row[index - 1].lexeme.wordClass == .noun && word.kind != .emotion
            && word.kind != .state
      case .noun:
        return !isPlain || !word.kind.isSensation
          || index == verb + 1 || row[index - 1].lexeme.wordClass == .adposition
      default: return word.lemma != "," && word.kind != .social
      }
    }
  }

  /// The parts of a row that begins with a noun and its words, and has a verb behind them; nil: it is laid otherwise.
  func firstDoer(_ words: [Constituent]) -> FirstDoer? {
    var index = 0
    while index < words.count, words[index].lexeme.isDeterminerLike,
      words[index].lexeme.kind != .question,
      index + 1 < words.count, words[index + 1].lexeme.wordClass != .verb
    {
      index += 1
    }
    guard index < 3, index < words.count, mayDoFirst(words[index]) else { return nil }
    let noun = index
    index += 1
    while index < words.count, words[index].lexeme.wordClass == .adjective {
      // Planta / seca / precisar / água: what it is like may be a thought of its own.
      if isPlain,
        words[index].lexeme.kind == .state
          || DoerFirstWords.passing.contains(words[index].lexeme.lemma)
      {
        return nil
      }
      index += 1
    }
    if index + 1 < words.count, words[index].lexeme.lemma == "de" {
      index += 1
      while index < words.count, words[index].lexeme.isDeterminerLike { index += 1 }
      guard index < words.count, words[index].lexeme.isLastingNoun else { return nil }
      index += 1
    }
    while index < words.count, DoerFirstWords.before.contains(words[index].lexeme.lemma) {
      index += 1
    }
    guard index < words.count, words[index].lexeme.isInfinitive else { return nil }
    let end =
      words[(index + 1)...].firstIndex {
        DoerFirstWords.joints.contains($0.lexeme.lemma) || $0.lexeme.lemma == ","
      } ?? words.count
    return FirstDoer(
      noun: noun, verb: index, word: words[noun].lexeme, deed: words[index].lexeme.lemma,
      rest: words[(index + 1)..<end])
  }

  private func mayDoFirst(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    guard word.government == nil, lexeme.forms[Adverbial.doing] == nil else { return false }
    switch lexeme.wordClass {
    case .noun, .properNoun: return lexeme.kind != .social
    case .pronoun, .determiner: return lexeme.kind == .demonstrative || lexeme.lemma == "tudo"
    case .adjective: return DoerFirstWords.named.contains(lexeme.lemma)
    default: return false
    }
  }

  private func isDoneByFirst(_ row: FirstDoer, _ words: [Constituent]) -> Bool {
    if row.word.isHuman, row.word.wordClass != .pronoun {
      return actsAsGroup(row) || doesToSpeaker(row) && !isAskedNotTo(row, words)
    }
    return movesSomebody(row) || isLikeSomething(row) || happensToFirst(row) || doesByItself(row)
      || sellsThings(row) || actsAsAnimal(row) || doesByNeighbours(row, words)
  }

  // MARK: - What moves somebody

  /// *Isso / irritar / eu, trovões / incomodar / meu / cão, notícia / interessar / nós, aranhas / dar / medo / eu, mel / atrair /
  /// abelha*.
  private func movesSomebody(_ row: FirstDoer) -> Bool {
    guard let next = row.next else { return false }
    let isWhom = next.isBeing || next.wordClass == .pronoun && next.kind == .person
    if DoerWords.moving.contains(row.deed) || DoerFirstWords.pleasing.contains(row.deed) {
      return isWhom && !row.word.kind.isSensation || DoerFirstWords.crowds.contains(next.lemma)
    }
    if ["dar", "meter", "causar", "trazer"].contains(row.deed) {
      return DoerFirstWords.feelings.contains(next.lemma) && row.hasPerson
        && row.word.kind != .feeling && row.word.kind != .emotion
        && !DoerFirstWords.feelings.contains(row.word.lemma)
    }
    if row.deed == "fazer", isWhom || next.isInfinitive {
      // Filme / fazer / eu / chorar.
      // Lição / fazer / ajudar, lição / fazer / ter que: nobody is made to do that.
      return row.rest.last?.lexeme.isInfinitive == true && row.word.kind != .food
        && (isWhom || row.rest.count > 1 || row.word.kind == .demonstrative
          || DoerFirstWords.brought.contains(next.lemma))
    }
    return row.deed == "atrair" && next.isLastingNoun
  }

  // MARK: - What it is like

  /// *Nuvem / parecer / coelho, água / virar / gelo, quarto / continuar / bagunçado, esse / ser / melhor / que / aquele, verão / ser /
  /// melhor / que / inverno*.
  private func isLikeSomething(_ row: FirstDoer) -> Bool {
    guard let next = row.next else { return false }
    switch row.deed {
    case "parecer", "virar":
      guard let first = row.rest.first?.lexeme, first.wordClass != .adposition,
        next.isLastingNoun, next.wordClass == .noun
      else { return false }
      return row.word.namesThing && (row.deed == "parecer" || next.kind != row.word.kind || isOver)
        && DoerFirstWords.turned.contains(row.word.lemma) == false && !row.hasSpeaker
    case "continuar", "permanecer":
      return next.wordClass == .adjective && row.word.namesThing && !row.hasPerson
    case "ser"
    where row.word.kind.isTemporal && next.wordClass == .adjective && row.rest.count == 1:
      return true
    case "ser"
    where row.word.namesThing && row.rest.first?.lexeme.wordClass == .adjective
      && row.rest.count == 2:
      // Cadeira / ser / baixo / eu, sapato / ser / grande / menino: for whom.
      let whom = row.rest[row.rest.startIndex + 1].lexeme
      return next.kind != .color
        && (whom.isBeing && whom.wordClass == .noun || ["eu", "nós"].contains(whom.lemma))
    case "ser", "estar":
      let isGraded =
        WordSorter.comparatives.contains(next.lemma)
        || ["mais", "menos"].contains(row.rest.first?.lexeme.lemma ?? "")
      if next.lemma == "capital", row.word.wordClass == .properNoun { return true }
      if row.deed == "estar", row.rest.first?.lexeme.wordClass == .numeral {
        // Forno / estar / duzentos / grau.
        return row.word.namesThing && next.lemma.hasPrefix("grau")
      }
      if row.word.kind == .demonstrative {
        return row.deed == "ser" && row.noun == 0
          && (isGraded || next.wordClass == .noun && !row.hasSpeaker)
      }
      return isGraded && row.rest.count > 1 && !row.hasSpeaker
        && (row.word.namesThing || row.word.kind.isTemporal)
    default: return false
    }
  }

  /// *Gelado / custar / dois / euros, doce / ser / melhor / de / festa, elétrico / ser / melhor / que / metro*: a thing that has the name
  /// of a quality.
  private func nameQuality(_ row: FirstDoer) -> Bool {
    if DoerFirstWords.measuring.contains(row.deed) { return !row.hasPerson }
    if row.deed == "ser" || row.deed == "estar", let first = row.rest.first?.lexeme {
      return first.wordClass == .adjective && row.rest.count > 1 || doesByNeighbours(row, [])
        || ["mais", "menos", "melhor", "pior"].contains(first.lemma)
    }
    return DoerFirstWords.byItself.contains(row.deed) && !row.hasPerson
  }

  /// The noun that such a word is.
  private func named(_ word: Constituent) -> Constituent {
    var noun = WordSorter.noun(word)
    noun.lexeme.gender = .masculine
    if word.lexeme.lemma == "elétrico" { noun.lexeme.kind = .vehicle }
    if word.lexeme.kind == .color { noun.lexeme.kind = .idea }
    return noun
  }

  // MARK: - Groups and houses

  /// *Público / bater palmas / cantora, time / empatar / por / zero / a / zero*.
  private func actsAsGroup(_ row: FirstDoer) -> Bool {
    DoerFirstWords.groups.contains(row.word.lemma) && !row.hasSpeaker
      && !tables.frames[row.deed].isCopular
      && !DoerWords.holding.contains(row.deed) && !DoerWords.seeing.contains(row.deed)
      && !DoerWords.liking.contains(row.deed)
  }

  /// *Loja / vender / não / brinquedo, hospital / contratar / médicos, sala / ter / muito / aluno, banco / cobrar / taxa / cliente*.
  private func sellsThings(_ row: FirstDoer) -> Bool {
    guard let next = row.next, next.isLastingNoun, !row.hasSpeaker else { return false }
    if row.deed == "ter", KindSet.places.contains(row.word.kind) || row.word.kind == .vehicle {
      return true
    }
    return DoerFirstWords.houses.contains(row.word.lemma)
      && DoerFirstWords.business.contains(row.deed)
      && (!KindSet.places.contains(next.kind) || row.deed == "ter" || row.deed == "vender")
  }

  // MARK: - Somebody, and the speaker behind

  /// *Mamãe / ficar / bravo / eu, professor / ralhar / nós, primo / passar a noite / casa / eu*: what another does with the speaker.
  private func doesToSpeaker(_ row: FirstDoer) -> Bool {
    guard row.hasSpeaker, !DoerFirstWords.wanting.contains(row.deed) else { return false }
    let frame = tables.frames[row.deed]
    if !isPlain, isOver { return !frame.isStrongOpener && row.rest.count > 0 }
    if frame.isCopular { return row.next?.wordClass == .adjective }
    return DoerFirstWords.scolding.contains(row.deed) || row.deed.hasSpace && row.deed != "ter medo"
  }

  /// *Mãe / não / ralhar / eu*: who is called shall not do it.
  private func isAskedNotTo(_ row: FirstDoer, _ words: [Constituent]) -> Bool {
    isPlain && words[row.verb - 1].lexeme.lemma == variety.language.plainNegator
      && DoerFirstWords.scolding.contains(row.deed) && row.deed != "zangar-se"
  }

  /// *Gato / ronronar / eu, caranguejo / beliscar / dedo / eu, vaca / dar / leite / fazendeiro, maçã / ter / minhoca*.
  private func actsAsAnimal(_ row: FirstDoer) -> Bool {
    guard let next = row.next else { return false }
    if row.deed == "ter" {
      return row.word.namesThing && !row.hasSpeaker && next.isLastingNoun
        && !row.word.kind.isSensation && row.word.kind != .illness && row.word.kind != .body
        && (next.roleKind == .animal || next.kind == .body)
    }
    guard row.word.isBeing || row.word.roleKind == .animal else { return false }
    if ["comer", "devorar", "engolir"].contains(row.deed) {
      // Lobo / comer / avó.
      return row.word.kind == .animal && next.isHuman && row.rest.count < 3
    }
    if row.deed == "dar" {
      return DoerWords.contains(next, in: DoerWords.yields) && row.hasPerson
    }
    return DoerFirstWords.animalDeeds.contains(row.deed) && row.hasPerson
  }

  // MARK: - Whose it is

  /// *Isso / ser / brinquedo / eu, hoje / ser / aniversário / eu, chave / ser / eu*: who stands last has what is named (Cunha & Cintra,
  /// chapter 11, *Pronomes possessivos*).
  private func ownBehindCopula(_ words: inout [Constituent]) {
    guard let last = words.last, ["eu", "nós"].contains(last.lexeme.lemma), words.count < 6,
      let verb = words.firstIndex(where: { $0.lexeme.lemma == "ser" }), verb > 0, verb < 3,
      words[verb].lexeme.isInfinitive, words[0].lexeme.kind != .question,
      words[0].lexeme.wordClass != .pronoun || words[0].lexeme.kind == .demonstrative,
      let mine = Possessives.word(for: last.lexeme, tile: last.tile)
    else { return }
    switch words.count - verb {
    case 3:
      let owned = words[verb + 1].lexeme
      guard isBareNoun(words[verb + 1]), owned.wordClass == .noun,
        owned.namesThing || owned.isHuman && words[0].lexeme.isHuman
          || words[0].lexeme.kind == .demonstrative
      else { return }
      words.removeLast()
      words.insert(mine, at: verb + 1)
    case 2:
      guard isBareNoun(words[0]), words[0].lexeme.namesThing, words[0].lexeme.kind != .event,
        words[0].lexeme.kind != .idea
      else { return }
      words[words.count - 1] = mine
      words[0].lexeme.forms[Adverbial.doing] = Self.first
    default: return
    }
  }

  // MARK: - Words spelt alike

  /// *Menina / catar / conchas, peça / agradar / público, homem / ceder / lugar / idoso*: no country is meant, and no quality.
  private func readHomographs(_ words: inout [Constituent]) {
    let hasVerb = words.contains { $0.lexeme.wordClass == .verb }
    for index in words.indices.dropFirst() {
      let word = words[index].lexeme
      if word.lemma == "Catar", !hasVerb, index + 1 < words.count {
        words[index].lexeme = Lexeme(lemma: "catar", wordClass: .verb, kind: .action)
      }
    }
    for index in words.indices where words[index].lexeme.wordClass == .adjective {
      let word = words[index].lexeme
      guard word.lemma == "público" else { continue }
      let before = index > 0 ? words[index - 1].lexeme : nil
      let isAlone = before == nil || before?.wordClass == .verb || before?.isDeterminerLike == true
      if isAlone {
        words[index].lexeme = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .person)
        words[index].lexeme.animacy = .human
        words[index].lexeme.gender = .masculine
        words[index].lexeme.countability = .count
      }
    }
  }
}
