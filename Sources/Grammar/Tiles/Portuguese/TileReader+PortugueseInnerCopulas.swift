import AACCore

/// What a clause within a Portuguese row says of somebody or something without a verb: *eu / achar / que / **filme / chato**, saber / que /
/// **você / cansado**, falar / que / **eu / com / dor**, nadar / mas / **água / frio**, quando / **eu / triste** / eu / dormir*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Predicado nominal*) and chapter 18 (*Orações subordinadas substantivas*); Bechara, *Verbos de ligação*.
extension TileReader {
  /// *Eu / estar / esperar / ônibus, nós / estar / tentar / dormir*: what is going on, and no wait to be there (Cunha & Cintra, chapter 13,
  /// *Gerúndio*).
  func isRuledByFirst(_ words: [Constituent], _ heads: [Int]) -> Bool {
    if variety.language == .spanish { return tellsSomebody(words, heads) }
    return variety.language == .portuguese && heads.count > 1 && heads[1] == heads[0] + 1
      && words[heads[0]].lexeme.lemma == "estar" && words[heads[0]].lexeme.isInfinitive
  }

  /// The row with the verb of each such clause.
  func withInnerCopulas(_ tiles: [Constituent]) -> [Constituent] {
    guard tiles.count > 3, tiles.count < 16 else { return tiles }
    var row = tiles
    sayWho(&row)
    var place = row.count - 1
    while place >= 0 {
      if opensInner(row, place) { describe(&row, behind: place) }
      place -= 1
    }
    return row
  }

  /// Whether a clause of its own begins behind the word.
  private func opensInner(_ row: [Constituent], _ place: Int) -> Bool {
    switch row[place].lexeme.lemma {
    case "que":
      return row[..<place].contains {
        $0.lexeme.wordClass == .verb && InnerCopulaWords.telling.contains($0.lexeme.lemma)
      } && !row[..<place].contains { $0.lexeme.kind == .question }
    case "quando", "se", "enquanto":
      return place == 0 && row.dropFirst().contains { $0.lexeme.wordClass == .verb }
        && row.count > 4
    case "mas", "porque":
      return place > 1 && row[..<place].contains { $0.lexeme.wordClass == .verb }
    default: return false
    }
  }

  /// *Filme / chato, eu / com / dor, papai / casa*: puts the verb between the two.
  private func describe(_ row: inout [Constituent], behind opener: Int) {
    var noun = opener + 1
    while noun < row.count, row[noun].lexeme.isDeterminerLike { noun += 1 }
    guard noun + 1 < row.count, isSubject(row, noun) else { return }
    let isPronoun = row[noun].lexeme.wordClass == .pronoun
    if row[noun].lexeme.kind == .body, noun == opener + 1,
      ["mas", "porque"].contains(row[opener].lexeme.lemma)
    {
      // Porque / pé / inchado: it is the speaker's.
      return
    }
    var said = noun + 1
    if row[said].lexeme.lemma == variety.language.plainNegator { said += 1 }
    let place = said
    while said < row.count,
      row[said].lexeme.kind == .degree
        || PortugueseRowWords.degrees.contains(row[said].lexeme.lemma)
    {
      said += 1
    }
    guard said < row.count else { return }
    let word = row[said].lexeme
    let isSpoken = row[opener].lexeme.lemma == "que"
    let end: Int
    let lemma: String
    if word.wordClass == .adjective, !word.kind.isSmall || word.kind == .size,
      word.kind != .color || isSpoken || isPronoun
    {
      lemma = isStateOf(word, row[noun].lexeme) ? "estar" : "ser"
      end = said + 1
    } else if ["frio", "calor"].contains(word.lemma), !isPronoun, !row[noun].lexeme.isBeing {
      row[said].lexeme = Lexeme(lemma: word.lemma, wordClass: .adjective, kind: .quality)
      lemma = "estar"
      end = said + 1
    } else if word.lemma == "com", said + 1 < row.count, row[said + 1].lexeme.wordClass == .noun,
      !row[said + 1].lexeme.isBeing, isPronoun || row[noun].lexeme.isBeing
    {
      lemma = "estar"
      end = said + 2
    } else if isSpoken, row[noun].lexeme.isHuman, word.isPlaceLike {
      lemma = "estar"
      end = said + 1
    } else {
      return
    }
    guard
      row[opener].lexeme.lemma == "quando" || row[opener].lexeme.lemma == "se"
        || row[opener].lexeme.lemma == "enquanto"
        ? beginsAgain(row, end) : end == row.count || row[end].lexeme.kind.isTemporal
    else { return }
    row.insert(.linking(lemma), at: place)
  }

  private func isSubject(_ row: [Constituent], _ place: Int) -> Bool {
    let word = row[place].lexeme
    if word.wordClass == .pronoun { return word.kind == .person || word.kind == .demonstrative }
    return (word.wordClass == .noun || word.wordClass == .properNoun) && !word.kind.isTemporal
      && row[place].government == nil
  }

  private func isStateOf(_ quality: Lexeme, _ thing: Lexeme) -> Bool {
    quality.kind.isPassing || quality.kind == .emotion || isPassing(quality, of: thing)
      || thing.kind == .body && !PortugueseRowWords.lasting.contains(quality.lemma)
  }

  /// *Quando / eu / triste / **eu** / abraçar*: whether somebody does something there.
  private func beginsAgain(_ row: [Constituent], _ place: Int) -> Bool {
    guard place < row.count else { return false }
    let rest = row[place...]
    guard let verb = rest.firstIndex(where: { $0.lexeme.wordClass == .verb }) else { return false }
    return rest[..<verb].allSatisfy {
      $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .pronoun || $0.lexeme.isBeing
        || $0.lexeme.lemma == variety.language.plainNegator
    }
  }

  /// *Ele / meu / amigo / mas…*: who somebody is.
  private func sayWho(_ row: inout [Constituent]) {
    guard row.count > 4, row[0].lexeme.wordClass == .pronoun, row[0].lexeme.person == .third,
      row[0].lexeme.kind == .person, row[1].lexeme.kind == .possessive, row[2].lexeme.isHuman,
      row[2].lexeme.wordClass == .noun, ["mas", "e", "porque"].contains(row[3].lexeme.lemma)
    else { return }
    row.insert(.linking("ser"), at: 1)
  }

  /// *Primeiro / eu / comer / depois / eu / brincar*: what is done first and what then, each with its doer.
  func doneOneByOne(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, let then = row.firstIndex(where: { $0.lexeme.lemma == "depois" }),
      then > 1, then + 2 < row.count, !row.contains(where: { $0.lexeme.kind == .question }),
      !row[(then + 1)...].contains(where: { $0.lexeme.lemma == "de" && $0.tile == row[then].tile })
    else { return nil }
    let isFirst = row[0].lexeme.lemma == "primeiro"
    let parts = [Array(row[(isFirst ? 1 : 0)..<then]), Array(row[(then + 1)...])].map(withDeed)
    guard
      parts.allSatisfy({ part in
        guard part.count > 1, isSubject(part, 0),
          part[0].lexeme.wordClass == .pronoun || part[0].lexeme.isHuman
        else { return false }
        return part[1].lexeme.wordClass == .verb
          || part.count > 2 && part[1].lexeme.lemma == "não" && part[2].lexeme.wordClass == .verb
      }), var main = read(parts[0]).first, var next = read(parts[1]).first, main.verb != nil,
      next.verb != nil, main.sequels.isEmpty, next.sequels.isEmpty, main.edge == nil
    else { return nil }
    next.isLaid = true
    main.options.remove(.progressive)
    next.options.remove(.progressive)
    main.sequels = [next]
    main.sequelJoint = [row[then]]
    if isFirst { main.edge = OpenEdge(word: row[0], opens: true, breaksOff: false) }
    return [main]
  }
}

extension TileReader {
  /// *Eu / jantar*: behind a pronoun what is a meal as well is done.
  private func withDeed(_ part: [Constituent]) -> [Constituent] {
    guard part.count > 1, part[0].lexeme.wordClass == .pronoun,
      ["jantar", "almoçar", "lanchar", "jantar fora"].contains(part[1].lexeme.lemma)
    else { return part }
    var done = part
    done[1].lexeme = Lexeme(lemma: part[1].lexeme.lemma, wordClass: .verb, kind: .action)
    return done
  }
}

/// Words by which such clauses are known.
private enum InnerCopulaWords {
  /// Verbs of thinking, knowing and saying.
  static let telling: WordSet = [
    "achar", "pensar", "saber", "crer", "acreditar", "imaginar", "lembrar", "lembrar-se",
    "esquecer", "perceber", "ver", "notar", "descobrir", "entender", "sentir", "falar", "dizer",
    "contar", "avisar", "explicar", "responder", "gritar", "escrever", "jurar", "prometer",
    "mostrar", "parecer", "ouvir", "reclamar",
  ]
}
