import AACCore
import Grammar

/// The grammar of a word that is to come into a vocabulary.
///
/// The lexicon infers what a typed word is in a sentence; here there is only the word, and more can be said of it: a
/// name with a possessive or with *and*, and whether a capital makes a person.
struct NewWord {
  /// The word for grammar.
  let lexeme: Lexeme

  /// What a word is; `isPerson`: it was said to be one.
  init(_ text: String, role: WordRole?, isPerson: Bool = false, in language: Language) {
    let lexicon = Lexicon(language: language)
    guard role != .verb else {
      lexeme = lexicon.lexeme(for: text, expecting: .verb)
      return
    }
    let plain = lexicon.lexeme(for: text, expecting: role == nil ? nil : .noun)
    let reader = NameReader(lexicon: lexicon)
    if role != .subject, AdjectivesInAr.contains(text, language) {
      lexeme = AdjectivesInAr.lexeme(text)
    } else if !plain.isInferred {
      lexeme = plain
    } else if let joined = reader.joined(text) {
      lexeme = joined
    } else if let possessed = reader.possessed(text) {
      lexeme = possessed
    } else if !isPerson, plain.wordClass == .properNoun, let thing = reader.thing(text) {
      lexeme = thing
    } else {
      lexeme = reader.withHead(plain)
    }
  }
}

/// Reads names of several words and names with capitals.
private struct NameReader {
  let lexicon: Lexicon

  private var language: Language { lexicon.language }

  /// *Mi abuela, my dog, minha avó*: what the noun behind the possessive is, and without an article of its own.
  func possessed(_ text: String) -> Lexeme? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let words = Self.possessives[language],
      words.contains(parts[0].lowercased())
    else { return nil }
    var noun = withHead(lexicon.lexeme(for: parts[1], expecting: .noun))
    guard [.noun, .properNoun].contains(noun.wordClass) else { return nil }
    noun.lemma = text
    noun.forms = [:]
    noun.wordClass = .properNoun
    noun.countability = nil
    // In Portugal the article stands before it all the same: a minha avó.
    noun.article = language == .portuguese ? nil : .bare
    if noun.number != .plural {
      let isPlural = language != .english && parts[0].lowercased().hasSuffix("s")
      noun.number = isPlural ? .plural : .singular
    }
    return noun
  }

  /// *Papá y mamá, mom and dad*: two beings in one name, plural and without an article.
  func joined(_ text: String) -> Lexeme? {
    guard let ands = Self.ands[language] else { return nil }
    let parts =
      ands.map { text.split(separator: $0).map(String.init) }.first { $0.count == 2 } ?? []
    let beings = parts.compactMap { part -> Lexeme? in
      let being = possessed(part) ?? lexicon.lexeme(for: part, expecting: .noun)
      let isName = being.wordClass == .properNoun
      return (being.kind == .person || being.kind == .animal) && (isName || !being.isInferred)
        ? being : nil
    }
    guard beings.count == 2, var lexeme = beings.first else { return nil }
    lexeme.lemma = text
    lexeme.wordClass = .properNoun
    lexeme.forms = [:]
    lexeme.number = .plural
    lexeme.person = nil
    lexeme.countability = nil
    lexeme.article = .bare
    lexeme.isInferred = beings.contains(where: \.isInferred)
    if beings.contains(where: { $0.kind == .person }) {
      (lexeme.kind, lexeme.animacy) = (.person, .human)
    }
    if language != .english {
      lexeme.gender = beings.allSatisfy { $0.gender == .feminine } ? .feminine : .masculine
    }
    return lexeme
  }

  /// A name that is no person's: a known noun written with capitals, a brand, a word in capitals.
  func thing(_ text: String) -> Lexeme? {
    guard !text.contains(" ") else { return nil }
    let lowercase = text.lowercased()
    if let brand = Self.brands[lowercase] {
      var lexeme = Lexeme(lemma: text, wordClass: .properNoun, kind: brand)
      lexeme.article = .bare
      lexeme.animacy = .inanimate
      lexeme.number = .singular
      if language != .english { lexeme.gender = .masculine }
      return lexeme
    }
    let isAllCapitals = text.count > 1 && text == text.uppercased()
    if isAllCapitals {
      // ANA is Ana, whoever types it.
      var name = lexicon.lexeme(
        for: String(text.prefix(1) + lowercase.dropFirst()), expecting: .noun)
      if !name.isInferred {
        name.lemma = name.wordClass == .properNoun ? text : name.lemma
        return name
      }
    }
    let noun = lexicon.lexeme(for: lowercase, expecting: .noun)
    if !noun.isInferred, noun.wordClass == .noun { return noun }
    let hasInnerCapital = text.dropFirst().contains { $0.isUppercase || $0.isNumber }
    guard isAllCapitals || hasInnerCapital, !isDoubleName(text) else { return nil }
    var lexeme = Lexeme(lemma: text, wordClass: .properNoun, kind: .thing)
    lexeme.article = .bare
    lexeme.animacy = .inanimate
    lexeme.isInferred = true
    if language != .english { lexeme.gender = .masculine }
    return lexeme
  }

  /// *Ana-María, McCartney, DeShawn*: names of people that have a capital inside.
  private func isDoubleName(_ text: String) -> Bool {
    text.contains("-") || ["Mc", "Mac", "De", "La", "O'", "D'"].contains(where: text.hasPrefix)
  }

  /// *Croqueta de jamón* is a *croqueta*: what an unknown name of several words is, its head says.
  func withHead(_ lexeme: Lexeme) -> Lexeme {
    var lexeme = lexeme
    let words = lexeme.lemma.split(separator: " ").map(String.init)
    guard lexeme.isInferred, lexeme.wordClass == .noun, words.count > 1,
      let word = language == .english ? words.last : words.first
    else { return lexeme }
    let head = lexicon.lexeme(for: word, expecting: .noun)
    guard !head.isInferred, head.wordClass == .noun else { return lexeme }
    lexeme.kind = head.kind
    lexeme.gender = head.gender
    lexeme.animacy = head.animacy
    lexeme.countability = head.countability
    return lexeme
  }

  private static let possessives: [Language: Set<String>] = [
    .spanish: [
      "mi", "mis", "tu", "tus", "su", "sus", "nuestro", "nuestra", "nuestros", "nuestras",
      "vuestro", "vuestra", "vuestros", "vuestras",
    ],
    .english: ["my", "your", "his", "her", "its", "our", "their"],
    .portuguese: [
      "meu", "minha", "meus", "minhas", "teu", "tua", "teus", "tuas", "seu", "sua", "seus", "suas",
      "nosso", "nossa", "nossos", "nossas",
    ],
  ]

  private static let ands: [Language: [String]] = [
    .spanish: [" y ", " e "], .english: [" and ", " & "], .portuguese: [" e "],
  ]

  /// Names that children's boards have and no lexicon lists as things.
  private static let brands: [String: SemanticKind] = [
    "nintendo": .device, "playstation": .device, "xbox": .device, "wii": .device, "ipad": .device,
    "iphone": .device, "alexa": .device, "kindle": .device,
    "youtube": .media, "netflix": .media, "disney": .media, "spotify": .media, "tiktok": .media,
    "instagram": .media, "facebook": .media, "whatsapp": .media, "google": .media,
    "minecraft": .game, "roblox": .game, "fortnite": .game, "pokémon": .game, "pokemon": .game,
    "tetris": .game,
    "lego": .toy, "playmobil": .toy, "duplo": .toy,
    "mcdonald's": .place, "mcdonalds": .place, "ikea": .place, "mercadona": .place,
    "nutella": .food, "oreo": .food, "kitkat": .food, "nesquik": .drink, "colacao": .drink,
    "fanta": .drink, "pepsi": .drink,
  ]
}
