import AACCore

/// Words of rows that begin with a noun and the one that tells of which it is (NGLE §12.7).
enum SpanishGroupWords {
  /// *Profesora de música, camiseta de fútbol, compañera de piso, moto de agua*: of what kind, and none that is known.
  static func isKind(_ thing: Lexeme, _ other: Lexeme) -> Bool {
    if isTaught(thing, other) || kinds[thing.lemma]?.contains(other.lemma) == true { return true }
    return other.kind == .sport
      && (thing.kind == .clothing || thing.kind == .toy || sporting.contains(thing.lemma))
      || other.kind == .material && !KindSet.places.contains(thing.kind)
  }

  /// *Profesora / música, entrenador / fútbol, profe / gimnasia*.
  static func isTaught(_ person: Lexeme, _ subject: Lexeme) -> Bool {
    guard teachers.contains(person.lemma) else { return false }
    switch subject.kind {
    case .subject, .languageName, .sport, .music, .instrument, .activity: return true
    default: return PartOfWords.arts.contains(subject.lemma) || lessons.contains(subject.lemma)
    }
  }

  private static let teachers: WordSet = [
    "profesor", "profesora", "profe", "maestro", "maestra", "monitor", "monitora", "entrenador",
    "entrenadora", "alumno", "alumna", "clase", "equipo", "jugador", "jugadora", "estudiante",
  ]
  private static let lessons: WordSet = [
    "música", "baile", "danza", "historia", "natación", "gimnasia", "cocina", "teatro", "yoga",
    "dibujo", "canto", "costura", "autoescuela", "apoyo", "refuerzo", "piano", "guitarra",
  ]
  private static let sporting: WordSet = [
    "equipo", "partido", "campo", "pista", "cancha", "torneo", "liga", "club", "escuela", "botas",
    "balón", "pelota", "raqueta", "casco", "bolsa",
  ]
  /// What has its kind from another word.
  private static let kinds: WordMap<WordSet> = [
    "compañero": ["piso", "clase", "trabajo", "equipo", "mesa", "habitación"],
    "compañera": ["piso", "clase", "trabajo", "equipo", "mesa", "habitación"],
    "tarjeta": ["crédito", "cumpleaños"], "zapatos": ["tacón", "baile"],
    "compañeros": ["piso", "clase", "trabajo", "equipo"], "moto": ["agua", "nieve"],
    "señales": ["humo", "tráfico"], "señal": ["humo", "tráfico"],
    "camión": ["bomberos", "mudanzas"], "niña": ["trenzas"], "niño": ["trenzas"],
  ]

  /// Who is told from others by where he works or lives.
  static func worksThere(_ person: Lexeme, _ place: Lexeme) -> Bool {
    TwoNounSubjects.ruling.contains(person.lemma) || workers.contains(person.lemma)
      || PartOfWords.people.contains(person.lemma) && !PartOfWords.kin.contains(person.lemma)
      || (neighbours.contains(person.lemma) && homes.contains(place.lemma))
  }

  private static let workers: WordSet = [
    "monitor", "monitora", "enfermero", "enfermera", "médica", "maestro", "maestra", "vendedor",
    "vendedora", "dependiente", "dependienta", "panadero", "panadera", "farmacéutico",
    "farmacéutica", "limpiador", "limpiadora", "guardia", "taquillero", "taquillera", "secretario",
    "secretaria", "azafata", "piloto", "chófer", "policía", "bombero", "cartero", "peluquero",
    "peluquera", "camareros", "cuidador", "cuidadora", "trabajador", "trabajadora", "empleado",
    "empleada", "alumnos", "alumno", "alumna", "payaso", "mago", "delegada", "delegado", "pintor",
    "encargado", "encargada", "guía", "mecánico", "administrativa", "administrativo", "gerente",
    "doctora", "doctor", "profesores", "vecinos", "inquilino", "inquilina", "cajeros",
  ]
  /// Who drives and works on what.
  static let drivers: WordSet = [
    "conductor", "conductora", "chófer", "piloto", "capitán", "capitana", "revisor", "revisora",
    "maquinista", "azafata", "taxista",
  ]
  private static let neighbours: WordSet = [
    "vecino", "vecina", "vecinos", "vecinas", "señor", "señora", "gente",
  ]
  private static let homes: WordSet = [
    "piso", "casa", "edificio", "bloque", "barrio", "pueblo", "calle", "portal", "ático", "esquina",
    "puerta", "urbanización",
  ]

  /// Where somebody or something is, by which one knows it.
  static let sides: WordSet = [
    "arriba", "abajo", "atrás", "detrás", "delante", "enfrente", "al lado", "fuera", "afuera",
  ]
  /// Who is known by that.
  static let nearby: WordSet = [
    "vecino", "vecina", "vecinos", "vecinas", "señor", "señora", "señores", "chico", "chica",
    "hombre", "mujer", "gente", "inquilino", "inquilina",
  ]
  /// What is known by that.
  static let sided: WordSet = [
    "luz", "puerta", "ventana", "rueda", "ruedas", "asiento", "fila", "piso", "baño", "cajón",
    "balda", "diente", "dientes", "mesa", "pared", "bar", "tienda",
  ]
  /// What somebody does at such a place.
  static let stationed: WordSet = [
    "estar", "vivir", "sentarse", "ponerse", "quedarse", "mirar", "subir", "bajar", "dormir",
    "jugar", "esperar", "correr", "ser", "esconderse",
  ]
  /// Which of one's hands, eyes and feet.
  static let handed: WordSet = ["derecha", "izquierda", "derecho", "izquierdo"]
  /// What one does with a sport.
  static let playing: WordSet = [
    "jugar", "practicar", "ver", "hacer", "gustar", "querer", "preferir", "mirar", "entrenar",
    "aprender", "enseñar", "odiar", "tener",
  ]
  /// Where it comes from, of which one is known.
  static let ofSources: WordMap<WordSet> = [
    "agua": ["grifo", "mar", "río", "pozo", "fuente", "lago", "ducha", "piscina", "váter"],
    "sirena": ["policía", "ambulancia", "barco", "fábrica", "colegio"],
    "coche": ["policía"], "furgoneta": ["policía"], "perro": ["policía"],
  ]

  /// Several who do something together.
  static let bodies: WordSet = [
    "banda", "equipo", "grupo", "familia", "coro", "orquesta", "club", "pandilla", "clase",
    "asociación", "selección",
  ]
  /// Of whom one has only one: a name behind them is that of whoever has them.
  static let ofOne: WordSet = [
    "madre", "padre", "marido", "mujer", "esposo", "esposa", "suegro", "suegra", "jefe", "jefa",
  ]

  /// Who lives in tales.
  static let feigned: WordSet = [
    "vampiro", "fantasma", "bruja", "brujo", "princesa", "príncipe", "hada", "gigante", "pirata",
    "payaso", "rey", "reina", "monstruo", "ogro", "duende", "mago", "superhéroe", "héroe", "malo",
    "protagonista", "personaje", "zombi", "niño", "niña", "chico", "chica", "señor",
    "señora", "actor", "actriz", "cantante",
  ]
  static let tales: WordSet = [
    "cuento", "película", "peli", "serie", "historia", "juego", "videojuego", "libro", "novela",
    "dibujos", "cómic", "anuncio", "obra", "circo", "canción",
  ]
  static let telling: WordSet = [
    "leer", "ver", "contar", "escuchar", "mirar", "oír", "escribir", "comprar", "querer", "gustar",
    "jugar", "poner", "inventar", "conocer", "cantar",
  ]

  /// What somebody is known by.
  static func isWorn(_ thing: Lexeme) -> Bool {
    thing.kind == .clothing || worn.contains(thing.lemma) || ofHair.contains(thing.lemma)
      || looks.contains(thing.lemma)
  }

  private static let worn: WordSet = [
    "gafas", "gorra", "sombrero", "mochila", "paraguas", "bastón", "pendiente", "pendientes",
    "collar", "lazo", "casco", "bigote", "maleta", "tatuaje", "muletas", "uniforme",
  ]
  static let ofHair: WordSet = [
    "trenzas", "trenza", "coleta", "coletas", "barba", "bigote", "flequillo", "rizos", "melena",
    "moño", "pecas",
  ]
  private static let looks: WordSet = ["pelo", "ojos", "cara", "piernas", "nariz", "boca", "voz"]
  /// What is done with what one wears.
  static let dressing: WordSet = [
    "ponerse", "poner", "quitarse", "quitar", "llevar", "comprar", "perder", "lavar", "lavarse",
    "peinar", "peinarse", "cortar", "cortarse", "secar", "secarse", "pintar", "pintarse", "querer",
    "tener", "buscar", "probarse", "regalar", "dar", "prestar", "coser", "planchar", "doblar",
    "guardar", "recoger", "olvidar", "dejar", "manchar", "mojar", "romper", "tocar", "teñirse",
    "abrochar", "abrocharse", "atar", "atarse", "necesitar", "usar", "cambiarse", "doler",
    "rascar", "frotar", "cerrar", "abrir", "mover", "lanzar", "tirar",
  ]

  /// Kin besides those of one person.
  static let plainKin: WordSet = [
    "padres", "abuelos", "hermanos", "hijos", "tíos", "primos", "suegros", "jefe", "jefa",
    "amigos", "amigas", "hermanas", "hijas", "compañeros", "esposo", "esposa",
  ]

  /// What animals do by themselves.
  static let ofAnimals: WordSet = [
    "cantar", "ladrar", "maullar", "escaparse", "piar", "relinchar", "rugir", "aullar", "morirse",
    "morir", "engordar", "cojear",
  ]
  /// Who keeps animals.
  static let keepers: WordSet = [
    "vecino", "vecina", "vecinos", "amigo", "amiga", "granjero", "granjera", "pastor", "profesora",
    "profesor", "señor", "señora", "abuelos", "tíos", "compañero", "compañera", "jefe", "jefa",
    "novio", "novia", "rey", "reina", "bruja", "pirata",
  ]
  /// Where animals are kept.
  static let kept: WordSet = ["zoo", "granja", "circo", "acuario", "jaula", "pecera", "establo"]

  /// What is somebody's though one can be in it.
  static let ownedPlaces: WordSet = [
    "casa", "habitación", "cuarto", "coche", "jardín", "garaje", "piso", "tienda", "bar", "finca",
    "huerto", "terraza", "oficina", "despacho", "pueblo", "granja", "restaurante", "cocina",
  ]
  /// What somebody does to another thing with the one laid first.
  static let handled: WordSet = [
    "tapar", "cubrir", "caerse", "subirse", "bajarse", "montarse", "sentarse", "proteger",
    "marcar", "señalar", "bloquear", "separar", "unir", "mostrar", "iluminar", "alumbrar",
  ]
  /// What is done to oneself by one's own will.
  static let byWill: WordSet = [
    "ponerse", "quitarse", "sentarse", "acostarse", "levantarse", "ducharse", "bañarse", "lavarse",
    "vestirse", "peinarse", "irse", "quedarse", "olvidarse", "acordarse", "reírse", "subirse",
    "montarse", "bajarse", "cepillarse", "disfrazarse", "esconderse", "enfadarse", "casarse",
    "divertirse", "aburrirse", "maquillarse", "despertarse", "dormirse", "pelearse", "hacerse",
  ]
  /// What things make.
  static let made: WordSet = [
    "ruido", "ruidos", "daño", "gracia", "sombra", "cosquillas", "clic", "pitido", "humo", "calor",
    "frío", "falta", "agujero", "burbujas", "espuma", "luz", "olas",
  ]
  /// What things give.
  static let given: WordSet = [
    "luz", "sombra", "miedo", "calor", "asco", "pena", "risa", "vueltas", "fruta", "frutos",
    "flores", "sed", "hambre", "sueño", "vergüenza", "alergia", "frío", "naranjas", "limones",
    "manzanas", "peras", "leche", "suerte", "energía", "agua",
  ]

  /// Whether it goes, rises or comes by itself.
  static func isMoved(_ thing: Lexeme) -> Bool {
    thing.kind == .vehicle || thing.kind == .weather || thing.kind == .device
      || DoerWords.contains(thing, in: FirstDoerWords.moved) || moved.contains(thing.lemma)
  }

  private static let moved: WordSet = [
    "agua", "humo", "gas", "luz", "ascensor", "señal", "señales", "paquete", "carta", "pedido",
    "precio", "impuestos", "impuesto", "precios", "alquiler", "temperatura", "fiebre", "marea",
    "río", "sangre", "olor", "ordenador", "internet", "factura", "moto", "sol", "luna", "nubes",
  ]
  /// What befalls things.
  static let happening: WordSet = [
    "encoger", "crecer", "durar", "costar", "valer", "pesar", "medir", "arrancar", "cambiar",
    "empezar", "terminar", "acabar", "caer", "girar", "vibrar", "quemar", "picar", "fallar",
    "temblar", "desaparecer", "aparecer", "caber", "pertenecer", "depender", "mejorar", "empeorar",
    "aumentar", "sangrar", "latir", "sonar",
  ]
  /// What people do to things as well.
  static let doneToo: WordSet = ["cambiar", "empezar", "terminar", "acabar", "quemar", "girar"]
  /// What befalls things that can be lifted.
  static let ofBodies: WordSet = ["caer", "caerse", "pesar", "medir", "girar", "caber", "encoger"]
  /// In which things shrink, burn and rise.
  static let machines: WordSet = ["secadora", "lavadora", "tostadora", "sartén", "olla", "horno"]
  /// What there is more or less of.
  static let measured: WordSet = ["sol", "luz", "sombra", "viento", "aire", "espacio", "sitio"]
  /// What things do to others.
  static let leaving: WordSet = [
    "manchar", "ensuciar", "gastar", "tapar", "llenar", "mojar", "inundar", "estropear", "costar",
    "consumir", "soltar", "perder",
  ]
  /// What things do to somebody.
  static let stirring: WordSet = FirstDoerWords.stirring.union([
    "gustar", "encantar", "interesar", "preocupar", "decepcionar", "ayudar", "pinchar", "doler",
    "apretar", "atropellar",
  ])
}
