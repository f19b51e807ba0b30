import AACCore

/// Words of rows that begin with what does it (NGLE §33.1, §41.4–41.6).
enum FirstThingWords {
  /// Who else does it where one of them stands behind the verb.
  static let others: WordSet = [
    "tú", "él", "ella", "nosotros", "nosotras", "ellos", "ellas", "usted", "vos", "ustedes",
    "vosotros", "yo", "quién",
  ]

  /// Trades that are named like qualities.
  static let trades: WordSet = [
    "óptico", "químico", "físico", "matemático", "político", "científico", "crítico", "biólogo",
    "informático", "académico", "diplomático", "cómico", "casero", "vegetariano", "vegano",
    "extranjero",
  ]
  /// Peoples of whom several are spoken of: *los egipcios, los romanos*.
  static let peoples: WordSet = [
    "egipcio", "romano", "griego", "español", "francés", "inglés", "alemán", "italiano", "chino",
    "japonés", "árabe", "americano", "mexicano", "argentino", "portugués", "ruso", "azteca", "maya",
    "inca", "vikingo", "indio", "musulmán", "cristiano", "judío",
  ]
  /// What an insurance does.
  static let insuring: WordSet = [
    "cubrir", "pagar", "incluir", "devolver", "costar", "rechazar", "reembolsar",
  ]

  /// What one is kept from.
  static let hindered: WordSet = [
    "dormir", "estudiar", "trabajar", "descansar", "pensar", "respirar", "oír", "ver", "hablar",
    "comer", "concentrarse", "vivir", "andar", "caminar", "leer", "escuchar", "salir", "moverse",
    "levantarse", "avanzar", "pasar",
  ]
  /// What one asks of those who are near.
  static let asked: WordSet = ["ayudar", "escuchar", "esperar", "mirar", "perdonar"]

  /// Times that are long, hard and beautiful.
  static let times: WordSet = [
    "invierno", "verano", "otoño", "primavera", "noche", "tarde", "día", "semana", "mes", "año",
    "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo", "fin de semana",
    "mañana", "Navidad", "agosto", "enero", "diciembre", "julio", "septiembre", "madrugada",
  ]

  /// What takes place at a set time besides events and vehicles.
  static let scheduled: WordSet = [
    "vuelo", "salida", "llegada", "embarque", "clase", "partido", "pedido", "entrega", "obra",
    "reunión", "cita", "función", "tren", "examen", "operación", "reloj",
  ]

  /// Who governs, judges and bargains.
  static let authorities: WordSet = [
    "gobierno", "ministerio", "ayuntamiento", "congreso", "parlamento", "senado", "tribunal",
    "juzgado", "comunidad", "sindicato", "partido", "banco", "unión", "embajada", "consulado",
    "ejército", "policía", "Hacienda", "hacienda", "diputación", "junta", "comité", "consejo",
    "consejería", "administración", "Iglesia", "federación", "alcaldía", "seguridad social",
  ]
  /// Who tells and decides besides.
  static let bodies: WordSet = [
    "radio", "tele", "televisión", "periódico", "prensa", "revista", "canal", "emisora", "diario",
    "hospital", "empresa", "compañía", "aerolínea", "colegio", "escuela", "instituto",
    "universidad", "residencia", "asociación", "fundación", "club", "equipo", "seguro",
    "aseguradora", "mutua", "oficina", "tienda", "ONG", "organización", "parroquia",
  ]
  /// What they do.
  static let official: WordSet = [
    "convocar", "denegar", "conceder", "anunciar", "prohibir", "autorizar", "publicar", "emitir",
    "retransmitir", "exigir", "financiar", "subvencionar", "inaugurar", "imponer", "rechazar",
    "desconvocar", "difundir", "ampliar", "aplazar", "entrevistar",
  ]
  /// Of that what others do there as well.
  static let ofAuthorities: WordSet = [
    "aprobar", "suspender", "negociar", "recortar", "investigar", "multar", "declarar", "embargar",
    "detener", "evacuar", "reclamar", "proponer",
  ]

  /// What forces and illnesses do.
  static let harming: WordSet = [
    "matar", "herir", "destruir", "arrasar", "dañar", "afectar", "arruinar", "devastar",
  ]
  static let harmful: WordSet = [
    "virus", "bomba", "guerra", "enfermedad", "cáncer", "accidente", "veneno", "hambre", "sequía",
    "calor", "frío", "humo", "contaminación", "epidemia", "pandemia", "ciclón", "tsunami",
    "avalancha", "alud", "volcán", "explosión", "helada", "plaga", "droga", "tabaco", "alcohol",
    "crisis",
  ]

  /// Who opens and closes its houses.
  static let employers: WordSet = [
    "empresa", "compañía", "banco", "gobierno", "ayuntamiento", "ministerio", "cadena", "policía",
  ]
  /// What is full; without the ending.
  static let full = ["llen", "vací", "replet", "abarrotad"]
  /// What befalls things with nobody near.
  static let breaking: WordSet = [
    "pinchar", "averiar", "estropear", "quemar", "romper", "bloquear", "caer",
  ]
  /// What falls down, and nobody from it.
  static let fallen: WordSet = [
    "torre", "castillo", "muro", "cuadro", "techo", "rama", "puente", "edificio", "pared", "poste",
    "farola", "valla", "lámpara", "estantería", "tiesto", "maceta", "cartel", "espejo",
  ]
  /// What is hot for others.
  static let hot: WordSet = ["plancha", "olla", "sartén", "horno", "fuego", "estufa", "cactus"]
  /// What does its work well or badly.
  static let tools: WordSet = [
    "cuchillo", "tijeras", "navaja", "sierra", "lápiz", "bolígrafo", "boli", "goma", "pegamento",
    "rotulador", "aguja", "tiza", "hacha", "cuchilla", "celo",
  ]
  static let toolDeeds: WordSet = ["cortar", "pinchar", "escribir", "pintar", "borrar", "pegar"]
  /// What is on.
  static let channels: WordSet = ["tele", "televisión", "radio", "cadena", "cine", "canal"]
  static let showing: WordSet = ["echar", "poner", "emitir", "dar"]
  /// What asks one for a code.
  static let asking: WordSet = [
    "aplicación", "app", "web", "página", "cajero", "móvil", "ordenador", "tableta", "programa",
  ]
  static let codes: WordSet = [
    "clave", "contraseña", "código", "pin", "huella", "firma", "permiso",
  ]
  /// What speaks by itself.
  static let speaking: WordSet = [
    "comunicador", "robot", "altavoz", "radio", "navegador", "asistente",
  ]
  /// What is burnt by what is hot.
  static let burnt: WordSet = [
    "lengua", "boca", "labio", "labios", "mano", "manos", "dedo", "dedos",
  ]

  static let staining: WordSet = ["manchar", "ensuciar", "pringar", "teñir", "salpicar"]
  /// What leaves marks besides food, drinks and stuffs.
  static let stains: WordSet = [
    "barro", "tinta", "sangre", "grasa", "polvo", "tierra", "arena", "pintalabios", "maquillaje",
    "rotulador", "bolígrafo", "boli", "crema", "moco", "vómito",
  ]
  static let stained: WordSet = [
    "mantel", "alfombra", "sábana", "toalla", "mochila", "bolso", "suelo", "pared", "manta",
    "cuaderno", "servilleta", "cojín", "cortina", "colchón", "almohada", "tela",
  ]

  /// What pulls one's hair.
  static let pulling: WordSet = [
    "peine", "cepillo", "goma", "coletero", "pinza", "horquilla", "cremallera", "diadema",
    "trenza", "coleta", "gorro",
  ]

  static let lasting: WordSet = ["continuar", "seguir", "proseguir"]
  /// What goes on by itself besides events and weather.
  static let going: WordSet = [
    "lluvia", "crisis", "vida", "problema", "ruido", "peligro", "epidemia", "sequía", "incendio",
    "fuego", "dolor", "fiebre", "tos", "picor", "mareo",
  ]
  /// What grows besides plants.
  static let growing: WordSet = [
    "río", "ciudad", "población", "empresa", "deuda", "paro", "pueblo", "árbol", "flor", "hierba",
    "césped", "luna", "semilla", "barriga", "negocio", "montón", "marea",
  ]
  static let changing: WordSet = [
    "cambiar", "aumentar", "disminuir", "mejorar", "empeorar", "variar", "bajar", "subir",
  ]
  /// What changes and rises by itself.
  static let variable: WordSet = [
    "horario", "tiempo", "clima", "precio", "temperatura", "ley", "norma", "situación", "mundo",
    "economía", "paro", "población", "tráfico", "contaminación", "luna", "salud", "inflación",
    "tarifa", "alquiler", "moda", "masa", "bizcocho", "marea", "fiebre", "pensión", "impuesto",
    "sueldo",
  ]
  static let ending: WordSet = [
    "terminar", "acabar", "empezar", "comenzar", "vencer", "finalizar", "expirar", "caducar",
  ]
  /// What runs out at a date.
  static let terms: WordSet = [
    "plazo", "contrato", "baja", "oferta", "garantía", "permiso", "matrícula", "huelga", "rebajas",
    "temporada", "campaña", "prórroga", "turno", "curso", "abono", "suscripción", "visado",
    "pasaporte", "condena", "mandato", "cuarentena",
  ]

  /// What smells of something besides rooms, clothes and bodies.
  static let smelling: WordSet = [
    "aliento", "nevera", "basura", "cajón", "armario", "sábana", "toalla", "colchón", "manta",
    "champú", "jabón", "perfume", "colonia", "vela", "crema", "mano", "pie", "pelo", "trapo",
  ]
}
