import AACCore
import AACStore
import Foundation
import Testing

@testable import aac_cli

struct MenuScreenTests {
  /// A favourite whose number is not its place in the list.
  private func favourite() throws -> Favourite {
    let database = try AppDatabase.inMemory()
    let now = Date(timeIntervalSince1970: 0)
    for (id, text) in [("1", "Como."), ("2", "Quiero agua.")] {
      _ = try database.saveFavourite(
        SavedSentence(text: text, variety: .spanishSpain), id: id, of: nil, now: now)
    }
    try database.removeFavourite("1", of: nil, now: now)
    return try database.favourite("2", of: nil)
  }

  private static let ana = Person(
    id: "a", name: "Ana", gender: .feminine, variety: .spanishSpain)

  @Test(arguments: [
    ("1", PromptEffect.open(.sentence)), ("2", .open(.quickSentence)), ("3", .open(.planner)),
    ("4", .open(.favourites)), ("5", .open(.people)), ("0", .quit),
  ])
  func homeLeadsEverywhere(key: String, effect: PromptEffect) {
    for language in Language.allCases {
      var screen = MenuScreen.home(hasTimer: false, language: language)
      #expect(screen.handle(.character(Character(key)), width: 80) == [effect])
    }
  }

  @Test func aRunningTimeCanBeSeenAgain() {
    var screen = MenuScreen.home(hasTimer: true, language: .spanish)
    #expect(screen.handle(.character("6"), width: 80) == [.open(.savedTimer)])
    screen = .home(hasTimer: false, language: .spanish)
    #expect(screen.handle(.character("6"), width: 80) == [])
    #expect(screen.message == "no hay ninguna palabra así")
  }

  @Test(arguments: [Key.escape, .character("/"), .backspace, .character("0"), .home])
  func everyWayBackLeadsHome(key: Key) {
    var screen = MenuScreen.people([], current: nil, language: .spanish)
    #expect(screen.handle(key, width: 80) == [.open(.home)])
  }

  @Test(arguments: [Key.interrupt, .endOfInput])
  func endsTheProgram(key: Key) {
    var screen = MenuScreen.people([], current: nil, language: .spanish)
    #expect(screen.handle(key, width: 80) == [.quit])
  }

  @Test func peopleCanBeUsedAndAdded() {
    var screen = MenuScreen.people([Self.ana], current: Self.ana, language: .english)
    #expect(screen.plainPage.tiles == ["1. Ana ✓", "2. Add a person"])
    #expect(screen.handle(.character("1"), width: 80) == [.use("a")])
    #expect(screen.handle(.character("2"), width: 80) == [.open(.newPerson)])
  }

  @Test func aFavouriteIsSaidAtOnceAndRemovedAfterAQuestion() throws {
    let favourite = try favourite()
    var screen = MenuScreen.favourites([favourite], language: .spanish)
    #expect(
      screen.handle(.character("1"), width: 80) == [.speak(favourite.sentence, nil)])
    #expect(screen.handle(.character("2"), width: 80) == [.open(.favouriteRemoval)])
    screen = .favouriteRemoval([favourite], language: .spanish)
    #expect(
      screen.handle(.character("1"), width: 80) == [.open(.favouriteRemovalQuestion(number: 2))])
    screen = .removalQuestion(favourite, language: .spanish)
    #expect(screen.plainPage.heading == ["¿Borrar «Quiero agua.»?"])
    #expect(screen.handle(.character("1"), width: 80) == [.open(.favourites)])
    #expect(screen.handle(.character("2"), width: 80) == [.removeFavourite(number: 2)])
  }

  @Test func withoutFavouritesItSaysHowToMakeOne() {
    let screen = MenuScreen.favourites([], language: .portuguese)
    #expect(screen.message == "Ainda não há nenhuma: a tecla + guarda uma frase.")
    #expect(screen.lines(rows: 15, columns: 40).contains { $0.text.contains("nenhuma") })
  }
}
