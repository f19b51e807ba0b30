import Foundation
import Testing

@testable import aac_cli

struct SentenceCommandTests {
  /// Of readings that are equally good the likeliest stands first; where there is one it stands alone.
  @Test(arguments: [
    (["niña", "abuela", "mirar"], "es", "La niña mira a la abuela."),
    (["menino", "cachorro", "morder"], "pt", "O cachorro mordeu o menino."),
    (["girl", "boy", "see"], "en", "The girl sees the boy."),
  ])
  func alternativesFollowTheBestReading(
    tiles: [String], language: String, best: String
  ) async throws {
    let bench = try Bench()
    #expect(
      await bench.run(["sentence", "--language", language, "--alternatives", "--tiles"] + tiles)
        == 0)
    let lines = bench.console.output.split(separator: "\n").map(String.init)
    #expect(lines.first == best)
    #expect(lines.count > 1)
    #expect(Set(lines).count == lines.count)
  }

  @Test(arguments: [
    (
      ["--subject", "mamá", "y", "yo", "--verb", "querer", "--complement", "agua"],
      "Mamá y yo queremos agua."
    ),
    (["--verb", "querer", "--complement", "agua", "--complement", "pan"], "Quiero agua y pan."),
    (
      ["--subject", "yo", "--verb", "querer", "--complement", "agua", "--negative"],
      "Yo no quiero agua."
    ),
    (
      [
        "--language", "en", "--subject", "she", "--verb", "want", "--complement", "water",
        "--negative",
      ], "She doesn't want water."
    ),
    (
      [
        "--language", "pt", "--subject", "nós", "--verb", "ir", "--complement", "parque",
        "--tense", "past",
      ], "Nós fomos ao parque."
    ),
    (
      ["--subject", "yo", "--verb", "querer", "--verb", "jugar", "--complement", "fútbol"],
      "Yo quiero jugar al fútbol."
    ),
    (["--verb", "estar", "--complement", "cansado", "--speaker", "f"], "Estoy cansada."),
    (
      [
        "--language", "pt", "--subject", "eu", "--verb", "comer", "--complement", "peixe (comida)",
      ], "Eu como peixe."
    ),
    (
      ["--subject", "chica", "--verb", "comer", "--complement", "manzana", "--question"],
      "¿La chica come una manzana?"
    ),
  ])
  func printsTheSentenceAlone(arguments: [String], sentence: String) async throws {
    let bench = try Bench()
    #expect(await bench.run(["sentence"] + arguments) == 0)
    #expect(bench.console.output == sentence + "\n")
    #expect(bench.console.notes == "")
  }

  @Test func jsonHasSortedKeysAndTheTileOfEachWord() async throws {
    let bench = try Bench()
    #expect(await bench.run("sentence", "--verb", "querer", "--format", "json") == 0)
    #expect(
      bench.console.output
        == #"{"inferred":[],"language":"es-ES","rules":[{"explanation":"sin sujeto habla quien usa el tablero: «yo»","#
        + #""rule":"quick-mode"},{"explanation":"conjugué «querer»: «quiero»","rule":"verb-form"}],"text":"Quiero.","tiles":[{"concept":"want","label":"querer","#
        + #""role":"verb"}],"words":[{"text":"Quiero","tile":0},{"text":"."}]}"# + "\n")
  }

  @Test func explainShowsTilesPlainOrderAndRules() async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    #expect(
      await bench.run("sentence", "--subject", "she", "--verb", "want", "--explain") == 0)
    #expect(
      bench.lines.prefix(5) == [
        "She wants.", "Tiles:", "  1. she", "  2. want", "Word for word: she want",
      ])
    #expect(bench.lines[5] == "Rules:")
    #expect(bench.lines.count > 6)
  }

  @Test func anUnknownWordIsUsedAndSaidSo() async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    #expect(await bench.run("sentence", "--verb", "want", "--complement", "zorblax") == 0)
    #expect(bench.console.output.contains("zorblax"))
    #expect(bench.console.notes.contains("'zorblax' is not in the vocabulary"))
  }

  @Test func strictRefusesAnUnknownWordAndNamesTheNearest() async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    #expect(
      await bench.run("sentence", "--verb", "want", "--complement", "appel", "--strict") == 65)
    #expect(bench.console.output == "")
    #expect(bench.console.notes.contains("'appel'"))
    #expect(bench.console.notes.contains("apple"))
  }

  @Test(arguments: [
    ["sentence"], ["sentence", "--bogus"], ["sentence", "--tiles", ""],
    ["sentence", "--tiles", "?"], ["sentence", "--verb", "  "],
    ["sentence", "--verb", "querer", "--complement", ""],
    ["sentence", "--subject", "yo", "--tiles", "pan", "no"],
    ["sentence", "--verb", "querer", "--tense", "later"],
    ["sentence", "--verb", "querer", "--language", "xx"], ["nonsense"],
    ["say", "--verb", "querer", "--speed", "9"], ["timer", "comer"], ["timer", "10q"],
    ["timer", "10m", "--say-at", "never"],
  ])
  func wrongUsageIs64(arguments: [String]) async throws {
    let bench = try Bench()
    #expect(await bench.run(arguments) == 64)
    #expect(bench.console.output == "")
  }
}

extension SentenceCommandTests {
  @Test(arguments: [
    ("en", ["brush", "teeth", "finish"], "I finished brushing my teeth."),
    ("en", ["wheelchair", "stuck", "door"], "The wheelchair is stuck in the door."),
    ("en", ["I", "turn", "nine", "March"], "I turn nine in March."),
    ("en", ["I", "not", "like", "this", "show"], "I don't like this show."),
    ("en", ["I", "see", "you"], "I see you."),
    ("en", ["best", "friend", "move", "away"], "My best friend moved away."),
    ("en", ["thank you", "love"], "Thank you, love."),
    ("en", ["thank you", "food"], "Thank you for the food."),
    ("en", ["see", "tomorrow"], "See you tomorrow."),
    ("en", ["want", "dad", "no", "mom"], "I want Dad, not Mom."),
    ("en", ["help", "tie", "shoe"], "Help me tie my shoes."),
    ("en", ["bye bye", "bus"], "Bye bye, bus."),
    ("en", ["bye bye", "mom"], "Bye bye, Mom."),
    ("en", ["last night", "I", "bad", "dream"], "I had a bad dream last night."),
    ("en", ["he", "push", "me", "bus"], "He pushed me on the bus."),
    ("en", ["put", "doll", "box"], "Put the doll in the box."),
    ("en", ["put", "book", "bag"], "Put the book in the bag."),
    ("en", ["put", "book", "table"], "Put the book on the table."),
    ("en", ["need", "scissors", "paper"], "I need scissors and paper."),
    ("en", ["need", "scissors"], "I need the scissors."),
    ("en", ["mom", "not", "work", "today"], "Mom isn't working today."),
    ("en", ["how", "much", "cost"], "How much does it cost?"),
    ("en", ["how", "much", "ticket"], "How much is the ticket?"),
    ("es", ["tren", "rápido", "ver", "estación"], "Quiero ver un tren rápido en la estación."),
    ("es", ["uno", "dos", "tres"], "Uno, dos, tres."),
    ("pt", ["um", "dois", "três"], "Um, dois, três."),
    ("pt", ["eu", "gosto", "jogar", "bola"], "Eu gosto de jogar bola."),
    ("pt", ["cachorro", "latindo"], "O cachorro está latindo."),
    ("es", ["mamá", "cocina", "sopa"], "Mamá cocina sopa."),
    ("es", ["yo", "sentir", "triste"], "Yo me siento triste."),
    ("es", ["yo", "subir", "escalera", "sola"], "Yo subo la escalera sola."),
    ("es", ["yo", "ir", "cine", "sola"], "Yo voy sola al cine."),
    ("es", ["yo", "querer", "blusa", "roja"], "Yo quiero una blusa roja."),
    ("pt", ["subir", "escada", "sozinha"], "Quero subir a escada sozinha."),
    ("pt", ["eu", "ficar", "escola", "cansada"], "Eu fico cansada na escola."),
    ("pt", ["menino", "subir", "escada", "sozinho"], "O menino sobe a escada sozinho."),
    ("pt", ["eu", "querer", "blusa", "bonita"], "Eu quero uma blusa bonita."),
  ])
  func rowsAreReadWithTheWordsOfTheVocabulary(
    language: String, tiles: [String], sentence: String
  ) async throws {
    let bench = try Bench()
    #expect(await bench.run(["sentence", "--language", language, "--tiles"] + tiles) == 0)
    #expect(bench.console.output == sentence + "\n")
  }

  @Test(arguments: [
    ("pt", "você", "ter", "irmão", "Você tem irmão?"),
    ("pt-PT", "tu", "levantar-se", "que horas", "A que horas te levantas?"),
    ("pt-PT", "pequeno-almoço", "ser", "que horas", "A que horas é o pequeno-almoço?"),
    ("pt", "ônibus", "passar", "que horas", "A que horas o ônibus passa?"),
  ])
  func askedByRole(
    language: String, subject: String, verb: String, complement: String, sentence: String
  ) async throws {
    let bench = try Bench()
    #expect(
      await bench.run([
        "sentence", "--language", language, "--subject", subject, "--verb", verb, "--complement",
        complement, "--question",
      ]) == 0)
    #expect(bench.console.output == sentence + "\n")
  }

  @Test(arguments: [
    (["manzana", "yo", "querer"], "Yo quiero una manzana."),
    (["parque", "ir", "nosotros"], "Nosotros vamos al parque."),
    (["comer", "manzana", "niña"], "La niña come una manzana."),
  ])
  func tilesMayComeInAnyOrder(tiles: [String], sentence: String) async throws {
    let bench = try Bench()
    #expect(await bench.run(["sentence", "--tiles"] + tiles) == 0)
    #expect(bench.console.output == sentence + "\n")
  }
}
