import AACCore

/// What something is done or needed for, of two verbs chosen one behind the other (NGLE §46.10, *finales*).
extension ClausePlanner {
  /// *Me abrigo para salir, me quito las gafas para dormir, necesito gafas para leer, las tijeras sirven para cortar; me duele el diente al comer*.
  func nameAim(_ clause: inout Clause, _ verb: String) {
    var (verb, start) = (verb, 0)
    if let inner = clause.complements.first?.lexeme, inner.isInfinitive,
      SpanishAimWords.wearing.contains(inner.lemma), frames[verb].opening != nil
    {
      // Tengo que ponerme las gafas para leer.
      (verb, start) = (inner.lemma, 1)
    }
    guard !clause.options.contains(.request),
      let deed = clause.complements[start...].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      clause.complements[deed].lexeme.person == nil,
      deed == clause.complements.count - 1 || SpanishAimWords.leading.contains(verb),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.isConnective || $0.lexeme.kind == .question
      })
    else { return }
    let thing = deed > 0 ? clause.complements[deed - 1].lexeme : nil
    let link: String
    switch verb {
    case "doler", "picar", "escocer":
      guard thing?.roleKind == .body else { return }
      link = "al"
    case "servir":
      guard deed == 0, clause.subject.last?.lexeme.isThing == true else { return }
      link = "para"
    case "necesitar":
      guard let thing, isTool(thing, of: clause.complements[deed].lexeme.lemma) else { return }
      link = "para"
    default:
      let isDressing = SpanishAimWords.dressing.contains(verb) && deed == 0
      let isWorn = SpanishAimWords.wearing.contains(verb) && thing?.wordClass == .noun
      guard isDressing || isWorn else { return }
      link = "para"
    }
    clause.complements.insert(
      Constituent(Lexeme(lemma: link, wordClass: .adposition, kind: .direction)), at: deed)
    clause.reasons.append(
      Realization.RuleApplication(
        .preposition, clause.complements[deed + 1].lexeme.lemma, link))
  }

  /// Whether a thing is no object of the deed: glasses are not read.
  private func isTool(_ thing: Lexeme, of deed: String) -> Bool {
    guard thing.wordClass == .noun, !thing.isBeing, let object = frames[deed].slot(.object) else {
      return false
    }
    return !object.acceptedKinds.isEmpty && !object.acceptedKinds.contains(thing.kind)
      && !KindSet.places.contains(thing.kind)
  }
}

/// Verbs of getting ready.
enum SpanishAimWords {
  static let dressing: WordSet = [
    "abrigarse", "arreglarse", "prepararse", "vestirse", "peinarse", "ducharse", "cambiarse",
    "disfrazarse",
  ]
  static let wearing: WordSet = ["quitarse", "ponerse", "quitar"]
  /// Verbs of which the aim may be done to something.
  static let leading = wearing.union(["necesitar", "servir"])
}
