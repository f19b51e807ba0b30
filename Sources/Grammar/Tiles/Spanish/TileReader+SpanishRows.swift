import AACCore

/// Spanish rows with a verb in which a small word is missing or misplaced: *tu / ser / tonto, yo / pensar / tú / razón, gato /
/// dormir / sofá / encima, yo / querer / casa, dejar / paz / yo* (NGLE §16, §25, §29).
extension TileReader {
  /// The row with these put right.
  func completeRow(_ words: inout [Constituent]) {
    accentPronoun(&words)
    completeVerbless(&words)
    guard verbPlace(words) != nil else { return }
    callForHelp(&words)
    joinStory(&words)
    joinStreet(&words)
    returnQuality(&words)
    placeAbove(&words)
    thinkThat(&words)
    wantThere(&words)
    leaveInPeace(&words)
    becomeGrown(&words)
    addNumbers(&words)
    ownFault(&words)
    fallFrom(&words)
    giveMe(&words)
    askAll(&words)
    askRiddle(&words)
    loveAnimal(&words)
  }

  /// Puts a word that was not laid into a row.
  func put(_ words: inout [Constituent], _ text: String, at place: Int) {
    guard let word = tables.lexicon.known(text) else { return }
    words.insert(Constituent(word), at: place)
  }

  /// The only verb of a row, where it is not conjugated yet.
  func loneVerb(_ words: [Constituent]) -> Int? {
    onlyVerb(words).flatMap { words[$0].lexeme.isInfinitive ? $0 : nil }
  }

  /// *Tu / ser / tonto, el / querer / agua*: before a verb the word without its accent is the pronoun.
  private func accentPronoun(_ words: inout [Constituent]) {
    for index in words.indices.dropLast()
    where index == 0 || words[index - 1].lexeme.kind == .social {
      guard let text = ["tu": "tú", "el": "él"][words[index].lexeme.lemma],
        words[index].lexeme.wordClass != .pronoun,
        words[index + 1].lexeme.wordClass == .verb
          || words[index + 1].lexeme.lemma == variety.language.plainNegator
            && index + 2 < words.count && words[index + 2].lexeme.wordClass == .verb,
        let pronoun = tables.lexicon.known(text)
      else { continue }
      words[index].lexeme = pronoun
    }
  }

  /// *Ratoncito / Pérez / traer*: a name in two words.
  private func joinStory(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.wordClass == .noun, words[0].lexeme.kind == .animal,
      words[1].lexeme.wordClass == .properNoun, words[1].government == nil,
      words[2].lexeme.wordClass == .verb, words[2].lexeme.lemma != "llamarse",
      words[1].lexeme.isInferred
    else { return }
    words[0].lexeme.gender = tables.gender(of: words[0].lexeme)
    words[0].lexeme.lemma += " \(words[1].lexeme.lemma)"
    words[0].lexeme.article = .definite
    words.remove(at: 1)
  }

  /// *Vivir / Sevilla / calle / Feria*: the name of the street.
  func joinStreet(_ words: inout [Constituent]) {
    for index in words.indices.dropLast()
    where SpanishPairWords.streets.contains(words[index].lexeme.lemma)
      && (index > 0 || ["calle", "plaza", "avenida", "paseo"].contains(words[0].lexeme.lemma))
      && words[index].lexeme.wordClass == .noun
      && words[index + 1].lexeme.lemma.first?.isUppercase == true
      && words[index + 1].lexeme.isNominal
    {
      words[index].lexeme.gender = tables.gender(of: words[index].lexeme)
      words[index].lexeme.lemma += " \(words[index + 1].lexeme.lemma)"
      words[index].lexeme.article = .definite
      words.remove(at: index + 1)
      if index + 1 < words.count, words[index + 1].lexeme.wordClass == .numeral,
        index + 2 == words.count || !words[index + 2].lexeme.isNominal
      {
        // Calle / Mayor / 3: the number of the house.
        words[index].lexeme.lemma += ", \(words[index + 1].lexeme.lemma)"
        words.remove(at: index + 1)
      }
      if index > 0, words[index - 1].lexeme.wordClass == .properNoun,
        words[index - 1].lexeme.kind == .place || words[index - 1].lexeme.isInferred,
        let of = tables.lexicon.known("de")
      {
        let city = words.remove(at: index - 1)
        words.insert(contentsOf: [Constituent(of), city], at: index)
      }
      return
    }
  }

  /// *Agua / yo / fría / querer*: the quality goes back to its thing.
  private func returnQuality(_ words: inout [Constituent]) {
    guard
      let quality = words.indices.dropFirst(2).first(where: {
        words[$0].lexeme.wordClass == .adjective && !words[$0].lexeme.kind.isSmall
          && words[$0].lexeme.kind != .emotion
      }), words[quality - 1].lexeme.wordClass == .pronoun,
      words[quality - 1].lexeme.kind == .person,
      words[quality - 2].lexeme.namesThing, quality + 1 < words.count,
      EverydayWords.wanting.contains(words[quality + 1].lexeme.lemma),
      words[quality + 1].lexeme.isInfinitive
    else { return }
    words.swapAt(quality - 1, quality)
  }

  /// *Gato / dormir / sofá / encima*: the word for where goes before its thing.
  private func placeAbove(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last,
      let link = RowWords.relations[last.lexeme.lemma],
      words[words.count - 2].lexeme.namesThing,
      let verb = words.lastIndex(where: { $0.lexeme.wordClass == .verb }),
      !RowWords.carrying.contains(words[verb].lexeme.lemma), verb < words.count - 2,
      RowWords.grounds.contains(words[words.count - 2].lexeme.kind)
        || KindSet.places.contains(words[words.count - 2].lexeme.kind)
    else { return }
    var start = words.count - 2
    while start > verb + 1, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    guard words[start - 1].lexeme.wordClass != .adposition else { return }
    words.removeLast()
    words.insert(
      Constituent(Lexeme(lemma: link, wordClass: .adposition, kind: .direction), tile: last.tile),
      at: start)
  }

  /// *Yo / pensar / tú / razón*: that one is right.
  private func thinkThat(_ words: inout [Constituent]) {
    guard
      let verb = words.indices.dropLast(2).first(where: {
        ["pensar", "creer", "saber", "decir"].contains(words[$0].lexeme.lemma)
          && words[$0].lexeme.isInfinitive
      }), verb + 3 == words.count, words[verb + 1].lexeme.wordClass == .pronoun,
      words[verb + 1].lexeme.kind == .person, let last = words.last?.lexeme,
      last.lemma == "razón" || EverydayAlone.had.contains(last.lemma)
    else { return }
    words.insert(deed("tener"), at: verb + 2)
    put(&words, "que", at: verb + 1)
  }

  /// *Yo / querer / casa, no / querer / cole*: one wants to go there.
  private func wantThere(_ words: inout [Constituent]) {
    let end = words.lastIndex { !$0.lexeme.kind.isTemporal } ?? 0
    guard end > 0, case let last = words[end].lexeme, RowWords.reached.contains(last.lemma),
      last.wordClass == .noun, words[end - 1].lexeme.lemma == "querer",
      words[end - 1].lexeme.isInfinitive
    else { return }
    if last.lemma == "cama" {
      put(&words, "el", at: end)
      put(&words, "a", at: end)
    }
    words.insert(deed("ir"), at: end)
  }

  /// *Dejar / paz / yo*.
  private func leaveInPeace(_ words: inout [Constituent]) {
    guard words.contains(where: { $0.lexeme.lemma == "dejar" && $0.lexeme.isInfinitive }),
      let peace = words.firstIndex(where: { $0.lexeme.lemma == "paz" }), peace > 0
    else { return }
    if words[peace - 1].lexeme.lemma != "en" { put(&words, "en", at: peace) }
  }

  /// *Ser / bombero / mayor / yo / querer*: when one is grown up.
  private func becomeGrown(_ words: inout [Constituent]) {
    guard let grown = words.firstIndex(where: { $0.lexeme.lemma == "mayor" }), grown > 0,
      words.contains(where: { $0.lexeme.lemma == "querer" }),
      words.contains(where: { $0.lexeme.lemma == "ser" }),
      words[grown - 1].lexeme.isHuman && words[grown - 1].lexeme.wordClass == .noun
        && !PortionWords.isKin(words[grown - 1].lexeme.lemma)
    else { return }
    words[grown].lexeme = Lexeme(lemma: "de mayor", wordClass: .adverb, kind: .manner)
    guard let being = words.firstIndex(where: { $0.lexeme.lemma == "ser" }), being == 0,
      words.last?.lexeme.lemma == "querer"
    else { return }
    var rest = words
    let wish = rest.removeLast()
    let who =
      rest.last?.lexeme.wordClass == .pronoun && rest.last?.lexeme.kind == .person
      ? [rest.removeLast()] : []
    words = who + [wish] + rest
  }

  /// *Sumar / dos / tres*.
  private func addNumbers(_ words: inout [Constituent]) {
    guard
      let verb = words.firstIndex(where: {
        ["sumar", "multiplicar", "restar"].contains($0.lexeme.lemma)
      }), verb + 3 == words.count, words[verb + 1].lexeme.wordClass == .numeral,
      words[verb + 2].lexeme.wordClass == .numeral
    else { return }
    put(&words, words[verb].lexeme.lemma == "multiplicar" ? "por" : "y", at: verb + 2)
  }

  /// *No / ser / culpa / mía*: nobody says *la culpa mía*.
  private func ownFault(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst().dropLast()
    where ["culpa", "problema", "asunto", "cosa"].contains(words[index].lexeme.lemma)
      && words[index - 1].lexeme.lemma == "ser" && words[index - 1].lexeme.isInfinitive
      && ["mía", "mío", "tuya", "tuyo", "suya", "suyo", "nuestra", "nuestro"].contains(
        words[index + 1].lexeme.lemma)
    {
      words[index - 1].lexeme.person = .third
      words[index - 1].lexeme.number = .singular
      let noun = words[index].lexeme
      let whose = agreed(words[index + 1].lexeme.lemma, with: tables.gender(of: noun))
      words[index].lexeme = Lexeme(
        lemma: "\(noun.lemma) \(whose)",
        wordClass: .adverb, kind: .manner)
      words.remove(at: index + 1)
      return
    }
  }

  /// *Ayer / parque / columpio / caer*: where, and from what.
  private func fallFrom(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { ["caer", "caerse"].contains($0.lexeme.lemma) }),
      words[verb].lexeme.isInfinitive, verb > 0,
      !words.contains(where: { $0.lexeme.isBeing && $0.lexeme.person != .first }),
      let swing = words[..<verb].firstIndex(where: {
        BesideWords.playgrounds.contains($0.lexeme.lemma)
          || RowWords.steep.contains($0.lexeme.lemma)
          || $0.lexeme.kind == .furniture
      }),
      words[..<verb].contains(where: { KindSet.places.contains($0.lexeme.kind) })
        || swing + 1 < verb || words[..<swing].contains(where: { $0.lexeme.lemma == "yo" })
    else { return }
    var rest = words
    let fall = rest.remove(at: verb)
    let from = rest.remove(at: swing)
    var places: [Constituent] = []
    while let place = rest.firstIndex(where: { KindSet.places.contains($0.lexeme.kind) }) {
      places.append(rest.remove(at: place))
    }
    guard rest.allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.person == .first }) else {
      return
    }
    var own = fall
    own.lexeme.lemma = "caerse"
    words = rest + [own]
    put(&words, "de", at: words.count)
    put(&words, "el", at: words.count)
    words.append(from)
    for place in places {
      put(&words, "en", at: words.count)
      words.append(place)
    }
  }

  /// *Médico / dar / medicina, enfermera / poner / inyección*: to whoever speaks.
  private func giveMe(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words), verb > 0, words[verb].lexeme.isInfinitive,
      verb + 1 < words.count,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      words[verb - 1].lexeme.isHuman, words[verb - 1].lexeme.wordClass != .pronoun,
      words[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      let what = words[(verb + 1)...].first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      what.wordClass == .noun,
      words[(verb + 1)...].allSatisfy({
        ($0.lexeme.wordClass == .noun && !$0.lexeme.isBeing) || $0.lexeme.isDeterminerLike
          || $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adjective
      })
    else { return }
    let isCarer =
      EverydayQuestions.visited.contains(words[verb - 1].lexeme.lemma)
      || EverydayWords.carers.contains(words[verb - 1].lexeme.lemma)
    let isGiven: Bool
    switch words[verb].lexeme.lemma {
    case "dar", "traer", "recetar", "mandar":
      isGiven =
        (isCarer || words[verb].lexeme.lemma == "dar")
        && (KindSet.edible.contains(what.kind) || what.kind == .medicine || what.kind == .toy
          || words[verb].lexeme.lemma == "dar" && OccasionWords.isHandy(what)
          || ["medicina", "pastilla", "jarabe", "regalo", "cita"].contains(what.lemma))
    case "poner": isGiven = isCarer && RowWords.treatment.contains(what.lemma)
    default: isGiven = false
    }
    guard isGiven else { return }
    words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
  }

  /// *Qué / comer / hoy, cuándo / comer*: all together.
  private func askAll(_ words: inout [Constituent]) {
    guard words.count > 1, ["qué", "cuándo", "a qué hora"].contains(words[0].lexeme.lemma),
      RowWords.shared.contains(words[1].lexeme.lemma), words[1].lexeme.isInfinitive,
      words[2...].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.kind == .meal })
    else { return }
    words[1].lexeme.person = .first
    words[1].lexeme.number = .plural
  }

  /// *Qué / ser / verde / y / saltar*: what it is that is so.
  private func askRiddle(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "qué", words[1].lexeme.lemma == "ser",
      words[1].lexeme.isInfinitive, words[2].lexeme.wordClass == .adjective,
      words.contains(where: { $0.lexeme.isConnective }),
      !words[2...].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return }
    for index in words.indices where words[index].lexeme.isInfinitive {
      words[index].lexeme.person = .third
      words[index].lexeme.number = .singular
    }
  }

  /// *Yo / querer / perro / mucho*: a certain one that one loves.
  private func loveAnimal(_ words: inout [Constituent]) {
    guard let much = words.firstIndex(where: { $0.lexeme.lemma == "mucho" }), much > 0,
      words[much - 1].lexeme.lemma == "querer", much + 2 == words.count,
      words[much + 1].lexeme.kind == .animal, words[much + 1].lexeme.wordClass == .noun
    else { return }
    words[much].lexeme = Lexeme(lemma: "mucho", wordClass: .adverb, kind: .manner)
    put(&words, "el", at: much + 1)
    put(&words, "a", at: much + 1)
  }
}

/// Words of such rows.
enum RowWords {
  /// Where things are to each other, before the thing.
  static let relations = [
    "encima": "encima de", "debajo": "debajo de", "dentro": "dentro de", "detrás": "detrás de",
    "delante": "delante de", "cerca": "cerca de", "fuera": "fuera de", "lejos": "lejos de",
  ]
  /// What other things are on, in and under.
  static let grounds = KindSet(.furniture, .vehicle, .nature, .plant, .thing, .device)
  /// What one falls from.
  static let steep: WordSet = [
    "árbol", "escalera", "escaleras", "cama", "silla", "mesa", "bici", "bicicleta", "caballo",
    "patinete",
  ]
  /// What one has about oneself.
  static let carrying: WordSet = ["llevar", "quitar", "tener", "traer", "quitarse"]
  /// Where one wants to go.
  static let reached: WordSet = [
    "casa", "parque", "piscina", "playa", "baño", "calle", "patio", "cine", "zoo", "biblioteca",
    "gimnasio", "cole", "colegio", "campo", "cama", "supermercado", "médico", "jardín", "feria",
    "granja",
  ]
  /// What carers put on and in.
  static let treatment: WordSet = [
    "inyección", "vacuna", "tirita", "venda", "pomada", "crema", "gotas", "escayola", "suero",
    "termómetro", "anestesia", "férula", "mascarilla", "pañal",
  ]
  /// What a family does together.
  static let shared: WordSet = [
    "comer", "cenar", "desayunar", "merendar", "almorzar", "salir", "irse", "irnos",
  ]
}
