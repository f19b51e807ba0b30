import AACCore
import Grammar
import Testing

struct PortugueseRegularVerbTests {
  @Test(arguments: [
    ("falar", VerbFeatures.Form.present, "falo falas fala falamos falais falam"),
    ("comer", .present, "como comes come comemos comeis comem"),
    ("partir", .present, "parto partes parte partimos partis partem"),
    ("falar", .imperfect, "falava falavas falava falávamos faláveis falavam"),
    ("comer", .imperfect, "comia comias comia comíamos comíeis comiam"),
    ("comer", .preterite, "comi comeste comeu comemos comestes comeram"),
    ("partir", .preterite, "parti partiste partiu partimos partistes partiram"),
    ("falar", .pluperfect, "falara falaras falara faláramos faláreis falaram"),
    ("comer", .pluperfect, "comera comeras comera comêramos comêreis comeram"),
    ("partir", .pluperfect, "partira partiras partira partíramos partíreis partiram"),
    ("falar", .future, "falarei falarás falará falaremos falareis falarão"),
    ("comer", .conditional, "comeria comerias comeria comeríamos comeríeis comeriam"),
    ("falar", .presentSubjunctive, "fale fales fale falemos faleis falem"),
    ("partir", .presentSubjunctive, "parta partas parta partamos partais partam"),
    ("comer", .imperfectSubjunctive, "comesse comesses comesse comêssemos comêsseis comessem"),
    ("falar", .futureSubjunctive, "falar falares falar falarmos falardes falarem"),
    ("partir", .infinitive, "partir partires partir partirmos partirdes partirem"),
    ("falar", .imperative, "- fala fale falemos falai falem"),
    ("comer", .imperative, "- come coma comamos comei comam"),
    // A verb nobody has heard of.
    ("zapeirar", .present, "zapeiro zapeiras zapeira zapeiramos zapeirais zapeiram"),
    ("googlear", .present, "googleio googleias googleia googleamos googleais googleiam"),
  ])
  func conjugatesByRule(lemma: String, form: VerbFeatures.Form, expected: String) {
    #expect(PortugueseForms.paradigm(lemma, form) == expected)
  }

  @Test(arguments: [
    ("ficar", VerbFeatures.Form.presentSubjunctive, "fique fiques fique fiquemos fiqueis fiquem"),
    ("chegar", .presentSubjunctive, "chegue chegues chegue cheguemos chegueis cheguem"),
    ("começar", .presentSubjunctive, "comece comeces comece comecemos comeceis comecem"),
    ("viajar", .presentSubjunctive, "viaje viajes viaje viajemos viajeis viajem"),
    ("conhecer", .present, "conheço conheces conhece conhecemos conheceis conhecem"),
    ("proteger", .present, "protejo proteges protege protegemos protegeis protegem"),
    ("dirigir", .presentSubjunctive, "dirija dirijas dirija dirijamos dirijais dirijam"),
    ("erguer", .present, "ergo ergues ergue erguemos ergueis erguem"),
    ("distinguir", .present, "distingo distingues distingue distinguimos distinguis distinguem"),
    ("voar", .present, "voo voas voa voamos voais voam"),
    ("abençoar", .presentSubjunctive, "abençoe abençoes abençoe abençoemos abençoeis abençoem"),
    ("passear", .present, "passeio passeias passeia passeamos passeais passeiam"),
    ("passear", .presentSubjunctive, "passeie passeies passeie passeemos passeeis passeiem"),
    ("odiar", .present, "odeio odeias odeia odiamos odiais odeiam"),
    (
      "intermediar", .present,
      "intermedeio intermedeias intermedeia intermediamos intermediais intermedeiam"
    ),
    ("copiar", .present, "copio copias copia copiamos copiais copiam"),
    ("apoiar", .present, "apoio apoias apoia apoiamos apoiais apoiam"),
    ("continuar", .present, "continuo continuas continua continuamos continuais continuam"),
    ("saudar", .present, "saúdo saúdas saúda saudamos saudais saúdam"),
    ("enraizar", .presentSubjunctive, "enraíze enraízes enraíze enraizemos enraizeis enraízem"),
    (
      "europeizar", .present,
      "europeízo europeízas europeíza europeizamos europeizais europeízam"
    ),
    ("proibir", .present, "proíbo proíbes proíbe proibimos proibis proíbem"),
    ("reunir", .presentSubjunctive, "reúna reúnas reúna reunamos reunais reúnam"),
    // Look-alikes of the verbs with a hiatus.
    ("causar", .present, "causo causas causa causamos causais causam"),
    ("treinar", .present, "treino treinas treina treinamos treinais treinam"),
    ("cuidar", .present, "cuido cuidas cuida cuidamos cuidais cuidam"),
    ("unir", .present, "uno unes une unimos unis unem"),
    ("desunir", .present, "desuno desunes desune desunimos desunis desunem"),
    ("realizar", .present, "realizo realizas realiza realizamos realizais realizam"),
  ])
  func spellsStemsByTheSoundThatTheyKeep(
    lemma: String, form: VerbFeatures.Form, expected: String
  ) {
    #expect(PortugueseForms.paradigm(lemma, form) == expected)
  }

  @Test func givesBothAccentuationsOfTheVerbsInGuar() {
    let forms = PortugueseForms.paradigm("averiguar", .presentSubjunctive)
    #expect(
      forms == "averigue/averígue averigues/averígues averigue/averígue averiguemos averigueis "
        + "averiguem/averíguem")
    #expect(PortugueseForms.paradigm("enxaguar", .present).hasPrefix("enxáguo/enxaguo "))
    #expect(PortugueseForms.paradigm("mobiliar", .present).hasPrefix("mobílio mobílias "))
  }

  @Test(arguments: [
    (
      "construir", VerbFeatures.Form.present,
      "construo constróis/construis constrói/construi construímos construís constroem/construem"
    ),
    ("distribuir", .present, "distribuo distribuis distribui distribuímos distribuís distribuem"),
    (
      "distribuir", .preterite,
      "distribuí distribuíste distribuiu distribuímos distribuístes distribuíram"
    ),
    (
      "incluir", .imperfectSubjunctive,
      "incluísse incluísses incluísse incluíssemos incluísseis incluíssem"
    ),
    ("sair", .present, "saio sais sai saímos saís saem"),
    ("sair", .infinitive, "sair saíres sair sairmos sairdes saírem"),
    ("atrair", .presentSubjunctive, "atraia atraias atraia atraiamos atraiais atraiam"),
    ("cair", .imperfect, "caía caías caía caíamos caíeis caíam"),
    ("roer", .present, "roo róis rói roemos roeis roem"),
    ("doer", .imperfect, "doía doías doía doíamos doíeis doíam"),
    ("conduzir", .present, "conduzo conduzes conduz conduzimos conduzis conduzem"),
    ("cozer", .present, "cozo cozes coze cozemos cozeis cozem"),
    ("franzir", .present, "franzo franzes franze franzimos franzis franzem"),
    ("arguir", .present, "arguo arguis argui arguimos arguis arguem"),
  ])
  func joinsVowelStemsWithAccents(lemma: String, form: VerbFeatures.Form, expected: String) {
    #expect(PortugueseForms.paradigm(lemma, form) == expected)
  }

  @Test func putsThePreteriteOfTheVarietyFirst() {
    let features = VerbFeatures(.preterite, .first, .plural)
    #expect(PortugueseForms.brazil.verb("falar", features) == ["falamos", "falámos"])
    #expect(PortugueseForms.portugal.verb("falar", features) == ["falámos", "falamos"])
  }

  @Test func addsTheDiphthongOfPortugalToTheVerbsThatHesitate() {
    let features = VerbFeatures(.present, .first, .singular)
    #expect(PortugueseForms.brazil.verb("negociar", features) == ["negocio"])
    #expect(PortugueseForms.portugal.verb("negociar", features) == ["negocio", "negoceio"])
  }

  @Test func refusesWhatIsNoVerb() {
    #expect(PortugueseForms.brazil.verb("mesa", VerbFeatures(.present, .first, .singular)) == [])
    #expect(!PortugueseForms.brazil.isInfinitive("mulher"))
    #expect(!PortugueseForms.brazil.isInfinitive("casa"))
    #expect(PortugueseForms.brazil.isInfinitive("beber"))
    #expect(PortugueseForms.brazil.isInfinitive("queixar-se"))
    #expect(PortugueseForms.brazil.isInfinitive("pôr"))
  }
}
