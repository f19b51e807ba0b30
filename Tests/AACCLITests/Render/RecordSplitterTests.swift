import Testing

@testable import aac_cli

struct RecordSplitterTests {
  private func records(_ text: String, isQuoting: Bool = false, piece: Int) -> [RecordSplitter
    .Record]
  {
    var splitter = RecordSplitter()
    splitter.isQuoting = isQuoting
    var records: [RecordSplitter.Record] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      splitter.append(bytes[start..<min(start + piece, bytes.count)])
      while let record = splitter.next() { records.append(record) }
    }
    while let record = splitter.last() { records.append(record) }
    return records
  }

  @Test(arguments: [1, 2, 7, 1_000])
  func linesAreParted(piece: Int) {
    let found = records("\u{FEFF}uno\r\ndos\n\nñandú", piece: piece)
    #expect(found.map(\.content) == [.text("uno"), .text("dos"), .text(""), .text("ñandú")])
    #expect(found.map(\.line) == [1, 2, 3, 4])
  }

  @Test(arguments: [1, 3, 1_000])
  func quotedLineEndsBelongToTheRow(piece: Int) {
    let found = records("a,\"b\nc\"\nd\n", isQuoting: true, piece: piece)
    #expect(found.map(\.content) == [.text("a,\"b\nc\""), .text("d")])
    #expect(found.map(\.line) == [1, 3])
  }

  @Test func whatIsNoTextIsSaidAndPassedOver() {
    var splitter = RecordSplitter()
    splitter.append([0xFF, 0x0A, 0x61, 0x0A])
    #expect(splitter.next() == .init(line: 1, content: .notText))
    #expect(splitter.next() == .init(line: 2, content: .text("a")))
    #expect(splitter.last() == nil)
  }

  @Test func aLineWithoutEndDoesNotFillTheMemory() {
    var splitter = RecordSplitter()
    for _ in 0..<40 {
      splitter.append([UInt8](repeating: 0x61, count: 65_536))
      #expect(splitter.next() == nil)
    }
    splitter.append(Array("\nb\n".utf8))
    #expect(splitter.next() == .init(line: 1, content: .tooLong))
    #expect(splitter.next() == .init(line: 2, content: .text("b")))
  }

  @Test(arguments: [
    ("a,b", ["a", "b"]), ("\"a,b\",c", ["a,b", "c"]), ("\"say \"\"hi\"\"\",", ["say \"hi\"", ""]),
    ("", [""]),
  ])
  func cellsMayBeQuoted(row: String, cells: [String]) {
    #expect(CSVRow.cells(of: row, separator: ",") == cells)
  }

  @Test(arguments: [
    (#"{"subject": "yo"}"#, RenderInputFormat.jsonl), ("subject,verb", .csv),
    ("language;tiles", .csv), ("Quiero agua, por favor", .text), ("text", .text),
  ])
  func theFirstLineTellsTheFormat(line: String, format: RenderInputFormat) {
    #expect(RenderInputFormat(firstLine: line) == format)
  }
}
