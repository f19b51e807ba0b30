import AACCore

/// Short Spanish rows whose words lie the other way round or that leave out their verb: *leche / vaso, cansado / yo / muy, ayer
/// / nosotros / cine, vacaciones / playa, regalo / para / mi / novia, saber / dónde / baño* (NGLE §12.9, §37.2, §37.10, §43.3).
extension TileReader {
  /// The row with its words in their order and its verb.
  func layShortRow(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 8 else { return }
    if sayGreeting(&words) || goByPronoun(&words) { return }
    guard words.count > 2 else { return }
    if words[0].lexeme.lemma == "qué" { return callOut(&words) }
    if words.last.map({ ShortWords.tags.contains($0.lexeme.lemma) }) == true { tag(&words) }
    guard let verb = verbPlace(words) else {
      serveIn(&words)
      degreeLast(&words)
      goThen(&words)
      goOnHoliday(&words)
      tellForWhom(&words)
      turnNow(&words)
      tellWhatThereIs(&words)
      return
    }
    if verb < 2 || words[0].lexeme.wordClass == .pronoun { knowWhat(&words, verb) }
    helpSpeaker(&words, verb)
  }

  /// *Feliz / año / nuevo, claro / que / sí*: the row is a greeting or an answer that is known as a whole, or that and who is
  /// called.
  private func sayGreeting(_ words: inout [Constituent]) -> Bool {
    guard words.count < 6, words[0].lexeme.wordClass != .verb else { return false }
    var text = words.map(\.lexeme.lemma).joined(separator: " ")
    // Buen / fin de semana: before its noun the adjective is short.
    if text.hasPrefix("bueno ") { text = "buen " + text.dropFirst(6) }
    guard let known = tables.lexicon.known(text), known.wordClass == .interjection else {
      return false
    }
    words[0].lexeme = known
    words.removeSubrange(1...)
    return true
  }

  /// *Me / ir, nos / ver / mañana, me / llamar / Ana, se / caer*: the pronoun of a verb that has one, whoever it is (NGLE §41.7,
  /// *verbos pronominales*).
  private func goByPronoun(_ words: inout [Constituent]) -> Bool {
    guard let person = ShortWords.reflexives[words[0].lexeme.lemma],
      words[1].lexeme.wordClass == .verb, words[1].lexeme.isInfinitive,
      words[1].lexeme.forms.isEmpty,
      ShortWords.pronominal.contains(words[1].lexeme.lemma)
        || words[0].lexeme.lemma == "se"
          && [
            "caer", "romper", "acabar", "perder", "parar", "apagar",
            "estropear",
          ].contains(words[1].lexeme.lemma),
      words[1].lexeme.lemma != "ver" || words[0].lexeme.lemma == "nos"
    else { return false }
    words.removeFirst()
    words[0].lexeme.lemma += "se"
    words[0].lexeme.person = person.0
    words[0].lexeme.number = person.1
    return true
  }

  // MARK: - What is had and given

  /// *Leche / vaso / por favor*: so much of it is asked for (NGLE §12.9, *construcciones pseudopartitivas*).
  private func serveIn(_ words: inout [Constituent]) {
    guard words.count == 3, ShortWords.please.contains(words[2].lexeme.lemma),
      words[0].lexeme.wordClass == .noun, words[1].lexeme.wordClass == .noun
    else { return }
    if PortionWords.joins(words[1].lexeme.lemma, words[0].lexeme),
      !PortionWords.joins(words[0].lexeme.lemma, words[1].lexeme)
    {
      words.swapAt(0, 1)
    }
    guard PortionWords.joins(words[0].lexeme.lemma, words[1].lexeme),
      words[0].lexeme.number != .plural
    else { return }
    put(&words, "un", at: 0)
  }

  /// *Regalo / para / mi / novia*: what it is, and for whom (NGLE §37.10).
  private func tellForWhom(_ words: inout [Constituent]) {
    guard words.count < 5, words[1].lexeme.lemma == "para", words[0].lexeme.wordClass == .noun,
      words[0].lexeme.number != .plural, ShortWords.given.contains(words[0].lexeme.lemma),
      let last = words.last?.lexeme, last.isBeing || last.wordClass == .pronoun,
      words[2...].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    words.insert(.linking("ser"), at: 1)
  }

  /// *Aquí / demasiado / ruido*: what there is there (NGLE §15.6).
  private func tellWhatThereIs(_ words: inout [Constituent]) {
    guard words.count == 3,
      let place = words.firstIndex(where: {
        ["aquí", "ahí", "allí"].contains($0.lexeme.lemma)
      }), place != 1,
      case let rest = words.indices.filter({ $0 != place }),
      ["demasiado", "mucho", "tanto", "poco"].contains(words[rest[0]].lexeme.lemma),
      words[rest[1]].lexeme.wordClass == .noun,
      !words[rest[1]].lexeme.isBeing
        || words[rest[1]].lexeme.lemma == "gente"
    else { return }
    let isWeather = ShortWords.weather.contains(words[rest[1]].lexeme.lemma)
    words = [deed(isWeather ? "hacer" : "haber"), words[rest[0]], words[rest[1]], words[place]]
  }

  // MARK: - How somebody is

  /// *Cansado / yo / muy*: the degree stands before the quality (NGLE §30.8).
  private func degreeLast(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.wordClass == .adjective,
      !words[0].lexeme.kind.isSmall,
      words[1].lexeme.wordClass == .pronoun && words[1].lexeme.kind == .person
        || words[1].lexeme.isHuman,
      ["muy", "mucho", "bastante", "demasiado", "un poco", "poco", "tan"].contains(
        words[2].lexeme.lemma)
    else { return }
    words = [words[1], words[2], words[0]]
  }

  /// *Mi / turno / ahora, ahora / mi / turno*: whose turn it is (NGLE §37.9).
  private func turnNow(_ words: inout [Constituent]) {
    guard words.count == 3,
      let turn = words.firstIndex(where: { $0.lexeme.lemma == "turno" }), turn > 0,
      words[turn - 1].lexeme.kind == .possessive,
      let time = words.indices.first(where: { $0 != turn && $0 != turn - 1 }),
      ["ahora", "ya", "hoy", "después", "luego"].contains(words[time].lexeme.lemma)
    else { return }
    exclaim(&words, "\(words[time].lexeme.lemma) es \(words[turn - 1].lexeme.lemma) turno")
  }

  // MARK: - Where one goes

  /// *Ayer / nosotros / cine*: where they went (NGLE §29.8).
  private func goThen(_ words: inout [Constituent]) {
    guard words.count == 3,
      let time = words.firstIndex(where: { $0.lexeme.kind.isTemporal }), time < 2,
      let place = words.lastIndex(where: {
        $0.lexeme.wordClass == .noun && KindSet.places.contains($0.lexeme.kind)
      }), place != time,
      let who = words.indices.first(where: { $0 != time && $0 != place }),
      words[who].lexeme.wordClass == .pronoun, words[who].lexeme.kind == .person,
      words[who].lexeme.lemma != "yo", words[who].lexeme.lemma != "tú",
      words[place].lexeme.lemma != "casa"
    else { return }
    words = [words[time], words[who], deed("ir"), words[place]]
  }

  /// *Vacaciones / playa / este / verano* (NGLE §29.8).
  private func goOnHoliday(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "vacaciones", words[1].lexeme.wordClass == .noun,
      KindSet.places.contains(words[1].lexeme.kind) || words[1].lexeme.kind == .nature
    else { return }
    words.removeFirst()
    words.insert(deed("ir de vacaciones"), at: 0)
  }

  // MARK: - What one knows and asks for

  /// *Tú / saber / dónde / baño*: the verb of being that a question within the sentence leaves out (NGLE §43.3).
  private func knowWhat(_ words: inout [Constituent], _ verb: Int) {
    guard SpanishAskedWords.inward.contains(words[verb].lexeme.lemma), verb + 2 < words.count,
      words[(verb + 1)...].allSatisfy({ $0.lexeme.wordClass != .verb }),
      case let asked = words[verb + 1].lexeme.lemma, ["dónde", "cuándo"].contains(asked),
      let thing = words[(verb + 2)...].first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      thing.isNominal
    else { return }
    let isEvent = thing.takesPlace || thing.kind == .event || thing.kind == .meal
    guard asked == "dónde" || isEvent else { return }
    words.insert(.linking(isEvent ? "ser" : "estar"), at: verb + 2)
  }

  /// *Ayudar / a / yo / abrochar / abrigo*: whom one is to help is said with the verb (NGLE §26.8).
  private func helpSpeaker(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 0, words.count > 3, words[0].lexeme.lemma == "ayudar",
      words[1].lexeme.lemma == "a", ["yo", "mí"].contains(words[2].lexeme.lemma),
      words[3].lexeme.wordClass == .verb
    else { return }
    words.remove(at: 1)
  }

  // MARK: - What is called out

  /// *Qué / alto / ser / tú, qué / perro / más / bonito*: exclaimed, not asked (NGLE §42.13, *exclamativas*).
  private func callOut(_ words: inout [Constituent]) {
    let first = words[1].lexeme
    let isHad = words.count > 2 && words[2].lexeme.lemma == "tener"
    if first.wordClass == .noun, words.count < 5, !isHad { return callThing(&words) }
    if isHad, first.wordClass == .noun, ShortWords.felt.contains(first.lemma),
      words.count == 3 || words.count == 4 && ["tú", "yo"].contains(words[3].lexeme.lemma),
      case let isOthers = words.count == 4 && words[3].lexeme.lemma == "tú",
      let verb = tables.morphology?.verb(
        "tener", VerbFeatures(.present, isOthers ? .second : .first, .singular)
      ).first
    {
      // ¡Qué suerte tienes!
      return exclaim(&words, "qué \(first.lemma) \(verb)")
    }
    let isFelt =
      first.wordClass == .noun && ShortWords.felt.contains(first.lemma)
      || first.wordClass == .adjective && !first.kind.isSmall
      || ["bien", "mal", "lejos", "rápido", "tarde", "temprano"].contains(first.lemma)
    guard isFelt, let verb = verbPlace(words) ?? supplyBeing(&words, first) else { return }
    guard verb == 2 else { return }
    let isOf = words.last { $0.lexeme.isNominal || $0.lexeme.wordClass == .pronoun }?.lexeme
    let isPlural = isOf?.number == .plural
    let gender =
      isOf?.gender ?? isOf.flatMap { tables.morphology?.gender(of: $0.lemma) } ?? .masculine
    let isOne = isOf.map { words.firstIndex { $0.lexeme == isOf } ?? 0 > verb && !$0.lemma.isEmpty }
    let quality =
      first.wordClass == .adjective && isOne == true
      ? tables.morphology?.adjective(first.lemma, gender, isPlural ? .plural : .singular).first
      : nil
    words[0].lexeme = Lexeme(
      lemma: "qué \(quality ?? first.lemma)", wordClass: .pronoun, kind: .question)
    words[0].lexeme.forms[Adverbial.exclaiming] = ""
    words.remove(at: 1)
    // ¡Qué bueno está!, ¡qué mal huele!: of what is there.
    let isOfThing =
      words[1].lexeme.lemma == "oler"
      || words[1].lexeme.lemma == "estar" && ["bueno", "rico", "frío"].contains(first.lemma)
    if words.count == 2, isOfThing {
      words[1].lexeme.person = .third
      words[1].lexeme.number = .singular
    }
  }

  /// *Qué / guapo / mamá, qué / rico / sopa*: with the copula that the quality takes.
  private func supplyBeing(_ words: inout [Constituent], _ quality: Lexeme) -> Int? {
    guard words.count == 3, quality.wordClass == .adjective,
      words[2].lexeme.isNominal || words[2].lexeme.wordClass == .pronoun
    else { return nil }
    let isTaste = KindSet.edible.contains(words[2].lexeme.kind) || quality.kind.isPassing
    words.insert(.linking(isTaste ? "estar" : "ser"), at: 2)
    return 2
  }

  /// *Qué / perro / más / bonito, qué / casa / tan / grande*.
  private func callThing(_ words: inout [Constituent]) {
    guard let quality = words.last?.lexeme, quality.wordClass == .adjective,
      words.count == 3 || ["más", "tan"].contains(words[2].lexeme.lemma),
      case let thing = words[1].lexeme
    else { return }
    let gender = tables.gender(of: thing) ?? .masculine
    let form =
      tables.morphology?.adjective(
        quality.lemma, gender, thing.number == .plural ? .plural : .singular
      ).first ?? quality.lemma
    let degree = words.count == 4 ? words[2].lexeme.lemma : "más"
    exclaim(&words, "qué \(thing.lemma) \(degree) \(form)")
  }

  /// *Tú / venir / verdad*: a claim, and whether the other thinks so too (NGLE §42.11, *apéndices confirmativos*).
  private func tag(_ words: inout [Constituent]) {
    guard verbPlace(words) != nil, let last = words.indices.last,
      !words[..<last].contains(where: { $0.lexeme.kind == .question }),
      words[last - 1].lexeme.wordClass != .adposition,
      words[last - 1].lexeme.wordClass != .verb
        || words[last].lexeme.lemma != "verdad"
        || !["decir", "contar", "ser", "saber"].contains(words[last - 1].lexeme.lemma)
    else { return }
    words[last].lexeme = Lexeme(
      lemma: words[last].lexeme.lemma, wordClass: .interjection, kind: .social)
    words[last].lexeme.forms[Adverbial.tagging] = ""
  }
}

/// Words of short rows.
private enum ShortWords {
  static let please: WordSet = ["por favor"]
  /// What is made or bought for somebody.
  static let given: WordSet = [
    "regalo", "carta", "comida", "flor", "dibujo", "sorpresa", "tarjeta", "invitación", "mensaje",
    "paquete", "pulsera", "postal", "tarta", "libro", "medicina", "cuento", "canción", "foto",
  ]
  /// Short pronouns of whoever does it to himself.
  static let reflexives: [String: (GrammaticalPerson, GrammaticalNumber)] = [
    "me": (.first, .singular), "te": (.second, .singular), "se": (.third, .singular),
    "nos": (.first, .plural),
  ]
  /// Verbs that go with such a pronoun.
  static let pronominal: WordSet = [
    "ir", "llamar", "ver", "levantar", "acostar", "sentar", "dormir", "duchar", "quedar", "marchar",
    "aburrir", "enfadar", "despertar", "caer", "portar", "cansar", "marear",
  ]
  static let weather: WordSet = ["frío", "calor", "viento", "sol", "fresco"]
  /// What one feels or has, and calls out.
  static let felt: WordSet = [
    "suerte", "ganas", "sueño", "hambre", "sed", "frío", "calor", "miedo", "susto", "pena", "rabia",
    "vergüenza", "asco", "alegría", "envidia", "dolor", "gracia",
  ]
  /// What one asks the other to agree with.
  static let tags: WordSet = ["verdad", "eh", "vale", "a que sí"]
}
