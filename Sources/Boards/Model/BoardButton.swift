/// A button of a board.
public struct BoardButton: Hashable, Sendable, Identifiable {
  /// What the grid calls it.
  public let id: String
  /// Text on it, or a key of ``Board/strings``.
  public let label: String
  /// What it says where that is not its label.
  public let vocalization: String?
  /// Its picture.
  public let imageID: String?
  /// The sound it plays.
  public let soundID: String?
  /// Colour of its face.
  public let background: BoardColor?
  /// Colour of its edge.
  public let border: BoardColor?
  /// Whether it is there and not shown.
  public let isHidden: Bool
  /// The board it opens.
  public let link: BoardLink?
  /// What it does, in order; empty: it says its word.
  public let actions: [BoardAction]
  /// Its place where the board is not laid out as a grid.
  public let frame: BoardFrame?

  init(id: String, label: String, actions: [BoardAction], _ object: JSONObject) {
    self.id = id
    self.label = label
    self.actions = actions
    vocalization = object["vocalization"]?.string?.printable
    imageID = object["image_id"].flatMap(BoardReader.id)
    soundID = object["sound_id"].flatMap(BoardReader.id)
    background = object["background_color"]?.string.flatMap(BoardColor.init)
    border = object["border_color"]?.string.flatMap(BoardColor.init)
    isHidden = object["hidden"]?.bool ?? false
    link = object["load_board"]?.object.map(BoardLink.init)
    frame = BoardFrame(object)
  }
}
