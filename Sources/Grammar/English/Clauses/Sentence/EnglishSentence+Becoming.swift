import AACCore

/// What somebody gets to be: *get paid, get hurt at the playground, get stung by a bee*.
///
/// Sources: CGEL §3.66 (the *get* passive), §16.20–16.24 (*get* as a copular verb), §16.69 (adjectives with prepositions).
extension EnglishSentence {
  /// Makes a participle behind *get* what somebody becomes, and puts before the noun behind it what English has there.
  static func settleBecoming(_ clause: inout Clause, _ planner: ClausePlanner) {
    partGet(&clause, planner)
    guard var state = stateBehindGet(clause) else { return }
    while state < clause.complements.count,
      clause.complements[state].lexeme.kind == .degree, state + 1 < clause.complements.count
    { state += 1 }
    let word = clause.complements[state].lexeme
    guard !["married", "divorced"].contains(word.lemma) else { return }
    let isDone = isParticiple(clause, state, planner)
    guard isDone || word.wordClass == .adjective && becomes(word, clause, state) else { return }
    if isDone {
      clause.complements[state].lexeme = Lexeme(
        lemma: word.lemma, wordClass: .adjective, kind: .state)
      clause.complements[state].government = nil
    }
    putBehindState(&clause, state, isDone, planner)
  }

  /// *get ready/school, get stung/bee*: both on one tile.
  private static func partGet(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb, verb.lexeme.lemma.hasPrefix("get "), !clause.complements.isEmpty,
      planner.frames[verb.lexeme.lemma].isDefault
    else { return }
    let quality = String(verb.lexeme.lemma.dropFirst(4))
    guard let known = planner.lexicon.known(quality), known.wordClass == .adjective,
      known.kind == .state || known.kind == .emotion
    else { return }
    clause.verb?.lexeme = planner.lexicon.lexeme(for: "get", expecting: .verb)
    clause.complements.insert(Constituent(known, tile: verb.tile), at: 0)
  }

  /// *get/fired/work, get/paid/Friday* → one verb and what is beside it, once all prepositions stand.
  static func joinGet(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.lemma == "get", let state = clause.complements.first,
      state.lexeme.wordClass == .adjective
    else { return }
    let next = clause.complements.count > 1 ? clause.complements[1].lexeme : nil
    let isBeside =
      next.map {
        $0.wordClass == .adposition || $0.kind.isTemporal
          || ["every", "last", "next", "this"].contains($0.lemma)
      } == true
    guard ["married", "divorced"].contains(state.lexeme.lemma) || isBeside && !clause.isLaid,
      state.lexeme.lemma != "used"
    else { return }
    clause.complements.removeFirst()
    clause.verb?.lexeme = Lexeme(
      lemma: "get \(state.lexeme.lemma)", wordClass: .verb, kind: .action)
    if let first = verb.tile, let second = state.tile, first != second {
      clause.joins[first] = [first, second]
    }
  }

  /// Where *get* or *feel* has its first complement; nil where there is neither or nothing behind it.
  private static func stateBehindGet(_ clause: Clause) -> Int? {
    if let verb = clause.complements.firstIndex(where: { $0.lexeme.lemma == "get" }) {
      return verb + 1 < clause.complements.count ? verb + 1 : nil
    }
    guard let verb = clause.verb?.lexeme.lemma, let first = clause.complements.first else {
      return nil
    }
    switch verb {
    case "get": return 0
    case "feel": return first.lexeme.kind == .emotion ? 0 : nil
    case "be":
      // *be/stuck/mud*, where no preposition of the quality's own tells.
      return ["stuck", "caught", "trapped", "soaked"].contains(first.lexeme.lemma)
        && clause.complements.count == 2 ? 0 : nil
    default: return nil
    }
  }

  private static func becomes(_ word: Lexeme, _ clause: Clause, _ state: Int) -> Bool {
    if word.kind == .state || word.kind == .emotion { return true }
    if EnglishHabits.adjectivePrepositions[word.lemma] != nil { return true }
    guard felt.contains(word.lemma), state + 1 < clause.complements.count else { return false }
    // *get/cold/pool*, but *get/cold/milk*.
    let noun = clause.complements[state + 1].lexeme
    return noun.isPlaceLike || noun.kind == .vehicle || weather(noun) != nil
      || noun.kind.isTemporal
  }

  private static let felt = EnglishWords.set(
    "cold hot warm wet dirty muddy dizzy hungry thirsty sleepy tired")

  /// Whether a word is a participle of a verb that is done to somebody: *paid, caught, grounded, hit*.
  private static func isParticiple(_ clause: Clause, _ index: Int, _ planner: ClausePlanner)
    -> Bool
  {
    let word = clause.complements[index].lexeme
    if word.wordClass == .verb, sameForm.contains(word.lemma) {
      let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
      return next.map { !$0.isBeing && $0.wordClass != .pronoun && !$0.isDeterminerLike } ?? true
    }
    let head = word.lemma.split(separator: " ").first.map(String.init) ?? word.lemma
    let isForm =
      EnglishTypedForms.participles[head] != nil
      || head.hasSuffix("ed") && word.isInferred
      || head.hasSuffix("ed")
        && EnglishTypedForms(frames: planner.frames, lexicon: planner.lexicon)
          .base(head)?.form == .past
    guard isForm, !["called", "gone", "been", "come", "become", "begun"].contains(head) else {
      return false
    }
    guard let known = planner.lexicon.known(word.lemma) else { return true }
    if known.wordClass == .verb { return true }
    guard known.wordClass == .adjective else { return false }
    if known.kind == .state { return true }
    // *get/frustrated/math*, but *get/fried/chicken*.
    guard index + 1 < clause.complements.count else { return true }
    let noun = clause.complements[index + 1].lexeme
    return noun.isPlaceLike || noun.isHuman || noun.kind == .subject || noun.kind.isTemporal
  }

  private static let sameForm: WordSet = ["hit", "hurt", "cut", "put down", "let down"]

  /// *stung/bee* by a bee, *fired/work* from work, *lost/mall* at the mall, *ready/school* for school.
  private static func putBehindState(
    _ clause: inout Clause, _ state: Int, _ isDone: Bool, _ planner: ClausePlanner
  ) {
    let begin = state + 1
    var index = begin
    while index < clause.complements.count,
      clause.complements[index].lexeme.isDeterminerLike
        || clause.complements[index].lexeme.wordClass == .adjective
    { index += 1 }
    if let last = clause.complements.last, last.lexeme.lemma == "dark",
      clause.complements.count == begin + 1
    {
      // *scared/dark*: where one is, or what of.
      clause.complements[begin].lexeme = Lexeme(lemma: "dark", wordClass: .noun, kind: .nature)
      index = begin
    }
    guard index < clause.complements.count else { return }
    let noun = clause.complements[index].lexeme
    guard [.noun, .properNoun, .pronoun].contains(noun.wordClass) || noun.lemma == "work",
      let place = behindState(clause.complements[state].lexeme, noun, isDone)
    else { return }
    var small = [
      Constituent(Lexeme(lemma: place.preposition, wordClass: .adposition, kind: .direction))
    ]
    if begin == index, let article = place.article.flatMap(planner.lexicon.known) {
      small.append(Constituent(article))
    }
    let isBare = place.article == nil && !place.isOpen
    clause.complements[index].government =
      isBare ? Government(preposition: place.preposition, article: .bare) : nil
    clause.complements.insert(contentsOf: small, at: begin)
    clause.reasons.append(.init(.preposition, noun.lemma, place.preposition))
  }

  private static func behindState(_ state: Lexeme, _ noun: Lexeme, _ isDone: Bool)
    -> EnglishWhereabouts?
  {
    let quality = state.lemma
    let own = EnglishHabits.adjectivePrepositions[quality]
    if noun.kind.isTemporal {
      if quality == "excited", let own { return EnglishWhereabouts(own, nil) }
      let isSpan = ["week", "day", "month", "year", "weekend"].contains(noun.lemma)
      return isDone && isSpan && lasting.contains(quality) ? EnglishWhereabouts("for", "a") : nil
    }
    let isPerson = noun.isBeing || EnglishPronouns.of(noun.lemma) != nil
    if isPerson, noun.wordClass != .noun || !EnglishPeople.visited.contains(noun.lemma) {
      if quality == "upset" || quality == "frustrated" {
        return EnglishWhereabouts("with", nil, isOpen: true)
      }
      if let own, quality != "lost", quality != "dressed" {
        return EnglishWhereabouts(own, nil, isOpen: true)
      }
      guard isDone else { return nil }
      return EnglishWhereabouts("by", noun.kind == .animal ? "a" : nil, isOpen: true)
    }
    let isSite = noun.isPlaceLike || noun.lemma == "work" || noun.lemma == "job"
    if left.contains(quality), isSite {
      let isBare = EnglishHabits.barePlaces.contains(noun.lemma)
      return EnglishWhereabouts("from", isBare ? nil : "the")
    }
    if quality == "frustrated", noun.kind == .subject {
      return EnglishWhereabouts("with", nil, isOpen: true)
    }
    if noun.lemma == "class", !["ready", "late", "excited", "nervous"].contains(quality) {
      return EnglishWhereabouts("in", nil)
    }
    if ["stuck", "trapped", "locked", "caught"].contains(quality), noun.kind == .furniture {
      return EnglishWhereabouts.of(noun)
    }
    if noun.kind == .body { return isDone ? EnglishWhereabouts("in") : nil }
    if chosen.contains(quality), ["team", "play", "game", "band", "choir"].contains(noun.lemma) {
      return EnglishWhereabouts("for")
    }
    if quality == "invited" {
      return isSite || noun.kind == .event ? EnglishWhereabouts("to") : nil
    }
    if noun.lemma == "dark", let own { return EnglishWhereabouts(own) }
    return weather(noun) ?? sceneOf(quality, noun, own, isSite) ?? cause(quality, noun, own, isDone)
  }

  /// *in the rain, in traffic, in the mud*.
  private static func weather(_ noun: Lexeme) -> EnglishWhereabouts? {
    if noun.lemma == "traffic" { return EnglishWhereabouts("in", nil) }
    let isOutside =
      noun.kind == .weather || ["mud", "sand", "dark", "water", "sun"].contains(noun.lemma)
    return isOutside ? EnglishWhereabouts("in") : nil
  }

  /// *at school, on the bus, ready for bed, dressed for the party*.
  private static func sceneOf(
    _ quality: String, _ noun: Lexeme, _ own: String?, _ isSite: Bool
  ) -> EnglishWhereabouts? {
    let isMeant = ["ready", "dressed", "late", "prepared"].contains(quality)
    if isMeant, isSite || noun.kind == .event || noun.kind == .meal || noun.lemma == "bed" {
      if quality == "dressed", noun.kind == .room || noun.kind == .home {
        return EnglishWhereabouts.of(noun)
      }
      let isBare = EnglishHabits.barePlaces.contains(noun.lemma) || noun.kind == .meal
      return EnglishWhereabouts("for", isBare ? nil : "the")
    }
    if noun.kind == .event {
      return own.map {
        EnglishWhereabouts($0, noun.lemma.first?.isUppercase == true ? nil : "the")
      } ?? EnglishWhereabouts("at")
    }
    if let own, ["excited", "worried", "nervous", "used"].contains(quality), isSite {
      return EnglishWhereabouts(own, EnglishHabits.barePlaces.contains(noun.lemma) ? nil : "the")
    }
    let isRide = noun.kind == .vehicle || EnglishHabits.rides.contains(noun.lemma)
    guard isSite || isRide || noun.lemma == "bed" || noun.kind == .nature else { return nil }
    return EnglishHabits.rides.contains(noun.lemma)
      ? EnglishWhereabouts("on") : EnglishWhereabouts.of(noun)
  }

  /// *scared of thunder, hit by a ball, burned on the stove*.
  private static func cause(
    _ quality: String, _ noun: Lexeme, _ own: String?, _ isDone: Bool
  ) -> EnglishWhereabouts? {
    if let own, quality != "lost" { return EnglishWhereabouts(own, nil, isOpen: true) }
    guard isDone else { return nil }
    if ["burned", "burnt", "cut", "hurt", "stuck", "caught"].contains(quality) {
      return noun.isInferred ? nil : EnglishWhereabouts("on")
    }
    return struck.contains(quality) ? EnglishWhereabouts("by", "a") : nil
  }

  private static let left: WordSet = [
    "fired", "laid off", "suspended", "expelled", "kicked out", "sent home", "released",
    "discharged",
  ]
  private static let lasting = EnglishWords.set("grounded suspended stuck fired locked")
  private static let chosen = EnglishWords.set("picked chosen selected")
  private static let struck: WordSet = ["hit", "run over", "knocked down", "struck", "scratched"]
}
