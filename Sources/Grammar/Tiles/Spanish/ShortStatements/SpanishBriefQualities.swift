import AACCore

/// Qualities of short rows without a verb (NGLE §13.5, §37.7–37.9).
enum SpanishBriefQualities {
  /// Qualities that are nouns as well.
  static let homographs: WordMap<String> = [
    "cómoda": "cómodo", "cómodas": "cómodo", "crujiente": "crujiente", "crujientes": "crujiente",
    "brillante": "brillante", "brillantes": "brillante", "pintado": "pintado",
    "pintada": "pintado",
  ]
  /// What tells of which sort a thing is.
  static let sorting: WordSet = [
    "polar", "pardo", "solar", "eléctrico", "frito", "mecánico", "integral", "escolar", "infantil",
    "dental", "doméstico", "asado", "cocido", "hervido", "portátil", "deportivo", "marino",
    "musical", "público", "terrestre",
  ]
  /// What has the weather in it.
  static let skies: WordSet = ["cielo", "mar", "día", "tiempo", "cara", "nube", "nubes"]
  /// What is thought of a thing and does not tell which one it is.
  static let judged: WordSet = [
    "cómodo", "incómodo", "caro", "barato", "difícil", "fácil", "divertido", "aburrido", "bonito",
    "feo", "peligroso", "útil", "precioso",
  ]
  static let newly: WordSet = ["nuevo", "viejo", "bueno", "mejor", "peor", "malo"]
  /// How food becomes that lies about.
  static let staling: WordSet = ["duro", "seco", "blando", "rancio"]
  /// What is so for somebody.
  static let fitting: WordSet = [
    "pequeño", "grande", "alto", "bajo", "estrecho", "ancho", "largo", "corto", "difícil", "fácil",
    "complicado", "pesado", "peligroso", "importante", "incómodo",
  ]
  static let narrow: WordSet = ["estrecho", "ancho", "bajo", "corto"]
  static let tight: WordSet = [
    "estrecho", "apretado", "ajustado", "ancho", "holgado", "flojo", "grande", "pequeño", "corto",
    "largo", "justo",
  ]
  /// On what things are.
  static let surfaces: WordSet = ["pared", "suelo", "techo", "mesa", "alfombra", "estantería"]
  /// How they are there.
  static let placed: WordSet = [
    "torcido", "roto", "derramado", "tirado", "colgado", "pegado", "caído", "puesto", "apilado",
    "amontonado", "esparcido",
  ]
  static let harmful: WordSet = [
    "venenoso", "peligroso", "salvaje", "afilado", "resbaladizo", "tóxico", "hondo", "profundo",
    "agresivo", "frágil", "feroz",
  ]
}
