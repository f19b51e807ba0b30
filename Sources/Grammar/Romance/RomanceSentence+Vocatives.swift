import AACCore

extension RomanceSentence {
  /// *Mamãe, vem; me ajuda, papai*: who is called to do something is addressed, not spoken of (Cunha &
  /// Cintra, chapter 7, *Vocativo*).
  mutating func takeVocatives() {
    takeLoved()
    takeFirstNamed()
    guard !isSpanish, plan.options.contains(.request), !plan.verbs.isEmpty else { return }
    if plan.subject.count == 1, let noun = plan.subject[0].noun, noun.lexeme.isHuman,
      noun.lexeme.wordClass != .pronoun, noun.lexeme.number != .plural
    {
      vocative = (plan.subject[0], true)
      plan.subject = []
      return
    }
    guard
      let index = plan.fillers.lastIndex(where: { filler in
        filler.role == .company && filler.prepositionTile == nil && !filler.isGoverned
          && filler.phrases.count == 1 && filler.phrases[0].isPlain
          && plan.verbs[filler.verb].frame.slot(.company) == nil
      }), let noun = plan.fillers[index].phrases[0].noun?.lexeme, noun.isHuman,
      noun.wordClass != .pronoun
    else { return }
    vocative = (plan.fillers.remove(at: index).phrases[0], false)
  }

  /// *Te quiero, mamá*: with *you* as the object, who is named besides is who is spoken to (NGLE §42.4; Cunha &
  /// Cintra, chapter 7, *Vocativo*).
  private mutating func takeLoved() {
    guard plan.fillers.count > 1, plan.verbs.count == 1, !plan.options.contains(.request),
      plan.inquiry == nil, Self.lovings.contains(plan.verbs[0].frame.lemma)
    else { return }
    let isToYou = plan.fillers.contains { filler in
      filler.role == .object && filler.phrases.count == 1
        && ["te", "ti", "tú", "vos", "tu", "você"].contains(filler.phrases[0].noun?.lexeme.lemma)
    }
    guard isToYou,
      let index = plan.fillers.firstIndex(where: { filler in
        (filler.role == .company || filler.role == .recipient) && filler.prepositionTile == nil
          && filler.phrases.count == 1 && filler.phrases[0].noun?.lexeme.isHuman == true
          && filler.phrases[0].noun?.lexeme.wordClass != .pronoun
      })
    else { return }
    vocative = (plan.fillers.remove(at: index).phrases[0], false)
  }

  /// *Mamá / yo / querer / agua, profe / no / entiendo*: a person who is named first of all and does nothing is called,
  /// where the verb has another object or is negated without one.
  private mutating func takeFirstNamed() {
    guard vocative == nil, !plan.options.contains(.request), plan.inquiry == nil,
      plan.verbs.count == 1, plan.subject.count < 2, let verb = plan.verbs[0].constituent.tile,
      verb > 0,
      plan.subject.isEmpty
        ? plan.verbs[0].constituent.lexeme.person == .first
        : plan.subject[0].noun?.lexeme.person == .first,
      let index = plan.fillers.firstIndex(where: { filler in
        filler.role == .object && filler.prepositionTile == nil
          && filler.phrases[0].noun?.tile == 0 && filler.phrases[0].isPlain
          && filler.phrases[0].noun?.lexeme.isHuman == true
          && filler.phrases[0].noun?.lexeme.wordClass != .pronoun
      }), plan.verbs[0].frame.slot(.recipient) == nil
    else { return }
    let isBesideThing =
      plan.fillers[index].phrases.dropFirst().contains { $0.noun?.lexeme.isBeing == false }
    guard isBesideThing || plan.fillers[index].phrases.count == 1 && plan.isNegative else { return }
    vocative = (plan.fillers[index].phrases.removeFirst(), true)
    if plan.fillers[index].phrases.isEmpty { plan.fillers.remove(at: index) }
  }

  private static let lovings: WordSet = [
    "querer", "amar", "extrañar", "echar de menos", "adorar", "necesitar", "odiar", "abrazar",
  ]

  /// Says whom the request is to, with its comma, where it belongs.
  mutating func sayVocative(atStart: Bool) {
    guard let vocative, vocative.isFirst == atStart else { return }
    flushPreposition()
    if !atStart { buffer.addMark(",") }
    say(vocative.phrase, article: .bare, role: .subject)
    if atStart { buffer.addMark(",") }
  }

  // MARK: - What there is

  /// *Tem banheiro aqui?*: nobody asks what he has himself; in Brazil *ter* asks what there is (Bechara,
  /// *Verbos impessoais*; Brazilian use).
  mutating func settleExistence() {
    guard grammar.isBrazil, plan.subject.isEmpty,
      plan.verbs.count == 1 || plan.verbs.count > 1 && plan.verbs[1].startsClause,
      plan.verbs[0].constituent.lexeme.lemma == "ter", plan.inquiry?.role != .subject,
      !plan.options.contains(.request), !settleAskedExistence(),
      let noun = plan.filler(.object)?.phrases.first?.noun?.lexeme,
      noun.wordClass == .noun || ["alguém", "ninguém", "algo", "nada"].contains(noun.lemma),
      !noun.kind.isSensation, noun.kind != .body
    else { return }
    let isThere =
      plan.fillers.contains {
        $0.role == .placeAt
          || $0.preposition == "em" && $0.phrases[0].noun?.lexeme.wordClass == .noun
            && !$0.phrases[0].kind.isTemporal
      }
      || plan.adverbials.contains { ["aqui", "aí", "ali", "lá"].contains($0.phrase) }
    let isNoise = PartedWords.noises.contains(noun.lemma)
    // Não tem rampa: what a place has for everybody, and nobody by himself.
    let isMissing = plan.isNegative && Self.providedForAll.contains(noun.lemma)
    guard plan.isQuestion || isThere && !noun.takesPlace || isNoise || isMissing else { return }
    plan.verbs[0].frame.pattern = .existential
  }

  /// What a place provides for everybody.
  private static let providedForAll: WordSet = [
    "rampa", "elevador", "banheiro", "vaga", "corrimão", "saída", "estacionamento", "escada",
    "escada rolante", "calçada", "faixa de pedestres", "semáforo", "fila", "bebedouro", "lixeira",
    "ponto de ônibus", "vaso sanitário", "fraldário", "catraca", "placa", "sombra", "assento",
    "plataforma", "ônibus", "metrô", "trem", "barra de apoio", "extintor", "ar-condicionado",
  ]

  /// *O que tem para o jantar?*: asked with a meal or a place behind it, *ter* asks what there is.
  private mutating func settleAskedExistence() -> Bool {
    guard plan.inquiry?.role == .object, plan.inquiry?.constituent.lexeme.lemma == "o que",
      let filler = plan.fillers.first,
      filler.preposition == "para" && filler.phrases[0].noun?.lexeme.isBeing != true
        || filler.preposition == "em"
    else { return false }
    plan.verbs[0].frame.pattern = .existential
    return true
  }

  // MARK: - Time of day

  /// *É tarde, são três horas*: of the time *ser* has no subject (Cunha & Cintra, chapter 13,
  /// *Concordância do verbo ser*).
  mutating func settleTimeOfDay() {
    guard !isSpanish, numberOfTime != nil else { return }
    plan.verbs[0].frame.pattern = .weather
  }

  /// Number of the verb *ser* that says the time; nil where it says something else.
  var numberOfTime: GrammaticalNumber? {
    guard !isSpanish, plan.subject.isEmpty, plan.verbs.count == 1,
      plan.verbs[0].constituent.lexeme.lemma == "ser", !plan.options.contains(.request)
    else { return nil }
    if let noun = plan.inquiry?.noun?.noun?.lexeme, noun.lemma.hasPrefix("hora") { return .plural }
    guard plan.inquiry == nil else { return nil }
    if let phrase = plan.fillers.first?.phrases.first, plan.fillers.count == 1 {
      guard
        phrase.noun?.lexeme.kind.isTemporal == true
          || MeaningWords.hours.contains(phrase.noun?.lexeme.lemma ?? "")
      else { return nil }
      let isHour = phrase.noun?.lexeme.kind == .time && phrase.noun?.lexeme.number == .plural
      return isHour || phrase.quantity != nil && isPlural(phrase) ? .plural : .singular
    }
    let isAboutTime = plan.adverbials.contains {
      $0.constituent.lexeme.kind.isTemporal || ["cedo", "tarde"].contains($0.phrase)
    }
    return plan.fillers.isEmpty && isAboutTime ? .singular : nil
  }
}
