import AACCore

extension Activity {
  /// What stands in “Se acabó el tiempo …”, “… is over”: *de comer*, *Time to eat*, *del parque*.
  func endPhrase(in language: Language) -> String {
    switch language {
    case .spanish, .portuguese: genitive(in: language)
    case .english: timePhrase.prefix(1).uppercased() + timePhrase.dropFirst()
    }
  }

  /// What stands in “Ahora toca …”, “Now it’s …”, “Agora é hora …”.
  func beginningPhrase(in language: Language) -> String {
    switch language {
    case .spanish: word
    case .english: timePhrase
    case .portuguese: genitive(in: language)
    }
  }

  /// *time to eat* for a verb, *time for the park* after an article, else *bath time*.
  private var timePhrase: String {
    if wordClass == .verb { return "time to \(word)" }
    let first = word.split(separator: " ").first.map { $0.lowercased() } ?? ""
    let determiners: Set = ["the", "a", "an", "my", "your", "his", "her", "our", "their"]
    return determiners.contains(first) && word.contains(" ")
      ? "time for \(word)" : "\(word) time"
  }

  /// The word after *de*, which melts with an article: *de comer*, *del parque*, *da praia*.
  private func genitive(in language: Language) -> String {
    let contractions =
      language == .spanish
      ? ["el": "del"] : ["o": "do", "a": "da", "os": "dos", "as": "das"]
    guard let space = word.firstIndex(of: " "),
      let contraction = contractions[word[..<space].lowercased()]
    else { return "de \(word)" }
    return contraction + word[space...]
  }
}
