import AACCore
import Foundation

/// The forms that a learner would make from the rule of the first lesson: what differs from them
/// has a reason to stand in the files.
struct RegularForm {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// The regular form for a bundle; nil when no first rule makes such a form.
  func form(of lexeme: Lexeme, _ bundle: String) -> String? {
    switch bundle {
    case "PL": plural(of: lexeme.lemma)
    case "FEM": lexeme.wordClass == .noun ? feminine(of: lexeme.lemma) : nil
    case "V;PST", "V.PTCP;PST": language == .english ? past(of: lexeme.lemma) : nil
    default: nil
    }
  }

  /// The regular plural of a noun.
  func plural(of lemma: String) -> String {
    // In *silla de ruedas* the first word is counted.
    for link in [" de ", " da "] {
      if let range = lemma.range(of: link), language != .english {
        return plural(of: String(lemma[..<range.lowerBound])) + lemma[range.lowerBound...]
      }
    }
    return switch language {
    case .spanish: spanishPlural(lemma)
    case .english: englishPlural(lemma)
    case .portuguese: portuguesePlural(lemma)
    }
  }

  private func spanishPlural(_ lemma: String) -> String {
    let plain: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
    if let last = lemma.last, "aeiouáéó".contains(last) { return lemma + "s" }
    if lemma.hasSuffix("z") { return lemma.dropLast() + "ces" }
    // The accent of a last syllable is not needed any more: camión, camiones.
    if lemma.hasSuffix("n") || lemma.hasSuffix("s"), let vowel = lemma.dropLast().last,
      let bare = plain[vowel], let last = lemma.last
    {
      return "\(lemma.dropLast(2))\(bare)\(last)es"
    }
    return lemma + "es"
  }

  private func englishPlural(_ lemma: String) -> String {
    if ["s", "x", "z", "ch", "sh"].contains(where: lemma.hasSuffix) { return lemma + "es" }
    if lemma.hasSuffix("o"), let before = lemma.dropLast().last, !"aeiou".contains(before),
      ["tomato", "potato", "mango"].contains(lemma)
    {
      return lemma + "es"
    }
    return endsInConsonantAndY(lemma) ? lemma.dropLast() + "ies" : lemma + "s"
  }

  private func portuguesePlural(_ lemma: String) -> String {
    if lemma.hasSuffix("ão") { return lemma.dropLast(2) + "ões" }
    if lemma.hasSuffix("m") { return lemma.dropLast() + "ns" }
    for vowel in "aeou" where lemma.hasSuffix("\(vowel)l") {
      let accented: [Character: Character] = ["a": "a", "e": "é", "o": "ó", "u": "u"]
      return "\(lemma.dropLast(2))\(accented[vowel] ?? vowel)is"
    }
    return ["r", "z", "s"].contains(where: lemma.hasSuffix) ? lemma + "es" : lemma + "s"
  }

  /// Nouns in *-a* and *-e* have no rule: *estudiante* stays as it is, *elefante* does not.
  private func feminine(of lemma: String) -> String? {
    if lemma.hasSuffix("o") { return lemma.dropLast() + "a" }
    return lemma.last.map { "aeéêô".contains($0) } == true ? nil : lemma + "a"
  }

  private func past(of lemma: String) -> String {
    if lemma.hasSuffix("e") { return lemma + "d" }
    return endsInConsonantAndY(lemma) ? lemma.dropLast() + "ied" : lemma + "ed"
  }

  private func endsInConsonantAndY(_ lemma: String) -> Bool {
    guard lemma.hasSuffix("y"), let before = lemma.dropLast().last else { return false }
    return !"aeiou".contains(before)
  }
}
