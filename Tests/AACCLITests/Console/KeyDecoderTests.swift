import Testing

@testable import aac_cli

struct KeyDecoderTests {
  @Test(arguments: [
    ("a", [Key.character("a")]), ("ñ", [.character("ñ")]), ("ã", [.character("ã")]),
    ("7", [.character("7")]), ("👧", [.character("👧")]), ("\r", [.enter]), ("\n", [.enter]),
    ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{3}", [.interrupt]),
    ("\u{4}", [.endOfInput]), ("\u{1}", []), ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]),
    ("\u{1B}[C", [.right]), ("\u{1B}[1;5D", [.left]), ("\u{1B}[H", [.home]), ("\u{1B}[1~", [.home]),
    ("\u{1B}[4~", [.end]), ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]),
    ("\u{1B}[6~", [.pageDown]), ("\u{1B}[15~", []),
    ("ab\u{1B}[Ac", [.character("a"), .character("b"), .up, .character("c")]),
    ("\u{1B}x", [.escape, .character("x")]),
  ])
  func reads(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == keys)
    #expect(!decoder.isPending)
  }

  @Test(arguments: ["\u{1B}[A", "ñ", "👧", "\u{1B}[5~"])
  func waitsForTheRestOfASequenceThatIsCut(bytes: String) {
    var whole = KeyDecoder()
    let expected = whole.decode(bytes.utf8)
    for cut in 1..<bytes.utf8.count {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes.utf8.prefix(cut)) == [])
      #expect(decoder.isPending)
      #expect(decoder.decode(bytes.utf8.dropFirst(cut)) == expected)
    }
  }

  @Test func aLoneEscapeIsTheEscapeKey() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.flush() == [.escape])
    #expect(decoder.flush() == [])
  }

  @Test func brokenBytesAreDropped() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0x61]) == [.character("a")])
    #expect(decoder.decode([0xC3, 0x28, 0x62]) == [.character("("), .character("b")])
  }
}
