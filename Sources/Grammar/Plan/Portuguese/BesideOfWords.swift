import AACCore

/// Words by which it is known what a noun is of, with and for (Cunha & Cintra, chapter 7, *Adjunto adnominal*).
enum BesideOfWords {
  /// What goes with what.
  static let toppings: [String: WordSet] = [
    "pão": [
      "manteiga", "geleia", "mel", "requeijão", "marmelada", "compota", "doce de leite",
      "margarina",
      "patê", "presunto", "ovo", "salame", "mortadela",
    ],
    "torrada": ["manteiga", "geleia", "queijo", "mel", "requeijão", "compota"],
    "bolacha": ["manteiga", "geleia", "queijo", "mel"],
    "biscoito": ["manteiga", "geleia", "queijo", "mel"],
    "café": ["leite", "açúcar", "adoçante"],
    "leite": ["chocolate", "mel", "açúcar", "cereal", "achocolatado", "cacau"],
    "chá": ["limão", "mel", "açúcar", "leite"],
    "água": ["gás", "gelo", "limão", "açúcar"],
    "suco": ["gelo", "açúcar"],
    "macarrão": ["molho", "queijo", "carne", "frango", "atum"],
    "massa": ["molho", "queijo", "carne", "frango", "atum"],
    "iogurte": ["mel", "granola", "cereal", "fruta"],
    "salada": ["molho", "azeite", "atum"],
    "panqueca": ["mel", "chocolate", "geleia"],
    "pipoca": ["manteiga", "sal"],
    "tapioca": ["queijo", "coco", "manteiga"],
    "cuscuz": ["ovo", "leite", "manteiga"],
    "açaí": ["granola", "banana"],
    "batata frita": ["ketchup", "maionese", "queijo"],
    "cachorro-quente": ["ketchup", "mostarda", "maionese"],
    "morango": ["chantilly", "açúcar", "leite condensado"],
    "fruta": ["mel", "iogurte", "granola"],
  ]
  /// Verbs of what one eats.
  static let serving: WordSet = [
    "querer", "comer", "beber", "tomar", "pedir", "fazer", "preparar", "preferir", "gostar",
    "adorar", "lanchar", "jantar", "almoçar", "dar", "trazer", "servir", "provar",
  ]
  /// When somebody is helped.
  static let occasions: WordSet = ["banho", "banheiro", "cozinha", "prova", "escola", "trabalho"]
  /// What medicine is for.
  static let ailments: WordSet = [
    "dor", "febre", "tosse", "gripe", "enjoo", "alergia", "resfriado", "garganta", "estômago",
    "dor de cabeça", "dor de barriga", "dor de dente", "dor de garganta",
    "pressão", "colesterol", "diabetes", "coração", "enxaqueca", "ansiedade", "asma", "azia",
  ]
  /// What is heard, seen and smelt of a thing or of somebody.
  static let sensed: WordSet = [
    "barulho", "ruído", "som", "voz", "choro", "grito", "latido", "miado", "canto", "cor",
    "tamanho", "forma", "cheiro", "sabor", "peso",
  ]
  /// What is fixed in a room or stands there.
  static let fixtures: WordSet = [
    "torneira", "chuveiro", "sofá", "mesa", "cadeira", "cama", "televisão", "luz", "lâmpada",
    "janela", "porta", "parede", "tapete", "cortina", "armário", "chão", "lixo", "pia", "privada",
    "ventilador", "tomada", "interruptor", "azulejo", "ralo", "espelho", "lustre", "aquecedor",
    "ar-condicionado", "quadro", "persiana", "piso", "teto", "rodapé", "prateleira", "estante",
    "lavatório", "vaso sanitário", "sanita", "box", "fechadura", "maçaneta", "varanda",
  ]
  /// Rooms of other kinds of words.
  static let rooms: WordSet = ["banheiro", "casa de banho", "cozinha", "sala", "quarto", "garagem"]
  /// Verbs of what is done to such things.
  static let handling: WordSet = [
    "fechar", "abrir", "apagar", "acender", "limpar", "consertar", "arranjar", "quebrar", "partir",
    "arranhar", "trocar", "mudar", "lavar", "varrer", "pintar", "ligar", "desligar", "apertar",
    "carregar", "assoprar", "soprar", "estragar", "costurar", "coser", "arrumar", "empurrar",
    "substituir", "montar", "desmontar", "remover", "retirar", "calibrar", "ajustar", "regular",
    "verificar", "conferir", "checar", "cortar", "colar", "soldar", "parafusar", "medir",
    "examinar",
    "observar", "segurar", "puxar", "reparar", "polir", "lixar", "riscar", "esfregar", "afinar",
    "virar", "fotografar", "desenhar", "trincar", "amassar", "entortar", "prender", "soltar",
    "perder", "rasgar", "furar", "encher", "baixar", "abaixar", "aumentar", "encerar",
    "desentupir", "amarrar", "desamarrar", "atar", "desatar",
  ]
  /// Verbs of liking and being tired of.
  static let likings: WordSet = [
    "gostar", "adorar", "amar", "odiar", "detestar", "enjoar", "cansar", "reclamar",
  ]
  /// Who stories are about.
  static let heroes: WordSet = [
    "princesa", "príncipe", "rei", "rainha", "bruxa", "fada", "pirata", "monstro", "fantasma",
    "vampiro", "herói", "super-herói", "robô", "zumbi", "ninja", "palhaço", "sereia", "bombeiro",
    "dinossauro", "dragão", "unicórnio", "gigante",
  ]
  /// What is somebody's who made it.
  static let works: WordSet = [
    "música", "canção", "disco", "show", "livro", "filme", "vídeo", "concerto", "álbum", "clipe",
  ]
  /// Hearing and seeing that.
  static let attending: WordSet = [
    "ouvir", "escutar", "ver", "assistir", "ler", "cantar", "tocar", "dançar", "gostar", "adorar",
  ]
  /// What a whole has so many of.
  static let counted: [String: WordSet] = [
    "livro": ["página", "folha", "capítulo"], "gibi": ["página"], "revista": ["página"],
    "pacote": ["figurinha", "bala", "bolacha", "biscoito", "folha"],
    "caderno": ["página", "folha", "matéria"],
    "quebra-cabeça": ["peça"], "puzzle": ["peça"], "nota": ["real", "reais", "euro"],
    "moeda": ["real", "reais", "euro", "centavo", "cêntimo"],
    "caixa": ["lápis", "ovo", "bombom", "chocolate", "lata", "morango"],
    "filme": ["hora", "minuto"], "aula": ["hora", "minuto"], "viagem": ["hora", "dia"],
    "vídeo": ["hora", "minuto"], "prédio": ["andar"], "casa": ["andar", "quarto"],
    "apartamento": ["quarto", "andar"], "sofá": ["lugar"], "mesa": ["lugar"],
    "carro": ["porta", "lugar"],
    "garrafa": ["litro"], "saco": ["quilo", "quilograma"], "pacote de arroz": ["quilo"],
    "escada": ["degrau"], "criança": ["ano"], "menino": ["ano"], "menina": ["ano"],
    "bebê": ["mês", "dia", "semana"], "bebé": ["mês", "dia", "semana"], "filho": ["ano"],
    "filha": ["ano"], "curso": ["mês", "ano", "hora"], "contrato": ["ano", "mês"],
    "consulta": ["minuto", "hora"], "sessão": ["minuto", "hora"],
    "corrida": ["metro", "quilômetro", "quilómetro"], "bolo": ["andar"],
    "bilhete": ["euro", "real", "reais"],
  ]
  /// Taking what goes somewhere.
  static let boarding: WordSet = [
    "apanhar", "pegar", "perder", "tomar", "comprar", "esperar", "reservar",
  ]
  /// Where one takes it.
  static let stops: WordSet = [
    "estação", "ponto", "paragem", "parada", "aeroporto", "rodoviária", "terminal", "rua", "praça",
    "esquina", "avenida", "porto", "cais", "metrô", "metro", "casa", "internet", "loja", "mercado",
    "supermercado",
  ]
}
