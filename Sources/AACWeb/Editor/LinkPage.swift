import AACCore
import AACStore
import SentenceBuilder

/// The pictures of words that one can go with; those that it goes with are marked.
struct LinkPage {
  let word: EditedWord
  let side: LinkSide
  let query: Form
  let desk: EditorDesk

  private var language: Language { desk.language }

  var fields: Fields {
    get throws {
      let letters = String((query["find"] ?? "").prefix(80))
      let letterField = letters.isEmpty ? "" : "&find=\(letters.inAddress)"
      let others = try desk.entries().filter {
        $0.key.role == side.otherRole && !$0.isRemoved && $0.key != word.main.key
      }
      let links = try desk.database.wordLinks(in: language)
      let linked = Set(
        links.filter { side.isLink($0, of: word.main.key) }.map(side.other))
      let categories = desk.words.builder.vocabulary.categories
      let ids = Set(others.map(\.category))
      let tab =
        query["tab"].flatMap { ids.contains($0) ? $0 : nil }
        ?? categories.first { ids.contains($0.id) }?.id
      let shown =
        letters.isEmpty
        ? others.filter { $0.category == tab }
        : LetterSearch(letters).matches(in: others.map(\.label)).map { others[$0] }
      return [
        "word": word.address, "side": side.name, "tab": tab ?? "", "letters": letters,
        "title": side.title[language], "hint": Text.editorLinkHint[language],
        "wordTile": desk.words.picture(word.main.pictogram), "wordLabel": word.label,
        "color": FitzgeraldColor(word.main.lexeme).rawValue,
        "hasTabs": letters.isEmpty, "tabsLabel": Text.webCategories[language],
        "tabs": categories.filter { ids.contains($0.id) }.map { category in
          let count = others.count { $0.category == category.id && linked.contains($0.key) }
          return desk.words.picture(category.pictogram).merging(
            [
              "name": count == 0 ? category.name : "\(category.name) (\(count))",
              "current": category.id == tab,
              "href": side.address(of: word.main.key) + "&tab=\(category.id.inAddress)",
            ] as Fields
          )
        },
        "findLabel": Text.webFind[language], "isSearching": !letters.isEmpty,
        "searchPicture": desk.words.picture("aac:ui-search"),
        "stopFinding": side.address(of: word.main.key),
        "stopFindingLabel": Text.webShowAll[language],
        "nothing": shown.isEmpty
          ? Text.walkNothingFound[language].sentenceCased as Any : false,
        "sentence": sentence(links), "sentenceLang": desk.session.variety.tag,
        "between": between(links), "betweenLabel": Text.editorBetween[language],
        "linkedLabel": Text.editorGoesTogether[language],
        "tiles": shown.map { entry in
          desk.words.picture(entry.pictogram).merging(
            [
              "label": entry.label, "color": FitzgeraldColor(entry.lexeme).rawValue,
              "value": entry.key.address, "linked": linked.contains(entry.key),
              "betweenHref": linked.contains(entry.key) && side.kind == .verbComplement
                ? side.address(of: word.main.key) + "&tab=\((tab ?? "").inAddress)" + letterField
                  + "&other=\(entry.key.address.inAddress)#between" as Any : false,
            ] as Fields
          )
        },
      ]
    }
  }

  /// The link that is looked at, with the word at its other end; nil when none is.
  private func link(among links: [WordLink]) -> (link: WordLink, other: WordEntry)? {
    guard let other = query["other"].flatMap(WordKey.init(address:)),
      let link = links.first(where: {
        side.isLink($0, of: word.main.key) && side.other($0) == other
      }),
      let entry = try? desk.word(other.address).main
    else { return nil }
    return (link, entry)
  }

  /// What stands between a verb and what completes it, to be chosen; false where nothing is linked so.
  private func between(_ links: [WordLink]) -> Any {
    guard side.kind == .verbComplement, let (link, other) = link(among: links) else {
      return false
    }
    let (first, second) = side.isFirst ? (word.label, other.label) : (other.label, word.label)
    let government = link.government
    let article = government.map { $0.article?.rawValue ?? "" } ?? LinkController.byGrammar
    return [
      "title": Text.editorBetweenOf(first: first, second: second)[language],
      "other": other.key.address, "hint": Text.editorBetweenHint[language],
      "prepositionLabel": Text.editorPreposition[language],
      "preposition": government?.preposition ?? "",
      "articles": Fields.choices(
        "article", Text.editorArticle[language],
        [
          (LinkController.byGrammar, Text.editorByGrammar[language]),
          (Article.definite.rawValue, Text.editorArticleThe[language]),
          (Article.indefinite.rawValue, Text.editorArticleA[language]),
          (Article.bare.rawValue, Text.editorArticleNone[language]),
        ], chosen: article.isEmpty ? LinkController.byGrammar : article),
      "save": Text.keySave[language].sentenceCased,
    ] as Fields
  }

  /// What the pair that was just joined will be heard as, and whether that is strange; false for none.
  private func sentence(_ links: [WordLink]) -> Any {
    guard let (link, entry) = link(among: links) else { return false }
    let review = WordReview(desk.words.builder.vocabulary, variety: desk.session.variety)
    let (first, second) = side.isFirst ? (word.main, entry) : (entry, word.main)
    if let warning = review.warnings(for: link, first: first, second: second).first {
      return warning.webText[language].sentenceCased
    }
    return review.sentence(link, first: first, second: second)
  }
}
