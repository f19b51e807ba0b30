/// Finds drawings by id.
public protocol PictogramSource: Sendable {
  /// The pictogram; nil when no installed set has it.
  func pictogram(_ id: Pictogram.ID) throws -> Pictogram?
}
