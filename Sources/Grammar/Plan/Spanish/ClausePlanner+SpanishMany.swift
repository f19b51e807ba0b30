import AACCore

/// Of what Spanish means several where a tile shows one: what one never eats or has, what is tidied and washed up, what one is afraid
/// of: *no como huevos, no tengo hermanos, friego los platos, miedo a los perros* (NGLE §3.8, §15.8, §15.12).
extension ClausePlanner {
  /// Makes these plural.
  func speakOfSpanishMany(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    leaveMeatBare(&clause, verb)
    if WornWords.trying.contains(verb)
      || clause.complements.contains(where: { WornWords.trying.contains($0.lexeme.lemma) })
    {
      wearBoth(&clause, verb)
    }
    handleMany(&clause, verb)
    guard clause.tense != .past else { return }
    for index in clause.complements.indices {
      let word = clause.complements[index].lexeme
      let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
      if index == 0, isHadOnBothSides(clause, verb, next), let the = lexicon.known("el") {
        if word.number != .plural { makePlural(&clause.complements[0]) }
        clause.complements.insert(Constituent(the), at: 0)
        return
      }
      guard word.wordClass == .noun, word.number != .plural, word.countability != .mass,
        !word.lemma.hasSpace, clause.complements[index].government == nil,
        !isFlavour(clause, index)
      else { continue }
      if verb == "escribir" || verb == "comer", index == 1,
        clause.complements[0].lexeme.lemma == "con",
        verb == "comer" ? word.lemma == "mano" || word.lemma == "dedo" : word.lemma == "ojo",
        next == nil,
        let the = lexicon.known("el")
      {
        // Como con las manos.
        makePlural(&clause.complements[index])
        clause.complements.insert(Constituent(the), at: index)
        return
      }
      if index == 0, likesKind(clause, verb) {
        makePlural(&clause.complements[0])
        return
      }
      guard next?.wordClass != .adjective, next?.lemma != "de",
        next?.wordClass != .noun || index == 0 && verb == "haber" && isWhere(next)
      else { continue }
      if isDeniedAtLarge(clause, index, verb) || isHandledTogether(clause, index, verb)
        || isFeared(clause, index, verb) || isLikedAtLarge(clause, index, verb)
      {
        makePlural(&clause.complements[index])
      }
    }
  }

  /// *Gustar / cuento / de / brujas, gustar / fiesta / grande*: all that are of such a sort (NGLE §15.8).
  private func likesKind(_ clause: Clause, _ verb: String) -> Bool {
    guard ManyWords.liking.contains(verb), !clause.isLaid, clause.complements.count > 1,
      case let word = clause.complements[0].lexeme, case let next = clause.complements[1].lexeme
    else { return false }
    if next.wordClass == .adjective {
      return clause.complements.count == 2 && ManyWords.liked.contains(word.lemma)
        && next.kind != .color
    }
    return next.lemma == "de" && clause.complements.count == 3
      && ManyWords.told.contains(word.lemma) && clause.complements[2].lexeme.wordClass == .noun
      && (clause.complements[2].lexeme.number == .plural || !clause.complements[2].lexeme.isHuman)
  }

  /// *Fregar / plato, barrer / miga, sembrar / patata, gustar / contar / chiste*: what there are several of whenever that is done to
  /// them.
  private func handleMany(_ clause: inout Clause, _ verb: String) {
    let words = clause.complements
    let deed = words.firstIndex { $0.lexeme.wordClass == .verb }
    let lemma = deed.map { words[$0].lexeme.lemma } ?? verb
    let thing = deed.map { $0 + 1 } ?? words.firstIndex { $0.lexeme.wordClass == .noun } ?? 0
    guard thing < words.count, case let word = words[thing].lexeme, word.wordClass == .noun,
      word.number != .plural, words[thing].government?.preposition == nil,
      thing == 0 || words[thing - 1].lexeme.wordClass == .verb
        || words[thing - 1].lexeme.wordClass == .adverb
        || words[thing - 1].lexeme.wordClass == .pronoun,
      thing + 1 == words.count
        || words[thing + 1].lexeme.wordClass != .adjective
          && (words[thing + 1].lexeme.lemma != "de" || words[thing + 1].tile == nil)
          && !words[thing + 1].lexeme.isConnective,
      !ManyWords.dining.contains(lemma) || isPastimeOfAll(clause, verb)
        || thing + 1 < words.count && words[thing + 1].lexeme.lemma == "con",
      words.count > 1 || !ManyWords.onlyBeside.contains(verb)
    else { return }
    let isPastime =
      (ManyWords.liking.contains(verb) || clause.options.contains(.habitual))
      && ManyWords.pastimes[lemma]?.contains(word.lemma) == true
    guard
      isPastime || ManyWords.painting.contains(lemma) && ManyWords.colours.contains(word.lemma)
        || ManyWords.plenty[lemma]?.contains(word.lemma) == true
        || lemma != "temblar" && SpanishBodyWords.many[lemma]?.contains(word.lemma) == true
    else { return }
    makePlural(&clause.complements[thing])
    if ManyWords.colours.contains(word.lemma), ManyWords.painting.contains(lemma) {
      // Pinta con acuarelas, dibujo con ceras.
      clause.complements[thing].government = Government(preposition: "con", article: .bare)
      return
    }
    if isPastime || lemma == "repartir" && words.count == 1 {
      clause.complements[thing].government = Government(preposition: nil, article: .bare)
    }
  }

  private func isPastimeOfAll(_ clause: Clause, _ verb: String) -> Bool {
    ManyWords.liking.contains(verb) || clause.options.contains(.habitual)
      || verb == "cocinar" || verb == "preparar"
  }

  /// *El monstruo no existe, la seta abunda*: of a kind, and not of one of them (NGLE §15.8).
  func existAsMany(_ clause: inout Clause, _ verb: String) {
    guard verb == "existir" || verb == "abundar", clause.subject.count == 1,
      clause.subject[0].lexeme.wordClass == .noun, clause.subject[0].lexeme.number != .plural,
      clause.subject[0].lexeme.countability == .count,
      verb == "abundar" || ManyWords.fabled.contains(clause.subject[0].lexeme.lemma)
    else { return }
    makePlural(&clause.subject[0])
  }

  /// Whether a noun behind what there is none of tells where.
  private func isWhere(_ noun: Lexeme?) -> Bool {
    guard let noun else { return false }
    return KindSet.places.contains(noun.kind) || noun.kind == .furniture || noun.kind == .room
      || noun.kind == .home || ManyWords.keeping.contains(noun.lemma)
  }

  /// *Como cerdo, no comí conejo*: an animal on the plate is meat (NGLE §12.2, *nombres contables y no contables*).
  private func leaveMeatBare(_ clause: inout Clause, _ verb: String) {
    guard ManyWords.dining.contains(verb),
      clause.subject.allSatisfy({ $0.lexeme.roleKind != .animal }),
      let meat = clause.complements.firstIndex(where: { ManyWords.meats.contains($0.lexeme.lemma) }
      ),
      meat == 0 || clause.complements[meat - 1].lexeme.isConnective,
      clause.complements[meat].government == nil
    else { return }
    clause.complements[meat].government = Government(preposition: nil, article: .bare)
  }

  /// *No / comer / huevo, nunca / decir / mentira, no / haber / silla*: of none of them anything is so (NGLE §15.12).
  private func isDeniedAtLarge(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    let isNever = index == 1 && clause.complements[0].lexeme.lemma == "nunca"
    guard index == 0 && clause.isNegative || isNever, !clause.options.contains(.request) else {
      return false
    }
    let word = clause.complements[index].lexeme
    switch verb {
    case "comer", "cenar", "desayunar", "merendar":
      return word.kind == .food && ManyWords.pieces.contains(word.lemma)
    case "haber":
      return ManyWords.pieces.contains(word.lemma) || ManyWords.ofTheHouse.contains(word.lemma)
        || word.kind == .food && word.countability == .count
    default: return ManyWords.denied[verb]?.contains(word.lemma) == true
    }
  }

  /// *Recoger / juguete, tener que / fregar / plato, pintarse / uña, comer / con / mano*: what is done to all of them at once.
  private func isHandledTogether(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    let word = clause.complements[index].lexeme.lemma
    let before = index > 0 ? clause.complements[index - 1].lexeme : nil
    let deed = before?.isInfinitive == true ? before?.lemma ?? verb : verb
    if !clause.isLaid, clause.complements.count == 1, ManyWords.eaten.contains(word) {
      return ["comer", "querer", "cenar", "merendar", "desayunar"].contains(verb)
    }
    if verb == "vender", sells(clause, clause.complements[index].lexeme) { return true }
    guard index == 0 || before?.isInfinitive == true else { return false }
    if ManyWords.onBoth[deed]?.contains(word) == true { return true }
    let isForOther = clause.complements.contains {
      $0.lexeme.wordClass == .pronoun && $0.lexeme.person != .third
    }
    if isForOther, WornWords.worn.contains(word) {
      return ["atar", "poner", "quitar", "abrochar", "desatar"].contains(deed)
    }
    return ManyWords.handled[deed]?.contains(word) == true
  }

  /// *Señora / vender / limón, frutero / vender / manzana / y / pera*: what one sells for a living.
  private func sells(_ clause: Clause, _ word: Lexeme) -> Bool {
    guard !clause.isLaid, clause.tense == nil, word.kind == .food || word.kind == .plant,
      clause.subject.count == 1, clause.subject[0].lexeme.wordClass == .noun,
      clause.subject[0].lexeme.isHuman
    else { return false }
    return !KinWords.isOwnByRole(clause.subject[0].lexeme)
  }

  /// *Gustar / piruleta, gustar / manzana / pero / no / pera*: all of the kind (NGLE §15.8).
  private func isLikedAtLarge(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    guard ManyWords.liking.contains(verb), !clause.isLaid,
      ManyWords.liked.contains(clause.complements[index].lexeme.lemma)
        || ManyWords.pieces.contains(clause.complements[index].lexeme.lemma)
        || ManyWords.eaten.contains(clause.complements[index].lexeme.lemma)
    else { return false }
    return clause.complements[..<index].allSatisfy {
      ["mucho", "muchísimo", "no", "nada", "más"].contains($0.lexeme.lemma)
        || $0.lexeme.isConnective || ManyWords.liking.contains($0.lexeme.lemma)
        || $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .conjunction
    }
  }

  /// *Tener / miedo / perro, ser / alérgico / nuez, gustar / más / gato*: all of the kind are meant (NGLE §15.8).
  private func isFeared(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    let word = clause.complements[index].lexeme
    guard !clause.isLaid, word.kind == .animal || ManyWords.feared.contains(word.lemma) else {
      return false
    }
    let before = clause.complements[..<index].map(\.lexeme.lemma)
    let behind = before.filter { $0 != "a" && $0 != "de" && $0 != "mucho" && $0 != "más" }
    switch verb {
    case "tener":
      return ["miedo", "pánico", "fobia", "asco", "alergia", "terror"].contains(behind.last)
        && behind.count == 1
    case "tener miedo", "tener alergia", "tener pánico": return behind.isEmpty
    case "ser": return behind == ["alérgico"] || behind == ["alérgica"]
    case "gustar", "encantar":
      if index > 1, ["gustar", "encantar"].contains(before.last),
        clause.complements[0].lexeme.kind == word.kind
      {
        // Me gustan los perros, pero no me gustan los gatos.
        return true
      }
      return before.last == "más"
        || index == 0 && clause.complements.count > 1
          && clause.complements[1].lexeme.isAdversative
    default: return false
    }
  }

  /// *Tener / mano / frío, tener / ojo / rojo*: how both are at the moment (NGLE §15.10).
  private func isHadOnBothSides(_ clause: Clause, _ verb: String, _ next: Lexeme?) -> Bool {
    guard verb == "tener", let next, case let part = clause.complements[0].lexeme,
      ManyWords.twofold.contains(part.lemma)
        || part.number == .plural && part.lemma.hasSuffix("s")
          && ManyWords.twofold.contains(String(part.lemma.dropLast()))
    else { return false }
    return ManyWords.states.contains(next.lemma)
  }
}

/// Words of what there are several of.
private enum ManyWords {
  static let dining: WordSet = [
    "comer", "cenar", "almorzar", "desayunar", "probar", "cocinar", "preparar", "pedir",
  ]
  /// Animals that are meat by the same name.
  static let meats: WordSet = [
    "cerdo", "cordero", "conejo", "pavo", "pulpo", "pato", "cabrito", "buey", "vaca", "jabalí",
    "ciervo", "avestruz", "calamar", "cangrejo", "salmón", "atún", "bacalao",
  ]
  /// Where food and things are kept.
  static let keeping: WordSet = [
    "nevera", "frigorífico", "armario", "cajón", "caja", "despensa", "mochila", "bolsa", "cesta",
    "heladera", "refri", "refrigerador", "plato", "bote", "frutero",
  ]
  /// Food that comes in pieces.
  static let pieces: WordSet = [
    "huevo", "caramelo", "zanahoria", "galleta", "plátano", "patata",
    "uva", "fresa", "gamba", "cereza", "tomate", "cebolla", "nuez", "champiñón", "pepino",
    "pimiento", "salchicha", "croqueta", "albóndiga", "bombón", "chuche", "seta", "aceituna",
    "cacahuete", "cacahuate", "maní", "almendra", "papa", "frutilla", "frijol", "poroto", "arveja",
    "chícharo", "ejote", "chaucha", "jitomate", "durazno", "damasco", "milanesa", "empanada",
    "tamal", "alfajor", "medialuna", "quesadilla", "taco", "enchilada", "nopal", "betabel",
    "remolacha", "guisante", "lenteja", "garbanzo", "judía", "espinaca", "acelga",
  ]
  /// Of which one eats several.
  static let eaten: WordSet = [
    "uva", "fresa", "gamba", "cereza", "mora", "frambuesa", "arándano", "pipa", "patata",
    "frutilla", "cacahuate", "cacahuete", "maní", "frijol", "poroto",
  ]
  /// What stands about in a house.
  static let ofTheHouse: WordSet = [
    "silla", "plato", "vaso", "cuchara", "tenedor", "cuchillo", "juguete", "cojín", "pila",
    "servilleta", "taza", "toalla", "pañal", "bolsa",
  ]
  static let liking: WordSet = ["gustar", "encantar"]
  /// What one likes or does not like all of.
  static let liked: WordSet = [
    "piruleta", "globo", "fiesta", "tormenta", "petardo", "manzana", "pera", "naranja", "cuento",
    "sorpresa", "cosquilla", "muñeca", "cómic", "puzle", "payaso", "monstruo", "inyección",
    "trueno", "ruido fuerte", "mandarina", "melocotón", "guisante", "lenteja", "hamburguesa",
    "macarrón", "espagueti", "palomita", "donut", "magdalena", "churro", "chicle", "gominola",
    "videojuego", "rompecabezas", "superhéroe", "princesa", "hada", "beso", "abrazo", "broma",
  ]
  /// What tells of something.
  static let told: WordSet = [
    "cuento", "película", "peli", "libro", "historia", "cómic", "juego", "serie", "canción",
    "videojuego", "tebeo", "novela",
  ]
  static let denied: WordMap<WordSet> = [
    "decir": ["mentira", "palabrota", "taco", "tontería"],
    "tener": [
      "hermano", "hermana", "hijo", "hija", "primo", "prima", "amigo", "amiga", "juguete", "nieto",
      "sobrino", "galleta", "caramelo", "pila", "patata", "fresa", "uva",
    ],
    "querer": ["problema"], "quedar": pieces,
  ]
  static let handled: WordMap<WordSet> = [
    "recoger": ["juguete"], "ordenar": ["juguete", "libro"], "fregar": ["plato"],
    "regar": ["planta"], "seguir": ["norma", "regla"], "cumplir": ["norma", "regla"],
    "mirar": ["estrella"], "comparar": ["precio"], "cambiar": ["cromo"], "coger": ["concha"],
    "hacer": ["deber", "abdominal", "flexión", "sentadilla"], "levantar": ["pesa"],
    "estirar": ["pierna", "brazo"], "respetar": ["norma", "regla"],
  ]
  /// What there are several of, told in any time.
  static let plenty: WordMap<WordSet> = {
    let dishes: WordSet = ["plato", "vaso", "cacharro", "cubierto", "taza"]
    let laid: WordSet = ["mesa", "silla", "mano", "cromo", "piedra", "concha", "pieza", "pie"]
    let sown: WordSet = [
      "patata", "zanahoria", "tomate", "semilla", "lechuga", "cebolla", "haba", "pimiento", "ajo",
    ]
    let fried: WordSet = ["patata", "croqueta", "gamba", "calamar", "pimiento", "papa", "milanesa"]
    // Dishes of which nobody makes one.
    let cooked: WordSet = [
      "milanesa", "empanada", "tamal", "croqueta", "albóndiga", "ñoqui", "enchilada", "quesadilla",
      "buñuelo", "churro", "canelón", "empanadilla", "medialuna", "torrija", "tortita", "panqueque",
      "hot cake", "frijol", "lenteja", "poroto", "garbanzo", "macarrón", "espagueti", "tallarín",
      "raviol", "fideo",
    ]
    return [
      "fregar": dishes, "lavar": dishes, "secar": dishes, "juntar": laid, "sembrar": sown,
      "barrer": ["miga", "hoja"], "rastrillar": ["hoja"], "enjabonarse": ["mano", "pie"],
      "enjabonar": ["mano"], "frotar": ["mano"], "depilarse": ["pierna", "ceja", "axila"],
      "clavar": ["uña"], "barajar": ["carta"], "repartir": ["carta", "caramelo", "periódico"],
      "cocinar": cooked, "preparar": cooked, "hacer": cooked, "comer": eaten, "cenar": eaten,
      "merendar": eaten, "desayunar": eaten, "ver": ["caricatura"],
      "freír": fried, "rebozar": fried, "pelar": ["patata", "gamba"],
      "numerar": ["página"], "exportar": ["naranja", "coche", "tomate"],
      "comprar": [
        "huevo", "patata", "uva", "fresa", "pila", "pañal", "chuche", "papa", "frutilla", "factura",
        "medialuna", "tamal", "cacahuate", "frijol", "empanada",
      ],
      "helarse": ["pie", "mano"], "congelarse": ["pie", "mano", "dedo"], "plantar": ["semilla"],
      "coleccionar": [
        "cromo", "sello", "piedra", "concha", "moneda", "pegatina", "cochecito", "coche",
      ], "morderse": ["uña"], "limarse": ["uña"], "cortarse": ["uña"],
      "hablar": ["desconocido"],
      "limpiarse": ["mano", "pie", "moco"], "sonarse": ["moco"],
      "secarse": ["mano", "pie", "lágrima"], "mojarse": ["pie"],
      "taparse": ["oído", "oreja", "ojo"], "calentarse": ["mano", "pie"], "cepillarse": ["diente"],
      "pintarse": ["uña", "labio"], "frotarse": ["ojo", "mano"],
    ]
  }()
  /// Of these, what may be done to one of them where nothing else is told.
  static let onlyBeside: WordSet = ["freír", "pelar", "rebozar"]
  /// What one likes to do with any of them.
  static let pastimes: WordMap<WordSet> = [
    "contar": ["chiste", "cuento", "historia"],
    "leer": ["cuento", "libro", "cómic", "revista", "tebeo", "novela", "historia"],
    "ver": ["película", "peli", "vídeo", "serie", "foto", "documental"],
    "volar": ["cometa"],
    "hacer": [
      "puzle", "foto", "pastel", "castillo", "pulsera", "amigo", "tarta", "torta", "bizcocho",
    ],
    "dibujar": ["animal", "flor", "coche", "dinosaurio", "casa"],
    "escuchar": ["cuento", "canción"],
    "cantar": ["canción", "villancico"], "montar": ["puzle"], "armar": ["puzle"],
    "plantar": ["flor", "árbol"], "escribir": ["cuento", "carta", "poema", "historia"],
    "inventar": ["historia", "cuento"], "coleccionar": ["cromo", "sello", "piedra"],
    "comer": ["palomita", "pipa", "galleta", "fresa"], "explotar": ["globo", "pompa"],
    "tirar": ["piedra"], "lanzar": ["piedra"], "recoger": ["concha", "flor", "seta", "piedra"],
  ]
  /// What is said to be or not to be.
  static let fabled: WordSet = [
    "monstruo", "fantasma", "dinosaurio", "dragón", "hada", "bruja", "vampiro", "unicornio",
    "sirena", "zombi", "ángel", "extraterrestre", "duende", "milagro", "ovni", "superhéroe",
  ]
  static let onBoth: WordMap<WordSet> = [
    "pintarse": ["uña", "ojo", "labio"], "taparse": ["oído", "oreja", "ojo"],
    "limpiarse": ["diente", "zapato", "mano", "pie"], "cruzar": ["brazo", "pierna"],
    "frotarse": ["ojo", "mano"], "morderse": ["uña"],
  ]
  static let painting: WordSet = ["pintar", "dibujar", "colorear"]
  /// With several of which one draws.
  static let colours: WordSet = ["acuarela", "cera", "rotulador", "témpera", "pintura de dedos"]
  /// What one is afraid of or cannot bear, beside animals.
  static let feared: WordSet = [
    "payaso", "tormenta", "monstruo", "fantasma", "nuez", "cacahuete", "trueno", "rayo", "petardo",
    "bruja", "inyección", "araña", "insecto", "coche", "moto",
  ]
  static let twofold: WordSet = [
    "mano", "ojo", "diente", "pie", "oreja", "labio", "pierna", "brazo", "zapato", "rodilla",
  ]
  static let states: WordSet = [
    "frío", "caliente", "rojo", "sucio", "limpio", "cerrado", "abierto", "torcido", "hinchado",
    "mojado", "seco", "dormido", "irritado", "congelado", "morado", "helado",
  ]
}
