import AACCore
import Grammar
import Testing

/// Verbs with stems of their own, and what is made from them with a prefix.
struct SpanishIrregularVerbTests {
  private let spanish = SpanishMorphology()

  @Test(arguments: [
    ("tener", "tengo", "tuve", "tendré"), ("detener", "detengo", "detuve", "detendré"),
    ("entretener", "entretengo", "entretuve", "entretendré"), ("poner", "pongo", "puse", "pondré"),
    ("sobreponer", "sobrepongo", "sobrepuse", "sobrepondré"), ("venir", "vengo", "vine", "vendré"),
    ("reconvenir", "reconvengo", "reconvine", "reconvendré"), ("salir", "salgo", "salí", "saldré"),
    ("valer", "valgo", "valí", "valdré"), ("decir", "digo", "dije", "diré"),
    ("bendecir", "bendigo", "bendije", "bendeciré"),
    ("predecir", "predigo", "predije", "predeciré"),
    ("contradecir", "contradigo", "contradije", "contradiré"), ("hacer", "hago", "hice", "haré"),
    ("deshacer", "deshago", "deshice", "desharé"), ("rehacer", "rehago", "rehíce", "reharé"),
    ("satisfacer", "satisfago", "satisfice", "satisfaré"), ("traer", "traigo", "traje", "traeré"),
    ("distraer", "distraigo", "distraje", "distraeré"), ("caer", "caigo", "caí", "caeré"),
    ("oír", "oigo", "oí", "oiré"), ("ver", "veo", "vi", "veré"),
    ("prever", "preveo", "preví", "preveré"),
    ("proveer", "proveo", "proveí", "proveeré"), ("ir", "voy", "fui", "iré"),
    ("ser", "soy", "fui", "seré"),
    ("estar", "estoy", "estuve", "estaré"), ("dar", "doy", "di", "daré"),
    ("haber", "he", "hube", "habré"),
    ("caber", "quepo", "cupe", "cabré"), ("saber", "sé", "supe", "sabré"),
    ("querer", "quiero", "quise", "querré"), ("poder", "puedo", "pude", "podré"),
    ("andar", "ando", "anduve", "andaré"), ("desandar", "desando", "desanduve", "desandaré"),
    ("mandar", "mando", "mandé", "mandaré"), ("asir", "asgo", "así", "asiré"),
    ("yacer", "yazco", "yací", "yaceré"), ("traducir", "traduzco", "traduje", "traduciré"),
    ("lucir", "luzco", "lucí", "luciré"), ("conocer", "conozco", "conocí", "conoceré"),
    ("roer", "roo", "roí", "roeré"), ("raer", "raigo", "raí", "raeré"),
    ("acabar", "acabo", "acabé", "acabaré"), ("prestar", "presto", "presté", "prestaré"),
    ("precaver", "precavo", "precaví", "precaveré"), ("crecer", "crezco", "crecí", "creceré"),
    ("nacer", "nazco", "nací", "naceré"), ("mover", "muevo", "moví", "moveré"),
    ("autoabastecer", "autoabastezco", "autoabastecí", "autoabasteceré"),
  ])
  func stemsAreKeptWithEveryPrefix(
    lemma: String, present: String, preterite: String, future: String
  ) {
    #expect(spanish.verb(lemma, VerbFeatures(.present, .first, .singular)).first == present)
    #expect(spanish.verb(lemma, VerbFeatures(.preterite, .first, .singular)).first == preterite)
    #expect(spanish.verb(lemma, VerbFeatures(.future, .first, .singular)).first == future)
  }

  @Test(arguments: [
    ("abrir", ["abierto"]), ("reabrir", ["reabierto"]), ("escribir", ["escrito"]),
    ("describir", ["descrito", "descripto"]), ("romper", ["roto"]),
    ("corromper", ["corrompido"]),
    ("morir", ["muerto"]), ("ver", ["visto"]), ("prever", ["previsto"]), ("poner", ["puesto"]),
    ("componer", ["compuesto"]), ("volver", ["vuelto"]), ("devolver", ["devuelto"]),
    ("resolver", ["resuelto"]), ("absolver", ["absuelto"]), ("cubrir", ["cubierto"]),
    ("descubrir", ["descubierto"]), ("decir", ["dicho"]), ("predecir", ["predicho"]),
    ("bendecir", ["bendecido"]), ("hacer", ["hecho"]), ("satisfacer", ["satisfecho"]),
    ("freír", ["frito", "freído"]), ("imprimir", ["impreso", "imprimido"]),
    ("oprimir", ["oprimido"]), ("proveer", ["provisto", "proveído"]), ("pudrir", ["podrido"]),
    ("vivir", ["vivido"]), ("traer", ["traído"]), ("huir", ["huido"]), ("ir", ["ido"]),
  ])
  func participlesAreIrregularInTheClassOnly(lemma: String, forms: [String]) {
    #expect(spanish.verb(lemma, VerbFeatures(.participle)) == forms)
  }

  @Test func participlesAgree() {
    let feminine = VerbFeatures(.participle, nil, .plural, gender: .feminine)
    #expect(spanish.verb("romper", feminine) == ["rotas"])
    #expect(spanish.verb("freír", feminine) == ["fritas", "freídas"])
  }

  @Test(arguments: [
    ("ser", "era", "sea", "fuera"), ("ir", "iba", "vaya", "fuera"), ("ver", "veía", "vea", "viera"),
    ("haber", "había", "haya", "hubiera"), ("dar", "daba", "dé", "diera"),
    ("estar", "estaba", "esté", "estuviera"), ("saber", "sabía", "sepa", "supiera"),
    ("decir", "decía", "diga", "dijera"), ("oír", "oía", "oiga", "oyera"),
    ("caber", "cabía", "quepa", "cupiera"), ("reír", "reía", "ría", "riera"),
  ])
  func otherTensesFollow(lemma: String, imperfect: String, subjunctive: String, past: String) {
    func form(_ form: VerbFeatures.Form) -> String? {
      spanish.verb(lemma, VerbFeatures(form, .third, .singular)).first
    }
    #expect(form(.imperfect) == imperfect)
    #expect(form(.presentSubjunctive) == subjunctive)
    #expect(form(.imperfectSubjunctive) == past)
  }

  @Test(arguments: ["mesa", "azul", "r", "ar", "", "señor", "mar-a"])
  func whatIsNoInfinitiveHasNoForms(word: String) {
    #expect(!spanish.isInfinitive(word))
    #expect(spanish.verb(word, VerbFeatures(.gerund)).isEmpty)
  }

  @Test(arguments: ["mujer", "azúcar", "líder", "clase", "hogar", "mártir"])
  func nounsThatEndAsInfinitivesAreNone(word: String) {
    #expect(!spanish.isInfinitive(word))
  }

  @Test(arguments: ["ir", "comer", "lavarse", "reír", "reírse", "toser", "ñublar"])
  func infinitivesAreRecognised(word: String) {
    #expect(spanish.isInfinitive(word))
  }
}
