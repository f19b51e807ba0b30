import SentenceBuilder

/// What a page of the walk shows of the words: a category, a page of it, or what letters find.
struct WalkPlace: Sendable {
  /// Category; nil: that of the chosen word, else the first.
  var tab: String?
  /// Page of tiles, from 0.
  var page = 0
  /// Letters that are searched for; empty when nothing is.
  var letters = ""

  /// The place that an address names.
  init(_ query: Form) {
    tab = query["tab"]
    page = max(0, query["page"].flatMap(Int.init) ?? 0)
    letters = String((query["find"] ?? "").prefix(40))
  }

  init() {}

  /// The address of a walk after a move, at this place of its words.
  func address(_ state: WalkState, _ move: Move? = nil) -> String {
    var address = "/walk?at=\(state.text.inAddress)"
    if let move { address += "&do=\(move.description.inAddress)" }
    return ([address] + fields).joined(separator: "&")
  }

  /// The place as fields of an address.
  var fields: [String] {
    (tab.map { ["tab=\($0.inAddress)"] } ?? []) + (page > 0 ? ["page=\(page)"] : [])
      + (letters.isEmpty ? [] : ["find=\(letters.inAddress)"])
  }

  /// The same place with another tab.
  func at(tab: String) -> WalkPlace {
    var place = WalkPlace()
    place.tab = tab
    return place
  }

  /// The same place on another page.
  func at(page: Int) -> WalkPlace {
    var place = self
    place.page = page
    return place
  }
}
