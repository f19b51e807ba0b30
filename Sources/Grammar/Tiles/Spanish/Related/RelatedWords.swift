import AACCore

/// Words of Spanish rows in which one noun belongs to the other (NGLE §12.7, *complementos con de*).
enum RelatedWords {
  /// Kinds of things that have parts.
  static let wholes = KindSet(
    .vehicle, .device, .clothing, .furniture, .toy, .thing, .instrument, .book, .medicine, .sport)
  /// Parts of what people wear, ride, use and play with.
  static let parts: WordSet = BelongingWords.parts.union([
    "etiqueta", "botón", "botones", "cremallera", "manga", "mangas", "bolsillo", "costura",
    "capucha", "cordón", "cordones", "suela", "tacón", "punta", "goma", "hebilla", "velcro",
    "forro",
    "motor", "volante", "manillar", "pedal", "pedales", "sillín", "cadena", "timbre", "faro",
    "faros",
    "retrovisor", "intermitente", "maletero", "parabrisas", "claxon", "neumático", "llanta",
    "teclado", "ratón", "mando", "tecla", "teclas", "altavoz", "micrófono", "cámara", "carcasa",
    "antena", "enchufe", "tapa", "tapón", "mango", "asa", "pata", "patas", "respaldo", "reposapiés",
    "reposabrazos", "joystick", "cajón", "tirador", "cerradura", "bisagra", "cuerda", "cuerdas",
    "página", "páginas", "portada", "pieza", "piezas", "cristal", "bombilla", "filtro", "tubo",
    "correa", "patilla", "mástil", "hoja", "muelle", "interruptor",
  ])
  /// What befalls a thing or is felt of it, so that a part behind it does so.
  static let befalling: WordSet = [
    "romper", "romperse", "pinchar", "pincharse", "estropear", "estropearse", "picar", "apretar",
    "funcionar", "chirriar", "sonar", "fallar", "atascar", "atascarse", "soltar", "soltarse",
    "descoser", "descoserse", "doblar", "doblarse", "rozar", "molestar", "rasgar", "rasgarse",
    "desinflar", "desinflarse", "arañar", "bloquear", "bloquearse", "girar", "frenar", "cerrar",
    "encender",
  ]
  /// Those that are said with *se* of a thing to which it happens.
  static let turned: WordSet = [
    "romper", "pinchar", "estropear", "atascar", "soltar", "descoser", "doblar", "rasgar",
    "desinflar", "bloquear",
  ]
  /// In what small things are kept.
  static let keeping: WordSet = [
    "hucha", "cajón", "armario", "monedero", "cartera", "riñonera", "bolso", "zapato", "zapatilla",
    "bota", "calcetín", "guante", "banco", "cuenta", "tarro", "bote", "joyero", "estantería",
    "tupper",
    "fiambrera", "portamonedas", "caja fuerte", "casa", "coche", "mesilla", "escritorio",
  ]
  /// What gets into an eye, a mouth or a shoe.
  static let gettingInto: WordSet = [
    "arena", "piedra", "polvo", "pelo", "jabón", "agua", "champú", "pestaña", "mosquito", "espina",
    "astilla", "comida", "chicle", "tierra", "barro", "pintura", "crema",
  ]
  /// What is done with what a screen shows.
  static let showing: WordSet = [
    "ver", "mirar", "oír", "escuchar", "leer", "buscar", "encontrar", "poner", "descargar",
    "descargarse", "instalar", "borrar", "desinstalar", "quitar", "jugar", "abrir", "grabar",
    "seguir",
  ]
  /// Where it is shown or heard.
  static let channels: WordSet = [
    "tele", "televisión", "radio", "internet", "YouTube", "YouTube Kids", "Netflix", "Twitch",
    "TikTok", "Instagram", "Facebook", "Spotify", "Disney Plus", "Disney+", "Clan", "HBO", "Prime",
    "WhatsApp", "Google", "periódico", "revista", "pantalla",
  ]
  static let screens: WordSet = [
    "móvil", "tablet", "tableta", "ordenador", "portátil", "teléfono", "iPad", "consola",
    "comunicador", "televisor", "proyector", "pizarra digital", "celular", "computadora",
    "smartphone",
  ]
  /// What is on them.
  static let onScreens: WordSet = [
    "juego", "vídeo", "video", "foto", "fotos", "canción", "música", "mensaje", "aplicación", "app",
    "dibujos", "película", "cuento", "juegos", "vídeos",
  ]
  static let thrown: WordSet = [
    "pelota", "balón", "palo", "hueso", "piedra", "globo", "frisbi", "frisbee", "cuerda", "toalla",
  ]
  /// What is done to get or show a toy.
  static let getting: WordSet = [
    "comprar", "querer", "tener", "pedir", "regalar", "dibujar", "pintar", "llevar", "buscar",
    "coger", "leer", "ver", "perder", "ponerse",
  ]
  /// Toys, clothes and pictures that show somebody.
  static let figures: WordSet = [
    "muñeco", "muñeca", "juguete", "peluche", "figura", "cromo", "pegatina", "globo", "camiseta",
    "mochila", "puzle", "espada", "casco", "gorro", "sombrero", "traje", "máscara", "careta",
    "pijama",
    "tatuaje", "barco", "póster", "cuento", "película", "libro", "disfraz", "Playmobil", "clic",
    "antifaz", "capa", "corona",
  ]
  static let ills: WordSet = [
    "pupa", "herida", "moco", "mocos", "picadura", "rozadura", "quemadura", "tos", "ampolla",
    "grano",
    "callo", "sangre", "piojos", "fiebre", "resfriado", "alergia", "dolor", "corte", "arañazo",
  ]
  static let remedies: WordSet = [
    "tirita", "pañuelo", "venda", "crema", "pomada", "jarabe", "gasa", "hielo", "champú", "curita",
    "algodón", "pastilla", "gotas", "alcohol", "papel",
  ]
  /// Of what one changes for another of its kind.
  static let changed: WordSet = [
    "postura", "posición", "sitio", "canal", "tema", "idea", "asiento",
  ]
  static let dances: WordSet = [
    "ballet", "danza", "gimnasia", "baile", "kárate", "judo", "flamenco",
  ]
  /// Feasts at which one wants something.
  static let feasts: WordSet = [
    "carnaval", "Carnaval", "Navidad", "Reyes", "Halloween", "Pascua", "cumpleaños", "cumple",
    "comunión", "santo", "Nochevieja", "Nochebuena", "boda", "fiesta",
  ]
  /// What there is around one.
  static let surrounding = uncounted.union([
    "atasco", "escalones", "escalón", "follón", "lío",
  ])
  /// What takes it away from there.
  static let removing: WordSet = ["borrar", "desinstalar", "quitar"]
  /// What there is of it without a number.
  static let uncounted: WordSet = [
    "ruido", "silencio", "gente", "cola", "jaleo", "barro", "hielo", "humo", "tráfico", "niebla",
    "sombra", "polvo", "basura", "sitio", "obras", "niños", "moscas", "mosquitos", "escaleras",
  ]
  /// What one does every day, so that something may be done before it.
  static let daily: WordSet = [
    "dormir", "comer", "salir", "beber", "leer", "subir", "llorar", "hablar",
  ]
  /// What is cut of oneself on purpose.
  static let trimmed: WordSet = ["pelo", "uña", "uñas", "barba", "flequillo", "bigote", "vello"]
  /// What a star is shown or heard on.
  static let starred: WordSet = ["camiseta", "cromo", "póster", "disco", "canción", "película"]
  /// What one did for long or time and again.
  static let lasting: WordSet = [
    "trabajar", "vivir", "conducir", "fumar", "jugar", "andar", "caminar", "bailar", "cantar",
    "estudiar", "nadar", "correr", "hablar", "montar", "tocar", "pasear", "cocinar", "pintar",
    "pescar",
    "cazar", "viajar", "beber", "leer", "coser", "entrenar", "escribir", "dibujar", "dormir", "ir",
    "comer", "llorar", "pegar", "gritar", "saltar", "esquiar", "patinar", "escalar", "boxear",
    "rezar",
    "vender", "enseñar", "cuidar", "usar", "llevar", "salir", "oír", "pelear", "tejer", "hacer",
    "subir",
  ]
  /// Small animals that nobody knows by name.
  static let lowly: WordSet = [
    "mariposa", "saltamontes", "mosquito", "mosca", "hormiga", "araña", "abeja", "avispa",
    "cucaracha",
    "caracol", "gusano", "oruga", "lombriz", "mariquita", "escarabajo", "grillo", "libélula",
    "polilla",
    "garrapata", "piojo", "pulga", "babosa", "ciempiés", "cigarra", "luciérnaga", "abejorro",
    "chinche",
    "pez", "pececillo", "renacuajo", "rana", "sapo", "lagartija", "lagarto", "cangrejo", "medusa",
    "gamba", "trucha", "pájaro", "ratón", "bicho", "insecto", "mantis", "termita", "larva",
    "tijereta",
  ]
  /// What is done to them.
  static let catching: WordSet = [
    "coger", "agarrar", "atrapar", "cazar", "pescar", "pisar", "aplastar", "matar", "espantar",
    "encontrar", "meter", "soltar", "tirar", "guardar", "capturar", "comer", "comerse",
  ]
  /// What one does to one's body unwillingly.
  static let hurting: WordSet = [
    "quemar", "cortar", "pinchar", "romper", "golpear", "chocar", "pillar", "torcer", "morder",
    "raspar", "clavar", "partir", "dislocar", "fracturar", "rasguñar", "machacar", "aplastar",
  ]
  /// When things happen.
  static let times: WordSet = ["recreo", "partido", "carrera", "excursión", "fiesta", "clase"]
  /// What one does with oneself, said with a pronoun.
  static let pronominal: WordSet = [
    "sentar", "levantar", "acostar", "agachar", "tumbar", "caer", "despertar", "duchar", "bañar",
    "vestir", "peinar", "lavar", "cansar", "marear", "aburrir", "asustar",
    "enfadar",
    "mojar", "estirar", "inclinar",
    "equivocar", "estresar", "agobiar", "emocionar", "relajar", "desmayar", "atragantar",
    "acatarrar",
  ]
  /// How one feels by it, said with a pronoun.
  static let feeling: WordSet = [
    "marear", "cansar", "aburrir", "asustar", "enfadar", "agobiar", "estresar", "emocionar",
    "relajar",
    "desmayar", "caer", "despertar",
  ]
  /// What is done with water.
  static let washing: WordSet = [
    "bañar", "bañarse", "duchar", "ducharse", "lavar", "lavarse", "enjuagar", "mojar", "aclarar",
  ]
}
