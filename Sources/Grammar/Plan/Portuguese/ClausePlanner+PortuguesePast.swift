import AACCore

/// What was over when it is told as past, though its verb lasts elsewhere: *tive febre, a festa foi legal, conheci uma menina*
/// (Cunha & Cintra, chapter 13, *Pretérito perfeito* and *imperfeito*).
extension ClausePlanner {
  /// Sets the past of the main verb by what it is said of and when it was.
  func settleOver(_ plan: inout ClausePlan, _ clause: Clause) {
    guard clause.tense == .past || clause.tense == nil, !plan.verbs.isEmpty,
      plan.options.isDisjoint(with: [.habitual, .progressive]),
      plan.verbs[0].frame.past == .state
    else { return }
    let hasPoint = plan.adverbials.contains {
      isPoint($0.constituent.lexeme.lemma)
        && (clause.tense != nil || $0.constituent.lexeme.lemma != "de madrugada")
    }
    if hasPoint, PastWords.enabling.contains(plan.verbs[0].frame.lemma) {
      // Não pude dormir ontem à noite, tive que sair ontem.
      plan.verbs[0].frame.past = .event
      return
    }
    let isOneClause =
      plan.verbs.count == 1
      || plan.verbs[0].frame.lemma == "conhecer" && plan.verbs.dropFirst().allSatisfy(\.isRelative)
    let hasPart =
      clause.tense == .past
      && plan.adverbials.contains {
        ["à noite", "noite", "de noite", "à tarde", "de manhã"].contains(
          $0.constituent.lexeme.lemma)
      }
    guard !plan.isLaid || hasPoint || hasPart, clause.tense == .past || hasPoint, isOneClause
    else { return }
    let isOver: Bool
    switch plan.verbs[0].frame.lemma {
    case "ter":
      isOver = plan.fillers.contains { filler in
        filler.role == .object && filler.phrases.contains { isBout($0, hasPoint) }
      }
    case "doer":
      isOver =
        hasPoint || hasPart
        || plan.fillers.contains {
          ["queda", "tombo", "jogo", "corrida"].contains($0.phrases[0].noun?.lexeme.lemma ?? "")
        }
        || plan.subject.contains { PastWords.stings.contains($0.noun?.lexeme.lemma ?? "") }
    case "sentir-se":
      isOver = hasPoint || hasPart || plan.fillers.contains { $0.preposition == "com" }
    case "saber":
      isOver =
        hasPoint
        && plan.fillers.contains { PastWords.news.contains($0.phrases[0].noun?.lexeme.lemma ?? "") }
    case "odiar", "detestar":
      isOver = plan.fillers.contains { filler in
        filler.role == .object
          && filler.phrases.allSatisfy { $0.noun.map { isShow($0.lexeme) } ?? false }
      }
    case "ser":
      isOver =
        plan.subject.contains { $0.noun.map { isShow($0.lexeme) } ?? false }
        || hasPoint
          && (plan.subject.contains { $0.noun?.lexeme.isBeing == true }
            || plan.fillers.contains { $0.phrases[0].noun?.lexeme.takesPlace == true })
        || plan.subject.contains { $0.noun.map { isPoint($0.lexeme.lemma) } ?? false }
    case "conhecer":
      isOver = plan.fillers.contains { filler in
        filler.role == .object && filler.verb == 0
          && filler.phrases.allSatisfy {
            $0.noun?.lexeme.isBeing == true || KindSet.places.contains($0.kind)
          }
      }
    default: isOver = false
    }
    if isOver { plan.verbs[0].frame.past = .event }
  }

  private func isPoint(_ time: String) -> Bool {
    PastWords.points.contains(time) || time.hasSuffix(" passado") || time.hasSuffix(" passada")
      || time.hasPrefix("ontem")
  }

  /// *Febre, pesadelo, prova*: what comes and is over.
  private func isBout(_ phrase: NounPhrase, _ hasPoint: Bool) -> Bool {
    guard let noun = phrase.noun?.lexeme, noun.wordClass == .noun else { return false }
    return noun.kind == .illness || noun.kind == .event || PastWords.bouts.contains(noun.lemma)
      || hasPoint
        && (noun.takesPlace || MeaningWords.lessons.contains(noun.lemma)
          || ["dor", "medo", "consulta", "filho", "filha"].contains(noun.lemma))
  }

  /// *A festa foi legal, o filme foi chato*: what began and ended.
  private func isShow(_ noun: Lexeme) -> Bool {
    noun.wordClass == .noun
      && (noun.kind == .event || PastWords.shows.contains(noun.lemma))
  }
}

/// Words of what is over.
private enum PastWords {
  /// What one could or had to do on one day is over with it.
  static let enabling: WordSet = ["poder", "conseguir", "ter que", "ter de"]
  /// When it was.
  static let points: WordSet = ["ontem", "anteontem", "de madrugada", "ontem à noite"]
  /// What one has once and then no more.
  static let bouts: WordSet = [
    "febre", "gripe", "pesadelo", "ideia", "convulsão", "catapora", "sorte", "azar", "bebê",
    "bebé", "crise", "acidente", "susto", "alergia", "diarreia", "ataque", "caxumba", "sarampo",
    "varicela", "tosse", "filhote", "filhotes", "gatinho", "gatinhos", "cachorrinhos", "gêmeos",
    "sonho", "dores",
  ]
  /// What hurts once.
  static let stings: WordSet = ["injeção", "vacina", "picada", "tapa", "soco", "queda", "tombo"]
  static let news: WordSet = ["notícia", "novidade", "resultado", "segredo"]
  /// What is seen and goes by.
  static let shows: WordSet = [
    "filme", "show", "jogo", "peça", "espetáculo", "aula", "passeio", "viagem", "prova",
    "excursão", "teatro", "concerto", "corrida", "brincadeira", "reunião", "consulta",
  ]
}
