import AACCore

/// One deed beside one other word, in either order: *não / comer, agora / nadar, oi / brincar, nadar / comer, já / nadar, acabou / ler*. What one wants
/// to do is wished, not reported as a habit.
///
/// Sources: Cunha & Cintra, chapter 13 (*Locuções verbais*, *Emprego dos tempos*); Bechara, *Verbos volitivos*.
extension PortuguesePair {
  var deeds: [Clause]? {
    if first.lexeme.isInfinitive, second.lexeme.isInfinitive { return twoDeeds }
    guard let pair = beside({ $0.isInfinitive }) else { return nil }
    return finished(pair) ?? refusedDeed(pair) ?? greeted(pair) ?? doneSoFar(pair) ?? timed(pair)
      ?? outside(pair) ?? itsTurn(pair) ?? nothingDone(pair)
  }

  /// *Nadar / comer, brincar / ler, comer / ver*.
  private var twoDeeds: [Clause]? {
    guard isWilled(first), isWilled(second), !isAsked(first.lexeme), !isAsked(second.lexeme),
      first.lexeme.lemma != second.lexeme.lemma,
      ![first, second].contains(where: { BoardPairWords.given.contains($0.lexeme.lemma) })
    else { return nil }
    return [wished([first, reader.known("e"), second])]
  }

  /// *Nadar / acabou, acabou / brincar*: one has just done it.
  private func finished(_ pair: Beside) -> [Clause]? {
    guard isOverWord(pair.noun) else { return nil }
    if pair.word == "ir" {
      return [told([], wish, [over(pair.other), pair.core])]
    }
    guard isWilled(pair.core) else { return nil }
    var over = reader.deed("acabar")
    over.tile = pair.other.tile
    return [told([], over, [reader.known("de"), pair.core]).over]
  }

  /// *Não / comer, nadar / não*.
  private func refusedDeed(_ pair: Beside) -> [Clause]? {
    guard pair.noun.lemma == "não",
      isWilled(pair.core) && !BoardPairWords.sensed.contains(pair.word)
        && !isAsked(pair.core.lexeme)
        || pair.word == "esperar", pair.word != "dizer", !BoardPairWords.given.contains(pair.word)
    else { return nil }
    // Não tirar: what the others shall not do.
    let plain = reader.read([pair.other, pair.core])
    if plain.first?.options.contains(.request) == true { return nil }
    return reader.read([pair.other, wish, pair.core])
  }

  /// *Oi / brincar, dormir / tchau, desculpa / comer, sim / nadar*.
  private func greeted(_ pair: Beside) -> [Clause]? {
    guard isWilled(pair.core), !isAsked(pair.core.lexeme), !BoardPairWords.given.contains(pair.word)
    else { return nil }
    let word = pair.noun.lemma, call = pair.other.calledOut
    if BoardPairWords.greetings.contains(word) || BoardPairWords.answers.contains(word) {
      return [told([], wish, [call, pair.core])]
    }
    if BoardPairWords.partings.contains(word) {
      return [told([], reader.deed("ir"), [call, pair.core])]
    }
    guard BoardPairWords.regrets.contains(word), pair.word != "ver" else { return nil }
    return [told([], pair.core, [call]).over]
  }

  /// *Já / nadar, pegar / ainda não*: what is done by now.
  private func doneSoFar(_ pair: Beside) -> [Clause]? {
    guard ["já", "ainda não"].contains(pair.noun.lemma),
      isWilled(pair.core) || pair.word == "parar", !BoardPairWords.given.contains(pair.word)
    else { return nil }
    return [told([], pair.core, [pair.other]).over]
  }

  /// *Agora / nadar, comer / hoje, abrir / de novo*.
  private func timed(_ pair: Beside) -> [Clause]? {
    guard BoardPairWords.atOnce.contains(pair.noun.lemma), !BoardPairWords.given.contains(pair.word)
    else {
      return nil
    }
    if isAsked(pair.core.lexeme) || isToldAgain(pair) {
      return [told([], pair.core, [pair.other]).requested]
    }
    guard isWilled(pair.core) else { return nil }
    return [wished([pair.core, pair.other])]
  }

  /// *Explicar / de novo, falar / de novo*: what the others say.
  private func isToldAgain(_ pair: Beside) -> Bool {
    ["de novo", "outra vez"].contains(pair.noun.lemma)
      && (CoreDeedWords.favours.contains(pair.word) || ["falar", "dizer"].contains(pair.word))
  }

  /// *Fora / querer, poder / fora, gostar / aqui*.
  private func outside(_ pair: Beside) -> [Clause]? {
    let isOut = ["fora", "lá fora"].contains(pair.noun.lemma)
    if pair.word == "gostar", isOut || ["aqui", "aí", "lá", "ali"].contains(pair.noun.lemma) {
      guard isOut else {
        return reader.read([pair.core, reader.known("de"), pair.other])
      }
      return [
        told([], pair.core, [reader.deed("ficar"), word("lá fora", for: pair.other)])
      ]
    }
    guard isOut, ["querer", "poder", "precisar"].contains(pair.word) else { return nil }
    let clause = told([], pair.core, [reader.deed("ir"), word("lá fora", for: pair.other)])
    return [pair.word == "poder" ? clause.asked : clause]
  }

  /// *Vez / nadar*.
  private func itsTurn(_ pair: Beside) -> [Clause]? {
    guard pair.noun.lemma == "vez", isWilled(pair.core),
      let mine = reader.tables.lexicon.known("meu")
    else { return nil }
    return reader.read([Constituent(mine), pair.other, reader.known("de"), pair.core])
  }

  /// *Nada / dormir, achar / nada*.
  private func nothingDone(_ pair: Beside) -> [Clause]? {
    guard pair.noun.lemma == "nada",
      isWilled(pair.core) && !isAsked(pair.core.lexeme)
        || ["achar", "ter", "saber", "entender"].contains(pair.word)
    else { return nil }
    if BoardPairWords.ofThings.contains(pair.word) { return [told([pair.other], pair.core)] }
    var denied = told([], pair.core, [pair.other])
    denied.isNegative = true
    return [denied]
  }
}
