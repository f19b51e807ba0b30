import Foundation
import Testing

@testable import aac_cli

struct ConjugateCommandTests {
  private func table(_ verb: String, _ language: String) async throws -> [String] {
    let bench = try Bench()
    #expect(await bench.run("conjugate", verb, "--language", language) == 0)
    #expect(bench.console.notes == "")
    return bench.console.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The rows under a title, without the spaces that align them.
  private func rows(_ title: String, in lines: [String]) -> [String] {
    guard let start = lines.firstIndex(of: title) else { return [] }
    return lines[(start + 1)...].prefix { !$0.isEmpty }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// One of the rows under a title; nil when there are fewer.
  private func row(_ title: String, _ index: Int, in lines: [String]) -> String? {
    rows(title, in: lines).dropFirst(index).first
  }

  @Test func spanishHasEveryPersonOfTheAcademysTable() async throws {
    let lines = try await table("tener", "es")
    #expect(lines.first == "tener")
    #expect(
      rows("Presente de indicativo", in: lines) == [
        "yo tengo", "tú tienes", "vos tenés", "él, ella, usted tiene",
        "nosotros, nosotras tenemos", "vosotros, vosotras tenéis", "ellos, ellas, ustedes tienen",
      ])
    #expect(rows("Imperativo negativo", in: lines).first == "tú no tengas")
    #expect(rows("Pretérito perfecto compuesto", in: lines).first == "yo he tenido")
  }

  @Test(arguments: [
    ("es-MX", ["tú ten", "usted tenga", "nosotros, nosotras tengamos", "ustedes tengan"]),
    ("es-AR", ["vos tené", "usted tenga", "nosotros, nosotras tengamos", "ustedes tengan"]),
  ])
  func aVarietyHasItsPersons(language: String, orders: [String]) async throws {
    #expect(rows("Imperativo", in: try await table("tener", language)) == orders)
  }

  @Test func pronominalVerbsKeepTheirPronounAndAccent() async throws {
    let lines = try await table("prohibirse", "es")
    #expect(rows("Presente de indicativo", in: lines).first == "yo me prohíbo")
    #expect(rows("Imperativo", in: lines).first == "tú prohíbete")
    #expect(rows("Gerundio compuesto", in: lines) == ["habiéndose prohibido"])
  }

  @Test func portugueseHasThePersonalInfinitiveAndTheFutureSubjunctive() async throws {
    let lines = try await table("agir", "pt")
    #expect(rows("Infinitivo", in: lines).prefix(2) == ["impessoal agir", "eu agir"])
    #expect(row("Futuro do subjuntivo", 3, in: lines) == "nós agirmos")
    #expect(rows("Presente do indicativo", in: lines).first == "eu ajo")
    #expect(row("Presente do indicativo", 2, in: lines) == "você, ele, ela, a gente age")
  }

  @Test func portugalPutsPronounsBehindAndInsideTheVerb() async throws {
    #expect(
      rows("Presente do indicativo", in: try await table("lavar-se", "pt-PT")).first
        == "eu lavo-me")
    #expect(
      rows("Futuro do presente", in: try await table("lavar-se", "pt-PT")).first
        == "eu lavar-me-ei")
    #expect(
      rows("Presente do indicativo", in: try await table("lavar-se", "pt-BR")).first
        == "eu me lavo")
  }

  @Test func englishHasSimpleContinuousAndPerfectTenses() async throws {
    let lines = try await table("go", "en")
    #expect(row("Present", 2, in: lines) == "he, she, it goes")
    #expect(row("Present continuous", 0, in: lines) == "I am going")
    #expect(row("Present perfect", 2, in: lines) == "he, she, it has gone")
    #expect(row("Past perfect continuous", 0, in: lines) == "I had been going")
    #expect(row("Future perfect", 0, in: lines) == "I will have gone")
    #expect(row("Conditional perfect", 0, in: lines) == "I would have gone")
    #expect(rows("Perfect participle", in: lines) == ["having gone"])
    #expect(rows("Imperative", in: lines) == ["you go", "we let's go"])
    #expect(rows("Negative imperative", in: lines) == ["you don't go", "we let's not go"])
  }

  @Test func beHasItsOwnFormsAndSubjunctives() async throws {
    let lines = try await table("be", "en")
    #expect(rows("Past", in: lines).prefix(2) == ["I was", "you were"])
    #expect(row("Present subjunctive", 0, in: lines) == "I be")
    #expect(row("Past subjunctive", 0, in: lines) == "I were")
    #expect(row("Present continuous", 2, in: lines) == "he, she, it is being")
  }

  @Test func modalsHaveOnlyTheTensesThatTheyHave() async throws {
    let lines = try await table("can", "en")
    #expect(row("Present", 2, in: lines) == "he, she, it can")
    #expect(row("Past", 0, in: lines) == "I could")
    #expect(!lines.contains("Infinitive"))
    #expect(!lines.contains("Present perfect"))
    #expect(!lines.contains { $0.contains("–") })
  }

  @Test(arguments: [
    ("arrepentirse", "es"), ("corroer", "es"), ("desembravecerse", "es"), ("lavar-se", "pt-PT"),
    ("internacionalizar", "pt"), ("shrink", "en"), ("overgeneralize", "en-GB"),
  ])
  func everyLineFitsOnATerminal(verb: String, language: String) async throws {
    for line in try await table(verb, language) {
      #expect(line.displayWidth <= 80, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func formsStandUnderOneAnother() async throws {
    let lines = try await table("comer", "es-MX").filter { $0.hasPrefix("  ") && $0.contains(", ") }
    // Behind two spaces and more stands the first form.
    let columns = Set(
      lines.map { line in
        let form = line.components(separatedBy: "  ").last ?? ""
        return line.count - form.drop { $0 == " " }.count
      })
    #expect(columns.count == 1)
  }

  @Test func anUnknownVerbIsConjugatedByItsEnding() async throws {
    let lines = try await table("tuitear", "es")
    #expect(rows("Pretérito perfecto simple", in: lines).first == "yo tuiteé")
  }

  @Test(arguments: [("panic", "he, she, it panicked"), ("to mimic", "he, she, it mimicked")])
  func anyEnglishWordCanBeAVerb(verb: String, past: String) async throws {
    let lines = try await table(verb, "en")
    #expect(row("Past", 2, in: lines) == past)
  }

  @Test(arguments: [("mesa", "es"), ("livro", "pt"), ("7up", "en"), ("to", "es")])
  func whatIsNoVerbIsRefused(word: String, language: String) async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    #expect(await bench.run("conjugate", word, "--language", language) == 65)
    #expect(bench.console.output == "")
    #expect(bench.console.notes.contains(word))
  }

  @Test func jsonHasAKeyForEachTense() async throws {
    let bench = try Bench()
    #expect(await bench.run("conjugate", "go", "--language", "en", "--format", "json") == 0)
    #expect(bench.console.output.contains(#""key":"present.compound.progressive""#))
    #expect(bench.console.output.contains(#""language":"en-US""#))
  }
}
