import AACCore

/// Somebody between two Spanish verbs to whom the first is done: *convenzo a mamá de que venga, llevo al niño a nadar, abrazo a
/// Ana y lloro* (NGLE §26.8, §26.11, §43.2).
extension RoleAssigner {
  /// *Convenzo a mamá de que venga, aviso a Ana para que venga*: whom a verb with a preposition before its clause is done to.
  func isBroughtToDo(_ loose: LoosePhrase) -> Bool {
    guard language == .spanish, case .word = plan.verbs[loose.after].frame.opening,
      loose.phrase.noun?.lexeme.isBeing == true
    else { return false }
    return plan.verbs[loose.after].frame.slots.contains {
      $0.role == .object && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
    }
  }

  /// *Abrazo a Ana y lloro*: whether somebody who was chosen right behind a verb that opens none is whom that is done to.
  func isDoneBefore(_ loose: LoosePhrase) -> Bool {
    guard language == .spanish, !plan.isLaid, let whom = loose.phrase.noun?.lexeme, whom.isBeing,
      plan.verbs[loose.after].frame.pattern == .plain,
      !MovedWords.perceiving.contains(plan.verbs[loose.after].frame.lemma),
      !plan.fillers.contains(where: { $0.verb == loose.after && $0.role == .object })
    else { return false }
    return plan.verbs[loose.after].frame.slots.contains {
      $0.role == .object && $0.words.isEmpty
        && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(whom.roleKind))
    }
  }

  /// Whether the verb before is done to somebody whom nobody perceives doing the other.
  func isDoneWithSomebody(_ index: Int) -> Bool {
    let before = plan.verbs[index - 1].frame
    return language == .spanish && !plan.isLaid && before.pattern == .plain
      && !before.opensCausative && !MovedWords.perceiving.contains(before.lemma)
  }

  /// *Llevar / dos / horas / esperar*: for how long it has been done (NGLE §28.13).
  func isKeptUp(_ verb: PlannedVerb, _ place: Int) -> Bool {
    guard language == .spanish, verb.frame.lemma == "llevar" else { return false }
    return plan.adverbials.contains { $0.constituent.lexeme.kind == .duration }
      || plan.fillers.contains { filler in
        filler.verb == place
          && filler.phrases.contains { phrase in
            guard let noun = phrase.noun?.lexeme else { return false }
            return noun.kind.isTemporal || MeaningWords.hours.contains(noun.lemma)
          }
      }
  }

  /// *Llevo al niño a jugar al parque*: whether somebody is moved or called for the deed, so that what is chosen behind that is
  /// of it.
  func leadsSomebody(_ index: Int) -> Bool {
    MovedWords.links[plan.verbs[index - 1].frame.lemma] != nil
      && plan.fillers.contains {
        $0.verb == index - 1 && $0.role == .object && $0.phrases[0].noun?.lexeme.isBeing == true
      }
  }

  /// *Llevo a Ana a nadar, llamo a Ana para jugar*: the word between moving or calling somebody and what is to be done.
  mutating func linksToSomebody(_ index: Int) -> Bool {
    guard language == .spanish, plan.verbs[index].negator == nil, leadsSomebody(index),
      let link = MovedWords.links[plan.verbs[index - 1].frame.lemma]
    else { return false }
    plan.verbs[index].link = Constituent(
      Lexeme(lemma: link, wordClass: .adposition, kind: .direction))
    return true
  }
}

extension ClausePlanner {
  /// *Le recuerdo a papá que compre leche, aviso a Ana para que venga, animo a mamá a cantar*: a verb of telling or urging,
  /// behind which somebody and a deed were chosen (NGLE §25.4, §43.2).
  func settleBrought(_ verb: inout PlannedVerb, _ clause: Clause) {
    if let first = clause.complements.first?.lexeme, first.isInfinitive,
      MovedWords.bursts[verb.frame.lemma]?.contains(first.lemma) == true
    {
      // Rompió a llorar (NGLE §28.10, *perífrasis incoativas*).
      verb.frame.opening = .word("a")
      return
    }
    guard clause.complements.count > 1, let way = MovedWords.ways[verb.frame.lemma] else { return }
    let words = clause.complements
    guard let whom = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      words[whom].lexeme.isBeing
        || words[whom].lexeme.wordClass == .pronoun && words[whom].lexeme.kind == .person,
      let deed = words[(whom + 1)...].firstIndex(where: {
        $0.lexeme.kind != .negation && $0.lexeme.lemma != language.plainNegator
      }),
      deed <= whom + 2, words[deed].lexeme.isInfinitive, words[deed].lexeme.forms.isEmpty
    else { return }
    switch way {
    case .urged:
      guard !clause.subject.isEmpty, clause.subject.contains(where: { $0.lexeme.isBeing }) else {
        return
      }
      verb.frame.pattern = .plain
      verb.frame.slots = [FrameSlot(.object, article: .definite, kinds: .beings)]
      verb.frame.opening = .word("a")
    case .called:
      guard frames[words[deed].lexeme.lemma].pattern.isPersonal else { return }
      verb.frame.opening = .word("para")
      verb.frame.opensSubjunctive = true
    case .told:
      let told = frames[words[deed].lexeme.lemma]
      guard !told.isCopular, told.pattern.isPersonal, told.pattern != .experiencer,
        told.pattern != .modal, told.past != .state,
        // Dijo que yo leía mejor: what is compared is told, and not asked for.
        words.last.map({ !["mejor", "peor"].contains($0.lexeme.lemma) }) != false
      else { return }
      if verb.frame.slot(.recipient) == nil {
        verb.frame.slots.append(FrameSlot(.recipient, preposition: "a"))
      }
      verb.frame.opensIndicative = false
      verb.frame.opensSubjunctive = true
    }
  }
}

private enum MovedWords {
  /// How somebody is brought to do it.
  enum Way { case urged, called, told }

  static let ways: WordMap<Way> = [
    "animar": .urged, "motivar": .urged, "estimular": .urged, "avisar": .called,
    "recordar": .told, "advertir": .told, "decir": .told, "gritar": .told,
  ]

  /// What begins all at once.
  static let bursts: WordMap<WordSet> = [
    "romper": ["llorar", "reír", "hablar", "gritar", "cantar", "aplaudir"],
    "echar": ["correr", "andar", "volar", "caminar", "rodar", "nadar"],
    "echarse": ["llorar", "reír", "temblar", "correr"],
  ]

  /// What stands between moving or calling somebody and what is to be done.
  static let links: [String: String] = [
    "llevar": "a", "traer": "a", "sacar": "a", "enviar": "a", "subir": "a", "bajar": "a",
    "conducir": "a", "llamar": "para", "buscar": "para", "despertar": "para", "recoger": "para",
    "esperar": "para", "contratar": "para",
  ]

  static let perceiving: WordSet = [
    "ver", "oír", "escuchar", "sentir", "mirar", "observar", "notar", "contemplar", "imaginar",
    "encontrar", "pillar", "dejar", "hacer", "mandar",
  ]
}
