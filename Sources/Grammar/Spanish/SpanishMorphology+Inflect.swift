import AACCore

extension SpanishMorphology {
  /// Forms by UniMorph bundle, tags in any order.
  ///
  /// As in its tables, a pronominal verb comes with its pronoun (*se lava, lávate, lavándose*), a
  /// negative imperative with *no* (*no te laves*). `INFM` or `VOS` beside `2;SG` asks for the form
  /// of *vos*.
  public func inflect(_ lemma: String, bundle: String) -> [String] {
    guard let tags = BundleTags.read(bundle), tags.isSubset(of: Self.knownTags) else { return [] }
    if tags.contains("N") || tags.contains("ADJ") { return nominal(lemma, tags) }
    guard let features = Self.features(tags) else { return [] }
    let forms = pronominalForms(lemma, features)
    // Hay: what haber gives where nobody is its subject (NGLE §4.13, §41.6).
    return lemma == "haber" && forms == ["ha"] ? forms + ["hay"] : forms
  }

  /// A tag that means nothing here gets no form: it may have asked for another one.
  ///
  /// `PRF`, which UniMorph does not
  /// use of Spanish, is one of them: *he comido* is two words.
  private static let knownTags: WordSet = [
    "V", "V.PTCP", "V.CVB", "N", "PROPN", "ADJ", "1", "2", "3", "SG", "PL", "MASC", "FEM", "NEG",
    "POS", "FIN",
    "IND", "NFIN", "SBJV", "COND", "IMP", "PRS", "PST", "FUT", "IPFV", "PFV", "LGSPEC1",
    "INFM", "FORM", "VOS",
    "CMPR",
  ]

  /// Forms of a verb as they are said: with the pronoun of a pronominal verb, with *no* where it
  /// forbids.
  func pronominalForms(_ lemma: String, _ features: VerbFeatures) -> [String] {
    if let (head, rest) = Self.phrase(lemma) {
      return pronominalForms(head, features).map { $0 + rest }
    }
    let forms = verb(lemma, features)
    let isNegative = features.form == .imperative && features.isNegative
    let person = SpanishPerson(features.person, features.number, isVoseo: features.isVoseo)
    guard isPronominal(lemma), features.form != .participle else {
      return isNegative ? forms.map { "no " + $0 } : forms
    }
    let pronoun = person?.reflexive ?? "se"
    switch features.form {
    case .infinitive, .gerund:
      return forms.map { SpanishOrthography.attach([pronoun], to: $0) }
    case .imperative where !isNegative:
      return attachedImperatives(forms, pronoun)
    default:
      return forms.map { (isNegative ? "no " : "") + pronoun + " " + $0 }
    }
  }

  private func attachedImperatives(_ forms: [String], _ pronoun: String) -> [String] {
    var joined = forms.map { SpanishOrthography.attach([pronoun], to: $0) }
    // The Academy accepts *iros* beside *idos*, of this verb only.
    if joined == ["idos"] { joined.append("iros") }
    return joined
  }

  /// What a bundle asks for; nil when it names no form of a Spanish verb.
  static func features(_ tags: Set<String>) -> VerbFeatures? {
    guard let form = form(tags) else { return nil }
    // *Usted, ustedes* have the forms of the third person (NGLE §16.15).
    let person = tags.contains("FORM") && person(tags) == .second ? .third : person(tags)
    return VerbFeatures(
      form, person, number(tags), gender: gender(tags),
      isNegative: tags.contains("NEG"), isVoseo: tags.contains("VOS") || tags.contains("INFM"))
  }

  private static func form(_ tags: Set<String>) -> VerbFeatures.Form? {
    if tags.contains("V.PTCP") { return tags.contains("PRS") ? nil : .participle }
    if tags.contains("V.CVB") { return .gerund }
    if tags.contains("NFIN") { return .infinitive }
    if tags.contains("IMP") { return .imperative }
    if tags.contains("COND") { return .conditional }
    if tags.contains("SBJV") { return subjunctive(tags) }
    if tags.contains("FUT") { return .future }
    if tags.contains("PRS") { return .present }
    guard tags.contains("PST") || tags.contains("PFV") || tags.contains("IPFV") else { return nil }
    return tags.contains("IPFV") ? .imperfect : .preterite
  }

  private static func subjunctive(_ tags: Set<String>) -> VerbFeatures.Form {
    if tags.contains("FUT") { return .futureSubjunctive }
    guard tags.contains("PST") else { return .presentSubjunctive }
    return tags.contains("LGSPEC1") ? .imperfectSubjunctive : .imperfectSubjunctiveSe
  }

  private static func person(_ tags: Set<String>) -> GrammaticalPerson? {
    if tags.contains("1") { return .first }
    if tags.contains("2") { return .second }
    return tags.contains("3") ? .third : nil
  }

  static func number(_ tags: Set<String>) -> GrammaticalNumber? {
    if tags.contains("SG") { return .singular }
    return tags.contains("PL") ? .plural : nil
  }

  static func gender(_ tags: Set<String>) -> Gender? {
    if tags.contains("FEM") { return .feminine }
    return tags.contains("MASC") ? .masculine : nil
  }

  private func nominal(_ lemma: String, _ tags: Set<String>) -> [String] {
    guard tags.contains("ADJ") || tags.contains("FEM") else {
      return Self.number(tags) == .plural ? plural(of: lemma, wordClass: .noun) : [lemma]
    }
    let number = Self.number(tags) ?? .singular
    if tags.contains("ADJ") {
      if tags.contains("CMPR") {
        guard let comparative = comparative(of: lemma) else { return [] }
        return number == .plural ? plural(of: comparative, wordClass: .adjective) : [comparative]
      }
      return adjective(lemma, Self.gender(tags) ?? .masculine, number)
    }
    let isFeminine = gender(of: lemma) == .feminine
    guard let feminine = isFeminine ? lemma : feminine(of: lemma) else { return [] }
    return number == .plural ? plural(of: feminine, wordClass: .noun) : [feminine]
  }
}
