/// Another board that a button opens.
public struct BoardLink: Hashable, Sendable {
  /// The board's id.
  public let id: String?
  /// Its name.
  public let name: String?
  /// Its file in the package.
  public let path: String?
  /// A page of another system that shows it.
  public let url: String?
  /// Where another system gives its data.
  public let dataURL: String?

  init(_ object: JSONObject) {
    id = object["id"].flatMap(BoardReader.id)
    name = object["name"]?.string
    path = object["path"]?.string
    url = object["url"]?.string
    dataURL = object["data_url"]?.string
  }
}
