/// Present indicative, present subjunctive and imperative.
///
/// Source: Cunha & Cintra, chapter 13 (*Formação dos tempos simples*, *Formação do imperativo*, *Verbos defectivos*).
extension PortugueseVerb {
  func present(_ person: Int) -> [String] {
    if let forms = irregular?.present, !forms.isEmpty { return prefixed(forms[person]) }
    let isStressed = person != 3 && person != 4
    if pattern == .defective && isStressed { return [] }
    if pattern == .withoutFirst && person == 0 { return [] }
    if !isStressed { return [root + unstressedEnding(person)] }
    if person == 0 { return firstStems(isStressed: true).map { $0 + "o" } }
    switch pattern {
    case .air: return [root + ["", "is", "i", "", "", "em"][person]]
    case .oer:
      return [person == 5 ? root + "em" : root.cutting(1) + "ói" + (person == 1 ? "s" : "")]
    case .uir, .arguir: return [root + ["", "is", "i", "", "", "em"][person]]
    case .construir:
      let stem = root.cutting(1)
      let plain = root + ["", "is", "i", "", "", "em"][person]
      return [stem + ["", "óis", "ói", "", "", "oem"][person], plain]
    case .uzir where person == 2: return [root]
    default:
      let ending = (theme == .a ? ["", "as", "a", "", "", "am"] : ["", "es", "e", "", "", "em"])[
        person]
      return (pattern == .frigir ? [stressedStems[0]] : stressedStems).map { $0 + ending }
    }
  }

  private func unstressedEnding(_ person: Int) -> String {
    switch theme {
    case .a: person == 3 ? "amos" : "ais"
    case .e: person == 3 ? "emos" : "eis"
    case .i where hasHiatus: person == 3 ? "ímos" : "ís"
    case .i: person == 3 ? "imos" : "is"
    }
  }

  func presentSubjunctive(_ person: Int) -> [String] {
    if let forms = irregular?.subjunctive, !forms.isEmpty { return prefixed(forms[person]) }
    if pattern == .defective || pattern == .withoutFirst { return [] }
    let isStressed = person != 3 && person != 4
    let stems = firstStems(isStressed: isStressed)
    if theme == .a && irregular?.subjunctiveStem == nil {
      let ending = ["e", "es", "e", "emos", "eis", "em"][person]
      return stems.map { front($0) + ending }
    }
    let ending = ["a", "as", "a", "amos", "ais", "am"][person]
    return stems.map { $0 + ending }
  }

  /// Imperative of *tu, você, nós, vós, vocês*; in the negative all are subjunctives.
  func imperative(_ person: Int, isNegative: Bool) -> [String] {
    guard person > 0 else { return [] }
    if let forms = irregular?.imperative, forms.allSatisfy(\.isEmpty) { return [] }
    if isNegative || (person != 1 && person != 4) { return presentSubjunctive(person) }
    if let forms = irregular?.imperative {
      return prefixed(forms[person == 1 ? 0 : 1])
    }
    if person == 1 {
      return pattern == .uzir ? [root, root + "e"] : present(2)
    }
    return present(4).map { $0.cutting(1) }
  }
}
