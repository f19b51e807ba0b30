import AACCore

/// Of whom and of what a noun is where two were laid side by side in Portuguese, and measures in pieces: *o choro do bebê, a
/// roupa do papai, dois terços da pizza, por duas semanas, perto daqui* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; chapter
/// 12, *Numerais*; Bechara, *Complemento nominal*).
extension ClausePlanner {
  /// Puts in what is said between them.
  func settleOfSomebody(_ clause: inout Clause, _ verb: String) {
    if verb == "ser" { beOfSomebody(&clause) }
    for place in clause.complements.indices.dropFirst().reversed()
    where place < clause.complements.count {
      let word = clause.complements[place].lexeme
      switch word.lemma {
      case "aqui", "lá", "ali": measureFrom(&clause, place)
      case "terço", "terços", "quarto", "quartos", "quinto", "quintos":
        takeFraction(&clause, verb, place)
      case "semana", "semanas", "hora", "horas", "noite", "noites":
        countTime(&clause, place)
      default:
        guard word.wordClass == .noun else { continue }
        if word.lemma.hasPrefix("dois "), word.kind.isTemporal { countFeminine(&clause, place) }
        if !kinOfOther(&clause, place) { ownBehind(&clause, verb, place) }
      }
    }
  }

  /// *Barulho / trovão, saúde / vovó, palavra / papai*: whose it is or what it comes from.
  private func ownBehind(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let hasOwner = clause.complements[place - 1].lexeme.kind == .possessive
    let head = hasOwner ? place - 2 : place - 1
    guard head >= 0, case let first = clause.complements[head].lexeme, first.wordClass == .noun,
      case let owner = clause.complements[place].lexeme, !owner.kind.isTemporal,
      hasOwner || isBare(place, clause) || clause.complements[place].government != nil,
      OfSomebodyWords.heads.contains(first.lemma)
        ? OfSomebodyWords.sources.contains(owner.lemma) || owner.isBeing
        : OfSomebodyWords.sounds.contains(first.lemma) && owner.kind != .time,
      !(owner.isBeing && takesRecipient(clause, verb))
        || OfSomebodyWords.sounds.contains(first.lemma),
      // Vou ao trabalho de ônibus.
      owner.kind != .vehicle || frames[verb].slot(.placeTo) == nil,
      !clause.isLaid, !clause.isQuestion
    else { return }
    let behind = hasOwner ? place - 1 : place
    if hasOwner {
      insert(["de", "o"], at: behind, in: &clause)
    } else {
      put(["de", "o"], at: behind, &clause)
    }
    guard isBare(head, clause) || head > 0, head == 0 || takesArticle(clause, head) else { return }
    if clause.complements[head].government?.preposition == nil {
      insert(["o"], at: head, in: &clause)
    }
  }

  /// *Com / mãe / meu / amigo, com / filho / vizinha*: whose kin it is.
  private func kinOfOther(_ clause: inout Clause, _ place: Int) -> Bool {
    let hasOwner = clause.complements[place - 1].lexeme.kind == .possessive
    let head = hasOwner ? place - 2 : place - 1
    guard head > 0, !clause.isLaid, clause.complements[head - 1].lexeme.lemma == "com",
      OfSomebodyWords.kin.contains(clause.complements[head].lexeme.lemma),
      hasOwner
        ? clause.complements[place].lexeme.isHuman
        : OfSomebodyWords.others.contains(clause.complements[place].lexeme.lemma)
    else { return false }
    clause.complements[place].government = nil
    insert(["de", "o"], at: hasOwner ? place - 1 : place, in: &clause)
    insert(["o"], at: head, in: &clause)
    return true
  }

  /// *Mostrar / trabalho / professora, querer / dar / carta / mamãe*: somebody gets it.
  private func takesRecipient(_ clause: Clause, _ verb: String) -> Bool {
    frames[verb].slot(.recipient) != nil
      || clause.complements.contains {
        $0.lexeme.wordClass == .verb && frames[$0.lexeme.lemma].slot(.recipient) != nil
      }
  }

  /// Whether nothing but a preposition stands before a noun.
  private func takesArticle(_ clause: Clause, _ place: Int) -> Bool {
    let before = clause.complements[place - 1].lexeme
    return before.wordClass == .adposition && before.lemma != "sem" || isBare(place, clause)
  }

  /// *Isso / ser / roupa / papai, ele / ser / dono / cachorro*: whose it is.
  private func beOfSomebody(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, !clause.isLaid, last < 3,
      clause.complements[last].lexeme.wordClass == .noun,
      case let owner = clause.complements[last].lexeme,
      case let hasOwner = clause.complements[last - 1].lexeme.kind == .possessive,
      case let head = hasOwner ? last - 2 : last - 1, head == 0,
      case let thing = clause.complements[0].lexeme, thing.wordClass == .noun, isBare(0, clause),
      clause.subject.count == 1, let who = clause.subject.first?.lexeme
    else { return }
    let isOwning = thing.lemma == "dono" || thing.lemma == "dona"
    let isShown =
      OfSomebodyWords.pointing.contains(who.lemma) && owner.isBeing && !thing.isBeing
      && !KindSet.edible.contains(thing.kind)
    guard isOwning || isShown else { return }
    if hasOwner {
      insert(["de", "o"], at: last - 1, in: &clause)
    } else {
      put(owner.article == .bare && !owner.isBeing ? ["de"] : ["de", "o"], at: last, &clause)
    }
    guard isShown, OfSomebodyWords.single.contains(thing.kind), thing.lemma != "presente" else {
      return
    }
    insert(["o"], at: 0, in: &clause)
  }

  /// *Perto / aqui, longe / lá*.
  private func measureFrom(_ clause: inout Clause, _ place: Int) {
    guard place > 0, ["perto", "longe"].contains(clause.complements[place - 1].lexeme.lemma)
    else { return }
    let from = ["aqui": "daqui", "ali": "dali"][clause.complements[place].lexeme.lemma] ?? "de lá"
    clause.complements[place].lexeme = Lexeme(
      lemma: from, wordClass: .adverb, kind: .direction)
    clause.complements[place].government = nil
  }

  /// *Um / terço / pizza, três / quartos / bolo*: a share of the one there is.
  private func takeFraction(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard place + 1 < clause.complements.count, OfSomebodyWords.sharing.contains(verb),
      clause.complements[place + 1].lexeme.wordClass == .noun, isBare(place + 1, clause),
      clause.complements[place - 1].lexeme.wordClass == .numeral
        || ["um", "uma"].contains(clause.complements[place - 1].lexeme.lemma)
    else { return }
    let share = clause.complements[place].lexeme.lemma
    let base = share.hasSuffix("s") ? String(share.dropLast()) : share
    var noun = Lexeme(lemma: base, wordClass: .noun, kind: .thing)
    noun.gender = .masculine
    noun.countability = .count
    clause.complements[place].lexeme = noun
    clause.complements[place].government = nil
    put(["de", "o"], at: place + 1, &clause)
  }

  /// *Por / duas semanas*: the same where it is in one piece.
  private func countFeminine(_ clause: inout Clause, _ place: Int) {
    let unit = String(clause.complements[place].lexeme.lemma.dropFirst(5))
    guard unit.hasPrefix("semana") || unit.hasPrefix("hora") || unit.hasPrefix("noite"),
      clause.complements[place - 1].lexeme.wordClass == .adposition
    else { return }
    let said = "\(clause.complements[place - 1].lexeme.lemma) duas \(unit)"
    fold((place - 1)...place, as: said, .duration, in: &clause)
  }

  /// *Por / dois / semana, daqui a / uma / semana*: the number has the gender of what it counts.
  private func countTime(_ clause: inout Clause, _ place: Int) {
    guard place > 1, let many = OfSomebodyWords.counted[clause.complements[place - 1].lexeme.lemma]
    else { return }
    let first = clause.complements[place - 2].lexeme.lemma
    // Daqui / a / dois / semana.
    let isFromHere =
      first == "a" && place > 2 && clause.complements[place - 3].lexeme.lemma == "daqui"
    guard isFromHere || ["por", "durante", "daqui a", "em"].contains(first) else { return }
    let unit = clause.complements[place].lexeme.lemma
    let base = unit.hasSuffix("s") ? String(unit.dropLast()) : unit
    let said =
      "\(isFromHere ? "daqui a" : first) \(many) \(many == "uma" ? base : base + "s")"
    fold((place - (isFromHere ? 3 : 2))...place, as: said, .duration, in: &clause)
  }
}

/// Words that are of somebody.
private enum OfSomebodyWords {
  /// What is always somebody's.
  static let heads: WordSet = [
    "saúde", "palavra", "voz", "nascimento", "morte", "atitude", "comida", "história", "conselho",
    "opinião", "bilhete", "carta", "visita", "trabalho", "brinquedo", "doença", "decisão", "vida",
    "comportamento", "coragem", "nota", "piada", "ideia", "confiança", "ligação", "limpeza",
    "horário", "personagem",
  ]
  static let kin: WordSet = [
    "mãe", "pai", "filho", "filha", "irmão", "irmã", "avô", "avó", "tio", "tia", "primo", "prima",
    "marido", "mulher",
  ]
  static let others: WordSet = [
    "vizinho", "vizinha", "amigo", "amiga", "colega", "professor", "professora", "médico", "médica",
  ]
  /// What is heard and comes of somebody or something.
  static let sounds: WordSet = [
    "barulho", "choro", "som", "ruído", "atraso", "latido", "grito", "risada",
  ]
  static let sources: WordSet = [
    "filme", "livro", "desenho", "novela", "consulta", "aula", "erro", "ônibus", "trem", "jogo",
    "sala", "hospital",
  ]
  static let pointing: WordSet = [
    "isso", "isto", "aquilo", "esse", "essa", "este", "esta", "aquele", "aquela",
  ]
  /// Of which somebody has one.
  static let single = KindSet(
    .clothing, .room, .home, .furniture, .device, .vehicle, .toy, .book, .dish, .thing)
  static let sharing: WordSet = ["comer", "beber", "gastar", "ler", "querer", "cortar", "dar"]
  static let counted: [String: String] = [
    "um": "uma", "uma": "uma", "dois": "duas", "duas": "duas", "três": "três", "quatro": "quatro",
    "cinco": "cinco", "seis": "seis",
  ]
}
