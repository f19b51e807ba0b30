import AACCore

/// What goes on while something happens, chosen as a gerund with its own object, and amounts that are of the deed and not of
/// the noun behind them: *me torcí el tobillo bajando las escaleras, aprendo mucho en la escuela* (NGLE §27.5, *gerundio adjunto*;
/// §30.5, *adverbios de cantidad*).
extension ClausePlanner {
  /// Asks one rule after the other for what nobody chose beside the verb.
  func readUnsaid(_ clause: inout Clause, _ verb: String) {
    nameThingSubject(&clause, verb)
    nameDoerBehind(&clause, verb)
    sayOfNobody(&clause, verb)
    freeHappening(&clause, verb)
    nameAskedDoer(&clause, verb)
    thinkSo(&clause, verb)
    seeSomebodyDo(&clause, verb)
    measureStay(&clause, verb)
    readMeanwhile(&clause, verb)
    goToClass(&clause, verb)
    takeFromCertain(&clause, verb)
    meetUnknown(&clause, verb)
    haveToDo(&clause, verb)
  }

  /// Puts these right before the words are sorted.
  func readMeanwhile(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1 else { return }
    doMeanwhile(&clause, verb)
    measureDeed(&clause, verb)
  }

  /// *Romperse / brazo / jugando / fútbol*: the gerund is a verb of its own with what stands behind it.
  private func doMeanwhile(_ clause: inout Clause, _ verb: String) {
    guard verb != "estar",
      let place = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.forms[FiniteForms.Mark.gerund] != nil
      }), let lemma = clause.complements[place].lexeme.forms[FiniteForms.Mark.gerund],
      isTaken(clause.complements[place + 1].lexeme, isGoal: frames[verb].slot(.placeTo) != nil)
    else { return }
    clause.complements[place].lexeme = Lexeme(lemma: lemma, wordClass: .verb, kind: .action)
    guard frames[verb].opening != .gerund, verb != "llevar" else { return }
    let mark = Lexeme(lemma: FiniteForms.Mark.gerund, wordClass: .adposition, kind: .direction)
    clause.complements.insert(Constituent(mark), at: place)
  }

  private func isTaken(_ word: Lexeme, isGoal: Bool) -> Bool {
    switch word.wordClass {
    case .noun: !word.kind.isTemporal && !(isGoal && KindSet.places.contains(word.kind))
    case .properNoun, .determiner, .adposition: true
    default: word.kind == .possessive
    }
  }

  /// *Aprender / mucho / escuela, hablar / mucho / teléfono*: how much it is done, where the noun behind is a place.
  private func measureDeed(_ clause: inout Clause, _ verb: String) {
    spendMuch(&clause, verb)
    guard MeanwhileWords.measured.contains(verb) else { return }
    for index in clause.complements.indices.dropLast()
    where MeanwhileWords.amounts.contains(clause.complements[index].lexeme.lemma) {
      let next = clause.complements[index + 1].lexeme
      guard next.wordClass == .noun, next.number != .plural,
        KindSet.places.contains(next.kind) || next.kind == .event || next.kind == .furniture
          || next.lemma == "teléfono"
      else { continue }
      let isPhone = next.lemma == "teléfono"
      guard let link = lexicon.known(isPhone ? "por" : "en") else { return }
      clause.complements[index + 1].government = nil
      if !isPhone, next.lemma != "casa", next.lemma != "clase", next.wordClass == .noun,
        let the = lexicon.known("el")
      {
        clause.complements.insert(Constituent(the), at: index + 1)
      }
      clause.complements.insert(Constituent(link), at: index + 1)
      return
    }
  }

  /// *Gastar / mucho / ropa, esperar / mucho / médico*: how much it is done, and not how many of them (NGLE §30.5).
  private func spendMuch(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.indices.dropLast().first(where: {
        MeanwhileWords.amounts.contains(clause.complements[$0].lexeme.lemma)
      }), case let thing = clause.complements[place + 1].lexeme, thing.wordClass == .noun,
      thing.number != .plural
    else { return }
    let deed =
      place > 0 && clause.complements[place - 1].lexeme.isInfinitive
      ? clause.complements[place - 1].lexeme.lemma : verb
    switch deed {
    case "gastar", "gastarse", "ahorrar":
      guard thing.kind != .money, !MeanwhileWords.used.contains(thing.lemma) else { return }
      clause.complements[place].lexeme.forms[Adverbial.measuring] = ""
      add("en", before: place + 1, to: &clause, article: .bare)
    case "esperar" where thing.isBeing || thing.kind == .vehicle:
      clause.complements[place].lexeme.forms[Adverbial.measuring] = ""
      if clause.complements[place + 1].government == nil {
        clause.complements[place + 1].government = Government(
          preposition: thing.isBeing ? "a" : nil, article: .definite)
      }
    default: return
    }
  }

  /// *Cierra bien la puerta, me gusta mucho bailar, trabajo mucho y gano poco*: how well or how much stands behind its own verb,
  /// before what that takes (NGLE §30.3).
  func keepAmountClose(_ plan: inout ClausePlan) {
    guard language == .spanish, !plan.adverbials.isEmpty else { return }
    for index in plan.adverbials.indices
    where plan.adverbials[index].place == .end || plan.adverbials[index].place == .verb {
      guard plan.adverbials[index].than == nil else { continue }
      let word = plan.adverbials[index].phrase
      guard let tile = plan.adverbials[index].constituent.tile, plan.adverbials[index].degree == nil
      else { continue }
      if plan.verbs.count == 2, plan.adverbials[index].verb == 0,
        plan.adverbials[index].place == .end,
        plan.adverbials[index].constituent.lexeme.kind.isTemporal,
        let and = plan.verbs[1].connective?.tile, tile < and,
        plan.adverbials.contains(where: { ($0.constituent.tile ?? 0) > and })
      {
        // Trabajo por la mañana y estudio por la tarde.
        plan.adverbials[index].place = .opener
        continue
      }
      if plan.verbs.count == 2, plan.verbs[1].link?.lexeme.lemma == "para",
        plan.adverbials[index].verb == 0, plan.adverbials[index].place == .end,
        let next = plan.verbs[1].constituent.tile, tile < next
      {
        // Se levanta a las seis para trabajar.
        plan.adverbials[index].place = .opener
        continue
      }
      if plan.verbs.count == 1, MeanwhileWords.ways.contains(word) {
        let isBefore = plan.fillers.contains { filler in
          filler.role == .object && filler.phrases[0].noun?.lexeme.wordClass == .noun
            && (filler.prepositionTile ?? filler.phrases[0].noun?.tile ?? -1) > tile
        }
        let isKnown =
          !plan.isLaid
          && plan.fillers.contains { filler in
            filler.role == .object && filler.prepositionTile == nil && filler.phrases.count == 1
              && filler.phrases[0].isPlain && filler.phrases[0].noun?.lexeme.wordClass == .noun
          }
        if isBefore || isKnown || plan.adverbials[index].place == .end && isBeforePlace(plan) {
          plan.adverbials[index].place = .verb
        }
      } else if plan.verbs.count == 1, plan.adverbials[index].place == .end,
        MeanwhileWords.short.contains(word), isBeforePlace(plan)
      {
        plan.adverbials[index].place = .verb
      } else if plan.verbs.count > 1, plan.adverbials[index].verb == 0,
        MeanwhileWords.amounts.contains(word) || MeanwhileWords.ways.contains(word),
        let next = plan.verbs[1].constituent.tile, tile < next
      {
        plan.adverbials[index].place = plan.verbs[1].startsClause ? .verb : .opener
      }
    }
  }
}

extension ClausePlanner {
  /// *Llegó tarde a la parada, corre rápido por el campo, se comportó bien en el restaurante*: a short word of how stands before
  /// where (NGLE §30.3).
  private func isBeforePlace(_ plan: ClausePlan) -> Bool {
    plan.fillers.contains {
      ($0.role.isPlace || ["de", "en", "por"].contains($0.preposition ?? ""))
        && $0.preposition != nil
    }
      && !plan.fillers.contains { $0.role == .attribute }
      && plan.adverbials.filter { $0.place == .verb }.isEmpty
  }
}

/// Words of how much and how well.
private enum MeanwhileWords {
  /// What is used up itself.
  static let used: WordSet = [
    "agua", "luz", "gas", "gasolina", "electricidad", "energía", "papel", "batería", "tiempo",
    "saliva", "pintura", "tinta", "dinero", "jabón",
  ]
  static let amounts: WordSet = ["mucho", "poco", "demasiado", "bastante", "muchísimo"]
  static let ways: WordSet = ["bien", "mal", "fatal"]
  /// How, said in a short word.
  static let short: WordSet = [
    "bien", "mal", "fatal", "tarde", "pronto", "rápido", "despacio", "temprano", "deprisa",
    "puntual", "alto", "bajo", "bajito", "flojo", "flojito",
  ]
  /// What is done much without anything that it is done to.
  static let measured: WordSet = [
    "aprender", "hablar", "beber", "comer", "trabajar", "estudiar", "llorar", "reír", "reírse",
    "correr", "jugar", "dormir", "cantar", "bailar", "gritar", "cansarse", "divertirse",
    "aburrirse", "leer", "escribir", "fumar", "viajar", "caminar", "nadar", "toser", "sudar",
    "pintar", "dibujar", "entrenar", "esperar", "gastar", "sufrir",
  ]
}
