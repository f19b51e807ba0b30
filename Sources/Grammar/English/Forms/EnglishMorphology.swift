public import AACCore

/// English word forms: irregular ones by complete lists, everything else by spelling rules.
///
///     let english = EnglishMorphology(.englishUnitedKingdom)
///     english.verb("travel", VerbFeatures(.gerund))       // ["travelling", "traveling"]
///     english.plural(of: "knife", wordClass: .noun)       // ["knives"]
public struct EnglishMorphology: Morphology {
  /// Whose spelling comes first where the two differ.
  public let variety: LanguageVariety

  /// Word forms of a variety; anything but the United Kingdom counts as the United States.
  public init(_ variety: LanguageVariety = .englishUnitedStates) {
    self.variety = variety
  }

  var isBritish: Bool { variety == .englishUnitedKingdom }

  public func verb(_ lemma: String, _ features: VerbFeatures) -> [String] {
    if let special = auxiliary(lemma, features) { return special }
    switch features.form {
    case .infinitive: return [lemma]
    case .gerund: return gerunds(of: lemma)
    case .participle: return participles(of: lemma)
    case .preterite, .imperfect: return pasts(of: lemma)
    case .present:
      let isThird = features.number != .plural && (features.person ?? .third) == .third
      return isThird ? thirdPersons(of: lemma) : [lemma]
    case .presentSubjunctive, .imperative: return [lemma]
    case .imperfectSubjunctive: return pasts(of: lemma)
    case .future: return ["will " + lemma]
    case .conditional: return ["would " + lemma]
    case .pluperfect: return participles(of: lemma).map { "had " + $0 }
    case .imperfectSubjunctiveSe, .futureSubjunctive: return []
    }
  }

  /// *be, have* and modals, also within a set phrase: *has to, is able to*.
  private func auxiliary(_ lemma: String, _ features: VerbFeatures) -> [String]? {
    if let special = EnglishAuxiliaries.forms(lemma, features) { return special }
    guard lemma.utf8.contains(UInt8(ascii: " ")) else { return nil }
    let parts = EnglishVerbParts(lemma)
    guard parts.core == "be" || parts.core == "have" else { return nil }
    return EnglishAuxiliaries.forms(parts.core, features)?.map(parts.join)
  }

  public func plural(of singular: String, wordClass: WordClass) -> [String] {
    wordClass == .adjective ? [singular] : EnglishNouns.plurals(of: singular)
  }

  /// English adjectives do not agree.
  public func adjective(_ lemma: String, _ gender: Gender, _ number: GrammaticalNumber)
    -> [String]
  {
    [lemma]
  }

  /// *quickly, happily, well*: the adverbs of an adjective, none where English paraphrases.
  public func adverbs(of adjective: String) -> [String] { EnglishAdverbs.adverbs(of: adjective) }

  /// English nouns have no gender.
  public func gender(of noun: String) -> Gender? { nil }

  /// Any English word can be a verb; a lower-case word that is no other part of speech counts as one.
  public func isInfinitive(_ text: String) -> Bool {
    guard let first = text.utf8.first, EnglishSpelling.isLetter(first) else { return false }
    return EnglishVerbLexicon.isVerb(text)
  }

  /// Form by UniMorph bundle; archaic variants that only dictionaries keep come last.
  public func inflect(_ lemma: String, bundle: String) -> [String] {
    guard let tags = BundleTags.read(bundle), tags.isSubset(of: Self.knownTags) else { return [] }
    if tags.contains("N") { return tags.contains("PL") ? EnglishNouns.plurals(of: lemma) : [lemma] }
    if tags.contains("ADJ") || tags.contains("ADV") {
      if tags.contains("CMPR") { return comparatives(of: lemma) }
      if tags.contains("SPRL") || tags.contains("RL") { return superlatives(of: lemma) }
      return isForm(of: lemma, tags) ? [lemma] : []
    }
    guard let features = Self.verbFeatures(tags) else { return [] }
    if EnglishVerbParts(lemma).core == "beware" {
      // It has no forms but this one (CGEL §11.24).
      return [.infinitive, .imperative].contains(features.form) ? [lemma] : []
    }
    let forms = verb(lemma, features) + ordinaryForms(ofModal: lemma, features)
    switch features.form {
    case .preterite: return forms + archaic(lemma, { $0.past }, \.past)
    case .participle: return forms + archaic(lemma, { $0.participle }, \.participle)
    default: return forms
    }
  }

  /// A tag that means nothing here gets no form: it may have asked for another one.
  ///
  /// `PROG` and `PRF`, which UniMorph does not use of English, are two of them: *is eating, has eaten* are two words.
  private static let knownTags: WordSet = [
    "V", "V.PTCP", "V.CVB", "N", "PROPN", "ADJ", "ADV", "1", "2", "3", "SG", "PL", "FIN", "IND",
    "NFIN", "SBJV", "COND", "IMP", "PRS", "PST", "FUT", "POS", "CMPR", "SPRL", "RL", "AB", "ACT",
  ]

  /// Whether a word can be its own positive form: *quick* is no adverb where *quickly* is made of it (CGEL §7.46).
  private func isForm(of lemma: String, _ tags: Set<String>) -> Bool {
    guard tags.contains("ADV"), !lemma.hasSuffix("ly") else { return true }
    let adverbs = adverbs(of: lemma)
    return adverbs.isEmpty || adverbs.first == lemma || !EnglishAdverbs.isMade(of: lemma)
  }

  private static func verbFeatures(_ tags: Set<String>) -> VerbFeatures? {
    if tags.contains("NFIN") { return VerbFeatures(.infinitive) }
    if tags.contains("V.PTCP") || tags.contains("V.CVB") {
      return VerbFeatures(tags.contains("PST") ? .participle : .gerund)
    }
    guard tags.contains("V") else { return nil }
    let number: GrammaticalNumber? =
      tags.contains("PL") ? .plural : tags.contains("SG") ? .singular : nil
    let person: GrammaticalPerson? =
      tags.contains("1") ? .first : tags.contains("2") ? .second : tags.contains("3") ? .third : nil
    let form: VerbFeatures.Form =
      if tags.contains("IMP") {
        .imperative
      } else if tags.contains("COND") {
        .conditional
      } else if tags.contains("FUT") {
        .future
      } else if tags.contains("SBJV") {
        tags.contains("PST") ? .imperfectSubjunctive : .presentSubjunctive
      } else {
        tags.contains("PST") ? .preterite : .present
      }
    // A present without person is the plain form: I go, you go.
    let plain = form == .present && person == nil && number == nil
    return VerbFeatures(form, plain ? .first : person, number)
  }

  /// *wills, canned*: the full verbs that are written like modals (CGEL §3.40); *must*, to grow musty, in the past alone: as a modal it has none.
  private func ordinaryForms(ofModal lemma: String, _ features: VerbFeatures) -> [String] {
    guard ["will", "can", "must"].contains(lemma) else { return [] }
    switch features.form {
    case .present: return features.person == .third && lemma != "must" ? [lemma + "s"] : []
    case .preterite, .participle: return regularPasts(of: lemma)
    case .gerund: return gerunds(of: lemma)
    default: return []
    }
  }

  private func archaic(
    _ lemma: String, _ column: (EnglishIrregularVerbs.Forms) -> EnglishIrregularVerbs.Column,
    _ old: KeyPath<(past: [String], participle: [String]), [String]>
  ) -> [String] {
    let parts = EnglishVerbParts(lemma)
    guard let forms = EnglishIrregularVerbs.forms(of: parts.core) else {
      return EnglishArchaicForms.forms(of: parts.core, old).map(parts.join)
    }
    return column(forms).archaic.map(parts.join)
  }
}
