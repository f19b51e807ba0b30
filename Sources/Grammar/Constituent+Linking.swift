import AACCore

extension Constituent {
  /// A verb that links what is said to whom it is said of and that nobody laid: *be, ser, estar*.
  static func linking(_ lemma: String) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .linking))
  }
}
