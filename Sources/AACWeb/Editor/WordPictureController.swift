import AACCore
import AACPictures
import AACStore
import Foundation
import Hummingbird
import SentenceBuilder

/// The picture of a word: searched in all sets, brought as a file, or taken with the camera.
struct WordPictureController {
  private static let foundCount = 48
  /// So many are looked through for those of one set.
  private static let searchedCount = 5_000

  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/words/picture") { request, context in
      try editor.open(request, context) { desk in
        let query = try query(request)
        return try page(
          try desk.word(query["word"]), find: query["find"], set: query["set"], desk, context,
          problem: nil)
      }
    }
    router.post("care/words/picture") { request, context in
      try editor.open(request, context) { try save($0, context) }
    }
    router.get("care/words/picture/file") { request, context in
      try editor.open(request, context) { desk in
        let word = try desk.word(try query(request)["word"])
        guard let id = word.main.pictogram, let picture = try desk.database.picture(for: id) else {
          throw PageError.notFound
        }
        return FileController.download(
          Array(picture.data), type: picture.mediaType,
          name: "\(word.label).\(picture.fileExtension)")
      }
    }
  }

  /// What a set is called: that of an installed one, or what is known of the others.
  private static func name(ofSet id: String, _ names: [String: String]) -> Text {
    switch id {
    case "aac": .editorSetOurs
    case "own": .editorSetOwn
    case "twemoji": Text(es: "Twemoji", en: "Twemoji", pt: "Twemoji")
    default: Text(es: names[id] ?? id, en: names[id] ?? id, pt: names[id] ?? id)
    }
  }

  private func page(
    _ word: EditedWord, find: String?, set: String? = nil, _ desk: EditorDesk,
    _ context: WebContext, problem: Text?
  ) throws -> Response {
    let language = desk.language
    let letters = String((find ?? word.main.lexeme.lemma).prefix(80))
    let forms = WordForms(try Language.allCases.map { try desk.database.vocabulary(in: $0) })
    let all = try desk.database.pictures(
      named: forms.dictionaryForms(of: letters), atMost: Self.searchedCount)
    let hits = all.filter { set == nil || $0.id.setName == set }.prefix(Self.foundCount)
    let names = Dictionary(
      try desk.database.pictureSets().map { ($0.set.id, $0.set.name) },
      uniquingKeysWith: { first, _ in first })
    let sets = Dictionary(grouping: all) { $0.id.setName }.sorted { $0.key < $1.key }
    let address =
      "/care/words/picture?word=\(word.address.inAddress)&find=\(letters.inAddress)"
    let current = try word.main.pictogram.flatMap { try desk.database.picture(for: $0) }
    return try editor.page(
      "editorPicture", title: Text.editorPictureOf(word: word.label)[language], back: word.page,
      [
        "word": word.address, "letters": letters, "findLabel": Text.editorFindPicture[language],
        "searchPicture": desk.words.picture("aac:ui-search"),
        "now": desk.words.picture(word.main.pictogram), "nowLabel": Text.editorPictureNow[language],
        "hasPicture": word.main.pictogram != nil,
        "credit": current.map { Text.pictogramCredit(credit: $0.credit)[language] as Any } ?? false,
        "removeLabel": Text.editorNoPictureButton[language],
        "foundTitle": Text.editorFound[language],
        "hasSets": sets.count > 1, "setsLabel": Text.editorSets[language],
        "sets": [
          ["name": Text.webShowAll[language], "href": address, "current": set == nil] as Fields
        ]
          + sets.map { id, found in
            [
              "name": "\(Self.name(ofSet: id, names)[language]) (\(found.count))",
              "href": "\(address)&set=\(id.inAddress)", "current": id == set,
            ] as Fields
          },
        "exportHref": current == nil
          ? false : "/care/words/picture/file?word=\(word.address.inAddress)" as Any,
        "exportLabel": Text.editorPictureExport[language],
        "nothing": hits.isEmpty
          ? Text.pictogramNothingFound(words: letters)[language] as Any : false,
        "found": hits.map { hit in
          desk.words.picture(hit.id).merging(
            [
              "value": hit.id.rawValue, "label": hit.name,
              "credit": "\(hit.author), \(hit.licence)", "current": hit.id == word.main.pictogram,
            ] as Fields
          )
        },
        "uploadTitle": Text.editorBring[language], "upload": PictureUpload.fields(desk),
        "saveLabel": Text.editorUseFile[language],
      ], desk: desk, context: context, problem: problem)
  }

  private func save(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let form = context.form
    let word = try desk.word(form["word"])
    do {
      if let file = PictureUpload.file(form) {
        let done = try PictureUpload(desk: desk, form: form).keep(file, for: word.entries)
        return desk.redirect(to: word.page, done: done)
      }
      guard let picture = form["picture"] else {
        return try page(word, find: nil, desk, context, problem: .editorNoFile)
      }
      let edits = word.entries.map { entry in
        var entry = entry
        entry.pictogram = picture.isEmpty ? nil : Pictogram.ID(rawValue: picture)
        return VocabularyEdit.save(entry)
      }
      return desk.redirect(to: word.page, done: try desk.perform(edits, as: .edit))
    } catch let error as any UserFacingError {
      return try page(word, find: form["find"], desk, context, problem: error.text)
    }
  }
}

extension Pictogram.ID {
  /// The set that a picture is of: the first part of its id.
  fileprivate var setName: String { rawValue.split(separator: ":").first.map(String.init) ?? "" }
}
