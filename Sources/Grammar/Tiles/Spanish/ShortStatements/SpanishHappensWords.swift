import AACCore

/// Words of rows of what happens to things by itself (NGLE §41.13).
enum SpanishHappensWords {
  /// What things do with *se* and people seldom do to them at will.
  static let byItself: WordSet = [
    "agotar", "fundir", "hundir", "derretir", "estropear", "averiar", "despegar", "soltar",
    "derramar", "desinflar", "congelar", "marchitar", "pudrir", "atascar", "rajar", "rasgar",
    "descoser", "oxidar", "bloquear", "descargar", "encoger", "evaporar", "agrietar", "desbordar",
    "derrumbar", "quemar", "mojar", "romper", "inundar", "desatar", "enfriar", "pinchar",
  ]
  /// What people do to them as well: told of nobody only where a cause stands beside it.
  static let alsoByItself: WordSet = [
    "abrir", "cerrar", "apagar", "encender", "parar", "mover", "doblar", "vaciar", "llenar",
    "gastar", "secar", "calentar", "manchar", "ensuciar", "arrugar", "hinchar", "borrar",
    "torcer", "cortar",
  ]
  /// What people do to them at will too, where no time was chosen.
  static let alsoAtWill: WordSet = [
    "pinchar", "mojar", "soltar", "desatar", "enfriar", "quemar", "inundar",
    "descargar", "desinflar", "romper", "derramar", "oxidar",
  ]
  /// In what one cooks.
  static let cooking: WordSet = [
    "microondas", "olla", "sartén", "horno", "cazo", "cazuela", "fuego", "congelador", "nevera",
  ]
  /// What comes off something.
  static let comingOff: WordSet = ["despegar", "soltar", "desatar", "descoser"]
  /// By what it comes.
  static let causes: WordSet = [
    "viento", "lluvia", "tormenta", "calor", "frío", "sol", "golpe", "rayo", "humedad", "nieve",
    "granizo", "hielo", "helada", "accidente", "terremoto", "apagón", "peso", "incendio", "huracán",
    "inundación",
  ]
  /// Causes of what is done at once.
  static let sudden: WordSet = [
    "viento", "golpe", "tormenta", "rayo", "apagón", "terremoto", "huracán", "accidente",
  ]
  /// What acts by its own force.
  static let acting: WordSet = [
    "sol", "viento", "lluvia", "tormenta", "calor", "frío", "rayo", "incendio", "huracán", "fuego",
    "granizo", "ola", "agua", "sal", "plancha", "horno",
  ]
  /// What befalls water itself.
  static let ofWater: WordSet = [
    "derramar", "congelar", "evaporar", "desbordar", "agotar", "enfriar", "calentar",
  ]
  /// How it comes.
  static let suddenly: WordSet = ["de golpe", "de repente", "sin querer"]
  /// What belongs to a whole.
  static let parts = ItselfWords.parts.union([
    "pantalla", "correa", "cordón", "cordones", "suela", "tacón", "bolsillo", "cinta", "collar",
    "motor", "cristal", "tela", "costura", "lazo", "etiqueta", "pegatina", "cadena", "bisagra",
    "rama", "pomo", "tirador", "hebilla", "bombilla",
  ])
  /// What is set up in a place for good.
  static let installed: WordSet = [
    "bombilla", "luz", "lámpara", "farola", "ventana", "puerta", "grifo", "ascensor", "persiana",
    "calefacción", "váter", "lavabo", "ducha", "espejo", "tele", "televisión", "lavadora", "timbre",
    "tubería", "columpio", "tobogán", "techo", "pared", "cristal", "fregadero", "bañera",
    "proyector", "escalera mecánica", "semáforo", "radiador",
  ]
  /// What holds things or bears them, besides places and furniture.
  static let holders: WordSet = [
    "mano", "vaso", "bolsillo", "sartén", "olla", "horno", "plato", "nevera", "congelador",
    "mochila", "bolsa", "caja", "cubo", "charco", "bañera", "mar", "río", "lago", "piscina", "taza",
    "cazo", "tostadora", "microondas", "jarrón", "maleta", "cajón", "armario", "estuche", "cesta",
    "chimenea", "hoguera", "fuego", "parrilla", "botella", "bandeja", "lavadora", "secadora",
    "barro", "arena", "nieve", "agua", "suelo", "boca", "manos", "bolso", "cartera", "tarro",
  ]
  /// With what people take things off.
  static let tools: WordSet = [
    "tijeras", "cuchillo", "alicates", "destornillador", "llave", "martillo", "espátula", "mano",
    "manos", "uña", "uñas", "cuidado",
  ]
  /// To what food clings.
  static let pans: WordSet = [
    "olla", "sartén", "cazuela", "cazo", "plato", "horno", "bandeja", "paellera", "fuente", "molde",
    "parrilla", "cuchara", "dientes", "mano", "manos", "dedo", "dedos",
  ]
}
