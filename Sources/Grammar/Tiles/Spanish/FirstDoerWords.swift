/// Words of what things, groups and animals do when a row begins with them.
enum FirstDoerWords {
  /// Groups of people, whatever they do.
  static let crowds: WordSet = ["gente", "público", "multitud", "gobierno"]

  /// Who else may do it behind the verb.
  static let others: WordSet = [
    "tú", "él", "ella", "nosotros", "ellos", "ellas", "usted", "vos", "ustedes", "vosotros",
  ]

  /// What animals do to people.
  static let biting: WordSet = [
    "picar", "morder", "arañar", "lamer", "atacar", "pellizcar", "perseguir",
  ]

  /// What things do to somebody (NGLE §35.9).
  static let moving: WordSet = [
    "molestar", "asustar", "despertar", "cansar", "relajar", "aburrir", "alegrar", "marear",
    "quemar", "salvar", "apretar", "caber", "crecer", "entristecer", "emocionar",
    "calmar", "tranquilizar", "sorprender", "enfadar", "irritar", "fastidiar", "agobiar", "picar",
    "rascar", "pinchar", "golpear", "salpicar", "animar", "divertir",
    "confundir", "impresionar", "estresar", "hacer daño",
  ]

  /// What of that is done to anybody.
  static let stirring: WordSet = [
    "asustar", "despertar", "molestar", "mojar", "salpicar", "alegrar", "aburrir", "divertir",
    "cansar", "marear", "sorprender", "emocionar", "relajar", "calmar", "quemar",
  ]

  /// What things and animals do to a part of somebody.
  static let reaching: WordSet = [
    "zumbar", "clavar", "llegar", "salir", "dar", "entrar", "caer", "pegar", "rozar", "picar",
    "morder", "arañar", "lamer", "apretar", "gotear", "salpicar",
  ]

  /// What holds things besides furniture, rooms and boxes.
  static let holders: WordSet = [
    "lavadora", "secadora", "lavavajillas", "horno", "microondas", "coche", "maletero", "garaje",
    "estantería", "taquilla", "jarra", "lata", "olla", "sartén", "carpeta", "nevera", "congelador",
  ]

  /// Toys that are played as people.
  static let dolls: WordSet = [
    "muñeca", "muñeco", "robot", "títere", "marioneta", "dinosaurio", "osito", "peluche",
    "superhéroe", "monstruo",
  ]
  static let ofDolls: WordSet = [
    "sentarse", "acostarse", "tumbarse", "esconderse", "comer", "beber",
  ]
  /// What they and animals do like people.
  static let pretended: WordSet = [
    "leer", "escribir", "cocinar", "cantar", "construir", "robar", "esconder", "abrir", "cerrar",
    "encontrar", "conducir", "recoger", "barrer", "coser", "tocar", "tirar",
  ]

  /// Measures.
  static let measured: WordSet = ["valer", "costar", "medir", "pesar", "durar"]

  /// What only things do, or what they do by themselves with nobody near (NGLE §41.4).
  static let alone: WordSet = [
    "servir", "funcionar", "engordar", "brillar", "flotar", "hervir", "arder", "gotear", "despegar",
    "aterrizar", "caducar", "chirriar", "crujir", "explotar", "estallar", "rebotar",
    "bastar", "sobrar", "encajar", "abrigar", "parpadear", "existir", "zarpar", "florecer", "pitar",
    "humear", "rechinar",
  ]

  /// What is felt about it is another thought: *globo / explotar / susto*.
  static let felt: WordSet = ["susto", "miedo", "pena", "risa", "rabia", "asco", "alegría"]

  /// What is told of a thing alone.
  static let usedUp: WordSet = [
    "gastarse", "agotarse", "descargarse", "desinflarse", "atascarse", "oxidarse", "pudrirse",
  ]

  /// What is told with no more than when and how.
  static let whole: WordSet = [
    "funcionar", "explotar", "estallar", "gotear", "despegar", "aterrizar", "pitar", "caducar",
  ]

  static let beginning: WordSet = ["empezar", "comenzar", "terminar", "acabar"]
  /// What takes place besides events.
  static let occasions: WordSet = [
    "clase", "colegio", "cole", "escuela", "recreo", "verano", "invierno", "otoño", "primavera",
    "vacaciones", "curso", "turno", "día", "junta", "espectáculo", "función", "semana",
  ]

  static let running: WordSet = [
    "salir", "subir", "bajar", "entrar", "soplar", "pasar", "caer", "llegar", "parar",
  ]
  /// What comes out, rises, blows and comes in.
  static let moved: WordSet = [
    "sol", "luna", "viento", "sangre", "humo", "agua", "luz", "ascensor", "elevador", "fiebre",
    "espuma", "lluvia", "nieve", "rayo", "aire", "polvo", "arena", "temperatura", "precio", "río",
    "estrella", "brisa", "niebla", "hielo", "granizo", "moco", "mocos",
  ]

  /// How something tastes and smells.
  static let tastes: WordSet = ["a", "bien", "mal", "mejor", "peor", "fatal", "genial"]

  /// What tells of something.
  static let told: WordSet = [
    "película", "libro", "cuento", "novela", "documental", "canción", "serie", "obra", "poema",
    "historia", "artículo", "programa", "capítulo",
  ]

  static let homes: WordSet = ["casa", "parada", "calle", "piso", "apartamento", "departamento"]
  /// Where something lies.
  static let places: WordSet = [
    "dónde", "lejos", "cerca", "lejos de", "cerca de", "aquí", "ahí", "allí", "al lado",
    "al lado de", "enfrente", "enfrente de", "detrás de", "delante de", "junto a", "arriba",
    "abajo", "a la izquierda", "a la derecha",
  ]

  /// What happens to a thing itself.
  static let changing: WordSet = [
    "gastarse", "derretirse", "agotarse", "estropearse", "descomponerse", "averiarse", "oxidarse",
    "pudrirse", "congelarse", "evaporarse", "hundirse", "atrasarse", "adelantarse", "retrasarse",
    "pincharse", "desinflarse", "atascarse", "descargarse", "apagarse", "encenderse", "abrirse",
    "cerrarse", "acabarse", "moverse", "marchitarse", "secarse", "incendiarse", "derrumbarse",
    "cancelarse", "suspenderse", "celebrarse", "venderse", "llenarse", "vaciarse", "calentarse",
    "enfriarse", "cocerse", "desteñirse", "encogerse", "despegarse", "soltarse", "desatarse",
  ]

  /// What shops and other places do.
  static let trading: WordSet = ["vender", "aceptar", "ofrecer", "cobrar", "repartir"]
  static let employing: WordSet = [
    "contratar", "despedir", "comprar", "fabricar", "construir", "organizar", "bajar", "subir",
    "pagar",
  ]
  /// Who buys, sells and employs without being one person.
  static let firms: WordSet = [
    "empresa", "tienda", "hospital", "banco", "ayuntamiento", "colegio", "escuela", "fábrica",
    "quiosco", "kiosco", "supermercado", "farmacia", "panadería", "librería", "restaurante",
    "hotel",
    "museo", "universidad", "equipo", "club", "asociación", "compañía", "gobierno", "mercado",
    "cafetería", "bar", "taller", "máquina",
  ]

  /// What one needs for something and which needs nothing itself.
  static let tools: WordSet = [
    "tirita", "venda", "crema", "toalla", "papel", "pañuelo", "jabón", "tijeras", "gafas", "lápiz",
    "goma", "pegamento", "manta", "abrigo", "paraguas", "dinero", "silla", "agua",
  ]

  /// What a thing loses.
  static let losing: [String: WordSet] = [
    "grifo": ["agua"], "tubería": ["agua"], "árbol": ["hoja", "hojas"],
    "rueda": ["aire"], "pelota": ["aire"], "balón": ["aire"], "globo": ["aire"],
    "coche": ["aceite", "gasolina"], "equipo": ["partido", "final", "campeonato", "liga"],
  ]

  /// What wind, storms, fire and water do to things.
  static let working: WordSet = [
    "romper", "destruir", "derribar", "tirar", "mover", "arrancar", "tumbar", "inundar", "quemar",
    "arrastrar", "apagar", "secar", "mojar", "calentar", "derretir", "volcar",
  ]
  static let forces: WordSet = [
    "viento", "tormenta", "fuego", "agua", "sol", "lluvia", "huracán", "terremoto", "rayo", "ola",
    "río", "nieve", "incendio", "granizo", "hielo", "tornado", "inundación",
  ]

  /// What a thing does to another thing.
  static let acting: WordSet = [
    "tapar", "cubrir", "iluminar", "proteger", "dañar", "endulzar", "ensuciar", "contener",
    "producir", "causar", "provocar", "atraer", "parecer", "alumbrar", "significar", "bloquear",
    "absorber", "reflejar", "rodear", "separar", "unir", "atravesar", "mostrar", "indicar",
    "incluir", "marcar", "señalar",
  ]
}
