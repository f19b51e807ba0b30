import AACCore

/// What a word of a Portuguese row may set off; the rules that it sets off name their sources.
struct PortugueseTriggers: OptionSet {
  let rawValue: UInt16

  static let turn = Self(rawValue: 1)
  static let desire = Self(rawValue: 2)
  static let cold = Self(rawValue: 4)
  static let home = Self(rawValue: 8)
  static let compared = Self(rawValue: 16)
  static let showing = Self(rawValue: 32)
  static let place = Self(rawValue: 64)
  static let company = Self(rawValue: 128)
  static let reason = Self(rawValue: 256)
  static let link = Self(rawValue: 512)
  static let verbFirst = Self(rawValue: 1024)
  static let state = Self(rawValue: 2048)
  static let small = Self(rawValue: 4096)
  static let negation = Self(rawValue: 8192)
  static let thought = Self(rawValue: 16384)

  static let words: [String: Self] = {
    var words: [String: Self] = [:]
    func add(_ trigger: Self, _ lemmas: some Sequence<String>) {
      for lemma in lemmas { words[lemma, default: []].formUnion(trigger) }
    }
    add(.turn, ["vez", "hora"])
    add(.desire, ["vontade", "com vontade", "saudade", "saudades"])
    add(.cold, ["frio", "fria"])
    add(.home, ["casa"])
    add(.compared, ["mais", "menos", "melhor", "pior"])
    add(.showing, ["passar", "tirar", "bater", "fazer"])
    add(
      .place,
      [
        "estar", "viver", "nadar", "morar", "beber", "tomar", "falar", "conversar", "comunicar",
        "comunicar-se", "ter", "haver", "jogar", "ver",
      ])
    add(.company, PortugueseRowWords.shared)
    add(.reason, ["porque"])
    add(.negation, ["não"])
    add(.thought, ["dizer", "achar", "pensar", "mas", "porque", "celular", "acabar"])
    add(.state, PartedWords.needs)
    add(.small, ["do que", "sobre o que", "mim", "falta", "faltar", "depois"])
    add(.small, PortugueseRowWords.breaking)
    for set in [
      PortugueseRowWords.lessons, PortugueseRowWords.symptoms, PortugueseRowWords.meatDishes,
      PortugueseRowWords.baked, PortugueseRowWords.tales,
      [
        "ajuda", "comida", "ração", "dinheiro", "bolo", "presente", "festa", "torta",
        "jogo", "partida", "trabalho", "massagem", "tatuagem", "cócega", "curativo", "band-aid",
        "penso", "cócegas",
        "pomada",
        "cafuné", "gelo",
      ],
      WordSet(PortugueseRowWords.compounds.keys), PortugueseNounLinks.garments,
      PortugueseRowWords.measures, PortugueseNounLinks.materials, PortugueseNounLinks.beastly,
      BesideWords.parts,
    ] {
      add(.link, set)
    }
    return words
  }()
}

/// Words by which such rows are known.
enum PortugueseRowWords {
  /// What one says of food that one eats.
  static let tasted: WordSet = [
    "bom", "ótimo", "péssimo", "horrível", "maravilhoso", "excelente", "uma delícia",
  ]
  static let wheres: WordSet = ["longe", "perto", "aqui", "ali", "lá", "cedo", "tarde"]
  /// What things do, of which one asks.
  static let acting: WordSet = [
    "servir", "significar", "funcionar", "passar", "parar", "chegar", "sair", "ir", "começar",
    "terminar", "acabar", "abrir", "fechar", "tocar", "acontecer", "existir", "voltar", "custar",
  ]
  /// Whom somebody does something for.
  static let helping: WordSet = [
    "ajudar", "buscar", "levar", "chamar", "cuidar", "empurrar", "ensinar", "acompanhar", "vestir",
    "esperar", "ouvir", "escutar", "trazer", "visitar", "pegar", "amar", "conhecer", "entender",
  ]
  static let happening: WordSet = [
    "acabar", "começar", "terminar", "tocar", "queimar", "passar", "chegar", "parar", "sair",
  ]
  static let surroundings: WordSet = [
    "quente", "escuro", "claro", "abafado", "barulhento", "frio", "aberto", "fechado", "ligado",
    "desligado", "quebrado",
  ]
  static let warming: WordSet = [
    "vestir", "tirar", "fechar", "abrir", "pôr", "colocar", "ligar", "desligar", "botar",
  ]
  static let meals: WordSet = [
    "almoço", "jantar", "lanche", "café da manhã", "pequeno-almoço", "banho", "merenda", "recreio",
    "sobremesa", "ceia",
  ]
  static let exams: WordSet = ["prova", "exame", "teste", "vestibular", "concurso"]
  static let shows: WordSet = [
    "filme", "desenho", "novela", "jogo", "programa", "série", "show", "desenho animado", "jornal",
  ]
  static let cups: WordSet = [
    "copo", "xícara", "chávena", "caneca", "garrafa", "mamadeira", "biberão", "copinho", "taça",
    "tigela",
  ]
  static let shared: WordSet = [
    "sair", "passear", "conversar", "brincar", "dançar", "jogar", "assistir", "ver",
  ]
  static let lessons: WordSet = [
    "aula", "professor", "professora", "prova", "lição", "caderno", "exercício", "teste", "curso",
    "treino", "laboratório", "olimpíada", "apostila", "nota", "vestibular", "monitor", "monitora",
  ]
  static let taught: WordSet = [
    "música", "natação", "dança", "balé", "judô", "judo", "inglês", "português", "matemática",
    "ciências", "artes", "educação física", "ginástica", "pintura", "teatro", "informática",
    "história", "geografia", "culinária", "fotografia", "desenho", "costura", "primeiros socorros",
    "cozinha", "canto", "violão", "piano", "flauta", "guitarra", "violino", "surfe", "tênis",
    "ioga", "pilates", "capoeira", "artesanato", "cerâmica", "robótica", "computação", "libras",
  ]
  static let symptoms: WordSet = [
    "frio", "calor", "formigamento", "dormência", "cãibra", "câimbra", "queimação", "fraqueza",
    "coceira", "comichão", "ferida", "machucado", "mancha", "picada", "corte", "sangue", "inchaço",
    "bolha", "cãibra", "formigamento", "pontada", "arranhão", "infecção", "infeção", "fratura",
    "lesão", "inflamação", "queimadura", "torção", "dodói", "galo", "calo", "farpa", "espinho",
    "luxação", "tumor", "nódulo", "caroço",
    "hematoma",
  ]
  static let meatDishes: WordSet = [
    "sopa", "caldo", "canja", "hambúrguer", "torta", "pastel", "sanduíche", "sandes", "coxinha",
    "ensopado", "moqueca", "lasanha", "pizza", "empada", "filé", "bife", "espetinho",
    "carne", "nugget", "nuggets",
  ]
  static let meats: WordSet = [
    "galinha", "frango", "peixe", "porco", "pato", "peru", "camarão", "carneiro", "vaca", "atum",
    "caranguejo", "coelho", "polvo", "lula", "siri", "bacalhau", "carne", "presunto", "cordeiro",
    "caracol", "lagosta", "ostra", "mexilhão", "salmão", "rã",
  ]
  static let baked: WordSet = [
    "biscoito", "bolacha", "hambúrguer", "rosquinha", "suco", "sumo", "cookie", "muffin",
    "ovo de páscoa",
    "barra", "cereal",
  ]
  static let tales: WordSet = [
    "livro", "história", "vídeo", "desenho", "foto", "figurinha", "filme", "revista", "boneco",
    "fantasia", "camiseta", "adesivo", "desenho animado", "gibi",
  ]
  static let heroes: WordSet = [
    "princesa", "pirata", "bruxa", "fada", "super-herói", "herói", "palhaço", "rei", "rainha",
    "monstro", "fantasma", "sereia", "Peppa", "Batman", "Mickey", "Elsa", "Mônica",
  ]
  /// Papers and things of every day that have a name of two nouns.
  static let compounds: [String: WordSet] = [
    "conta": ["luz", "água", "gás", "telefone", "internet"],
    "carteira": ["trabalho", "motorista", "identidade", "vacinação", "estudante"],
    "cartão": ["crédito", "débito", "vacina", "visita", "memória", "embarque"],
    "lista": ["compras", "espera", "presentes"], "chave": ["casa", "fenda"],
    "ponto": ["ônibus", "táxi"], "número": ["telefone", "celular", "telemóvel", "série"],
    "carrinho": ["compras"], "consulta": ["rotina"], "cinto": ["segurança"], "hora": [],
    "cadeira": ["rodas", "praia", "banho"], "dia": [],
    "exame": ["sangue", "vista", "urina", "coração", "fezes", "gravidez", "direção"],
    "caixa": ["correio", "som", "ferramentas", "primeiros socorros", "papelão"], "fralda": ["pano"],
    "banho": ["sol", "mar"],
    "óculos": ["sol", "natação"], "toalha": ["banho", "mesa", "rosto", "praia"],
    "pano": ["prato", "chão"],
    "fone": ["ouvido"], "roupa": ["banho", "cama", "frio"], "giz": ["cera"], "massa": ["modelar"],
    "carro": ["controle remoto", "polícia", "bombeiro", "corrida", "aluguel"],
    "árvore": ["natal", "Natal"],
    "posto": ["saúde", "gasolina"],
    "sala": [
      "aula", "espera", "estar", "jantar", "música", "informática", "leitura", "vídeo", "arte",
      "artes", "dança", "cirurgia", "parto", "reunião", "reuniões", "ginástica", "professores",
      "emergência", "raio-x", "fisioterapia", "terapia", "jogos", "computação", "operações",
    ],
    "vestido": ["festa", "noiva", "verão", "manga", "alça"],
    "bola": ["basquete", "futebol", "vôlei", "tênis"],
    "ar": ["condicionado"], "protetor": ["sol"], "papel": ["carta"],
    "bolha": ["sabão"], "bolinha": ["sabão", "gude"], "queijo": ["Minas", "cabra", "coalho"],
    "sopa": [
      "legumes", "legume", "feijão", "ervilha", "lentilha", "abóbora", "batata", "cebola", "tomate",
      "letrinhas", "macarrão", "galinha", "frango", "peixe", "carne", "verduras", "mandioca",
      "milho",
    ],
    "salada": ["frutas", "fruta", "batata", "tomate", "alface", "pepino", "maionese", "cenoura"],
    "doce": ["leite", "coco", "abóbora", "goiaba"], "creme": ["barbear", "milho", "leite"],
    "boletim": ["escola", "ocorrência"], "lápis": ["cor", "cera"], "mesa": ["jantar", "cabeceira"],
    "entrevista": ["emprego", "trabalho"], "proposta": ["emprego", "trabalho"],
    "vaga": ["emprego", "trabalho"], "oferta": ["emprego", "trabalho"],
    "certidão": ["nascimento", "casamento", "óbito"], "plano": ["saúde"], "imposto": ["renda"],
    "seguro": ["vida", "saúde"], "aparelho": ["pressão"], "pasta": ["dente", "dentes"],
    "escova": ["dente", "cabelo"], "campo": ["futebol"], "quadra": ["tênis", "vôlei", "basquete"],
    "raquete": ["tênis"], "jogador": ["futebol", "basquete", "vôlei"],
    "bilhete": [
      "loteria", "lotaria", "ida", "ida e volta", "metro", "metrô", "trem", "comboio", "avião",
      "autocarro", "identidade",
    ],
    "agência": ["viagem", "viagens", "emprego"],
    "passagem": ["ida", "ida e volta", "avião", "ônibus"],
    "viagem": ["ida", "ida e volta", "negócios", "avião", "carro", "férias", "ônibus", "trem"],
    "feira": ["ciências", "livro", "livros", "artesanato", "profissões", "adoção"],
    "carta": ["condução", "motorista", "recomendação", "apresentação", "amor", "despedida"],
    "formulário": ["inscrição", "matrícula", "candidatura", "pedido"],
    "camisa": ["manga", "time", "futebol"], "camiseta": ["manga", "time"],
    "blusa": ["manga", "lã"],
    "camisola": ["manga", "lã"], "sapato": ["salto", "couro"], "casaco": ["capuz", "couro", "lã"],
    "equipe": ["natação", "futebol", "vôlei", "basquete"],
    "equipa": ["natação", "futebol", "voleibol"], "time": ["futebol", "vôlei", "basquete"],
    "clube": ["leitura", "futebol", "xadrez", "livro"],
    "grupo": ["teatro", "dança", "apoio", "estudo"],
    "oficina": ["teatro", "pintura", "escrita", "cerâmica"], "parque": ["diversões", "diversão"],
    "salão": ["beleza", "festas", "jogos"],
    "pista": ["dança", "skate", "corrida", "atletismo"], "torneio": ["xadrez", "futebol", "tênis"],
    "campeonato": ["futebol", "xadrez", "natação", "vôlei"],
    "colete": ["salva-vidas"],
    "folha": ["papel", "sulfite"], "caderno": ["desenho", "caligrafia", "receitas"],
    "máquina": ["lavar", "costura", "escrever"], "ferro": ["passar"],
    "sessão": ["fisioterapia", "terapia", "fotos", "cinema"],
    "teste": ["gravidez", "alergia", "direção"], "problema": ["saúde", "coração"],
    "crise": ["ansiedade", "asma", "riso", "choro"], "ataque": ["pânico", "coração", "riso"],
    "kit": ["primeiros socorros"],
    "mala": ["viagem", "mão", "rodinha"], "saco": ["lixo", "dormir", "plástico"],
    "lata": ["lixo", "tinta"], "cesto": ["lixo", "roupa"], "balde": ["lixo", "gelo"],
    "taxa": ["juros", "inscrição", "entrega"], "declaração": ["amor", "renda"],
    "contrato": ["aluguel", "trabalho", "arrendamento"], "período": ["férias", "provas"],
    "programa": ["televisão", "rádio", "culinária"], "série": ["televisão", "terror", "comédia"],
    "peça": ["teatro", "roupa", "xadrez"], "banda": ["rock", "música", "garagem"],
    "festival": ["música", "cinema", "verão", "teatro"], "luva": ["boxe", "borracha", "lã"],
    "rede": ["pesca", "vôlei"], "vara": ["pesca", "pescar"], "barco": ["pesca", "papel"],
    "bicicleta": ["corrida", "montanha"], "tênis": ["corrida"],
    "touca": ["banho", "natação", "lã"],
  ]
  static let measures: WordSet = ["litro", "quilo", "metade", "dúzia", "resto", "fatia", "pedaço"]
  /// Verbs of looking at what is told.
  static let viewing: WordSet = ["ver", "assistir", "olhar", "ouvir", "ler"]
  static let handlingParts: WordSet = [
    "abrir", "fechar", "puxar", "limpar", "quebrar", "trocar", "bater",
  ]
  static let telling: WordSet = ["ler", "contar", "dar", "mostrar", "dizer", "ser"]
  static let fetching: WordSet = [
    "pegar", "buscar", "abrir", "guardar", "segurar", "comprar", "fazer", "arrumar", "cortar",
    "apanhar", "ligar", "procurar", "fechar", "colocar", "limpar", "carregar",
  ]
  /// Verbs of coming for somebody.
  static let meeting: WordSet = ["buscar", "pegar", "apanhar", "ir buscar"]
  static let breaking: WordSet = [
    "quebrar", "cair", "sumir", "estragar", "rasgar", "furar", "molhar", "descarregar", "pifar",
    "avariar", "estourar", "explodir", "rebentar",
  ]
}
