import AACStore
import AACCore

extension MenuScreen {
  /// The first screen: what can be done with the program.
  static func home(language: Language) -> MenuScreen {
    let items: [(Text, String, PromptEffect.Destination)] = [
      (.homeSentence, "💬", .sentence), (.homeQuickSentence, "🙋", .quickSentence),
      (.homePlanner, "⏰", .planner), (.homeFavourites, "⭐", .favourites),
      (.homePeople, "👤", .people),
    ]
    return MenuScreen(
      title: Text.homeTitle[language],
      items: items.map { text, emoji, destination in
        Item(entry: TileEntry(text[language], emoji: emoji), effect: .open(destination))
      },
      exit: .quit, language: language)
  }

  /// The people who use the program, the current one framed.
  static func people(_ people: [Person], current: Person?, language: Language) -> MenuScreen {
    var screen = MenuScreen(
      title: Text.homePeople[language],
      items: people.map { person in
        Item(
          entry: TileEntry(person.name, emoji: "👤", isChosen: person.id == current?.id),
          effect: .open(.person(id: person.id)))
      },
      exit: .open(.home), language: language)
    if people.isEmpty { screen.message = Text.peopleNone[language] }
    return screen
  }

  /// The favourite sentences, by number.
  static func favourites(_ sentences: [String], language: Language) -> MenuScreen {
    var screen = MenuScreen(
      title: Text.homeFavourites[language],
      items: sentences.enumerated().map { index, sentence in
        Item(
          entry: TileEntry(sentence, emoji: "⭐"), effect: .open(.favourite(number: index + 1)))
      },
      exit: .open(.home), language: language)
    if sentences.isEmpty { screen.message = Text.favouritesNone[language] }
    return screen
  }
}
