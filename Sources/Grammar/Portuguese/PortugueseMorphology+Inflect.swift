internal import AACCore

extension PortugueseMorphology {
  public func inflect(_ lemma: String, bundle: String) -> [String] {
    let tags = PortugueseTags(bundle)
    guard !tags.hasUnknownTag, !tags.isContradictory else { return [] }
    switch tags.kind {
    case .noun:
      guard tags.gender == nil || tags.gender == gender(of: lemma) else {
        return PortugueseFeminine.counterparts(of: lemma).flatMap {
          tags.number == .plural ? plural(of: $0, wordClass: .noun) : [$0]
        }
      }
      return tags.number == .plural ? plural(of: lemma, wordClass: .noun) : [lemma]
    case .adjective:
      return adjective(lemma, tags.gender ?? .masculine, tags.number ?? .singular)
    case .verb:
      guard let features = tags.verbFeatures else { return [] }
      if let (head, rest) = Self.splitPhrase(lemma) {
        return inflect(head, bundle: bundle).map { $0 + rest }
      }
      guard !lacks(features, lemma) else { return [] }
      let forms = verb(lemma, features)
      let (_, isPronominal) = Self.splitPronominal(lemma)
      return isPronominal ? inBothPlaces(forms, features) : forms
    case nil: return []
    }
  }

  /// Whether grammars give a verb no such form: *abolir, colorir* have no first person of the present, and nothing
  /// that is made of it (Cunha & Cintra, chapter 13, *Verbos defectivos*).
  ///
  /// Sentences have them all the same (*eu coloro*): who colours has to be able to say so.
  func lacks(_ features: VerbFeatures, _ lemma: String) -> Bool {
    guard
      PortugueseVerbClasses.withoutFirstInGrammars.contains(Self.splitPronominal(lemma).infinitive)
    else { return false }
    switch features.form {
    case .present: return features.person == .first && features.number != .plural
    case .presentSubjunctive: return true
    case .imperative: return features.isNegative || features.person != .second
    default: return false
    }
  }

  /// Forms of a pronominal verb with its pronoun, placed as usual in the variety.
  func withPronoun(_ forms: [String], _ features: VerbFeatures) -> [String] {
    forms.map { form in
      PortugueseClitics.pronominal(form, features, in: variety)
    }
  }

  /// The same, with the place that the pronoun has in the other variety after it.
  private func inBothPlaces(_ forms: [String], _ features: VerbFeatures) -> [String] {
    let here = withPronoun(forms, features)
    let other: LanguageVariety =
      variety == .portuguesePortugal ? .portugueseBrazil : .portuguesePortugal
    let there = forms.map { PortugueseClitics.pronominal($0, features, in: other) }
    return here + there.filter { !here.contains($0) }
  }
}
