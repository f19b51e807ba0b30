/// The parts of a form that sends files (RFC 7578): fields and files with a line between them that is in none of them.
struct MultipartBody {
  /// A field or a file.
  struct Part: Sendable {
    let name: String
    /// Nil for a field.
    let fileName: String?
    let bytes: [UInt8]
  }

  /// The line between the parts, without its dashes; nil when a content type names none that can be one.
  static func boundary(_ contentType: String) -> String? {
    let fields = contentType.split(separator: ";").dropFirst()
    for field in fields {
      let pair = field.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingPrefix { $0 == " " } }
      guard pair.count == 2, pair[0].lowercased() == "boundary" else { continue }
      let text = pair[1].filter { $0 != "\"" }
      return (1...70).contains(text.utf8.count) && text.allSatisfy(\.isASCII) ? text : nil
    }
    return nil
  }

  /// Reads the parts; nil for what is no such form or has more parts than `limit`.
  static func parts(of body: [UInt8], boundary: String, limit: Int) -> [Part]? {
    let line = Array("--\(boundary)".utf8)
    guard body.starts(with: line) else { return nil }
    var parts: [Part] = []
    var place = line.count
    while true {
      let rest = body[place...]
      if rest.starts(with: Array("--".utf8)) { return parts }
      guard rest.starts(with: lineEnd), parts.count < limit,
        let headEnd = index(of: lineEnd + lineEnd, in: body, from: place),
        let end = index(of: lineEnd + line, in: body, from: headEnd + 2),
        let part = part(head: body[place..<headEnd], bytes: bytes(body, headEnd + 4, end))
      else { return nil }
      parts.append(part)
      place = end + lineEnd.count + line.count
    }
  }

  private static let lineEnd: [UInt8] = [13, 10]

  private static func bytes(_ body: [UInt8], _ start: Int, _ end: Int) -> [UInt8] {
    start <= end ? Array(body[start..<end]) : []
  }

  private static func part(head: ArraySlice<UInt8>, bytes: [UInt8]) -> Part? {
    guard head.count <= 4_096, let text = String(validating: head, as: UTF8.self) else {
      return nil
    }
    let fields = text.split(separator: "\r\n")
    guard
      let field = fields.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
      let name = value(of: "name", in: field)
    else { return nil }
    return Part(name: name, fileName: value(of: "filename", in: field), bytes: bytes)
  }

  /// The quoted value of `key="…"`; browsers write a quotation mark in it as `%22`.
  private static func value(of key: String, in field: Substring) -> String? {
    guard let start = field.firstRange(of: "; \(key)=\"") else { return nil }
    return field[start.upperBound...].split(
      separator: "\"", maxSplits: 1, omittingEmptySubsequences: false
    ).first.map(String.init)
  }

  /// Where some bytes are next.
  private static func index(of pattern: [UInt8], in body: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, start <= body.count else { return nil }
    return body.withUnsafeBufferPointer { all in
      var place = start
      let last = all.count - pattern.count
      while place <= last {
        if all[place] == first,
          pattern.withUnsafeBufferPointer({ wanted in
            (1..<wanted.count).allSatisfy { all[place + $0] == wanted[$0] }
          })
        {
          return place
        }
        place += 1
      }
      return nil
    }
  }
}
