import AACCore

/// The endings of verbs and how they are spelt.
///
/// Source: Quirk et al., CGEL §3.5–3.10 (regular verbs: *-s, -ed, -ing* and their spelling), §3.11–3.20 (irregular verbs).
extension EnglishMorphology {
  func thirdPersons(of lemma: String) -> [String] {
    let parts = EnglishVerbParts(lemma)
    return EnglishSibilants.withS(parts.core, isVerb: true).map(parts.join)
  }

  func pasts(of lemma: String) -> [String] { irregularOrRegular(lemma) { $0.past } }

  func participles(of lemma: String) -> [String] { irregularOrRegular(lemma) { $0.participle } }

  private func irregularOrRegular(
    _ lemma: String, _ column: (EnglishIrregularVerbs.Forms) -> EnglishIrregularVerbs.Column
  ) -> [String] {
    let parts = EnglishVerbParts(lemma)
    guard let irregular = EnglishIrregularVerbs.forms(of: parts.core) else {
      return regularPasts(of: parts.core).map(parts.join)
    }
    var forms = column(irregular).forms
    if isBritish && irregular.isReversedInBritain { forms.reverse() }
    return forms.map(parts.join)
  }

  func regularPasts(of core: String) -> [String] {
    guard let last = core.utf8.last else { return [] }
    if let given = EnglishOddVerbs.pasts[core] { return given }
    switch last {
    case UInt8(ascii: "e"): return [core + "d"]
    case UInt8(ascii: "y"):
      if EnglishSpelling.hasConsonantBeforeLast(core) { return [core.dropLast() + "ied"] }
      return [core + "ed"]
    default: break
    }
    // Abbreviations: OK'd beside OKed.
    if !EnglishSpelling.isLowerCase(last) {
      if core.last == "é" { return [core + "ed", core + "d"] }
      return last == UInt8(ascii: "E")
        ? [core + "d", core + "ed", core + "'d"] : [core + "ed", core + "'d"]
    }
    return withDoubling(core, "ed")
  }

  func gerunds(of lemma: String) -> [String] {
    let parts = EnglishVerbParts(lemma)
    return gerunds(ofCore: parts.core).map(parts.join)
  }

  private func gerunds(ofCore core: String) -> [String] {
    guard let last = core.utf8.last else { return [] }
    if let given = EnglishOddVerbs.gerunds[core] { return given }
    if last == UInt8(ascii: "e") { return gerundsAfterE(core) }
    if !EnglishSpelling.isLowerCase(last) {
      return core.last == "é" ? [core + "ing"] : [core + "ing", core + "'ing"]
    }
    return withDoubling(core, "ing")
  }

  /// Silent *e* goes; it stays after e, o, y and where *g* would change its sound.
  private func gerundsAfterE(_ core: String) -> [String] {
    let letters = Array(core.utf8)
    guard letters.count >= 3 else { return [core + "ing"] }
    let without = String(core.dropLast()) + "ing"
    switch letters[letters.count - 2] {
    case UInt8(ascii: "e"), UInt8(ascii: "o"):
      return [core + "ing"]
    case UInt8(ascii: "y"):
      // dye → dyeing; the old spellings claye, herye are said as clay, hery.
      return EnglishOddVerbs.keepsE(core) ? [core + "ing"] : [without]
    case UInt8(ascii: "i"):
      // die, untie, belie → dying; stymie, boogie → stymieing
      if EnglishSpelling.syllables(letters.dropLast(2)) == 0 || EnglishOddVerbs.shortIe(core) {
        return [core.dropLast(2) + "ying"]
      }
      return [core + "ing", core.dropLast(2) + "ying"]
    default: return [without]
    }
  }

  private func withDoubling(_ core: String, _ ending: String) -> [String] {
    let choice = EnglishDoubling.choice(for: core)
    let single = core + ending
    if choice == .never { return [single] }
    if choice == .doubleOrK { return [core + "c" + ending, core + "k" + ending] }
    let double = core + (core.hasSuffix("c") ? "k" : core.suffix(1)) + ending
    switch choice {
    case .never, .doubleOrK: return [single]
    case .always, .withK: return [double]
    case .rarely, .optionalK: return [single, double]
    case .usually: return [double, single]
    case .britishOnly: return isBritish ? [double, single] : [single, double]
    }
  }
}
