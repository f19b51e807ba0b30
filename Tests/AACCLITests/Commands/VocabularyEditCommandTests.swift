import AACCore
import AACStore
import Testing

@testable import aac_cli

struct VocabularyEditCommandTests {
  private func complement(_ name: String, _ bench: Bench) throws -> Complement? {
    try bench.database.complement(named: name, in: .spanish)
  }

  @Test func oneWordIsEnoughToAddAWord() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "add", "croqueta", "--yes") == 0)
    #expect(bench.console.output == "Hecho: añadir «croqueta»\n")
    for fact in [
      "  género: femenino", "  plural: croquetas", "  tipo: food", "comer",
      "Yo como una croqueta.", "no tiene pictograma",
    ] {
      #expect(bench.console.notes.contains(fact), "\(fact)")
    }
    let word = try #require(try complement("croqueta", bench))
    let links = try bench.database.vocabulary(in: .spanish).links
    #expect(links.complementsOfVerb["eat"]?.contains { $0.complement == word.concept } == true)
    #expect(links.complementsOfVerb["read"]?.contains { $0.complement == word.concept } == false)
    let later = bench.again()
    let sentence = ["sentence", "--subject", "yo", "--verb", "comer", "--complement", "croqueta"]
    #expect(await later.run(sentence) == 0)
    #expect(later.console.output == "Yo como una croqueta.\n")
  }

  @Test(arguments: [("s", 0 as Int32), ("n", 1)])
  func addingAsksFirst(answer: String, code: Int32) async throws {
    let bench = try Bench(input: [answer], isTerminal: true)
    #expect(await bench.run("vocabulary", "add", "croqueta") == code)
    #expect(try (complement("croqueta", bench) != nil) == (code == 0))
  }

  @Test func aVerbIsFoundByItsEndingAndCanBeUsedByEverybody() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "add", "columpiarse", "--yes") == 0)
    let verb = try #require(try bench.database.verb(named: "columpiarse", in: .spanish))
    let links = try bench.database.vocabulary(in: .spanish).links
    #expect(links.verbsOfSubject["girl"]?.contains(verb.concept) == true)
    #expect(links.verbsOpenedByVerb["want"]?.contains(verb.concept) == true)
  }

  @Test func aPersonCanBothDoAndBeSpokenOf() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "add", "Lucía", "--yes") == 0)
    #expect(try bench.database.subject(named: "Lucía", in: .spanish) != nil)
    #expect(try complement("Lucía", bench) != nil)
    #expect(await bench.run("vocabulary", "remove", "Lucía") == 0)
    #expect(try bench.database.subject(named: "Lucía", in: .spanish) == nil)
    #expect(try complement("Lucía", bench) == nil)
  }

  @Test func aListIsAddedAsOneStepOrNotAtAll() async throws {
    let bench = try Bench()
    let good = try bench.folder.write("croqueta\n\n  tirita \n", to: "good.txt")
    #expect(await bench.run("vocabulary", "add", "--list", good, "--yes") == 0)
    #expect(try bench.database.edits(last: 5).map(\.words) == [["croqueta", "tirita"]])
    let bad = try bench.folder.write("tortilla de patatas\ncroqueta\n", to: "bad.txt")
    #expect(await bench.run("vocabulary", "add", "--list", bad, "--yes") == 65)
    #expect(try bench.database.edits(last: 5).count == 1)
    #expect(bench.console.notes.contains("ya está en el vocabulario"))
  }

  private static let doubtful: [([String], String)] = [
    (["add", "cafe", "--yes"], "ya hay una palabra «café»"),
    (["edit", "mesa", "--gender", "m"], "suele tener el otro género"),
    (["add", "zorblar", "--role", "verb", "--no-links", "--yes"], "nadie puede usar este verbo"),
    (["add", "croqueta", "--no-links", "--yes"], "ningún verbo lleva a esta palabra"),
    (["link", "comer", "mesa"], "«comer» no suele llevar «mesa»"),
  ]

  @Test(arguments: doubtful)
  func whatLooksWrongIsSaidAndDone(arguments: [String], warning: String) async throws {
    let bench = try Bench()
    #expect(await bench.run(["vocabulary"] + arguments) == 0)
    #expect(bench.console.notes.contains(warning))
  }

  @Test(arguments: [["link", "comer", "croqueta"], ["edit", "manzana", "--plural", "manzanas"]])
  func whatIsRightIsNotWarnedOf(arguments: [String]) async throws {
    let bench = try Bench()
    #expect(
      await bench.run("vocabulary", "add", "croqueta", "--picture", "twemoji:1f34e", "--yes") == 0)
    let later = bench.again()
    #expect(await later.run(["vocabulary"] + arguments) == 0)
    #expect(!later.console.notes.contains("«comer» no suele"))
    #expect(!later.console.notes.contains("género"))
  }

  private static let impossible: [([String], Int32)] = [
    (["add", "manzana", "--yes"], 65), (["edit", "zorblax", "--label", "x"], 65),
    (["link", "mesa", "silla"], 65), (["link", "comer", "pan", "--with", "con"], 65),
    (["unlink", "comer", "mesa"], 65), (["move", "manzana", "--", "-1"], 64),
    (["level", "12", "manzana"], 64), (["add"], 64), (["undo"], 1),
    (["edit", "manzana", "--category", "nowhere"], 65),
    (["edit", "manzana", "--picture", "aac:zorblax"], 65), (["restore", "manzana"], 65),
  ]

  @Test(arguments: impossible)
  func whatCannotBeDoneIsOneLineAndChangesNothing(arguments: [String], code: Int32) async throws {
    let bench = try Bench()
    #expect(await bench.run(["vocabulary"] + arguments) == code)
    #expect(try bench.database.edits(last: 1).isEmpty)
  }

  @Test func stepsAreUndoneAndDoneAgainAndListed() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "remove", "manzana") == 0)
    #expect(await bench.run("vocabulary", "level", "3", "pera") == 0)
    #expect(await bench.run("vocabulary", "undo", "2") == 0)
    #expect(try complement("manzana", bench) != nil)
    #expect(await bench.run("vocabulary", "redo") == 0)
    #expect(try complement("manzana", bench) == nil)
    let later = bench.again()
    #expect(await later.run("vocabulary", "history", "--format", "json") == 0)
    #expect(later.console.output.contains(#""action":"level","#))
    #expect(later.console.output.contains(#""state":"undone""#))
    #expect(await later.run("vocabulary", "list", "complements", "--removed") == 0)
    #expect(later.lines.last == "manzana")
  }

  @Test func masksAreForThePersonWhoUsesTheProgram() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("vocabulary", "hide", "manzana") == 0)
    let ana = try bench.database.person(named: "Ana").id
    let sees = { (person: Person.ID?) in
      try bench.database.vocabulary(in: .spanish, for: person).complements
        .contains { $0.concept == "apple" }
    }
    #expect(try !sees(ana))
    #expect(try sees(nil))
    #expect(await bench.run("vocabulary", "show", "manzana") == 0)
    #expect(try sees(ana))
    #expect(await bench.run("vocabulary", "hide", "manzana", "--everybody") == 0)
    #expect(try !sees(nil))
    #expect(await bench.run("vocabulary", "show", "manzana", "--everybody") == 0)
    #expect(try sees(nil))
  }

  @Test func purgingAsksAndTakesOnlyRemovedWordsOfOnesOwn() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "add", "croqueta", "--yes") == 0)
    #expect(await bench.run("vocabulary", "purge", "croqueta", "--yes") == 65)
    #expect(await bench.run("vocabulary", "remove", "croqueta", "manzana") == 0)
    #expect(await bench.run("vocabulary", "purge", "croqueta") == 1)
    #expect(await bench.run("vocabulary", "purge", "manzana", "--yes") == 65)
    #expect(await bench.run("vocabulary", "purge", "croqueta", "--yes") == 0)
    #expect(try bench.database.entries(named: "croqueta", in: .spanish).isEmpty)
  }

  @Test func aWordLikeAnotherGetsItsLinks() async throws {
    let bench = try Bench()
    #expect(
      await bench.run("vocabulary", "add", "zorblax", "--like", "cama", "--gender", "f", "--yes")
        == 0)
    let links = try bench.database.wordLinks(in: .spanish).filter { $0.kind == .verbComplement }
    let word = try #require(try complement("zorblax", bench)).concept
    let model = try #require(try complement("cama", bench)).concept
    let verbs = { (concept: Concept) in Set(links.filter { $0.second == concept }.map(\.first)) }
    #expect(verbs(word) == verbs(model))
    #expect(!verbs(word).isEmpty)
  }
}
