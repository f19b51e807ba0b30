/// Nouns and adjectives whose plural the ending does not give.
///
/// Source: Cunha & Cintra, chapter 8 (*Número dos substantivos*: words in *-ão*, compounds).
struct PortuguesePluralExceptions: Sendable {
  static let shared = PortuguesePluralExceptions()

  /// Singular and plurals, the usual one first.
  private static let irregular = """
    caráter=caracteres carácter=caracteres júnior=juniores sênior=seniores sénior=seniores
    lúcifer=lucíferes espécime=espécimes mal=males cônsul=cônsules mel=méis|meles fel=féis|feles
    gel=géis|geles cal=cais|cales aval=avais|avales gol=gols mail=mails email=emails e-mail=e-mails laser=lasers
    zoom=zooms pixel=pixels cluster=clusters cocktail=cocktails trailer=trailers blazer=blazers
    hacker=hackers hamster=hamsters freezer=freezers banner=banners quiz=quizzes real=reais mol=moles
    cânon=cânones cânone=cânones abdômen=abdomens|abdômenes abdómen=abdómenes|abdomens
    hífen=hifens|hífenes líquen=liquens|líquenes gérmen=germens|gérmenes dólmen=dolmens|dólmenes
    espécimen=espécimens|especímenes regímen=regimens|regímenes regime=regimes
    cálix=cálices córtex=córtices índex=índices ápex=ápices fax=fax|faxes
    projetil=projetis projétil=projéteis reptil=reptis réptil=répteis
    qualquer=quaisquer cais=cais simples=simples pires=pires lápis=lápis mais=mais menos=menos
    dois=dois duas=duas três=três seis=seis dez=dez mil=mil ambos=ambos jeans=jeans shorts=shorts
    atlas=atlas alferes=alferes ourives=ourives arrais=arrais oásis=oásis bônus=bônus
    bis=bis xis=xis cós=cós|coses ilhós=ilhós|ilhoses lilás=lilases|lilás ananás=ananases
    ônibus=ônibus campus=campi avô=avós|avôs cor-de-rosa=cor-de-rosa
    arco-íris=arco-íris pão-duro=pães-duros bem-te-vi=bem-te-vis louva-a-deus=louva-a-deus
    leva-e-traz=leva-e-traz mapa-múndi=mapas-múndi pega-pega=pega-pegas tico-tico=tico-ticos
    tique-taque=tique-taques zigue-zague=zigue-zagues pingue-pongue=pingue-pongues wi-fi=wi-fis
    milk-shake=milk-shakes reco-reco=reco-recos bate-bola=bate-bolas joão-ninguém=joões-ninguém
    salve-rainha=salve-rainhas ave-maria=ave-marias padre-nosso=padre-nossos|padres-nossos
    surdo-mudo=surdos-mudos azul-marinho=azul-marinho azul-celeste=azul-celeste
    furta-cor=furta-cor ultravioleta=ultravioleta laranja-lima=laranjas-lima
    pôr=pores sem-terra=sem-terra sem-teto=sem-teto sem-vergonha=sem-vergonha|sem-vergonhas
    bumba-meu-boi=bumba-meu-boi gota-d'água=gotas-d'água estrela-d'alva=estrelas-d'alva t-shirt=t-shirts jiu-jítsu=jiu-jítsus
    """

  /// Nouns in -ão with plural in -ães.
  private static let inAes = """
    pão cão alemão capitão catalão escrivão tabelião sacristão charlatão capelão guardião bastião
    maçapão afegão deão cirurgião aldeão ancião ermitão sultão refrão massapão
    """

  /// Nouns in -ão, stressed on it, with plural in -ãos.
  private static let inAos = """
    mão irmão cidadão cristão pagão grão chão vão são artesão cortesão desvão afegão aldeão ancião anão
    corrimão ermitão refrão verão vilão zangão alão hortelão sultão concidadão desmão temporão
    comarcão castelão truão meão contramão coirmão passamão malsão
    """

  /// Those of the two lists that also have -ões, and whether it is the usual plural.
  private static let alsoInOes = """
    charlatão=second guardião=first cirurgião=first aldeão=second ancião=second ermitão=first
    sultão=first anão=first corrimão=second verão=first vilão=first zangão=first alão=first
    hortelão=second artesão=second bastião=first deão=second refrão=second castelão=first
    truão=first capelão=second
    """

  private let irregular: [String: [String]]
  private let singulars: [String: [String]]
  private let nasals: [String: [String]]

  private init() {
    irregular = PortugueseTable.lists(Self.irregular)
    var singulars: [String: [String]] = [:]
    for (singular, plurals) in irregular {
      for plural in plurals where plural != singular {
        singulars[plural, default: []].append(singular)
      }
    }
    self.singulars = singulars
    var nasals: [String: [String]] = [:]
    for word in PortugueseTable.words(Self.inAos) { nasals[word, default: []].append("ãos") }
    for word in PortugueseTable.words(Self.inAes) { nasals[word, default: []].append("ães") }
    for (word, place) in PortugueseTable.pairs(Self.alsoInOes) {
      var endings = nasals[word] ?? []
      endings.insert("ões", at: place == "first" ? 0 : endings.count)
      nasals[word] = endings
    }
    self.nasals = nasals
  }

  /// Plurals that no rule gives; nil when the word follows the rules.
  func plurals(of singular: String) -> [String]? {
    irregular[singular]
  }

  /// Words with this plural, where no rule gives it: *caracteres* → *caráter, carácter*.
  func singulars(of plural: String) -> [String] { (singulars[plural] ?? []).sorted() }

  /// Endings in place of *-ão*: *-ãos* where it is unstressed (*órgão*), else by list, else *-ões*.
  func nasalEndings(of word: String) -> [String] {
    if let endings = nasals[word] { return endings }
    if PortuguesePlural.hasAccent(word) { return ["ãos"] }
    return ["ões"]
  }
}
