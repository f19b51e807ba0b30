import AACCore

/// Verbs of Portuguese by what they take beside their object, and the nouns that are so taken (Bechara, *Regência*; Mateus et
/// al., *Gramática da língua portuguesa*, chapter 10).
enum GovernedWords {
  /// What is done to a date.
  static let dating: WordSet = [
    "adiar", "antecipar", "adiantar", "remarcar", "reagendar", "mudar", "transferir", "passar",
    "atrasar", "prorrogar", "empurrar", "agendar", "marcar",
  ]
  /// Of these what is done to other things as well.
  static let moving: WordSet = ["mudar", "marcar", "passar", "transferir", "empurrar", "agendar"]
  static let dates: WordSet = [
    "amanhã", "depois de amanhã", "janeiro", "fevereiro", "março", "abril", "maio", "junho",
    "julho", "agosto", "setembro", "outubro", "novembro", "dezembro",
  ]
  /// What is said and done to somebody because of what he did.
  static let thanking: WordSet = [
    "agradecer", "parabenizar", "felicitar", "elogiar", "criticar", "castigar", "punir", "premiar",
    "recompensar", "multar", "repreender", "admirar", "censurar", "condenar", "homenagear",
    "desculpar", "responsabilizar", "culpar",
  ]
  /// Of these what is done to a thing of somebody's too.
  static let judging: WordSet = ["elogiar", "criticar", "admirar", "desculpar", "condenar"]
  /// What one is thanked for, though elsewhere it says how or calls.
  static let merits: WordSet = [
    "cuidado", "carinho", "paciência", "atenção", "ajuda", "apoio", "amor", "força", "calma",
  ]
  /// What is looked for in something.
  static let searching: WordSet = [
    "procurar", "pesquisar", "buscar", "achar", "encontrar", "consultar", "ler", "ver", "verificar",
    "conferir", "descobrir", "olhar", "publicar", "postar", "comprar", "encomendar", "reservar",
  ]
  static let sources: WordSet = [
    "site", "internet", "google", "dicionário", "enciclopédia", "jornal", "revista", "aplicativo",
    "aplicação", "app", "mapa", "agenda", "lista", "catálogo", "youtube", "facebook", "instagram",
    "calendário", "índice", "computador", "rede social", "redes sociais", "manual", "blog",
    "blogue",
  ]
  static let packing: WordSet = [
    "arrumar", "fazer", "preparar", "pôr", "aprontar", "montar", "organizar", "botar", "colocar",
  ]
  /// What is made ready for something.
  static let baggage: WordSet = [
    "mala", "malas", "mochila", "bolsa", "bagagem", "mesa", "lancheira", "marmita", "cesta",
    "saco", "roupa",
  ]
  static let trips: WordSet = [
    "viagem", "férias", "passeio", "excursão", "piquenique", "acampamento", "almoço", "jantar",
    "festa", "praia", "escola", "visita", "visitas", "ceia", "lanche", "pequeno-almoço",
  ]
  static let driving: WordSet = ["dirigir", "conduzir", "guiar", "pilotar"]
  /// Where one drives along.
  static let roads: WordSet = [
    "estrada", "rua", "avenida", "autoestrada", "rodovia", "pista", "cidade", "calçada", "bairro",
    "trânsito", "ponte", "túnel", "campo", "deserto", "circuito", "neve", "chuva",
  ]
  static let stirring: WordSet = ["mexer", "misturar", "bater", "provar", "servir", "comer"]
  static let spoons: WordSet = [
    "colher de pau", "colher de chá", "colher de sopa", "concha", "espátula", "batedor", "fouet",
    "varinha mágica", "mixer", "hashi", "pauzinhos",
  ]
  /// What is cooked in something.
  static let cooking: WordSet = [
    "cozinhar", "fritar", "ferver", "esquentar", "aquecer", "assar", "refogar", "preparar",
    "fazer", "derreter", "bater", "cozer", "grelhar", "torrar", "misturar", "amassar", "estufar",
    "descongelar", "congelar", "gelar", "guardar", "lavar", "secar",
  ]
  /// In which food is cooked.
  static let vessels: WordSet = [
    "panela", "panela de pressão", "frigideira", "chaleira", "caçarola", "assadeira", "forma",
    "tacho", "wok", "grelha", "churrasqueira", "air fryer", "fritadeira", "forno", "micro-ondas",
    "microondas", "fogão", "liquidificador", "batedeira", "tigela", "vasilha", "torradeira",
    "travessa", "brasa", "fogueira", "fogão a lenha", "bule", "leiteira", "freezer", "congelador",
    "máquina de lavar", "secadora", "pia", "tanque",
  ]
  /// What is on the body of whom others care for.
  static let worn: WordSet = [
    "sonda", "aparelho", "órtese", "prótese", "fralda", "curativo", "gesso", "tala", "bota",
    "aparelho auditivo", "bolsa de colostomia", "cateter", "máscara", "atadura", "faixa", "colar",
    "travesseiro", "almofada",
  ]
  static let dividing: WordSet = ["cortar", "picar", "dividir", "partir", "fatiar", "rasgar"]
  /// Into what something is cut.
  static let pieces = [
    "pedaço": "pedaços", "fatia": "fatias", "rodela": "rodelas", "cubo": "cubos", "tira": "tiras",
    "pedacinho": "pedacinhos", "metade": "metades", "cubinho": "cubinhos", "quadrado": "quadrados",
  ]
  /// What one gets up from.
  static let seats: WordSet = [
    "cama", "sofá", "cadeira", "poltrona", "banco", "banquinho", "mesa", "colchão", "berço", "maca",
    "cadeira de rodas", "divã", "rede", "chão", "beliche", "sofá-cama", "cadeirão", "vaso",
    "vaso sanitário", "sanita", "carteira", "tapete", "espreguiçadeira",
  ]
  static let reckoning: WordSet = [
    "somar", "subtrair", "contar", "calcular", "multiplicar", "dividir", "apontar", "mostrar",
  ]
  static let undressing: WordSet = ["descalçar", "tirar", "deixar", "calçar"]
  static let growing: WordSet = ["plantar", "semear", "cultivar", "germinar"]
  /// In what seeds are laid.
  static let beds: WordSet = [
    "algodão", "copo", "vaso", "terra", "canteiro", "pote", "garrafa", "balde", "horta", "lata",
  ]
  /// What somebody or something is taken out of.
  static let freeing: WordSet = [
    "dispensar", "livrar", "privar", "isentar", "salvar", "excluir", "libertar", "soltar",
    "desprender", "despregar", "retirar", "desgrudar", "expulsar", "afastar", "resgatar",
    "desconectar", "desligar-se", "absolver", "demitir", "exonerar",
  ]
  static let hearing: WordSet = ["reconhecer", "ouvir", "escutar"]
  /// What is done to what is somebody's, alone and to nobody.
  static let concerning: WordSet = [
    "elogiar", "criticar", "ignorar", "ouvir", "escutar", "ver", "gostar", "amar", "adorar",
    "odiar",
    "detestar", "admirar", "conhecer", "reconhecer", "respeitar", "aceitar", "recusar", "rejeitar",
    "copiar", "imitar", "corrigir", "babar", "sujar", "molhar", "manchar", "rasgar", "amassar",
    "quebrar", "estragar", "destruir", "derrubar", "perder", "achar", "esquecer", "invejar",
    "entender", "compreender", "seguir", "apagar", "roubar", "furtar", "desprezar", "aprovar",
    "usar", "vestir", "experimentar", "desarrumar", "bagunçar", "invadir", "partir", "riscar",
    "atrapalhar", "interromper", "merecer", "curtir", "apreciar", "valorizar", "recordar",
  ]
  /// What is done to somebody by the thing.
  static let handing: WordSet = [
    "dar", "contar", "dizer", "mostrar", "falar", "mandar", "enviar", "emprestar", "pedir",
    "oferecer", "trazer", "passar", "servir", "comprar", "fazer", "cobrar", "prometer", "ensinar",
    "explicar", "perguntar", "aplicar", "deixar", "pôr", "colocar", "botar", "jogar", "atirar",
    "cantar", "tocar",
  ]
  static let eating: WordSet = [
    "comer", "devorar", "morder", "lamber", "mastigar", "roer", "engolir", "beber", "bicar",
  ]
  /// What shows somebody.
  static let pictures: WordSet = [
    "foto", "fotografia", "retrato", "desenho", "vídeo", "perfil", "mensagem", "postagem",
  ]
  /// Verbs that Portugal says with the pronoun of who lies down and gets up.
  static let plain = [
    "deitar-se": "deitar", "levantar-se": "levantar", "sentar-se": "sentar", "virar-se": "virar",
    "mexer-se": "mexer", "esconder-se": "esconder",
  ]
}
