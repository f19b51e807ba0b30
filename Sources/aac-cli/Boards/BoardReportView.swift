import AACCore
import Boards

/// What an import or export made of boards, as the commands print it.
struct BoardReportView: Report {
  /// A note in the language of messages.
  struct Note: Encodable, Sendable {
    var kind: String
    var file: String
    var count: Int
    var places: [String]
    var text: String
  }

  /// Words that grammar knows.
  struct Words: Encodable, Sendable {
    var matched: Int
    var total: Int
  }

  var id: String
  var name: String
  /// The file that was written; nil for an import.
  var file: String?
  var boards: Int
  var buttons: Int
  var images: BoardReport.Tally
  var sounds: BoardReport.Tally
  var links: BoardReport.Tally
  var words: Words?
  var kept: [Note]
  var changed: [Note]
  var unused: [Note]

  private let messages: Language

  private enum CodingKeys: String, CodingKey {
    case id, name, file, boards, buttons, images, sounds, links, words, kept, changed, unused
  }

  init(
    id: String, name: String, file: String? = nil, _ report: BoardReport,
    words: (matched: Int, total: Int)? = nil, messages: Language
  ) {
    self.id = id
    self.name = name
    self.file = file
    self.messages = messages
    boards = report.boards
    buttons = report.buttons
    images = report.images
    sounds = report.sounds
    links = report.links
    self.words = words.map { Words(matched: $0.matched, total: $0.total) }
    func notes(_ effect: BoardNote.Effect) -> [Note] {
      report.notes(effect).map {
        Note(
          kind: $0.kind.rawValue, file: $0.file, count: $0.count, places: $0.places,
          text: $0.text[messages])
      }
    }
    kept = notes(.kept)
    changed = notes(.changed)
    unused = notes(.unused)
  }

  var description: String {
    var lines = [headline, usable]
    if let words, words.total > 0 {
      lines.append(
        Text.boardMatched(matched: "\(words.matched)", words: "\(words.total)")[messages])
    }
    for (title, notes) in [
      (Text.boardKept, kept), (.boardChanged, changed), (.boardUnused, unused),
    ] where !notes.isEmpty {
      lines.append(title[messages] + ":")
      lines += notes.map { "  " + ($0.file.isEmpty ? "" : $0.file + ": ") + $0.text }
    }
    if changed.isEmpty, unused.isEmpty { lines.append(Text.boardNothingLost[messages]) }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    guard let file else {
      return Text.boardImported(name: name, boards: "\(boards)", buttons: "\(buttons)")[messages]
        + "\n  \(id)"
    }
    return Text.boardExported(
      name: name, file: file, boards: "\(boards)", buttons: "\(buttons)")[messages]
  }

  private var usable: String {
    Text.boardUsable(
      images: "\(images.usable)", allImages: "\(images.total)", sounds: "\(sounds.usable)",
      allSounds: "\(sounds.total)", links: "\(links.usable)", allLinks: "\(links.total)")[messages]
  }
}
