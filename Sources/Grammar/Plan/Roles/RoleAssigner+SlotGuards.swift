import AACCore

/// What keeps a phrase of a fitting kind out of a slot: another phrase that fills it, an object that has to come first, a later verb
/// (NGLE §34.1, §36.1; Bechara, *Complementos verbais*).
extension RoleAssigner {
  /// Whether the verb behind a preposition has an object that can be somebody, and nobody is it yet.
  func takesBeing(_ frame: VerbFrame) -> Bool {
    let last = plan.verbs.count - 1
    return plan.verbs[last].link != nil
      && !plan.fillers.contains { $0.verb == last && $0.role == .object }
      && frame.slots.contains {
        $0.role == .object && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
      }
  }

  /// *Visitamos a la tía en el hospital, me espera na porta, ayúdame con el zapato*: a place or a thing
  /// is not joined to somebody.
  func isApart(_ kind: SemanticKind, from filled: Filler, _ slot: FrameSlot) -> Bool {
    guard language != .english, slot.role == .object, let first = filled.phrases.first?.noun?.lexeme
    else { return false }
    if KindSet.places.contains(kind) {
      return !KindSet.places.contains(first.kind) && first.isBeing
    }
    return first.isHuman && kind != .person && kind != .animal
      && (first.wordClass == .pronoun || KindSet.surroundings.contains(kind))
  }

  /// *Levo o carro; levo o cachorro de carro*: a means comes behind what is moved.
  func waitsForObject(_ verb: Int, _ kind: SemanticKind) -> Bool {
    // The slots stand in their order: what comes before the object does not wait for it.
    let object = plan.verbs[verb].frame.slots.first { $0.words.isEmpty }
    guard let object, object.role == .object, object.kinds.isEmpty || object.kinds.contains(kind)
    else { return false }
    return !plan.fillers.contains { $0.role == .object && $0.verb == verb }
  }

  /// *Buy candy for a dollar, erase the picture from the board*: what a frame names behind its object is the object where
  /// nothing else is (CGEL §16.20).
  func waitsBehindObject(_ slot: FrameSlot, _ verb: Int, _ kind: SemanticKind) -> Bool {
    guard language == .english, slot.role == .other || slot.role == .instrument,
      slot.preposition != nil
    else { return false }
    return plan.verbs[verb].frame.slots.contains {
      $0.role == .object && $0.preposition == nil && !$0.isForNamedWords
        && ($0.kinds.isEmpty || $0.kinds.contains(kind))
    } && !plan.fillers.contains { $0.role == .object && $0.verb == verb }
  }

  /// *Llevo gafas y gorro*: one garment is not in the other.
  private func isWornBeside(_ verb: Int, _ kind: SemanticKind) -> Bool {
    language == .spanish && kind == .clothing && plan.verbs[verb].frame.lemma == "llevar"
      && plan.fillers.contains {
        $0.role == .object && $0.verb == verb && $0.phrases[0].kind == .clothing
      }
  }

  /// *Meter el libro en la mochila, caber en la caja*: a place that the verb names without its kinds
  /// can be any thing, where no object is wanted any more.
  func isWhereThingsGo(_ slot: FrameSlot, _ verb: Int, _ kind: SemanticKind) -> Bool {
    if isWornBeside(verb, kind) { return false }
    guard slot.role.isPlace, slot.kinds.isEmpty, slot.article != nil,
      KindSet.surroundings.contains(kind) || KindSet.edible.contains(kind) && isPoured(verb)
    else { return false }
    let object = plan.fillers.first { $0.role == .object && $0.verb == verb }
    if object?.phrases[0].roleKind == kind, plan.verbs[verb].frame.pattern == .existential {
      return false
    }
    return !plan.verbs[verb].frame.slots.contains { slot in
      slot.role == .object && !slot.isForNamedWords
        && !plan.fillers.contains { $0.role == .object && $0.verb == verb }
    }
  }

  /// *Promise to visit me, você deve consultar o médico*: who is chosen behind the second verb is whom that is done to
  /// (Cunha & Cintra, chapter 13, *Verbos auxiliares*).
  func isOfLaterVerb(_ kind: SemanticKind, _ verb: Int, _ loose: LoosePhrase) -> Bool {
    let last = plan.verbs.count - 1
    if isBehindModal(verb, loose) { return true }
    guard language == .english, verb < last, loose.after == last, KindSet.beings.contains(kind)
    else { return false }
    return plan.verbs[last].frame.slots.contains {
      ($0.role == .object || $0.role == .recipient)
        && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(kind)) && $0.words.isEmpty
    }
  }

  /// *Você deve consultar o médico, você deveria ir ao médico*: nothing behind the second verb is the modal's.
  func isBehindModal(_ verb: Int, _ loose: LoosePhrase) -> Bool {
    language == .portuguese && verb < loose.after && plan.verbs[verb].frame.pattern == .modal
  }

  /// Whether food goes into food: *echar sal en la sopa*.
  private func isPoured(_ verb: Int) -> Bool {
    ["echar", "añadir", "verter", "mojar", "meter", "poner", "espolvorear"].contains(
      plan.verbs[verb].frame.lemma)
  }

  /// Whether the last verb can have any object, not only one that makes a phrase with it.
  var lastVerbTakesObject: Bool {
    plan.verbs.last?.frame.slots.contains { $0.role == .object && !$0.isForNamedWords } ?? false
  }
}

extension RoleAssigner {
  /// *go/store/buy/bread, go/garage/to/get/car*: what stands behind the last verb and can be what it is done to is neither the purpose of going there nor what one goes by
  /// (CGEL §15.48, clauses of purpose keep their own object).
  func isDoneToByLast(
    _ slot: FrameSlot, _ verb: Int, _ kind: SemanticKind, _ loose: LoosePhrase
  ) -> Bool {
    let last = plan.verbs.count - 1
    guard language == .english, verb < last, loose.after == last,
      slot.role == .topic
        || slot.role == .instrument && kind == .vehicle
          && EnglishHabits.doneToVehicles.contains(plan.verbs[last].frame.lemma),
      plan.verbs[verb].frame.slot(.placeTo) != nil,
      !plan.verbs[last].frame.isDefault,
      !plan.fillers.contains(where: { $0.verb == last && $0.role == .object })
    else { return false }
    return plan.verbs[last].frame.slots.contains {
      $0.role == .object && $0.preposition == nil
        && ($0.acceptedKinds.isEmpty && $0.words.isEmpty || $0.acceptedKinds.contains(kind)
          || $0.words.contains(loose.lemma))
    }
  }
}
