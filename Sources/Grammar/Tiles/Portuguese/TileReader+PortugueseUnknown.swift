import AACCore

/// Words of a Portuguese row that no list knows, read by where they stand and how they end: *eu / ficar / encafifado, doce / ser / azedinho, aula / cringe, ovo /
/// gigante*; and names of things: *abrir / Duolingo, ligar / Alexa*.
///
/// Sources: Cunha & Cintra, chapters 6 (*Derivação sufixal*) and 10 (*Adjetivo*); Bechara, *Formação de palavras*.
extension TileReader {
  /// The row with these read so.
  func withUnknownRead(_ row: [Constituent]) -> [Constituent] {
    guard variety.language == .portuguese, row.count > 1 else { return row }
    var words = row
    if words.count == 4, words[0].lexeme.kind == .demonstrative,
      words[1].lexeme.wordClass == .adjective, ["ser", "estar"].contains(words[2].lexeme.lemma),
      tables.lexicon.known(words[1].lexeme.lemma)?.wordClass == .adjective
    {
      // Esse / doce / ser / azedo: what is said of it is the last.
      words[1] = WordSorter.noun(words[1])
    }
    for index in words.indices.dropLast()
    where words[index].lexeme.lemma == "todo" && words[index + 1].lexeme.number != .plural
      && ["turma", "família", "classe", "galera", "equipe", "escola", "vizinhança"]
        .contains(words[index + 1].lexeme.lemma)
    {
      // Toda a turma: there is one.
      words[index + 1].lexeme.countability = .mass
    }
    for index in words.indices.dropFirst() {
      if isQuality(words, index) {
        let lemma = words[index].lexeme.lemma
        words[index].lexeme = Lexeme(lemma: lemma, wordClass: .adjective, kind: .quality)
        if lemma.hasSuffix("ado") || lemma.hasSuffix("ido") { words[index].lexeme.kind = .state }
      }
      if isAppliance(words, index) {
        words[index].lexeme.kind = .media
        words[index].lexeme.animacy = .inanimate
        words[index].lexeme.article = .definite
      }
    }
    return words
  }

  /// Whether a word can only be a quality there.
  private func isQuality(_ words: [Constituent], _ index: Int) -> Bool {
    let word = words[index].lexeme, last = words[index - 1].lexeme
    guard word.wordClass == .noun, words[index].government == nil else { return false }
    if ["gigante", "minúsculo", "monstro"].contains(word.lemma), word.lemma == "gigante" {
      return index + 1 == words.count && last.wordClass == .noun && last.namesThing
    }
    guard word.isInferred, word.lemma.first?.isUppercase == false else { return false }
    let isSaid = ["ser", "estar", "ficar", "parecer", "muito", "tão", "super", "meio", "mó", "bem"]
      .contains(last.lemma)
    let isBehindThing = index == 1 && words.count == 2 && last.wordClass == .noun && !last.isInferred
    guard isSaid || isBehindThing else { return false }
    let ends = ["ado", "ido", "oso", "inho", "ável", "ível", "ento", "udo", "ante", "ente", "al"]
    return ends.contains { word.lemma.hasSuffix($0) }
      || ["muito", "tão", "super", "meio", "mó"].contains(last.lemma)
  }

  /// Whether a name behind such a verb is that of a machine or of what runs on one.
  private func isAppliance(_ words: [Constituent], _ index: Int) -> Bool {
    let word = words[index].lexeme
    guard index == 1, word.wordClass == .properNoun,
      word.isInferred || ["Alexa", "Siri"].contains(word.lemma)
    else { return false }
    return ["abrir", "ligar", "desligar", "fechar", "instalar", "baixar", "atualizar"]
      .contains(words[0].lexeme.lemma)
  }
}
