import AACArchive
import AACCore
import AACPictureSets
import AACPictures
import AACStore
import Hummingbird

/// The symbol sets: which are there, whose they are, installing one, using one for all words, taking one away.
struct PictureSetController {
  private static let address = "/care/files/pictures"
  /// Lines of what could not be used that are shown.
  private static let shownProblems = 20

  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/files/pictures") { request, context in
      try editor.open(request, context) { try page($0, context) }
    }
    router.post("care/files/pictures") { request, context in
      try editor.open(request, context) { try install($0, context) }
    }
    router.post("care/files/pictures/use") { request, context in
      try editor.open(request, context) { desk in
        let set = try set(context.form["set"], desk)
        try desk.database.usePictureSet(set?.id)
        desk.cache.forget()
        return .redirect(to: Self.address, type: .normal)
      }
    }
    router.get("care/files/pictures/remove") { request, context in
      try editor.open(request, context) { desk in
        guard let set = try set(try query(request)["set"], desk) else { throw PageError.notFound }
        return editor.question(
          Text.editorSetRemoveQuestion(name: set.name)[desk.language],
          action: "\(Self.address)/remove", value: set.id, field: "set", back: Self.address,
          desk: desk, context: context)
      }
    }
    router.post("care/files/pictures/remove") { request, context in
      try editor.open(request, context) { desk in
        guard let set = try set(context.form["set"], desk) else { throw PageError.notFound }
        try desk.database.removePictureSet(set.id)
        desk.cache.forget()
        return .redirect(to: Self.address, type: .normal)
      }
    }
  }

  /// The set that a field names; nil for an empty one, which means the words' own pictures.
  private func set(_ id: String?, _ desk: EditorDesk) throws -> PictureSet? {
    guard let id else { throw PageError.notFound }
    if id.isEmpty { return nil }
    guard let found = try desk.database.pictureSets().first(where: { $0.set.id == id }) else {
      throw PageError.notFound
    }
    return found.set
  }

  private func page(
    _ desk: EditorDesk, _ context: WebContext, outcome: PictureSetInstaller.Outcome? = nil,
    problem: Text? = nil
  ) throws -> Response {
    let language = desk.language
    let used = try desk.database.pictureSetInUse()
    let sets = try desk.database.pictureSets()
    return try editor.page(
      "editorSets", title: Text.editorSets[language], back: "/care/files",
      [
        "hint": Text.editorSetsHint[language],
        "nothing": sets.isEmpty ? Text.editorNoSets[language] as Any : false,
        "hasSets": !sets.isEmpty,
        "sets": sets.map { set, count in
          [
            "id": set.id, "name": set.name, "inUse": set.id == used,
            "count": Text.editorSetCount(count: count)[language],
            "credit": Text.pictogramCredit(credit: "\(set.author), \(set.licence)")[language],
            "removeHref": "\(Self.address)/remove?set=\(set.id.inAddress)",
          ] as Fields
        }, "useLabel": Text.editorSetUse[language], "inUseLabel": Text.editorSetInUse[language],
        "useNone": used == nil ? false : Text.editorSetUseNone[language] as Any,
        "removeLabel": Text.editorBoardRemove[language],
        "installTitle": Text.editorSetInstall[language],
        "installHint": Text.editorSetInstallHint[language],
        "fileLabel": Text.editorSetFile[language],
        "installLabel": Text.editorSetInstallNow[language],
        "outcome": outcome.map { fields($0, language) } ?? false,
      ], desk: desk, context: context, problem: problem)
  }

  private func fields(_ outcome: PictureSetInstaller.Outcome, _ language: Language) -> Any {
    let missing = outcome.missing.map { Text.pictogramMissingFile(symbol: $0)[language] }
    let problems = outcome.refused + missing
    let more = problems.count - Self.shownProblems
    let lines =
      problems.prefix(Self.shownProblems)
      + (more > 0 ? [Text.editMore(count: more)[language]] : [])
    return [
      "text": Text.pictogramInstalled(
        name: outcome.set.name, count: outcome.count, refused: "\(outcome.refused.count)")[
          language],
      "lines": lines.map { ["text": $0] as Fields },
    ] as Fields
  }

  private func install(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    guard let file = context.form.file("file") else {
      return try page(desk, context, problem: .editorNoFile)
    }
    do {
      let outcome = try PictureSetInstaller(file).install(
        into: desk.database, messages: desk.language, now: desk.now)
      desk.cache.forget()
      return try page(desk, context, outcome: outcome)
    } catch let error as any UserFacingError {
      return try page(desk, context, problem: error.text)
    }
  }
}
