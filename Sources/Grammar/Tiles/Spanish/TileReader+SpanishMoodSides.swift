import AACCore

/// Two thoughts side by side of which one is how the speaker is, or what is wrong: *cansado / yo / querer / dormir, abuelo / morir /
/// triste / yo, pantalón / grande / querer / otro, globo / explotar / susto* (NGLE §31.1, *yuxtaposición*).
extension TileReader {
  /// Where such a row is cut.
  func moodSides(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, words.count < 8 else { return nil }
    return moodOfSpeaker(words) ?? wishForOther(words) ?? frightAfter(words) ?? hurtByFall(words)
      ?? stopForSickness(words)
  }

  private func isOwnMood(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective && MoodWords.own.contains(word.lexeme.lemma)
  }

  /// *Cansado / yo / querer / dormir, abuelo / morir / triste / yo*: how one is, and the rest.
  private func moodOfSpeaker(_ words: [Constituent]) -> Cut? {
    guard let speaker = words.firstIndex(where: { $0.lexeme.lemma == "yo" }) else { return nil }
    let last = words.count - 1
    if isOwnMood(words[0]), speaker == 1 || speaker == last {
      let rest = words.indices.filter { $0 != 0 && $0 != speaker }.map { words[$0] }
      guard rest.count > 1, let verb = verbPlace(rest), verb == 0, rest[0].lexeme.isInfinitive,
        !MoodWords.causes.contains(rest[0].lexeme.lemma),
        !rest.contains(where: { $0.lexeme.wordClass == .adposition })
      else { return nil }
      return Cut(first: [words[speaker], words[0]], second: rest)
    }
    guard speaker == last, last > 2, isOwnMood(words[last - 1]),
      case let rest = Array(words[..<(last - 1)]), let verb = loneVerb(rest), verb > 0,
      rest[..<verb].contains(where: { $0.lexeme.isBeing }), frame(of: rest[verb]).pattern == .plain,
      !frame(of: rest[verb]).isCopular
    else { return nil }
    return Cut(first: rest, second: [words[last], words[last - 1]])
  }

  /// *Pantalón / grande / querer / otro*: what a thing is like, and what one wants for that.
  private func wishForOther(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, words[0].lexeme.namesThing, words[1].lexeme.wordClass == .adjective,
      !words[1].lexeme.kind.isSmall, words[2].lexeme.lemma == "querer",
      words[2].lexeme.isInfinitive, ["otro", "otra"].contains(words[3].lexeme.lemma)
    else { return nil }
    return Cut(first: Array(words[..<2]), second: Array(words[2...]))
  }

  /// *Globo / explotar / susto*: what happened, and what one felt.
  private func frightAfter(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.namesThing, words[1].lexeme.isInfinitive,
      MoodWords.startling.contains(words[1].lexeme.lemma), words[2].lexeme.lemma == "susto",
      let what = tables.lexicon.known("qué")
    else { return nil }
    return Cut(first: Array(words[..<2]), second: [Constituent(what), words[2]])
  }

  /// *Caerse / rodilla / sangre*: what happened, and where it bleeds.
  private func hurtByFall(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, ["caerse", "caer"].contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive,
      let sign = words.firstIndex(where: { MoodWords.wounds.contains($0.lexeme.lemma) }),
      words[3 - sign].lexeme.kind == .body, let within = tables.lexicon.known("en")
    else { return nil }
    var fall = words[0]
    fall.lexeme.lemma = "caerse"
    let seen = words[sign].lexeme.lemma == "sangre" ? felt(words[sign]) : words[sign]
    return Cut(
      first: [fall], second: [deed("tener"), seen, Constituent(within), words[3 - sign]])
  }

  /// *Coche / vomitar / parar, parar / coche / vomitar*: what is to stop, and why.
  private func stopForSickness(_ words: [Constituent]) -> Cut? {
    guard words.count == 3,
      let stop = words.firstIndex(where: { $0.lexeme.lemma == "parar" && $0.lexeme.isInfinitive }),
      let sick = words.firstIndex(where: { $0.lexeme.lemma == "vomitar" && $0.lexeme.isInfinitive }
      ),
      case let ride = words[3 - stop - sick], ride.lexeme.kind == .vehicle
    else { return nil }
    return Cut(first: [words[stop].ordered, ride], second: [deed("querer"), words[sick]])
  }
}

/// Words of such sides.
private enum MoodWords {
  /// How one is who says so.
  static let own: WordSet = [
    "triste", "enfadado", "enojado", "cansado", "contento", "feliz", "nervioso", "aburrido",
    "asustado", "preocupado", "agobiado", "mareado", "enfermo", "emocionado",
  ]
  /// What makes one so, and is no second thought: *contento de conocerte*.
  static let causes: WordSet = ["ser", "estar", "conocer", "ver", "esperar", "saber", "haber"]
  /// What makes one jump.
  static let startling: WordSet = ["explotar", "romper", "romperse", "caer", "caerse", "sonar"]
  /// What one sees there then.
  static let wounds: WordSet = ["sangre", "herida", "chichón", "moratón"]
}
