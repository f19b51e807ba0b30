import AACCore

/// Small words that were chosen with their noun, and which thing they stand before: *um litro e meio de água, toda a turma, junto
/// ao rio, para a semana que vem, até anoitecer, peço-a em casamento* (Cunha & Cintra, chapter 9, *Emprego do artigo*; chapter
/// 12, *Numerais fracionários*; chapter 15, *Locuções prepositivas*; Bechara, *Regência*).
extension ClausePlanner {
  /// Reads them before the other rules look at the clause.
  func settleChosen(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    walkPet(&clause, verb)
    if clause.complements.count > 1 {
      if ChosenWords.hoping.contains(verb) { hopeThat(&clause) }
      if ChosenWords.liking.contains(verb) { likeThat(&clause) }
      let last = clause.complements.count - 1
      if ["tanto", "muito"].contains(clause.complements[last].lexeme.lemma) {
        doSoMuch(&clause, verb, last)
      }
    }
    guard !clause.isLaid else { return }
    switch verb {
    case "ter": haveThere(&clause)
    case "vender", "alugar", "consertar", "fabricar": sellThere(&clause)
    case "ligar", "telefonar": callNumber(&clause)
    case "estar": openThen(&clause)
    case "mostrar", "oferecer", "levar", "dar": giveTo(&clause, verb)
    case "medir", "tirar", "verificar": measureIll(&clause)
    default: break
    }
    if verb.hasSuffix("-se"), clause.complements[0].lexeme.lemma == "todo",
      clause.complements.count < 3 || clause.complements[1].lexeme.wordClass != .noun
    {
      // Molhar-se / todo: of whoever does it.
      clause.complements[0].lexeme = Lexeme(lemma: "todo", wordClass: .adjective, kind: .state)
    }
    if clause.complements[0].lexeme.lemma == "calmo", ChosenWords.keeping.contains(verb) {
      nameCalm(&clause, 0)
      if ["perder", "manter", "recuperar"].contains(verb) { put(["o"], at: 0, &clause) }
    }
    if clause.complements.count > 1 {
      joinPhrases(&clause, verb)
      takeWhole(&clause)
      meanAny(&clause, verb)
      meanOwned(&clause)
      takeFromBody(&clause)
      exchangeDetermined(&clause, verb)
      stayFriends(&clause)
      meanBare(&clause, verb)
    }
  }

  // MARK: - Measures and times

  /// *Litro / e / meio / de / água, dois / quilos / e / meio*: the measure and its half are one.
  func halveUnit(_ clause: inout Clause, _ index: inout Int) {
    let unit = index - 1
    var noun = clause.complements[unit]
    let before = unit > 0 ? clause.complements[unit - 1].lexeme : nil
    let isOne = before.map { ["um", "uma", "1"].contains($0.lemma) } ?? false
    let isCounted = !isOne && before?.wordClass == .numeral
    guard noun.lexeme.wordClass == .noun, ChosenWords.units.contains(singular(noun.lexeme)) else {
      return
    }
    let gender = noun.lexeme.gender ?? genderByForm(singular(noun.lexeme))
    if isCounted, noun.lexeme.number != .plural { makePlural(&noun) }
    noun.lexeme.lemma += gender == .feminine ? " e meia" : " e meio"
    noun.lexeme.gender = gender
    noun.government = nil
    let tiles = clause.complements[unit...(index + 1)].compactMap(\.tile)
    if let first = tiles.first, tiles.count > 1 { clause.joins[first] = tiles }
    clause.complements.replaceSubrange(unit...(index + 1), with: [noun])
    if !isOne, !isCounted, before?.kind != .quantity { insert(["um"], at: unit, in: &clause) }
    index = unit
  }

  private func singular(_ noun: Lexeme) -> String {
    noun.number == .plural ? MeaningWords.base(of: noun) : noun.lemma
  }

  /// The gender that the form of a noun tells.
  func genderByForm(_ noun: String) -> Gender? {
    LanguageTables.tables(language).morphology?.gender(of: noun)
  }

  /// *Para / semana que vem, até / mês que vem*: the time has its article behind the preposition.
  func boundTime(_ clause: inout Clause, _ index: Int) {
    let time = clause.complements[index + 1].lexeme
    guard time.kind.isTemporal, time.lemma.utf8.contains(UInt8(ascii: " ")),
      let phrase = lexicon.word(time.lemma)?.phrase, !phrase.isEmpty,
      let head = phrase.split(separator: " ").first,
      let article = ["na": "a", "no": "o"][String(head)]
    else { return }
    let rest = phrase.dropFirst(head.count)
    let link = clause.complements[index].lexeme.lemma
    if link == "para" {
      var noun = Lexeme(lemma: time.lemma, wordClass: .noun, kind: .idea)
      noun.gender = article == "a" ? .feminine : .masculine
      noun.number = .singular
      clause.complements[index + 1].lexeme = noun
      clause.complements[index + 1].government = nil
      return insert(["o"], at: index + 1, in: &clause)
    }
    let said: String
    if link == "a partir de" {
      said = "a partir d\(article)\(rest)"
    } else if link == "até", clause.variety == .portuguesePortugal {
      said = (article == "a" ? "até à" : "até ao") + rest
    } else {
      said = "\(link) \(article)\(rest)"
    }
    fold(index...(index + 1), as: said, .manner, in: &clause)
  }

  /// *Pedir / eu / em / casamento*: so it is said, with no article.
  func askForHand(_ clause: inout Clause, _ index: Int) {
    guard index > 0, case let whom = clause.complements[index - 1].lexeme,
      whom.isHuman || whom.wordClass == .pronoun || whom.wordClass == .properNoun
    else { return }
    clause.complements[index + 1].lexeme.article = .bare
    clause.complements[index + 1].lexeme.kind = .idea
    switch clause.complements[index - 1].lexeme.lemma {
    case "eu", "mim": clause.complements[index - 1].lexeme = WordJoiner.pronoun("me")
    case "tu", "ti": clause.complements[index - 1].lexeme = WordJoiner.pronoun("te")
    case "ele", "ela", "você":
      clause.complements[index - 1].government = Government(preposition: nil, article: nil)
    default: break
    }
  }

  /// *Correr / igual a / pai*: as he does it.
  func likeWhom(_ clause: inout Clause, _ index: Int, _ length: Int) {
    guard clause.verb.map({ !frames[$0.lexeme.lemma].isCopular }) == true,
      index + length + 1 == clause.complements.count
    else { return }
    let whom = clause.complements[index + length].lexeme
    let said: String
    switch (whom.wordClass, whom.lemma) {
    case (.pronoun, "eu"), (.pronoun, "mim"): said = "a mim"
    case (.pronoun, "tu"): said = "a ti"
    case (.pronoun, _): said = "a \(whom.lemma)"
    case (.properNoun, _): said = "a \(whom.lemma)"
    case (.noun, _) where whom.number != .plural:
      let gender = LanguageTables.tables(language).gender(of: whom)
      said = (gender == .feminine ? "à " : "ao ") + whom.lemma
    default: return
    }
    fold(index...(index + length), as: "igual \(said)", .manner, in: &clause)
  }

  // MARK: - Wholes

  /// *Todo / turma, mesada / todo, por / todo / casa*: all of the one that there is (Cunha & Cintra, chapter 11, *Todo*).
  private func takeWhole(_ clause: inout Clause) {
    for index in clause.complements.indices
    where ["todo", "toda"].contains(clause.complements[index].lexeme.lemma) {
      let before = index > 0 ? clause.complements[index - 1].lexeme : nil
      let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
      if let next, next.wordClass == .noun, next.number != .plural, !next.kind.isTemporal {
        let isThroughout =
          ["por", "em"].contains(before?.lemma ?? "") && KindSet.places.contains(next.kind)
        if isThroughout || ChosenWords.wholes.contains(next.lemma) {
          clause.complements[index + 1].lexeme.countability = .mass
        }
      } else if let before, before.wordClass == .noun, before.number != .plural,
        !before.kind.isTemporal, next?.wordClass != .noun || next?.kind.isTemporal == true
      {
        clause.complements[index - 1].lexeme.countability = .mass
      }
    }
  }

  // MARK: - Any or a certain one

  /// *Apaixonar-se / por / menina / engraçado, mudar-se / para / apartamento / maior*: somebody or something new to the one who
  /// hears it.
  private func meanAny(_ clause: inout Clause, _ verb: String) {
    if ["adotar", "resgatar"].contains(verb), isBare(0, clause),
      clause.complements[0].lexeme.roleKind == .animal,
      clause.complements[0].lexeme.number != .plural
    {
      clause.complements[0].government = Government(preposition: nil, article: .indefinite)
    }
    for index in clause.complements.indices.dropFirst() {
      let link = clause.complements[index - 1].lexeme, noun = clause.complements[index].lexeme
      guard link.wordClass == .adposition, noun.wordClass == .noun, noun.number != .plural,
        noun.countability != .mass, clause.complements[index].government == nil
      else { continue }
      if ChosenWords.pieces.contains(noun.lemma), ["com", "por"].contains(link.lemma),
        verb.hasPrefix("engasgar") || verb.hasPrefix("brigar")
      {
        return insert(["um"], at: index, in: &clause)
      }
      guard ChosenWords.introducing[verb]?.contains(link.lemma) == true else { continue }
      var quality = index + 1
      if quality + 1 < clause.complements.count,
        ["muito", "mais", "bem", "tão"].contains(clause.complements[quality].lexeme.lemma)
      {
        quality += 1
      }
      guard quality < clause.complements.count,
        case let said = clause.complements[quality].lexeme, said.wordClass == .adjective,
        !ChosenWords.certain.contains(said.lemma),
        said.kind == .size || said.kind == .quality || said.kind == .color || said.kind == .state
      else { continue }
      return insert(["um"], at: index, in: &clause)
    }
  }

  /// *Usar / brincos / de / avó, trabalho / sobre / vulcões, economizar / para / viagem*.
  private func meanOwned(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst() {
      let link = clause.complements[index - 1].lexeme, noun = clause.complements[index].lexeme
      if link.lemma == "sobre", noun.wordClass == .noun, noun.number == .plural, !noun.isHuman,
        index > 1, ChosenWords.treating.contains(clause.complements[index - 2].lexeme.lemma),
        index + 1 == clause.complements.count
          || clause.complements[index + 1].lexeme.wordClass != .verb
      {
        clause.complements[index].lexeme.article = .bare
        clause.complements[index].government = Government(preposition: nil, article: .bare)
      }
    }
    guard clause.complements.count > 2, isBare(0, clause),
      clause.complements[0].lexeme.number == .plural,
      clause.complements[0].lexeme.kind == .clothing
        || clause.complements[0].lexeme.kind == .toy,
      clause.complements[1].lexeme.lemma == "de", clause.complements[2].lexeme.isHuman,
      clause.complements[2].lexeme.number != .plural,
      PortionWords.isKin(clause.complements[2].lexeme.lemma)
        || BesideWords.ownKin.contains(clause.complements[2].lexeme.lemma)
        || clause.complements[2].lexeme.wordClass == .properNoun
        || ["mamãe", "papai", "vovó", "vovô"]
          .contains(clause.complements[2].lexeme.lemma)
    else { return }
    put(["o"], at: 0, &clause)
  }

  /// *Unhas / de / pés, atraso / de / ônibus, torneira / de / cozinha*: of the one part, vehicle or room that there is.
  private func takeFromBody(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst(2)
    where clause.complements[index - 1].lexeme.lemma == "de" {
      let (head, noun) = (clause.complements[index - 2].lexeme, clause.complements[index].lexeme)
      guard noun.wordClass == .noun, noun.number != .plural else { continue }
      if noun.kind == .vehicle, ChosenWords.delays.contains(head.lemma) {
        return insert(["o"], at: index, in: &clause)
      }
      if noun.kind == .room, index == 2, isBare(0, clause), head.number != .plural,
        ChosenWords.mending.contains(clause.verb?.lexeme.lemma ?? "")
      {
        return put(["o"], at: 0, &clause)
      }
    }
    for index in clause.complements.indices.dropFirst(2).reversed()
    where clause.complements[index].lexeme.kind == .body
      && clause.complements[index - 1].lexeme.lemma == "de"
      && clause.complements[index - 2].lexeme.kind == .body
      && clause.complements[index].lexeme.wordClass == .noun
    {
      insert(["o"], at: index, in: &clause)
    }
  }

  /// *Trocar / este / sapatos*: those, and nothing is changed for something of its kind.
  private func exchangeDetermined(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices
    where clause.complements[index].lexeme.wordClass == .noun
      && (clause.complements[index].lexeme.kind == .clothing
        || clause.complements[index].government?.preposition == "de")
    {
      if (index == 0 ? verb : clause.complements[index - 1].lexeme.lemma) == "trocar",
        index + 1 < clause.complements.count,
        ["por", "porque"].contains(clause.complements[index + 1].lexeme.lemma)
      {
        clause.complements[index].government = Government(preposition: nil, article: .definite)
        continue
      }
      guard index > 0 else { continue }
      let before = clause.complements[index - 1].lexeme
      let deed = index > 1 ? clause.complements[index - 2].lexeme.lemma : verb
      guard deed == "trocar", before.kind == .demonstrative || before.kind == .possessive else {
        continue
      }
      clause.complements[index].government = Government(preposition: nil, article: nil)
    }
  }

  /// *Continuar / amigos*: what several are to each other has no article.
  private func stayFriends(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index].lexeme.number == .plural
      && clause.complements[index].lexeme.isHuman
      && ["continuar", "permanecer", "ficar", "tornar-se", "virar"]
        .contains(clause.complements[index - 1].lexeme.lemma)
    {
      clause.complements[index].lexeme.article = .bare
    }
  }

  /// *Gastar / em / figurinhas, haver / sol, blusa / xadrez*: kinds that have no article, and a noun that says the pattern.
  private func meanBare(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices {
      let word = clause.complements[index].lexeme
      let before = index > 0 ? clause.complements[index - 1].lexeme : nil
      if verb == "gastar", before?.lemma == "em", word.number == .plural, word.namesThing {
        clause.complements[index].lexeme.article = .bare
      } else if (before?.lemma ?? verb) == "haver", ChosenWords.weather.contains(word.lemma) {
        clause.complements[index].lexeme.article = .bare
      } else if word.lemma == "xadrez", before?.kind == .clothing {
        clause.complements[index].lexeme = Lexeme(
          lemma: "xadrez", wordClass: .adjective, kind: .quality)
      } else if word.lemma == "eu", index > 0, isBare(index - 1, clause),
        ["medir", "tirar", "ver", "verificar", "checar"].contains(verb),
        ChosenWords.measured.contains(clause.complements[index - 1].lexeme.lemma)
      {
        measureOwn(&clause, index)
      }
    }
  }

  /// *Medir / pressão / eu*: whose it is, which Portugal says with a pronoun (Cunha & Cintra, chapter 11, *Dativo de posse*).
  private func measureOwn(_ clause: inout Clause, _ index: Int) {
    if clause.variety == .portuguesePortugal {
      clause.complements[index].lexeme = WordJoiner.pronoun("me")
      clause.complements[index - 1].government = Government(preposition: nil, article: .definite)
      clause.complements.swapAt(index, index - 1)
    } else if let mine = Possessives.word(
      for: clause.complements[index].lexeme, tile: clause.complements[index].tile)
    {
      clause.complements[index] = mine
      clause.complements[index - 1].government = Government(preposition: nil, article: nil)
      clause.complements.swapAt(index, index - 1)
    }
  }

  /// *Passear / cão*: as Portugal says it.
  private func walkPet(_ clause: inout Clause, _ verb: String) {
    guard clause.variety == .portuguesePortugal,
      verb == "passear" || clause.complements[0].lexeme.lemma == "passear",
      case let place = verb == "passear" ? 0 : 1, place < clause.complements.count,
      isBare(place, clause), clause.complements[place].lexeme.roleKind == .animal
    else { return }
    clause.complements[place].government = Government(preposition: nil, article: .definite)
  }
}
