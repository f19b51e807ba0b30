public import AACCore

/// What an import of a spreadsheet changes.
public struct SheetReport: Hashable, Sendable {
  /// One cell that is another than before.
  public struct Change: Hashable, Sendable {
    /// Which column.
    public let column: SheetColumn
    /// The text of before.
    public let from: String
    /// The text of now.
    public let to: String
  }

  /// One word that is added, changed or taken out.
  public struct Word: Hashable, Sendable {
    /// Its language.
    public let language: Language
    /// What it is chosen as.
    public let role: WordRole
    /// Text on the tile.
    public let label: String
    /// What differs, for one that is changed.
    public let changes: [Change]
    /// What a careful look needs; nil for a word that is taken out, and behind ``SheetReport/reviewedCount`` words.
    public let review: Review?
  }

  /// A word as it will be, for looking at it before it is.
  public struct Review: Hashable, Sendable {
    /// Line in the file, from 1; nil for a word that is not in it.
    public let line: Int?
    /// The word.
    public let entry: WordEntry
    /// The links that lead to it.
    public let links: [WordLink]
    /// Those of them that are new.
    public let newLinks: [WordLink]
  }

  /// How many words are given with what a careful look needs: nobody reads warnings of more.
  public static let reviewedCount = 2_000

  /// New words.
  public internal(set) var added: [Word] = []
  /// Words of which something differs.
  public internal(set) var changed: [Word] = []
  /// Words that are taken out of sight.
  public internal(set) var removed: [Word] = []
  /// How many words of the file are as they were.
  public internal(set) var unchanged = 0

  /// Whether there is nothing to do.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}

/// A spreadsheet that cannot be imported, with everything that is wrong in it.
public struct SheetError: UserFacingError, Equatable {
  /// What is wrong, by line; not more than were asked for.
  public let problems: [SheetProblem]
  /// How many there are in all.
  public let count: Int

  /// The line, lower-case, without a full stop.
  public var text: Text { .sheetRefused(count: count) }

  /// Whether there are new words that do not say everything, which ``SheetOptions/guess`` could work out.
  public var isIncomplete: Bool {
    problems.contains { problem in
      problem.kind == .emptyCell
        && [SheetColumn.class, .kind, .category].contains {
          problem.column?.hasSuffix($0.rawValue) == true
        }
    }
  }

  init(_ problems: [SheetProblem], limit: Int) {
    let sorted = problems.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    self.problems = sorted.prefix(limit).map(\.element)
    count = problems.count
  }
}
