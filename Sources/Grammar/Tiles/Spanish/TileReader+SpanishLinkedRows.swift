import AACCore

/// Rows of Spanish in which two words want a preposition that nobody laid: *cuándo / ser / examen / inglés, ayuda / matemáticas, bocadillo / chorizo /
/// recreo, más / azúcar / café, música / gustar / más / lengua, romper / ventana / balón, yo / ir / concierto / Rosalía*.
///
/// Sources: NGLE §12.7 and §29.7 (*de* of kinds), §29.8 (*con* of means), §29.9 (*para*), §45.2 (*más… que*), §36.6 (*complementos de régimen*).
extension TileReader {
  /// The row with these said; nil where none is wanted.
  func linkedInRow(_ row: [Constituent]) -> [Constituent]? {
    if let asked = lessonAsked(row) ?? helpWith(row) ?? foodForOccasion(row) ?? moreInFood(row) {
      return asked
    }
    if let liked = likedMore(row) ?? brokenWith(row) ?? shownBy(row) ?? cutForDish(row) {
      return liked
    }
    if let rode = vehicleOfPlace(row) ?? servedAtMeal(row) ?? byTheHand(row) ?? madeOfStuff(row) {
      return rode
    }
    return friendOfTown(row) ?? occasionFirst(row) ?? playedWith(row) ?? gatheredThere(row)
      ?? festivalFirst(row) ?? riddenUp(row)
  }

  /// *Cuándo / ser / examen / inglés, cuándo / ser / partido / fútbol*.
  private func lessonAsked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.kind == .question, row[1].lexeme.lemma == "ser",
      SpanishLinkedWords.lessons.contains(row[2].lexeme.lemma),
      KindSet(.subject, .languageName, .sport, .music, .activity, .story).contains(
        row[3].lexeme.kind) || SpanishLinkedWords.subjects.contains(row[3].lexeme.lemma)
    else { return nil }
    if row[3].lexeme.kind == .languageName { return row[..<3] + small("de") + [row[3]] }
    var subject = row[3]
    subject.government = Government(preposition: "de", article: .bare)
    return row[..<3] + [subject]
  }

  /// *Ayuda / matemáticas / por favor, ayuda / cremallera*: with what.
  private func helpWith(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "ayuda", row[1].lexeme.namesThing,
      row[2].lexeme.lemma == "por favor"
    else { return nil }
    return [row[0]] + small("con", "el") + row[1...]
  }

  /// *Tarta / chocolate / fiesta / por favor, bocadillo / recreo / chorizo*: of what, and for when.
  private func foodForOccasion(_ row: [Constituent]) -> [Constituent]? {
    let isPolite = row.last?.lexeme.lemma == "por favor"
    let words = isPolite ? Array(row.dropLast()) : row
    guard words.count == 3, KindSet.edible.contains(words[0].lexeme.kind),
      words[0].lexeme.wordClass == .noun,
      let occasion = words[1...].first(where: {
        SpanishLinkedWords.occasions.contains($0.lexeme.lemma)
      }),
      let flavour = words[1...].first(where: { $0.tile != occasion.tile }),
      flavour.lexeme.wordClass == .noun, KindSet.edible.contains(flavour.lexeme.kind),
      !SpanishLinkedWords.occasions.contains(flavour.lexeme.lemma),
      SpanishLinkedWords.filled.contains(words[0].lexeme.lemma)
    else { return nil }
    return [words[0]] + small("de") + [flavour] + small("para", "el") + [occasion]
      + (isPolite ? [row[row.count - 1]] : [])
  }

  /// *Más / azúcar / café, más / mantequilla / pan*: into what.
  private func moreInFood(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "más",
      SpanishLinkedWords.added.contains(row[1].lexeme.lemma),
      KindSet.edible.contains(row[2].lexeme.kind)
        || ["vaso", "plato", "taza", "copa", "biberón", "botella"].contains(row[2].lexeme.lemma)
    else { return nil }
    return row[..<2] + small("en", "el") + [row[2]]
  }

  /// *Música / gustar / más / lengua, gustar / más / perro / gato*: than what.
  private func likedMore(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, let verb = loneVerb(row), row[verb].lexeme.lemma == "gustar",
      row[verb].lexeme.isInfinitive, verb < 2, row[verb + 1].lexeme.lemma == "más"
    else { return nil }
    let things = row.indices.filter { $0 != verb && $0 != verb + 1 }.map { row[$0] }
    guard things.count == 2, things.allSatisfy({ $0.lexeme.wordClass == .noun }) else {
      return nil
    }
    return [row[verb], row[verb + 1], things[0]] + small("que") + [things[1]]
  }

  /// *Romper / ventana / balón / ayer, papá / abrir / bote / cuchillo*: with what.
  private func brokenWith(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = loneVerb(row), verb + 2 < row.count,
      ["romper", "golpear", "abrir", "cortar", "pintar", "limpiar"].contains(
        row[verb].lexeme.lemma),
      row[verb + 1].lexeme.namesThing,
      case let means = row[verb + 2], means.lexeme.namesThing,
      (SpanishLinkedWords.means[row[verb].lexeme.lemma] ?? []).contains(means.lexeme.lemma),
      row[(verb + 3)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    return row[...(verb + 1)] + small("con", "el") + row[(verb + 2)...]
  }

  /// *Yo / ir / concierto / Rosalía*: whose it is.
  private func shownBy(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.wordClass == .properNoun,
      row[row.count - 2].lexeme.lemma == "concierto",
      row.contains(where: { ["ir", "ver", "escuchar"].contains($0.lexeme.lemma) })
    else { return nil }
    return row.dropLast() + small("de") + [last]
  }

  /// *Yo / batir / huevos / tortilla, papá / pelar / manzanas / tarta*: for what dish.
  private func cutForDish(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = loneVerb(row), verb + 2 < row.count,
      SpanishLinkedWords.preparing.contains(row[verb].lexeme.lemma),
      row[verb + 1].lexeme.wordClass == .noun, KindSet.edible.contains(row[verb + 1].lexeme.kind),
      !SpanishLinkedWords.dishes.contains(row[verb + 1].lexeme.lemma),
      SpanishLinkedWords.dishes.contains(row[verb + 2].lexeme.lemma)
    else { return nil }
    return row[...(verb + 1)] + small("para", "el") + row[(verb + 2)...]
  }

  /// *Autobús / colegio / llegar / tarde*: which one.
  private func vehicleOfPlace(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.kind == .vehicle, isGround(row[1]),
      KindRowWords.moving.contains(row[2].lexeme.lemma), row[2].lexeme.isInfinitive,
      ["tarde", "pronto", "temprano", "ya", "hoy"].contains(row[3].lexeme.lemma)
    else { return nil }
    return [row[0]] + small("de", "el") + row[1...]
  }

  /// *Cena / qué / haber, qué / haber / cena, comida / qué / haber / hoy*.
  private func servedAtMeal(_ row: [Constituent]) -> [Constituent]? {
    guard let asked = row.first(where: { $0.lexeme.lemma == "qué" }),
      let there = row.first(where: { $0.lexeme.lemma == "haber" }),
      let meal = row.first(where: { KindRowWords.meals.contains($0.lexeme.lemma) }),
      case let rest = row.filter({ ![asked.tile, there.tile, meal.tile].contains($0.tile) }),
      rest.count + 3 == row.count, rest.allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    var bare = meal
    bare.lexeme.article = .bare
    bare.government = Government(preposition: "de", article: .bare)
    return [asked, there.said(by: .third), bare] + rest
  }

  /// *Cruzar / calle / mano, pasear / mano / mamá*: hand in hand.
  private func byTheHand(_ row: [Constituent]) -> [Constituent]? {
    guard let hand = row.lastIndex(where: { $0.lexeme.lemma == "mano" }), let verb = loneVerb(row),
      ["cruzar", "ir", "pasear", "andar", "caminar"].contains(row[verb].lexeme.lemma), hand > verb,
      hand + 2 >= row.count, hand + 1 == row.count || row[hand + 1].lexeme.isHuman
    else { return nil }
    guard row[0].lexeme.wordClass != .adverb, row[0].lexeme.kind != .question else { return nil }
    guard hand + 1 < row.count else { return row[..<hand] + [phrase("de la mano", row[hand])] }
    guard let whose = named(row[hand + 1].lexeme) else { return nil }
    let of = whose.hasPrefix("el ") ? "del \(whose.dropFirst(3))" : "de \(whose)"
    return row[..<hand] + [phrase("de la mano \(of)", row[hand])]
  }

  /// *Nieve / hacer / muñeco, arena / castillo / hacer*: of what.
  private func madeOfStuff(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, SpanishLinkedWords.stuff.contains(row[0].lexeme.lemma),
      let verb = loneVerb(row), row[verb].lexeme.lemma == "hacer", row[verb].lexeme.isInfinitive,
      case let made = row[3 - verb], made.lexeme.wordClass == .noun,
      !KindSet.edible.contains(made.lexeme.kind)
    else { return nil }
    return [row[verb], made] + small("de") + [row[0]]
  }

  /// *Ayer / yo / llamar / amigo / Madrid*: whose home it is.
  private func friendOfTown(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = loneVerb(row), ["llamar", "escribir"].contains(row[verb].lexeme.lemma),
      verb + 2 < row.count,
      KinWords.own.contains(row[verb + 1].lexeme.lemma)
        || ["amigo", "amiga", "tío", "tía", "primo", "prima"].contains(row[verb + 1].lexeme.lemma),
      row[verb + 2].lexeme.wordClass == .properNoun, !row[verb + 2].lexeme.isBeing
    else { return nil }
    return row[...verb] + small("a", "mi") + [row[verb + 1]] + small("de") + row[(verb + 2)...]
  }

  /// *Viaje / nosotros / montar / tren*: when that was.
  private func occasionFirst(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, ["viaje", "excursión", "fiesta"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .pronoun, row[1].lexeme.kind == .person,
      row[2].lexeme.lemma == "montar", row[2].lexeme.isInfinitive,
      row[3].lexeme.kind == .vehicle, row.count == 4
    else { return nil }
    return row[1...2] + small("en") + [row[3]] + small("en", "el") + [row[0]]
  }

  /// *Recreo / jugar / amigos, recreo / jugar / fútbol / amigos*: with whom.
  private func playedWith(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5, ["recreo", "patio"].contains(row[0].lexeme.lemma),
      ["jugar", "hablar", "correr", "saltar", "comer"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, let last = row.last, last.lexeme.isHuman,
      last.lexeme.wordClass == .noun,
      row[2...].dropLast().allSatisfy({ $0.lexeme.namesThing })
    else { return nil }
    return [row[1].said(by: .first)] + row[2...].dropLast() + small("con") + [last]
      + small("en", "el") + [row[0]]
  }

  /// *Yo / coger / flores / campo*: some of those that are there.
  private func gatheredThere(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = loneVerb(row),
      ["coger", "recoger", "buscar"].contains(row[verb].lexeme.lemma),
      verb + 3 == row.count, SpanishLinkedWords.gathered.contains(written(row[verb + 1])),
      SpanishLinkedWords.wild.contains(row[verb + 2].lexeme.lemma)
    else { return nil }
    var some = row[verb + 1]
    some.government = Government(preposition: nil, article: .bare)
    return row[...verb] + [some] + small("en", "el") + [row[verb + 2]]
  }

  /// *No / subir / montaña / rusa*: by then in one piece.
  private func riddenUp(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.lemma == "montaña rusa",
      ["subir", "subirse"].contains(row[row.count - 2].lexeme.lemma)
    else { return nil }
    return row.dropLast() + small("a", "el") + [last]
  }

  /// *Año Nuevo / comer / uvas*: on that day.
  private func festivalFirst(_ row: [Constituent]) -> [Constituent]? {
    guard SpanishLinkedWords.festivals.contains(row[0].lexeme.lemma), row[1].lexeme.isInfinitive,
      !row[1...].contains(where: { $0.lexeme.wordClass == .pronoun || isNegator($0) })
    else { return nil }
    return row[1...] + [phrase("en \(row[0].lexeme.lemma)", row[0], .time)]
  }
}

/// Words of such rows.
enum SpanishLinkedWords {
  /// What is held of a subject.
  static let lessons: WordSet = [
    "examen", "clase", "control", "partido", "prueba", "curso", "campeonato", "concurso", "torneo",
    "entrenamiento",
  ]
  static let subjects: WordSet = [
    "inglés", "francés", "historia", "fútbol", "baloncesto", "natación", "ajedrez", "judo",
    "matemáticas", "lengua", "música", "ciencias", "geografía", "religión", "plástica",
  ]
  /// For what food is made and taken along.
  static let occasions: WordSet = [
    "recreo", "fiesta", "merienda", "cumpleaños", "excursión", "cena", "desayuno", "postre",
    "almuerzo", "viaje", "boda", "comida",
  ]
  /// What is of something.
  static let filled: WordSet = [
    "tarta", "bocadillo", "zumo", "sándwich", "helado", "yogur", "batido", "galleta", "galletas",
    "bocata", "pastel", "bizcocho", "ensalada", "sopa", "tortilla", "empanada", "caramelos",
    "montadito", "magdalena", "magdalenas",
  ]
  /// What is put into food.
  static let added: WordSet = [
    "azúcar", "sal", "leche", "queso", "mantequilla", "aceite", "salsa", "kétchup", "mermelada",
    "miel", "hielo", "agua", "limón", "vinagre", "tomate", "mayonesa", "cacao", "pimienta",
  ]
  /// With what things are broken and cut.
  static let means: WordMap<WordSet> = [
    "romper": ["balón", "pelota", "piedra", "martillo", "palo", "codo", "pie", "mano"],
    "golpear": ["balón", "pelota", "piedra", "martillo", "palo"],
    "abrir": ["cuchillo", "llave", "abrelatas", "tijeras"],
    "cortar": ["cuchillo", "tijeras", "sierra", "hacha"],
    "pintar": ["pincel", "rotulador", "lápiz", "brocha", "ceras", "témperas"],
    "limpiar": ["trapo", "esponja", "fregona", "jabón", "escoba", "servilleta", "toallita"],
  ]
  /// What is done to food.
  static let preparing: WordSet = [
    "batir", "pelar", "rallar", "cortar", "picar", "mezclar", "lavar", "cocer", "trocear",
  ]
  /// What it is made into.
  static let dishes: WordSet = [
    "tortilla", "tarta", "ensalada", "sopa", "paella", "bizcocho", "puré", "macedonia", "guiso",
    "pizza", "gazpacho", "bocadillo", "zumo",
  ]
  /// Of what children make things.
  static let stuff: WordSet = ["nieve", "arena", "papel", "barro", "cartón", "plastilina"]
  static let gathered: WordSet = [
    "flores", "conchas", "piedras", "setas", "moras", "castañas", "hojas", "margaritas", "piñas",
  ]
  static let wild: WordSet = ["campo", "playa", "bosque", "montaña", "monte", "río"]
  /// Days that are kept, named in two words.
  static let festivals: WordSet = ["Año Nuevo", "Semana Santa", "Nochevieja", "Nochebuena"]
}
