import AACCore
import AACStore

extension MenuScreen {
  /// The first screen: what can be done with the program.
  ///
  /// A countdown that was left running (`hasTimer`) can be looked at again.
  static func home(hasTimer: Bool, hasBoards: Bool = false, language: Language) -> MenuScreen {
    let items: [(Text, String, PromptEffect.Destination)] = [
      (.homeSentence, "💬", .sentence), (.homeQuickSentence, "🙋", .quickSentence),
      (.homePlanner, "⏰", .planner), (.homeFavourites, "⭐", .favourites),
      (.homePeople, "👤", .people),
    ]
    let timer: [(Text, String, PromptEffect.Destination)] =
      (hasBoards ? [(.homeBoards, "🔲", .boards)] : [])
      + (hasTimer ? [(.homeTimer, "⏳", .savedTimer)] : [])
    return MenuScreen(
      title: Text.homeTitle[language],
      items: (items + timer).map { text, emoji, destination in
        Item(entry: TileEntry(text[language], emoji: emoji), effect: .open(destination))
      },
      exit: .quit, language: language)
  }

  /// The sets of boards; choosing one opens it.
  static func boards(_ sets: [StoredBoardSet], language: Language) -> MenuScreen {
    MenuScreen(
      title: Text.homeBoards[language],
      items: sets.map {
        Item(entry: TileEntry($0.name, emoji: "🔲"), effect: .open(.board($0.id)))
      },
      exit: .open(.home), language: language)
  }

  /// The people who use the program, the current one framed, and a place to add one.
  static func people(_ people: [Person], current: Person?, language: Language) -> MenuScreen {
    let items = people.map { person in
      Item(
        entry: TileEntry(person.name, emoji: "👤", isChosen: person.id == current?.id),
        effect: .use(person.id))
    }
    let add = Item(
      entry: TileEntry(Text.peopleAdd[language], emoji: "➕"), effect: .open(.newPerson))
    return MenuScreen(
      title: Text.homePeople[language], items: items + [add], exit: .open(.home),
      language: language)
  }

  /// The favourite sentences; choosing one says it.
  static func favourites(_ favourites: [Favourite], language: Language) -> MenuScreen {
    let items = favourites.map { favourite in
      Item(entry: entry(favourite), effect: .speak(favourite.sentence, nil))
    }
    let remove = Item(
      entry: TileEntry(Text.favouritesRemove[language], emoji: "➖"),
      effect: .open(.favouriteRemoval))
    var screen = MenuScreen(
      title: Text.homeFavourites[language], items: items + (items.isEmpty ? [] : [remove]),
      exit: .open(.home), language: language)
    if favourites.isEmpty { screen.message = Text.favouritesNone[language] }
    return screen
  }

  /// The favourite sentences; choosing one asks whether to remove it.
  static func favouriteRemoval(_ favourites: [Favourite], language: Language) -> MenuScreen {
    MenuScreen(
      title: Text.favouritesRemoveWhich[language],
      items: favourites.map {
        Item(entry: entry($0), effect: .open(.favouriteRemovalQuestion(number: $0.number)))
      },
      exit: .open(.favourites), language: language)
  }

  /// Whether to remove a favourite: no comes first.
  static func removalQuestion(_ favourite: Favourite, language: Language) -> MenuScreen {
    MenuScreen(
      title: Text.favouritesRemoveQuestion(sentence: favourite.sentence.text)[language],
      items: [
        Item(
          entry: TileEntry(Text.answerNo[language], emoji: "⭐"), effect: .open(.favourites)),
        Item(
          entry: TileEntry(Text.answerYes[language], emoji: "➖"),
          effect: .removeFavourite(number: favourite.number)),
      ],
      exit: .open(.favourites), language: language)
  }

  private static func entry(_ favourite: Favourite) -> TileEntry {
    let name = favourite.name.map { " (\($0))" } ?? ""
    return TileEntry(favourite.sentence.text + name, emoji: "⭐")
  }
}
