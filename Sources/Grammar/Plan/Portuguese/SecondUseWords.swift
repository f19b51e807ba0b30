import AACCore

/// Words of what the second of two things is to a verb (Bechara, *Regência*; Cunha & Cintra, chapter 15).
enum SecondUseWords {
  /// What is done to the game, the film and the food itself.
  static let taking: WordSet = [
    "jogar", "ver", "assistir", "comer", "fazer", "querer", "ter", "praticar", "ouvir", "treinar",
  ]
  /// What stands before the second of two nouns of some kinds or by their names.
  struct Use: Sendable {
    let link: String
    let seconds: WordSet
    var firsts: WordSet?
    var kinds: KindSet?
    var knowsFirst = false
    /// Whether the second is a certain one, though it mostly has no article: *a renda da casa*.
    var knowsSecond = false

    /// Whether it is so of these two.
    func fits(_ first: Lexeme, _ second: Lexeme) -> Bool {
      (seconds.contains(second.lemma) || kinds?.contains(second.kind) == true)
        && firsts?.contains(first.lemma) != false
    }
  }

  static let uses: [String: [Use]] = [
    "preencher": [Use(link: "em", seconds: ["formulário", "ficha", "papel", "caderno"])],
    "bater": [
      Use(
        link: "em", seconds: ["parede", "chão", "muro", "quina", "trave"],
        firsts: bodyParts.union(["bola"]), knowsFirst: true)
    ],
    "molhar": [
      Use(
        link: "em", seconds: ["leite", "café", "chá", "sopa", "molho", "água", "tinta", "calda"],
        firsts: [
          "biscoito", "bolacha", "pão", "pincel", "batata", "mão", "pé", "pano", "esponja", "dedo",
        ], knowsFirst: true)
    ],
    "copiar": [Use(link: "em", seconds: ["caderno"], knowsFirst: true)],
    "desligar": [
      Use(
        link: "de", seconds: ["carro"], firsts: ["alarme", "luz", "farol", "rádio", "motor"],
        knowsFirst: true)
    ],
    "errar": [
      Use(
        link: "de", seconds: ["praia", "escola", "casa", "hospital"], firsts: ["caminho"],
        knowsFirst: true)
    ],
    "misturar": [
      Use(link: "de", seconds: ["bolo", "pão", "pizza"], firsts: ["massa"], knowsFirst: true)
    ],
    "esquecer-se": [
      Use(
        link: "em", seconds: ["fogão", "ônibus", "carro", "escola"],
        kinds: KindSet(.furniture, .room))
    ],
    "limpar": [
      Use(
        link: "com", seconds: ["camiseta", "camisa", "pano", "toalha", "lenço"], knowsFirst: true),
      Use(link: "em", seconds: ["tapete", "guardanapo", "capacho"], knowsFirst: true),
    ],
    "pagar": [
      Use(
        link: "de", seconds: ["casa", "apartamento", "quarto", "carro", "moto", "garagem", "loja"],
        firsts: ["renda", "aluguel", "aluguer", "prestação", "seguro", "parcela", "conserto"],
        knowsFirst: true, knowsSecond: true)
    ],
    "juntar": [Use(link: "de", seconds: ["chão", "pátio", "jardim"], knowsFirst: true)],
    "recolher": [
      Use(link: "de", seconds: ["varal", "chão", "estendal", "corda"], knowsFirst: true)
    ],
    "tirar": [
      Use(link: "de", seconds: ["braço", "dedo", "veia"], firsts: ["sangue"]),
      Use(
        link: "de", seconds: ["nariz", "boca", "ouvido"], firsts: ["dedo", "mão"], knowsFirst: true),
    ],
    "acrescentar": [Use(link: "a", seconds: [], kinds: .edible)],
    "encontrar": [
      Use(link: "em", seconds: ["máquina", "bolso", "lixo", "mochila", "bolsa"], knowsFirst: true)
    ],
    "queimar": [
      Use(link: "com", seconds: [], firsts: bodyParts.union(["língua", "boca"]), kinds: .edible)
    ],
    "manchar": [Use(link: "de", seconds: ["sala", "quarto", "cozinha"], knowsFirst: true)],
    "arrumar": [
      Use(link: "em", seconds: ["espelho"], knowsFirst: true),
      Use(
        link: "para", seconds: ["festa", "casamento", "formatura", "baile", "aniversário"],
        firsts: ["cabelo", "roupa", "gravata", "unha"], knowsFirst: true),
      Use(
        link: "em",
        seconds: ["caixa", "armário", "gaveta", "mala", "estante", "prateleira", "mochila"],
        knowsFirst: true),
    ],
    "fritar": [
      Use(link: "em", seconds: ["óleo", "azeite", "manteiga", "panela", "frigideira"])
    ],
    "ferver": [
      Use(link: "em", seconds: ["panela", "fogão", "chaleira", "leiteira"], knowsFirst: true)
    ],
    "ralar": [Use(link: "para", seconds: ["salada", "bolo", "sopa", "torta"], knowsFirst: true)],
    "fotografar": [
      Use(
        link: "com", seconds: ["celular", "câmera", "câmara", "telemóvel", "tablet"],
        knowsFirst: true)
    ],
    "encostar": [Use(link: "em", seconds: [], firsts: bodyParts, kinds: touched, knowsFirst: true)],
    "machucar": [
      Use(
        link: "em",
        seconds: ["porta", "gaveta", "mesa", "cadeira", "armário", "quina", "pedra", "portão"],
        firsts: bodyParts, knowsFirst: true)
    ],
    "ver": [
      Use(link: "em", seconds: ["céu", "mar", "horizonte"])
    ],
    "olhar": [Use(link: "por", seconds: ["janela"], firsts: seenOutside, knowsFirst: true)],
    "observar": [Use(link: "por", seconds: ["janela"], firsts: seenOutside, knowsFirst: true)],
    "resolver": [
      Use(
        link: "de", seconds: ["carro", "computador", "celular", "escola", "casa", "tablet"],
        firsts: ["problema"], knowsFirst: true)
    ],
    "mostrar": [
      Use(
        link: "de", seconds: ["viagem", "festa", "passeio", "casamento"],
        firsts: ["foto", "fotos", "vídeo"], knowsFirst: true)
    ],
    "explicar": [
      Use(
        link: "em", seconds: ["quadro", "lousa", "mapa", "cartaz", "computador", "tablet"],
        knowsFirst: true)
    ],
    "sovar": [
      Use(link: "de", seconds: ["pão", "pizza", "bolo"], firsts: ["massa"], knowsFirst: true)
    ],
    "festejar": [Use(link: "com", seconds: ["família", "amigos"], knowsFirst: true)],
    "cozinhar": [Use(link: "para", seconds: ["família", "bebê", "bebé", "avó"])],
    "dormir": [
      Use(
        link: "durante", seconds: ["filme", "novela", "missa", "aula"],
        firsts: ["sofá", "cama", "cadeira", "carteira"])
    ],
    "comemorar": [
      Use(link: "de", seconds: kin, firsts: ["aniversário", "formatura"], knowsFirst: true)
    ],
    "deliciar-se": [
      Use(link: "de", seconds: kin, firsts: ["bolo", "comida", "doce", "sopa", "torta"])
    ],
    "compartilhar": [Use(link: "com", seconds: kin, knowsFirst: true)],
    "facilitar": [
      Use(
        link: "de", seconds: ["cadeira de rodas", "carrinho", "ambulância"],
        firsts: ["entrada", "saída", "passagem", "acesso"], knowsFirst: true)
    ],
    "segurar": [
      Use(link: "em", seconds: ["chuva"], firsts: ["guarda-chuva", "sombrinha"], knowsFirst: true)
    ],
    "pedir": [Use(link: "para", seconds: meals, firsts: ordered)],
    "comprar": [Use(link: "para", seconds: meals, firsts: ordered)],
    "preparar": [Use(link: "para", seconds: meals, firsts: ordered)],
    "ouvir": [
      Use(
        link: "em", seconds: ["janela", "telhado", "jardim"],
        firsts: ["passarinho", "pássaro", "chuva", "barulho"], knowsFirst: true)
    ],
    "rodar": [Use(link: "em", seconds: ["chão", "mesa"])],
  ]
  static let kin: WordSet = [
    "vovó", "vovô", "mamãe", "papai", "avó", "avô", "mãe", "pai", "irmão", "irmã", "amigo", "amiga",
    "primo", "prima", "tio", "tia", "colega",
  ]
  static let meals: WordSet = ["jantar", "almoço", "lanche", "café da manhã", "ceia"]
  static let ordered: WordSet = [
    "pizza", "sopa", "frango", "peixe", "carne", "macarrão", "arroz", "hambúrguer", "lasanha",
    "pão",
    "fruta", "salada", "sanduíche", "comida", "esfirra", "suco", "bolo",
  ]
  private static let bodyParts: WordSet = [
    "cabeça", "mão", "dedo", "pé", "braço", "joelho", "perna", "ombro", "testa", "rosto", "nariz",
    "cotovelo", "costas", "orelha",
  ]
  private static let seenOutside: WordSet = [
    "passarinho", "pássaro", "chuva", "neve", "lua", "sol", "rua", "carro", "estrela", "cachorro",
    "gato", "paisagem",
  ]
  private static let touched = KindSet(.body, .furniture)
  static let acts: WordSet = [
    "trabalho", "escola", "aula", "banho", "jantar", "almoço", "lanche", "café", "recreio", "jogo",
    "festa", "filme", "missa", "viagem", "prova", "consulta", "chuva", "novela", "terapia",
    "natação", "treino",
  ]
  /// What is done to things of others.
  static let toThings: WordSet = [
    "olhar", "conferir", "corrigir", "esclarecer", "aprontar", "ocupar", "bagunçar", "quebrar",
    "estragar", "perder", "roubar", "rasgar", "sujar", "limpar", "arrumar", "invejar",
    "elogiar", "ver", "usar", "molhar", "amassar", "riscar", "revisar", "rever", "organizar",
    "derrubar", "chutar", "jogar fora", "lavar", "consertar", "dar uma olhada", "ter inveja",
    "pisar", "desligar", "encontrar", "achar", "empurrar", "copiar", "apagar", "dar um jeito",
  ]
  /// What one does about the weather.
  static let sheltering: WordSet = [
    "ligar", "esfregar", "fechar", "levar", "vestir", "calçar", "ficar", "cancelar", "adiar", "dar",
    "faltar", "atrasar",
    "pôr", "colocar", "botar", "usar",
  ]
  static let weather: WordSet = ["frio", "chuva", "calor", "vento", "neve", "temporal", "barulho"]
  /// What keeps it out.
  static let against: WordSet = [
    "janela", "porta", "blusa", "casaco", "agasalho", "luva", "meia", "gorro", "mão", "mãos",
    "cobertor",
    "cachecol",
  ]
  /// What one is full of while one does something.
  static let moods: WordSet = ["raiva", "medo", "força", "cuidado", "carinho", "pressa", "calma"]
  /// Verbs that these are the object of.
  static let having: WordSet = [
    "ter", "sentir", "dar", "causar", "estar", "ficar", "perder", "passar", "ver", "vencer",
    "enfrentar", "explicar", "mostrar", "esconder", "fazer", "contar", "escrever", "tomar", "pedir",
    "usar", "ganhar", "querer", "gostar", "precisar", "tratar", "demonstrar", "ler", "assistir",
  ]
  static let lookouts: WordSet = [
    "janela", "portão", "varanda", "porta", "ônibus", "avião", "carro", "trem", "barco", "sacada",
  ]
  static let afterMeals: WordSet = [
    "repousar", "descansar", "deitar", "deitar-se", "cochilar", "escovar", "escovar os dentes",
  ]
  /// What is held out into it.
  static let heldOut: WordSet = [
    "guarda-chuva", "sombrinha", "capa", "chão", "água", "susto", "mão", "banho",
  ]
  /// To what end something is done first.
  static let ends: [String: WordSet] = [
    "ouvir": ["dormir", "relaxar", "descansar", "acalmar-se"],
    "contar": ["dormir", "acalmar-se", "relaxar"],
    "ler": ["dormir", "relaxar"], "desligar": ["dormir", "descansar"],
    "tomar": ["dormir", "melhorar", "acordar"],
    "apagar": ["dormir"], "ligar": ["dormir", "relaxar"], "fechar": ["dormir"],
  ]
  /// Verbs with a noun that is somebody's, in two pieces.
  static let ownPhrases: [String: (before: String, behind: String)] = [
    "chamar a atenção": ("chamar a ", " atenção"), "ficar à espera": ("ficar à ", " espera"),
    "estar à espera": ("estar à ", " espera"),
  ]
  static let feminine = ["eu": "minha", "mim": "minha", "nós": "nossa", "tu": "tua"]
  static let whispering: WordSet = [
    "zumbir", "sussurrar", "cochichar", "segredar", "gritar", "falar",
  ]
  static let towards: [String: String] = [
    "cuspir": "em", "tossir": "em", "espirrar": "em", "pisar": "em",
    "sentar-se": "com", "virar-se": "para", "ronronar": "para", "cochichar": "com",
    "deitar-se": "com", "aproximar-se": "de",
    "afastar-se": "de", "esconder-se": "de",
  ]
}
