import AACCore

/// One sentence of Spanish or Portuguese in the making.
struct RomanceSentence {
  var plan: ClausePlan
  let grammar: RomanceGrammar
  var buffer = TokenBuffer()
  /// What the finite verb agrees with.
  var subject = Agreement()
  /// What attributes and reflexives agree with: who does or feels it, also where the verb agrees with something else.
  var doer = Agreement()
  /// Preposition that waits for its word, with which it may melt.
  var preposition: (text: String, tile: Int?)?

  init(_ plan: ClausePlan, _ grammar: RomanceGrammar) {
    self.plan = plan
    self.grammar = grammar
  }

  var isSpanish: Bool { grammar.isSpanish }

  /// Says the whole sentence into the buffer.
  mutating func build() {
    saySocial(atStart: true)
    if plan.verbs.isEmpty {
      sayPhrases()
    } else {
      prepareVerbs()
      if plan.options.contains(.request) { sayRequest() } else { sayClause() }
    }
    flushPreposition()
    saySocial(atStart: false)
    noteInferred()
  }

  /// Adds a word, melting it with the preposition before it where the language wants that.
  mutating func say(_ word: String, tile: Int? = nil) {
    guard !word.isEmpty else { return }
    if let waiting = preposition {
      preposition = nil
      let first = word.prefix { $0 != " " }
      if let melted = grammar.contractions["\(waiting.text) \(first)"] {
        buffer.note(.contraction, "\(waiting.text) + \(first)", melted)
        buffer.add(melted, tile: tile ?? waiting.tile)
        if first.endIndex < word.endIndex {
          buffer.add(String(word[first.endIndex...].dropFirst()), tile: tile)
        }
        return
      }
      buffer.add(waiting.text, tile: waiting.tile)
    }
    buffer.add(word, tile: tile)
  }

  mutating func flushPreposition() {
    guard let waiting = preposition else { return }
    preposition = nil
    buffer.add(waiting.text, tile: waiting.tile)
  }

  /// Greetings before, *please* and *thank you* behind, with their commas.
  private mutating func saySocial(atStart: Bool) {
    for word in plan.social {
      let lemma = word.lexeme.lemma
      let isStart = !["por favor", "gracias", "obrigado", "obrigada"].contains(lemma)
      guard isStart == atStart else { continue }
      let text = lemma == "obrigado" && plan.speaker == .feminine ? "obrigada" : lemma
      if !atStart, !buffer.isEmpty { buffer.addMark(",") }
      buffer.add(text, tile: word.tile)
      if atStart, !plan.verbs.isEmpty || !plan.subject.isEmpty || !plan.fillers.isEmpty {
        buffer.addMark(",")
      }
    }
  }

  private mutating func noteInferred() {
    let nouns = plan.subject.map(\.noun) + plan.fillers.flatMap { $0.phrases.map(\.noun) }
    for lexeme in (nouns + plan.verbs.map(\.constituent)).compactMap({ $0?.lexeme })
    where lexeme.isInferred {
      buffer.note(.inferred, lexeme.lemma)
    }
  }

  /// Words without a verb: the subject, then the rest as they are.
  private mutating func sayPhrases() {
    if let inquiry = plan.inquiry { sayInquiry(inquiry) }
    if !plan.subject.isEmpty { saySubject() }
    for filler in plan.fillers {
      if let text = filler.preposition { preposition = (text, filler.prepositionTile) }
      say(filler.phrases, filler, fallback: .bare)
    }
    if plan.isNegative { say(grammar.negator, tile: plan.negatorTile) }
    for adverbial in plan.negators + plan.adverbials { say(adverbial) }
  }

  mutating func say(_ adverbial: Adverbial) {
    if let degree = adverbial.degree {
      say(degreeText(degree), tile: degree.tile)
    }
    say(adverbial.phrase, tile: adverbial.constituent.tile)
  }

  /// *Mucho* before an adjective or adverb is *muy*.
  func degreeText(_ degree: Constituent) -> String {
    isSpanish && degree.lexeme.lemma == "mucho" ? "muy" : degree.lexeme.lemma
  }
}
