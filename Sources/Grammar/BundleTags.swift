/// What the tags of a UniMorph bundle may not say together.
///
/// A bundle that names two tenses, two numbers or the tense of a noun asks for no form: one that answered a part of
/// it would be a guess. Source: Sylak-Glassman 2016, *The Composition and Use of the Universal Morphological Feature
/// Schema*, §2 (one value for each dimension of meaning).
enum BundleTags {
  /// The tags of a bundle, in capitals; nil where they cannot be meant together.
  static func read(_ bundle: String) -> Set<String>? {
    let tags = Set(bundle.split(separator: ";").map { $0.uppercased() })
    return contradict(tags) ? nil : tags
  }

  private static func contradict(_ tags: Set<String>) -> Bool {
    if dimensions.contains(where: { hasTwo(of: $0, in: tags) }) { return true }
    let isNominal = !tags.isDisjoint(with: ["N", "PROPN", "ADJ", "ADV"])
    if isNominal { return !tags.isDisjoint(with: ofVerbs) }
    // Aspects are told apart in the past only: comía, comió; eat has none.
    return !tags.isDisjoint(with: ["PRS", "FUT"]) && !tags.isDisjoint(with: ["PFV", "IPFV", "PRF"])
  }

  private static func hasTwo(of dimension: [String], in tags: Set<String>) -> Bool {
    var isFirst = true
    for tag in dimension where tags.contains(tag) {
      if !isFirst { return true }
      isFirst = false
    }
    return false
  }

  private static let dimensions = [
    ["PRS", "PST", "FUT"], ["1", "2", "3"], ["SG", "PL"], ["MASC", "FEM"], ["POS", "NEG"],
    ["PFV", "IPFV", "PRF"], ["IND", "SBJV", "IMP", "COND", "NFIN", "V.PTCP", "V.CVB"],
    ["N", "ADJ", "ADV"], ["CMPR", "SPRL", "RL"],
  ]
  private static let ofVerbs: Set<String> = [
    "V", "V.PTCP", "V.CVB", "PRS", "PST", "FUT", "IND", "SBJV", "IMP", "COND", "NFIN", "FIN",
    "PFV", "IPFV", "PRF", "PROG", "1", "2", "3", "NEG",
  ]
}
