import AACCore

/// Words of rows in which a thing is a part of another, or has it (NGLE §12.7).
enum PartOfWords {
  /// What is always of something.
  static let relational: WordSet = [
    "final", "principio", "portada", "página", "título", "color", "sabor", "precio", "tamaño",
    "letra", "nombre", "tapa", "borde", "fondo", "centro", "esquina", "dueño", "dueña", "autor",
    "autora", "forma", "parte", "mitad", "resto", "rastro", "ruido", "sonido", "voz", "peso",
    "altura", "edad", "sombra", "contraseña", "pantalla", "batería", "motor", "capítulo",
    "protagonista",
    "correa", "cadena", "tapón", "mango", "asa", "etiqueta", "cremallera", "cristal", "marco",
  ]
  /// Who is somebody's or of a place.
  static let people: WordSet = [
    "dueño", "dueña", "jefe", "jefa", "director", "directora", "alcalde", "alcaldesa", "capitán",
    "entrenador", "entrenadora", "portero", "conserje", "amigo", "amiga", "novio", "novia",
    "vecino", "vecina", "médico", "profesor", "profesora", "profe", "hijo", "hija", "madre",
    "padre", "hermano", "hermana",
  ]
  /// Of these, who is only somebody's.
  static let kin: WordSet = [
    "amigo", "amiga", "novio", "novia", "vecino", "vecina", "hijo", "hija", "madre", "padre",
    "hermano", "hermana",
  ]
  static let lights: WordSet = ["sol", "luna", "vela", "lámpara", "faro", "linterna", "coche"]
  static let lessons: WordSet = ["clase", "profe", "profesor", "profesora", "examen", "taller"]
  static let arts: WordSet = ["arte", "ciencias", "gimnasia", "plástica", "mates", "lengua"]
  static let ofAnimals: WordSet = [
    "correa", "collar", "caseta", "jaula", "pienso", "cama", "comida", "nido", "huella",
  ]
  static let ofPlants: WordSet = ["hoja", "hojas", "rama", "flor", "tronco", "raíz", "fruto"]
  static let sites: WordSet = [
    "calle", "plaza", "iglesia", "parque", "bar", "tienda", "farmacia", "centro", "fiesta",
    "piscina",
  ]
  /// What is found in a place.
  static let found: WordSet = [
    "agua", "suelo", "techo", "tejado", "pared", "puerta", "ventana", "luz", "botón", "timbre",
    "comida", "menú", "cama", "persiana", "cortina", "escalera", "ascensor", "jardín", "patio",
    "terraza", "balcón", "chimenea", "columpio", "fuente", "banco", "arena", "césped", "wifi",
  ]
  /// What parts do.
  static let deeds: WordSet = [
    "tener", "pasar", "gotear", "brillar", "sonar", "oler", "doler", "crecer", "caer", "temblar",
    "picar", "apretar", "llegar",
  ]
  /// What they do to one.
  static let stirring: WordSet = [
    "despertar", "molestar", "asustar", "relajar", "marear", "encantar", "gustar", "cansar",
  ]
  static let patterns: WordSet = ["rayas", "lunares", "cuadros", "flores", "estrellas", "manga"]
  static let holders: WordSet = [
    "nevera", "cajón", "armario", "guantera", "maletero", "bolsillo", "mochila", "bolsa", "caja",
    "estantería", "congelador", "despensa", "cesto", "maleta", "cartera", "estuche", "cubo",
    "lavadora", "tendedero", "horno", "taquilla", "baúl", "papelera", "basura",
  ]
  static let flaws: WordSet = [
    "agujero", "mancha", "grieta", "nudo", "arañazo", "rasguño", "golpe", "gotera",
  ]
  /// How things are for a while besides what all rows know.
  static let states: WordSet = [
    "helado", "tierno", "agrio", "amargo", "salado", "soso", "rico", "duro", "blando", "nublado",
    "despejado", "resbaladizo", "flojo", "tirante", "colgado",
  ]
  /// Nouns that are written like qualities.
  static let written: WordMap<String> = ["helada": "helado", "cara": "caro", "caras": "caro"]
  /// Which one of several; without the ending.
  static let ranks = ["primer", "segund", "tercer", "últim"]
  /// How one feels about something; without the ending.
  static let moods = [
    "preocupad", "celos", "decepcionad", "orgullos", "enfadad", "contento", "contenta", "content",
    "hart", "enamorad", "nervios", "ilusionad", "emocionad", "asustad", "avergonzad", "sorprendid",
  ]
  static let harms: WordSet = [
    "alergia", "golpe", "picadura", "caída", "frío", "calor", "sol", "humo", "polvo",
  ]
}
