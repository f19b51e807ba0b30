import AACCore

/// Names of things in two nouns, with what Spanish says between them: *calcetines de lunares, pechuga de pollo, casa con piscina,
/// almohada para la cama, pollo al horno* (NGLE §12.7, *complementos clasificativos*; §29.4; §29.6, *con*; §29.8, *para*).
enum SpanishLaidPairs {
  private typealias Link = SpanishPairWords.Link

  /// What joins the second noun to the first; nil where nothing is certain.
  static func link(
    _ first: Lexeme, _ second: Lexeme, _ head: String, verb: String
  ) -> SpanishPairWords.Link? {
    let part = second.lemma
    if let there = there(second, head, verb) { return there }
    if sounds.contains(head), second.wordClass == .noun, !second.isBeing,
      [.device, .vehicle, .instrument, .toy].contains(second.kind)
        || [.food, .dish, .drink, .plant].contains(second.kind) && head == "olor"
    {
      // Odiar / ruido / aspiradora: what makes it.
      return Link("de", isDefinite: true)
    }
    if second.isHuman, second.wordClass != .pronoun,
      feasts.contains(head) && remembering.contains(verb)
        || concerns.contains(head) && caring.contains(verb)
        || first.kind == .animal && neighbours.contains(second.lemma) && !handing.contains(verb)
    {
      return Link("de", isDefinite: second.wordClass == .noun && second.article != .bare)
    }
    if let about = told(first, second, head, verb) { return about }
    if sorts[head]?.contains(part) == true { return Link("de", isDefinite: false) }
    if head == "fábrica" || head == "concesionario", second.namesThing, second.kind != .place,
      !KindSet.places.contains(second.kind)
    {
      let isMass = second.countability == .mass || second.number == .plural
      return Link("de", isDefinite: false, isMass ? .asChosen : .many)
    }
    if many[head]?.contains(part) == true {
      return Link("de", isDefinite: false, second.number == .plural ? .asChosen : .many)
    }
    // No sale agua del grifo: where it comes from.
    if wholes[head]?.contains(part) == true, verb != "salir",
      // Dejó las llaves en el coche.
      !head.hasPrefix("llave") || !["dejar", "dejarse", "meter", "guardar", "poner"].contains(verb)
    {
      return Link("de", isDefinite: true)
    }
    if equipment[head]?.contains(part) == true, having.contains(verb) {
      return Link("con", isDefinite: false)
    }
    if KindSet.edible.contains(first.kind), let served = served(first, second, verb) {
      return served
    }
    if meant[head]?.contains(part) == true, getting.contains(verb) {
      return Link("para", isDefinite: true)
    }
    if verb == "hacer", head == "cola" || head == "fila", KindSet.places.contains(second.kind) {
      return Link("en", isDefinite: true)
    }
    return ofPerson(second, head, verb)
  }

  /// *Querer / abrazo / mamá, comprar / regalo / abuela, ver / foto / abuelo*: from whom, for whom and of whom (NGLE §12.7; §29.8, *para*).
  private static func ofPerson(_ person: Lexeme, _ head: String, _ verb: String) -> Link? {
    guard person.isHuman, person.wordClass != .pronoun else { return nil }
    let isKnown = person.wordClass == .noun && person.article != .bare
    if given.contains(head), wishing.contains(verb) { return Link("de", isDefinite: isKnown) }
    if forSomebody.contains(head), buying.contains(verb), !KinWords.isOwnByRole(person) {
      return Link("para", isDefinite: isKnown)
    }
    if shown.contains(head), looking.contains(verb) { return Link("de", isDefinite: isKnown) }
    return nil
  }

  /// *Robar / cartera / mercado, haber / papel / baño*: somebody had it with him there, and it belongs there.
  private static func there(_ place: Lexeme, _ head: String, _ verb: String) -> Link? {
    let isThere =
      verb == "robar" && place.kind == .place && carried.contains(head)
      || (verb == "haber" || verb == "faltar") && stocked.contains(head)
        && (place.kind == .room || ["baño", "cocina", "aseo"].contains(place.lemma))
    return isThere ? Link("en", isDefinite: true) : nil
  }

  private static let sounds: WordSet = [
    "ruido", "sonido", "olor", "pitido", "zumbido", "sirena", "bocina", "claxon",
  ]
  private static let feasts: WordSet = ["cumpleaños", "cumple", "santo", "boda", "nombre"]
  private static let remembering: WordSet = [
    "acordarse", "olvidarse", "olvidar", "recordar", "saber", "enterarse",
  ]
  /// What one worries about with somebody.
  private static let concerns: WordSet = [
    "notas", "nota", "salud", "futuro", "operación", "enfermedad", "muerte", "examen", "comida",
  ]
  private static let caring: WordSet = [
    "estar", "preocuparse", "alegrarse", "hablar", "pensar", "enterarse", "quejarse",
  ]
  /// Whose animals one meets.
  private static let neighbours: WordSet = ["vecino", "vecina", "vecinos", "vecinas"]
  private static let handing: WordSet = [
    "dar", "llevar", "devolver", "regalar", "vender", "prestar", "dejar", "enseñar", "presentar",
    "comprar", "traer", "ser", "estar", "jugar", "pasear",
  ]
  private static let carried: WordSet = [
    "cartera", "bolso", "móvil", "mochila", "reloj", "gafas", "teléfono", "monedero", "celular",
  ]
  private static let stocked: WordSet = ["papel", "jabón", "toalla", "toallas", "champú", "gel"]

  /// *Trabajo / volcanes, mural / planetas, redacción / dinosaurios*: of what one's work for school is about (NGLE §29.8, *sobre*).
  private static func told(
    _ first: Lexeme, _ second: Lexeme, _ head: String, _ verb: String
  ) -> Link? {
    guard works.contains(head), handedIn.contains(verb), second.wordClass == .noun,
      second.kind == .animal || second.kind == .nature || topics.contains(second.lemma)
        || topics.contains(SpanishPairWords.singular(second))
    else { return nil }
    let isMass = second.number == .plural || second.countability == .mass
    return Link(
      "sobre", isDefinite: true,
      isMass || topics.contains(second.lemma) && unique.contains(second.lemma) ? .asChosen : .many)
  }

  private static let works: WordSet = [
    "trabajo", "redacción", "exposición", "mural", "proyecto", "informe", "charla", "presentación",
    "resumen",
  ]
  private static let handedIn: WordSet = [
    "hacer", "preparar", "presentar", "escribir", "terminar", "entregar", "exponer",
  ]
  private static let unique: WordSet = ["espacio", "agua", "cuerpo humano", "sol", "luna"]
  private static let topics: WordSet = unique.union([
    "volcán", "planeta", "dinosaurio", "animal", "río", "país", "estrella", "castillo", "romano",
    "pirata", "planta", "invento", "ciudad", "océano", "insecto", "terremoto", "guerra", "clima",
  ])

  /// *Pechuga / pollo, pollo / horno, albóndigas / salsa*: what meat is cut from, and how it is served.
  private static func served(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> Link? {
    guard eating.contains(verb) else { return nil }
    if ways.contains(second.lemma) { return Link("a", isDefinite: true) }
    if sauces.contains(second.lemma), first.lemma != second.lemma {
      return Link("con", isDefinite: false)
    }
    return nil
  }

  private static let eating: WordSet = [
    "comer", "cenar", "almorzar", "querer", "pedir", "preparar", "hacer", "cocinar", "probar",
    "desayunar", "merendar", "beber", "tomar", "gustar", "encantar", "preferir", "comerse", "haber",
  ]
  private static let ways: WordSet = ["plancha", "horno", "vapor", "brasa", "parrilla", "carbón"]
  private static let sauces: WordSet = [
    "salsa", "miel", "mayonesa", "kétchup", "hielo", "gas", "ajo", "canela", "mostaza", "sirope",
    "guarnición", "almíbar",
  ]
  private static let cuts: WordSet = [
    "ternera", "pollo", "cerdo", "cordero", "pavo", "buey", "vaca", "conejo", "pescado", "merluza",
    "res", "salmón", "atún", "pato",
  ]
  /// Things of a sort.
  private static let sorts: WordMap<WordSet> = [
    "filete": cuts, "chuleta": cuts, "pechuga": cuts, "muslo": cuts, "ala": cuts, "costilla": cuts,
    "carne": cuts, "solomillo": cuts, "hamburguesa": cuts, "caldo": cuts, "alita": cuts,
    "guiso": ["carne", "pollo", "pescado", "ternera", "lentejas"], "sopa": ["letras", "fideos"],
    "macedonia": ["frutas", "fruta"], "potito": ["frutas", "fruta", "pollo", "verdura"],
    "puré": ["verduras", "patatas", "calabaza"], "sorbo": ["agua", "leche", "zumo", "café"],
    "trago": ["agua", "leche"], "bocado": ["pan", "manzana"],
    "reloj": ["pared", "arena", "pulsera"],
    "caja": ["cartón", "madera", "música", "arena", "plástico", "galletas", "bombones"],
    "muñeca": ["trapo", "porcelana"], "pelota": ["trapo", "goma", "tenis"],
    "bicicleta": ["montaña", "carreras", "paseo"], "bici": ["montaña", "carreras", "paseo"],
    "coche": ["carreras", "juguete", "segunda mano", "alquiler", "policía", "bomberos"],
    "camión": ["bomberos", "juguete", "mudanzas", "basura"], "barco": ["vela", "juguete", "papel"],
    "tren": ["juguete", "cercanías", "mercancías"], "avión": ["juguete", "papel"],
    "pistola": ["juguete", "agua"], "cocina": ["juguete", "gas"], "teléfono": ["juguete"],
    "cubo": ["basura", "playa", "agua"], "máquina": ["fotos", "coser"],
    "cámara": ["fotos", "vídeo"], "perro": ["caza", "guarda", "asistencia", "compañía", "peluche"],
    "gato": ["peluche"], "oso": ["peluche"], "mochila": ["ruedas"], "patines": ["ruedas", "hielo"],
    "libro": ["dibujos", "bolsillo", "fotos"], "cuaderno": ["rayas", "cuadros", "espiral"],
    "huevos": ["granja", "corral", "chocolate", "Pascua"], "huevo": ["chocolate", "Pascua"],
    "queso": ["oveja", "cabra", "vaca", "untar"], "leche": ["vaca", "cabra", "almendras", "avena"],
    "lámpara": ["mesa", "pie", "noche"], "cama": ["matrimonio", "agua", "hospital"],
    "lotería": ["Navidad"], "hucha": ["cerdito"], "lengua": ["signos"], "lenguaje": ["signos"],
    "foto": ["carné", "clase", "grupo", "boda"], "gafas": ["lejos", "cerca", "bucear"],
    "silla": ["ducha", "playa", "paseo", "bebé", "oficina"], "multa": ["aparcamiento", "tráfico"],
    "mesa": ["comedor", "ping-pong"], "sala": ["profesores"], "tienda": ["animales"],
    "piso": ["alquiler", "estudiantes"], "casa": ["alquiler", "juguete", "chocolate"],
    "jugador": balls, "jugadora": balls, "entrenador": balls, "entrenadora": balls,
    "profesor": ["gimnasia", "inglés", "música", "baile", "natación"],
    "profesora": ["gimnasia", "inglés", "música", "baile", "natación"],
    "estudiante": ["medicina", "derecho", "enfermería"], "camino": ["tierra", "piedras"],
    "grupo": ["amigos"], "pastel": ["carne", "pescado"], "bote": ["pintura", "remos"],
    "huella": ["dinosaurio", "animal"], "taza": ["café", "té", "chocolate"],
    "carrera": ["sacos", "relevos", "obstáculos", "cien metros"],
  ]
  private static let balls: WordSet = [
    "fútbol", "baloncesto", "tenis", "balonmano", "rugby", "voleibol", "ajedrez", "béisbol",
    "boccia", "natación",
  ]
  private static let figures: WordSet = [
    "dinosaurio", "dinosaurios", "princesa", "princesas", "superhéroe", "superhéroes", "unicornio",
    "unicornios", "flor", "flores", "estrella", "estrellas", "corazón", "corazones", "gato",
    "gatos", "mariposa", "mariposas", "pirata", "piratas", "raya", "rayas", "cuadros", "lunar",
    "lunares", "coches", "perros", "animales", "hadas", "fantasmas", "brujas", "monstruos",
    "robots", "dragones", "vampiros", "payasos",
  ]
  /// Things that show or are full of such things.
  private static let many: WordMap<WordSet> = [
    "camiseta": figures, "vestido": figures, "falda": figures, "calcetines": figures,
    "calcetín": figures, "pijama": figures, "camisa": figures, "pantalón": figures,
    "mochila": figures, "estuche": figures, "sábana": figures, "taza": figures, "globo": figures,
    "pegatina": figures, "cómic": figures, "historia": figures, "cuento": figures,
    "película": figures, "libro": figures, "serie": figures, "bolso": figures, "gorra": figures,
    "carrera": ["coche", "coches", "caballo", "caballos", "moto", "motos", "bici", "bicicleta"],
    "exposición": ["cuadro", "cuadros", "foto", "fotos", "pintura", "animal", "coche"],
    "anuncio": ["coche", "coches", "juguete", "juguetes", "colonia", "pañal"],
    "tienda": ["animal", "juguete", "mueble", "mascota"], "caja": ["herramienta", "bombón"],
  ]
  private static let sites: WordSet = [
    "bar", "tienda", "restaurante", "colegio", "escuela", "hotel", "empresa", "banco", "instituto",
    "centro", "equipo", "perro", "casa", "coche", "residencia", "hospital", "academia", "clase",
  ]
  private static let places: WordSet = ["pueblo", "barrio"]
  private static let basins: WordSet = [
    "ducha", "baño", "cocina", "bañera", "lavabo", "fregadero", "jardín", "patio", "terraza",
  ]
  /// Who has and does something there, and what belongs to one whole.
  private static let wholes: WordMap<WordSet> = [
    "dueño": sites, "dueña": sites, "alumno": sites, "alumna": sites, "director": sites,
    "directora": sites, "jefe": sites, "jefa": sites, "cliente": sites, "portero": sites,
    "conserje": sites, "encargado": sites, "encargada": sites, "capitán": sites,
    "gorra": ["equipo", "colegio"], "camiseta": ["equipo", "colegio"],
    "bufanda": ["equipo"], "equipo": ["colegio", "barrio", "pueblo", "cole"],
    "pieza": ["puzle", "rompecabezas"], "agua": ["grifo", "mar", "río"],
    "tarjeta": ["autobús", "metro", "banco"], "punta": ["lápiz"],
    "escaparate": ["tienda", "juguetería", "panadería"],
    "tejado": ["casa", "colegio", "garaje", "cabaña", "iglesia", "edificio"],
    "llave": ["coche", "casa", "taquilla"], "llaves": ["coche", "casa"],
    "fiesta": places, "fiestas": places, "plaza": places, "iglesia": places, "alcalde": places,
    "piscina": places, "grifo": basins,
  ]
  private static let rooms: WordSet = [
    "piscina", "jardín", "terraza", "ascensor", "garaje", "chimenea", "balcón", "patio", "vistas",
    "calefacción", "rampa", "baño", "desayuno",
  ]
  private static let equipment: WordMap<WordSet> = [
    "casa": rooms, "piso": rooms, "hotel": rooms, "habitación": rooms, "apartamento": rooms,
    "coche": ["radio", "mando", "rampa", "aire acondicionado"],
    "estuche": ["cremallera"], "patio": ["árboles", "fuente", "columpios"],
    "parque": ["columpios", "toboganes"], "cuaderno": ["dibujos"], "cuento": ["dibujos"],
  ]
  /// Verbs by which it is told what a house has.
  private static let having: WordSet = [
    "tener", "querer", "comprar", "buscar", "necesitar", "dibujar", "alquilar", "preferir", "ver",
    "gustar", "reservar", "pintar",
  ]
  private static let devices: WordSet = [
    "tableta", "móvil", "ordenador", "teléfono", "consola", "comunicador", "portátil", "mando",
    "linterna", "reloj", "juguete", "celular", "cámara", "radio", "coche",
  ]
  /// What a thing is got for.
  private static let meant: WordMap<WordSet> = [
    "manta": ["sofá", "cama", "bebé", "silla"], "almohada": ["cama", "sofá", "cabeza", "cuello"],
    "cojín": ["silla", "sofá", "cama", "espalda"], "faja": ["espalda"], "cargador": devices,
    "funda": devices, "pilas": devices,
    "pila": devices, "rampa": ["escalera", "escaleras", "puerta", "coche"],
    "cortinas": ["salón", "cocina", "baño", "habitación"], "pintura": ["cara", "pared"],
    "comida": ["semana", "fiesta", "excursión", "viaje", "perro", "gato"],
    "vestido": ["boda", "fiesta", "comunión"], "traje": ["boda", "fiesta"],
    "zapatos": ["boda", "fiesta"], "regalo": ["boda", "fiesta"], "botón": ["camisa", "abrigo"],
    "mesa": ["ordenador"], "cinturón": ["pantalón"], "leche": ["gato", "bebé"],
    "hueso": ["perro"], "pienso": ["perro", "gato"], "collar": ["perro", "gato"],
    "correa": ["perro"], "casco": ["bici", "moto"], "bolsa": ["basura"], "agua": ["plantas"],
    "flores": ["mesa"], "candado": ["bici", "taquilla"], "jaula": ["pájaro", "hámster"],
  ]
  private static let getting: WordSet = [
    "necesitar", "querer", "comprar", "buscar", "pedir", "traer", "encontrar", "preparar", "tener",
    "elegir", "hacer",
  ]
  /// What one gets of somebody.
  private static let given: WordSet = ["beso", "abrazo", "caricia", "mimo", "besito"]
  private static let wishing: WordSet = ["querer", "necesitar", "recibir", "esperar", "pedir"]
  private static let forSomebody: WordSet = ["regalo", "tarta", "flores", "tarjeta", "pastel"]
  private static let buying: WordSet = ["querer", "necesitar", "buscar", "tener"]
  private static let shown: WordSet = ["foto", "fotos", "fotografía", "vídeo"]
  private static let looking: WordSet = [
    "ver", "mirar", "querer", "tener", "guardar", "perder", "buscar", "encontrar", "necesitar",
  ]
}
