/// A group of words shown together, such as *food* or *places*.
public struct Category: Hashable, Codable, Sendable, Identifiable {
  /// Key, such as `food`.
  public let id: String
  /// Name in the language of the vocabulary it came with.
  public var name: String
  /// Place in the list of categories, from 0.
  public var position: Int
  /// Picture on the category's tab.
  public var pictogram: Pictogram.ID?

  /// A category.
  public init(id: String, name: String, position: Int, pictogram: Pictogram.ID? = nil) {
    self.id = id
    self.name = name
    self.position = position
    self.pictogram = pictogram
  }
}
