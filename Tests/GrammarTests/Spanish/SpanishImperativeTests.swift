import AACCore
import Grammar
import Testing

struct SpanishImperativeTests {
  private let spanish = SpanishMorphology()

  private func imperative(
    _ lemma: String, _ person: GrammaticalPerson, _ number: GrammaticalNumber,
    isNegative: Bool = false, isVoseo: Bool = false
  ) -> [String] {
    spanish.verb(
      lemma,
      VerbFeatures(.imperative, person, number, isNegative: isNegative, isVoseo: isVoseo))
  }

  @Test(arguments: [
    ("tener", ["ten"]), ("detener", ["detén"]), ("poner", ["pon"]), ("componer", ["compón"]),
    ("venir", ["ven"]), ("intervenir", ["intervén"]), ("salir", ["sal"]), ("hacer", ["haz"]),
    ("deshacer", ["deshaz"]), ("satisfacer", ["satisfaz", "satisface"]), ("decir", ["di"]),
    ("predecir", ["predice"]), ("bendecir", ["bendice"]), ("contradecir", ["contradice"]),
    ("ir", ["ve"]), ("ser", ["sé"]), ("dar", ["da"]), ("estar", ["está"]), ("ver", ["ve"]),
    ("prever", ["prevé"]), ("oír", ["oye"]), ("comer", ["come"]), ("jugar", ["juega"]),
    ("pedir", ["pide"]), ("huir", ["huye"]), ("reír", ["ríe"]), ("valer", ["vale"]),
  ])
  func ordersToTú(lemma: String, forms: [String]) {
    #expect(imperative(lemma, .second, .singular) == forms)
  }

  @Test(arguments: [
    ("venir", "vení", "venid"), ("ir", "andá", "id"), ("decir", "decí", "decid"),
    ("ser", "sé", "sed"), ("jugar", "jugá", "jugad"), ("oír", "oí", "oíd"), ("reír", "reí", "reíd"),
    ("hacer", "hacé", "haced"), ("dormir", "dormí", "dormid"), ("dar", "da", "dad"),
  ])
  func ordersToVosAndVosotros(lemma: String, vos: String, vosotros: String) {
    #expect(imperative(lemma, .second, .singular, isVoseo: true) == [vos])
    #expect(imperative(lemma, .second, .plural) == [vosotros])
  }

  @Test func prohibitionsAreSubjunctives() {
    #expect(imperative("correr", .second, .singular, isNegative: true) == ["corras"])
    #expect(imperative("venir", .second, .singular, isNegative: true, isVoseo: true) == ["vengas"])
    #expect(imperative("jugar", .third, .plural, isNegative: true) == ["jueguen"])
    #expect(imperative("ir", .first, .plural) == ["vamos", "vayamos"])
    #expect(imperative("ir", .first, .plural, isNegative: true) == ["vayamos"])
    #expect(imperative("comer", .first, .singular).isEmpty)
  }

  @Test(arguments: [
    ("querer", "querés"), ("tener", "tenés"), ("ser", "sos"), ("ir", "vas"), ("estar", "estás"),
    ("venir", "venís"), ("jugar", "jugás"), ("oír", "oís"), ("huir", "huis"), ("haber", "has"),
  ])
  func vosHasItsOwnPresentAndTheSubjunctiveOfTú(lemma: String, form: String) {
    #expect(
      spanish.verb(lemma, VerbFeatures(.present, .second, .singular, isVoseo: true)) == [form])
    #expect(
      spanish.verb(lemma, VerbFeatures(.presentSubjunctive, .second, .singular, isVoseo: true))
        == spanish.verb(lemma, VerbFeatures(.presentSubjunctive, .second, .singular)))
  }
}
