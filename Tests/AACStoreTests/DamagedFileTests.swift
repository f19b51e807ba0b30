import AACCore
import AACStore
import Foundation
import Testing

/// Bytes go wrong anywhere in a file: reading it gives what it holds or a clear line, never a crash.
struct DamagedFileTests {
  @Test func isReadOrReportedWhateverIsBroken() throws {
    let temporary = try TemporaryFolder()
    let folder = Fixture.folder(hasTwemoji: false)
    let url = temporary.file()
    let database = try AppDatabase.open(at: url) { try $0.importVocabulary(from: folder) }
    try database.add(.ana)
    let hello = SavedSentence(text: "Hola.", variety: .spanishSpain)
    try database.saveFavourite(hello, id: "f", of: "1", now: Date(timeIntervalSince1970: 0))
    try database.recordSaid(hello, by: "1", now: Date(timeIntervalSince1970: 0))
    try database.saveTimer(["a": 1], id: "t", now: Date(timeIntervalSince1970: 0))
    try database.close()
    let sound = try Data(contentsOf: url)
    var generator = SplitMix64(seed: 14)
    var reported = 0
    for round in 0..<400 {
      var broken = sound
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        let place = Int.random(in: 0..<broken.count, using: &generator)
        broken[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let copy = temporary.file("\(round).sqlite")
      try broken.write(to: copy)
      do {
        try readEverything(copy)
      } catch let error as StoreError {
        reported += 1
        #expect(error.description.contains(copy.path) || error == .unknownPerson(name: "ana"))
      }
    }
    #expect(reported > 100)
  }

  private func readEverything(_ url: URL) throws {
    let database = try AppDatabase.open(at: url)
    for language in Language.allCases { _ = try database.vocabulary(in: language) }
    _ = try database.emoji()
    _ = try database.person(named: "ana")
    _ = try database.favourites(of: "1")
    _ = try database.history(of: "1", last: 9)
    _ = try database.timers(of: [String: Int].self)
    _ = try database.nearestWords(to: "agua", in: .spanish)
    _ = try database.integrityProblems()
  }
}
