import AACCore
import AACStore

/// A picture as the commands print it, with what its licence wants said.
struct PictogramReport: Report {
  var id: String
  var name: String
  var emoji: String?
  var licence: String
  var author: String
  /// The file that was written.
  var file: String?

  init(_ hit: PictureHit) {
    id = hit.id.rawValue
    name = hit.name
    emoji = hit.emoji.isEmpty ? nil : hit.emoji
    licence = hit.licence
    author = hit.author
  }

  init(_ picture: StoredPicture, name: String, file: String) {
    id = picture.id.rawValue
    self.name = name
    licence = picture.licence
    author = picture.author
    self.file = file
  }

  var description: String {
    let head = [file, emoji, id, name].compactMap(\.self).joined(separator: "  ")
    return "\(head)  (\(author), \(licence))"
  }
}

/// A symbol set as the commands print it.
struct PictureSetReport: Report {
  var id: String
  var name: String
  var pictures: Int
  var licence: String
  var author: String
  /// Whether its pictures stand in for those of words.
  var isInUse: Bool
  /// Files that cannot become pictures, each with why; after an installation.
  var refused: [String]?
  /// Symbols of the list whose files are not there; after an installation.
  var missing: [String]?

  init(_ set: PictureSet, count: Int, isInUse: Bool) {
    (id, name, licence, author) = (set.id, set.name, set.licence, set.author)
    pictures = count
    self.isInUse = isInUse
  }

  var description: String {
    "\(isInUse ? "● " : "  ")\(id)  \(name)  \(pictures)  (\(author), \(licence))"
  }
}
