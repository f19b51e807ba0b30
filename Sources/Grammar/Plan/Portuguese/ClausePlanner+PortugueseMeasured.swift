import AACCore

/// How long, how much and for how much something is done: *a noite inteira, muito nas férias, rápido demais, quanto você
/// cobra pelo conserto?, por três a um* (Cunha & Cintra, chapters 10 and 14; Bechara, *Advérbio de intensidade*).
extension ClausePlanner {
  /// Puts these right before the others look at the clause.
  func settleMeasured(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    if clause.complements.count > 1 {
      lastWholeTime(&clause, verb)
      takeWhole(&clause)
      doMuchThere(&clause, verb)
      exceed(&clause, verb)
      wakeInMiddle(&clause)
      endInScore(&clause, verb)
      tellShare(&clause)
    }
    askPrice(&clause, verb)
  }

  /// *Dar / desconto / dez por cento, ter / vinte por cento / bateria*: of what it is a share, and how much it is (Cunha &
  /// Cintra, chapter 7, *Adjunto adnominal*).
  private func tellShare(_ clause: inout Clause) {
    guard
      let share = clause.complements.firstIndex(where: { $0.lexeme.lemma.hasSuffix("por cento") })
    else { return }
    func isThing(_ place: Int) -> Bool {
      clause.complements.indices.contains(place)
        && clause.complements[place].lexeme.namesThing
    }
    if isThing(share + 1) {
      clause.complements[share + 1].government = nil
      clause.complements[share + 1].lexeme.article = .bare
      insert(["de"], at: share + 1, in: &clause)
    } else if isThing(share - 1) {
      insert(["de"], at: share, in: &clause)
    }
  }

  // MARK: - Whole

  /// *Tossir / noite / inteiro, chover / noite / todo, dormir / viagem / inteiro*: from its beginning to its end, without
  /// a preposition (Cunha & Cintra, chapter 7, *Adjunto adverbial*).
  private func lastWholeTime(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices.dropLast() {
      var (noun, whole) = (clause.complements[index], clause.complements[index + 1])
      if MeasuredWords.wholes.contains(noun.lexeme.lemma) { swap(&noun, &whole) }
      let isAll = whole.lexeme.lemma.hasPrefix("tod")
      guard MeasuredWords.wholes.contains(whole.lexeme.lemma),
        !isAll || whole.tile.map({ own in noun.tile.map { own > $0 } ?? true }) ?? true,
        let time = wholeTime(noun.lexeme, verb),
        index == 0
          || !clause.complements[index - 1].lexeme.isDeterminerLike
            && clause.complements[index - 1].lexeme.wordClass != .adposition
            && clause.complements[index - 1].lexeme.wordClass != .numeral
      else { continue }
      let phrase = allOf(time, isAll ? "tod" : "inteir")
      noun.lexeme = Lexeme(lemma: phrase, wordClass: .adverb, kind: .duration)
      noun.government = nil
      clause.complements[index] = noun
      clause.complements.remove(at: index + 1)
      return
    }
  }

  /// The noun of a time, or of what lasts a time behind a verb that nothing is done to by it.
  private func wholeTime(_ noun: Lexeme, _ verb: String) -> String? {
    let lemma = noun.lemma.split(separator: " ").last.map(String.init) ?? noun.lemma
    if MeasuredWords.times.contains(noun.lemma) { return noun.lemma }
    if MeasuredWords.times.contains(lemma), noun.kind.isTemporal { return lemma }
    guard MeasuredWords.lasting.contains(noun.lemma), MeasuredWords.bodily.contains(verb) else {
      return nil
    }
    return noun.lemma
  }

  /// *A noite inteira, as férias todas*.
  private func allOf(_ noun: String, _ stem: String) -> String {
    let isPlural = noun == "férias"
    let gender = lexicon.known(noun)?.gender ?? genderByForm(noun)
    let ending = (gender == .feminine ? "a" : "o") + (isPlural ? "s" : "")
    return "\(ending) \(noun) \(stem)\(ending)"
  }

  /// *Comer / bolo / inteiro*: all of the one there is.
  private func takeWhole(_ clause: inout Clause) {
    guard
      let whole = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma == "inteiro"
      }), isBare(whole - 1, clause), clause.complements[whole - 1].government?.preposition == nil,
      !clause.complements[whole - 1].lexeme.kind.isTemporal
    else { return }
    put(["o"], at: whole - 1, &clause)
  }

  // MARK: - Much

  /// *Engordar / muito / férias, dormir / pouco / viagem*: how much it is done there, and not how many of them there are.
  private func doMuchThere(_ clause: inout Clause, _ verb: String) {
    guard MeasuredWords.bodily.contains(verb),
      let much = clause.complements.indices.dropLast().first(where: {
        ["muito", "pouco", "bastante", "demais"].contains(clause.complements[$0].lexeme.lemma)
      }), case let noun = clause.complements[much + 1].lexeme, noun.wordClass == .noun,
      noun.number != .plural || noun.lemma == "férias", !noun.isBeing,
      noun.kind != .subject, noun.kind != .languageName,
      // Treinar / bastante / natação: what is done so much, and not where.
      noun.kind != .sport || frames[verb].slot(.object)?.kinds.contains(.sport) != true,
      KindSet.places.contains(noun.kind) || noun.takesPlace || noun.kind == .event
        || noun.kind == .meal || MeasuredWords.lasting.contains(noun.lemma),
      much == 0 || clause.complements[much - 1].lexeme.wordClass != .adposition
    else { return }
    clause.complements[much].lexeme = Lexeme(
      lemma: clause.complements[much].lexeme.lemma, wordClass: .adverb, kind: .manner)
    clause.complements[much].lexeme.forms[Adverbial.measuring] = ""
    put(noun.article == .bare ? ["em"] : ["em", "o"], at: much + 1, &clause)
  }

  /// *Falar / rápido / demais, estar / cansado / demais / caminhar*: more than is right stands behind what it is said of
  /// (Bechara, *Demais*).
  private func exceed(_ clause: inout Clause, _ verb: String) {
    guard
      let excess = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma == "demais"
      })
    else { return }
    let before = clause.complements[excess - 1].lexeme
    if frames[verb].isCopular, before.wordClass == .adjective {
      guard excess + 1 < clause.complements.count,
        clause.complements[excess + 1].lexeme.wordClass == .verb
      else { return }
      insert(["para"], at: excess + 1, in: &clause)
      clause.complements.swapAt(excess - 1, excess)
    } else if before.kind == .manner || MeasuredWords.manners.contains(before.lemma),
      !frames[verb].isCopular, before.wordClass == .adverb || before.wordClass == .adjective,
      excess < 2 || clause.complements[excess - 2].lexeme.wordClass != .noun
        || before.wordClass == .adverb
    {
      clause.complements[excess - 1].lexeme = Lexeme(
        lemma: "\(before.lemma) demais", wordClass: .adverb, kind: .manner)
      clause.complements.remove(at: excess)
    }
  }

  // MARK: - Middle and score

  /// *Acordar / meio / noite*: in the midst of it, in Portugal *a meio* (Bechara, *Locução prepositiva*).
  private func wakeInMiddle(_ clause: inout Clause) {
    guard
      let half = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "meio"
      }), case let noun = clause.complements[half + 1].lexeme,
      let name = MeasuredWords.middles.first(where: {
        noun.lemma == $0 || noun.lemma.hasSuffix(" \($0)")
      }),
      half == 0 || clause.complements[half - 1].lexeme.wordClass != .adposition
    else { return }
    let article = genderByForm(name) == .feminine ? "da" : "do"
    let isPortugal = clause.variety == .portuguesePortugal
    clause.complements[half].lexeme = Lexeme(
      lemma: "\(isPortugal ? "a" : "no") meio \(article) \(name)", wordClass: .adverb,
      kind: .time)
    clause.complements.remove(at: half + 1)
  }

  /// *Perder / jogo / 3 / a / 1*: by how much (Bechara, *Por*).
  private func endInScore(_ clause: inout Clause, _ verb: String) {
    guard MeasuredWords.contests.contains(verb),
      let link = clause.complements.indices.dropFirst().dropLast().first(where: {
        ["a", "o", "x"].contains(clause.complements[$0].lexeme.lemma)
          && clause.complements[$0 - 1].lexeme.wordClass == .numeral
          && clause.complements[$0 + 1].lexeme.wordClass == .numeral
      })
    else { return }
    let score =
      "\(clause.complements[link - 1].lexeme.lemma) a \(clause.complements[link + 1].lexeme.lemma)"
    let isGoverned = link > 1 && clause.complements[link - 2].lexeme.wordClass == .adposition
    let start = isGoverned ? link - 2 : link - 1
    let by = isGoverned ? clause.complements[start].lexeme.lemma : "por"
    clause.complements[start].lexeme = Lexeme(
      lemma: "\(by) \(score)", wordClass: .adverb, kind: .manner)
    clause.complements.removeSubrange((start + 1)...(link + 1))
    if start > 0, isBare(start - 1, clause), !clause.complements[start - 1].lexeme.isBeing,
      clause.complements[start - 1].lexeme.wordClass == .noun
    {
      put(["o"], at: start - 1, &clause)
    }
  }

  // MARK: - Prices

  /// *Cobrar / quanto / conserto, gastar / quanto / mercado*: the price of it, and not how many (Bechara, *Regência:
  /// pagar*).
  private func askPrice(_ clause: inout Clause, _ verb: String) {
    guard MeasuredWords.pricing.contains(verb),
      let asked = clause.complements.firstIndex(where: { $0.lexeme.lemma == "quanto" }),
      let noun = clause.complements.indices.first(where: {
        $0 != asked && clause.complements[$0].lexeme.wordClass == .noun
      }), case let thing = clause.complements[noun].lexeme,
      !thing.isHuman, thing.number != .plural, !thing.kind.isTemporal,
      verb != "comprar" || !KindSet.edible.contains(thing.kind),
      !["dinheiro", "real", "reais", "euro", "euros"].contains(thing.lemma),
      isBare(noun, clause)
        || noun > 0 && ["quanto", "o"].contains(clause.complements[noun - 1].lexeme.lemma)
    else { return }
    let hasArticle = noun > 0 && clause.complements[noun - 1].lexeme.lemma == "o"
    let article = hasArticle ? [] : ["o"]
    clause.complements[noun].government = nil
    let place = hasArticle ? noun - 1 : noun
    if verb == "vender" || verb == "comprar" || verb == "alugar" {
      insert(article, at: place, in: &clause)
      let hasLink = asked > 0 && clause.complements[asked - 1].lexeme.lemma == "por"
      if !hasLink { insert(["por"], at: asked, in: &clause) }
      return
    }
    let isPlace = KindSet.places.contains(thing.kind) || thing.takesPlace || verb == "gastar"
    insert([isPlace && verb != "cobrar" ? "em" : "por"] + article, at: place, in: &clause)
  }
}

/// Words of how long and how much.
private enum MeasuredWords {
  static let wholes: WordSet = ["inteiro", "inteira", "todo", "toda"]
  /// Units and parts of time, which last.
  static let times: WordSet = [
    "dia", "noite", "manhã", "tarde", "madrugada", "semana", "mês", "ano", "fim de semana",
    "domingo", "sábado", "verão", "inverno", "outono", "primavera", "férias", "hora", "vida",
    "infância", "segunda-feira", "feriado",
  ]
  /// What takes its time.
  static let lasting: WordSet = [
    "viagem", "aula", "filme", "jogo", "festa", "reunião", "recreio", "espetáculo", "peça",
    "caminho", "missa", "concerto", "show", "corrida", "passeio", "almoço", "jantar", "consulta",
    "sessão", "visita", "férias", "aniversário", "casamento", "natal", "carnaval", "páscoa",
    "treino", "ensaio", "prova", "excursão", "acampamento", "intervalo", "churrasco", "piquenique",
  ]
  /// What one does with one's body or mind, and to nothing else.
  static let bodily: WordSet = [
    "chover", "nevar", "ventar", "trovejar", "gear",
    "engordar", "emagrecer", "rir", "rir-se", "sorrir", "chorar", "dormir", "comer", "beber",
    "cansar-se", "divertir-se", "brincar", "correr", "nadar", "andar", "caminhar", "passear",
    "dançar", "cantar", "pular", "saltar", "treinar", "descansar", "gritar", "falar", "conversar",
    "tossir", "espirrar", "suar", "transpirar", "vomitar", "enjoar", "sofrer", "crescer",
    "melhorar", "piorar", "aprender", "esperar", "aborrecer-se", "chatear-se", "irritar-se",
    "assustar-se", "machucar-se", "magoar-se", "sujar-se", "molhar-se", "sonhar", "roncar",
    "ressonar", "sangrar", "tremer", "trabalhar", "estudar", "bocejar", "cochilar", "gargalhar",
    "soluçar", "entediar-se", "comportar-se", "mexer-se", "queixar-se", "reclamar",
    "emocionar-se", "animar-se", "distrair-se", "esforçar-se", "concentrar-se", "enervar-se",
  ]
  /// How one does something, by words that are adjectives too.
  static let manners: WordSet = [
    "rápido", "baixo", "alto", "devagar", "depressa", "cedo", "tarde", "longe", "perto", "forte",
    "lento", "bem", "mal", "fundo", "caro", "barato",
  ]
  /// In whose midst something happens.
  static let middles = [
    "noite", "madrugada", "aula", "filme", "jogo", "festa", "viagem", "caminho", "rua", "prova",
    "reunião", "almoço", "jantar", "tarde", "manhã", "missa", "conversa", "história",
  ]
  static let contests: WordSet = ["perder", "ganhar", "vencer", "empatar", "derrotar", "acabar"]
  static let pricing: WordSet = ["cobrar", "pagar", "gastar", "vender", "comprar", "alugar"]
}
