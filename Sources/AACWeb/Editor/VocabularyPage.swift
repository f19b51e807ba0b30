import AACCore
import AACStore
import SentenceBuilder

/// The list of words as its template shows it.
struct VocabularyPage {
  /// Which words are listed.
  enum Part: String, CaseIterable {
    case used, hidden, removed
  }

  static let perPage = 120

  private let desk: EditorDesk
  private let part: Part
  private let letters: String
  private let entries: [WordEntry]
  private let hidden: Set<WordKey>
  private let tab: String?
  private let page: Int

  init(desk: EditorDesk, query: Form) throws {
    self.desk = desk
    part = query.value("part") ?? .used
    letters = String((query["find"] ?? "").prefix(80))
    page = query["page"].flatMap(Int.init) ?? 0
    let database = desk.database
    let masked = try database.hiddenWords(of: nil, in: desk.language)
    hidden =
      try desk.person.map {
        masked.union(try database.hiddenWords(of: $0.id, in: desk.language))
      } ?? masked
    let part = part
    let hidden = hidden
    let all = try desk.entries().filter { entry in
      switch part {
      case .used: !entry.isRemoved
      case .hidden: !entry.isRemoved && hidden.contains(entry.key)
      case .removed: entry.isRemoved
      }
    }
    // A word that is there in two roles is one word here.
    var seen = Set<String>()
    entries = all.filter { seen.insert("\($0.key.concept.rawValue)\n\($0.label)").inserted }
    let ids = Set(entries.map(\.category))
    let first = desk.words.builder.vocabulary.categories.first { ids.contains($0.id) }?.id
    tab = query["tab"].flatMap { ids.contains($0) ? $0 : nil } ?? first
  }

  var fields: Fields {
    let language = desk.language
    let found = shown
    let pages = max(1, (found.count + Self.perPage - 1) / Self.perPage)
    let page = min(max(0, page), pages - 1)
    let tiles = found.dropFirst(page * Self.perPage).prefix(Self.perPage)
    return [
      "parts": Part.allCases.map { part in
        [
          "label": Self.name(part)[language], "href": address(part: part),
          "current": part == self.part,
        ] as Fields
      },
      "partsLabel": Text.editorWhichWords[language],
      "tabs": letters.isEmpty && part == .used ? tabs : [], "hasTabs": letters.isEmpty,
      "tabsLabel": Text.webCategories[language], "letters": letters, "part": part.rawValue,
      "findLabel": Text.webFind[language], "isSearching": !letters.isEmpty,
      "stopFinding": address(part: part), "stopFindingLabel": Text.webShowAll[language],
      "searchPicture": desk.words.picture("aac:ui-search"),
      "tiles": tiles.map(tile),
      "nothing": tiles.isEmpty ? nothing[language].sentenceCased as Any : false,
      "pages": pages < 2
        ? []
        : (0..<pages).map { number in
          [
            "label": "\(number + 1)", "current": number == page,
            "href": address(part: part, tab: tab, page: number),
          ] as Fields
        },
      "pagesLabel": Text.webPages[language],
      "tools": [
        tool(.editorAdd, "aac:ui-add", "/care/words/add"),
        tool(.editorHistory, "aac:ui-history", "/care/words/history"),
        tool(.editorFiles, "aac:ui-save", "/care/files"),
      ],
      "whose": desk.person.map { Text.editorFor(name: $0.name)[language] as Any } ?? false,
    ]
  }

  private var nothing: Text {
    if !letters.isEmpty { return .walkNothingFound }
    return part == .removed ? .editNothingRemoved : .editorNoneHidden
  }

  private var shown: [WordEntry] {
    if !letters.isEmpty {
      return LetterSearch(letters).matches(in: entries.map(\.label)).map { entries[$0] }
    }
    return part == .used ? entries.filter { $0.category == tab } : entries
  }

  private var tabs: [Fields] {
    let ids = Set(entries.map(\.category))
    return desk.words.builder.vocabulary.categories.filter { ids.contains($0.id) }.map { tab in
      desk.words.picture(tab.pictogram).merging(
        [
          "name": tab.name, "href": address(part: part, tab: tab.id),
          "current": tab.id == self.tab,
        ] as Fields
      )
    }
  }

  private static func name(_ part: Part) -> Text {
    switch part {
    case .used: .editorUsed
    case .hidden: .editorHidden
    case .removed: .editorRemoved
    }
  }

  private func address(part: Part, tab: String? = nil, page: Int = 0) -> String {
    var fields = part == .used ? [] : ["part=\(part.rawValue)"]
    if let tab { fields.append("tab=\(tab.inAddress)") }
    if !letters.isEmpty, page > 0 { fields.append("find=\(letters.inAddress)") }
    if page > 0 { fields.append("page=\(page)") }
    return "/care/words" + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
  }

  private func tile(_ entry: WordEntry) -> Fields {
    let language = desk.language
    var marks: [String] = []
    if hidden.contains(entry.key) { marks.append(Text.editorIsHidden[language]) }
    if let level = entry.level { marks.append(Text.editorAtLevel(level: "\(level)")[language]) }
    if entry.owner != nil { marks.append(Text.editorOwn[language]) }
    return desk.words.picture(entry.pictogram).merging(
      [
        "label": entry.label, "color": FitzgeraldColor(entry.lexeme).rawValue,
        "href": "/care/words/word?word=\(entry.key.address.inAddress)",
        "marks": marks.isEmpty ? false : marks.joined(separator: " · ") as Any,
      ] as Fields
    )
  }

  private func tool(_ label: Text, _ picture: Pictogram.ID, _ address: String) -> Fields {
    desk.words.picture(picture).merging(["label": label[desk.language], "href": address])
  }
}
