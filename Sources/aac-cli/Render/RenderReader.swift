import AACCore
import AACSpeech
import Foundation
import SentenceBuilder

/// Makes items of records: composes the sentences that lines ask for.
struct RenderReader {
  /// Keys of a line beyond those of a sentence.
  private struct Extras: Decodable {
    var text: String?
    var language: String?
    var name: String?
    var voice: String?
    var speed: Int?
    var pitch: Int?
    var volume: Int?
    var pause: Int?
    /// Those of a sentence that `sentence` printed.
    var tiles: [PrintedTile]?
    var words: [PrintedWord]?
  }

  /// A tile as `sentence` prints it.
  private struct PrintedTile: Decodable {
    var label: String
    var role: String?
  }

  /// A word as `sentence` prints it.
  private struct PrintedWord: Decodable {
    var text: String
    var tile: Int?
    var rule: String?
  }

  /// Keys of a line beyond those of a sentence.
  private static let own: Set = ["text", "name", "voice", "speed", "pitch", "volume", "pause"]
  /// What else `sentence` prints, which may be given back.
  private static let printed: Set = ["words", "rules", "inferred", "ignored", "file", "duration"]

  let composer: SentenceComposer
  let defaults: SentenceRequest
  let settings: SpeechSettings
  private let session: Session
  private let voices: VoiceSelection
  /// Whether the call names the voice.
  private let needsVoice: Bool
  private var format: RenderInputFormat?
  private var header: CSVHeader?
  private var count = 0

  /// A reader; nil for a format that the first line is to tell.
  init(
    _ session: Session, composer: SentenceComposer, defaults: SentenceRequest,
    settings: SpeechSettings, needsVoice: Bool, format: RenderInputFormat?
  ) {
    (self.session, self.composer, self.defaults) = (session, composer, defaults)
    (self.settings, self.needsVoice, self.format) = (settings, needsVoice, format)
    voices = VoiceSelection(session.voiceProfile)
  }

  /// Whether line ends between quotes belong to a record.
  var isQuoting: Bool { format == .csv }

  /// The place of the last item.
  var index: Int { count }

  /// The item of a record; nil when it is empty or the header of a table.
  ///
  /// - Throws: a `UserFacingError` when the record cannot be used; ``RenderError/badColumns(_:)`` when none can.
  mutating func item(of record: RecordSplitter.Record) throws -> RenderItem? {
    let text: String
    switch record.content {
    case .text(let line): text = line
    case .tooLong: throw counted(RenderError.lineTooLong)
    case .notText: throw counted(RenderError.lineNotText)
    }
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    let format = self.format ?? RenderInputFormat(firstLine: text)
    self.format = format
    if format == .csv, header == nil {
      header = CSVHeader(text)
      guard header != nil else { throw RenderError.badColumns(CSVHeader.unknownNames(in: text)) }
      return nil
    }
    count += 1
    switch format {
    case .text:
      return try item(text: text, Extras())
    case .jsonl: return try item(json: Data(text.utf8), mayHaveText: text.contains("\"text\""))
    case .csv: return try item(row: text)
    }
  }

  private mutating func counted(_ error: RenderError) -> RenderError {
    count += 1
    return error
  }

  private func item(json line: Data, mayHaveText: Bool) throws -> RenderItem {
    if mayHaveText, let extras = try? JSONDecoder().decode(Extras.self, from: line),
      let text = extras.text, !text.isEmpty
    {
      try Self.checkKeys(of: line)
      var made = try item(text: text, extras)
      if let tiles = extras.tiles, let words = extras.words {
        made.labels = tiles.map(\.label)
        made.spoken = SpokenTiles(
          words: words.map { ($0.text, $0.tile, $0.rule) }, roles: tiles.map { $0.role ?? "" },
          in: text)
      }
      return made
    }
    let request = try SentenceRequest(json: line)
    let unknown = request.ignoredKeys.filter {
      !Self.own.contains($0) && !Self.printed.contains($0)
    }
    guard unknown.isEmpty else { throw RenderError.unknownKeys(unknown) }
    guard request.ignoredKeys.contains(where: Self.own.contains) else {
      return try item(request, Extras())
    }
    let extras: Extras
    do {
      extras = try JSONDecoder().decode(Extras.self, from: line)
    } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context) {
      throw Self.badValue(at: context.codingPath.first?.stringValue ?? "", in: line)
    }
    return try item(request, extras)
  }

  /// Beside a text there is no sentence to describe; only its language counts.
  private static func checkKeys(of line: Data) throws {
    let object = try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
    let known = own.union(printed).union(["language", "tiles"])
    let unknown = object.keys.filter { !known.contains($0) && !SentenceRequest.isKey($0) }.sorted()
    guard unknown.isEmpty else { throw RenderError.unknownKeys(unknown) }
  }

  /// What is wrong with the value of a key, with the value as it stands there and as it should.
  private static func badValue(at key: String, in line: Data) -> any Error {
    let object = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any]
    let value = object?[key]
    let isNumber = ["speed", "pitch", "volume", "pause"].contains(key)
    let number = (value as? String).flatMap(Int.init)
    let expected = isNumber ? number.map(String.init) ?? "1, 2, 3 …" : "\"abc\""
    guard let value,
      let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    else { return SentenceError.badValue(key: key, value: "null", expected: expected) }
    let written = String(decoding: data, as: UTF8.self)
    return SentenceError.badValue(
      key: key, value: written,
      expected: isNumber || value as? NSNumber == nil ? expected : "\"\(written)\"")
  }

  /// A row of a table: its cells as the values of a JSON line.
  private func item(row: String) throws -> RenderItem {
    guard let header else { throw SentenceError.nothingToSay }
    var extras = Extras()
    var values: [String: JSONCell] = [:]
    let cells = CSVRow.cells(of: row, separator: header.separator)
    let extra = cells.dropFirst(header.names.count).filter { !$0.allSatisfy(\.isWhitespace) }
    guard extra.isEmpty else { throw RenderError.extraCells(Array(extra)) }
    for (key, cell) in zip(header.names, cells) where !cell.isEmpty {
      switch key {
      case "text": extras.text = cell
      case "name": extras.name = cell
      case "voice": extras.voice = cell
      case "speed": extras.speed = try Self.number(cell, key, SpeechSettings.speedRange)
      case "pitch": extras.pitch = try Self.number(cell, key, SpeechSettings.pitchRange)
      case "volume": extras.volume = try Self.number(cell, key, SpeechSettings.volumeRange)
      case "pause": extras.pause = try Self.number(cell, key, SpeechSettings.pauseRange)
      default: values[key] = try JSONCell(cell, of: key, after: values[key])
      }
    }
    if let text = extras.text {
      if case .text(let tag) = values["language"] { extras.language = tag }
      return try item(text: text, extras)
    }
    return try item(try SentenceRequest(json: try JSONEncoder().encode(values)), extras)
  }

  private static func number(
    _ cell: String, _ key: String, _ range: ClosedRange<Int>
  ) throws -> Int {
    guard let number = Int(cell) else { throw RenderError.badNumber(key: key, value: cell, range) }
    return number
  }

  private func item(text: String, _ extras: Extras) throws -> RenderItem {
    var variety = composer.variety
    if let tag = extras.language {
      guard let named = LanguageVariety(tag: tag) else { throw SentenceError.unknownLanguage(tag) }
      variety = named
    }
    let settings = try settings(with: extras)
    return RenderItem(
      index: count, text: text, variety: variety, settings: settings,
      voice: voice(for: text, settings, extras), name: extras.name)
  }

  private func item(_ request: SentenceRequest, _ extras: Extras) throws -> RenderItem {
    var request = request
    request.tense = request.tense ?? defaults.tense
    let sentence = try composer.sentence(for: request)
    let settings = try settings(with: extras)
    return RenderItem(
      index: count, text: sentence.text, variety: sentence.variety, settings: settings,
      labels: sentence.tiles.map(\.label), spoken: SpokenTiles(sentence),
      voice: voice(
        for: sentence.text, settings, extras, foreign: session.foreignStretches(in: sentence)),
      name: extras.name)
  }

  private func voice(
    for text: String, _ settings: SpeechSettings, _ extras: Extras,
    foreign: [ForeignStretch] = []
  ) -> RenderVoice {
    RenderVoice(
      voices.profile(for: text, settings: settings), foreign: foreign,
      isNeeded: settings.voice != nil && (needsVoice || extras.voice != nil))
  }

  private func settings(with extras: Extras) throws -> SpeechSettings {
    let numbers: [(String, Int?, ClosedRange<Int>)] = [
      ("speed", extras.speed, SpeechSettings.speedRange),
      ("pitch", extras.pitch, SpeechSettings.pitchRange),
      ("volume", extras.volume, SpeechSettings.volumeRange),
      ("pause", extras.pause, SpeechSettings.pauseRange),
    ]
    for (key, value, range) in numbers {
      guard let value, !range.contains(value) else { continue }
      throw RenderError.badNumber(key: key, value: "\(value)", range)
    }
    var settings = settings
    settings.voice = extras.voice ?? settings.voice
    settings.speed = extras.speed ?? settings.speed
    settings.pitch = extras.pitch ?? settings.pitch
    settings.volume = extras.volume ?? settings.volume
    settings.pause = extras.pause ?? settings.pause
    return settings
  }
}
