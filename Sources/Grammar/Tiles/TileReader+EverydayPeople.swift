import AACCore

/// People and names behind the verb that a row begins with: the speaker does it, and they are whom it is about (NGLE §40.4,
/// *orden de los constituyentes*; §33.4, *sujeto tácito*).
extension TileReader {
  /// How likely somebody or a name behind its verb is the subject: *querer / ser / mi / amigo, gustar / Ana, ayudar / mamá / cocinar*.
  func personBehind(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Int? {
    if isWishedToBe(words, index, verb, frame) { return 20 }
    if isNamedThing(words, index, verb, frame) || isAlongOrSeen(words, index, verb, frame)
      || isLiked(words, index, verb, frame)
    {
      return 10
    }
    if isTowards(words, index, verb, frame) { return 5 }
    if isEaten(words, index, verb, frame) { return 20 }
    return isToldOrHelped(words, index, verb, frame) ? 30 : nil
  }

  /// *Querer / ser / mi / amigo*: what somebody is to be.
  private func isWishedToBe(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    guard lexeme.isHuman, lexeme.wordClass == .noun, !frame.isCopular,
      usedFrame(words, verb).isCopular,
      let last = words[..<index].last(where: { !$0.lexeme.isDeterminerLike })
    else { return false }
    return last.lexeme.wordClass == .verb && last != words[verb]
  }

  /// *Querer / Nocilla / pan*: a thing with a name.
  private func isNamedThing(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    return lexeme.wordClass == .properNoun && lexeme.isInferred && index == verb + 1
      && EverydayRoles.handled.contains(frame.lemma)
      && words[(index + 1)...].contains { $0.lexeme.wordClass == .noun }
  }

  /// *Ir / playa / familia, ir / médico*: with whom, and whom one goes to see.
  private func isAlongOrSeen(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lemma = words[index].lexeme.lemma
    if frame.lemma == "ir", EverydayQuestions.visited.contains(lemma) { return true }
    return ["ir", "viajar"].contains(frame.lemma) && index > verb + 1 && index + 1 == words.count
      && EverydayRoles.along.contains(lemma)
      && KindSet.places.contains(words[index - 1].lexeme.kind)
  }

  /// *Gustar / Ana*: whom one likes.
  private func isLiked(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    return EverydayRoles.liking.contains(frame.lemma) && lexeme.isHuman
      && lexeme.wordClass != .pronoun
      && !words[(verb + 1)...].contains {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .pronoun
          || $0.lexeme.wordClass == .noun && $0.lexeme != lexeme && !$0.lexeme.isHuman
      }
  }

  /// *Ser / alérgico / leche, estar / asustado / trueno*: what one is so towards.
  private func isTowards(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    guard frame.isCopular, !lexeme.isBeing, lexeme.wordClass == .noun, index > verb + 1
    else { return false }
    let quality = words[verb + 1].lexeme
    return quality.wordClass == .adjective
      && (AdjectiveLinks.beforeNoun(quality.lemma) != nil || quality.kind == .emotion
        || quality.isInferred && KindSet.places.contains(lexeme.kind))
  }

  /// *Nunca / comer / caracol*: the only noun behind it is eaten.
  private func isEaten(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    return frame.lemma == "comer" && lexeme.kind == .animal && lexeme.wordClass == .noun
      && !words[(verb + 1)...].contains {
        $0.lexeme.wordClass == .noun && $0.lexeme != lexeme && !$0.lexeme.kind.isTemporal
      }
  }

  /// *Ayudar / mamá / cocinar*: who stands right behind what is done to people.
  private func isToldOrHelped(
    _ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame
  ) -> Bool {
    let lexeme = words[index].lexeme
    guard lexeme.isHuman, lexeme.wordClass != .pronoun,
      words[(verb + 1)..<index].allSatisfy(\.lexeme.isDeterminerLike)
    else { return false }
    return EverydayRoles.told.contains(frame.lemma)
      || frame.slots.contains { $0.role == .object && $0.kinds.contains(.person) }
  }
}
