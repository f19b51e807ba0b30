import AACCore

extension RomanceSentence {
  /// An order or a request: *ayúdame, no corras, me ajuda* (NGLE §42.3–4; Cunha & Cintra, chapter
  /// 13).
  mutating func sayRequest() {
    let hasNegativeWord = plan.fillers.contains { $0.phrases.contains { $0.isNegativePronoun } }
    let isNegative = plan.isNegative || hasNegativeWord || !plan.negators.isEmpty
    sayVocative()
    noteAsked()
    for adverbial in plan.adverbials where adverbial.place == .start { say(adverbial) }
    for adverbial in plan.negators { say(adverbial) }
    if isNegative, plan.negators.isEmpty {
      if plan.negatorTile == nil {
        buffer.note(.negation, plan.verbs[0].constituent.lexeme.lemma, grammar.negator)
      }
      say(grammar.negator, tile: plan.negatorTile)
    }
    sayImperative(isNegative, at: 0)
    for index in plan.verbs.indices.dropFirst() {
      if plan.verbs[index].startsClause {
        sayAdverbials(.verb, of: 0)
        sayFillers(of: index - 1)
        sayAdverbials(.end, of: 0)
        sayClauseHead(index)
      } else {
        sayFillers(of: index - 1)
        // Fale devagar para eu entender.
        sayAdverbialsBeforeAim(of: index - 1)
        sayOpened(index)
      }
    }
    let head = plan.verbs.lastIndex(where: \.startsClause) ?? 0
    if head == 0 { sayAdverbials(.before, of: head) }
    sayAdverbials(.verb, of: head)
    sayFillers(of: plan.verbs.count - 1)
    sayAdverbials(.end, of: head)
  }

  /// *Mamá, ven; niños, callaos*: whom one calls (NGLE §42.4k; Cunha & Cintra, *Vocativo*).
  private mutating func sayVocative() {
    guard !plan.subject.isEmpty, plan.subject.allSatisfy({ $0.isCalled }) else { return }
    for index in plan.subject.indices {
      if index > 0 {
        sayConnective(nil, before: plan.subject[index], isLast: index == plan.subject.count - 1)
      }
      say(plan.subject[index], article: .bare, role: .subject)
    }
    buffer.addMark(",")
  }

  /// *Tú / venir*: whoever is asked is not named, though the tile was laid (NGLE §42.3; Cunha & Cintra, chapter 13).
  private mutating func noteAsked() {
    for phrase in plan.subject where phrase.isPronoun {
      guard let word = phrase.noun, word.tile != nil else { continue }
      buffer.note(.askedUnnamed, word.lexeme.lemma)
    }
  }

  /// What Brazil says behind an order.
  private static let leaning: WordSet = ["se", "o", "a", "os", "as"]

  /// Getting up and down, which Brazil asks for without a pronoun.
  static let unleaning = [
    "sentar-se": "sentar", "deitar-se": "deitar", "levantar-se": "levantar",
  ]

  /// Says the imperative of a verb with its pronouns.
  mutating func sayImperative(_ isNegative: Bool, at index: Int) {
    let verb = plan.verbs[index]
    if index == 0, !isNegative, let typed = verb.constituent.lexeme.forms[FiniteForms.Mark.text],
      verb.constituent.lexeme.forms[FiniteForms.Mark.time] == FiniteForms.Mark.order,
      verb.constituent.lexeme.person == nil
    {
      return say(typed, tile: verb.constituent.tile)
    }
    if !isSpanish, subject.person == .first, subject.number == .plural, !isNegative,
      verb.split.head != "ir"
    {
      // Vamos brincar: Bechara, *Emprego do imperativo*.
      buffer.note(.request, verb.constituent.lexeme.lemma, "vamos")
      say("vamos", tile: verb.constituent.tile)
      return sayNonFinite(index, .infinitive)
    }
    var head = verb.split.head
    let tail = agreeingTail(of: index)
    var pronouns = clitics(of: index)
    if grammar.isBrazil, plan.subject.isEmpty, !isNegative, let plain = Self.unleaning[head] {
      // Senta, deita na cama: Brazil leaves the pronoun out (Bechara, *Emprego do pronome*).
      head = plain
      pronouns.removeAll { $0.text == "se" || $0.text == "te" }
    }
    var features = VerbFeatures(
      .imperative, subject.person, subject.number, isNegative: isNegative, isVoseo: subject.isVoseo)
    if subject.person == .first, subject.number == .singular { features.person = .second }
    let isWe = subject.person == .first && subject.number == .plural
    // Seja bonzinho, esteja pronto: nobody in Brazil says sê and está to ask for it.
    if grammar.isBrazil, isNegative || head == "ser" || head == "estar", !isWe {
      features.person = .third
    }
    // Senhor, preencha o formulário: whom one calls so is o senhor.
    if !isSpanish, !isWe, isSaidToSir {
      features.person = .third
    }
    let made = grammar.forms.verb(head, features)
    if made == nil, sayMissingImperative(index, features) { return }
    var text = made ?? head
    buffer.note(.request, verb.constituent.lexeme.lemma, text)
    let tile = verb.constituent.tile
    // Brazil: Me ajuda, but Sente-se, ajude-o (Cunha & Cintra, chapter 11).
    if isNegative || grammar.isBrazil && !Self.leaning.contains(pronouns.first?.text ?? "") {
      for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) }
    } else if isSpanish {
      text = SpanishOrthography.attach(pronouns.map(\.text), to: text)
    } else {
      text = PortugueseEnclisis.attach(pronouns, to: text, infinitive: head, form: .imperative)
    }
    say(text, tile: tile)
    sayTail(tail, tile, of: index)
  }
}

extension RomanceSentence {
  /// *Senhor, senhora, doutora*: whoever is called so is not *tu* (Cunha & Cintra, chapter 11, *Formas de tratamento*).
  private var isSaidToSir: Bool {
    ([vocative?.phrase.noun].compactMap(\.self) + plan.subject.compactMap(\.noun)).contains {
      ["senhor", "senhora", "senhorita", "doutor", "doutora"].contains($0.lexeme.lemma.lowercased())
    }
  }
}

extension NounPhrase {
  /// Whether it is somebody who can be called, and not a pronoun.
  var isCalled: Bool {
    guard let noun = noun?.lexeme else { return false }
    return noun.wordClass != .pronoun && noun.isBeing
  }
}
