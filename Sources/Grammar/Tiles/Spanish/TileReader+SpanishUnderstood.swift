import AACCore

/// Spanish rows without a verb in which only one verb can be meant: *baño / ya, sábado / cine / mamá / yo, tío / Juan / coche /
/// nuevo* (NGLE §31.5, §33.7; §37.9).
extension TileReader {
  /// The row with that verb put in.
  func supplyUnderstood(_ words: inout [Constituent]) {
    guard verbPlace(words) == nil, words.count > 1,
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.isConnective })
    else { return }
    goAtOnce(&words)
    goTogether(&words)
    ownThing(&words)
  }

  /// *Baño / ya, parque / ahora*: where one wants to go at once.
  private func goAtOnce(_ words: inout [Constituent]) {
    guard words.count == 2, ["ya", "ahora", "ahora mismo"].contains(words[1].lexeme.lemma),
      words[0].lexeme.wordClass == .noun,
      KindSet.places.contains(words[0].lexeme.kind) || words[0].lexeme.lemma == "cama",
      words[0].lexeme.kind != .direction, !OccasionWords.parts.contains(words[0].lexeme.lemma)
    else { return }
    let isHome = words[0].lexeme.lemma == "casa"
    var row = [deed("querer"), deed("ir")]
    put(&row, "a", at: 2)
    if !isHome { words[0].lexeme.article = .definite }
    words = row + words
  }

  /// *Sábado / cine / mamá / yo, ayer / piscina / primo / yo*: who goes there together.
  private func goTogether(_ words: inout [Constituent]) {
    guard let speaker = words.firstIndex(where: { $0.lexeme.lemma == "yo" }),
      let goal = words.firstIndex(where: isReached),
      words.indices.allSatisfy({
        $0 == speaker || $0 == goal || words[$0].lexeme.kind.isTemporal
          || words[$0].lexeme.isDeterminerLike || isCompanion(words[$0].lexeme)
      })
    else { return }
    let others = words.indices.filter { isCompanion(words[$0].lexeme) }
    let times = words.filter(\.lexeme.kind.isTemporal)
    guard !others.isEmpty || !times.isEmpty else { return }
    var who: [Constituent] = []
    for other in others {
      var start = other
      while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
      who += words[start...other]
    }
    if !others.isEmpty { put(&who, "y", at: who.count) }
    who.append(words[speaker])
    var going = deed("ir")
    if !times.contains(where: { RequestWords.bygone.contains($0.lexeme.lemma) }) {
      going.lexeme.person = .first
      going.lexeme.number = others.isEmpty ? .singular : .plural
    }
    words = who + [going, words[goal]] + times
  }

  private func isReached(_ word: Constituent) -> Bool {
    word.government == nil
      && (isThing(word) && [.place, .room].contains(word.lexeme.kind)
        || EverydayQuestions.visited.contains(word.lexeme.lemma))
      && !OccasionWords.parts.contains(word.lexeme.lemma)
  }

  private func isCompanion(_ word: Lexeme) -> Bool {
    word.namesPerson
      && !EverydayQuestions.visited.contains(word.lemma)
  }

  /// *Tío / Juan / coche / nuevo, Luis / ojos / azules*: what somebody has.
  private func ownThing(_ words: inout [Constituent]) {
    guard words.count > 2, let quality = words.last, quality.lexeme.wordClass == .adjective,
      !quality.lexeme.kind.isSmall, !quality.lexeme.kind.isPassing,
      !SuppliedWords.conditions.contains(quality.lexeme.lemma),
      !SuppliedWords.judged.contains(quality.lexeme.lemma),
      !ComparedWords.evaluating.contains(quality.lexeme.lemma),
      !ClauseWords.stuck.contains(quality.lexeme.lemma),
      case let what = words[words.count - 2].lexeme, what.wordClass == .noun, !what.isHuman,
      !what.kind.isTemporal, !KindSet.edible.contains(what.kind), what.kind != .place,
      !what.kind.isSensation, what.kind != .illness
    else { return }
    var start = words.count - 2
    while start > 0, words[start - 1].lexeme.isDeterminerLike,
      words[start - 1].lexeme.kind != .possessive
    {
      start -= 1
    }
    guard start > 0, isOwner(words[..<start], of: what, quality.lexeme) else { return }
    let hasNone = start == words.count - 2
    if what.kind == .body, hasNone {
      put(&words, "el", at: start)
    } else if hasNone, what.number != .plural, what.countability != .mass {
      put(&words, "un", at: start)
    }
    words.insert(deed("tener"), at: start)
  }

  /// Whether the words name one person or animal, who is not called for the thing.
  private func isOwner(_ words: ArraySlice<Constituent>, of what: Lexeme, _ quality: Lexeme)
    -> Bool
  {
    let named = words.filter { !$0.lexeme.isDeterminerLike }.map(\.lexeme)
    guard let first = named.first, words.last?.lexeme.isDeterminerLike == false else {
      return false
    }
    let isNew =
      quality.lemma == "nuevo" || [.body, .animal, .vehicle, .home].contains(what.kind)
    if first.wordClass == .pronoun {
      return named.count == 1 && first.kind == .person && first.number != nil && isNew
        && !WordJoiner.clitics.contains(first.lemma) && what.kind != .body
    }
    guard first.isHuman, first.wordClass == .noun || first.wordClass == .properNoun else {
      return false
    }
    let isNamed =
      first.wordClass == .properNoun
      || named.count == 2 && named[1].wordClass == .properNoun && named[1].isHuman
    guard named.count == 1 || isNamed && named.count == 2 && first.wordClass == .noun else {
      return false
    }
    // Mamá / camiseta / roja: who is called is asked for it.
    let hasOwner = words.contains { $0.lexeme.kind == .possessive }
    return isNew || isNamed || hasOwner || !TwoPhraseWords.isCalled(first.lemma)
  }

  /// *Helado / fresa / vainilla, bocadillo / jamón / queso*: of what a dish is made, also of two things (NGLE §12.7).
  func joinFlavours(_ words: inout [Constituent]) {
    for index in words.indices.dropLast(2) {
      guard words[index].lexeme.wordClass == .noun,
        let made = FlavourWords.ingredients(of: words[index].lexeme.lemma),
        made.contains(words[index + 1].lexeme.lemma), made.contains(words[index + 2].lexeme.lemma)
      else { continue }
      let second = words[index + 2].lexeme.lemma
      let link = second.hasPrefix("i") || second.hasPrefix("hi") && second != "hielo" ? "e" : "y"
      words[index + 1].lexeme.lemma += " \(link) \(second)"
      words[index + 1].lexeme.article = .bare
      words[index + 1].lexeme.countability = .mass
      words[index + 1].lexeme.number = nil
      words.remove(at: index + 2)
      if index == 0 || words[index - 1].lexeme.lemma != "de" {
        put(&words, "de", at: index + 1)
      }
      return
    }
  }
}

extension SuppliedWords {
  /// Whether something read, seen or heard is said to be so: *noticias tristes, canción alegre* (NGLE §37.9).
  static func isTold(_ thing: Lexeme, as quality: Lexeme) -> Bool {
    thing.namesThing && ["grave", "molesto", "confuso", "seguro"].contains(quality.lemma)
      || ["triste", "alegre", "feliz", "serio", "tranquilo", "romántico"].contains(quality.lemma)
        && ([.media, .book, .story, .music].contains(thing.kind)
          || EverydayRoles.tellers.contains(thing.lemma) || thing.lemma == "final")
  }
}

/// Of what dishes are made.
enum FlavourWords {
  /// What can be in it; nil where it is no such dish.
  static func ingredients(of dish: String) -> WordSet? {
    if frozen.contains(dish) { return flavours }
    if squeezed.contains(dish) { return fruits }
    return filled.contains(dish) ? fillings : nil
  }

  private static let frozen: WordSet = [
    "helado", "polo", "tarta", "pastel", "yogur", "crema", "batido", "gelatina", "paleta", "torta",
    "bizcocho", "caramelo", "natillas", "malteada", "nieve",
  ]
  private static let squeezed: WordSet = [
    "zumo", "jugo", "licuado", "macedonia", "mermelada", "compota", "papilla", "smoothie",
  ]
  private static let filled: WordSet = [
    "bocadillo", "bocata", "sándwich", "sandwich", "pizza", "ensalada", "tortilla", "empanada",
    "quesadilla", "taco", "arepa", "croquetas", "wrap", "hamburguesa", "pasta", "sopa",
    "crepe", "empanadilla",
  ]
  private static let fruits: WordSet = [
    "fresa", "limón", "mango", "plátano", "frambuesa", "mora", "cereza", "naranja", "piña", "melón",
    "sandía", "melocotón", "manzana", "pera", "uva", "kiwi", "zanahoria", "tomate", "remolacha",
    "papaya", "durazno", "banana", "maracuyá", "guayaba", "arándano", "arándanos", "coco",
    "frutilla",
  ]
  private static let flavours: WordSet = fruits.union([
    "vainilla", "chocolate", "nata", "menta", "turrón", "pistacho", "café", "avellana", "caramelo",
    "dulce de leche", "galleta", "nuez", "queso", "crema", "yogur", "stracciatella",
  ])
  private static let fillings: WordSet = [
    "jamón", "queso", "atún", "tomate", "lechuga", "pollo", "chorizo", "salchichón", "huevo",
    "bacon", "beicon", "cebolla", "piña", "champiñones", "aceitunas", "pavo", "mortadela", "carne",
    "verduras", "pimiento", "patata", "espinacas", "maíz", "lomo", "salami", "aguacate",
    "mayonesa", "salchicha", "calabacín", "jamón york", "fideos", "papa", "frijoles",
  ]
}
