import AACCore

/// Second terms and hours that are laid bare or in pieces in Portuguese: *melhor que ontem, o mesmo que ele, a missa das sete, um
/// gato chamado Mimi, a praia à montanha* (Cunha & Cintra, chapter 10, *Graus do adjetivo*; chapter 12, *Numerais*; Bechara,
/// *Orações comparativas* and *Regência: preferir*).
extension ClausePlanner {
  /// Says each of these in one piece.
  func settleTerms(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1 else { return }
    if verb == "preferir" { preferToOther(&clause) }
    if verb == "desejar" { wishHappy(&clause) }
    if TermWords.moving.contains(verb) { goByLift(&clause) }
    for place in clause.complements.indices.dropFirst().reversed()
    where place < clause.complements.count {
      let word = clause.complements[place].lexeme
      switch word.lemma {
      case "que", "do que", "quanto", "quanto a":
        compareWithTime(&clause, place)
        likenToSame(&clause, place)
      case "chamado", "chamada": callByName(&clause, place)
      case "um pouco", "um pouquinho": adjustBehind(&clause, verb, place)
      case "nenhum": denyPlace(&clause, place)
      case "de" where TermWords.copying.contains(verb): copyFrom(&clause, place)
      default:
        if word.wordClass == .numeral { tellHourOf(&clause, place) }
      }
    }
  }

  private func isFeminine(_ noun: Lexeme) -> Bool {
    LanguageTables.tables(language).gender(of: noun)
      == .feminine
  }

  // MARK: - What is compared

  /// *Melhor / que / ontem, mais / frio / do que / semana passada*: when it was otherwise is no time of the sentence.
  private func compareWithTime(_ clause: inout Clause, _ place: Int) {
    guard !clause.isQuestion, place + 2 == clause.complements.count,
      !TermWords.liking.contains(clause.verb?.lexeme.lemma ?? ""),
      clause.complements[..<place].contains(where: {
        TermWords.comparing.contains($0.lexeme.lemma)
      }), case let time = clause.complements[place + 1].lexeme,
      time.kind.isTemporal || TermWords.times.contains(time.lemma), time.kind != .duration
    else { return }
    let said = lexicon.word(time.lemma)?.phrase ?? time.lemma
    fold(
      place...(place + 1), as: "\(clause.complements[place].lexeme.lemma) \(said)", .manner,
      in: &clause)
  }

  /// *Mesmo / que / ele, mesmo / dia / que / Ana, mesma / escola / que / meu / primo*: with whom it is shared.
  private func likenToSame(_ clause: inout Clause, _ place: Int) {
    guard place < clause.complements.count,
      ["que", "do que"].contains(clause.complements[place].lexeme.lemma),
      place + 1 < clause.complements.count, place + 4 > clause.complements.count,
      clause.complements[max(place - 2, 0)..<place].contains(where: {
        TermWords.same.contains($0.lexeme.lemma)
      })
    else { return }
    let words = clause.complements[(place + 1)...].map(\.lexeme)
    guard let other = words.last else { return }
    var said = words.map(\.lemma).joined(separator: " ")
    if words.count == 2 {
      guard words[0].kind == .possessive, other.wordClass == .noun else { return }
    } else if other.wordClass == .noun, !other.kind.isTemporal {
      let article = other.article == .bare ? "" : isFeminine(other) ? "a " : "o "
      said = article + said
    } else {
      guard
        other.wordClass == .properNoun || other.kind.isTemporal
          || other.wordClass == .pronoun && other.kind == .person || other.lemma == "sempre"
      else { return }
      if other.kind.isTemporal { said = lexicon.word(other.lemma)?.phrase ?? said }
    }
    fold(place...(clause.complements.count - 1), as: "que \(said)", .manner, in: &clause)
  }

  /// *Preferir / praia / a / montanha*: to what the one is preferred, and no place.
  private func preferToOther(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1,
      case let link = clause.complements[last - 1].lexeme,
      ["a", "à", "o"].contains(link.lemma),
      clause.complements[last].lexeme.wordClass == .noun,
      clause.complements[last - 2].lexeme.wordClass == .noun, let to = lexicon.known("a"),
      case let kind = clause.complements[last].lexeme.kind
    else { return }
    clause.complements[last - 1] = Constituent(to, tile: clause.complements[last - 1].tile)
    clause.complements[last].government = nil
    if KindSet.places.contains(kind) || kind == .nature {
      clause.complements[last].lexeme.kind = .idea
      if isBare(last - 2, clause) { put(["o"], at: last - 2, &clause) }
    } else if KindSet.edible.contains(kind), kind == clause.complements[last - 2].lexeme.kind {
      clause.complements[last].lexeme.article = .bare
    }
  }

  /// *Desejar / você / feliz / aniversário*: what one says to somebody.
  private func wishHappy(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      clause.complements[last - 1].lexeme.lemma == "feliz",
      clause.complements[last].lexeme.wordClass == .noun
    else { return }
    var wish = Lexeme(
      lemma: "feliz \(clause.complements[last].lexeme.lemma)", wordClass: .noun, kind: .idea)
    wish.gender = .masculine
    wish.article = .bare
    wish.countability = .mass
    let tile = clause.complements[last - 1].tile
    clause.complements.replaceSubrange((last - 1)..., with: [Constituent(wish, tile: tile)])
  }

  /// *Copiar / lição / de / quadro*: from the one that is there.
  private func copyFrom(_ clause: inout Clause, _ place: Int) {
    guard place + 1 < clause.complements.count, place > 0,
      TermWords.sources.contains(clause.complements[place + 1].lexeme.lemma),
      clause.complements[place - 1].lexeme.wordClass == .noun
    else { return }
    put(["o"], at: place + 1, &clause)
  }

  /// *Subir / até / terceiro / andar / de / elevador*: by what one gets there.
  private func goByLift(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1,
      clause.complements[last - 1].lexeme.lemma == "de",
      TermWords.lifts.contains(clause.complements[last].lexeme.lemma)
    else { return }
    fold(
      (last - 1)...last, as: "de \(clause.complements[last].lexeme.lemma)", .manner, in: &clause)
  }

  // MARK: - Hours

  /// *Ônibus / de / sete / chegar*: the hour of what comes.
  func tellHourOfSubject(_ clause: inout Clause) {
    let last = clause.subject.count - 1
    guard clause.subject[last].lexeme.wordClass == .numeral else { return }
    var named = clause
    named.complements = clause.subject
    tellHourOf(&named, last)
    guard let hour = named.complements.last, named.complements.count > 1,
      hour.lexeme.wordClass == .adverb, hour.lexeme.lemma.hasPrefix("d")
    else { return }
    var head = named.complements[named.complements.count - 2]
    head.lexeme.gender = LanguageTables.tables(language).gender(of: head.lexeme)
    head.lexeme.lemma += " \(hour.lexeme.lemma)"
    clause.subject = [head]
    clause.joins = named.joins
    if let tile = head.tile { clause.joins[tile] = named.subject.compactMap(\.tile) }
  }

  /// *Missa / das / sete, ônibus / de / oito*: the hour at which it is.
  private func tellHourOf(_ clause: inout Clause, _ place: Int) {
    let number = clause.complements[place].lexeme.lemma
    guard place > 1,
      PortugueseTimeWords.clock.contains(number) || number == "um" || number == "uma",
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass != .noun,
      !clause.complements[place...].contains(where: { $0.lexeme.lemma.hasPrefix("hora") })
    else { return }
    var of = place - 1
    if clause.complements[of].lexeme.lemma == "o", of > 1 { of -= 1 }
    guard ["de", "das", "da"].contains(clause.complements[of].lexeme.lemma), of > 0,
      case let noun = clause.complements[of - 1].lexeme, noun.wordClass == .noun,
      noun.kind == .vehicle && noun.lemma != "carro" || TermWords.scheduled.contains(noun.lemma)
    else { return }
    let said =
      number == "um" || number == "uma" ? "da uma" : number == "dois" ? "das duas" : "das \(number)"
    fold(of...place, as: said, .manner, in: &clause)
    if isBare(of - 1, clause) { put(["o"], at: of - 1, &clause) }
  }

  // MARK: - Names, places and states

  /// *Gato / chamado / Mimi*: its name, in its gender.
  private func callByName(_ clause: inout Clause, _ place: Int) {
    guard place + 1 < clause.complements.count,
      clause.complements[place - 1].lexeme.wordClass == .noun,
      clause.complements[place + 1].lexeme.wordClass == .properNoun
    else { return }
    let word = isFeminine(clause.complements[place - 1].lexeme) ? "chamada" : "chamado"
    fold(
      place...(place + 1), as: "\(word) \(clause.complements[place + 1].lexeme.lemma)", .manner,
      in: &clause)
    guard place + 1 == clause.complements.count, isBare(place - 1, clause),
      !clause.complements[place - 1].lexeme.kind.isTemporal, let one = lexicon.known("um")
    else { return }
    clause.complements.insert(Constituent(one), at: place - 1)
  }

  /// *Em / lado / nenhum*: the word of a place that there is not stands behind it.
  private func denyPlace(_ clause: inout Clause, _ place: Int) {
    guard clause.isNegative,
      ["lado", "lugar", "canto", "sítio"].contains(
        clause.complements[place - 1].lexeme.lemma)
    else { return }
    let noun = clause.complements[place - 1]
    var first = place - 1
    var link = "a"
    if first > 0,
      ["em", "a", "de", "para", "por"].contains(clause.complements[first - 1].lexeme.lemma)
    {
      first -= 1
      link = clause.complements[first].lexeme.lemma
    } else if !["ir", "vir", "chegar"].contains(clause.verb?.lexeme.lemma ?? "") {
      link = "em"
    }
    fold(first...place, as: "\(link) \(noun.lexeme.lemma) nenhum", .manner, in: &clause)
  }

  /// *Janela / um pouco, minha / cabeça / um pouco*: how far, and not how many.
  private func adjustBehind(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let noun = clause.complements[place - 1].lexeme
    let little = clause.complements[place].lexeme.lemma
    let somewhat = Lexeme(lemma: little, wordClass: .adverb, kind: .manner)
    if ["mais", "só"].contains(noun.lemma), place + 1 == clause.complements.count, place > 1 {
      fold((place - 1)...place, as: "\(noun.lemma) \(little)", .manner, in: &clause)
      return adjustBehindMore(&clause, verb, place - 1)
    }
    guard
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass == .adverb,
      TermWords.adjusting.contains(
        clause.complements[..<place].last(where: { $0.lexeme.wordClass == .verb })?.lexeme.lemma
          ?? verb)
    else { return }
    if noun.wordClass == .pronoun || noun.wordClass == .adverb {
      clause.complements[place].lexeme = somewhat
      return
    }
    guard noun.wordClass == .noun, noun.countability != .mass || noun.kind != .drink else { return }
    var start = place - 1
    while start > 0,
      clause.complements[start - 1].lexeme.isDeterminerLike
        || clause.complements[start - 1].lexeme.kind == .possessive
    {
      start -= 1
    }
    guard start == 0 || clause.complements[start - 1].lexeme.wordClass != .adposition else {
      return
    }
    var much = clause.complements.remove(at: place)
    much.lexeme = somewhat
    clause.complements.insert(much, at: start)
    if start + 1 == place, isBare(place, clause) { put(["o"], at: place, &clause) }
    if verb == "levantar-se" { clause.verb?.lexeme.lemma = "levantar" }
  }

  /// *Janela / só / um pouco*: the one that is there.
  private func adjustBehindMore(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard TermWords.adjusting.contains(verb), clause.options.contains(.request),
      isBare(place - 1, clause)
    else { return }
    put(["o"], at: place - 1, &clause)
  }

  /// *Comida / chegar / quente, suco / vir / gelado, bebê / nascer / saudável*: how it is when it comes, in its gender (Cunha &
  /// Cintra, chapter 7, *Predicativo do sujeito*).
  func comeInState(_ clause: inout Clause, _ verb: String) {
    guard TermWords.coming.contains(verb), let last = clause.complements.indices.last, last < 2,
      TermWords.states.contains(clause.complements[last].lexeme.lemma),
      last == 0 || clause.complements[0].lexeme.kind == .degree
        || clause.complements[0].lexeme.kind == .quantity,
      verb != "cheirar" || !clause.subject.isEmpty
    else { return }
    clause.complements[last].lexeme = Lexeme(
      lemma: clause.complements[last].lexeme.lemma, wordClass: .adjective, kind: .state)
    clause.complements[last].government = nil
  }

  /// Whether a verb says that something comes in a state.
  func comesInState(_ verb: String, _ clause: Clause) -> Bool {
    guard TermWords.coming.contains(verb), clause.complements.count < 3,
      let last = clause.complements.last?.lexeme, last.wordClass == .adjective
    else { return false }
    return TermWords.states.contains(last.lemma) && clause.complements.count == 1
      || TermWords.states.contains(last.lemma)
        && clause.complements[0].lexeme.wordClass != .adposition
        && clause.complements[0].lexeme.wordClass != .noun
  }
}

/// Words of second terms and hours.
private enum TermWords {
  static let comparing: WordSet = [
    "mais", "menos", "melhor", "pior", "maior", "menor", "tão", "tanto", "tanta", "diferente",
    "mesmo", "mesma", "igual",
  ]
  /// Of these a time is liked itself: *gosto mais do verão do que do inverno*.
  static let liking: WordSet = ["gostar", "preferir", "adorar", "amar", "odiar", "detestar"]
  static let times: WordSet = ["antes", "ontem", "hoje", "agora", "sempre", "nunca", "anteontem"]
  static let same: WordSet = ["mesmo", "mesma", "mesmos", "mesmas", "o mesmo", "a mesma"]
  /// What is at its hour.
  static let scheduled: WordSet = [
    "missa", "aula", "sessão", "filme", "novela", "jornal", "voo", "barca", "balsa", "consulta",
    "reunião", "culto", "telejornal", "programa", "treino", "jogo", "remédio", "ônibus",
    "autocarro",
    "comboio", "trem", "avião", "mamadeira", "lanche", "café",
  ]
  static let copying: WordSet = ["anotar", "ler", "decorar", "apagar", "tirar"]
  static let sources: WordSet = [
    "quadro", "lousa", "livro", "caderno", "internet", "agenda", "apostila", "site", "parede",
    "jornal", "cartaz",
  ]
  static let moving: WordSet = ["subir", "descer", "ir", "chegar", "vir"]
  static let lifts: WordSet = [
    "elevador", "escada", "escada rolante", "teleférico", "bondinho",
  ]
  /// What comes somewhere or into the world.
  static let coming: WordSet = ["vir", "chegar", "sair", "nascer", "cheirar"]
  /// How it is then.
  static let states: WordSet = [
    "quente", "frio", "fria", "gelado", "gelada", "morno", "salgado", "salgada", "doce", "amargo",
    "azedo", "azeda", "queimado", "queimada", "cru", "crua", "errado", "errada", "estragado",
    "vazio", "cheio", "sujo", "limpo", "molhado", "seco", "prematuro", "prematura", "saudável",
    "doente", "fraco", "ruim", "duro", "mole", "podre", "trocado",
  ]
  /// What is turned, moved and done by degrees.
  static let adjusting: WordSet = [
    "abrir", "fechar", "abaixar", "baixar", "aumentar", "diminuir", "levantar", "levantar-se",
    "subir",
    "descer",
    "apertar", "soltar", "afastar", "empurrar", "virar", "inclinar", "afrouxar", "esquentar",
    "aquecer", "esfriar", "arrefecer", "puxar", "encostar", "reclinar", "mover", "mexer", "dobrar",
    "esticar", "recuar", "aproximar", "alargar", "ler", "ficar", "limpar", "erguer", "arrumar",
    "ajeitar", "esfregar", "massagear", "coçar", "ver", "ouvir", "assistir", "tocar",
  ]
}
