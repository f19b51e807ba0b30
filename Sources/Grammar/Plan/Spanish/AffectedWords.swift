/// Words of what is done to and for somebody (NGLE §35.6–7, *dativos*).
enum AffectedWords {
  /// By which a thing goes from hand to hand.
  static let handing: WordSet = ["dar", "pasar", "traer", "acercar", "alcanzar"]
  /// All verbs that any of these rules asks for.
  static let any = serving.union(askedToReach.words).union(reaching.words).union(harming.words)
    .union([
      "hacer", "curar", "comprar", "decir", "leer", "contar", "mandar", "enviar", "explicar",
      "enseñar", "mostrar", "devolver", "llevar", "recoger", "empujar", "tapar", "soltar", "tocar",
      "asustar", "despertar", "invitar", "quitar", "robar", "esconder", "prestar", "regalar",
      "recetar", "prometer", "dejar", "dar", "interrumpir", "poner", "pasar", "traer", "alcanzar",
      "acercar", "escribir",
    ]).union(burning.words)
  /// What is done to food before one eats it.
  static let serving: WordSet = [
    "cortar", "pelar", "partir", "trocear", "calentar", "servir", "exprimir", "triturar", "chafar",
    "machacar", "abrir", "echar", "desmenuzar", "untar",
  ]
  /// What food and drink come in.
  static let packages: WordSet = [
    "bote", "botella", "lata", "tarro", "paquete", "bolsa", "sobre", "tapón", "envase", "brik",
    "cartón", "fiambrera", "táper", "estuche", "tetrabrik",
  ]
  static let trimmed: WordSet = ["uñas", "uña", "pelo", "flequillo"]
  /// What is made on or of somebody.
  static let made: WordSet = [
    "foto", "cosquillas", "masaje", "trenza", "trenzas", "coleta", "coletas", "moño", "bocadillo",
    "bocata", "sándwich", "favor",
  ]
  /// What one gives by the hand.
  static let held: WordSet = ["mano", "manita"]
  /// When children are together.
  static let sessions: WordSet = ["recreo", "clase", "comedor", "excursión"]
  static let wounds: WordSet = ["herida", "heridas", "corte", "rodilla", "dedo", "rozadura"]
  /// What is bought for somebody.
  static let treats: WordSet = [
    "helado", "caramelo", "caramelos", "chuche", "chuches", "chicle", "gominolas", "piruleta",
    "palomitas", "cromos", "globo",
  ]
  static let told: WordSet = ["verdad", "respuesta", "secreto"]
  static let tales: WordSet = ["cuento", "historia", "chiste", "secreto", "adivinanza", "poema"]
  static let messages: WordSet = [
    "mensaje", "foto", "fotos", "audio", "ubicación", "vídeo", "carta", "cartel", "whatsapp",
  ]
  /// What people do to people only, and what they are asked to do.
  static let askedToReach: WordSet = [
    "abrazar", "acompañar", "besar", "consolar", "columpiar", "mecer", "molestar", "llamar",
    "invitar",
  ]
  /// What is done to somebody, in whatever tense it is told.
  static let reaching: WordSet = [
    "abrazar", "besar", "felicitar", "acompañar", "castigar", "regañar", "visitar", "consolar",
    "perseguir", "vacunar", "engañar", "acunar", "mimar", "insultar",
  ]
  /// What hurts, told of a single time; in general it is how somebody is (*el perro muerde*).
  static let harming: WordSet = [
    "pegar", "empujar", "morder", "molestar", "pellizcar", "arañar", "reñir", "criticar", "ayudar",
    "atropellar", "asustar", "golpear", "agarrar", "escupir", "pisar", "picar", "lamer", "chupar",
    "pinchar", "pillar", "tirar", "zarandear", "patear", "abofetear", "arrollar", "rasguñar",
  ]
  /// What animals do to parts of it.
  static let biting: WordSet = ["pellizcar", "morder", "picar", "arañar"]
  /// What a thing does to a part of somebody's body.
  static let burning: WordSet = [
    "quemar", "pinchar", "cortar", "pillar", "aplastar", "golpear", "rozar", "arañar", "atrapar",
    "pellizcar", "rasguñar", "abrasar", "machucar", "picar", "irritar", "dañar", "lastimar",
    "chamuscar",
  ]
  /// What somebody is pulled by.
  static let pulled: WordSet = [
    "pelo", "pelos", "trenza", "coleta", "oreja", "orejas", "brazo", "manga", "barba",
  ]
  /// What a teacher and the police give one.
  static let imposed: WordSet = [
    "deberes", "tarea", "tareas", "multa", "castigo", "nota", "falta", "negativo", "positivo",
    "parte", "examen", "apodo", "mote", "excusa", "excusas",
  ]
  /// What is given to somebody and is no thing.
  static let dealt: WordSet = [
    "beso", "besos", "besito", "abrazo", "abrazos", "caricia", "patada", "patadas", "puñetazo",
    "bofetada", "torta", "tortazo", "empujón", "mordisco", "pellizco", "susto", "codazo", "cachete",
    "colleja", "manotazo", "permiso", "noticia", "sorpresa", "consejo", "consejos", "alegría",
    "disgusto", "propina", "paga", "golpe", "rodillazo", "cabezazo", "pisotón", "arañazo",
    "cachetada", "jalón", "coscorrón", "piropo", "premio",
  ]
  static let somebody: WordSet = ["alguien", "nadie", "todos", "él", "ella", "ellos", "ellas"]
  /// What a thing seems, and nobody.
  static let ofThings: WordSet = [
    "difícil", "fácil", "imposible", "posible", "caro", "barato", "injusto", "justo", "interesante",
    "importante", "peligroso", "necesario", "lógico", "increíble", "absurdo", "estupendo",
  ]
  /// What nobody says of himself with *parecer*.
  static let ofAnything: WordSet = [
    "raro", "aburrido", "divertido", "bonito", "feo", "genial", "horrible", "fatal", "gracioso",
    "bueno", "malo", "normal", "ridículo", "asqueroso", "triste", "precioso", "largo", "corto",
  ]
  /// What one asks others to do.
  static let deeds: WordSet = serving.union([
    "cerrar", "apagar", "encender", "bajar", "subir", "poner", "quitar", "traer", "dar", "pasar",
    "prestar", "ayudar", "repetir", "explicar", "hablar", "esperar", "mover", "apartar", "acercar",
    "recoger", "llevar", "llamar", "escribir", "leer", "limpiar", "atar", "abrochar", "decir",
    "enseñar", "mostrar", "acompañar", "empujar", "sacar", "llenar", "cambiar", "guardar",
    "arreglar", "buscar", "coger", "sujetar", "preparar", "hacer", "comprar", "mandar", "enviar",
    "avisar", "devolver", "rascar", "sentarse", "levantarse", "callarse", "cargar", "escuchar",
    "mirar", "apretar", "alcanzar", "dejar", "lavar", "peinar", "tapar", "curar", "contar",
    "callar", "parar", "soltar", "conducir", "cocinar", "revisar", "imprimir", "firmar", "cobrar",
  ])
  /// What one changes for another at a counter.
  static let exchanged: WordSet = [
    "talla", "cita", "hora", "turno", "dinero", "asiento", "fecha", "reserva", "habitación",
    "billete", "número", "horario", "grupo", "contraseña",
  ]
}
