import AACCore

/// Words of rows that lack small words (NGLE §29.1, §12.7).
enum SpanishBetweenWords {
  static let days: WordSet = ["día", "semana", "lunes", "domingo", "fin de semana", "viernes"]
  /// The same without a verb.
  static let named: WordSet = days.union([
    "noche", "tarde", "hora", "capítulo", "página", "clase", "ronda", "partido", "minuto", "vez",
  ])
  /// Of what they are the first and the last.
  static let spans: WordSet = [
    "mes", "año", "curso", "verano", "invierno", "otoño", "primavera", "vacaciones", "trimestre",
    "semana", "Navidad",
  ]
  /// Before and after what one does something.
  static let seasons: WordSet = [
    "verano", "invierno", "otoño", "vacaciones", "Navidad", "clase", "recreo", "colegio", "cole",
    "trabajo", "partido", "siesta", "baño", "ducha", "cena", "comida", "desayuno", "merienda",
  ]
  /// How long ago.
  static let counted: WordSet = ["año", "mes", "semana", "hora", "día", "minuto", "rato", "siglo"]
  /// What opens a clause.
  static let links: WordSet = ["cuando", "aunque", "mientras", "porque", "si", "hasta que"]
  /// How things are.
  static let states: WordSet = [
    "frío", "caliente", "mojado", "sucio", "lleno", "vacío", "roto", "cerrado", "abierto", "oscuro",
    "helado", "nublado",
  ]
  /// Through what one gets.
  static let gaps: WordSet = ["puerta", "ventana", "pasillo", "túnel", "agujero", "verja", "hueco"]
  /// Into what things fall.
  static let waters: WordSet = [
    "váter", "wáter", "inodoro", "agua", "pozo", "charco", "barro", "lavabo", "fregadero", "mar",
    "lago", "río", "piscina", "vía", "fuego", "alcantarilla", "sopa", "fuente",
  ]
  /// What one has another one of then.
  static let changed: WordSet = [
    "instituto", "colegio", "casa", "trabajo", "clase", "ropa", "zapatos", "equipo", "asiento",
    "piso", "barrio", "camiseta", "ciudad", "sitio", "habitación", "escuela", "empresa",
  ]
  /// In what one gets marks besides subjects.
  static let marked: WordSet = [
    "dibujo", "música", "gimnasia", "historia", "lengua", "inglés", "mates", "matemáticas",
    "conducta",
  ]
  /// What trains, shows and shops do by themselves.
  static let running: WordSet = [
    "salir", "llegar", "pasar", "empezar", "terminar", "venir", "ser", "cerrar", "abrir", "acabar",
  ]
  /// About what people talk.
  static let spoken: WordSet = [
    "política", "dinero", "fútbol", "negocios", "religión", "impuestos", "cotilleos", "amor",
  ]
  /// What one does to oneself.
  static let oneself: WordSet = [
    "duchar", "bañar", "vestir", "peinar", "levantar", "acostar", "afeitar", "maquillar", "sentar",
    "desvestir", "tumbar",
  ]
  /// All who live or are somewhere.
  static let everybody: WordSet = [
    "barrio", "pueblo", "clase", "edificio", "mundo", "familia", "colegio", "vecindario", "equipo",
    "grupo", "ciudad",
  ]
  /// What is done to people.
  static let meant: WordSet = ["invitar", "saludar", "avisar", "llamar", "ayudar", "engañar"]
  /// To put things somewhere.
  static let storing: WordSet = [
    "guardar", "meter", "poner", "dejar", "colgar", "colocar", "tirar", "esconder", "echar",
  ]
  /// What is done with what one has or makes.
  static let toldOn: WordMap<WordSet> = [
    "secreto": ["contar", "decir", "guardar"], "chiste": ["contar"], "carta": ["leer", "enviar"],
    "tarta": ["comer", "probar"], "regalo": ["abrir", "romper"], "libro": ["leer"],
    "juguete": ["compartir", "prestar", "romper"], "dinero": ["gastar", "ahorrar"],
    "pelota": ["perder", "encontrar"], "medicina": ["tomar"], "bocadillo": ["comer"],
    "foto": ["enseñar", "enviar"], "problema": ["resolver", "contar"],
  ]
}
