import AACCore

/// A part of the body or something worn beside the one whose it is: *cut/I/hair, tie/I/shoes, put/baby/diaper*.
///
/// Sources: CGEL §5.35 (possessives with parts of the body), §9.46 (*kiss somebody on the cheek*); CaGEL ch. 5 §16.
extension EnglishClause {
  /// Makes the being the owner, or the one that it is put on.
  mutating func settleParts() {
    for verb in plan.verbs.indices {
      kiss(verb)
      guard let being = looseBeing(of: verb) else { continue }
      if dress(being, verb) || touch(being, verb) { continue }
      own(being, verb)
    }
  }

  /// *kiss/Mom/cheek* where the two were taken for one thing.
  private mutating func kiss(_ verb: Int) {
    guard ["kiss", "hug"].contains(plan.verbs[verb].frame.lemma),
      let part = ownedPart(of: verb), let who = phrase(part).complement.first
    else { return }
    var touched = phrase(part)
    touched.complement = []
    take([part])
    plan.fillers.append(Filler(.object, who, verb: verb))
    var filler = Filler(.placeAt, touched, preposition: "on", article: .definite, verb: verb)
    filler.isGoverned = true
    plan.fillers.append(filler)
  }

  private func ownedPart(of verb: Int) -> Place? {
    place(of: verb) { phrase in
      phrase.kind == .body && phrase.complement.first?.noun?.lexeme.isBeing == true
        && phrase.possessive == nil
    }
  }

  private struct Place {
    let filler: Int
    let phrase: Int
  }

  /// The being that the verb was given without a preposition.
  private func looseBeing(of verb: Int) -> Place? {
    place(of: verb) { phrase in
      guard let noun = phrase.noun?.lexeme else { return false }
      return (noun.isBeing || ["her", "him"].contains(noun.lemma))
        && !EnglishHabits.indefinitePronouns.contains(noun.lemma)
    }
  }

  private func place(of verb: Int, where isWanted: (NounPhrase) -> Bool) -> Place? {
    for index in plan.fillers.indices
    where plan.fillers[index].verb == verb && plan.fillers[index].prepositionTile == nil
      && (plan.fillers[index].role != .attribute || plan.verbs[verb].frame.lemma == "look")
      && plan.fillers[index].role != .topic
    {
      let phrases = plan.fillers[index].phrases
      guard
        let found = phrases.firstIndex(where: { $0.connective == nil && isWanted($0) })
      else { continue }
      return Place(filler: index, phrase: found)
    }
    return nil
  }

  private func part(of verb: Int, where isWanted: (Lexeme) -> Bool) -> Place? {
    place(of: verb) { phrase in
      guard let noun = phrase.noun?.lexeme, phrase.possessive == nil, phrase.complement.isEmpty,
        phrase.demonstrative == nil, phrase.determiner == nil
      else { return false }
      return isWanted(noun)
    }
  }

  /// *put/baby/diaper* → *put the diaper on the baby*.
  private mutating func dress(_ being: Place, _ verb: Int) -> Bool {
    guard ["put", "place"].contains(plan.verbs[verb].frame.lemma),
      let thing = part(of: verb, where: { EnglishHabits.isWorn($0) })
        ?? place(of: verb, where: { $0.noun.map { EnglishHabits.isWorn($0.lexeme) } == true }),
      !plan.fillers.contains(where: { $0.verb == verb && $0.prepositionTile != nil })
    else { return false }
    let (who, what) = (phrase(being), phrase(thing))
    take([being, thing])
    plan.fillers.append(
      Filler(
        .object, what, article: what.isPlain ? .definite : nil, verb: verb))
    var filler = Filler(.placeTo, who, preposition: "on", verb: verb)
    filler.isGoverned = false
    plan.fillers.append(filler)
    return true
  }

  /// *kiss/Mom/cheek, give/shot/I/arm*: where somebody is touched.
  private mutating func touch(_ being: Place, _ verb: Int) -> Bool {
    let frame = plan.verbs[verb].frame
    guard let part = part(of: verb, where: { $0.kind == .body }) else { return false }
    let isGiven =
      frame.slot(.recipient) != nil && part.phrase > 0
      && plan.fillers[part.filler].role == .object
    guard isGiven || frame.lemma == "kiss" || frame.lemma == "hug" else { return false }
    let where_ = phrase(part)
    guard let noun = where_.noun?.lexeme else { return false }
    let given = plan.fillers[part.filler].phrases[0].noun?.lexeme.lemma ?? ""
    let isOn =
      frame.lemma == "kiss" || frame.lemma == "hug"
      || EnglishHabits.touches.contains(given)
    let who = phrase(being)
    if isGiven {
      take([part])
    } else {
      take([being, part])
      plan.fillers.append(Filler(.object, who, verb: verb))
    }
    let isOwn = noun.lemma == "hand" && !isOn
    var filler = Filler(
      .placeAt, where_, preposition: isOn && !isOwn ? "on" : "in", article: .definite, verb: verb)
    filler.isGoverned = true
    plan.fillers.append(filler)
    return true
  }

  /// *cut/I/hair* → *cut my hair*.
  private mutating func own(_ being: Place, _ verb: Int) {
    let frame = plan.verbs[verb].frame
    let handles =
      EnglishHabits.handlingParts.contains(frame.lemma)
      || EnglishHabits.striking.contains(frame.lemma) && isBehindPart(being)
    guard handles || frame.pattern == .grooming,
      let part = part(
        of: verb,
        where: { noun in
          noun.kind == .body || noun.kind == .clothing
        }), part.filler != being.filler || part.phrase != being.phrase
    else { return }
    let owner = phrase(being)
    guard let noun = owner.noun else { return }
    if isImperative, noun.lexeme.wordClass != .pronoun { return }
    var owned = phrase(part)
    if noun.lexeme.wordClass == .pronoun {
      guard let pronoun = EnglishPronouns.of(noun.lexeme.lemma) else { return }
      var word = noun
      word.lexeme = Lexeme(lemma: pronoun.possessive, wordClass: .determiner, kind: .possessive)
      owned.possessive = word
      out.note(.owner, owned.noun?.lexeme.lemma ?? "", pronoun.possessive)
    } else {
      owned.complement = [owner]
    }
    take([being, part])
    // *look at the boy's mouth*
    let preposition = frame.slot(.object)?.preposition
    plan.fillers.append(Filler(.object, owned, preposition: preposition, verb: verb))
  }

  /// *bite/leg/me*, but *bite/me/leg*: whose it is stands right behind it.
  private func isBehindPart(_ being: Place) -> Bool {
    guard let tile = phrase(being).noun?.tile else { return false }
    return plan.fillers.contains { filler in
      filler.phrases.contains { $0.kind == .body && $0.noun?.tile.map { $0 + 1 } == tile }
    }
  }

  private func phrase(_ place: Place) -> NounPhrase {
    var phrase = plan.fillers[place.filler].phrases[place.phrase]
    phrase.connective = nil
    return phrase
  }

  /// Takes the phrases out of their fillers; fillers that are left without any go too.
  private mutating func take(_ places: [Place]) {
    for place in places.sorted(by: { ($0.filler, $0.phrase) > ($1.filler, $1.phrase) }) {
      plan.fillers[place.filler].phrases.remove(at: place.phrase)
      if plan.fillers[place.filler].phrases.isEmpty {
        plan.fillers.remove(at: place.filler)
      } else {
        plan.fillers[place.filler].phrases[0].connective = nil
      }
    }
  }
}

extension EnglishHabits {
  /// Verbs, beside those of grooming, that are done to a part of somebody's body or to what he wears.
  static let handlingParts = EnglishWords.set(
    """
    cut trim comb shave rub scratch massage bandage check examine hold squeeze pull cover fix braid curl warm stretch
    lift bend rinse scrub zip unzip button unbutton tie untie fasten unfasten buckle unbuckle lace tighten loosen wipe
    dry wash clean brush paint polish measure cure heal touch straighten bathe clip cream wet break hurt twist sting bruise
    lick kiss pinch tickle poke pat look
    """
  ).union([
    "pull out", "take out", "wrap up", "pull off", "numb", "fill", "drill", "x-ray",
    "take off", "put on", "pull up", "pull down", "roll up", "look at", "do up", "zip up",
    "button up", "dry off",
    "wash off", "tie up", "clean up",
  ])

  /// What an animal is led with.
  static let leads: WordSet = ["leash", "harness", "lead"]

  /// What is given on the skin rather than in it: *a kiss on the cheek*.
  static let touches = EnglishWords.set(
    "kiss hug pat slap bandage plaster sticker tattoo massage tickle cream lotion stamp kisses")

  /// What is put on somebody.
  static func isWorn(_ noun: Lexeme) -> Bool {
    noun.kind == .clothing
      || [
        "diaper", "nappy", "bandage", "plaster", "Band-Aid", "leash", "brace", "orthosis", "splint",
        "bib", "collar",
        "harness", "seat belt", "sunscreen",
      ].contains(noun.lemma)
  }
}
