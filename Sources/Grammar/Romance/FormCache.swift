import AACCore
import Synchronization

/// Word forms of one language, remembered after the first time: everyday sentences use few of them.
final class FormCache: Sendable {
  private struct Forms: Sendable {
    var verbs = WordTable<String>()
    var adjectives = WordTable<String>()
    var plurals = WordTable<String>()
    var genders = WordTable<Gender>()
    var stressed = WordTable<Bool>()
  }

  /// The rules behind it.
  let morphology: any Morphology
  private let forms = Mutex(Forms())
  /// So many forms are kept; then all are forgotten, so that endless input cannot fill the memory.
  private static let limit = 20_000

  init(_ morphology: any Morphology) { self.morphology = morphology }

  /// The preferred form of a verb; nil when the language has none.
  func verb(_ lemma: String, _ features: VerbFeatures) -> String? {
    let number = features.ordinal
    if let known = forms.withLock({ $0.verbs.value(of: lemma, form: number) }) { return known }
    guard let form = morphology.verb(lemma, features).first else { return nil }
    forms.withLock {
      if $0.verbs.count > Self.limit { $0.verbs = WordTable() }
      $0.verbs.add(form, of: lemma, form: number)
    }
    return form
  }

  /// An adjective in agreement; the lemma itself where it has no other form.
  func adjective(_ lemma: String, _ gender: Gender, _ number: GrammaticalNumber) -> String {
    if gender == .masculine, number == .singular { return lemma }
    let ordinal = Self.ordinal(gender) | Self.ordinal(number) << 2
    if let known = forms.withLock({ $0.adjectives.value(of: lemma, form: ordinal) }) {
      return known
    }
    let form = morphology.adjective(lemma, gender, number).first ?? lemma
    forms.withLock {
      if $0.adjectives.count > Self.limit { $0.adjectives = WordTable() }
      $0.adjectives.add(form, of: lemma, form: ordinal)
    }
    return form
  }

  /// The plural of a noun.
  func plural(_ lemma: String) -> String {
    if let known = forms.withLock({ $0.plurals.value(of: lemma) }) { return known }
    let form = morphology.plural(of: lemma, wordClass: .noun).first ?? lemma
    forms.withLock {
      if $0.plurals.count > Self.limit { $0.plurals = WordTable() }
      $0.plurals.add(form, of: lemma)
    }
    return form
  }

  /// The gender of a noun by its form.
  func gender(_ lemma: String) -> Gender {
    if let known = forms.withLock({ $0.genders.value(of: lemma) }) { return known }
    let gender = morphology.gender(of: lemma) ?? .masculine
    forms.withLock {
      if $0.genders.count > Self.limit { $0.genders = WordTable() }
      $0.genders.add(gender, of: lemma)
    }
    return gender
  }

  /// Whether a Spanish feminine takes *el*, see ``SpanishSounds``.
  func beginsWithStressedA(_ noun: String) -> Bool {
    guard SpanishSounds.mayBeginWithA(noun) else { return false }
    if let known = forms.withLock({ $0.stressed.value(of: noun) }) { return known }
    let isStressed = SpanishMorphology.beginsWithStressedA(noun)
    forms.withLock {
      if $0.stressed.count > Self.limit { $0.stressed = WordTable() }
      $0.stressed.add(isStressed, of: noun)
    }
    return isStressed
  }
}

extension FormCache {
  /// Two bits that tell genders apart.
  fileprivate static func ordinal(_ gender: Gender?) -> UInt32 {
    switch gender {
    case nil: 0
    case .masculine: 1
    case .feminine: 2
    }
  }

  /// Two bits that tell numbers apart.
  fileprivate static func ordinal(_ number: GrammaticalNumber?) -> UInt32 {
    switch number {
    case nil: 0
    case .singular: 1
    case .plural: 2
    }
  }
}

extension VerbFeatures {
  /// A number that tells all features apart.
  fileprivate var ordinal: UInt32 {
    let person: UInt32 =
      switch person {
      case nil: 0
      case .first: 1
      case .second: 2
      case .third: 3
      }
    let agreement = person | FormCache.ordinal(number) << 2 | FormCache.ordinal(gender) << 4
    let marks: UInt32 = (isNegative ? 1 : 0) | (isVoseo ? 2 : 0)
    return form.ordinal | agreement << 4 | marks << 10
  }
}

extension VerbFeatures.Form {
  fileprivate var ordinal: UInt32 {
    switch self {
    case .infinitive: 0
    case .gerund: 1
    case .participle: 2
    case .present: 3
    case .imperfect: 4
    case .preterite: 5
    case .pluperfect: 6
    case .future: 7
    case .conditional: 8
    case .presentSubjunctive: 9
    case .imperfectSubjunctive: 10
    case .imperfectSubjunctiveSe: 11
    case .futureSubjunctive: 12
    case .imperative: 13
    }
  }
}
