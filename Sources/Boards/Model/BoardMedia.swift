public import Foundation

/// Where a picture or a sound is, in the order of preference that the format sets.
public enum BoardMedia: Hashable, Sendable {
  /// In the board itself.
  case data(Data, contentType: String)
  /// In a file of the package.
  case path(String)
  /// On the network, where it is not looked for.
  case url(String)
  /// In a set of symbols that has to be installed.
  case symbol(set: String, filename: String)

  /// Reads the first place that a picture or sound names; nil when it names none that can be read.
  init?(_ object: JSONObject) {
    if let text = object["data"]?.string {
      guard let media = Self.dataURI(text) else { return nil }
      self = media
    } else if let path = object["path"]?.string {
      self = .path(path)
    } else if let url = object["url"]?.string {
      self = .url(url)
    } else if let symbol = object["symbol"]?.object {
      self = .symbol(
        set: symbol["set"]?.string ?? "", filename: symbol["filename"]?.string ?? "")
    } else {
      return nil
    }
  }

  /// Reads `data:image/png;base64,…`, and text that is only percent-encoded, as SVG often is.
  static func dataURI(_ text: String) -> BoardMedia? {
    guard text.prefix(5).lowercased() == "data:", let comma = text.firstIndex(of: ",") else {
      return nil
    }
    let head = text[text.index(text.startIndex, offsetBy: 5)..<comma].lowercased()
    let body = String(text[text.index(after: comma)...])
    let type = head.prefix { $0 != ";" }
    guard head.hasSuffix(";base64") else {
      return body.removingPercentEncoding.map {
        .data(Data($0.utf8), contentType: String(type))
      }
    }
    guard let data = Data(base64Encoded: body, options: .ignoreUnknownCharacters), !data.isEmpty
    else { return nil }
    return .data(data, contentType: String(type))
  }

  /// Bytes as the text that stands for them in a board.
  static func dataURI(_ data: Data, contentType: String) -> String {
    "data:\(contentType);base64,\(data.base64EncodedString())"
  }
}
