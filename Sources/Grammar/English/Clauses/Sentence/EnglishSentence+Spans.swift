import AACCore

/// Hours with the part of the day, spans before what is done in them, and what stays open or shut meanwhile: *wake up/six/
/// morning, study/two/hour/math, sleep/while, chew/mouth/closed*.
///
/// Sources: CGEL §8.51–8.66 (time when, duration), §14.8 (supplementive *with*).
extension EnglishSentence {
  static func putSpans(_ clause: inout Clause, _ planner: ClausePlanner) {
    if clause.complements.count == 2, active.contains(clause.verb?.lexeme.lemma ?? "") {
      goOnFor(&clause)
    }
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    if clause.options.contains(.habitual), clause.tense == nil { clause.tense = .past }
    if clause.options.contains(.habitual), let last = clause.complements.indices.last,
      clause.complements[last].lexeme.kind == .weekday,
      !clause.complements[last].lexeme.lemma.hasSuffix("s"),
      last == 0 || !["every", "each"].contains(clause.complements[last - 1].lexeme.lemma)
    {
      // *We used to eat fish on Fridays.*
      clause.complements[last].lexeme.lemma += "s"
    }
    wearOrNot(&clause, verb)
    sayHour(&clause, verb)
    sayLast(&clause, verb)
    keepOpen(&clause, verb)
    guard clause.complements.count > 2, spent.contains(verb) else { return }
    lastBeforeObject(&clause)
  }

  /// *want/shoe/off, need/foot/up* → *I want my shoes off* (CGEL §16.46).
  private static func wearOrNot(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last == 1, ["want", "need"].contains(verb),
      ["on", "off", "up", "down", "out"].contains(clause.complements[1].lexeme.lemma),
      case let noun = clause.complements[0].lexeme, noun.wordClass == .noun,
      noun.kind == .body || noun.kind == .clothing
        || ["glasses", "diaper", "bib"].contains(noun.lemma)
    else { return }
    let thing =
      EnglishHabits.pairs.contains(noun.lemma)
      ? EnglishNouns.plurals(of: noun.lemma).first ?? noun.lemma : noun.lemma
    let owner = possessive(of: clause.subject) ?? "my"
    say("\(owner) \(thing) \(clause.complements[1].lexeme.lemma)", for: 2, at: 0, &clause)
  }

  /// *wake up/six/morning* → *at six in the morning*.
  private static func sayHour(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1, timed.contains(verb),
      let index = clause.complements.indices.dropLast().first(where: { index in
        hours.contains(clause.complements[index].lexeme.lemma)
          && ["morning", "afternoon", "evening", "night"].contains(
            clause.complements[index + 1].lexeme.lemma)
      }), index == 0 || clause.complements[index - 1].lexeme.lemma != "at"
    else { return }
    let part = clause.complements[index + 1].lexeme.lemma
    let hour = clause.complements[index].lexeme.lemma
    say("at \(hour) \(part == "night" ? "at night" : "in the \(part)")", for: 2, at: index, &clause)
  }

  /// *play/a while, wait/long, sleep/lot, speak/long time*.
  private static func sayLast(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    let lemma = clause.complements[last].lexeme.lemma
    let before = last > 0 ? clause.complements[last - 1].lexeme : nil
    guard before?.wordClass != .adposition, before?.wordClass != .conjunction else { return }
    switch lemma {
    case "while", "a while", "a little while", "little while":
      let isLittle = lemma.contains("little") || before?.lemma == "little"
      let count = before.map { ["a", "little"].contains($0.lemma) } == true ? 2 : 1
      guard count < 2 || last < 2 || clause.complements[last - 2].lexeme.lemma != "for" else {
        return
      }
      say(
        isLittle ? "for a little while" : "for a while", for: count, at: last + 1 - count, &clause)
    case "long time":
      guard verb != "take" else { return }
      say("for a long time", for: 1, at: last, &clause)
    case "time" where before?.lemma == "long" && verb != "take" && verb != "have" && verb != "be":
      guard last < 2 || !clause.complements[last - 2].lexeme.isDeterminerLike else { return }
      say("for a long time", for: 2, at: last - 1, &clause)
    case "lot":
      guard before.map({ !$0.isDeterminerLike && $0.wordClass != .adjective }) ?? true,
        !["have", "need", "want", "be", "buy", "cost"].contains(verb)
      else { return }
      say("a lot", for: 1, at: last, &clause)
    case "hour", "minute", "week", "month", "year":
      guard !lasting.contains(verb),
        before.map({ $0.wordClass == .noun || $0.wordClass == .properNoun }) ?? verb.hasSpace
      else { return }
      // *I missed school for a week* (CGEL §8.63).
      say("for \(lemma == "hour" ? "an" : "a") \(lemma)", for: 1, at: last, &clause)
    case "good", "bad", "deep":
      guard verb == "sleep", last == 0 || before?.wordClass == .adverb else { return }
      say(
        ["good": "well", "bad": "badly", "deep": "deeply"][lemma] ?? lemma, for: 1, at: last,
        &clause)
    default: return
    }
  }

  /// *sleep/eye/open, talk/mouth/full* → *with my eyes open*.
  private static func keepOpen(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 0, kept.contains(verb),
      ["open", "closed", "shut", "full", "on", "off"].contains(
        clause.complements[last].lexeme.lemma),
      case let noun = clause.complements[last - 1].lexeme, noun.wordClass == .noun,
      last == 1 || clause.complements[last - 2].lexeme.wordClass == .noun
    else { return }
    let state = clause.complements[last].lexeme.lemma
    let isOwn = noun.kind == .body || noun.kind == .clothing || noun.lemma == "clothes"
    guard isOwn || ["door", "window", "light", "TV", "radio", "curtain"].contains(noun.lemma) else {
      return
    }
    let owner = isOwn ? possessive(of: clause.subject) ?? "my" : "the"
    let whose = clause.options.contains(.request) && isOwn ? "your" : owner
    let thing =
      EnglishHabits.pairs.contains(noun.lemma)
      ? EnglishNouns.plurals(of: noun.lemma).first ?? noun.lemma : noun.lemma
    say("with \(whose) \(thing) \(state)", for: 2, at: last - 1, &clause)
  }

  /// *play/one/hour* → *for one hour* (CGEL §8.63).
  private static func goOnFor(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.wordClass == .numeral,
      lengths.contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements.insert(
      Constituent(Lexeme(lemma: "for", wordClass: .adposition, kind: .direction)), at: 0)
    clause.reasons.append(.init(.preposition, clause.complements[1].lexeme.lemma, "for"))
  }

  /// *study/one/hour/math* → *study math for one hour*.
  private static func lastBeforeObject(_ clause: inout Clause) {
    let words = clause.complements
    guard words[0].lexeme.wordClass == .numeral || words[0].lexeme.lemma == "a",
      lengths.contains(words[1].lexeme.lemma),
      words[2...].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
          || $0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .numeral
          || $0.lexeme.wordClass == .adjective
      }), words.last?.lexeme.wordClass == .noun
    else { return }
    let span = Array(words[..<2])
    clause.complements.removeFirst(2)
    clause.complements.append(
      Constituent(Lexeme(lemma: "for", wordClass: .adposition, kind: .direction)))
    clause.complements += span
  }

  /// Says words as one adverb.
  static func say(_ text: String, for count: Int, at index: Int, _ clause: inout Clause) {
    let range = index..<(index + count)
    let tiles = clause.complements[range].compactMap(\.tile)
    let adverb = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    clause.complements.replaceSubrange(range, with: [Constituent(adverb, tile: tiles.first)])
    if let first = tiles.first, tiles.count > 1 { clause.joins[first] = tiles }
  }

  /// Of these a length of time is what they are about.
  private static let lasting = EnglishWords.set(
    "take spend last be have need want cost waste like love")
  private static let timed: WordSet = [
    "wake up", "get up", "go", "arrive", "leave", "eat", "close", "open", "go off", "come", "start",
    "begin", "end", "finish", "go home", "come home", "go to bed", "go to sleep", "call",
    "get home",
    "ring", "be",
  ]
  private static let lengths = EnglishWords.set("second minute hour day week month year")
  private static let active = EnglishWords.set(
    "play work read practice practise study talk cry sing dance draw paint swim train exercise drive cook write rest laugh"
  )
  private static let hours = EnglishWords.set(
    "one two three four five six seven eight nine ten eleven twelve 1 2 3 4 5 6 7 8 9 10 11 12")
  private static let kept = EnglishWords.set(
    "sleep eat chew talk breathe sit stand drive swim sing read work speak lie kiss")
  private static let spent = EnglishWords.set(
    "study play read practice practise watch learn work write draw paint listen do")
}
