import AACCore

/// Nouns side by side and rows that begin with a verb in Portuguese: *aula / música, sopa / galinha, ajuda / lição, ir /
/// médico, estar / nervoso / prova* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; chapter 15).
extension TileReader {
  /// *Aula / matemática, livro / dinossauro, sopa / galinha, biscoito / chocolate, coceira / braço*: what the second
  /// noun is to the first.
  func linkKinds(_ words: inout [Constituent]) {
    var index = words.count - 1
    while index > 0 {
      let (first, second) = (words[index - 1].lexeme, words[index].lexeme)
      if first.wordClass == .noun, words[index].government == nil,
        words[index - 1].government == nil,
        let (link, hasArticle) = PortugueseNounLinks.link(first, second, words)
      {
        if PortugueseRowWords.meats.contains(second.lemma) {
          // On the plate it is no animal.
          words[index].lexeme.kind = .food
          words[index].lexeme.animacy = .inanimate
        }
        if PortugueseNounLinks.materials.contains(second.lemma), !hasArticle {
          words[index].lexeme.article = .bare
        }
        if hasArticle { words.insert(known("o"), at: index) }
        words.insert(known(link), at: index)
      }
      index -= 1
    }
  }

  /// *Ir / médico / amanhã, estar / nervoso / prova, vestir / casaco / eu / frio*: a row without a subject that begins
  /// with its verb is the speaker's.
  func openWithVerb(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.person == nil, words[0].lexeme.forms.isEmpty else {
      return
    }
    let next = words[1].lexeme.lemma
    if words[0].lexeme.lemma == "estar", words.count == 3, words[1].lexeme.lemma == "tudo" {
      words[0].lexeme.person = .third
      words[0].lexeme.number = .singular
      return
    }
    if turnsByItself(&words) { return }
    if words.count == 2, frame(of: words[0]).isCopular {
      if SuppliedWords.weather.contains(next), words[0].lexeme.lemma == "estar" {
        words[0].lexeme = Lexeme(lemma: "fazer", wordClass: .verb, kind: .action)
      } else if PortugueseRowWords.wheres.contains(next),
        words[0].lexeme.lemma == "ser" || next == "longe"
      {
        words[0].lexeme.person = .third
        words[0].lexeme.number = .singular
      }
      return
    }
    switch words[0].lexeme.lemma {
    case "ir":
      guard MeaningWords.services.contains(words[1].lexeme.lemma),
        words.dropFirst(2).allSatisfy({ $0.lexeme.kind.isTemporal })
      else { return }
      words.insert(contentsOf: [known("a"), known("o")], at: 1)
    case "estar":
      guard words.count > 2, words[1].lexeme.wordClass == .adjective,
        words[1].lexeme.kind.isPassing,
        let link = MeaningWords.governing[words[1].lexeme.lemma],
        words[2].lexeme.namesThing,
        !words[2...].contains(where: {
          $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .verb
        })
      else { return }
      words.insert(contentsOf: [known(link), known("o")], at: 2)
    default: break
    }
  }

  /// *Acabar / filme, tocar / telefone, passar / ônibus; estar / quente / aqui*: with nobody named it is the thing that
  /// does so, or the place that is so (Bechara, *Ordem inversa*).
  private func turnsByItself(_ words: inout [Constituent]) -> Bool {
    let lemma = words[0].lexeme.lemma
    if lemma == "estar", PortugueseRowWords.surroundings.contains(words[1].lexeme.lemma),
      words[1].lexeme.wordClass == .adjective,
      words.dropFirst(2).allSatisfy({
        $0.lexeme.kind.isTemporal || ["aqui", "lá", "ali", "demais"].contains($0.lexeme.lemma)
      })
    {
      words[0].lexeme.person = .third
      words[0].lexeme.number = .singular
      return true
    }
    guard PortugueseRowWords.happening.contains(lemma), words[1].lexeme.wordClass == .noun,
      words.dropFirst(2).allSatisfy({ $0.lexeme.kind.isTemporal && $0.lexeme.wordClass == .adverb })
    else { return false }
    let thing = words[1].lexeme
    switch thing.kind {
    case .media, .event, .activity, .subject, .weather, .meal, .nature: break
    case .vehicle: guard ["passar", "chegar", "parar"].contains(lemma) else { return false }
    case .device:
      guard ["tocar", "queimar", "funcionar"].contains(lemma) else { return false }
    default:
      guard
        ["lâmpada", "campainha", "sino", "telefone", "escola", "sol", "alarme"].contains(
          thing.lemma)
      else { return false }
    }
    guard lemma != "passar" || thing.kind == .vehicle, !frame(of: words[0]).isCopular else {
      return false
    }
    if lemma == "tocar" || lemma == "sair" && thing.lemma == "sol" {
      words.swapAt(0, 1)
      return true
    }
    words[0].lexeme.person = .third
    words[0].lexeme.number = .singular
    if words.count == 2 && ["acabar", "queimar", "chegar", "tocar"].contains(lemma)
      || words.dropFirst(2).contains(where: { tables.lexicon.tense(of: $0.lexeme.lemma) == .past })
    {
      words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    return true
  }

  /// *Eu / com / febre, vestir / casaco / eu / frio, eu / sede / água*: how somebody is, and what is wanted then.
  func supplyState(_ words: inout [Constituent]) {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard let need = words.firstIndex(where: { PartedWords.needs.contains($0.lexeme.lemma) }),
      need > 0
    else { return }
    func isSomebody(_ word: Lexeme) -> Bool {
      word.isHuman && word.wordClass != .adjective
        || word.wordClass == .pronoun && word.kind == .person
    }
    let state = Constituent.linking("estar")
    if verbs.isEmpty, ["com", "sem"].contains(words[need - 1].lexeme.lemma), need > 1,
      need + 1 == words.count,
      isSomebody(words[need - 2].lexeme)
    {
      return words.insert(state, at: need - 1)
    }
    if verbs.isEmpty, need + 2 == words.count, isSomebody(words[need - 1].lexeme), need < 3,
      KindSet.edible.contains(words[need + 1].lexeme.kind),
      ["fome", "sede"].contains(words[need].lexeme.lemma)
    {
      words.insert(
        Constituent(Lexeme(lemma: "querer", wordClass: .verb, kind: .action)), at: need + 1)
      return words.insert(state, at: need)
    }
    if verbs == [0], need + 1 == words.count, need > 1, words[0].lexeme.isInfinitive,
      ["frio", "calor"].contains(words[need].lexeme.lemma),
      words[need].lexeme.wordClass == .noun, words[need - 1].lexeme.wordClass == .noun,
      PortugueseRowWords.warming.contains(words[0].lexeme.lemma)
    {
      // Fechar / janela / frio.
      let being = state.said(by: .first)
      words.insert(being, at: need)
      return words.insert(
        Constituent(Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective)), at: need)
    }
    guard verbs.count == 1, verbs[0] == 0, need + 1 == words.count, need > 2,
      words[need - 1].lexeme.wordClass == .pronoun, words[need - 1].lexeme.person == .first,
      words[1..<(need - 1)].contains(where: { $0.lexeme.wordClass == .noun }),
      !frame(of: words[0]).isCopular, !["ter", "sentir"].contains(words[0].lexeme.lemma)
    else { return }
    words.insert(state, at: need)
    words.insert(
      Constituent(Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective)), at: need - 1)
  }

  /// Small words that are said otherwise where they stand: *eu / comer / depois / brincar, do que / você / gostar,
  /// pegar / copo / mim, quanto tempo / falta, brinquedo / quebrar / meu*.
  func settleSmall(_ words: inout [Constituent]) {
    if ["do que", "sobre o que"].contains(words[0].lexeme.lemma), words.count > 1 {
      // Do que você gosta?
      let tile = words[0].tile
      let preposition = words[0].lexeme.lemma == "do que" ? "de" : "sobre"
      words[0] = Constituent(tables.lexicon.known(preposition) ?? words[0].lexeme, tile: tile)
      words.insert(Constituent(tables.lexicon.known("o que") ?? words[0].lexeme, tile: tile), at: 1)
    }
    turnToMe(&words)
    guard let last = words.last?.lexeme else { return }
    let verb = words.firstIndex { $0.lexeme.wordClass == .verb }
    if last.lemma == "falta" || last.lemma == "faltar", words.count < 4,
      ["quanto", "quanto tempo", "quantos"].contains(words[0].lexeme.lemma)
    {
      words[words.count - 1].lexeme = Lexeme(lemma: "faltar", wordClass: .verb, kind: .action)
    }
    if verb == 2, words.count == 3, words[0].lexeme.wordClass == .noun,
      words[1].lexeme.wordClass == .noun, !words[1].lexeme.isBeing,
      BesideWords.parts.contains(words[0].lexeme.lemma),
      PortugueseRowWords.breaking.contains(words[2].lexeme.lemma)
    {
      // Roda / cadeira / quebrar.
      return words.insert(contentsOf: [known("de"), known("o")], at: 1)
    }
    if last.kind == .possessive, let verb, verb + 2 == words.count, verb == 1,
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      PortugueseRowWords.breaking.contains(words[verb].lexeme.lemma)
    {
      words.insert(words.removeLast(), at: 0)
    }
    guard let verb, let then = words.firstIndex(where: { $0.lexeme.lemma == "depois" }),
      then > verb, then + 1 < words.count,
      words[then + 1].lexeme.wordClass == .verb, words[then - 1].lexeme.wordClass != .conjunction,
      !frame(of: words[verb]).isOpener || then > verb + 1
    else { return }
    words[then].lexeme = Lexeme(lemma: "e depois", wordClass: .conjunction, kind: .connective)
  }
}
