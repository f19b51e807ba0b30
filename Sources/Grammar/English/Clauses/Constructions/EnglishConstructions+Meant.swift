import AACCore

/// What a word of two meanings is beside these others, by its role: *explain the exercise, this work, a hug and a kiss, ask her
/// to train harder, bite her nails, take off your shoes, the day when we met*.
///
/// Sources: CGEL App. I.43–I.50 (conversion), §5.14, §5.35 (possessives with the body), §5.73 (pairs), §5.32 (the definite
/// article before a clause), §16.63 (*ask somebody to*), §9.55 (*for a living*).
extension EnglishConstructions {
  mutating func settleMeant() {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma else { return }
    for index in words.indices where index < words.count {
      nameDone(at: index, verb)
      nameOwn(at: index, verb)
      pairWorn(at: index, verb)
    }
    nameWished(verb)
    askToDo(verb)
    nameLiving(verb)
    rememberDay(verb)
    hurtOneself(verb)
    eatTeeth(verb)
    if verb == "go" { goAndDo() }
    if verb == "be" { findHair() }
  }

  /// *explain/exercise, like/this/work*: a thing, where nothing else could be.
  private mutating func nameDone(at index: Int, _ verb: String) {
    guard let word = lexeme(index), word.wordClass == .verb,
      index + 1 == words.count || lexeme(index + 1)?.wordClass == .adverb
        || lexeme(index + 1)?.wordClass == .adposition || lexeme(index + 1)?.kind.isTemporal == true
    else { return }
    let before = lemma(index - 1)
    let isTold =
      Self.telling.contains(index == 0 ? verb : before) && Self.exercises.contains(word.lemma)
    let isPointed =
      word.lemma == "work" && ["this", "that", "my", "our", "your"].contains(before)
      && !planner.frames[verb].opensSubjunctive
    guard isTold || isPointed else { return }
    words[index].lexeme = planner.lexicon.lexeme(for: word.lemma, expecting: .noun)
    words[index].government = nil
  }

  private static let telling = EnglishWords.set("explain do repeat show check correct finish")
  private static let exercises = EnglishWords.set("exercise test work play dance drill move")

  /// *she/stop/bite/her/nails*: whose they are, right before a part of the body.
  private mutating func nameOwn(at index: Int, _ verb: String) {
    guard lemma(index) == "her", lexeme(index)?.wordClass == .pronoun, clause.subject.count == 1,
      let doer = clause.subject.first?.lexeme,
      doer.lemma == "she" || doer.gender == .feminine
        || EnglishPeople.female.contains(doer.lemma.lowercased()),
      let part = lexeme(index + 1), Self.isNoun(part),
      part.kind == .body || part.kind == .clothing || EnglishPeople.isPossessed(part.lemma),
      let his = planner.lexicon.known("his"), planner.frames[verb].slot(.recipient) == nil
    else { return }
    words[index].lexeme = his
    words[index].lexeme.lemma = "her"
  }

  /// *take off/your/shoe, put on/my/sock*: one puts on both (CGEL §5.73).
  private mutating func pairWorn(at index: Int, _ verb: String) {
    guard index > 0, let thing = lexeme(index), thing.kind == .clothing, thing.number != .plural,
      EnglishHabits.pairs.contains(thing.lemma), lexeme(index - 1)?.kind == .possessive,
      lexeme(index - 1)?.wordClass != .pronoun,
      ["take off", "put on", "wear"].contains(verb)
        || ["take", "put"].contains(verb) && ["off", "on"].contains(lemma(words.count - 1)),
      let many = EnglishNouns.plurals(of: thing.lemma).first
    else { return }
    clause.reasons.append(.init(.plural, thing.lemma, many))
    words[index].lexeme.lemma = many
    words[index].lexeme.number = .plural
    words[index].lexeme.forms = [:]
  }

  /// *want/hug/and/kiss*: two things that one gets.
  private mutating func nameWished(_ verb: String) {
    guard ["want", "need", "get", "give"].contains(verb), words.count > 1, words.count < 4,
      Self.given.contains(lemma(0)), Self.given.contains(lemma(words.count - 1)),
      words.count == 2 || lemma(1) == "and" || lemma(1) == "or"
    else { return }
    for index in words.indices where Self.given.contains(lemma(index)) {
      words[index].lexeme = planner.lexicon.lexeme(for: lemma(index), expecting: .noun)
      if words[index].lexeme.wordClass != .noun {
        words[index].lexeme = Lexeme(lemma: lemma(index), wordClass: .noun, kind: .event)
      }
      words[index].lexeme.countability = .count
      words[index].government = nil
    }
  }

  private static let given = EnglishWords.set("hug kiss cuddle massage drink snack rest nap")

  /// *ask/she/train/harder*: what somebody is asked to do.
  private mutating func askToDo(_ verb: String) {
    guard ["ask", "tell", "want"].contains(verb), words.count == 3,
      words[0].lexeme.wordClass == .pronoun || words[0].lexeme.isHuman,
      Self.isNoun(lexeme(1)), planner.frames.listed(lemma(1)) != nil,
      ["harder", "faster", "better", "slower", "louder"].contains(lemma(2))
    else { return }
    words[1] = words[1].asVerb
  }

  /// *do/what/for/living*: one's trade.
  private mutating func nameLiving(_ verb: String) {
    guard ["do", "work", "sing", "write", "paint", "drive"].contains(verb),
      let begin = words.indices.dropLast().first(where: { lemma($0) == "for" }),
      lemma(begin + 1) == "living" || lemma(begin + 1) == "a" && lemma(begin + 2) == "living"
    else { return }
    let end = lemma(begin + 1) == "living" ? begin + 1 : begin + 2
    join(begin...end, "for a living", .frequency)
  }

  /// *remember/day/when/we/meet*: the one that the clause tells.
  private mutating func rememberDay(_ verb: String) {
    guard ["remember", "forget", "love", "miss"].contains(verb), words.count > 3,
      ["day", "night", "time", "year", "summer", "moment"].contains(lemma(0)), lemma(1) == "when",
      let the = small("the")
    else { return }
    words.insert(the, at: 0)
    clause.reasons.append(.init(.articleDefinite, lemma(1), "the"))
  }

  /// *hurt/leg* in the past, with nobody named: the speaker did it.
  private mutating func hurtOneself(_ verb: String) {
    guard verb == "hurt", clause.tense == .past, clause.subject.isEmpty, words.count == 1,
      EnglishHabits.injured.contains(lemma(0)), clause.options.isEmpty, !clause.isQuestion
    else { return }
    clause.subject = planner.lexicon.small("I")
  }

  /// *be/bad/for/tooth*: those that everybody has (CGEL §5.35).
  private mutating func eatTeeth(_ verb: String) {
    guard verb == "be", let link = words.firstIndex(where: { $0.lexeme.lemma == "for" }), link > 0,
      ["good", "bad", "healthy", "unhealthy"].contains(lemma(link - 1)), link + 2 == words.count,
      let part = lexeme(link + 1), Self.isNoun(part), part.kind == .body,
      part.number != .plural, let owner = small("your")
    else { return }
    if EnglishHabits.pairs.contains(part.lemma) || ["bone", "lung", "muscle"].contains(part.lemma),
      let many = EnglishNouns.plurals(of: part.lemma).first
    {
      words[link + 1].lexeme.lemma = many
      words[link + 1].lexeme.number = .plural
      words[link + 1].lexeme.forms = [:]
    }
    clause.reasons.append(.init(.owner, lemma(link + 1), "your"))
    words.insert(owner, at: link + 1)
  }

  /// *go/clean/my/room*: what one goes to do, and not where to.
  private mutating func goAndDo() {
    guard words.count > 1, let deed = lexeme(0), Self.chores.contains(deed.lemma),
      deed.wordClass == .verb || deed.wordClass == .adjective || Self.isNoun(deed),
      let thing = words.dropFirst().first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      Self.isNoun(thing), !thing.kind.isTemporal
    else { return }
    take(deedAt: 0, hasTo: false, behind: 0)
  }

  private static let chores = EnglishWords.set(
    "clean tidy paint sweep mop decorate fix lock open close wash vacuum dust feed brush pack water"
  )

  /// *there/be/hair/in/my/soup*: one of them.
  private mutating func findHair() {
    guard clause.subject.first?.lexeme.lemma == "there", lemma(0) == "hair", lemma(1) == "in",
      let last = words.last?.lexeme,
      KindSet.edible.contains(last.kind) || ["mouth", "eye", "sink", "glass"].contains(last.lemma),
      let a = small("a")
    else { return }
    clause.reasons.append(.init(.articleIndefinite, "hair", "a"))
    words.insert(a, at: 0)
    words[1].lexeme.countability = .count
  }
}
