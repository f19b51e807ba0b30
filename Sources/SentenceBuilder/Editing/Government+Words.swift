public import AACCore

extension Government {
  /// Reads a preposition and an article as a person writes them: *con el, com um, with the*; nil when it is not that.
  ///
  ///     Government(words: "con el", in: .spanish)    // con, definite article
  ///     Government(words: "al", in: .spanish)        // a, definite article
  ///
  /// `-` stands for none. The form of tables, such as `con the`, is read too.
  public init?(words text: String, in language: Language) {
    var parts = text.lowercased().split(separator: " ").map(String.init)
    if parts.count == 1, let contraction = Self.contractions[language]?[parts[0]] {
      self = contraction
      return
    }
    guard parts.count >= 2, let last = parts.popLast() else { return nil }
    guard let article = Self.articles[language]?.first(where: { $0.words.contains(last) })?.article
    else {
      self.init(text: text)
      return
    }
    let preposition = parts.joined(separator: " ")
    self.init(preposition: preposition == "-" ? nil : preposition, article: article)
  }

  /// The preposition and the article in the words of a language: *con el, - un, con -*; without the article where
  /// grammar decides.
  public func words(in language: Language) -> String {
    let word = article.flatMap { article in
      Self.articles[language]?.first { $0.article == article }?.words.first
    }
    return [preposition ?? "-", word].compactMap(\.self).joined(separator: " ")
  }

  private static let articles: [Language: [(article: Article, words: [String])]] = [
    .spanish: [
      (.definite, ["el", "la", "los", "las"]), (.indefinite, ["un", "una", "unos", "unas"]),
      (.bare, ["-"]),
    ],
    .english: [(.definite, ["the"]), (.indefinite, ["a", "an"]), (.bare, ["-"])],
    .portuguese: [
      (.definite, ["o", "a", "os", "as"]), (.indefinite, ["um", "uma", "uns", "umas"]),
      (.bare, ["-"]),
    ],
  ]

  /// What a preposition and an article become in one word (NGLE §14.2; Cunha & Cintra, chapter 9).
  private static let contractions: [Language: [String: Government]] = {
    var table: [Language: [String: Government]] = [:]
    func add(_ language: Language, _ preposition: String, _ article: Article, _ words: String) {
      for word in words.split(separator: " ") {
        table[language, default: [:]][String(word)] = Government(
          preposition: preposition, article: article)
      }
    }
    add(.spanish, "a", .definite, "al")
    add(.spanish, "de", .definite, "del")
    add(.portuguese, "a", .definite, "ao à aos às")
    add(.portuguese, "de", .definite, "do da dos das")
    add(.portuguese, "em", .definite, "no na nos nas")
    add(.portuguese, "por", .definite, "pelo pela pelos pelas")
    add(.portuguese, "em", .indefinite, "num numa nuns numas")
    return table
  }()
}
