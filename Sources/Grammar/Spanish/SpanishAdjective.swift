import AACCore

/// How Spanish adjectives agree, by list where their ending misleads, else by their ending.
///
/// Source: NGLE §2.4, §13.2 (gender), §3.2 (number), §13.7 (colours), §13.12 (short forms), §7.2 (comparatives).
enum SpanishAdjective {
  /// The forms of an adjective, given in the masculine singular, for a gender and number.
  static func forms(
    of lemma: String, _ gender: Gender, _ number: GrammaticalNumber
  ) -> [String] {
    if isInvariable(lemma) { return [lemma] }
    if lemma.hasSpace { return forms(ofPhrase: lemma, gender, number) }
    if let full = wholeForms[lemma] {
      // *Un buen día, la gran casa*: short in the singular before a noun, whole elsewhere.
      let isShort = number == .singular && (gender == .masculine || lemma == "gran")
      return isShort ? [lemma] : forms(of: full, gender, number)
    }
    if colours.contains(lemma) {
      return number == .singular ? [lemma] : [lemma] + SpanishPlural.plurals(of: lemma)
    }
    let singular = gender == .feminine ? feminine(of: lemma) : lemma
    return number == .singular ? [singular] : SpanishPlural.plurals(of: singular)
  }

  /// An adjective of several words: *llenas de hambre, recién nacidas*; but shades of a colour and what a
  /// preposition makes stay as they are: *verde claro, azul marino, de madera* (NGLE §13.7).
  private static func forms(
    ofPhrase phrase: String, _ gender: Gender, _ number: GrammaticalNumber
  ) -> [String] {
    let words = phrase.split(separator: " ").map(String.init)
    guard words.count > 1, !linkers.contains(words[0]) else { return [phrase] }
    let rest = words.dropFirst().joined(separator: " ")
    if degrees.contains(words[0]) {
      return forms(of: rest, gender, number).map { words[0] + " " + $0 }
    }
    guard linkers.contains(words[1]), !colours.contains(words[0]), words[0] != "color" else {
      return [phrase]
    }
    return forms(of: words[0], gender, number).map { $0 + " " + rest }
  }

  private static let linkers = SpanishNounTables.words(
    "de del a al con en por para sin hasta contra")
  private static let degrees = SpanishNounTables.words(
    "muy más menos tan bien mal recién medio poco nada bastante demasiado casi no súper")

  /// What makes a shade of the colour before it: *verde claro, azul marino*.
  static let shades = SpanishNounTables.words(
    """
    claro oscuro marino celeste intenso pálido eléctrico turquesa pastel fosforito fosforescente
    brillante cielo oliva botella limón chillón
    """)

  /// Whether a word has one form for both genders and numbers: *gratis, antirrobo*.
  static func isInvariable(_ word: String) -> Bool { invariable.contains(word) }

  /// The whole form of a shortened adjective, any other word as it is: *primer* → *primero*.
  static func whole(_ word: String) -> String { wholeForms[word] ?? word }

  /// Short forms of a plural: *primer* of *primeros*.
  static func short(ofPlural word: String) -> [String] {
    wholeForms.filter { $0.value + "s" == word }.map(\.key).sorted()
  }

  private static let wholeForms: [String: String] = {
    var forms = ["gran": "grande", "san": "santo"]
    for (whole, short) in shortMasculine { forms[short] = whole }
    return forms
  }()

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
    cada más menos demás hembra macho wifi online offline guay chachi
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
