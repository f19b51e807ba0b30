public import AACCore

/// Joins unstressed pronouns to verb forms, with the changes of spelling that this brings.
///
///     PortugueseClitics.attach("o", to: "fazer")        // fazê-lo
///     PortugueseClitics.attach("nos", to: "lavamos")    // lavamo-nos
///     PortugueseClitics.insert("lhe", into: "darei")    // dar-lhe-ei
///
/// Source: Cunha & Cintra, chapter 11 (*Pronomes pessoais*: forms *lo, no*, combinations, mesoclisis); agreement of 1990,
/// base XVII (hyphen).
public enum PortugueseClitics {
  /// The form with a pronoun after it: *amá-lo, dão-no, diz-me*.
  public static func attach(_ pronoun: String, to form: String) -> String {
    if isDirect(pronoun) { return attachDirect(pronoun, to: form) }
    if pronoun.endsIn("nos") || pronoun.endsIn("no-lo"), form.endsIn("mos") {
      return form.cutting(1) + "-" + pronoun
    }
    return form + "-" + pronoun
  }

  /// The future or conditional with a pronoun inside it; any other form has it after it.
  public static func insert(_ pronoun: String, into form: String) -> String {
    guard let ending = futureEnding(of: form) else { return attach(pronoun, to: form) }
    let stem = form.cutting(ending.utf8.count)
    return attach(pronoun, to: stem == "por" ? "pôr" : stem) + "-" + ending
  }

  /// A dative and an accusative as one word, as Portugal says it: *me* and *o* give *mo*.
  ///
  /// Nil when the first cannot stand before the second.
  public static func joined(_ dative: String, _ accusative: String) -> String? {
    guard isDirect(accusative) else { return nil }
    return switch dative {
    case "me": "m" + accusative
    case "te": "t" + accusative
    case "lhe", "lhes": "lh" + accusative
    case "nos": "no-l" + accusative
    case "vos": "vo-l" + accusative
    default: nil
    }
  }

  /// The reflexive pronoun of a person: *me, te, se, nos, vos, se*.
  public static func reflexive(
    _ person: GrammaticalPerson, _ number: GrammaticalNumber
  ) -> String {
    switch (person, number) {
    case (.first, .singular): "me"
    case (.second, .singular): "te"
    case (.first, .plural): "nos"
    case (.second, .plural): "vos"
    case (.third, _): "se"
    }
  }

  private static func isDirect(_ pronoun: String) -> Bool {
    switch pronoun {
    case "o", "a", "os", "as": true
    default: false
    }
  }

  private static func attachDirect(_ pronoun: String, to form: String) -> String {
    switch form {
    case "quer": return "quere-" + pronoun
    case "tens": return "tem-l" + pronoun
    case "vens": return "vem-l" + pronoun
    default: break
    }
    switch form.lastByte {
    case UInt8(ascii: "r"), UInt8(ascii: "z"): return stressedEnd(form.cutting(1)) + "-l" + pronoun
    case UInt8(ascii: "s"):
      let rest = form.cutting(1)
      return (rest.endsIn("n") ? rest.cutting(1) + "m" : rest) + "-l" + pronoun
    default:
      let isNasal = form.endsIn(anyOf: ["m", "ão", "õe"])
      return form + (isNasal ? "-n" : "-") + pronoun
    }
  }

  /// What is left of an infinitive without *-r*, or of *faz* without *-z*, with its accent.
  private static func stressedEnd(_ rest: String) -> String {
    switch rest.lastByte {
    case UInt8(ascii: "a"): return rest.cutting(1) + "á"
    case UInt8(ascii: "e"): return rest.cutting(1) + "ê"
    case UInt8(ascii: "o"): return rest.cutting(1) + "ô"
    case UInt8(ascii: "i"):
      let isHiatus =
        rest.endsIn(anyOf: ["ai", "oi", "ui"]) && !rest.endsIn(anyOf: ["gui", "qui"])
      return isHiatus ? rest.cutting(1) + "í" : rest
    default: return rest
    }
  }

  private static func futureEnding(of form: String) -> String? {
    let endings = [
      "ríamos", "ríeis", "remos", "reis", "rias", "riam", "ria", "rei", "rás", "rão", "rá",
    ]
    return endings.first { form.endsIn($0) }?.dropFirst().description
  }
}
