/// Under what terms a board, a picture or a sound may be passed on.
public struct BoardLicense: Hashable, Sendable {
  /// Such as `CC BY-SA`; nil: all rights reserved.
  public var type: String?
  /// Where the terms stand.
  public var noticeURL: String?
  /// Where the work came from.
  public var sourceURL: String?
  /// Who made it.
  public var authorName: String?
  /// A page about who made it.
  public var authorURL: String?
  /// How to reach who made it.
  public var authorEmail: String?

  /// A licence; everything may be left out.
  public init(
    type: String? = nil, noticeURL: String? = nil, sourceURL: String? = nil,
    authorName: String? = nil, authorURL: String? = nil, authorEmail: String? = nil
  ) {
    self.type = type
    self.noticeURL = noticeURL
    self.sourceURL = sourceURL
    self.authorName = authorName
    self.authorURL = authorURL
    self.authorEmail = authorEmail
  }

  init(_ object: JSONObject) {
    self.init(
      type: object["type"]?.string,
      // The format's own example writes one of these with a capital letter.
      noticeURL: (object["copyright_notice_url"] ?? object["Copyright_notice_url"])?.string,
      sourceURL: object["source_url"]?.string, authorName: object["author_name"]?.string,
      authorURL: object["author_url"]?.string, authorEmail: object["author_email"]?.string)
  }

  /// The licence as the format has it.
  public var json: JSONValue {
    let members: [(String, String?)] = [
      ("type", type), ("copyright_notice_url", noticeURL), ("source_url", sourceURL),
      ("author_name", authorName), ("author_url", authorURL), ("author_email", authorEmail),
    ]
    return .object(
      JSONObject(members.compactMap { key, text in text.map { .init(key, .string($0)) } }))
  }

  /// One line that names licence and author; nil when nothing is known.
  public var line: String? {
    let parts = [type, authorName ?? authorEmail].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ").printable
  }
}
