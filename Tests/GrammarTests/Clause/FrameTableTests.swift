import AACCore
import Foundation
import Grammar
import Testing

struct FrameTableTests {
  /// Rows of a language's `frames.csv`.
  private static func rows(_ language: Language) -> [[String]] {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Data/grammar/\(language.code)/frames.csv")
    // A missing file fails the count of rows.
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static let examples: [ClauseCase] = [Language.spanish, .portuguese].flatMap { language in
    rows(language).compactMap { row in
      row.count == 7 ? ClauseCase(line: "\(language.code)||\(row[5])|\(row[6])") : nil
    }
  }

  @Test(arguments: examples)
  func frameMakesItsExample(_ example: ClauseCase) {
    #expect(example.accepted == [ClauseRealizer().realize(example.clause).text])
  }

  @Test(arguments: Language.allCases)
  func everyRowIsAFrame(_ language: Language) {
    let rows = Self.rows(language)
    let table = FrameTable(language: language)
    #expect(rows.count >= 300)
    #expect(Set(rows.map(\.first)).count == rows.count)
    for row in rows {
      #expect(row.count == 7, "\(row)")
      #expect(!table[row[0]].isDefault, "\(row[0])")
      let slots = row[2].split(separator: ";").count
      #expect(table[row[0]].slots.count == slots, "\(row[0])")
    }
  }

  @Test func unknownVerbTakesAnObjectAndARecipient() {
    let frame = FrameTable(language: .spanish)["zarambear"]
    #expect(frame.isDefault)
    #expect(frame.slots.map(\.role) == [.object, .recipient])
  }

  @Test func slotIsReadFromItsTextForm() {
    let slot = FrameSlot(text: "place-to a the: where event")
    #expect(slot?.preposition == "a")
    #expect(slot?.article == .definite)
    #expect(slot?.kinds.contains(.room) == true)
    #expect(slot?.kinds.contains(.event) == true)
    #expect(slot?.kinds.contains(.food) == false)
    #expect(FrameSlot(text: "nowhere a") == nil)
  }
}
