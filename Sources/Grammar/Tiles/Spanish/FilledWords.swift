import AACCore

/// Words of Spanish rows whose small words are understood.
///
/// Sources: NGLE §12.7 (*complementos del nombre*), §12.11 (nouns of measure); *Diccionario de la lengua española*.
enum FilledWords {
  /// Of what things are made.
  static let stuffs: WordSet = [
    "madera", "plástico", "oro", "plata", "lana", "algodón", "cuero", "seda", "lino", "metal",
    "hierro", "cristal", "vidrio", "mármol", "cerámica", "terciopelo", "pana", "mimbre", "tela",
    "cartón", "acero", "barro", "encaje", "goma", "peluche", "hilo", "arcilla", "fieltro", "corcho",
    "papel", "piedra", "ladrillo", "porcelana", "caucho", "felpa", "esparto", "bronce", "aluminio",
  ]
  /// Whether it is made of something.
  static func isMade(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, !stuffs.contains(noun.lemma), !noMade.contains(noun.lemma) else {
      return false
    }
    return switch noun.kind {
    case .thing, .clothing, .furniture, .toy, .instrument, .vehicle, .dish: true
    default:
      ["casa", "puente", "castillo", "cabaña", "pared", "muro", "suelo", "valla"].contains(
        noun.lemma)
    }
  }
  /// What one writes and works with, beside which a stuff is a thing.
  private static let noMade: WordSet = [
    "lápiz", "boli", "bolígrafo", "cuaderno", "regla", "tijeras", "libreta", "pegamento", "celo",
    "rotulador", "pincel", "aguja", "basura", "cola", "pila", "martillo", "sierra",
  ]
  /// Whether it comes from somewhere.
  static func hasOrigin(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun else { return false }
    if noun.isHuman { return foreigners.contains(noun.lemma) }
    return switch noun.kind {
    case .food, .drink, .dish, .clothing, .thing, .plant: true
    default: false
    }
  }
  private static let foreigners: WordSet = [
    "amigo", "amiga", "amigos", "amigas", "primo", "prima", "primos", "niño", "niña", "tío", "tía",
    "tíos", "familia", "gente", "compañero", "compañera", "chico", "chica", "novio", "novia",
    "profe", "vecino", "vecina", "señor", "señora",
  ]
  /// How much there is of something.
  static let measures: WordSet = [
    "kilo", "kilos", "litro", "litros", "gramo", "gramos", "cucharada", "cucharadas", "cucharadita",
    "cucharaditas", "puñado", "docena", "metro", "metros", "taza", "tazas", "pizca", "ración",
    "raciones", "rebanada", "rebanadas", "loncha", "lonchas", "porción", "porciones", "bote",
    "botes", "lata", "latas", "paquete", "paquetes", "cartón", "barra", "barras", "tableta",
    "trozo",
    "trozos", "rodaja", "rodajas", "bolsa", "bolsas", "tarro", "tarros", "caja", "cajas", "copa",
    "copas", "jarra", "botella", "botellas", "cuarto", "centímetros", "gota", "gotas", "dosis",
    "plato", "platos", "vaso", "vasos", "bandeja", "cesta", "ramo", "montón",
  ]
  /// What animals have of their own.
  static let ofAnimals: WordSet = [
    "cama", "plato", "caseta", "collar", "correa", "comida", "jaula", "pelota", "hueso", "juguete",
    "rabo", "cola", "pienso", "cuenco", "pecera", "casa", "oreja", "orejas", "pata", "patas",
    "hocico", "pico", "nido", "agua", "cuna", "cesta", "veterinario", "bebedero", "comedero",
  ]
  /// To whom one goes.
  static let visited: WordSet = ["médico", "dentista", "pediatra", "fisio", "logopeda"]
  /// Where beside something.
  static let near: WordSet = ["cerca", "lejos", "delante", "detrás", "al lado", "enfrente"]
  /// Where things are besides places.
  static let spots: WordSet = [
    "tejado", "árbol", "puerto", "suelo", "pared", "techo", "cielo", "mar", "río",
  ]
  /// What is measured in the body.
  static let levels: WordSet = [
    "tensión", "fiebre", "azúcar", "colesterol", "glucosa", "autoestima",
  ]
  /// What changes its look with the weather.
  static let heavens: WordSet = ["cielo"]
  static let skies: WordSet = [
    "nublado", "despejado", "revuelto", "tranquilo", "agitado", "sereno",
  ]
  /// What is held, done and written about what is learnt, laid beside a verb.
  static let taughtIn: WordSet = [
    "libro", "cuaderno", "examen", "deberes", "clase", "profe", "ficha", "tarea", "control",
    "apuntes", "carpeta", "trabajo", "nota", "ejercicio", "ejercicios", "profesor", "profesora",
  ]
  /// What is learnt although the word names something else.
  static let learnt: WordSet = [
    "lengua", "música", "plástica", "religión", "historia", "mates", "inglés", "ciencias",
    "conocimiento",
  ]
  /// What is done with a little of it.
  static let tasted: WordSet = ["probar", "tomar", "beber", "comer", "echar"]
  /// What is done to a thing that stays where it is.
  static let leaving: WordSet = ["olvidar", "olvidarse", "dejar", "dejarse", "perder"]
  /// How two live.
  static let couples: WordSet = ["separado", "divorciado", "casado", "embarazado", "jubilado"]
  /// How people are judged.
  static let judged: WordSet = [
    "injusto", "justo", "pesado", "antipático", "borde", "cruel", "egoísta",
  ]
  static let degrees: WordSet = ["más", "menos", "mejor", "peor"]
  /// Good wishes.
  static let wishes: WordMap<String> = [
    "buen viaje": "buen viaje", "bueno viaje": "buen viaje", "bueno suerte": "buena suerte",
    "bueno trabajo": "buen trabajo", "feliz viaje": "feliz viaje", "buena suerte": "buena suerte",
    "buen día": "buen día",
    "buen fin de semana": "buen fin de semana", "felices fiestas": "felices fiestas",
    "feliz navidad": "feliz Navidad", "feliz año": "feliz año",
    "felices vacaciones": "felices vacaciones",
    "buenas vacaciones": "buenas vacaciones", "buen trabajo": "buen trabajo",
    "dulces sueños": "dulces sueños",
  ]
  static let days: WordSet = ["hoy", "ayer", "mañana", "ahora", "antes", "anoche"]
  /// What one does more or less than another.
  static let graded: WordSet = [
    "correr", "comer", "saber", "pesar", "dormir", "saltar", "trabajar", "hablar", "medir", "ganar",
    "nadar", "leer", "estudiar", "gritar", "cantar", "cobrar", "tardar", "pintar", "dibujar",
    "bailar", "cocinar", "jugar",
  ]
  /// Of whom somebody is the first.
  static let groups: WordSet = [
    "clase", "familia", "mundo", "equipo", "grupo", "cole", "colegio", "barrio", "pueblo", "casa",
    "universo", "taller", "centro", "residencia",
  ]
  /// Of what kind things are.
  static let classes: WordSet = [
    "animal", "niño", "niña", "país", "ciudad", "planeta", "persona", "jugador", "jugadora", "día",
    "mes", "río", "montaña", "juego", "comida", "fruta", "color", "coche", "chico", "chica",
    "equipo", "asignatura", "alumno", "alumna", "superhéroe", "libro", "película", "deporte", "mar",
  ]
}

/// The seasons, which are liked and compared like things.
enum SpanishSeasonWords {
  static let all: WordSet = ["verano", "invierno", "otoño", "primavera"]
}
