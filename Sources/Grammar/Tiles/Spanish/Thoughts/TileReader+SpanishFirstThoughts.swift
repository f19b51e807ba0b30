import AACCore

/// What the first words of a Spanish row say: *sopa / caliente, tren / llegar, gustar / música, traer / silla, dónde / abuelo, hoy / fiesta*
/// (NGLE §37.9, §41.6, §42.3, §22.1).
extension TileReader {
  /// The thought of these words; nil where they are no thought, or one that takes what follows.
  func spanishThought(_ words: [Constituent]) -> SpanishThought? {
    guard words.count < 6 else { return nil }
    if words[0].lexeme.kind == .question { return askedFirst(words) }
    if words.count == 2, words[1].lexeme.lemma == "dónde" {
      return askedFirst([words[1], words[0]])
    }
    if words[0].lexeme.kind.isTemporal { return dayFirst(words) }
    if let so = copulaFirst(words) { return so }
    if words.contains(where: { $0.lexeme.wordClass == .verb }) {
      return painFirst(words) ?? scratchingFirst(words) ?? overFirst(words) ?? wearyFirst(words)
        ?? wishFirst(words) ?? likingFirst(words)
        ?? orderFirst(words) ?? eventFirst(words)
    }
    if let part = woundedFirst(words) { return part }
    return lateFirst(words) ?? listenerFirst(words) ?? presentFirst(words) ?? partFirst(words)
      ?? qualityFirst(words)
      ?? feltFirst(words)
  }

  // MARK: - How something is

  /// *Autobús / tarde, profe / tarde*: it is late.
  private func lateFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count > 1, words[words.count - 1].lexeme.lemma == "tarde",
      let noun = loneNoun(words.dropLast()), noun.lexeme.kind == .vehicle
    else { return nil }
    let late = words[words.count - 1]
    guard let clause = read(words.dropLast() + [deed("llegar"), late]).first else { return nil }
    return SpanishThought(sort: .thingSo, topic: noun, quality: late, clause: clause)
  }

  /// *Tú / bonita, tablet / sin / batería*.
  private func listenerFirst(_ words: [Constituent]) -> SpanishThought? {
    let isListener =
      words.count == 2 && words[1].lexeme.wordClass == .adjective
      && (words[0].lexeme.lemma == "tú"
        || ["él", "ella", "ellos", "ellas", "nosotros", "nosotras"].contains(
          words[0].lexeme.lemma)
          && SpanishThoughtWords.onlyOfBeings.contains(words[1].lexeme.lemma))
    let lacks =
      words.count == 3 && words[1].lexeme.lemma == "sin" && loneNoun([words[0]]) != nil
      && words[2].lexeme.namesThing && words[0].lexeme.namesThing
      && [.device, .vehicle, .toy].contains(words[0].lexeme.kind)
    guard isListener || lacks, let clause = readWhole(words).first else { return nil }
    return SpanishThought(
      sort: lacks ? .thingSo : .beingSo, topic: words[0], quality: words[words.count - 1],
      clause: clause)
  }

  /// *Sopa / caliente, mochila / muy / pesada, amiga / enfadada*.
  private func qualityFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count > 1, let quality = words.last, isQuality(quality) else { return nil }
    var end = words.count - 1
    while end > 1, [.degree, .quantity].contains(words[end - 1].lexeme.kind) { end -= 1 }
    guard let noun = loneNoun(words[..<end]) else { return nil }
    let isHuman = noun.lexeme.isBeing
    if KindSet.edible.contains(noun.lexeme.kind)
      && ["verde", "negro"].contains(quality.lexeme.lemma)
      || noun.lexeme.lemma == "semáforo" && quality.lexeme.lemma == "verde",
      words.count == 2
    {
      // Plátano / verde: not ripe yet.
      guard
        let clause = read(small("el") + words[..<1] + [.linking("estar"), quality]).first
      else { return nil }
      return SpanishThought(sort: .thingSo, topic: noun, quality: quality, clause: clause)
    }
    guard isHuman || !noun.lexeme.isInferred else { return nil }
    let sort: SpanishThought.Sort =
      isHuman
      ? .beingSo
      : isPassing(quality) || isTaste(quality, noun) || end < words.count - 1
        ? .thingSo : .thingOfSort
    if isHuman, !isPassing(quality) { return nil }
    guard let clause = described(words, noun, quality, isPassing: sort == .thingSo) else {
      return nil
    }
    return SpanishThought(sort: sort, topic: noun, quality: quality, clause: clause)
  }

  private func isQuality(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective && !word.lexeme.isDeterminerLike
      && !word.lexeme.kind.isSmall || word.lexeme.lemma.hasPrefix("frí")
      || word.lexeme.lemma == "mal"
  }

  /// A quality that nobody listed, of what is eaten: it tastes so today.
  private func isTaste(_ quality: Constituent, _ noun: Constituent) -> Bool {
    quality.lexeme.isInferred && KindSet.edible.contains(noun.lexeme.kind)
  }

  /// Whether it is said of how a thing is now, or what is thought of it.
  private func isPassing(_ word: Constituent) -> Bool {
    let lemma = word.lexeme.lemma
    if SpanishThoughtWords.judged.contains(lemma) || SuppliedWords.judged.contains(lemma)
      || SuppliedWords.tastes.contains(lemma) || SuppliedWords.conditions.contains(lemma)
      || SpanishThoughtWords.onlyOfBeings.contains(lemma)
    {
      return true
    }
    guard !SpanishThoughtWords.lasting.contains(lemma) else { return false }
    return isState(word) || ["ado", "ido", "ada", "ida"].contains { lemma.hasSuffix($0) }
  }

  /// *La sopa está caliente, tengo las uñas largas*.
  private func described(
    _ words: [Constituent], _ noun: Constituent, _ quality: Constituent, isPassing: Bool
  ) -> Clause? {
    var so = quality
    if quality.lexeme.wordClass == .noun {
      so.lexeme = Lexeme(lemma: "frío", wordClass: .adjective, kind: .state)
    }
    if quality.lexeme.lemma == "mal" { so = quality }
    let lead = Array(words.dropLast())
    if noun.lexeme.kind == .body, words.count == 2, quality.lexeme.lemma != "mal" {
      return read([deed("tener").said(by: .first)] + small("el") + lead + [so]).first
    }
    if !isJudgedThing(quality, noun), let said = readWhole(words).first, said.verb?.tile == nil,
      let verb = said.verb?.lexeme.lemma,
      ["ser", "estar"].contains(verb) && said.subject.contains(where: { $0.tile == noun.tile })
        || verb == "tener" && noun.lexeme.kind == .body
    {
      return said
    }
    if isJudgedThing(quality, noun) {
      return read((lead.count == 1 ? small("el") : []) + lead + [.linking("ser"), so]).first
    }
    let lemma =
      SpanishThoughtWords.passing.contains(quality.lexeme.lemma) || isState(quality)
        || isPassing && quality.lexeme.lemma.hasSuffix("ado") || isTaste(quality, noun)
      ? "estar" : "ser"
    if lemma == "estar", so.lexeme.wordClass == .adjective { so.lexeme.kind = .state }
    if lead.count == 2, lead[0].lexeme.isDeterminerLike {
      return told(.linking(lemma), by: lead, [so])
    }
    let the = lead.count == 1 || lead[0].lexeme.isDeterminerLike == false ? small("el") : []
    return read(the + lead + [.linking(lemma), so]).first
  }

  /// *El libro es aburrido*: it bores, and is not bored itself.
  private func isJudgedThing(_ quality: Constituent, _ noun: Constituent) -> Bool {
    !noun.lexeme.isBeing
      && (SuppliedWords.judged.contains(quality.lexeme.lemma)
        || ["complicado", "pesado"].contains(quality.lexeme.lemma))
  }

  // MARK: - What one feels, and what there is

  /// *Hambre, mucho / sueño, cansado, yo / nervioso*.
  private func feltFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count < 3, let last = words.last else { return nil }
    let isMood =
      last.lexeme.wordClass == .adjective
      && (SpanishThoughtWords.onlyOfBeings.contains(last.lexeme.lemma)
        || last.lexeme.lemma == "aburrido")
    guard isMood || FeltWords.had.contains(last.lexeme.lemma) && last.lexeme.lemma != "dolor",
      words.dropLast().allSatisfy({
        $0.lexeme.lemma == "yo" || saysMuch($0) && !isMood || $0.lexeme.kind == .degree
      })
    else { return nil }
    let isSpeaker = words.count == 2 && words[0].lexeme.lemma == "yo"
    let who = isSpeaker ? [words[0]] : []
    let rest = Array(words.dropFirst(who.count).dropLast())
    let clause = told(
      (isMood ? Constituent.linking("estar") : deed("tener")).said(by: .first), by: who,
      rest + [isMood ? last : felt(last)])
    return SpanishThought(sort: .felt, quality: last, clause: clause)
  }

  /// *Niebla, nubes / negras, sangre, abeja / jardín*.
  private func presentFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count < 3, words[0].lexeme.wordClass == .noun else { return nil }
    if words.count == 2, words[0].lexeme.isHuman, words[1].lexeme.lemma == "ruido" {
      return SpanishThought(
        sort: .there, topic: words[1],
        clause: told(deed("hacer").said(by: .third), by: [words[0]], [felt(words[1])]))
    }
    if let verb = SpanishThoughtWords.there[written(words[0])]
      ?? SpanishThoughtWords.there[words[0].lexeme.lemma]
    {
      guard words.count == 1 || isQuality(words[1]) else { return nil }
      let lemma =
        written(words[0]) == "sangre" ? "tener" : words.count > 1 ? "haber" : verb
      let said = deed(lemma).said(by: lemma == "tener" ? .first : .third)
      guard let clause = read([said] + (words.count == 1 ? [felt(words[0])] : words)).first else {
        return nil
      }
      return SpanishThought(
        sort: .there, topic: words[0], quality: words.count > 1 ? words[1] : nil, clause: clause)
    }
    guard words.count == 2, words[0].lexeme.kind == .animal, words[1].lexeme.wordClass == .noun,
      isGround(words[1]) || KindSet.edible.contains(words[1].lexeme.kind)
        || SpanishSceneWords.under.contains(words[1].lexeme.lemma),
      let clause = read([deed("haber").said(by: .third), words[0]] + at(words[1])).first
    else { return nil }
    return SpanishThought(sort: .there, topic: words[0], clause: clause)
  }

  // MARK: - What happens

  /// *Torre / caer, tren / llegar, maleta / pesar, gato / arañar / mano, bebé / llorar*.
  private func eventFirst(_ words: [Constituent]) -> SpanishThought? {
    guard let verb = loneVerb(words), verb > 0, let noun = loneNoun(words[..<verb]),
      words[(verb + 1)...].allSatisfy({ $0.lexeme.kind == .body || $0.lexeme.lemma == "mucho" })
    else { return nil }
    let lemma = words[verb].lexeme.lemma, who = Array(words[..<verb])
    if noun.lexeme.isBeing {
      let isHarm = verb + 1 < words.count && frame(of: words[verb]).aspect != nil
      let isGone = ["morir", "morirse", "irse"].contains(lemma) && verb + 1 == words.count
      guard
        SpanishThoughtWords.voices.contains(lemma) && verb + 1 == words.count || isHarm || isGone,
        let clause = readWhole(words).first
      else { return nil }
      return SpanishThought(sort: .event, topic: noun, clause: clause)
    }
    let rest = Array(words[(verb + 1)...])
    if SpanishThoughtWords.lastingEvents.contains(lemma) {
      return SpanishThought(
        sort: .event, topic: noun, clause: told(words[verb].said(by: .third), by: who, rest))
    }
    guard let befalls = SpanishThoughtWords.befalling[lemma], rest.isEmpty,
      // Tren / perder: one was late for it.
      lemma != "perder" || noun.lexeme.kind != .vehicle,
      !befalls.hasPrefix("caer") || !SpanishThoughtWords.fallenFrom.contains(noun.lexeme.lemma),
      !KindSet.places.contains(noun.lexeme.kind) || lemma == befalls
        || ["torre", "castillo", "puente", "muro", "casa"].contains(noun.lexeme.lemma)
    else { return nil }
    var act = words[verb]
    act.lexeme.lemma = befalls
    var clause = told(act, by: who)
    clause.tense = .past
    if variety == .spanishSpain { clause.options.insert(.perfect) }
    return SpanishThought(sort: .event, topic: noun, clause: clause)
  }

  /// *Garganta / doler, doler / muela, hace / sol*: what hurts, and what the weather is like.
  private func painFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count == 2 else { return nil }
    if let weather = words.last, ["hace", "hacer"].contains(written(words[0])),
      HalfWords.weather[weather.lexeme.lemma] == "hacer"
    {
      return SpanishThought(
        sort: .there, topic: weather,
        clause: told(
          Constituent(deed("hacer").said(by: .third).lexeme, tile: words[0].tile),
          [felt(weather)]))
    }
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.lemma == "doler", words[1 - verb].lexeme.kind == .body,
      let clause = readWhole(words).first
    else { return nil }
    return SpanishThought(sort: .pain, topic: words[1 - verb], clause: clause)
  }

  /// *Querer / otro / juego, necesitar / gafas, tener / hambre*.
  private func wishFirst(_ words: [Constituent]) -> SpanishThought? {
    let start = words[0].lexeme.lemma == "yo" ? 1 : 0
    guard words.count > start + 1, words[start].lexeme.isInfinitive else { return nil }
    let rest = words[(start + 1)...]
    if words[start].lexeme.lemma == "tener", rest.count == 1, let need = words.last,
      FeltWords.had.contains(need.lexeme.lemma)
    {
      return SpanishThought(
        sort: .felt, quality: need,
        clause: told(words[start].said(by: .first), by: Array(words[..<start]), [felt(need)]))
    }
    guard ["querer", "necesitar"].contains(words[start].lexeme.lemma), rest.count < 3,
      let noun = rest.last, noun.lexeme.namesThing,
      rest.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      let clause = readWhole(words).first
    else { return nil }
    return SpanishThought(sort: .wish, topic: noun, clause: clause)
  }

  /// *No / gustar / pescado, encantar / música*.
  private func likingFirst(_ words: [Constituent]) -> SpanishThought? {
    let start = words[0].lexeme.lemma == variety.language.plainNegator ? 1 : 0
    guard words.count > start + 1, ["gustar", "encantar"].contains(words[start].lexeme.lemma),
      words[start].lexeme.isInfinitive, let noun = loneNoun(words[(start + 1)...]),
      !noun.lexeme.isBeing,
      let clause = read(
        words[...start] + (noun.tile == words[start + 1].tile ? small("el") : [])
          + words[(start + 1)...]
      ).first
    else { return nil }
    return SpanishThought(sort: .liking, topic: noun, clause: clause)
  }

  // MARK: - What one asks for or about

  /// *Traer / silla, persiana / bajar, esperar, esconder*.
  private func orderFirst(_ words: [Constituent]) -> SpanishThought? {
    guard let verb = loneVerb(words), words.count < 4 else { return nil }
    let lemma = words[verb].lexeme.lemma
    if words.count == 3, verb == 0, words[2].lexeme.lemma.hasPrefix("otr"),
      words[1].lexeme.namesThing
    {
      return orderFirst([words[0], words[2], words[1]])
    }
    if words.count == 1 {
      guard ["esperar", "parar", "venir", "mirar", "callar", "callarse", "correr"].contains(lemma)
      else {
        return nil
      }
      return SpanishThought(sort: .order, clause: requesting(told(words[0])))
    }
    guard verb == 0 || verb == words.count - 1,
      case let others = verb == 0 ? words[1...] : words[..<verb], let thing = loneNoun(others),
      thing.lexeme.namesThing || lemma == "llamar" && verb == 0
    else { return nil }
    if ["dar", "traer", "pasar"].contains(lemma), verb == 0, let clause = readWhole(words).first,
      clause.options.contains(.request) || lemma == "traer" || lemma == "dar"
    {
      return SpanishThought(
        sort: .order, topic: thing,
        clause: lemma == "traer"
          ? clause
          : requesting(told(words[0], small("yo") + others)))
    }
    guard thing.lexeme.kind != .clothing || verb > 0 && lemma != "quitar" && lemma != "poner",
      OrderWords.asked.contains(lemma)
        || ["bajar", "subir", "parar", "poner", "llamar"].contains(lemma)
    else { return intendedFirst(words, verb, thing) }
    return SpanishThought(
      sort: .order, topic: thing, clause: requesting(told(words[verb], Array(others))))
  }

  /// *Comprar / leche, limpiar / mesa*: what one would do.
  private func intendedFirst(_ words: [Constituent], _ verb: Int, _ thing: Constituent)
    -> SpanishThought?
  {
    guard verb == 0, words.count == 2, thing.lexeme.namesThing,
      ["comprar", "limpiar", "lavar", "coger", "buscar", "cambiar"].contains(
        words[0].lexeme.lemma), let clause = saidWhole(words)
    else { return nil }
    return SpanishThought(sort: .intended, topic: thing, clause: clause)
  }

  /// *Dónde / gorra, cuándo / comer, cuándo / llegar / papá, quién / llamar*.
  private func askedFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count == 2 || words.count == 3 else { return nil }
    if words.count == 2, words[0].lexeme.lemma == "qué",
      SuppliedWords.exclaimed.contains(words[1].lexeme.lemma) || words[1].lexeme.lemma == "olor",
      let clause = readWhole(words).first
    {
      return SpanishThought(sort: .asked, clause: clause)
    }
    let asks = words[0].lexeme.lemma, rest = Array(words[1...])
    var topic: Constituent?
    switch asks {
    case "dónde":
      guard let noun = loneNoun(rest) else { return nil }
      topic = noun
    case "cuándo", "por qué", "quién", "cómo":
      guard rest[0].lexeme.isInfinitive, !frame(of: rest[0]).isStrongOpener,
        !frame(of: rest[0]).isCopular,
        rest.count == 1
          || rest[1].lexeme.isHuman && rest[1].lexeme.lemma != "yo"
          || rest[1].lexeme.wordClass == .noun
            && ["llegar", "venir", "salir", "empezar", "terminar"].contains(rest[0].lexeme.lemma)
      else { return nil }
      topic = rest.count > 1 ? rest[1] : nil
    default: return nil
    }
    guard let clause = readWhole(words).first else { return nil }
    // Por qué / beber / triste: how the other does it.
    let manner = asks == "por qué" || asks == "cómo" ? words[0] : nil
    return SpanishThought(sort: .asked, topic: topic, quality: manner, clause: clause)
  }

  /// *Hoy / fiesta, mañana / examen / inglés, hoy / domingo*.
  private func dayFirst(_ words: [Constituent]) -> SpanishThought? {
    guard words.count == 2 || words.count == 3, words[0].lexeme.kind != .weekday,
      words[1].lexeme.wordClass == .noun,
      words[1].lexeme.takesPlace || words[1].lexeme.kind == .weekday
        || ["hoy", "mañana", "pasado mañana"].contains(words[0].lexeme.lemma)
          && ["piscina", "playa", "parque", "médico", "dentista", "zoo", "cine"].contains(
            words[1].lexeme.lemma)
        || ThoughtWords.duties.contains(words[1].lexeme.lemma)
        || BesideWords.occasions.contains(words[1].lexeme.lemma),
      words.count == 2 || words[2].lexeme.kind == .subject || words[2].lexeme.kind == .languageName
    else { return nil }
    var time = words[0]
    time.lexeme.forms[Adverbial.starting] = ""
    let said = readWhole(words).first
    guard var clause = said, clause.verb?.tile == nil, clause.verb != nil else { return nil }
    if let place = clause.complements.firstIndex(where: { $0.tile == time.tile }) {
      clause.complements[place] = time
    }
    return SpanishThought(sort: .day, topic: words[1], clause: clause)
  }
}
