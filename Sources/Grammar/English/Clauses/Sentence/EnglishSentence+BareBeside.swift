import AACCore

/// What the word behind the verb's own is to it, where no preposition was chosen between them: *score / last / minute, take / me / school / car,
/// grade / test, wake up / middle of the night* (CGEL §9.32–9.46, prepositions of time, means and place; §5.27, unique definite).
extension EnglishSentence {
  /// Puts there what is always said.
  static func settleBareBeside(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    askHowLong(&clause, verb, planner)
    compareWithOther(&clause)
    sayMiddle(&clause)
    if verb == "prefer" { preferTimes(&clause) }
    guard clause.complements.count > 1 else { return }
    sayLastMoment(&clause, verb)
    goByMeans(&clause, verb)
    gradeOnTest(&clause)
    partThing(&clause, verb)
    haveForUse(&clause, verb)
  }

  /// Makes one word of several, under the tile of the first.
  static func join(_ range: ClosedRange<Int>, as lexeme: Lexeme, _ clause: inout Clause) {
    let tiles = clause.complements[range].compactMap(\.tile)
    clause.complements[range.lowerBound] = Constituent(lexeme, tile: tiles.first)
    if let tile = tiles.first, tiles.count > 1 { clause.joins[tile] = tiles }
    clause.complements.removeSubrange((range.lowerBound + 1)..<(range.upperBound + 1))
  }

  /// Puts a preposition before a complement, and says that it stands before that noun.
  private static func relate(_ preposition: String, _ clause: inout Clause, at place: Int) {
    let noun = clause.complements[place].lexeme.lemma
    clause.reasons.append(Realization.RuleApplication(.preposition, noun, preposition))
    insert(preposition, at: place, in: &clause)
  }

  /// *how long/be/until/recess*: how long it is.
  private static func askHowLong(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    let isAsked =
      clause.subject.last?.lexeme.lemma == "how long"
      || clause.complements[0].lexeme.lemma == "how long"
    guard verb == "be", isAsked,
      let until = clause.complements.firstIndex(where: { $0.lexeme.lemma == "until" }),
      !clause.complements.contains(where: { $0.lexeme.lemma == "it" }),
      clause.subject.count < 2, let it = planner.lexicon.known("it"), until < 2
    else { return }
    if let asked = clause.subject.first, asked.lexeme.lemma == "how long" {
      clause.complements.insert(asked, at: 0)
      clause.subject = []
    }
    guard clause.subject.isEmpty else { return }
    clause.subject = [Constituent(it)]
  }

  /// *prefer/summer/winter*: what is liked better, and not when.
  private static func preferTimes(_ clause: inout Clause) {
    for index in clause.complements.indices
    where likedTimes.contains(clause.complements[index].lexeme.lemma) {
      var time = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .idea)
      time.countability = .mass
      clause.complements[index].lexeme = time
    }
  }

  private static let likedTimes = EnglishWords.set("summer winter spring fall autumn")

  /// *better/than/other*: than the other one.
  private static func compareWithOther(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      ["other", "others"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.lemma == "than"
    else { return }
    let isOne = clause.complements[last].lexeme.lemma == "other"
    var other = Lexeme(
      lemma: isOne ? "the other one" : "the others", wordClass: .pronoun, kind: .thing)
    other.person = .third
    other.number = isOne ? .singular : .plural
    clause.complements[last].lexeme = other
  }

  /// *wake up/middle of the night, cry/middle/of/night*: in the middle of it.
  private static func sayMiddle(_ clause: inout Clause) {
    guard
      let start = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "middle" || $0.lexeme.lemma.hasPrefix("middle of ")
      }), start == 0 || clause.complements[start - 1].lexeme.wordClass != .adposition,
      start == 0 || !clause.complements[start - 1].lexeme.isDeterminerLike
    else { return }
    let lemma = clause.complements[start].lexeme.lemma
    if lemma != "middle" {
      let whole = lemma.dropFirst("middle of ".count)
      let text = whole.hasPrefix("the ") ? "in the \(lemma)" : "in the middle of the \(whole)"
      return join(
        start...start, as: Lexeme(lemma: text, wordClass: .adverb, kind: .time), &clause)
    }
    guard start + 2 < clause.complements.count, clause.complements[start + 1].lexeme.lemma == "of"
    else { return }
    join(
      start...(start + 1),
      as: Lexeme(lemma: "in the middle of", wordClass: .adposition, kind: .direction), &clause)
    if clause.complements[start + 1].lexeme.kind.isTemporal {
      let time = clause.complements[start + 1].lexeme.lemma
      join(
        start...(start + 1),
        as: Lexeme(lemma: "in the middle of the \(time)", wordClass: .adverb, kind: .time), &clause)
    }
  }

  /// *score/last/minute, arrive/last/minute*: in the last one of a match, at the last one elsewhere.
  private static func sayLastMoment(_ clause: inout Clause, _ verb: String) {
    guard
      let last = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "last"
          && ["minute", "moment", "second"].contains(clause.complements[$0 + 1].lexeme.lemma)
      }), !["enjoy", "remember", "miss", "be", "waste", "wait"].contains(verb),
      last == 0 || !clause.complements[last - 1].lexeme.isDeterminerLike
    else { return }
    let isGoverned = last > 0 && clause.complements[last - 1].lexeme.wordClass == .adposition
    let preposition =
      isGoverned
      ? clause.complements[last - 1].lexeme.lemma
      : ["score", "win", "lose", "tie", "draw"].contains(verb) ? "in" : "at"
    let text = "\(preposition) the last \(clause.complements[last + 1].lexeme.lemma)"
    join(
      (isGoverned ? last - 1 : last)...(last + 1),
      as: Lexeme(lemma: text, wordClass: .adverb, kind: .time), &clause)
  }

  /// *take/me/school/car*: by what somebody is taken there (CGEL §9.49).
  private static func goByMeans(_ clause: inout Clause, _ verb: String) {
    guard ["take", "bring", "send", "pick up", "get"].contains(verb),
      let ride = clause.complements.indices.last,
      rides.contains(clause.complements[ride].lexeme.lemma), ride > 1,
      case let whom = clause.complements[0].lexeme, whom.isHuman || whom.wordClass == .pronoun,
      clause.complements[ride - 1].lexeme.isPlaceLike,
      clause.complements[ride - 1].lexeme.wordClass != .adposition
    else { return }
    relate("by", &clause, at: ride)
    clause.complements[ride + 1].government = Government(preposition: "by", article: .bare)
  }

  private static let rides = EnglishWords.set(
    "car bus train bike taxi van plane boat subway tram ambulance metro scooter bicycle")

  /// *get/good/grade/test*: on it, in Britain in it (CGEL §9.17).
  private static func gradeOnTest(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast()
    where ["grade", "mark", "score"].contains(clause.complements[index].lexeme.lemma) {
      var test = index + 1
      while test < clause.complements.count, clause.complements[test].lexeme.wordClass == .noun,
        !tests.contains(lastWord(clause.complements[test].lexeme.lemma))
      {
        test += 1
      }
      guard test < clause.complements.count, test < index + 3,
        tests.contains(lastWord(clause.complements[test].lexeme.lemma))
      else { return }
      return relate(clause.variety == .englishUnitedKingdom ? "in" : "on", &clause, at: index + 1)
    }
  }

  /// *cut/paper/two/piece, puzzle/hundred/piece*: into how many, and of how many it is made (CGEL §9.45, §17.37).
  private static func partThing(_ clause: inout Clause, _ verb: String) {
    guard let parts = ChosenParts(of: pieces.union(partsHad), in: clause.complements),
      parts.isOfThing(clause.complements)
    else { return }
    if cutting.contains(verb), pieces.contains(clause.complements[parts.place].lexeme.lemma) {
      return relate("into", &clause, at: parts.start)
    }
    guard parts.isCounted, partsHad.contains(clause.complements[parts.place].lexeme.lemma),
      parts.isLast(clause.complements)
    else { return }
    relate("with", &clause, at: parts.start)
  }

  private static let pieces = EnglishWords.set("piece slice part quarter strip chunk cube")
  private static let partsHad = EnglishWords.set(
    "piece page color colour room bedroom floor chapter player wheel drawer door level")
  private static let cutting = EnglishWords.set(
    "cut break divide split tear rip slice chop separate cut-up")

  /// *need/more/time/test, want/money/trip*: what it is for.
  private static func haveForUse(_ clause: inout Clause, _ verb: String) {
    guard ["need", "want", "have", "ask for", "get", "save"].contains(verb),
      let use = clause.complements.indices.dropFirst().first(where: {
        let before = clause.complements[$0 - 1].lexeme.lemma
        return before == "time" || before == "money"
      }), case let noun = clause.complements[use].lexeme,
      noun.wordClass == .noun, !noun.isBeing, !noun.kind.isTemporal
    else { return }
    relate("for", &clause, at: use)
  }

  private static func lastWord(_ text: String) -> String {
    text.split(separator: " ").last.map(String.init) ?? text
  }

  private static let tests = EnglishWords.set("test exam quiz homework project essay")
}
