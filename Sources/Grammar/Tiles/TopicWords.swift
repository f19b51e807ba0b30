import AACCore

/// Words of Spanish rows that begin with their topic.
enum TopicWords {
  /// Verbs of which the whole is who has the part, or what one wants with it.
  static let keeping: WordSet = ["tener", "llevar", "haber", "ser", "estar", "querer", "necesitar"]

  /// Whether a thing is made of such parts.
  static func isPart(_ part: String, of whole: String) -> Bool {
    parts[part]?.contains(whole) == true
  }

  private static let wheeled: WordSet = [
    "coche", "bici", "bicicleta", "moto", "patinete", "silla de ruedas", "carrito", "camión",
    "autobús", "tractor", "triciclo", "carro",
  ]
  private static let powered: WordSet = [
    "móvil", "tablet", "tableta", "ordenador", "portátil", "comunicador", "celular", "patinete",
    "cámara", "reloj", "consola", "silla de ruedas",
  ]
  private static let small: WordSet = [
    "mando", "juguete", "reloj", "linterna", "radio", "micrófono", "teclado", "ratón", "muñeca",
  ]
  private static let screens: WordSet = powered.union(["tele", "televisión"])
  private static let rooms: WordSet = [
    "casa", "cocina", "clase", "habitación", "salón", "baño", "cuarto", "coche", "ascensor",
    "nevera", "armario", "garaje", "autobús",
  ]
  private static let fastened: WordSet = [
    "chaqueta", "abrigo", "pantalón", "pantalones", "mochila", "bolso", "estuche", "sudadera",
    "camisa", "vestido", "falda", "cazadora", "rebeca",
  ]
  private static let shoes: WordSet = [
    "zapato", "zapatos", "zapatilla", "zapatillas", "botas", "deportivas", "playeras",
  ]
  private static let closed: WordSet = [
    "bote", "botella", "caja", "yogur", "olla", "boli", "rotulador", "tarro", "táper", "váter",
  ]
  private static let stories: WordSet = ["libro", "cuento", "cuaderno", "cómic", "revista"]
  private static let parts: [String: WordSet] = [
    "rueda": wheeled, "ruedas": wheeled, "freno": wheeled, "frenos": wheeled, "motor": wheeled,
    "pila": small, "pilas": small, "batería": powered, "pantalla": screens, "funda": powered,
    "cargador": powered, "puerta": rooms, "ventana": rooms, "cremallera": fastened,
    "botón": fastened.union(small), "capucha": fastened, "bolsillo": fastened, "cordón": shoes,
    "cordones": shoes, "tapa": closed, "tapón": closed, "página": stories, "páginas": stories,
    "pieza": ["puzle", "puzzle", "rompecabezas"], "piezas": ["puzle", "puzzle", "rompecabezas"],
    "vela": ["tarta", "pastel"], "velas": ["tarta", "pastel"],
    "cristal": ["gafas", "móvil", "ventana", "reloj", "coche"],
    "mando": screens, "manga": fastened, "mangas": fastened, "suela": shoes, "asa": fastened,
    "pata": ["mesa", "silla", "cama", "sofá"], "patas": ["mesa", "silla", "cama", "gafas"],
    "altavoz": powered.union(["tele"]), "teclado": powered, "botones": fastened,
    "retrovisor": wheeled, "timbre": wheeled, "sillín": wheeled, "manillar": wheeled,
    "final": ["película", "peli", "cuento", "libro", "serie"],
  ]
  /// What brings things into or out of what holds them.
  static let placing = [
    "meter": "en", "guardar": "en", "poner": "en", "echar": "en", "dejar": "en", "colgar": "en",
    "tirar": "en", "haber": "en", "sacar": "de", "coger": "de",
  ]
  /// What is not put into things.
  static let standing = KindSet(.vehicle, .furniture, .place, .room, .home)
  /// What breaks by itself.
  static let breaking: WordSet = [
    "romper", "pinchar", "estropear", "caer", "rajar", "soltar", "despegar", "quemar",
  ]
  /// What is told when it has happened.
  static let mischances: WordSet = ["perder", "romper", "olvidar", "encontrar", "manchar"]
  /// What has no article as the time of the year.
  static let seasons: WordSet = ["Navidad", "vacaciones", "carnaval"]
  /// What one does when one is tired.
  static let restful: WordSet = [
    "dormir", "descansar", "sentar", "sentarse", "parar", "ir", "irse", "acostar", "acostarse",
    "tumbarse", "tumbar", "volver", "querer", "poder", "salir", "jugar", "necesitar", "estar",
  ]
  /// What one has and feels.
  static let felt: WordSet = EverydayAlone.had.union(["razón", "suerte"])
  /// What holds many things.
  static let stores: WordSet = [
    "mochila", "caja", "bolsa", "nevera", "horno", "microondas", "lavadora", "lavavajillas",
    "cajón", "armario", "basura", "papelera", "maleta", "cesta", "bolsillo", "estantería",
    "congelador", "maletero", "bolso", "mesa", "silla", "cama", "sofá", "suelo", "frigorífico",
    "baúl", "cubo", "despensa", "taquilla",
  ]
  /// What things are poured and laid into.
  static let vessels: WordSet = [
    "vaso", "taza", "plato", "olla", "sartén", "estuche", "bote", "cuenco", "carpeta", "cartera",
    "jarra", "sobre", "hucha",
  ]
  /// What lasts for a time and has its own doings.
  static let occasions: WordSet = [
    "cumpleaños", "cumple", "fiesta", "boda", "comunión", "bautizo", "recreo", "excursión",
    "Navidad", "vacaciones", "campamento", "carnaval", "feria",
  ]
  /// What is done during it.
  static let celebrating: WordSet = [
    "abrir", "comer", "beber", "soplar", "soplar las velas", "romper", "ver", "cantar", "dibujar",
    "perder", "aprender", "leer", "tocar", "acariciar", "montar", "recibir", "merendar", "visitar",
  ]
  /// What is done for it.
  static let preparing: WordSet = [
    "hinchar", "inflar", "comprar", "envolver", "traer", "preparar", "cocinar", "elegir",
    "querer", "pedir", "desear",
  ]
  /// What is made for a meal and taken at it.
  static let serving = [
    "hacer": "para", "cocinar": "para", "preparar": "para", "comprar": "para", "pedir": "para",
    "haber": "para",
    "tomar": "en", "comer": "en", "beber": "en",
  ]
  /// What one does with an appointment.
  static let arranging: WordSet = [
    "cambiar", "anular", "cancelar", "confirmar", "olvidar", "perder", "apuntar", "mover",
  ]
  /// What colours.
  static let pens: WordSet = [
    "rotulador", "rotuladores", "pincel", "pinceles", "lápiz", "lápices", "cera", "ceras",
    "témpera", "témperas", "acuarela", "acuarelas", "tiza", "tizas", "boli", "bolígrafo",
    "subrayador",
  ]
  /// What things are made of by hand.
  static let materials: WordSet = [
    "lego", "legos", "plastilina", "bloques", "arcilla", "barro", "cartulina", "cartón", "palos",
  ]
  /// Where one waits.
  static let waiting: WordSet = [
    "parada", "cola", "fila", "estación", "andén", "semáforo", "sala de espera", "recepción",
  ]
  /// What goes through an opening.
  static let passing: WordSet = ["volar", "salir", "entrar", "escapar", "escaparse", "asomarse"]
  /// What is told and sung to one.
  static let told: WordSet = ["leer", "contar", "cantar"]
  /// By what one falls asleep.
  static let soothing: WordSet = told.union([
    "escuchar", "oír", "tomar", "beber", "abrazar", "apagar", "cerrar", "bajar",
  ])
}
