/// The irregular verbs of Portuguese, after Cunha & Cintra, chapter 13, and the agreement of 1990.
///
/// A line: the verb; the prefixes of the verbs that follow it (`*` for any; `-` for none); its
/// fields, named as in ``PortugueseIrregularVerb``. Six persons stand in order, forms that are
/// both right with a stroke between.
enum PortugueseIrregularVerbs {
  static let table = """
    ser|des|pres=sou és é somos sois são; subjstem=sej; impf=era; pret=fui foste foi fomos fostes foram; perf=fo fô; imp=sê sede
    ir|-|pres=vou vais vai vamos/imos ides vão; subj=vá vás vá vamos vades vão; pret=fui foste foi fomos fostes foram; perf=fo fô; imp=vai ide
    estar|sobr sobre sobe des|pres=estou estás está estamos estais estão; subjstem=estej; pret=estive estiveste esteve estivemos estivestes estiveram; perf=estive estivé; imp=está estai
    ter|a abs con de entre man ob re sus sos sobre des recon|pres=tenho tens tem temos tendes têm; one=tenh; impf=tinha; pret=tive tiveste teve tivemos tivestes tiveram; perf=tive tivé; imp=tem tende
    haver|-|pres=hei hás há havemos/hemos haveis/heis hão; subjstem=haj; pret=houve houveste houve houvemos houvestes houveram; perf=houve houvé; imp=há havei
    reaver|-|pres=- - - reavemos reaveis -; subj=- - - - - -; pret=reouve reouveste reouve reouvemos reouvestes reouveram; perf=reouve reouvé; imp=- reavei
    vir|ad a ante circun con contra desa descon de entre inter pre pro re recon sobre super trans|pres=venho vens vem vimos vindes vêm; one=venh; impf=vinha; pret=vim vieste veio viemos viestes vieram; perf=vie vié; ger=vindo; part=vindo; imp=vem vinde
    ver|ante entre pre re tele des inter circun|pres=vejo vês vê vemos vedes veem; one=vej; pret=vi viste viu vimos vistes viram; perf=vi ví; part=visto; imp=vê vede
    prover|des re|pres=provejo provês provê provemos provedes proveem; one=provej; part=provido; imp=provê provede
    dar|des|pres=dou dás dá damos dais dão; subj=dê dês dê demos/dêmos deis deem; pret=dei deste deu demos destes deram; perf=de dé; imp=dá dai
    fazer|*|one=faç; pret=fiz fizeste fez fizemos fizestes fizeram; perf=fize fizé; fut=far; part=feito; imp=faz/faze fazei
    dizer|*|one=dig; pret=disse disseste disse dissemos dissestes disseram; perf=disse dissé; fut=dir; part=dito; imp=diz/dize dizei
    trazer|*|one=trag; pret=trouxe trouxeste trouxe trouxemos trouxestes trouxeram; perf=trouxe trouxé; fut=trar; imp=traz/traze trazei
    prazer|*|pret=prouve prouveste prouve prouvemos prouvestes prouveram; perf=prouve prouvé; imp=praz/praze prazei
    comprazer|des|pret=comprazi/comprouve comprazeste/comprouveste comprazeu/comprouve comprazemos/comprouvemos comprazestes/comprouvestes comprazeram/comprouveram; imp=compraz/compraze comprazei
    jazer|*|imp=jaz/jaze jazei
    poder|re des|one=poss; pret=pude pudeste pôde pudemos pudestes puderam; perf=pude pudé; imp=- -
    pôr|*|pres=ponho pões põe pomos pondes põem; one=ponh; impf=punha; pret=pus puseste pôs pusemos pusestes puseram; perf=puse pusé; ger=pondo; part=posto; imp=põe ponde
    por|*|pres=ponho pões põe pomos pondes põem; one=ponh; impf=punha; pret=pus puseste pôs pusemos pusestes puseram; perf=puse pusé; ger=pondo; part=posto; imp=põe ponde
    querer|*|pres=quero queres quer/quere queremos quereis querem; subjstem=queir; pret=quis quiseste quis quisemos quisestes quiseram; perf=quise quisé; imp=quer/quere querei
    requerer|-|pres=requeiro requeres requer/requere requeremos requereis requerem; one=requeir; imp=requer/requere requerei
    saber|re res des|pres=sei sabes sabe sabemos sabeis sabem; subjstem=saib; pret=soube soubeste soube soubemos soubestes souberam; perf=soube soubé; imp=sabe sabei
    caber|des re|one=caib; pret=coube coubeste coube coubemos coubestes couberam; perf=coube coubé; imp=cabe cabei
    crer|*|pres=creio crês crê cremos credes creem; one=crei; imp=crê crede
    ler|re tres tre trans des ante pre entre|pres=leio lês lê lemos ledes leem; one=lei; imp=lê lede
    rir|sor des re|pres=rio ris ri rimos rides riem; one=ri; imp=ri ride
    ouvir|*|one=ouç/oiç
    pedir|*|one=peç
    medir|re des|one=meç
    perder|*|one=perc
    valer|*|one=valh
    colorir|*|one=color/colur
    vergir|*|one=virj/verj
    cernir|*|one=cirn/cern
    remir|-|pres=redimo redimes redime remimos remis redimem; subj=redima redimas redima redimamos redimais redimam; imp=redime remi
    parir|re|one=pair
    """
}
