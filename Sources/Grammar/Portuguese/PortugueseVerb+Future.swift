/// Future, conditional, infinitive, gerund.
///
/// Source: Cunha & Cintra, chapter 13 (*Formação dos tempos simples*).
extension PortugueseVerb {
  func future(_ person: Int) -> [String] {
    [futureStem + ["ei", "ás", "á", "emos", "eis", "ão"][person]]
  }

  func conditional(_ person: Int) -> [String] {
    [futureStem + ["ia", "ias", "ia", "íamos", "íeis", "iam"][person]]
  }

  private var futureStem: String {
    if let stem = irregular?.futureStem { return prefixed(stem) }
    return infinitive.endsIn("ôr") ? root + "or" : infinitive
  }

  func personalInfinitive(_ person: Int) -> [String] {
    if person == 0 || person == 2 { return [infinitive] }
    let ending = ["", "es", "", "mos", "des", "em"][person]
    if theme == .i, hasHiatus, person == 1 || person == 5 { return [root + "ír" + ending] }
    return [(infinitive.endsIn("ôr") ? root + "or" : infinitive) + ending]
  }

  var gerund: [String] {
    if let gerund = irregular?.gerund { return [prefixed(gerund)] }
    return [root + themeVowel(isHiatus: false) + "ndo"]
  }
}
