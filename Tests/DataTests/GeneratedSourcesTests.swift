import AACGeneration
import Foundation
import Testing

struct GeneratedSourcesTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func generatedSourcesAreMadeFromTheTables() throws {
    let generated = try GeneratedSources(package: Self.package)
    for (path, source) in generated.files {
      let committed = try String(
        contentsOf: Self.package.appending(path: path), encoding: .utf8)
      #expect(committed == source, "\(path) is out of date: run script/generate")
    }
  }

  @Test func noTextOfTheInterfaceIsMissingInALanguage() throws {
    let table = try StringTable(
      contentsOf: Self.package.appending(path: "Data/interface/strings.csv"))
    #expect(!table.rows.isEmpty)
    #expect(table.problems == [])
  }

  @Test func aMissingTextADoubledKeyAndAForeignPlaceholderAreProblems() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let rows = ["key,es,en,pt", "a,hola,,olá", "a,sí,yes,sim", "b,{name},{other},{name}"]
    try rows.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    #expect(
      try StringTable(contentsOf: file).problems == [
        "'a' has no text in 'en'", "key 'a' is empty or doubled",
        "'b' has other placeholders in some language",
      ])
  }

  @Test func placeholdersBecomeParameters() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let row =
      "left,{count} {count|día|días} de {name},{count} {count|day|days} of {name},{count} {count|dia|dias} de {name}"
    try "key,es,en,pt\n\(row)\n".write(to: file, atomically: true, encoding: .utf8)
    let source = try StringTable(contentsOf: file).swiftSource
    #expect(source.contains("public static func left(count: Int, name: String) -> Text {"))
    #expect(source.contains(#"en: "\(count) \(count == 1 ? "day" : "days") of \(name)","#))
  }
}
