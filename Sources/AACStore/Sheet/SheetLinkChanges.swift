import AACCore

/// What an import makes of the links between words, in the order in which it is written; made without the database.
struct SheetLinkChanges {
  /// Links that are not there yet: from one word, with the same between.
  struct New {
    let kind: WordLink.Kind
    let language: Language
    let first: Concept
    let seconds: [String]
    let government: String?
  }

  /// One that was there, or is made as one that is cut.
  struct Changed {
    let link: SheetLink
    let group: SheetLinkGroup
    let first: Concept
  }

  private(set) var new: [New] = []
  private(set) var changed: [Changed] = []
  /// A row a group of links: what they were, and what they become.
  private(set) var journal: [JournalText] = []

  /// - Throws: when a link begins at a word that is not there.
  init(_ sheet: SheetImport) throws {
    // In the order of the tables: a million links anywhere in a tree take ten times as long.
    let keys = sheet.changedWords.sorted { $0.word.concept.rawValue < $1.word.concept.rawValue }
    for kind in WordLink.Kind.allCases {
      for language in sheet.after.languages {
        var links = NewLinks()
        for key in keys where key.language == language && key.word.role == kind.roles.second {
          let group = SheetLinkGroup(language: language, kind: kind, second: key.word.concept)
          add(group, sheet, &links)
        }
        for (first, links) in links.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          let key = SheetKey(language: language, word: WordKey(kind.roles.first, first))
          // The second words are among those that are changed.
          if sheet.after.entries[key] == nil { throw StoreError.unknownWord(name: first.rawValue) }
          add(links, kind, language, first)
        }
      }
    }
  }

  /// By the word that they begin with: to which word, with what between.
  private typealias NewLinks = [Concept: [(second: Concept, government: String?)]]

  /// Notes the links of a group that change and those that are new.
  private mutating func add(
    _ group: SheetLinkGroup, _ sheet: SheetImport, _ new: inout NewLinks
  ) {
    let before = sheet.before.links[group] ?? [:]
    let after = sheet.after.links[group] ?? [:]
    if before == after { return }
    var was: [(first: Concept, link: SheetLink)] = []
    var now: [(first: Concept, link: SheetLink)] = []
    for (first, link) in after.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let old = before[first]
      if old == link { continue }
      now.append((first, link))
      if old == nil, link == SheetLink(government: link.government) {
        new[first, default: []].append((group.second, link.government))
      } else {
        changed.append(Changed(link: link, group: group, first: first))
        if let old { was.append((first, old)) }
      }
    }
    let table = JournalTable(groupsOf: group.kind)
    let key: [(name: String, cell: RowImage.Cell)] = [
      (table.key[0], .text(group.language.code)), (table.key[1], .text(group.second.rawValue)),
    ]
    journal.append(
      JournalText(
        table: table, key: RowImage.json(key), before: LinkGroupImage.json(was),
        after: LinkGroupImage.json(now)))
  }

  private mutating func add(
    _ links: [(second: Concept, government: String?)], _ kind: WordLink.Kind, _ language: Language,
    _ first: Concept
  ) {
    let byGovernment =
      links.contains { $0.government != nil }
      ? Dictionary(grouping: links, by: \.government) : [nil: links]
    for (government, links) in byGovernment {
      new.append(
        New(
          kind: kind, language: language, first: first, seconds: links.map(\.second.rawValue),
          government: government))
    }
  }
}
