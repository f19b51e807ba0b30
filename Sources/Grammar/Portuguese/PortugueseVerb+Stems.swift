internal import AACCore

/// Stems under stress and the spelling of their last consonant.
///
/// Source: Cunha & Cintra, chapter 13 (*Alternância vocálica*, *Verbos que mudam de grafia*); agreement of 1990, base X.
extension PortugueseVerb {
  /// Stems of the singular and third plural of the present, except the first person.
  var stressedStems: [String] {
    switch pattern {
    case .ear: [root + "i"]
    case .odiar: [root.cutting(1) + "ei"]
    case .negociar: isOfPortugal ? [root, root.cutting(1) + "ei"] : [root]
    case .hiatus: [accented(root)]
    case .averiguar, .delinquir: [root, accented(root.cutting(1)) + "u"]
    case .aguar: [accented(root.cutting(1)) + "u", root]
    case .agredir: [root.replacingLast("e", by: "i")]
    case .polir: [root.replacingLast("o", by: "u")]
    case .subir: [root.replacingLast("u", by: "o")]
    case .entupir: [root.replacingLast("u", by: "o"), root]
    case .frigir: [root.replacingLast("i", by: "e")]
    case .mobiliar: [root.replacing(ending: "bili", by: "bíli")]
    case .resfolegar: [root, root.replacing(ending: "foleg", by: "fóleg")]
    default: [root]
    }
  }

  /// Stems before *-o*, and in -er and -ir verbs before *-a* in the subjunctive.
  ///
  /// With `isStressed` false, those of *nós* and *vós* in the subjunctive.
  func firstStems(isStressed: Bool) -> [String] {
    if let stems = irregular?.firstStems, !stems.isEmpty { return prefixed(stems) }
    if let stem = irregular?.subjunctiveStem { return [prefixed(stem)] }
    switch pattern {
    case .sentir, .agredir: return [back(root.replacingLast("e", by: "i"))]
    case .dormir, .polir: return [back(root.replacingLast("o", by: "u"))]
    case .emergir: return [back(root), back(root.replacingLast("e", by: "i"))]
    case .subir, .entupir, .frigir: return [back(root)]
    case .arguir: return [root]
    case .extorquir: return [root.cutting(2) + "c", root]
    case .plain, .uir, .air, .oer, .uzir, .construir:
      let stem = theme == .a ? root : back(root)
      return [pattern == .air ? stem + "i" : stem]
    default: return isStressed ? stressedStems : [root]
    }
  }

  /// Stem before *e* in a verb in -ar: *toc* becomes *toqu*.
  func front(_ stem: String) -> String {
    switch stem.lastByte {
    case UInt8(ascii: "c"): stem.cutting(1) + "qu"
    case UInt8(ascii: "g"): stem + "u"
    case 0xA7 where stem.endsIn("ç"): stem.cutting(2) + "c"
    default: stem
    }
  }

  /// Stem before *a* or *o* in a verb in -er or -ir: *venc* becomes *venç*, *dirig* *dirij*.
  func back(_ stem: String) -> String {
    switch stem.lastByte {
    case UInt8(ascii: "c"): stem.cutting(1) + "ç"
    case UInt8(ascii: "g"): stem.cutting(1) + "j"
    case UInt8(ascii: "u") where stem.endsIn("gu"): stem.cutting(1)
    case UInt8(ascii: "u") where stem.endsIn("qu"): stem.cutting(2) + "c"
    default: stem
    }
  }

  var isOfPortugal: Bool { variety == .portuguesePortugal }

  /// The stem with an acute on its last vowel.
  private func accented(_ stem: String) -> String {
    let bytes = Array(stem.utf8)
    for index in bytes.indices.reversed() {
      let acute: String
      switch bytes[index] {
      case UInt8(ascii: "a"): acute = "á"
      case UInt8(ascii: "e"): acute = "é"
      case UInt8(ascii: "i"): acute = "í"
      case UInt8(ascii: "o"): acute = "ó"
      case UInt8(ascii: "u"): acute = "ú"
      default: continue
      }
      let head = String(stem[..<stem.utf8.index(stem.startIndex, offsetBy: index)])
      return head + acute + stem[stem.utf8.index(stem.startIndex, offsetBy: index + 1)...]
    }
    return stem
  }
}
