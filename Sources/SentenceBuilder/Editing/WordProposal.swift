public import AACCore
import Grammar

/// A new word with everything that can be worked out of it, for a person to look at and confirm.
///
///     let proposal = WordProposal("croqueta", concept: id, among: words, in: vocabulary)
///     proposal.lexeme.gender      // feminine
///     proposal.category           // food, where the other foods are
///     proposal.links              // comer, querer …: the verbs that most other foods have
public struct WordProposal: Hashable, Sendable {
  /// The new meaning.
  public let concept: Concept
  /// What it is chosen as.
  public var roles: [WordRole]
  /// The word for grammar.
  public var lexeme: Lexeme
  /// Text on the tile.
  public var label: String
  /// Where it is shown.
  public var category: Category.ID
  /// Its picture: the one of a word of the same name, where there is one.
  public var pictogram: Pictogram.ID?

  /// Works a word out from its form and from the words that are there.
  ///
  /// What is `nil` in `hints` is inferred: the role from the class of word, the kind from the
  /// lexicon, the category from where words of the kind are.
  public init(
    _ word: String, concept: Concept, hints: Hints = Hints(), pictures: PictureIndex,
    in vocabulary: Vocabulary
  ) {
    self.concept = concept
    let name = WordName(word, role: hints.role, in: vocabulary.language)
    let role = hints.role ?? (name.isVerb ? .verb : nil)
    var lexeme = NewWord(
      name.text, role: role, isPerson: hints.kind == .person, in: vocabulary.language
    ).lexeme
    if lexeme.isInferred, let gender = name.gender { lexeme.gender = gender }
    hints.apply(to: &lexeme)
    self.lexeme = lexeme
    label = hints.label ?? lexeme.lemma
    roles = role.map { [$0] } ?? Self.roles(of: lexeme)
    category = hints.category ?? Self.category(of: lexeme, roles: roles, in: vocabulary)
    pictogram = hints.pictogram ?? pictures.pictograms(for: name.text, atMost: 1).first
  }

  /// What someone says of a new word instead of having it inferred.
  public struct Hints: Hashable, Sendable {
    /// What it is chosen as.
    public var role: WordRole?
    /// Gender of a noun.
    public var gender: Gender?
    /// Lexical number.
    public var number: GrammaticalNumber?
    /// Count or mass.
    public var countability: Countability?
    /// What sort of thing it is.
    public var kind: SemanticKind?
    /// Text on the tile.
    public var label: String?
    /// Where it is shown.
    public var category: Category.ID?
    /// Its picture.
    public var pictogram: Pictogram.ID?
    /// An irregular plural.
    public var plural: String?

    /// Nothing said.
    public init() {}

    /// Puts what was said into a lexeme, which is then no guess any more.
    public func apply(to lexeme: inout Lexeme) {
      lexeme.gender = gender ?? lexeme.gender
      lexeme.number = number ?? lexeme.number
      lexeme.countability = countability ?? lexeme.countability
      lexeme.kind = kind ?? lexeme.kind
      if let kind, kind == .person { lexeme.animacy = .human }
      if let kind, kind == .animal { lexeme.animacy = .animate }
      // An empty one takes an irregular plural back.
      if let plural { lexeme.forms["PL"] = plural.isEmpty ? nil : plural }
      if saysGrammar { lexeme.isInferred = false }
    }

    /// A word of the vocabulary with what was said of it.
    public func applied(to entry: WordEntry) -> WordEntry {
      var entry = entry
      apply(to: &entry.lexeme)
      entry.label = label ?? entry.label
      entry.category = category ?? entry.category
      entry.pictogram = pictogram ?? entry.pictogram
      return entry
    }

    /// Whether anything is said that grammar would otherwise guess.
    private var saysGrammar: Bool {
      gender != nil || number != nil || countability != nil || kind != nil || plural != nil
    }
  }

  /// The word in each of its roles.
  public var entries: [WordEntry] {
    roles.map { role in
      WordEntry(
        key: WordKey(role, concept), lexeme: lexeme, label: label, category: category,
        pictogram: pictogram)
    }
  }

  /// Beings can open a sentence and complete a verb.
  private static func roles(of lexeme: Lexeme) -> [WordRole] {
    if lexeme.wordClass == .verb { return [.verb] }
    let isBeing =
      lexeme.kind == .person || lexeme.kind == .animal || lexeme.animacy == .human
      || lexeme.wordClass == .pronoun
    return isBeing ? [.subject, .complement] : [.complement]
  }

  /// The category that the kind has its name from, else that in which most words of the kind are, else that of most
  /// words of the role.
  ///
  /// Most foods are fruit and vegetables, and still a *croqueta* is neither.
  private static func category(
    of lexeme: Lexeme, roles: [WordRole], in vocabulary: Vocabulary
  ) -> Category.ID {
    let kind = lexeme.kind.rawValue
    if lexeme.wordClass != .pronoun,
      let named = [kind, kind + "s"].first(where: { id in
        vocabulary.categories.contains { $0.id == id }
      })
    {
      return named
    }
    let words = roles.flatMap { vocabulary.words($0) }
    let sameKind = words.filter {
      $0.lexeme.kind == lexeme.kind && $0.lexeme.wordClass == lexeme.wordClass
    }
    let peers = sameKind.isEmpty ? words.filter { $0.lexeme.kind == lexeme.kind } : sameKind
    let counts = Dictionary(grouping: peers.isEmpty ? words : peers, by: \.category)
      .mapValues(\.count)
    let order = Dictionary(
      vocabulary.categories.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { $1 })
    let most = counts.max {
      ($0.value, -(order[$0.key] ?? .max / 2)) < ($1.value, -(order[$1.key] ?? .max / 2))
    }
    return most?.key ?? vocabulary.categories.last?.id ?? ""
  }
}
