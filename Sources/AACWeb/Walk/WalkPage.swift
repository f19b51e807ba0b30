import AACCore
import SentenceBuilder

/// A screen of the walk as its template shows it.
struct WalkPage {
  /// So many words are found by looking; more also by letters.
  private static let fewWords = 12

  let builder: SentenceBuilder
  let place: WalkPlace
  let session: WebSession
  let words: WordCache.Words

  private var state: WalkState { builder.state }
  private var language: Language { session.language }

  /// What the step asks.
  var title: String {
    let text: Text =
      switch state.step {
      case .home: .homeTitle
      case .subject: state.mode == .full ? .walkWho : .walkHowAreYou
      case .verb: .walkWhat
      case .complement, .openedComplement: .walkComplement
      case .final: .walkFinal
      }
    return text[language]
  }

  var fields: Fields {
    let sentence = builder.sentence(variety: session.variety, speaker: session.speaker)
    var fields: Fields = [
      "heading": title, "isFinal": state.step == .final, "isChoosing": state.step != .final,
      "at": state.text, "step": state.step.name,
      "strip": strip, "isEmpty": builder.tiles.isEmpty, "isAsked": state.isQuestion,
      "questionMark": words.picture("aac:question-mark"),
      "questionLabel": Text.keyQuestion[language], "negatedLabel": Text.keyNegate[language],
      "sentence": builder.tiles.isEmpty ? "" : sentence.text,
      "stripLabel": Text.walkFinal[language], "inputs": [Fields.input("at", state.text)],
      "sound": "/speech/sentence.wav?at=\(state.text.inAddress)",
    ]
    fields.merge(state.step == .final ? tools : choosing)
    fields.merge(.bar(bar, words: words, language: language))
    return fields
  }

  private var strip: [Fields] {
    words.strip(builder.tiles, variety: session.variety, speaker: session.speaker)
  }

  private func label(_ option: Choice) -> String? {
    builder.label(of: option, variety: session.variety, speaker: session.speaker)
  }

  /// Tabs, tiles and pages.
  private var choosing: Fields {
    let options = builder.options
    let tiles = WalkTiles(
      options, builder: builder, chosen: state.choices[state.step], place: place,
      perPage: session.look.tilesPerPage)
    let here = place.at(page: tiles.page)
    return [
      "tabs": tiles.tabs.map { tab in
        words.picture(tab.pictogram).merging(
          [
            "name": tab.name, "href": place.at(tab: tab.id).address(state),
            "current": tab.id == tiles.tab,
          ] as Fields
        )
      }, "hasTabs": !tiles.tabs.isEmpty, "hasManyTabs": tiles.hasManyTabs,
      "tabsLabel": Text.webCategories[language],
      "tiles": tiles.choices.compactMap { tile($0, place: here) },
      "nothing": tiles.choices.isEmpty ? Text.walkNothingFound[language].sentenceCased : false,
      "findAction": "/walk", "findField": "at", "findValue": state.text,
      "hasFind": options.count > Self.fewWords, "isFew": options.count <= 4,
      "letters": place.letters, "findLabel": Text.webFind[language],
      "isSearching": !place.letters.isEmpty,
      "stopFinding": WalkPlace().address(state), "stopFindingLabel": Text.webShowAll[language],
      "searchPicture": words.picture("aac:ui-search"),
      "hasPages": tiles.pageCount > 1, "pagesLabel": Text.webPages[language],
      "pageText": "\(tiles.page + 1) / \(tiles.pageCount)",
      "earlier": page(tiles.page - 1, of: tiles, .webEarlierPage, "aac:ui-back"),
      "later": page(tiles.page + 1, of: tiles, .webLaterPage, "aac:ui-next"),
    ]
  }

  private func page(
    _ page: Int, of tiles: WalkTiles, _ label: Text, _ picture: Pictogram.ID
  ) -> Fields {
    let isThere = (0..<tiles.pageCount).contains(page)
    return words.picture(picture).merging(
      [
        "href": isThere ? place.at(page: page).address(state) as Any : false,
        "label": label[language],
      ] as Fields
    )
  }

  private func tile(_ option: Choice, place: WalkPlace) -> Fields? {
    guard let tile = builder.tile(for: option) else { return nil }
    return words.picture(tile.pictogram).merging(
      [
        "id": option.description,
        "label": (label(option) ?? tile.label).withSoftHyphens(in: session.variety.language),
        "color": FitzgeraldColor(tile.lexeme).rawValue,
        "href": place.address(state, .choose(option)),
        "chosen": state.choices[state.step] == option,
      ] as Fields
    )
  }

  /// The six buttons, each always at its place; what cannot be done now stands there dimmed.
  private var bar: [BarButton] {
    // On the same step the same words stay in sight; another step begins with its first.
    func here(_ move: Move) -> BarButton.Action {
      builder.isLegal(move) ? .link(place.address(state, move)) : .none
    }
    let next: BarButton.Action =
      builder.isLegal(.next) ? .link(WalkPlace().address(state, .next)) : .none
    return [
      .home, .back(WalkPlace().address(state, .back)),
      BarButton(
        "negate", .keyNegate, "aac:negation-cross", here(.negate), isOn: state.isNegative),
      BarButton(
        "question", .keyQuestion, "aac:question-mark", here(.question), isOn: state.isQuestion),
      BarButton(
        "speak", .keySpeak, "aac:ui-speak",
        builder.tiles.isEmpty ? .none : .speak([("at", state.text)])),
      BarButton("next", .keyNext, "aac:ui-next", next),
    ]
  }

  /// What can be done with a finished sentence.
  private var tools: Fields {
    let at = state.text.inAddress
    return [
      "saveLabel": Text.webKeep[language], "savePicture": words.picture("aac:ui-favourite"),
      "copyLabel": Text.webCopy[language], "copiedLabel": Text.webCopied[language],
      "showHref": "/show?at=\(at)", "showLabel": Text.webShow[language],
      "soundHref": "/speech/sentence.mp3?at=\(at)", "soundLabel": Text.webSaveSound[language],
      "keepReturn": state.text,
    ]
  }
}
