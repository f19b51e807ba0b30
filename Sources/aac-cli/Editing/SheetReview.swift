import AACCore
import AACStore
import SentenceBuilder

/// Looks at the words that a spreadsheet adds or changes as `vocabulary add` and `edit` do.
struct SheetReview {
  /// What was found, in the order of the file.
  let warnings: [SheetWarning]

  /// Columns of what grammar, pictures and links know nothing of.
  private static let unseen: Set<SheetColumn> = [
    .place, .level, .owner, .hidden, .removed, .category,
  ]

  /// Looks at what an import changes.
  ///
  /// - Parameters:
  ///   - report: What the import changes.
  ///   - variety: Language of the lines, and region of the sentences in it.
  ///   - file: Its name, for the lines.
  ///   - vocabulary: The words that are there in a language; only asked for where something is changed.
  /// - Throws: what `vocabulary` throws.
  init(
    _ report: SheetReport, variety: LanguageVariety, file: String,
    words vocabulary: (Language) throws -> Vocabulary
  ) throws {
    let changed = report.changed.filter {
      $0.review != nil && !$0.changes.allSatisfy { Self.unseen.contains($0.column) }
    }
    let words = report.added.filter { $0.review != nil } + changed
    let byLanguage = Dictionary(grouping: words, by: \.language)
    var found: [SheetWarning] = []
    for (language, words) in byLanguage {
      let review = WordReview(
        try vocabulary(language),
        variety: language == variety.language ? variety : language.defaultVariety,
        others: words.compactMap { $0.review?.entry })
      for word in words {
        guard let look = word.review else { continue }
        let seen =
          review.warnings(for: look.entry, links: look.links)
          + look.newLinks.flatMap { review.warnings(for: $0) }
        found += seen.map {
          SheetWarning($0, word, line: look.line, file: file, messages: variety.language)
        }
      }
    }
    warnings = found.enumerated().sorted {
      ($0.element.line ?? .max, $0.offset) < ($1.element.line ?? .max, $1.offset)
    }.map(\.element)
  }
}

/// One thing that is worth a look, with its place, as the command prints it.
struct SheetWarning: Report {
  var file: String
  /// Line in the file, from 1.
  var line: Int?
  var language: String
  var role: String
  var word: String
  var warning: String

  init(
    _ warning: WordWarning, _ word: SheetReport.Word, line: Int?, file: String, messages: Language
  ) {
    self.file = file
    self.line = line
    language = word.language.code
    role = word.role.rawValue
    self.word = word.label
    self.warning = warning.text[messages]
  }

  var description: String {
    "\(file):\(line.map { "\($0): " } ?? " ")\(word): \(warning)"
  }
}
