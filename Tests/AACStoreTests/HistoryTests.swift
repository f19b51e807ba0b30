import AACCore
import AACStore
import Foundation
import Testing

struct HistoryTests {
  let database: AppDatabase

  init() throws {
    database = try AppDatabase.inMemory()
    try database.add(.ana)
  }

  @Test func showsTheNewestFirst() throws {
    try say("uno", "dos", "tres", by: "1")
    try say("cuatro", by: nil)
    #expect(try texts(of: "1") == ["tres", "dos", "uno"])
    #expect(try texts(of: nil) == ["cuatro"])
    #expect(try database.history(of: "1", last: 2).map(\.sentence.text) == ["tres", "dos"])
    #expect(try database.history(of: "1", last: 0).isEmpty)
    let first = try #require(try database.history(of: nil, last: 1).first)
    #expect(first.said == Date(timeIntervalSince1970: 0.5))
    #expect(first.sentence.choices == #"{"verb":"cuatro"}"#)
  }

  @Test func isClearedForOnePersonOnly() throws {
    try say("uno", by: "1")
    try say("dos", by: nil)
    try database.clearHistory(of: "1")
    #expect(try texts(of: "1").isEmpty)
    #expect(try texts(of: nil) == ["dos"])
    try database.clearHistory(of: nil)
    #expect(try texts(of: nil).isEmpty)
  }

  @Test(arguments: ["1", nil])
  func isNotKeptWhenSwitchedOff(person: String?) throws {
    let other = person == nil ? "1" : nil
    try database.setKeepsHistory(false, of: person)
    try say("uno", by: person)
    try say("dos", by: other)
    #expect(try texts(of: person).isEmpty)
    #expect(try texts(of: other) == ["dos"])
    #expect(try database.keepsHistory(of: person) == false)
    try database.setKeepsHistory(true, of: person)
    try say("tres", by: person)
    #expect(try texts(of: person) == ["tres"])
  }

  @Test func clearedWordsAreNotInTheFile() throws {
    let temporary = try TemporaryFolder()
    let file = try AppDatabase.open(at: temporary.file())
    let secret = SavedSentence(text: "Me duele xyzzy.", variety: .spanishSpain)
    try file.recordSaid(secret, by: nil, now: Date(timeIntervalSince1970: 0))
    try file.clearHistory(of: nil)
    try file.close()
    let bytes = try Data(contentsOf: temporary.file())
    #expect(bytes.range(of: Data("xyzzy".utf8)) == nil)
  }

  @Test func whatWasSaidOftenIsThereOnce() throws {
    try say("uno", "dos", "uno", "tres", "uno", by: "1")
    try say("dos", by: nil)
    let entries = try database.distinctHistory(of: "1", last: 2)
    #expect(entries.map(\.sentence.text) == ["uno", "tres"])
    #expect(try database.distinctHistory(of: "1", last: 9).count == 3)
    for entry in entries { #expect(try database.historyEntry(entry.id, of: "1") == entry) }
    // Nobody reads what another person said.
    #expect(try database.historyEntry(entries[0].id, of: nil) == nil)
    #expect(try database.historyEntry(999, of: "1") == nil)
  }

  private func say(_ texts: String..., by person: Person.ID?) throws {
    for text in texts {
      let sentence = SavedSentence(
        text: text, variety: .spanishSpain, choices: #"{"verb":"\#(text)"}"#)
      try database.recordSaid(sentence, by: person, now: Date(timeIntervalSince1970: 0.5))
    }
  }

  private func texts(of person: Person.ID?) throws -> [String] {
    try database.history(of: person, last: 100).map(\.sentence.text)
  }
}
