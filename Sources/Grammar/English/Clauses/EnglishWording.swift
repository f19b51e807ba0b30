import AACCore

/// Puts right what telegraphic rows leave out or choose otherwise than English says it: *bus late*, *Emma dog*,
/// *have never be*.
///
/// Sources: CGEL §10.9 (*be* understood), §4.18–4.22 (perfect), §5.112–5.123 (genitive); CaGEL ch. 3 §5.
struct EnglishWording {
  let frames: FrameTable
  let lexicon: Lexicon
  /// All tiles of a joined word by the tile of its first.
  private(set) var tiles: [Int: [Int]] = [:]

  init(frames: FrameTable, lexicon: Lexicon) {
    self.frames = frames
    self.lexicon = lexicon
  }

  /// The row with what it leaves out.
  mutating func worded(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1 else { return row }
    var row = row
    joinGoingTo(&row)
    joinSettled(&row)
    joinTime(&row)
    settleMean(&row)
    nameBack(&row)
    joinMore(&row)
    takeWhatFor(&row)
    sayNominative(&row)
    if let owned = genitive(row) { row = owned }
    joinPair(&row)
    supplyBe(&row)
    haveDone(&row)
    settlePlaces(&row)
    callOnes(&row)
    sayByOneself(&row)
    return row
  }

  /// The words behind a verb with their owners told: *brush/doll/hair*.
  mutating func owned(_ verb: Constituent, _ words: [Constituent]) -> [Constituent] {
    guard words.count > 1 else { return words }
    var row = [verb] + words
    if let owned = genitive(row) { row = owned }
    settlePlaces(&row)
    return Array(row.dropFirst())
  }

  private static let be = Constituent(Lexeme(lemma: "be", wordClass: .verb, kind: .linking))
  private static let have = Constituent(Lexeme(lemma: "have", wordClass: .verb, kind: .action))

  // MARK: Words that belong together

  /// *be/going to/snow, going/to/rain*: what will be (CGEL §4.43).
  private mutating func joinGoingTo(_ row: inout [Constituent]) {
    guard let going = row.firstIndex(where: { $0.lexeme.lemma.hasPrefix("going") }) else { return }
    var begin = going
    var end = going + 1
    if row[going].lexeme.lemma == "going" {
      guard end < row.count, row[end].lexeme.lemma == "to" else { return }
      end += 1
    } else if row[going].lexeme.lemma != "going to" {
      return
    }
    guard end < row.count,
      row[end].lexeme.wordClass == .verb
        || frames.listed(row[end].lexeme.lemma) != nil && !row[end].lexeme.kind.isPlaceKind
    else { return }
    if begin > 0, row[begin - 1].lexeme.lemma == "be" { begin -= 1 }
    if let tile = row[begin].tile { tiles[tile] = row[begin..<end].compactMap(\.tile) }
    row[begin].lexeme = Lexeme(lemma: "be going to", wordClass: .verb, kind: .modal)
    row[end] = row[end].asVerb
    row.removeSubrange((begin + 1)..<end)
  }

  /// *kind/of* behind *what*, *all/done* and the like are made one word elsewhere; here *Christmas/day*.
  private mutating func joinSettled(_ row: inout [Constituent]) {
    guard
      let day = row.firstIndex(where: { ["day", "eve", "Day", "Eve"].contains($0.lexeme.lemma) }),
      day > 0, Self.feasts.contains(row[day - 1].lexeme.lemma)
    else { return }
    let text = "\(row[day - 1].lexeme.lemma) \(row[day].lexeme.lemma.capitalizedAtStart)"
    guard let known = lexicon.known(text) else { return }
    if let first = row[day - 1].tile, let second = row[day].tile { tiles[first] = [first, second] }
    row[day - 1].lexeme = known
    row.remove(at: day)
  }

  /// *this/weekend/I/go*: a time that is chosen first.
  private mutating func joinTime(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.lemma == "this", row[1].lexeme.kind.isTemporal,
      row[2].lexeme.wordClass != .verb,
      let known = lexicon.word("this \(row[1].lexeme.lemma)")
    else { return }
    if let first = row[0].tile, let second = row[1].tile { tiles[first] = [first, second] }
    row[0].lexeme = known.lexeme
    row.remove(at: 1)
  }

  /// *pool/water/cold, bus/ramp/broken*: two things before what they are like are one (CGEL App. I.57).
  private mutating func joinPair(_ row: inout [Constituent]) {
    let begin = row.firstIndex { !$0.lexeme.isDeterminerLike } ?? 0
    guard begin + 2 < row.count, !hasVerb(row) else { return }
    let (first, second, third) = (row[begin].lexeme, row[begin + 1].lexeme, row[begin + 2].lexeme)
    guard first.wordClass == .noun, second.wordClass == .noun, !first.isBeing, !second.isBeing,
      !first.kind.isTemporal, !second.kind.isTemporal, first.number != .plural,
      third.wordClass == .adjective || third.kind == .degree,
      row[(begin + 2)...].allSatisfy({ $0.lexeme.wordClass != .noun || $0.lexeme.kind.isTemporal })
    else { return }
    if let one = row[begin].tile, let two = row[begin + 1].tile { tiles[one] = [one, two] }
    row[begin].lexeme = second
    row[begin].lexeme.lemma = "\(first.lemma) \(second.lemma)"
    row.remove(at: begin + 1)
  }

  /// *I/didn't/mean/it, look/what/I/make*: verbs that are something else as well.
  private func settleMean(_ row: inout [Constituent]) {
    if row[0].lexeme.lemma == "look", row[1].lexeme.kind == .question { row[0] = row[0].asVerb }
    guard let mean = row.firstIndex(where: { $0.lexeme.lemma == "mean" }), mean > 0,
      mean + 1 < row.count, row[mean].lexeme.wordClass != .verb
    else { return }
    let before = row[mean - 1].lexeme
    guard before.kind == .negation || before.lemma.hasSuffix("n't"),
      ["to", "it", "that"].contains(row[mean + 1].lexeme.lemma)
    else { return }
    row[mean] = row[mean].asVerb
  }

  /// *my/back/ache*: a part of the body, not where to.
  private func nameBack(_ row: inout [Constituent]) {
    guard let back = row.firstIndex(where: { $0.lexeme.lemma == "back" }), back > 0,
      back + 1 < row.count, Self.aching.contains(row[back + 1].lexeme.lemma),
      row[back - 1].lexeme.isBeing || row[back - 1].lexeme.kind == .possessive
    else { return }
    row[back].lexeme = Lexeme(lemma: "back", wordClass: .noun, kind: .body)
    if row[back + 1].lexeme.wordClass != .verb { row[back + 1] = row[back + 1].asVerb }
  }

  /// *one/more/book*: a number of others (CGEL §6.48 note).
  private mutating func joinMore(_ row: inout [Constituent]) {
    guard let more = row.firstIndex(where: { $0.lexeme.lemma == "more" }), more > 0,
      row[more - 1].lexeme.wordClass == .numeral, more + 1 < row.count,
      row[more + 1].lexeme.wordClass == .noun
    else { return }
    if let one = row[more - 1].tile, let two = row[more].tile { tiles[one] = [one, two] }
    row[more - 1].lexeme = Lexeme(
      lemma: "\(row[more - 1].lexeme.lemma) more", wordClass: .numeral, kind: .quantity)
    row.remove(at: more)
  }

  /// *time/to/answer, thanks/for/help/I, time/go/home*: what the time, the thanks are for is done (CGEL §16.84).
  private func takeWhatFor(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst(2)
    where row[index].lexeme.wordClass == .noun && frames.listed(row[index].lexeme.lemma) != nil {
      let isForTime =
        row[index - 1].lexeme.lemma == "to" && Self.awaiting.contains(row[index - 2].lexeme.lemma)
      let isThanked =
        row[index - 1].lexeme.lemma == "for" && row[index - 2].lexeme.lemma.hasPrefix("thank")
        && index + 1 < row.count && row[index + 1].lexeme.wordClass == .pronoun
      if isForTime || isThanked { row[index] = row[index].asVerb }
    }
    guard row[0].lexeme.lemma == "time", let it = lexicon.known("it"),
      row[1].lexeme.lemma == "to" && row.count > 2
        || row[1].lexeme.wordClass == .verb
          && row[1].lexeme.lemma != "be",
      row.count(where: { $0.lexeme.wordClass == .verb }) == 1
    else { return }
    row.insert(contentsOf: [Constituent(it), Self.be], at: 0)
  }

  private static let awaiting = EnglishWords.set("time way chance something nothing how ready able")

  /// *me/thirsty, him/mad*: before what somebody is like, the subject (CGEL §6.2–6.5).
  private func sayNominative(_ row: inout [Constituent]) {
    guard let pronoun = EnglishPronouns.of(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .pronoun, pronoun.nominative != row[0].lexeme.lemma,
      pronoun.accusative == row[0].lexeme.lemma,
      row[1].lexeme.wordClass == .adjective && row[1].lexeme.kind != .quantity
        || row[1].lexeme.kind == .negation && row.count > 2,
      row.count == 2 || row[2].lexeme.wordClass != .noun
    else { return }
    row[0].lexeme.lemma = pronoun.nominative
  }

  /// *have/never/be, have/not/eat*: what one has done up to now (CGEL §4.18–4.20).
  private func haveDone(_ row: inout [Constituent]) {
    guard
      let have = row.firstIndex(where: { $0.lexeme.lemma == "have" || $0.lexeme.lemma == "has" })
    else { return }
    var index = have + 1
    if have == 0, index < row.count, EnglishPronouns.of(row[index].lexeme.lemma) != nil {
      index += 1
    }
    let adverb = index
    while index < row.count, Self.untilNow.contains(row[index].lexeme.lemma) { index += 1 }
    guard index > adverb, index < row.count, row[index].lexeme.wordClass == .verb,
      row[index].lexeme.lemma != "to", row[index].lexeme.lemma != "have to"
    else { return }
    let lemma = row[index].lexeme.lemma
    row[index].lexeme.lemma =
      EnglishMorphology(.englishUnitedStates).verb(lemma, VerbFeatures(.participle)).first ?? lemma
    let adverbs = Array(row[adverb..<index])
    row.removeSubrange(adverb..<index)
    row.insert(contentsOf: adverbs, at: adverb + 1)
  }

  /// *watch/I/jump, open/this/for/I*: first of all and with somebody or something right behind, a verb.
  private func callOnes(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.wordClass != .verb,
      frames.listed(row[0].lexeme.lemma)?.slot(.object) != nil
    else { return }
    let next = row[1].lexeme
    let isWatched =
      ["watch", "help"].contains(row[0].lexeme.lemma)
      && EnglishPronouns.of(next.lemma)?.person == .first && row[2].lexeme.wordClass == .verb
    let isPointed =
      row[0].lexeme.wordClass == .adjective && EnglishHabits.demonstratives.contains(next.lemma)
      && (row[2].lexeme.wordClass == .adposition || row[2].lexeme.lemma == "please")
    guard isWatched || isPointed else { return }
    row[0] = row[0].asVerb
  }

  /// *do/it/myself*: without help (CGEL §6.28).
  private func sayByOneself(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last?.lexeme, last.lemma.hasSuffix("self"),
      let pronoun = EnglishPronouns.of(last.lemma), pronoun.reflexive == last.lemma,
      row.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    let before = row[row.count - 2].lexeme
    let isVerb = before.wordClass == .verb && frames[before.lemma].isListed
    if ["walk", "run", "drive"].contains(before.lemma)
      || isVerb && frames[before.lemma].slot(.object) == nil
    {
      // *walk/myself*: alone.
      row[row.count - 1].lexeme = Lexeme(
        lemma: "by \(last.lemma)", wordClass: .adverb, kind: .manner)
    } else if before.wordClass == .pronoun && before.lemma != row[0].lexeme.lemma
      || before.wordClass == .noun
    {
      row[row.count - 1].lexeme = Lexeme(lemma: last.lemma, wordClass: .adverb, kind: .manner)
    }
  }

  private static let untilNow: Set<String> = ["never", "ever", "already", "just", "not", "not yet"]

  /// *outside/school, to/downtown*: a word of place before a noun, and one behind *to*, in the class of its place.
  private func settlePlaces(_ row: inout [Constituent]) {
    for index in row.indices.dropLast() where row[index].lexeme.wordClass == .adverb {
      let next = row[index + 1].lexeme
      guard Self.sides.contains(row[index].lexeme.lemma),
        next.wordClass == .noun && !next.isBeing && !next.kind.isTemporal || next.isDeterminerLike
      else { continue }
      row[index].lexeme = Lexeme(
        lemma: row[index].lexeme.lemma, wordClass: .adposition, kind: .direction)
    }
    for index in row.indices.dropFirst()
    where row[index].lexeme.wordClass == .adverb && row[index].lexeme.kind == .direction
      && row[index - 1].lexeme.wordClass == .adposition
      && ["to", "from"].contains(row[index - 1].lexeme.lemma)
    {
      row[index].lexeme.wordClass = .noun
      row[index].lexeme.kind = .place
      row[index].lexeme.article = .bare
    }
  }

  private static let sides = EnglishWords.set("outside inside opposite")

  private static let feasts: Set<String> = ["Christmas", "New Year's", "Mother's", "Father's"]

  // MARK: Owners

  /// *Emma/dog/bark, what/your/dog/name, brush/doll/hair*: who comes right before what is somebody's owns it.
  private mutating func genitive(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    for index in row.indices.dropLast() {
      let owner = row[index].lexeme
      let thing = row[index + 1].lexeme
      guard owner.isBeing || owner.kind == .toy && thing.kind == .body,
        owner.wordClass == .noun || owner.wordClass == .properNoun,
        owner.number != .plural, thing.wordClass == .noun, !thing.kind.isTemporal,
        !thing.isPlaceLike, !EnglishCompounds.joins(owner, thing),
        isOwner(row, index, owner, thing)
      else { continue }
      var row = row
      let before = index > 0 ? row[index - 1].lexeme : nil
      var text = owner.lemma
      if EnglishPeople.names.contains(text) { text = text.capitalizedAtStart }
      text += "'s"
      var begin = index
      if let before, before.kind == .possessive, before.wordClass != .pronoun {
        text = "\(EnglishPronouns.of(before.lemma)?.possessive ?? before.lemma) \(owner.lemma)'s"
        begin -= 1
        if let first = row[begin].tile, let second = row[index].tile {
          tiles[first] = [first, second]
        }
      } else if owner.wordClass == .noun, !EnglishPeople.names.contains(owner.lemma) {
        text = (EnglishPeople.isPossessed(owner.lemma) ? "my " : "the ") + text
      }
      row[begin].lexeme = Lexeme(lemma: text, wordClass: .determiner, kind: .possessive)
      if begin < index { row.remove(at: index) }
      return row
    }
    return nil
  }

  private func isOwner(_ row: [Constituent], _ index: Int, _ owner: Lexeme, _ thing: Lexeme) -> Bool
  {
    let first = row[..<index].firstIndex { !$0.lexeme.isDeterminerLike } ?? index
    let next = index + 2 < row.count ? row[index + 2].lexeme : nil
    if EnglishHabits.heads.contains(thing.lemma) || Self.marks.contains(thing.lemma) {
      return !row.contains { $0.lexeme.wordClass == .verb && $0.lexeme.lemma != "be" }
    }
    guard first == index else {
      // *brush/doll/hair*: a part of somebody right behind the verb.
      guard thing.kind == .body, row[first].lexeme.wordClass == .verb,
        first + 1 == index
          || row[(first + 1)..<index].allSatisfy(\.lexeme.isDeterminerLike)
      else { return false }
      let frame = frames[row[first].lexeme.lemma]
      return frame.isListed && !frame.slots.contains { $0.role == .recipient }
        && !frame.isCopular
    }
    guard let next else { return false }
    if !hasVerb(row), next.wordClass == .adjective || next.kind == .degree,
      index + 3 == row.count || next.kind == .degree
    {
      // *mom/phone/broken.*
      return owner.isHuman && !thing.isBeing
    }
    guard isDoing(next) else { return false }
    let frame = frames[next.lemma]
    if thing.kind == .body { return frame.slot(.object) == nil || Self.aching.contains(next.lemma) }
    let isNamed = owner.wordClass == .properNoun || EnglishPeople.names.contains(owner.lemma)
    let rest = row[(index + 3)...]
    if frame.isCopular {
      guard let quality = rest.first?.lexeme, owner.isHuman else { return false }
      return quality.wordClass == .adjective || quality.kind == .degree
        || quality.kind == .negation || quality.wordClass == .adposition || thing.isBeing
    }
    guard isNamed, thing.isBeing else { return false }
    if let last = rest.first?.lexeme, rest.count == 1, last.wordClass == .pronoun {
      return EnglishPronouns.of(last.lemma)?.person == .first
    }
    return Self.solitary.contains(next.lemma)
      && rest.allSatisfy {
        $0.lexeme.wordClass == .adverb || $0.lexeme.kind.isTemporal
      }
  }

  private func isDoing(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb
      || lexeme.wordClass == .noun
        && (Self.aching.contains(lexeme.lemma) || Self.solitary.contains(lexeme.lemma))
  }

  private static let marks = EnglishWords.set("birthday age surname nickname address")
  private static let aching = EnglishWords.set("ache hurt itch bleed swell sting burn tickle")
  /// What one does alone, to nobody.
  private static let solitary = EnglishWords.set(
    "bark meow run sleep jump cry sing dance die bite laugh smile swim snore purr arrive cough talk"
  )

  // MARK: Verbs left out

  /// *bus/late/today, my/red/car/the/best, there/six/egg, phone/no/battery*: *be* or *have* where no verb was chosen.
  private func supplyBe(_ row: inout [Constituent]) {
    if row[0].lexeme.lemma == "there", row.count > 1, isAmount(row[1].lexeme), !hasVerb(row) {
      return row.insert(Self.be, at: 1)
    }
    if let first = leftOver(row) {
      return row.insert(contentsOf: [there, Self.be], at: first)
    }
    if let too = tooMuch(row) {
      row = too
      return
    }
    guard let end = subjectEnd(row), end < row.count else { return }
    if row[end].lexeme.lemma == "no", end + 1 < row.count, !hasVerb(row),
      !KindSet.edible.contains(row[end - 1].lexeme.kind),
      row[end + 1].lexeme.wordClass == .noun, end + 2 == row.count
    {
      return row.insert(Self.have, at: end)
    }
    guard isPredicate(row, end) || isPlaced(row, end) else { return }
    row.insert(Self.be, at: end)
  }

  private var there: Constituent {
    Constituent(
      lexicon.known("there") ?? Lexeme(lemma: "there", wordClass: .adverb, kind: .direction))
  }

  private func hasVerb(_ row: [Constituent]) -> Bool {
    row.contains { word in
      word.lexeme.wordClass == .verb || isForm(word.lexeme)
    }
  }

  /// *was, didn't, broke*: a form of a verb, whatever else it may be.
  private func isForm(_ lexeme: Lexeme) -> Bool {
    if Self.helpers.contains(lexeme.lemma) || lexeme.lemma.hasSuffix("n't") { return true }
    guard lexeme.isInferred, lexeme.wordClass == .noun else { return false }
    return EnglishTypedForms(frames: frames, lexicon: lexicon).base(lexeme.lemma)?.form == .past
  }

  private static let helpers = EnglishWords.set("is am are was were has had does did 's 'm")

  private func isAmount(_ lexeme: Lexeme) -> Bool {
    lexeme.isDeterminerLike || lexeme.kind == .quantity || lexeme.wordClass == .noun
  }

  /// *no/toilet paper/in/bathroom, not/much/milk/left*: what there is none of.
  private func leftOver(_ row: [Constituent]) -> Int? {
    guard row.count > 2, !hasVerb(row) else { return nil }
    let isNone = row[0].lexeme.lemma == "no" && row[1].lexeme.wordClass == .noun
    let isLittle = row[0].lexeme.lemma == "not" && row[1].lexeme.kind == .quantity
    guard isNone || isLittle else { return nil }
    let isLeft = row.last?.lexeme.lemma == "left"
    let isPlaced = row.count > 3 && row[2].lexeme.isPlacing
    return isLeft || isPlaced && isNone ? 0 : nil
  }

  /// *too/windy/for/fly/kite*: what it is too much so for (CGEL §15.73).
  private func tooMuch(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.lemma == "too", row[1].lexeme.wordClass == .adjective,
      EnglishHabits.situations.contains(row[1].lexeme.lemma) || row[1].lexeme.kind == .weather,
      row[2].lexeme.lemma == "for" || row[2].lexeme.lemma == "to"
        || row[2].lexeme.wordClass == .verb,
      let it = lexicon.known("it")
    else { return nil }
    var result = [Constituent(it), Self.be] + row
    if result[4].lexeme.lemma == "for", result.count > 5, result[5].lexeme.wordClass == .verb {
      result[4].lexeme.lemma = "to"
    }
    return result
  }

  /// Where somebody or something named first ends; nil where the row names nothing first.
  private func subjectEnd(_ row: [Constituent]) -> Int? {
    if EnglishHabits.demonstratives.contains(row[0].lexeme.lemma), row.count > 1,
      row[1].lexeme.kind == .negation || row[1].lexeme.kind == .degree
    {
      return 1
    }
    var index = 0
    while index < row.count,
      row[index].lexeme.isDeterminerLike || isPointing(row, index)
        || row[index].lexeme.wordClass == .adjective && index > 0
          && row[index - 1].lexeme.isDeterminerLike
    {
      index += 1
    }
    guard index < row.count, row[0].lexeme.wordClass != .numeral else { return nil }
    let head = row[index].lexeme
    if head.wordClass == .pronoun {
      guard index == 0,
        EnglishPronouns.of(head.lemma)?.nominative == head.lemma
          || EnglishHabits.demonstratives.contains(head.lemma)
      else { return nil }
      return 1
    }
    guard head.wordClass == .noun || head.wordClass == .properNoun, !head.kind.isTemporal else {
      return nil
    }
    if index + 1 < row.count, row[index + 1].lexeme.wordClass == .noun,
      EnglishCompounds.joins(head, row[index + 1].lexeme)
    {
      index += 1
    }
    return index + 1
  }

  /// *mom/at/work, my/cup/on/table*: where somebody, or something picked out, is.
  private func isPlaced(_ row: [Constituent], _ end: Int) -> Bool {
    guard end + 1 < row.count, row[end].lexeme.isPlacing, !hasVerb(Array(row[...end])),
      row[0].lexeme.kind != .question, row.allSatisfy({ $0.lexeme.kind != .social }),
      row[(end + 1)...].allSatisfy({ word in
        word.lexeme.wordClass == .noun && !word.lexeme.isBeing || word.lexeme.isDeterminerLike
          || EnglishHabits.barePlaces.contains(word.lexeme.lemma)
          || word.lexeme.kind.isTemporal || word.lexeme.wordClass == .properNoun
      }), frames.listed(row[end - 1].lexeme.lemma) == nil
    else { return false }
    return row[end - 1].lexeme.isHuman || end > 1
  }

  /// *this/sweater*: what points before a noun.
  private func isPointing(_ row: [Constituent], _ index: Int) -> Bool {
    EnglishHabits.demonstratives.contains(row[index].lexeme.lemma) && index + 1 < row.count
      && row[index + 1].lexeme.wordClass == .noun
  }

  private func isPredicate(_ row: [Constituent], _ end: Int) -> Bool {
    var index = end
    while index < row.count,
      row[index].lexeme.kind == .degree || row[index].lexeme.kind == .negation
        || ["so", "still", "always", "less", "more"].contains(row[index].lexeme.lemma)
    {
      index += 1
    }
    guard index < row.count else { return false }
    let said = row[index].lexeme
    let isGraded = index > end
    let next = index + 1 < row.count ? row[index + 1].lexeme : nil
    if isBest(row, index), !hasVerb(row) { return true }
    if said.lemma.hasSuffix("ing"), !row[end - 1].lexeme.isBeing, index + 1 == row.count,
      !hasVerb(Array(row[..<index])), row[end - 1].lexeme.wordClass == .noun,
      EnglishGerunds.base(of: said.lemma, frames) != nil
    {
      // *phone/not/working.*
      return true
    }
    let isQuality =
      said.wordClass == .adjective && said.kind != .question && said.kind != .possessive
      && !["hurt", "left", "right"].contains(said.lemma) || Self.qualities.contains(said.lemma)
    guard isQuality, next?.wordClass != .noun, next?.wordClass != .adjective,
      next?.isConnective != true, next?.isDeterminerLike != true
    else { return false }
    let head = row[end - 1].lexeme
    if row[..<index].contains(where: { isForm($0.lexeme) }) { return false }
    if let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }) {
      return verb > index && takesMore(said, row, index, verb)
        && (head.isHuman || head.wordClass == .pronoun)
    }
    if head.wordClass == .pronoun || head.isHuman { return true }
    // *ball/red*, *water/cold* name a thing; *soup/too/hot, bus/late* say something of one.
    return isGraded || end > 1 || head.kind == .body || head.lemma.contains(" ")
      || row.count > end + 1
      || EnglishHabits.situations.contains(said.lemma) || said.kind == .state
      || said.kind == .emotion
      || Self.qualities.contains(said.lemma)
  }

  /// Words that say what something is like although they may say how or when.
  private static let qualities = EnglishWords.set(
    "late early sure pretty better worse far well alone fair fun awake okay OK"
  )
  .union(["all done", "all gone", "all right"])

  /// *the/best, biggest/animal*: what nothing else is.
  private func isBest(_ row: [Constituent], _ index: Int) -> Bool {
    var index = index
    if row[index].lexeme.lemma == "the" { index += 1 }
    guard index < row.count else { return false }
    return EnglishNumberWords.isSuperlative(row[index].lexeme.lemma)
  }

  /// *I/tired/of/wait, I/ready/go*: what is chosen behind the quality belongs to it.
  private func takesMore(_ quality: Lexeme, _ row: [Constituent], _ index: Int, _ verb: Int) -> Bool
  {
    guard quality.kind == .state || quality.kind == .emotion || quality.lemma == "ready",
      !["want", "need", "would like", "go"].contains(row[verb].lexeme.lemma)
        || quality.lemma == "ready"
    else { return false }
    if verb == index + 1 { return true }
    return verb == index + 2 && row[index + 1].lexeme.wordClass == .adposition
  }
}

extension Lexeme {
  /// Whether it is a place rather than something owned.
  fileprivate var isPlaceLike: Bool { KindSet.places.contains(kind) }

  /// *in, on, under*: where something is.
  fileprivate var isPlacing: Bool {
    wordClass == .adposition && EnglishHabits.placePrepositions.contains(lemma)
      || ["at", "in", "on"].contains(lemma)
  }
}

extension SemanticKind {
  /// Whether one goes to it.
  fileprivate var isPlaceKind: Bool { KindSet.places.contains(self) }
}
