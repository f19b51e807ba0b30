import AACCore

/// Amounts that were chosen in pieces: *eight pounds fifty, two pills a day, three times a week, how many brothers*.
///
/// Sources: CGEL §6.63–6.66 (numerals), §5.38, §5.18 (*a day*: distributive), §8.64 (frequency), §11.14 (*wh*-elements).
extension EnglishSentence {
  /// Joins each of them, or puts it where it is said.
  static func settleMeasured(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.verb != nil else { return }
    askOfThing(&clause, planner)
    guard clause.complements.count > 1 else { return }
    countBehind(&clause)
    countTimes(&clause)
    askWhatLike(&clause)
    measureLateness(&clause, planner)
    askBeforeNoun(&clause)
    joinPrice(&clause)
    joinRate(&clause, planner)
  }

  /// *see/sheep/three, want/red/apple/two*: a number last of all is of what can be counted, and no hour (CGEL §5.21, §6.63).
  private static func countBehind(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard clause.complements[last].lexeme.wordClass == .numeral,
      let verb = clause.verb?.lexeme.lemma,
      verb == "see" || !EnglishHabits.timed.contains(verb),
      case let noun = clause.complements[last - 1].lexeme, noun.number != .plural,
      EnglishGatheredRow.canBeCounted(noun)
    else { return }
    switch noun.kind {
    case .animal, .food, .toy, .clothing, .plant, .body: break
    case .person where noun.isHuman: break
    default: return
    }
    EnglishGatheredRow.putCountFirst(&clause.complements, at: last)
  }

  /// *run/ten/time, try/many/time*: how often (CGEL §8.64).
  private static func countTimes(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma,
      !["have", "need", "want", "take", "spend"].contains(verb),
      let time = clause.complements.indices.dropFirst().first(where: {
        ["time", "times"].contains(clause.complements[$0].lexeme.lemma)
      }), case let number = clause.complements[time - 1].lexeme,
      number.wordClass == .numeral && !["one", "1"].contains(number.lemma)
        || ["many", "several", "a few", "so many"].contains(number.lemma),
      time < 2 || clause.complements[time - 2].lexeme.lemma != "for"
    else { return }
    let tiles = [clause.complements[time - 1].tile, clause.complements[time].tile].compactMap(
      \.self)
    let often = Constituent(
      Lexeme(lemma: "\(number.lemma) times", wordClass: .adverb, kind: .frequency),
      tile: tiles.first)
    clause.complements.removeSubrange((time - 1)...time)
    clause.complements.append(often)
    if let tile = tiles.first, tiles.count > 1 { clause.joins[tile] = tiles }
  }

  /// *what/be/weather/like, what/be/she/like/today*: how somebody or something is (CGEL §11.14).
  private static func askWhatLike(_ clause: inout Clause) {
    guard clause.isQuestion, clause.verb?.lexeme.lemma == "be", clause.subject.count == 1,
      clause.subject[0].lexeme.lemma == "what",
      let like = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma == "like"
      }), clause.complements[like - 1].lexeme.isNominal,
      clause.complements[(like + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .noun
      })
    else { return }
    var word = clause.complements.remove(at: like)
    word.lexeme = Lexeme(lemma: "like", wordClass: .adposition, kind: .direction)
    clause.complements.append(word)
    let asked = clause.subject[0]
    let head = clause.complements[..<like]
    clause.subject = Array(head)
    clause.complements = [asked] + clause.complements[like...]
  }

  /// *be/hour/late, be/week/early*: by how much (CGEL §7.61).
  private static func measureLateness(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.verb?.lexeme.lemma == "be",
      let index = clause.complements.firstIndex(where: { units.contains($0.lexeme.lemma) }),
      index + 1 < clause.complements.count,
      index == 0 || !isAmount(clause.complements[index - 1].lexeme),
      ["late", "early", "old", "long", "away"].contains(clause.complements[index + 1].lexeme.lemma),
      let one = planner.lexicon.known(
        clause.complements[index + 1].lexeme.lemma == "old" ? "one" : "a")
    else { return }
    clause.complements.insert(Constituent(one), at: index)
  }

  private static func isAmount(_ lexeme: Lexeme) -> Bool {
    lexeme.isDeterminerLike || lexeme.wordClass == .numeral || lexeme.wordClass == .adjective
      || lexeme.kind == .quantity
  }

  /// *how much/cost/shirt, what/mean/word*: what it is asked of is named behind the verb (CGEL §11.14).
  private static func askOfThing(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.subject.count == 1, !clause.complements.isEmpty,
      case let asked = clause.subject[0].lexeme.lemma, clause.isQuestion || asked == "how much",
      let verb = clause.verb?.lexeme.lemma,
      ["how much", "what"].contains(asked) && ["cost", "weigh", "mean"].contains(verb),
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal && $0.lexeme.kind != .money
          || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.kind == .demonstrative
      }), let last = clause.complements.last, last.lexeme.wordClass == .noun
    else { return }
    let word = clause.subject[0]
    clause.subject = clause.complements
    if verb == "mean", clause.subject.count == 1, let the = planner.lexicon.known("the") {
      clause.subject.insert(Constituent(the), at: 0)
      clause.reasons.append(.init(.articleDefinite, last.lexeme.lemma, "the"))
    }
    clause.complements = [word]
  }

  /// *have/brother/how many*: the question word stands before what is counted.
  private static func askBeforeNoun(_ clause: inout Clause) {
    guard clause.isQuestion,
      let index = clause.complements.firstIndex(where: {
        ["how many", "how much", "which", "what kind of"].contains($0.lexeme.lemma)
      }), index > 0, clause.complements[index - 1].lexeme.wordClass == .noun,
      !clause.complements[index - 1].lexeme.kind.isTemporal,
      index + 1 == clause.complements.count
        || clause.complements[index + 1].lexeme.wordClass == .adposition
        || clause.complements[index + 1].lexeme.kind.isTemporal
    else { return }
    clause.complements.swapAt(index - 1, index)
  }

  /// *eight/pound/fifty*: the small coins behind the large ones (CGEL §6.66).
  private static func joinPrice(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst().dropLast()
    where currencies.contains(clause.complements[index].lexeme.lemma) {
      let before = clause.complements[index - 1].lexeme
      let cents = clause.complements[index + 1].lexeme
      let next = index + 2 < clause.complements.count ? clause.complements[index + 2].lexeme : nil
      guard before.wordClass == .numeral, cents.wordClass == .numeral,
        next == nil || next?.wordClass == .adposition || next?.kind.isTemporal == true
          || next?.wordClass == .adverb,
        let value = EnglishNumberWords.value(of: cents.lemma)?.value ?? Int(cents.lemma)
          ?? EnglishNumberWords.value(of: String(cents.lemma.prefix { $0 != "-" }))?.value,
        value < 100
      else { continue }
      let isOne = ["one", "1"].contains(before.lemma)
      let unit = clause.complements[index].lexeme.lemma
      let many = isOne || unit.hasSuffix("s") ? unit : EnglishNouns.plurals(of: unit).first ?? unit
      clause.complements[index].lexeme.lemma = "\(many) \(cents.lemma)"
      clause.complements[index].lexeme.forms = [:]
      if !isOne { clause.complements[index].lexeme.number = .plural }
      if let first = clause.complements[index].tile, let second = clause.complements[index + 1].tile
      {
        clause.joins[first] = [first, second]
      }
      if many != unit { clause.reasons.append(.init(.plural, unit, many)) }
      clause.complements.remove(at: index + 1)
      return
    }
  }

  private static let currencies = EnglishWords.set(
    "pound pounds dollar dollars euro euros peso pesos quid buck bucks")

  /// *two/pill/a day, three times/a week, once/week*: how often (CGEL §5.18).
  private static func joinRate(_ clause: inout Clause, _ planner: ClausePlanner) {
    for index in clause.complements.indices.dropFirst() {
      let lemma = clause.complements[index].lexeme.lemma
      let isWhole = lemma.hasPrefix("a ") && units.contains(String(lemma.dropFirst(2)))
      let isInPieces =
        ["a", "per"].contains(lemma) && index + 1 < clause.complements.count
        && units.contains(clause.complements[index + 1].lexeme.lemma)
      let before = clause.complements[index - 1].lexeme
      let isTimes =
        before.lemma == "once" || before.lemma == "twice" || before.lemma.hasSuffix(" times")
      let isBare = isTimes && units.contains(lemma)
      guard isWhole || isInPieces || isBare else { continue }
      let end = isInPieces ? index + 1 : index
      let next = end + 1 < clause.complements.count ? clause.complements[end + 1].lexeme : nil
      guard next?.lemma != "ago", next?.wordClass != .noun || next?.kind.isTemporal == true else {
        continue
      }
      var words = clause.complements[index...end].map(\.lexeme.lemma)
      if isBare { words.insert("a", at: 0) }
      var begin = index
      if isTimes {
        begin -= 1
        words.insert(before.lemma, at: 0)
      } else {
        guard
          clause.complements[..<index].contains(where: {
            $0.lexeme.wordClass == .numeral
              || $0.lexeme.kind == .quantity && !$0.lexeme.kind.isTemporal
          }), before.wordClass == .noun
        else { continue }
      }
      if ["once", "twice"].contains(before.lemma), !isBare { return }
      let tiles = clause.complements[begin...end].compactMap(\.tile)
      clause.complements[begin] = Constituent(
        Lexeme(lemma: words.joined(separator: " "), wordClass: .adverb, kind: .frequency),
        tile: tiles.first)
      if let tile = tiles.first, tiles.count > 1 { clause.joins[tile] = tiles }
      clause.complements.removeSubrange((begin + 1)..<(end + 1))
      // *work/eight/hour/a day*: so much of it each time.
      return
    }
  }

  private static let units = EnglishWords.set(
    "day week month year night minute hour second season term piece head person")
}
