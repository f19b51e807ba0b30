import AACCore

/// How somebody feels or something is, beside one other word: *cansado / triste, triste / de novo, fome / escola, nadar / cansado, quente /
/// esse, bom / suco*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Predicado nominal*), 10 and 13 (*ser*, *estar*); Bechara, *Verbos de ligação*.
extension PortuguesePair {
  var states: [Clause]? {
    guard let (state, other, isFirst) = stateAndOther else { return nil }
    if sort(other.lexeme) != nil { return twoStates }
    let pair = Beside(core: state, other: other, isFirst: isFirst)
    return called(pair) ?? ofSomebody(pair) ?? ofPointed(pair) ?? besideDeed(pair) ?? atTime(pair)
      ?? besideThing(pair)
  }

  /// What sort of state a word tells.
  enum State {
    /// *Triste, sujo*: how the speaker is.
    case feeling
    /// *Fome*: what he has.
    case sensation
    /// *Quente*: how it is around him.
    case around
    /// *Grande*: what something is like.
    case quality
  }

  func sort(_ word: Lexeme) -> State? {
    if BoardPairWords.sensations.contains(word.lemma), word.wordClass != .verb { return .sensation }
    guard word.wordClass == .adjective, !word.kind.isSmall,
      !BoardPairWords.ranks.contains(word.lemma)
    else { return nil }
    if BoardPairWords.around.contains(word.lemma) { return .around }
    return word.kind.isPassing || BoardPairWords.conditions.contains(word.lemma)
      ? .feeling : .quality
  }

  private var stateAndOther: (Constituent, Constituent, Bool)? {
    if sort(first.lexeme) != nil { return (first, second, true) }
    return sort(second.lexeme) != nil ? (second, first, false) : nil
  }

  /// *Estou triste, estou com fome, está quente*.
  func felt(_ state: Constituent, _ rest: [Constituent] = []) -> Clause {
    told([], sort(state.lexeme) == .around ? isThus : .linking("estar"), [state] + rest)
  }

  // MARK: - Two of them

  /// *Cansado / triste, quente / cansado, grande / vermelho, triste / triste*.
  private var twoStates: [Clause]? {
    if first.lexeme.lemma == second.lexeme.lemma { return apart(first, second) }
    let and = reader.known("e")
    switch (sort(first.lexeme), sort(second.lexeme)) {
    case (.quality, .sensation), (.sensation, .quality): return nil
    case (.around, _) where second.lexeme.lemma == "medo",
      (_, .around) where first.lexeme.lemma == "medo":
      return nil
    case (.quality, _), (_, .quality), (.around, .around): return phrase(first, and, second)
    case (.around, _), (_, .around): return [felt(first).and(felt(second))]
    default:
      // Com fome e triste: what one has before what one is.
      let isTurned = sort(first.lexeme) == .feeling && sort(second.lexeme) == .sensation
      return [
        told([], .linking("estar"), isTurned ? [second, and, first] : [first, and, second])
      ]
    }
  }

  // MARK: - Called and of whom

  /// *Desculpa / cansado, medo / ajuda, acabou / triste, eu / ruim*.
  private func called(_ pair: Beside) -> [Clause]? {
    let word = pair.noun.lemma, sort = sort(pair.core.lexeme)
    if word == "eu", pair.core.lexeme.lemma == "ruim" {
      return [told([pair.other], .linking("estar"), [self.word("mal", for: pair.core)])]
    }
    guard sort != .quality else { return nil }
    let isCall =
      BoardPairWords.greetings.contains(word) || BoardPairWords.partings.contains(word)
      || BoardPairWords.regrets.contains(word) || BoardPairWords.helps.contains(word)
      || isOverWord(pair.noun)
    guard isCall else { return nil }
    if isOverWord(pair.noun), sort == .sensation { return nil }
    var clause = felt(pair.core)
    clause.complements.append(isOverWord(pair.noun) ? over(pair.other) : pair.other.calledOut)
    return [clause]
  }

  /// Whether it is *acabou*, which is said of what is over.
  func isOverWord(_ word: Lexeme) -> Bool {
    word.lemma == "acabou" || word.lemma == "acabar" && !word.isInfinitive
  }

  /// *Cansado / Maria, bom / vovó, fome / Maria*.
  private func ofSomebody(_ pair: Beside) -> [Clause]? {
    guard Self.isSomebody(pair.noun) || Self.isAnimal(pair.noun) else { return nil }
    let isName = pair.noun.wordClass == .properNoun
    switch sort(pair.core.lexeme) {
    case .feeling, .around:
      return isName && pair.isFirst ? [told([pair.other], isThus, [pair.core])] : nil
    case .sensation where !BoardPairWords.aboutSomebody.contains(pair.core.lexeme.lemma):
      return [told([pair.other], isThus, [pair.core])]
    case .quality
    where pair.isFirst && (isName || BoardPairWords.judged.contains(pair.core.lexeme.lemma)):
      return [told([pair.other], isSuch, [pair.core])]
    default: return nil
    }
  }

  /// *Quente / esse, meu / sujo, bom / este, tudo / sujo*.
  private func ofPointed(_ pair: Beside) -> [Clause]? {
    guard let sort = sort(pair.core.lexeme), sort != .sensation else { return nil }
    let isThus = sort == .feeling || sort == .around
    let link = isThus ? self.isThus : isSuch
    let quality = pair.core.lexeme
    if BoardPairWords.pointing.contains(pair.noun.lemma) {
      guard
        isThus || pair.isFirst || BoardPairWords.judged.contains(quality.lemma)
          || quality.kind == .color
      else { return nil }
      return [told([pair.other], link, [pair.core])]
    }
    if pair.noun.kind == .possessive {
      if quality.kind == .color { return [told([pair.core], isSuch, [pair.other])] }
      guard !BoardPairWords.others.contains(quality.lemma) else { return nil }
      return reader.read([reader.article, pair.other, link, pair.core])
    }
    return pair.noun.lemma == "tudo" ? phrase(pair.other, pair.core) : nil
  }

  // MARK: - Beside a deed

  /// *Nadar / cansado, comer / triste, fome / ler, bom / nadar, quente / nadar*.
  private func besideDeed(_ pair: Beside) -> [Clause]? {
    guard pair.noun.isInfinitive else { return nil }
    let state = pair.core.lexeme, deed = pair.noun.lemma
    if deed == "dar" {
      guard BoardPairWords.hearts.contains(state.lemma) else { return nil }
      return [felt(pair.core).and(told([], pair.other, [speaker]).requested)]
    }
    if sort(state) == .quality {
      guard ["bom", "ruim"].contains(state.lemma), isWilled(pair.other) else { return nil }
      return phrase(word("é", for: nil), pair.core, pair.other)
    }
    if BoardPairWords.aboutSomebody.contains(state.lemma)
      || ["calor", "sozinho"].contains(state.lemma)
    {
      return nil
    }
    if state.lemma == "cansado" || state.lemma == "farto", !BoardPairWords.rests.contains(deed) {
      guard isWilled(pair.other) || deed == "esperar" else { return nil }
      return [felt(pair.core, [reader.known("de"), pair.other])]
    }
    // Pegar / sujo: that which is dirty.
    let isOfThing = BoardPairWords.conditions.contains(state.lemma) || sort(state) == .around
    if isOfThing, BoardPairWords.handling.contains(deed) { return nil }
    if BoardPairWords.mishaps.contains(deed) {
      let done = told([], pair.other).over
      return [pair.isFirst ? felt(pair.core).and(done) : done.and(felt(pair.core))]
    }
    guard isWilled(pair.other) || pair.noun.lemma == "ir" else { return nil }
    if sort(state) == .around, pair.noun.lemma == "fazer" {
      return reader.read([wish, pair.other, reader.article, pair.core])
    }
    return [felt(pair.core).and(wished([pair.other]))]
  }

  // MARK: - When and where

  /// *Triste / de novo, amanhã / medo, hoje / bom, mais / grande, muito / triste*.
  private func atTime(_ pair: Beside) -> [Clause]? {
    let word = pair.noun.lemma, state = pair.core
    guard let sort = sort(state.lexeme) else { return nil }
    if word == "mais" || word == "muito" { return inDegree(pair, sort) }
    guard BoardPairWords.beside.contains(word) || pair.noun.kind == .weekday else { return nil }
    if sort == .quality, !["bom", "ruim", "difícil", "legal", "chato"].contains(state.lexeme.lemma)
    {
      return nil
    }
    if state.lexeme.lemma == "calor" { return nil }
    let time = word == "fora" ? self.word("lá fora", for: pair.other) : pair.other
    let isOfSpeaker = sort == .feeling || sort == .sensation
    if word == "ontem" {
      return isOfSpeaker
        ? [felt(state, [time]).over] : phrase(time, self.word("foi", for: nil), state)
    }
    if BoardPairWords.toCome.contains(word) {
      let verb = isOfSpeaker ? reader.deed("ficar") : isThus
      let feeling = sort == .sensation ? [reader.known("com"), bare(state)] : [state]
      return [told([], verb, feeling + [time]).planned]
    }
    return [told([], isOfSpeaker ? .linking("estar") : isThus, [state, time])]
  }

  /// *Mais / triste, muito / sujo*.
  private func inDegree(_ pair: Beside, _ sort: State) -> [Clause]? {
    let state = pair.core
    switch sort {
    case .quality where pair.noun.lemma == "mais": return compared(pair)
    case .sensation, .quality: return nil
    case .feeling, .around:
      return pair.noun.lemma == "mais" ? phrase(pair.other, state) : [felt(state, [pair.other])]
    }
  }

  /// *Mais / bom, mais / grande*: the one word for both (Cunha & Cintra, chapter 10, *Comparativos e superlativos anómalos*).
  private func compared(_ pair: Beside) -> [Clause]? {
    let quality = pair.core.lexeme.lemma
    let isSmaller = quality == "pequeno" && reader.variety == .portugueseBrazil
    guard let word = isSmaller ? "menor" : RomanceSentence.irregularComparatives[quality],
      let tile = pair.core.tile
    else { return nil }
    var clause = reader.spoken([(word, tile, true)], exclaims: false)
    clause.joins[tile] = [first, second].compactMap(\.tile)
    return [clause]
  }

  // MARK: - Beside a thing

  /// *Cama / cansado, escola / triste, filme / triste, fome / parque, bom / suco*.
  private func besideThing(_ pair: Beside) -> [Clause]? {
    guard pair.noun.wordClass == .noun, pair.noun.namesThing, pair.noun.kind != .body,
      let sort = sort(pair.core.lexeme), !BoardPairWords.dolls.contains(pair.noun.lemma),
      !BoardPairWords.helps.contains(pair.noun.lemma), pair.noun.lemma != "vez"
    else { return nil }
    switch sort {
    case .quality: return pair.isFirst ? ofThing(pair) : nil
    case .sensation: return sensedBeside(pair)
    case .around: return nil
    case .feeling: return feltBeside(pair)
    }
  }

  /// *Bom / suco, grande / biscoito*: a comment, not a title.
  private func ofThing(_ pair: Beside) -> [Clause]? {
    let quality = pair.core.lexeme.lemma
    if quality == "grande", Self.isFood(pair.noun) {
      return [told([pair.other], isSuch, [pair.core])]
    }
    guard quality == "bom" else { return nil }
    return [told([pair.other], Self.isFood(pair.noun) ? isThus : isSuch, [pair.core])]
  }

  private func feltBeside(_ pair: Beside) -> [Clause]? {
    let feeling = pair.core.lexeme
    if feeling.lemma == "cansado", BoardPairWords.beds.contains(pair.noun.lemma) {
      return [felt(pair.core).and(wished([reader.deed("ir")] + towards(pair.other)))]
    }
    if !pair.isFirst, ["triste", "feliz", "alegre"].contains(feeling.lemma),
      BoardPairWords.told.contains(pair.noun.kind)
    {
      return [told([pair.other], isSuch, [pair.core])]
    }
    guard !pair.isFirst, feeling.kind.isPassing, !BoardPairWords.conditions.contains(feeling.lemma),
      BoardPairWords.hearts.contains(feeling.lemma)
    else { return nil }
    if Self.isPlace(pair.noun) { return [felt(pair.core, behind("em", pair.other))] }
    if feeling.lemma == "cansado" { return [felt(pair.core, [pair.other])] }
    return [felt(pair.core, behind("com", known(pair.other)))]
  }

  private func sensedBeside(_ pair: Beside) -> [Clause]? {
    let feeling = pair.core.lexeme.lemma
    if feeling == "medo" {
      guard !pair.isFirst, Self.isPlace(pair.noun) else { return nil }
      return [felt(pair.core, behind("de", known(pair.other)))]
    }
    if BoardPairWords.beds.contains(pair.noun.lemma), feeling == "sono" {
      return [felt(pair.core).and(wished([reader.deed("ir")] + towards(pair.other)))]
    }
    guard ["fome", "sede"].contains(feeling), !Self.isFood(pair.noun) else { return nil }
    if Self.isPlace(pair.noun)
      || [.weather, .furniture, .vehicle, .media, .event].contains(pair.noun.kind)
    {
      return [felt(pair.core, behind("em", known(pair.other)))]
    }
    return wanted(pair.other).map { [felt(pair.core).and(wished($0))] }
  }
}
