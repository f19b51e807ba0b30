import AACCore

/// Rows of two short thoughts of everyday: how one is and what is to be done, what happened and that it hurts, what one does and
/// that it is fun: *leg/hurt/move/me, knee/bleed/help, dog/bite/hurt, ride/bike/fun, loud/stop, sick/no/school*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §11.24 (directives), §12.46 (ellipsis in speech); CaGEL ch. 15 §1.
struct EnglishPlainThoughts: EnglishThoughtRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The two thoughts of a row; nil where it is one.
  func parted(_ row: [Constituent]) -> Reading? {
    switch row.count {
    case 2: return alarmed(row)
    case 3, 4, 5: break
    case 6, 7: return looked(row)
    default: return nil
    }
    guard
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.lemma == "be"
      })
    else { return nil }
    return hurried(row) ?? feltSick(row) ?? looked(row) ?? aching(row) ?? hurtBy(row) ?? fallen(row)
      ?? enjoyed(row) ?? feltFor(row) ?? lit(row)
      ?? refused(row)
  }

  /// *loud/stop, loud/scared*: what it is like, and what of it.
  private func alarmed(_ row: [Constituent]) -> Reading? {
    if row[0].lexeme.lemma == "uncomfortable", Self.eased.contains(row[1].lexeme.lemma) {
      return Reading(
        first: speaker + [EnglishWording.be, row[0]], second: [row[1].asVerb] + small("me"),
        asksNext: true)
    }
    guard ["loud", "noisy", "dark", "bright"].contains(row[0].lexeme.lemma) else { return nil }
    let first = small("it") + [EnglishWording.be, row[0]]
    if row[1].lexeme.lemma == "stop" {
      return Reading(first: first, second: [row[1].asVerb], asksNext: true)
    }
    guard ["scared", "afraid"].contains(row[1].lexeme.lemma) else { return nil }
    return Reading(first: first, second: speaker + [EnglishWording.be, row[1]])
  }

  /// *hurry/we/late, late/we/hurry, bus/here/go*: why one is to be quick.
  private func hurried(_ row: [Constituent]) -> Reading? {
    if row.count == 3, row[0].lexeme.kind == .vehicle, row[1].lexeme.lemma == "here",
      ["go", "hurry", "come"].contains(row[2].lexeme.lemma)
    {
      return Reading(
        first: small("the") + [row[0], EnglishWording.be, row[1]], second: [row[2].asVerb],
        asksNext: true)
    }
    guard let hurry = row.firstIndex(where: { $0.lexeme.lemma.hasPrefix("hurry") }),
      let late = row.firstIndex(where: { $0.lexeme.lemma == "late" }),
      let doer = row.firstIndex(where: { ["I", "we", "me"].contains($0.lexeme.lemma) }),
      row.count == 3
    else { return nil }
    let subject =
      row[doer].lexeme.lemma == "me" ? lexicon.small("I", tile: row[doer].tile) : [row[doer]]
    let why = subject + [EnglishWording.be, row[late]]
    return hurry < late
      ? Reading(first: [row[hurry].asVerb], second: why, isRequest: true)
      : Reading(first: why, second: [row[hurry].asVerb], asksNext: true)
  }

  /// *I/feel/sick/tummy/hurt*: how one feels, and what hurts.
  private func feltSick(_ row: [Constituent]) -> Reading? {
    let begin = isMe(row[0]) ? 1 : 0
    guard row.count == begin + 4, row[begin].lexeme.lemma == "feel",
      row[begin + 1].lexeme.wordClass == .adjective, row[begin + 2].lexeme.kind == .body,
      ["hurt", "ache"].contains(row[begin + 3].lexeme.lemma)
    else { return nil }
    return Reading(
      first: speaker + [row[begin].asVerb, row[begin + 1]],
      second: small("my") + [row[begin + 2], row[begin + 3].asVerb])
  }

  /// *I/lose/my/ball/help/me/find*: what is lost, and who is to find it.
  private func looked(_ row: [Constituent]) -> Reading? {
    guard let help = row.firstIndex(where: { $0.lexeme.lemma == "help" }), help > 1,
      row.last?.lexeme.lemma == "find" || row.last?.lexeme.lemma == "look",
      row[..<help].contains(where: { ["lose", "lost"].contains($0.lexeme.lemma) }),
      case let thing = row[help - 1].lexeme, thing.wordClass == .noun,
      row.count == help + 2 || row.count == help + 3 && row[help + 1].lexeme.lemma == "me",
      row.last?.lexeme.lemma == "find"
    else { return nil }
    let lost = row[..<help].map { $0.lexeme.lemma == "lost" ? lose($0) : $0 }
    let isSeveral = EnglishHabits.isPlural(thing)
    return Reading(
      first: (isMe(row[0]) ? [] : speaker) + lost,
      second: [row[help].asVerb] + (row.count == help + 3 ? [row[help + 1]] : small("me"))
        + [row[row.count - 1].asVerb] + small(isSeveral ? "them" : "it"),
      asksNext: true, isPast: true)
  }

  private func lose(_ word: Constituent) -> Constituent {
    Constituent(Lexeme(lemma: "lose", wordClass: .verb, kind: .action), tile: word.tile)
  }

  /// *knee/bleed/help, nose/itchy/scratch, leg/hurt/move/me, uncomfortable/move/me*.
  private func aching(_ row: [Constituent]) -> Reading? {
    var begin = isMe(row[0]) ? 1 : 0
    if ["uncomfortable", "uncomfy"].contains(row[begin].lexeme.lemma),
      row.count == begin + 3 || row.count == begin + 2,
      Self.eased.contains(row[begin + 1].lexeme.lemma), row.dropFirst(begin + 2).allSatisfy(isMe)
    {
      let me = row.count == begin + 3 ? [row[begin + 2]] : small("me")
      let first = begin == 1 ? [row[0]] : speaker
      return Reading(
        first: first + [EnglishWording.be, row[begin]], second: [row[begin + 1].asVerb] + me,
        asksNext: true)
    }
    let isTurned = Self.itchy.contains(row[0].lexeme.lemma) && row[1].lexeme.kind == .body
    let owner = row[0].lexeme.kind == .possessive ? [row[0]] : small("my")
    if row[0].lexeme.kind == .possessive { begin = 1 }
    guard row.count > begin + 2, begin == 0 || owner.first == row[0] else { return nil }
    let (part, state) = isTurned ? (row[1], row[0]) : (row[begin], row[begin + 1])
    guard part.lexeme.kind == .body || Self.parts.contains(part.lexeme.lemma),
      Self.suffered.contains(state.lexeme.lemma) || Self.itchy.contains(state.lexeme.lemma)
    else { return nil }
    let rest = Array(row[(begin + 2)...])
    var named = part
    if part.lexeme.kind != .body {
      named.lexeme = Lexeme(lemma: part.lexeme.lemma, wordClass: .noun, kind: .body)
      named.lexeme.countability = .count
    }
    let first =
      owner + [named]
      + (Self.itchy.contains(state.lexeme.lemma) ? [EnglishWording.be, state] : [state.asVerb])
    let deed = rest[0].lexeme.lemma
    if deed == "help", rest.count == 1 || rest.count == 2 && isMe(rest[1]) {
      return Reading(
        first: first, second: [rest[0].asVerb] + (rest.count == 2 ? [rest[1]] : []), asksNext: true)
    }
    if ["scratch", "rub"].contains(deed), rest.count == 1 {
      return Reading(first: first, second: [rest[0].asVerb] + small("it"), asksNext: true)
    }
    guard rest.count == 2, isMe(rest[1]), rest[1].lexeme.lemma == "me",
      Self.eased.contains(deed)
    else { return nil }
    return Reading(first: first, second: [rest[0].asVerb, rest[1]], asksNext: true)
  }

  private static let itchy: WordSet = ["itchy", "sore", "sweaty"]
  private static let suffered = EnglishWords.set("hurt itch bleed ache sting burn")
  private static let parts: WordSet = ["back", "butt", "bottom", "face", "head"]
  private static let eased = EnglishWords.set("move turn lift reposition carry hold")

  /// *dog/bite/hurt, cut/finger/bleed, bump/head/hurt, cat/scratch/me/hurt*: what happened, and that it hurts.
  private func hurtBy(_ row: [Constituent]) -> Reading? {
    guard let last = row.last, ["hurt", "bleed"].contains(last.lexeme.lemma),
      case let told = Array(row.dropLast()),
      let deed = told.firstIndex(where: { Self.injuries.contains($0.lexeme.lemma) }), deed < 2,
      deed == 0 || told[0].lexeme.isBeing || isMe(told[0]),
      told.dropFirst(deed + 1).allSatisfy({
        $0.lexeme.kind == .body || $0.lexeme.kind == .possessive || $0.lexeme.lemma == "me"
      }), told.count > 1
    else { return nil }
    let animal = deed == 1 && !isMe(told[0])
    let hasPart = told.contains { $0.lexeme.kind == .body }
    guard animal || hasPart else { return nil }
    var first = told
    first[deed] = told[deed].asVerb
    if deed == 0 { first = speaker + first }
    if animal, !hasPart, told.count == deed + 1 { first += small("me") }
    return Reading(
      first: first, second: small("it") + [last.asVerb], isPast: true,
      isNextOngoing: last.lexeme.lemma == "bleed")
  }

  private static let injuries = EnglishWords.set(
    "cut bump bite scratch burn hit scrape sting kick pinch stub bang twist push")

  /// *I/fall/knee/bleed, I/fall/hurt*.
  private func fallen(_ row: [Constituent]) -> Reading? {
    let verb = isMe(row[0]) ? 1 : 0
    guard ["fall", "fall down"].contains(row[verb].lexeme.lemma), row.count > verb + 1,
      let last = row.last, ["hurt", "bleed"].contains(last.lexeme.lemma)
    else { return nil }
    let first = (verb == 1 ? [row[0]] : speaker) + [row[verb].asVerb]
    let rest = Array(row[(verb + 1)...].dropLast())
    if rest.isEmpty, last.lexeme.lemma == "hurt" {
      return Reading(first: first, second: small("it") + [last.asVerb], isPast: true)
    }
    guard rest.count == 1, rest[0].lexeme.kind == .body else { return nil }
    return Reading(
      first: first, second: small("my") + rest + [last.asVerb], isPast: true,
      isNextOngoing: last.lexeme.lemma == "bleed")
  }

  /// *ride/bike/fun, go/beach/fun, play/outside/sunny*: what one does, and what it is like.
  private func enjoyed(_ row: [Constituent]) -> Reading? {
    guard let last = row.last,
      ["fun", "sunny", "rainy", "snowy", "windy"].contains(last.lexeme.lemma),
      case let begin = isMe(row[0]) ? 1 : 0, row.count > begin + 2,
      case let deed = row[begin],
      Self.pastimes.contains(deed.lexeme.lemma)
        || ["like", "love"].contains(deed.lexeme.lemma)
          && Self.pastimes.contains(row[begin + 1].lexeme.lemma),
      row[(begin + 1)..<(row.count - 1)].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adverb
          || $0.lexeme.wordClass == .verb && deed.lexeme.wordClass == .verb
            && ["like", "love"].contains(deed.lexeme.lemma)
          || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .properNoun
      }),
      !row[begin..<(row.count - 1)].contains(where: { $0.lexeme.kind.isTemporal })
    else { return nil }
    var first = Array(row.dropLast())
    first[begin] = deed.asVerb
    if begin == 0 { first = speaker + small("want") + first }
    var quality = last
    if quality.lexeme.wordClass != .adjective {
      quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
    return Reading(first: first, second: small("it") + [EnglishWording.be, quality])
  }

  private static let pastimes = EnglishWords.set(
    "ride play go swim draw paint read watch build make bake cook dance sing run jump climb")

  /// *sad/dog/die*: how one is because of what happened to a pet.
  private func feltFor(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, ["sad", "upset", "worried"].contains(row[0].lexeme.lemma),
      row[1].lexeme.roleKind == .animal || row[1].lexeme.isHuman,
      row[1].lexeme.wordClass == .noun,
      ["die", "run away", "leave", "sick", "lost", "hurt"].contains(row[2].lexeme.lemma)
    else { return nil }
    let isKin = EnglishPeople.names.contains(row[1].lexeme.lemma)
    let isState = row[2].lexeme.wordClass == .adjective
    return Reading(
      first: speaker + [EnglishWording.be, row[0]],
      second: (isKin ? [] : small("my")) + [row[1]] + (isState ? [EnglishWording.be] : [])
        + [row[2]])
  }

  /// *light/on/scared, light/on/dark*: what is to be done, and why.
  private func lit(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, ["light", "lamp", "nightlight"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "on", ["scared", "afraid", "dark"].contains(row[2].lexeme.lemma)
    else { return nil }
    let turn = Lexeme(lemma: "turn on", wordClass: .verb, kind: .action)
    let why =
      row[2].lexeme.lemma == "dark"
      ? small("it") + [EnglishWording.be, row[2]] : speaker + [EnglishWording.be, row[2]]
    return Reading(
      first: [Constituent(turn, tile: row[1].tile)] + small("the") + [row[0]], second: why,
      isRequest: true)
  }

  /// *sick/no/school, raining/no/park*: how it is, and what there is none of because of it.
  private func refused(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, row[1].lexeme.lemma == "no", row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.kind.isTemporal
    else { return nil }
    let state = row[0].lexeme.lemma
    if ["sick", "tired", "cold", "hot", "scared", "sleepy"].contains(state) {
      return Reading(
        first: speaker + [EnglishWording.be, row[0]], second: Array(row[1...]))
    }
    guard ["raining", "rainy", "snowing", "snowy", "stormy", "rain", "snow"].contains(state) else {
      return nil
    }
    return Reading(
      first: small("it")
        + (state.hasSuffix("y") ? [EnglishWording.be, row[0]] : [row[0].asVerb]),
      second: Array(row[1...]))
  }
}
