import AACCore
import AACStore
import SentenceBuilder

/// Looks at the words that a spreadsheet adds or changes as `vocabulary add` and `edit` do.
struct SheetReview {
  /// What was found, in the order of the file.
  let warnings: [SheetWarning]

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
    let findings = try report.findings { language, others in
      let review = WordReview(
        try vocabulary(language), variety: language.variety(as: variety), others: others)
      return { review.warnings(for: $0.entry, links: $0.links, newLinks: $0.newLinks) }
    }
    warnings = findings.map {
      SheetWarning($0.what, $0.word, line: $0.line, file: file, messages: variety.language)
    }
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
