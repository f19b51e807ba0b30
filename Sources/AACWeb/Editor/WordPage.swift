import AACCore
import AACStore
import Grammar
import SentenceBuilder

/// A word as its page shows it: what grammar knows of it, what it will be heard in, and what can be changed.
struct WordPage {
  private static let exampleCount = 6

  let word: EditedWord
  /// The word as a form has it that is not saved yet.
  let changed: [WordEntry]?
  let desk: EditorDesk

  private var language: Language { desk.language }
  private var main: WordEntry { changed?.first ?? word.main }

  var fields: Fields {
    get throws {
      let links = try desk.database.wordLinks(in: language)
      let hiddenForAll = try desk.database.hiddenWords(of: nil, in: language)
      let hidden = try desk.person.map {
        try desk.database.hiddenWords(of: $0.id, in: language)
      }
      var fields: Fields = [
        "word": word.address, "isRemoved": word.isRemoved,
        "color": FitzgeraldColor(main.lexeme).rawValue,
        "tile": desk.words.picture(main.pictogram), "tileLabel": main.label,
        "form": WordFields.fields(
          main, categories: desk.words.builder.vocabulary.categories, language: language),
        "saveLabel": Text.keySave[language].sentenceCased,
        "lookLabel": Text.editorLook[language],
        "changeTitle": Text.editorChange[language],
        "partners": partners(links), "partnersTitle": Text.editorLinks[language],
        "pictureHref": "/care/words/picture?word=\(word.address.inAddress)",
        "pictureLabel": Text.editorChangePicture[language],
        "moreTitle": Text.editorMore[language],
        "more": more(
          isHiddenForAll: hiddenForAll.contains(word.main.key),
          isHidden: hidden.map { $0.contains(word.main.key) }),
        "levelLabel": Text.editorLevel[language], "levelHint": Text.editorLevelHint[language],
        "levels": levels,
        "placeHref": "/care/words/place?word=\(word.address.inAddress)",
        "placeLabel": Text.editorMoveTile[language],
        "purgeHref": word.isRemoved
          ? "/care/words/purge?word=\(word.address.inAddress)" as Any : false,
        "purgeLabel": Text.editorPurge[language],
      ]
      fields.merge(try preview(links))
      fields.merge(try WordSound(word: word, desk: desk).fields)
      return fields
    }
  }

  /// What follows from what is filled in: forms, warnings, sentences.
  private func preview(_ links: [WordLink]) throws -> Fields {
    let vocabulary = desk.words.builder.vocabulary
    let entries = changed ?? word.entries
    let keys = Set(entries.map(\.key))
    let own = links.filter { keys.contains($0.firstKey) || keys.contains($0.secondKey) }
    let review = WordReview(vocabulary, variety: desk.session.variety)
    var warnings: [WordWarning] = []
    for entry in entries {
      for warning in review.warnings(for: entry, links: own) where !warnings.contains(warning) {
        warnings.append(warning)
      }
    }
    let examples = review.examples(of: own, with: entries, atMost: Self.exampleCount)
    return [
      "forms": WordFacts(main, variety: desk.session.variety).line[language],
      "formsTitle": Text.editorKnown[language],
      "warnings": warnings.map { ["text": $0.webText[language].sentenceCased] as Fields },
      "hasWarnings": !warnings.isEmpty, "warningsTitle": Text.editorWarnings[language],
      "sentencesTitle": Text.editorSentences[language],
      "sentenceLang": desk.session.variety.tag,
      "sentences": examples.map { ["text": $0] as Fields },
      "favourites": changed == nil && !word.isRemoved ? favourites(own) : [],
      "noSentences": examples.isEmpty ? Text.editorNoSentences[language] as Any : false,
      "keepLabel": Text.editorKeep[language], "keepPicture": desk.words.picture("aac:ui-favourite"),
    ]
  }

  /// Sentences of the walk that can be kept among the person's favourites.
  private func favourites(_ links: [WordLink]) -> [Fields] {
    let builder = desk.words.builder
    let vocabulary = builder.vocabulary
    var sentences: [Fields] = []
    var seen = Set<String>()
    for link in links where sentences.count < 3 {
      guard let text = walk(link, vocabulary) else { continue }
      let built = builder.standing(at: text)
      guard built.state.step == .final else { continue }
      let sentence = built.sentence(
        variety: desk.session.variety, speaker: desk.session.speaker
      ).text
      if seen.insert(sentence).inserted {
        sentences.append(["text": sentence, "at": built.state.text])
      }
    }
    return sentences
  }

  /// The walk that makes a sentence with a link; nil for one that needs more than it says.
  private func walk(_ link: WordLink, _ vocabulary: Vocabulary) -> String? {
    let (first, second) = (link.first.rawValue, link.second.rawValue)
    switch link.kind {
    case .subjectVerb: return "full~final~subject=subject:\(first)~verb=verb:\(second)"
    case .verbComplement:
      let subject = vocabulary.subjects.first {
        vocabulary.links.verbsOfSubject[$0.concept]?.contains(link.first) == true
      }
      return subject.map {
        "full~final~subject=subject:\($0.concept.rawValue)~verb=verb:\(first)"
          + "~complement=complement:\(second)"
      }
    case .verbVerb: return nil
    }
  }

  /// The pages where the word is linked, with how many words it goes with.
  private func partners(_ links: [WordLink]) -> [Fields] {
    word.entries.flatMap { entry in
      LinkSide.sides(of: entry.key.role).map { side in
        let count = links.count { side.isLink($0, of: entry.key) }
        return [
          "href": side.address(of: entry.key), "label": side.title[language], "count": "\(count)",
        ] as Fields
      }
    }
  }

  private var levels: [Fields] {
    ([0] + WordEntry.levels).map { level in
      [
        "value": "\(level)",
        "label": level == 0
          ? Text.editorAlways[language] : Text.editorAtLevel(level: "\(level)")[language],
        "selected": level == word.main.level ?? 0,
      ] as Fields
    }
  }

  /// What is done with one press.
  private func more(isHiddenForAll: Bool, isHidden: Bool?) -> [Fields] {
    if word.isRemoved { return [button("restore", .editorRestore, "aac:ui-restart")] }
    var buttons: [Fields] = []
    if let isHidden, let name = desk.person?.name {
      buttons.append(
        isHidden
          ? button("show", .editorShowFor(name: name), "aac:ui-person")
          : button("hide", .editorHideFor(name: name), "aac:ui-person"))
    }
    buttons.append(
      isHiddenForAll
        ? button("showAll", .editorShowForAll, "aac:communicator")
        : button("hideAll", .editorHideForAll, "aac:communicator"))
    buttons.append(button("remove", .editorRemove, "aac:ui-delete"))
    return buttons
  }

  private func button(_ action: String, _ label: Text, _ picture: Pictogram.ID) -> Fields {
    desk.words.picture(picture).merging(
      ["do": action, "label": label[language]]
    )
  }
}
