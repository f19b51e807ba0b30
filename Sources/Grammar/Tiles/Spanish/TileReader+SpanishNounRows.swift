import AACCore

/// Spanish rows of nouns and qualities without a verb: of what a thing is, whose and what for, how somebody looks, and which part is broken
/// (*zumo / manzana / frío, regalo / abuelo / reloj, globos / fiesta, mamá / muy / guapa, móvil / roto / pantalla*; NGLE §12.7,
/// §13.5, §37.9).
extension TileReader {
  /// The row with what joins its nouns.
  func nounRows(_ words: inout [Constituent]) {
    if let asked = goalAsked(words) { words = asked }
    guard words.count > 1, words.count < 6,
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.isConnective })
    else { return }
    haveWet(&words)
    giftIs(&words)
    brokenPart(&words)
    colouredWhole(&words)
    soOfStuff(&words)
    fixtureSo(&words)
    ofMaterial(&words)
    lookSo(&words)
    animalSo(&words)
    forOccasion(&words)
    mealKnown(&words)
  }

  /// *Zumo / manzana / frío, bocadillo / jamón / grande*: what a dish is like stands beside its name, before what it is made of.
  func qualityOfDish(_ words: inout [Constituent]) {
    guard words.count > 2,
      let dish = words.indices.dropLast(2).first(where: {
        words[$0].lexeme.wordClass == .noun
          && (FlavourWords.ingredients(of: words[$0].lexeme.lemma)?
            .contains(words[$0 + 1].lexeme.lemma) ?? false)
      }), case let quality = words[dish + 2].lexeme,
      quality.wordClass == .adjective || quality.lemma == "frío",
      quality.kind.isPassing == false || SuppliedWords.conditions.contains(quality.lemma),
      NounRowWords.served.contains(quality.lemma)
        || quality.kind == .size && quality.lemma != "pequeño" || quality.lemma == "frío",
      !words.contains(where: { ["ser", "estar"].contains($0.lexeme.lemma) })
    else { return }
    words[dish + 2].lexeme.wordClass = .adjective
    words[dish + 2].lexeme.kind = .quality
    words[dish + 1].lexeme.article = .bare
    words[dish + 1].lexeme.countability = .mass
    words.swapAt(dish + 1, dish + 2)
    put(&words, "de", at: dish + 2)
    if dish == 0, words.count == 4, words[0].lexeme.number != .plural { put(&words, "un", at: 0) }
  }

  // MARK: - Of what and whose

  /// *Caca / pañal, pis / cama*: where it should not have been done it has happened.
  private func haveWet(_ words: inout [Constituent]) {
    guard isWetted(words) else { return }
    words.insert(deed("hacer"), at: 0)
  }

  /// *Regalo / abuelo / reloj*: what it is that he gets.
  private func giftIs(_ words: inout [Constituent]) {
    guard words.count == 3, NounRowWords.gifts.contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .properNoun && words[1].lexeme.isHuman
        || PortionWords.isKin(words[1].lexeme.lemma)
        || KinWords.own.contains(words[1].lexeme.lemma),
      isThing(words[2]), words[2].government == nil, words[2].lexeme.number != .plural,
      !KindSet.places.contains(words[2].lexeme.kind)
    else { return }
    let being = Constituent.linking("ser", .third)
    var row: [Constituent] = []
    put(&row, "el", at: 0)
    row.append(words[0])
    put(&row, "de", at: 2)
    row += [words[1], being]
    if words[2].lexeme.countability != .mass { put(&row, "un", at: row.count) }
    words = row + [words[2]]
  }

  /// *Globos / fiesta, vacaciones / Navidad, vacaciones / fin de año*: what they are for, and when they are.
  private func forOccasion(_ words: inout [Constituent]) {
    if words.count == 4, words[1].lexeme.lemma == "fin", words[2].lexeme.lemma == "de" {
      words[1].lexeme.lemma = "fin de \(words[3].lexeme.lemma)"
      words.removeLast(2)
    }
    guard words.count == 2, words[1].government == nil,
      [.noun, .properNoun].contains(words[0].lexeme.wordClass)
    else { return }
    let (thing, occasion) = (words[0].lexeme, words[1].lexeme)
    if NounRowWords.festive.contains(thing.lemma),
      NounRowWords.holidays.contains(occasion.lemma)
    {
      words[1].lexeme.article = .bare
      words[1].lexeme.wordClass = .noun
      words[1].lexeme.kind = .event
      put(&words, "de", at: 1)
      return
    }
    if isThing(words[0]), NounRowWords.seasons.contains(occasion.lemma), words.count == 2,
      [.toy, .thing, .food, .clothing, .music, .plant].contains(thing.kind),
      SpanishPairWords.link(thing, occasion, verb: "") == nil
    {
      words[1].lexeme.article = .bare
      put(&words, "de", at: 1)
      return
    }
    guard isThing(words[0]), NounRowWords.held.contains(occasion.lemma),
      [.toy, .thing, .food, .dish, .drink, .clothing, .music, .media, .material].contains(
        thing.kind),
      SpanishPairWords.link(thing, occasion, verb: "") == nil
    else { return }
    put(&words, "de", at: 1)
    put(&words, "el", at: 2)
  }

  /// *Los / platos / de / cena*: of a certain one.
  private func mealKnown(_ words: inout [Constituent]) {
    guard words.count == 4, words[2].lexeme.lemma == "de",
      ["el", "la", "los", "las"].contains(words[0].lexeme.lemma), isThing(words[1]),
      ["cena", "comida", "desayuno", "merienda", "almuerzo", "fiesta"]
        .contains(words[3].lexeme.lemma)
    else { return }
    put(&words, "el", at: 3)
  }

  // MARK: - What somebody and something is like

  /// *Móvil / roto / pantalla, pantalón / roto / rodilla*: the part that is so is named last.
  private func brokenPart(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 5, let part = words.last, isThing(words[0]),
      part.lexeme.wordClass == .noun, part.government == nil,
      case let state = words[words.count - 2], state.lexeme.wordClass == .adjective,
      state.lexeme.kind.isPassing || SuppliedWords.conditions.contains(state.lexeme.lemma),
      words[1..<(words.count - 2)].allSatisfy({ $0.lexeme.kind == .degree })
    else { return }
    if TopicWords.isPart(part.lexeme.lemma, of: words[0].lexeme.lemma) {
      var row = [part]
      put(&row, "de", at: 1)
      put(&row, "el", at: 2)
      words = row + [words[0], .linking("estar")] + words[1..<(words.count - 1)]
    } else if words[0].lexeme.kind == .clothing, part.lexeme.kind == .body {
      var row = [words[0], .linking("estar")] + words[1..<(words.count - 1)]
      put(&row, variety.language.placePreposition, at: row.count)
      put(&row, "el", at: row.count)
      words = row + [part]
    }
  }

  /// *Coche / rojo / rueda / pinchada*: of which whole it is a part.
  private func colouredWhole(_ words: inout [Constituent]) {
    guard words.count == 4, isThing(words[0]), isThing(words[2]),
      words[1].lexeme.wordClass == .adjective, !words[1].lexeme.kind.isPassing,
      words[3].lexeme.wordClass == .adjective,
      words[3].lexeme.kind.isPassing || SuppliedWords.conditions.contains(words[3].lexeme.lemma),
      TopicWords.isPart(words[2].lexeme.lemma, of: words[0].lexeme.lemma)
    else { return }
    var row = [words[2]]
    put(&row, "de", at: 1)
    put(&row, "el", at: 2)
    words = row + [words[0], words[1], .linking("estar"), words[3]]
  }

  /// *Camiseta / algodón / limpia, agua / grifo / fría*: of what and whence, before how it is.
  private func ofMaterial(_ words: inout [Constituent]) {
    guard words.count == 3, isThing(words[0]), isThing(words[1]), words[1].government == nil,
      words[2].lexeme.wordClass == .adjective || words[2].lexeme.lemma == "frío",
      words[2].lexeme.kind.isPassing || SuppliedWords.conditions.contains(words[2].lexeme.lemma)
    else { return }
    let isTap =
      words[0].lexeme.kind == .drink
      && ["grifo", "botella", "fuente", "nevera"]
        .contains(words[1].lexeme.lemma)
    if NounRowWords.stuffs.contains(words[1].lexeme.lemma),
      [.clothing, .toy, .thing, .furniture, .book].contains(words[0].lexeme.kind)
    {
      words[1].lexeme.article = .bare
      put(&words, "de", at: 1)
    } else if isTap {
      put(&words, "de", at: 1)
      put(&words, "el", at: 2)
      words.insert(.linking("estar"), at: 4)
      words[5].lexeme.wordClass = .adjective
    }
  }

  /// *Autobús / lleno / gente, cama / mojada / pis, manos / sucias / pintura*: of what it is so.
  private func soOfStuff(_ words: inout [Constituent]) {
    guard words.count == 3, isThing(words[0]),
      words[2].lexeme.wordClass == .noun || HalfWords.needs.contains(words[2].lexeme.lemma),
      !words[2].lexeme.isBeing || ["gente", "niños", "hormigas"].contains(words[2].lexeme.lemma),
      !words[2].lexeme.kind.isTemporal, words[2].government == nil,
      words[1].lexeme.wordClass == .adjective,
      NounRowWords.covered.contains(words[1].lexeme.lemma),
      !KindSet.places.contains(words[2].lexeme.kind), words[2].lexeme.kind != .body
    else { return }
    words[2].lexeme.article = .bare
    if words[2].lexeme.number != .plural { words[2].lexeme.countability = .mass }
    put(&words, "de", at: 2)
    guard words[0].lexeme.kind == .body else { return words.insert(.linking("estar"), at: 1) }
    put(&words, "el", at: 0)
    words.insert(deed("tener"), at: 0)
  }

  /// *Suelo / mojado / baño, puerta / cerrada / cole, agua / fría / piscina*: of which place it is.
  private func fixtureSo(_ words: inout [Constituent]) {
    guard words.count == 3, NounRowWords.fixed.contains(words[0].lexeme.lemma),
      isThing(words[0]), isThing(words[2]), words[2].government == nil,
      KindSet.places.contains(words[2].lexeme.kind) || words[2].lexeme.kind == .vehicle,
      words[1].lexeme.wordClass == .adjective || words[1].lexeme.lemma == "frío",
      SuppliedWords.conditions.contains(words[1].lexeme.lemma)
        || words[1].lexeme.kind.isPassing
    else { return }
    words[1].lexeme.wordClass = .adjective
    var row = [words[0]]
    put(&row, "de", at: 1)
    put(&row, "el", at: 2)
    words = row + [words[2], .linking("estar"), words[1]]
  }

  /// *Gato / malito / veterinario, perro / dormido / sofá*: how an animal is, and where.
  private func animalSo(_ words: inout [Constituent]) {
    guard words.count > 1, let who = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      words[who].lexeme.kind == .animal, words[who].lexeme.wordClass == .noun,
      who + 1 < words.count, case let state = words[who + 1].lexeme,
      state.wordClass == .adjective,
      state.kind.isPassing || SuppliedWords.conditions.contains(state.lemma),
      words.count == who + 3 || words.count == who + 2 && state.kind.isPassing
    else { return }
    if let place = words.last, words.count == who + 3 {
      guard
        KindSet.places.contains(place.lexeme.kind) || place.lexeme.kind == .furniture
          || EverydayQuestions.visited.contains(place.lexeme.lemma)
          || EverydayNouns.grounds.contains(place.lexeme.lemma), place.government == nil
      else { return }
      put(&words, variety.language.placePreposition, at: who + 2)
      put(&words, "el", at: who + 3)
    }
    words.insert(.linking("estar"), at: who + 1)
  }

  /// *Mamá / muy / guapa, niño / muy / alto*: with its degree it is said of them.
  private func lookSo(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last?.lexeme, last.wordClass == .adjective,
      !last.kind.isSmall, !last.kind.isPassing, last.kind != .color,
      case let who = words[words.count - 3].lexeme, who.isBeing,
      who.wordClass == .noun || who.wordClass == .properNoun,
      words[words.count - 2].lexeme.kind == .degree
        || words[words.count - 2].lexeme.lemma == "muy",
      words.dropLast(3).allSatisfy(\.lexeme.isDeterminerLike),
      !SuppliedWords.conditions.contains(last.lemma)
    else { return }
    if last.gender == .feminine, who.isHuman { words[words.count - 3].lexeme.gender = .feminine }
    words.insert(.linking("ser"), at: words.count - 2)
  }
}

/// Words of such rows.
enum NounRowWords {
  /// How food and drink are served.
  static let served: WordSet = [
    "frío", "caliente", "grande", "natural", "templado", "fresco", "casero", "entero", "tibio",
    "congelado", "helado", "enorme",
  ]
  /// What is given to somebody.
  static let gifts: WordSet = ["regalo", "sorpresa", "premio", "postre favorito", "disfraz"]
  /// Times of the year for which things are made.
  static let seasons: WordSet = [
    "Navidad", "carnaval", "Carnaval", "Halloween", "Reyes", "Semana Santa", "Pascua", "invierno",
    "verano", "otoño", "primavera",
  ]
  /// Whose animals one hears.
  static let neighbours: WordSet = [
    "vecino", "vecina", "vecinos", "tío", "tía", "primo", "prima", "abuelo", "abuela", "amigo",
    "amiga",
  ]
  /// What one has then.
  static let festive: WordSet = [
    "vacaciones", "fiesta", "fiestas", "cena", "comida", "regalos", "viaje",
  ]
  /// What things are made of.
  static let stuffs: WordSet = [
    "algodón", "lana", "seda", "lino", "cuero", "piel", "plástico", "madera", "cristal", "papel",
    "tela", "goma", "metal", "hierro", "oro", "plata", "cartón", "pana", "terciopelo", "mármol",
    "peluche", "mimbre", "barro", "cerámica", "porcelana", "nailon", "corcho", "cartulina",
  ]
  /// What is so because of something else that is on it or in it (NGLE §13.8).
  static let covered: WordSet = [
    "lleno", "mojado", "manchado", "sucio", "cubierto", "empapado", "pringado", "hecho polvo",
  ]
  /// What belongs to the places where it is.
  static let fixed: WordSet = HalfWords.fixtures.union([
    "agua", "pared", "techo", "papelera", "mesa", "baño", "piscina", "columpio", "tobogán",
    "ascensor", "rampa", "timbre", "pizarra", "nevera", "ducha", "váter", "fuente", "césped",
    "arena", "patio", "comedor", "lámpara", "estufa", "verja", "valla", "ordenador", "proyector",
  ])
  /// When there is no school.
  static let holidays: WordSet = [
    "Navidad", "verano", "Semana Santa", "fin de año", "invierno", "Pascua", "primavera", "otoño",
    "agosto", "julio", "Carnaval", "carnaval", "Reyes", "febrero", "enero", "diciembre",
  ]
  /// What is held once, and things are got ready for it.
  static let held: WordSet = [
    "fiesta", "boda", "comunión", "bautizo", "concierto", "excursión", "viaje", "partido",
    "función", "desfile", "obra", "graduación", "entrevista", "examen", "carrera", "concurso",
  ]
}
