import AACCore
import AACStore
import SentenceBuilder

/// What a spreadsheet would change, or what is wrong in it, as a table.
struct SheetPage {
  /// Rows of each sort that are shown; the others are counted.
  private static let shownCount = 200

  let desk: EditorDesk

  private var language: Language { desk.language }

  /// The differences, with a way to take them over.
  func fields(
    _ report: SheetReport, file: String, id: String, replaces: Bool
  ) throws -> Fields {
    var fields = common(file)
    fields.merge(try warnings(report))
    let sorts: [(Text, [SheetReport.Word])] = [
      (.editorSheetNew, report.added), (.editorSheetChanged, report.changed),
      (.editorSheetRemoved, report.removed),
    ]
    fields["summary"] =
      Text.sheetSummary(
        added: "\(report.added.count)", changed: "\(report.changed.count)",
        removed: "\(report.removed.count)", same: "\(report.unchanged)")[language]
    fields["rows"] = sorts.flatMap { sort, words in
      words.prefix(Self.shownCount).flatMap { rows($0, sort) }
    }
    fields["hasRows"] = !report.isEmpty
    let hidden = sorts.map { max(0, $0.1.count - Self.shownCount) }.reduce(0, +)
    fields["more"] = hidden > 0 ? Text.editMore(count: hidden)[language] as Any : false
    fields["canTake"] = !report.isEmpty
    fields["nothing"] = report.isEmpty ? Text.editorSheetSame[language] as Any : false
    fields["id"] = id
    fields["replaces"] = replaces
    fields["takeLabel"] = Text.editorSheetTake[language]
    fields["nothingYet"] = Text.sheetNothingWritten[language]
    return fields
  }

  /// What is worth a look before the words are there, as the pages that add a word say it.
  private func warnings(_ report: SheetReport) throws -> Fields {
    let variety = desk.session.variety
    let findings = try report.findings { language, others in
      let review = WordReview(
        try desk.database.editorVocabulary(in: language, hasLinks: false),
        variety: language.variety(as: variety), others: others)
      return { review.warnings(for: $0.entry, links: $0.links, newLinks: $0.newLinks) }
    }
    let hidden = findings.count - Self.shownCount
    return [
      "hasWarnings": !findings.isEmpty, "warningsTitle": Text.editorWarnings[language],
      "warnings": findings.prefix(Self.shownCount).map {
        ["word": $0.word.label, "text": $0.what.webText[language]] as Fields
      },
      "moreWarnings": hidden > 0 ? Text.editMore(count: hidden)[language] as Any : false,
    ]
  }

  /// What is wrong, by line and column.
  func fields(_ error: SheetError, file: String) -> Fields {
    var fields = common(file)
    fields["errors"] = error.problems.map { problem in
      [
        "line": "\(problem.line)", "column": problem.column ?? "–",
        "text": problem.text[language].sentenceCased,
      ] as Fields
    }
    fields["hasErrors"] = true
    let more = error.count - error.problems.count
    fields["more"] = more > 0 ? Text.editMore(count: more)[language] as Any : false
    return fields
  }

  private func common(_ file: String) -> Fields {
    [
      "file": file, "whatColumn": Text.editorWhat[language],
      "wordColumn": Text.formWord[language].sentenceCased,
      "fieldColumn": Text.editorColumn[language], "fromColumn": Text.editorBefore[language],
      "toColumn": Text.editorAfter[language], "lineColumn": Text.editorLine[language],
      "problemColumn": Text.editorProblem[language],
      "againLabel": Text.editorSheetAgain[language],
    ]
  }

  /// A row a changed cell; a word that is new or goes has one.
  private func rows(_ word: SheetReport.Word, _ sort: Text) -> [Fields] {
    let name = "\(word.label) (\(word.language.code))"
    let changes =
      word.changes.isEmpty
      ? [("", "", "")] : word.changes.map { ($0.column.rawValue, $0.from, $0.to) }
    return changes.map { column, from, to in
      ["sort": sort[language], "word": name, "column": column, "from": from, "to": to] as Fields
    }
  }
}
