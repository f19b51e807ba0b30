import Grammar
import Testing

struct SpanishConjugationTests {
  private let spanish = SpanishMorphology()

  @Test func hasEveryTenseSimpleAndCompound() {
    let keys = spanish.conjugation(of: "comer").sections.map(\.key)
    #expect(keys.count == Set(keys).count)
    #expect(
      keys.starts(with: [
        "infinitive", "infinitive.compound", "gerund", "gerund.compound", "participle", "present",
        "present.compound",
      ]))
    #expect(keys.suffix(2) == ["imperative", "imperative.negative"])
    #expect(keys.count == 25)
  }

  @Test func rowsGoFromYoToEllosWithVosAfterTú() throws {
    let present = try #require(spanish.conjugation(of: "querer").section(.present))
    #expect(
      present.rows.map { $0.forms.first ?? "" }
        == ["quiero", "quieres", "querés", "quiere", "queremos", "queréis", "quieren"])
    #expect(present.rows.map(\.label).prefix(3) == ["yo", "tú", "vos"])
  }

  @Test func pronominalVerbsHaveTheirPronouns() throws {
    let table = spanish.conjugation(of: "lavarse")
    let present = try #require(table.section(.present))
    #expect(
      present.rows.flatMap(\.forms) == [
        "me lavo", "te lavas", "te lavás", "se lava", "nos lavamos", "os laváis", "se lavan",
      ])
    let perfect = try #require(table.section(.present, isCompound: true))
    #expect(perfect.rows.first?.forms == ["me he lavado"])
    let order = try #require(table.section(.imperative))
    #expect(
      order.rows.flatMap(\.forms) == [
        "lávate", "lavate", "lávese", "lavémonos", "lavaos", "lávense",
      ])
    let prohibition = try #require(table.section(.imperative, isNegative: true))
    #expect(prohibition.rows.first?.forms == ["no te laves"])
    #expect(table.section(.gerund, isCompound: true)?.rows.first?.forms == ["habiéndose lavado"])
  }

  @Test func compoundTensesTakeBothParticiples() {
    let perfect = spanish.conjugation(of: "freír").section(.present, isCompound: true)
    #expect(perfect?.rows.first?.forms == ["he frito", "he freído"])
  }

  @Test func phrasesInflectTheirFirstWord() {
    let table = spanish.conjugation(of: "darse cuenta")
    #expect(table.section(.present, isCompound: true)?.rows.first?.forms == ["me he dado cuenta"])
    #expect(table.section(.gerund)?.rows.first?.forms == ["dándose cuenta"])
    #expect(spanish.conjugation(of: "ser humano").sections.isEmpty)
  }

  @Test func whatIsNoVerbHasAnEmptyTable() {
    #expect(spanish.conjugation(of: "mesa").sections.isEmpty)
  }
}
