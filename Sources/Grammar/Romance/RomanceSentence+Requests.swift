import AACCore

extension RomanceSentence {
  /// An order or a request: *ayúdame, no corras, me ajuda* (NGLE §42.3–4; Cunha & Cintra, chapter
  /// 13).
  mutating func sayRequest() {
    let hasNegativeWord = plan.fillers.contains { $0.phrases.contains { $0.isNegativePronoun } }
    let isNegative = plan.isNegative || hasNegativeWord || !plan.negators.isEmpty
    for adverbial in plan.negators { say(adverbial) }
    if isNegative, plan.negators.isEmpty { say(grammar.negator, tile: plan.negatorTile) }
    sayImperative(isNegative)
    for index in plan.verbs.indices.dropFirst() {
      sayFillers(of: index - 1)
      sayOpened(index)
    }
    for adverbial in plan.adverbials where adverbial.place != .end { say(adverbial) }
    sayFillers(of: plan.verbs.count - 1)
    for adverbial in plan.adverbials where adverbial.place == .end { say(adverbial) }
  }

  private mutating func sayImperative(_ isNegative: Bool) {
    let verb = plan.verbs[0]
    if !isSpanish, subject.person == .first, subject.number == .plural, !isNegative,
      verb.split.head != "ir"
    {
      // Vamos brincar: Bechara, *Emprego do imperativo*.
      buffer.note(.request, verb.constituent.lexeme.lemma, "vamos")
      say("vamos", tile: verb.constituent.tile)
      return sayNonFinite(0, .infinitive)
    }
    let (head, tail) = verb.split
    let pronouns = clitics(of: 0)
    var features = VerbFeatures(
      .imperative, subject.person, subject.number, isNegative: isNegative, isVoseo: subject.isVoseo)
    if subject.person == .first, subject.number == .singular { features.person = .second }
    if grammar.isBrazil, isNegative { features.person = .third }
    var text = grammar.forms.verb(head, features) ?? head
    buffer.note(.request, verb.constituent.lexeme.lemma, text)
    let tile = verb.constituent.tile
    // Brazil: Me ajuda, but Sente-se.
    if isNegative || grammar.isBrazil && pronouns.first?.text != "se" {
      for pronoun in pronouns { say(pronoun.text, tile: pronoun.tile) }
    } else if isSpanish {
      text = SpanishOrthography.attach(pronouns.map(\.text), to: text)
    } else {
      text = PortugueseEnclisis.attach(pronouns, to: text, infinitive: head, form: .imperative)
    }
    say(text, tile: tile)
    sayTail(tail, tile)
  }
}
