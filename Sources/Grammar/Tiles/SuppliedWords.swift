import AACCore

/// Words of rows without a verb.
enum SuppliedWords {
  /// How a thing is for the time being (NGLE §37.9, *predicados de estadio*).
  static let conditions: WordSet = [
    "roto", "seco", "mojado", "sucio", "limpio", "lleno", "vacío", "helado", "caliente", "apretado",
    "abierto", "cerrado", "encendido", "apagado", "perdido", "muerto", "estropeado", "averiado",
    "descompuesto", "crudo", "quemado", "podrido", "maduro", "ocupado", "libre", "cargado",
    "descargado",
    "torcido", "hinchado", "rasgado", "atascado", "suelto", "atado", "desatado", "arrugado",
    "listo",
    "terminado", "prohibido", "quebrado", "molhado", "sujo", "limpo", "cheio", "vazio", "gelado",
    "quente",
    "apertado", "aberto", "fechado", "aceso", "desligado", "ligado", "morto", "estragado", "cru",
    "queimado", "podre", "livre", "carregado", "descarregado", "torto", "inchado", "furado",
    "entupido",
    "solto", "amarrado", "amassado", "pronto", "acabado", "avariado", "partido", "frío", "frio",
  ]

  /// What is thought of things.
  static let judged: WordSet = [
    "caro", "barato", "difícil", "fácil", "aburrido", "divertido", "cómodo", "incómodo",
    "peligroso", "importante", "interesante", "imposible", "injusto", "justo", "gratis",
  ]

  /// Where things are to each other.
  static let places: WordSet = [
    "debajo", "debajo de", "encima", "encima de", "dentro", "dentro de", "detrás", "detrás de",
    "delante de", "delante", "sobre", "cerca de", "cerca", "lejos de", "lejos", "embaixo",
    "embaixo de",
    "debaixo de", "debaixo", "em cima de", "em cima", "atrás de", "atrás", "perto de", "perto",
    "longe de", "na frente de",
  ]

  /// What holds things.
  static let containers: WordSet = [
    "caja", "bolsa", "cajón", "mochila", "estuche", "cesta", "cubo", "vaso", "plato", "botella",
    "bolsillo", "bolso", "maleta", "sobre", "bote", "caixa", "gaveta", "mala", "estojo", "cesto",
    "balde", "copo", "prato", "garrafa", "envelope", "pote", "saco", "mano", "mão", "nevera",
    "geladeira", "frigorífico", "basura", "lixo", "papelera",
  ]

  /// What something can be there for: meals, and what one does with time.
  static let purposes: WordSet = [
    "cenar", "comer", "desayunar", "merendar", "almorzar", "beber", "jantar", "almoçar", "lanchar",
    "cena", "comida", "desayuno", "merienda", "almuerzo", "almoço", "lanche", "café da manhã",
    "hacer", "fazer", "ver",
  ]
  /// What is served as what.
  static let courses: WordSet = [
    "postre", "primero", "segundo", "comer", "cenar", "sobremesa", "entrada", "deberes", "lição",
    "tarea",
  ]

  /// How food tastes.
  static let tastes: WordSet = [
    "rico", "delicioso", "soso", "salado", "asqueroso", "exquisito", "gostoso", "saboroso",
    "salgado",
    "ruim", "nojento", "picante", "amargo", "agrio", "azedo", "duro", "blando", "mole",
  ]

  /// *Miel / dulce, limón / ácido, mermelada / pegajosa, yogur / caducado*: how Spanish says food tastes and things feel, with nothing
  /// more (NGLE §37.7–37.9); nil of other qualities.
  static func copula(for quality: Lexeme, _ isFood: Bool) -> String? {
    if spoilt.contains(quality.lemma) { return "estar" }
    return isFood && flavours.contains(quality.lemma) ? "ser" : nil
  }

  private static let spoilt: WordSet = [
    "pegajoso", "resbaladizo", "caducado", "podrido", "grasiento", "pringoso", "mohoso", "rancio",
  ]
  private static let flavours: WordSet = ["dulce", "ácido"]

  /// What is said of things as they are felt, with a degree.
  static let felt: WordSet = [
    "duro", "blando", "mole", "frío", "frio", "caliente", "quente", "alto", "bajo", "helado",
    "gelado",
  ]

  /// What one exclaims about without an adjective.
  static let exclaimed: WordSet = [
    "asco", "pena", "suerte", "lío", "rollo", "guay", "ruido", "susto", "vergüenza", "nojo",
    "sorte",
    "bagunça", "barulho", "vergonha", "saudade", "delícia", "legal", "fixe", "giro", "chulo",
  ]

  /// What *hacer* says of the weather.
  static let weather: WordSet = ["calor", "frío", "frio", "sol", "viento", "vento"]
}
