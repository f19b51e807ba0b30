import AACCore

/// Spanish rows that lie the other way round and are known by one of their words: *contraseña / cuál, puzle / hacer / mamá /
/// juntos, deberes / primero / luego / tele, móvil / encontrar / no* (NGLE §40.4, *orden de palabras*).
extension TileReader {
  /// The row as it is said, where one of its words tells how; no row is laid by two of them.
  func layBySign(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    for index in words.indices {
      guard let sign = SignWords.signs.value(of: words[index].lexeme.lemma),
        words[index].government == nil
      else { continue }
      if lay(&words, sign, index) { return }
    }
  }

  private func lay(_ words: inout [Constituent], _ sign: SignWords.Sign, _ index: Int) -> Bool {
    switch sign {
    case .why: askWhy(&words, index)
    case .which: askByName(&words, index)
    case .howMany: askHowMany(&words, index)
    case .when: askWhen(&words, index)
    case .who: askWho(&words, index)
    case .weather: askWeather(&words, index)
    case .knowing: askWhetherKnown(&words, index)
    case .failing: denyLast(&words, index)
    case .much: degreeBehind(&words, index)
    case .unit: numberBehind(&words, index)
    case .relief: needToilet(&words, index)
    case .together: joinSpeaker(&words, index)
    case .speaker: laySpeaker(&words, index)
    case .disgust: feelAtThing(&words, index)
    case .times: timesIn(&words, index)
    case .asMuch: compareEqual(&words, index)
    case .wish: wishListener(&words, index)
    case .cost: costByItself(&words, index)
    case .until: untilDay(&words, index)
    case .alike: likeSomebody(&words, index)
    case .degree: degreeAlone(&words, index)
    case .first: firstThen(&words, index)
    case .portion: askPortion(&words, index)
    case .help: helpWithDeed(&words, index)
    case .open: stateThen(&words, index)
    case .leave: leaveAlone(&words, index)
    case .sense: senseListener(&words, index)
    case .look: lookAt(&words, index)
    case .where: askWhence(&words, index)
    case .phrase(let phrase): layPhrase(&words, phrase, index)
    }
  }

  private func layPhrase(
    _ words: inout [Constituent], _ phrase: SignWords.Phrase, _ index: Int
  ) -> Bool {
    switch phrase {
    case .favourite: ownFavourite(&words, index)
    case .whole: allMine(&words, index)
    case .speech: speakWith(&words, index)
    case .more: compareMore(&words, index)
    case .better: compareBetter(&words, index)
    case .beside: placeBeside(&words, index)
    case .going: goForThing(&words, index)
    case .staying: stayFor(&words, index)
    case .listener: goAsTwo(&words, index)
    case .after: afterThing(&words, index)
    case .half: halfHour(&words, index)
    case .denial: noneThen(&words, index)
    case .fright: frightOneself(&words, index)
    case .rising: riseByItself(&words, index)
    case .alone: doAlone(&words, index)
    case .oneself: askForOneself(&words, index)
    case .welcome: welcome(&words, index)
    case .outcry: callOutAt(&words, index)
    }
  }

  /// Whether the words name one thing and nothing else: *mi / tableta, pelota / azul*.
  func nameThing(_ words: some Collection<Constituent>) -> Bool {
    words.filter { $0.lexeme.namesThing }.count == 1
      && words.allSatisfy {
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }
  }

  /// Whether the word is somebody named for what they are or by name, in the singular.
  func namesSomeone(_ word: Constituent) -> Bool {
    word.lexeme.namesPerson && word.lexeme.number != .plural
  }

  /// Alone, as whoever does it or is left is.
  func asAlone(_ word: Constituent) -> Constituent {
    Constituent(
      Lexeme(lemma: "solo", wordClass: .adjective, kind: .state), tile: word.tile)
  }

  /// The pronoun that is said with the verb for a person who was laid.
  func short(_ text: String, for word: Constituent) -> Constituent {
    Constituent(WordJoiner.pronoun(text), tile: word.tile)
  }
}

/// Words by which such rows are known.
enum SignWords {
  /// What a word tells of its row.
  enum Sign {
    case why, which, howMany, when, who, weather, knowing
    case failing, much, unit, relief, together, speaker, disgust, times, asMuch, wish, cost, until
    case alike, degree, first, portion, help, open, leave, sense, look, `where`
    case phrase(Phrase)
  }

  /// What a word tells of how a part of its row goes together.
  enum Phrase {
    case favourite, whole, speech, more, better, beside, going, staying, listener, after, half
    case denial, fright, rising, alone, oneself, welcome, outcry
  }

  static let signs = WordTable(lists)

  private static let lists: [(Sign, WordSet)] = [
    (.why, ["por qué"]), (.which, ["cuál"]), (.when, ["cuándo"]), (.who, ["quién"]),
    (.howMany, ["cuánto", "cuánta", "cuántos", "cuántas"]), (.weather, ["tiempo"]),
    (.knowing, ["saber"]), (.failing, ["encontrar", "entender", "recordar", "alcanzar"]),
    (.much, ["mucho"]), (.relief, ["pis", "pipí", "caca"]),
    (.unit, ["año", "mes", "hora", "minuto", "euro", "kilo", "metro"]),
    (.together, ["junto", "juntos", "juntas"]), (.speaker, ["yo"]),
    (.disgust, ["asco", "pena", "risa", "rabia"]), (.times, ["vez"]), (.asMuch, ["tan"]),
    (.wish, ["que"]), (.cost, ["costar"]), (.until, ["hasta", "desde"]),
    (.alike, ["como", "igual"]), (.degree, ["muy", "bastante"]), (.first, ["primero"]),
    (
      .portion,
      [
        "vaso", "trozo", "taza", "botella", "barra", "pieza", "plato", "bol", "lata", "bolsa",
        "rebanada", "docena", "cucharada", "caja", "paquete", "ración", "tarro", "bote", "jarra",
      ]
    ), (.help, ["ayudar"]), (.leave, ["dejar"]), (.sense, ["ver", "oír", "escuchar"]),
    (.open, ["abierto", "cerrado", "ocupado", "libre", "lleno", "roto", "estropeado"]),
    (.look, ["mirar"]), (.where, ["dónde", "adónde"]),
    (.phrase(.favourite), ["favorito", "favorita", "preferido", "preferida"]),
    (.phrase(.whole), ["todo"]),
    (.phrase(.speech), ["hablar"]), (.phrase(.more), ["más"]),
    (.phrase(.better), ["mejor", "peor", "mayor", "menor"]),
    (.phrase(.beside), ["debajo", "encima", "dentro", "detrás", "delante"]),
    (.phrase(.going), ["ir"]),
    (.phrase(.staying), ["quedarse"]), (.phrase(.listener), ["tú"]),
    (.phrase(.after), ["después", "antes"]),
    (.phrase(.half), ["media", "medio"]), (.phrase(.denial), ["no"]),
    (.phrase(.fright), ["susto", "miedo"]),
    (.phrase(.rising), ["sol", "luna"]), (.phrase(.alone), ["solo", "sola"]),
    (.phrase(.oneself), ["me"]),
    (.phrase(.welcome), ["bienvenido", "bienvenida"]), (.phrase(.outcry), ["vaya"]),
  ]

  /// What one asks for by what it is called, as a password.
  static let told: WordSet = [
    "contraseña", "clave", "nombre", "apellido", "número", "teléfono", "dirección", "problema",
    "plan", "precio", "respuesta", "pregunta", "diferencia", "razón", "motivo", "título",
    "resultado", "correo", "wifi", "pin", "código",
  ]
  /// What one is told so as to get in.
  static let secrets: WordSet = ["contraseña", "clave", "código", "pin", "número"]
  /// What ends and begins at an hour.
  static let timed: WordSet = [
    "terminar", "acabar", "empezar", "comenzar", "abrir", "cerrar", "salir", "llegar",
  ]
  /// What one has with somebody.
  static let meetings: WordSet = ["cita", "revisión", "reunión", "sesión", "consulta"]
  /// How much better or bigger, which no *muy* goes with.
  static let comparative: WordSet = ["mejor", "peor", "mayor", "menor"]
  /// What is done in the measure of a number: *cumplir diez años*.
  static let counting: WordSet = [
    "cumplir", "tener", "esperar", "tardar", "dormir", "jugar", "costar", "pesar", "medir",
    "pagar", "correr", "nadar", "andar", "caminar",
  ]
  /// What is handed over.
  static let handing: WordSet = ["dar", "pasar", "traer"]
  /// What the other is wished, with the pronoun that goes with it.
  static let wishes = [
    "descansar": "", "dormir": "", "tener": "", "mejorar": "te ", "mejorarse": "te ",
    "divertir": "te ", "divertirse": "te ", "pasar": "lo ", "soñar": "", "cumplir": "",
  ]
  /// In what time something is done so often, with the article of that time.
  static let spans = ["semana": "la", "día": "el", "mes": "el", "año": "el"]
  /// What points at a thing, and how it stands before its noun.
  static let pointing = ["esto": "este", "eso": "ese"]
  /// How something is done or goes.
  static let manners: WordSet = [
    "bien", "mal", "tarde", "lejos", "cerca", "pronto", "temprano", "despacio", "rápido",
    "fuerte", "alto", "bajo", "a gusto",
  ]
}
