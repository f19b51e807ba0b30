import AACCore

/// Rows within rows: a reading lays a row otherwise, or cuts it, and reads what comes of it.
extension TileReader {
  /// No row that anybody lays goes deeper: one that comes back to itself is read there by what is left.
  static let deepest = 12

  /// The frame of a verb tile.
  func frame(of verb: Constituent) -> VerbFrame { tables.frames[verb.lexeme.lemma] }

  /// The reader of what was made of the row at hand.
  var deeper: TileReader {
    var reader = self
    reader.depth += 1
    return reader
  }

  /// The reader of tiles beside which something was chosen: that it is going on, or that it is asked.
  var besideOthers: TileReader {
    var reader = self
    reader.isBesideOthers = true
    return reader
  }
}
