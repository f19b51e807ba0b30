import AACCore

/// Words of Portuguese whose meaning decides what a noun behind a verb or another noun is.
///
/// Source of what they stand for: Cunha & Cintra, chapter 7 (*Adjunto adnominal*), chapter 15 (*Preposição*); the words
/// themselves are ours.
enum MeaningWords {
  /// The singular that a word is looked up by.
  static func base(of noun: Lexeme) -> String {
    guard noun.number == .plural, noun.lemma.hasSuffix("s") else { return noun.lemma }
    if all.contains(noun.lemma) { return noun.lemma }
    if noun.lemma.hasSuffix("ões") { return noun.lemma.dropLast(3) + "ão" }
    return String(noun.lemma.dropLast(noun.lemma.hasSuffix("res") ? 2 : 1))
  }

  private static let all = containers.union(dishes).union(tools)

  /// What holds or is a part of something else: *copo de água, pedaço de bolo*.
  static let containers: WordSet = [
    "copo", "xícara", "chávena", "caneca", "prato", "garrafa", "fatia", "pedaço", "bocado",
    "pacote", "jarra", "lata", "pote", "tigela", "taça", "quilo", "litro", "dúzia", "porção",
    "gota", "copinho", "mamadeira", "biberão", "caixa", "saco", "cesta", "cacho", "buquê",
    "folha", "pacotinho", "grama", "colherada", "punhado", "pitada", "barra", "mililitro",
    "tablete",
    "colher de sopa",
  ]

  /// What is made of something or tastes of it: *suco de laranja, bolo de chocolate*.
  static let dishes: WordSet = [
    "suco", "sumo", "bolo", "sopa", "torta", "tarte", "sanduíche", "sandes", "sorvete", "gelado",
    "geleia", "iogurte", "salada", "pizza", "vitamina", "molho", "doce", "pudim", "musse",
    "mousse", "chá", "creme", "purê", "puré", "omelete", "pastel", "bala", "picolé", "caldo",
    "batido", "batida", "rissol", "empada", "milkshake", "compota", "gelatina", "croquete",
    "coxinha", "refrigerante", "papa", "mingau", "recheio", "cobertura", "tosta", "rebuçado",
    "chupeta", "pirulito", "bombom", "lasanha", "crepe", "panqueca",
  ]

  /// What several sorts of go into one dish: *sopa de legumes*.
  static let mixed: WordSet = [
    "legume", "verdura", "fruta", "vegetal", "erva", "grão", "especiaria", "tempero", "folha verde",
  ]

  /// What is eaten beside something and not in it: *sopa e pão*.
  static let staples: WordSet = [
    "pão", "arroz", "biscoito", "bolacha", "manteiga", "macarrão", "massa", "água", "bife",
    "peixe", "batata frita", "batatas fritas", "hambúrguer",
  ]

  /// What is of a subject that is taught or played: *aula de inglês, professora de música*.
  static let lessons: WordSet = [
    "aula", "curso", "prova", "lição", "livro", "treino", "jogo", "time", "equipa", "equipe",
    "teste", "escola", "loja", "programa", "campeonato", "lição de casa", "dever de casa",
  ]

  /// What one needs or does to travel: *bilhete de comboio, passeio de barco*.
  static let trips: WordSet = [
    "bilhete", "passagem", "estação", "paragem", "parada", "ponto", "viagem", "passeio", "corrida",
    "acidente", "volta", "motorista", "roda",
  ]

  /// Parts of a certain whole: *metade do bolo*.
  static let parts: WordSet = ["metade", "resto", "maioria", "final", "fim", "começo", "meio"]

  /// Verbs behind which two things are both wanted.
  static let wanting: WordSet = [
    "querer", "comprar", "precisar", "vender", "pedir", "gostar", "preferir", "adorar", "amar",
    "receber", "escolher", "trocar", "odiar", "limpar", "lavar", "desenhar", "pintar", "ter",
    "haver", "necessitar", "desejar", "quebrar", "ser", "estar", "usar", "construir",
  ]

  /// Verbs of leaving and finding things somewhere.
  static let leaving: WordSet = [
    "deixar", "esquecer", "perder", "encontrar", "achar", "ver", "pôr", "colocar", "procurar",
    "guardar", "esconder",
  ]

  /// What one sees and hears things on.
  static let screens: WordSet = [
    "televisão", "tv", "TV", "rádio", "computador", "tablet", "telemóvel", "celular", "internet",
    "telefone", "cinema",
  ]

  /// Verbs of what is done with these.
  static let watching: WordSet = [
    "ver", "ouvir", "assistir", "jogar", "ler", "procurar", "escrever", "desenhar", "escutar",
    "pesquisar",
  ]

  /// Verbs of going, also on foot.
  static let walking: WordSet = ["ir", "vir", "andar", "voltar", "caminhar", "passear", "chegar"]

  /// Prepositions that qualities take before what they are about.
  static let governing = [
    "atrasado": "para", "pronto": "para", "preparado": "para", "preocupado": "com",
    "grávida": "de", "grávido": "de",
    "zangado": "com", "chateado": "com", "irritado": "com", "feliz": "com", "contente": "com",
    "bravo": "com", "furioso": "com", "ansioso": "com", "nervoso": "com", "animado": "com",
    "entusiasmado": "com", "satisfeito": "com", "assustado": "com", "ocupado": "com",
    "triste": "com", "orgulhoso": "de", "cansado": "de", "farto": "de", "cheio": "de",
    "apaixonado": "por", "interessado": "em", "alérgico": "a", "acostumado": "a", "parecido": "com",
    "viciado": "em", "formado": "em", "decepcionado": "com", "empolgado": "com", "encantado": "com",
    "revoltado": "com", "indignado": "com", "desapontado": "com", "magoado": "com",
    "desiludido": "com", "louco": "por", "doido": "por", "maluco": "por", "fascinado": "por",
    "obcecado": "por", "surpreso": "com", "responsável": "por", "enjoado": "de", "dependente": "de",
    "carente": "de",
  ]

  /// Kinds of what is taught or played.
  static let taught = KindSet(.languageName, .subject, .sport, .music, .instrument)

  /// Where somebody lives, whatever kind of word it is.
  static let homes: WordSet = ["casa", "apartamento", "quarto", "fazenda", "sítio"]

  /// Verbs of getting something, on some occasion.
  static let getting: WordSet = [
    "ganhar", "receber", "usar", "vestir", "ver", "comprar", "encontrar",
  ]

  /// Kinds of things that are somebody's.
  static let ownable = KindSet(
    .thing, .toy, .clothing, .vehicle, .device, .book, .body, .furniture, .home, .instrument,
    .animal, .media, .material, .food, .money, .plant)

  /// People whom one goes to for their work.
  static let services: WordSet = [
    "médico", "médica", "dentista", "cabeleireiro", "cabeleireira", "barbeiro", "pediatra",
    "psicólogo", "psicóloga", "fonoaudiólogo", "fonoaudióloga", "terapeuta", "fisioterapeuta",
    "veterinário", "veterinária", "oftalmologista", "oculista", "padeiro", "açougueiro",
    "sapateiro", "advogado", "advogada", "doutor", "doutora", "enfermeiro", "enfermeira",
    "mecânico", "fono", "psiquiatra", "nutricionista", "dermatologista", "ortopedista",
  ]

  /// Verbs of being somewhere and getting there.
  static let reaching: WordSet = [
    "estar", "ficar", "ir", "levar", "voltar", "chegar", "passar", "correr", "ir embora",
  ]

  /// Verbs of beginning and ending, which what takes place does by itself.
  static let beginnings: WordSet = [
    "empezar", "comenzar", "terminar", "acabar", "abrir", "cerrar", "llegar", "salir", "sonar",
    "começar", "terminar", "acabar", "fechar", "chegar", "sair", "tocar", "partir", "abrir",
  ]

  static let hours: WordSet = ["hora", "horas", "minuto", "minutos", "segundos"]

  /// Verbs of what takes time: *dormir oito horas*.
  static let lasting: WordSet = [
    "dormir", "trabalhar", "esperar", "estudar", "brincar", "durar", "demorar", "ficar", "andar",
    "caminhar", "viajar", "passar", "descansar", "correr", "nadar", "ler", "treinar", "faltar",
    "jogar", "chorar", "conversar", "falar", "assistir", "ver", "dançar", "ter", "precisar",
    "querer", "perder", "ganhar", "contar", "atrasar", "atrasar-se",
  ]

  /// Verbs whose object is the time that something takes: *levar duas horas*.
  static let takingTime: WordSet = ["levar", "gastar", "durar", "demorar"]

  /// What one works with.
  static let tools: WordSet = [
    "chave inglesa", "serra", "furadeira", "berbequim", "pinça", "trena", "lixa", "lápis", "caneta",
    "pincel", "giz", "tesoura", "faca", "garfo", "colher", "martelo", "escova",
    "pente", "sabonete", "sabão", "toalha", "vassoura", "pano", "esponja", "chave", "régua",
    "borracha", "cola", "pá", "agulha", "serrote", "machado", "enxada", "mangueira", "shampoo",
    "xampu", "champô", "escova de dentes", "pasta de dente", "lápis de cor", "lápis de cera",
    "canetinha", "marcador", "tinta", "rolo", "aspirador", "ferro", "secador", "guardanapo",
    "canudo", "palhinha", "lupa", "microscópio", "termômetro", "detergente", "algodão",
    "barbante", "fita", "fita adesiva", "alicate", "chave de fenda", "ralador", "peneira",
    "batedeira", "liquidificador", "papel higiênico", "lenço", "mouse", "rato", "controle",
    "rastelo", "ancinho", "rede", "estetoscópio", "elástico", "clipe", "grampo", "picareta",
    "foice", "bisturi", "lanterna", "binóculo", "binóculos", "balde", "rodo", "esfregão",
    "regador", "cartão", "auscultadores", "fones de ouvido",
  ]

  /// Verbs that a tool behind is always used for.
  static let toolVerbs: WordSet = [
    "pintar", "cortar", "desenhar", "escrever", "comer", "varrer", "colar", "pentear", "escovar",
    "pentear-se", "recortar", "rabiscar", "cavar", "colorir", "medir", "apagar", "costurar",
    "bater", "riscar", "pregar", "martelar", "secar-se", "enxugar-se", "beber", "limpar-se",
    "mexer-se", "queimar-se", "cortar-se", "serrar", "tocar-se", "riscar-se", "lavar-se", "arar",
    "caçar", "espantar", "derrubar", "juntar", "prender", "ouvir", "examinar", "partir", "rachar",
  ]

  /// Verbs of getting, having and holding things, which can be any thing.
  static let handling: WordSet = [
    "pegar", "guardar", "comprar", "querer", "ter", "ver", "precisar", "procurar", "perder",
    "achar", "encontrar", "usar", "pedir", "trazer", "levar", "dar", "emprestar", "vender", "pôr",
    "colocar", "mostrar", "gostar", "escolher", "trocar", "roubar", "segurar", "largar",
    "apanhar", "haver", "esquecer", "preferir", "adorar", "amar", "odiar", "jogar fora", "ganhar",
    "receber", "deixar", "quebrar", "consertar", "alcançar", "entregar", "buscar", "botar",
    "meter", "arrumar", "juntar", "lançar", "atirar", "derrubar", "experimentar", "vestir",
    "contar", "ser", "estar", "devolver", "oferecer", "enviar", "mandar", "doar", "necessitar",
  ]
}
