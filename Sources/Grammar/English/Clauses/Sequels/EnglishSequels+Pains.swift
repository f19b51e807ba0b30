import AACCore

/// What hurts, and what one needs, wants or says because of it: *throat/hurt / doctor, tummy/hurt / go/home, fall /
/// knee/hurt*.
///
/// A part of the body that hurts does so to nobody and nothing (CGEL §10.21), so what stands behind is another thought
/// (§13.3).
extension EnglishSequels {
  /// The two sentences of such a row; nil where it is one.
  func pained(_ row: [Constituent]) -> Split? {
    fallen(row) ?? aching(row) ?? sore(row)
  }

  /// *throat/hurt / doctor, head/hurt / lie/down, head/hurt / quiet, stomach/hurt / mom*.
  private func aching(_ row: [Constituent]) -> Split? {
    guard let (first, end) = hurtFirst(row), let speaker = lexicon.known("I") else { return nil }
    var rest = Array(row[end...])
    if rest.count == 2, rest[0].lexeme.isHuman, ["call", "go"].contains(rest[1].lexeme.lemma) {
      // *head/hurt/doctor/call.*
      rest.swapAt(0, 1)
    }
    guard let next = rest.first?.lexeme,
      rest.allSatisfy({
        $0.lexeme.kind != .question && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.wordClass != .adposition
      })
    else { return nil }
    if rest.count == 1, next.lemma == "me", let my = lexicon.known("my"), first.count == 2 {
      return Split(first: [Constituent(my, tile: rest[0].tile)] + first, second: [])
    }
    if rest.count == 1, isName(next) { return Split(first: first, second: rest) }
    if rest.count == 1, let said = sound(rest[0]) {
      return Split(first: first, second: said, asksNext: next.lemma == "quiet")
    }
    if next.wordClass == .verb || ["lie", "rest", "sleep"].contains(next.lemma), first.count < 4,
      frames[next.lemma].pattern != .modal,
      !Self.wishes.contains(next.lemma), !isNominative(next)
    {
      return doing(rest, behind: first, speaker)
    }
    if rest.count == 2, next.kind.isTemporal, let need = need([rest[1]]) {
      return Split(first: first + [rest[0]], second: [Constituent(speaker)] + need)
    }
    guard let need = need(rest) else {
      // *eye/hurt / sun*: nothing that it does anything to.
      guard rest.count == 1, next.wordClass == .noun, !next.kind.isTemporal, !next.isBeing,
        next.kind != .body, !["lot", "bit"].contains(next.lemma)
      else { return nil }
      return Split(first: first, second: rest)
    }
    return Split(first: first, second: [Constituent(speaker)] + need)
  }

  /// *head/hurt / lie/down, leg/hurt/run, knee/hurt / fall*: what one wants to do because of it, what one did, or when it
  /// hurts.
  private func doing(
    _ rest: [Constituent], behind first: [Constituent], _ speaker: Lexeme
  ) -> Split? {
    let next = rest[0].lexeme
    if ["fall", "fell"].contains(next.lemma), rest.count == 1 {
      return Split(first: fall(rest[0]), second: first)
    }
    if rest.count == 2, ["call", "get", "tell", "ask"].contains(next.lemma),
      rest[1].lexeme.isHuman, rest[1].lexeme.wordClass != .pronoun
    {
      // *head/hurt / call/doctor*: others are to (CGEL §11.24).
      return Split(first: first, second: [rest[0].asVerb, rest[1]], asksNext: true)
    }
    guard Self.relieving.contains(next.lemma) else {
      // *leg/hurt/run*: when one does it (CGEL §15.25).
      guard let when = lexicon.known("when"), !isName(rest[rest.count - 1].lexeme) else {
        return nil
      }
      return Split(first: first + [Constituent(when), Constituent(speaker)] + rest, second: [])
    }
    return Split(
      first: first,
      second: [Constituent(speaker), EnglishStatementReader.verb("want"), rest[0].asVerb]
        + rest[1...])
  }

  /// *my/throat/hurt, hurt/throat*: what hurts, in the order of a sentence, and where that ends.
  private func hurtFirst(_ row: [Constituent]) -> (first: [Constituent], end: Int)? {
    guard row.count > 2 else { return nil }
    var part = 0
    while part < row.count, row[part].lexeme.isDeterminerLike || row[part].lexeme.lemma == "me" {
      part += 1
    }
    var first: [Constituent]
    let end: Int
    if part + 2 < row.count, row[part].lexeme.kind == .body,
      Self.hurting.contains(row[part + 1].lexeme.lemma)
    {
      first = row[..<part] + [row[part], row[part + 1].asVerb]
      end = part + 2
    } else if part == 0, row[0].lexeme.lemma == "hurt", row[1].lexeme.kind == .body {
      first = [row[1], row[0].asVerb]
      end = 2
    } else {
      return nil
    }
    if let me = first.firstIndex(where: { $0.lexeme.lemma == "me" }), let my = lexicon.known("my") {
      first[me].lexeme = my
    }
    return (first, end)
  }

  /// *nose/bleed / tissue, throat/sore / doctor*: what is the matter with a part of the body, and what helps.
  private func sore(_ row: [Constituent]) -> Split? {
    if row.count == 3, row[0].lexeme.kind == .body,
      ["tired", "weak", "stiff", "heavy"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .verb || ["rest", "walk", "nap"].contains(row[2].lexeme.lemma),
      let speaker = lexicon.known("I")
    {
      // *legs/tired / sit.*
      return Split(
        first: Array(row[..<2]),
        second: [Constituent(speaker), EnglishStatementReader.verb("want"), row[2].asVerb])
    }
    guard row.count == 3, row[0].lexeme.kind == .body,
      Self.ailments.contains(row[1].lexeme.lemma)
        || row[0].lexeme.lemma == "nose" && ["run", "running"].contains(row[1].lexeme.lemma),
      let need = need([row[2]]),
      let speaker = lexicon.known("I")
    else { return nil }
    return Split(first: Array(row[..<2]), second: [Constituent(speaker)] + need)
  }

  /// *fall / knee/hurt, I/fell / hurt/knee*: what happened, and what hurts since.
  private func fallen(_ row: [Constituent]) -> Split? {
    let verb = row[0].lexeme.lemma == "I" ? 1 : 0
    if row.count > verb + 3, ["fall", "fell"].contains(row[verb].lexeme.lemma),
      row.last?.lexeme.lemma == "hurt",
      row[verb + 1].lexeme.lemma == "off" || row[verb + 1].lexeme.lemma == "down",
      row[row.count - 2].lexeme.wordClass == .noun, let it = lexicon.known("it")
    {
      // *fall/off/bike / hurt*.
      var first = fall(row[verb]) + row[(verb + 1)..<(row.count - 1)]
      if verb == 1 { first[0] = row[0] }
      let last = row[row.count - 2].lexeme
      return Split(
        first: last.kind == .body ? Array(first.dropLast()) : first,
        second: [
          last.kind == .body ? row[row.count - 2] : Constituent(it), row[row.count - 1].asVerb,
        ])
    }
    guard row.count == verb + 3, ["fall", "fell"].contains(row[verb].lexeme.lemma),
      let part = row[(verb + 1)...].first(where: { $0.lexeme.kind == .body }),
      let hurt = row[(verb + 1)...].first(where: { $0.lexeme.lemma == "hurt" })
    else { return nil }
    var first = fall(row[verb])
    if verb == 1 { first[0] = row[0] }
    return Split(first: first, second: [part, hurt.asVerb])
  }

  /// *I fell*, of the tile for falling.
  private func fall(_ verb: Constituent) -> [Constituent] {
    var fell = verb
    fell.lexeme = Lexeme(lemma: "fell", wordClass: .verb, kind: .action)
    return [lexicon.known("I").map { Constituent($0) }, fell].compactMap { $0 }
  }

  /// *quiet, loud*: what is asked for where the head hurts, and what makes the ears hurt.
  private func sound(_ word: Constituent) -> [Constituent]? {
    switch word.lexeme.lemma {
    case "quiet": return [EnglishWording.be, word]
    case "loud": return lexicon.known("it").map { [Constituent($0), EnglishWording.be, word] }
    default: return nil
    }
  }

  /// *need/doctor, need/go/bathroom* of what helps; nil where it names no such thing.
  private func need(_ rest: [Constituent]) -> [Constituent]? {
    guard rest.count == 1, rest[0].lexeme.wordClass == .noun,
      Self.remedies.contains(rest[0].lexeme.lemma)
        || [.medicine, .drink].contains(rest[0].lexeme.kind)
    else { return nil }
    let isPlace = ["bathroom", "bed", "toilet", "hospital"].contains(rest[0].lexeme.lemma)
    return [EnglishStatementReader.verb("need")]
      + (isPlace ? [EnglishStatementReader.verb("go")] : [])
      + rest
  }

  private static let hurting = EnglishWords.set("hurt ache hurting hurts sting burn itch")
  private static let ailments = EnglishWords.set(
    "bleed bleeding runny sore itchy itch swollen dry stuffy cut sick cold wet")
  private static let remedies = EnglishWords.set(
    """
    doctor dentist nurse medicine bathroom bed toilet hospital band-aid bandage plaster tissue ice cream water
    sock socks glove gloves mittens hat scarf towel slippers bandaid ibuprofen tylenol pill drops heat massage pillow blanket rest lotion chapstick
    """
  ).union(["ice pack", "heating pad"])
  private static let relieving = EnglishWords.set("go stay lie sit sleep rest leave stop see")
    .union([
      "lie down", "sit down", "go home", "go to bed",
    ])
}
