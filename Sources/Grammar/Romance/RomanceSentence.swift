import AACCore

/// One sentence of Spanish or Portuguese in the making.
struct RomanceSentence {
  var plan: ClausePlan
  let grammar: RomanceGrammar
  var buffer = TokenBuffer()
  /// What the finite verb agrees with.
  var subject = Agreement()
  /// What attributes and reflexives agree with: who does or feels it, also where the verb agrees
  /// with something else.
  var doer = Agreement()
  /// Who is addressed, and whether before everything else.
  var vocative: (phrase: NounPhrase, isFirst: Bool)?
  /// Whether who feels it is only said as a pronoun: *dói-me a garganta*.
  var isExperiencerSilent = false
  /// How many words stand before the question: *Buenos días, ¿cómo estás?* (RAE, *Ortografía* §3.4.9).
  var questionStart = 0
  /// Preposition that waits for its word, with which it may melt.
  var preposition: (text: String, tile: Int?)?
  /// Gender of the noun that a phrase without one stands for.
  var leftOut: Gender?
  /// Whether the main verb was over before what the clause said before it tells of.
  var isOverBeforeFront = false

  init(_ plan: consuming ClausePlan, _ grammar: RomanceGrammar) {
    self.plan = plan
    self.grammar = grammar
  }

  var isSpanish: Bool { grammar.isSpanish }

  /// Says the whole sentence into the buffer.
  mutating func build() {
    saySocial(atStart: true)
    if buffer.last?.text == "," { questionStart = buffer.tokens.count }
    if plan.verbs.isEmpty {
      sayPhrases()
    } else if let link = plan.verbs[0].link {
      sayThanks(link)
    } else {
      prepareVerbs()
      if plan.frontsClause { sayFrontedClause() }
      sayVocative(atStart: true)
      if plan.options.contains(.request) { sayRequest() } else { sayClause() }
    }
    flushPreposition()
    sayTrailing()
    sayVocative(atStart: false)
    saySocial(atStart: false)
    if isSpanish { buffer.soundConjunctions() }
    noteInferred()
  }

  /// *Gracias por venir, obrigado por me ajudar* (NGLE §26.9; Cunha & Cintra, chapter 15).
  private mutating func sayThanks(_ link: Constituent) {
    if link.tile == nil {
      buffer.note(.preposition, plan.verbs[0].constituent.lexeme.lemma, link.lexeme.lemma)
    }
    say(link.lexeme.lemma, tile: link.tile)
    if plan.verbs[0].constituent.tile == nil {
      let verb = plan.verbs[0].constituent.lexeme.lemma
      buffer.note(.understood, plan.adverbials.first?.phrase ?? verb, verb)
    }
    sayNonFinite(0, .infinitive)
    for index in plan.verbs.indices.dropFirst() {
      sayFillers(of: index - 1)
      sayOpened(index)
    }
    sayFillers(of: plan.verbs.count - 1)
    for adverbial in plan.adverbials { say(adverbial) }
  }

  /// Adds a word, melting it with the preposition before it where the language wants that.
  mutating func say(_ word: String, tile: Int? = nil) {
    guard !word.isEmpty else { return }
    if let waiting = preposition {
      preposition = nil
      if melt(waiting, with: word, tile: tile) { return }
      buffer.add(waiting.text, tile: waiting.tile)
    }
    buffer.add(word, tile: tile)
  }

  /// *De* and *el* to *del*; of a set phrase its last word melts (*embaixo da mesa*).
  private mutating func melt(_ waiting: (text: String, tile: Int?), with word: String, tile: Int?)
    -> Bool
  {
    let space = UInt8(ascii: " ")
    let first = word[..<(word.utf8.firstIndex(of: space) ?? word.endIndex)]
    let cut = waiting.text.utf8.lastIndex(of: space).map { waiting.text.utf8.index(after: $0) }
    let last = cut.map { waiting.text[$0...] } ?? waiting.text[...]
    guard let melted = grammar.contractions[String(last)]?[String(first)] else { return false }
    if let cut { buffer.add(String(waiting.text[..<cut]), tile: waiting.tile) }
    buffer.note(.contraction, "\(last) + \(first)", melted)
    buffer.add(melted, tile: tile ?? waiting.tile)
    if first.endIndex < word.endIndex {
      buffer.add(String(word[first.endIndex...].dropFirst()), tile: tile)
    }
    return true
  }

  mutating func flushPreposition() {
    guard let waiting = preposition else { return }
    preposition = nil
    buffer.add(waiting.text, tile: waiting.tile)
  }

  /// Greetings before, *please* and *thank you* behind, with their commas.
  private mutating func saySocial(atStart: Bool) {
    guard !plan.social.isEmpty else { return }
    for word in plan.social {
      let lemma = word.lexeme.lemma
      let isLeading = leads(word)
      let isStart =
        isLeading || word.lexeme.forms[Adverbial.saying] != nil
        || !Self.trailing.contains(lemma)
      guard isStart == atStart else { continue }
      let isFeminine =
        plan.speaker == .feminine && ["obrigado", "encantado", "muito obrigado"].contains(lemma)
      let text = isFeminine ? lemma.dropLast() + "a" : lemma
      let leans = word.lexeme.forms[Adverbial.leaning] != nil
      if !atStart, !buffer.isEmpty { buffer.addMark(",") }
      let isListed = !isSpanish || word.lexeme.forms[Adverbial.saying] != nil
      if atStart, isListed, !leans, !isLeading, !buffer.isEmpty, buffer.last?.text != "," {
        // Tchau, até amanhã.
        buffer.addMark(",")
      }
      buffer.add(text, tile: word.tile)
      if word.tile == nil { buffer.note(.politeWord, "", text) }
      if atStart, !isLeading, !leans,
        !plan.verbs.isEmpty || !plan.subject.isEmpty || !plan.fillers.isEmpty
          || isSpanish && plan.isQuestion && !plan.adverbials.isEmpty
      {
        buffer.addMark(",")
      }
    }
  }

  /// *Gracias por la ayuda, tudo bem com você, parabéns para você, érase una vez una princesa*: the phrase right
  /// behind completes the word.
  private func leads(_ word: Constituent) -> Bool {
    if let verb = plan.verbs.first, verb.link != nil { return true }
    guard plan.verbs.isEmpty, plan.subject.isEmpty, let first = plan.fillers.first else {
      return false
    }
    if Self.openings.contains(word.lexeme.lemma) { return true }
    return first.prepositionTile != nil && first.prepositionTile == word.tile.map { $0 + 1 }
  }

  /// What is said behind the sentence.
  private static let trailing: WordSet = [
    "por favor", "se faz favor", "faz favor", "gracias", "muchas gracias", "mil gracias",
    "obrigado",
    "obrigada", "né", "hein",
    "não é", "tá bom",
  ]
  private static let openings: WordSet = [
    "érase una vez", "había una vez", "era uma vez", "cadê", "nada de", "mais um", "mais uma",
  ]

  private mutating func noteInferred() {
    for phrase in plan.subject { noteInferred(phrase) }
    for verb in plan.verbs where verb.constituent.lexeme.isInferred {
      buffer.note(.inferred, verb.constituent.lexeme.lemma)
    }
    for filler in plan.fillers {
      for phrase in filler.phrases { noteInferred(phrase) }
    }
  }

  private mutating func noteInferred(_ phrase: NounPhrase) {
    guard let lexeme = phrase.noun?.lexeme, lexeme.isInferred else { return }
    buffer.note(.inferred, lexeme.lemma)
    if isSpanish, lexeme.wordClass == .properNoun, lexeme.isHuman, !lexeme.showsGender,
      !phrase.adjectives.isEmpty || plan.fillers.contains(where: \.saysQuality)
    {
      // Noor está contento.
      buffer.note(.guessedGender, lexeme.lemma)
    }
  }

  /// *Quiero, pero…*: what was left open.
  private mutating func sayTrailing() {
    guard let word = plan.trailing else { return }
    if word.lexeme.isAdversative { buffer.addMark(",") }
    say(word.lexeme.lemma, tile: word.tile)
  }

  /// Words without a verb: the subject, then the rest as they are.
  private mutating func sayPhrases() {
    if let inquiry = plan.inquiry { sayInquiry(inquiry) }
    let deniesFirst = plan.isNegative && deniesAll
    if deniesFirst { say(grammar.negator, tile: plan.negatorTile) }
    if !plan.subject.isEmpty { saySubject() }
    for filler in plan.fillers {
      if deniesFirst, filler == plan.fillers.first, plan.subject.isEmpty {
        say(filler.phrases, filler, fallback: .bare)
        continue
      }
      let isFirst = plan.subject.isEmpty && filler == plan.fillers.first && !plan.social.isEmpty
      if !buffer.isEmpty, filler.preposition == nil, !isFirst { buffer.addMark(",") }
      if let text = filler.preposition { preposition = (text, filler.prepositionTile) }
      var filler = filler
      let isGreeting = plan.social.contains { !Self.openings.contains($0.lexeme.lemma) }
      if plan.social.contains(where: { Self.openings.contains($0.lexeme.lemma) }),
        filler.preposition == nil
      {
        filler.article = plan.social[0].lexeme.lemma == "cadê" ? .definite : .indefinite
      } else if isGreeting, filler.preposition == nil,
        filler.phrases.allSatisfy({ $0.noun?.lexeme.isHuman == true })
      {
        // Buenos días, maestra: who is greeted is addressed.
        filler.article = .bare
        filler.isGoverned = true
      } else if isGreeting, filler.preposition == "por", filler.phrases[0].isPlain {
        filler.article =
          filler.phrases[0].noun?.lexeme.number == .plural ? .definite : filler.article ?? .definite
      }
      say(filler.phrases, filler, fallback: .bare)
    }
    // Ahora no.
    let deniesLast =
      plan.adverbials.last?.constituent.tile.map { $0 < plan.negatorTile ?? 0 } ?? false
    if plan.isNegative, !deniesFirst, !deniesLast {
      if plan.negatorTile == nil { buffer.note(.negation, "", grammar.negator) }
      say(grammar.negator, tile: plan.negatorTile)
    }
    for adverbial in plan.negators + plan.adverbials { say(adverbial) }
    if plan.isNegative, !deniesFirst, deniesLast { say(grammar.negator, tile: plan.negatorTile) }
  }

  /// *No más sopa*: before an amount the negator is of it.
  private var deniesAll: Bool {
    let first = plan.subject.first ?? plan.fillers.first?.phrases.first
    guard let amount = first?.quantity, ["más", "mais"].contains(amount.lexeme.lemma),
      let own = plan.negatorTile, let tile = amount.tile
    else { return false }
    return own < tile
  }

  mutating func say(_ adverbial: Adverbial) {
    if let link = adverbial.link {
      if link.tile == nil {
        buffer.note(.joinsWords, adverbial.constituent.lexeme.lemma, link.lexeme.lemma)
      }
      say(link.lexeme.lemma, tile: link.tile)
    }
    if let degree = adverbial.degree {
      say(degreeText(degree, before: adverbial.phrase), tile: degree.tile)
    }
    if adverbial.constituent.tile == nil {
      buffer.note(.understood, plan.verbs.last?.constituent.lexeme.lemma ?? "", adverbial.phrase)
    }
    let isTogether = adverbial.phrase == "juntos" && doer.gender == .feminine
    let text = adverbial.phrase.hasPrefix("de ") ? agedPhrase(adverbial.phrase) : adverbial.phrase
    say(isTogether ? "juntas" : movingPhrase(text), tile: adverbial.constituent.tile)
    if let than = adverbial.than {
      leftOut = genderLeftOut(of: than, for: plan.subject.first)
      sayPart(than, isOfQuality: true)
      leftOut = nil
    }
  }

  /// *Vuelvo afuera, volto para fora*: where to, and not where (NGLE §30.6; Cunha & Cintra, chapter
  /// 14).
  private func movingPhrase(_ phrase: String) -> String {
    guard phrase == "dentro" || phrase == "fuera" || phrase == "fora",
      plan.verbs.last?.frame.lemma != "quedarse", let frame = plan.verbs.last?.frame,
      frame.slot(.placeTo) != nil || Self.motion.contains(frame.lemma)
    else { return phrase }
    return isSpanish ? (phrase == "fuera" ? "afuera" : "adentro") : "para \(phrase)"
  }

  private static let motion: WordSet = [
    "entrar", "salir", "correr", "caminar", "sair", "vir", "venir",
  ]

  /// *Mucho* before an adjective or adverb is *muy*, but *mucho mejor* (NGLE §45.4).
  func degreeText(_ degree: Constituent, before word: String?) -> String {
    guard isSpanish, degree.lexeme.lemma == "mucho" else { return degree.lexeme.lemma }
    return word.map { Self.comparatives.contains($0) } == true ? "mucho" : "muy"
  }

  private static let comparatives: WordSet = [
    "mejor", "peor", "mayor", "menor", "antes", "después", "más", "menos",
  ]
}

extension Lexeme {
  /// Whether a name nobody knows shows by its end whose it is (NGLE §2.2).
  fileprivate var showsGender: Bool { lemma.hasSuffix("a") || lemma.hasSuffix("o") }
}

extension Filler {
  /// Whether it says how somebody is, in a word that agrees.
  fileprivate var saysQuality: Bool {
    role == .attribute && phrases.contains { $0.noun == nil && !$0.adjectives.isEmpty }
  }
}
