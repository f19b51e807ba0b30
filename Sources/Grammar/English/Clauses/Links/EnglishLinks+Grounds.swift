import AACCore

/// On what one hurts oneself, in what one looks at oneself, for whom one waits so long, for what one asks somebody, on whom a
/// coat is put: *twist/foot/stairs, comb/hair/mirror, wait/two/hours/doctor, ask/forgiveness/friend, put on/coat/baby*.
///
/// Sources: CGEL §9.16–9.17 (*on* surfaces, *in the mirror*), §16.28–16.30 (*wait for, ask for*), §16.60 (*ask somebody for*).
extension EnglishLinks {
  func onGround(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    hurtOn(core, verb) ?? inMirror(core, verb) ?? waitedFor(core, verb) ?? askedOf(core, verb)
      ?? outOn(core, verb) ?? because(core, verb) ?? toDoctor(core, verb) ?? inHeat(core, verb)
  }

  /// *twist/foot/stairs, break/arm/trampoline* (CGEL §9.16).
  private func hurtOn(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard Self.hurting.contains(verb), core.count > 1, core.count < 4, let ground = core.last,
      Self.grounds.contains(ground.lexeme.lemma), core[core.count - 2].lexeme.kind == .body
    else { return nil }
    return core.dropLast() + small("on") + small("the") + [ground]
  }

  static let hurting = EnglishWords.set(
    "twist sprain break hurt injure bump scrape hit cut fracture bruise skin stub burn")
  private static let grounds = EnglishWords.set(
    "stairs steps ice trampoline ladder floor slide swing sidewalk stove rock fence ground step grill iron"
  )

  /// *comb/hair/mirror, look at/myself/mirror* (CGEL §9.17).
  private func inMirror(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard Self.grooming.contains(verb), core.count > 1, let mirror = core.last,
      mirror.lexeme.lemma == "mirror", case let before = core[core.count - 2].lexeme,
      before.kind == .body || before.wordClass == .pronoun || before.kind == .clothing
        || ["hair", "face", "teeth", "beard", "makeup"].contains(before.lemma)
    else { return nil }
    return core.dropLast() + [said("in the mirror", mirror)]
  }

  static let grooming = WordSet(
    EnglishWords.set("comb brush fix see check do shave watch").words + ["look at", "put on"])

  /// *wait/two/hours/doctor, wait/ten/minutes/bus*: for whom, and how long (CGEL §9.38).
  private func waitedFor(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard verb == "wait", core.count == 3, core[0].lexeme.wordClass == .numeral,
      EnglishRowOrder.isUnit(core[1].lexeme), case let awaited = core[2],
      awaited.lexeme.wordClass == .noun, !awaited.lexeme.kind.isTemporal,
      awaited.lexeme.isBeing || awaited.lexeme.kind == .vehicle
        || KindSet.edible.contains(awaited.lexeme.kind)
    else { return nil }
    let isNamed =
      awaited.lexeme.article == .bare || EnglishPeople.isPossessed(awaited.lexeme.lemma)
    return core.dropLast() + small("for") + (isNamed ? [] : small("the")) + [awaited]
  }

  /// *ask/forgiveness/friend, ask/help/teacher*: of whom for what (CGEL §16.60).
  private func askedOf(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard verb == "ask", core.count == 2,
      Self.favors.contains(core[0].lexeme.lemma),
      core[1].lexeme.isHuman || core[1].lexeme.wordClass == .pronoun
    else { return nil }
    return [core[1]] + small("for") + [core[0]]
  }

  private static let favors = EnglishWords.set(
    "forgiveness permission advice help money attention mercy patience time information")

  /// *go out/balcony, eat/breakfast/terrace* (CGEL §9.16).
  private func outOn(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard ["go out", "come out", "step out", "be out"].contains(verb), core.count == 1,
      ["balcony", "terrace", "patio", "porch", "deck", "roof"].contains(core[0].lexeme.lemma)
    else { return nil }
    return small("on") + small("the") + [core[0]]
  }

  /// *come/with me/doctor, go/me/dentist*: to whom, and with whom (CGEL §9.52).
  private func toDoctor(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard ["go", "come"].contains(verb), core.count == 2 || core.count == 3, let last = core.last,
      ["doctor", "dentist", "vet", "hairdresser", "barber"].contains(last.lexeme.lemma)
    else { return nil }
    let first = core[0].lexeme.lemma
    let isWith = core.count == 2 ? first.hasPrefix("with ") : first == "with"
    guard
      isWith && (core.count == 2 || core[1].lexeme.wordClass == .pronoun)
        || core.count == 2 && ["me", "us", "him", "them"].contains(first)
    else { return nil }
    return (isWith ? [] : small("with")) + core.dropLast() + small("to") + small("the") + [last]
  }

  /// *sleep/heat, work/cold* (CGEL §9.17).
  private func inHeat(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard ["sleep", "rest", "work", "live", "run", "walk"].contains(verb), core.count == 1,
      ["heat", "cold", "rain", "snow", "wind"].contains(core[0].lexeme.lemma)
    else { return nil }
    return small("in") + small("the") + [noun(core[0], .weather)]
  }

  /// *be/swollen/allergy, be embarrassed/stain, be/fed up/wait*: from what, about what and with what (CGEL §16.69).
  private func because(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if verb == "be embarrassed", core.count == 1, Self.stains.contains(core[0].lexeme.lemma) {
      return small("about") + small("the") + [noun(core[0], .thing)]
    }
    if verb == "get bored", core.count == 1, ["mass", "church"].contains(core[0].lexeme.lemma) {
      return [said("in \(core[0].lexeme.lemma)", core[0])]
    }
    guard verb == "be", core.count == 2 else { return nil }
    if core[0].lexeme.lemma == "fed up", core[1].lexeme.wordClass == .verb,
      let doing = EnglishMorphology().gerunds(of: core[1].lexeme.lemma).first
    {
      return [core[0], said("with \(doing)", core[1])]
    }
    if core[0].lexeme.lemma == "embarrassed", Self.stains.contains(core[1].lexeme.lemma) {
      return [core[0]] + small("about") + small("the") + [noun(core[1], .thing)]
    }
    guard Self.sore.contains(core[0].lexeme.lemma), doer?.kind == .body,
      core[1].lexeme.kind == .illness || Self.harms.contains(core[1].lexeme.lemma)
    else { return nil }
    return [core[0]] + small("from") + small("the") + [noun(core[1], .thing)]
  }

  private static let stains = EnglishWords.set("stain smell spill mistake burp noise mess rip tear")
  static let sore = EnglishWords.set("swollen red sore itchy dry puffy numb stiff burnt watery")
  static let harms = EnglishWords.set(
    "allergy smoke sun cold heat wind fall bite sting lotion soap dust pollen walk run pepper chlorine crying"
  )

  /// *put on/coat/baby, put/hat/doll*: on whom (CGEL §16.60).
  func dressing(_ verb: Constituent, _ core: [Constituent]) -> Linked? {
    guard verb.lexeme.lemma == "put on", core.count == 2, core[0].lexeme.kind == .clothing,
      core[1].lexeme.isBeing || ["doll", "teddy", "bear"].contains(core[1].lexeme.lemma),
      core[1].lexeme.wordClass == .noun
    else { return nil }
    var putting = verb
    putting.lexeme = lexicon.lexeme(for: "put", expecting: .verb)
    let isOwn = EnglishPeople.isPossessed(core[1].lexeme.lemma)
    return Linked(
      putting, small("the") + [core[0]] + small("on") + (isOwn ? [] : small("the")) + [core[1]])
  }
}
