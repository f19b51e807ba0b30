import AACCore

/// Spanish rows with a verb in which who is meant stands last or is only to be heard: *querer / jugar / tú, columpio / empujar / yo,
/// cocinar / arroz / juntos* (NGLE §16.9, §35.2, §42.3).
extension TileReader {
  /// The row with these where the other rules expect them.
  func meetOther(_ words: inout [Constituent]) {
    wantOther(&words)
    askForSelf(&words)
    turnOn(&words)
    doTogether(&words)
    dressWithHelp(&words)
    cookOne(&words)
    likeDeed(&words)
  }

  /// *Querer / jugar / tú, querer / ir / parque / tú*: who is laid last is with whom.
  private func wantOther(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "querer", words[0].lexeme.isInfinitive,
      words[1].lexeme.isInfinitive, MeantWords.shared.contains(words[1].lexeme.lemma),
      let last = words.last?.lexeme, ["tú", "vos"].contains(last.lemma),
      words[2...].dropLast().allSatisfy({
        isThing($0) || $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal
      }), let other = tables.lexicon.known("contigo")
    else { return }
    let isWithYou = last.lemma == "tú"
    words[words.count - 1].lexeme = isWithYou ? other : last
    if !isWithYou { put(&words, variety.language.withPreposition, at: words.count - 1) }
  }

  /// *Columpio / empujar / yo, espalda / rascar / yo, agua / dar / yo*: what others do for one is asked of them.
  private func askForSelf(_ words: inout [Constituent]) {
    guard words.count > 2, let speaker = words.last, speaker.lexeme.lemma == "yo",
      let verb = loneVerb(words), verb + 2 == words.count, verb > 0, isThing(words[verb - 1]),
      words[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      let link = MeantWords.link(words[verb].lexeme.lemma, words[verb - 1].lexeme)
    else { return }
    let things = Array(words[..<verb])
    words = [words[verb], speaker]
    if !link.isEmpty { put(&words, link, at: words.count) }
    words += things
  }

  /// *Poner / música / alta, poner / canción / otra vez*: how it is to be turned on.
  private func turnOn(_ words: inout [Constituent]) {
    guard words.count > 2, loneVerb(words) == 0, words[0].lexeme.lemma == "poner",
      let thing = words.indices.dropFirst().first(where: { !words[$0].lexeme.isDeterminerLike }),
      ForbiddenWords.played.contains(words[thing].lexeme.lemma)
        || MeantWords.turned.contains(words[thing].lexeme.lemma),
      let rest = words.dropFirst(thing + 1).nonEmpty,
      rest.allSatisfy({
        MeantWords.turnedHow.contains($0.lexeme.lemma) || $0.lexeme.kind == .degree
          || $0.lexeme.kind == .frequency || $0.lexeme.lemma == "más"
      })
    else { return }
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    if words.last?.lexeme.lemma == "otra vez" {
      words[words.count - 1].lexeme = Lexeme(
        lemma: "otra vez", wordClass: .adverb, kind: .manner)
    }
    if thing == 1 { put(&words, "el", at: 1) }
  }

  // MARK: - Together

  /// *Jugar / juntos, cocinar / arroz / pollo / juntos, mamá / yo / cocinar / juntos*: who does it together is more than
  /// one (NGLE §13.9).
  private func doTogether(_ words: inout [Constituent]) {
    guard
      let together = words.firstIndex(where: {
        ["junto", "juntos", "juntas"].contains($0.lexeme.lemma)
      }), together + 1 == words.count || words[together + 1].lexeme.lemma != "a",
      let verb = verbPlace(words), words[verb].lexeme.isInfinitive, together > verb
    else { return }
    let text = words[together].lexeme.lemma == "juntas" ? "juntas" : "juntos"
    words[together].lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    let beings = words.indices.filter {
      words[$0].lexeme.isBeing || isSomeone(words[$0].lexeme)
    }
    if beings.isEmpty {
      words[verb].lexeme.person = .first
      words[verb].lexeme.number = .plural
    } else if beings.count > 1, let first = beings.first, let last = beings.last, last < verb,
      last - first + 1 == beings.count, words[first].lexeme.wordClass != .pronoun,
      last + 1 == verb
    {
      put(&words, "y", at: last)
    }
  }

  private func isSomeone(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && word.kind == .person
  }

  // MARK: - One's own clothes, one whole dish

  /// *Ayudar / yo / abrochar / chaqueta*: one's own.
  private func dressWithHelp(_ words: inout [Constituent]) {
    guard
      let verb = words.indices.dropFirst().dropLast().first(where: {
        words[$0].lexeme.isInfinitive && MeantWords.fastened[words[$0].lexeme.lemma] != nil
      }),
      words[..<verb].contains(where: { ["ayudar", "ayuda", "poder"].contains($0.lexeme.lemma) }),
      let worn = words[(verb + 1)...].first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      worn.kind == .clothing && MeantWords.fastened[words[verb].lexeme.lemma] == true
        || MeantWords.fasteners.contains(worn.lemma),
      !words[(verb + 1)...].contains(where: { $0.lexeme.isBeing || $0.lexeme.kind == .toy })
    else { return dressAlone(&words) }
    words[verb].lexeme.lemma += "se"
  }

  /// *Ayudar / yo / vestir*: oneself, where nobody and nothing else is named.
  private func dressAlone(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.lemma == "ayudar", words[1].lexeme.lemma == "yo",
      words[2].lexeme.isInfinitive, MeantWords.tended.contains(words[2].lexeme.lemma)
    else { return }
    words[2].lexeme.lemma += "se"
  }

  /// *Canción / gustar / yo / bailar*: the one that one likes.
  private func likeDeed(_ words: inout [Constituent]) {
    guard words.count == 4, isThing(words[0]), words[1].lexeme.lemma == "gustar",
      words[1].lexeme.isInfinitive, words[2].lexeme.lemma == "yo", words[3].lexeme.isInfinitive,
      words[0].lexeme.number != .plural, !KindSet.edible.contains(words[0].lexeme.kind)
    else { return }
    words = [words[2], words[1], words[3], words[0]]
    put(&words, "el", at: 3)
  }

  /// *Abuela / hacer / bizcocho / rico, mamá / preparar / tortilla*: what is made is one.
  private func cookOne(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), MeantWords.making.contains(words[verb].lexeme.lemma),
      verb > 0, verb + 1 < words.count, case let dish = words[verb + 1].lexeme,
      dish.wordClass == .noun, dish.number != .plural, KindSet.edible.contains(dish.kind),
      !words.contains(where: isNegator)
    else { return }
    let isPraised =
      verb + 2 < words.count && MeantWords.praised.contains(words[verb + 2].lexeme.lemma)
    guard isPraised || MeantWords.baked.contains(dish.lemma) else { return }
    put(&words, "un", at: verb + 1)
  }
}

extension ArraySlice {
  /// Itself; nil where there is nothing in it.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

/// Words of such rows.
enum MeantWords {
  /// What two do with each other.
  static let shared: WordSet = [
    "jugar", "bailar", "hablar", "ir", "pasear", "ver", "cantar", "salir", "charlar", "dibujar",
    "nadar", "cocinar", "leer", "quedar", "viajar", "estar", "vivir", "pintar", "merendar", "cenar",
    "montar", "correr",
  ]

  /// What stands before the thing with which something is asked for oneself; nil where one does it oneself.
  static func link(_ verb: String, _ thing: Lexeme) -> String? {
    switch verb {
    case "empujar": BesideWords.playgrounds.contains(thing.lemma) ? "en" : nil
    case "tapar", "arropar", "cubrir": thing.kind == .body ? nil : "con"
    case "rascar": thing.kind == .body ? "" : nil
    case "llevar": KindSet.places.contains(thing.kind) ? "a" : nil
    case "ayudar": KindSet.places.contains(thing.kind) ? "en" : "con"
    case "dar", "pasar", "prestar", "alcanzar", "traer", "explicar":
      KindSet.places.contains(thing.kind) || thing.kind == .body || thing.kind.isSensation
        ? nil : ""
    default: nil
    }
  }

  /// What has more and less of it.
  static let turned: WordSet = ["volumen", "luz", "sonido", "calefacción"]
  /// How it is turned on.
  static let turnedHow: WordSet = [
    "alto", "bajo", "fuerte", "suave", "otra vez", "flojo", "bajito", "más", "de nuevo",
  ]
  /// What one fastens on oneself, and whether all garments.
  static let fastened: [String: Bool] = [
    "abrochar": true, "desabrochar": true, "atar": true, "desatar": true, "subir": true,
    "bajar": true, "abotonar": true,
  ]
  /// What one does to one's whole body.
  static let tended: WordSet = [
    "vestir", "desvestir", "peinar", "duchar", "bañar", "acostar", "levantar", "sentar", "afeitar",
    "secar", "lavar", "calzar", "desnudar", "maquillar",
  ]
  /// What is fastened.
  static let fasteners: WordSet = [
    "cordones", "cordón", "botón", "botones", "cremallera", "cinturón", "agujetas", "velcro",
    "cierre",
  ]
  /// Getting a dish ready.
  static let making: WordSet = ["hacer", "preparar", "cocinar", "hornear"]
  /// What is thought of it.
  static let praised: WordSet = ["rico", "delicioso", "especial", "exquisito", "enorme", "grande"]
  /// Dishes that are made one at a time.
  static let baked: WordSet = [
    "bizcocho", "pastel", "tarta", "flan", "tortilla", "pizza", "bocadillo", "sándwich", "torta",
    "queque", "roscón",
  ]
}
