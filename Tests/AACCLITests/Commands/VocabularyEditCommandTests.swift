import AACCore
import AACStore
import Foundation
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
      "  género: femenino", "  plural: croquetas", "  tipo: comida", "  categoría: Comida", "comer",
      "una croqueta.", "no tiene pictograma",
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
    (["level", "12", "manzana"], 64), (["add"], 64), (["add", "--yes"], 64), (["add", ""], 64),
    (["undo"], 1),
    (["edit", "manzana", "--category", "nowhere"], 65),
    (["edit", "manzana", "--picture", "aac:zorblax"], 65), (["restore", "manzana"], 65),
    (["move", "manzana", "99999"], 64), (["undo", "0"], 64),
    (["undo", "-1"], 64), (["redo", "0"], 64), (["redo", "--", "-2"], 64),
    (["history", "--last", "0"], 64), (["purge", "manzana", "--yes"], 65),
  ]

  @Test(arguments: impossible)
  func whatCannotBeDoneIsOneLineAndChangesNothing(arguments: [String], code: Int32) async throws {
    let bench = try Bench()
    #expect(await bench.run(["vocabulary"] + arguments) == code)
    #expect(try bench.database.edits(last: 1).isEmpty)
  }

  @Test(arguments: [
    (["undo", "0"], "«0» no es un número de pasos"),
    (["redo", "0"], "«0» no es un número de pasos"),
    (["move", "manzana", "99999"], "los lugares van del 0 al"),
    (["restore", "manzana"], "«manzana» no está quitada"),
    (["purge", "manzana", "--yes"], "«manzana» sigue en uso"),
    (["edit", "manzana", "--category", "Nada"], "«aac-cli vocabulary list categories»"),
    (["add", ""], "el nombre está vacío"), (["add", "   ", "--yes"], "el nombre está vacío"),
    (["unlink", "comer", "silla"], "«comer» y «silla» no están enlazados"),
    (["link", "comer", "pan", "--with", "con"], "como «con el»"),
  ])
  func theLineSaysWhatIsWrong(arguments: [String], line: String) async throws {
    let bench = try Bench()
    #expect(await bench.run(["vocabulary"] + arguments) != 0)
    let notes = bench.console.notes.split(separator: "\n")
    #expect(notes.count == 1 && notes[0].contains(line), "\(notes)")
  }

  @Test func aStepIsNotUndoneWhenNoneWasAskedFor() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "remove", "manzana") == 0)
    #expect(await bench.run("vocabulary", "undo", "0") == 64)
    #expect(await bench.run("vocabulary", "undo", "--", "-1") == 64)
    #expect(await bench.run("vocabulary", "undo", "-1") == 64)
    #expect(try complement("manzana", bench) == nil)
    #expect(await bench.run("vocabulary", "edit", "manzana", "--gender", "f") == 65)
    #expect(bench.console.notes.contains("aac-cli vocabulary restore"))
  }

  @Test func aListMayBeginWithAByteOrderMarkAndBeUTF16() async throws {
    let bench = try Bench()
    let marked = try bench.folder.write("\u{FEFF}croqueta\r\nuna tirita\r\n", to: "a.txt")
    #expect(await bench.run("vocabulary", "add", "--list", marked, "--yes") == 0)
    #expect(try bench.database.edits(last: 1).map(\.words) == [["croqueta", "tirita"]])
    let path = bench.folder.file("b.txt")
    let wide = try #require("\u{FEFF}zorblax\nzorblax\n".data(using: .utf16LittleEndian))
    try wide.write(to: URL(filePath: path))
    #expect(await bench.run("vocabulary", "add", "--list", path, "--yes") == 0)
    #expect(try bench.database.edits(last: 1).map(\.words) == [["zorblax"]])
    try Data([0x66, 0xE1, 0x0A]).write(to: URL(filePath: path))
    #expect(await bench.run("vocabulary", "add", "--list", path, "--yes") == 65)
  }

  private static let kinds: [(String, String)] = [
    ("croqueta", "food"), ("croqueta de jamón", "food"),
    ("tirita", "health"), ("Lucía", "people"),
    ("columpiarse", "doing"),
  ]

  @Test func aWordIsShownWhereItsSortOfThingIs() async throws {
    for (word, category) in Self.kinds {
      let bench = try Bench()
      #expect(await bench.run("vocabulary", "add", word, "--yes") == 0)
      #expect(try bench.database.entries(named: word, in: .spanish).first?.category == category)
    }
  }

  @Test(arguments: [
    ("una pelota roja", "pelota roja"), ("la\u{A0}croqueta", "croqueta"),
    ("el agua dulce", "agua dulce"),
    ("La Habana", "La Habana"), ("los zorblax", "zorblax"),
  ])
  func anArticleIsNoPartOfAName(typed: String, name: String) async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "add", typed, "--yes") == 0)
    #expect(try bench.database.edits(last: 1).map(\.words) == [[name]])
  }

  @Test func aWordOfOnesOwnIsKnown() async throws {
    let bench = try Bench()
    let sentence = ["sentence", "--subject", "yo", "--verb", "querer", "--complement", "zorblax"]
    #expect(await bench.run(sentence) == 0)
    #expect(bench.console.notes.contains("no está en el vocabulario"))
    let own = bench.again()
    #expect(await own.run("vocabulary", "add", "zorblax", "--yes") == 0)
    let later = bench.again()
    #expect(await later.run(sentence) == 0)
    #expect(later.console.notes == "")
    let json = bench.again()
    #expect(await json.run(sentence + ["--format", "json"]) == 0)
    #expect(json.console.output.contains(#""inferred":["zorblax"]"#))
    #expect(await json.run("vocabulary", "edit", "zorblax", "--gender", "f") == 0)
    let stated = bench.again()
    #expect(await stated.run(sentence + ["--format", "json"]) == 0)
    #expect(stated.console.output.contains(#""inferred":[]"#))
  }

  @Test(arguments: [
    ("es", "sustantivo", "comida", "se cuenta"), ("en", "noun", "food", "counted"),
    ("pt", "substantivo", "comida", "conta-se"),
  ])
  func aWordIsShownInTheLanguageOfTheReader(
    language: String, wordClass: String, kind: String, counted: String
  ) async throws {
    let bench = try Bench()
    let word = ["es": "manzana", "en": "apple", "pt": "maçã"][language] ?? ""
    #expect(await bench.run("vocabulary", "info", word, "--language", language) == 0)
    for value in [wordClass, kind, counted] {
      #expect(bench.lines.contains { $0.hasSuffix(": \(value)") }, "\(value): \(bench.lines)")
    }
    let json = bench.again()
    #expect(
      await json.run("vocabulary", "info", word, "--language", language, "--format", "json") == 0)
    #expect(json.console.output.contains(#""class":"noun""#))
    #expect(json.console.output.contains(#""kind":"food""#))
  }

  @Test func whatOnlySomePeopleSeeIsMarked() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("vocabulary", "add", "croqueta", "--own", "--yes") == 0)
    #expect(await bench.run("vocabulary", "level", "4", "pera") == 0)
    #expect(await bench.run("vocabulary", "hide", "pan") == 0)
    let list = bench.again()
    #expect(await list.run("vocabulary", "list", "complements") == 0)
    for end in ["pera  [nivel 4]", "croqueta  [palabra propia de Ana]", "[oculta para Ana]"] {
      #expect(list.lines.contains { $0.hasSuffix(end) }, "\(end)")
    }
    let show = bench.again()
    #expect(await show.run("vocabulary", "info", "pera") == 0)
    #expect(show.lines.contains("  nivel: 4"))
    #expect(await bench.run("vocabulary", "level", "2") == 0)
    #expect(await bench.run("vocabulary", "undo") == 0)
    let person = try bench.database.currentPerson()
    #expect(try bench.database.vocabularyLevel(of: person?.id) == nil)
  }

  @Test func wordsOfOneNameAreToldApartByTheirConcept() async throws {
    let bench = try Bench()
    let colour = WordKey(.complement, Concept(rawValue: "orange-color"))
    #expect(await bench.run("vocabulary", "remove", "naranja") == 65)
    #expect(bench.console.notes.contains("naranja#orange, naranja#orange-color"))
    for name in ["naranja#orange-color", "naranja #orange-color", "Naranja #orange-color"] {
      #expect(await bench.run("vocabulary", "remove", name) == 0)
      #expect(try bench.database.entry(colour, in: .spanish)?.isRemoved == true)
      #expect(await bench.run("vocabulary", "restore", name) == 0)
      #expect(try bench.database.entry(colour, in: .spanish)?.isRemoved == false)
    }
    #expect(await bench.run("vocabulary", "remove", "naranja#nothing") == 65)
    #expect(await bench.run("vocabulary", "link", "comer", "naranja#orange") == 0)
  }

  @Test func wordsOfOnesOwnAreNobodyElses() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "add", "Toby", "--own", "--yes") == 64)
    #expect(bench.console.notes.contains("nadie está usando el programa"))
    for name in ["Ana", "Beto"] {
      #expect(await bench.run("person", "add", name) == 0)
      #expect(await bench.run("person", "use", name) == 0)
      #expect(await bench.run("vocabulary", "add", "Toby", "--own", "--yes") == 0)
      #expect(await bench.run("vocabulary", "add", "Toby", "--own", "--yes") == 65)
    }
    let owners = { (areRemoved: Bool) in
      let rows = try bench.database.entries(named: "Toby", in: .spanish)
        .filter { $0.isRemoved == areRemoved }
      return Set(rows.compactMap(\.owner)).count
    }
    #expect(try owners(false) == 2)
    #expect(await bench.run("vocabulary", "remove", "Toby") == 0)
    #expect(try owners(false) == 1 && owners(true) == 1)
    #expect(await bench.run("person", "use", "Ana") == 0)
    #expect(await bench.run("vocabulary", "edit", "Toby", "--label", "Tobías") == 0)
  }

  @Test func aWordIsWhatItWasAddedAs() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "edit", "manzana", "--role", "verb") == 65)
    #expect(bench.console.notes.contains("pero no como verb"))
    #expect(await bench.run("vocabulary", "remove", "manzana") == 0)
    #expect(await bench.run("vocabulary", "info", "manzana") == 65)
    #expect(bench.console.notes.contains("vocabulary restore"))
    #expect(
      await bench.run("vocabulary", "add", "to whistle", "--language", "en", "--yes") == 0)
    let rows = try bench.database.entries(named: "whistle", in: .english)
    #expect(rows.map(\.key.role) == [.verb])
  }

  @Test func ofWordsOfOneNameThoseAreLinkedThatGoTogether() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "link", "I", "rain", "--language", "en") == 0)
    #expect(await bench.run("vocabulary", "link", "comer", "naranja") == 65)
    #expect(bench.console.notes.contains("naranja#orange-color"))
  }

  @Test func whoseStepWasTakenBackIsNamed() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("vocabulary", "remove", "manzana") == 0)
    #expect(await bench.run("vocabulary", "remove", "pera") == 0)
    let own = bench.again()
    #expect(await own.run("vocabulary", "undo") == 0)
    #expect(!own.console.output.contains("Ana"))
    #expect(await bench.run("person", "add", "Beto") == 0)
    #expect(await bench.run("person", "use", "Beto") == 0)
    let other = bench.again()
    #expect(await other.run("vocabulary", "undo") == 0)
    #expect(other.console.output.contains("(Ana)"))
  }

  @Test func groupsAreListed() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "list", "categories") == 0)
    #expect(bench.lines.contains { $0.hasPrefix("Comida  (food, ") })
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

  @Test func theHistorySaysWhoChangedWhat() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "remove", "pera") == 0)
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("vocabulary", "remove", "manzana") == 0)
    let text = bench.again()
    #expect(await text.run("vocabulary", "history") == 0)
    #expect(text.lines.map { $0.hasSuffix("quitar: «manzana» · Ana") } == [true, false])
    #expect(text.lines.last?.hasSuffix("quitar: «pera»") == true)
    let json = bench.again()
    #expect(await json.run("vocabulary", "history", "--format", "json") == 0)
    #expect(json.console.output.split(separator: #""person":"Ana""#).count == 2)
    let undo = bench.again()
    #expect(await undo.run("vocabulary", "undo", "--format", "json") == 0)
    #expect(undo.console.output.contains(#""person":"Ana""#))
  }

  @Test func whatWasWorkedOutOfAWordIsThereForPrograms() async throws {
    let bench = try Bench()
    let add = ["vocabulary", "add", "croqueta", "--yes", "--format", "json"]
    #expect(await bench.run(add) == 0)
    for part in [
      #""word":"croqueta""#, #""gender":"feminine""#, #""plural":"croquetas""#, #""kind":"food""#,
      #""candidates":[]"#, "no tiene pictograma", "comer",
    ] {
      #expect(bench.console.output.contains(part), "\(part)")
    }
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
    #expect(await bench.run("vocabulary", "info", "manzana") == 0)
    #expect(try !sees(ana), "looking changes nothing")
    #expect(await bench.run("vocabulary", "show", "manzana") == 0)
    #expect(try sees(ana))
    #expect(await bench.run("vocabulary", "hide", "manzana", "--everybody") == 0)
    #expect(try !sees(nil))
    #expect(await bench.run("vocabulary", "show", "manzana", "--everybody") == 0)
    #expect(try sees(nil))
  }

  @Test func showingSaysWhatItShowsAndNothingElse() async throws {
    let bench = try Bench()
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("vocabulary", "hide", "manzana", "pan", "--everybody") == 0)
    let steps = try bench.database.edits(last: 9).count
    let nothing = bench.again()
    #expect(await nothing.run("vocabulary", "show", "pera", "pan") == 0)
    #expect(nothing.console.output == "")
    let notes = nothing.console.notes.split(separator: "\n")
    #expect(
      notes == [
        "«pera» no está oculta: no hay nada que mostrar",
        "«pan» está oculta para todos: use --everybody",
      ])
    #expect(try bench.database.edits(last: 9).count == steps)
    let shown = bench.again()
    #expect(await shown.run("vocabulary", "show", "pan", "manzana", "--everybody") == 0)
    #expect(shown.console.output == "Hecho: mostrar «pan», «manzana»\n")
  }

  @Test func placesAreComparedWithAFileThatIsThereAndStaysAsItIs() async throws {
    let bench = try Bench()
    let missing = bench.folder.file("missing.sqlite")
    #expect(await bench.run("vocabulary", "places", "--since", missing) == 66)
    #expect(!FileManager.default.fileExists(atPath: missing))
    #expect(bench.console.notes.split(separator: "\n").count == 1)
    let copy = bench.folder.file("copy.sqlite")
    #expect(await bench.run("backup", copy) == 0)
    let before = try Data(contentsOf: URL(filePath: copy))
    #expect(await bench.again().run("vocabulary", "places", "--since", copy) == 0)
    #expect(await bench.run("vocabulary", "move", "manzana", "3", "--role", "complement") == 0)
    let later = bench.again()
    #expect(await later.run("vocabulary", "places", "--since", copy) == 1)
    #expect(later.console.output.contains("«manzana»: de "))
    #expect(try Data(contentsOf: URL(filePath: copy)) == before)
  }

  @Test func everyLineOfAListThatCannotBeUsedIsNamed() async throws {
    let bench = try Bench()
    let list = """
      # frutas
      croqueta
      manzana
      gato;perro
      uno\tdos

      pan
      """
    let path = try bench.folder.write(list, to: "list.txt")
    #expect(await bench.run("vocabulary", "add", "--list", path, "--yes") == 65)
    let notes = bench.console.notes.split(separator: "\n").map(String.init)
    for (index, part) in [
      ":3: la palabra «manzana» ya está", ":4: hay «;» o un tabulador en «gato;perro»",
      ":5: hay «;» o un tabulador en «uno dos»", ":7: la palabra «pan» ya está",
      "4 líneas no se han podido usar",
    ].enumerated() {
      #expect(notes.indices.contains(index) && notes[index].contains(part), "\(part): \(notes)")
    }
    #expect(try complement("croqueta", bench) == nil)
    let good = try bench.folder.write("# frutas\n\ncroqueta\n", to: "good.txt")
    #expect(await bench.again().run("vocabulary", "add", "--list", good, "--yes") == 0)
    #expect(try bench.database.edits(last: 1).map(\.words) == [["croqueta"]])
  }

  @Test func governmentIsWrittenAndShownInTheWordsOfTheLanguage() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "link", "comer", "cuchara", "--with", "con el") == 0)
    let links = try bench.database.wordLinks(in: .spanish)
    #expect(links.contains { $0.first == "eat" && $0.government?.text == "con the" })
    let list = bench.again()
    #expect(await list.run("vocabulary", "list", "complements", "--of", "comer") == 0)
    #expect(list.lines.contains { $0.hasSuffix("cuchara (con el)") })
  }

  @Test func aSubjectThatIsNotSaidIsWarnedOf() async throws {
    let bench = try Bench()
    #expect(await bench.run("vocabulary", "link", "yo", "llover") == 0)
    #expect(bench.console.notes.contains("«llover» se dice sin sujeto: la frase sería «Llueve.»"))
    let eat = bench.again()
    #expect(await eat.run("vocabulary", "link", "yo", "comer") == 0)
    #expect(!eat.console.notes.contains("sin sujeto"))
  }

  @Test(arguments: [
    (["jamon"], "¿quiso escribir «jamón»?"), (["melon"], "¿quiso escribir «melón»?"),
    (["childs", "--language", "en"], "did you mean “children”?"),
    (["coracao", "--language", "pt"], "quis escrever “coração”?"),
  ])
  func aWordThatIsNearlyOneIsAskedAbout(arguments: [String], warning: String) async throws {
    let bench = try Bench()
    #expect(await bench.run(["vocabulary", "add"] + arguments + ["--yes"]) == 0)
    let alreadyThere = bench.console.notes.contains(
      arguments.contains("pt") ? "já existe uma palavra" : "ya hay una palabra")
    #expect(bench.console.notes.contains(warning) || alreadyThere, "\(bench.console.notes)")
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
