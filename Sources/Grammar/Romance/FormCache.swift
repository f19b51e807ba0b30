import AACCore
import Synchronization

/// Word forms of one language, remembered after the first time: everyday sentences use few of them.
final class FormCache: Sendable {
  private struct Forms: Sendable {
    var verbs: [VerbKey: String] = [:]
    var adjectives: [AdjectiveKey: String] = [:]
    var plurals: [String: String] = [:]
    var genders: [String: Gender] = [:]
  }

  private struct VerbKey: Hashable {
    let lemma: String
    let features: VerbFeatures
  }

  private struct AdjectiveKey: Hashable {
    let lemma: String
    let gender: Gender
    let number: GrammaticalNumber
  }

  /// The rules behind it.
  let morphology: any Morphology
  private let forms = Mutex(Forms())
  /// So many forms are kept; then all are forgotten, so that endless input cannot fill the memory.
  private static let limit = 20_000

  init(_ morphology: any Morphology) { self.morphology = morphology }

  /// The preferred form of a verb; nil when the language has none.
  func verb(_ lemma: String, _ features: VerbFeatures) -> String? {
    let key = VerbKey(lemma: lemma, features: features)
    if let known = forms.withLock({ $0.verbs[key] }) { return known }
    guard let form = morphology.verb(lemma, features).first else { return nil }
    forms.withLock {
      if $0.verbs.count > Self.limit { $0.verbs = [:] }
      $0.verbs[key] = form
    }
    return form
  }

  /// An adjective in agreement; the lemma itself where it has no other form.
  func adjective(_ lemma: String, _ gender: Gender, _ number: GrammaticalNumber) -> String {
    if gender == .masculine, number == .singular { return lemma }
    let key = AdjectiveKey(lemma: lemma, gender: gender, number: number)
    if let known = forms.withLock({ $0.adjectives[key] }) { return known }
    let form = morphology.adjective(lemma, gender, number).first ?? lemma
    forms.withLock {
      if $0.adjectives.count > Self.limit { $0.adjectives = [:] }
      $0.adjectives[key] = form
    }
    return form
  }

  /// The plural of a noun.
  func plural(_ lemma: String) -> String {
    if let known = forms.withLock({ $0.plurals[lemma] }) { return known }
    let form = morphology.plural(of: lemma, wordClass: .noun).first ?? lemma
    forms.withLock {
      if $0.plurals.count > Self.limit { $0.plurals = [:] }
      $0.plurals[lemma] = form
    }
    return form
  }

  /// The gender of a noun by its form.
  func gender(_ lemma: String) -> Gender {
    if let known = forms.withLock({ $0.genders[lemma] }) { return known }
    let gender = morphology.gender(of: lemma) ?? .masculine
    forms.withLock {
      if $0.genders.count > Self.limit { $0.genders = [:] }
      $0.genders[lemma] = gender
    }
    return gender
  }
}
