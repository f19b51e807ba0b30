import AACCore

extension RomancePronoun {
  /// Spanish pronouns by every word that a tile may bear (NGLE §16.2, §16.5).
  static func spanish(_ variety: LanguageVariety) -> [String: RomancePronoun] {
    let tú = RomancePronoun(
      "tú", .second, .singular, prepositional: "ti", "te", "te", "te", comitative: "contigo")
    let vos = RomancePronoun("vos", .second, .singular, nil, "te", "te", "te", isVoseo: true)
    let yo = RomancePronoun(
      "yo", .first, .singular, prepositional: "mí", "me", "me", "me", comitative: "conmigo")
    func they(_ subject: String, _ gender: Gender?, _ accusative: String) -> RomancePronoun {
      RomancePronoun(
        subject, .third, .plural, gender, accusative, "les", "se", isDroppable: false)
    }
    func he(_ subject: String, _ gender: Gender?, _ accusative: String) -> RomancePronoun {
      RomancePronoun(
        subject, .third, .singular, gender, accusative, "le", "se", isDroppable: false)
    }
    let ustedes = they("ustedes", nil, "los")
    let isSpain = variety == .spanishSpain
    func familiar(_ subject: String, _ gender: Gender?) -> RomancePronoun {
      guard isSpain else { return ustedes }
      return RomancePronoun(subject, .second, .plural, gender, "os", "os", "os")
    }
    let second = variety == .spanishArgentina ? vos : tú
    return [
      "yo": yo, "mí": yo, "me": yo, "tú": second, "ti": second, "te": second, "vos": vos,
      "usted": he("usted", nil, "lo"), "él": he("él", .masculine, "lo"),
      "ella": he("ella", .feminine, "la"), "ello": he("ello", .masculine, "lo"),
      "nosotros": RomancePronoun("nosotros", .first, .plural, nil, "nos", "nos", "nos"),
      "nosotras": RomancePronoun("nosotras", .first, .plural, .feminine, "nos", "nos", "nos"),
      "vosotros": familiar("vosotros", nil), "vosotras": familiar("vosotras", .feminine),
      "ustedes": ustedes, "ellos": they("ellos", .masculine, "los"),
      "ellas": they("ellas", .feminine, "las"),
      "lo": he("él", .masculine, "lo"), "la": he("ella", .feminine, "la"),
      "le": he("él", nil, "lo"),
      "los": they("ellos", .masculine, "los"), "las": they("ellas", .feminine, "las"),
      "les": they("ellos", nil, "los"),
      "nos": RomancePronoun("nosotros", .first, .plural, nil, "nos", "nos", "nos"),
      "os": familiar("vosotros", nil),
    ]
  }

  /// Portuguese pronouns (Cunha & Cintra, chapter 11); in Brazil *você* and the third persons as
  /// recipients stay whole.
  static func portuguese(_ variety: LanguageVariety) -> [String: RomancePronoun] {
    let isBrazil = variety == .portugueseBrazil
    func third(
      _ subject: String, _ number: GrammaticalNumber, _ gender: Gender?, _ accusative: String?,
      isWhole: Bool = false, behind: String? = nil, with: String? = nil
    ) -> RomancePronoun {
      let dative = number == .plural ? "lhes" : "lhe"
      return RomancePronoun(
        subject, .third, number, gender, prepositional: isBrazil ? nil : behind,
        isWhole && isBrazil ? nil : accusative, isBrazil ? nil : dative, "se",
        comitative: isBrazil ? nil : with, isDroppable: false)
    }
    let eu = RomancePronoun(
      "eu", .first, .singular, prepositional: "mim", "me", "me", "me", comitative: "comigo",
      isDroppable: !isBrazil)
    let tu = RomancePronoun(
      "tu", .second, .singular, prepositional: "ti", "te", "te", "te", comitative: "contigo",
      isDroppable: !isBrazil)
    let we = RomancePronoun(
      "nós", .first, .plural, nil, "nos", "nos", "nos",
      comitative: isBrazil ? "conosco" : "connosco",
      isDroppable: !isBrazil)
    return [
      "eu": eu, "mim": eu, "me": eu, "tu": tu, "ti": tu, "te": tu, "nós": we,
      // Para si, consigo: Cunha & Cintra, chapter 11, *Pronomes de tratamento*.
      "você": third("você", .singular, nil, "o", isWhole: true, behind: "si", with: "consigo"),
      "o senhor": third("o senhor", .singular, .masculine, "o", isWhole: true),
      "a senhora": third("a senhora", .singular, .feminine, "a", isWhole: true),
      "ele": third("ele", .singular, .masculine, "o"),
      "ela": third("ela", .singular, .feminine, "a"),
      "a gente": RomancePronoun(
        "a gente", .third, .singular, nil, nil, nil, "se", isDroppable: false),
      "vós": RomancePronoun("vós", .second, .plural, nil, "vos", "vos", "vos"),
      "vocês": third("vocês", .plural, nil, isBrazil ? nil : "vos", isWhole: true),
      "eles": third("eles", .plural, .masculine, "os"),
      "elas": third("elas", .plural, .feminine, "as"),
      "o": third("ele", .singular, .masculine, "o"), "a": third("ela", .singular, .feminine, "a"),
      "os": third("eles", .plural, .masculine, "os"), "as": third("elas", .plural, .feminine, "as"),
      "lhe": third("ele", .singular, nil, "o"), "lhes": third("eles", .plural, nil, "os"),
      "nos": we,
    ]
  }
}
