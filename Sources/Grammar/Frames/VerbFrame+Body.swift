import AACCore

extension VerbFrame {
  /// Whether the first of these is a part of the body, of which the verb says what happens to it (NGLE §35.7).
  static func isOfBody(_ slots: [FrameSlot]) -> Bool {
    guard let first = slots.first, first.role == .object else { return false }
    return first.kinds == KindSet(.body) || first.isForNamedWords
  }

  /// Whether somebody may feel it: what moves him, or what a part of his body does.
  var mayAffect: Bool { pattern == .affecting || happensToBody }
}
