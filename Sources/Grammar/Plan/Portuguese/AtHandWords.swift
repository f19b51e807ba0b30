import AACCore

/// Words of everyday pairs that want something between them (Bechara, *Regência*; Cunha & Cintra, chapters 7, 9 and 15).
enum AtHandWords {
  static let meeting: WordSet = ["falar", "conversar", "sair", "brincar", "ir"]
  /// What one had better not do for those whom one does not know.
  static let letting: WordSet = ["abrir", "dar", "mostrar", "aceitar", "contar", "entregar"]
  /// What is done with several of them.
  static let inNumbers: WordMap<WordSet> = [
    "bater": ["palma"], "pagar": ["moeda"], "comprar": ["fralda"],
    "catar": [
      "concha", "pedra", "folha", "latinha", "conchinha", "pedrinha", "graveto", "galho", "lata",
      "piolho", "semente", "tampinha", "garrafa", "moeda", "pinha", "papel",
    ],
    "juntar": [
      "concha", "pedra", "moeda", "figurinha", "conchinha", "pedrinha", "tampinha", "graveto",
    ],
    "colecionar": [
      "figurinha", "moeda", "selo", "pedra", "concha", "carrinho", "boneca", "tampinha", "gibi",
    ],
    "procurar": ["ovo"], "colher": ["flor", "morango", "uva", "amora", "azeitona"],
  ]
  /// What animals do with what they live on.
  static let hauling: WordSet = ["carregar", "juntar", "levar", "buscar", "procurar", "guardar"]
  static let laying: WordSet = ["botar", "pôr", "chocar"]
  /// What animals live on.
  static let fodder: WordSet = [
    "folha", "semente", "banana", "fruta", "noz", "castanha", "osso", "bambu", "planta", "inseto",
    "flor", "sementinha",
  ]
  static let inPairs: WordSet = ["luva", "meia", "bota", "brinco", "tênis", "chinelo", "joelheira"]
  /// What one has with one out of doors.
  static let carried: WordSet = [
    "documento", "carteira", "chave", "celular", "óculos", "dinheiro", "cartão", "bolsa",
    "passaporte",
    "guarda-chuva", "mochila", "telemóvel", "relógio",
  ]
  static let festive: WordSet = ["dançar", "cantar", "tocar", "brincar"]
  static let coins: WordSet = ["real", "reais", "euro", "euros", "dólar", "dólares"]
  static let running: WordSet = ["correr", "galopar", "trotar", "caminhar"]
  static let fields: WordSet = [
    "campo", "floresta", "mato", "bosque", "rua", "grama", "areia", "gramado", "estrada", "pasto",
    "jardim", "quintal", "pátio", "corredor",
  ]
  static let wearers: WordSet = ["criança", "bebê", "bebé", "homem", "mulher", "menino", "menina"]
  static let glues: WordSet = [
    "cola", "fita", "fita adesiva", "durex", "fita-cola", "saliva", "grude", "cola quente",
  ]
  static let seasons: WordSet = [
    "inverno", "verão", "primavera", "outono", "Natal", "Páscoa", "noite", "dia", "frio", "calor",
    "sexta-feira", "fim de semana", "Carnaval", "aniversário", "recreio",
  ]
  static let orbiting: WordSet = ["girar", "orbitar", "rodar"]
  static let centres: WordSet = [
    "Terra", "terra", "sol", "Sol", "lua", "Lua", "planeta", "estrela", "Júpiter", "Saturno",
    "Marte",
  ]
  static let edges: WordSet = [
    "sombra", "ponta", "beira", "beirada", "borda", "canto", "meio", "fundo", "topo", "fim", "alto",
    "centro", "margem", "quina", "no meio",
  ]
  /// What a key is of.
  static let opened: WordMap<WordSet> = [
    "chave": [
      "quarto", "casa", "carro", "portão", "porta", "armário", "cofre", "apartamento", "gaveta",
      "cadeado", "moto", "garagem", "sala", "escola", "prédio", "banheiro", "escritório", "loja",
      "baú", "sótão", "porão", "depósito", "biblioteca", "caminhão", "bicicleta", "trator",
      "correio", "hotel", "barco", "carrinho", "cozinha", "fazenda",
    ]
  ]
  static let handing: WordSet = [
    "dar", "entregar", "pegar", "perder", "pedir", "ter", "usar", "trazer", "receber", "emprestar",
    "devolver", "querer", "precisar", "copiar", "mostrar",
  ]
  static let outdoors: WordSet = ["ver", "ler", "deixar", "enxergar", "usar", "secar"]
  static let sitting: WordSet = ["sentar", "sentar-se", "ficar", "estar"]
  static let ranks: WordSet = ["primeiro", "segundo", "terceiro", "último"]
  static let seats: WordSet = ["carteira", "fila", "fileira", "banco", "cadeira", "lugar", "mesa"]
  static let rooms: WordSet = ["sala", "quarto", "cozinha", "varanda", "escritório", "banheiro"]
  static let sizes: WordSet = [
    "estreito", "apertado", "pequeno", "grande", "alto", "baixo", "curto", "largo", "pesado",
  ]
  /// What has to go through or in.
  static let passing: WordSet = [
    "cadeira de rodas", "cadeira", "carro", "andador", "cama", "sofá", "carrinho", "mesa",
    "muleta", "caminhão",
  ]
  static let stays: WordSet = ["repouso", "observação", "quarentena"]
  static let appointing: WordSet = ["marcar", "agendar", "remarcar", "mudar", "adiar"]
  static let seasoning: WordSet = ["temperar", "preparar", "rechear", "cobrir"]
  static let spices: WordSet = [
    "sal", "azeite", "alho", "pimenta", "vinagre", "limão", "óleo", "orégano", "cebola",
  ]
}
