import AACCore

/// What the second of two things is to the first where neither the verb's frame nor their kinds say it: what it is done
/// with, what it goes onto or into.
///
/// Sources: CGEL §9.49 (means and instrument), §9.16 (position and destination), §16.56 (objects with prepositions).
extension EnglishSentence {
  /// *take/picture/phone, dry/table/cloth, glue/star/card, drop/phone/toilet, put/butter/bread, roll/ball/dog*.
  static func meansOrPlace(_ noun: Lexeme, _ before: Lexeme, _ verb: String)
    -> EnglishWhereabouts?
  {
    guard before.wordClass == .noun, !before.isBeing else { return nil }
    if noun.isBeing {
      return rolled.contains(verb) && before.kind == .toy
        ? EnglishWhereabouts("to", nil, isOpen: true) : nil
    }
    return means(noun, before, verb) ?? holder(noun, before, verb)
  }

  /// What it is done with.
  private static func means(_ noun: Lexeme, _ before: Lexeme, _ verb: String)
    -> EnglishWhereabouts?
  {
    if noun.kind == .body, handled.contains(verb), limbs.contains(noun.lemma), before.kind != .body
    {
      // *knead/dough/hands, trace/letters/finger.*
      return EnglishWhereabouts("with", nil, isOpen: true)
    }
    if cleansed.contains(verb), cleansers.contains(noun.lemma), before.lemma != noun.lemma {
      return EnglishWhereabouts("with", nil)
    }
    switch verb {
    case "take", "record", "film", "make":
      return ["picture", "photo", "video", "selfie"].contains(before.lemma)
        && ["phone", "tablet", "camera", "iPad"].contains(noun.lemma)
        ? EnglishWhereabouts("with", nil, isOpen: true) : nil
    case "clean", "wipe", "dry", "polish", "cover", "wash":
      return noun.lemma == "cloth" ? EnglishWhereabouts("with", "a") : nil
    case "turn on", "turn off", "turn up", "turn down", "change", "pause", "control":
      if noun.lemma == "remote" || noun.lemma == "remote control" {
        return EnglishWhereabouts("with")
      }
      return verb == "control" && noun.kind == .body
        ? EnglishWhereabouts("with", nil, isOpen: true) : nil
    case "move", "steer", "drive", "operate":
      return noun.kind == .body
        && ["wheelchair", "chair", "mouse", "cursor"].contains(before.lemma)
        ? EnglishWhereabouts("with", nil, isOpen: true) : nil
    case "tie", "wrap":
      return ["string", "rope", "ribbon", "yarn"].contains(noun.lemma)
        ? EnglishWhereabouts("with", nil, isOpen: true) : nil
    case "catch":
      return ["glove", "net", "mitt"].contains(noun.lemma)
        ? EnglishWhereabouts("with", "a") : nil
    case "charge":
      return before.kind == .device && noun.kind == .vehicle ? EnglishWhereabouts("in") : nil
    case "need", "want", "get":
      return noun.kind == .body && soothing.contains(before.lemma)
        ? EnglishWhereabouts("for", nil, isOpen: true) : nil
    case "spill", "drop":
      return before.kind == .drink && [.book, .device, .toy].contains(noun.kind)
        || before.kind == .drink && noun.lemma == "homework"
        ? EnglishWhereabouts("on", nil, isOpen: true) : nil
    default: return nil
    }
  }

  private static let handled = EnglishWords.set(
    """
    knead trace mix eat paint type draw write play catch open press touch hold move point stir dig pick pull push
    tap kick hit throw squeeze smear spread
    """)
  private static let limbs = EnglishWords.set(
    "hand hands finger fingers foot feet toe toes mouth teeth elbow elbows thumb thumbs")
  private static let cleansed = EnglishWords.set(
    "clean wash wipe rinse scrub mop disinfect sterilize bathe spray soak remove treat")
  private static let cleansers = EnglishWords.set(
    "soap water alcohol bleach vinegar shampoo detergent sanitizer peroxide disinfectant saline")

  /// What is put on a part of the body that hurts.
  private static let soothing = EnglishWords.set(
    "bandaid band-aid bandage plaster cream lotion ice ointment splint brace medicine")

  /// What it goes onto or into.
  private static func holder(_ noun: Lexeme, _ before: Lexeme, _ verb: String)
    -> EnglishWhereabouts?
  {
    switch verb {
    case "glue", "stick", "tape", "pin", "staple":
      guard !["glue", "tape", "pin", "magnet", "stapler"].contains(noun.lemma),
        !noun.kind.isTemporal, noun.kind != .material || noun.lemma == "paper",
        before.kind != .furniture
      else { return nil }
      return noun.kind == .furniture || noun.kind == .book || noun.kind == .material
        || noun.kind == .thing ? EnglishWhereabouts("on") : nil
    case "pack":
      return EnglishHabits.boxes.contains(noun.lemma) && !EnglishHabits.boxes.contains(before.lemma)
        ? EnglishWhereabouts("in", nil, isOpen: true) : nil
    case "drop", "dump", "throw", "flush", "put":
      if noun.lemma == "toilet" { return EnglishWhereabouts("in") }
      if ["floor", "ground"].contains(noun.lemma), verb == "dump" {
        return EnglishWhereabouts("on")
      }
      if verb == "put" { return laidOn(noun, before) }
      return verb == "throw" ? flight(noun, before) : nil
    case "kick", "hit": return flight(noun, before)
    case "stir", "mix", "pour", "add":
      return noun.kind == .drink && KindSet.edible.contains(before.kind) && before.lemma != "water"
        ? EnglishWhereabouts(verb == "stir" || verb == "mix" ? "into" : "to")
        : nil
    case "deliver", "ship":
      return noun.isPlaceLike ? EnglishWhereabouts("to", noun.lemma == "home" ? nil : "the") : nil
    default: return nil
    }
  }

  /// *put/butter/bread, put/coat/hook*.
  private static func laidOn(_ noun: Lexeme, _ before: Lexeme) -> EnglishWhereabouts? {
    if ["hook", "hanger", "rack", "peg", "hangers"].contains(noun.lemma) {
      return EnglishWhereabouts("on")
    }
    guard KindSet.edible.contains(noun.kind), KindSet.edible.contains(before.kind) else {
      return nil
    }
    if EnglishHabits.spreadOn.contains(noun.lemma) { return EnglishWhereabouts("on") }
    return noun.kind == .drink || ["soup", "cereal", "bowl"].contains(noun.lemma)
      ? EnglishWhereabouts("in") : nil
  }

  /// *kick/ball/tree*: what a ball flies into.
  private static func flight(_ noun: Lexeme, _ before: Lexeme) -> EnglishWhereabouts? {
    before.kind == .toy && flownInto.contains(noun.lemma) ? EnglishWhereabouts("into") : nil
  }

  static let speaking = EnglishWords.set("talk speak communicate")
  static let voices = EnglishWords.set("tablet device talker iPad communicator eyes")
  private static let rolled = EnglishWords.set("roll kick bounce slide toss pass")
  private static let flownInto = EnglishWords.set(
    "tree bush lake river pool pond yard street water road")
}
