import AACCore
import Grammar
import SentenceBuilder
import Testing

/// English verbs of several words on one tile, and what things do, in rows as they are laid: each rule with rows that
/// it leaves alone.
struct EnglishPhraseTests {
  private static func said(_ tiles: String) throws -> String {
    var request = SentenceRequest()
    request.tiles = tiles.split(separator: "/").map(String.init)
    return try GoldSet(.english).composer().sentence(for: request).text
  }

  @Test(arguments: [
    ("I/make fun of/you", "I make fun of you."),
    ("I/want/make fun of/you", "I want to make fun of you."),
    ("I/look forward to/party", "I look forward to the party."),
    ("dog/run around/park", "The dog runs around the park."),
    // Words that are no verb together stay apart.
    ("I/eat/red apple", "I eat a red apple."),
  ])
  func aListedVerbOfSeveralWordsStaysOne(_ tiles: String, _ text: String) throws {
    #expect(try Self.said(tiles) == text)
  }

  @Test(arguments: [
    ("I/let know/you", "I let you know."), ("leave alone/me", "Leave me alone."),
    ("mom/put to bed/baby", "Mom puts the baby to bed."),
    ("he/call names/me", "He calls me names."),
    ("she/kiss goodnight/me", "She kisses me goodnight."),
    ("mom/cheer on/me", "Mom cheers me on."),
    // A noun behind the particle, and a preposition before its own.
    ("dad/put on/shoe", "Dad is putting on his shoes."), ("I/get on/bus", "I get on the bus."),
  ])
  func anIdiomHasItsObjectWithin(_ tiles: String, _ text: String) throws {
    #expect(try Self.said(tiles) == text)
  }

  @Test(arguments: [
    ("I/send to/letter/grandma", "I send a letter to Grandma."),
    ("I/throw at/ball/him", "I throw the ball at him."),
    ("he/steal from/money/bank", "He stole the money from the bank."),
    ("he/spill on/juice/shirt", "He spilled juice on the shirt."),
    // Somebody first, and a verb that is another with its preposition.
    ("I/look at/book", "I look at the book."), ("we/listen to/music", "We listen to music."),
  ])
  func aPrepositionOnTheVerbStandsBeforeTheGoal(_ tiles: String, _ text: String) throws {
    #expect(try Self.said(tiles) == text)
  }

  @Test(arguments: [
    ("school/provide/lunch", "The school provides lunch."),
    ("factory/pollute/river", "The factory pollutes the river."),
    ("yesterday/medicine/cure/grandma", "The medicine cured Grandma yesterday."),
    ("law/prohibit/alcohol", "The law prohibits alcohol."),
    ("snow/thaw", "The snow thaws."),
    // A thing before somebody who does it, and what one wants of a thing.
    ("book/read/I", "I read a book."), ("lunch/eat/I", "I eat lunch."),
  ])
  func aThingDoesWhatOnlyThingsDo(_ tiles: String, _ text: String) throws {
    #expect(try Self.said(tiles) == text)
  }
}
