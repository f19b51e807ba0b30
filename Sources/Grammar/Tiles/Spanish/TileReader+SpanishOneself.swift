import AACCore

/// Spanish rows with a verb of what one does to oneself, laid without its pronoun: *querer / sentar, ayudar / vestir, mamá / quedar /
/// casa, quemar / mano, hermano / no / dejar / jugar* (NGLE §41.10–13, *verbos pronominales*; §35.7, *dativo simpatético*).
extension TileReader {
  /// The row with the pronouns that belong to its verbs.
  func meanOneself(_ words: inout [Constituent]) {
    guard verbPlace(words) != nil else { return }
    askToHelp(&words)
    biteSpeaker(&words)
    complain(&words)
    notLet(&words)
    hurtOneself(&words)
    dressBefore(&words)
    for index in words.indices { turnOnOneself(&words, index) }
  }

  /// A verb of the speaker that has happened just now, or in the past where that is said so.
  func happened(_ verb: Constituent, _ lemma: String) -> Constituent {
    var verb = verb
    verb.lexeme.lemma = lemma
    verb.lexeme.person = .first
    verb.lexeme.number = .singular
    verb.lexeme.forms[FiniteForms.Mark.time] =
      variety == .spanishSpain ? FiniteForms.Mark.recent : FiniteForms.Mark.past
    return verb
  }

  // MARK: - The verb turned on whoever does it

  /// *Querer / sentar, hermano / acostar, quedar / aquí*: with nothing that it could be done to.
  func turnOnOneself(_ words: inout [Constituent], _ index: Int) {
    let lemma = words[index].lexeme.lemma
    guard words[index].lexeme.isInfinitive, OneselfRows.any.contains(lemma),
      tables.frames.listed(lemma + "se") != nil, isDoneByOne(words, index),
      isAlone(words, index)
    else { return }
    let isOpened = opener(words, index) != nil
    let who = words[..<index].first(where: \.lexeme.isBeing)?.lexeme
    let isSpeaker = who == nil || who?.lemma == "yo"
    let isTurned: Bool
    switch lemma {
    case "quedar": isTurned = stays(words, index, who, isOpened)
    case "cambiar": isTurned = isOpened && !changesOver(words, index)
    case "lavar": isTurned = isOpened
    case "levantar", "mover": isTurned = isOpened || isSpeaker
    default:
      isTurned = isSpeaker || isOpened || !OneselfRows.ofOthers.contains(lemma)
    }
    guard isTurned,
      who.map({ !OneselfWords.cared.contains($0.lemma) }) ?? true || isOpened
        || ["callar", "reír", "esconder", "portar", "quedar"].contains(lemma)
    else { return }
    words[index].lexeme.lemma = lemma + "se"
  }

  /// *Querer / cambiar / de / canal*: what is no garment and no place of one's own is changed, and not oneself.
  private func changesOver(_ words: [Constituent], _ index: Int) -> Bool {
    guard index + 2 < words.count, words[index + 1].lexeme.lemma == "de",
      case let thing = words[index + 2].lexeme, thing.wordClass == .noun
    else { return false }
    return thing.roleKind != .clothing && thing.kind != .furniture && thing.kind != .home
      && !KindSet.places.contains(thing.kind)
      && !["sitio", "asiento", "lugar", "pañal", "compresa"].contains(thing.lemma)
  }

  /// The verb that opens this one.
  private func opener(_ words: [Constituent], _ index: Int) -> Int? {
    guard let before = words[..<index].lastIndex(where: { $0.lexeme.wordClass == .verb }),
      words[(before + 1)..<index].allSatisfy({
        isNegator($0) || $0.lexeme.lemma == "a" || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    return OneselfRows.openers.contains(words[before].lexeme.lemma) ? before : nil
  }

  /// Whether at most one being stands before it, and no thing.
  private func isDoneByOne(_ words: [Constituent], _ index: Int) -> Bool {
    var beings = 0
    for word in words[..<index] {
      let lexeme = word.lexeme
      if isThing(word) || lexeme.wordClass == .adposition && lexeme.lemma != "a"
        || WordJoiner.clitics.contains(lexeme.lemma)
        || lexeme.kind == .question || lexeme.lemma == "que"
      {
        return false
      }
      if lexeme.wordClass == .verb, !OneselfRows.openers.contains(lexeme.lemma) { return false }
      if lexeme.isBeing { beings += 1 }
      if lexeme.kind == .animal { return false }
    }
    return beings < 2
  }

  /// Whether nothing behind the verb is what it is done to.
  private func isAlone(_ words: [Constituent], _ index: Int) -> Bool {
    for word in words[(index + 1)...] {
      let lexeme = word.lexeme
      if lexeme.wordClass == .adposition || lexeme.isConnective { return true }
      if lexeme.wordClass == .verb || WordJoiner.clitics.contains(lexeme.lemma) { return false }
      if lexeme.isBeing { return words[index].lexeme.lemma == "reír" }
      let isPlace =
        KindSet.places.contains(lexeme.kind) || lexeme.kind == .furniture
      if isThing(word), !isPlace { return false }
      if isPlace, isThing(word), OneselfRows.ofPlaces.contains(words[index].lexeme.lemma) {
        return lexeme.kind == .furniture && words[index].lexeme.lemma == "levantar"
      }
    }
    return true
  }

  /// *Quedar / casa, mamá / quedar / casa*: whoever stays meets nobody.
  private func stays(_ words: [Constituent], _ index: Int, _ who: Lexeme?, _ isOpened: Bool) -> Bool
  {
    let rest = words[(index + 1)...].filter { !$0.lexeme.kind.isTemporal }
    guard let spot = rest.first?.lexeme else { return isOpened }
    let isHome = OneselfRows.homes.contains(spot.lemma)
    let isThere =
      KindSet.places.contains(spot.kind) || spot.kind == .furniture || isHome
      || OneselfRows.there.contains(spot.lemma)
    guard let who, who.lemma != "yo" else { return isThere && rest.count == 1 }
    return isHome && rest.count == 1 && who.number != .plural
  }

  // MARK: - What one asks and what others do

  /// *Ayudar / vestir, ayudar / deberes*: whoever lays it needs help (NGLE §42.3).
  private func askToHelp(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.lemma == "ayudar", words[0].lexeme.isInfinitive,
      !words.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .conjunction
      }), words[1].lexeme.isInfinitive || isThing(words[1])
    else { return }
    let isTended = words.count == 2 && MeantWords.tended.contains(words[1].lexeme.lemma)
    put(&words, "yo", at: 1)
    if isTended { words[2].lexeme.lemma += "se" }
  }

  /// *Morder / perro, picar / abeja*: the animal did it to the speaker.
  private func biteSpeaker(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.isInfinitive,
      OneselfRows.biting.contains(words[0].lexeme.lemma), words[1].lexeme.kind == .animal
    else { return }
    var verb = happened(words[0], words[0].lexeme.lemma)
    verb.lexeme.person = .third
    words = [words[1], Constituent(WordJoiner.pronoun("me")), verb]
  }

  /// *Niño / pegar, hermano / molestar, Pablo / quitar / pelota*: whoever complains has suffered it.
  private func complain(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 0, words[verb - 1].lexeme.isHuman,
      words[verb - 1].lexeme.wordClass != .pronoun,
      words[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      words[(verb + 1)...].allSatisfy({ isThing($0) || $0.lexeme.isDeterminerLike })
    else { return }
    let lemma = words[verb].lexeme.lemma
    let isHarm = verb + 1 == words.count && OneselfRows.harming.contains(lemma)
    let isTaken =
      verb + 1 < words.count && lemma == "quitar"
      && words[verb - 1].lexeme.wordClass == .properNoun
      && words[(verb + 1)...].contains(where: isThing)
    guard isHarm || isTaken else { return }
    if lemma == "molestar" {
      put(&words, "yo", at: verb + 1)
      return
    }
    words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
  }

  /// *Niños / no / dejar / jugar, hermano / no / dejar / tablet*: whom they do not let (NGLE §26.9).
  private func notLet(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "dejar" }), verb > 1,
      words[verb].lexeme.isInfinitive, isNegator(words[verb - 1]),
      words[verb - 2].lexeme.isHuman,
      words[verb - 2].lexeme.wordClass != .pronoun
        || ["él", "ella", "ellos", "ellas"].contains(words[verb - 2].lexeme.lemma),
      words[..<(verb - 2)].allSatisfy(\.lexeme.isDeterminerLike), verb + 1 < words.count,
      words[verb + 1].lexeme.isInfinitive
        && !OneselfRows.lasting.contains(words[verb + 1].lexeme.lemma)
        || isThing(words[verb + 1]) && verb + 2 == words.count,
      !words[(verb + 1)...].contains(where: { $0.lexeme.isBeing })
    else { return }
    words.insert(Constituent(WordJoiner.pronoun("me")), at: verb)
  }

  // MARK: - What happens to one

  /// *Quemar / mano, golpear / cabeza, hacer / daño*: what one has done to oneself.
  private func hurtOneself(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb + 1 < words.count,
      words[..<verb].allSatisfy({ $0.lexeme.lemma == "yo" })
    else { return }
    let lemma = words[verb].lexeme.lemma
    if lemma == "hacer", words[verb + 1].lexeme.lemma == "daño", verb + 2 == words.count {
      words[verb] = happened(words[verb], "hacerse daño")
      words.remove(at: verb + 1)
      return
    }
    guard verb + 2 == words.count, words[verb + 1].lexeme.kind == .body,
      case let part = words[verb + 1].lexeme.lemma,
      OneselfRows.hurting.contains(lemma) && !OneselfRows.tended.contains(part)
        || lemma == "morder" && OneselfWords.bitten.contains(part) && part != "uñas"
        || lemma == "sonar" && ["nariz", "mocos", "moco"].contains(part)
        || lemma == "tapar" || lemma == "comer" && part == "uñas"
    else { return }
    if ["sonar", "tapar", "comer"].contains(lemma) {
      words[verb].lexeme.lemma = lemma + "se"
      words[verb].lexeme.person = .first
      words[verb].lexeme.number = .singular
      return
    }
    words[verb] = happened(words[verb], lemma + "se")
    put(&words, "el", at: verb + 1)
  }

  /// *Poner / pijama / dormir, abrigo / poner / salir*: for what one puts it on.
  private func dressBefore(_ words: inout [Constituent]) {
    let verbs = words.indices.filter { words[$0].lexeme.isInfinitive }
    guard verbs.count == 2, ["poner", "ponerse"].contains(words[verbs[0]].lexeme.lemma),
      words.filter({ $0.lexeme.wordClass == .verb }).count == 2,
      OneselfRows.dressed.contains(words[verbs[1]].lexeme.lemma),
      let worn = words.firstIndex(where: {
        $0.lexeme.kind == .clothing
          || ForbiddenWords.played.contains($0.lexeme.lemma)
            && words[verbs[1]].lexeme.lemma == "bailar"
      }),
      worn + 1 == verbs[0] || worn + 1 == verbs[1],
      words.filter(isThing).count == 1
        || worn < verbs[1] && words[..<verbs[1]].filter(isThing).count == 1,
      !words.contains(where: { $0.lexeme.isBeing && $0.lexeme.lemma != "yo" })
    else { return }
    var row = words
    var verb = verbs[0]
    let isWorn = row[worn].lexeme.kind == .clothing
    if isWorn { row[verb].lexeme.lemma = "ponerse" }
    if worn < verb {
      row.swapAt(worn, verb)
      verb = worn
    }
    row[verb].lexeme.person = .first
    row[verb].lexeme.number = .singular
    put(&row, "para", at: verbs[1])
    words = row
  }
}

/// Words of such rows.
enum OneselfRows {
  /// Verbs that any of these rules turns.
  static let any: WordSet = MeantWords.tended.union([
    "despertar", "tumbar", "cambiar", "quedar", "portar", "divertir", "cansar", "marchar",
    "esconder", "preocupar", "asustar", "marear", "relajar", "calmar", "tranquilizar", "atragantar",
    "arreglar", "mojar", "casar", "callar", "reír", "mover", "despedir", "curar", "manchar",
    "quejar", "resfriar", "columpiar", "disfrazar",
  ])
  /// Of these what others are made or done to as well, so that only whoever speaks is meant.
  static let ofOthers: WordSet = [
    "asustar", "cansar", "curar", "calmar", "tranquilizar", "relajar", "mojar", "preocupar",
    "divertir", "secar", "lavar", "marear", "arreglar", "manchar", "despertar", "despedir",
  ]
  /// Of these what is done to places and furniture.
  static let ofPlaces: WordSet = [
    "arreglar", "levantar", "mover", "manchar", "mojar", "secar", "lavar", "cambiar",
  ]
  /// Verbs that open another.
  static let openers: WordSet = [
    "querer", "poder", "necesitar", "preferir", "ir", "deber", "saber", "intentar", "empezar",
    "gustar", "aprender",
  ]
  /// Where one stays.
  static let homes: WordSet = ["casa", "cama", "hospital", "clase", "aquí", "ahí", "sofá"]
  /// How one stays there.
  static let there: WordSet = ["aquí", "ahí", "allí", "solo", "fuera", "dentro", "quieto", "atrás"]
  /// What animals do to people.
  static let biting: WordSet = ["morder", "arañar", "picar"]
  /// What people suffer from each other.
  static let harming: WordSet = [
    "pegar", "empujar", "molestar", "morder", "pellizcar", "insultar", "arañar", "regañar",
    "castigar", "engañar", "interrumpir", "escupir",
  ]
  /// What one does to a part of oneself by mischance.
  static let hurting: WordSet = ["quemar", "golpear", "torcer", "cortar", "pinchar", "doblar"]
  /// What is cut on purpose.
  static let tended: WordSet = ["pelo", "uña", "uñas", "flequillo", "cabello"]
  /// What somebody stops doing.
  static let lasting: WordSet = ["llorar", "gritar", "toser", "llover", "reír", "fumar"]
  /// What one puts clothes on for.
  static let dressed: WordSet = ["dormir", "salir", "jugar", "ir", "nadar", "correr", "bailar"]
}
