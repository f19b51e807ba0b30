import AACCore

/// Words by which it is known what a noun is to the one before it (Cunha & Cintra, chapter 7, *Adjunto adnominal*; Bechara, *Regência*).
enum NearNounWords {
  /// What sticks to the body and to clothes, and grows there.
  static let stuck: WordSet = [
    "areia", "terra", "cera", "sujeira", "lama", "barro", "tinta", "cola", "chiclete", "piolho",
    "piolhos", "lêndea", "farpa", "espinho", "cisco", "poeira", "pedra", "pedrinha", "comida",
    "migalha", "água", "sangue", "catarro", "meleca", "remela", "baba", "bolha", "verruga",
    "mancha",
    "carrapato", "pulga", "caspa", "formiga", "inseto", "bicho", "mosquito", "tatuagem", "cicatriz",
    "pinta", "micose", "sarda", "chulé", "xixi", "cocô", "batom", "creme", "sabão", "shampoo",
    "xampu", "espuma", "cabelo", "pelo", "marca-passo", "prótese", "pino", "stent", "aparelho",
    "algo",
  ]
  /// What one is given on a part of the body.
  static let blows: WordSet = [
    "beijo", "beijinho", "tapa", "soco", "chute", "pontapé", "murro", "beliscão", "mordida",
    "carinho", "massagem", "injeção", "vacina", "picada", "cotovelada", "cafuné", "empurrão",
    "tapinha", "bofetada", "palmada", "bolada", "pancada", "cosquinha",
  ]
  static let striking: WordSet = ["dar", "levar", "receber", "ganhar", "tomar", "fazer"]
  /// Where one sits, and where that is.
  static let seats: WordSet = ["assento", "lugar", "poltrona", "cadeira", "banco"]
  static let rows: WordSet = ["janela", "corredor"]
  static let booking: WordSet = [
    "querer", "preferir", "pedir", "reservar", "escolher", "comprar", "marcar", "ter",
  ]
  /// What is written to one, and said.
  static let messages: WordSet = [
    "e-mail", "email", "carta", "mensagem", "ligação", "telefonema", "convite", "notificação",
    "cobrança", "multa", "recado", "boleto", "fatura", "aviso", "comunicado", "intimação",
  ]
  static let getting: WordSet = ["receber", "ganhar", "esperar"]
  /// Who writes besides houses of business.
  static let senders: WordSet = [
    "seguradora", "operadora", "cartório", "tribunal", "sindicato", "receita federal", "correio",
    "INSS", "SUS", "Receita", "condomínio", "imobiliária", "laboratório", "previdência",
  ]
  /// What is paid to one, and for what reason.
  static let benefits: WordSet = [
    "pensão", "aposentadoria", "reforma", "licença", "benefício", "indenização", "afastamento",
    "subsídio",
  ]
  static let grounds: WordSet = [
    "deficiência", "invalidez", "doença", "morte", "idade", "desemprego", "acidente", "velhice",
  ]
  /// What is told, and of what.
  static let told: WordSet = [
    "podcast", "série", "filme", "livro", "documentário", "programa", "vídeo", "desenho",
    "história",
    "novela", "romance", "conto",
  ]
  static let matters: WordSet = [
    "crime", "crimes", "guerra", "guerras", "assassinato", "assassinatos", "investigação",
  ]
  /// What is brought to somebody.
  static let brought: WordSet = [
    "cesta", "cestinha", "marmita", "sacola", "bandeja", "doce", "doces", "remédio", "jornal",
    "encomenda", "pacote", "sopa",
  ]
  /// How one is where one rides.
  static let ridden: WordSet = [
    "entediado", "enjoado", "apertado", "sentado", "aborrecido", "tonto", "quieto", "preso",
  ]
  /// What is done to a thing for some time.
  static let lasting: WordSet = [
    "cozinhar", "assar", "ferver", "fritar", "refogar", "grelhar", "ver", "assistir", "jogar",
    "ler",
    "estudar", "treinar", "ouvir", "praticar", "mexer", "bater",
  ]
  /// What is done with a thing for somebody.
  static let forOthers: WordSet = [
    "procurar", "escolher", "alugar", "reservar", "achar", "encontrar", "arranjar", "conseguir",
    "preparar", "montar", "marcar", "arrumar", "segurar", "guardar", "consertar", "desenhar",
    "encomendar", "imprimir", "carregar", "abrir", "fechar", "cortar",
  ]
  static let trips: WordSet = ["excursão", "viagem", "férias"]
  /// Where and when things are cheap.
  static let sales: WordSet = [
    "liquidação", "promoção", "feira", "bazar", "saldos", "Black Friday", "queima de estoque",
  ]
  /// What goes on changing.
  static let varying: WordSet = [
    "subir", "baixar", "descer", "aumentar", "diminuir", "crescer", "melhorar", "piorar", "mudar",
    "cair",
  ]
  static let liking: WordSet = ["gostar", "adorar", "amar", "odiar", "preferir", "detestar"]
  /// What shows others, and what makes wet.
  static let pictures: WordSet = [
    "quadro", "desenho", "pintura", "exposição", "coleção", "álbum", "figura", "imagem",
  ]
  static let wetting: WordSet = ["chuva", "suor", "água", "xixi", "leite", "suco", "lágrima"]
  /// Where one plants.
  static let gardens: WordSet = [
    "quintal", "jardim", "varanda", "sítio", "vaso", "horta", "terraço",
  ]
  /// What shakes and tears things.
  static let forces: WordSet = [
    "vento", "ventania", "tempestade", "chuva", "granizo", "peso", "terremoto", "temporal", "raio",
    "calor", "frio", "sol",
  ]
  /// What one stops for on the way.
  static let stoppedFor: WordSet = [
    "descansar", "lanchar", "almoçar", "jantar", "abastecer", "esticar as pernas", "tomar café",
    "beber água", "tomar água", "fazer xixi", "ir ao banheiro", "conversar",
  ]
  /// What can come without being told of.
  static let surprising: WordSet = [
    "festa", "visita", "presente", "viagem", "jantar", "prova", "almoço", "teste", "passeio",
  ]

  /// The quality that a noun's name says behind such a noun; nil: it names a thing there too.
  static func quality(_ word: Lexeme, behind head: Lexeme) -> Lexeme? {
    let known = word.isInferred ? nationalities[word.lemma] : nil
    let lemma: String
    if KindSet.edible.contains(head.kind), ["batido", "batida"].contains(word.lemma) {
      lemma = "batido"
    } else if head.kind == .body, let side = sides[word.lemma] {
      lemma = side
    } else if let known, !head.isBeing, !head.kind.isTemporal {
      lemma = known
    } else {
      return nil
    }
    return Lexeme(lemma: lemma, wordClass: .adjective, kind: .quality)
  }

  static let sides = ["direita": "direito", "direito": "direito", "esquerda": "esquerdo"]
  /// Where a thing is from, said of a feminine noun.
  private static let nationalities = [
    "coreana": "coreano", "chinesa": "chinês", "turca": "turco", "alemã": "alemão",
    "inglesa": "inglês", "espanhola": "espanhol", "russa": "russo", "francesa": "francês",
    "portuguesa": "português", "japonesa": "japonês", "grega": "grego", "polonesa": "polonês",
    "holandesa": "holandês", "tailandesa": "tailandês", "sueca": "sueco", "norueguesa": "norueguês",
    "irlandesa": "irlandês", "escocesa": "escocês", "libanesa": "libanês",
    "dinamarquesa": "dinamarquês",
    "finlandesa": "finlandês", "húngara": "húngaro", "romena": "romeno", "ucraniana": "ucraniano",
  ]
}

/// Days and their parts in the plural, for what is so each time.
enum HabitTimes {
  /// How it is said; nil: it is no such word.
  static func phrase(_ word: String) -> String? { phrases[word] }

  /// Whether it may be a time behind a word: not where it is counted or told apart.
  static func mayStand(behind word: Lexeme) -> Bool {
    !word.isDeterminerLike && word.wordClass != .numeral && word.wordClass != .adposition
      && word.kind != .quantity && word.kind != .degree && word.wordClass != .conjunction
      && !["todos", "todas", "cada", "boas", "passar"].contains(word.lemma)
  }

  private static let phrases = [
    "manhãs": "de manhã", "tardes": "à tarde", "noites": "à noite", "madrugadas": "de madrugada",
    "domingos": "aos domingos", "sábados": "aos sábados", "segundas": "às segundas",
    "terças": "às terças", "quartas": "às quartas", "quintas": "às quintas", "sextas": "às sextas",
    "segundas-feiras": "às segundas-feiras", "terças-feiras": "às terças-feiras",
    "quartas-feiras": "às quartas-feiras", "quintas-feiras": "às quintas-feiras",
    "sextas-feiras": "às sextas-feiras",
  ]
}
