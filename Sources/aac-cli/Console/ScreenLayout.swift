/// Lines that stay at the top and at the bottom of the screen, and the room between them.
struct ScreenLayout {
  var head: [StyledLine]
  var foot: [StyledLine]
  let rows: Int

  /// Lines between head and foot.
  var bodyHeight: Int { max(1, rows - head.count - foot.count) }

  /// All lines, the body filled up with empty ones.
  func lines(body: [StyledLine]) -> [StyledLine] {
    let body = body.prefix(bodyHeight)
    let filling = [StyledLine](repeating: StyledLine(), count: bodyHeight - body.count)
    return head + body + filling + foot
  }
}
