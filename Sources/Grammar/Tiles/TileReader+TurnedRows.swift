import AACCore

/// Rows that name the place, the state or the fear before whoever is there or feels it: *colegio / hermano / estar, cansado / yo / hoy,
/// perro / miedo / yo, parque / papá / ir / querer / yo* (NGLE §40.4; Cunha & Cintra, chapter 7, *Ordem inversa*).
extension TileReader {
  /// *Colegio / hermano / estar, hospital / avô / estar*: who is where.
  func beSomewhere(_ words: inout [Constituent]) {
    guard (3...5).contains(words.count), let verb = words.last, verb.lexeme.lemma == "estar",
      verb.lexeme.isInfinitive, words[0].lexeme.wordClass == .noun,
      words[0].lexeme.isPlaceLike || KindSet.places.contains(words[0].lexeme.kind)
    else { return }
    var who = words[1..<(words.count - 1)]
    let isDenied = who.last?.lexeme.lemma == variety.language.plainNegator
    if isDenied { who.removeLast() }
    guard let somebody = who.last?.lexeme,
      somebody.isBeing && (somebody.wordClass == .noun || somebody.wordClass == .properNoun)
        || somebody.wordClass == .pronoun && somebody.kind == .person,
      who.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return }
    words.append(words.removeFirst())
  }

  /// The Spanish row with who does or feels it first.
  func layTurned(_ words: inout [Constituent]) {
    guard (2...6).contains(words.count) else { return }
    beSomewhere(&words)
    if words.count > 2 { frighten(&words) }
    helpWithOneself(&words)
    callOneself(&words)
    stayWithSpeaker(&words)
    guard let verb = verbPlace(words) else { return layVerbless(&words) }
    wantLast(&words, verb)
    takeCare(&words, verb)
    likeMore(&words, verb)
    goToDoctor(&words, verb)
  }

  /// *Película / miedo / no / querer*: of what sort it is (NGLE §12.9).
  private func frighten(_ words: inout [Constituent]) {
    guard
      let story = words.indices.dropLast().first(where: {
        TurnedRowWords.stories.contains(words[$0].lexeme.lemma)
      }), TurnedRowWords.sorts.contains(words[story + 1].lexeme.lemma)
    else { return }
    put(&words, "de", at: story + 1)
  }

  /// *Triste / yo / hoy, perro / miedo / yo, sangre / nariz / yo, mando / dónde / tele, mejor / este*.
  private func layVerbless(_ words: inout [Constituent]) {
    if words.count == 2, ["mejor", "peor"].contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .demonstrative
    {
      words.swapAt(0, 1)
      words.insert(.linking("ser"), at: 1)
      return
    }
    guard words.count > 2 else { return }
    if words[0].lexeme.wordClass == .adjective, words[0].lexeme.kind != .color,
      words[1].lexeme.wordClass == .pronoun, words[1].lexeme.kind == .person,
      words[2...].allSatisfy({ $0.lexeme.kind.isTemporal })
    {
      words.swapAt(0, 1)
      return
    }
    if wantThings(&words) { return }
    guard words.count == 3 else { return }
    let (first, second, last) = (words[0].lexeme, words[1].lexeme, words[2].lexeme)
    let isSpeaker = last.wordClass == .pronoun && last.kind == .person
    if isSpeaker, ["miedo", "alergia"].contains(second.lemma), first.wordClass == .noun {
      words.reverse()
    } else if isSpeaker, TurnedRowWords.fluids.contains(first.lemma), second.kind == .body {
      words = [words[2], words[0], words[1]]
      words.insert(.linking("tener"), at: 1)
    } else if second.kind == .question, second.lemma == "dónde", first.namesThing, last.namesThing,
      !TurnedRowWords.needs.contains(first.lemma), !first.kind.isSensation
    {
      words.swapAt(0, 1)
    } else if first.takesPlace, second.kind.isTemporal, last.wordClass == .noun,
      !["después", "luego", "antes", "entonces"].contains(second.lemma),
      last.kind == .subject || TurnedRowWords.exams.contains(first.lemma)
    {
      // Examen / mañana / matemáticas.
      words = [words[0], words[2], words[1]]
      put(&words, "de", at: 1)
      words.insert(.linking("ser"), at: 3)
    } else if TurnedRowWords.trips.contains(first.lemma), second.kind.isTemporal,
      KindSet.places.contains(last.kind)
    {
      // Excursión / mañana / playa.
      words = [words[1], words[0], words[2]]
      put(&words, "a", at: 2)
      words.insert(.linking("haber"), at: 1)
    }
  }

  /// *Parque / papá / ir / querer / yo, caballo / montar / querer / yo*: what is laid last is wanted by whom (NGLE §26.6).
  private func wantLast(_ words: inout [Constituent], _ verb: Int) {
    guard let who = words.last, who.lexeme.wordClass == .pronoun, who.lexeme.kind == .person,
      verb > 0, verb == words.count - 3, words[verb + 1].lexeme.lemma == "querer",
      words[verb].lexeme.isInfinitive, words[verb + 1].lexeme.isInfinitive,
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.isHuman,
      case let deed = words[verb].lexeme.lemma,
      !words[..<verb].contains(where: { $0.lexeme.lemma == variety.language.plainNegator })
    else { return }
    let being = words[..<verb].contains { $0.lexeme.isBeing }
    guard !being || TurnedRowWords.together.contains(deed) else { return }
    words = [who, words[verb + 1], words[verb]] + words[..<verb]
  }

  /// *Agua / sed / yo, pelota / rojo / yo, zumo / naranja / yo, abrigo / ayuda / yo*: what the speaker feels goes first, and what he names
  /// is what he wants.
  private func wantThings(_ words: inout [Constituent]) -> Bool {
    guard words.count < 5 else { return false }
    let isFirst = words[0].lexeme.lemma == "yo"
    guard isFirst || words.last?.lexeme.lemma == "yo" else { return false }
    let things = isFirst ? Array(words.dropFirst()) : Array(words.dropLast())
    let who = isFirst ? words[0] : words[words.count - 1]
    guard things.allSatisfy({ [.noun, .adjective].contains($0.lexeme.wordClass) }),
      things.allSatisfy({ !$0.lexeme.isBeing && !$0.lexeme.kind.isTemporal })
    else { return false }
    if let felt = things.firstIndex(where: { TurnedRowWords.needs.contains($0.lexeme.lemma) }) {
      guard things.count == 2, things[1 - felt].lexeme.namesThing else { return false }
      words = [who, things[felt], things[1 - felt]]
      return true
    }
    if let help = things.firstIndex(where: { $0.lexeme.lemma == "ayuda" }) {
      guard things.count == 2, things[1 - help].lexeme.kind == .clothing else { return false }
      var deed = things[help]
      deed.lexeme = Lexeme(lemma: "ayudar", wordClass: .verb, kind: .action)
      words = [deed, who, things[1 - help]]
      put(&words, "con", at: 2)
      return true
    }
    guard things[0].lexeme.wordClass == .noun,
      TurnedRowWords.wanted.contains(things[0].lexeme.kind),
      things.dropFirst().allSatisfy({
        $0.lexeme.wordClass == .adjective && $0.lexeme.kind == .color
          || $0.lexeme.wordClass == .noun
            && PortionWords.joins(things[0].lexeme.lemma, $0.lexeme)
      })
    else { return false }
    let wish = Constituent(Lexeme(lemma: "querer", wordClass: .verb, kind: .action))
    words = [who, wish] + things
    return true
  }

  /// *Calle / cruzar / cuidado*: how it is done (NGLE §30.3).
  private func takeCare(_ words: inout [Constituent], _ verb: Int) {
    guard words.count < 5, verb + 1 == words.count - 1, words.last?.lexeme.lemma == "cuidado",
      !["tener", "haber", "ser", "dar"].contains(words[verb].lexeme.lemma)
    else { return }
    put(&words, "con", at: verb + 1)
  }

  /// *Playa / montaña / más / gustar*: the first more than the second (NGLE §45.2).
  private func likeMore(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 4, verb == 3, words[3].lexeme.lemma == "gustar",
      words[2].lexeme.lemma == "más", words[0].lexeme.wordClass == .noun,
      words[1].lexeme.wordClass == .noun
    else { return }
    words = [words[3], words[2], words[0], words[1]]
    put(&words, "que", at: 3)
  }

  /// *Mañana / médico / ir / cinco*: one goes to the doctor, who goes nowhere.
  private func goToDoctor(_ words: inout [Constituent], _ verb: Int) {
    if verb > 1, verb + 1 == words.count, words[verb].lexeme.lemma == "ir",
      words[verb - 1].lexeme.lemma == variety.language.plainNegator,
      DoerWords.healers.contains(words[verb - 2].lexeme.lemma)
    {
      // Miedo / médico / no / ir.
      words.append(words.remove(at: verb - 2))
      return put(&words, "a", at: verb)
    }
    guard verb > 0, words[verb].lexeme.lemma == "ir", words[verb].lexeme.isInfinitive,
      DoerWords.healers.contains(words[verb - 1].lexeme.lemma), words.count > 3,
      verb == 1 || words[..<(verb - 1)].allSatisfy({ $0.lexeme.kind.isTemporal }),
      words[(verb + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .numeral
      })
    else { return }
    if let hour = words.indices.last, hour > verb, words[hour].lexeme.wordClass == .numeral {
      put(&words, "a", at: hour)
    }
    put(&words, "a", at: verb - 1)
  }

  /// *Mamá / ayudar / yo / vestir*: who is helped does it to himself (NGLE §41.13).
  private func helpWithOneself(_ words: inout [Constituent]) {
    guard words.count > 2, let last = words.last?.lexeme,
      TurnedRowWords.grooming.contains(last.lemma), last.isInfinitive,
      let help = words.firstIndex(where: { $0.lexeme.lemma == "ayudar" })
    else { return }
    if help > 0, help + 2 < words.count, words[help + 1].lexeme.isHuman,
      words[help + 1].lexeme.wordClass == .noun
    {
      put(&words, "a", at: help + 1)
    }
    words[words.count - 1].lexeme.lemma += "se"
  }

  /// *Hola / llamar / yo / Pablo*: one's own name.
  private func callOneself(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "llamar" }),
      words[verb].lexeme.isInfinitive, words.last?.lexeme.wordClass == .properNoun,
      words.count - verb < 4,
      words[max(verb - 1, 0)...].contains(where: { $0.lexeme.lemma == "yo" }),
      !words.contains(where: { $0.lexeme.lemma == "a" || $0.lexeme.lemma == "querer" }),
      words.first?.lexeme.kind == .social
    else { return }
    words[verb].lexeme.lemma = "llamarse"
  }

  /// *Mamá / quedar / conmigo / hospital*: who stays with somebody.
  private func stayWithSpeaker(_ words: inout [Constituent]) {
    guard
      let verb = words.indices.dropFirst().first(where: { words[$0].lexeme.lemma == "quedar" }),
      words[verb].lexeme.isInfinitive, words[verb - 1].lexeme.isHuman,
      words[(verb + 1)...].contains(where: {
        ["conmigo", "contigo"].contains($0.lexeme.lemma)
      })
    else { return }
    words[verb].lexeme.lemma = "quedarse"
  }
}

/// Words of rows whose doer stands last.
private enum TurnedRowWords {
  static let fluids: WordSet = ["sangre", "moco", "mocos", "pus", "herida", "grano"]
  static let stories: WordSet = [
    "película", "peli", "cuento", "libro", "historia", "serie", "novela",
  ]
  static let sorts: WordSet = ["miedo", "risa", "terror", "amor", "aventuras", "guerra"]
  static let exams: WordSet = ["examen", "control", "prueba", "clase", "deberes"]
  static let trips: WordSet = ["excursión", "viaje", "salida"]
  /// What is done with somebody one names.
  static let together: WordSet = ["ir", "montar", "pasear", "bailar", "viajar"]
  /// What is felt and met with a thing.
  static let needs: WordSet = ["sed", "hambre", "frío", "calor"]
  static let wanted = KindSet(.food, .drink, .dish, .toy)
  static let grooming: WordSet = [
    "vestir", "duchar", "bañar", "peinar", "levantar", "sentar", "acostar", "secar", "desvestir",
    "lavar", "afeitar", "cambiar",
  ]
}
