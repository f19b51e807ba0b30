import AACCore

/// Things that are any of their kind, none of it, or the one that is known, by what is done to them.
extension RomanceSentence {
  /// *Odeio barulho alto, adoro comida japonesa*: any of it that is so.
  func isLikedQuality(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    if phrase.isPlain, phrase.complement.isEmpty, !isPlural(phrase) {
      // Não gosto de peixe: to eat.
      return OrdinaryWords.onThePlate.contains(noun.lemma)
        && WordSorter.likings.contains(plan.verbs.last?.frame.lemma ?? "")
    }
    return WordSorter.likings.contains(plan.verbs.last?.frame.lemma ?? "")
      && phrase.complement.isEmpty
      && phrase.adjectives.count == 1 && phrase.quantity == nil && phrase.degree == nil
      && !isPlural(phrase)
      && (KindSet.edible.contains(noun.kind) || BesideOfWords.sensed.contains(noun.lemma)
        || ["luz", "água", "música", "roupa", "tempo", "gente"].contains(noun.lemma))
  }

  /// *Nunca gané una partida, nunca he roto un vaso*: none of all (NGLE §15.11, *indefinidos en contextos negativos*).
  func isNeverOne(
    _ phrase: NounPhrase, _ noun: Lexeme, _ asked: Article?, _ isGoverned: Bool
  ) -> Bool {
    guard asked == .definite, !isGoverned, plan.tense == .past, !isMass(noun), !isPlural(phrase),
      phrase.isPlain, noun.wordClass == .noun, plan.verbs.count == 1,
      (plan.negators + plan.adverbials).contains(where: {
        ["nunca", "jamás"].contains($0.constituent.lexeme.lemma)
      })
    else { return false }
    switch noun.kind {
    case .event, .game, .sport: return true
    default:
      if plan.verbs[0].frame.lemma == "romper" { return true }
      return ["partida", "partido", "carrera", "examen", "premio"].contains(noun.lemma)
    }
  }

  /// *Construyeron un puente, prometió un parque nuevo, abrieron una tienda nueva*: what there was not before
  /// (NGLE §15.6, *información nueva*).
  func isMade(
    _ phrase: NounPhrase, _ noun: Lexeme, _ asked: Article?, _ isGoverned: Bool
  ) -> Bool {
    guard let verb = plan.verbs.last?.frame.lemma, MadeWords.any.contains(verb),
      noun.wordClass == .noun, noun.kind != .body, !noun.isBeing, !isMass(noun), !isPlural(phrase),
      phrase.quantity == nil, phrase.degree == nil, plan.inquiry?.role != .subject,
      !plan.isNegative || plan.tense != .past,
      phrase.complement.allSatisfy({ $0.noun?.lexeme.isBeing != true })
    else { return false }
    if MadeWords.making.contains(verb) {
      return !isGoverned && asked != .bare && asked != .definite
    }
    return KindSet.places.contains(noun.kind)
      && phrase.adjectives.contains { $0.lexeme.lemma == "nuevo" }
  }

  /// *No cuentes el secreto, no rompas el vaso*: what is forbidden is said of what is there (NGLE §14.3).
  func isForbidden(_ phrase: NounPhrase, _ noun: Lexeme, _ asked: Article?) -> Bool {
    guard plan.isNegative, asked == nil || asked == .indefinite, plan.options.contains(.request),
      phrase.isPlain,
      phrase.complement.isEmpty, noun.wordClass == .noun, !noun.isBeing, !isMass(noun),
      !isPlural(phrase), let verb = plan.verbs.last?.frame.lemma
    else { return false }
    switch noun.kind {
    case .action, .activity, .event, .feeling, .emotion, .state, .game, .sport: return false
    default: return !MadeWords.any.contains(verb) && !MadeWords.gettingOrDoing.contains(verb)
    }
  }

  /// *No tomé el jarabe, no comí el bocadillo*: what was left is known (NGLE §14.3, *información compartida*).
  func isLeftUndone(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard plan.tense == .past, plan.isNegative, plan.negators.isEmpty, phrase.isPlain,
      phrase.complement.isEmpty, noun.wordClass == .noun, plan.verbs.count == 1,
      !plan.options.contains(.habitual), phrase.noun?.government?.article != .bare
    else { return false }
    if noun.kind == .medicine {
      return ["tomar", "tomarse", "traer"].contains(plan.verbs[0].frame.lemma)
    }
    return ["comer", "comerse", "terminar", "acabar"].contains(plan.verbs[0].frame.lemma)
      && KindSet.edible.contains(noun.kind) && !isMass(noun) && !isPlural(phrase)
  }

  /// *Mi hermana no me presta la muñeca, ¿has visto al gato?*: what is not lent is a certain thing, and so is what the
  /// other is asked about (NGLE §14.3, *información compartida*).
  func isKnownToBoth(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard phrase.isPlain, phrase.complement.isEmpty, plan.verbs.count == 1, !plan.isLaid,
      let verb = plan.verbs.first?.frame.lemma
    else { return false }
    if plan.isNegative, SpanishRoleWords.lending.contains(verb) { return true }
    guard plan.isQuestion, plan.inquiry == nil, plan.tense == .past,
      ["ver", "encontrar"].contains(verb)
    else { return false }
    switch noun.roleKind {
    case .animal, .clothing, .device, .thing, .toy: return true
    default: return false
    }
  }
}

/// Verbs by which something comes to be or to hand.
enum MadeWords {
  static let any = making.union(opening.words)
  /// What is there only when it has been done.
  static let making: WordSet = [
    "construir", "inventar", "descubrir", "fundar", "fabricar", "diseñar", "crear", "prometer",
    "imaginar", "edificar", "dibujar", "tejer", "componer", "proponer", "sugerir", "excavar",
    "cavar", "esculpir", "modelar", "bordar", "coser", "planear", "planificar", "encargar",
    "hacer",
  ]
  /// What is done to a place that was not there before, if it is called new.
  static let opening: WordSet = ["abrir", "inaugurar", "montar", "poner"]
  /// Of which any one is denied.
  static let gettingOrDoing: WordSet = [
    "dar", "decir", "pedir", "comprar", "querer", "tener", "buscar", "ser", "traer", "enviar",
    "mandar", "escribir", "pintar", "regalar", "echar", "poner", "preparar", "cocinar",
  ]
}

extension RomanceSentence {
  /// *Necesito tijeras y pegamento, agua y luz*: what is measured stands bare beside what stands bare (NGLE §15.9,
  /// *coordinación de sustantivos sin determinante*).
  func isBesideBare(
    _ phrase: NounPhrase, _ noun: Lexeme, _ asked: Article?, _ isGoverned: Bool
  ) -> Bool {
    guard phrase.connective?.lexeme.lemma == "y", phrase.isPlain, noun.countability != .count,
      !noun.isBeing, plan.verbs.last?.frame.pattern == .plain,
      let filler = plan.fillers.first(where: {
        $0.role == .object && $0.phrases.count > 1 && $0.phrases[1].noun?.tile == phrase.noun?.tile
      }), filler.phrases[0].isPlain, let first = filler.phrases[0].noun?.lexeme,
      first.wordClass == .noun, !first.isBeing
    else { return false }
    return article(filler.phrases[0], role: .object, asked: asked, isGoverned: isGoverned) == .bare
  }
}
