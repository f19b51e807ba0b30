import AACCore

/// Words of what happens and what things do, by which the subject of a verb is found (NGLE §41.4, *verbos inacusativos*).
enum HappeningWords {
  /// What comes out of taps, pipes and tubes.
  static let flowing: WordSet = [
    "agua", "gas", "aire", "humo", "jabón", "champú", "sonido", "tinta", "kétchup", "leche",
    "crema", "pegamento", "gasolina",
  ]
  static let arriving: WordSet = ["llegar", "venir"]
  /// What is brought to the door.
  static let delivered: WordSet = ["carta", "paquete", "pedido", "mensaje", "correo", "tormenta"]
  /// Those who come to one.
  static let callers: WordSet = [
    "médico", "médica", "doctor", "doctora", "policía", "bomberos", "cartero", "cartera",
    "fontanero", "electricista", "ambulancia", "enfermera", "enfermero", "técnico", "repartidor",
    "logopeda", "fisioterapeuta", "cuidadora", "cuidador", "visita", "Reyes Magos",
  ]
  /// What comes out of itself.
  static let rising: WordSet = [
    "sol", "luna", "humo", "arcoíris", "estrellas", "fuego", "agua", "gas",
  ]
  /// What falls from the sky.
  static let falling: WordSet = [
    "nieve", "lluvia", "granizo", "rayo", "rayos", "hojas", "nevada", "tormenta",
  ]
  static let livingOrDying: WordSet = ["morir", "morirse", "nacer", "fallecer"]
  static let cries: WordSet = [
    "ladrar", "maullar", "rugir", "relinchar", "aullar", "mugir", "balar", "piar", "volar",
  ]
  static let dogs: WordSet = [
    "perro", "perra", "perros", "perritos", "perrito", "cachorro", "cachorros",
  ]
  static let occurring: WordSet = [
    "ocurrir", "suceder", "aparecer", "desaparecer", "existir", "surgir",
  ]
  /// What things do, and nobody does to them.
  static let working: WordSet = [
    "funcionar", "arder", "explotar", "estallar", "flotar", "crecer", "caducar", "gotear", "sonar",
    "brillar", "fallar", "desteñir", "chorrear",
  ]
  /// What goes up, goes down and changes by itself.
  static let changing: [String: WordSet] = [
    "bajar": ["temperatura", "temperaturas", "fiebre", "marea", "precio", "precios"],
    "subir": ["temperatura", "temperaturas", "fiebre", "marea", "precio", "precios"],
    "cambiar": ["tiempo"], "soplar": ["viento"],
    "parar": ["lluvia", "tormenta", "ruido"], "terminar": ended, "acabar": ended,
    "empezar": ended, "comenzar": ended, "hervir": ["agua", "sopa", "leche"],
    "girar": ["tierra", "Tierra", "mundo", "noria"],
  ]
  /// What nobody begins or ends.
  private static let ended: WordSet = [
    "recreo", "partido", "fiesta", "concierto", "verano", "invierno", "vacaciones", "tormenta",
    "guerra", "función",
  ]
  static let beginning: WordSet = ["empezar", "comenzar", "acabar", "terminar"]
  /// Times of the year and of the week that come and go.
  static let seasons: WordSet = [
    "verano", "invierno", "otoño", "primavera", "fin de semana", "Navidad", "curso",
  ]
  /// What is held at its hour and named by no event.
  static let held: WordSet = [
    "clase", "clases", "colegio", "cole", "escuela", "función", "misa", "reunión", "espectáculo",
    "partido", "recreo", "asamblea", "obra",
  ]
  static let measuring: WordSet = ["durar", "costar", "valer", "pesar", "medir"]
  static let units: WordSet = [
    "euro", "euros", "dólar", "dólares", "peso", "pesos", "kilo", "kilos", "metro", "metros",
    "gramo", "gramos", "litro", "litros", "centímetro", "centímetros", "céntimo", "céntimos",
    "minuto", "minutos", "hora", "horas", "tonelada", "toneladas",
  ]
  /// Verbs of which something is said.
  static let saidOf = measuring.union([
    "ser", "estar", "caber", "oler", "oler a", "saber a", "quedar", "empezar", "comenzar", "acabar",
    "terminar", "abrir", "cerrar",
  ])
  /// How only things and places are.
  static let statesOfThings: WordSet = [
    "ocupado", "cerrado", "abierto", "lleno", "vacío", "roto", "estropeado", "limpio", "sucio",
    "encendido", "apagado", "oscuro", "averiado", "libre", "mojado", "seco",
  ]
  static let perceiving: WordSet = ["ver", "oír", "sentir", "escuchar"]
  static let perceived: WordSet = [
    "pasar", "sonar", "venir", "llegar", "caer", "salir", "llorar", "cantar", "ladrar", "entrar",
    "hablar", "volar", "nacer", "crecer", "gritar",
  ]
  static let nobodys: WordSet = [
    "oler", "oler a", "saber a", "pasar", "suceder", "ocurrir", "depender", "valer", "seguir",
    "continuar", "valer la pena", "ser hora", "resultar", "depender de", "dar igual que",
  ]
}
