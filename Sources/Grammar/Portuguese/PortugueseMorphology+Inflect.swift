import AACCore

extension PortugueseMorphology {
  public func inflect(_ lemma: String, bundle: String) -> [String] {
    let tags = PortugueseTags(bundle)
    guard !tags.hasUnknownTag else { return [] }
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
      let forms = verb(lemma, features)
      let (_, isPronominal) = Self.splitPronominal(lemma)
      return isPronominal ? withPronoun(forms, features) : forms
    case nil: return []
    }
  }

  /// Forms of a pronominal verb with its pronoun, placed as usual in the variety.
  func withPronoun(_ forms: [String], _ features: VerbFeatures) -> [String] {
    forms.map { form in
      PortugueseClitics.pronominal(form, features, in: variety)
    }
  }
}
