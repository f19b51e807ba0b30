import AACCore
import Grammar

extension ConjugationTable.Section {
  /// What grammars call the tense.
  ///
  /// The past with an auxiliary is another tense in English (*had eaten*) than in Spanish (*hube
  /// comido*).
  func title(ofVerbIn language: Language) -> Text {
    if isProgressive { return progressiveTitle }
    if isCompound { return compoundTitle(language) }
    return switch form {
    case .infinitive: .formInfinitive
    case .gerund: language == .english ? .formPresentParticiple : .formGerund
    case .participle: language == .english ? .formPastParticiple : .formParticiple
    case .present: language == .english ? .formPresentTense : .formPresent
    case .imperfect: .formImperfect
    case .preterite: language == .english ? .formPast : .formPreterite
    case .pluperfect: .formPluperfect
    case .future: .formFuture
    case .conditional: .formConditional
    case .presentSubjunctive: .formPresentSubjunctive
    case .imperfectSubjunctive:
      language == .english ? .formPastSubjunctive : .formImperfectSubjunctive
    case .imperfectSubjunctiveSe: .formImperfectSubjunctiveSe
    case .futureSubjunctive: .formFutureSubjunctive
    case .imperative: isNegative ? .formNegativeImperative : .formImperative
    }
  }

  /// Only English tables have these.
  private var progressiveTitle: Text {
    switch (form, isCompound) {
    case (.infinitive, false): .formProgressiveInfinitive
    case (.infinitive, true): .formPerfectProgressiveInfinitive
    case (.preterite, false): .formPastProgressive
    case (.preterite, true): .formPastPerfectProgressive
    case (.future, false): .formFutureProgressive
    case (.future, true): .formFuturePerfectProgressive
    case (.conditional, false): .formConditionalProgressive
    case (.conditional, true): .formConditionalPerfectProgressive
    case (_, false): .formPresentProgressive
    case (_, true): .formPresentPerfectProgressive
    }
  }

  private func compoundTitle(_ language: Language) -> Text {
    switch form {
    case .infinitive: .formPerfectInfinitive
    case .gerund: language == .english ? .formPerfectParticiple : .formPerfectGerund
    case .present: .formPerfect
    case .preterite where language == .english: .formPastPerfect
    case .preterite: .formPastAnterior
    case .imperfect: .formCompoundPluperfect
    case .future: .formFuturePerfect
    case .conditional: .formConditionalPerfect
    case .presentSubjunctive: .formPerfectSubjunctive
    case .imperfectSubjunctive: .formPluperfectSubjunctive
    case .imperfectSubjunctiveSe: .formPluperfectSubjunctiveSe
    case .futureSubjunctive: .formFuturePerfectSubjunctive
    // No table has these with an auxiliary.
    case .participle, .pluperfect, .imperative: .formParticiple
    }
  }
}
