import AACCore

/// Words of nouns that lie side by side behind a verb (NGLE §12.7).
enum SpanishChainWords {
  static let seasons: WordSet = ["verano", "invierno", "otoño", "primavera", "Navidad"]
  /// On which side a part is, written like who plays there.
  static let sided: WordMap<String> = [
    "delantera": "delantero", "trasera": "trasero", "delanteras": "delantero",
    "traseras": "trasero",
  ]
  /// What has its kind from the season.
  static let ofSeasons: WordSet = [
    "vacaciones", "ropa", "zapatos", "campamento", "abrigo", "curso",
  ]

  /// How much places hold that their kind does not tell.
  static let ranks: WordMap<Int> = [
    "cajón": 1, "caja": 1, "bolsa": 1, "bolsillo": 1, "estuche": 1, "árbol": 1, "rama": 1,
    "ramas": 1,
    "rosales": 1, "rosal": 1, "puerta": 1, "ventana": 1, "techo": 1, "tejado": 1, "pared": 1,
    "suelo": 1, "rincón": 1, "esquina": 1, "banco": 1, "escalera": 1, "escaleras": 1, "fuente": 1,
    "alfombra": 1, "guantera": 1, "maletero": 1, "cesta": 1, "colmena": 1, "nido": 1, "valla": 1,
    "columpio": 1, "tobogán": 1, "campana": 1, "entrada": 1, "salida": 1, "orilla": 1, "fondo": 1,
    "balcón": 1, "terraza": 2, "pasillo": 2, "torre": 2, "sótano": 2, "ático": 2, "jardín": 2,
    "patio": 2, "piscina": 2, "comedor": 2, "gimnasio": 2, "huerto": 2, "establo": 2, "porche": 2,
    "sala": 2, "orquesta": 2, "coro": 2, "banda": 2, "mina": 3, "cueva": 3, "iglesia": 3,
    "castillo": 3, "mesita": 2, "plaza": 4,
    "calle": 4, "parque": 4, "barrio": 4, "río": 4, "lago": 4, "playa": 4, "bosque": 4,
    "pueblo": 5, "ciudad": 5, "isla": 5, "mar": 5, "montaña": 5, "país": 6, "mundo": 7,
  ]
  /// Of which house or stretch they are besides what they hold.
  static let sites: WordSet = ["plaza", "calle", "parque", "puerta", "entrada", "patio", "jardín"]
  /// Where something is or goes.
  static let leading: WordSet = [
    "en", "de", "desde", "hasta", "a", "por", "hacia", "sobre", "entre", "bajo", "tras", "contra",
    "para", "con", "sin", "durante",
  ]
  /// Going somewhere, whatever else the verb is done to.
  static let going: WordSet = [
    "subir", "subirse", "bajar", "entrar", "salir", "llegar", "ir", "caerse", "colgar", "gatear",
    "trepar", "saltar", "sentarse", "tumbarse", "esconderse", "perderse", "meterse",
  ]
  /// Verbs behind which a second noun tells where one has the first, and not of which it is.
  static let having: WordSet = [
    "tener", "haber", "ser", "parecer", "llevar", "faltar", "quedar", "meter", "poner", "estar",
    "caber", "escribir", "apuntar", "guardar", "dejar", "dejarse", "olvidar", "olvidarse", "buscar",
    "comer", "jugar", "pintar", "dibujar", "pegar", "necesitar",
  ]

  // MARK: - Of which kind

  /// What is always of something, be that a place or not.
  static let ofAnything: WordSet = [
    "fondo", "orilla", "borde", "planos", "plano", "dueño", "dueña", "mitad", "principio",
    "alcalde",
    "alcaldesa", "llegada",
  ]
  /// What is always of a thing or a being that is no place.
  static let ofThings: WordSet = [
    "muerte", "nacimiento", "peso", "tacón", "suela", "mango", "temporada", "episodio", "capítulo",
    "hojas", "tráiler", "estribillo", "portada", "etiqueta", "aniversario", "picadura", "mordisco",
    "mordedura", "batería", "motor", "funda", "resultado", "resultados", "muelle", "pomo", "tapón",
    "huella", "huellas", "iniciales", "tumba", "ensayo", "cadena", "pedal", "pedales",
    "manillar", "retrovisor", "correa", "hocico", "cáscara", "corteza", "raíces",
    "espinas", "fecha", "cuerdas", "teclas", "gomas", "capucha", "cremallera", "dobladillo",
  ]
  /// What is put on a thing and is not yet of it.
  static let sticking: WordSet = ["pegar", "poner", "colocar", "escribir"]
  /// Of which kind things are that are named by two nouns (NGLE §12.7).
  static let kinds: WordMap<WordSet> = [
    "simulacro": ["incendio", "evacuación", "terremoto"], "señal": ["humo", "tráfico", "auxilio"],
    "señales": ["humo", "tráfico", "auxilio"], "carrera": ["sacos", "relevos", "obstáculos"],
    "compañero": ["piso", "clase", "trabajo", "equipo", "habitación"],
    "compañera": ["piso", "clase", "trabajo", "equipo", "habitación"],
    "peligro": ["incendio", "muerte", "caída"], "ataque": ["tos", "risa", "pánico", "nervios"],
    "papel": ["periódico", "cocina", "regalo", "aluminio", "lija"],
    "plantas": ["maíz", "interior", "tomate", "fresa"], "planta": ["maíz", "interior", "tomate"],
    "camión": ["bomberos", "mudanzas"], "moto": ["agua", "nieve"],
    "equipo": ["niñas", "niños", "chicas", "chicos", "mujeres", "música"],
    "línea": ["metro", "autobús"], "crema": ["manos"], "hoja": ["reclamaciones"],
    "montaña": ["ropa", "platos", "basura", "juguetes"], "ganas": ["fiesta"],
    "pila": ["platos", "libros", "leña"], "bolsa": ["basura", "patatas", "hielo"],
    "ración": ["croquetas", "calamares", "patatas", "jamón"], "cena": ["Navidad", "empresa"],
    "comida": ["empresa", "Navidad"], "examen": ["conducir"], "mesa": ["cristal"],
    "nubes": ["humo", "tormenta"], "nube": ["humo", "polvo", "tormenta"],
    "taza": ["café", "té", "chocolate"], "tela": ["araña"], "corona": ["flores", "espinas"],
    "rayo": ["luz", "sol"], "gotas": ["agua", "lluvia", "sangre"], "copos": ["nieve"],
  ]
  /// What is grown.
  static let crops: WordSet = [
    "cosecha", "campo", "campos", "plantación", "plantas", "planta", "saco",
    "sacos", "cultivo", "cultivos",
  ]
  /// What animals give.
  static let ofAnimals: WordSet = [
    "queso", "leche", "huevo", "huevos", "carne", "chuleta", "chuletas", "lana", "caldo", "filete",
    "filetes", "costillas",
  ]
  /// What is given, put and taken rather than made.
  static let feeding: WordSet = [
    "dar", "recoger", "poner", "echar", "robar", "quitar", "ser", "estar", "dejar",
  ]
  /// Where plants grow, which is no plant itself.
  static let beds: WordSet = ["maceta", "tiesto", "jardín", "huerto", "invernadero"]
  /// Verbs of having a pain and of being rid of it.
  static let aching: WordSet = [
    "tener", "haber", "dar", "calmar", "quitar", "aliviar", "sufrir", "padecer",
  ]
  /// Greeting somebody at a door.
  static let greeting: WordSet = [
    "besar", "abrazar", "esperar", "saludar", "encontrar", "despedir",
  ]
  /// What is held, won and taught.
  static let taught: WordSet = [
    "medalla", "medallas", "clase", "clases", "equipo", "partido", "partidos", "campeonato",
    "torneo", "trofeo", "trofeos", "copa", "examen", "exámenes", "monitor", "monitora", "club",
  ]
  static let arts: WordSet = [
    "yoga", "natación", "baloncesto", "fútbol", "tenis", "judo", "gimnasia", "ajedrez", "música",
    "baile", "ballet", "pintura", "cerámica", "teatro", "guitarra", "piano", "kárate", "atletismo",
    "voleibol", "balonmano", "patinaje", "esgrima", "canto", "danza", "cocina", "violín",
    "historia",
  ]
  /// What leaves a stain.
  static let staining: WordSet = [
    "café", "chocolate", "sangre", "barro", "aceite", "tinta", "vino", "tomate", "pintura", "té",
    "grasa", "leche", "salsa", "humedad", "mostaza", "yogur", "zumo", "hierba",
  ]
  /// What is told from others by the page, the line or the floor that it is on.
  static let numbered: WordMap<WordSet> = [
    "ejercicio": ["página", "libro", "examen", "tema", "cuaderno"],
    "ejercicios": ["página", "libro", "examen", "tema", "cuaderno"],
    "pregunta": ["examen", "página", "libro", "test"], "preguntas": ["examen", "página", "test"],
    "dibujo": ["página"], "texto": ["página"], "problema": ["página"], "foto": ["página"],
    "autobús": ["línea"], "tren": ["línea"], "vecino": ["piso", "planta"],
    "vecina": ["piso", "planta"],
  ]
  /// What all of several have.
  static let ofAll: WordSet = ["llave", "llaves", "lista", "nombres", "fotos", "puertas", "luces"]
  /// What things are made of.
  static let stuffs: WordSet = [
    "madera", "oro", "plata", "lana", "paja", "cuero", "algodón", "seda", "plástico", "metal",
    "hierro", "cristal", "vidrio", "cerámica", "mármol", "cartón", "acero", "tela", "peluche",
    "mimbre", "fieltro", "terciopelo", "corcho", "esparto", "bronce", "cobre", "aluminio", "lino",
    "pana", "porcelana", "piedra", "ladrillo",
  ]
  /// What is done with stuffs, or to them, rather than to what is made of them.
  static let covering: WordSet = [
    "cubrir", "tapar", "forrar", "envolver", "decorar", "pintar", "pegar", "coser", "atar",
    "limpiar", "secar", "rellenar", "llenar", "cambiar", "mezclar", "clavar", "lijar",
    "tirar", "lanzar", "golpear", "romper", "frotar", "grabar", "escribir", "poner", "echar",
    "separar", "reciclar",
  ]
  /// What is full of something.
  static let full: WordSet = [
    "lleno", "llena", "llenos", "llenas", "cargado", "repleto", "cubierto",
  ]

  // MARK: - Where

  /// By which one is rid of a flaw.
  static let mending: WordSet = [
    "limpiar", "lavar", "quitar", "sacar", "frotar", "borrar", "coser", "arreglar", "tapar",
    "reparar", "eliminar", "cerrar", "remendar",
  ]
  /// By which one takes a thing off another.
  static let removing: WordSet = ["quitar", "arrancar", "desmontar", "despegar", "desatornillar"]
  /// In and on what it is done, and with which nothing is done.
  static let spots: WordSet = [
    "colmena", "andamio", "brasas", "oscuridad", "hoguera", "madriguera", "telaraña", "laberinto",
    "guarida", "penumbra",
  ]
  static let wanting: WordSet = [
    "querer", "necesitar", "comprar", "vender", "preferir", "pintar", "dibujar", "construir",
    "montar", "buscar", "gustar", "encantar", "odiar", "temer",
  ]
  /// What becomes of food.
  static let spoiling: WordSet = [
    "quemar", "quemarse", "tirar", "estropear", "derramar", "olvidar", "salar", "recoger",
  ]
  static let meals: WordSet = ["desayuno", "almuerzo", "comida", "merienda", "cena"]

  // MARK: - Whose

  /// By which nobody gets anything and nobody is met.
  static let keeping: WordSet = [
    "perder", "encontrar", "usar", "conducir", "heredar", "embestir", "admirar", "oír", "oler",
    "recordar", "imitar", "copiar", "buscar", "reconocer", "elegir", "vigilar", "regar",
    "alimentar", "perseguir", "entender", "odiar", "reformar", "derribar", "desenterrar",
    "envidiar", "confundir", "aparcar", "soplar", "invadir", "fotografiar", "soportar", "aguantar",
    "ignorar", "probar", "enterrar", "investigar", "describir", "imaginar", "necesitar",
    "cruzar", "cuidar", "ordenar", "destruir", "inundar",
    "atropellar", "estropear", "rodear", "olvidar", "echar de menos", "descubrir", "conservar",
    "restaurar",
  ]
  /// Of these, what may be done in company or for somebody where the thing is not one's own.
  static let ownKinds = KindSet(.clothing, .vehicle, .device, .home, .furniture, .book, .instrument)
  static let others: WordSet = [
    "nosotros", "nosotras", "ustedes", "vosotros", "ellos", "ellas", "usted",
  ]
  /// What is done to places.
  static let entering: WordSet = [
    "visitar", "usar", "conocer", "limpiar", "ordenar", "inspeccionar", "invadir",
  ]
  /// What is somebody's whatever it is.
  static let personal: WordSet = [
    "reloj", "pulsera", "collar", "anillo", "letra", "firma", "boda", "muerte", "nacimiento", "voz",
    "olor", "tumba", "iniciales", "vacaciones", "opinión", "huella", "huellas", "tarta", "paella",
    "pasos", "ronquidos", "ideas", "ventana", "ventanas", "finca", "huerto", "jardín", "granja",
    "colmena", "consejos", "gafas", "muletas", "audífono", "perro", "gato", "caballo", "barco",
    "escoba", "telescopio", "herramientas", "taladro", "bastón", "cumpleaños", "casa", "equipaje",
  ]
  /// What one thinks of because of somebody.
  static let lives: WordSet = [
    "jubilación", "boda", "cumpleaños", "muerte", "salud", "culpa", "llegada", "nacimiento",
    "ascenso",
    "graduación", "operación", "enfermedad",
  ]
  /// Places that are somebody's.
  static let ownPlaces: WordSet = [
    "granja", "huerto", "jardín", "finca", "colmena", "garaje", "despacho", "cama", "cuarto",
    "habitación", "armario", "mochila", "bolso", "bolsillo", "rosales", "barco", "furgoneta",
    "pueblo", "terraza", "balcón", "tejado", "sombrero", "boda", "tienda", "establo", "cuna",
  ]
  /// What is done in company.
  static let inCompany: WordSet = [
    "jugar", "hablar", "ir", "venir", "salir", "pelear", "pelearse", "casarse", "bailar", "vivir",
    "discutir", "charlar", "pasear", "viajar", "quedar", "reunirse", "celebrar", "cenar", "comer",
    "desayunar", "merendar", "almorzar", "beber", "tomar", "ver", "mirar", "estudiar", "trabajar",
    "cocinar", "nadar", "correr", "cantar", "tocar", "leer", "escuchar", "esperar", "estar",
    "dormir", "subir", "montar", "volver", "llegar", "compartir", "pescar", "entrenar", "navegar",
    "acampar", "ensayar", "practicar", "quedarse", "irse", "reírse", "llevarse bien", "tener",
    "pasar", "bañarse", "encontrarse", "verse", "chocar", "soñar",
  ]
}
