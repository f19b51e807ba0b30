internal import AACCore

/// A UniMorph bundle read into features; the tags may stand in any order.
struct PortugueseTags {
  /// Part of speech of the lemma.
  enum Kind {
    case noun, adjective, verb
  }

  private(set) var kind: Kind?
  private(set) var person: GrammaticalPerson?
  private(set) var number: GrammaticalNumber?
  private(set) var gender: Gender?
  private(set) var hasUnknownTag = false
  private var isNegative = false
  private var tags: Set<Tag> = []

  private enum Tag {
    case infinitive, participle, converb, indicative, subjunctive, conditional, imperative
    case present, past, future, imperfective, perfective, perfect
  }

  init(_ bundle: String) {
    for tag in bundle.utf8.split(separator: UInt8(ascii: ";")) { read(String(tag) ?? "") }
  }

  private mutating func read(_ tag: String) {
    switch tag {
    case "V": kind = .verb
    case "V.PTCP":
      kind = .verb
      tags.insert(.participle)
    case "V.CVB":
      kind = .verb
      tags.insert(.converb)
    case "N", "PROPN": kind = .noun
    case "ADJ": kind = .adjective
    case "1": person = .first
    case "2": person = .second
    case "3": person = .third
    case "SG": number = .singular
    case "PL": number = .plural
    case "MASC": gender = .masculine
    case "FEM": gender = .feminine
    case "NEG": isNegative = true
    case "POS", "FIN", "INFM", "FORM", "ACT": break
    default:
      guard let tag = Self.verbTags[tag] else {
        hasUnknownTag = true
        return
      }
      tags.insert(tag)
    }
  }

  private static let verbTags: [String: Tag] = [
    "NFIN": .infinitive, "IND": .indicative, "SBJV": .subjunctive, "COND": .conditional,
    "IMP": .imperative, "PRS": .present, "PST": .past, "FUT": .future, "IPFV": .imperfective,
    "PFV": .perfective, "PRF": .perfect,
  ]

  /// What the tags say of a verb; nil when they name no form of Portuguese.
  var verbFeatures: VerbFeatures? {
    guard let form else { return nil }
    return VerbFeatures(form, person, number, gender: gender, isNegative: isNegative)
  }

  private var form: VerbFeatures.Form? {
    if tags.contains(.infinitive) { return .infinitive }
    if tags.contains(.converb) { return .gerund }
    if tags.contains(.participle) { return tags.contains(.past) ? .participle : .gerund }
    if tags.contains(.imperative) { return .imperative }
    if tags.contains(.conditional) { return .conditional }
    if tags.contains(.subjunctive) {
      if tags.contains(.future) { return .futureSubjunctive }
      return tags.contains(.past) ? .imperfectSubjunctive : .presentSubjunctive
    }
    if tags.contains(.future) { return .future }
    if tags.contains(.present) { return .present }
    if tags.contains(.imperfective) { return .imperfect }
    if tags.contains(.perfective) { return .preterite }
    return tags.contains(.perfect) ? .pluperfect : nil
  }
}
