internal import AACCore

/// Adjectives in gender and number, and those that compare by a word of their own.
///
/// After Cunha & Cintra, chapter 10.
enum PortugueseAdjective {
  private static let invariable = Set(
    PortugueseTable.words(
      """
      simples rosa laranja cinza violeta creme gelo vinho abóbora salmão ouro prata
      turquesa pastel mostarda ferrugem caramelo bordô grátis piegas isósceles reles
      ultravioleta infravioleta azul-marinho azul-celeste furta-cor cor-de-rosa zen
      """))

  private static let feminines: [String: String] = PortugueseTable.pairs(
    """
    bom=boa mau=má cru=crua nu=nua seminu=seminua judeu=judia sandeu=sandia réu=ré ilhéu=ilhoa
    tabaréu=tabaroa espanhol=espanhola andaluz=andaluza meu=minha teu=tua seu=sua um=uma
    algum=alguma nenhum=nenhuma dois=duas ambos=ambas este=esta esse=essa aquele=aquela
    ele=ela qual=qual motor=motriz locomotor=locomotriz todo-poderoso=todo-poderosa
    surdo-mudo=surda-muda trabalhador=trabalhadora são=sã alemão=alemã cristão=cristã pagão=pagã
    irmão=irmã vão=vã chão=chã órfão=órfã anão=anã temporão=temporã cortesão=cortesã
    aldeão=aldeã ancião=anciã malsão=malsã catalão=catalã afegão=afegã cidadão=cidadã
    meão=meã loução=louçã bretão=bretã letão=letã vilão=vilã espião=espiã parmesão=parmesã
    coimbrão=coimbrã campeão=campeã beirão=beiroa barão=baronesa sultão=sultana
    tecelão=tecelã leão=leoa patrão=patroa ladrão=ladra grão=grã
    """)

  /// Adjectives in -or and -ês without a feminine of their own.
  private static let commonGender = Set(
    PortugueseTable.words(
      """
      maior menor melhor pior superior inferior anterior posterior exterior interior ulterior
      citerior júnior sênior sénior incolor bicolor tricolor multicolor multicor unicolor cortês
      descortês pedrês montês afim hindu zulu
      """))

  private static let comparatives: [String: String] = PortugueseTable.pairs(
    "bom=melhor mau=pior grande=maior pequeno=menor muito=mais pouco=menos bem=melhor mal=pior")

  /// Forms of an adjective given in the masculine singular.
  static func forms(
    of lemma: String, _ gender: Gender, _ number: GrammaticalNumber
  ) -> [String] {
    if invariable.contains(lemma) { return [lemma] }
    if lemma.utf8.contains(UInt8(ascii: " ")) { return forms(ofPhrase: lemma, gender, number) }
    if let hyphen = lemma.utf8.lastIndex(of: UInt8(ascii: "-")), feminines[lemma] == nil {
      return compound(lemma, at: hyphen, gender, number)
    }
    let singular = gender == .feminine ? feminine(of: lemma) : lemma
    return number == .plural ? PortuguesePlural.forms(of: singular) : [singular]
  }

  /// An adjective of several words: *cheias de fome, recém nascidas*; but shades of a colour and what a
  /// preposition makes stay as they are: *cor de rosa, de madeira*.
  private static func forms(
    ofPhrase phrase: String, _ gender: Gender, _ number: GrammaticalNumber
  ) -> [String] {
    let words = phrase.split(separator: " ").map(String.init)
    guard words.count > 1, words[0] != "cor", !linkers.contains(words[0]) else { return [phrase] }
    let rest = words.dropFirst().joined(separator: " ")
    if degrees.contains(words[0]) {
      return forms(of: rest, gender, number).map { words[0] + " " + $0 }
    }
    guard linkers.contains(words[1]), !invariable.contains(words[0]) else { return [phrase] }
    return forms(of: words[0], gender, number).map { $0 + " " + rest }
  }

  private static let linkers: WordSet = [
    "de", "do", "da", "dos", "das", "a", "ao", "à", "com", "em", "no", "na", "por", "para", "sem",
  ]
  private static let degrees: WordSet = [
    "muito", "mais", "menos", "tão", "bem", "mal", "recém", "meio", "pouco", "nada", "bastante",
    "quase", "não", "super",
  ]

  /// *mais bom* is *melhor*: the comparative that is a word of its own; nil for *mais* and the word.
  static func comparative(of lemma: String) -> String? {
    comparatives[lemma]
  }

  /// *santo* as a title: *São* before a consonant, *Santo* before a vowel or *h*.
  static func saintTitle(before name: String, _ gender: Gender) -> String {
    if gender == .feminine { return "Santa" }
    guard let first = PortuguesePlural.withoutAcute(name).lowercased().utf8.first else {
      return "Santo"
    }
    let isVowel = "aeiouh".utf8.contains(first)
    return isVowel ? "Santo" : "São"
  }

  /// Only the last part of a compound agrees, and none when that is a noun: *verde-água*.
  private static func compound(
    _ lemma: String, at hyphen: String.Index, _ gender: Gender, _ number: GrammaticalNumber
  ) -> [String] {
    let last = String(lemma[lemma.utf8.index(after: hyphen)...])
    if colouringNouns.contains(last) { return [lemma] }
    let head = String(lemma[...hyphen])
    return forms(of: last, gender, number).map { head + $0 }
  }

  private static let colouringNouns = Set(
    PortugueseTable.words(
      """
      água mar oliva limão garrafa musgo bandeira esmeralda maçã ouro canário gema palha sangue
      rosa vinho cinza chumbo pérola turquesa cobalto piscina bebê petróleo anil menta
      """))

  /// Feminine singular of an adjective.
  static func feminine(of lemma: String) -> String {
    if let known = feminines[lemma] { return known }
    if commonGender.contains(lemma) { return lemma }
    switch lemma.lastByte {
    case UInt8(ascii: "o"):
      if lemma.endsIn("ão") { return lemma.cutting(3) + "ona" }
      return lemma.cutting(1) + "a"
    case UInt8(ascii: "u") where lemma.endsIn("eu"): return lemma.cutting(2) + "eia"
    case UInt8(ascii: "r") where lemma.endsIn("or"): return lemma + "a"
    case UInt8(ascii: "s") where lemma.endsIn("ês"): return lemma.cutting(3) + "esa"
    default: return lemma
    }
  }
}
