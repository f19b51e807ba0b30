import AACCore

extension Lexicon {
  /// Whether an unlisted noun in *-s* names one thing, by its form: *croquis, parachoques, burgués, necrópolis; manganês*.
  ///
  /// Nouns in *-s* whose last syllable is unstressed have one form for both numbers, as have compounds of a verb and a plural
  /// (NGLE §3.4a–c, §11.8; Bechara, *Substantivos de um só número*). A stressed vowel before the *-s* makes a plural only of a noun that is known
  /// without it: *sofás*, but *burgués*.
  public func namesOneInS(_ text: String) -> Bool {
    guard language != .english, text.hasSuffix("s"), !text.hasSpace else { return false }
    if Self.endsStressed(text) { return !isListed(String(text.dropLast())) }
    if Self.ownEndings.contains(where: text.hasSuffix) { return true }
    return language == .spanish && isVerbWithPlural(text)
  }

  /// *Parachoques, lanzallamas, cascanueces*: what it does, and to what.
  private func isVerbWithPlural(_ text: String) -> Bool {
    Self.verbStems.contains { stem in
      guard text.hasPrefix(stem) else { return false }
      let rest = String(text.dropFirst(stem.count))
      return rest.utf8.count > 4 && plural(rest) != nil
    }
  }

  private static func endsStressed(_ text: String) -> Bool {
    ["ás", "és", "ís", "ós", "ús", "ês", "âs"].contains { text.hasSuffix($0) }
  }

  /// Learned words: *necrópolis, profilaxis, epiglotis, cricoides, plus, ônus*.
  private static let ownEndings = ["polis", "xis", "sis", "quis", "itis", "otis", "oides", "us"]

  private static let verbStems = [
    "abre", "alza", "corta", "casca", "cubre", "cuenta", "guarda", "lanza", "lava", "limpia",
    "mata", "para", "pasa", "pela", "pica", "pisa", "porta", "posa", "quita", "rompe", "saca",
    "salva", "seca", "tapa", "toca", "trota",
  ]
}
