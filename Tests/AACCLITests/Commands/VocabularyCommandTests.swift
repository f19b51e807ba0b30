import Testing

@testable import aac_cli

struct VocabularyCommandTests {
  @Test(arguments: [
    ("es_ES.UTF-8", ["subjects"], "niña"), ("en_US.UTF-8", ["verbs"], "want"),
    ("pt_BR.UTF-8", ["complements"], "maçã"),
    ("es_ES.UTF-8", ["complements", "--of", "comer"], "pan"),
    ("en_US.UTF-8", ["verbs", "--of", "want"], "sleep"),
    ("es_ES.UTF-8", ["subjects", "--of", "comer"], "perro"),
  ])
  func lists(locale: String, arguments: [String], word: String) async throws {
    let bench = try Bench(locale: locale)
    #expect(await bench.run(["vocabulary", "list"] + arguments) == 0)
    #expect(bench.lines.contains { $0.hasSuffix(" " + word) || $0.hasPrefix(word) })
  }

  @Test func showsEverythingThatIsKnownOfAWord() async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    #expect(await bench.run("vocabulary", "info", "apple") == 0)
    #expect(bench.lines.contains("  role: complement"))
    #expect(bench.lines.contains("  concept: apple"))
  }

  @Test(arguments: [
    ["show", "zorblax"], ["info", "zorblax"], ["list", "verbs", "--of", "zorblax"],
  ])
  func anUnknownWordIs65(arguments: [String]) async throws {
    let bench = try Bench()
    #expect(await bench.run(["vocabulary"] + arguments) == 65)
    #expect(bench.console.notes.contains("zorblax"))
  }

  @Test func checkOfAFolderThatIsNotThereIs66() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "check", "/nowhere") == 66)
  }
}
