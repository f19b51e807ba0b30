/// A tile: a picture and its word on a coloured face.
public struct PrintTile: Hashable, Sendable {
  /// Its word.
  public var label: String
  /// Its picture; nil: the word fills the tile.
  public var picture: PrintPicture?
  /// Colour of its face.
  public var face: PrintColor
  /// Colour of its edge.
  public var edge: PrintColor
  /// Number of the page that it leads to, from 1.
  public var leadsToPage: Int?
  /// Whether the red cross lies on it.
  public var isNegated: Bool

  /// A tile.
  public init(
    label: String, picture: PrintPicture? = nil, face: PrintColor = .white,
    edge: PrintColor? = nil, leadsToPage: Int? = nil, isNegated: Bool = false
  ) {
    self.label = label
    self.picture = picture
    self.face = face
    self.edge = edge ?? .grey
    self.leadsToPage = leadsToPage
    self.isNegated = isNegated
  }
}
