/// Feminine counterparts of nouns for people and animals.
///
/// After Cunha & Cintra, chapter 8.
enum PortugueseFeminine {
  private static let known = PortugueseTable.lists(pairs)

  private static let pairs = """
    homem=mulher pai=mãe papai=mamãe papá=mamã boi=vaca touro=vaca cavalo=égua carneiro=ovelha
    cão=cadela cachorro=cachorra galo=galinha bode=cabra genro=nora padrinho=madrinha
    padrasto=madrasta compadre=comadre marido=esposa|mulher esposo=esposa cavalheiro=dama
    cavaleiro=amazona frade=freira frei=soror padre=madre rapaz=moça|rapariga ladrão=ladra
    zangão=abelha avô=avó vovô=vovó bisavô=bisavó tataravô=tataravó trisavô=trisavó ator=atriz actor=actriz
    imperador=imperatriz embaixador=embaixadora|embaixatriz rei=rainha vice-rei=vice-rainha
    príncipe=princesa conde=condessa visconde=viscondessa duque=duquesa marquês=marquesa
    barão=baronesa cônsul=consulesa|cônsul herói=heroína poeta=poeta|poetisa profeta=profetisa
    sacerdote=sacerdotisa diácono=diaconisa papa=papisa pitão=pitonisa abade=abadessa
    prior=prioresa alcaide=alcaidessa jogral=jogralesa czar=czarina maestro=maestrina|maestra
    deus=deusa juiz=juíza mestre=mestra contramestre=contramestra infante=infanta monge=monja
    hóspede=hóspede|hóspeda parente=parente|parenta presidente=presidente|presidenta
    governante=governante|governanta elefante=elefanta gigante=giganta general=generala
    oficial=oficiala|oficial bacharel=bacharela marechal=marechala tigre=tigresa lebrão=lebre
    leão=leoa leitão=leitoa patrão=patroa pavão=pavoa hortelão=horteloa ermitão=ermitoa|ermitã
    faisão=faisoa irmão=irmã cidadão=cidadã concidadão=concidadã campeão=campeã órfão=órfã anão=anã
    aldeão=aldeã ancião=anciã artesão=artesã cirurgião=cirurgiã cristão=cristã alemão=alemã
    catalão=catalã capitão=capitã espião=espiã escrivão=escrivã guardião=guardiã tecelão=tecelã vilão=vilã
    sacristão=sacristã tabelião=tabeliã charlatão=charlatã cortesão=cortesã pagão=pagã
    sultão=sultana folião=foliona solteirão=solteirona valentão=valentona perdigão=perdiz
    réu=ré europeu=europeia ateu=ateia plebeu=plebeia hebreu=hebreia pigmeu=pigmeia judeu=judia
    ilhéu=ilhoa sandeu=sandia silfo=sílfide peru=perua guri=guria javali=javalina bugio=bugia
    veado=cerva cervo=cerva burro=burra mulo=mula macho=fêmea menino=menina moço=moça
    garoto=garota espanhol=espanhola andaluz=andaluza felá=felaína rajá=rani marajá=marani
    cantor=cantora|cantatriz senhor=senhora diretor=diretora trabalhador=trabalhadora
    amo=ama cachalote=cachalota chefe=chefe alfaiate=alfaiata cacique=cacica mandarim=mandarina
    grou=grua gamo=corça coelho=coelha lobo=loba bebê=bebê bebé=bebé nenê=nenê
    modelo=modelo piloto=piloto otorrino=otorrino super-herói=super-heroína garçom=garçonete
    soldado=soldado|soldada membro=membro carrasco=carrasco cônjuge=cônjuge indivíduo=indivíduo
    """

  /// Feminine nouns beside a masculine one, the usual first; the word itself when it serves both.
  static func counterparts(of masculine: String) -> [String] {
    if let known = known[masculine] { return known }
    switch masculine.lastByte {
    case UInt8(ascii: "o"), UInt8(ascii: "u"): return [PortugueseAdjective.feminine(of: masculine)]
    case UInt8(ascii: "r") where masculine.endsIn("or"): return [masculine + "a"]
    case UInt8(ascii: "s") where masculine.endsIn("ês"): return [masculine.cutting(3) + "esa"]
    default: return [masculine]
    }
  }
}
