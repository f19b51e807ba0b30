import AACCore
import AACStore
import Foundation
import Testing

struct PictogramTests {
  @Test func packsTwemojiWithItsAttribution() throws {
    let apple = try #require(try Fixture.database().pictogram("twemoji:1f34e"))
    #expect(apple.emoji == "🍎")
    #expect(apple.svg?.hasPrefix("<svg") == true)
    #expect(apple.licence == "CC BY 4.0")
    #expect(apple.author == "Twemoji, Twitter Inc. and other contributors")
  }

  @Test func packsAllOfOursWithTheirs() throws {
    let database = try Fixture.database()
    let cross = try #require(try database.pictogram("aac:no"))
    #expect(cross.emoji == "❌")
    #expect(cross.svg?.contains("r=\"11\"") == true)
    #expect(cross.author == "AAC project contributors")
    #expect(try database.pictogram("aac:i")?.emoji == "")
    #expect(try database.pictogram("aac:unheard-of") == nil)
  }

  @Test func asksTerminalsForTheColouredForm() throws {
    let database = try Fixture.database()
    #expect(try database.pictogram("twemoji:1f37d")?.emoji == "🍽\u{FE0F}")
    #expect(try database.emoji()["twemoji:1f34e"] == "🍎")
    #expect(try database.emoji()["aac:i"] == nil)
  }

  @Test func showsTheCharacterUntilTheSetAppears() throws {
    let database = try AppDatabase.inMemory()
    try database.importVocabulary(from: Fixture.folder(hasTwemoji: false))
    let before = try #require(try database.pictogram("twemoji:1f34e"))
    #expect(before.svg == nil)
    #expect(before.emoji == "🍎")
    #expect(try database.refreshVocabulary(from: Fixture.folder()))
    #expect(try database.pictogram("twemoji:1f34e")?.svg?.hasPrefix("<svg") == true)
    #expect(try database.refreshVocabulary(from: Fixture.folder()) == false)
  }
}
