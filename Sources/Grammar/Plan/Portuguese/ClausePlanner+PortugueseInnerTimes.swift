import AACCore

/// When what a clause within a Portuguese sentence tells was, and which thing it is said of: *conta para a mamãe que eu **caí**, não
/// lembro onde eu **guardei** a chave, quero **o** livro que está na mesa*.
///
/// Sources: Cunha & Cintra, chapter 9 (*Emprego do artigo definido*), chapter 13 (*Pretérito perfeito do indicativo*) and chapter 18
/// (*Orações adjetivas*); Bechara, *Emprego dos tempos e modos*.
extension ClausePlanner {
  /// Settles the times of such clauses where no word of time stands in them.
  func settleInnerTimes(_ plan: inout ClausePlan) {
    guard plan.tense == .present else { return }
    needAtOnce(&plan)
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      guard verb.tense == nil, verb.constituent.lexeme.person == nil,
        verb.constituent.lexeme.forms.isEmpty
      else { continue }
      if verb.isRelative {
        determineByPlace(&plan, index)
        lookForOwn(&plan, index)
      } else if isToldAsOver(plan, index) || isSoughtInMemory(plan, index) {
        plan.verbs[index].tense = .past
      }
    }
  }

  /// *Preciso ir ao banheiro já*: what cannot wait, and not what is so already.
  private func needAtOnce(_ plan: inout ClausePlan) {
    guard let verb = plan.verbs.first?.constituent, let own = verb.tile, !plan.isNegative,
      ["querer", "precisar"].contains(verb.lexeme.lemma), !plan.isQuestion
    else { return }
    for place in plan.adverbials.indices
    where plan.adverbials[place].phrase == "já" && plan.adverbials[place].place == .before
      && plan.adverbials[place].constituent.tile.map({ $0 > own + 1 }) == true
    {
      plan.adverbials[place].place = .end
    }
  }

  /// *Conta para o papai que eu ganhei o jogo*: what somebody is asked to pass on and happens at a point has happened.
  private func isToldAsOver(_ plan: ClausePlan, _ index: Int) -> Bool {
    let verb = plan.verbs[index]
    guard plan.options.contains(.request), verb.subordinator?.lexeme.lemma == "que",
      InnerTimeWords.telling.contains(plan.verbs[index - 1].frame.lemma), verb.negator == nil,
      !plan.adverbials.contains(where: { $0.verb == index && $0.constituent.lexeme.kind.isTemporal }
      )
    else { return false }
    return MomentaryVerbs.momentary.contains(verb.frame.lemma)
      || MomentaryVerbs.becoming.contains(verb.frame.lemma)
        && verb.subject?.noun?.lexeme.person != .first
      || verb.frame.aspect == .achievement
  }

  /// *Não lembro onde guardei a chave, não sei onde deixei os óculos*: where one has put what one looks for.
  private func isSoughtInMemory(_ plan: ClausePlan, _ index: Int) -> Bool {
    let verb = plan.verbs[index]
    guard verb.subject?.noun?.lexeme.person == .first, let word = verb.subordinator?.lexeme,
      ["onde", "com quem"].contains(word.lemma),
      InnerTimeWords.putting.contains(verb.frame.lemma)
    else { return false }
    let opener = plan.verbs[index - 1].frame.lemma
    return InnerTimeWords.forgetting.contains(opener)
      || plan.isNegative && InnerTimeWords.remembering.contains(opener)
  }

  /// *Onde está a bola que eu ganhei?*: what one looks for is known, and was got before.
  private func lookForOwn(_ plan: inout ClausePlan, _ index: Int) {
    guard index == 1, plan.verbs[0].frame.lemma == "estar", plan.inquiry != nil,
      plan.inquiry?.constituent.lexeme.lemma == "onde",
      InnerTimeWords.getting.contains(plan.verbs[1].frame.lemma)
    else { return }
    plan.verbs[1].tense = .past
  }

  /// *Quero o livro que está na mesa*: where it is tells which one is meant.
  private func determineByPlace(_ plan: inout ClausePlan, _ index: Int) {
    guard ["estar", "ficar"].contains(plan.verbs[index].frame.lemma),
      let tile = plan.verbs[index].subordinator?.tile,
      plan.fillers.contains(where: {
        $0.verb == index && ($0.role.isPlace || $0.preposition == "em")
      })
        || plan.adverbials.contains(where: {
          $0.verb == index && InnerTimeWords.places.contains($0.constituent.lexeme.lemma)
        }),
      let filler = plan.fillers.firstIndex(where: {
        $0.verb < index && $0.phrases.count == 1 && $0.phrases[0].noun?.tile == tile - 1
      }), plan.fillers[filler].article == nil || plan.fillers[filler].article == .indefinite,
      plan.fillers[filler].phrases[0].isPlain,
      plan.fillers[filler].phrases[0].noun?.lexeme.isBeing == false
    else { return }
    plan.fillers[filler].article = .definite
  }
}

/// Verbs by which such times are known.
private enum InnerTimeWords {
  static let telling: WordSet = ["contar", "falar", "dizer", "avisar", "explicar"]
  static let putting: WordSet = [
    "guardar", "colocar", "pôr", "botar", "deixar", "esconder", "perder", "largar", "estacionar",
    "esquecer", "comprar", "encontrar", "achar",
  ]
  static let getting: WordSet = putting.union([
    "ganhar", "fazer", "desenhar", "pintar", "trazer", "emprestar", "dar", "receber", "escrever",
    "montar",
  ])
  static let forgetting: WordSet = ["esquecer", "esquecer-se"]
  static let remembering: WordSet = ["lembrar", "lembrar-se", "saber", "recordar", "recordar-se"]
  static let places: WordSet = ["aqui", "ali", "lá", "aí", "em cima", "embaixo", "dentro", "fora"]
}
