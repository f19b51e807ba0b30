import AACCore

/// A clause that *that* opens behind a verb or a quality: *I am sorry that I yelled, he admits that he lied*.
///
/// It is cut off before anything is done to the words of the main clause, and settled as a sentence of its own.
///
/// Sources: CGEL §15.4, §16.31 (*that* clauses behind verbs), §16.71–16.72 (behind adjectives); CaGEL ch. 11 §3.
struct EnglishClaim {
  /// The clause, with those behind it.
  let parts: [EnglishClausePart]
  /// Tiles of words that were joined in it, by the first.
  let joins: [Int: [Int]]

  /// Takes the clause off the words that another ends with; nil where none of them begins one.
  init?(from clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count > 1, let verb = clause.verb,
      let that = clause.complements.firstIndex(where: { $0.lexeme.lemma == "that" }),
      that + 1 < clause.complements.count
    else { return nil }
    Self.nameSubjectAgain(&clause, behind: that)
    guard that + 2 < clause.complements.count else { return nil }
    if clause.complements[that + 1].lexeme.wordClass == .verb {
      // *say/that/lift/be/broken.*
      var words = [verb] + clause.complements
      if EnglishWordClasses(planner).settleInnerSubject(&words, that + 2) {
        clause.complements = Array(words.dropFirst())
      }
    }
    let place = Place(
      words: clause.complements, that: that, verb: verb.lexeme.lemma,
      splitter: EnglishClauseSplitter(planner), isFelt: EnglishMoving.isMovedByClaim(clause))
    guard let start = place.start, place.isOpened(start) else { return nil }
    var inner = Clause(variety: clause.variety)
    inner.speaker = clause.speaker
    inner.listener = clause.listener
    inner.subject = start.subject.map { clause.complements[$0] }
    inner.verb = start.verb.map { clause.complements[$0].asVerb } ?? EnglishWording.be
    inner.complements = start.rest.map { clause.complements[$0] }
    let sentence = EnglishSentence(inner)
    var parts = EnglishClauseSplitter(planner).split(sentence.clause)
    parts[0].link = Constituent(Self.that, tile: clause.complements[that].tile)
    parts[0].reporter = place.reporter
    if parts[0].clause.tense == nil { parts[0].clause.tense = clause.tense }
    self.parts = parts + (sentence.claim?.parts ?? [])
    joins = sentence.allJoins
    clause.complements.removeSubrange(that...)
  }

  private static let that = Lexeme(lemma: "that", wordClass: .conjunction, kind: .connective)
}

extension EnglishClaim {
  /// *that* among the words behind a verb.
  fileprivate struct Place {
    let words: [Constituent]
    let that: Int
    let verb: String
    let splitter: EnglishClauseSplitter
    /// Whether *it* stands for what is told, and moves somebody.
    let isFelt: Bool

    /// The verb that claims it.
    var reporter: String {
      words[..<that].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? verb
    }

    /// Subject and verb behind *that*; nil where it is no clause.
    var start: EnglishClauseSplitter.Start? {
      if let found = splitter.start(words, from: that + 1, needsSubject: true) {
        return found.verb == nil && !isPronoun ? nil : found
      }
      // *that/plane/crash, that/dog/bark/at/me*: a noun that is named like what another does.
      guard that + 2 < words.count, words[that + 1].lexeme.wordClass == .noun,
        words[that + 2].lexeme.wordClass == .noun || words[that + 2].lexeme.lemma == "fit",
        splitter.frames[words[that + 2].lexeme.lemma].isListed,
        !EnglishCompounds.joins(words[that + 1].lexeme, words[that + 2].lexeme)
      else { return nil }
      return EnglishClauseSplitter.Start(
        subject: [that + 1], verb: that + 2, rest: Array((that + 3)..<words.count))
    }

    private var isPronoun: Bool {
      EnglishWording.subjects.contains(words[that + 1].lexeme.lemma)
        || ["you", "it"].contains(words[that + 1].lexeme.lemma)
    }

    /// Whether what stands before opens such a clause, and it belongs to no noun: *the toy that I want*.
    func isOpened(_ start: EnglishClauseSplitter.Start) -> Bool {
      if isFelt, that > 0 { return true }
      if EnglishClaim.compelling.contains(reporter) { return false }
      guard that > 0 else { return isOpened(byVerb: reporter, start) }
      let before = words[that - 1].lexeme
      switch before.wordClass {
      case .adjective, .adverb: return true
      case .verb: return isOpened(byVerb: before.lemma, start)
      case .pronoun: return isPerson(before) && isTold
      case .properNoun: return isTold
      case .noun: return before.isHuman && isTold || EnglishClaim.facts.contains(before.lemma)
      default:
        return before.kind == .negation
          || EnglishHabits.adjectivePrepositions[before.lemma] != nil
          || ["sorry", "sure"].contains(before.lemma)
          // *snore so much that nobody sleeps* (CGEL §15.74).
          || ["so much", "so many", "so little", "so few"].contains(before.lemma)
      }
    }

    private func isPerson(_ word: Lexeme) -> Bool {
      word.isHuman || EnglishPronouns.of(word.lemma) != nil
    }

    /// *tell/mom/that, explain/to/mom/that, agree/with/mom/that.*
    private var isTold: Bool {
      EnglishClaim.telling.contains(reporter)
        || words[..<that].contains { $0.lexeme.wordClass == .adposition }
          && EnglishClaim.claiming.contains(reporter)
    }

    /// Behind what claims nothing *that* before a lone noun picks it out: *want that toy*, but *feel that nobody listens*.
    private func isOpened(byVerb verb: String, _ start: EnglishClauseSplitter.Start) -> Bool {
      if isPronoun { return true }
      guard EnglishClaim.claiming.contains(verb) || splitter.frames[verb].isCopular else {
        return false
      }
      guard EnglishClaim.perceiving.contains(verb), start.subject == [that + 1],
        words[that + 1].lexeme.wordClass == .noun, let inner = start.verb
      else { return true }
      // *see that dog run, see that the dog is sick.*
      let frame = splitter.frames[words[inner].lexeme.lemma]
      return frame.isCopular || frame.pattern == .modal || frame.past == .state
    }
  }

  /// Verbs that say, think, feel or find out what is so (CGEL §16.31).
  static let claiming = EnglishWords.set(
    """
    say think know hope believe guess wish dream imagine remember forget notice understand promise mean
    explain decide suppose bet doubt confess admit deny swear complain feel pretend insist agree disagree
    regret see hear realize realise worry fear find learn discover seem appear claim announce mention
    boast brag suggest recommend report argue show prove predict expect trust assume conclude suspect
    conclude read write declare joke lie whisper shout yell scream pray warn require demand reply answer
    repeat add accept acknowledge recall figure gather reckon sense state estimate vow threaten order
    propose request concede confirm
    """
  ).union(["find out", "make sure", "figure out", "point out", "would rather", "make believe"])
  fileprivate static let telling = EnglishWords.set(
    """
    tell remind promise warn convince assure inform show teach text email notify persuade bet write call
    message
    """)
  static let perceiving: WordSet = ["see", "hear", "feel", "find"]
  /// Verbs that have somebody do what follows, and never open such a clause.
  fileprivate static let compelling: WordSet = [
    "make", "let", "help", "have", "get", "give", "want",
  ]
  /// Nouns whose content such a clause tells (CGEL §17.26).
  fileprivate static let facts: WordSet = [
    "shame", "pity", "fact", "relief", "miracle", "surprise",
  ]
}
