import AACCore

extension SpeechRequest {
  /// The parts of the text that are made one after another, each as a request of its own, with the number of characters
  /// before it: its sentences, and of a long one its clauses.
  ///
  /// So the first can be heard while the others are still made. A clause ends where the voice pauses anyway, and says the
  /// same by itself: at a comma, semicolon or colon with enough words on both sides. Questions stay whole, because their
  /// melody goes through to the end, and so do texts with recordings, or said by another program, which each part would
  /// start anew.
  public var parts: [(offset: Int, request: SpeechRequest)] {
    let sentences = sentences
    guard foreign.isEmpty, settings.delivery == .fluent, profile.recordings.isEmpty,
      profile.command(named: settings.voice) == nil
    else { return sentences }
    return sentences.flatMap { sentence in
      sentence.request.clauses.map { (sentence.offset + $0.offset, $0.request) }
    }
  }

  /// Words that a part of a sentence must have.
  private static let fewestWords = 4

  private var clauses: [(offset: Int, request: SpeechRequest)] {
    let characters = Array(text)
    guard !characters.contains(where: { "?¿".contains($0) }) else { return [(0, self)] }
    var starts = [0]
    for index in characters.indices.dropLast()
    where ",;:".contains(characters[index]) && characters[index + 1] == " " {
      let next = index + 2
      let isEnough = [characters[(starts.last ?? 0)..<next], characters[next...]].allSatisfy {
        $0.split(separator: " ").count >= Self.fewestWords
      }
      if isEnough { starts.append(next) }
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : characters.count
      var request = self
      request.text = String(characters[starts[index]..<end])
      return (starts[index], request)
    }
  }
}
