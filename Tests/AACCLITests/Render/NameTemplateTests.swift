import AACCore
import Testing

@testable import aac_cli

struct NameTemplateTests {
  private func item(_ text: String, name: String? = nil) -> RenderItem {
    RenderItem(
      index: 7, text: text, variety: .spanishSpain, settings: SpeechSettings(), name: name)
  }

  @Test(arguments: [
    ("{index}-{slug}", "¿Dónde está la niña?", "000007-donde-esta-la-nina"),
    ("{slug}", "../../etc/passwd", "etc-passwd"), ("{slug}", "¡¡!!", "x"),
    ("{language}/{slug}", "Não, obrigada", "es-ES/nao-obrigada"), ("a{name}b", "Sí.", "asib"),
  ])
  func namesAreMadeOfTheTemplate(template: String, text: String, path: String) throws {
    #expect(try NameTemplate(template).path(of: item(text)) == path)
  }

  @Test func aNameOfTheLineTakesThePlaceOfTheUsualOne() throws {
    #expect(try NameTemplate(nil).path(of: item("Sí.", name: "sí señor.WAV")) == "sí señor")
    #expect(try NameTemplate(nil).path(of: item("Sí.")) == "000007-si")
    #expect(try NameTemplate("{index}").path(of: item("Sí.", name: "otro")) == "000007")
  }

  @Test(arguments: [
    "../x", "..", ".", "/etc/x", "a/b", "a\\b", "a:b", "a*", "a?", "<a>", "a|b", "\"a\"", "a\nb",
    "a\0b", "", ".oculto", "a.", " a", "a ", ".wav", String(repeating: "n", count: 201),
    "agua\u{202E}gpj", "a\u{200B}b", "\u{2066}agua", "a\u{FEFF}", "a\u{2028}b", "a\u{85}b",
    "a\u{AD}b",
  ])
  func aNameThatIsNoneForAFileInTheFolderIsRefused(name: String) throws {
    let template = try NameTemplate(nil)
    #expect(throws: RenderError.badName(name)) { try template.path(of: item("Sí.", name: name)) }
  }

  @Test(arguments: [
    "../{slug}", "/{slug}", "{slug}/", "a//b", "{sluf}", "a/../b", "{", "a\nb", "", ".{slug}",
    "a/.b", "\u{202E}{slug}",
  ])
  func aTemplateThatLeadsElsewhereIsRefused(template: String) {
    #expect(throws: RenderError.badTemplate(template)) { try NameTemplate(template) }
  }

  @Test(arguments: [
    ("\u{F1}u", "n\u{303}u"), ("Straße", "STRASSE"), ("Straße", "strasse"),
    ("ÁRBOL", "a\u{301}rbol"),
    ("ﬁn", "FIN"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
  ])
  func namesThatAreOneOnSomeFileSystemAreTheSame(one: String, other: String) {
    #expect(one.foldedAsFileName == other.foldedAsFileName)
    #expect(Array(one.utf8) != Array(other.utf8))
  }

  @Test(arguments: [("ano", "año"), ("papa", "papá"), ("a b", "a-b"), ("strase", "Straße")])
  func otherNamesAreNot(one: String, other: String) {
    #expect(one.foldedAsFileName != other.foldedAsFileName)
  }

  @Test func longTextsHaveShortNames() {
    let slug = NameTemplate.slug(String(repeating: "palabra ", count: 1_000))
    #expect(slug.utf8.count <= 70)
    #expect(slug.hasPrefix("palabra-palabra"))
  }
}
