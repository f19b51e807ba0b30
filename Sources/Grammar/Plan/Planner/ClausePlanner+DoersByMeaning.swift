import AACCore

/// Who does it where nobody was chosen to, and it cannot be the speaker: *be | coffee, hot; bark | dog; ring | phone; come | Grandma, tomorrow*.
///
/// Sources: CGEL §10.19 (agentive and affected subjects), §16.19; Cunha & Cintra, chapter 7 (*Sujeito*); Bechara, *Verbos
/// unipessoais*. Spanish says such subjects behind the verb and has rules of its own.
extension ClausePlanner {
  /// Makes the first noun behind the verb its subject, with the words that go with it.
  func nameDoerByMeaning(_ clause: inout Clause) {
    guard !clause.isLaid, clause.options.isDisjoint(with: [.request, .polite]),
      let verb = clause.verb, verb.lexeme.wordClass == .verb, verb.lexeme.person == nil,
      let end = clause.complements.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      case let noun = clause.complements[end].lexeme,
      noun.wordClass == .noun || noun.wordClass == .properNoun,
      !noun.kind.isTemporal,
      isDoneByIt(noun, verb.lexeme.lemma, clause.complements[(end + 1)...])
    else { return }
    clause.subject = Array(clause.complements[...end])
    clause.subject[end].government = nil
    clause.complements.removeFirst(end + 1)
  }

  private func isDoneByIt(
    _ noun: Lexeme, _ verb: String, _ rest: ArraySlice<Constituent>
  ) -> Bool {
    if UnnamedDoers.copulas[language].contains(verb) { return isSo(noun, rest, verb) }
    if UnnamedDoers.arriving[language].contains(verb) { return noun.isBeing && !hasBeing(rest) }
    if UnnamedDoers.beginning[language].contains(verb) {
      return UnnamedDoers.held.contains(noun.kind)
        && rest.allSatisfy { $0.lexeme.wordClass != .verb }
    }
    if UnnamedDoers.sounding[language].contains(verb) {
      return UnnamedDoers.bells[language].contains(noun.lemma)
    }
    if UnnamedDoers.shining[language].contains(verb) {
      return UnnamedDoers.lights[language].contains(noun.lemma)
    }
    guard UnnamedDoers.cries[language].contains(verb) else { return false }
    if ["bark", "latir", "ladrar"].contains(verb), !UnnamedDoers.dogs.contains(noun.lemma) {
      return false
    }
    return noun.kind == .animal && !hasBeing(rest)
  }

  /// Whether a quality behind a noun says how it is, as in *coffee, hot; mom, tired*; behind *ser* it may go with the noun: *uma
  /// menina bonita*.
  private func isSo(_ noun: Lexeme, _ rest: ArraySlice<Constituent>, _ verb: String) -> Bool {
    guard let quality = rest.last?.lexeme, quality.wordClass == .adjective,
      rest.dropLast().allSatisfy({ $0.lexeme.kind == .degree }),
      noun.kind != .place || verb != "ser"
    else { return false }
    if language == .portuguese, KindSet.places.contains(noun.kind) || noun.kind == .body {
      // Estou cansado na cozinha, estou com a mão suja.
      return false
    }
    return verb != "ser" || UnnamedDoers.states.contains(quality.lemma)
  }

  private func hasBeing(_ words: ArraySlice<Constituent>) -> Bool {
    words.contains { $0.lexeme.isBeing || $0.lexeme.wordClass == .verb }
  }
}

/// What the speaker does not do, by language.
private enum UnnamedDoers {
  typealias Words = ByLanguage<WordSet>
  static let copulas = Words(spanish: [], english: ["be"], portuguese: ["estar", "ficar", "ser"])
  static let arriving = Words(
    spanish: [], english: ["come", "arrive", "die"],
    portuguese: ["vir", "chegar", "morrer", "nascer"])
  static let beginning = Words(
    spanish: [], english: ["end"], portuguese: ["começar", "terminar", "acabar"])
  static let sounding = Words(
    spanish: [], english: ["ring", "beep", "buzz"], portuguese: ["tocar", "apitar", "soar"])
  static let bells = Words(
    spanish: [],
    english: ["phone", "telephone", "doorbell", "bell", "alarm", "alarm clock", "timer"],
    portuguese: ["telefone", "celular", "campainha", "alarme", "despertador", "sinal", "sino"])
  static let shining = Words(
    spanish: [], english: ["come out", "shine", "rise", "set"],
    portuguese: ["sair", "brilhar", "nascer", "se pôr"])
  static let lights = Words(
    spanish: [], english: ["sun", "moon", "star", "stars"],
    portuguese: ["sol", "lua", "estrela", "estrelas"])
  static let cries = Words(
    spanish: [],
    english: ["bark", "meow", "purr", "moo", "roar", "growl", "chirp", "neigh", "hiss", "howl"],
    portuguese: [
      "latir", "miar", "mugir", "rugir", "ronronar", "relinchar", "uivar", "rosnar", "ladrar",
    ])
  /// Who barks, and is not barked at.
  static let dogs: WordSet = ["dog", "puppy", "doggy", "cachorro", "cão", "cachorrinho"]
  static let held: Set<SemanticKind> = [.event, .media, .subject]
  /// What *ser* does not say of what something is.
  static let states: WordSet = ["quebrado", "cansado", "aberto", "fechado", "cheio", "vazio"]
}
