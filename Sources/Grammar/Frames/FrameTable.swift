public import AACCore

/// The frames of one language's verbs, with a default for verbs that are not listed.
public struct FrameTable: Sendable {
  /// What a table is made of, behind one reference: tables are handed around far more often than they are read.
  private final class Content: Sendable {
    let frames: RowTable<VerbFrame>
    let language: Language
    let standard: VerbFrame
    /// For verbs with a reflexive pronoun that are not listed: *empaparse, vengarse*.
    let pronominal: VerbFrame

    init(text: [UInt8], language: Language) {
      frames = RowTable(text, parse: VerbFrame.init(row:))
      self.language = language
      standard = VerbFrame(
        lemma: "",
        slots: [
          // Of the listed verbs of Portuguese seven in eight are done to a certain thing.
          FrameSlot(.object, article: language == .portuguese ? .definite : nil),
          FrameSlot(.recipient, preposition: language.recipientPreposition),
        ],
        isDefault: true)
      pronominal = VerbFrame(
        lemma: "",
        slots: [
          FrameSlot(.object, article: .definite, kinds: KindSet(.body, .clothing)),
          FrameSlot(
            .placeAt, preposition: language.placePreposition, article: .definite,
            kinds: KindSet(.nature, .plant, .furniture, .vehicle, .place, .room, .home)),
          FrameSlot(.company, preposition: language.withPreposition),
          FrameSlot(.topic, preposition: "de", article: .definite),
        ],
        isDefault: true)
    }
  }

  private let content: Content

  /// The table that ships for a language.
  public init(language: Language) {
    self = LanguageTables.tables(language).frames
  }

  /// A table from its text form, one line a verb; lines that are not frames are passed over.
  ///
  /// Columns, separated by commas: lemma, pattern, slots (separated by `;`), opens, past, then two
  /// columns with an
  /// example, which are for readers and tests. `docs/grammar-frames.md` describes them.
  public init(text: String, language: Language) {
    self.init(text: Array(text.utf8), language: language)
  }

  init(text: [UInt8], language: Language) {
    content = Content(text: text, language: language)
  }

  /// The frame of a verb, the default one when it is not listed.
  ///
  /// A verb chosen with its preposition (*luchar contra, salir de*) takes behind it what the verb
  /// takes; a pronominal one that is not listed is done to oneself or is about something (NGLE
  /// §41.13).
  public subscript(lemma: String) -> VerbFrame {
    if let frame = known(lemma) { return frame }
    guard content.language != .english else { return content.standard }
    if content.language == .spanish {
      if let frame = SpanishSetPhrase(lemma)?.frame ?? doneForOneself(lemma) { return frame }
    }
    return lemma.hasSuffix("rse") || lemma.hasSuffix("-se") ? content.pronominal : content.standard
  }

  /// The frame that the table itself has for a verb; nil where it lists none.
  func listed(_ lemma: String) -> VerbFrame? { content.frames[lemma] }

  /// The frame of a verb that is listed, alone or without the preposition it was chosen with.
  private func known(_ lemma: String) -> VerbFrame? {
    content.frames[lemma] ?? (content.language == .english ? nil : withPreposition(lemma))
  }

  /// *Me preparo la cena, me doy un baño*: a verb that is done to a thing takes that thing also where it is done for oneself
  /// (NGLE §35.7, *dativo de interés*); nil where it is not listed or done to somebody.
  private func doneForOneself(_ lemma: String) -> VerbFrame? {
    guard lemma.hasSuffix("rse"), var frame = content.frames[String(lemma.dropLast(2))],
      frame.pattern == .plain || frame.pattern == .grooming,
      frame.slots.contains(where: {
        $0.role == .object && $0.preposition == nil
          && ($0.acceptedKinds.isEmpty || !$0.acceptedKinds.isDisjoint(with: Self.things))
      })
    else { return nil }
    frame.lemma = lemma
    frame.pattern = .plain
    frame.slots.removeAll { $0.role == .recipient || $0.role == .beneficiary }
    return frame
  }

  private static let things = KindSet(
    .thing, .money, .food, .drink, .dish, .media, .clothing, .book, .device, .music, .game)

  /// The same of a verb with its noun: *tener miedo*.
  func known(_ verb: String, with noun: String) -> VerbFrame? {
    if let frame = content.frames[verb, noun] { return frame }
    guard noun.hasSpace || Self.prepositionWords.contains(noun) else { return nil }
    return known("\(verb) \(noun)")
  }

  private func withPreposition(_ lemma: String) -> VerbFrame? {
    guard lemma.hasSpace, let space = lemma.utf8.lastIndex(of: UInt8(ascii: " ")) else {
      return nil
    }
    let preposition = String(lemma[lemma.utf8.index(after: space)...])
    guard Self.prepositionWords.contains(preposition),
      var frame = content.frames[String(lemma[..<space])]
    else { return nil }
    let slot = frame.slots.first { $0.preposition ?? "" == preposition && $0.words.isEmpty }
    frame.lemma = lemma
    frame.slots = [FrameSlot(.object, article: slot?.article ?? .definite)]
    frame.opening = .bare
    return frame
  }

  private static let prepositionWords: WordSet = [
    "a", "de", "en", "con", "por", "contra", "em", "com", "para", "sobre",
  ]

  /// Dictionary forms of the verbs listed, in the table's order.
  public var lemmas: some Collection<String> { content.frames.rows.map(\.lemma) }
}

extension Language {
  fileprivate var recipientPreposition: String {
    switch self {
    case .spanish: "a"
    case .english: "to"
    case .portuguese: "para"
    }
  }
}
