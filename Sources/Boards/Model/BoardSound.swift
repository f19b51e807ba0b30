/// A sound that buttons name.
public struct BoardSound: Hashable, Sendable, Identifiable {
  /// What buttons call it.
  public let id: String
  /// Where it is; nil when that cannot be read.
  public let media: BoardMedia?
  /// Such as `audio/wav`.
  public let contentType: String?
  /// Terms and author; nil: all rights reserved.
  public let license: BoardLicense?

  init(id: String, _ object: JSONObject) {
    self.id = id
    media = BoardMedia(object)
    contentType = object["content_type"]?.string
    license = object["license"]?.object.map(BoardLicense.init)
  }
}
