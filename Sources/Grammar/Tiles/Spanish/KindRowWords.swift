/// Words of Spanish rows that are known by their kinds.
///
/// Source: NGLE §12.2; *Diccionario de la lengua española*.
enum KindRowWords {
  /// What a thing has of its own and is praised or blamed for.
  static let properties: WordSet = [
    "sabor", "olor", "color", "forma", "sonido", "aspecto", "textura", "tacto",
  ]
  /// Feelings that something gives.
  static let given: WordSet = [
    "miedo", "asco", "pena", "risa", "vergüenza", "rabia", "envidia", "ilusión", "alegría",
    "pereza", "grima", "lástima", "susto",
  ]
  /// Days on which one is celebrated.
  static let ownDays: WordSet = [
    "cumpleaños", "cumple", "santo", "boda", "comunión", "graduación", "bautizo",
  ]
  /// Whom one calls one's own besides kin.
  static let dear: WordSet = [
    "mamá", "papá", "abuelo", "abuela", "tío", "tía", "profe", "maestra", "maestro", "profesora",
    "profesor", "seño", "vecino", "vecina", "compañero", "compañera", "héroe", "jefe", "jefa",
    "mejor amigo", "mejor amiga", "médico", "enfermera",
  ]
  /// Illnesses that come with pain.
  static let ills: WordSet = [
    "fiebre", "tos", "mocos", "náuseas", "gripe", "resfriado", "catarro", "vómitos", "diarrea",
  ]
  /// What hurts then.
  static let aching: WordSet = [
    "cabeza", "garganta", "barriga", "tripa", "estómago", "oído", "oídos", "espalda", "pecho",
    "muela", "ojos",
  ]
  /// What is seen or felt on the body.
  static let marks: WordSet = [
    "sangre", "herida", "pupa", "grano", "moratón", "chichón", "ampolla", "astilla", "picadura",
    "cicatriz", "picor", "mancha", "rasguño", "arañazo", "venda", "tirita", "escayola", "bulto",
  ]
  /// Who cooks for one.
  static let cooks: WordSet = [
    "abuela", "abuelo", "mamá", "papá", "tía", "tío", "madre", "padre", "cocinero", "cocinera",
    "yaya", "yayo",
  ]
  /// Meals that have dishes.
  static let meals: WordSet = ["cena", "desayuno", "merienda", "almuerzo", "comida", "postre"]
  /// What is opened, turned on and off for the warmth.
  static let airing: WordSet = [
    "ventana", "puerta", "ventilador", "aire", "aire acondicionado", "calefacción", "estufa",
    "radiador", "persiana", "balcón", "ventanas", "chimenea",
  ]
  /// What is done with it.
  static let airingDeeds: WordSet = [
    "abrir", "cerrar", "encender", "apagar", "poner", "subir", "bajar", "enchufar",
  ]
  /// Feelings of the body, and what is done for them.
  static let needs: WordMap<WordSet> = [
    "hambre": [
      "comer", "cenar", "merendar", "desayunar", "pedir", "preparar", "cocinar", "hacer", "comprar",
      "tomar",
    ],
    "sed": ["beber", "tomar", "pedir", "coger", "comprar"],
    "sueño": ["bostezar", "acostarse", "irse", "descansar", "tumbarse"],
    "calor": ["bañarse", "ducharse", "quitarse", "sudar", "beber", "nadar"],
    "miedo": ["esconderse", "correr", "taparse"],
    "fiebre": ["quedarse", "tomar", "descansar"],
    "tos": ["tomar", "beber", "quedarse"],
  ]
  /// What is done by one to another who is named behind.
  static let doneToOther: WordSet = [
    "pegar", "empujar", "molestar", "insultar", "morder", "arañar", "quitar", "gritar", "reñir",
    "regañar", "castigar", "perseguir", "asustar", "pellizcar", "escupir", "curar", "pinchar",
    "ayudar", "enseñar", "explicar", "cuidar", "bañar", "peinar", "vestir", "llevar", "recoger",
    "acompañar", "abrazar", "besar", "cortar", "poner", "dar", "traer", "regalar", "comprar",
    "contar", "prestar", "felicitar", "invitar", "examinar", "vacunar", "operar", "secar", "duchar",
    "despertar", "consolar", "tapar", "acariciar", "lamer", "picar", "chupar", "atender", "mirar",
    "revisar", "tranquilizar", "animar", "sujetar", "perdonar", "salvar", "rescatar", "leer",
    "cantar", "mojar", "pisar", "robar", "engañar", "pintar", "limpiar", "lavar",
    "saludar", "llamar", "visitar", "buscar", "arropar", "señalar",
  ]
  /// From where people come home.
  static let workplaces: WordSet = [
    "trabajo", "oficina", "cole", "colegio", "escuela", "instituto", "clase", "gimnasio",
    "hospital",
    "taller", "fábrica", "universidad", "guardería", "academia", "mercado", "súper",
    "supermercado", "compra",
  ]
  /// How they are then.
  static let comingHome: WordSet = [
    "cansado", "agotado", "contento", "triste", "enfadado", "feliz", "sucio", "mojado", "enfermo",
  ]
  /// What is asked of whom one speaks to, the deed laid before them.
  static let asked: WordSet = [
    "esperar", "mirar", "escuchar", "venir", "gritar", "correr", "empujar", "traer", "abrir",
    "cerrar", "apagar", "encender", "tirar", "pegar", "tocar", "molestar", "parar", "morder",
    "sentarse", "callarse", "levantarse", "ayudar", "salir", "soltar", "bajar", "subir", "recoger",
    "guardar", "quitar",
  ]
  /// What mother and father are asked to do or to look at.
  static let begged: WordSet = ["mirar", "escuchar", "esperar", "jugar", "venir", "ayudar"]
  /// What one takes with one for the rain.
  static let rainwear: WordSet = [
    "paraguas", "chubasquero", "botas", "impermeable", "capucha", "gabardina", "katiuskas",
    "botas de agua", "capa",
  ]
  /// What is done with it.
  static let taken: WordSet = [
    "coger", "llevar", "poner", "ponerse", "necesitar", "abrir", "querer",
  ]
  /// What is good for whom and for what is dirty, wet, broken or empty.
  static let remedies: WordSet = [
    "jabón", "pegamento", "cola", "celo", "toalla", "esponja", "cargador", "pila", "pilas",
    "pañuelo", "servilleta", "baño", "ducha", "escoba", "fregona", "trapo", "aguja", "hilo",
    "martillo", "destornillador", "champú", "bolsa", "secador", "clavo", "manta", "papel",
  ]
  /// Where one rests.
  static let resting: WordSet = ["cama", "casa", "cuna", "sofá"]
  /// What is wanted for a feeling of the body besides food and drink.
  static let comforts: WordMap<WordSet> = [
    "sueño": ["peluche", "chupete", "manta", "cuento", "almohada"],
    "frío": ["manta", "abrigo", "bufanda", "gorro", "guantes", "jersey", "chaqueta", "calcetines"],
    "calor": ["agua", "helado", "ventilador", "sombra", "piscina"],
    "miedo": ["abrazo", "luz", "mamá", "peluche"],
  ]
  /// How vehicles move by themselves.
  static let moving: WordSet = [
    "llegar", "salir", "pasar", "venir", "parar", "arrancar", "frenar", "correr",
  ]
  /// Who belong together.
  static let couples: WordMap<String> = [
    "mamá": "papá", "papá": "mamá", "abuelo": "abuela", "abuela": "abuelo", "hermano": "hermana",
    "hermana": "hermano", "tío": "tía", "tía": "tío", "primo": "prima", "prima": "primo",
    "niño": "niña", "niña": "niño",
  ]
  /// What is done by several and not to another.
  static let doneTogether: WordSet = [
    "trabajar", "cocinar", "dormir", "bailar", "cenar", "comer", "salir", "venir", "ir", "viajar",
    "jugar", "cantar", "pasear", "llegar", "volver", "discutir", "reírse", "hablar", "desayunar",
    "nadar", "correr", "descansar", "merendar", "vivir",
  ]
  /// What the other does to the speaker who asks for it.
  static let doneToMe: WordSet = ["esperar", "mirar", "escuchar", "ayudar", "soltar"]
}
