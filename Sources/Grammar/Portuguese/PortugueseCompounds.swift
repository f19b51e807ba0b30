/// Plurals of compounds, with hyphens or as a phrase: *guarda-chuvas, couves-flores, fins de semana*.
///
/// Source: Cunha & Cintra, chapter 8 (*Plural dos substantivos compostos*); agreement of 1990, bases XV–XVI (hyphens).
enum PortugueseCompounds {
  /// First parts that do not change: verbs, prefixes, adverbs.
  private static let fixedBeginnings = Set(
    PortugueseTable.words(
      """
      abre anti arranca ante além abaixo aquém auto bate beija bem bota busca cata
      chupa co conta contra corta desmancha ex extra finca furta ganha grã grão
      guarda infra inter intra lança lava leva limpa louva mal manda marca mata mini mega micro
      multi não neo papa para passa pára pega pica pinta pisca porta pós pré pró pseudo puxa quebra
      quase que rapa recém reco rompe roda saca salva seca segura semi sem sempre sub super tapa tico
      tira toca todo topa traga tranca tri troca ultra vaga vale vice vira zé luso afro
      anglo austro euro franco greco hispano indo ítalo latino nipo sino sócio socio 
      bel dom el fura esfrega espanta espeta enxota
      estraga engole escarra cospe trava
      """))

  /// What joins the parts; only the noun before it changes: *pés-de-moleque*.
  private static let prepositions: WordSet = [
    "de", "do", "da", "dos", "das", "em", "no", "na", "a", "ao", "à", "com", "sem", "para", "por",
    "e",
  ]

  static func plurals(of compound: String) -> [String] {
    let parts = PortugueseTable.split(compound, at: "-")
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return [compound + "s"]
    }
    let middle = parts.dropFirst().dropLast()
    if middle.contains(where: { prepositions.contains($0) || $0.beginsIn("d'") }) {
      return [([plural(first)] + parts.dropFirst()).joined(separator: "-")]
    }
    if isFixed(first, in: compound) || first == last || parts.count > 2 {
      return [(parts.dropLast() + [plural(last)]).joined(separator: "-")]
    }
    let both = plural(first) + "-" + plural(last)
    return kinds.contains(last) ? [plural(first) + "-" + last, both] : [both]
  }

  /// Second nouns that say what kind, and need not change: *bananas-maçã*.
  private static let kinds: WordSet = [
    "maçã", "prata", "ouro", "espada", "lima", "chave", "relâmpago", "família", "padrão", "limite",
    "modelo", "bomba", "fantasma", "piloto", "pirata", "esponja", "leite", "boi", "rosa", "cama",
    "escola", "pipa", "mãe", "surpresa", "símbolo", "base", "alvo", "bala", "toalha", "delta",
    "jeans", "maravilha", "panda", "jubarte",
  ]

  /// Prefixes written with a hyphen, which leave the noun its gender.
  static func isPrefix(_ first: String) -> Bool {
    prefixes.contains(first)
  }

  private static let prefixes: WordSet = [
    "anti", "além", "aquém", "auto", "bem", "contra", "ex", "extra", "infra", "inter", "mal",
    "mini", "mega", "micro", "multi", "não", "neo", "pós", "pré", "pró", "pseudo", "quase", "recém",
    "semi", "sub", "super", "ultra", "vice", "sócio", "socio",
  ]

  /// Whether the first part stays as it is in the plural.
  static func isFixed(_ first: String, in compound: String) -> Bool {
    // *guarda* is a person before an adjective, a verb before a noun.
    if first == "guarda" {
      return !compound.endsIn(anyOf: ["civil", "noturno", "florestal", "marinha", "municipal"])
    }
    if first == "alto" { return compound.endsIn("falante") }
    return fixedBeginnings.contains(first)
  }

  /// The plural of a noun of several words: *fins de semana, cachorros quentes, papéis toalha*.
  ///
  /// The noun and its adjectives change; what a preposition brings, a second noun that says what kind it is and a
  /// name do not.
  static func phrase(_ phrase: String) -> String {
    if let known = fixedPhrases[phrase] { return known }
    let parts = phrase.split(separator: " ").map(String.init)
    if saints.contains(parts.first ?? ""), parts.count > 1 { return phrase }
    var words = parts
    for (index, word) in parts.enumerated() {
      if index > 0, word != "e", prepositions.contains(word) || word.beginsIn("d'") { break }
      if index > 0, staysAsItIs(word, behind: parts[0]) { break }
      if word != "e" { words[index] = plural(word) }
    }
    return words.joined(separator: " ")
  }

  /// *Trens fantasma, torre Eiffel, planos b*: what stands behind the noun and keeps its form.
  private static func staysAsItIs(_ word: String, behind noun: String) -> Bool {
    if word.count == 1 && word != "e" || word.first?.isNumber == true { return true }
    if word.first?.isUppercase == true, noun.first?.isLowercase == true { return true }
    return kinds.contains(word) || directions.contains(word)
  }

  private static let directions: WordSet = ["norte", "sul", "leste", "oeste"]
  private static let saints: WordSet = ["São", "Santo", "Santa"]

  /// English phrases, of which the last word changes, and sentences that became names, which do not.
  private static let fixedPhrases = [
    "pen drive": "pen drives", "hot dog": "hot dogs", "video game": "video games",
    "milk shake": "milk shakes", "shopping center": "shopping centers",
    "lan house": "lan houses",
    "leva e traz": "leva e traz", "faz de conta": "faz de conta", "bumba meu boi": "bumba meu boi",
  ]

  /// Singulars of the phrases that are listed.
  static func singulars(of plural: String) -> [String] {
    fixedPhrases.filter { $0.value == plural && $0.key != plural }.map(\.key).sorted()
  }

  private static func plural(_ word: String) -> String {
    PortuguesePlural.forms(of: word).first ?? word
  }
}
