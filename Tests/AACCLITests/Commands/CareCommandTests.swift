import AACCore
import AACStore
import Foundation
import Planner
import Testing

@testable import aac_cli

struct CareCommandTests {
  @Test func backupAndRestoreBringBackAPerson() async throws {
    let bench = try Bench()
    let copy = bench.folder.file("copy.sqlite")
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("backup", copy) == 0)
    #expect(bench.console.output.contains(copy))
    #expect(await bench.run("person", "remove", "Ana", "--yes") == 0)
    #expect(await bench.run("restore", copy) == 1)
    #expect(try bench.database.people().isEmpty)
    #expect(await bench.run("restore", copy, "--yes") == 0)
    #expect(try bench.database.people().map(\.name) == ["Ana"])
  }

  @Test func whatIsNoCopyIsRefused() async throws {
    let bench = try Bench()
    let text = try bench.folder.write("hello", to: "text.txt")
    #expect(await bench.run("restore", text, "--yes") == 65)
    #expect(await bench.run("restore", bench.folder.file("nothing"), "--yes") == 66)
    #expect(await bench.run("backup", text) == 65)
    #expect(await bench.run("backup") == 64)
    #expect(await bench.run("backup", "/proc/nothing/copy.sqlite") == 73)
  }

  @Test func anOlderCopyIsOnlyReplacedWhenThatIsConfirmed() async throws {
    let bench = try Bench()
    let copy = bench.folder.file("copy.sqlite")
    #expect(await bench.run("backup", copy) == 0)
    #expect(await bench.run("person", "add", "Ana") == 0)
    let people = { try AppDatabase.open(at: URL(filePath: copy)).people().map(\.name) }
    #expect(await bench.run("backup", copy) == 1)
    #expect(bench.console.notes.contains("¿reemplazarla"))
    #expect(try people().isEmpty)
    #expect(await bench.run("backup", copy, "--yes") == 0)
    #expect(try people() == ["Ana"])
  }

  @Test func aCopyIsNotWrittenOverTheDatabaseOrIntoAFolderThatIsMissing() async throws {
    let bench = try Bench()
    #expect(await bench.run("backup", bench.folder.file("aac.sqlite"), "--yes") == 64)
    #expect(bench.console.notes.contains("es la propia base de datos"))
    #expect(await bench.run("backup", bench.folder.file("new/copy.sqlite")) == 73)
    #expect(bench.console.notes.contains("la carpeta de"))
    #expect(!FileManager.default.fileExists(atPath: bench.folder.file("new")))
  }

  /// A bench whose database has a copy of the day with Ana in it, and then was broken.
  private func broken(_ break: (URL) throws -> Void) async throws -> Bench {
    var bench = try Bench()
    bench.opensAnew = true
    #expect(await bench.run("person", "add", "Ana") == 0)
    let database = try bench.environment.openDatabase(nil)
    #expect(try database.keepDailyCopy(now: bench.clock.now.wall))
    try database.close()
    try bench.database.close()
    try `break`(URL(filePath: bench.folder.file("aac.sqlite")))
    var again = bench.again()
    again.opensAnew = true
    return again
  }

  private static let damages: [@Sendable (URL) throws -> Void] = [
    { try Data(repeating: 0, count: 4096).write(to: $0) },
    { try Data("Dear aunt, this is no database".utf8).write(to: $0) },
    { url in
      var bytes = try Data(contentsOf: url)
      for index in stride(from: 5000, to: bytes.count, by: 61) { bytes[index] ^= 0x5A }
      try bytes.write(to: url)
    },
    { url in
      let bytes = try Data(contentsOf: url)
      try bytes.prefix(bytes.count / 3).write(to: url)
    },
  ]

  @Test(arguments: damages.indices)
  func aDamagedDatabaseIsPutBackFromACopy(damage: Int) async throws {
    let bench = try await broken(Self.damages[damage])
    #expect(await bench.run("backup", "--list") == 0)
    let copy = try #require(bench.lines.first?.split(separator: "  ").first).description
    #expect(bench.lines.first?.hasSuffix("copia del día") == true)
    #expect(await bench.run("doctor") == 1)
    #expect(bench.lines.contains { $0.hasPrefix("✗ La base de datos") })
    #expect(
      bench.lines.contains {
        $0.hasPrefix("✗ Para volver a la última copia") && $0.hasSuffix("aac-cli restore \(copy)")
      }, "\(bench.lines)")
    #expect(await bench.run("restore", copy) == 1)
    #expect(await bench.run("restore", copy, "--yes") == 0)
    #expect(bench.console.notes.contains("Todo está como en"))
    let people = try bench.environment.openDatabase(nil).people()
    #expect(people.map(\.name) == ["Ana"])
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.file("backups"))
    #expect(names.contains { $0.hasPrefix("damaged-") })
  }

  @Test func whoLosesTheFileIsToldOfTheCopies() async throws {
    let bench = try await broken { try FileManager.default.removeItem(at: $0) }
    #expect(await bench.run("person", "list") == 0)
    #expect(bench.console.notes.contains("no estaba y se ha hecho uno nuevo"))
    #expect(bench.console.notes.contains("aac-cli backup --list"))
    var again = bench.again()
    again.opensAnew = true
    #expect(await again.run("person", "list") == 0)
    #expect(!again.console.notes.contains("se ha hecho uno nuevo"))
  }

  @Test func theDoctorHasTheCopiesAsJSONToo() async throws {
    let bench = try await broken(Self.damages[0])
    #expect(await bench.run("doctor", "--format", "json") == 1)
    #expect(bench.console.output.contains(#""copies":[{"date":"#))
    #expect(bench.console.output.contains(#""what":"printing""#))
  }

  @Test func withoutCopiesTheDoctorSaysSo() async throws {
    var bench = try Bench()
    bench.opensAnew = true
    try bench.database.close()
    try Data(repeating: 0, count: 4096).write(to: URL(filePath: bench.folder.file("aac.sqlite")))
    #expect(await bench.run("backup", "--list") == 0)
    #expect(bench.console.notes.contains("Todavía no hay copias"))
    #expect(await bench.run("doctor") == 1)
    #expect(bench.lines.contains { $0.hasPrefix("✗ No hay copias automáticas en") })
  }

  @Test func aCopyThatIsNoneIsToldAsSuch() async throws {
    let bench = try Bench()
    let text = try bench.folder.write("hello", to: "text.txt")
    #expect(await bench.run("restore", text, "--yes") == 65)
    #expect(bench.console.notes.contains("no es una copia de este programa"))
    #expect(!bench.console.notes.contains("--database"))
    #expect(await bench.run("restore", bench.folder.file("nothing"), "--yes") == 66)
    #expect(bench.console.notes.contains("aac-cli backup --list"))
  }

  @Test func theDoctorSaysWhatIsWrongAndWhatToDo() async throws {
    let bench = try Bench()
    let code = await bench.run("doctor")
    #expect(bench.lines.contains { $0.hasPrefix("✓ La base de datos está entera") })
    #expect(bench.lines.contains { $0.hasPrefix("✓ La voz funciona (es).") })
    #expect((code == 0) == !bench.lines.contains { $0.hasPrefix("✗") })
    let later = bench.again()
    #expect(await later.run("vocabulary", "add", "croqueta", "--yes") == 0)
    #expect(await later.run("doctor") == code, "a word without a picture is no failure")
    #expect(later.lines.contains { $0.hasPrefix("! 1 palabra sin pictograma (es): croqueta.") })
    let json = bench.again()
    #expect(await json.run("doctor", "--format", "json") == code)
    #expect(json.console.output.contains(#""isGood":false,"isWarning":true"#))
  }
}
