public import AACCore

/// One complement that a verb takes.
public struct FrameSlot: Hashable, Sendable {
  /// What the complement is to the verb.
  public var role: Role
  /// Kinds of word it is meant for; empty: any.
  public var kinds: KindSet
  /// Words that it is meant for by habit, whatever their kind: *poner **la mesa***.
  public private(set) var words = NamedWords()
  /// Preposition before it; nil: none.
  public var preposition: String?
  /// Article before it; nil: by rule.
  public var article: Article?

  /// Whether only the words named fill it: *dormir la siesta*, but *dormir en la cama*.
  var isForNamedWords: Bool { !words.isEmpty && kinds == .named }

  /// A slot.
  public init(
    _ role: Role, preposition: String? = nil, article: Article? = nil, kinds: KindSet = KindSet()
  ) {
    self.role = role
    self.preposition = preposition
    self.article = article
    self.kinds = kinds
  }

  /// Reads the text form `role preposition article: kind kind`; nil when it is not one.
  ///
  /// Preposition (or `-`) and article (`the`, `a`, `-`, `?`) are as in ``Government``'s text form;
  /// both,
  /// the article alone, or the kinds may be left out: `object`, `recipient a`, `place-to a the`,
  /// `object: food drink`. Besides the names of kinds, `being`, `where` and `edible` stand for
  /// groups; `=mesa` stands for one word (`_` for its spaces).
  public init?(text: some StringProtocol) {
    let halves = text.split(separator: ":", maxSplits: 1)
    guard let head = halves.first else { return nil }
    let words = head.split(separator: " ")
    guard let name = words.first, let role = Role(rawValue: String(name)) else { return nil }
    self.role = role
    kinds = KindSet()
    if words.count == 2 {
      preposition = words[1] == "-" ? nil : String(words[1])
    } else if words.count > 2 {
      guard let government = Government(text: words.dropFirst().joined(separator: " ")) else {
        return nil
      }
      preposition = government.preposition
      article = government.article
    }
    guard halves.count == 2 else { return }
    var named: [String] = []
    for word in halves[1].split(separator: " ") {
      if word.hasPrefix("=") {
        named.append(word.dropFirst().split(separator: "_").joined(separator: " "))
        kinds.formUnion(.named)
        continue
      }
      guard let group = Self.kinds(String(word)) else { return nil }
      kinds.formUnion(group)
    }
    self.words = NamedWords(named)
  }

  private static func kinds(_ name: String) -> KindSet? {
    switch name {
    case "being": .beings
    case "where": .places
    case "edible": .edible
    default: SemanticKind(rawValue: name).map { KindSet($0) }
    }
  }

  /// Kinds that the role is meant for when the slot names none; empty: any.
  public var acceptedKinds: KindSet {
    guard kinds.isEmpty else { return kinds }
    return switch role {
    case .recipient, .company, .beneficiary: .beings
    case .placeTo, .placeAt, .placeFrom: .places
    default: kinds
    }
  }
}
