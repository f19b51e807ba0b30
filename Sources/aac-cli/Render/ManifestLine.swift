import AACCore
import AACSpeech
import Foundation

/// A line of the manifest.
///
/// It is put together by hand: an encoder that finds out what it encodes takes longer than a good part of the
/// synthesis.
struct ManifestLine {
  /// What a line says of a file, as far as another run or line can use it.
  struct Entry: Decodable, Sendable {
    struct Word: Decodable, Sendable {
      var range: [Int]
      var start: Double
      var end: Double
    }

    var file: String
    var sha256: String
    var duration: Double
    var voice: String
    var timings: [Word]

    /// What the worker that made the file told of it.
    var sound: RenderedSound? {
      let fields = timings.flatMap { word in
        word.range.map { "\($0)" } + ["\(word.start)", "\(word.end)"]
      }
      guard timings.allSatisfy({ $0.range.count == 2 }) else { return nil }
      return RenderedSound(fields: ["\(duration)", sha256, "0", voice] + fields)
    }
  }

  /// The line without its end.
  let json: String

  /// The line of a file.
  init(_ item: RenderItem, file: String, sound: RenderedSound, key: String) {
    let utterance = SentenceTimings(
      text: item.text, words: sound.words, duration: sound.duration, language: item.variety.tag,
      labels: item.labels, spoken: item.spoken)
    var line = ""
    line.reserveCapacity(512 + 128 * utterance.words.count)
    line += "{\"index\":\(item.index),\"file\":\(Self.quoted(file)),"
    line += "\"text\":\(Self.quoted(item.text)),\"language\":\"\(item.variety.tag)\","
    line += "\"voice\":\(Self.quoted(sound.voice)),\"duration\":\(utterance.duration),"
    line += "\"sha256\":\"\(sound.sha256)\","
    line += "\"tiles\":[\(item.labels.map(Self.quoted).joined(separator: ","))],\"timings\":["
    for (index, word) in utterance.words.enumerated() {
      line += index == 0 ? "{\"text\":" : ",{\"text\":"
      line += Self.quoted(word.text)
      line += ",\"start\":\(word.start),\"end\":\(word.end),"
      line += "\"range\":[\(word.range[0]),\(word.range[1])],\"tiles\":["
      line += word.tiles.map(String.init).joined(separator: ",")
      line += "]}"
    }
    line += "],\"key\":\"\(key)\"}"
    json = line
  }

  /// The line of an item that could not be made.
  init(index: Int, line: Int, error: String) {
    json = "{\"index\":\(index),\"line\":\(line),\"error\":\(Self.quoted(error))}"
  }

  /// The key in a line; nil when it has none.
  static func key(in line: [UInt8]) -> String? {
    // Within a text a quote has a backslash before it, so that this stands nowhere else.
    let end = Array("\"}".utf8)
    let mark = Array("\"key\":\"".utf8)
    guard line.suffix(2) == end[...], line.count > 41,
      line[(line.count - 41)..<(line.count - 34)] == mark[...]
    else { return nil }
    return String(decoding: line[(line.count - 34)..<(line.count - 2)], as: UTF8.self)
  }

  /// A text as JSON has it.
  static func quoted(_ text: String) -> String {
    guard
      text.utf8.contains(where: { $0 < 32 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32:
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
