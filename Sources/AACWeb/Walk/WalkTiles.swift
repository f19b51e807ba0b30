import AACCore
import SentenceBuilder

/// The words that a page of the walk offers: which tabs there are, and which tiles stand on this page.
struct WalkTiles {
  /// A category with its words.
  struct Tab {
    var id: String
    var name: String
    var pictogram: Pictogram.ID?
  }

  /// The categories; empty when all words have room on one page or are of one category.
  private(set) var tabs: [Tab] = []
  /// Whether the names of all categories would take the room of the words.
  var hasManyTabs: Bool { tabs.count > 10 }
  /// The category that is shown.
  private(set) var tab: String?
  /// The words of this page.
  private(set) var choices: [Choice] = []
  /// The page, from 0.
  private(set) var page = 0
  private(set) var pageCount = 1

  /// Words to choose from, with the one that is chosen.
  init(
    _ options: [Choice], builder: SentenceBuilder, chosen: Choice?, place: WalkPlace, perPage: Int
  ) {
    let perPage = perPage == 0 ? max(1, options.count) : perPage
    let groups = Dictionary(grouping: options) { builder.category(of: $0) ?? "" }
    var shown = options
    if !place.letters.isEmpty {
      let labels = options.map { builder.tile(for: $0)?.label ?? "" }
      shown = LetterSearch(place.letters).matches(in: labels).map { options[$0] }
    } else if groups.count > 1, options.count > perPage {
      tabs = builder.vocabulary.categories.filter { groups[$0.id] != nil }
        .map { Tab(id: $0.id, name: $0.name, pictogram: $0.pictogram) }
      let asked = [place.tab, chosen.flatMap { builder.category(of: $0) }].compactMap(\.self)
      tab =
        asked.first { groups[$0] != nil } ?? builder.likelyCategory(of: options) ?? tabs.first?.id
      shown = tab.flatMap { groups[$0] } ?? []
    }
    pageCount = max(1, (shown.count + perPage - 1) / perPage)
    page = min(place.page, pageCount - 1)
    choices = Array(shown.dropFirst(page * perPage).prefix(perPage))
  }
}
