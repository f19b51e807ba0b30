import AACCore

/// Names of games, shows, shops and goods as people type them: *minecraft, coca-cola, spider-man, mcdonald's, ipad*
/// (Ortografía 2010, chapter IV §4.2.4.8; Acordo Ortográfico, base XIX; CGEL App. III.29).
extension Lexicon {
  /// The name that somebody typed without its capitals; nil where the tables have none.
  func brand(_ text: String) -> Lexeme? {
    if let written = Self.written[text] { return known(written) }
    guard let name = known(Self.capitalizedInAllParts(text)) else { return nil }
    switch name.kind {
    case .game, .media, .toy, .material, .device, .thing: return name
    case .food, .drink:
      guard language != .english else { return name }
      // Una coca-cola: what everybody calls so is a common noun by now.
      var common = name
      common.lemma = text
      return common
    case .person, .place: return text.contains("-") ? name : nil
    default: return nil
    }
  }

  /// *Coca-Cola, Mario Kart*: every part with its capital.
  private static func capitalizedInAllParts(_ text: String) -> String {
    var isStart = true
    return String(
      text.map { character in
        defer { isStart = character == " " || character == "-" }
        return isStart ? Character(character.uppercased()) : character
      })
  }

  /// Names with a capital within a word, or none at their start.
  private static let written: WordMap<String> = [
    "ipad": "iPad", "iphone": "iPhone", "ipod": "iPod", "youtube": "YouTube", "tiktok": "TikTok",
    "tik tok": "TikTok", "whatsapp": "WhatsApp", "playstation": "PlayStation",
    "mcdonald's": "McDonald's", "mcdonalds": "McDonald's", "mc donalds": "McDonald's",
    "spongebob": "SpongeBob", "facetime": "FaceTime", "colacao": "ColaCao", "kitkat": "KitKat",
    "youtube kids": "YouTube Kids", "chatgpt": "ChatGPT", "fifa": "FIFA",
    "ikea": "IKEA", "kfc": "KFC", "pokemon": "Pokémon", "play-doh": "Play-Doh",
    "portaventura": "PortAventura", "macbook": "MacBook", "gamestop": "GameStop",
  ]
}
