/// What the manifest of a package says, and what is wrong with it.
struct PackageManifest {
  /// Ids and files.
  private(set) var boards: [(String, String)] = []
  private(set) var images: [(String, String)] = []
  private(set) var sounds: [(String, String)] = []
  private var listed: Set<String> = []

  /// A manifest that lists nothing.
  init() {}

  init(_ object: JSONObject, files: [String: BoardFile], findings: inout BoardFindings) {
    findings.checkFormat(of: object)
    findings.checkFields(of: object, known: BoardFields.manifest)
    if let root = findings.required("root", .text, of: object)?.string, files[root] == nil {
      findings.error(.fileMissing(root), at: "root")
    }
    guard let paths = findings.required("paths", .object, of: object)?.object else { return }
    findings.checkFields(of: paths, known: BoardFields.paths, at: "paths")
    let boards = findings.required("boards", .object, of: paths, at: "paths")?.object
    self.boards = Self.entries(boards, "boards", files, &findings)
    let images = findings.optional("images", .object, of: paths, at: "paths")?.object
    self.images = Self.entries(images, "images", files, &findings)
    let sounds = findings.optional("sounds", .object, of: paths, at: "paths")?.object
    self.sounds = Self.entries(sounds, "sounds", files, &findings)
    listed = Set((self.boards + self.images + self.sounds).map(\.1))
  }

  /// Whether a file is listed.
  func has(_ path: String) -> Bool { listed.contains(path) }

  private static func entries(
    _ object: JSONObject?, _ key: String, _ files: [String: BoardFile],
    _ findings: inout BoardFindings
  ) -> [(String, String)] {
    guard let object else { return [] }
    for id in object.repeatedKeys { findings.error(.repeatedKey(id), at: "paths.\(key)") }
    return object.members.compactMap { member in
      let place = "paths.\(key).\(member.key)"
      guard let path = member.value.string else {
        findings.error(.wrongKind(.text), at: place)
        return nil
      }
      if files[path] == nil { findings.error(.fileMissing(path), at: place) }
      return (member.key, path)
    }
  }
}
