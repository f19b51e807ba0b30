import AACCore

/// A tile of a ``TileMenu``.
struct TileEntry: Hashable, Sendable {
  /// The word.
  var label: String
  /// The picture as a character; empty when there is none.
  var emoji: String
  /// Heading of the group it stands in.
  var group: String
  /// Colour of its word class; nil outside the vocabulary.
  var color: FitzgeraldColor?
  /// Whether it is the present choice, which is framed.
  var isChosen: Bool

  init(
    _ label: String, emoji: String = "", group: String = "", color: FitzgeraldColor? = nil,
    isChosen: Bool = false
  ) {
    self.label = label
    self.emoji = emoji
    self.group = group
    self.color = color
    self.isChosen = isChosen
  }
}
