import AACCore

/// How Spanish adjectives agree, by list where their ending misleads, else by their ending.
enum SpanishAdjective {
  /// The forms of an adjective, given in the masculine singular, for a gender and number.
  static func forms(
    of lemma: String, _ gender: Gender, _ number: GrammaticalNumber
  ) -> [String] {
    if invariable.contains(lemma) { return [lemma] }
    if colours.contains(lemma) {
      return number == .singular ? [lemma] : [lemma] + SpanishPlural.plurals(of: lemma)
    }
    let singular = gender == .feminine ? feminine(of: lemma) : lemma
    return number == .singular ? [singular] : SpanishPlural.plurals(of: singular)
  }

  /// The feminine singular: *buena, española, holgazana*, and *feliz* as it is.
  static func feminine(of lemma: String) -> String {
    let letters = SpanishLetters(spanish: lemma)
    guard letters.count > 1, !oneGender.contains(lemma) else { return lemma }
    if letters.last == "o" { return (letters.dropLast() + ["a"]).text }
    if letters.hasSuffix("ete") || letters.hasSuffix("ote") {
      return letters.count > 4 ? (letters.dropLast() + ["a"]).text : lemma
    }
    guard addsA(letters, lemma), let stress = SpanishOrthography.stress(of: letters) else {
      return lemma
    }
    var feminine = letters + ["a"]
    SpanishOrthography.accentuate(&feminine, at: stress)
    return feminine.text
  }

  /// Whether an adjective in a consonant has a feminine in *-a*.
  private static func addsA(_ letters: SpanishLetters, _ lemma: String) -> Bool {
    if takesA.contains(lemma) { return true }
    if letters.hasSuffix("or") { return !letters.hasSuffix("erior") && !letters.hasSuffix("color") }
    return ["án", "ón", "ín", "és"].contains(where: letters.hasSuffix)
  }

  private static let takesA = SpanishNounTables.words("español andaluz mongol zascandil haragán")

  /// They end as those that change do, and do not.
  private static let oneGender = SpanishNounTables.words(
    """
    mejor peor mayor menor junior júnior sénior cortés descortés montés marrón afín gratis beige
    bicolor tricolor multicolor unicolor
    """)

  private static let invariable = SpanishNounTables.words(
    """
    gratis multimedia anti súper unisex light antirrobo antiarrugas multiusos multiuso antibalas
    cada más menos demás hembra macho wifi online offline
    """)

  /// Names of things used as colours, and others that agree in number or stay as they are.
  private static let colours = SpanishNounTables.words(
    """
    rosa naranja violeta malva lila fucsia turquesa crema púrpura mostaza esmeralda salmón
    chocolate granate burdeos café ocre extra estándar
    """)

  // MARK: - Short forms and comparatives

  /// The form that stands before a noun: *buen día, gran casa, primer piso, san José, cien niños*.
  static func beforeNoun(
    _ lemma: String, _ gender: Gender, _ number: GrammaticalNumber, noun: String
  ) -> String {
    let full = forms(of: lemma, gender, number).first ?? lemma
    guard number == .singular else { return lemma == "cien" || lemma == "ciento" ? "cien" : full }
    switch lemma {
    case "grande": return "gran"
    case "cualquiera": return "cualquier"
    case "ciento", "cien": return "cien"
    default: break
    }
    guard gender == .masculine else { return full }
    if lemma == "santo" { return keepsSanto.contains(noun.lowercased()) ? "santo" : "san" }
    return shortMasculine[lemma] ?? full
  }

  private static let shortMasculine = [
    "bueno": "buen", "malo": "mal", "primero": "primer", "tercero": "tercer",
    "postrero": "postrer", "alguno": "algún", "ninguno": "ningún", "uno": "un",
    "veintiuno": "veintiún", "decimotercero": "decimotercer", "decimoprimero": "decimoprimer",
    "vigesimoprimero": "vigesimoprimer", "vigesimotercero": "vigesimotercer",
  ]

  /// *Santo* stays whole before these names and before common nouns such as *padre*.
  private static let keepsSanto = SpanishNounTables.words(
    "tomás tomé toribio domingo padre día oficio grial sepulcro sacramento rosario patrón varón")

  static let comparatives = [
    "bueno": "mejor", "malo": "peor", "grande": "mayor", "pequeño": "menor", "mucho": "más",
    "poco": "menos", "bien": "mejor", "mal": "peor",
  ]
}
