import AACCore

/// A thing or somebody beside one other word, in either order: *suco / mamãe, eu / cama, você / sapatos, acabou / sapatos, terminar / filme, vez /
/// vovó, você / cachorro*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Vocativo*, *Elipse*) and 11 (*Pronomes possessivos*); Bechara, *Frases nominais*.
extension PortuguesePair {
  var things: [Clause]? {
    together ?? ofKin ?? ofSpeaker ?? ofListener ?? goneThing ?? doneThing ?? turn ?? goal ?? doer
      ?? companion
  }

  /// *Você / cachorro, eu / vovó, Maria / mamãe*: two beings, of whom neither is the other.
  private var together: [Clause]? {
    let (one, next) = (first.lexeme, second.lexeme)
    let isSpeaking = ["eu", "você"].contains(one.lemma)
    guard
      isSpeaking && (Self.isAnimal(next) || Self.isUnique(next))
        || one.wordClass == .properNoun && one.isHuman && Self.isUnique(next)
    else { return nil }
    return reader.read([first, reader.known("e"), second])
  }

  // MARK: - Whose and for whom

  /// *Suco / mamãe, mamãe / bola, banheiro / mamãe, mamãe / cabeça*: she is told what one wants, or owns it.
  private var ofKin: [Clause]? {
    guard let pair = beside(BoardPairWords.parents), pair.noun.wordClass == .noun,
      pair.noun.namesThing, pair.noun.lemma != "vez", sort(pair.noun) == nil,
      !WishedDeeds.isNeed("fazer", pair.noun.lemma)
    else { return nil }
    if [.body, .clothing].contains(pair.noun.kind) {
      guard pair.isFirst else { return nil }
      return reader.read([pair.other, reader.known("de"), reader.article, pair.core])
    }
    let isLaidAlone =
      pair.isFirst
      ? Self.isFood(pair.noun) || Self.isPlace(pair.noun) || pair.noun.kind == .furniture
      : !Self.isFood(pair.noun) && pair.noun.kind != .music
        && !BoardPairWords.toilets.contains(pair.noun.lemma)
    if isLaidAlone { return nil }
    guard let rest = wanted(pair.other) else { return nil }
    return reader.read([pair.core.calledOut, wish] + rest)
  }

  /// *Eu / cama, filme / eu, eu / cabeça, eu / outro*.
  private var ofSpeaker: [Clause]? {
    guard let pair = beside(["eu"]) else { return nil }
    let other = pair.noun
    if other.lemma == "outro" { return [told([pair.core], wish, [pair.other])] }
    guard other.wordClass == .noun, other.namesThing else { return nil }
    if other.kind == .body {
      return reader.read([word("meu", for: pair.core), pair.other])
    }
    // Cama / eu: whose it is.
    if !pair.isFirst, [.clothing, .furniture].contains(other.kind) { return nil }
    if Self.isPlace(other) { return nil }
    return wantedOne(pair.other).map { [told([pair.core], wish, $0)] }
  }

  /// *Você / filme, sapatos / você, parque / você*.
  private var ofListener: [Clause]? {
    guard let pair = beside(["você"]) else { return nil }
    let other = pair.noun
    guard other.wordClass == .noun, other.namesThing, other.lemma != "vez" else { return nil }
    if [.body, .clothing].contains(other.kind) {
      return reader.read([word("seu", for: pair.core), pair.other])
    }
    if Self.isPlace(other) || BoardPairWords.beds.contains(other.lemma) {
      return [told([pair.core], .linking("estar"), behind("em", pair.other))]
    }
    return wantedOne(pair.other).map { [told([pair.core], wish, $0).asked] }
  }

  /// The same of any one of its kind: ***uma** bola*.
  private func wantedOne(_ noun: Constituent) -> [Constituent]? {
    [.toy, .vehicle, .device, .book].contains(noun.lexeme.kind) ? [noun] : wanted(noun)
  }

  // MARK: - Over and done

  /// *Acabou / sapatos, fome / acabou, acabou / vovó, amanhã / acabou*.
  private var goneThing: [Clause]? {
    guard let pair = beside(isOverWord) else { return nil }
    let other = pair.noun
    var over = reader.deed("acabar")
    over.tile = pair.core.tile
    if BoardPairWords.toCome.contains(other.lemma) {
      return [told([], over.said(by: .third), [pair.other]).planned]
    }
    guard other.wordClass == .noun || other.wordClass == .properNoun else { return nil }
    if Self.isSomebody(other) || Self.isAnimal(other) {
      return [
        reader.spoken(
          [("acabou", pair.core.tile, false), (other.lemma, pair.other.tile, false)],
          exclaims: false)
      ]
    }
    guard other.number == .plural || sort(other) == .sensation else { return nil }
    return [told([known(pair.other)], over).over]
  }

  /// *Terminar / Maria, filme / terminar, terminar / banheiro, terminar / bola*.
  private var doneThing: [Clause]? {
    guard let pair = beside(["terminar"]), pair.core.lexeme.isInfinitive else { return nil }
    let other = pair.noun
    if Self.isSomebody(other) || Self.isAnimal(other) {
      return [told([pair.other], pair.core).over]
    }
    guard other.wordClass == .noun, !Self.isFood(other), other.kind != .body else { return nil }
    if BoardPairWords.made.contains(other.lemma) { return nil }
    let lasts: [SemanticKind] = [.media, .music, .story, .weather, .event]
    if lasts.contains(other.kind) || BoardPairWords.lessons.contains(other.lemma) {
      return [told([known(pair.other)], pair.core).over]
    }
    if Self.isPlace(other) || other.kind == .furniture {
      return [told([], pair.core, behind("em", known(pair.other))).over]
    }
    guard [.toy, .clothing, .device, .vehicle].contains(other.kind) else { return nil }
    return [told([], pair.core, behind("com", known(pair.other))).over]
  }

  /// *Vovó / vez, vez / cachorro, vez / bicicleta, vez / agora*.
  private var turn: [Clause]? {
    guard let pair = beside(["vez"]) else { return nil }
    let other = pair.noun
    if other.lemma == "agora" { return [told([pair.core], isSuch, [pair.other])] }
    if Self.isSomebody(other) { return reader.read([pair.core, pair.other]) }
    if Self.isAnimal(other) {
      return [
        reader.spoken(
          [
            ("é", nil, true), ("a vez", pair.core.tile, true),
            (melted("d", other), pair.other.tile, true),
          ], exclaims: false)
      ]
    }
    guard other.wordClass == .noun else { return nil }
    if [.vehicle, .furniture].contains(other.kind) {
      return [
        reader.spoken(
          [
            ("minha", nil, true), ("vez", pair.core.tile, true),
            (melted("n", other), pair.other.tile, true),
          ], exclaims: false)
      ]
    }
    guard other.kind == .toy || other.kind == .device else { return nil }
    return reader.read([pair.core] + behind("de", pair.other))
  }

  // MARK: - Towards whom and by whom

  /// *Cama / ir, médico / ir, vovó / ver, bicicleta / pegar*: what hardly does the deed is where it leads to.
  private var goal: [Clause]? {
    guard second.lexeme.isInfinitive else { return nil }
    let (noun, deed) = (first.lexeme, second.lexeme.lemma)
    if deed == "ir" {
      if Self.isPlace(noun) || BoardPairWords.beds.contains(noun.lemma)
        || BoardPairWords.practices.contains(noun.lemma)
      {
        return reader.read([second, first])
      }
      guard noun.kind == .media else { return nil }
      return [wished([second, reader.deed("ver"), first])]
    }
    if deed == "ver",
      Self.isUnique(noun) || Self.isAnimal(noun) || noun.isHuman && noun.wordClass == .properNoun
        || BoardPairWords.practices.contains(noun.lemma)
    {
      return [wished([second, known(first)])]
    }
    guard noun.kind == .vehicle, ["pegar", "tirar", "levar", "pôr"].contains(deed) else {
      return nil
    }
    return [wished([second, known(first)])]
  }

  /// *Dormir / médico, pegar / Maria, quebrar / vovó; abrir / você*: who stands behind the deed does it.
  private var doer: [Clause]? {
    guard first.lexeme.isInfinitive else { return nil }
    let (deed, who) = (first.lexeme.lemma, second.lexeme)
    if who.lemma == "você" {
      guard isWilled(first) || deed == "esperar" else { return nil }
      return [told([second], first)]
    }
    switch deed {
    case "dormir"
    where Self.isSomebody(who) && !Self.isUnique(who) && !PortionWords.isKin(who.lemma):
      return [told([second], first).goingOn]
    case "pegar" where Self.isSomebody(who) && !Self.isUnique(who): return [told([second], first)]
    case "quebrar" where Self.isSomebody(who) || Self.isAnimal(who):
      return [told([second], first).over]
    default: return nil
    }
  }

  /// *Brincar / chuva, dormir / bola, pôr / cama, ter / escola, esperar / suco*: what a thing is to the deed.
  private var companion: [Clause]? {
    guard first.lexeme.isInfinitive, second.lexeme.wordClass == .noun else { return nil }
    let noun = second.lexeme
    switch first.lexeme.lemma {
    case "brincar" where noun.kind == .weather || noun.kind == .furniture:
      return [wished([first] + behind("em", known(second)))]
    case "dormir" where noun.kind == .toy: return [wished([first] + behind("com", known(second)))]
    case "pôr" where noun.kind == .furniture: return [wished([first] + behind("em", known(second)))]
    case "ter" where noun.kind == .weather:
      return [told([], .linking("ter", .third), [bare(second)])]
    case "esperar" where Self.isFood(noun): return [told([], first, [known(second)])]
    default: return nil
    }
  }
}
