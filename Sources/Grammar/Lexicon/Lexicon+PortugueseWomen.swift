import AACCore

/// Women whose work is listed for men: *bombeira, pedreira, eletricitária* (Cunha & Cintra, chapter 8, *Formação do feminino*).
extension Lexicon {
  /// The noun for her; nil where the word that ends in *-o* in its place names no man.
  func womanByMan(_ text: String) -> Lexeme? {
    guard language == .portuguese, text.utf8.count > 6, text.hasSuffix("a"),
      let man = known(text.dropLast() + "o"), man.wordClass == .noun, man.isHuman
    else { return nil }
    var woman = man
    woman.lemma = text
    woman.gender = .feminine
    return woman
  }
}
