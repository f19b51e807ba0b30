import AACCore

/// What is asked in a Spanish row behind what its first words say: *sopa / rica / tú / querer, tarta / buena / quién / hacer, juguete / perder /
/// dónde / estar, nieve / guantes / dónde, gustar / coche / de quién* (NGLE §22.1, *interrogativas*; §16.9, pronouns of what was named).
extension TileReader {
  /// The question; nil where the words ask about the first as a part of their own clause.
  func questionBehind(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    if words[0].lexeme.lemma == "tú" { return offered(words, first) }
    guard let asks = words.first(where: { $0.lexeme.kind == .question }) else { return nil }
    return whatIsUp(words, first) ?? whoDidIt(words, first) ?? whereIsIt(words, asks, first)
      ?? ofItself(words, first)
  }

  /// *Tú / querer, tú / querer / jugar*: what the other would like of it.
  private func offered(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2 || words.count == 3, words[1].lexeme.isInfinitive,
      ["querer", "poder"].contains(words[1].lexeme.lemma),
      words.count == 3 || words[1].lexeme.lemma == "querer",
      words.count == 2 || words[2].lexeme.isInfinitive || words[2].lexeme.lemma == "más",
      [.thingSo, .liking, .wish, .felt, .there].contains(first.sort)
    else { return nil }
    var clause = told(words[1], by: [words[0]], Array(words[2...]))
    if words.count == 3, let topic = first.topic, isDone(words[2], to: topic) {
      clause.complements.append(takenUp(as: topic))
    }
    clause.isQuestion = true
    return clause
  }

  /// *Qué / pasar, qué / hacer, por qué*.
  private func whatIsUp(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2, words[0].lexeme.lemma == "qué",
      [.thingSo, .beingSo, .event, .felt, .pain, .there].contains(first.sort),
      ["pasar", "hacer", "ocurrir"].contains(words[1].lexeme.lemma)
    else { return nil }
    let isDeed = words[1].lexeme.lemma == "hacer"
    var clause = told(
      words[1].said(by: isDeed ? .first : .third), isDeed ? [words[0]] : [])
    if !isDeed { clause.subject = [words[0]] }
    clause.isQuestion = true
    return clause
  }

  /// *Quién / hacer, quién / comprar*: who did it.
  private func whoDidIt(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2, words[0].lexeme.lemma == "quién", words[1].lexeme.isInfinitive,
      let topic = first.topic, !topic.lexeme.isBeing, first.sort == .thingSo,
      [
        "hacer", "comprar", "traer", "cocinar", "preparar", "dibujar", "pintar", "romper", "abrir",
        "cerrar", "ensuciar", "manchar", "regalar", "escribir", "elegir", "poner", "apagar",
        "encender", "montar", "construir",
      ].contains(words[1].lexeme.lemma)
    else { return nil }
    var clause = told(words[1].said(by: .third), by: [words[0]], [takenUp(as: topic)])
    clause.tense = .past
    if variety == .spanishSpain { clause.options.insert(.perfect) }
    clause.isQuestion = true
    return clause
  }

  /// *Dónde / estar* of what is lost, *guantes / dónde, dónde / guantes* of what is called for.
  private func whereIsIt(
    _ words: [Constituent], _ asks: Constituent, _ first: SpanishThought
  ) -> Clause? {
    guard asks.lexeme.lemma == "dónde" else { return nil }
    let rest = words.filter { $0.tile != asks.tile }
    let things = rest.filter { $0.lexeme.lemma != "estar" }
    if things.isEmpty {
      guard first.sort == .event, let topic = first.topic, !topic.lexeme.isBeing,
        rest.count == 1
      else { return nil }
      var verb = rest[0].said(by: .third)
      if topic.lexeme.number == .plural || isWrittenPlural(topic) { verb.lexeme.number = .plural }
      var clause = told(verb, [asks])
      clause.isQuestion = true
      return clause
    }
    guard things.count == words.count - 1, let thing = loneNoun(things),
      [.thingSo, .thingOfSort, .there, .event, .felt, .pain, .day, .wish].contains(first.sort),
      thing.lexeme.lemma != first.topic?.lexeme.lemma
    else { return nil }
    return readWhole([asks] + things).first
  }

  /// *De quién, cuánto / costar* of what one likes or sees.
  private func ofItself(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let topic = first.topic, !topic.lexeme.isBeing,
      first.sort == .liking || first.sort == .thingSo
    else { return nil }
    let isMany =
      topic.lexeme.number == .plural || isWrittenPlural(topic)
      || ["os", "as"].contains(where: written(topic).hasSuffix) && written(topic) != "paraguas"
    if words.count == 1, words[0].lexeme.lemma == "de quién" {
      var verb = Constituent.linking("ser").said(by: .third)
      if isMany { verb.lexeme.number = .plural }
      var clause = told(verb, [phrase("de quién", words[0])])
      clause.complements = words
      clause.isQuestion = true
      return clause
    }
    guard words.count == 2, ["cuánto", "cuándo"].contains(words[0].lexeme.lemma),
      ["costar", "valer", "empezar", "terminar"].contains(words[1].lexeme.lemma)
    else { return nil }
    var verb = words[1].said(by: .third)
    if isMany { verb.lexeme.number = .plural }
    var clause = told(verb, [words[0]])
    clause.isQuestion = true
    return clause
  }
}
