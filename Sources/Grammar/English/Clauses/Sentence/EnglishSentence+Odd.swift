import AACCore

/// Words chosen by role of which the verb makes something else than they are elsewhere: *sort the toys by color, I lied to Mom,
/// call 911, look out the window, the fear of the dark*.
///
/// Sources: CGEL §3.16 (*lie, lied*), §5.41–5.45 (no article), §7.23–7.26 (adjectives as heads), §9.10 (*because of*), §8.41
/// (direction), §15.63 (*than*).
extension EnglishSentence {
  /// Makes of them what they are with the verb.
  static func settleOdd(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.isLaid else { return }
    tellLie(&clause, verb)
    denyAbility(&clause, verb, planner)
    guard !clause.complements.isEmpty else { return }
    nameDark(&clause, verb, planner)
    sortBy(&clause, verb)
    dialNumber(&clause, verb)
    lookThrough(&clause, verb)
    becauseOf(&clause, planner)
    joinForDay(&clause, planner)
    preferTo(&clause, verb, planner)
  }

  /// *lie/to/mom*: what is not true; but *lie/in/bed* (CGEL §3.16).
  private static func tellLie(_ clause: inout Clause, _ verb: String) {
    guard verb == "lie",
      clause.complements.first.map({ ["to", "about"].contains($0.lexeme.lemma) })
        ?? (clause.subject.last?.lexeme.isBeing != false)
    else { return }
    clause.verb?.lexeme.forms["V;PST"] = "lied"
    clause.verb?.lexeme.forms["V;V.PTCP;PST"] = "lied"
  }

  /// *fear/dark, sit/in/cold, help/poor*: what is dark or cold and those who are poor (CGEL §7.23).
  private static func nameDark(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard
      let index = clause.complements.indices.last(where: {
        let word = clause.complements[$0].lexeme
        return word.wordClass == .adjective && named.contains(word.lemma)
      }),
      index + 1 == clause.complements.count
        || clause.complements[index + 1].lexeme.kind.isTemporal
        || clause.complements[index + 1].lexeme.wordClass == .adposition
    else { return }
    let before = index > 0 ? clause.complements[index - 1].lexeme.lemma : ""
    let lemma = clause.complements[index].lexeme.lemma
    let isPeople = ["poor", "rich", "homeless", "blind", "deaf", "elderly"].contains(lemma)
    let isGiven = index > 0 && ["to", "for"].contains(before) && isPeople
    let isSpace =
      index > 0 && !isPeople
      && (["in", "into", "from"].contains(before)
        || before == "of" && index > 1
          && ["afraid", "scared", "frightened", "terrified", "fear"].contains(
            clause.complements[index - 2].lexeme.lemma))
    let isTaken =
      index == 0
      && (isPeople ? helping.contains(verb) : fearing.contains(verb))
    let isTime = lemma == "dark" && ["until", "before", "after", "till"].contains(before)
    guard isGiven || isSpace || isTaken || isTime else { return }
    var noun = Lexeme(lemma: lemma, wordClass: .noun, kind: isPeople ? .person : .nature)
    noun.countability = .mass
    noun.article = .bare
    if isPeople { noun.number = .plural }
    clause.complements[index].lexeme = noun
    clause.complements[index].government = Government(
      preposition: isTaken || index == 0 ? nil : before, article: .bare)
    guard !isTime, let the = planner.lexicon.known("the") else { return }
    clause.complements.insert(Constituent(the), at: index)
    clause.reasons.append(.init(.articleDefinite, lemma, "the"))
  }

  private static let named = EnglishWords.set(
    "dark cold warm heat poor rich homeless blind deaf elderly unknown")
  private static let fearing = EnglishWords.set("fear hate like love mind avoid enjoy").union([
    "be afraid of", "be scared of", "be frightened of", "be terrified of",
  ])
  private static let helping = EnglishWords.set("help feed support visit protect respect")

  /// *sort/toys/by/color*: what the order goes by (CGEL §5.45).
  private static func sortBy(_ clause: inout Clause, _ verb: String) {
    guard
      let by = clause.complements.indices.dropLast().last(where: {
        clause.complements[$0].lexeme.lemma == "by"
      }), case let noun = clause.complements[by + 1].lexeme, measures.contains(noun.lemma),
      by + 2 == clause.complements.count
    else { return }
    var measure = Lexeme(lemma: noun.lemma, wordClass: .noun, kind: .idea)
    measure.countability = .mass
    measure.article = .bare
    clause.complements[by + 1].lexeme = measure
    clause.complements[by + 1].government = Government(preposition: "by", article: .bare)
  }

  private static let measures = EnglishWords.set(
    "color colour size date shape name number age weight height type subject author category price length day year"
  )

  /// *call/911*: a number, and no hour.
  private static func dialNumber(_ clause: inout Clause, _ verb: String) {
    guard ["call", "dial", "phone", "ring", "text"].contains(verb),
      clause.complements[0].lexeme.wordClass == .numeral,
      clause.complements[0].lexeme.lemma.utf8.count > 2,
      clause.complements[0].lexeme.lemma.first?.isNumber == true,
      clause.complements.count == 1 || clause.complements[1].lexeme.wordClass != .noun
    else { return }
    clause.complements[0].lexeme.wordClass = .properNoun
    clause.complements[0].lexeme.kind = .thing
    clause.complements[0].lexeme.animacy = .inanimate
    clause.complements[0].lexeme.article = .bare
  }

  /// *look/out/window*: through it (CGEL §9.26).
  private static func lookThrough(_ clause: inout Clause, _ verb: String) {
    let isParted = ["look out", "jump out", "climb out", "lean out"].contains(verb)
    let words = clause.complements.map(\.lexeme.lemma)
    guard
      let out = isParted ? -1 : words.firstIndex(of: "out"), out + 1 < words.count,
      ["window", "door"].contains(words[out + 1]),
      isParted || ["look", "jump", "climb", "lean", "throw", "fall", "fly", "stare"].contains(verb)
    else { return }
    let link = clause.variety == .englishUnitedKingdom ? "of the" : "the"
    let text = (isParted ? "" : "out ") + "\(link) \(words[out + 1])"
    let tiles = clause.complements[max(out, 0)...(out + 1)].compactMap(\.tile)
    clause.complements[max(out, 0)] = Constituent(
      Lexeme(lemma: text, wordClass: .adverb, kind: .direction), tile: tiles.first)
    if let tile = tiles.first { clause.joins[tile] = tiles }
    if !isParted { clause.complements.remove(at: out + 1) }
    clause.reasons.append(.init(.articleDefinite, words[out + 1], "the"))
  }

  /// *pull over/because/police*: what it was because of, where nobody does anything (CGEL §9.10).
  private static func becauseOf(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard
      let because = clause.complements.firstIndex(where: { $0.lexeme.lemma == "because" }),
      because + 1 < clause.complements.count,
      let of = planner.lexicon.known("because of"),
      clause.complements.last?.lexeme.wordClass == .noun,
      clause.complements[(because + 1)...].dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), planner.frames.listed(clause.complements.last?.lexeme.lemma ?? "") == nil
    else { return }
    clause.complements[because].lexeme = of
  }

  /// *confirm/appointment/for/tomorrow*: which time it is for (CGEL §8.55).
  private static func joinForDay(_ clause: inout Clause, _ planner: ClausePlanner) {
    for index in clause.complements.indices.dropLast()
    where clause.complements[index].lexeme.lemma == "for" {
      let day = clause.complements[index + 1].lexeme
      guard ["tomorrow", "today", "tonight"].contains(day.lemma) || day.kind == .weekday else {
        continue
      }
      let tiles = clause.complements[index...(index + 1)].compactMap(\.tile)
      let name = day.lemma.hasPrefix("on ") ? String(day.lemma.dropFirst(3)) : day.lemma
      clause.complements[index] = Constituent(
        Lexeme(lemma: "for \(name)", wordClass: .adverb, kind: .time), tile: tiles.first)
      if let tile = tiles.first { clause.joins[tile] = tiles }
      clause.complements.remove(at: index + 1)
      return
    }
  }

  /// *would rather/walk/than/drive*: what one would do less (CGEL §15.63).
  private static func preferTo(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard verb == "would rather",
      let than = clause.complements.firstIndex(where: { $0.lexeme.lemma == "than" }), than > 0,
      than + 2 == clause.complements.count,
      planner.frames.listed(clause.complements[than + 1].lexeme.lemma) != nil
    else { return }
    let tiles = clause.complements[than...].compactMap(\.tile)
    let text = "than \(clause.complements[than + 1].lexeme.lemma)"
    clause.complements.removeSubrange(than...)
    clause.complements.append(
      Constituent(Lexeme(lemma: text, wordClass: .adverb, kind: .time), tile: tiles.first))
    if let tile = tiles.first { clause.joins[tile] = tiles }
  }
}
