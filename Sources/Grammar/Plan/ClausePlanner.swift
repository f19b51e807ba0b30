public import AACCore

/// Sorts the words of a clause into roles: the part of making a sentence that all languages share.
///
/// Adjectives go to their nouns or become attributes, time words set the tense, negators, question
/// words,
/// quantities and connectives are told apart, and every noun gets a role by the frame of its verb.
public struct ClausePlanner: Sendable {
  let language: Language
  private let tables: LanguageTables

  /// A planner with the tables of a language.
  public init(language: Language) {
    self.language = language
    tables = LanguageTables.tables(language)
  }

  var frames: FrameTable { tables.frames }
  var lexicon: Lexicon { tables.lexicon }

  /// The plan of a clause.
  public func plan(_ clause: Clause) -> ClausePlan {
    var plan = ClausePlan(clause)
    if !clause.subject.isEmpty {
      var sorter = WordSorter(planner: self, taking: &plan, isSubject: true)
      sorter.sort(clause.subject)
      let (loose, question) = (sorter.loose, sorter.question)
      swap(&plan, &sorter.plan)
      plan.subject = loose.map(\.phrase)
      if plan.subject.isEmpty, !plan.adverbials.isEmpty {
        // Hoy es lunes: a time word can be what the sentence is about.
        plan.subject = plan.adverbials.map { NounPhrase($0.constituent) }
        plan.adverbials = []
      }
      if let question {
        plan.inquiry = Inquiry(question.word, role: .subject)
        plan.inquiry?.noun = question.noun
        plan.isQuestion = true
      }
    }
    if let verb = clause.verb {
      plan.verbs.append(PlannedVerb(verb, frame: frames[verb.lexeme.lemma]))
    }
    guard !clause.complements.isEmpty else {
      finish(&plan, clause)
      return plan
    }
    var sorter = WordSorter(planner: self, taking: &plan, isSubject: false)
    sorter.sort(clause.complements)
    let (loose, question) = (sorter.loose, sorter.question)
    var assigner = RoleAssigner(taking: &sorter.plan, planner: self)
    for phrase in loose { assigner.assign(phrase) }
    if let question {
      let asks = lexicon.word(question.word.lexeme.lemma)?.asks ?? .what
      assigner.assign(question, asking: asks)
    }
    if language != .english { assigner.joinUnopenedVerbs() }
    swap(&plan, &assigner.plan)
    finish(&plan, clause)
    return plan
  }

  /// Sets the tense by the first time word that has one.
  private func finish(_ plan: inout ClausePlan, _ clause: Clause) {
    guard clause.tense == nil else { return }
    for adverbial in plan.adverbials {
      let lemma = adverbial.constituent.lexeme.lemma
      guard let tense = lexicon.word(lemma)?.tense else { continue }
      // One wants now what is to be tomorrow: Quiero ir mañana.
      if tense == .future, language != .english, let frame = plan.verbs.first?.frame,
        frame.opensSubjunctive || (plan.verbs.count > 1 && frame.isOpener)
      {
        if frame.opensIndicative { plan.openedTense = .future }
        break
      }
      if plan.verbs.count > 1, plan.verbs[0].frame.opensIndicative, plan.verbs[1].connective == nil,
        plan.verbs[1].link == nil
      {
        plan.openedTense = tense
        break
      }
      plan.tense = tense
      plan.tenseSource = lemma
      break
    }
  }
}
