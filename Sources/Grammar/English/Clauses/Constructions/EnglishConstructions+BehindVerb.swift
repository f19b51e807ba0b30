import AACCore

/// What is told of by the verb and a word behind it: *own/room* → *my own room*, *miss/mom/very* → *very much*, *get/hair/cut*.
///
/// Sources: CGEL §6.28–6.30 (emphatic reflexives, *own*), §8.106 (*very much*), §15.13 and §16.40 (*-ing*), §16.54
/// (*have something done*), §16.51 (*hear it burn*); CaGEL ch. 14 §5.
extension EnglishConstructions {
  mutating func settleBehindVerb() {
    guard let verb = clause.verb?.lexeme.lemma else { return }
    settlePassive(verb)
    settleSetObject(verb)
    settleTaking(verb)
    settleChance(verb)
    settlePurpose(verb)
    settlePreferred(verb)
    settleWantedDeed(verb)
    settleSeeming(verb)
    if verb == "be" { settleBehindBe() } else { settleHow(verb) }
    nameRoom(verb)
    askPolitely(verb)
    denyWhatIsHoped(verb)
    guard words.count > 1 else { return settleLastDeed(verb) }
    settleEnd(verb)
    settleHavingDone(verb)
    settleLastDeed(verb)
  }

  /// *do/it/myself*: by oneself, and not with oneself; *miss/mom/very*: very much (CGEL §6.28, §8.106).
  private mutating func settleEnd(_ verb: String) {
    guard let last = words.lastIndex(where: { !$0.lexeme.kind.isTemporal }), last > 0 else {
      return
    }
    let word = words[last].lexeme
    let before = words[last - 1].lexeme
    if word.lemma == "very", before.isNominal {
      words[last].lexeme = Lexeme(lemma: "very much", wordClass: .adverb, kind: .manner)
    } else if let own = EnglishPronouns.of(word.lemma), own.reflexive == word.lemma,
      before.wordClass == .noun || before.lemma == "it" || before.lemma == "this"
        || before.lemma == "that",
      !planner.frames[verb].slots.contains(where: { $0.role == .recipient })
    {
      words[last].lexeme = Lexeme(lemma: word.lemma, wordClass: .adverb, kind: .manner)
    }
  }

  /// *push/me/so/hard, come/so/close, push/me/hard*: how it is done, at the end (CGEL §7.7).
  private mutating func settleHow(_ verb: String) {
    guard let last = words.indices.last, !planner.frames[verb].isCopular,
      !words.contains(where: {
        $0.lexeme.wordClass == .verb && planner.frames[$0.lexeme.lemma].isCopular
          || $0.lexeme.wordClass == .conjunction
      }),
      Self.manners.contains(words[last].lexeme.lemma),
      words[last].lexeme.wordClass != .verb
        || last > 0 && ["so", "too", "that"].contains(lemma(last - 1))
    else { return }
    if last > 0, ["so", "too", "that"].contains(lemma(last - 1)) {
      return join((last - 1)...last, "\(lemma(last - 1)) \(lemma(last))", .manner)
    }
    guard clause.isNegative, last > 0, words[last - 1].lexeme.wordClass == .pronoun else { return }
    words[last].lexeme = Lexeme(lemma: lemma(last), wordClass: .adverb, kind: .manner)
  }

  private static let manners = EnglishWords.set("hard close fast high low far long late early")

  /// *it/be/my/bed, kitchen/be/my/favorite/room, Madrid/be/capital/of/Spain*: what it is, and not where (CGEL §16.22).
  private mutating func nameRoom(_ verb: String) {
    guard verb == "be", clause.subject.count == 1, let subject = clause.subject.first?.lexeme,
      ["it", "this", "that"].contains(subject.lemma) || subject.isPlaceLike
        || subject.wordClass == .properNoun || KindSet.places.contains(subject.kind),
      let noun = words.firstIndex(where: { Self.isNoun($0.lexeme) }),
      words[..<noun].allSatisfy({ $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective }
      ),
      noun > 0 && words[0].lexeme.kind == .possessive
        || lemma(noun + 1) == "of"
          && lemma(noun) == "capital"
    else { return }
    words[noun].lexeme.kind = .thing
    if lemma(noun) == "capital", noun == 0, let the = small("the") {
      words[noun].government = nil
      words.insert(the, at: 0)
      clause.reasons.append(.init(.articleDefinite, "capital", "the"))
    }
  }

  /// *be/like/dad, be/first/in/line, be/busy/cook, be/called/Max.*
  private mutating func settleBehindBe() {
    let begin = words.firstIndex { $0.lexeme.kind != .negation } ?? 0
    if ["sort", "kind"].contains(lemma(begin)), lemma(begin + 1) == "of",
      lexeme(begin + 2)?.wordClass == .adjective
    {
      return join(
        begin...(begin + 2),
        as: Lexeme(
          lemma: "\(lemma(begin)) of \(lemma(begin + 2))", wordClass: .adjective, kind: .state))
    }
    let first = lemma(begin)
    if ["called", "named"].contains(first), let name = lexeme(begin + 1),
      name.wordClass == .properNoun || name.isInferred
    {
      return join(
        begin...(begin + 1),
        as: Lexeme(lemma: "\(first) \(name.lemma)", wordClass: .adjective, kind: .state))
    }
    let like = first == "just" || first == "exactly" ? begin + 1 : begin
    if lemma(like) == "like", let person = lexeme(like + 1),
      person.isNominal || person.isDeterminerLike
    {
      words[like].lexeme = Lexeme(lemma: "like", wordClass: .adposition, kind: .direction)
    }
    if first == "first" || first == "last" || first == "next", lemma(begin + 1) == "in",
      lemma(begin + 2) == "line"
    {
      return join(
        begin...(begin + 2),
        as: Lexeme(lemma: "\(first) in line", wordClass: .adjective, kind: .state))
    }
    settleReach(begin)
    if ["it", "that", "this"].contains(clause.subject.first?.lexeme.lemma ?? "") {
      settleValued(lemma(0) == "no" ? 0 : begin)
    }
  }

  /// *too/late/to/play, early/enough/to/eat, big/enough/to/go, wide/awake, not/that/hungry*: how one is, with its degree
  /// (CGEL §7.55–7.57, §15.73).
  private mutating func settleReach(_ begin: Int) {
    let first = lemma(begin)
    if ["too", "so", "very", "not", "quite", "well"].contains(first) || first.hasSuffix(" too"),
      Self.reaching.contains(lemma(begin + 1)), lemma(begin + 2) != "away"
    {
      if first != "not" {
        return join(
          begin...(begin + 1),
          as: Lexeme(
            lemma: "\(first) \(lemma(begin + 1))", wordClass: .adjective, kind: .quality))
      }
      words[begin + 1].lexeme = Lexeme(
        lemma: lemma(begin + 1), wordClass: .adjective, kind: .quality)
    }
    if lemma(begin + 1) == "enough",
      lexeme(begin)?.wordClass == .adjective || Self.reaching.contains(first),
      begin + 2 < words.count
    {
      return join(
        begin...(begin + 1),
        as: Lexeme(lemma: "\(first) enough", wordClass: .adjective, kind: .quality))
    }
    if lemma(begin + 1) == "far", lemma(begin + 2) == "away", ["so", "too", "very"].contains(first)
    {
      return join(
        begin...(begin + 2),
        as: Lexeme(lemma: "\(first) far away", wordClass: .adjective, kind: .quality))
    }
    if ["far", "much", "a lot", "a bit", "even"].contains(first),
      ["better", "worse"].contains(lemma(begin + 1)), begin + 2 == words.count
    {
      return join(
        begin...(begin + 1),
        as: Lexeme(lemma: "\(first) \(lemma(begin + 1))", wordClass: .adjective, kind: .state))
    }
    let pair = "\(first) \(lemma(begin + 1))"
    let isDegree = ["super", "sort of", "kind of", "more or less", "deeply"].contains(first)
    let isPointed = first == "that" && (clause.isNegative || begin > 0)
    if Self.fixed.contains(pair) || isDegree && lexeme(begin + 1)?.wordClass == .adjective
      || isDegree && lemma(begin + 1) == "sorry"
      || isPointed && lexeme(begin + 1)?.wordClass == .adjective && begin + 2 == words.count
    {
      join(begin...(begin + 1), as: Lexeme(lemma: pair, wordClass: .adjective, kind: .state))
    } else if first == "exactly", lemma(begin + 1) == "same" || lemma(begin + 1) == "the same" {
      join(
        begin...(begin + 1),
        as: Lexeme(lemma: "exactly the same", wordClass: .adjective, kind: .state))
    }
  }

  private static let reaching = EnglishWords.set("late early far well")
  private static let fixed: WordSet = ["wide awake", "fast asleep", "sound asleep"]

  /// *it/be/easy/open, it/be/better/wait, it/be/no/use/cry*: what it is to do something (CGEL §18.33).
  private mutating func settleValued(_ begin: Int) {
    if ["nice", "kind", "good", "clever", "rude", "mean", "sweet", "silly", "brave"].contains(
      lemma(begin)),
      lemma(begin + 1) == "of", let person = EnglishPronouns.of(lemma(begin + 2)),
      begin + 3 < words.count
    {
      // *It is nice of you to help* (CGEL §16.76).
      return join(
        begin...(begin + 2),
        as: Lexeme(
          lemma: "\(lemma(begin)) of \(person.accusative)", wordClass: .adjective, kind: .quality))
    }
    if lemma(begin) == "worth", let next = lexeme(begin + 1), begin + 2 == words.count,
      planner.frames.listed(next.lemma) != nil, next.wordClass == .verb || next.wordClass == .noun
    {
      clause.reasons.append(.init(.verbForm, next.lemma, gerund(next.lemma)))
      return join(
        begin...(begin + 1),
        as: Lexeme(lemma: "worth \(gerund(next.lemma))", wordClass: .adjective, kind: .state))
    }
    if lemma(begin) == "no", lemma(begin + 1) == "use", let deed = lexeme(begin + 2),
      begin + 3 == words.count, planner.frames.listed(deed.lemma) != nil
    {
      clause.reasons.append(.init(.verbForm, deed.lemma, gerund(deed.lemma)))
      return join(
        begin...(begin + 2),
        as: Lexeme(lemma: "no use \(gerund(deed.lemma))", wordClass: .adjective, kind: .state))
    }
    if Self.judged.contains(lemma(begin)),
      let next = lexeme(begin + 1),
      next.wordClass == .verb || next.lemma == "to" || next.lemma == "not"
        || next.wordClass == .noun && planner.frames.listed(next.lemma) != nil
          && begin + 2 == words.count && !next.isBeing && next.kind != .illness
    {
      words[begin].lexeme = Lexeme(
        lemma: lemma(begin) == "ok" ? "OK" : lemma(begin), wordClass: .adjective, kind: .quality)
      if next.wordClass == .noun { words[begin + 1] = words[begin + 1].asVerb }
      return
    }
    guard Self.valued.contains(lemma(begin)), let deed = lexeme(begin + 1),
      deed.wordClass == .adjective, planner.frames.listed(deed.lemma)?.slot(.object) != nil,
      begin + 2 == words.count || lexeme(begin + 2)?.isNominal == true
        || lexeme(begin + 2)?.isDeterminerLike == true
    else { return }
    words[begin + 1] = words[begin + 1].asVerb
  }

  private static let judged: WordSet = [
    "better", "worse", "best", "okay", "OK", "ok", "bad", "forbidden", "allowed", "prohibited",
    "illegal", "not allowed",
  ]
  private static let valued = EnglishWords.set(
    "easy hard difficult possible impossible dangerous safe important nice fun")

  /// *you/open/door/please* asked: whether one will (CGEL §11.13).
  private mutating func askPolitely(_ verb: String) {
    guard clause.isQuestion, clause.tense == nil, !clause.isLaid, clause.options.isEmpty,
      clause.subject.count == 1, clause.subject[0].lexeme.lemma == "you",
      words.contains(where: { $0.lexeme.lemma == "please" }),
      !words.contains(where: { $0.lexeme.kind == .question }),
      case let frame = planner.frames[verb], frame.pattern == .plain || frame.pattern == .grooming,
      frame.past != .state
    else { return }
    clause.tense = .future
  }

  /// *hope/that/it/rain* denied: that it doesn't; *hope/not* (CGEL §10.67, §14.36).
  private mutating func denyWhatIsHoped(_ verb: String) {
    if verb == "hope" || verb == "guess", words.count == 1, words[0].lexeme.lemma == "not" {
      clause.verb?.lexeme.lemma = "\(verb) not"
      if let tile = clause.verb?.tile, let not = words[0].tile { clause.joins[tile] = [tile, not] }
      words.removeAll()
      return
    }
    guard clause.isNegative, !clause.isQuestion, verb == "hope" || verb == "promise",
      let not = small("not")
    else { return }
    let begin = lemma(0) == "that" ? 1 : 0
    if verb == "promise" {
      guard lexeme(begin)?.wordClass == .verb else { return }
      clause.isNegative = false
      words.insert(not, at: begin)
      return
    }
    guard let subject = lexeme(begin), subject.isNominal,
      let deed = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), deed > begin
    else { return }
    clause.isNegative = false
    words.insert(not, at: deed)
  }

  /// *get/hair/cut, have/car/fixed*: one has it done (CGEL §16.54).
  private mutating func settleHavingDone(_ verb: String) {
    let deed = words.firstIndex { ["have", "get"].contains($0.lexeme.lemma) }
    guard ["have", "get"].contains(verb) || deed != nil,
      case let begin = ["have", "get"].contains(verb) ? 0 : (deed ?? 0) + 1,
      let last = words.lastIndex(where: { !$0.lexeme.kind.isTemporal }), last > begin,
      let done = Self.treated[words[last].lexeme.lemma],
      case let thing = words[last - 1].lexeme, thing.wordClass == .noun, !thing.isBeing,
      thing.kind == .body || thing.kind == .vehicle || thing.kind == .clothing
        || thing.kind == .device || thing.kind == .furniture || Self.kept.contains(thing.lemma),
      words[last].lexeme.lemma != "cut" || Self.grown.contains(thing.lemma)
    else { return }
    words[last].lexeme = Lexeme(lemma: done, wordClass: .adverb, kind: .manner)
    if last - 1 == begin, let my = small("my") {
      var whose = my
      whose.lexeme.lemma = owner.possessive
      words.insert(whose, at: begin)
      clause.reasons.append(.init(.owner, thing.lemma, owner.possessive))
    }
  }

  private static let grown = EnglishWords.set(
    "hair nail nails fringe bangs beard toenail toenails fingernails")
  private static let kept = EnglishWords.set(
    "wheelchair glasses phone computer tablet roof bike watch hearing-aid")
  /// What is done to one's things and one's body by others, with its participle.
  private static let treated = [
    "cut": "cut", "fix": "fixed", "fixed": "fixed", "repair": "repaired", "repaired": "repaired",
    "dyed": "dyed", "dye": "dyed", "checked": "checked", "pierced": "pierced", "painted": "painted",
    "washed": "washed", "cleaned": "cleaned", "done": "done", "tested": "tested",
    "trimmed": "trimmed", "removed": "removed", "stolen": "stolen", "pulled": "pulled",
  ]

  /// *feel/heart/beat, smell/something/burn, help/cook, say/it/by/point*: a deed, although it is named like a thing.
  private mutating func settleLastDeed(_ verb: String) {
    guard let last = words.indices.last, case let word = words[last].lexeme,
      word.wordClass == .noun || word.wordClass == .verb, planner.frames.listed(word.lemma) != nil
    else { return }
    let before = last > 0 ? words[last - 1].lexeme : clause.verb?.lexeme
    if word.lemma == "cook" || word.wordClass == .adjective, before?.lemma == "help" {
      words[last] = words[last].asVerb
    } else if last > 0, before?.lemma == "by", Self.telling.contains(verb), word.wordClass == .noun,
      !EnglishSentence.means.contains(word.lemma), word.kind != .device, word.kind != .vehicle
    {
      let text = "by \(gerund(word.lemma))"
      clause.reasons.append(.init(.verbForm, word.lemma, text))
      join((last - 1)...last, text, .manner)
    } else if last > 0, verb == "smell", before?.isNominal == true,
      before?.isDeterminerLike != true
        || before?.wordClass == .pronoun
    {
      clause.reasons.append(.init(.verbForm, word.lemma, gerund(word.lemma)))
      words[last].lexeme = Lexeme(lemma: gerund(word.lemma), wordClass: .adverb, kind: .manner)
    } else if last > 0, verb == "feel", before?.kind == .body {
      if lexeme(last - 2)?.isDeterminerLike != true, let my = small("my") {
        var whose = my
        whose.lexeme.lemma = owner.possessive
        words.insert(whose, at: last - 1)
        clause.reasons.append(.init(.owner, lemma(last), owner.possessive))
      }
      let end = words.count - 1
      words[end].lexeme = Lexeme(lemma: word.lemma, wordClass: .adverb, kind: .manner)
    }
  }

  private static let telling = EnglishWords.set(
    "say tell show answer ask talk communicate speak choose")

  func gerund(_ verb: String) -> String {
    EnglishMorphology(clause.variety).verb(verb, VerbFeatures(.gerund)).first ?? verb + "ing"
  }
}
