public import AACCore

/// One complement that a verb takes.
public struct FrameSlot: Hashable, Sendable {
  /// What a slot says.
  private struct Fields: Hashable, Sendable {
    var role: Role
    var kinds = KindSet()
    var words = NamedWords()
    var preposition: String?
    var article: Article?
  }

  /// The fields behind one reference: slots are copied far more often than they are changed.
  private final class Content: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var content: Content

  private var fields: Fields {
    _read { yield content.fields }
    set { content = Content(newValue) }
  }

  /// What the complement is to the verb.
  public var role: Role {
    get { content.fields.role }
    set { fields.role = newValue }
  }

  /// Kinds of word it is meant for; empty: any.
  public var kinds: KindSet {
    get { content.fields.kinds }
    set { fields.kinds = newValue }
  }

  /// Words that it is meant for by habit, whatever their kind: *poner **la mesa***.
  public var words: NamedWords {
    _read { yield content.fields.words }
  }

  /// Preposition before it; nil: none.
  public var preposition: String? {
    _read { yield content.fields.preposition }
    set { fields.preposition = newValue }
  }

  /// Article before it; nil: by rule.
  public var article: Article? {
    get { content.fields.article }
    set { fields.article = newValue }
  }

  /// Whether only the words named fill it: *dormir la siesta*, but *dormir en la cama*.
  var isForNamedWords: Bool { !words.isEmpty && kinds == .named }

  /// A slot.
  public init(
    _ role: Role, preposition: String? = nil, article: Article? = nil, kinds: KindSet = KindSet()
  ) {
    content = Content(
      Fields(role: role, kinds: kinds, preposition: preposition, article: article))
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
    var fields = Fields(role: role)
    if words.count == 2 {
      fields.preposition = words[1] == "-" ? nil : String(words[1])
    } else if words.count > 2 {
      guard let government = Government(text: words.dropFirst().joined(separator: " ")) else {
        return nil
      }
      fields.preposition = government.preposition
      fields.article = government.article
    }
    var named: [String] = []
    for word in halves.dropFirst().first?.split(separator: " ") ?? [] {
      if word.hasPrefix("=") {
        named.append(word.dropFirst().split(separator: "_").joined(separator: " "))
        fields.kinds.formUnion(.named)
        continue
      }
      guard let group = Self.kinds(String(word)) else { return nil }
      fields.kinds.formUnion(group)
    }
    fields.words = NamedWords(named)
    content = Content(fields)
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

extension FrameSlot {
  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content || left.fields == right.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

extension [FrameSlot] {
  /// Of slots of one role, the one that names a phrase's noun, or else the first that takes its kind.
  func suited(to phrase: NounPhrase) -> FrameSlot? {
    let lemma = phrase.noun?.lexeme.lemma ?? ""
    return first { $0.words.contains(lemma) }
      ?? first {
        $0.words.isEmpty && ($0.kinds.isEmpty || $0.kinds.contains(phrase.roleKind))
      }
  }
}
