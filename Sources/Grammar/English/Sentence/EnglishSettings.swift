import AACCore

/// What stands before a noun that says where, by what or for whom something is done, by the verb and by what the noun
/// stands behind.
///
/// `Data/grammar/en/settings.csv`: `lemma,alone,beside`. Sources: CGEL §9.15–9.21 (position), §9.46–9.49 (purpose, means).
struct EnglishSetting: Sendable {
  /// What the noun stands right behind; nil: anything.
  private let things: FrameSlot?
  private let nouns: FrameSlot
  /// *in, on, with*; *here*: the one that the noun has by itself; a full stop: none.
  let preposition: String
  /// *the, a, my*; `-`: none; `?`: by rule.
  let article: String
  /// Whether it is said of several.
  let isPlural: Bool

  /// Reads `things > preposition article: nouns`; nil when it is not one.
  init?(text: Substring) {
    var rest = text
    if let mark = text.firstIndex(of: ">") {
      things = Self.words(text[..<mark])
      rest = text[text.index(after: mark)...]
    } else {
      things = nil
    }
    let halves = rest.split(separator: ":", maxSplits: 1)
    guard halves.count == 2, let nouns = Self.words(halves[1]) else { return nil }
    let head = halves[0].split(separator: " ")
    guard let preposition = head.first else { return nil }
    self.nouns = nouns
    self.preposition = preposition.split(separator: "_").joined(separator: " ")
    let article = head.count > 1 ? String(head[1]) : "?"
    isPlural = ["mys", "thes", "-s"].contains(article)
    self.article = isPlural ? String(article.dropLast()) : article
  }

  private static func words(_ text: Substring) -> FrameSlot? {
    text.allSatisfy { $0 == " " } ? nil : FrameSlot(text: "object:" + text)
  }

  private static func takes(_ slot: FrameSlot, _ lexeme: Lexeme) -> Bool {
    slot.words.contains(lexeme.lemma)
      || EnglishHabits.isPlural(lexeme)
        && slot.words.contains(EnglishCompounds.single(lexeme.lemma))
      || slot.kinds.contains(lexeme.isHuman ? .person : lexeme.kind)
        && (lexeme.wordClass == .noun || lexeme.wordClass == .properNoun
          || lexeme.wordClass == .pronoun && lexeme.isHuman)
  }

  /// Whether it names the very word.
  func names(_ noun: Lexeme) -> Bool { nouns.words.contains(noun.lemma) }

  func takes(_ noun: Lexeme, beside thing: Lexeme?) -> Bool {
    guard Self.takes(nouns, noun) else { return false }
    guard let thing else { return true }
    guard let things else { return !thing.isBeing }
    return Self.takes(things, thing)
  }
}

/// The settings of one verb, or a list that several share.
struct EnglishSettings: Sendable {
  private enum Entry: Sendable {
    case setting(EnglishSetting)
    case list(String)
  }

  private let alone: [Entry]
  private let beside: [Entry]

  init?(row: Substring) {
    let fields = row.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    alone = Self.entries(fields[1])
    beside = Self.entries(fields[2])
  }

  private static func entries(_ field: Substring) -> [Entry] {
    field.split(separator: ";").compactMap { text in
      let text = text.drop { $0 == " " }
      if text.hasPrefix("@") { return .list(String(text.filter { $0 != " " })) }
      return EnglishSetting(text: text).map { .setting($0) }
    }
  }

  private static let table = RowTable(
    GrammarTables.englishSettings.withUTF8Buffer(Array.init), parse: Self.init(row:))

  /// What stands before a noun behind a verb, with nothing or a thing between them; nil where nobody knows.
  static func of(_ noun: Lexeme, beside thing: Lexeme?, _ verb: String) -> EnglishSetting? {
    guard let row = table[verb] else { return nil }
    for entry in thing == nil ? row.alone : row.beside {
      switch entry {
      case .setting(let setting): if setting.takes(noun, beside: thing) { return setting }
      case .list(let name):
        if let setting = of(noun, beside: thing, name) { return setting }
      }
    }
    return nil
  }
}
