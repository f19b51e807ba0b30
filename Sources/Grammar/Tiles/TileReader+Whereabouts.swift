import AACCore

/// Nouns behind a Spanish verb, with the preposition that only their meaning tells: *visitar / abuela / hospital, pintar /
/// dibujo / mamá, ir / coche / abuelo, sacar / perro / paseo* (NGLE §29.4, §36.1).
extension TileReader {
  /// The row with these put right.
  func linkByMeaning(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words), words[verb].lexeme.forms.isEmpty else { return }
    visit(&words, verb)
    makeFor(&words, verb)
    rideWith(&words, verb)
    takeOut(&words, verb)
    comeAt(&words, verb)
    blame(&words, verb)
    eatAnimal(&words, verb)
    changeClothes(&words)
    dressOpened(&words)
    takeAway(&words, verb)
  }

  /// *Yo / pedir / tú / no / correr*: whoever stands between a verb of telling and a deed is told to do it (NGLE §43.2).
  func tellsSomebody(_ words: [Constituent], _ heads: [Int]) -> Bool {
    guard heads.count == 2, heads[0] > 0, heads[1] > heads[0] + 1,
      case let frame = frame(of: words[heads[0]]), frame.opensSubjunctive,
      frame.slot(.recipient) != nil, !frame.opensIndicative
    else { return false }
    return words[(heads[0] + 1)..<heads[1]].allSatisfy {
      $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
        || $0.lexeme.isDeterminerLike || $0.lexeme.lemma == variety.language.plainNegator
    }
  }

  /// *Cama / debajo de / perro / estar*: beds and rooms stay where they are; whoever or whatever is laid behind the word of place is
  /// there (NGLE §29.4, *figura y fondo*).
  func layGround(_ words: inout [Constituent]) {
    guard words.count > 2,
      let link = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.wordClass == .adposition
          && WhereaboutsWords.locating.contains(words[$0].lexeme.lemma)
      }), case let ground = words[link - 1].lexeme, ground.wordClass == .noun,
      WhereaboutsWords.isGround(ground),
      let figure = words[(link + 1)...].firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      words[figure].lexeme.wordClass == .noun
        && !WhereaboutsWords.isGround(words[figure].lexeme, beside: ground)
        || words[figure].lexeme.wordClass == .properNoun && words[figure].lexeme.isBeing
        || words[figure].lexeme.wordClass == .pronoun && words[figure].lexeme.kind == .person,
      case let rest = words[(figure + 1)...], rest.count == 1, let verb = rest.first,
      verb.lexeme.wordClass == .verb, WhereaboutsWords.staying.contains(verb.lexeme.lemma),
      words[..<link].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    words = words[(link + 1)...figure] + [verb, words[link]] + words[..<link]
  }

  private func insert(_ words: inout [Constituent], _ text: String, at place: Int) {
    guard let link = tables.lexicon.known(text) else { return }
    words.insert(Constituent(link), at: place)
  }

  /// *Visitar / abuela / hospital*: where somebody is visited.
  private func visit(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "visitar", let place = words.indices.last, place > verb + 1,
      words[place].lexeme.wordClass == .noun, KindSet.places.contains(words[place].lexeme.kind),
      words[place - 1].lexeme.isBeing, words[place].government == nil
    else { return }
    insert(&words, "en", at: place)
  }

  /// *Yo / pintar / dibujo / mamá*: for whom.
  private func makeFor(_ words: inout [Constituent], _ verb: Int) {
    guard WhereaboutsWords.making.contains(words[verb].lexeme.lemma), let last = words.last,
      words.count > verb + 2, last.lexeme.isHuman, last.lexeme.wordClass != .pronoun,
      words[words.count - 2].lexeme.wordClass == .noun, !words[words.count - 2].lexeme.isBeing,
      words[..<verb].contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return }
    insert(&words, "para", at: words.count - 1)
  }

  /// *Ir / coche / abuelo*: in what, and with whom.
  private func rideWith(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 0, words.count == 3,
      ["ir", "viajar", "venir", "volver"].contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .vehicle, words[2].lexeme.isHuman,
      words[2].lexeme.wordClass != .pronoun
    else { return }
    insert(&words, "con", at: 2)
  }

  /// *Sacar / perro / paseo, ir / paseo*.
  private func takeOut(_ words: inout [Constituent], _ verb: Int) {
    guard ["sacar", "llevar", "ir", "salir"].contains(words[verb].lexeme.lemma),
      let outing = words.indices.last, outing > verb,
      ["paseo", "excursión", "compras", "vacaciones"].contains(words[outing].lexeme.lemma),
      words[outing - 1].lexeme.wordClass != .adposition,
      !words[outing - 1].lexeme.isDeterminerLike
    else { return }
    words[outing].lexeme = Lexeme(
      lemma: "de \(words[outing].lexeme.lemma)", wordClass: .adverb, kind: .manner)
  }

  /// *Tío / venir / Navidad*: when, and not where to.
  private func comeAt(_ words: inout [Constituent], _ verb: Int) {
    guard ["venir", "llegar", "volver", "ir"].contains(words[verb].lexeme.lemma),
      let when = words.indices.last, when > verb, words[when].lexeme.kind == .event,
      words[when].lexeme.lemma.first?.isUppercase == true,
      words[when - 1].lexeme.wordClass != .adposition,
      !words[when - 1].lexeme.isDeterminerLike
    else { return }
    insert(&words, "en", at: when)
  }

  /// *Ser / culpa / él*: whose fault it is.
  private func blame(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "ser", words[verb].lexeme.person == nil,
      verb + 2 < words.count || verb > 0,
      let fault = words.firstIndex(where: { $0.lexeme.lemma == "culpa" }),
      let who = words.indices.first(where: {
        $0 != fault && $0 != verb
          && (words[$0].lexeme.isBeing
            || words[$0].lexeme.wordClass == .pronoun && words[$0].lexeme.kind == .person)
      }), words[who - (who > 0 ? 1 : 0)].lexeme.wordClass != .adposition,
      words.indices.allSatisfy({
        $0 == fault || $0 == who || $0 == verb
          || words[$0].lexeme.lemma == variety.language.plainNegator
      })
    else { return }
    let being = words[verb].said(by: .third)
    let negator = words.first { $0.lexeme.lemma == variety.language.plainNegator }
    let start = (negator.map { [$0] } ?? []) + [being]
    if let whose = Possessives.word(for: words[who].lexeme, tile: words[who].tile, in: variety),
      !["usted", "ustedes"].contains(words[who].lexeme.lemma)
    {
      words = start + [whose, words[fault]]
    } else if let link = tables.lexicon.known("de") {
      words = start + [words[fault], Constituent(link), words[who]]
    }
  }

  /// *Profesor / comer / mosca*: an animal behind a verb of eating is eaten.
  private func eatAnimal(_ words: inout [Constituent], _ verb: Int) {
    guard ["comer", "comerse", "tragar", "tragarse"].contains(words[verb].lexeme.lemma),
      verb + 1 < words.count,
      let prey = words[(verb + 1)...].firstIndex(where: { $0.lexeme.kind == .animal }),
      words[prey].lexeme.wordClass == .noun, words[prey - 1].lexeme.wordClass != .adposition,
      words[prey].lexeme.animacy != .inanimate,
      words[..<verb].contains(where: { $0.lexeme.isBeing }),
      !words[(verb + 1)...].contains(where: { KindSet.edible.contains($0.lexeme.kind) })
    else { return }
    words[prey].lexeme.kind = .food
    words[prey].lexeme.animacy = .inanimate
    words[prey].lexeme.countability = .count
  }

  /// *Cambiar / ropa*: of what one has on.
  private func changeClothes(_ words: inout [Constituent]) {
    guard let verb = words.indices.dropLast().first(where: { words[$0].lexeme.lemma == "cambiar" }),
      words[verb].lexeme.wordClass == .verb, words[verb].lexeme.forms.isEmpty,
      words[verb + 1].lexeme.kind == .clothing || words[verb + 1].lexeme.lemma == "ropa",
      words[verb + 1].lexeme.lemma != "pañal"
    else { return }
    words[verb].lexeme.lemma = "cambiarse"
    insert(&words, "de", at: verb + 1)
    words[verb + 2].lexeme.article = .bare
  }

  /// *Tú / ayudar / yo / poner / chaqueta*: on whoever is helped.
  private func dressOpened(_ words: inout [Constituent]) {
    guard
      let verb = words.indices.dropFirst().dropLast().first(where: {
        ["poner", "quitar"].contains(words[$0].lexeme.lemma)
          && words[$0].lexeme.wordClass == .verb
      }), words[verb].lexeme.forms.isEmpty,
      words[..<verb].contains(where: {
        ["ayudar", "querer", "poder", "necesitar"].contains($0.lexeme.lemma)
      }), words[(verb + 1)...].contains(where: { $0.lexeme.kind == .clothing }),
      !words[(verb + 1)...].contains(where: { $0.lexeme.isBeing || $0.lexeme.kind == .toy })
    else { return }
    words[verb].lexeme.lemma += "se"
  }

  /// *Hermano / quitar / juguete*: from whoever tells it.
  private func takeAway(_ words: inout [Constituent], _ verb: Int) {
    guard verb > 0, WhereaboutsWords.taking.contains(words[verb].lexeme.lemma),
      words[verb].lexeme.person == nil, verb + 1 < words.count, let thing = words.last?.lexeme,
      thing.wordClass == .noun, !thing.isBeing, thing.kind != .clothing, thing.kind != .furniture,
      words[..<verb].contains(where: { $0.lexeme.isHuman && $0.lexeme.wordClass == .noun }),
      words[(verb + 1)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      !words.contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question
          || $0.lexeme.kind.isTemporal || $0.lexeme.kind == .possessive
      })
    else { return }
    words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
  }

  /// Whether a thing behind the first word of a row does by itself what that says: *no / funcionar / tablet, llegar / autobús*.
  func runsByItself(_ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame) -> Bool {
    let thing = words[index].lexeme
    guard thing.namesThing,
      !words.contains(where: {
        $0.lexeme.isBeing && $0.lexeme.wordClass != .adjective
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return false }
    if WhereaboutsWords.running.contains(frame.lemma) { return true }
    if failsByItself(words, index, verb, frame) { return true }
    guard thing.kind == .vehicle else { return false }
    return WhereaboutsWords.arriving.contains(frame.lemma) && index > verb
      || frame.lemma == "chocar" && index < verb
  }
}

/// Words of such rows.
enum WhereaboutsWords {
  /// Making something for somebody.
  static let making: WordSet = ["pintar", "colorear", "coser", "construir", "recortar"]
  /// Taking something from somebody.
  static let taking: WordSet = ["quitar", "robar", "esconder"]
  /// What things do by themselves and people do not.
  static let running: WordSet = [
    "funcionar", "sonar", "explotar", "gotear", "encenderse", "apagarse",
  ]
  /// Where something is beside what stands still.
  static let locating: WordSet = [
    "debajo de", "encima de", "dentro de", "detrás de", "delante de", "al lado de", "sobre", "bajo",
    "en", "entre", "junto a", "fuera de",
  ]
  static let staying: WordSet = [
    "estar", "dormir", "esconderse", "sentarse", "quedarse", "vivir", "jugar", "esperar",
  ]
  /// Whether it is what others are in, on and under.
  static func isGround(_ noun: Lexeme, beside other: Lexeme? = nil) -> Bool {
    switch noun.kind {
    case .furniture, .room, .place, .home, .plant, .vehicle, .nature: true
    default:
      // Mochila / encima de / silla: a bag holds small things and lies on big ones.
      BesideWords.containers.contains(noun.lemma)
        && other.map { BesideWords.containers.contains($0.lemma) } ?? true
    }
  }
  /// What one waits for.
  static let arriving: WordSet = ["llegar", "tardar"]
}
