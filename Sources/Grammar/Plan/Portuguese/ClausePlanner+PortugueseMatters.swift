import AACCore

/// What is said of a matter and of nobody, where no subject was chosen: *é para você, é minha vez, dá para ver, não tem graça,
/// faz mal comer doce, pode ser, está na hora de dormir* (Bechara, *Orações sem sujeito* and *Sujeito oracional*; Cunha &
/// Cintra, chapter 7, *Oração sem sujeito*).
extension ClausePlanner {
  /// Puts the verb into the third person and in what stands before the deed that is judged.
  func speakOfMatter(_ clause: inout Clause) {
    guard clause.subject.isEmpty, let verb = clause.verb, verb.lexeme.person == nil,
      verb.lexeme.forms.isEmpty, !clause.options.contains(.request),
      MatterWords.verbs.contains(verb.lexeme.lemma)
    else { return }
    var first = 0
    var lemma = verb.lexeme.lemma
    if MatterWords.helpers.contains(lemma) {
      guard let next = clause.complements.first?.lexeme, next.wordClass == .verb else { return }
      lemma = next.lemma
      first = 1
    }
    guard isOfMatter(lemma, first, &clause, isHelped: first > 0) else { return }
    guard clause.subject.isEmpty else { return }
    let isPlural = isMany(lemma, first, clause)
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = isPlural ? .plural : .singular
  }

  private func isOfMatter(
    _ lemma: String, _ first: Int, _ clause: inout Clause, isHelped: Bool
  ) -> Bool {
    let place = clause.complements[first...].first?.lexeme.lemma == "não" ? first + 1 : first
    let isDenied = clause.isNegative || place > first
    guard place < clause.complements.count else {
      return lemma == "ser" ? isHelped : MatterWords.alone.contains(lemma)
    }
    let word = clause.complements[place].lexeme
    switch lemma {
    case "ser": return isBeingOfMatter(place, &clause, isHelped: isHelped)
    case "dar", "valer": return isGivenByMatter(lemma, place, &clause)
    case "ter": return isHadByMatter(word, place, isDenied, &clause)
    case "estar": return isOnTime(place, &clause)
    case "ficar":
      guard MatterWords.skies.contains(word.lemma),
        clause.complements[(place + 1)...].allSatisfy({
          $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "cedo"
        })
      else { return false }
      if word.lemma == "tarde" {
        clause.complements[place].lexeme = Lexeme(
          lemma: "tarde", wordClass: .adjective, kind: .quality)
        clause.complements[place].government = nil
      }
      return true
    case "fazer":
      if word.wordClass == .numeral || ["um", "uma", "muito"].contains(word.lemma),
        let unit = clause.complements[place...].firstIndex(where: { $0.lexeme.kind == .duration }),
        clause.complements[unit...].dropFirst().first?.lexeme.lemma == "que"
      {
        // Faz dois anos que eu moro aqui.
        return true
      }
      if ["mal", "bem"].contains(word.lemma) {
        guard clause.complements[(place + 1)...].first?.lexeme.wordClass == .verb else {
          return false
        }
        clause.complements[place].lexeme = Lexeme(
          lemma: word.lemma, wordClass: .noun, kind: .thing)
        leaveBare(place, &clause)
        return true
      }
      guard ["diferença", "sentido"].contains(word.lemma) else { return false }
      leaveBare(place, &clause)
      return true
    case "custar": return word.lemma == "nada"
    case "parecer":
      return word.lemma == "que"
        || place + 1 == clause.complements.count && word.wordClass == .noun
          && (word.kind == .event || word.kind == .weather)
    case "chegar", "cair", "sumir", "desaparecer": return comesByItself(lemma, place, &clause)
    default:
      return MatterWords.alone.contains(lemma)
        && (word.wordClass == .verb || word.kind == .quantity)
    }
  }

  /// *A carta chegou, o copo caiu, a chave sumiu*: nobody comes or falls with a thing (Bechara, *Verbo intransitivo*).
  private func comesByItself(_ verb: String, _ place: Int, _ clause: inout Clause) -> Bool {
    let words = clause.complements[place...]
    guard let noun = words.first(where: { !$0.lexeme.isDeterminerLike }),
      noun.lexeme.wordClass == .noun, !noun.lexeme.isBeing,
      let end = words.firstIndex(of: noun),
      words[(end + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return false }
    let kind = noun.lexeme.kind
    let isTold: Bool
    switch verb {
    case "chegar": isTold = MatterWords.sent.contains(kind)
    case "cair": isTold = kind == .weather || MatterWords.sent.contains(kind)
    default: isTold = KindSet.places.contains(kind) == false && !kind.isTemporal
    }
    guard isTold, !KindSet.places.contains(kind) else { return false }
    clause.subject = Array(words[place...end])
    for index in clause.subject.indices { clause.subject[index].government = nil }
    clause.complements.removeSubrange(place...end)
    return true
  }

  private func leaveBare(_ place: Int, _ clause: inout Clause) {
    clause.complements[place].lexeme.article = .bare
    clause.complements[place].government = nil
  }

  // MARK: - Ser

  /// *É para você, é meu, é aqui, é segredo, é bom brincar, é gostoso*.
  private func isBeingOfMatter(_ place: Int, _ clause: inout Clause, isHelped: Bool) -> Bool {
    let words = clause.complements
    let word = words[place].lexeme
    let next = place + 1 < words.count ? words[place + 1].lexeme : nil
    if isHelped, MatterWords.moments.contains(word.lemma) || word.kind.isTemporal { return true }
    switch word.wordClass {
    case .pronoun where word.kind != .question:
      return word.person == .third && word.kind == .person
        || MatterWords.things.contains(word.lemma)
        || word.kind == .possessive
    case .adposition:
      if word.lemma == "para" { return true }
      return word.lemma == "de" && next.map { $0.isHuman || $0.wordClass == .pronoun } == true
    case .adjective where !word.kind.isSmall, .adverb where word.kind == .quality:
      return isJudged(place, clause)
    case .verb: return false
    default: break
    }
    if word.lemma.hasPrefix("para "), words.count == place + 1 { return true }
    if word.kind == .possessive || MatterWords.places.contains(word.lemma) { return true }
    if word.kind == .degree || word.kind == .quantity, next?.wordClass == .adjective {
      return isJudged(place + 1, clause)
    }
    let noun = words[place...].first { !$0.lexeme.isDeterminerLike }?.lexeme
    guard let noun, noun.wordClass == .noun else { return false }
    if word.wordClass == .numeral { return noun.isBeing }
    guard !noun.isBeing, !noun.isInferred, !noun.kind.isTemporal || noun.lemma == "hora",
      noun.kind != .languageName
    else { return false }
    nameMatter(noun.lemma, place, &clause)
    return true
  }

  /// *É hora de dormir, é uma pena que você vá, é segredo*.
  private func nameMatter(_ noun: String, _ place: Int, _ clause: inout Clause) {
    guard clause.complements[place].lexeme.lemma == noun else { return }
    let next = place + 1 < clause.complements.count ? clause.complements[place + 1].lexeme : nil
    switch noun {
    case "pena": insert(["um"], at: place, in: &clause)
    case "hora" where next?.wordClass == .verb:
      leaveBare(place, &clause)
      insert(["de"], at: place + 1, in: &clause)
    case "segredo", "surpresa", "problema", "culpa": leaveBare(place, &clause)
    default: break
    }
  }

  /// *Bom brincar, preciso esperar, gostoso, grande demais*; but *capaz de*, which is said of somebody.
  private func isJudged(_ place: Int, _ clause: Clause) -> Bool {
    let words = clause.complements
    let quality = words[place].lexeme.lemma
    let next = place + 1 < words.count ? words[place + 1].lexeme : nil
    if next?.wordClass == .verb { return !MatterWords.able.contains(quality) }
    if next?.lemma == "para",
      words[(place + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    {
      return MatterWords.hard.contains(quality)
    }
    return next?.lemma == "demais" || next == nil && SuppliedWords.tastes.contains(quality)
  }

  /// *São vinte e um alunos, são eles*.
  private func isMany(_ lemma: String, _ first: Int, _ clause: Clause) -> Bool {
    guard lemma == "ser", first == 0, let word = clause.complements.first?.lexeme else {
      return false
    }
    if word.wordClass == .numeral { return !["um", "uma", "1"].contains(word.lemma) }
    return word.wordClass == .pronoun && word.kind == .person && word.number == .plural
  }

  // MARK: - Other verbs

  /// *Dá medo, dá vontade de chorar, deu certo, dá para ver, vale a pena*.
  private func isGivenByMatter(_ verb: String, _ place: Int, _ clause: inout Clause) -> Bool {
    let words = clause.complements
    let word = words[place].lexeme
    let next = place + 1 < words.count ? words[place + 1].lexeme : nil
    if verb == "valer" {
      return words[place...].prefix(2).contains {
        $0.lexeme.lemma == "pena" || $0.lexeme.lemma == "a pena"
      }
    }
    if word.lemma == "para" { return verb == "dar" && next?.wordClass == .verb }
    guard let frame = frames.listed("\(verb) \(word.lemma)"), frame.isImpersonal,
      !words[(place + 1)...].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun
      })
        || next?.wordClass == .verb
    else { return false }
    if word.wordClass == .noun { leaveBare(place, &clause) }
    if next?.wordClass == .verb, case .word(let link) = frame.opening {
      insert([link], at: place + 1, in: &clause)
    }
    return true
  }

  /// *Não tem problema, não tem graça, tem como ir*.
  private func isHadByMatter(
    _ word: Lexeme, _ place: Int, _ isDenied: Bool, _ clause: inout Clause
  ) -> Bool {
    guard isDenied, place + 1 == clause.complements.count, MatterWords.had.contains(word.lemma)
    else { return false }
    leaveBare(place, &clause)
    return true
  }

  /// *Está na hora de dormir, está quase na hora*.
  private func isOnTime(_ place: Int, _ clause: inout Clause) -> Bool {
    let noun = clause.complements[place...].first { $0.lexeme.wordClass == .noun }?.lexeme.lemma
    if clause.complements[place].lexeme.wordClass == .numeral, noun?.hasPrefix("grau") == true {
      // Está dez graus.
      return true
    }
    if clause.complements[place].lexeme.lemma == "tudo" || MatterWords.airs.contains(noun ?? "") {
      // Está tudo bem, está muito barulho.
      return clause.complements[place].lexeme.lemma != "com"
    }
    guard
      let hour = clause.complements[place...].firstIndex(where: {
        $0.lexeme.lemma == "na hora" || $0.lexeme.lemma == "hora"
      }), hour == place || clause.complements[hour - 1].lexeme.lemma != "com"
    else { return false }
    if clause.complements[hour].lexeme.lemma == "na hora", let noun = lexicon.known("hora") {
      let tile = clause.complements[hour].tile
      clause.complements[hour] = Constituent(noun, tile: tile)
      clause.complements[hour].lexeme.kind = .place
      let before = ["em", "o"].compactMap { lexicon.known($0) }.map { Constituent($0, tile: tile) }
      clause.complements.insert(contentsOf: before, at: hour)
      let next = hour + 3
      if next < clause.complements.count, clause.complements[next].lexeme.wordClass == .verb {
        insert(["de"], at: next, in: &clause)
      }
    }
    return true
  }
}

/// Words of such clauses.
private enum MatterWords {
  /// What is sent, dropped and lost.
  static let sent = KindSet(.thing, .food, .dish, .book, .toy, .device, .clothing)
  static let helpers: WordSet = [
    "poder", "dever", "ter que", "ter de", "ir", "parecer", "voltar a", "precisar",
  ]
  static let verbs = helpers.union([
    "ser", "dar", "valer", "ter", "estar", "ficar", "fazer", "custar", "adiantar", "importar",
    "compensar", "acontecer", "chegar", "cair", "sumir", "desaparecer",
  ])
  /// What only a matter does.
  static let alone: WordSet = ["adiantar", "importar", "compensar", "acontecer"]
  /// What it gets by itself.
  static let skies: WordSet = ["tarde", "escuro", "claro", "noite", "de noite", "cedo"]
  /// What there is not in a matter.
  static let had: WordSet = [
    "problema", "graça", "jeito", "importância", "sentido", "perigo", "lógica", "cabimento",
  ]
  /// What is in the air of a place.
  static let airs: WordSet = ["barulho", "silêncio", "bagunça", "confusão", "movimento"]
  static let things: WordSet = ["isso", "isto", "aquilo", "nada", "tudo", "só isso", "tudo isso"]
  static let moments: WordSet = ["agora", "hoje", "amanhã", "cedo", "tarde", "aqui", "ali", "logo"]
  static let places: WordSet = ["aqui", "ali", "lá", "aí", "longe", "perto", "assim"]
  /// Qualities of somebody before a deed.
  static let able: WordSet = [
    "capaz", "incapaz", "obrigado", "rápido", "lento", "acostumado", "livre", "pronto", "craque",
  ]
  /// What a deed is for somebody.
  static let hard: WordSet = [
    "difícil", "fácil", "bom", "ruim", "importante", "possível", "impossível", "necessário",
    "complicado", "chato", "legal", "melhor", "pior", "proibido", "perigoso", "cedo", "tarde",
  ]
}
