import AACCore

/// Words of clauses within the sentence (NGLE §46, §47; Cunha & Cintra, chapter 18).
enum WithinClauseWords {
  static let openers: WordSet = [
    "porque", "quando", "que", "mas", "enquanto", "já que", "pois", "se", "cuando", "pero",
    "mientras", "ya que", "si",
  ]
  static let reasons: WordSet = ["porque", "mas", "já que", "pois", "pero", "ya que"]
  static let feasts: WordSet = [
    "Natal", "Páscoa", "Carnaval", "carnaval", "feriado", "Réveillon", "Ano-Novo", "Ano Novo",
    "Navidad", "Pascua", "Nochebuena", "Nochevieja", "Halloween", "Año Nuevo",
    "festivo",
  ]
  /// Pronouns that only do something, or are said to have it.
  static let doers: WordSet = [
    "eu", "tu", "você", "ele", "ela", "nós", "eles", "elas", "vocês", "a gente", "yo", "tú", "él",
    "ella", "nosotros", "nosotras", "ellos", "ellas", "ustedes", "usted", "vos", "vosotros",
  ]
  /// What one does alone, though it can be done with somebody.
  static let alone: WordSet = [
    "dormir", "gritar", "acordar", "chorar", "rir", "correr", "cair", "morrer", "sumir", "nascer",
    "respirar", "mentir", "tossir", "espirrar", "vomitar", "tropeçar", "desmaiar", "roncar",
  ]
  static let hours: WordSet = ["cedo", "tarde", "pronto", "temprano"]
  /// What a deed is.
  static let ofDeeds: WordSet = [
    "importante", "bom", "ruim", "fácil", "difícil", "divertido", "perigoso", "legal", "necessário",
    "chato", "útil", "proibido", "saudável", "longe", "perto", "caro", "barato", "gostoso",
    "impossível", "possível", "obrigatório", "urgente", "melhor", "pior", "permitido", "tarde",
    "cedo", "cansativo", "complicado", "simples", "rápido", "relaxante", "fixe", "giro", "errado",
    "bueno", "malo", "peligroso", "necesario", "aburrido", "prohibido", "sano",
    "saludable", "imposible", "posible", "obligatorio", "mejor", "peor", "lejos", "cerca",
  ]
  /// What is there and is nobody's.
  static let there: WordSet = [
    "barulho", "fila", "gente", "fumaça", "neve", "vento", "lama", "poeira", "eclipse", "feriado",
    "sol", "chuva", "tempestade", "trovão", "relâmpago", "incêndio", "multidão", "vaga",
  ]
  /// What is done for animals and babies.
  static let caring: WordSet = [
    "dar", "lavar", "secar", "trocar", "limpar", "alimentar", "escovar", "pentear", "cuidar",
    "levar", "abraçar", "consolar", "acalmar", "ninar", "passear", "bañar", "cambiar", "limpiar",
    "cepillar", "peinar", "llevar", "abrazar", "calmar", "pasear", "curar",
  ]
  static let crying: WordSet = ["chorar", "latir", "miar", "llorar", "ladrar", "maullar"]
  static let needy: WordSet = [
    "sujo", "molhado", "doente", "machucado", "faminto", "sedento", "sucio", "mojado", "enfermo",
    "herido", "hambriento", "seco", "murcho",
  ]
  /// How places are where nothing can be done.
  static let closed: WordSet = ["fechado", "aberto", "trancado", "lotado", "ocupado"]
  /// What is done at a place.
  static let living: WordSet = [
    "morar", "viver", "nascer", "trabalhar", "estudar", "brincar", "dormir",
  ]
  static let small: WordSet = ["bebê", "bebé", "neném"]
  static let wanting: WordSet = [
    "querer", "poder", "precisar", "conseguir", "tentar", "ter que", "ter de", "gostar", "ir",
    "necesitar", "intentar", "tener que",
  ]
  /// What happens to things and is over then.
  static let mishaps: WordSet = [
    "quebrar", "furar", "acabar", "fechar", "começar", "atrasar", "estragar", "sumir", "rasgar",
    "cair", "queimar", "molhar", "morrer", "descarregar", "desligar", "entupir", "parar", "secar",
    "derreter", "terminar", "estourar", "travar", "partir", "avariar", "esfriar", "sujar", "apagar",
    "desaparecer", "esgotar", "vencer", "murchar", "azedar", "sair", "passar", "quebrar-se",
    "romper", "pinchar", "cerrar", "empezar", "estropear", "caer", "quemar", "mojar", "morir",
    "descargar", "atascar", "derretir", "reventar", "agotar", "averiar", "retrasar", "fallar",
    "desinflar", "perder",
  ]
  /// Verbs of which *de que, com que, em que* is said of a thing.
  static let governing: WordSet = [
    "gostar", "precisar", "lembrar-se", "esquecer-se", "sonhar", "pensar", "depender", "ter medo",
    "falar", "acreditar", "confiar", "cuidar", "rir", "morar", "viver", "nascer", "trabalhar",
    "estudar", "brincar", "dormir",
  ]
  static let losing: WordSet = [
    "perder", "quebrar", "rasgar", "estragar", "sumir", "vender", "jogar fora", "partir",
  ]
}
