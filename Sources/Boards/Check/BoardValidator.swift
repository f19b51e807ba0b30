public import Foundation

/// Checks files by the description of the Open Board Format, version 0.1.
///
///     let findings = BoardValidator().findings(in: data, named: "casa.obz", unpack: unpack)
///     let isValid = !findings.contains { $0.severity == .error }
public struct BoardValidator: Sendable {
  private let limits: BoardLimits

  /// A validator within limits.
  public init(limits: BoardLimits = BoardLimits()) { self.limits = limits }

  /// Everything that is wrong with a board or a package of boards.
  ///
  /// - Throws: what `unpack` throws.
  public func findings(
    in data: Data, named name: String, unpack: (Data) throws -> [BoardFile]
  ) throws -> [BoardFinding] {
    var findings = BoardFindings()
    let path = (name as NSString).lastPathComponent
    findings.file = path
    if BoardPackage.isArchive(data) {
      if !path.lowercased().hasSuffix(".obz") { findings.warn(.wrongEnding(".obz")) }
      let files = try unpack(data)
      checkPackage(files, &findings)
      findings.file = path
      noteRefusal(&findings) { () throws(BoardError) in
        _ = try BoardPackage.readNew(files, form: .obz, limits: limits)
      }
    } else {
      if !path.lowercased().hasSuffix(".obf") { findings.warn(.wrongEnding(".obf")) }
      if let object = object(BoardFile(path: path, data: data), &findings) {
        check(object, in: BoardCheck.Surroundings(), &findings)
      }
      noteRefusal(&findings) { () throws(BoardError) in
        _ = try BoardPackage.readNew(
          [BoardFile(path: path, data: data)], form: .obf, limits: limits)
      }
    }
    return findings.all
  }

  /// What an import refuses is an error, also where the format itself sets no limit.
  private func noteRefusal(
    _ findings: inout BoardFindings, _ read: () throws(BoardError) -> Void
  ) {
    do {
      try read()
    } catch {
      if case .tooMuch = error {
        // Of a file that is not even read, the reason is there.
        let isTold = findings.all.contains { $0.problem == .unreadable(error.text) }
        if !isTold { findings.refuse(.unreadable(error.text)) }
      } else if !findings.all.contains(where: { $0.severity == .error }) {
        findings.refuse(.unreadable(error.text))
      }
    }
  }

  private func check(
    _ board: JSONObject, in surroundings: BoardCheck.Surroundings, _ findings: inout BoardFindings
  ) {
    var check = BoardCheck(board, in: surroundings, findings: findings)
    check.run()
    findings = check.findings
  }

  /// The object that a file holds; nil, with a finding, when it holds none.
  private func object(_ file: BoardFile, _ findings: inout BoardFindings) -> JSONObject? {
    do {
      return try read(file)
    } catch {
      findings.error(.unreadable(error.text))
      return nil
    }
  }

  private func read(_ file: BoardFile) throws(BoardError) -> JSONObject {
    if file.data.count > limits.bytesPerBoard {
      throw .tooMuch(file: file.path, what: .bytes, limit: limits.bytesPerBoard)
    }
    let json: JSONValue
    do {
      json = try JSONValue(file.data, limits: limits)
    } catch {
      throw BoardError(error, file: file.path, limits: limits)
    }
    guard let object = json.object else {
      throw .wrongType(file: file.path, place: "/", expected: .object)
    }
    return object
  }
}

extension BoardValidator {
  private func checkPackage(_ files: [BoardFile], _ findings: inout BoardFindings) {
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var manifest = PackageManifest()
    if let file = byPath[PackageReader.manifestPath] {
      findings.file = file.path
      if let object = object(file, &findings) {
        manifest = PackageManifest(object, files: byPath, findings: &findings)
      }
    } else {
      findings.error(.noManifest)
    }
    let unlisted = files.filter { PackageReader.isBoard($0.path) && !manifest.has($0.path) }
    var seen: Set<String> = []
    var boards: [(listed: String?, file: BoardFile)] = manifest.boards.compactMap { id, path in
      // A file that is listed a thousand times is looked at once.
      seen.insert(path).inserted ? byPath[path].map { (id, $0) } : nil
    }
    boards += unlisted.map { (nil, $0) }
    checkBoards(boards, manifest, byPath, &findings)
    findings.file = PackageReader.manifestPath
    for file in files where file.path != PackageReader.manifestPath && !manifest.has(file.path) {
      findings.warn(.notListed(file.path))
    }
  }

  private func checkBoards(
    _ boards: [(listed: String?, file: BoardFile)], _ manifest: PackageManifest,
    _ files: [String: BoardFile], _ findings: inout BoardFindings
  ) {
    var objects: [(BoardFile, JSONObject)] = []
    var ids: Set<String> = []
    for (listed, file) in boards {
      findings.file = file.path
      guard let object = object(file, &findings) else { continue }
      objects.append((file, object))
      let id = object["id"].flatMap(BoardReader.id)
      if let listed, let id, listed != id {
        findings.error(.idMismatch(listed: listed, found: id), at: "id")
      }
      if let id, !ids.insert(id).inserted { findings.error(.repeatedID(id), at: "id") }
    }
    let surroundings = BoardCheck.Surroundings(
      files: files, boards: ids, listedMedia: Set((manifest.images + manifest.sounds).map(\.1)))
    for (file, object) in objects {
      findings.file = file.path
      check(object, in: surroundings, &findings)
    }
    checkSharedIDs(objects, &findings)
  }

  /// Within a package an id must mean one picture or sound.
  private func checkSharedIDs(
    _ boards: [(BoardFile, JSONObject)], _ findings: inout BoardFindings
  ) {
    for key in ["images", "sounds"] {
      var known: [String: JSONObject] = [:]
      for (file, board) in boards {
        findings.file = file.path
        for value in board[key]?.array ?? [] {
          guard let object = value.object, let id = object["id"].flatMap(BoardReader.id) else {
            continue
          }
          if let other = known[id], other != object {
            findings.error(.repeatedID(id), at: key)
          }
          known[id] = object
        }
      }
    }
  }
}
