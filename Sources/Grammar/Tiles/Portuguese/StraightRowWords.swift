import AACCore

/// Words of short Portuguese rows of which each has one use only.
enum StraightRowWords {
  /// What one does all over from a feeling.
  static let shaking: WordSet = ["tremer", "suar", "bocejar", "arrepiar-se", "desmaiar"]
  static let feelings: WordSet = [
    "frio", "medo", "raiva", "dor", "febre", "nervoso", "susto", "emoção", "ansiedade", "calor",
    "fome", "fraqueza", "cansaço", "sono", "tédio", "nervosismo",
  ]
  /// What makes a part of the body hurt.
  static let hurting: WordSet = [
    "barulho", "luz", "exercício", "sol", "som", "música", "tosse", "corrida", "treino", "gritaria",
    "fumaça", "cheiro", "ginástica", "fisioterapia", "caminhada", "calor", "queda", "claridade",
  ]
  static let itching: WordSet = [
    "pó", "poeira", "fumaça", "pólen", "perfume", "lã", "cloro", "xampu", "shampoo", "sabão",
    "areia", "mofo", "pelo", "cebola", "grama", "picada", "suor", "talco",
  ]
  static let covers: WordSet = ["cobertor", "manta", "lençol", "edredom", "colcha", "toalha"]
  /// What comes off what it is fastened to.
  static let fastened: WordSet = [
    "botão", "parafuso", "roda", "alça", "sola", "tampa", "zíper", "fio", "placa", "corrente",
    "pino", "mola", "etiqueta", "fivela", "maçaneta", "puxador", "perna", "pé", "capa", "folha",
    "pedal", "rodinha", "encosto", "bolso", "laço", "prego", "azulejo", "tecla",
  ]
  static let dolls: WordSet = [
    "robô", "boneco", "boneca", "fantoche", "marionete", "dinossauro", "urso", "ursinho",
    "brinquedo", "bonequinho",
  ]
  /// What is good up to a day.
  static let dated: WordSet = [
    "carteira de identidade", "carteira de motorista", "identidade", "passaporte", "visto",
    "contrato", "licença", "seguro", "boleto", "conta", "prazo", "matrícula", "carteirinha",
    "garantia", "receita", "vacina", "cartão", "habilitação", "CNH", "IPVA", "iogurte", "leite",
    "remédio", "mensalidade", "fatura", "aluguel", "exame",
  ]
  static let appliances: WordSet = [
    "micro-ondas", "forno", "fogão", "geladeira", "chuveiro", "aquecedor", "ferro", "lâmpada",
    "luz", "tela", "televisão", "ventilador", "ar-condicionado", "torradeira", "chaleira",
    "cafeteira", "secador", "freezer", "máquina de lavar", "lanterna", "abajur", "isqueiro",
    "fósforo", "lareira", "churrasqueira", "farol", "letreiro",
  ]
  /// What such machines are for.
  static let working: WordSet = [
    "acender", "esquentar", "aquecer", "gelar", "ligar", "funcionar", "lavar", "secar", "esfriar",
    "tocar", "apagar", "refrescar", "ventilar", "congelar", "assar", "desligar", "carregar",
  ]
  /// Of these it is told with nothing behind them.
  static let heating: WordSet = ["acender", "esquentar", "aquecer", "gelar", "esfriar", "congelar"]
  static let ringing: WordSet = [
    "sino", "campainha", "alarme", "sirene", "sinal", "interfone", "telefone", "relógio",
  ]
  static let breaking: WordSet = [
    "descarrilar", "quebrar", "cair", "parar", "sumir", "estragar", "virar", "andar", "apitar",
  ]
  /// What people wear, hold or lean on.
  static let worn: WordSet = [
    "óculos", "bengala", "muleta", "muletas", "andador", "aparelho", "colar", "brinco", "anel",
    "relógio", "peruca", "chapéu", "boné", "gravata", "cachecol", "turbante", "máscara", "mochila",
    "cadeira de rodas", "aliança", "pulseira", "aparelho auditivo", "uniforme", "farda", "capacete",
  ]
  /// What people have on their head and at home.
  static let had: WordSet = [
    "barba", "bigode", "trança", "tranças", "franja", "cachos", "tatuagem", "sardas", "covinhas",
    "rabo de cavalo", "topete", "pinta", "cicatriz", "piercing",
  ]
  /// Places and things that are part of a house or a public place.
  static let ofPlaces: WordSet = [
    "quadra", "piscina", "jardim", "quintal", "pátio", "horta", "garagem", "varanda", "sacada",
    "cozinha", "banheiro", "quarto", "sala", "escada", "elevador", "recepção", "saguão",
    "parquinho", "escorregador", "balanço", "gangorra", "estacionamento", "cantina", "biblioteca",
    "refeitório", "porta", "portão", "janela", "telhado", "teto", "chão", "parede", "muro",
    "entrada", "corredor", "peixe", "comida", "carne", "fruta", "verdura", "sopa", "água", "areia",
    "palco", "plateia", "rampa", "gramado", "campo", "fachada", "laboratório", "ginásio",
    "vestiário", "mar", "onda", "trilha", "lago", "fonte", "enfermaria", "maca", "fila", "caixa",
    "letreiro", "rua", "praça", "ponte", "laje", "lareira", "sótão", "porão", "calçada",
  ]
  /// Parts of vehicles and things.
  static let ofThings: WordSet = [
    "corrente", "pedal", "guidão", "selim", "pneu", "roda", "freio", "motor", "buzina", "farol",
    "banco", "volante", "retrovisor", "alça", "capa", "página", "tampa", "cabo", "ponta", "sola",
    "cadarço", "salto", "zíper", "botão", "gola", "manga", "bolso", "tela", "teclado", "bateria",
    "câmera", "carregador", "gaveta", "prateleira", "encosto", "assento", "fundo", "aba",
  ]
  /// Qualities whose feminine is a noun as well.
  static let feminineStates: [String: String] = [
    "parada": "parado", "queimada": "queimado", "batida": "batido", "barata": "barato",
    "picada": "picado", "mordida": "mordido", "chegada": "chegado", "torcida": "torcido",
    "ferida": "ferido", "virada": "virado", "pisada": "pisado", "rachada": "rachado",
  ]
}
