/// What a verb puts before a complement: a preposition, an article, both or neither.
///
/// The text form, used in `Data/vocabulary/links.csv` and in the database, is the preposition (or `-`)
/// and the article (`the`, `a`, `-`; `?` leaves the article to grammar): `a the`, `- a`, `to -`, `con ?`.
public struct Government: Hashable, Codable, Sendable {
  /// The preposition; nil when there is none.
  public var preposition: String?
  /// The article; nil leaves it to grammar.
  public var article: Article?

  /// A preposition and an article.
  public init(preposition: String?, article: Article?) {
    self.preposition = preposition
    self.article = article
  }

  /// Reads the text form; nil when it is not one.
  public init?(text: String) {
    var words = text.split(separator: " ").map(String.init)
    guard words.count >= 2, let last = words.popLast() else { return nil }
    switch last {
    case "the": article = .definite
    case "a": article = .indefinite
    case "-": article = .bare
    case "?": article = nil
    default: return nil
    }
    let preposition = words.joined(separator: " ")
    self.preposition = preposition == "-" ? nil : preposition
  }

  /// The text form, such as `a the`.
  public var text: String {
    let article =
      switch article {
      case .definite: "the"
      case .indefinite: "a"
      case .bare: "-"
      case nil: "?"
      }
    return "\(preposition ?? "-") \(article)"
  }
}
