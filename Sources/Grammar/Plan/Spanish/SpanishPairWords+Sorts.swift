import AACCore

/// Nouns of Spanish that say of what sort the noun before them is, which whole it is of, where it goes or what it is for:
/// *cinturón de seguridad, factura de la luz, billete a Madrid, entradas para el recital, foto del pastel* (NGLE §12.7,
/// *complementos argumentales y clasificativos*; §29.4).
extension SpanishPairWords {
  /// What joins the second noun to the first by the sort of both; nil where nothing is certain.
  static func sort(_ first: Lexeme, _ second: Lexeme, verb: String) -> Link? {
    guard first.wordClass == .noun else { return nil }
    let head = singular(first)
    if second.wordClass == .properNoun {
      if second.kind == .media, accounts.contains(head) { return Link("de", isDefinite: false) }
      let isTown = second.kind == .place || second.isInferred && tickets.contains(head)
      guard isTown, travels.contains(head), !moving.contains(verb) else { return nil }
      return Link("a", isDefinite: false)
    }
    if let found = whereFound(head, first, second, verb) { return found }
    if let told = told(head, first, second, verb) { return told }
    if second.roleKind == .animal, pictures.contains(head), showing.contains(verb) {
      return Link("de", isDefinite: true)
    }
    if second.isHuman, let of = ofSomebody(head, second, verb) { return of }
    if verb == "ser", first.isHuman, let job = job(head, second) { return job }
    guard second.namesThing else { return nil }
    if let made = imitated(first, second) { return made }
    if head == "problema", second.kind == .device || second.kind == .vehicle {
      return Link("con", isDefinite: true)
    }
    if head == "nudo", verb == "hacer" { return Link("en", isDefinite: true) }
    if sorted[head]?.contains(second.lemma) == true { return Link("de", isDefinite: false) }
    if bills.contains(head), supplies.contains(second.lemma) {
      return Link("de", isDefinite: second.lemma != "internet")
    }
    if head == "lista" || head == "bolsa" || head == "carro" || head == "ticket",
      second.lemma == "compra"
    {
      return Link("de", isDefinite: true)
    }
    if admissions.contains(head), second.kind == .event || second.kind == .music,
      second.number != .plural
    {
      return Link("para", isDefinite: true)
    }
    if pictures.contains(head), showing.contains(verb), isSeen(second) {
      return Link("de", isDefinite: true)
    }
    if venues.contains(head), surroundings.contains(second.lemma), !moving.contains(verb),
      verb != "haber"
    {
      return Link("de", isDefinite: true)
    }
    let isWithin = first.kind == .room || corners.contains(head)
    if isWithin, !["haber", "reservar"].contains(verb), second.kind == .place,
      second.number != .plural, !isWithinItself(second)
    {
      return Link("de", isDefinite: true)
    }
    return nil
  }

  /// *Cuaderno / matemáticas, guante / nieve*: which one is looked for, and where it was lost.
  private static func whereFound(
    _ head: String, _ first: Lexeme, _ second: Lexeme, _ verb: String
  ) -> Link? {
    if verb == "estar", second.kind == .subject || second.kind == .languageName,
      AskedFeelingWords.lessons.contains(head)
    {
      return Link("de", isDefinite: false)
    }
    guard lostIn.contains(second.lemma), losing.contains(verb), first.kind != .material else {
      return nil
    }
    return Link("en", isDefinite: true)
  }

  /// *Libro / dinosaurio, disfraz / pirata, dibujo / león*: what a work tells of, as what one dresses up and what is drawn; nil
  /// for anything else.
  private static func told(
    _ head: String, _ first: Lexeme, _ second: Lexeme, _ verb: String
  ) -> Link? {
    guard second.wordClass == .noun else { return nil }
    if let made = made(head, first, second) { return made }
    let isFigure = isFigure(second)
    if costumes.contains(head) { return isFigure ? Link("de", isDefinite: false) : nil }
    if feasts.contains(head), verb == "celebrar", isFigure {
      return Link("de", isDefinite: false)
    }
    if tales.contains(head), isFigure || second.kind == .vehicle || told.contains(second.lemma) {
      return Link(
        "de", isDefinite: false,
        second.countability == .mass || second.lemma == "guerra" ? .asChosen : .many)
    }
    guard head == "dibujo" || head == "cuadro", verb != "ser", isFigure || isSeen(second) else {
      return nil
    }
    return Link("de", isDefinite: false, second.number == .plural ? .asChosen : .one)
  }

  /// *Coche / juguete, oso / peluche*: what is a thing to play with and only looks like it.
  private static func imitated(_ first: Lexeme, _ second: Lexeme) -> Link? {
    switch second.lemma {
    case "juguete":
      guard first.kind != .toy,
        first.isBeing && (!first.isHuman || ["bebé", "soldado"].contains(first.lemma))
          || toys.contains(first.lemma) || first.kind == .vehicle
      else { return nil }
    case "peluche":
      guard first.roleKind == .animal || first.lemma == "muñeco" else { return nil }
    default: return nil
    }
    return Link("de", isDefinite: false)
  }

  /// *Foto / abuela, rodillas / papá, permiso / mamá*: whose it is, where it is looked at, sat on or held.
  private static func ofSomebody(_ head: String, _ second: Lexeme, _ verb: String) -> Link? {
    guard second.wordClass != .pronoun else { return nil }
    let isOfHim =
      pictures.contains(head) && looking.contains(verb)
      || laps.contains(head) && climbing.contains(verb) || head == "permiso" && verb == "tener"
    guard isOfHim else { return nil }
    return Link("de", isDefinite: second.wordClass == .noun && second.article != .bare)
  }

  /// *Director / colegio, jugador / fútbol, médico / hospital*: of or in what somebody is what he is (NGLE §12.7).
  private static func job(_ head: String, _ second: Lexeme) -> Link? {
    guard second.wordClass == .noun, !second.isBeing else { return nil }
    switch second.kind {
    case .sport, .music, .subject, .languageName, .activity:
      return playing.contains(head) ? Link("de", isDefinite: false) : nil
    case .place, .room:
      if leading.contains(head) { return Link("de", isDefinite: true) }
      return working.contains(head) ? Link("en", isDefinite: false, .one) : nil
    default:
      return leading.contains(head) && second.lemma == "equipo" ? Link("de", isDefinite: true) : nil
    }
  }

  /// On and in what things are lost and found.
  private static let lostIn: WordSet = ["nieve", "arena", "barro", "hierba", "césped", "suelo"]
  private static let losing: WordSet = [
    "perder", "encontrar", "dejar", "enterrar", "esconder", "buscar",
  ]
  private static let toys: WordSet = [
    "pistola", "espada", "cocina", "cocinita", "teléfono", "móvil", "comida", "ordenador",
    "guitarra",
    "piano", "caja", "martillo", "pala", "reloj", "cámara", "casa", "castillo", "granja", "dinero",
  ]
  private static let looking: WordSet = [
    "ver", "mirar", "tener", "borrar", "buscar", "perder", "imprimir", "guardar", "encontrar",
    "querer",
  ]
  private static let laps: WordSet = [
    "rodilla", "hombro",
    "rodillas", "hombros", "regazo", "mano", "brazo", "espalda", "cuello", "derecha", "izquierda",
  ]
  private static let climbing: WordSet = [
    "sentarse", "subirse", "agarrarse", "soltarse", "subir", "colgarse", "apoyarse", "cogerse",
  ]
  private static let playing: WordSet = [
    "jugador", "jugadora", "campeón", "campeona", "entrenador", "entrenadora", "profesor",
    "profesora", "profe", "maestro", "maestra", "monitor", "monitora", "árbitro", "aficionado",
    "fan", "estudiante", "cantante",
  ]
  private static let leading: WordSet = [
    "dueño", "dueña", "jefe", "jefa", "director", "directora", "capitán", "capitana", "alumno",
    "alumna", "presidente", "presidenta", "alcalde", "alcaldesa", "portero", "portera", "socio",
    "socia", "encargado", "encargada", "entrenador", "entrenadora", "miembro", "rey", "reina",
  ]
  private static let working: WordSet = [
    "cocinero", "cocinera", "camarero", "camarera", "médico", "médica", "enfermero", "enfermera",
    "profesor", "profesora", "maestro", "maestra", "dependiente", "dependienta", "limpiador",
    "limpiadora", "cajero", "cajera", "conserje", "secretario", "secretaria", "monitor", "monitora",
    "peluquero", "peluquera", "bibliotecario", "bibliotecaria", "vigilante", "cuidador",
    "cuidadora",
    "auxiliar", "celador", "terapeuta", "logopeda", "psicólogo", "psicóloga", "voluntario",
    "voluntaria", "recepcionista", "doctor", "doctora",
  ]

  /// *Torre / bloque, camiseta / manga, camisa / raya, jersey / capucha*: of what it is built and how a garment is cut and looks.
  private static func made(_ head: String, _ first: Lexeme, _ second: Lexeme) -> Link? {
    if built[head]?.contains(second.lemma) == true {
      return Link(
        "de", isDefinite: false,
        second.countability == .mass || second.lemma == "guerra" ? .asChosen : .many)
    }
    if head == "cuadro", second.kind == .plant { return Link("de", isDefinite: false, .many) }
    guard first.kind == .clothing else { return nil }
    if patterns.contains(singular(second)) {
      return Link("de", isDefinite: false, second.number == .plural ? .asChosen : .many)
    }
    if second.lemma.hasPrefix("manga") || second.lemma.hasPrefix("cuello") {
      return Link("de", isDefinite: false)
    }
    return fittings.contains(second.lemma) ? Link("con", isDefinite: false) : nil
  }

  private static let built: [String: WordSet] = [
    "torre": ["bloque", "cubo", "ladrillo", "pieza", "vaso", "carta"],
    "castillo": ["bloque", "pieza"], "puente": ["bloque", "palo"], "casa": ["ladrillo", "bloque"],
    "collar": ["perla", "flor", "macarrón", "bola", "cuenta"], "pulsera": ["perla", "bola"],
    "corona": ["flor"], "ramo": ["flor", "rosa"], "cadena": ["papel"], "barco": ["papel"],
    "avión": ["papel"], "flor": ["papel"], "pelota": ["papel", "trapo", "goma"],
  ]
  private static let patterns: WordSet = ["raya", "cuadro", "lunar", "flor", "rombo", "topo"]
  static let cuts: WordSet = ["manga", "cuello", "talla"]
  private static let fittings: WordSet = ["capucha", "cremallera"]

  /// What tells of something.
  private static let tales: WordSet = [
    "libro", "cuento", "historia", "película", "peli", "serie", "documental", "vídeo", "video",
    "juego", "videojuego", "novela", "cómic", "tebeo", "revista", "programa", "puzle", "puzzle",
    "rompecabezas", "cromo", "pegatina", "póster", "enciclopedia", "colección", "canción", "poema",
  ]
  /// Whom tales tell of and whom one dresses up as.
  static let figures: WordSet = [
    "princesa", "príncipe", "pirata", "bruja", "brujo", "mago", "hada", "dragón", "monstruo",
    "vampiro", "fantasma", "caballero", "rey", "reina", "vaquero", "vaquera", "indio",
    "superhéroe", "superheroína", "sirena", "unicornio", "gigante", "duende", "ogro", "robot",
    "ninja", "payaso", "payasa", "extraterrestre", "marciano", "zombi", "zombie", "momia",
    "gladiador", "romano", "vikingo", "samurái", "astronauta", "detective", "ladrón", "esqueleto",
    "diablo", "ángel", "calabaza", "héroe", "heroína", "elfo", "gnomo", "muñeco de nieve",
  ]
  /// What else is told of.
  private static let told: WordSet = [
    "planeta", "estrella", "volcán", "tren", "barco", "guerra", "aventura", "experimento", "truco",
    "castillo", "selva", "océano", "insecto", "flor",
  ]
  /// What one goes to as somebody else.
  private static let feasts: WordSet = ["Halloween", "carnaval", "Carnaval"]
  /// What one is disguised with, and what has the shape of somebody.
  private static let costumes: WordSet = [
    "disfraz", "máscara", "careta", "antifaz", "traje", "peluche", "marioneta", "títere",
  ]

  /// *Permiso / conducir, máquina / coser*: what the thing is there for.
  static func isMeant(_ first: Lexeme, for deed: Lexeme) -> Bool {
    purposes[singular(first)]?.contains(deed.lemma) == true
  }

  static func singular(_ noun: Lexeme) -> String {
    guard noun.number == .plural || noun.lemma.hasSuffix("s"), sorted[noun.lemma] == nil else {
      return noun.lemma
    }
    return LanguageTables.tables(.spanish).lexicon.singulars(of: noun.lemma).first ?? noun.lemma
  }

  private static func isSeen(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .food, .dish, .plant, .nature, .clothing, .vehicle, .toy: return true
    default: return false
    }
  }

  /// A street is no building that has rooms.
  private static func isWithinItself(_ place: Lexeme) -> Bool {
    corners.contains(place.lemma) || outdoors.contains(place.lemma)
  }

  /// What one has with a network.
  private static let accounts: WordSet = ["cuenta", "perfil", "canal", "usuario", "contraseña"]
  /// What takes somebody to a town, and what one pays for it.
  private static let travels: WordSet = [
    "billete", "pasaje", "boleto", "tique", "vuelo", "viaje", "tren", "autobús", "bus", "autocar",
    "ave", "avión", "camión", "micro", "colectivo", "ómnibus", "ferry", "barco", "crucero",
    "excursión", "escapada", "carretera", "autopista", "bono",
  ]
  private static let tickets: WordSet = ["billete", "pasaje", "boleto", "vuelo"]
  /// Verbs that have a place of their own for where one goes, stays or is.
  private static let moving: WordSet = [
    "ir", "venir", "llegar", "viajar", "volver", "regresar", "salir", "subir", "entrar", "llevar",
    "dibujar", "pintar", "estar", "vivir", "dejar", "aparcar", "esperar", "poner", "enviar",
    "mandar", "traer",
  ]
  /// What lets somebody in.
  private static let admissions: WordSet = [
    "entrada", "boleto", "ticket", "pase", "invitación", "abono", "billete", "tique",
  ]
  /// What is to be paid for something.
  private static let bills: WordSet = [
    "factura", "recibo", "tarifa", "contador", "cuenta", "boleta", "consumo", "cuota",
    "llave", "corte",
  ]
  private static let supplies: WordSet = [
    "luz", "agua", "gas", "teléfono", "internet", "móvil", "celular", "hotel", "taller", "dentista",
    "comedor", "electricidad", "calefacción", "restaurante", "gimnasio", "guardería", "cole",
  ]
  /// What shows something, which is taken somewhere.
  static let pictures: WordSet = ["foto", "fotografía", "vídeo", "video"]
  private static let showing: WordSet = [
    "sacar", "tomar", "hacer", "ver", "mirar", "tener", "enseñar", "mostrar", "borrar", "grabar",
    "publicar", "subir", "colgar", "mandar", "enviar", "perder", "imprimir",
  ]
  /// Parts of buildings and grounds.
  private static let corners: WordSet = [
    "garaje", "patio", "sótano", "azotea", "portal", "ascensor", "escalera", "pasillo", "aula",
    "vestíbulo", "recepción", "cafetería", "comedor", "gimnasio", "biblioteca", "aparcamiento",
    "cochera", "baño", "cocina", "terraza", "trastero", "ático", "aseo", "vestuario", "puerta",
    "estacionamiento", "elevador", "fila", "cola", "taquilla", "parking",
  ]
  /// What stands in a square, in a village or by the sea.
  private static let venues: WordSet = [
    "bar", "restaurante", "hotel", "estación", "tienda", "cafetería", "piscina", "biblioteca",
    "iglesia", "mercado", "farmacia", "cine", "banco", "heladería", "panadería", "quiosco",
    "museo", "peluquería", "fuente", "parada", "chiringuito", "apartamento", "colegio", "oficina",
    "escuela", "instituto", "hospital", "supermercado", "guardería", "taller", "gimnasio",
  ]
  private static let surroundings: WordSet = [
    "plaza", "pueblo", "barrio", "playa", "esquina", "ciudad", "aeropuerto", "centro comercial",
  ]
  private static let outdoors: WordSet = [
    "calle", "parque", "playa", "campo", "plaza", "avenida", "montaña", "bosque", "ciudad",
    "pueblo", "barrio", "esquina", "jardín", "acera", "carretera",
  ]

  private static let urgent: WordSet = ["emergencia", "emergencias", "incendios", "urgencia"]
  private static let genres: WordSet = [
    "miedo", "terror", "acción", "risa", "guerra", "vaqueros", "ciencia ficción", "amor",
    "aventuras", "misterio", "dibujos", "dibujos animados", "superhéroes", "piratas", "suspense",
    "suspenso", "humor", "hadas", "dragones",
  ]

  /// Things of a sort, each with what the sorts are called by.
  private static let sorted: [String: WordSet] = [
    "turno": ["noche", "mañana", "tarde"],
    "ejercicios": ["espalda", "piernas", "brazos", "cuello"],
    "refresco": ["cola", "naranja", "limón"], "infusión": ["manzanilla", "menta", "tila", "poleo"],
    "té": ["menta", "manzanilla", "limón"], "ataque": ["risa", "nervios", "tos", "pánico"],
    "letra": ["mayúscula", "minúscula", "imprenta"], "parte": ["baja"],
    "diente": ["ajo"], "medalla": ["oro", "plata", "bronce"], "anillo": ["oro", "plata"],
    "collar": ["perlas", "oro"],
    "cinturón": ["seguridad"], "cámara": ["seguridad", "vigilancia"], "medida": ["seguridad"],
    "norma": ["seguridad", "convivencia"], "guardia": ["seguridad"], "caja": ["seguridad"],
    "salida": urgent, "puerta": urgent, "teléfono": urgent, "botón": urgent, "luz": urgent,
    "escalera": urgent,
    "oferta": ["trabajo", "empleo"], "entrevista": ["trabajo"], "puesto": ["trabajo"],
    "ropa": ["trabajo", "deporte", "cama", "verano", "invierno", "abrigo"],
    "mesa": ["trabajo", "noche", "billar", "camping"], "horario": ["trabajo", "verano", "visitas"],
    "compañero": ["trabajo", "clase", "piso"], "compañera": ["trabajo", "clase", "piso"],
    "contrato": ["trabajo", "alquiler", "compraventa"],
    "permiso": ["trabajo", "residencia", "conducción", "obras"],
    "tarjeta": ["crédito", "débito", "embarque", "visita", "memoria", "residencia", "transporte"],
    "hoja": ["reclamaciones", "ruta", "cálculo", "papel"],
    "libro": [
      "texto", "reclamaciones", "cocina", "recetas", "cuentos", "poemas", "aventuras", "miedo",
      "terror", "misterio", "bolsillo", "instrucciones",
    ],
    "cuaderno": ["ejercicios", "dibujo", "notas", "comunicación"],
    "sala": [
      "espera", "estar", "reuniones", "profesores", "juegos", "operaciones", "ordenadores", "cine",
    ],
    "máquina": ["café", "refrescos", "tabaco"], "parada": ["autobús", "taxi", "bus", "metro"],
    "estación": ["tren", "trenes", "autobuses", "metro", "servicio", "esquí", "autobús"],
    "tienda": [
      "ropa", "campaña", "juguetes", "zapatos", "deportes", "mascotas", "animales", "muebles",
      "golosinas", "discos", "regalos", "chuches",
    ],
    "bata": ["casa", "baño"], "casa": ["campo", "muñecas", "acogida", "comidas"],
    "centro": ["salud", "día", "mayores", "acogida", "educación"],
    "pista": ["tenis", "pádel", "esquí", "atletismo", "patinaje", "hielo", "baile", "baloncesto"],
    "campo": ["fútbol", "golf", "rugby"], "cancha": ["tenis", "baloncesto", "básquet", "fútbol"],
    "equipo": ["música", "sonido", "fútbol", "baloncesto", "trabajo", "rescate"],
    "aceite": ["oliva", "girasol", "coco", "maíz", "almendras", "oliva virgen"],
    "película": genres, "peli": genres, "cuento": genres, "historia": genres, "novela": genres,
    "serie": genres, "programa": ["radio", "televisión", "tele", "cocina", "humor"],
    "medio": ["transporte"], "pintura": ["uñas", "dedos", "labios"],
    "lápiz": ["labios", "colores"],
    "manta": ["viaje"], "cinta": ["pelo"], "goma": ["pelo"], "laca": ["uñas", "pelo"],
    "grupo": ["baile", "apoyo", "amigos", "teatro", "música", "lectura", "rock"],
    "asociación": ["vecinos", "padres"], "reunión": ["padres", "vecinos", "trabajo"],
    "árbol": ["Navidad"], "bola": ["Navidad"], "luces": ["Navidad"], "canción": ["Navidad"],
    "cena": ["Navidad", "Nochebuena"], "roscón": ["Reyes"], "noche": ["Reyes"],
    "billete": ["ida", "ida y vuelta"], "pata": ["palo"],
    "regalo": ["boda", "Reyes", "comunión", "despedida", "cumpleaños", "Navidad"],
    "lista": ["espera", "bodas", "regalos"], "bolsa": ["hielo", "aseo", "deporte", "patatas"],
    "vestido": ["novia", "fiesta", "flamenca", "verano"], "zapato": ["tacón", "fiesta", "baile"],
    "seguro": ["vida", "coche", "hogar", "viaje"], "agencia": ["viajes"], "guía": ["viajes"],
    "maleta": ["viaje"], "fecha": ["nacimiento", "caducidad", "entrega"],
    "certificado": ["nacimiento", "discapacidad", "estudios"], "partida": ["nacimiento"],
    "carta": ["amor", "recomendación", "presentación", "despedida"],
    "carné": ["identidad", "conducir", "biblioteca", "estudiante", "discapacidad"],
    "documento": ["identidad"], "cartilla": ["vacunación"], "sesión": ["fotos", "cine", "terapia"],
  ]

  /// What a thing is there for.
  private static let purposes: [String: WordSet] = {
    let driving: WordSet = ["conducir", "manejar"]
    return [
      "permiso": driving, "carné": driving, "carnet": driving, "licencia": driving,
      "registro": driving, "examen": driving, "autoescuela": driving,
      "clase": ["conducir", "manejar", "nadar", "cocinar", "bailar"],
      "máquina": ["coser", "escribir", "afeitar", "lavar"], "tabla": ["planchar"],
      "caña": ["pescar"], "goma": ["borrar"], "saco": ["dormir"], "aguja": ["coser"],
      "sala": ["estar"], "cuarto": ["estar"], "espuma": ["afeitar"], "maquinilla": ["afeitar"],
      "cuchilla": ["afeitar"], "crema": ["afeitar"], "cera": ["depilar"],
      "bota": ["montar", "esquiar"], "botas": ["montar", "esquiar"],
      "gafas": ["bucear", "nadar"], "papel": ["envolver", "regalar", "fumar"],
      "hilo": ["coser", "pescar"], "barco": ["pescar"], "chocolate": ["fundir"],
    ]
  }()
}
