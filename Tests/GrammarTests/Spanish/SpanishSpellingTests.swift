import AACCore
import Grammar
import Testing

/// Spelling changes and accents that follow from the rules of writing alone.
struct SpanishSpellingTests {
  private let spanish = SpanishMorphology()

  @Test(arguments: [
    ("sacar", "saqué", "saque"), ("pagar", "pagué", "pague"), ("cazar", "cacé", "cace"),
    ("averiguar", "averigüé", "averigüe"), ("guiar", "guie", "guíe"), ("criar", "crie", "críe"),
    ("fiar", "fie", "fíe"), ("actuar", "actué", "actúe"), ("cambiar", "cambié", "cambie"),
    ("enviar", "envié", "envíe"), ("premiar", "premié", "premie"), ("odiar", "odié", "odie"),
    ("pasear", "paseé", "pasee"), ("loar", "loé", "loe"), ("obsequiar", "obsequié", "obsequie"),
    ("coger", "cogí", "coja"), ("dirigir", "dirigí", "dirija"), ("vencer", "vencí", "venza"),
    ("distinguir", "distinguí", "distinga"), ("delinquir", "delinquí", "delinca"),
    ("conocer", "conocí", "conozca"), ("lucir", "lucí", "luzca"), ("zurcir", "zurcí", "zurza"),
    ("huir", "hui", "huya"), ("construir", "construí", "construya"), ("argüir", "argüí", "arguya"),
    ("leer", "leí", "lea"), ("oír", "oí", "oiga"), ("googlear", "googleé", "googlee"),
    ("aislar", "aislé", "aísle"), ("bailar", "bailé", "baile"), ("aullar", "aullé", "aúlle"),
    ("causar", "causé", "cause"), ("prohibir", "prohibí", "prohíba"), ("reunir", "reuní", "reúna"),
    ("ahijar", "ahijé", "ahíje"), ("rehusar", "rehusé", "rehúse"), ("peinar", "peiné", "peine"),
    ("cuidar", "cuidé", "cuide"), ("desahuciar", "desahucié", "desahucie"),
    ("confiar", "confié", "confíe"), ("limpiar", "limpié", "limpie"),
    ("fotografiar", "fotografié", "fotografíe"),
    ("atrofiar", "atrofié", "atrofie"), ("aliviar", "alivié", "alivie"),
    ("rehuir", "rehuí", "rehúya"),
  ])
  func followsFromTheSound(lemma: String, preterite: String, subjunctive: String) {
    #expect(spanish.verb(lemma, VerbFeatures(.preterite, .first, .singular)).first == preterite)
    #expect(
      spanish.verb(lemma, VerbFeatures(.presentSubjunctive, .third, .singular)).first == subjunctive
    )
  }

  @Test(arguments: [
    ("leer", "leyó", "leyeron", "leyendo", "leído"),
    ("caer", "cayó", "cayeron", "cayendo", "caído"),
    ("oír", "oyó", "oyeron", "oyendo", "oído"), ("huir", "huyó", "huyeron", "huyendo", "huido"),
    ("construir", "construyó", "construyeron", "construyendo", "construido"),
    ("tañer", "tañó", "tañeron", "tañendo", "tañido"),
    ("bullir", "bulló", "bulleron", "bullendo", "bullido"),
    ("gruñir", "gruñó", "gruñeron", "gruñendo", "gruñido"),
    ("proveer", "proveyó", "proveyeron", "proveyendo", "provisto"),
    ("roer", "royó", "royeron", "royendo", "roído"), ("ver", "vio", "vieron", "viendo", "visto"),
    ("dar", "dio", "dieron", "dando", "dado"), ("ir", "fue", "fueron", "yendo", "ido"),
    ("argüir", "arguyó", "arguyeron", "arguyendo", "argüido"),
    ("sonreír", "sonrió", "sonrieron", "sonriendo", "sonreído"),
    ("criar", "crio", "criaron", "criando", "criado"),
    ("guiar", "guio", "guiaron", "guiando", "guiado"),
  ])
  func theGlideTurnsOrFalls(
    lemma: String, third: String, plural: String, gerund: String, participle: String
  ) {
    #expect(spanish.verb(lemma, VerbFeatures(.preterite, .third, .singular)).first == third)
    #expect(spanish.verb(lemma, VerbFeatures(.preterite, .third, .plural)).first == plural)
    #expect(spanish.verb(lemma, VerbFeatures(.gerund)).first == gerund)
    #expect(spanish.verb(lemma, VerbFeatures(.participle)).first == participle)
  }

  @Test(arguments: [
    ("licuar", ["licua", "licúa"]), ("adecuar", ["adecua", "adecúa"]),
    ("evacuar", ["evacua", "evacúa"]), ("ansiar", ["ansía", "ansia"]),
    ("auxiliar", ["auxilia", "auxilía"]), ("averiguar", ["averigua"]), ("actuar", ["actúa"]),
    ("errar", ["yerra", "erra"]), ("apostar", ["apuesta", "aposta"]),
    ("cimentar", ["cimenta", "cimienta"]), ("engrosar", ["engrosa", "engruesa"]),
  ])
  func givesBothFormsWhereBothAreRight(lemma: String, forms: [String]) {
    #expect(spanish.verb(lemma, VerbFeatures(.present, .third, .singular)) == forms)
  }

  @Test(arguments: [
    (lemma: "criar", form: "criais"), ("liar", "liais"), ("enviar", "enviáis"), ("huir", "huis"),
    ("construir", "construís"), ("reír", "reís"), ("oír", "oís"), ("ver", "veis"),
    ("prever", "prevéis"), ("dar", "dais"), ("estar", "estáis"), ("ir", "vais"),
  ])
  func monosyllablesHaveNoAccent(lemma: String, form: String) {
    #expect(spanish.verb(lemma, VerbFeatures(.present, .second, .plural)) == [form])
  }

  @Test func lettersMayBeDecomposedOrCapital() {
    let features = VerbFeatures(.present, .first, .singular)
    #expect(spanish.verb("Rei\u{301}r", features) == ["río"])
    #expect(spanish.verb("SOÑAR", features) == ["sueño"])
  }
}
