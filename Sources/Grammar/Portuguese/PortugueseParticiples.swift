internal import AACCore

/// Participles that do not end in *-ado, -ido*, alone or beside the regular one.
///
/// Where there are two, the long one goes with *ter* (*tinha aceitado*) and the short one with
/// *ser* and *estar* (*foi aceito*): Cunha & Cintra, chapter 13; Bechara, *Moderna gramática*. So a
/// form asked for with gender is the short one first, and without gender the long one.
struct PortugueseParticiples: Sendable {
  static let shared = PortugueseParticiples()

  /// Verbs that have only the short form, by their ends.
  private static let onlyShort = [
    ("desabrir", "desabrido"), ("abrir", "aberto"), ("cobrir", "coberto"), ("crever", "crito"),
  ]

  /// Usual with *ter* too.
  private static let alwaysShort = """
    ganhar=ganho gastar=gasto pagar=pago imprimir=impresso reimprimir=reimpresso
    """

  private static let both = """
    aceitar=aceito entregar=entregue enxugar=enxuto expressar=expresso expulsar=expulso
    findar=findo fartar=farto fritar=frito isentar=isento juntar=junto libertar=liberto
    limpar=limpo matar=morto salvar=salvo secar=seco segurar=seguro soltar=solto
    sujeitar=sujeito cativar=cativo cegar=cego descalçar=descalço dispersar=disperso
    manifestar=manifesto murchar=murcho ocultar=oculto anexar=anexo completar=completo
    despertar=desperto inquietar=inquieto infetar=infeto infectar=infecto suspeitar=suspeito
    vagar=vago acender=aceso reacender=reaceso benzer=bento eleger=eleito reeleger=reeleito
    morrer=morto prender=preso romper=roto suspender=suspenso envolver=envolto
    absolver=absolto convencer=convicto corromper=corrupto dissolver=dissoluto nascer=nato
    torcer=torto perverter=perverso submeter=submisso defender=defeso malquerer=malquisto
    benquerer=benquisto bem-querer=benquisto emergir=emerso imergir=imerso submergir=submerso
    exprimir=expresso extinguir=extinto frigir=frito incluir=incluso inserir=inserto
    omitir=omisso oprimir=opresso suprimir=supresso repelir=repulso tingir=tinto erigir=ereto
    espargir=esparso distinguir=distinto afligir=aflito concluir=concluso excluir=excluso
    confundir=confuso contundir=contuso difundir=difuso restringir=restrito corrigir=correto
    aspergir=asperso surpreender=surpreso
    """

  /// Whose short form has become an adjective; of what was done the long one is said: *foi concluído*.
  private static let mostlyAdjectives = Set(
    PortugueseTable.words(
      """
      nascer torcer perverter submeter concluir omitir distinguir corrigir confundir contundir difundir
      afligir convencer corromper dissolver absolver defender cativar cegar inquietar suspeitar oprimir
      repelir erigir restringir aspergir espargir incluir excluir inserir suprimir tingir surpreender
      manifestar completar dispersar murchar
      """))

  private static let onlyInPortugal = """
    aceitar=aceite empregar=empregue encarregar=encarregue assentar=assente
    """

  private static let onlyInBrazil = """
    pegar=pego
    """

  private let both: [String: String]
  private let alwaysShort: [String: String]
  private let portuguese: [String: String]
  private let brazilian: [String: String]

  private init() {
    both = PortugueseTable.pairs(Self.both)
    alwaysShort = PortugueseTable.pairs(Self.alwaysShort)
    portuguese = PortugueseTable.pairs(Self.onlyInPortugal)
    brazilian = PortugueseTable.pairs(Self.onlyInBrazil)
  }

  /// The only participle of a verb that has no regular one: *aberto*.
  func onlyForm(of infinitive: String) -> String? {
    for (ending, participle) in Self.onlyShort where infinitive.endsIn(ending) {
      return infinitive.replacing(ending: ending, by: participle)
    }
    return nil
  }

  /// Whether the long participle comes first with *ser* and *estar* too.
  func prefersLong(_ infinitive: String) -> Bool { Self.mostlyAdjectives.contains(infinitive) }

  /// Short participles beside the regular one, and whether *ter* takes them too.
  func shortForms(
    of infinitive: String, in variety: LanguageVariety
  ) -> (forms: [String], isAlwaysPreferred: Bool) {
    if let form = alwaysShort[infinitive] { return ([form], true) }
    let here = variety == .portuguesePortugal ? portuguese : brazilian
    return ([here[infinitive], both[infinitive]].compactMap(\.self), false)
  }
}
