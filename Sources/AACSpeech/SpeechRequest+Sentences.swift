import AACCore

extension SpeechRequest {
  /// The sentences of the text, each as a request of its own, with the number of characters before it.
  ///
  /// So the first can be heard while the others are still made. A text that is recorded as a whole is one, as is one with
  /// stretches in another language.
  public var sentences: [(offset: Int, request: SpeechRequest)] {
    let whole = [(offset: 0, request: self)]
    guard foreign.isEmpty, settings.delivery == .fluent else { return whole }
    let key = SpokenKey(text).text
    guard !profile.recordings.contains(where: { SpokenKey($0.text).text == key }) else {
      return whole
    }
    let characters = Array(text)
    var ends: [Int] = []
    for index in characters.indices.dropLast() {
      let isEnd = ".!?…".contains(characters[index]) && characters[index + 1].isWhitespace
      if isEnd { ends.append(index + 1) }
    }
    var start = 0
    let parts = (ends + [characters.count]).map { end in
      defer { start = end }
      return start..<end
    }
    // A mark alone, as in «¿ … ?», is no sentence.
    guard parts.allSatisfy({ characters[$0].contains { $0.isLetter || $0.isNumber } }) else {
      return whole
    }
    return parts.map { part in
      let range =
        (characters[part].firstIndex { !$0.isWhitespace } ?? part.lowerBound)..<part.upperBound
      var request = self
      request.text = String(characters[range])
      return (range.lowerBound, request)
    }
  }
}
