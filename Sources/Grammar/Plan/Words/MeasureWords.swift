import AACCore

/// Words of amounts and times in pieces (NGLE §19.8, §24.5, §30.10).
enum MeasureWords {
  /// Those by which such a piece is found.
  static let any = some.union([
    "y", "y media", "y medio", "medio", "todo", "toda", "todos", "todas", "que", "que viene", "a",
    "de",
    "cientos", "miles", "centenares", "decenas", "millones", "otro", "otra", "otros", "otras",
    "por", "desde", "hasta", "antes de", "después de", "a partir de", "mismo", "misma", "mismos",
    "mismas", "solo", "sola", "súper",
    "más", "muy", "próximo", "la mayoría", "la mayoría de", "mayoría", "mitad", "resto",
  ])
  /// Some of several.
  static let some: WordSet = [
    "uno", "una", "alguno", "ninguno", "muchos", "pocos", "varios", "dos", "tres", "cuatro",
    "cinco",
  ]
  /// Times that last.
  static let spans: WordSet = [
    "día", "días", "semana", "semanas", "mes", "meses", "año", "años", "mañana", "mañanas",
    "tarde", "tardes", "noche", "noches", "verano", "veranos", "invierno", "rato", "fin de semana",
    "fines de semana", "otoño", "primavera", "curso",
  ]
  static let feminine: WordSet = [
    "semana", "semanas", "mañana", "mañanas", "tarde", "tardes", "noche", "noches", "primavera",
  ]
  /// What is measured and is no word of quantity elsewhere.
  static let units: WordSet = [
    "metro", "kilómetro", "centímetro", "litro", "vaso", "punto", "grado",
  ]
  static let byDay = [
    "mañana": "por la mañana", "tarde": "por la tarde", "noche": "por la noche",
    "mañanas": "por las mañanas", "tardes": "por las tardes", "noches": "por las noches",
  ]
  static let sides = [
    "izquierda": "a la izquierda", "izquierdo": "a la izquierda", "derecha": "a la derecha",
    "derecho": "a la derecha",
  ]
  static let partsOfDay: WordSet = ["tarde", "mañana", "noche", "madrugada"]
  /// Verbs behind which *a* and a number are a price, a score or a temperature.
  static let scoring: WordSet = [
    "estar", "costar", "vender", "ganar", "perder", "empatar", "ir", "comprar", "jugar", "contar",
    "tocar", "llegar hasta", "multiplicar", "dividir", "sumar", "ver", "invitar", "conocer",
  ]
  /// Verbs of thinking and saying.
  static let thinking: WordSet = [
    "creer", "pensar", "decir", "suponer", "esperar", "imaginar", "parecer", "contestar",
    "responder", "saber", "jurar", "temer",
  ]
  /// What is done once a day, and not the whole day.
  static let daily: WordSet = [
    "ir", "comer", "beber", "tomar", "levantarse", "acostarse", "ducharse", "bañarse", "lavarse",
    "cenar", "desayunar", "almorzar", "merendar", "cepillarse", "despertarse", "venir", "llamar",
    "llegar", "vestirse", "peinarse", "volver", "visitar", "hacer", "comprar", "regar", "coger",
    "practicar", "entrenar", "salir", "empezar", "limpiar", "barrer",
  ]
  /// What leaves, begins or is shown at its hour: *el autobús de las siete, la película de las diez*.
  static let timetabled: WordSet = [
    "autobús", "bus", "tren", "avión", "vuelo", "barco", "ferry", "metro", "micro", "colectivo",
    "camión", "película", "peli", "función", "sesión", "clase", "misa", "cita", "reunión",
    "telediario", "noticias", "turno", "alarma", "pastilla", "programa", "partido",
  ]
}
