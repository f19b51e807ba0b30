import AACCore
import AACStore
import Planner
import SentenceBuilder

/// The planner's screens before a countdown begins, as their templates show them.
struct PlannerPage {
  /// Minutes that are offered as pictures.
  static let minutes = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60]

  let session: WebSession
  let words: WordCache.Words
  let plan: Plan

  private var language: Language { session.language }
  private var planField: String { plan.items.isEmpty ? "" : "&plan=\(plan.text.inAddress)" }

  /// The activities to choose from.
  func activities(_ place: WalkPlace) -> Fields {
    let verbs = words.builder.vocabulary.verbs.map { Choice.verb($0.concept) }
    let tiles = WalkTiles(
      verbs, builder: words.builder, chosen: nil, place: place, perPage: session.look.tilesPerPage)
    let address: (WalkPlace) -> String = { place in
      "/planner?" + place.fields.joined(separator: "&") + planField
    }
    var fields: Fields = [
      "heading": Text.plannerWhat[language],
      "tabs": tiles.tabs.map { tab in
        words.picture(tab.pictogram).merging(
          [
            "name": tab.name, "href": address(place.at(tab: tab.id)),
            "current": tab.id == tiles.tab,
          ] as Fields
        )
      }, "hasTabs": !tiles.tabs.isEmpty, "hasManyTabs": tiles.hasManyTabs,
      "tabsLabel": Text.webCategories[language],
      "tiles": tiles.choices.compactMap(activity),
      "nothing": tiles.choices.isEmpty ? Text.walkNothingFound[language].sentenceCased : false,
      "findAction": "/planner", "findField": "plan", "findValue": plan.text,
      "hasFind": true, "isFew": false, "letters": place.letters,
      "findLabel": Text.webFind[language],
      "searchPicture": words.picture("aac:ui-search"),
      "isSearching": !place.letters.isEmpty, "stopFinding": address(WalkPlace()),
      "stopFindingLabel": Text.webShowAll[language],
      "hasPages": tiles.pageCount > 1, "pagesLabel": Text.webPages[language],
      "pageText": "\(tiles.page + 1) / \(tiles.pageCount)",
      "earlier": page(tiles.page - 1, of: tiles, .webEarlierPage, "aac:ui-back") {
        address(place.at(page: $0))
      },
      "later": page(tiles.page + 1, of: tiles, .webLaterPage, "aac:ui-next") {
        address(place.at(page: $0))
      },
      "onlyTime": words.picture("aac:ui-planner").merging(
        [
          "label": Text.webOnlyTime[language], "href": "/planner/time?activity=-\(planField)",
        ] as Fields
      ),
    ]
    let back = plan.items.isEmpty ? "/" : readyAddress(plan)
    fields.merge(.bar([.home, .back(back)], words: words, language: language))
    return fields
  }

  private func activity(_ option: Choice) -> Fields? {
    guard let tile = words.builder.tile(for: option), let concept = tile.concept else {
      return nil
    }
    return words.picture(tile.pictogram).merging(
      [
        "id": option.description, "label": tile.label.withSoftHyphens(in: language),
        "color": FitzgeraldColor(tile.lexeme).rawValue, "chosen": false,
        "href": "/planner/time?activity=\(concept.rawValue.inAddress)\(planField)",
      ] as Fields
    )
  }

  private func page(
    _ page: Int, of tiles: WalkTiles, _ label: Text, _ picture: Pictogram.ID,
    _ address: (Int) -> String
  ) -> Fields {
    let isThere = (0..<tiles.pageCount).contains(page)
    return words.picture(picture).merging(
      ["href": isThere ? address(page) as Any : false, "label": label[language]] as Fields
    )
  }

  /// The times to choose from for an activity.
  func times(for concept: Concept?, problem: Text?) -> Fields {
    let activity = concept.flatMap(words.activity)
    var fields: Fields = [
      "heading": Text.plannerHowLong[language],
      "activity": words.picture(of: activity).merging(
        ["label": activity?.word ?? Text.webOnlyTime[language], "color": "verbs"] as Fields
      ),
      "times": Self.minutes.map { minutes in
        [
          "minutes": minutes,
          "label": RemainingTimeText(seconds: minutes * 60).amount(in: language),
          "href": readyAddress(plan.adding(concept, seconds: minutes * 60)),
        ] as Fields
      },
      "concept": concept?.rawValue ?? "-", "plan": plan.text,
      "otherLabel": Text.webOther[language], "hoursLabel": Text.webHours[language],
      "minutesLabel": Text.webMinutes[language], "nextLabel": Text.keyNext[language].sentenceCased,
      "problem": problem.map { $0[language].sentenceCased as Any } ?? false,
    ]
    let back = "/planner" + (plan.items.isEmpty ? "" : "?plan=\(plan.text.inAddress)")
    fields.merge(.bar([.home, .back(back)], words: words, language: language))
    return fields
  }

  /// The plan, ready to begin under an id.
  func ready(id: String) -> Fields {
    let rest = Plan(plan.items.dropLast())
    let canGrow = plan.items.count < Plan.longest
    let then = "/planner?plan=\(plan.text.inAddress)"
    let fields: Fields = [
      "heading": plan.items.count > 1
        ? "\(Text.webFirst[language]) → \(Text.webThen[language])" : Text.homePlanner[language],
      "steps": steps,
    ]
    return fields.merging(
      .bar(
        [
          .home, .back(rest.items.isEmpty ? "/planner" : readyAddress(rest)),
          BarButton("then", .webAddThen, "aac:ui-add", canGrow ? .link(then) : .none),
          BarButton(
            "start", .webStart, "aac:ui-next",
            .form("/planner/start", [("plan", plan.text), ("id", id)])),
        ], words: words, language: language)
    )
  }

  private var steps: [Fields] {
    plan.items.enumerated().map { index, item in
      let activity = item.concept.flatMap(words.activity)
      return words.picture(of: activity).merging(
        [
          "order": plan.items.count < 2
            ? false as Any : (index == 0 ? Text.webFirst : .webThen)[language],
          "label": activity?.word ?? Text.webOnlyTime[language], "color": "verbs",
          "time": RemainingTimeText(seconds: item.seconds).amount(in: language),
        ] as Fields
      )
    }
  }

  private func readyAddress(_ plan: Plan) -> String { "/planner/ready?plan=\(plan.text.inAddress)" }
}
