import AACCore

/// More parts of things, by what they are parts of: *teclado / ordenador, ventanilla / coche, yema / huevo, patilla / gafas*.
///
/// Source: NGLE §12.7 (*complementos del nombre*); *Diccionario de la lengua española*.
extension SpanishWholes {
  /// Parts with the wholes that have them, one list for each sort of whole.
  static let fittings: [(parts: WordSet, wholes: WordSet)] = [
    (
      [
        "cerradura", "picaporte", "pomo", "manilla", "bisagra", "mirilla", "timbre", "marco",
        "pestillo", "cerrojo", "candado",
      ], ["puerta", "ventana", "casa", "armario", "verja", "baúl"]
    ),
    (
      [
        "teclado", "ratón", "monitor", "altavoz", "altavoces", "disco", "cámara", "auricular",
        "auriculares", "antena", "tecla", "teclas", "ventilador", "pantalla", "cargador",
        "batería", "cable", "enchufe", "funda", "tapa", "memoria", "micrófono",
      ],
      [
        "ordenador", "computadora", "computador", "portátil", "tableta", "tablet", "móvil",
        "celular", "teléfono", "televisor", "tele", "consola", "cámara",
      ]
    ),
    (
      [
        "motor", "filtro", "puerta", "tambor", "botón", "cable", "enchufe", "tubo", "bolsa",
        "resistencia", "bandeja", "cristal", "luz", "hélice", "aspa", "aspas", "cartucho", "tinta",
        "goma", "manguera", "depósito", "asa", "tapa",
      ],
      [
        "lavadora", "lavavajillas", "secadora", "horno", "microondas", "nevera", "congelador",
        "aspiradora", "secador", "plancha", "batidora", "tostadora", "cafetera", "impresora",
        "estufa", "calentador",
      ]
    ),
    (
      ["aguja", "agujas", "correa", "pila", "esfera", "cristal", "cadena", "alarma"],
      ["reloj", "despertador"]
    ),
    (
      [
        "ventanilla", "ventanillas", "parabrisas", "retrovisor", "espejo", "puerta", "capó",
        "claxon", "cadena", "pedal", "pedales", "neumático", "llanta", "alarma", "radio", "bocina",
        "timbre", "cesta", "intermitente", "limpiaparabrisas", "depósito", "embrague", "aceite",
        "gasolina", "cristal", "luz", "luces", "techo", "faros", "frenos", "freno", "ruedas",
        "batería", "bujía", "cinturón", "aire acondicionado", "maletero", "hélice", "ala", "alas",
        "timón", "vela", "velas", "ancla", "remo", "remos", "cabina", "asiento", "asientos",
        "volante", "llave", "llaves", "motor", "rueda", "puertas", "manillar", "sillín",
      ],
      [
        "coche", "carro", "auto", "camión", "furgoneta", "autobús", "moto", "motocicleta", "bici",
        "bicicleta", "patinete", "tren", "avión", "barco", "helicóptero", "tractor", "taxi",
        "ambulancia", "caravana", "metro", "tranvía", "barca", "velero", "triciclo",
      ]
    ),
    (
      [
        "brazo", "brazos", "cojín", "cojines", "funda", "estante", "balda", "tirador", "cabecero",
        "colchón", "sábana", "sábanas", "manta", "tablero", "mantel", "espejo", "puerta", "llave",
        "pata", "patas", "respaldo", "cajón", "muelles", "tapicería",
      ],
      [
        "sofá", "sillón", "silla", "mesa", "cama", "armario", "cómoda", "estantería", "escritorio",
        "mesilla", "butaca", "taburete", "cuna", "banco",
      ]
    ),
    (
      [
        "cuello", "puño", "puños", "ojal", "forro", "dobladillo", "tirante", "tirantes",
        "elástico", "velcro", "capucha", "manga", "mangas", "botón", "botones", "bolsillo",
        "bolsillos", "cremallera", "etiqueta", "rodillera", "codo", "pernera",
      ],
      [
        "camisa", "camiseta", "jersey", "chaqueta", "abrigo", "pantalón", "pantalones", "falda",
        "vestido", "chándal", "pijama", "sudadera", "bata", "polo", "chaleco", "blusa",
        "chubasquero",
        "anorak", "mono", "uniforme", "babi",
      ]
    ),
    (
      [
        "suela", "suelas", "tacón", "tacones", "plantilla", "plantillas", "hebilla", "lengüeta",
        "cordón", "cordones", "velcro", "punta",
      ],
      [
        "zapato", "zapatos", "bota", "botas", "zapatilla", "zapatillas", "sandalia", "sandalias",
        "patín", "patines", "cinturón",
      ]
    ),
    (["yema", "clara", "cáscara"], ["huevo", "huevos"]),
    (
      ["piel", "hueso", "pepita", "pepitas", "pulpa", "cáscara", "semilla", "semillas", "rabito"],
      [
        "melocotón", "manzana", "pera", "naranja", "mandarina", "limón", "plátano", "uva",
        "aceituna", "cereza", "ciruela", "aguacate", "mango", "sandía", "melón", "kiwi", "nuez",
        "almendra", "cacahuete", "castaña", "piña", "tomate", "patata", "durazno", "pistacho",
      ]
    ),
    (["corteza", "miga", "masa", "borde"], ["pan", "pizza", "bocadillo", "queso", "empanada"]),
    (
      ["espina", "espinas", "raspa", "escamas", "cabeza"],
      ["pescado", "sardina", "trucha", "merluza"]
    ),
    (
      ["relleno", "guinda", "cobertura", "base", "vela", "velas", "masa"],
      ["tarta", "pastel", "croqueta", "empanada"]
    ),
    (
      [
        "pétalo", "pétalos", "tallo", "espina", "espinas", "semilla", "raíz", "raíces", "hoja",
        "hojas",
      ],
      ["flor", "rosa", "planta", "cactus", "margarita", "girasol", "clavel", "lechuga"]
    ),
    (
      [
        "copa", "corteza", "rama", "ramas", "hoja", "hojas", "tronco", "raíces", "raíz", "sombra",
        "fruto",
      ],
      ["árbol", "pino", "olivo", "manzano", "naranjo", "roble", "encina", "palmera"]
    ),
    (
      ["asa", "asas", "mango", "borde", "tapa", "boca", "fondo", "pico", "tapón", "corcho"],
      [
        "taza", "olla", "sartén", "cazo", "cubo", "jarra", "tetera", "cesta", "maleta", "bolsa",
        "mochila", "cuchillo", "cuchara", "tenedor", "paraguas", "martillo", "escoba", "raqueta",
        "botella", "vaso", "plato", "cafetera", "regadera", "fregona", "hacha", "pala", "termo",
      ]
    ),
    (["cristal", "cristales", "patilla", "patillas", "montura", "funda"], ["gafas", "lentes"]),
    (["punta", "mina", "goma"], ["lápiz", "lápices"]),
    (["tinta", "tapa", "punta", "capuchón"], ["bolígrafo", "boli", "rotulador", "pluma"]),
    (["filo", "hoja", "punta", "mango"], ["cuchillo", "navaja", "tijeras", "sierra", "espada"]),
    (
      ["cuerda", "cuerdas", "tecla", "teclas", "funda", "arco", "mástil", "pedal", "boquilla"],
      ["guitarra", "violín", "piano", "flauta", "bajo", "chelo", "ukelele", "trompeta"]
    ),
    (
      ["asa", "cremallera", "rueda", "ruedas", "correa", "tirante", "candado"],
      ["maleta", "mochila", "bolso"]
    ),
    (
      [
        "cola", "rabo", "pata", "patas", "oreja", "orejas", "hocico", "pico", "ala", "alas",
        "pluma",
        "plumas", "cuerno", "cuernos", "melena", "trompa", "lana", "garra", "garras", "caparazón",
        "cresta", "lomo", "bigotes", "correa", "collar", "jaula", "caseta", "colmillo",
      ],
      [
        "perro", "gato", "caballo", "vaca", "oveja", "cerdo", "gallina", "gallo", "pájaro", "loro",
        "conejo", "elefante", "león", "tigre", "jirafa", "tortuga", "pato", "burro", "cabra",
        "toro",
        "ratón", "zorro", "lobo", "águila", "mono", "hámster", "periquito", "canario", "cachorro",
      ]
    ),
  ]

  /// Whether the first has the second by what things are made of.
  static func isFitted(_ whole: Lexeme, with part: String) -> Bool {
    fittings.contains { $0.wholes.contains(whole.lemma) && $0.parts.contains(part) }
  }
}
