import AACCore

/// A clause that is the subject of another: ***listening to music** makes me happy*, ***what I like** is pizza*.
///
/// Sources: CGEL §15.4–15.14 (nominal clauses), §10.15 (clauses as subjects); CaGEL ch. 11 §5, ch. 14 §1.
struct EnglishSubjectClause {
  /// What stands for it among the words, and agrees with the verb.
  let noun: Constituent
  let attached: EnglishAttachedClause

  private init(_ first: Constituent, _ form: EnglishAttachedClause.Form, _ clause: Clause) {
    var noun = first
    // By the name of its first word it would be asked for, or be that deed alone.
    noun.lexeme = Lexeme(lemma: "this", wordClass: .noun, kind: .activity)
    noun.lexeme.countability = .mass
    noun.lexeme.number = .singular
    noun.lexeme.article = .bare
    self.noun = noun
    attached = EnglishAttachedClause(form: form, clause: clause)
  }

  /// *listen/to/music, play/soccer, eat/too/much/candy*: a verb with what it is done to, where, with whom.
  init?(deed row: [Constituent], _ planner: ClausePlanner, _ variety: LanguageVariety) {
    // *not/eat/breakfast.*
    let negator = row.first.flatMap { $0.lexeme.lemma == "not" && row.count > 1 ? $0 : nil }
    let words = negator == nil ? row : Array(row.dropFirst())
    guard let first = words.first, first.tile != nil,
      let act = Self.act(first.lexeme, planner.frames)
    else { return nil }
    if words.count > 1 {
      guard Self.isDone(first.lexeme, act, words[1].lexeme, planner) else { return nil }
    } else if planner.lexicon.known(first.lexeme.lemma)?.wordClass == .noun {
      return nil
    }
    var clause = Clause(variety: variety)
    clause.verb = Constituent(
      Lexeme(lemma: act, wordClass: .verb, kind: .action), tile: first.tile)
    clause.complements = Array(words.dropFirst()) + [negator].compactMap(\.self)
    self.init(first, .activity, clause)
  }

  /// *what/I/like, what/mom/cook, where/I/live*: a question word with who does it, which asks nothing here.
  init?(told words: [Constituent], _ planner: ClausePlanner, _ variety: LanguageVariety) {
    guard words.count > 2, let first = words.first, first.tile != nil,
      Self.openers.contains(first.lexeme.lemma)
    else { return nil }
    let splitter = EnglishClauseSplitter(planner)
    let found = splitter.start(words, from: 1, needsSubject: true)
    var verb = found?.verb
    var rest = found?.rest ?? []
    var subject = found?.subject ?? []
    if verb == nil, let last = words.indices.last, last > 1,
      planner.frames.listed(words[last].lexeme.lemma) != nil
    {
      verb = last
      rest = []
      subject = Array(1..<last)
    }
    guard let verb, subject.contains(where: { words[$0].lexeme.isNominal }) else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = subject.map { words[$0] }
    clause.verb = words[verb].asVerb
    clause.complements = [first] + rest.map { words[$0] }
    self.init(first, .told, clause)
  }

  private static let openers: WordSet = ["what", "where", "how", "why", "whatever"]

  /// The verb of what is done: a verb of doing, or its *-ing* form.
  private static func act(_ lexeme: Lexeme, _ frames: FrameTable) -> String? {
    if lexeme.lemma.hasSuffix("ing"), let base = EnglishGerunds.base(of: lexeme.lemma, frames) {
      return base
    }
    let frame = frames[lexeme.lemma]
    guard frame.isListed, frame.past != .state, !excluded.contains(lexeme.lemma),
      lexeme.wordClass == .verb || lexeme.wordClass == .noun, !lexeme.isHuman,
      lexeme.number != .plural
    else { return nil }
    return lexeme.lemma
  }

  /// Nouns too, but of what one does.
  private static let doings = EnglishWords.set("play talk dance work swim run")
  private static let excluded = EnglishWords.set("let let's stop")

  /// Whether the next word is what is done with the verb, and not another thing beside one of its name.
  private static func isDone(
    _ first: Lexeme, _ act: String, _ next: Lexeme, _ planner: ClausePlanner
  ) -> Bool {
    let isAlsoNoun = planner.lexicon.known(first.lemma)?.wordClass == .noun
    switch next.wordClass {
    case .adposition: return next.lemma != "of" && (!isAlsoNoun || doings.contains(first.lemma))
    case .noun, .properNoun:
      guard isAlsoNoun else { return true }
      return !EnglishCompounds.joins(first.lemma, next.lemma)
        && planner.frames[act].slots.contains {
          $0.role == .object
            && ($0.kinds.contains(next.kind) && !$0.kinds.isEmpty
              || $0.words.contains(next.lemma))
        }
    case .pronoun:
      return EnglishPronouns.of(next.lemma).map { $0.accusative == next.lemma } == true
    case .adverb, .adjective: return !isAlsoNoun
    default: return next.isDeterminerLike && !next.isConnective
    }
  }
}

extension EnglishSentence {
  /// *listen + to + music, what + I + like* as a subject.
  static func settleSubjectClause(_ clause: inout Clause, _ planner: ClausePlanner) {
    addUp(&clause)
    guard !clause.isLaid, clause.attached.isEmpty, let first = clause.subject.first?.lexeme,
      clause.verb != nil
    else { return }
    let found: EnglishSubjectClause?
    if clause.subject.count > 2, first.kind == .question, !clause.isQuestion {
      found = EnglishSubjectClause(told: clause.subject, planner, clause.variety)
    } else if clause.subject.count > 1 || first.wordClass == .verb && isCausing(clause) {
      found = EnglishSubjectClause(deed: clause.subject, planner, clause.variety)
    } else {
      found = nil
    }
    guard let found, let tile = found.noun.tile else { return }
    clause.subject = [found.noun]
    clause.attached[tile] = found.attached
  }

  /// *five + plus + two*: a sum is one thing (CGEL §10.34).
  private static func addUp(_ clause: inout Clause) {
    guard clause.subject.count == 3, clause.subject[0].lexeme.wordClass == .numeral,
      clause.subject[2].lexeme.wordClass == .numeral,
      ["plus", "minus", "times"].contains(clause.subject[1].lexeme.lemma),
      let tile = clause.subject[0].tile
    else { return }
    var sum = Lexeme(
      lemma: clause.subject.map(\.lexeme.lemma).joined(separator: " "), wordClass: .noun,
      kind: .idea)
    sum.countability = .mass
    sum.article = .bare
    clause.joins[tile] = clause.subject.compactMap(\.tile)
    clause.subject = [Constituent(sum, tile: tile)]
  }

  private static func isCausing(_ clause: Clause) -> Bool {
    ["make", "help"].contains(clause.verb?.lexeme.lemma ?? "") && clause.complements.count > 1
  }
}
