public import Foundation

/// The picture of a tile.
public enum PrintPicture: Hashable, Sendable {
  /// A drawing in SVG, or a picture in PNG, JPEG, GIF or BMP.
  case data(Data)
  /// Characters that show the same, such as an emoji.
  case characters(String)
}
