import Testing

/// Rows without a verb that exclaim, suggest or thank, and those that only look like them.
struct EnglishExclaimedTests {
  @Test(arguments: [
    ("what a mess", "What a mess!"),
    ("what beautiful day", "What a beautiful day!"),
    ("how nice", "How nice!"),
    ("what about me", "What about me?"),
    ("what color", "What color?"),
  ])
  func rowIsSaidAsItIsMeant(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
