public import AACCore

extension WordReview {
  /// Sentences with the first of some links: what a person will hear.
  ///
  /// `entries` stand in for the vocabulary's words of their keys, so that words can be heard before they are saved.
  public func examples(
    of links: [WordLink], with entries: [WordEntry], atMost count: Int
  ) -> [String] {
    var sentences: [String] = []
    for link in links where sentences.count < count {
      guard let first = entry(of: link.firstKey, entries),
        let second = entry(of: link.secondKey, entries)
      else { continue }
      let sentence = sentence(link, first: first, second: second)
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  private func entry(of key: WordKey, _ entries: [WordEntry]) -> WordEntry? {
    if let new = entries.first(where: { $0.key == key }) { return new }
    guard let word = word(of: key) else { return nil }
    return WordEntry(
      key: key, lexeme: word.lexeme, label: word.label, category: word.category,
      pictogram: word.pictogram)
  }

  /// The label of a word that is seen.
  func label(of key: WordKey) -> String? { word(of: key)?.label }
}
