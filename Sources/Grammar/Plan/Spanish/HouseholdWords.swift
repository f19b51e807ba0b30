import AACCore

/// Words of things of every day that are laid beside one another (NGLE §12.7, §29.4, §35.3).
enum HouseholdWords {
  static let tableware: WordSet = [
    "plato", "platos", "vaso", "vasos", "cubierto", "cubiertos", "tenedor", "tenedores", "cuchara",
    "cucharas", "cuchillo", "cuchillos", "servilleta", "servilletas", "copa", "copas", "mantel",
    "taza", "tazas", "agua", "pan",
  ]
  /// What one carries things in.
  static let bags: WordSet = [
    "maletín", "mochila", "bolso", "maleta", "paraguas", "bastón", "cartera", "bolsa",
  ]
  /// What holds a being.
  static let holding: WordSet = [
    "sombrero", "caja", "jaula", "cesta", "bolsa", "agua", "piscina", "río", "mar", "pozo", "cama",
    "cuna", "coche", "chistera", "bolsillo", "mochila", "agujero", "barro", "fuego", "bañera",
  ]
  static let smells: WordSet = ["quemado", "podrido", "rancio", "cerrado", "limpio", "nuevo"]
  static let grounds: WordSet = [
    "pueblo", "ciudad", "campo", "montaña", "playa", "bosque", "aldea", "centro", "barrio",
  ]
  static let units: WordSet = ["día", "semana", "mes", "hora", "año"]
  /// In what small children are wheeled and rocked.
  static let carts: WordSet = [
    "carrito", "cochecito", "sillita", "cuna", "hamaca", "columpio", "moisés", "capazo",
  ]
  static let talkedOf: WordSet = ["dinosaurio", "dinosaurios", "dragones", "fantasmas"]
  static let seasons: WordSet = ["verano", "invierno", "primavera", "otoño"]
  static let outings: WordSet = ["safari", "excursión", "viaje", "campamento", "paseo"]
  /// What is kept for several.
  static let reserved: WordSet = [
    "mesa", "habitación", "entradas", "billetes", "comida", "cena", "tarta",
  ]
  /// What somebody of the tale is told in.
  static let tales: WordSet = ["cuento", "película", "peli", "historia", "libro", "dibujos"]
  static let reading: WordSet = [
    "leer", "escuchar", "oír", "contar", "ver", "mirar", "escribir", "querer", "gustar", "comprar",
    "tener", "dar", "regalar", "traer", "coger", "dejar", "perder", "romper", "pintar", "dibujar",
    "llevar", "buscar", "encontrar", "necesitar", "guardar", "pedir", "esconder", "tirar",
  ]
  static let consuming: WordSet = ["comer", "cortar", "abrir", "soplar", "probar", "partir"]
  /// What one waits for at a feast.
  static let awaited: WordSet = ["tarta", "pastel", "roscón", "torta", "piñata", "regalo"]
  static let feasts: WordSet = [
    "boda", "fiesta", "comunión", "bautizo", "cumpleaños", "graduación", "carnaval",
  ]
}
