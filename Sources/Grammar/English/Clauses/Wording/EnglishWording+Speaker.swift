import AACCore

/// What somebody is like, feels and has for how long, where the small words are left out.
///
/// Sources: CGEL §10.9 (*be* understood), §16.69 (adjectives and prepositions), §4.20 (perfect of what lasts).
extension EnglishWording {
  /// *don't/like/soup, please/don't/shout*: who does not want it is the speaker; whom one asks politely is not.
  func settleDont(_ row: inout [Constituent]) {
    guard row.count > 1 else { return }
    if row[0].lexeme.lemma == "please",
      row.count > 2
        && (row[1].lexeme.wordClass == .verb || row[1].lexeme.lemma == "don't"
          || frames[row[1].lexeme.lemma].pattern == .modal)
        || row.count == 2
          && ["come", "wait", "look", "listen", "hurry"]
            .contains(row[1].lexeme.lemma)
    {
      row.append(row.removeFirst())
    }
    guard row[0].lexeme.lemma == "don't", Self.states.contains(row[1].lexeme.lemma),
      let speaker = lexicon.known("I")
    else { return }
    row.insert(Constituent(speaker), at: 0)
  }

  /// What nobody is told not to do.
  private static let states = EnglishWords.set(
    "like love want need know understand have feel remember see hear care believe hate mind")

  /// *now/I/tired, because/I/tired*: whether only small words stand before the one who is so.
  func leadingWords(_ row: [Constituent]) -> Int {
    let lead = row.prefix {
      $0.lexeme.kind.isTemporal && $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .frequency
    }.count
    guard lead > 0, lead + 1 < row.count, isNominative(row[lead].lexeme) else { return 0 }
    return lead
  }

  func isNominative(_ lexeme: Lexeme) -> Bool {
    lexeme.isSubjectForm
  }

  /// *tell/dad/I/home, I/think/he/mad*: a pronoun with what it is like or where it is, behind a verb or a conjunction.
  func supplyInner(_ row: inout [Constituent]) {
    guard row.count > 3 else { return }
    for index in row.indices.dropFirst(2).dropLast()
    where Self.subjects.contains(row[index].lexeme.lemma) {
      var said = index + 1
      while said + 1 < row.count,
        row[said].lexeme.kind == .negation || row[said].lexeme.kind == .degree
      { said += 1 }
      let lexeme = row[said].lexeme
      let isEnd = said + 1 == row.count || row[said + 1].lexeme.kind.isTemporal
      guard isEnd,
        Self.places.contains(lexeme.lemma)
          || ["okay", "ok", "OK", "late", "all right", "all done"].contains(lexeme.lemma),
        row[..<index].contains(where: {
          ["tell", "think", "know", "say"].contains($0.lexeme.lemma)
        })
          || EnglishClauseSplitter.subordinators.contains(row[index - 1].lexeme.lemma)
      else { continue }
      return row.insert(Self.be, at: index + 1)
    }
  }

  /// Pronouns that are nothing but subjects.
  static let subjects: WordSet = ["I", "he", "she", "we", "they"]

  /// *I/good/math, bus/late/school, I/allergic/peanut*: a quality with what it is about behind it takes *be* and its
  /// preposition.
  func relate(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.kind != .question,
      let quality = row.indices.dropFirst().dropLast().first(where: {
        Self.relational.contains(row[$0].lexeme.lemma)
      })
    else { return }
    let lemma = row[quality].lexeme.lemma
    guard let preposition = EnglishHabits.preposition(behind: lemma), let end = namedEnd(row),
      end <= quality
    else { return }
    let next = row[quality + 1].lexeme
    let isThing =
      next.wordClass == .noun && !next.isHuman && !next.kind.isTemporal
      || next.wordClass == .properNoun
      || next.kind == .possessive && next.wordClass != .pronoun && quality + 2 < row.count
        && !row[quality + 2].lexeme.isBeing
    guard isThing, !["well", "fine"].contains(lemma) else { return }
    let head = row[end - 1].lexeme
    let isBeing = head.isBeing || head.wordClass == .pronoun
    let between = row[end..<quality]
    let hasBe = between.contains { EnglishVerbForms.be.contains($0.lexeme.lemma) }
    guard
      between.allSatisfy({
        EnglishVerbForms.be.contains($0.lexeme.lemma) || $0.lexeme.kind == .degree
          || $0.lexeme.kind == .negation || $0.lexeme.lemma == "so"
      }), isBeing || !Self.skills.contains(lemma),
      row.count(where: { $0.lexeme.wordClass == .verb }) == (hasBe ? 1 : 0),
      row[(quality + 1)...].count < 4
    else { return }
    if Self.skills.contains(lemma) {
      let act = EnglishGerunds.base(of: next.lemma, frames) != nil
      guard act || Self.learned.contains(next.kind) || hasBe == false && next.kind == .activity
      else { return }
    }
    if lemma != "allergic" { row.insert(self.preposition(preposition), at: quality + 1) }
    if !hasBe { row.insert(Self.be, at: end) }
  }

  /// Qualities that hardly stand before a noun, or say what one is about with their preposition.
  private static let relational = EnglishWords.set(
    "allergic late ready busy full finished tired sick good bad great terrible addicted absent")
  /// Of these, what one is at.
  private static let skills = EnglishWords.set("good bad great terrible")
  private static let learned: Set<SemanticKind> = [
    .subject, .sport, .game, .languageName, .instrument, .music,
  ]

  /// *I/live/here/five/year, I/sick/three/day, I/know/he/long/time*: what has lasted up to now.
  mutating func last(_ row: inout [Constituent]) {
    guard row.count > 3, let unit = row.last?.lexeme.lemma, row[0].lexeme.kind != .question else {
      return
    }
    var begin = row.count - 2
    let isLong = unit == "time" && row[begin].lexeme.lemma == "long"
    let isSpan =
      Self.spans.contains(unit)
      && (row[begin].lexeme.wordClass == .numeral || row[begin].lexeme.lemma == "many")
    guard isLong || isSpan else { return }
    while begin > 1, ["a", "so", "very"].contains(row[begin - 1].lexeme.lemma) { begin -= 1 }
    let hasFor = row[begin - 1].lexeme.lemma == "for"
    let end = hasFor ? begin - 1 : begin
    guard end > 1, row[..<end].allSatisfy({ $0.lexeme.kind != .question }),
      !row[..<end].contains(where: { $0.lexeme.kind.isTemporal }),
      row[end - 1].lexeme.lemma != "in",
      lasts(&row, end, isYears: unit.hasPrefix("year") || unit.hasPrefix("month") || isLong)
    else { return }
    if isLong, !row.contains(where: { $0.lexeme.lemma == "a" }), let a = lexicon.known("a") {
      row.insert(Constituent(a, tile: row[row.count - 2].tile), at: row.count - 2)
    }
    if !hasFor {
      var place = row.count - 2
      while place > 1, ["a", "so", "very"].contains(row[place - 1].lexeme.lemma) { place -= 1 }
      // It lights up with the number: the three are said as one.
      row.insert(Constituent(preposition("for").lexeme, tile: row[place].tile), at: place)
    }
    options.insert(.perfect)
  }

  /// *I/just/look*: what one is doing and no more.
  mutating func goOn(_ row: [Constituent]) {
    guard row.count == 3, row[1].lexeme.lemma == "just", isNominative(row[0].lexeme),
      ["look", "watch", "wait", "play", "rest", "think", "joke", "kid", "talk"].contains(
        row[2].lexeme.lemma)
    else { return }
    options.insert(.progressive)
  }

  /// Whether what stands before the span goes on; supplies *be* where no verb was chosen.
  private func lasts(_ row: inout [Constituent], _ end: Int, isYears: Bool) -> Bool {
    guard let verb = row[..<end].firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      guard isNominative(row[0].lexeme), row[1].lexeme.wordClass == .adjective, end == 2,
        row[1].lexeme.lemma != "old"
      else { return false }
      row.insert(Self.be, at: 1)
      return true
    }
    guard verb > 0, row[..<end].count(where: { $0.lexeme.wordClass == .verb }) == 1 else {
      return false
    }
    let lemma = row[verb].lexeme.lemma
    return Self.lasting.contains(lemma) || isYears && Self.working.contains(lemma)
      || lemma == "have" && row[verb + 1].lexeme.kind == .illness
  }

  private static let spans = EnglishWords.set(
    "minute minutes hour hours day days week weeks month months year years")
  private static let lasting = EnglishWords.set("live know be hurt wait love ache")
  private static let working = EnglishWords.set("work study teach learn play have own use")

  /// *when/I/little/I/have/cat*: what was so is told in the past (CGEL §4.14).
  mutating func recall(_ row: inout [Constituent]) {
    guard row.count > 4, row[0].lexeme.lemma == "when", isNominative(row[1].lexeme) else { return }
    var said = 2
    if EnglishVerbForms.be.contains(row[2].lexeme.lemma) { said = 3 }
    if row[said].lexeme.lemma == "a", said + 1 < row.count { said += 1 }
    guard ["little", "young", "small", "baby", "kid", "child"].contains(row[said].lexeme.lemma),
      said + 1 < row.count
    else { return }
    if row[said].lexeme.lemma == "little" {
      row[said].lexeme = Lexeme(lemma: "little", wordClass: .adjective, kind: .size)
    }
    if said == 2 { row.insert(Self.be, at: 2) }
    tense = .past
  }

  /// *I/take/care/my/mother, I/bring/own/bag*: small words of settled phrases.
  mutating func settlePhrases(_ row: inout [Constituent]) {
    if let care = row.indices.dropFirst().first(where: { row[$0].lexeme.lemma == "care" }),
      row[care - 1].lexeme.lemma == "take"
    {
      let hasOf = care + 1 < row.count && row[care + 1].lexeme.lemma == "of"
      let isAsked = row[0].lexeme.lemma == "who" && care + (hasOf ? 2 : 1) == row.count
      if isAsked, !hasOf { row.append(preposition("of")) }
      let takesMore = !isAsked && care + 1 < row.count && !row[care + 1].lexeme.kind.isTemporal
      let lemma = isAsked || !takesMore ? "take care" : "take care of"
      join(
        &row, at: care - 1, hasOf && !isAsked ? 3 : 2,
        as: Lexeme(lemma: lemma, wordClass: .verb, kind: .action))
    }
    if let own = row.indices.dropFirst().dropLast().first(where: { row[$0].lexeme.lemma == "own" }),
      row[own - 1].lexeme.kind != .possessive, row[own + 1].lexeme.wordClass == .noun,
      row[..<own].contains(where: { $0.lexeme.wordClass == .verb }),
      let owner = lexicon.known(EnglishPronouns.of(row[0].lexeme.lemma)?.possessive ?? "my")
    {
      row[own].lexeme = Lexeme(lemma: "own", wordClass: .adjective, kind: .quality)
      row.insert(Constituent(owner), at: own)
    }
    if let dream = row.indices.dropLast().first(where: { row[$0].lexeme.lemma == "dream" }),
      dream > 0, isNominative(row[dream - 1].lexeme), row[dream + 1].lexeme.wordClass == .verb
    {
      row[dream].lexeme = Lexeme(lemma: "dream of", wordClass: .verb, kind: .action)
    }
    if let get = row.indices.dropLast().first(where: { row[$0].lexeme.lemma == "get" }),
      ["paid", "hurt", "lost", "married", "divorced", "fired", "caught", "stuck"]
        .contains(row[get + 1].lexeme.lemma),
      get + 2 == row.count || row[get + 2].lexeme.kind.isTemporal
    {
      row[get + 1].lexeme = Lexeme(
        lemma: row[get + 1].lexeme.lemma, wordClass: .adjective, kind: .state)
    }
    if let right = row.indices.dropFirst().dropLast().first(where: {
      row[$0].lexeme.lemma == "right"
    }), ["have", "has"].contains(row[right - 1].lexeme.lemma),
      row[right + 1].lexeme.lemma == "to" || row[right + 1].lexeme.wordClass == .verb
    {
      row[right].lexeme = Lexeme(lemma: "right", wordClass: .noun, kind: .idea)
      row[right].lexeme.countability = .count
      row[right].lexeme.article = .definite
    }
  }

  /// *I/something/wrong, my/hurt/finger*: what is wrong with somebody, in another order.
  func settleAilment(_ row: inout [Constituent]) {
    if row.count == 3, isNominative(row[0].lexeme), row[1].lexeme.lemma == "something",
      row[2].lexeme.lemma == "wrong"
    {
      let who = row.removeFirst()
      row += [preposition("with"), who]
      row.insert(Self.be, at: 1)
    }
    if let hurt = row.indices.dropFirst().dropLast().first(where: {
      row[$0].lexeme.lemma == "hurt"
    }), hurt + 2 == row.count, row[hurt + 1].lexeme.kind == .body,
      row[hurt - 1].lexeme.kind == .possessive, hurt == 1
    {
      row.swapAt(hurt, hurt + 1)
    }
    guard row.count > 1, row.count < 4, let last = row.last?.lexeme, last.lemma == "hurt",
      last.wordClass != .verb, row[row.count - 2].lexeme.wordClass == .noun,
      !row[row.count - 2].lexeme.isBeing, row[row.count - 2].lexeme.kind != .toy,
      row.dropLast(2).allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    row[row.count - 1] = row[row.count - 1].asVerb
  }

  /// *speak/I, look/plane, come/home/school, talk/me*: the preposition between a verb and whom or what it is about.
  func supplyPrepositions(_ row: inout [Constituent]) {
    for index in row.indices.dropLast() {
      let next = row[index + 1].lexeme
      switch row[index].lexeme.lemma {
      case "speak" where Self.objects.contains(next.lemma),
        "talk" where Self.objects.contains(next.lemma):
        return row.insert(preposition("to"), at: index + 1)
      case "look"
      where index == 0 && next.wordClass == .noun && index + 2 == row.count
        && [.vehicle, .animal, .toy, .thing, .nature, .plant].contains(next.kind):
        return row.insert(preposition("at"), at: 1)
      case "home"
      where index > 0 && next.wordClass == .noun && next.isPlaceLike && index + 2 == row.count
        && ["come", "get", "go"].contains(row[index - 1].lexeme.lemma):
        return row.insert(preposition("from"), at: index + 1)
      default: continue
      }
    }
  }

  static let objects: WordSet = ["me", "him", "her", "us", "them", "you"]
}
