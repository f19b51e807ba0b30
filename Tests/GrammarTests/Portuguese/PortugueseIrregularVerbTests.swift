import AACCore
import Grammar
import Testing

struct PortugueseIrregularVerbTests {
  @Test(arguments: [
    ("ser", VerbFeatures.Form.present, "sou és é somos sois são"),
    ("ser", .imperfect, "era eras era éramos éreis eram"),
    ("ser", .pluperfect, "fora foras fora fôramos fôreis foram"),
    ("ir", .present, "vou vais vai vamos/imos ides vão"),
    ("ir", .presentSubjunctive, "vá vás vá vamos vades vão"),
    ("ir", .infinitive, "ir ires ir irmos irdes irem"),
    ("estar", .presentSubjunctive, "esteja estejas esteja estejamos estejais estejam"),
    ("ter", .present, "tenho tens tem temos tendes têm"),
    ("ter", .imperfect, "tinha tinhas tinha tínhamos tínheis tinham"),
    ("haver", .present, "hei hás há havemos/hemos haveis/heis hão"),
    ("vir", .preterite, "vim vieste veio viemos viestes vieram"),
    ("ver", .futureSubjunctive, "vir vires vir virmos virdes virem"),
    ("ver", .present, "vejo vês vê vemos vedes veem"),
    ("dar", .presentSubjunctive, "dê dês dê demos/dêmos deis deem"),
    ("fazer", .preterite, "fiz fizeste fez fizemos fizestes fizeram"),
    ("fazer", .future, "farei farás fará faremos fareis farão"),
    ("dizer", .conditional, "diria dirias diria diríamos diríeis diriam"),
    ("trazer", .preterite, "trouxe trouxeste trouxe trouxemos trouxestes trouxeram"),
    ("poder", .preterite, "pude pudeste pôde pudemos pudestes puderam"),
    ("pôr", .present, "ponho pões põe pomos pondes põem"),
    ("pôr", .infinitive, "pôr pores pôr pormos pordes porem"),
    ("pôr", .imperfect, "punha punhas punha púnhamos púnheis punham"),
    ("querer", .presentSubjunctive, "queira queiras queira queiramos queirais queiram"),
    ("saber", .present, "sei sabes sabe sabemos sabeis sabem"),
    ("caber", .present, "caibo cabes cabe cabemos cabeis cabem"),
    ("ler", .presentSubjunctive, "leia leias leia leiamos leiais leiam"),
    ("rir", .present, "rio ris ri rimos rides riem"),
    ("perder", .present, "perco perdes perde perdemos perdeis perdem"),
    ("valer", .present, "valho vales vale valemos valeis valem"),
    ("requerer", .preterite, "requeri requereste requereu requeremos requerestes requereram"),
    ("prover", .preterite, "provi proveste proveu provemos provestes proveram"),
  ])
  func knowsTheIrregularVerbs(lemma: String, form: VerbFeatures.Form, expected: String) {
    #expect(PortugueseForms.paradigm(lemma, form) == expected)
  }

  @Test(arguments: [
    ("manter", "mantenho manténs mantém mantemos mantendes mantêm"),
    ("obter", "obtenho obténs obtém obtemos obtendes obtêm"),
    ("convir", "convenho convéns convém convimos convindes convêm"),
    ("intervir", "intervenho intervéns intervém intervimos intervindes intervêm"),
    ("prever", "prevejo prevês prevê prevemos prevedes preveem"),
    ("desfazer", "desfaço desfazes desfaz desfazemos desfazeis desfazem"),
    ("satisfazer", "satisfaço satisfazes satisfaz satisfazemos satisfazeis satisfazem"),
    ("contradizer", "contradigo contradizes contradiz contradizemos contradizeis contradizem"),
    ("compor", "componho compões compõe compomos compondes compõem"),
    ("impedir", "impeço impedes impede impedimos impedis impedem"),
    ("equivaler", "equivalho equivales equivale equivalemos equivaleis equivalem"),
    ("descrer", "descreio descrês descrê descremos descredes descreem"),
    ("sorrir", "sorrio sorris sorri sorrimos sorrides sorriem"),
    ("sobressair", "sobressaio sobressais sobressai sobressaímos sobressaís sobressaem"),
    // Look-alikes, which are regular.
    ("presumir", "presumo presumes presume presumimos presumis presumem"),
    ("assumir", "assumo assumes assume assumimos assumis assumem"),
    ("meter", "meto metes mete metemos meteis metem"),
    ("bater", "bato bates bate batemos bateis batem"),
    ("dever", "devo deves deve devemos deveis devem"),
    ("viver", "vivo vives vive vivemos viveis vivem"),
    ("mexer", "mexo mexes mexe mexemos mexeis mexem"),
    ("coser", "coso coses cose cosemos coseis cosem"),
    ("colher", "colho colhes colhe colhemos colheis colhem"),
    ("acabar", "acabo acabas acaba acabamos acabais acabam"),
    ("andar", "ando andas anda andamos andais andam"),
    ("prestar", "presto prestas presta prestamos prestais prestam"),
    ("abrir", "abro abres abre abrimos abris abrem"),
  ])
  func conjugatesDerivedVerbsAsTheirBase(lemma: String, expected: String) {
    #expect(PortugueseForms.paradigm(lemma, .present) == expected)
  }

  @Test(arguments: [
    ("sentir", "sinto sentes sente sentimos sentis sentem"),
    ("preferir", "prefiro preferes prefere preferimos preferis preferem"),
    ("conseguir", "consigo consegues consegue conseguimos conseguis conseguem"),
    ("vestir", "visto vestes veste vestimos vestis vestem"),
    ("competir", "compito competes compete competimos competis competem"),
    ("sugerir", "sugiro sugeres sugere sugerimos sugeris sugerem"),
    ("agredir", "agrido agrides agride agredimos agredis agridem"),
    ("prevenir", "previno prevines previne prevenimos prevenis previnem"),
    ("dormir", "durmo dormes dorme dormimos dormis dormem"),
    ("descobrir", "descubro descobres descobre descobrimos descobris descobrem"),
    ("engolir", "engulo engoles engole engolimos engolis engolem"),
    ("polir", "pulo pules pule polimos polis pulem"),
    ("subir", "subo sobes sobe subimos subis sobem"),
    ("fugir", "fujo foges foge fugimos fugis fogem"),
    ("sacudir", "sacudo sacodes sacode sacudimos sacudis sacodem"),
    ("consumir", "consumo consomes consome consumimos consumis consomem"),
    ("entupir", "entupo entopes/entupes entope/entupe entupimos entupis entopem/entupem"),
    ("frigir", "frijo freges frege frigimos frigis fregem"),
    // Look-alikes without change.
    ("assumir", "assumo assumes assume assumimos assumis assumem"),
    ("resumir", "resumo resumes resume resumimos resumis resumem"),
    ("iludir", "iludo iludes ilude iludimos iludis iludem"),
    ("rugir", "rujo ruges ruge rugimos rugis rugem"),
    ("existir", "existo existes existe existimos existis existem"),
    ("permitir", "permito permites permite permitimos permitis permitem"),
  ])
  func changesTheVowelOfTheStem(lemma: String, expected: String) {
    #expect(PortugueseForms.paradigm(lemma, .present) == expected)
  }

  @Test(arguments: [
    ("falir", "- - - falimos falis -", "- - - - fali -"),
    ("reaver", "- - - reavemos reaveis -", "- - - - reavei -"),
    ("precaver", "- - - precavemos precaveis -", "- - - - precavei -"),
    ("comedir", "- comedes comede comedimos comedis comedem", "- comede - - comedi -"),
  ])
  func leavesOutWhatDefectiveVerbsLack(lemma: String, present: String, imperative: String) {
    #expect(PortugueseForms.paradigm(lemma, .present) == present)
    #expect(PortugueseForms.paradigm(lemma, .presentSubjunctive) == "- - - - - -")
    #expect(PortugueseForms.paradigm(lemma, .imperative) == imperative)
  }

  @Test func hasNoImperativeOfPoder() {
    #expect(PortugueseForms.paradigm("poder", .imperative) == "- - - - - -")
  }

  @Test func forbidsWithTheSubjunctive() {
    let features = VerbFeatures(.imperative, .second, .singular, isNegative: true)
    #expect(PortugueseForms.brazil.verb("ser", features) == ["sejas"])
    #expect(PortugueseForms.paradigm("ser", .imperative) == "- sê seja sejamos sede sejam")
    #expect(
      PortugueseForms.paradigm("dizer", .imperative) == "- diz/dize diga digamos dizei digam")
  }

  @Test(arguments: [
    ("abrir", "aberto", "aberta"), ("descobrir", "descoberto", "descoberta"),
    ("escrever", "escrito", "escrita"), ("inscrever", "inscrito", "inscrita"),
    ("dizer", "dito", "dita"), ("prever", "previsto", "prevista"), ("vir", "vindo", "vinda"),
    ("propor", "proposto", "proposta"), ("sair", "saído", "saída"),
    ("desabrir", "desabrido", "desabrida"), ("viver", "vivido", "vivida"),
    ("aceitar", "aceitado/aceito", "aceita/aceitada"),
    ("entregar", "entregado/entregue", "entregue/entregada"),
    ("pagar", "pago/pagado", "paga/pagada"), ("matar", "matado/morto", "morta/matada"),
    ("eleger", "elegido/eleito", "eleita/elegida"),
  ])
  func knowsShortParticiples(lemma: String, masculine: String, feminine: String) {
    let brazil = PortugueseForms.brazil
    let feminineForms = brazil.verb(
      lemma, VerbFeatures(.participle, nil, .singular, gender: .feminine))
    #expect(brazil.verb(lemma, VerbFeatures(.participle)).joined(separator: "/") == masculine)
    #expect(feminineForms.joined(separator: "/") == feminine)
  }
}
