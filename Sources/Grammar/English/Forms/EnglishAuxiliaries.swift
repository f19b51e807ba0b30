import AACCore

/// *Be, have, do* and the modal verbs, whose forms no rule makes.
///
/// Source: Quirk et al., CGEL §3.21–3.51; Huddleston & Pullum, CGEL ch. 3 §2.
enum EnglishAuxiliaries {
  /// Verbs without third-person ending, infinitive and participles.
  static let modals: WordSet = [
    "can", "could", "may", "might", "must", "shall", "should", "will", "would", "ought to",
    "had better", "ought",
  ]

  /// Forms that differ from those of other verbs; nil for all the rest.
  static func forms(_ lemma: String, _ features: VerbFeatures) -> [String]? {
    switch lemma {
    case "be": return be(features)
    case "have" where features.form == .present: return isThird(features) ? ["has"] : nil
    default: return modals.contains(lemma) ? modal(lemma, features) : nil
    }
  }

  private static func isThird(_ features: VerbFeatures) -> Bool {
    features.number != .plural && (features.person ?? .third) == .third
  }

  private static func be(_ features: VerbFeatures) -> [String]? {
    let isPlural = features.number == .plural || features.person == .second
    switch features.form {
    case .present:
      if isPlural { return ["are"] }
      return features.person == .first ? ["am"] : ["is"]
    case .preterite, .imperfect:
      if features.person == nil && features.number == nil { return ["was", "were"] }
      return isPlural ? ["were"] : ["was"]
    case .imperfectSubjunctive: return ["were"]
    case .participle: return ["been"]
    default: return nil
    }
  }

  private static func modal(_ lemma: String, _ features: VerbFeatures) -> [String] {
    switch features.form {
    case .present: return [lemma]
    case .infinitive: return [lemma]
    case .preterite, .imperfect, .conditional: return pasts[lemma].map { [$0] } ?? []
    default: return []
    }
  }

  private static let pasts = [
    "can": "could", "may": "might", "shall": "should", "will": "would", "could": "could",
    "might": "might", "should": "should", "would": "would",
  ]
}
