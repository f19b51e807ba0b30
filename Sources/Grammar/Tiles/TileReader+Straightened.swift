import AACCore

/// Words of a row that stand where nobody says them: a question word without its accent, a colour away from its thing
/// (NGLE §22.2, §13.5; Cunha & Cintra, chapters 10 and 11).
extension TileReader {
  /// The words with what is plainly misplaced put right.
  func straightened(_ words: [Constituent]) -> [Constituent] {
    guard variety.language != .english, words.count > 2 || words.count > 1 && isAsking(words) else {
      return words
    }
    var words = words
    if variety.language == .portuguese,
      words[0].lexeme.lemma == "que" || words[0].lexeme.lemma == "a que",
      words[1].lexeme.lemma == "hora"
    {
      // Que horas são?
      words[1].lexeme.lemma = "horas"
      words[1].lexeme.number = .plural
    }
    if ["hora", "momento", "tiempo"].contains(words[0].lexeme.lemma), words[1].lexeme.lemma == "de",
      words[2].lexeme.wordClass == .verb
    {
      // Hora / de / dormir.
      var now = Lexeme(lemma: "ser", wordClass: .verb, kind: .linking)
      now.person = .third
      now.number = .singular
      words.insert(Constituent(now), at: 0)
    }
    accentQuestion(&words)
    moveColour(&words)
    sayWeather(&words)
    sayNoise(&words)
    if let last = words.last, ["mucho", "muito"].contains(last.lexeme.lemma),
      words[words.count - 2].lexeme.wordClass == .adjective
    {
      // Tobogán / alto / mucho.
      words.swapAt(words.count - 1, words.count - 2)
    }
    return words
  }

  private func isAsking(_ words: [Constituent]) -> Bool {
    Self.accents[words[0].lexeme.lemma] != nil
  }

  /// *Qué / asco, que / legal, qué / bonito*: what is felt, and nothing is asked (NGLE §22.13; Bechara, *Frases
  /// exclamativas*).
  func exclaimed(_ words: [Constituent]) -> Clause? {
    guard variety.language != .english, words.count == 2,
      ["qué", "que"].contains(words[0].lexeme.lemma)
    else { return nil }
    let felt = words[1].lexeme
    let isFelt =
      felt.wordClass == .adjective
      || felt.wordClass == .noun
        && (felt.kind.isSensation || SuppliedWords.weather.contains(felt.lemma))
      || felt.wordClass == .adverb
        && ["bien", "mal", "bem", "lejos", "longe", "tarde"].contains(felt.lemma)
      || SuppliedWords.exclaimed.contains(felt.lemma)
    guard isFelt else { return nil }
    var clause = Clause(variety: variety)
    var said = Lexeme(
      lemma: "\(words[0].lexeme.lemma) \(felt.lemma)", wordClass: .interjection, kind: .social)
    if variety.language == .portuguese { said.forms[Adverbial.exclaiming] = "" }
    clause.complements = [Constituent(said, tile: words[0].tile)]
    return clause
  }

  /// *Cuando / venir / abuelo, donde / mamá*: first of all and with no other clause it asks.
  private func accentQuestion(_ words: inout [Constituent]) {
    guard let asking = Self.accents[words[0].lexeme.lemma], variety.language == .spanish,
      let known = tables.lexicon.known(asking)
    else { return }
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    switch words[0].lexeme.lemma {
    case "cuando", "como":
      guard let first = verbs.first, turned(words) == nil,
        words[0].lexeme.lemma == "cuando" || first == 1
      else { return }
    default: break
    }
    words[0].lexeme = known
  }

  private static let accents = [
    "cuando": "cuándo", "donde": "dónde", "adonde": "adónde", "quien": "quién", "cual": "cuál",
    "cuanto": "cuánto", "como": "cómo",
  ]

  /// *Hoje / estar / frio, hoy / estar / calor*: of a time, what it is like then (NGLE §41.5; Bechara, *Verbos
  /// impessoais*).
  private func sayWeather(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "estar" }),
      words.contains(where: { SuppliedWords.weather.contains($0.lexeme.lemma) }),
      words.contains(where: { $0.lexeme.kind.isTemporal }),
      words.indices.allSatisfy({ index in
        let word = words[index].lexeme
        return index == verb || SuppliedWords.weather.contains(word.lemma) || word.kind.isTemporal
          || word.kind == .quantity || word.kind == .degree || word.kind == .negation
          || word.lemma == variety.language.plainNegator
      })
    else { return }
    if variety.language == .portuguese,
      let noun = words.firstIndex(where: { SuppliedWords.weather.contains($0.lexeme.lemma) })
    {
      // Hoje está frio: the verb that was laid says it.
      words[noun].lexeme = Lexeme(
        lemma: words[noun].lexeme.lemma, wordClass: .adjective, kind: .weather)
      words[verb].lexeme.person = .third
      words[verb].lexeme.number = .singular
      return
    }
    words[verb].lexeme = Lexeme(
      lemma: variety.language == .spanish ? "hacer" : "fazer", wordClass: .verb, kind: .action)
  }

  /// *Estar / mucho / ruido, ter / muito / barulho*: there is much of it, and nobody has it.
  private func sayNoise(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { ["estar", "ter"].contains($0.lexeme.lemma) }),
      words[verb].lexeme.wordClass == .verb, words[verb].lexeme.person == nil,
      let noun = words.firstIndex(where: {
        PartedWords.noises.contains($0.lexeme.lemma)
          || SuppliedWords.weather.contains($0.lexeme.lemma)
      }),
      words.indices.allSatisfy({ index in
        let word = words[index].lexeme
        return index == verb || index == noun || word.kind.isTemporal || word.kind == .quantity
          || word.kind == .degree || word.kind == .negation
          || ["aquí", "aqui"].contains(word.lemma)
          || word.lemma == variety.language.plainNegator
      }), words.contains(where: { $0.lexeme.kind == .quantity || $0.lexeme.kind == .degree })
    else { return }
    let isNoise = PartedWords.noises.contains(words[noun].lexeme.lemma)
    guard isNoise || words[verb].lexeme.lemma == "estar" else { return }
    let isSpanish = variety.language == .spanish
    let lemma = isNoise ? (isSpanish ? "haber" : "ter") : isSpanish ? "hacer" : "fazer"
    words[verb].lexeme = Lexeme(lemma: lemma, wordClass: .verb, kind: .action)
    guard verb > noun || noun > verb + 1 || noun + 1 < words.count else { return }
    let amounts = words.indices.filter { words[$0].lexeme.kind == .quantity && $0 > noun }
    if let amount = amounts.first { words.insert(words.remove(at: amount), at: noun) }
  }

  /// *Manzana / comer / niño / rojo*: nobody is red, but what he eats is.
  private func moveColour(_ words: inout [Constituent]) {
    guard let last = words.last, last.lexeme.kind == .color, last.lexeme.wordClass == .adjective,
      words.count > 3, words[words.count - 2].lexeme.isHuman,
      words[words.count - 2].lexeme.wordClass == .noun,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      !frame(of: words[verb]).isCopular,
      let thing = words.indices.first(where: {
        words[$0].lexeme.wordClass == .noun && !words[$0].lexeme.isBeing
          && !words[$0].lexeme.kind.isTemporal && !KindSet.places.contains(words[$0].lexeme.kind)
      }), words[thing + 1].lexeme.wordClass != .adjective
    else { return }
    words.insert(words.removeLast(), at: thing + 1)
  }
}
