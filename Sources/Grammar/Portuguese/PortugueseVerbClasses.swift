// A table: the verbs of each class of stem change, so longer than other files may be.

/// Which verbs follow which ``PortugueseVerbPattern``, where the ending alone does not tell.
///
/// A line is a pattern, a colon, and its verbs. `*ferir` stands for all that end so (*preferir,
/// transferir*); a bare verb stands for itself and with the prefixes of
/// ``PortugueseVerbLexicon/freePrefixes`` (*redormir*).
///
/// Source: Cunha & Cintra, chapter 13 (*Alternância vocálica*, verbs in *-iar* and *-uir*, *Verbos defectivos*); agreement of
/// 1990, base X (hiatus).
enum PortugueseVerbClasses {
  /// Verbs in -er and -ir.
  static let stemChanges = """
    sentir: *sentir *servir *ferir *seguir *vestir *repetir *competir despetir *mentir *vertir
    sentir: *gerir *serir aderir adherir inerir coerir enxerir preterir *fletir *flectir despir *vergir *cernir *pelir premir
    agredir: *gredir *prevenir *denegrir *cerzir
    dormir: *dormir *cobrir *tossir *golir demolir abolir *colorir
    polir: polir sortir ressortir despolir
    subir: subir *fugir *cudir bulir rebulir esbulir *consumir sumir *cuspir *scapulir engulir
    entupir: *entupir subsumir
    emergir: emergir imergir submergir aspergir
    frigir: frigir
    construir: *construir destruir autodestruir desconstruir concruir
    arguir: arguir redarguir
    delinquir: delinquir
    extorquir: *torquir
    plain: resumir presumir assumir
    defective: falir adir aguerrir empedernir esbaforir espavorir fornir
    defective: garrir renhir foragir embair transir precaver desprecaver
    withoutFirst: comedir descomedir viger
    """

  /// Verbs that have all forms in use and no first person of the present in the grammars.
  static let withoutFirstInGrammars: WordSet = [
    "abolir", "banir", "brandir", "carpir", "colorir", "descolorir", "delir", "exaurir", "fremir",
    "haurir",
  ]

  /// Verbs in -iar with *ei* under stress, derived ones included.
  static let odiar = """
    odiar ansiar desansiar mediar remediar desremediar intermediar incendiar entremediar
    """

  /// Verbs in -iar that in Portugal also have *ei* under stress.
  static let negociar = """
    agenciar cadenciar comerciar diligenciar licenciar negociar obsequiar penitenciar premiar
    presenciar renegociar sentenciar
    """

  /// Verbs in -ar whose stem ends in a hiatus with *i* or *u*, besides those in -aizar and the like.
  static let hiatus = """
    saudar ressaudar faiscar refaiscar arruinar desarruinar ruinar viuvar enviuvar desenviuvar
    esmiuçar amiuçar amiudar remiudar esmiudar desmiudar miudar abaular desabaular embaular
    desembaular embaucar desembaucar ataudar balaustrar ciumar enciumar engraudar cafeinar
    descafeinar codeinar heroinar proteinar reusar agraudar dessaudar abaiucar abalaustrar agauchar
    gauchar ajesuitar apaular aunar aziumar faular embuizar
    """

  /// Verbs in -er and -ir with the same hiatus.
  static let hiatusBesidesAr = """
    proibir coibir reunir prohibir
    """
}
