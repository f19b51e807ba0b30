import AACCore

/// Rows of Spanish without a verb: *ya / terminado, eso / no / justo, cumpleaños / Ana / mañana* (NGLE §23.7, §37.9).
extension TileReader {
  /// *Ya / terminado, yo / comido / ya*: a participle of what somebody does says that it is done.
  func takeParticiple(_ words: inout [Constituent]) {
    guard
      let place = words.firstIndex(where: {
        $0.lexeme.wordClass == .adjective && $0.lexeme.lemma.hasSuffix("do")
          || $0.lexeme.lemma == "hecho"
      }),
      words.indices.allSatisfy({ index in
        let word = words[index].lexeme
        return index == place || word.wordClass == .pronoun && word.kind == .person
          || word.lemma == "ya" || word.lemma == "todavía no" || word.lemma == "todavía"
          || word.kind == .social || word.lemma == variety.language.plainNegator
          || word.lemma == "todo"
      }), let verb = tables.finiteForms?.verb(ofParticiple: words[place].lexeme.lemma),
      EverydayWords.done.contains(verb)
    else { return }
    var done = Lexeme(lemma: verb, wordClass: .verb, kind: .action)
    done.forms = [FiniteForms.Mark.time: FiniteForms.Mark.recent]
    if !words.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person }) {
      done.person = .first
      done.number = .singular
    }
    words[place].lexeme = done
  }

  /// *Eso / no / justo, esto / muy / difícil*: what is pointed at and what it is like.
  func supplyToPointed(_ words: inout [Constituent]) {
    let first = words[0].lexeme
    guard first.kind == .demonstrative || EverydayWords.pointed.contains(first.lemma),
      let last = words.last?.lexeme,
      last.wordClass == .adjective && !last.kind.isSmall
        || EverydayWords.pointed.contains(first.lemma) && last.kind == .possessive,
      words.dropFirst().dropLast().allSatisfy({
        $0.lexeme.lemma == variety.language.plainNegator || $0.lexeme.kind == .degree
          || $0.lexeme.kind == .quantity || $0.lexeme.lemma == "más"
      }),
      words.count > 2 || EverydayWords.pointed.contains(first.lemma)
    else { return }
    let lemma =
      SuppliedWords.conditions.contains(last.lemma) || last.kind == .state ? "estar" : "ser"
    var place = 1
    if words[1].lexeme.lemma == variety.language.plainNegator { place = 2 }
    words.insert(Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .linking)), at: place)
  }

  /// *Cumpleaños / Ana / mañana*: whose day it is and when.
  func sayOccasion(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 5,
      BesideWords.occasions.contains(words[0].lexeme.lemma)
        || EverydayWords.occasions.contains(words[0].lexeme.lemma),
      let time = words.last?.lexeme, time.kind.isTemporal,
      words[words.count - 2].lexeme.isHuman,
      words[1..<(words.count - 2)].allSatisfy({ $0.lexeme.isDeterminerLike }),
      let link = tables.lexicon.known("de")
    else { return }
    words.insert(
      Constituent.linking("ser"), at: words.count - 1)
    words.insert(Constituent(link), at: 1)
  }
}

/// Words by which everyday rows are known.
enum EverydayWords {
  /// What one is told to do with one's own body.
  static let movedByOneself: WordSet = ["mover", "doblar", "estirar", "girar", "apoyar"]
  /// Whether somebody is called by the word.
  static func called(_ word: String) -> Bool {
    PortionWords.isKin(word) || OwnerWords.titles.contains(word) || carers.contains(word)
  }

  /// Who is called for their work.
  static let carers: WordSet = [
    "profe", "seño", "maestro", "maestra", "profesor", "profesora", "doctor", "doctora", "médico",
    "enfermero", "enfermera", "señor", "señora", "fisio", "logopeda", "cuidador", "cuidadora",
  ]

  /// Verbs that mean one thing with what stands behind them.
  static let setVerbs: [String: [[String]]] = [
    "hacer": [["falta"], ["gracia"], ["ilusión"], ["caso"], ["cosquillas"]],
    "echar": [["de", "menos"]],
    "dar": [["igual"]],
    "caer": [["bien"], ["mal"]],
    "sentar": [["bien"], ["mal"]],
    "quedar": [["bien"], ["mal"], ["grande"]],
    "llevarse": [["bien"], ["mal"]],
    "pasarlo": [["bien"], ["mal"]],
    "pasar": [["miedo"], ["frío"]],
    "darse": [["prisa"], ["cuenta"]],
    "estar": [["de", "acuerdo"]],
  ]

  /// Verbs of eating.
  static let eating: WordSet = [
    "comer", "cenar", "desayunar", "merendar", "almorzar", "beber", "picar", "tomar",
  ]

  /// What one eats at a time.
  static let courses: WordSet = [
    "postre", "cena", "comida", "desayuno", "merienda", "almuerzo", "deberes", "tarea",
  ]

  /// What happens to things, by what is done to them.
  static let mishaps = [
    "romper": "romperse", "acabar": "acabarse", "estropear": "estropearse",
    "derramar": "derramarse", "pinchar": "pincharse", "descargar": "descargarse",
    "atascar": "atascarse", "mojar": "mojarse", "manchar": "mancharse", "gastar": "gastarse",
    "caer": "caerse", "oxidar": "oxidarse", "averiar": "averiarse", "fundir": "fundirse",
    "marchitar": "marchitarse", "pudrir": "pudrirse",
  ]

  /// What one wants others to do.
  static let coming: WordSet = ["venir", "volver", "quedarse", "llegar"]

  /// What somebody is called to do.
  static let attending: WordSet = [
    "mirar", "oír", "escuchar", "esperar", "ayudar", "parar", "correr",
  ]

  /// What animals do to the body.
  static let biting: WordSet = ["picar", "morder", "arañar", "lamer", "chupar"]

  /// Verbs of wanting things of some quality.
  static let wanting: WordSet = [
    "querer", "preferir", "comprar", "beber", "tomar", "comer", "necesitar", "pedir",
  ]

  /// What is done once it is done.
  static let done: WordSet = [
    "terminar", "acabar", "comer", "cenar", "desayunar", "merendar", "almorzar", "beber", "hacer",
    "leer", "ver", "escribir", "dibujar", "pintar", "jugar", "dormir",
  ]

  /// What is pointed at.
  static let pointed: WordSet = ["esto", "eso", "aquello"]

  /// What is celebrated for somebody.
  static let occasions: WordSet = [
    "cumple", "fiesta", "comunión", "bautizo", "fiesta de cumpleaños",
  ]

  /// What a thing does with nobody there.
  static let ofThings: WordSet = [
    "pesar", "quemar", "apretar", "resbalar", "arder", "flotar", "hervir", "brillar", "gotear",
    "picar", "pinchar", "rozar", "apestar", "girar", "botar",
  ]

  /// Words that somebody gives with the arms and the mouth.
  static let hugs: WordSet = ["abrazo", "beso", "besito", "caricia", "mimo", "abracito", "ayuda"]

  /// What is told and worn with a picture of something.
  static let tales: WordSet = [
    "foto", "fotos", "libro", "cuento", "película", "peli", "historia", "vídeo", "video",
    "camiseta", "pijama",
    "dibujos", "puzle", "puzzle", "juego", "cromo", "pegatina",
  ]

  /// Feelings that are about somebody.
  static let towards: WordSet = [
    "celoso", "enfadado", "enojado", "orgulloso", "enamorado", "harto",
  ]

  /// Verbs of getting something ready for somebody.
  static let preparing: WordSet = [
    "comprar", "hacer", "preparar", "dibujar", "escribir", "pintar", "buscar", "mandar", "enviar",
    "llevar", "dar",
  ]

  /// What is given.
  static let gifts: WordSet = [
    "regalo", "tarta", "flor", "dibujo", "carta", "tarjeta", "ramo", "flores", "pulsera", "collar",
  ]

  /// Care for the body of another.
  static let caring: WordSet = [
    "rascar", "limpiar", "frotar", "masajear", "secar", "curar", "estirar", "mover", "colocar",
    "sonar", "acariciar", "tocar", "doblar", "apoyar", "sujetar", "peinar",
  ]

  /// What a question word asks the other.
  static let askedByWord: WordSet = [
    "querer", "preferir", "llamarse", "doler", "apetecer", "opinar", "gustar",
  ]

  /// What is asked of others and never of oneself.
  static let askedOfOthers: WordSet = [
    "querer", "tener", "saber", "gustar", "encantar", "doler", "venir", "entender", "preferir",
    "llamarse", "conocer", "acordarse", "apetecer",
  ]
}
