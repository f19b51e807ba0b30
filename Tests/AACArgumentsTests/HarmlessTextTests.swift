import AACArguments
import Testing

struct HarmlessTextTests {
  @Test(arguments: [
    ("¿Qué? ñ ç 🧑‍🦽 ‘a’ … €", "¿Qué? ñ ç 🧑‍🦽 ‘a’ … €"), ("a\tb\nc", "a\tb\nc"),
    ("\u{1B}]0;x\u{7}\u{1B}[2J", "␛]0;x␇␛[2J"), ("a\rb", "a␍b"), ("a\r\nb", "a␍\nb"),
    ("\u{7F}\u{9B}2J", "␡\u{FFFD}2J"), ("\u{202E}abc\u{2066}", "\u{FFFD}abc\u{FFFD}"),
    ("\u{0}", "␀"),
  ])
  func whatATerminalWouldObeyIsShown(text: String, shown: String) {
    #expect(text.harmless() == shown)
    #expect(text.harmless(keepingLines: false) == shown.replacing("\n", with: " "))
  }

  @Test func jsonSaysTheSame() {
    #expect("{\"a\":\"\u{9B}\u{202E}ñ\u{7F}\"}".harmlessJSON == #"{"a":"\u009b\u202eñ\u007f"}"#)
    #expect("{\"a\": 1}\n".harmlessJSON == "{\"a\": 1}\n")
  }
}
