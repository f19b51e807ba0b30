import AACCore
import Grammar
import Testing

struct PortugueseInflectTests {
  @Test(arguments: [
    ("falar", "V;1;SG;IND;PRS", "falo"), ("falar", "IND;PRS;1;SG;V", "falo"),
    ("comer", "V;3;PL;IND;PST;PFV", "comeram"), ("comer", "V;3;SG;IND;PST;PRF", "comera"),
    ("comer", "V;3;SG;IND;PST;IPFV", "comia"), ("comer", "V;2;PL;SBJV;FUT", "comerdes"),
    ("comer", "V;1;PL;SBJV;PST;IPFV", "comêssemos"), ("comer", "V;1;PL;COND", "comeríamos"),
    ("comer", "V;NFIN", "comer"), ("comer", "V;2;SG;NFIN", "comeres"),
    ("comer", "V.PTCP;PRS", "comendo"), ("comer", "V.CVB;PRS", "comendo"),
    ("comer", "V.PTCP;FEM;PL;PST", "comidas"), ("comer", "V;2;PL;IMP;POS", "comei"),
    ("comer", "V;2;SG;IMP;NEG", "comas"), ("comer", "V;NEG;IMP;3;PL", "comam"),
    ("anel", "N;PL", "anéis"), ("anel", "PL;N", "anéis"), ("anel", "N;SG", "anel"),
    ("gato", "N;FEM;PL", "gatas"), ("bom", "ADJ;FEM;PL", "boas"), ("bom", "PL;FEM;ADJ", "boas"),
    ("feliz", "ADJ;MASC;SG", "feliz"),
  ])
  func readsTagsInAnyOrder(lemma: String, bundle: String, expected: String) {
    #expect(PortugueseForms.brazil.inflect(lemma, bundle: bundle).first == expected)
  }

  @Test(arguments: [
    ("comer", "V;1;SG;IMP;POS"), ("comer", "V;IND;PRS"), ("comer", "V;LGSPEC9;1;SG;IND;PRS"),
    ("comer", ""), ("mesa", "V;1;SG;IND;PRS"), ("falir", "V;1;SG;IND;PRS"),
    ("abolir", "V;1;SG;IND;PRS"), ("colorir", "V;1;SG;IND;PRS"), ("colorir", "V;3;SG;SBJV;PRS"),
    ("abolir", "V;2;SG;IMP;NEG"), ("comer", "V;1;SG;IND;PRS;PRF"), ("comer", "V;1;SG;IND;PRS;PST"),
    ("comer", "V;1;SG;PL;IND;PRS"), ("comer", "V;1;2;SG;IND;PRS"), ("livro", "N;PL;PST"),
    ("azul", "ADJ;MASC;FEM;SG"), ("comer", "V;1;SG;IND;PST;PFV;IPFV"),
  ])
  func isEmptyWhereThereIsNoForm(lemma: String, bundle: String) {
    #expect(PortugueseForms.brazil.inflect(lemma, bundle: bundle) == [])
  }

  /// Grammars give some verbs no first person; sentences need one all the same.
  @Test func whatGrammarsLeaveOutCanStillBeSaid() {
    let brazil = PortugueseForms.brazil
    #expect(brazil.inflect("colorir", bundle: "V;3;SG;IND;PRS") == ["colore"])
    #expect(brazil.inflect("abolir", bundle: "V;2;SG;IMP;POS") == ["abole"])
    #expect(brazil.inflect("demolir", bundle: "V;1;SG;IND;PRS") == ["demulo"])
    #expect(!brazil.verb("colorir", VerbFeatures(.present, .first, .singular)).isEmpty)
    #expect(brazil.conjugation(of: "abolir").section(.present)?.rows.first?.forms == [])
  }

  @Test(arguments: [
    ("cheio de fome", "ADJ;FEM;PL", "cheias de fome"), ("cor de rosa", "ADJ;FEM;PL", "cor de rosa"),
    ("recém nascido", "ADJ;FEM;SG", "recém nascida"), ("verde claro", "ADJ;FEM;PL", "verde claro"),
    ("verde-claro", "ADJ;FEM;PL", "verde-claras"), ("cheio", "ADJ;FEM;PL", "cheias"),
    ("ovo frito", "N;PL", "ovos fritos"), ("fim de semana", "N;PL", "fins de semana"),
  ])
  func inflectsPhrases(lemma: String, bundle: String, form: String) {
    #expect(PortugueseForms.brazil.inflect(lemma, bundle: bundle).first == form)
  }

  @Test func placesThePronounOfThePronominalVerbByVariety() {
    let bundle = "V;1;SG;IND;PRS"
    #expect(PortugueseForms.brazil.inflect("lavar-se", bundle: bundle) == ["me lavo", "lavo-me"])
    #expect(PortugueseForms.portugal.inflect("lavar-se", bundle: bundle) == ["lavo-me", "me lavo"])
    let future = PortugueseForms.portugal.inflect("lavar-se", bundle: "V;1;SG;IND;FUT")
    #expect(future.first == "lavar-me-ei")
    let features = VerbFeatures(.present, .first, .singular)
    #expect(PortugueseForms.brazil.verb("queixar-se", features) == ["queixo"])
  }

  @Test func conjugatesTheVerbOfAPhrase() throws {
    let brazil = PortugueseForms.brazil
    #expect(brazil.verb("tomar banho", VerbFeatures(.present, .first, .singular)) == ["tomo banho"])
    #expect(brazil.inflect("dar-se conta", bundle: "V;3;SG;IND;PST;PFV").first == "se deu conta")
    #expect(brazil.isInfinitive("tomar banho"))
    #expect(!brazil.isInfinitive("banho quente"))
    let table = brazil.conjugation(of: "tomar banho")
    #expect(try #require(table.section(.future)).rows.first?.forms == ["tomarei banho"])
    #expect(table.lemma == "tomar banho")
  }

  @Test func printsAWholeTable() throws {
    let table = PortugueseForms.brazil.conjugation(of: "fazer")
    let preterite = try #require(table.section(.preterite))
    #expect(
      preterite.rows.map(\.forms.first) == [
        "fiz", "fizeste", "fez", "fizemos", "fizestes", "fizeram",
      ])
    let compound = try #require(table.section(.present, isCompound: true))
    #expect(compound.rows.first?.forms == ["tenho feito"])
    let negative = try #require(table.section(.imperative, isNegative: true))
    #expect(negative.rows.first?.forms == ["não faças"])
    #expect(table.sections.count == 23)
  }

  @Test func putsPronounsIntoTheTable() throws {
    let brazil = PortugueseForms.brazil.conjugation(of: "lavar-se")
    let portugal = PortugueseForms.portugal.conjugation(of: "lavar-se")
    let nos = 3
    #expect(try #require(brazil.section(.present)).rows[nos].forms == ["nos lavamos"])
    #expect(try #require(portugal.section(.present)).rows[nos].forms == ["lavamo-nos"])
    let compound = try #require(portugal.section(.future, isCompound: true))
    #expect(compound.rows.first?.forms == ["ter-me-ei lavado"])
    #expect(PortugueseForms.brazil.conjugation(of: "mesa").sections.isEmpty)
  }
}
