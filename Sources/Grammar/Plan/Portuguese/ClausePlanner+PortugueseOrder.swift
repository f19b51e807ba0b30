import AACCore

/// Adverbs that stay with the verb that they were chosen beside, and weather that nobody is in: *acordo cedo para ir à escola,
/// senta aqui ao lado de mim, abre a janela porque está calor* (Cunha & Cintra, chapter 7, *Ordem direta*; chapter 14,
/// *Colocação do advérbio*; Bechara, *Orações sem sujeito*).
extension ClausePlanner {
  /// Puts adverbs where they were chosen, and takes from *estar* who is cold where it is the day.
  func settlePortugueseOrder(_ plan: inout ClausePlan) {
    if !plan.adverbials.isEmpty {
      keepBeforeAim(&plan)
      keepBeforePlace(&plan)
    }
    tellHappening(&plan)
    for index in plan.verbs.indices where plan.verbs[index].frame.pattern == .stateCopula {
      tellWeather(&plan, index)
    }
  }

  /// *Querer / alguma coisa / frio*: of what is not named, a word that names a feeling or a sweet as well says what it is like.
  func readQualityOfAnything(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where OrderedWords.qualities.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.wordClass == .noun
      && WordSorter.anything.contains(clause.complements[index - 1].lexeme.lemma)
    {
      clause.complements[index].lexeme = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .adjective, kind: .quality)
      clause.complements[index].government = nil
    }
  }

  /// *Acordo **cedo** para ir à escola, vim **ontem** para te ajudar*: what was chosen before the preposition of the next verb
  /// is of the verb before it.
  private func keepBeforeAim(_ plan: inout ClausePlan) {
    guard plan.verbs.count > 1 else { return }
    for index in plan.adverbials.indices
    where plan.adverbials[index].place == .verb
      && OrderedWords.amounts.contains(plan.adverbials[index].constituent.lexeme.lemma)
    {
      // Gosto muito de nadar, quero muito ver você.
      let verb = plan.adverbials[index].verb
      guard plan.verbs.indices.contains(verb), plan.verbs.indices.contains(verb + 1),
        !plan.verbs[verb + 1].startsClause,
        OrderedWords.wishing.contains(plan.verbs[verb].frame.lemma),
        let own = plan.adverbials[index].constituent.tile,
        let after = plan.verbs[verb + 1].constituent.tile, own < after
      else { continue }
      plan.adverbials[index].place = .opener
    }
    for index in plan.adverbials.indices where plan.adverbials[index].place != .before {
      // Estudo de manhã e trabalho à tarde: each time and way stays with its own verb.
      let next = plan.adverbials[index].verb + 1
      guard plan.verbs.indices.contains(next), !plan.verbs[next].startsClause,
        plan.adverbials[index].place != .start, let link = plan.verbs[next].connective,
        let before = plan.adverbials[index].constituent.tile, let after = link.tile, before < after,
        plan.adverbials[index].place == .verb
          || plan.adverbials.contains(where: { $0.verb == next && $0.place != .start })
          || plan.fillers.contains(where: { $0.verb == next && $0.role != .object })
      else { continue }
      plan.adverbials[index].place = .opener
    }
    for index in plan.adverbials.indices where plan.adverbials[index].place == .end {
      let next = plan.adverbials[index].verb + 1
      guard plan.verbs.indices.contains(next), !plan.verbs[next].startsClause,
        let link = plan.verbs[next].link, OrderedWords.aims.contains(link.lexeme.lemma),
        let before = plan.adverbials[index].constituent.tile, let after = link.tile, before < after
      else { continue }
      plan.adverbials[index].place = .opener
    }
  }

  /// *Senta **aqui** ao lado de mim, coloca o livro **ali** em cima da mesa*: where it is pointed at, then what tells it
  /// more closely.
  private func keepBeforePlace(_ plan: inout ClausePlan) {
    for index in plan.adverbials.indices where plan.adverbials[index].place == .end {
      let adverbial = plan.adverbials[index]
      guard adverbial.degree == nil, OrderedWords.pointing.contains(adverbial.phrase),
        let tile = adverbial.constituent.tile,
        plan.fillers.contains(where: { filler in
          guard filler.verb == adverbial.verb else { return false }
          if filler.role == .time {
            // Moro aqui há dez anos.
            return filler.preposition == "há" && plan.adverbials.count == 1
          }
          return (filler.role.isPlace || filler.role == .other)
            && filler.prepositionTile.map { $0 > tile } == true
        })
      else { continue }
      plan.adverbials[index].place = .place
    }
  }

  /// *Acontecer / acidente, surgir / problema, nascer / bebê*: what takes place by itself, with nobody named whom it comes to,
  /// stands behind its verb (Cunha & Cintra, chapter 7, *Ordem inversa*).
  private func tellHappening(_ plan: inout ClausePlan) {
    guard let verb = plan.verbs.first, plan.subject.isEmpty, plan.inquiry == nil,
      !plan.options.contains(.request), verb.constituent.lexeme.person == nil,
      OrderedWords.happening.contains(verb.frame.lemma)
        || verb.frame.lemma == "sair"
          && plan.fillers.contains(where: {
            OrderedWords.flowing.contains($0.phrases.first?.noun?.lexeme.lemma ?? "")
          })
    else { return }
    let isBorn = ["nascer", "morrer"].contains(verb.frame.lemma)
    guard
      let place = plan.fillers.firstIndex(where: { filler in
        filler.verb == 0 && filler.prepositionTile == nil
          && filler.phrases.allSatisfy { phrase in
            guard let noun = phrase.noun?.lexeme else { return false }
            return (noun.isBeing || !isBorn) && !noun.kind.isTemporal
              && !KindSet.places.contains(noun.kind)
              && (noun.wordClass != .pronoun || noun.kind != .person)
          }
      })
    else { return }
    plan.fillers[place].role = .object
    plan.fillers[place].preposition = nil
    plan.fillers[place].article = isBorn ? .definite : nil
    plan.fillers[place].isGoverned = false
    plan.verbs[0].frame.pattern = .unaccusative
  }

  /// *Está muito frio hoje, porque está calor*: with nobody named, beside a day, a place and behind what somebody is asked to
  /// do, it is the weather and not the speaker.
  private func tellWeather(_ plan: inout ClausePlan, _ index: Int) {
    guard plan.verbs[index].frame.lemma == "estar",
      plan.verbs[index].constituent.lexeme.person == nil, isOfNobody(plan, index),
      let place = plan.fillers.firstIndex(where: { filler in
        filler.verb == index && filler.prepositionTile == nil && !filler.role.isPlace
          && (filler.role == .attribute || filler.preposition == "com")
      }), plan.fillers[place].phrases.count == 1
    else { return }
    let phrase = plan.fillers[place].phrases[0]
    guard phrase.possessive == nil, phrase.determiner == nil, phrase.complement.isEmpty,
      let word = phrase.noun ?? phrase.adjectives.last, phrase.adjectives.count < 2,
      phrase.noun == nil || phrase.adjectives.isEmpty,
      OrderedWords.weather.contains(word.lexeme.lemma)
    else { return }
    let isWeatherAlone = OrderedWords.weatherAlone.contains(word.lexeme.lemma)
    guard isWeatherAlone || isOfDayOrPlace(plan, index) else { return }
    plan.verbs[index].frame.pattern = .weather
    plan.fillers[place].role = .attribute
    plan.fillers[place].preposition = nil
    plan.fillers[place].article = .bare
    plan.fillers[place].isGoverned = true
    guard index == 0 else { return }
    for time in plan.subject.compactMap(\.noun) {
      plan.adverbials.append(Adverbial(time, phrase: time.lexeme.lemma, place: .start))
    }
    plan.subject = []
  }

  private func isOfNobody(_ plan: ClausePlan, _ index: Int) -> Bool {
    if index == 0 {
      return !plan.options.contains(.request) && plan.subject.allSatisfy(\.isTemporal)
    }
    return plan.verbs[index].startsClause && plan.verbs[index].subject == nil
  }

  private func isOfDayOrPlace(_ plan: ClausePlan, _ index: Int) -> Bool {
    if index == 0, !plan.subject.isEmpty { return true }
    if index > 0, plan.options.contains(.request) { return true }
    if index > 0, let word = plan.verbs[index].subordinator?.lexeme.lemma,
      OrderedWords.wearing.contains(plan.verbs[0].frame.lemma),
      plan.fillers.contains(where: { $0.verb == 0 && $0.phrases[0].kind == .clothing })
    {
      // Ponho o gorro quando está frio, levo o casaco porque está frio.
      return word != "porque" || plan.verbs[0].frame.lemma == "levar"
    }
    if index > 0, !plan.subject.isEmpty,
      plan.subject.allSatisfy({ $0.noun?.lexeme.namesThing == true && $0.kind != .body })
    {
      // A sopa sabe bem quando está frio.
      return true
    }
    return plan.adverbials.contains {
      $0.verb == index
        && ($0.constituent.lexeme.kind.isTemporal || $0.constituent.lexeme.kind == .direction)
        && $0.place != .before
    }
      || plan.fillers.contains { $0.verb == index && $0.role.isPlace }
  }
}

/// Words that have their place by what they mean.
enum OrderedWords {
  /// What comes out of something by itself: *sair / sangue*.
  static let flowing: WordSet = ["sangue", "pus", "fumaça", "vapor", "gás", "faísca"]
  /// Prepositions of what something is done for, before, after and without.
  static let aims: WordSet = ["para", "sem", "antes de", "depois de", "até", "por", "a fim de"]
  static let amounts: WordSet = ["muito", "bastante", "tanto", "demais", "pouco"]
  /// Verbs of wanting, liking and lasting, of which one says how much.
  static let wishing: WordSet = [
    "gostar", "querer", "precisar", "tentar", "adorar", "esforçar-se", "demorar", "custar",
  ]
  /// Verbs of what comes about by itself.
  static let happening: WordSet = [
    "acontecer", "ocorrer", "suceder", "surgir", "aparecer", "nascer", "morrer", "existir",
  ]
  /// Qualities that are nouns as well.
  static let qualities: WordSet = ["frio", "doce", "escuro", "salgado", "azedo", "amargo"]
  /// Words that point at a place.
  static let pointing: WordSet = [
    "aqui", "ali", "aí", "lá", "cá", "acolá", "lá fora", "lá dentro", "lá em cima", "lá embaixo",
    "lá em baixo", "aqui dentro", "aqui fora", "ali dentro", "ali fora", "cá dentro", "cá fora",
  ]
  /// What one does with clothes for the weather.
  static let wearing: WordSet = ["levar", "usar", "vestir", "pôr", "colocar", "calçar", "botar"]
  /// What *estar* says of the day.
  static let weather: WordSet = [
    "frio", "calor", "quente", "abafado", "fresco", "gelado", "escuro", "úmido", "húmido",
    "agradável", "claro", "tarde", "cedo", "chuva", "sol", "vento", "neve", "nublado", "ensolarado",
    "chuvoso", "nevoeiro",
    "trovoada",
  ]
  /// Of these what nobody can be.
  static let weatherAlone: WordSet = [
    "chuva", "sol", "vento", "neve", "nublado", "ensolarado", "chuvoso", "nevoeiro", "abafado",
    "trovoada", "escuro", "claro", "tarde", "cedo",
  ]
}
