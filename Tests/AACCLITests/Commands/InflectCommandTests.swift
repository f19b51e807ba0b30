import Foundation
import Testing

@testable import aac_cli

struct InflectCommandTests {
  /// One line each: language, lemma, tags, and what is printed, forms parted by `|`.
  @Test(arguments: [
    ("es", "comer", "V;IND;PRS;1;SG", "como"),
    ("es", "freír", "V.PTCP;PST", "frito|freído"),
    ("es", "adecuar", "V;IND;PRS;3;SG", "adecua|adecúa"),
    ("es", "tener", "V;SBJV;PST;1;SG;LGSPEC1", "tuviera"),
    ("es", "tener", "V;SBJV;PST;1;SG", "tuviese"),
    ("es", "venir", "V;NEG;IMP;2;SG", "no vengas"),
    ("es", "lavarse", "V;POS;IMP;2;SG", "lávate"),
    ("es", "lavarse", "V;NEG;IMP;3;PL", "no se laven"),
    ("es", "lavarse", "V;IND;PRS;1;PL", "nos lavamos"),
    ("es", "querer", "V;IND;PRS;2;SG;INFM", "querés"),
    ("es", "googlear", "V;IND;PST;1;SG;PFV", "googleé"),
    ("es-AR", "venir", "V;POS;IMP;2;SG;VOS", "vení"),
    ("en", "go", "V;PST", "went"),
    ("en", "bless", "V;PST", "blessed|blest"),
    ("en-US", "travel", "V;V.PTCP;PRS", "traveling|travelling"),
    ("en-GB", "travel", "V;V.PTCP;PRS", "travelling|traveling"),
    ("en-US", "learn", "V;PST", "learned|learnt"),
    ("en-GB", "learn", "V;PST", "learnt|learned"),
    ("en", "skype", "V;V.PTCP;PRS", "skyping"),
    ("pt-BR", "falar", "V;1;PL;IND;PST;PFV", "falamos|falámos"),
    ("pt-PT", "falar", "V;1;PL;IND;PST;PFV", "falámos|falamos"),
    ("pt", "construir", "V;2;SG;IND;PRS", "constróis|construis"),
    ("pt", "lavar-se", "V;1;SG;IND;PRS", "me lavo|lavo-me"),
    ("pt", "ler", "V;3;PL;IND;PRS", "leem"),
    ("pt", "deletar", "V;1;SG;IND;PST;PFV", "deletei"),
  ])
  func printsEveryFormThatIsRightPreferredFirst(
    language: String, lemma: String, tags: String, forms: String
  ) async throws {
    let bench = try Bench()
    let file = bench.folder.file("words")
    try Data("\(lemma)\t\(tags)\n".utf8).write(to: URL(filePath: file))
    #expect(await bench.run("inflect", "--language", language, "--input", file) == 0)
    #expect(bench.console.output == forms.replacing("|", with: "\t") + "\n")
    #expect(bench.console.notes == "")
  }

  @Test func aLineWithoutAFormIsEmptyAndSaidOnStandardError() async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    let file = bench.folder.file("words")
    try Data("go\tV;PST\nshall\tV;V.PTCP;PST\ngo\nsee\tV;PST\n".utf8).write(to: URL(filePath: file))
    #expect(await bench.run("inflect", "--language", "en", "--input", file) == 65)
    #expect(bench.console.output == "went\n\n\nsaw\n")
    let notes = bench.console.notes.split(separator: "\n")
    #expect(notes.contains("line 2: 'shall' has no form 'V;V.PTCP;PST'"))
    #expect(notes.contains { $0.hasPrefix("line 3: 'go' has no tags") })
  }

  @Test func podeHasNoImperative() async throws {
    let bench = try Bench(locale: "pt_BR.UTF-8")
    let file = bench.folder.file("words")
    try Data("poder\tV;2;PL;IMP;POS\n".utf8).write(to: URL(filePath: file))
    #expect(await bench.run("inflect", "--language", "pt", "--input", file) == 65)
    #expect(bench.console.output == "\n")
    #expect(bench.console.notes.contains("«poder»"))
  }

  @Test func aMissingFileIsSaidSo() async throws {
    let bench = try Bench()
    #expect(await bench.run("inflect", "--input", bench.folder.file("none")) == 66)
    #expect(bench.console.output == "")
    #expect(!bench.console.notes.isEmpty)
  }

  @Test func aHyphenReadsStandardInput() throws {
    let program = try Program(language: "es_ES.UTF-8")
    let result = try program.run(
      ["inflect", "--language", "es", "--input", "-"],
      input: "huir\tV;IND;PRS;3;SG\nreír\tV;IND;PST;3;SG;PFV\n")
    #expect(result.output == "huye\nrio\n")
    #expect(result.status == 0)
  }

  @Test func jsonHasLemmaTagsAndForms() async throws {
    let bench = try Bench()
    let file = bench.folder.file("words")
    try Data("ir\tV;IND;PRS;1;PL\n".utf8).write(to: URL(filePath: file))
    let arguments = ["inflect", "--input", file, "--language", "es", "--format", "json"]
    #expect(await bench.run(arguments) == 0)
    #expect(
      bench.console.output
        == #"{"forms":["vamos"],"lemma":"ir","tags":"V;IND;PRS;1;PL"}"# + "\n")
  }
}
