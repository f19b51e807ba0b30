/// Nouns whose gender their ending does not tell.
///
/// Source: Cunha & Cintra, chapter 8 (*Gênero dos substantivos*).
enum PortugueseGenderExceptions {
  /// Masculine nouns that end as feminine ones do.
  static let masculine = """
    dia meio-dia bom-dia mapa planeta cometa poeta atleta pirata profeta guia camarada clima
    enigma estigma paradigma dogma magma carisma prisma sofisma cataclisma plasma fantasma
    miasma drama melodrama panorama pijama trauma coma carma karma delta alfa beta gorila
    jesuíta patriarca monarca papa nauta astronauta cosmonauta internauta acrobata burocrata
    democrata diplomata aristocrata autocrata tecnocrata magnata psiquiatra pediatra geriatra
    agiota patriota compatriota poliglota puma panda tapa trema quilograma miligrama sósia Buda
    mantra nirvana pampa celta persa suicida homicida pesticida inseticida herbicida fungicida
    parricida genocida escriba recruta koala coala aroma diploma idioma sintoma axioma
    cromossoma genoma glaucoma hematoma carcinoma cinema tema poema sistema problema esquema
    dilema teorema telefonema emblema lema diadema morfema fonema ecossistema estratagema
    eczema edema enfisema samba karaoke nada omega ômega sigma iota sarcoma rizoma telegrama
    programa anagrama diagrama fluxograma cronograma holograma organograma pentagrama epigrama
    eletrocardiograma dalai-lama guarda-costa guarda-roupa guarda-chuva guarda-sol porta-moeda
    busca-pé quebra-cabeça salva-vida para-brisa para-queda quebra-nozes paraquedas
    guarda-louça beija-flor lança-chama mata-borrão espanta-lobo toca-fita arranha-céu
    vira-lata pisca-pisca tira-teima cata-vento saca-rolha guarda-vida sofá chá crachá maracujá
    guaraná xá rajá marajá alvará vatapá acarajé orixá tamanduá gambá sabiá preá jabá jacarandá
    chuchu maná cajá ananá Canadá Panamá Pará Amapá ímã íman talismã clã fã galã afã Islã divã
    sutiã amanhã maracanã catamarã xamã tobogã imã cotilhão coração calção cação tição brasão
    pão cão artesão bisão travessão camisão casão caixão coxão sultão bastão cristão peão leão
    avião camião caminhão campeão espião pião gavião sacristão cirurgião guardião tabelião
    ancião quinhão escorpião camaleão cidadão bidão guidão ladrão bordão cordão algodão índice
    vértice cálice ápice cúmplice apêndice artífice alicerce códice vórtice limite convite
    apetite palpite confeite leite azeite enfeite desquite satélite requinte trâmite deleite
    acepipe estilete nariz giz chafariz verniz juiz aprendiz país matiz cariz tapiz petiz mês
    arroz algoz albatroz capuz obus arcabuz xadrez cartaz rapaz gás ás capataz cabaz ananás
    lilás sal mel fel mal sol sangue pente dente pé café boné jacaré chimpanzé bebé bebê picolé
    rapé purê tripé balé cabaré crochê tricô filé chulé buquê bufê carnê porquê ateliê clichê
    guichê ipê canapé bidê pontapé rodapé cafuné sapê homem bem trem item harém armazém refém
    vintém além desdém alarde abade frade jade açude grude ataúde alaúde talude almude balde
    tigre padre xerife chefe príncipe conde visconde cisne elefante alfaiate curinga colega site website kit ecrã parasita êxtase parêntese
    pistão óculos lápis pires
    ônibus vírus tênis ténis atlas oásis pênis pénis parabéns
    """

  /// Feminine nouns that end as masculine ones do.
  static let feminine = """
    tribo foto moto libido mão virago contramão gema algema ema seriema alfazema piracema cama
    lama dama chama rama grama trama fama mama escama lhama derrama goma soma doma redoma broma
    carcoma toma poma Roma maçã manhã lã irmã avelã hortelã romã rã cortesã anã artesã fé maré
    ré ralé sé galé chaminé ramé pá opinião reunião união comunhão religião região legião
    rebelião ocasião questão gestão digestão congestão sugestão combustão exaustão indigestão
    ingestão paixão compaixão conexão reflexão flexão complexão adesão confusão multidão
    solidão escuridão gratidão mansidão servidão aptidão exatidão vastidão certidão imensidão
    podridão lentidão amplidão vermelhidão ingratidão retidão prontidão sofreguidão frouxidão
    rouquidão lassidão negridão devassidão inaptidão amizade metade vontade saudade tempestade
    verdade liberdade majestade potestade irmandade saúde virtude juventude atitude altitude
    latitude longitude solicitude inquietude quietude árvore noite tarde carne chave nuvem
    ponte fonte gente mente frente corrente enchente semente lente serpente aguardente vertente
    patente ave nave neve greve clave febre lebre sebe tosse posse classe crise frase fase base
    tese análise hipótese síntese ênfase dose hélice índole pele sede rede parede face alface
    interface superfície série espécie cárie fome morte sorte arte parte corte estante vazante
    variante constante torre prece messe quermesse benesse foice couve laje boate omelete
    gilete raquete internet gafe equipe estirpe gripe trupe elite suíte cabine vitrine mousse
    musse quiche creche avalanche prole metrópole necrópole acrópole síndrome sirene higiene
    madame planície calvície imundície efígie intempérie barbárie progênie catástrofe estrofe
    epígrafe apóstrofe epiderme derme verve plebe trave grade herdade cidade idade fraude
    atlântide bílis cútis pelve gênese gênesis antítese prótese órtese catequese diurese
    psicose virose neurose overdose metamorfose apoteose tuberculose dosagem ênclise próclise
    mesóclise elipse sinopse sintaxe torrente nascente tangente cotangente secante vogal
    consoante cal catedral moral espiral filial multinacional diagonal credencial inicial
    lateral digital bacanal vestal radial flor cor dor couve-flor mulher colher luz cruz paz
    raiz diretriz perdiz cicatriz atriz imperatriz matriz meretriz nutriz geratriz motriz voz
    noz foz tez vez rês altivez lei grei ordem origem vertigem fuligem ferrugem penugem virgem
    imagem margem viagem garagem mensagem coragem passagem paisagem bagagem linguagem homenagem
    massagem paragem lavagem tatuagem reportagem maquiagem maquilhagem roupagem gaze crase
    chance performance nuance glace pane pirâmide cúspide clâmide cariátide égide bike avó vovó bisavó mãe
    nau tv tevê web matinê gestapo vicissitude plenitude magnitude amplitude similitude
    excelsitude criança pessoa vítima testemunha sentinela cobaia criatura sexta-feira
    segunda-feira terça-feira quarta-feira quinta-feira matiné toalete mascote aguarrás
    pilhagem deidade beldade pose hipnose glicose lactose frutose celulose artrose vagem
    sílfide bronquite apendicite artrite gastrite otite sinusite amigdalite hepatite meningite
    conjuntivite dermatite rinite faringite laringite cistite celulite estomatite encefalite
    colite flebite lista vista revista entrevista pista conquista crista reconquista autopista
    razão coalizão sazão central mamãe mamã manchete semifinal aeronave desordem enquete lingerie
    fezes revanche tríade inimizade sucursal intranet contraparte hoste maquete caminhonete
    camionete charrete marionete claquete garçonete marquise valise maionese
    """
}
