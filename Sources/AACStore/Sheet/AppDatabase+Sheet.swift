public import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Words as a spreadsheet's CSV file, one row a word; importing it again changes nothing.
  public func exportSheet(
    _ selection: SheetSelection = SheetSelection(), as dialect: SheetDialect = .plain
  ) throws -> Data {
    let languages = Language.allCases.filter {
      selection.languages.isEmpty || selection.languages.contains($0)
    }
    let state = try read { try SheetState(languages, $0) }
    return Data(SheetWriter(state).text(selection, dialect).utf8)
  }

  /// What importing a spreadsheet would change.
  ///
  /// - Throws: ``SheetError`` with all that is wrong in the file.
  public func sheetReport(of file: Data, _ options: SheetOptions) throws -> SheetReport {
    let table = SheetTable(Array(file))
    return try read { try Self.sheet(table, options, $0).report }
  }

  /// Takes over a spreadsheet's words, all of them or none, as one step that can be undone.
  ///
  /// A copy of the database is kept before, where copies are kept. Answers what was changed, and the step; no step when
  /// all was so already.
  ///
  /// - Throws: ``SheetError`` with all that is wrong in the file; nothing is changed then.
  @discardableResult
  public func importSheet(
    _ file: Data, _ options: SheetOptions, by person: Person.ID? = nil, now: Date
  ) throws -> (report: SheetReport, record: EditRecord?) {
    try checkWritable()
    let table = SheetTable(Array(file))
    let (plan, state) = try read { (try Self.sheet(table, options, $0), try ChangeMark($0)) }
    // What changes nothing needs no copy.
    if !plan.changedWords.isEmpty { try backups?.keep(self, because: .import, now: now) }
    return try writeInBulk { db in
      // Someone else may have changed words meanwhile.
      let sheet = try ChangeMark(db) == state ? plan : Self.sheet(table, options, db)
      var save = SheetSave(sheet, db)
      try save.run()
      let report = sheet.report
      if save.journal.isEmpty { return (report, nil) }
      let words = [report.added, report.changed, report.removed].joined().prefix(11).map(\.label)
      let record = try Self.record(
        save.journal, as: .import, words: words.prefix(10) + (words.count > 10 ? ["…"] : []),
        in: options.language, by: person, now: now, db)
      try Self.checkParents(of: ["edit"], db)
      return (report, record)
    }
  }

  private static func sheet(
    _ table: SheetTable, _ options: SheetOptions, _ db: Database
  ) throws -> SheetImport {
    let sheet = try SheetImport(table, options, db)
    if sheet.problems.isEmpty { return sheet }
    throw SheetError(sheet.problems, limit: options.problemLimit)
  }
}
