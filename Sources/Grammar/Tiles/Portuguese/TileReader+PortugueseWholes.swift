import AACCore

/// Portuguese rows of a whole and its part, a place and what is there, and a day with its hour: *bicicleta / pneu / vazio,
/// cinema / filme / dublado, tinta / mão / suja, lápis / ponta / quebrar, consulta / amanhã / cedo, trabalho / segunda-feira /
/// cedo* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; Bechara, *Elipse*).
extension TileReader {
  /// Says what belongs to what.
  func readWhole(_ words: inout [Constituent]) {
    guard (2...5).contains(words.count),
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.lemma == variety.language.plainNegator
      })
    else { return }
    describePart(&words)
    partAndDeed(&words)
    attendThen(&words)
    workThen(&words)
    waitMyTurn(&words)
    planThere(&words)
    seeThere(&words)
  }

  // MARK: - Parts

  /// *Bicicleta / pneu / vazio, celular / quebrado / tela, escola / comida / ruim*: of what the part is.
  private func describePart(_ words: inout [Constituent]) {
    guard words.count == 3,
      let quality = words.lastIndex(where: { $0.lexeme.wordClass == .adjective }), quality > 0,
      isBareNoun(words[0]), words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      case let part = words[3 - quality], isBareNoun(part), part.lexeme.wordClass == .noun,
      !WholeWords.openings.contains(part.lexeme.lemma)
        || !WholeWords.open.contains(words[0].lexeme.lemma),
      let said = said(of: part, words[quality])
    else { return }
    let whole = words[0].lexeme
    if quality == 2, WholeWords.stained.contains(words[2].lexeme.lemma), isStain(whole) {
      guard part.lexeme.kind == .body || part.lexeme.kind == .clothing else { return }
      words[0].lexeme.article = .bare
      words = [known("meu")] + said + [known("de"), words[0]]
      return
    }
    let isPlace =
      whole.kind == .place || whole.lemma == "escola" || whole.kind == .vehicle
      || whole.kind == .meal && KindSet.edible.contains(part.lexeme.kind)
    guard
      isPiece(part.lexeme, of: whole)
        || quality == 2 && isPlace
          && (part.lexeme.isHuman
            ? !isOwnerByName(part.lexeme) : WholeWords.found.contains(part.lexeme.kind))
    else { return }
    words = [article, said[0], known("de"), article, words[0]] + said[1...]
  }

  func isStain(_ word: Lexeme) -> Bool {
    word.kind == .material || KindSet.edible.contains(word.kind)
      || WholeWords.stains.contains(word.lemma)
  }

  /// *Lápis / ponta / quebrar, ônibus / janela / sentar*: the part of a thing to which something happens.
  private func partAndDeed(_ words: inout [Constituent]) {
    if words.count == 3, words[1].lexeme.isInfinitive, isBareNoun(words[0]), isBareNoun(words[2]),
      WholeWords.happening.contains(words[1].lexeme.lemma),
      isPiece(words[0].lexeme, of: words[2].lexeme)
    {
      // Zíper / emperrar / mochila: the whole was laid last.
      words = [words[2], words[0], words[1]]
    }
    guard words.count == 3, words[2].lexeme.isInfinitive, isBareNoun(words[0]),
      isBareNoun(words[1]), words[0].lexeme.wordClass == .noun,
      isPiece(words[1].lexeme, of: words[0].lexeme)
    else { return }
    if words[2].lexeme.lemma.hasPrefix("sentar") {
      words =
        [
          ownDeed("querer"), words[2], known("em"), article, words[1], known("de"), article,
          words[0],
        ]
      return
    }
    if words[2].lexeme.lemma == "faltar" {
      // Camisa / botão / faltar.
      words = [
        words[2].said(by: .third), known("um"), words[1], known("em"), article, words[0],
      ]
      return
    }
    guard WholeWords.happening.contains(words[2].lexeme.lemma) else { return }
    let gender = tables.gender(of: words[0].lexeme)
    if !["acabar", "soltar"].contains(words[2].lexeme.lemma) {
      words[1].lexeme.forms[Adverbial.doing] = ""
    }
    words[1].lexeme.gender = tables.gender(of: words[1].lexeme)
    words[1].lexeme.lemma += " \(gender == .feminine ? "da" : "do") \(words[0].lexeme.lemma)"
    words.remove(at: 0)
  }

  // MARK: - Days

  /// *Consulta / amanhã / cedo, fisioterapia / quinta-feira / manhã*: what is on the timetable, and at what hour.
  private func attendThen(_ words: inout [Constituent]) {
    guard words.count == 3, let part = words.last, WholeWords.hours.contains(part.lexeme.lemma),
      let day = words[..<2].firstIndex(where: {
        $0.lexeme.kind == .weekday || WholeWords.ahead.contains($0.lexeme.lemma)
      }), case let lesson = words[1 - day], isBareNoun(lesson),
      lesson.lexeme.kind == .sport || lesson.lexeme.kind == .subject
        || ApartWords.duties.contains(lesson.lexeme.lemma)
        || ["escola", "natação", "terapia", "explicação"].contains(lesson.lexeme.lemma)
    else { return }
    var having = ownDeed("ter")
    if lesson.lexeme.lemma == "escola" {
      having = .linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
      having.lexeme.kind = .action
    }
    var noun = lesson
    noun.lexeme.article = .bare
    words = [having, noun, words[day], part]
  }

  /// *Trabalho / segunda-feira / cedo*: when the speaker works.
  private func workThen(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "trabalho", isBareNoun(words[0]),
      words[1].lexeme.kind == .weekday || WholeWords.ahead.contains(words[1].lexeme.lemma),
      words[2...].allSatisfy({ WholeWords.hours.contains($0.lexeme.lemma) })
    else { return }
    words[0].lexeme = ownDeed("trabalhar").lexeme
  }

  // MARK: - Turns, plans and outings

  /// *Esperar / vez, perder / a / vez*: one's own.
  private func waitMyTurn(_ words: inout [Constituent]) {
    guard words.count == 2 || words.count == 3, let last = words.last,
      last.lexeme.lemma == "vez",
      WholeWords.waiting.contains(words[words.count - 2].lexeme.lemma)
        || words.count == 3 && WholeWords.waiting.contains(words[0].lexeme.lemma)
          && words[1].lexeme.lemma == "o",
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.isInfinitive, verb == 0 || words[0].lexeme.lemma == "eu"
    else { return }
    words.insert(known("meu"), at: words.count - 1)
  }

  /// *Parque / balanço / empurrar*: what others are asked to push, and where.
  private func planThere(_ words: inout [Constituent]) {
    guard words.count == 3, words[2].lexeme.isInfinitive, isBareNoun(words[0]),
      KindSet.places.contains(words[0].lexeme.kind), isBareNoun(words[1]),
      AskedWords.switched[words[2].lexeme.lemma]?.contains(words[1].lexeme.lemma) == true
    else { return }
    let order = words[2].ordered
    let isOfPlace = isPiece(words[1].lexeme, of: words[0].lexeme)
    words = [order, article, words[1], known(isOfPlace ? "de" : "em"), article, words[0]]
  }

  /// *Zoológico / leão / ver / querer*: where one wants to do so.
  private func seeThere(_ words: inout [Constituent]) {
    guard words.count == 4, words[3].lexeme.lemma == "querer", words[3].lexeme.isInfinitive,
      words[2].lexeme.isInfinitive, isBareNoun(words[0]), words[0].lexeme.wordClass == .noun,
      KindSet.places.contains(words[0].lexeme.kind) || words[0].lexeme.lemma == "escola",
      isBareNoun(words[1]), !words[1].lexeme.isHuman,
      DailyWords.doneThere.contains(words[2].lexeme.lemma)
    else { return }
    let wish = words[3].said(by: .first)
    let isAnimal = words[1].lexeme.isBeing
    let isHome = words[0].lexeme.lemma == "casa"
    words =
      [wish, words[2]] + (isAnimal ? [article] : []) + [words[1], known("em")]
      + (isHome ? [] : [article]) + [words[0]]
  }
}

/// Words of wholes, parts and hours.
enum WholeWords {
  /// What a vehicle one sits on has none of.
  static let openings: WordSet = ["porta", "janela", "teto", "chão", "parede", "portão", "gaveta"]
  static let open: WordSet = [
    "cadeira de rodas", "bicicleta", "moto", "mota", "patinete", "skate", "triciclo", "trotinete",
    "andador", "motoca", "patins",
  ]
  static let stained: WordSet = [
    "sujo", "cheio", "molhado", "manchado", "melado", "coberto", "lambuzado", "melecado",
  ]
  static let stains: WordSet = [
    "tinta", "cola", "lama", "barro", "terra", "areia", "sangue", "água", "óleo", "graxa",
    "sabão", "creme", "xixi", "cocô", "poeira", "batom", "caneta", "canetinha", "giz", "massinha",
    "baba", "suor",
  ]
  /// What is found at places.
  static let found: Set<SemanticKind> = [
    .furniture, .device, .toy, .food, .media, .room, .meal, .dish, .drink,
  ]
  /// What happens to parts.
  static let happening: WordSet = [
    "quebrar", "cair", "rasgar", "furar", "soltar", "sumir", "estragar", "entortar", "descolar",
    "molhar", "acabar", "emperrar", "travar", "rachar", "trincar", "desaparecer", "enguiçar",
    "murchar", "esvaziar", "descosturar", "queimar", "vazar", "amassar",
  ]
  /// The parts of a day.
  static let hours: WordSet = [
    "cedo", "manhã", "tarde", "noite", "de manhã", "à tarde", "à noite", "de tarde", "de noite",
  ]
  static let ahead: WordSet = ["amanhã", "depois de amanhã", "hoje"]
  static let waiting: WordSet = ["esperar", "perder", "aguardar", "pular", "querer"]
}
