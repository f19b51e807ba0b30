/// The irregular verbs of Spanish by class.
///
/// A line is `description : verbs`; ` / ` parts two paradigms that are both right, the preferred
/// one first. `-poner` is every verb that ends so; `contar` is that verb and those made from it
/// with a living prefix (``prefixes``: *recontar*); `=decir` is that verb alone; `ver+pre+entre`
/// takes these prefixes and no other. The longest end that fits wins. What no line names is
/// regular, and what is named as `none` is regular though a shorter end would catch it.
///
/// Classes after the *Nueva gramática de la lengua española* (RAE and ASALE, 2009), chapter 4, and
/// the *Diccionario panhispánico de dudas*.
///
/// Source: NGLE, chapter 4 (irregular verbs and their models); DPD, conjugation models.
enum SpanishVerbTables {
  /// Prefixes with which new verbs are made that are inflected as their base.
  static let prefixes = """
    ante anti auto bien bio ciber contra des electro entre extra foto hiper infra inter macro mal
    micro
    mini multi neo pos post pre radio re retro semi sobre sub super tele trans tras ultra video
    """

  /// Verbs with stems or forms of their own.
  private static let irregular = """
    yo=teng pret=tuv fut=tendr imp=ten ie : -tener
    yo=pong pret=pus fut=pondr imp=pon part=puesto : -poner
    yo=veng pret=vin fut=vendr imp=ven ie-i : -venir
    yo=salg fut=saldr imp=sal : -salir
    yo=valg fut=valdr : -valer
    yo=hag pret=hic fut=har imp=haz part=hecho : -hacer
    yo=fag pret=fic fut=far imp=faz,face part=facto : -facer
    yo=sfag pret=sfic fut=sfar imp=sfaz,sface part=sfecho : -sfacer
    yo=traig pret=traj : -traer
    yo=caig : -caer
    yo=raig / yo=ray : raer
    yo=ro / yo=roig / yo=roy : roer
    yo=corro / yo=corroig / yo=corroy : =corroer
    yo=oig : -oír
    yo=asg : asir
    yo=duzc pret=duj : -ducir
    pret=pud fut=podr ger=pudiendo ue : -poder
    pret=quis fut=querr ie : -querer
    pret=bienquis fut=bienquerr part=bienquisto,bienquerido ie : =bienquerer
    pret=malquis fut=malquerr part=malquisto,malquerido ie : =malquerer
    first=sé subj=sep pret=sup fut=sabr : -saber
    yo=quep pret=cup fut=cabr : =caber
    pret=anduv : andar+des
    yo=yazc imp=yace,yaz / yo=yazg / yo=yag : -yacer
    yo=plazc / yo=plazc \
    preterite=plugue|pluguiste|pluguiste|plugo|pluguimos|pluguisteis|pluguieron : =placer
    first=balbuceo \
    present-subj=balbucee|balbucees|balbucees|balbucee|balbuceemos|balbuceéis|balbuceen : \
    =balbucir
    ie-i / i : =erguir
    stem=pudr part=podrido / u part=podrido : podrir
    part=podrido : pudrir
    part=abierto : -abrir
    none : =desabrir
    part=cubierto : -cubrir
    part=scrito : -scribir
    part=descrito,descripto : describir
    part=inscrito,inscripto : inscribir
    part=prescrito,prescripto : prescribir
    part=proscrito,proscripto : proscribir
    part=suscrito,suscripto : suscribir
    part=subscrito,subscripto : subscribir
    part=adscrito,adscripto : adscribir
    part=circunscrito,circunscripto : circunscribir
    part=transcrito,transcripto : transcribir
    part=roto : romper
    part=impreso,imprimido : -imprimir
    part=provisto,proveído : -proveer
    part=frito,freído i : -freír
    yo=sc / yo=zc : -scer
    none : mecer
    """

  /// Verbs with whole tenses of their own, persons from *yo* to *ellos* with *vos* after *tú*.
  private static let suppletive = """
    present=soy|eres|sos|es|somos|sois|son subj=se imp=sé vos=sé \
    imperfect=era|eras|eras|era|éramos|erais|eran \
    preterite=fui|fuiste|fuiste|fue|fuimos|fuisteis|fueron : =ser
    present=voy|vas|vas|va|vamos|vais|van subj=vay imp=ve vos=andá ger=yendo we=vamos,vayamos \
    imperfect=iba|ibas|ibas|iba|íbamos|ibais|iban \
    preterite=fui|fuiste|fuiste|fue|fuimos|fuisteis|fueron : =ir
    present=estoy|estás|estás|está|estamos|estáis|están pret=estuv imp=está \
    present-subj=esté|estés|estés|esté|estemos|estéis|estén : =estar
    present=doy|das|das|da|damos|dais|dan weak=d imp=da \
    present-subj=dé|des|des|dé|demos|deis|den : dar+des
    present=he|has|has|ha|hemos|habéis|han subj=hay pret=hub fut=habr imp=he : =haber
    present=veo|ves|ves|ve|vemos|veis|ven subj=ve impf=ve weak=v imp=ve part=visto : \
    ver+pre+entre+re+tras+ante+inter+tele
    """

  /// *Decir* and its family, which differ in the future, the imperative and the participle.
  private static let decir = """
    yo=dig pret=dij fut=dir imp=di part=dicho i : =decir
    yo=dig pret=dij fut=dir imp=dice part=dicho i / yo=dig pret=dij part=dicho i : -decir
    yo=dig pret=dij part=dicho i / yo=dig pret=dij fut=dir part=dicho i : decir+pre
    yo=dig pret=dij i : decir+ben+mal
    """

  /// Verbs in *-ar* whose stem vowel changes under stress.
  private static let alternatingA = """
    ie : abeldar abnegar acertar acrecentar albeldar adestrar alebrar alentar aliquebrar amelar \
    apacentar apernar apretar arrecentar arrendar asentar aserrar aspaventar atravesar aventar \
    calentar cegar cerrar comenzar concertar confesar decentar dentar denegar derrengar \
    desacertar desalentar desasentar desasosegar desatentar desatravesar desconcertar desdentar \
    desempedrar desencerrar desenterrar deshelar desherbar desherrar desinvernar desmelar \
    desmembrar despernar despertar despezar desplegar desterrar desventar dezmar dispertar \
    empedrar empezar encerrar encomendar encubertar endentar enhacendar enhestar enlenzar \
    enmelar enmendar ensangrentar ensarmentar enterrar entesar entrepernar escarmentar estregar \
    ferrar fregar gobernar hacendar helar herbar herrar incensar infernar inhestar jamerdar \
    maniquebrar manifestar melar mentar merendar negar nevar patiquebrar pensar perniquebrar \
    quebrar recentar recomendar recomenzar regar regimentar remendar renegar requebrar restregar \
    resquebrar reventar salpimentar sarmentar segar sembrar sementar sentar serrar sorregar \
    sosegar soterrar subarrendar temblar tentar tesar trasegar travesar trompezar tropezar \
    ventar aplegar avalentar beldar aneblar deslendrar despernar gobernar+co derrenegar desosegar despedrar encentar herventar jimenzar \
    rusentar
    ie / none : errar
    none / ie : aberrar asestar atentar aterrar atestar cimentar descimentar emparentar aferrar \
    desaferrar invernar plegar replegar remembrar
    none : presentar interrogar subrogar destronar redolar
    ue : abuñolar acordar anzolar apergollar apescollar asoldar circunvolar empajolar escolar \
    grandisonar remolar rencontrar resolgar socolar tonar unisonar acornar acostar aclocar \
    acollar afollar agorar almorzar alongar altisonar amolar apercollar aporcar aprobar asonar \
    atronar avergonzar azolar clocar colar colgar comprobar concordar consolar consonar contar \
    costar degollar demostrar denostar desacordar desaforar desaprobar descollar descolgar \
    descontar descordar descornar desconsolar desencordar desflocar desmajolar desolar desoldar \
    desollar despoblar desvergonzar discordar disonar dolar emporcar enclocar encoclar encontrar \
    encorar encordar encovar engorar enrodar ensalmorar ensoñar entortar entremostrar escornar \
    esforzar forzar hollar holgar improbar malsonar mancornar mostrar percollar poblar \
    premostrar probar recolar recontar recordar recostar reforzar regoldar renovar repoblar \
    reprobar rescontrar resollar resonar retronar revolar revolcar rodar rogar sobresolar \
    sobrevolar solar soldar soltar sonar soñar sonrodar tostar trascolar trascordar trasoñar \
    trastrocar trasvolar trocar tronar volar volcar
    ue / none : apostar amoblar moblar desamoblar
    none / ue : derrocar desengrosar engrosar asolar follar aforar
    hue : desosar
    u-ue : jugar
    """

  /// Verbs in *-er* and *-ir* whose stem vowel changes.
  private static let alternatingEI = """
    ie : perder heder hender cerner -cender -fender -tender -verter -ernir hendir
    none : pretender ofender -prehender empedernir
    ue : -mover -morder -llover -torcer -cocer -doler oler moler demoler soler
    ue part=uelto : -olver
    i-ie : -quirir
    ie-i : -sentir -mentir -herir -ferir -gerir -jerir -vertir -hervir arrepentir requerir \
    inserir
    ue-u : -dormir
    ue-u part=muerto : -morir
    i : -pedir -medir -servir -vestir -bestir -petir derretir gemir -eguir -egir -eñir rendir \
    concebir -eír
    i / i loses-i : -henchir
    """

  /// Verbs whose closed vowel bears the stress though a diphthong is to be expected: *aíslo,
  /// envío*.
  private static let hiatus = """
    hiatus : -aizar -eizar -oizar atraillar desatraillar barahustar cabrahigar desbarahustar maular parahusar \
    raspahilar reilar respahilar ahijar ahilar ahincar ahitar ahuchar ahumar ahusar airar aislar \
    amohinar arcaizar ateizar aullar aunar aupar cafeinar cohibir desahitar desahumar desainar \
    desairar descafeinar desenraizar desraizar embaular enraizar europeizar fariseizar hebraizar \
    heroizar homogeneizar judaizar maullar plebeizar prohibir prohijar rehilar rehinchar \
    rehundir rehurtar rehusar reunir reuntar reusar sahumar sainar sobrehilar zahumar
    hiatus : acuantiar adiar almadiar enliar cuchichiar entriar espurriar jipiar vigiar aliar ampliar amnistiar \
    arriar ataviar averiar aviar baquiar calofriar chirriar ciar confiar contrariar criar \
    cuantiar desafiar desaviar desataviar descarriar desconfiar desvariar desviar enfriar \
    enhastiar enlejiar enriar enviar escalofriar espiar esquiar estriar expiar extraviar fiar \
    -grafiar guiar hastiar inventariar liar malcriar miar piar pipiar porfiar resfriar rociar \
    triar vaciar variar zurriar
    none : premiar preciar
    hiatus / none : traillar destraillar ansiar extasiar gloriar historiar vidriar cariar
    none / hiatus : afiliar agriar desagriar auxiliar expatriar filiar paliar repatriar \
    vanagloriar
    none / hiatus : -cuar
    none : -guar
    hiatus : -uar
    """

  /// The lines of all classes.
  static var lines: [Substring] {
    [irregular, suppletive, decir, alternatingA, alternatingEI, hiatus]
      .flatMap { $0[...].pieces(at: "\n") }
  }
}
