import AACCore

/// Words that numbers and ranks stand beside.
enum NumberWords {
  /// Verbs behind which a number says how many there are, and does not name one: *el libro tiene 25 páginas*.
  static let counting: WordSet = [
    "tener", "haber", "faltar", "quedar", "sobrar", "contar", "comprar", "necesitar", "dibujar",
    "durar", "ser", "ter", "haver", "existir", "precisar", "desenhar",
  ]

  /// What has a number as its name in any company.
  static let named: WordSet = ["número", "talla", "dorsal", "tamanho"]

  /// What is numbered in Spanish and Portuguese: *el autobús 12, a página 25* (NGLE §21.7; Cunha & Cintra, chapter 12).
  static let numbered: WordSet = [
    "página", "autobús", "capítulo", "canal", "habitación", "línea", "piso", "lección", "ejercicio",
    "nivel", "andén", "vía", "puerta", "planta", "aula", "sala", "asiento", "vagón", "apartamento",
    "tema", "ónibus", "ônibus", "autocarro", "linha", "quarto", "lição", "exercício", "nível",
    "plataforma", "portão", "vagão", "assento", "pregunta",
  ]

  /// What goes by its number for those who take it: *cojo el tren 8*.
  static let rides: WordSet = ["tren", "tranvía", "trem", "bonde", "elétrico", "comboio"]
  static let riding: WordSet = [
    "coger", "tomar", "esperar", "subir", "pegar", "apanhar", "agarrar", "llegar", "chegar",
  ]

  /// What is one of several where somebody lives or is: *estoy en la clase 3*.
  static let placed: WordSet = [
    "clase", "casa", "mesa", "grupo", "equipo", "fila", "edificio", "bloque", "portal", "turma",
    "classe", "equipe", "prédio", "bloco", "fileira", "porta",
  ]

  /// Verbs of being and living somewhere.
  static let standing: WordSet = [
    "estar", "vivir", "sentarse", "quedar", "quedarse", "morar", "viver", "sentar-se", "ficar",
    "sentar",
  ]

  /// Verbs of having to be somewhere.
  static let appointing: WordSet = ["tener", "haber", "ir"]
  /// Verbs of meeting somebody at an hour.
  static let meeting: WordSet = ["quedar", "citarse", "verse"]
  /// How tables are learnt.
  static let learning: WordSet = [
    "aprender", "aprenderse", "saber", "saberse", "estudiar", "repasar", "recitar", "practicar",
    "decir", "preguntar",
  ]
  /// Where one has to be at an hour.
  static let appointments = alone.union([
    "clase", "examen", "partido", "entrenamiento", "concierto", "función", "fiesta", "taller",
    "ensayo", "vuelo", "excursión", "gimnasia", "natación", "inglés", "piscina", "cine", "teatro",
    "catequesis", "baloncesto", "fútbol", "kárate", "judo", "ballet", "baile", "música", "visita",
  ])
  /// Of these what one has only one of in a day.
  static let alone: WordSet = [
    "cita", "alarma", "despertador", "médico", "médica", "dentista", "pediatra", "fisio",
    "fisioterapeuta", "logopeda",
    "psicólogo", "psicóloga", "reunión", "terapia", "misa", "consulta", "entrevista", "peluquería",
    "rehabilitación", "revisión", "análisis", "vacuna", "recreo", "descanso", "patio",
  ]
  /// What leaves by the clock.
  static let scheduled: WordSet = [
    "tren", "avión", "barco", "vuelo", "metro", "taxi", "ferry", "autocar",
  ]
  /// What is shown by the clock.
  static let shown: WordSet = [
    "película", "peli", "partido", "programa", "serie", "telediario", "concurso",
  ]
  /// Of what is eaten, what is one for a meal.
  static let servedOnce: WordSet = ["tortilla", "pizza", "ensalada", "bocadillo", "sándwich"]
  /// Verbs of meals, which have their hour.
  static let dining: WordSet = ["desayunar", "cenar", "merendar", "almorzar", "comer"]

  /// Verbs of what is done by the clock.
  static let timed: WordSet = [
    "salir", "llegar", "volver", "venir", "irse", "empezar", "terminar", "acabar", "abrir",
    "cerrar", "cenar", "almorzar", "acostarse", "levantarse", "despertarse", "dormirse", "sair",
    "chegar", "voltar", "vir", "começar", "fechar", "jantar", "almoçar", "lanchar",
    "acordar", "dormir", "deitar-se", "levantar-se",
  ]

  /// *Segundo, terceiro*: which one in a row (NGLE §21.5; Cunha & Cintra, chapter 12).
  static let ordinals: WordSet = [
    "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno",
    "décimo", "último", "penúltimo", "primeiro", "terceiro", "quarto", "sétimo", "oitavo", "nono",
  ]

  /// Weekdays that are spelt like a rank: *a quinta série*.
  static let days = [
    "segunda": "segundo", "quarta": "quarto", "quinta": "quinto", "sexta": "sexto",
  ]
  /// What has a rank and is no day's: *a segunda fila*.
  static let ranked: WordSet = [
    "série", "fila", "fileira", "vez", "casa", "porta", "rua", "página", "parte", "etapa", "fase",
    "temporada", "cadeira", "lugar",
  ]
  /// What one is full and dead of, and what turns one red.
  static let filled: WordSet = ["cheio", "morto", "louco", "vermelho", "branco", "roxo", "cheia"]
  static let fillings: WordSet = [
    "cansaço", "sono", "fome", "sede", "medo", "vergonha", "raiva", "saudade", "saudades", "ciúme",
    "inveja", "vontade", "frio", "calor", "dor", "preguiça", "tédio", "alegria", "orgulho",
  ]

  /// What one is in by rank: *la segunda fila, a quinta série*.
  static let rows: WordSet = [
    "fila", "curso", "grado", "ciclo", "piso", "planta", "banco", "hilera", "nivel", "primaria",
    "secundaria", "série", "ano", "andar", "fileira", "período", "semestre", "nível",
  ]

  /// What is read, climbed and done one after the other.
  static let sequential = rows.union([
    "página", "capítulo", "episodio", "temporada", "lección", "ejercicio", "tema", "parada",
    "calle", "puerta", "hoja", "parte", "pregunta", "actividad", "cajón",
  ])
  /// What one comes in by rank: *el segundo puesto*.
  static let posts: WordSet = ["puesto", "lugar", "posición", "posição"]

  /// Those among whom somebody is the first: *el primero de la lista*.
  static let queues: WordSet = [
    "lista", "cola", "clase", "equipo", "grupo", "turma", "classe", "equipe", "time",
  ]

  /// Units of length and of the way that is gone: *corro 100 metros* (NGLE §34.2, complements of measure).
  static let lengths: WordSet = [
    "metro", "kilómetro", "centímetro", "milla", "vuelta", "paso", "quilômetro", "quilómetro",
    "milha", "volta", "passo", "meter", "metre", "kilometer", "kilometre", "centimeter",
    "centimetre", "mile", "inch", "yard", "lap", "step",
  ]

  /// What is climbed, one after the other.
  static let storeys: WordSet = [
    "piso", "planta", "escalón", "peldaño", "andar", "degrau", "floor", "step",
  ]

  /// Verbs of going up and down.
  static let climbing: WordSet = ["subir", "bajar", "descer"]

  /// A noun as the lists have it, in the singular.
  static func base(of noun: Lexeme) -> String {
    guard noun.number == .plural || noun.lemma.hasSuffix("s"), !lengths.contains(noun.lemma) else {
      return noun.lemma
    }
    return String(noun.lemma.dropLast())
  }
}
