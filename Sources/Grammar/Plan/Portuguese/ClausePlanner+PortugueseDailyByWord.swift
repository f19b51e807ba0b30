import AACCore

/// Hours, reasons and ends of what is done every day, where nothing was chosen between the words: *ganhar / jogo / três / um, ter / consulta /
/// dentista / três, acordar / cedo / ir / escola, cantar / eu / dormir, camiseta / manga / comprida* (Cunha & Cintra, chapter
/// 7, *Adjunto adnominal*, chapter 12, *Emprego dos cardinais*, chapter 18, *Orações finais*; Bechara, *Regência*).
extension ClausePlanner {
  /// Puts in what is said between them.
  func settleDailyByWord(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    runOut(&clause, verb)
    takePlaceAtNoon(&clause, verb)
    guard clause.complements.count > 1 else { return }
    tellScore(&clause, verb)
    hopAlong(&clause, verb)
    getOnDay(&clause, verb)
    callByName(&clause, verb)
    dyeHair(&clause, verb)
    tellAge(&clause)
    strikeForAppointment(&clause, verb)
    wakeInOrderTo(&clause, verb)
    doForSleeper(&clause, verb)
    wearSleeves(&clause)
    blameWeather(&clause, verb)
    workOnClothes(&clause, verb)
    throwAtOwned(&clause, verb)
    stopAtPart(&clause, verb)
  }

  // MARK: - Hours

  /// *Ter / consulta / dentista / três*: behind an appointment and whom it is with, a number is the hour.
  private func strikeForAppointment(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 1, DailyByWord.appointing.contains(verb),
      DailyByWord.appointments.contains(clause.complements[0].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .noun,
      clause.complements[last - 1].lexeme.number != .plural,
      let hour = hourByNumber(clause.complements[last].lexeme)
    else { return }
    clause.complements[last] = Constituent(hour, tile: clause.complements[last].tile)
  }

  /// The hour that a number names, *às três*; nil where it is none of the clock.
  func hourByNumber(_ word: Lexeme) -> Lexeme? {
    guard word.wordClass == .numeral, PortugueseTimeWords.clock.contains(word.lemma) else {
      return nil
    }
    return lexicon.timePhrase("às \(word.lemma)")?.lexeme
  }

  /// *Ganhar / jogo / três / um*: with which score (Cunha & Cintra, chapter 12, *Emprego dos cardinais*).
  private func tellScore(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 0, ["ganhar", "perder", "vencer", "empatar"].contains(verb),
      clause.complements[(last - 1)...].allSatisfy({
        $0.lexeme.wordClass == .numeral || ["um", "zero"].contains($0.lexeme.lemma)
      }), last == 1 || last == 2 && DailyByWord.matches.contains(clause.complements[0].lexeme.lemma)
    else { return }
    let (mine, theirs) = (
      clause.complements[last - 1].lexeme.lemma, clause.complements[last].lexeme.lemma
    )
    fold((last - 1)...last, as: "de \(mine) a \(theirs)", .manner, in: &clause)
    if last == 2, isFree(0, clause) { put(["o"], at: 0, &clause) }
  }

  /// *Ter / dez / ano / idade*.
  private func tellAge(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, clause.complements[last].lexeme.lemma == "idade", isFree(last, clause),
      clause.complements[last - 1].lexeme.lemma.hasPrefix("ano")
    else { return }
    clause.complements[last].lexeme.article = .bare
    put(["de"], at: last, &clause)
  }

  /// *Almoço / ser / meio-dia*: at that hour.
  private func takePlaceAtNoon(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.complements.count == 1,
      let event = clause.subject.last?.lexeme, event.kind == .meal || event.takesPlace,
      let said = ["meio-dia": "ao meio-dia", "meia-noite": "à meia-noite"][
        clause.complements[0].lexeme.lemma]
    else { return }
    fold(0...0, as: said, .time, in: &clause)
  }

  // MARK: - What for, and why

  /// *Acordar / cedo / ir / escola*: one gets up in order to go (Cunha & Cintra, chapter 18, *Orações reduzidas de infinitivo*).
  private func wakeInOrderTo(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1,
      ["acordar", "levantar", "levantar-se", "madrugar"].contains(verb),
      ["cedo", "tarde"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.isInfinitive
    else { return }
    link("para", before: 1, in: &clause)
  }

  /// *Cantar / eu / dormir, ler / história / eu / dormir*: so that one falls asleep.
  private func doForSleeper(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 0, DailyByWord.lulling.contains(verb),
      clause.complements[last].lexeme.isInfinitive,
      DailyByWord.resting.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .pronoun
        && clause.complements[last - 1].lexeme.kind == .person
        || clause.complements[last - 1].lexeme.isHuman && isFree(last - 1, clause),
      clause.complements[..<(last - 1)].allSatisfy({ $0.lexeme.wordClass == .noun })
    else { return }
    link("para", before: last - 1, in: &clause)
  }

  /// *Abrir / janela / calor*, as a request: because of it (Cunha & Cintra, chapter 15, *Locuções prepositivas*).
  private func blameWeather(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 0, clause.options.contains(.request), DailyByWord.easing.contains(verb),
      ["calor", "frio", "barulho", "vento", "chuva", "sol", "mosquito"].contains(
        clause.complements[last].lexeme.lemma), isFree(last - 1, clause),
      clause.complements[last - 1].lexeme.namesThing,
      isFree(last, clause) || clause.complements[last].lexeme.wordClass == .adjective
    else { return }
    if clause.complements[last].lexeme.wordClass == .adjective {
      clause.complements[last] = WordSorter.noun(clause.complements[last])
      clause.complements[last].lexeme.gender = .masculine
    }
    put(["por causa de", "o"], at: last, &clause)
  }

  // MARK: - Of what and with what

  /// *Celular / acabar / bateria*: of what it has run out (Cunha & Cintra, chapter 7, *Adjunto adnominal*).
  private func runOut(_ clause: inout Clause, _ verb: String) {
    guard verb == "acabar", clause.complements.count == 1, isFree(0, clause),
      DailyByWord.stores.contains(clause.complements[0].lexeme.lemma),
      let thing = clause.subject.last?.lexeme,
      thing.kind == .device || thing.kind == .vehicle
        || thing.kind == .toy || thing.kind == .thing,
      let of = lexicon.known("de"), let the = lexicon.known("o")
    else { return }
    var head = clause.complements.removeFirst()
    head.government = nil
    var link = [Constituent(of)]
    if clause.subject.count == 1 { link.append(Constituent(the)) }
    clause.subject = [head] + link + clause.subject
  }

  /// *Ganhar / cachorro / aniversário, receber / bicicleta / Natal*: for the day (Cunha & Cintra, chapter 15, *De*).
  private func getOnDay(_ clause: inout Clause, _ verb: String) {
    guard ["ganhar", "receber"].contains(verb), clause.complements.count == 2, isFree(0, clause),
      isFree(1, clause),
      ["aniversário", "Natal", "Páscoa"].contains(clause.complements[1].lexeme.lemma),
      case let gift = clause.complements[0].lexeme, gift.roleKind == .animal,
      gift.number != .plural
    else { return }
    clause.complements[1].lexeme.article = .bare
    clause.complements[1].lexeme.kind = .idea
    put(["de"], at: 1, &clause)
    put(["um"], at: 0, &clause)
  }

  /// *Chamar / cachorro / Rex*: by which name (Bechara, *Regência: chamar*).
  private func callByName(_ clause: inout Clause, _ verb: String) {
    guard verb == "chamar", clause.complements.count == 2, isFree(0, clause),
      clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.isBeing
        || clause.complements[0].lexeme.kind == .toy,
      clause.complements[1].lexeme.wordClass == .properNoun
    else { return }
    clause.complements[1].lexeme.article = .bare
    put(["de"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// *Pular / galho / galho*: from one to the next (Bechara, *Locuções adverbiais*).
  private func hopAlong(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, isFree(0, clause), isFree(1, clause),
      case let noun = clause.complements[0].lexeme, noun.wordClass == .noun,
      noun.lemma == clause.complements[1].lexeme.lemma
    else { return }
    fold(0...1, as: "de \(noun.lemma) em \(noun.lemma)", .manner, in: &clause)
  }

  /// *Pintar / cabelo / mãe / loiro*: in which colour, and whose hair.
  private func dyeHair(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard ["pintar", "tingir"].contains(verb), last == 2, isFree(0, clause), isFree(1, clause),
      clause.complements[0].lexeme.kind == .body, clause.complements[1].lexeme.isHuman,
      clause.complements[1].lexeme.wordClass == .noun,
      case let colour = clause.complements[2].lexeme,
      colour.kind == .color || ["loiro", "ruivo", "castanho", "loira"].contains(colour.lemma)
    else { return }
    fold(2...2, as: "de \(colour.lemma)", .manner, in: &clause)
    put(["de", "o"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// *Camiseta / manga / comprida*: the sleeve is long.
  private func wearSleeves(_ clause: inout Clause) {
    guard
      let sleeve = clause.complements.indices.dropFirst().dropLast().first(where: {
        ["manga", "mangas", "gola"].contains(clause.complements[$0].lexeme.lemma)
      }), isFree(sleeve, clause), clause.complements[sleeve - 1].lexeme.kind == .clothing,
      case let quality = clause.complements[sleeve + 1].lexeme, quality.wordClass == .adjective,
      let said = LanguageTables.tables(language).morphology?
        .adjective(quality.lemma, .feminine, .singular).first
    else { return }
    let noun = clause.complements[sleeve].lexeme.lemma
    let form = quality.lemma.hasSuffix("a") ? quality.lemma : said
    fold(sleeve...(sleeve + 1), as: "de \(noun) \(form)", .manner, in: &clause)
  }

  /// *Passar / roupa / ferro*: with it.
  private func workOnClothes(_ clause: inout Clause, _ verb: String) {
    guard verb == "passar", clause.complements.count == 2, isFree(1, clause),
      clause.complements[0].lexeme.kind == .clothing, clause.complements[1].lexeme.lemma == "ferro"
    else { return }
    put(["com", "o"], at: 1, &clause)
  }

  /// *Chutar / bola / janela / vizinho*: against what, and whose it is.
  private func throwAtOwned(_ clause: inout Clause, _ verb: String) {
    guard ["chutar", "jogar", "atirar", "lançar", "derrubar"].contains(verb),
      clause.complements.count == 3, isFree(0, clause), isFree(1, clause), isFree(2, clause),
      DailyByWord.owned.contains(clause.complements[1].lexeme.lemma),
      clause.complements[2].lexeme.isHuman, clause.complements[2].lexeme.wordClass == .noun
    else { return }
    put(["de", "o"], at: 2, &clause)
    put(["em", "o"], at: 1, &clause)
  }

  /// *Ônibus / parar / ponto / escola*: of which place it is a part.
  private func stopAtPart(_ clause: inout Clause, _ verb: String) {
    guard ["parar", "passar", "esperar", "encontrar", "chegar", "estacionar"].contains(verb),
      let last = clause.complements.indices.last, last > 0, isFree(last, clause),
      isFree(last - 1, clause),
      DailyByWord.parts.contains(clause.complements[last - 1].lexeme.lemma),
      KindSet.places.contains(clause.complements[last].lexeme.kind),
      clause.complements[last].lexeme.wordClass == .noun
    else { return }
    put(["de", "o"], at: last, &clause)
  }
}

/// Words of every day.
private enum DailyByWord {
  /// What one wins.
  static let matches: WordSet = ["jogo", "partida", "final", "campeonato", "clássico"]
  /// What things run out of.
  static let stores: WordSet = [
    "bateria", "carga", "tinta", "gasolina", "pilha", "memória", "gás", "combustível", "tôner",
  ]
  /// How one comes to an appointment.
  static let appointing: WordSet = ["ter", "marcar", "agendar", "remarcar"]
  /// What has its hour.
  static let appointments: WordSet = [
    "consulta", "reunião", "aula", "terapia", "exame", "sessão", "entrevista", "encontro",
    "fisioterapia", "fono", "jogo", "treino", "ensaio",
  ]
  /// What lulls somebody.
  static let lulling: WordSet = ["cantar", "ler", "contar", "apagar", "tocar", "balançar"]
  /// What somebody does to whom one sings or reads.
  static let resting: WordSet = ["dormir", "descansar", "relaxar", "ouvir", "dançar"]
  /// What is done against heat and noise.
  static let easing: WordSet = [
    "abrir", "fechar", "ligar", "desligar", "apagar", "trazer", "pegar", "aumentar", "diminuir",
  ]
  /// What neighbours have.
  static let owned: WordSet = [
    "janela", "telhado", "quintal", "jardim", "carro", "muro", "casa", "varanda", "porta",
    "garagem", "piscina", "portão",
  ]
  /// Parts of places at which one stops.
  static let parts: WordSet = [
    "ponto", "porta", "portão", "pátio", "entrada", "saída", "estacionamento", "recepção",
    "frente", "garagem",
  ]
}
