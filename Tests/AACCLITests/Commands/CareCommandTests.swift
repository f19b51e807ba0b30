import AACCore
import AACStore
import Foundation
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

  @Test func theDoctorSaysWhatIsWrongAndWhatToDo() async throws {
    let bench = try Bench()
    let code = await bench.run("doctor")
    #expect(bench.lines.contains { $0.hasPrefix("✓ La base de datos está entera") })
    #expect(bench.lines.contains { $0.hasPrefix("✓ La voz funciona (es).") })
    #expect((code == 0) == bench.lines.allSatisfy { $0.hasPrefix("✓") })
    let later = bench.again()
    #expect(await later.run("vocabulary", "add", "croqueta", "--yes") == 0)
    #expect(await later.run("doctor") == 1)
    #expect(later.lines.contains { $0.hasPrefix("✗ 1 palabra sin pictograma (es): croqueta.") })
    let json = bench.again()
    #expect(await json.run("doctor", "--format", "json") == 1)
    #expect(json.console.output.contains(#""isGood":false"#))
  }
}
