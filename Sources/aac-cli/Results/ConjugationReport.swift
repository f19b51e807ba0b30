import AACCore
import Grammar

/// The table of a verb as the command prints it: a title a tense, a line a person.
struct ConjugationReport: Report {
  private let table: ConjugationTable
  private let variety: LanguageVariety

  private enum CodingKeys: String, CodingKey {
    case lemma, language, sections
  }

  private struct Section: Encodable {
    var key: String
    var title: String
    var rows: [ConjugationTable.Row]
  }

  init(_ table: ConjugationTable, variety: LanguageVariety) {
    self.table = table
    self.variety = variety
  }

  var description: String {
    let width = table.sections.flatMap(\.rows).map { label(of: $0).displayWidth }.max() ?? 0
    let sections = table.sections.map { section in
      ([title(of: section)] + section.rows.map { line($0, width: section.hasLabels ? width : 0) })
        .joined(separator: "\n")
    }
    return ([table.lemma] + sections).joined(separator: "\n\n")
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(table.lemma, forKey: .lemma)
    try container.encode(variety.tag, forKey: .language)
    let sections = table.sections.map {
      Section(key: $0.key, title: title(of: $0), rows: $0.rows)
    }
    try container.encode(sections, forKey: .sections)
  }

  private func title(of section: ConjugationTable.Section) -> String {
    section.title(ofVerbIn: variety.language)[variety.language]
  }

  /// A person and its forms, those that do not fit on the line under the first.
  private func line(_ row: ConjugationTable.Row, width: Int) -> String {
    let label = label(of: row)
    let padding = width > 0 ? width - label.displayWidth + 2 : 0
    let indent = String(repeating: " ", count: width > 0 ? width + 4 : 2)
    var lines = ["  " + label + String(repeating: " ", count: padding)]
    for (index, form) in row.forms.enumerated() {
      let text = index < row.forms.count - 1 ? form + ", " : form
      let last = lines.count - 1
      if index > 0, lines[last].displayWidth + form.displayWidth + 1 > Self.columns {
        lines.append(indent + text)
      } else {
        lines[last] += text
      }
    }
    if row.forms.isEmpty { lines[0] += "–" }
    return lines.map { $0.trimmingEnd }.joined(separator: "\n")
  }

  /// What a terminal shows without breaking lines.
  private static let columns = 80

  /// Who the form is said of; of a participle, its gender and number.
  private func label(of row: ConjugationTable.Row) -> String {
    let text: Text? =
      switch (row.gender, row.number) {
      case (.masculine, .plural): .formMasculinePlural
      case (.masculine, _): .formMasculineSingular
      case (.feminine, .plural): .formFemininePlural
      case (.feminine, _): .formFeminineSingular
      case (nil, _): nil
      }
    return text?[variety.language] ?? row.label
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}

extension ConjugationTable.Section {
  /// Whether its rows tell persons or genders apart.
  fileprivate var hasLabels: Bool { rows.contains { !$0.label.isEmpty || $0.gender != nil } }
}
