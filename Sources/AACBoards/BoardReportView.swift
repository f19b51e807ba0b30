public import AACCore
public import Boards
import Foundation

/// What an import or export made of boards, in a language of messages; its text is for people, its JSON for programs.
public struct BoardReportView: CustomStringConvertible, Encodable, Sendable {
  /// A note in the language of messages.
  public struct Note: Encodable, Sendable {
    /// What happened, as a key.
    public var kind: String
    /// In which file.
    public var file: String
    /// How often.
    public var count: Int
    /// Where, the first few.
    public var places: [String]
    /// The note for people.
    public var text: String
  }

  /// Words that grammar knows.
  public struct Words: Encodable, Sendable {
    /// How many the vocabulary has.
    public var matched: Int
    /// How many there are.
    public var total: Int
  }

  /// Which set.
  public var id: String
  /// What people call it.
  public var name: String
  /// The file that was written; nil for an import.
  public var file: String?
  /// How many boards.
  public var boards: Int
  /// How many buttons.
  public var buttons: Int
  /// Pictures that are there, of all that are named.
  public var images: BoardReport.Tally
  /// Sounds that are there, of all that are named.
  public var sounds: BoardReport.Tally
  /// Links that lead somewhere, of all.
  public var links: BoardReport.Tally
  /// Words that grammar knows.
  public var words: Words?
  /// What is kept and not used.
  public var kept: [Note]
  /// What is changed.
  public var changed: [Note]
  /// What cannot be used.
  public var unused: [Note]

  private let messages: Language

  private enum CodingKeys: String, CodingKey {
    case id, name, file, boards, buttons, images, sounds, links, words, kept, changed, unused
  }

  /// The report on a set.
  public init(
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

  public var description: String {
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

  /// The report as one line of JSON with sorted keys, as the database keeps it.
  ///
  /// - Throws: what the encoder throws.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
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
