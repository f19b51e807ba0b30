import AACCore

/// How many and which of them do it, in Portuguese rows: *muito / carro / passar, pouco / gente / vir, maioria / aluno / gostar*
/// (Cunha & Cintra, chapter 11, *Pronomes indefinidos*; Bechara, *Concordância verbal*, *a maioria de*).
extension TileReader {
  /// Puts the amount to the noun behind it where that does what the verb says.
  func countDoers(_ words: inout [Constituent]) {
    guard words.count > 2, let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return }
    shareDoers(&words, verb)
    guard verb > 1, case let amount = words[0].lexeme,
      CountedWords.amounts.contains(amount.lemma), amount.wordClass == .adverb,
      case let noun = words[1].lexeme, noun.wordClass == .noun, words[1].government == nil,
      noun.isBeing || noun.kind == .vehicle || ["gente", "pessoa"].contains(noun.lemma),
      verb == 2 || verb == 3 && words[2].lexeme.lemma == "não",
      !CountedWords.feeling.contains(words[verb].lexeme.lemma)
    else { return }
    var quantity = Lexeme(lemma: amount.lemma, wordClass: .determiner, kind: .quantity)
    if noun.countability != .mass, noun.lemma != "gente" {
      quantity.number = .plural
      words[1].lexeme.lemma = plural(noun)
      words[1].lexeme.number = .plural
      if let many = tables.lexicon.known(amount.lemma + "s") { quantity = many }
    }
    words[0].lexeme = quantity
  }

  /// *Maioria / aluno / gostar / recreio, resto / família / chegar, metade / bolo / sumir*: a share of those who do it, or of what does it
  /// by itself.
  private func shareDoers(_ words: inout [Constituent], _ verb: Int) {
    let start = ["a", "o"].contains(words[0].lexeme.lemma) ? 1 : 0
    guard verb == start + 2, CountedWords.shares.contains(words[start].lexeme.lemma),
      case let noun = words[start + 1].lexeme, noun.wordClass == .noun,
      noun.isBeing || noun.isHuman
        || ["família", "turma", "gente", "time", "equipe", "grupo"].contains(noun.lemma)
        || noun.namesThing && happensToThings(words[verb])
    else { return }
    if CountedWords.many.contains(words[start].lexeme.lemma), noun.countability != .mass,
      noun.isBeing || words[start].lexeme.lemma != "metade",
      !["família", "turma", "gente", "time", "equipe", "grupo"].contains(noun.lemma)
    {
      words[start + 1].lexeme.lemma = plural(noun)
      words[start + 1].lexeme.number = .plural
    }
    words[start].lexeme.forms[Adverbial.doing] = ""
    let link = ["de", "o"].compactMap { tables.lexicon.known($0).map { Constituent($0) } }
    words.insert(contentsOf: link, at: start + 1)
  }

  /// *Sumir, cair, derramar*: what nobody need do.
  private func happensToThings(_ deed: Constituent) -> Bool {
    PortugueseRowWords.breaking.contains(deed.lexeme.lemma)
      || ["derramar", "sobrar", "faltar", "derreter", "queimar", "funcionar", "desaparecer"]
        .contains(deed.lexeme.lemma)
  }

  private func plural(_ noun: Lexeme) -> String {
    if noun.number == .plural { return noun.lemma }
    return noun.forms["PL"]
      ?? tables.morphology?.plural(of: noun.lemma, wordClass: .noun).first ?? noun.lemma
  }
}

/// Words of those who are counted.
private enum CountedWords {
  static let amounts: WordSet = ["muito", "pouco", "bastante", "tanto"]
  static let shares: WordSet = ["maioria", "resto", "metade", "parte", "a maioria", "o resto"]
  static let many: WordSet = ["maioria", "metade", "a maioria"]
  /// What is done much, and not by many.
  static let feeling: WordSet = ["gostar", "amar", "adorar", "odiar", "querer", "doer", "detestar"]
}
