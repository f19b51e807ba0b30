/// A rule of grammar that can be named as the reason for a word of a sentence.
public enum GrammarRule: String, CaseIterable, Hashable, Sendable {
  // Shared
  case adjectiveAgreement = "adjective-agreement"
  case adverbForm = "adverb-form"
  case articleDefinite = "article-definite"
  case articleGeneral = "article-general"
  case articleIndefinite = "article-indefinite"
  case articleOwn = "article-own"
  case askedUnnamed = "asked-unnamed"
  case coordination
  case copulaChoice = "copula-choice"
  case guessedGender = "guessed-gender"
  case inferred
  case ownKin = "own-kin"
  case joinedSubjects = "joined-subjects"
  case negation
  case negativeForm = "negative-form"
  case negativeWord = "negative-word"
  case openedVerb = "opened-verb"
  case plural
  case preposition
  case pronounForm = "pronoun-form"
  case question
  case questionWord = "question-word"
  case quickMode = "quick-mode"
  case reflexive
  case request
  case subjectDropped = "subject-dropped"
  case tenseFromAspect = "tense-from-aspect"
  case tenseFromWord = "tense-from-word"
  case verbForm = "verb-form"
  // Spanish and Portuguese
  case cliticDoubling = "clitic-doubling"
  case contraction
  case doubleNegation = "double-negation"
  case euphony
  case experiencer
  case feminineEl = "feminine-el"
  case personalA = "personal-a"
  case subjunctive
  case variantPronoun = "variant-pronoun"
  case asksLeave = "asks-leave"
  case asksOther = "asks-other"
  case clausesApart = "clauses-apart"
  case completed
  case joinsWords = "joins-words"
  case politeWord = "polite-word"
  case tenseFromVerb = "tense-from-verb"
  case understood
  // English
  case adjectivePlace = "adjective-place"
  case articleAn = "article-an"
  case courtesy
  case doSupport = "do-support"
  case expletive
  case genitive
  case helperVerb = "helper-verb"
  case inversion
  case nonAssertive = "non-assertive"
  case owner
  case quantity
  case relativeClause = "relative-clause"
  case understoodBe = "understood-be"
  case vocative
}
