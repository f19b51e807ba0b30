public import AACCore

/// The frames of one language's verbs, with a default for verbs that are not listed.
public struct FrameTable: Sendable {
  private let frames: RowTable<VerbFrame>
  private let standard: VerbFrame

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
    frames = RowTable(text, parse: VerbFrame.init(row:))
    standard = VerbFrame(
      lemma: "",
      slots: [
        FrameSlot(.object), FrameSlot(.recipient, preposition: language.recipientPreposition),
      ],
      isDefault: true)
  }

  /// The frame of a verb, the default one when it is not listed.
  public subscript(lemma: String) -> VerbFrame { frames[lemma] ?? standard }

  /// Dictionary forms of the verbs listed, in the table's order.
  public var lemmas: some Collection<String> { frames.rows.map(\.lemma) }
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
