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
      "stripLabel": Text.walkFinal[language], "bar": bar,
      "sound": "/speech/sentence.wav?at=\(state.text.inAddress)",
    ]
    fields.merge(state.step == .final ? tools : choosing) { $1 }
    return fields
  }

  private var strip: [Fields] {
    builder.tiles.enumerated().map { index, tile in
      let opener = tile.role == .opener ? state.choices[.subject].flatMap(label) : nil
      return words.strip(tile).merging(
        ["index": index, "label": opener ?? tile.label] as Fields
      ) { $1 }
    }
  }

  private func label(_ option: Choice) -> String? {
    builder.label(of: option, variety: session.variety, speaker: session.speaker)
  }

  /// Tabs, tiles and pages.
  private var choosing: Fields {
    let tiles = WalkTiles(builder, place: place, perPage: session.look.tilesPerPage)
    let here = place.at(page: tiles.page)
    return [
      "tabs": tiles.tabs.map { tab in
        words.picture(tab.pictogram).merging(
          [
            "name": tab.name, "href": place.at(tab: tab.id).address(state),
            "current": tab.id == tiles.tab,
          ] as Fields
        ) { $1 }
      }, "hasTabs": !tiles.tabs.isEmpty, "tabsLabel": Text.webCategories[language],
      "tiles": tiles.choices.compactMap { tile($0, place: here) },
      "nothing": tiles.choices.isEmpty ? Text.walkNothingFound[language].sentenceCased : false,
      "findAction": "/walk", "findField": "at", "findValue": state.text,
      "hasFind": builder.options.count > Self.fewWords, "isFew": builder.options.count <= 4,
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
    ) { $1 }
  }

  private func tile(_ option: Choice, place: WalkPlace) -> Fields? {
    guard let tile = builder.tile(for: option) else { return nil }
    return words.picture(tile.pictogram).merging(
      [
        "id": option.description, "label": label(option) ?? tile.label,
        "color": FitzgeraldColor(tile.lexeme).rawValue,
        "href": place.address(state, .choose(option)),
        "chosen": state.choices[state.step] == option,
      ] as Fields
    ) { $1 }
  }

  /// The six buttons, each always at its place; what cannot be done now stands there dimmed.
  private var bar: [Fields] {
    let now: (Move) -> Bool = builder.isLegal
    // On the same step the same words stay in sight; another step begins with its first.
    let here: (Move) -> String = { place.address(state, $0) }
    let there: (Move) -> String = { WalkPlace().address(state, $0) }
    return [
      button("home", .keyHome, "aac:ui-home", "/"),
      button("back", .keyBack, "aac:ui-back", there(.back)),
      button(
        "negate", .keyNegate, "aac:negation-cross", now(.negate) ? here(.negate) : nil,
        isOn: state.isNegative),
      button(
        "question", .keyQuestion, "aac:question-mark", now(.question) ? here(.question) : nil,
        isOn: state.isQuestion),
      button("speak", .keySpeak, "aac:ui-speak", builder.tiles.isEmpty ? nil : "/say"),
      button("next", .keyNext, "aac:ui-next", now(.next) ? there(.next) : nil),
    ]
  }

  private func button(
    _ id: String, _ label: Text, _ picture: Pictogram.ID, _ address: String?, isOn: Bool = false
  ) -> Fields {
    words.picture(picture).merging(
      [
        "id": id, "label": label[language].sentenceCased, "href": address as Any? ?? false,
        "on": isOn, "isSpeak": id == "speak" && address != nil,
        "isLink": id != "speak" && address != nil, "isDimmed": address == nil,
      ] as Fields
    ) { $1 }
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
