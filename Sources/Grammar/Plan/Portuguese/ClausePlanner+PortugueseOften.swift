import AACCore

/// Small words that Portuguese says with times, rooms, colours, measures and where something lies: *vive muitos anos, uma casa com
/// um jardim pequeno, o maior do mundo, pintei de amarelo no sábado, mediu a pressão do avô, em cima da roupa* (Cunha & Cintra,
/// chapter 9, *Emprego do artigo*; chapter 15, *Preposição*; Bechara, *Emprego do artigo*).
extension ClausePlanner {
  /// Puts these in before the others look at the clause.
  func settleOften(_ clause: inout Clause, _ verb: String) {
    for place in clause.complements.indices.dropLast().reversed()
    where place + 1 < clause.complements.count {
      let (word, next) = (clause.complements[place].lexeme, clause.complements[place + 1].lexeme)
      switch word.wordClass {
      case .adposition where next.wordClass == .noun: knowPlace(&clause, place)
      case .adjective where next.kind.isTemporal: timeBehindQuality(&clause, place)
      case .adverb, .determiner, .pronoun: countTime(&clause, verb, place)
      case .conjunction where word.lemma == "nem": denyBoth(&clause, place)
      case .noun: linkBehind(&clause, verb, place)
      default: break
      }
    }
    haveRoom(&clause, verb)
  }

  /// *Viver / muito / ano, esperar / muito / hora*: there are several of them.
  private func countTime(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let unit = clause.complements[place + 1].lexeme
    guard let many = OftenWords.amounts[clause.complements[place].lexeme.lemma],
      unit.kind == .duration, unit.wordClass == .noun, verb != "faltar",
      OftenWords.units.contains(unit.lemma),
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    var counted = clause.complements[place + 1]
    if counted.lexeme.number != .plural { makePlural(&counted) }
    let gender = LanguageTables.tables(language).gender(of: unit)
    fold(
      place...(place + 1),
      as: "\(gender == .feminine ? many.feminine : many.masculine) \(counted.lexeme.lemma)",
      .duration, in: &clause)
  }

  /// *O animal mais alto de mundo, em cima de roupa*: the one world there is, and what lies there.
  private func knowPlace(_ clause: inout Clause, _ place: Int) {
    let noun = clause.complements[place + 1].lexeme
    guard noun.article != .bare, noun.number != .plural,
      clause.complements[place + 1].government == nil
    else { return }
    if clause.complements[place].lexeme.lemma == "de" {
      guard place > 0, isGreatest(clause, before: place),
        noun.kind == .nature || KindSet.places.contains(noun.kind) || noun.kind == .event
          || noun.lemma == "mundo"
      else { return }
    } else {
      guard OftenWords.sides.contains(clause.complements[place].lexeme.lemma),
        noun.countability == .mass, noun.lemma != "água", noun.kind != .feeling,
        noun.kind != .languageName
      else { return }
    }
    insert(["o"], at: place + 1, in: &clause)
  }

  /// Whether a superlative stands right before, with or without its noun: *animal mais alto, melhor amigo*.
  private func isGreatest(_ clause: Clause, before place: Int) -> Bool {
    let words = clause.complements[..<place].suffix(2).map(\.lexeme)
    if words.contains(where: { OftenWords.greatest.contains($0.lemma) }) { return true }
    return words.count == 2 && words[1].wordClass == .adjective
      && (words[0].lemma == "mais" || words[0].lemma == "menos")
  }

  /// *Pintar / quarto / de / amarelo / sábado, chover / forte / ontem*: when it was is nothing that is so.
  private func timeBehindQuality(_ clause: inout Clause, _ place: Int) {
    let word = clause.complements[place].lexeme
    if word.lemma == "forte", place == 0, clause.verb.map({ isWeather($0.lexeme.lemma) }) == true {
      clause.complements[place].lexeme = Lexeme(
        lemma: "forte", wordClass: .adverb, kind: .manner)
      return
    }
    guard word.kind == .color, clause.complements[place + 1].lexeme.kind == .weekday,
      clause.complements[place + 1].lexeme.wordClass == .noun,
      clause.complements[place + 1].government == nil, place > 0,
      clause.complements[place - 1].lexeme.lemma == "de"
    else { return }
    insert(["em", "o"], at: place + 1, in: &clause)
  }

  private func isWeather(_ verb: String) -> Bool {
    frames[verb].pattern == .weather || OftenWords.blowing.contains(verb)
  }

  /// *Não trouxe caderno nem lápis*: neither of them, whichever it were.
  private func denyBoth(_ clause: inout Clause, _ place: Int) {
    guard clause.isNegative, place > 0, isBare(place - 1, clause),
      case let (first, second) = (
        clause.complements[place - 1].lexeme, clause.complements[place + 1].lexeme
      ), first.wordClass == .noun, second.wordClass == .noun, !first.isHuman, !second.isHuman,
      !first.kind.isTemporal, first.article == nil, second.article == nil,
      !KindSet.places.contains(first.kind), first.kind != .body
    else { return }
    clause.complements[place - 1].lexeme.article = .bare
    if first.number == nil, second.number == nil, first.countability == .count {
      clause.complements[place + 1].lexeme.article = .bare
    }
  }

  /// *Medir / pressão / avô, andar / carrossel / feira*: whose it is that is measured, and where one rides.
  private func linkBehind(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let (word, next) = (clause.complements[place].lexeme, clause.complements[place + 1].lexeme)
    guard isBare(place, clause), next.wordClass == .noun || next.wordClass == .properNoun,
      clause.complements[place + 1].government == nil
    else { return }
    if OftenWords.measuring.contains(verb), ChosenWords.measured.contains(word.lemma),
      next.isBeing
    {
      return insert(next.wordClass == .noun ? ["de", "o"] : ["de"], at: place + 1, in: &clause)
    }
    guard verb == "andar", OftenWords.rides.contains(word.lemma), next.wordClass == .noun,
      KindSet.places.contains(next.kind)
    else { return }
    insert(["em", "o"], at: place + 1, in: &clause)
  }

  /// *Gostaria de ter uma piscina, a casa tem um jardim pequeno*: one of all there are.
  private func haveRoom(_ clause: inout Clause, _ verb: String) {
    let inner = clause.complements.lastIndex { $0.lexeme.wordClass == .verb }
    guard (inner.map { clause.complements[$0].lexeme.lemma } ?? verb) == "ter",
      !clause.isNegative, !clause.isQuestion,
      case let place = inner.map({ $0 + 1 }) ?? 0, place < clause.complements.count,
      isBare(place, clause), case let room = clause.complements[place].lexeme,
      OftenWords.premises.contains(room.lemma), room.number != .plural
    else { return }
    let rest = clause.complements[(place + 1)...]
    if let quality = rest.first?.lexeme, quality.wordClass == .adjective {
      guard [.size, .color].contains(quality.kind) || OftenWords.lasting.contains(quality.lemma)
      else { return }
    } else if !rest.isEmpty
      || inner == nil && !clause.subject.contains(where: \.lexeme.isBeing)
        && !clause.subject.isEmpty
    {
      // O hotel tem piscina, amanhã tenho piscina.
      return
    }
    insert(["um"], at: place, in: &clause)
  }
}

/// Words of such constructions.
private enum OftenWords {
  static let amounts: [String: (masculine: String, feminine: String)] = [
    "muito": ("muitos", "muitas"), "muitos": ("muitos", "muitas"), "muitas": ("muitos", "muitas"),
    "vários": ("vários", "várias"), "várias": ("vários", "várias"),
    "poucos": ("poucos", "poucas"), "poucas": ("poucos", "poucas"),
    "pouco": ("poucos", "poucas"), "tanto": ("tantos", "tantas"), "tantos": ("tantos", "tantas"),
  ]
  static let units: WordSet = [
    "ano", "mês", "semana", "dia", "hora", "minuto", "segundo", "século", "anos", "meses",
    "semanas", "dias", "horas", "minutos", "segundos",
  ]
  static let sides: WordSet = [
    "em cima de", "embaixo de", "debaixo de", "dentro de", "atrás de", "perto de", "ao lado de",
    "por cima de", "por baixo de", "na frente de", "à frente de",
  ]
  static let greatest: WordSet = ["maior", "menor", "melhor", "pior"]
  static let blowing: WordSet = ["ventar", "soprar", "trovejar", "nevar", "chover"]
  static let measuring: WordSet = ["medir", "tirar", "verificar", "controlar", "aferir"]
  static let rides: WordSet = [
    "carrossel", "balanço", "baloiço", "escorrega", "escorregador", "roda-gigante",
    "montanha-russa",
  ]
  static let premises: WordSet = [
    "piscina", "jardim", "quintal", "varanda", "garagem", "terraço", "horta", "sótão", "porão",
    "quarto", "banheiro", "cozinha", "sala", "lareira", "churrasqueira", "quadra", "pátio",
    "sauna", "casa de banho", "escritório", "lago", "parque", "corredor", "elevador",
  ]
  /// Qualities that a room has for good.
  static let lasting: WordSet = [
    "bonito", "lindo", "novo", "velho", "antigo", "espaçoso", "largo", "comprido", "moderno",
    "legal", "claro", "próprio",
  ]
}
