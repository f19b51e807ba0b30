import AACCore

/// What *más, mucho, dos* belong to.
extension WordSorter {
  /// *más, mucho, poco, dos*: before a noun its quantity, before an adjective its degree, else how
  /// much it is done.
  mutating func takeQuantity(
    _ word: Constituent, _ known: SmallWord?, before rest: ArraySlice<Constituent>
  ) {
    let next = rest.first?.lexeme
    if planner.language == .spanish, word.lexeme.lemma == "mucho", let next,
      ["junto", "juntos", "juntas", "solo", "sola"].contains(next.lemma)
    {
      // Nos reímos mucho juntos.
      return addAdverbial(word, known)
    }
    if planner.language == .portuguese, takePortugueseAmount(word, known, rest) { return }
    if word.lexeme.lemma == "quase", !isSubject, next == nil || next?.wordClass == .noun,
      next?.kind.isTemporal != true, plan.verbs.last?.frame.past == .event
    {
      // Eu quase terminei, eu quase perdi o ônibus: said of the deed (Cunha & Cintra, chapter 14).
      return addAdverbial(word, known)
    }
    if isQuantity(word, of: rest) {
      pending.quantity = word
    } else if next == nil, comparative != nil || isWholeBehindPreposition(word) {
      pending.quantity = word
      emit()
    } else if planner.language == .english, countsDescribed(word, rest) {
      pending.quantity = word
    } else if addToLast(word, next) {
      return
    } else if saysHowMuch(word, next) {
      addAdverbial(word, known)
    } else if takeLove(word, next) {
      addAdverbial(word, known)
    } else if !takeAhead(word, known, next), !takeBehind(word, known, next) {
      addAdverbial(word, known)
    }
  }

  /// *Meio litro, tanto frío, un poco de agua*: of what comes next, whatever stands before.
  private func isQuantity(_ word: Constituent, of rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language != .english || word.lexeme.lemma == "meio", let next = rest.first?.lexeme
    else { return false }
    if next.wordClass == .noun {
      return word.lexeme.lemma == "meio"
        || ["tanto", "tantos"].contains(word.lexeme.lemma) && !next.kind.isTemporal
    }
    // Reírse / mucho / de / mis chistes: of what the verb takes, and not how much of it there is.
    if planner.language == .spanish, next.lemma == "de", word.lexeme.lemma != "un poco",
      plan.verbs.last?.frame.lemma.hasSuffix("se") == true
    {
      return false
    }
    if planner.language == .spanish, next.lemma == "de", Self.someOf.contains(word.lexeme.lemma),
      let whole = rest.dropFirst().first?.lexeme
    {
      // Muchos de nosotros, algunos de mis amigos (NGLE §20.9).
      return whole.wordClass == .pronoun && whole.number == .plural
        || whole.kind == .possessive || whole.kind == .demonstrative
    }
    return next.lemma == "de" && RomanceQuantity(word.lexeme.lemma) == .partitive
      && rest.dropFirst().first?.lexeme.wordClass == .noun
  }

  private static let someOf: WordSet = [
    "alguno", "algunos", "mucho", "muchos", "poco", "pocos", "varios", "uno", "ninguno",
  ]

  /// *Gracias por todo.*
  private func isWholeBehindPreposition(_ word: Constituent) -> Bool {
    planner.language != .english && preposition != nil && pending.isEmpty
      && RomanceQuantity(word.lexeme.lemma) == .whole
  }

  /// *Bonito demais, dos galletas más* (NGLE §21.2): a degree or a further quantity behind what it belongs to.
  private mutating func addToLast(_ word: Constituent, _ next: Lexeme?) -> Bool {
    guard let last = loose.indices.last else { return false }
    if word.lexeme.lemma == "demais", next == nil, loose[last].phrase.isAdjective,
      plan.verbs.last?.frame.isCopular == true
    {
      loose[last].phrase.degree = word
      return true
    }
    if word.lexeme.lemma == "demais", isBesideNoun, planner.language == .portuguese,
      loose[last].phrase.noun?.lexeme.wordClass == .noun, loose[last].phrase.adjectives.isEmpty
    {
      // Açúcar demais (Bechara, *Demais*).
      var excess = word
      excess.lexeme.wordClass = .adverb
      loose[last].phrase.adjectives.append(excess)
      if loose[last].phrase.isPlain || loose[last].phrase.adjectives.count == 1,
        loose[last].phrase.determiner == nil, loose[last].phrase.noun?.government == nil,
        loose[last].preposition == nil
      {
        loose[last].phrase.noun?.government = Government(preposition: nil, article: .bare)
      }
      return true
    }
    guard planner.language != .english, isBesideNoun,
      ["más", "mais"].contains(word.lexeme.lemma)
        || word.lexeme.lemma == "menos" && next?.lemma == "que", next?.wordClass != .adjective,
      next?.wordClass != .noun || next?.kind.isTemporal == true,
      loose[last].phrase.quantity?.lexeme.wordClass == .numeral,
      loose[last].phrase.adjectives.isEmpty
    else { return false }
    var more = word
    more.lexeme.wordClass = .adverb
    loose[last].phrase.adjectives.append(more)
    return true
  }

  /// *Quiero mucho al perro*: one loves it, and wants no more of them.
  private mutating func takeLove(_ word: Constituent, _ next: Lexeme?) -> Bool {
    guard planner.language == .spanish, next == nil, word.lexeme.lemma == "mucho", isBesideNoun,
      Self.loving.contains(plan.verbs.last?.frame.lemma ?? ""), let last = loose.indices.last,
      let loved = loose[last].phrase.noun?.lexeme, loved.isBeing, loved.number != .plural,
      loose[last].phrase.quantity == nil, loose[last].phrase.adjectives.isEmpty
    else { return false }
    if loved.wordClass == .noun, loose[last].phrase.isPlain, loved.article == nil,
      !KinWords.isOwnByRole(loved)
    {
      loose[last].phrase.determiner = Constituent(Lexeme(lemma: "el", wordClass: .determiner))
    }
    return true
  }

  /// Whether it belongs to what comes next; false: nothing was taken.
  private mutating func takeAhead(
    _ word: Constituent, _ known: SmallWord?, _ next: Lexeme?
  ) -> Bool {
    if word.lexeme.wordClass == .numeral {
      // Contar / uno / dos / tres: a number behind a number is the next.
      if pending.isPlainNumber { emit() }
      pending.quantity = word
    } else if Self.focusing.contains(word.lexeme.lemma),
      next?.isNominal == true
        || planner.language != .english
          && (next?.kind == .quantity || next?.kind == .degree || next?.wordClass == .adposition)
    {
      flush()
      pending.focus = word
    } else if planner.language != .english, RomanceQuantity(word.lexeme.lemma) == .whole,
      next?.kind == .possessive || next?.kind == .demonstrative
        || planner.language == .spanish && next?.wordClass == .pronoun && next?.kind == .person
          && next?.number == .plural
    {
      // Gasto todo mi dinero: all of what is one's own or pointed at (NGLE §19.8; Cunha & Cintra, chapter 11).
      pending.quantity = word
    } else if isDegreeOfVerb(word) || isDoneMuch(word, next) {
      addAdverbial(word, known)
    } else if planner.language == .portuguese, word.lexeme.lemma == "outro",
      next?.wordClass == .adjective || ["mais", "menos"].contains(next?.lemma)
    {
      // Trocar a camisa por outra maior, por outra mais larga: one of them, and no degree.
      pending.quantity = word
    } else if next?.wordClass == .adjective || next?.kind == .manner {
      pending.degree = word
    } else if next?.wordClass == .noun,
      next?.kind.isTemporal != true
        || planner.language == .spanish && plan.verbs.last?.frame.lemma == "tener"
        || planner.language == .english && Self.spanning.contains(word.lexeme.lemma),
      known?.lexeme.kind != .degree
    {
      pending.quantity = word
    } else {
      return false
    }
    return true
  }

  /// *a few minutes, several weeks*: so much time (CGEL §5.24).
  private static let spanning: WordSet = ["a few", "few", "several", "a couple of", "couple of"]

  /// Whether it belongs to the noun or the verb before it; false: nothing was taken.
  private mutating func takeBehind(
    _ word: Constituent, _ known: SmallWord?, _ next: Lexeme?
  ) -> Bool {
    let frame = plan.verbs.last?.frame
    if isDoneToOne(word) {
      plan.adverbials.append(Adverbial(word, phrase: word.lexeme.lemma, place: .verb))
    } else if isBesideNoun, planner.language == .portuguese, next == nil,
      Self.likings.contains(frame?.lemma ?? ""), Self.amounts.contains(word.lexeme.lemma)
    {
      // Gostar / chocolate / muito.
      plan.adverbials.append(Adverbial(word, phrase: word.lexeme.lemma, place: .verb))
    } else if isBesideNoun, known?.lexeme.kind != .degree,
      planner.language == .english
        || frame?.pattern.mayHaveExperiencer != true
          && frame?.happensToBody != true
        || planner.language == .spanish && frame?.lemma == "sobrar" || frame?.lemma == "faltar",
      !isSubject || planner.language != .english && plan.verbs.isEmpty, preposition == nil,
      connective == nil, let last = loose.indices.last, loose[last].phrase.quantity == nil,
      loose[last].phrase.noun?.lexeme.wordClass == .noun
    {
      loose[last].phrase.quantity = word
    } else if let frame, frame.slot(.object) != nil, !frame.isDefault, known?.place != .verb,
      !isSubject
    {
      pending.quantity = word
      emit()
    } else if word.lexeme.lemma == "suficiente", planner.language == .portuguese, !isSubject,
      let frame, !frame.isCopular, frame.slot(.object) != nil
    {
      // Tenho o suficiente.
      plan.adverbials.append(Adverbial(word, phrase: "o suficiente", place: .verb))
    } else {
      return false
    }
    return true
  }

  /// *Gosto **muito** de natação*: how much something is liked, not how much of it.
  private func isDegreeOfVerb(_ word: Constituent) -> Bool {
    guard planner.language == .portuguese, let verb = plan.verbs.last?.frame.lemma, loose.isEmpty,
      pending.isEmpty, preposition == nil
    else { return false }
    return Self.likings.contains(verb) && Self.amounts.contains(word.lexeme.lemma)
  }

  /// *Sonrío mucho con papá*: behind a verb that nobody is the object of it says how much, not how many somebodies.
  private func isDoneMuch(_ word: Constituent, _ next: Lexeme?) -> Bool {
    if word.lexeme.forms[Adverbial.measuring] != nil { return true }
    if planner.language == .spanish, !isSubject, preposition == nil, next?.number != .plural,
      ["mucho", "poco", "bastante", "demasiado", "muchísimo"].contains(word.lexeme.lemma),
      let phrase = plan.verbs.last?.constituent.lexeme.lemma, phrase.hasSpace,
      let noun = planner.lexicon.known(String(phrase.drop { $0 != " " }.dropFirst()))
    {
      // Le hace mucho daño al gato.
      return noun.wordClass == .noun
    }
    if planner.language == .spanish, !isSubject, preposition == nil, let next,
      next.wordClass == .noun, next.number != .plural, next.countability != .mass,
      ["mucho", "poco", "bastante", "demasiado"].contains(word.lexeme.lemma),
      Self.felt.contains(plan.verbs.last?.frame.lemma ?? "")
    {
      // Me reí mucho con la película: how much, and at one thing.
      return true
    }
    guard planner.language != .english, !isSubject, preposition == nil, let next,
      next.isHuman || isWhereItIsDone(next), next.wordClass == .noun, next.number != .plural,
      ["mucho", "poco", "bastante", "demasiado", "muito", "pouco"].contains(word.lexeme.lemma),
      let frame = plan.verbs.last?.frame, !frame.isDefault, !frame.isCopular,
      frame.pattern != .existential
    else { return false }
    return !frame.slots.contains {
      $0.role == .object && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
    }
  }

  /// *Me aburro mucho en casa, duermo poco en el colegio*: where something is done there is one of it.
  private func isWhereItIsDone(_ place: Lexeme) -> Bool {
    (planner.language == .spanish
      ? KindSet.places.contains(place.kind) || place.kind == .furniture
      : place.kind == .vehicle)
      && plan.verbs.last?.frame.slots.contains {
        $0.role == .object && !$0.isForNamedWords
          && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(place.kind))
      } == false
  }

  /// What one does more or less of, with nothing that would be counted (NGLE §30.5, *adverbios de cantidad*).
  private static let felt: WordSet = [
    "reírse", "reír", "llorar", "sonreír", "roncar", "gritar", "temblar", "sudar", "toser",
    "aplaudir", "emocionarse", "aburrirse", "divertirse", "asustarse", "cansarse", "enfadarse",
    "enojarse", "alegrarse", "disfrutar", "marearse", "dormir", "descansar", "sangrar",
    "estornudar",
    "bostezar", "tiritar", "preocuparse", "ilusionarse", "relajarse", "esforzarse", "quejarse",
    "portarse", "agobiarse", "estresarse",
  ]

  private static let loving: WordSet = [
    "querer", "amar", "echar de menos", "extrañar", "acordarse", "parecerse", "fiarse", "burlarse",
  ]

  static let likings: WordSet = ["gostar", "adorar", "amar", "odiar", "detestar"]
  private static let amounts: WordSet = [
    "menos", "muito", "pouco", "bastante", "demais", "um pouco", "mais",
  ]

  /// *Me gusta mucho el helado, quiero mucho a mamá*: of feelings it says how much, not how many.
  private func saysHowMuch(_ word: Constituent, _ next: Lexeme?) -> Bool {
    guard
      planner.language == .spanish
        || planner.language == .portuguese && plan.verbs.last?.frame.lemma == "doer",
      !isSubject, let noun = next, noun.wordClass == .noun,
      [
        "mucho", "más", "menos", "poco", "bastante", "demasiado", "un poco", "muchísimo", "muito",
        "mais", "pouco",
      ]
      .contains(word.lexeme.lemma),
      let frame = plan.verbs.last?.frame
    else { return false }
    if frame.mayAffect, noun.kind == .body, planner.language == .spanish {
      // Me pican mucho los ojos.
      return true
    }
    if frame.pattern == .experiencer {
      return !["faltar", "sobrar", "quedar"].contains(frame.lemma)
    }
    return Self.loving.contains(frame.lemma) && noun.isHuman
      && noun.number != .plural
  }

  /// *Abre un poco la ventana, uso mucho el móvil*: behind one thing that is counted it says how much something is done to
  /// it, and not how many of it there are (NGLE §30.5, *adverbios de cantidad*).
  private func isDoneToOne(_ word: Constituent) -> Bool {
    guard planner.language == .spanish, isBesideNoun, !isSubject, preposition == nil,
      connective == nil, let frame = plan.verbs.last?.frame, !frame.isCopular,
      frame.pattern != .existential, Self.extents.contains(word.lexeme.lemma),
      let phrase = loose.last?.phrase, let noun = phrase.noun?.lexeme, noun.wordClass == .noun,
      phrase.quantity == nil, phrase.adjectives.isEmpty, noun.number != .plural,
      noun.countability == .count, !KindSet.edible.contains(noun.kind)
    else { return false }
    if word.lexeme.lemma == "un poco" { return !noun.kind.isTemporal }
    return Self.used.contains(noun.kind) && !Self.owning.contains(frame.lemma)
  }

  private static let extents: WordSet = ["un poco", "mucho", "bastante", "demasiado", "muchísimo"]

  /// What is used, touched and cared for again and again.
  private static let used = KindSet(
    .device, .body, .furniture, .room, .instrument, .person, .place, .vehicle, .home)

  /// Verbs of having, getting, making and seeing, whose objects are counted.
  private static let owning: WordSet = [
    "tener", "haber", "comprar", "vender", "necesitar", "ver", "conocer", "hacer", "pedir",
    "recibir", "encontrar", "coleccionar", "buscar", "dibujar", "ganar", "perder", "robar", "traer",
    "llevar", "coger", "regalar", "faltar", "quedar", "sobrar", "visitar", "fabricar", "construir",
    "alquilar", "reparar", "arreglar", "romper", "invitar", "querer", "dar", "poner", "tomar",
    "inventar", "criar", "contar", "elegir", "probar", "recorrer", "atender",
  ]

  /// *Todos / libro, todas / menina*: right before a noun it is all of them, and nobody by itself (NGLE §19.8; Cunha & Cintra,
  /// chapter 11).
  func isWholeOfNoun(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language != .english,
      word.lexeme.lemma == "todos" || word.lexeme.lemma == "todas",
      var next = rest.first?.lexeme
    else { return false }
    if planner.language == .spanish, next.wordClass == .pronoun, next.number == .plural {
      return next.kind == .person
    }
    if next.wordClass == .determiner,
      next.kind == .possessive || planner.language == .portuguese && next.lemma == "o",
      let noun = rest.dropFirst().first?.lexeme
    {
      // Todos / os / meninos, todos / mis / amigos.
      next = noun
    }
    return next.wordClass == .noun && !next.kind.isTemporal
  }
}
