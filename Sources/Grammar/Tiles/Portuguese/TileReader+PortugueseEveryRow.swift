import AACCore

/// Short Portuguese rows with the verb behind what it is done to, or before whom it is done for: *banheiro / ir / precisar,
/// dinheiro / acabar / ontem, jogo / quando, passar / sal / eu, segurar / minha / mão, cabelo / cortar / quinta-feira*
/// (Cunha & Cintra, chapter 7, *A ordem dos termos*; Bechara, *Ordem direta e inversa*; *Modo imperativo*).
extension TileReader {
  /// Lays the words as the other rules of rows expect them.
  func layEveryRow(_ words: inout [Constituent]) {
    guard (2...4).contains(words.count) else { return }
    if words.count == 2 { return askWhenItIs(&words) }
    if words.count == 4 { return leaveAtHour(&words) }
    askPriceOfFood(&words)
    guard words.count == 3 else { return }
    if goBehindOpener(&words) || handWhatIsLaid(&words) || groomOnDay(&words) { return }
    runOutThen(&words)
  }

  /// *Banheiro / ir / precisar*: where one has to go.
  private func goBehindOpener(_ words: inout [Constituent]) -> Bool {
    guard words[1].lexeme.isInfinitive, words[2].lexeme.isInfinitive,
      ["ir", "voltar", "descer", "entrar"].contains(words[1].lexeme.lemma),
      EveryRowWords.openers.contains(words[2].lexeme.lemma), isBareNoun(words[0]),
      words[0].lexeme.wordClass == .noun,
      KindSet.places.contains(words[0].lexeme.kind)
        || MeaningWords.services.contains(words[0].lexeme.lemma)
    else { return false }
    words = [words[2], words[1], words[0]]
    return true
  }

  /// *Passar / sal / eu*: to whom it is handed.
  private func handWhatIsLaid(_ words: inout [Constituent]) -> Bool {
    guard words[0].lexeme.isInfinitive, EveryRowWords.handed.contains(words[0].lexeme.lemma),
      isBareNoun(words[1]), words[1].lexeme.namesThing,
      ["eu", "mim"].contains(words[2].lexeme.lemma)
    else { return false }
    var deed = words[0]
    deed.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    var whom = words[2]
    whom.lexeme = WordJoiner.pronoun("me")
    words = [deed, whom, article, words[1]]
    return true
  }

  /// *Cabelo / cortar / quinta-feira*: what is done to one's own part on a day.
  private func groomOnDay(_ words: inout [Constituent]) -> Bool {
    guard words[0].lexeme.kind == .body, isBareNoun(words[0]), words[1].lexeme.isInfinitive,
      ["cortar", "lavar", "pintar", "pentear", "escovar", "secar", "depilar"]
        .contains(words[1].lexeme.lemma), words[2].lexeme.kind == .weekday
    else { return false }
    words.swapAt(0, 1)
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
    return true
  }

  /// *Dinheiro / acabar / ontem*: when it was that something ran out is told behind the verb.
  private func runOutThen(_ words: inout [Constituent]) {
    guard isBareNoun(words[0]), words[0].lexeme.namesThing,
      ["acabar", "terminar", "sumir", "quebrar"].contains(words[1].lexeme.lemma),
      words[1].lexeme.isInfinitive, words[2].lexeme.kind.isTemporal,
      words[2].lexeme.wordClass != .numeral,
      tables.lexicon.tense(of: words[2].lexeme.lemma) == .past || words[2].lexeme.lemma == "hoje"
    else { return }
    words[0].lexeme.forms[Adverbial.doing] = ""
    words[1].lexeme.person = .third
    words[1].lexeme.number = .singular
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }

  /// *Jogo / quando*: on what day it is.
  private func askWhenItIs(_ words: inout [Constituent]) {
    guard let asked = words.firstIndex(where: { $0.lexeme.lemma == "quando" }),
      case let event = words[1 - asked], isBareNoun(event),
      EveryRowWords.dated.contains(event.lexeme.lemma)
    else { return }
    words = [words[asked], .linking("ser", .third), article, event]
  }

  /// *Comboio / partir / sete / hora*: what leaves by the timetable does so every day.
  private func leaveAtHour(_ words: inout [Constituent]) {
    guard words[0].lexeme.kind == .vehicle, isBareNoun(words[0]), words[1].lexeme.isInfinitive,
      ["partir", "chegar", "sair", "passar"].contains(words[1].lexeme.lemma),
      words[2].lexeme.wordClass == .numeral, words[3].lexeme.lemma.hasPrefix("hora")
    else { return }
    words[1].lexeme.person = .third
    words[1].lexeme.number = .singular
  }

  /// *Quanto / custar / gelado*: what is sold has the name of a quality.
  private func askPriceOfFood(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "quanto", ["custar", "valer"].contains(words[1].lexeme.lemma),
      ["gelado", "doce", "salgado", "assado", "cozido"].contains(words[2].lexeme.lemma),
      words[2].lexeme.wordClass == .adjective
    else { return }
    words[2] = WordSorter.noun(words[2])
    words[2].lexeme.gender = .masculine
    words.insert(article, at: 2)
  }

  /// *Segurar / minha / mão*: what the other shall do to a part of the speaker.
  func asksForCare(_ clause: Clause) -> Bool {
    guard variety.language == .portuguese, clause.subject.isEmpty, clause.complements.count == 2,
      EveryRowWords.caring.contains(clause.verb?.lexeme.lemma ?? ""),
      clause.complements[0].lexeme.lemma == "meu", clause.complements[1].lexeme.kind == .body
    else { return false }
    return true
  }
}

/// Words of such rows.
private enum EveryRowWords {
  static let openers: WordSet = ["precisar", "querer", "poder", "dever", "conseguir"]
  static let handed: WordSet = [
    "passar", "alcançar", "entregar", "devolver", "emprestar", "chegar",
  ]
  static let dated: WordSet = [
    "jogo", "partida", "show", "viagem", "passeio", "torneio", "campeonato", "corrida", "peça",
    "filme", "entrega", "mudança", "excursão", "visita",
  ]
  /// What others do to a part of one who cannot.
  static let caring: WordSet = [
    "segurar", "soltar", "coçar", "massagear", "enxugar", "limpar", "pegar", "largar", "apertar",
    "esfregar", "levantar", "abaixar", "virar", "cobrir",
  ]
}
