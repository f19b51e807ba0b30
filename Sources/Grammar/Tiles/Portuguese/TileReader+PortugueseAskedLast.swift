import AACCore

/// Portuguese rows whose question word was laid behind what it asks for: *nome / cachorro / qual, bolsa / onde / mamãe, ônibus /
/// qual / pegar* (Cunha & Cintra, chapter 11, *Pronomes interrogativos*; Bechara, *Frases interrogativas*).
extension TileReader {
  /// *Nome / cachorro / qual, bolsa / onde / mamãe, você / onde*: what is asked comes first.
  func askFirst(_ words: inout [Constituent]) {
    guard let asked = words.firstIndex(where: { $0.lexeme.kind == .question }),
      !words.contains(where: { ["tão", "tanto"].contains($0.lexeme.lemma) })
    else { return }
    let isWhy = words[asked].lexeme.lemma == "por que" && asked + 1 == words.count
    if asked > 0, !isWhy, isOwnNeed(words[0].lexeme) || isOwnState(words[0].lexeme) {
      // Fome / almoço / quando: how one is, and what one asks because of it.
      return words.insert(words.remove(at: asked), at: 1)
    }
    if asked > 0 {
      guard
        !words[0].lexeme.isHuman || words[0].lexeme.wordClass == .pronoun
          || words[asked].lexeme.lemma != "onde",
        words.allSatisfy({
          $0.lexeme.wordClass != .adposition && $0.lexeme.wordClass != .conjunction
            && $0.lexeme.kind != .social && $0.lexeme.lemma != "não" && $0.lexeme.lemma != "que"
        }), words.filter({ $0.lexeme.kind == .question }).count == 1,
        !["que", "o que", "por que", "porque", "que horas"].contains(words[asked].lexeme.lemma)
          || isWhy
      else { return }
      words.insert(words.remove(at: asked), at: 0)
    }
    if words.count == 3, isBareNoun(words[1]), isBareNoun(words[2]),
      words[2].lexeme.lemma == "nome" || words[2].lexeme.lemma == "idade"
        || words[1].lexeme.namesThing && words[2].lexeme.namesThing
          && ofWhole(words[1].lexeme, words[2].lexeme) == nil
          && (ofWhole(words[2].lexeme, words[1].lexeme) != nil
            || UnlinkedWords.relational.contains(words[2].lexeme.lemma))
    {
      // Panela / tampa / onde, professora / nome / qual.
      words.swapAt(1, 2)
    }
    if words.count == 3, ["quantos", "quantas"].contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .pronoun || isOwnerByName(words[1].lexeme),
      words[2].lexeme.wordClass == .noun, !isOwnerByName(words[2].lexeme)
    {
      // Quantos / você / anos.
      words.swapAt(1, 2)
    }
    if words.count == 3, words[0].lexeme.lemma == "por que",
      words[1].lexeme.wordClass == .adjective,
      words[2].lexeme.wordClass == .pronoun || words[2].lexeme.isBeing
    {
      // Por que / bravo / você.
      words.swapAt(1, 2)
    }
    if words.count == 3, words[0].lexeme.lemma == "onde", isBareNoun(words[2]),
      let link = ofWhole(words[1].lexeme, words[2].lexeme)
    {
      words.insert(contentsOf: link, at: 2)
    }
    supplyAsked(&words)
  }

  /// *De quem / casaco, quantas / irmãs / você*: whose a thing is, and how many somebody has.
  private func supplyAsked(_ words: inout [Constituent]) {
    guard words.count > 1, let last = words.last?.lexeme else { return }
    switch words[0].lexeme.lemma {
    case "de quem":
      guard words.contains(where: { $0.lexeme.namesThing || $0.lexeme.kind == .animal }),
        words.dropFirst().allSatisfy(isOfPhrase)
      else { return }
      words.insert(.linking("ser", .third), at: 1)
    case "quantos", "quantas":
      if words.count == 3, words[1].lexeme.wordClass == .noun, isBareNoun(words[2]),
        last.kind == .event || last.kind == .place || last.kind == .room
      {
        var being = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
        being.lexeme.kind = .action
        words.insert(contentsOf: [being, known("em"), article], at: 2)
        return
      }
      guard words.count == 3, words[1].lexeme.wordClass == .noun,
        last.wordClass == .pronoun && last.kind == .person
          || last.isBeing && isBareNoun(words[2])
      else { return }
      words.append(.infinitive("ter"))
    default: break
    }
  }

  private func isOfPhrase(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun || word.lexeme.isDeterminerLike
      || word.lexeme.wordClass == .adjective
  }

  /// *Ônibus / qual / pegar, quem / telemóvel / tirar*: which one it is, and who did it to a thing.
  func askWhich(_ words: inout [Constituent], _ verb: Int) {
    if verb == 1, words.count == 3, words[2].lexeme.lemma == "quem", isBareNoun(words[0]),
      words[0].lexeme.namesThing, words[1].lexeme.isInfinitive
    {
      // Janela / quebrar / quem.
      return words = [words[2], words[1], words[0]]
    }
    guard verb == 2, words[2].lexeme.isInfinitive, words.count < 5 else { return }
    if ["qual", "quantos", "quantas", "quanto"].contains(words[1].lexeme.lemma),
      isBareNoun(words[0]), words[0].lexeme.namesThing
    {
      words.swapAt(0, 1)
    } else if words[0].lexeme.lemma == "quem", words.count == 3, isBareNoun(words[1]),
      words[1].lexeme.namesThing,
      isDoneByPeople(frame(of: words[2]))
        || frame(of: words[2]).slots.first?.role == .object
    {
      words.swapAt(1, 2)
    }
  }
}
