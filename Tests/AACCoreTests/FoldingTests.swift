import AACCore
import Foundation
import Testing

/// Texts without accents and capital letters.
struct FoldingTests {
  @Test func everyLatinCharacterIsFoldedAsFoundationDoes() {
    for value in 0x20...0x24F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "Ab\(scalar)1", "é\(scalar)\u{301}"] {
        #expect(text.foldedForSearch == folded(text))
      }
    }
  }

  @Test(arguments: [
    "¿Qué quieres, NIÑO?", "Não, obrigada!", "STRASSE", "Straße", "e\u{301}l", "Œuvre", "你好", "",
    "a\r\nB", "«Sí»", "№ 5º", "İstanbul",
  ])
  func aTextIsFoldedAsFoundationDoes(_ text: String) {
    #expect(text.foldedForSearch == folded(text))
  }

  private func folded(_ text: String) -> String {
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }
}
