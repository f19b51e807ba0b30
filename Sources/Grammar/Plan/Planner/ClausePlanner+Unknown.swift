import AACCore

/// Unknown words given by role: *comer/Nutella, ver/ancla;oxidado, ir/circo;hace;un;mes* (NGLE §7.2, §12.7, §24.4; Cunha &
/// Cintra, chapters 6 and 8).
extension ClausePlanner {
  /// Puts right what words beside a verb are, before its phrases are put together.
  func readBesideVerb(_ clause: inout Clause, _ joiner: WordJoiner) {
    guard language != .english, !clause.complements.isEmpty else { return }
    if language == .spanish { nameTeam(&clause) }
    if clause.complements.count > 1 {
      clause.complements = joiner.timed(clause.complements)
    }
    if language == .portuguese { thank(&clause) }
    if clause.complements.count > 1 { sortByQuality(&clause) }
    guard clause.complements.contains(where: \.lexeme.isInferred) else { return }
    nameThing(&clause)
    describe(&clause)
  }

  /// *El Madrid ganó el partido*: the team of a town has the article (NGLE §14.8).
  private func nameTeam(_ clause: inout Clause) {
    guard clause.subject.count == 1, let verb = clause.verb?.lexeme.lemma,
      UnknownWords.playing.contains(verb),
      UnknownWords.teams.contains(clause.subject[0].lexeme.lemma)
    else { return }
    clause.subject[0].lexeme.article = .definite
    clause.subject[0].lexeme.gender = .masculine
  }

  /// *Eu digo obrigada*: a woman's thanks, where she says that she thanks (Cunha & Cintra, chapter 18).
  private func thank(_ clause: inout Clause) {
    guard clause.speaker == .feminine, clause.complements[0].lexeme.lemma == "obrigado",
      clause.verb?.lexeme.lemma == "dizer",
      clause.subject.allSatisfy({ $0.lexeme.lemma == "eu" })
    else { return }
    clause.complements[0].lexeme.lemma = "obrigada"
  }

  /// *Comer/Nutella, jugar/Minecraft, ver/Netflix*: a name that nobody knows is what is eaten, played and seen.
  private func nameThing(_ clause: inout Clause) {
    let name = clause.complements[0].lexeme
    guard name.wordClass == .properNoun, name.isInferred, name.kind == .person,
      clause.complements[0].government == nil, let verb = clause.verb?.lexeme.lemma,
      HolderWords.consuming.contains(verb),
      // Escuchar/Rosalía;cascos: who sings, and with what.
      clause.complements.count == 1 || !HolderWords.watching.contains(verb)
        || verb == "ver" && clause.complements.dropFirst().allSatisfy(\.lexeme.kind.isTemporal)
    else { return }
    clause.complements[0].lexeme.kind = .thing
    clause.complements[0].lexeme.animacy = .inanimate
    clause.complements[0].lexeme.article = .bare
  }

  /// *Perro / lanudo, carrera / solidario, dor / muscular*: an unknown word that ends so, behind a noun, says what that is
  /// like or of what sort (NGLE §7.4, §13.4; Cunha & Cintra, chapter 6, *Sufixos*).
  private func describe(_ clause: inout Clause) {
    let endings =
      Self.qualityEndings + (language == .spanish ? Self.spanishSorts : Self.portugueseSorts)
    for index in clause.complements.indices.dropFirst() {
      let word = clause.complements[index].lexeme
      guard word.isInferred, word.wordClass == .noun, word.kind == .thing,
        word.lemma.utf8.count > 5, !word.lemma.hasSpace,
        endings.contains(where: word.lemma.hasSuffix),
        clause.complements[index - 1].lexeme.wordClass == .noun
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: word.lemma, wordClass: .adjective, kind: .quality)
      clause.complements[index].lexeme.isInferred = true
    }
  }

  /// *Coche / alemán, hermano / gemelo, agua / mineral*: a noun that is an adjective as well says of what sort the noun
  /// before it is (NGLE §13.4, §13.7; Cunha & Cintra, chapter 10); but *libro / inglés* may be of English.
  private func sortByQuality(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst() {
      let word = clause.complements[index].lexeme
      guard word.wordClass == .noun, clause.complements[index].government == nil,
        case let noun = clause.complements[index - 1].lexeme, noun.wordClass == .noun,
        !noun.kind.isTemporal, sorts(word, noun),
        word.kind != .languageName || !Self.teaching.contains(clause.verb?.lexeme.lemma ?? "")
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: word.lemma, wordClass: .adjective, kind: .quality)
    }
  }

  private func sorts(_ word: Lexeme, _ noun: Lexeme) -> Bool {
    if word.kind == .languageName {
      switch noun.kind {
      case .food, .dish, .drink, .vehicle, .clothing, .animal, .place, .person, .device,
        .toy,
        .instrument, .money, .plant, .furniture:
        return !PortionWords.isKin(noun.lemma)
      default: return false
      }
    }
    if Self.sortsOfThings.contains(word.lemma) { return noun.kind != .place && !noun.isBeing }
    return Self.sortsOfBeings.contains(word.lemma) && noun.isBeing
  }

  /// What is done with a language.
  private static let teaching: WordSet = [
    "enseñar", "hablar", "explicar", "practicar", "aprender", "estudiar", "escribir", "leer",
    "decir",
    "traducir", "corregir", "ensinar", "falar", "praticar", "aprender", "estudar", "escrever",
    "ler",
    "dizer", "traduzir", "corrigir",
  ]
  /// Nouns that are adjectives of things.
  private static let sortsOfThings: WordSet = [
    "mineral", "vegetal", "trasero", "delantero", "extranjero", "manual", "electrónico",
    "informático",
    "veterinario", "lateral", "central", "general", "bancario", "universitario", "medicinal",
    "traseiro", "dianteiro", "estrangeiro", "eletrônico", "eletrónico", "veterinário", "bancário",
    "universitário",
  ]
  /// Nouns that are adjectives of people and animals.
  private static let sortsOfBeings: WordSet = [
    "gemelo", "mellizo", "extranjero", "huérfano", "adolescente", "vegetariano", "celíaco",
    "diabético",
    "autista", "musulmán", "católico", "cristiano", "gitano", "adulto", "anciano", "gêmeo", "gémeo",
    "estrangeiro", "órfão", "celíaco", "diabético", "muçulmano", "cristão", "cigano", "idoso",
  ]

  /// Endings of participles and of adjectives of what somebody or something has much of (NGLE §7.4).
  private static let qualityEndings = ["ado", "ido", "udo", "oso", "ivo"]
  /// Endings of adjectives that say of what sort a thing is (NGLE §7.7–7.9).
  private static let spanishSorts = [
    "ico", "al", "ario", "ano", "ino", "il", "ense", "able", "ible", "ante", "ente", "iente",
    "ífero",
    "áceo", "izo", "esco",
  ]
  private static let portugueseSorts = [
    "ico", "al", "ário", "ano", "ino", "il", "ense", "ável", "ível", "ante", "ente", "ífero",
    "áceo",
    "iço", "esco", "inte",
  ]
}

/// Words of such clauses.
private enum UnknownWords {
  static let playing: WordSet = [
    "ganar", "perder", "empatar", "marcar", "remontar", "fichar", "jugar",
  ]
  /// Towns whose team goes by their name.
  static let teams: WordSet = [
    "Madrid", "Barcelona", "Valencia", "Sevilla", "Málaga", "Cádiz", "Zaragoza", "Granada",
    "Oviedo",
    "Elche", "Villarreal", "Getafe", "Levante", "Mallorca", "Valladolid", "Huesca", "Bilbao",
    "Milan",
    "Liverpool", "Arsenal", "Chelsea", "Oporto", "Nápoles", "Mánchester",
  ]
}
