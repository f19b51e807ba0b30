import AACCore

/// Words of Portuguese rows that are said as they are laid (Bechara, *Ordem direta*).
enum AsLaidWords {
  /// Which time it is.
  static let ahead: WordSet = ["próximo", "próxima", "que vem"]
  /// What goes on besides events and the weather.
  static let lasting: WordSet = [
    "guerra", "briga", "greve", "pandemia", "barulho", "confusão", "obra", "crise", "bagunça",
    "discussão", "trânsito", "febre", "dor", "tosse", "pesadelo",
  ]
  /// What goes up and down by itself.
  static let rising: WordSet = [
    "rio", "maré", "água", "nível", "mar", "lago", "febre", "glicose", "pressão", "temperatura",
    "inflação", "dólar", "fumaça", "sol", "lua", "gasolina", "aluguel",
  ]
  /// What is changed by others.
  static let changing: WordSet = ["horário", "regra", "lei", "clima", "programação", "cardápio"]
  /// Who pays what is dear.
  static let insurers: WordSet = [
    "seguro", "plano de saúde", "convênio", "SUS", "plano", "garantia", "seguradora", "governo",
    "prefeitura",
  ]
  static let machines: WordSet = [
    "caixa eletrônico", "máquina", "aspirador", "impressora", "ralo", "privada", "elevador",
    "máquina de lavar", "porta",
  ]
  static let disasters: WordSet = [
    "terremoto", "guerra", "vírus", "doença", "incêndio", "tempestade", "furacão", "enchente",
    "tsunami", "vulcão", "bomba", "tiro", "raio", "pandemia", "câncer", "deslizamento", "acidente",
    "seca", "avalanche", "explosão", "tornado", "ciclone", "terramoto", "covid", "epidemia",
  ]
  static let tasted: WordSet = ["doce", "grudento", "pegajoso", "fedido", "cheiroso", "melado"]
  /// What is had in a sweet kind.
  static let sorted: WordSet = ["batata", "pipoca", "vinho", "amendoim", "pão", "leite", "creme"]
  /// What tells by what is on it.
  static let showing: WordSet = [
    "mapa", "placa", "gps", "GPS", "foto", "livro", "filme", "raio-x", "relógio", "exame",
    "termômetro", "tela", "site", "cartaz", "jornal", "vídeo", "balança",
  ]
  static let loud: WordSet = [
    "gelo", "semáforo", "carro", "motor", "trem", "porta", "geladeira", "chuva", "vento",
    "máquina", "moto", "caminhão", "avião", "elevador",
  ]
  /// What two make together.
  static let making: WordSet = [
    "assar", "cozinhar", "fritar", "preparar", "plantar", "montar", "construir", "pintar", "colher",
    "limpar", "arrumar",
  ]
  /// Qualities that name people.
  static let people: WordSet = [
    "vegetariano", "vegano", "cego", "surdo", "diabético", "cadeirante", "aposentado", "idoso",
    "desempregado", "estrangeiro", "deficiente", "autista", "gago", "mudo", "canhoto",
  ]
  /// Peoples, named by a quality.
  static let peoples: WordSet = [
    "romano", "egípcio", "grego", "português", "brasileiro", "espanhol", "inglês", "francês",
    "holandês", "africano", "japonês", "chinês", "árabe", "judeu", "muçulmano", "cristão", "mouro",
    "inca", "maia", "asteca", "fenício", "bárbaro", "alemão", "italiano", "americano", "argentino",
    "russo", "indígena", "viking", "índio", "europeu", "turco", "persa", "budista", "católico",
  ]
  /// Whether what people are like names them as well.
  static func names(_ quality: String) -> Bool {
    people.contains(quality) || peoples.contains(quality)
  }

  /// What fetches people.
  static let buses = ["ônibus", "van", "ambulância", "táxi", "trem", "metrô", "avião", "barco"]
  /// What noise, pain and the weather keep one from.
  static let hindered: WordSet = [
    "dormir", "descansar", "brincar", "sair", "andar", "respirar", "falar", "comer", "estudar",
    "trabalhar", "pensar", "ler", "ver", "ouvir", "correr", "jogar", "passear", "levantar",
    "sentar",
    "viver", "viajar", "entrar", "passar", "engolir", "relaxar", "concentrar",
  ]
  /// What one may stay away from.
  static let attended: WordSet = [
    "aula", "trabalho", "serviço", "prova", "terapia", "consulta", "reunião", "treino", "ensaio",
    "missa", "compromisso", "escola", "fisioterapia", "encontro",
  ]
  static let sizes: WordSet = [
    "estreito", "apertado", "curto", "pequeno", "baixo", "alto", "largo", "longo", "pesado",
  ]
  /// What comes to an end though nobody ends it.
  static let used: WordSet = [
    "bateria", "pilha", "gás", "luz", "água", "dinheiro", "tinta", "leite", "pão", "café", "filme",
    "aula", "festa", "recreio", "férias", "gasolina", "remédio", "tempo", "comida", "papel",
  ]
  /// What one pays and goes in with.
  static let passes: WordSet = ["cartão", "bilhete", "ingresso", "senha", "crachá", "passe"]
  static let itching: WordSet = ["etiqueta", "lã", "gola", "capim", "grama", "palha", "espinho"]
  /// Where food is cooked for many.
  static let houses: WordSet = [
    "hospital", "escola", "restaurante", "creche", "cantina", "asilo", "hotel", "avião", "clínica",
    "lanchonete", "refeitório",
  ]
  /// Who one fears is there.
  static let lurking: WordSet = [
    "monstro", "fantasma", "ladrão", "bruxa", "palhaço", "vampiro", "zumbi", "bicho-papão", "homem",
    "menino", "alguém", "pessoa", "criança", "gente",
  ]
  static let sides: WordSet = [
    "embaixo", "debaixo", "atrás", "dentro", "perto", "em cima", "na frente", "em", "ao lado",
    "embaixo de", "debaixo de", "atrás de", "dentro de", "perto de", "em cima de",
  ]
}
