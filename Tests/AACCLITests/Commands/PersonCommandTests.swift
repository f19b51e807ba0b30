import AACCore
import AACStore
import Testing

@testable import aac_cli

struct PersonCommandTests {
  @Test func theFirstPersonIsTheCurrentOne() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana", "--gender", "feminine") == 0)
    #expect(await bench.run("person", "add", "Tom", "--language", "en-GB") == 0)
    let list = bench.again()
    #expect(await list.run("person", "list") == 0)
    #expect(
      list.lines == [
        "* Ana (es-ES, femenino, Palabras por minuto: 150, Tono: 50, Volumen: 100)",
        "  Tom (en-GB, masculine, Words a minute: 150, Pitch: 50, Volume: 100)",
      ])
  }

  @Test func whoeverIsUsedSetsTheLanguage() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("person", "add", "Tom", "--language", "en") == 0)
    #expect(await bench.run("person", "use", "tom") == 0)
    let later = bench.again()
    #expect(await later.run("sentence", "--verb", "want") == 0)
    #expect(later.console.output == "I want.\n")
  }

  @Test func aTakenNameAndAnUnknownOneFail() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("person", "add", "ANA") == 1)
    #expect(await bench.run("person", "use", "Eva") == 1)
    #expect(await bench.run("person", "add", " ") == 64)
  }

  @Test func editChangesOnlyWhatIsSaid() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana", "--gender", "f", "--speed", "120") == 0)
    let later = bench.again()
    #expect(
      await later.run(
        "person", "edit", "Ana", "--name", "Anita", "--pitch", "60", "--format", "json")
        == 0)
    for part in [
      #""gender":"feminine""#, #""name":"Anita""#, #""pitch":60"#, #""speed":120"#,
      #""current":true"#,
    ] {
      #expect(later.console.output.contains(part))
    }
  }

  @Test(arguments: [("s", 0, 0), ("n", 1, 1), ("", 1, 1)])
  func removingAsksFirst(answer: String, code: Int32, left: Int) async throws {
    let bench = try Bench(input: [answer], isTerminal: true)
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("person", "remove", "Ana") == code)
    #expect(try bench.database.people().count == left)
  }

  @Test func withoutATerminalRemovingNeedsYes() async throws {
    let bench = try Bench(input: ["s"])
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("person", "remove", "Ana") == 1)
    #expect(bench.console.notes.contains("--yes"))
    #expect(await bench.run("person", "remove", "Ana", "--yes") == 0)
    #expect(try bench.database.people().isEmpty)
  }

  @Test func removingSaysHowManyWordsOfTheirOwnGo() async throws {
    let bench = try Bench(input: ["n"], isTerminal: true)
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("vocabulary", "add", "croqueta", "--own", "--yes") == 0)
    #expect(await bench.run("person", "remove", "Ana") == 1)
    #expect(bench.console.notes.contains("y 1 palabra propia? (s/n)"))
    let later = bench.again()
    #expect(await later.run("person", "remove", "Ana", "--yes") == 0)
    #expect(later.console.notes.contains("lo que era solo suyo: «croqueta»"))
    #expect(try bench.database.complement(named: "croqueta", in: .spanish) == nil)
    #expect(await later.run("vocabulary", "restore", "croqueta") == 0)
    #expect(try bench.database.complement(named: "croqueta", in: .spanish) != nil)
  }
}
