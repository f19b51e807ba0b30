/// Spanish nouns whose gender, plural or feminine no rule tells.
///
/// Source: NGLE, chapters 2 (gender) and 3 (number); DLE and DPD for single words.
enum SpanishNounTables {
  /// Feminine nouns, but for those whose ending tells: *-a, -ción, -dad*.
  static let feminine = words(
    """
    mano foto moto radio libido polio dinamo nao expo quimio leche sangre nieve carne llave noche
    tarde calle clase gente muerte suerte parte fuente frente mente base fase frase torre nube
    nave clave ave fiebre hambre liebre sede sierpe serpiente corriente fe índole prole mole élite
    elite tele pyme simiente vertiente hélice sílice catástrofe hipérbole higiene tangente secante
    bisectriz variante constante patente vacante mugre ubre urdimbre madre comadre peste hueste
    tilde chinche esfinge laringe faringe meninge falange psique cohorte consorte suite landre
    gripe crepe baguette mousse chance troupe boutique sirle raigambre envolvente superficie
    especie serie intemperie calvicie planicie caries efigie barbarie progenie carie molicie
    canicie sanie congerie temperie estirpe crin sien clemátide cariátide pirámide clámide
    crisálide égide lente quiche miniserie teleserie lumbre cumbre legumbre costumbre creciente
    menguante podredumbre salve aeronave astronave motonave cochambre pelambre salumbre medianoche
    nochebuena subclase superclase subespecie bocacalle efemérides aguachirle vorágine imagen
    virgen sartén comezón razón sinrazón sazón desazón quemazón hinchazón picazón tragazón ligazón
    clavazón cargazón segazón trabazón granazón salazón ramazón flor coliflor labor mujer sor
    segur sal miel piel cárcel señal col cal hiel catedral capital espiral sucursal central postal
    vocal moral credencial diagonal vertical horizontal inicial multinacional terminal aguamiel
    editorial decretal pastoral bacanal saturnal consonante transversal filial luz cruz paz voz
    vez nariz raíz nuez perdiz cicatriz coz hoz faz tez hez lombriz codorniz matriz actriz
    emperatriz institutriz cerviz interfaz directriz sobrefaz motriz palidez sencillez niñez vejez
    red pared sed merced vid lid grey ley salud tos res mies crisis tesis dosis tisis hipótesis
    síntesis diócesis metamorfosis neurosis psicosis diéresis catequesis bilis pelvis sífilis
    polis venus bici peli mami metrópoli acrópolis necrópolis tribu web app tablet internet ONG
    soprano madame mamá mamaíta seño superestrella vicetiple tiple vedete vedette ménade náyade
    sílfide oréade olimpiada sínfisis apófisis epífisis hipófisis prótesis paráfrasis perífrasis
    antítesis elipsis génesis contraparte rebelión semifinal sintaxis masacre plebe ingle liendre
    elipse troje interface azumbre catarsis apoteosis exégesis hemorroides parálisis diálisis
    hidrólisis electrólisis sinopsis hepatitis bronquitis
    """)

  /// Masculine nouns whose ending is mostly feminine: *-a, -ción, -dad*.
  static let masculine = words(
    """
    día mediodía tranvía mapa planeta sofá gorila panda koala yoga yeti sida papá pirata poeta
    profeta problema tema sistema idioma clima drama poema fantasma esquema dilema lema teorema
    síntoma aroma axioma carisma panorama trauma plasma prisma enigma estigma dogma diploma
    emblema fonema morfema lexema glaucoma hematoma carcinoma cromosoma genoma edema eccema enema
    magma miasma karma pijama piyama puma cisma reuma trema zeugma melodrama psicodrama ecosistema
    subsistema anatema apotegma aneurisma cinema esperma protoplasma citoplasma ectoplasma
    papiloma linfoma melanoma fibroma tracoma mioma lipoma ateroma coma grafema monema semema
    sintagma paradigma biograma numisma sofisma neuma rizoma sarcoma xantoma granuloma delta
    nirvana sutra mantra vodka pesticida herbicida monarca patriarca jerarca oligarca jesuita
    burócrata demócrata aristócrata autócrata tecnócrata psiquiatra pediatra geriatra foniatra
    astronauta cosmonauta internauta argonauta homicida suicida parricida fratricida regicida
    genocida insecticida fungicida raticida bactericida jinete portátil fa sol la do re mi si
    dalái bantú maná bocata cubata sudoku safari pez ajedrez juez diez doblez almirez jerez mes
    revés envés pies pie tres ciempiés traspié hincapié tentempié puntapié balompié buscapié
    rodapié camión avión gorrión sarampión aluvión embrión escorpión bastión centurión anfitrión
    guion guión espión histrión septentrión talión turbión alción ion ión catión anión hidroavión
    césped huésped ataúd laúd alud talud sud abad ardid quid adalid áspid efod récord milord
    puente paréntesis análisis etcétera alias énfasis éxtasis oasis chasis psicoanálisis
    microanálisis urinálisis apocalipsis iris croquis tenis lapsus pubis cutis mutis brindis ibis
    jesús virus cactus autobús lunes martes miércoles jueves viernes cosmos caos atlas bíceps mar
    azúcar aparador color calor lápiz arroz maíz barniz matiz tapiz cáliz antifaz disfraz altavoz
    capataz haz avestruz regaliz desliz aprendiz albornoz arcabuz trasluz contraluz albatros
    trípode áspide alambre enjambre estambre fiambre calambre cofre hombre nombre pronombre
    sobrenombre renombre vislumbre deslumbre alumbre lentes orangután cumpleaños huracán colibrí
    rubí esquí hojaldre orden margen arte paraguas parasol pararrayos paracaídas parabrisas
    parachoques abrelatas abrecartas abrebotellas sacacorchos sacapuntas lavavajillas lavaplatos
    lavamanos cortaúñas cuentagotas cuentakilómetros guardabosques guardabarros portaaviones
    portafolios portalápices portaequipajes salvavidas salvamanteles quitanieves quitamanchas
    rompecabezas rompeolas rompehielos limpiaparabrisas limpiabotas limpiacristales tocadiscos
    cubrecamas tapabocas pasamontañas pasamanos pasatiempos rascacielos matamoscas matasuegras
    espantapájaros trotamundos buscapersonas pintalabios pintauñas posavasos reposapiés
    marcapáginas marcapasos friegaplatos cascanueces aguafiestas cazamariposas elevalunas
    microondas sujetapapeles trabalenguas tirachinas lanzallamas sacaleches cortavientos
    correcaminos saltamontes quitapenas guardarropas pisapapeles cuentacuentos portavasos
    atrapasueños calientaplatos espantasuegras lanzamisiles salvapantallas tapaojos quitasol
    guardamuebles portarretratos insomnio crucigrama bahaí gurú buda yayo
    """)

  /// Nouns of persons in *-a* or *-e* that are masculine or feminine as the person is.
  static let common = words(
    """
    artista atleta cineasta colega camarada compatriota idiota patriota belga croata hincha paria
    nómada guardia policía guía espía centinela vigía adolescente amante estudiante cantante
    ayudante paciente agente cónyuge testigo mártir joven modelo piloto líder chef fan intérprete
    detective hereje comerciante habitante inmigrante emigrante votante visitante representante
    participante hablante oyente gerente docente asistente delincuente indígena terrícola
    alienígena dirigente integrante militante rebelde portavoz nazi estadounidense canadiense
    manifestante suicida fabricante cómplice contribuyente simpatizante protestante acompañante
    entusiasta ocupante vigilante superviviente atacante comediante donante dibujante regente
    hindú traficante guardaespaldas firmante tripulante solicitante practicante vidente
    autodidacta caminante navegante cabecilla kamikaze fiscal eremita islamita etarra huésped
    israelita militar rival titular coronel criminal teniente rehén albañil chófer chofer culpable
    ponente anunciante contratante oficial marroquí israelí iraní crack conserje astronauta
    internauta psiquiatra pediatra turista
    """)

  /// Plurals that no rule gives.
  static let plurals = pairs(
    """
    régimen:regímenes espécimen:especímenes carácter:caracteres cualquiera:cualesquiera
    quienquiera:quienesquiera hijodalgo:hijosdalgo gentilhombre:gentileshombres
    ricohombre:ricoshombres club:clubes,clubs film:filmes,films fan:fans,fanes álbum:álbumes
    sándwich:sándwiches lord:lores lunch:lunches hámster:hámsteres,hámsters jersey:jerséis
    espray:espráis póney:poneis poni:ponis yóquey:yoqueis gay:gais guirigay:guirigáis sí:síes
    no:noes yo:yoes a:aes o:oes u:úes i:íes e:es fax:faxes box:boxes menú:menús champú:champús
    tutú:tutús vermú:vermús canesú:canesús cucú:cucús pirulí:pirulís popurrí:popurrís
    bisturí:bisturís,bisturíes esquí:esquís,esquíes gurú:gurús,gurúes iglú:iglús,iglúes
    tisú:tisús,tisúes zulú:zulúes,zulús maní:manís,maníes dominó:dominós récord:récords
    superávit:superávits eslogan:eslóganes lapislázuli:lapislázulis nailon:náilones reality:realities té:tés
    demás:demás mail:mails email:emails sexy:sexis sij:sijs ninguno:ningunos avemaría:avemarías
    padrenuestro:padrenuestros mitin:mítines imán:imanes ron:rones bol:boles gol:goles
    máster:másteres test:test,tests síndrome:síndromes chalet:chalets chalé:chalés bebé:bebés
    papá:papás mamá:mamás faralá:faralaes albalá:albalaes samuray:samuráis paipay:paipáis
    hipérbaton:hipérbatos jeans:jeans leggings:leggings shorts:shorts muffin:muffins spray:sprays cowboy:cowboys
    playboy:playboys boy:boys drag:drags puzle:puzles pantis:pantis
    """)

  /// Singulars by the plurals that no rule gives: *caracteres* → *carácter*.
  static let singulars: [String: [String]] = {
    var singulars: [String: [String]] = [:]
    for (singular, plurals) in plurals {
      for plural in plurals where plural != singular {
        singulars[plural, default: []].append(singular)
      }
    }
    return singulars
  }()

  /// Feminines of nouns of persons and animals that no rule gives.
  static let feminines = pairs(
    """
    actor:actriz rey:reina virrey:virreina hombre:mujer padre:madre papá:mamá papi:mami
    marido:mujer yerno:nuera caballo:yegua toro:vaca gallo:gallina príncipe:princesa
    emperador:emperatriz héroe:heroína superhéroe:superheroína poeta:poetisa,poeta alcalde:alcaldesa duque:duquesa
    conde:condesa barón:baronesa marqués:marquesa tigre:tigresa,tigre abad:abadesa
    sacerdote:sacerdotisa,sacerdote profeta:profetisa zar:zarina varón:mujer macho:hembra
    carnero:oveja jabalí:jabalina padrino:madrina compadre:comadre caballero:dama jefe:jefa
    presidente:presidenta,presidente cliente:clienta,cliente dependiente:dependienta
    sirviente:sirvienta infante:infanta monje:monja nene:nena sastre:sastra diablo:diabla,diablesa
    dios:diosa institutor:institutriz juez:jueza,juez aprendiz:aprendiza concejal:concejala
    colegial:colegiala zagal:zagala chaval:chavala bedel:bedela cónsul:consulesa,cónsul
    elefante:elefanta padrastro:madrastra hermanastro:hermanastra buey:vaca güey:güey don:doña
    pariente:parienta,pariente gigante:giganta,gigante cacique:cacica alcaide:alcaidesa
    fraile:monja histrión:histrionisa vampiro:vampiresa,vampira jinete:amazona huésped:huésped
    modelo:modelo testigo:testigo piloto:piloto soldado:soldado bebé:bebé,beba miembro:miembro
    canguro:canguro líder:líder,lideresa joven:joven mártir:mártir fan:fan chef:chef
    capitán:capitana autor:autora perdiz:perdiz ratón:ratona delfín:delfín león:leona
    peatón:peatona rehén:rehén
    """)

  /// Nouns beside another noun that stay singular in the plural: *hombres rana, palabras clave*.
  static let appositions = words(
    """
    rana bomba clave piloto límite puente estrella modelo cumbre araña pera sorpresa cama espada
    globo lobo dormitorio escuela punta prodigio fantasma pirata cohete nido patrón probeta luz
    basura tipo base madre hembra macho martillo payaso tigre caracol relámpago satélite robot
    récord guía bala patrulla policía espejo nodriza insignia sierra panda noel eiffel halley usb web
    wifi sala cena norte sur este oeste
    """)

  /// Nouns in stressed *a-* that keep *la*: letters, and persons where the article shows the sex.
  static let keepLa = words(
    """
    a hache alfa árbitra árabe ácrata ana ángela águeda anglo alta app
    """)

  static func words(_ text: String) -> WordSet {
    WordSet(text[...].words.map { String($0) })
  }

  static func pairs(_ text: String) -> [String: [String]] {
    var pairs: [String: [String]] = [:]
    for pair in text[...].words {
      let parts = pair.pieces(at: ":")
      guard parts.count == 2 else { preconditionFailure("'\(pair)' is a word and its forms") }
      pairs[String(parts[0])] = parts[1].pieces(at: ",").map { String($0) }
    }
    return pairs
  }
}
