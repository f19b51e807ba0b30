import AACCore
import AACStore
import Foundation
import Testing

@testable import aac_cli

struct SheetCommandTests {
  private func file(_ bench: Bench, _ text: String) throws -> String {
    let path = bench.folder.path + "/words.csv"
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func whatIsExportedChangesNothingWhenItIsImported() async throws {
    let bench = try Bench()
    let path = bench.folder.path + "/all.csv"
    #expect(await bench.run("vocabulary", "export", path, "--excel") == 0)
    let again = bench.again()
    #expect(await again.run("vocabulary", "import", path) == 0)
    #expect(again.console.output == "")
    #expect(again.console.notes.contains("Nuevas: 0 · cambiadas: 0 · quitadas: 0"))
    #expect(try bench.database.edits(last: 1).isEmpty)
  }

  @Test func aSheetThatIsThereIsOnlyReplacedWhenThatIsConfirmed() async throws {
    let bench = try Bench()
    let path = try file(bench, "word;role\r\ncroqueta;complement\r\n")
    #expect(await bench.run("vocabulary", "export", path) == 1)
    #expect(bench.console.notes.contains("«\(path)» ya existe"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("word;role"))
    #expect(await bench.run("vocabulary", "export", path, "--yes") == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("language,role"))
  }

  @Test func newWordsOfASheetCanBeSomeonesOwn() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana") == 0)
    let path = try file(bench, "word;role\r\ncroqueta;complement\r\n")
    #expect(await bench.run("vocabulary", "import", path, "--person", "Nadie") != 0)
    #expect(await bench.run("vocabulary", "import", path, "--role", "verb") == 64)
    #expect(bench.console.notes.contains("--replace"))
    #expect(try bench.database.entries(named: "croqueta", in: .spanish).isEmpty)
    #expect(await bench.run("vocabulary", "import", path, "--person", "Ana") == 0)
    let ana = try bench.database.person(named: "Ana").id
    #expect(try bench.database.entries(named: "croqueta", in: .spanish).map(\.owner) == [ana])
  }

  @Test func aPartGoesToStandardOutput() async throws {
    let bench = try Bench()
    #expect(
      await bench.run(
        "vocabulary", "export", "-", "--language", "pt", "--role", "verb", "--kind", "modal") == 0)
    #expect(bench.lines.count > 1)
    #expect(bench.lines.dropFirst().allSatisfy { $0.hasPrefix("pt,verb,") })
  }

  @Test func aNewWordIsWorkedOutLikeAnAddedOne() async throws {
    let bench = try Bench()
    let path = try file(bench, "word;role;verbs\r\ncroqueta;complement;comer | pedir\r\n")
    #expect(await bench.run("vocabulary", "import", path, "--dry-run") == 0)
    #expect(bench.console.output == "+ croqueta (es, complement)\n")
    #expect(try bench.database.entries(named: "croqueta", in: .spanish).isEmpty)
    #expect(await bench.run("vocabulary", "import", path) == 0)
    let word = try #require(try bench.database.entries(named: "croqueta", in: .spanish).first)
    #expect(word.lexeme.gender == .feminine && word.lexeme.kind == .food)
    #expect(await bench.run("vocabulary", "undo") == 0)
    #expect(try bench.database.entries(named: "croqueta", in: .spanish).isEmpty)
  }

  @Test(arguments: [
    ("cafe;complement;;", "2: cafe: ya hay una palabra «café»"),
    ("zorblax;complement;feminine;", "2: zorblax: no tiene pictograma"),
    ("tirita;complement;masculine;comer", "2: tirita: «tirita» suele tener el otro género"),
    ("mesilla;complement;;comer", "2: mesilla: «comer» no suele llevar «mesilla»: la frase sería"),
    ("zorblar;verb;;", "2: zorblar: nadie puede usar este verbo"),
    ("zorblax;complement;;", "2: zorblax: ningún verbo lleva a esta palabra"),
  ])
  func whatLooksWrongInAFileIsSaidWithItsPlace(row: String, warning: String) async throws {
    let bench = try Bench()
    let path = try file(bench, "word;role;gender;verbs\n\(row)\n")
    #expect(await bench.run("vocabulary", "import", path, "--dry-run") == 0)
    #expect(bench.console.notes.contains("\(path):\(warning)"), "\(bench.console.notes)")
    let json = bench.again()
    #expect(await json.run("vocabulary", "import", path, "--format", "json") == 0)
    #expect(json.console.output.contains(#""warnings":[{"file":"#))
    #expect(json.console.output.contains(#""line":2"#))
    #expect(!json.console.notes.contains(warning))
  }

  @Test func namesInAFileAreTakenAsByAdd() async throws {
    let bench = try Bench()
    let path = try file(
      bench, "word,role\nla croqueta,complement\n\u{A0}el\u{A0}zumo  verde,complement\n")
    #expect(await bench.run("vocabulary", "import", path) == 0)
    #expect(
      bench.lines == ["+ croqueta (es, complement)", "+ zumo verde (es, complement)"])
    let twice = try file(bench, "word,role\nuna tirita,complement\ntirita,complement\n")
    #expect(await bench.run("vocabulary", "import", twice) == 65)
    #expect(
      bench.console.notes.contains(
        "\(twice):3: A word: «tirita» ya es una palabra nueva en la línea 2"))
  }

  @Test(arguments: ["comida", "COMIDA", "food", "Fruta y verdura", "fruta y VERDURA"])
  func groupsAreNamedWithoutRegardToCaseAndAccents(name: String) async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "export", "-", "--category", name) == 0)
    #expect(bench.lines.count > 10)
    #expect(
      await bench.run("vocabulary", "add", "croqueta", "--category", name, "--yes") == 0)
  }

  @Test func mistakesAreListedWithTheirPlaces() async throws {
    let bench = try Bench()
    let path = try file(bench, "word,role,gender\nsilla,complement,f\ncroqueta,complement,neuter\n")
    #expect(await bench.run("vocabulary", "import", path) == 65)
    let notes = bench.console.notes.split(separator: "\n").map(String.init)
    #expect(notes.count == 3)
    #expect(notes[0].hasPrefix("\(path):2: C gender: «f» no vale"))
    #expect(notes[2] == "aac-cli: no se ha importado nada: hay 2 errores en el archivo")
    let json = bench.again()
    #expect(await json.run("vocabulary", "import", path, "--format", "json") == 65)
    #expect(json.console.output.contains("\"column\":\"C gender\",\"file\""))
  }

  @Test func takingWordsOutIsAskedFor() async throws {
    let bench = try Bench()
    let path = try file(bench, "word,role\nyo,subject\n")
    #expect(await bench.run("vocabulary", "import", path, "--replace") == 1)
    #expect(try bench.database.entries(in: .spanish).allSatisfy { !$0.isRemoved })
    #expect(await bench.run("vocabulary", "import", path, "--replace", "--yes") == 0)
    let subjects = try bench.database.vocabulary(in: .spanish).subjects
    #expect(subjects.map(\.label) == ["yo"])
  }

  @Test func aFileThatIsNotThereIsSaid() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "import", "/nowhere.csv") == 66)
    #expect(await bench.run("vocabulary", "import", bench.folder.path) == 66)
    #expect(await bench.run("vocabulary", "export", "/nowhere/words.csv") == 73)
  }

  @Test func thePersonInUseHasALevel() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana", "--gender", "f") == 0)
    #expect(await bench.run("person", "use", "Ana") == 0)
    #expect(await bench.run("vocabulary", "level", "5", "manzana") == 0)
    #expect(await bench.run("vocabulary", "level", "2") == 0)
    let person = try bench.database.currentPerson()
    #expect(try bench.database.vocabularyLevel(of: person?.id) == 2)
    let seen = try bench.database.vocabulary(in: .spanish, for: person?.id)
    #expect(!seen.complements.contains { $0.label == "manzana" })
    #expect(
      try bench.database.vocabulary(in: .spanish).complements.contains { $0.label == "manzana" })
    #expect(await bench.run("vocabulary", "level", "0") == 0)
    #expect(try bench.database.vocabularyLevel(of: person?.id) == nil)
    #expect(await bench.run("vocabulary", "level", "12") == 64)
  }
}

struct WordFormTests {
  @Test func aWordIsFilledInFieldByField() async throws {
    // Role, label, gender, plural, kind, group (first not a possible one), picture, and yes.
    let bench = try Bench(
      input: ["", "", "f", "", "", "nada", "frut", "", "s"], isTerminal: true)
    #expect(await bench.run("vocabulary", "form", "croqueta") == 0)
    #expect(bench.console.notes.contains("«nada» no vale"))
    let word = try #require(try bench.database.entries(named: "croqueta", in: .spanish).first)
    #expect(word.category == "fruit-and-vegetables" && word.lexeme.gender == .feminine)
    #expect(word.lexeme.forms.isEmpty)
  }

  @Test func aWordThatIsThereIsChanged() async throws {
    // Label, gender, plural, kind, group, picture, and yes: what it is chosen as is not asked any more.
    let bench = try Bench(input: ["manzanita", "", "", "", "", "", "s"], isTerminal: true)
    #expect(await bench.run("vocabulary", "form", "manzana") == 0)
    let word = try #require(try bench.database.entries(named: "manzana", in: .spanish).first)
    #expect(word.label == "manzanita" && word.lexeme.lemma == "manzana")
  }

  @Test func noMeansNo() async throws {
    let bench = try Bench(input: ["", "", "", "", "", "", "", "n"], isTerminal: true)
    #expect(await bench.run("vocabulary", "form", "croqueta") == 0)
    #expect(try bench.database.entries(named: "croqueta", in: .spanish).isEmpty)
  }

  @Test func withoutATerminalTheOtherCommandsAreNamed() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "form", "croqueta") == 64)
    #expect(bench.console.notes.contains("vocabulary add"))
  }
}
