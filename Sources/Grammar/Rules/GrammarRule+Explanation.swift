import AACCore

extension GrammarRule {
  /// What the rule did to a word, in every language.
  func explanation(word: String, result: String) -> Text {
    switch self {
    case .adjectiveAgreement: .ruleAdjectiveAgreement(word: word, result: result)
    case .adverbForm: .ruleAdverbForm(result: result, word: word)
    case .articleDefinite: .ruleArticleDefinite(result: result, word: word)
    case .articleIndefinite: .ruleArticleIndefinite(result: result, word: word)
    case .articleGeneral: .ruleArticleGeneral(result: result, word: word)
    case .articleOwn: .ruleArticleOwn(result: result, word: word)
    case .askedUnnamed: .ruleAskedUnnamed(word: word)
    case .negativeForm: .ruleNegativeForm(word: word, result: result)
    case .coordination: .ruleCoordination(result: result, word: word)
    case .copulaChoice: .ruleCopulaChoice(result: result, word: word)
    case .guessedGender: .ruleGuessedGender(word: word)
    case .inferred: .ruleInferred(word: word)
    case .joinedSubjects: .ruleJoinedSubjects(word: word)
    // Leo juega con su amigo: not the speaker's.
    case .ownKin where !Self.speakers.contains(result): .ruleArticleOwn(result: result, word: word)
    case .ownKin: .ruleOwnKin(result: result, word: word)
    case .negation: .ruleNegation(result: result, word: word)
    case .negativeWord: .ruleNegativeWord(word: word, result: result)
    case .openedVerb: .ruleOpenedVerb(word: word, result: result)
    case .plural: .rulePlural(word: word, result: result)
    case .preposition: .rulePreposition(result: result, word: word)
    case .pronounForm: .rulePronounForm(word: word, result: result)
    case .question: .ruleQuestion
    case .questionWord: .ruleQuestionWord(word: word)
    case .quickMode: .ruleQuickMode(result: result)
    case .reflexive: .ruleReflexive(result: result, word: word)
    case .request: .ruleRequest(result: result, word: word)
    case .subjectDropped: .ruleSubjectDropped(word: word)
    case .tenseFromAspect: .ruleTenseFromAspect(word: word)
    case .tenseFromWord: .ruleTenseFromWord(word: word)
    case .verbForm: .ruleVerbForm(word: word, result: result)
    default: romanceExplanation(word: word, result: result)
    }
  }

  /// What says that something is the speaker's.
  private static let speakers: WordSet = [
    "mi", "mis", "mío", "mía", "míos", "mías", "meu", "minha", "meus", "minhas", "my", "mine",
  ]

  private func romanceExplanation(word: String, result: String) -> Text {
    switch self {
    case .cliticDoubling: .ruleCliticDoubling(result: result, word: word)
    case .contraction: .ruleContraction(word: word, result: result)
    case .doubleNegation: .ruleDoubleNegation(result: result, word: word)
    case .euphony: .ruleEuphony(word: word, result: result)
    case .experiencer: .ruleExperiencer(word: word)
    case .feminineEl: .ruleFeminineEl(result: result, word: word)
    case .personalA: .rulePersonalA(word: word)
    case .subjunctive: .ruleSubjunctive(result: result, word: word)
    case .variantPronoun: .ruleVariantPronoun(result: result, word: word)
    case .asksLeave: .ruleAsksLeave(word: word)
    case .asksOther: .ruleAsksOther(word: word)
    case .clausesApart: .ruleClausesApart(result: result, word: word)
    case .completed: .ruleCompleted(result: result, word: word)
    case .joinsWords: .ruleJoinsWords(result: result, word: word)
    case .politeWord: .rulePoliteWord(result: result)
    case .tenseFromVerb: .ruleTenseFromVerb(word: word)
    case .understood: .ruleUnderstood(result: result, word: word)
    default: englishExplanation(word: word, result: result)
    }
  }

  private func englishExplanation(word: String, result: String) -> Text {
    switch self {
    case .adjectivePlace: .ruleAdjectivePlace(word: word, result: result)
    case .expletive: .ruleExpletive(result: result, word: word)
    case .genitive: .ruleGenitive(result: result, word: word)
    case .relativeClause: .ruleRelativeClause(word: word)
    case .articleAn: .ruleArticleAn(result: result, word: word)
    case .courtesy: .ruleCourtesy(result: result, word: word)
    case .helperVerb: .ruleHelperVerb(result: result, word: word)
    case .nonAssertive: .ruleNonAssertive(result: result, word: word)
    case .owner: .ruleOwner(result: result, word: word)
    case .quantity: .ruleQuantity(result: result, word: word)
    case .understoodBe: .ruleUnderstoodBe(result: result, word: word)
    case .vocative: .ruleVocative(word: word)
    case .doSupport: .ruleDoSupport(result: result, word: word)
    case .inversion: .ruleInversion(word: word)
    default: .ruleInferred(word: word)
    }
  }
}
