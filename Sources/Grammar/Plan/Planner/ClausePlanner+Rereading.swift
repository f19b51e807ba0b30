import AACCore

extension ClausePlanner {
  /// Reads what was typed, of the verb as well as behind it.
  func readTyped(_ clause: inout Clause, _ joiner: WordJoiner) {
    guard clause.verb != nil else {
      clause.complements = joiner.typed(clause.complements)
      return
    }
    readBesideVerb(&clause, joiner)
    joiner.readObjectPronouns(&clause)
    guard let verb = clause.verb,
      joiner.isTouched(verb) || clause.complements.contains(where: joiner.isTouched)
    else { return }
    let words = joiner.typed([verb] + clause.complements)
    clause.verb = words.first ?? verb
    clause.complements = Array(words.dropFirst())
    readTime(&clause)
  }

  /// *Jugo naranja, menos doce, está helado, levantar o braço*: what a word of two meanings is, by the
  /// words around it.
  func rereadByPlace(_ clause: inout Clause) {
    if let first = clause.complements.first?.lexeme, first.wordClass == .adposition,
      first.lemma == "sobre", let verb = clause.verb?.lexeme.lemma,
      Self.mailing.contains(verb)
    {
      var envelope = Lexeme(lemma: "sobre", wordClass: .noun, kind: .thing)
      envelope.gender = .masculine
      envelope.countability = .count
      if language == .spanish { clause.complements[0].lexeme = envelope }
    }
    if clause.complements.contains(where: { Self.ambiguous.contains($0.lexeme.lemma) }) {
      rereadBesideOthers(&clause)
    }
    if clause.complements.count > 1,
      clause.complements.contains(where: { ReadingWords.sides.contains($0.lexeme.lemma) })
    {
      rereadSides(&clause)
    }
    if clause.complements.contains(where: { $0.lexeme.kind == .body }) { raiseBody(&clause) }
  }

  /// *Jugo naranja, quarto lugar*: of another class than where it stands alone.
  private func rereadBesideOthers(_ clause: inout Clause) {
    for index in clause.complements.indices
    where Self.ambiguous.contains(clause.complements[index].lexeme.lemma) {
      let before = index > 0 ? clause.complements[index - 1].lexeme : clause.verb?.lexeme
      let read =
        language == .spanish
        ? spanishReading(clause, index, behind: before)
        : language == .portuguese ? portugueseReading(clause, index, behind: before) : nil
      if let read = read ?? fruitOrQuality(clause, index, behind: before) {
        clause.complements[index].lexeme = read
      }
    }
  }

  /// *Está helado, hay sol, me queda chica, bajo la lluvia*: what a Spanish word is beside others; nil where it is what it is alone.
  private func spanishReading(_ clause: Clause, _ index: Int, behind before: Lexeme?) -> Lexeme? {
    let word = clause.complements[index].lexeme
    if index > 0, let before, let verb = clause.verb?.lexeme.lemma,
      QualityNounWords.isQuality(word, behind: before, givenBy: frames[verb])
    {
      return Lexeme(lemma: word.lemma, wordClass: .adjective, kind: .quality)
    }
    switch word.lemma {
    case "sol", "luna":
      guard let before,
        before.lemma == "haber"
          || ["mucho", "poco", "bastante", "demasiado"].contains(before.lemma)
            && (index > 1 ? clause.complements[index - 2] : clause.verb)?.lexeme.lemma == "haber"
      else { return nil }
      // Hay sol: what shines, and not one of several.
      var shine = word
      shine.countability = .mass
      shine.kind = .weather
      return shine
    case "chico":
      guard clause.verb?.lexeme.lemma == "quedar",
        (clause.subject + clause.complements).contains(where: { $0.lexeme.kind == .clothing })
      else { return nil }
      // La remera me queda chica: small, as America says it.
      return Lexeme(lemma: word.lemma, wordClass: .adjective, kind: .size)
    case "bajo":
      guard word.wordClass == .adjective, before?.wordClass != .noun || index == 0,
        clause.complements.indices.contains(index + 1),
        [.weather, .nature, .plant, .furniture].contains(clause.complements[index + 1].lexeme.kind)
      else { return nil }
      // Paseo bajo la lluvia.
      return Lexeme(lemma: "bajo", wordClass: .adposition, kind: .direction)
    default: return nil
    }
  }

  /// *Dez reais, em quarto lugar*: what a Portuguese word is beside others; nil where it is what it is alone.
  private func portugueseReading(_ clause: Clause, _ index: Int, behind before: Lexeme?)
    -> Lexeme?
  {
    let word = clause.complements[index].lexeme
    if word.lemma == "real", before?.wordClass == .numeral {
      // Dez reais, um milhão de reais: Brazil's money.
      var money = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .money)
      money.gender = .masculine
      money.countability = .count
      return money
    }
    if let read = nounOrVerb(clause, index, behind: before) { return read }
    guard word.lemma == "quarto", word.wordClass == .noun,
      clause.complements.indices.contains(index + 1),
      case let next = clause.complements[index + 1].lexeme, next.wordClass == .noun,
      ["em", "o", "de"].contains(before?.lemma ?? "") || next.lemma == "lugar"
    else { return nil }
    // Em quarto lugar, o quarto andar: an ordinal and no room.
    return Lexeme(lemma: "quarto", wordClass: .adjective, kind: .quality)
  }

  /// *Jogar ténis, fazer um colar, jantar às oito horas*: a sport and no shoe, what is worn and no deed, a deed and no meal; nil where it
  /// is what it is alone.
  private func nounOrVerb(_ clause: Clause, _ index: Int, behind before: Lexeme?) -> Lexeme? {
    let word = clause.complements[index].lexeme
    switch word.lemma {
    case "ténis", "tênis":
      guard before?.lemma == "jogar" || before?.lemma == "treinar" || before?.lemma == "praticar"
      else { return nil }
      var sport = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .sport)
      sport.gender = .masculine
      sport.countability = .mass
      sport.number = .singular
      sport.article = .bare
      return sport
    case "caixa":
      guard clause.verb?.lexeme.lemma == "sacar" else { return nil }
      var till = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .place)
      till.gender = .masculine
      till.countability = .count
      return till
    case "final":
      guard
        index + 1 == clause.complements.count || clause.complements[index + 1].lexeme.kind == .time,
        ["disputar", "ganhar", "perder", "jogar", "vencer"].contains(
          clause.verb?.lexeme.lemma ?? "")
      else { return nil }
      var match = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .event)
      match.gender = .feminine
      match.countability = .count
      match.article = .definite
      return match
    case "colar":
      guard index == 0 || before?.isDeterminerLike == true, word.wordClass == .verb,
        let verb = clause.verb?.lexeme.lemma, Self.adorning.contains(verb)
      else { return nil }
      var necklace = Lexeme(lemma: "colar", wordClass: .noun, kind: .clothing)
      necklace.gender = .masculine
      necklace.countability = .count
      return necklace
    case "jantar":
      if before?.lemma == "enquanto" {
        return Lexeme(lemma: "jantar", wordClass: .verb, kind: .action)
      }
      guard word.wordClass == .noun, index == 0,
        ["querer", "precisar", "poder"].contains(clause.verb?.lexeme.lemma ?? ""),
        clause.complements.count > 1,
        clause.complements[1].lexeme.wordClass == .numeral
          || clause.complements[1].lexeme.kind == .person
          || clause.complements[1].lexeme.lemma == "com"
      else { return nil }
      return Lexeme(lemma: "jantar", wordClass: .verb, kind: .action)
    default: return nil
    }
  }

  private static let adorning: WordSet = [
    "fazer", "usar", "comprar", "dar", "ganhar", "perder", "vender", "pôr", "colocar", "tirar",
    "mostrar", "achar", "encontrar", "quebrar", "guardar", "receber", "emprestar", "escolher",
    "pegar", "trazer", "botar", "ver",
  ]

  /// *Jugo de naranja, está mais doce*: what is a fruit and no colour, and a quality and no sweet; nil where it is what it is alone.
  private func fruitOrQuality(_ clause: Clause, _ index: Int, behind before: Lexeme?) -> Lexeme? {
    let word = clause.complements[index].lexeme
    if word.lemma == "naranja" || word.lemma == "laranja", word.wordClass == .adjective,
      let before, index > 0,
      before.wordClass == .noun && KindSet.edible.contains(before.kind)
        || ["que", "do que", "como", "de", "más", "mais", "quiero"].contains(before.lemma)
    {
      var fruit = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .food)
      fruit.gender = .feminine
      return fruit
    }
    guard word.wordClass == .noun, ["doce", "gelado", "helado"].contains(word.lemma),
      let verb = clause.verb, frames[verb.lexeme.lemma].isCopular, let before,
      before.kind == .quantity || before.kind == .degree
        || index == 0 && frames[before.lemma].pattern == .stateCopula
    else { return nil }
    return Lexeme(lemma: word.lemma, wordClass: .adjective, kind: .quality)
  }

  /// *El oído derecho*: a side behind a part of the body or a garment.
  private func rereadSides(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where ReadingWords.sides.contains(clause.complements[index].lexeme.lemma) {
      let before = clause.complements[index - 1].lexeme.kind
      guard before == .body || before == .clothing,
        clause.complements[index].lexeme.wordClass == .noun
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
  }

  /// *Levantar o braço*: a part of the body is lifted, and nobody gets up.
  private func raiseBody(_ clause: inout Clause) {
    for index in clause.complements.indices where clause.complements[index].lexeme.kind == .body {
      // Levante minha perna: the owner may stand between.
      var place = index - 1
      while place >= 0, clause.complements[place].lexeme.isDeterminerLike { place -= 1 }
      let verb = place >= 0 ? clause.complements[place] : clause.verb
      guard let verb, ["levantar-se", "levantarse"].contains(verb.lexeme.lemma) else { continue }
      if place >= 0 {
        clause.complements[place].lexeme.lemma = "levantar"
      } else {
        clause.verb?.lexeme.lemma = "levantar"
      }
    }
  }

  private static let ambiguous = QualityNounWords.any.union([
    "naranja", "laranja", "bajo", "real", "quarto", "doce", "gelado", "helado",
    "chico", "sol", "luna", "ténis", "tênis", "colar", "jantar", "final", "caixa",
  ])

  private static let mailing: WordSet = [
    "dar", "abrir", "cerrar", "recibir", "enviar", "mandar", "comprar", "pegar", "traer", "coger",
  ]

  /// *Boa nota, nota boa*: beside a noun *boa* is no snake.
  func readGoodAsAdjective(_ clause: inout Clause) {
    guard language == .portuguese else { return }
    for index in clause.complements.indices
    where ["boa", "boas"].contains(clause.complements[index].lexeme.lemma) {
      let isBesideNoun = [index - 1, index + 1].contains { place in
        clause.complements.indices.contains(place)
          && clause.complements[place].lexeme.wordClass == .noun
      }
      guard isBesideNoun else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: "bom", wordClass: .adjective, kind: .quality)
    }
  }

  /// *Dar / vergüenza / hablar, perro / dar / miedo*: what gives somebody a feeling is one verb with it (NGLE §35.9).
  func giveFeeling(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "dar", let first = clause.complements.first,
      first.lexeme.wordClass == .noun, !clause.options.contains(.request),
      let frame = frames.listed("dar \(first.lexeme.lemma)"), frame.pattern == .experiencer,
      clause.subject.allSatisfy({ $0.lexeme.wordClass == .pronoun || !$0.lexeme.isBeing })
        || feelsIt(clause),
      clause.complements.count < 2 || !clause.complements[1].lexeme.isBeing
        || clause.complements[1].lexeme.wordClass == .noun,
      clause.complements.count > 1
        || clause.subject.contains(where: { $0.lexeme.wordClass == .noun })
    else { return }
    clause.verb?.lexeme.lemma = frame.lemma
    clause.complements.removeFirst()
  }

  /// *Niño / dar / miedo / oscuridad, abuela / dar / asco / ratones*: somebody before what no person feels.
  private func feelsIt(_ clause: Clause) -> Bool {
    guard language == .spanish, !clause.isLaid, clause.complements.count > 1,
      clause.subject.allSatisfy({ $0.lexeme.isHuman })
    else { return false }
    let mover = clause.complements[1].lexeme
    return mover.isInfinitive || mover.wordClass == .noun && !mover.isHuman
      || ["payaso", "payasos", "médico", "dentista", "bruja", "brujas"].contains(mover.lemma)
  }

  /// *Estrené unos tenis*: what is not played is worn.
  func wearTennisShoes(_ clause: inout Clause) {
    for index in clause.complements.indices where clause.complements[index].lexeme.lemma == "tenis"
    {
      let verbs = [clause.verb].compactMap(\.self) + clause.complements[..<index]
      let isBehindNoun = index > 0 && clause.complements[index - 1].lexeme.wordClass == .adposition
      if isBehindNoun || verbs.contains(where: { Self.playing.contains($0.lexeme.lemma) }) {
        continue
      }
      clause.complements[index].lexeme.kind = .clothing
      clause.complements[index].lexeme.countability = .count
      clause.complements[index].lexeme.number = .plural
      clause.complements[index].lexeme.article = nil
    }
  }

  private static let playing: WordSet = [
    "jugar", "practicar", "entrenar", "ver", "mirar", "gustar", "encantar", "aprender", "hacer",
    "enseñar", "preferir", "odiar", "ser", "haber", "aburrir", "empezar", "clase", "partido",
    "profesor", "profesora", "raqueta", "pelota",
  ]
}
