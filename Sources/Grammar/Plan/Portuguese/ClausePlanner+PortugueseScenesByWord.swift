import AACCore

/// What happens to things, where, into what and how much too late, where nothing was chosen between the words: *sacola / rasgar / rua,
/// copo / quebrar / mil / pedaço, relógio / estar / atrasado / dez / minuto, fazer fila / cinema, buscar / eu / escola / cinco*
/// (Cunha & Cintra, chapter 7, *Adjunto adverbial*, chapter 15, *Em*; Bechara, *Regência*).
extension ClausePlanner {
  /// Reads the words by those beside them, before anything else has read the clause.
  func settleByNeighbours(_ clause: inout Clause) {
    if clause.subject.count > 3,
      ["todos", "todas", "todo"].contains(clause.subject[0].lexeme.lemma),
      clause.subject[1].lexeme.lemma == "o", clause.subject[2].lexeme.kind == .possessive
    {
      // Todos os meus amigos: of two determiners the possessive tells enough.
      clause.subject.remove(at: 1)
    }
    settleScenesByWord(&clause)
    settleToolsByWord(&clause)
    settleKindsByWord(&clause)
    settleClausesByWord(&clause)
    settleAroundByWord(&clause)
    settleDailyByWord(&clause)
  }

  /// Puts in what is said before them, while nothing else has read the clause.
  private func settleScenesByWord(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    queueThere(&clause, verb)
    if clause.subject.last?.lexeme.namesThing == true {
      undergoThere(&clause, verb)
      fallToPieces(&clause, verb)
      suitSomebody(&clause, verb)
    }
    if clause.complements.count > 1 {
      measureDelay(&clause)
      strikeBehindPlace(&clause, verb)
    }
  }

  // MARK: - Where it happens to a thing

  /// *Sacola / rasgar / rua, celular / carregar / quarto, barco / afundar / tempestade, balão / estourar / mão / menina*: of what comes
  /// over a thing the place is where, and not what it is done to (Bechara, *Verbos intransitivos*).
  private func undergoThere(_ clause: inout Clause, _ verb: String) {
    guard let thing = clause.subject.last?.lexeme, SceneByWord.undergoing.contains(verb),
      isFree(0, clause), !SceneByWord.forces.contains(thing.lemma), thing.kind != .weather,
      clause.complements[0].lexeme.wordClass == .noun
    else { return }
    let noun = clause.complements[0].lexeme
    if noun.kind == .body {
      guard SceneByWord.bursting.contains(verb), thing.kind != .body else { return }
      if clause.complements.count > 1, clause.complements[1].lexeme.isBeing, isFree(1, clause) {
        let owner = clause.complements[1].lexeme
        put(owner.wordClass == .properNoun ? ["de"] : ["de", "o"], at: 1, &clause)
      } else if clause.complements.count > 1 {
        return
      }
      return put(["em", "o"], at: 0, &clause)
    }
    let isRide = thing.kind == .vehicle
    let isSetting =
      KindSet.places.contains(noun.kind) && (!isRide || verb == "carregar")
      || noun.takesPlace && noun.lemma != "festa" && !isRide
      || isRide && SceneByWord.sinking.contains(verb)
        && (noun.kind == .weather || SceneByWord.forces.contains(noun.lemma))
    guard isSetting, verb != "carregar" || thing.kind == .device || thing.kind == .vehicle else {
      return
    }
    put(noun.article == .bare ? ["em"] : ["em", "o"], at: 0, &clause)
  }

  /// *Copo / quebrar / mil / pedaço, prato / partir / três / parte*: what it becomes (Cunha & Cintra, chapter 15, *Em*).
  private func fallToPieces(_ clause: inout Clause, _ verb: String) {
    guard SceneByWord.breaking.contains(verb),
      let piece = clause.complements.prefix(2).firstIndex(where: {
        SceneByWord.pieces.contains(MeaningWords.base(of: $0.lexeme))
      })
    else { return }
    let isCounted =
      piece == 1
      && (clause.complements[0].lexeme.wordClass == .numeral
        || clause.complements[0].lexeme.kind == .quantity
        || clause.complements[0].lexeme.lemma == "muito")
    guard isCounted || piece == 0 && clause.complements[0].lexeme.number == .plural else { return }
    clause.complements[piece].government = nil
    if !isCounted { clause.complements[0].lexeme.article = .bare }
    link("em", before: 0, in: &clause)
  }

  /// *Vestido / ficar / bem / irmã, chapéu / ficar / ótimo / vovô*: on whom it looks so.
  private func suitSomebody(_ clause: inout Clause, _ verb: String) {
    guard verb == "ficar", clause.complements.count == 2,
      clause.subject.last.map({
        $0.lexeme.kind == .clothing || $0.lexeme.kind == .color
          || SceneByWord.adorning.contains($0.lexeme.lemma)
      }) == true,
      SceneByWord.becoming.contains(clause.complements[0].lexeme.lemma),
      case let whom = clause.complements[1].lexeme,
      whom.wordClass == .pronoun && whom.kind == .person || whom.isBeing && isFree(1, clause)
    else { return }
    clause.complements[1].government = nil
    link("em", before: 1, in: &clause)
  }

  // MARK: - Queues

  /// *Fazer fila / cinema, pegar / fila / banco*: where one stands in line, and for what.
  private func queueThere(_ clause: inout Clause, _ verb: String) {
    let isWhole = verb.hasSuffix(" fila") && SceneByWord.queueing.contains(String(verb.dropLast(5)))
    let place = isWhole ? 0 : 1
    guard
      isWhole
        || SceneByWord.queueing.contains(verb) && clause.complements[0].lexeme.lemma == "fila"
          && clause.complements.count > 1,
      isFree(place, clause), case let noun = clause.complements[place].lexeme,
      noun.wordClass == .noun, !noun.kind.isTemporal, !noun.isBeing
    else { return }
    if KindSet.places.contains(noun.kind) || noun.takesPlace || noun.lemma == "banco" {
      put(noun.article == .bare ? ["em"] : ["em", "o"], at: place, &clause)
    } else if KindSet.edible.contains(noun.kind) || noun.kind == .toy {
      put(["para", "o"], at: place, &clause)
    }
  }

  // MARK: - Measures and hours

  /// *Relógio / estar / atrasado / dez / minuto, avião / decolar / meia / hora / atrasado*: how much too late or too early stands before
  /// the quality (Cunha & Cintra, chapter 14, *Advérbio de intensidade*).
  private func measureDelay(_ clause: inout Clause) {
    guard
      let late = clause.complements.firstIndex(where: {
        SceneByWord.late.contains($0.lexeme.lemma)
      })
    else { return }
    if let (end, text) = delay(clause.complements, from: late + 1) {
      fold((late + 1)...end, as: text, .degree, in: &clause)
      clause.complements.swapAt(late, late + 1)
    } else {
      for start in clause.complements.indices.prefix(late) {
        guard let (end, text) = delay(clause.complements, from: start), end + 1 == late else {
          continue
        }
        return fold(start...end, as: text, .degree, in: &clause)
      }
    }
  }

  /// Where the measure of time that begins there ends, and how it is said; nil where none begins.
  private func delay(_ words: [Constituent], from start: Int) -> (Int, String)? {
    guard start < words.count else { return nil }
    let first = words[start].lexeme
    var parts = first.lemma.split(separator: " ").map(String.init)
    if parts.count == 3, parts[0] == "à" { parts.removeFirst() }
    if parts.count == 2, first.wordClass != .verb, lexicon.isUnitOfTime(parts[1]),
      parts[0] == "meia" || lexicon.isAmount(parts[0])
    {
      return (start, parts.joined(separator: " "))
    }
    guard start + 1 < words.count, case let unit = words[start + 1].lexeme,
      lexicon.isUnitOfTime(unit.lemma),
      first.wordClass == .numeral || ["um", "uma", "meia", "muito"].contains(first.lemma)
    else { return nil }
    return (start + 1, countedUnit(first, unit))
  }

  /// *Dois / ano, duas / hora, meia / hora*: a measure with its number, which agrees with it (Cunha & Cintra, chapter 12, *Flexão dos
  /// numerais*).
  func countedUnit(_ number: Lexeme, _ unit: Lexeme) -> String {
    let isFeminine = LanguageTables.tables(language).gender(of: unit) == .feminine
    let count =
      (isFeminine ? ["dois": "duas", "um": "uma", "muito": "muita"] : [:])[number.lemma]
      ?? number.lemma
    let isOne = ["um", "uma", "1", "meia"].contains(count)
    let many =
      isOne || unit.number == .plural
      ? unit.lemma
      : LanguageTables.tables(language).morphology?.plural(of: unit.lemma, wordClass: .noun).first
        ?? unit.lemma
    return "\(count) \(many)"
  }

  /// *Tia / buscar / eu / escola / cinco*: behind whom one meets and where a number is the hour (Cunha & Cintra, chapter 12,
  /// *Emprego dos cardinais*).
  private func strikeBehindPlace(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 0,
      SceneByWord.meeting.contains(verb)
        || verb == "ir" && clause.complements[last - 1].lexeme.lemma == "cama",
      case let before = clause.complements[last - 1].lexeme,
      before.wordClass == .noun
        && (KindSet.places.contains(before.kind) || before.kind == .event || before.lemma == "cama")
        || before.isBeing || before.wordClass == .pronoun && before.kind == .person,
      let hour = hourByNumber(clause.complements[last].lexeme)
    else { return }
    clause.complements[last] = Constituent(hour, tile: clause.complements[last].tile)
  }
}

/// Words of what happens to things.
enum SceneByWord {
  /// What comes over a thing by itself, and can be done to a thing as well.
  static let undergoing: WordSet = [
    "rasgar", "rasgar-se", "estourar", "explodir", "afundar", "virar", "carregar", "rachar",
    "molhar", "queimar", "derreter", "esvaziar", "murchar", "desmontar", "encolher", "amassar",
    "sujar", "desbotar", "arrebentar", "soltar", "entornar", "derramar", "descosturar",
  ]
  /// Of these what befalls a thing that is held or worn.
  static let bursting: WordSet = [
    "estourar", "explodir", "derreter", "rachar", "rasgar", "arrebentar", "amassar", "murchar",
  ]
  /// What ships do in a storm.
  static let sinking: WordSet = ["afundar", "virar"]
  /// What does things to other things without a will.
  static let forces: WordSet = [
    "fogo", "incêndio", "vento", "ventania", "tempestade", "temporal", "chuva", "terremoto",
    "furacão", "tornado", "ciclone", "enchente", "inundação", "onda", "ondas", "raio", "granizo",
    "neve", "maré", "vulcão", "lava", "avalanche", "explosão", "bomba", "água", "sol", "tsunami",
    "deslizamento", "correnteza", "redemoinho",
  ]
  /// What comes to pieces.
  static let breaking: WordSet = [
    "quebrar", "quebrar-se", "partir", "partir-se", "rachar", "rasgar", "explodir", "despedaçar-se",
    "dividir-se", "espatifar-se", "estilhaçar-se",
  ]
  /// What it comes to.
  static let pieces: WordSet = [
    "pedaço", "pedacinho", "parte", "caco", "caquinho", "metade", "estilhaço", "lasca", "tira",
  ]
  /// What one puts on that is no garment.
  static let adorning: WordSet = [
    "óculos", "brinco", "brincos", "colar", "relógio", "corte de cabelo", "corte", "cabelo",
    "maquiagem", "batom", "penteado", "fantasia", "peruca", "barba", "bigode", "cor", "roupa",
  ]
  /// How it looks on somebody.
  static let becoming: WordSet = [
    "bem", "mal", "ótimo", "ótima", "lindo", "bonito", "perfeito", "horrível", "feio", "melhor",
    "engraçado", "elegante", "legal", "maravilhoso", "ridículo", "estranho",
  ]
  /// What is done in a line.
  static let queueing: WordSet = ["fazer", "pegar", "enfrentar", "formar", "ficar", "entrar"]
  /// Too late or too early.
  static let late: WordSet = ["atrasado", "adiantado", "antes"]
  /// Whom one meets by the clock.
  static let meeting: WordSet = [
    "buscar", "pegar", "encontrar", "levar", "trazer", "deixar", "apanhar", "esperar", "ver",
    "visitar",
  ]
}
