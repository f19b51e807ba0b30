public import AACCore
import Grammar

/// What grammar has to say about a word of the vocabulary: a gender or a verb form that cannot be.
public struct GrammarCheck: Sendable {
  private let morphology: (any Morphology)?
  private let language: Language

  /// A check of the words of a language.
  public init(language: Language) {
    self.language = language
    morphology = Lexicon.morphology(of: language)
  }

  /// The problems of a word, a line each, in the language that messages are read in.
  public func problems(of lexeme: Lexeme, messages: Language) -> [String] {
    findings(of: lexeme).map { $0[messages] }
  }

  /// The problems of a word, a line each.
  func findings(of lexeme: Lexeme) -> [Text] {
    guard let morphology else { return [] }
    var problems: [Text] = []
    // Almost any English word can be a verb.
    if lexeme.wordClass == .verb, language != .english, !isVerb(lexeme.lemma, morphology) {
      problems.append(.checkNotAnInfinitive(word: lexeme.lemma))
    }
    if lexeme.wordClass == .noun, language != .english {
      problems += nounProblems(lexeme, morphology)
    }
    return problems
  }

  private func isVerb(_ lemma: String, _ morphology: any Morphology) -> Bool {
    morphology.isInfinitive(lemma.split(separator: " ").first.map(String.init) ?? lemma)
  }

  private func nounProblems(_ lexeme: Lexeme, _ morphology: any Morphology) -> [Text] {
    guard let gender = lexeme.gender else { return [.checkNoGender(word: lexeme.lemma)] }
    let head = lexeme.lemma.split(separator: " ").first.map(String.init) ?? lexeme.lemma
    let singular =
      lexeme.number == .plural
      ? Lexicon(language: language).singulars(of: head).first ?? head : head
    // Nouns of two genders (el/la dentista) are what the row says they are.
    guard lexeme.animacy != .human, let usual = morphology.gender(of: singular), usual != gender
    else { return [] }
    return [.checkGender(word: lexeme.lemma)]
  }
}
