import AACCore

/// Two thoughts in a Spanish row of which one is only a noun or an adjective: *aprobar / inglés / contento, lluvia / hoy / no /
/// salir, yo / frío / manta, no / tocar / quemar* (NGLE §31.1, *yuxtaposición*).
extension TileReader {
  /// Where such a row is cut.
  func halves(_ laid: [Constituent]) -> Cut? {
    let words = remedyBehind(laid)
    if let apart = clausesApart(words) ?? fallBeforeHarm(words) ?? ailments(words) {
      return apart
    }
    if let day = feastBesideTreat(words) ?? orderBeforeRest(words) ?? bodyBesideRemedy(words) {
      return day
    }
    let deed =
      feelingAfterDeed(words) ?? feelingAfterLoss(words) ?? griefAfterState(words)
      ?? garmentAndWeather(words)
    if let deed { return deed }
    let warning = weatherBeforeDeed(words) ?? dangerAfterWarning(words)
    if let warning { return warning }
    if let felt = feltBeforeDeed(words) ?? steps(words) { return felt }
    let called = weatherAfterDeed(words) ?? callBeforeTrouble(words) ?? loudBeforeOrder(words)
    if let called { return called }
    let judged = praiseBeforeOrder(words) ?? tasteAfterRefusal(words)
    if let judged { return judged }
    if let reason = reasons(words) { return reason }
    let need = needBeforeRemedy(words) ?? needOfOther(words) ?? orderBeforeNeed(words)
    return need ?? moodBeforeWish(words)
  }

  /// *Aprobar / inglés / contento*: what one has done, and how one feels about it.
  private func feelingAfterDeed(_ words: [Constituent]) -> Cut? {
    guard let verb = loneVerb(words), let last = words.last?.lexeme,
      HalfWords.glad.contains(last.lemma) || last.lemma == "triste", last.wordClass == .adjective,
      words.count > verb + 2,
      words[..<verb].allSatisfy({
        $0.lexeme.lemma == "yo" || $0.lexeme.lemma == variety.language.plainNegator
          || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    let frame = frame(of: words[verb])
    let before = words[words.count - 2].lexeme
    guard frame.pattern.isPersonal, !frame.isCopular, !frame.pattern.mayHaveExperiencer,
      !EverydayDeeds.held.contains(frame.lemma), !frame.isStrongOpener,
      before.wordClass == .noun, !before.isBeing, !KindSet.places.contains(before.kind)
    else { return nil }
    return Cut(first: words.dropLast(), second: words.suffix(1))
  }

  /// *Perro / muerto / triste*: what has become of it, and how one feels.
  private func griefAfterState(_ words: [Constituent]) -> Cut? {
    guard verbPlace(words) == nil, words.count > 2, let last = words.last?.lexeme,
      (HalfWords.glad.contains(last.lemma) || last.lemma == "triste")
        && last.wordClass == .adjective || last.lemma == "cuidado",
      SuppliedWords.conditions.contains(words[words.count - 2].lexeme.lemma)
        || words[words.count - 2].lexeme.lemma == "enfermo",
      words[words.count - 2].lexeme.wordClass == .adjective,
      words[words.count - 3].lexeme.wordClass == .noun,
      words.dropLast(3).allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    return Cut(first: words.dropLast(), second: words.suffix(1))
  }

  /// *Quitar / jersey / calor, poner / abrigo / frío*.
  private func garmentAndWeather(_ words: [Constituent]) -> Cut? {
    guard let verb = loneVerb(words),
      let own = [
        "quitar": "quitarse", "quitarse": "quitarse", "poner": "ponerse",
        "ponerse": "ponerse",
      ][words[verb].lexeme.lemma], let last = words.last?.lexeme,
      ["calor", "frío"].contains(last.lemma), words.count > 2,
      let garment = words.firstIndex(where: { $0.lexeme.kind == .clothing }),
      garment + 2 == words.count || garment + 1 == verb && verb + 2 == words.count,
      !words.contains(where: { $0.lexeme.isBeing && $0.lexeme.lemma != "yo" })
    else { return nil }
    var first = Array(words.dropLast())
    first[verb].lexeme.lemma = own
    if garment < verb { first.swapAt(garment, verb) }
    return Cut(first: first, second: [deed("tener")] + words.suffix(1))
  }

  /// *Lluvia / hoy / no / salir, mucho / calor / abrir / ventana, llover / paraguas / coger*.
  private func weatherBeforeDeed(_ words: [Constituent]) -> Cut? {
    var end = 0
    var amount = 0
    while end < words.count, words[end].lexeme.kind.isTemporal { end += 1 }
    if end < words.count, PartedWords.much.contains(words[end].lexeme.lemma) {
      end += 1
      amount = 1
    }
    guard end < words.count else { return nil }
    let weather = words[end].lexeme
    if words[end].lexeme.isInfinitive, frame(of: words[end]).pattern == .weather {
      return rainBeforeDeed(words, end)
    }
    guard weather.wordClass != .verb, let verb = HalfWords.weather[weather.lemma] else {
      return nil
    }
    end += 1
    while end < words.count, words[end].lexeme.kind.isTemporal { end += 1 }
    let rest = Array(words[end...])
    guard let deed = rest.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      rest[deed].lexeme.isInfinitive, HalfWords.athome.contains(rest[deed].lexeme.lemma),
      rest[..<deed].allSatisfy({
        $0.lexeme.lemma == variety.language.plainNegator || $0.lexeme.wordClass == .pronoun
          || $0.lexeme.wordClass == .noun && deed + 1 == rest.count
      })
    else { return nil }
    if weather.lemma == "nieve", rest[deed].lexeme.lemma == "jugar" { return nil }
    let hasTime = words[..<end].contains { $0.lexeme.kind.isTemporal }
    let isFelt =
      verb == "hacer" && amount == 0 && !hasTime && ["calor", "frío"].contains(weather.lemma)
    var said = self.deed(isFelt ? "tener" : verb)
    said.lexeme.person = isFelt ? .first : .third
    said.lexeme.number = .singular
    let isBare = end == 1 && PartedWords.noises.contains(weather.lemma)
    return Cut(
      first: [said] + (isBare ? [felt(words[0])] : Array(words[..<end])), second: rest)
  }

  private func rainBeforeDeed(_ words: [Constituent], _ rain: Int) -> Cut? {
    let rest = Array(words[(rain + 1)...])
    guard rest.count > 1, rest[0].lexeme.wordClass == .noun, !rest[0].lexeme.kind.isTemporal,
      let last = rest.last, last.lexeme.isInfinitive, loneVerb(rest) != nil,
      HalfWords.athome.contains(last.lexeme.lemma)
    else { return nil }
    return Cut(first: Array(words[...rain]), second: rest)
  }

  /// *No / tocar / quemar, no / tocar / perro / morder*: what is not to be done, and what it does.
  private func dangerAfterWarning(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, words[0].lexeme.lemma == variety.language.plainNegator,
      words[1].lexeme.isInfinitive, let last = words.last, last.lexeme.isInfinitive,
      let harm = HalfWords.harms[last.lexeme.lemma],
      words[2..<(words.count - 1)].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
      }), !frame(of: words[1]).isStrongOpener, frame(of: words[1]).pattern.isPersonal
    else { return nil }
    var first = Array(words.dropLast())
    first[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    var second = last
    second.lexeme.lemma = harm
    second.lexeme.person = .third
    second.lexeme.number = .singular
    return Cut(first: first, second: [second])
  }

  /// *Chiste / muy / bueno / contar / otro*.
  private func praiseBeforeOrder(_ words: [Constituent]) -> Cut? {
    guard let verb = loneVerb(words), verb > 1, verb + 2 == words.count,
      let last = words.last?.lexeme, ["otro", "otra", "otra vez", "más"].contains(last.lemma),
      words[verb - 1].lexeme.wordClass == .adjective, !words[verb - 1].lexeme.kind.isSmall,
      let noun = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      words[noun].lexeme.wordClass == .noun, !words[noun].lexeme.isBeing,
      words[(noun + 1)..<(verb - 1)].allSatisfy({ $0.lexeme.kind == .degree })
    else { return nil }
    var second = Array(words[verb...])
    second[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    return Cut(first: Array(words[..<verb]), second: second)
  }

  /// *Pastilla / no / querer / amargo*: what one does not want, and what it is like.
  private func tasteAfterRefusal(_ words: [Constituent]) -> Cut? {
    guard let verb = loneVerb(words), verb > 1, verb + 2 == words.count,
      words[verb - 1].lexeme.lemma == variety.language.plainNegator,
      ["querer", "comer", "beber", "tomar", "gustar"].contains(words[verb].lexeme.lemma),
      let noun = words[..<(verb - 1)].lastIndex(where: { $0.lexeme.wordClass == .noun }),
      noun == verb - 2, !words[noun].lexeme.isBeing, var quality = words.last,
      quality.lexeme.wordClass == .adjective,
      SuppliedWords.tastes.contains(quality.lexeme.lemma)
        || SuppliedWords.judged.contains(quality.lexeme.lemma) || quality.lexeme.lemma == "malo"
    else { return nil }
    let thing = words[noun].lexeme
    let text = agreed(quality.lexeme.lemma, with: tables.gender(of: thing))
    quality.lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    var first = Array(words.dropLast())
    if noun == 0, let the = tables.lexicon.known("el") { first.insert(Constituent(the), at: 0) }
    let copula = Constituent.linking(KindSet.edible.contains(thing.kind) ? "estar" : "ser", .third)
    return Cut(first: first, second: [copula, quality])
  }

  /// *Yo / frío / manta, hambre / bocadillo, pis / baño, ruido / cascos*: what one needs, and what one wants for it.
  private func needBeforeRemedy(_ words: [Constituent]) -> Cut? {
    guard verbPlace(words) == nil, words.count > 1, words.count < 6 else { return nil }
    var end = words[0].lexeme.lemma == "yo" ? 1 : 0
    let start = end
    if PartedWords.much.contains(words[end].lexeme.lemma) { end += 1 }
    guard end < words.count, !isWetted(words) else { return nil }
    let need = words[end].lexeme
    let verb: String
    if HalfWords.needs.contains(need.lemma) {
      verb = "tener"
    } else if start == 0, let weather = HalfWords.weather[need.lemma] {
      verb = weather
    } else {
      return nil
    }
    end += 1
    if need.lemma == "dolor" {
      guard end < words.count, words[end].lexeme.kind == .body else { return nil }
      end += 1
    }
    let isPair = joinsNeed(words, start, &end, verb)
    let rest = Array(words[end...])
    guard let wish = wanted(rest) ?? wantedTwo(rest) else { return nil }
    var first = deed(verb)
    var told = Array(words[start..<end])
    if told.count == 1 { told[0] = felt(told[0]) }
    if isPair {
      told = told.map(felt)
      put(&told, "y", at: 1)
    }
    if verb != "tener" {
      first.lexeme.person = .third
      first.lexeme.number = .singular
    }
    return Cut(first: words[..<start] + [first] + told, second: wish)
  }

  /// The cold and the noise as one has and hears them, without an article.
  func felt(_ word: Constituent) -> Constituent {
    var word = word
    word.lexeme.article = .bare
    word.lexeme.countability = .mass
    if word.lexeme.wordClass == .adjective || word.lexeme.lemma == "frío" {
      word.lexeme.wordClass = .noun
      word.lexeme.kind = .state
      word.lexeme.gender = .masculine
    }
    return word
  }

  /// *Mamá / frío / chaqueta, hermano / fiebre / jarabe*: what another needs.
  private func needOfOther(_ words: [Constituent]) -> Cut? {
    guard verbPlace(words) == nil,
      let need = words.indices.dropFirst().dropLast().first(where: {
        HalfWords.needs.contains(words[$0].lexeme.lemma) && words[$0].lexeme.lemma != "dolor"
      }), words[need - 1].lexeme.isHuman, words[need - 1].lexeme.wordClass != .pronoun,
      words[..<(need - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      words.count == need + 2, let thing = words.last?.lexeme, thing.namesThing,
      !KindSet.places.contains(thing.kind),
      let text = named(thing)
    else { return nil }
    var first = Array(words[...need])
    first.insert(deed("tener"), at: need)
    return Cut(
      first: first,
      second: [
        Constituent(
          Lexeme(lemma: text, wordClass: .interjection, kind: .social), tile: words.last?.tile)
      ])
  }

  /// *Puerta / cerrar / frío, ventana / abrir / calor, música / bajar / ruido*: what is asked for, and why.
  private func orderBeforeNeed(_ words: [Constituent]) -> Cut? {
    guard let verb = loneVerb(words), verb > 0, verb + 2 == words.count, let last = words.last,
      OrderWords.asked.contains(words[verb].lexeme.lemma)
        || ["bajar", "subir", "parar"].contains(words[verb].lexeme.lemma),
      words[..<verb].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.isDeterminerLike
      }), words[verb - 1].lexeme.kind != .clothing
    else { return nil }
    let isNoise = PartedWords.noises.contains(last.lexeme.lemma)
    guard isNoise || ["frío", "calor", "sueño", "miedo"].contains(last.lexeme.lemma) else {
      return nil
    }
    let order = words[verb].ordered
    var reason = deed(isNoise ? "haber" : "tener")
    reason.lexeme.person = isNoise ? .third : .first
    reason.lexeme.number = .singular
    return Cut(first: [order] + words[..<verb], second: [reason, felt(last)])
  }

  /// *Cansado / cama, triste / abrazo, aburrido / jugar, enfadado / hermano / pegar*: how one is, and what one wants or
  /// why.
  private func moodBeforeWish(_ words: [Constituent]) -> Cut? {
    guard words.count > 1, let mood = words.first?.lexeme, mood.wordClass == .adjective,
      HalfWords.glad.contains(mood.lemma) || EverydayAlone.states.contains(mood.lemma)
    else { return nil }
    let rest = Array(words[1...])
    if let cause = causeOfMood(mood, rest) {
      return Cut(first: [words[0]], second: cause)
    }
    if rest.count == 1, rest[0].lexeme.isInfinitive {
      return HalfWords.weary.contains(mood.lemma)
        ? Cut(first: [words[0]], second: [deed("querer")] + rest) : nil
    }
    if let verb = loneVerb(rest) {
      guard verb + 1 == rest.count, verb > 0, rest[verb - 1].lexeme.isBeing,
        rest[verb - 1].lexeme.wordClass != .pronoun,
        rest[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
        EverydayWords.notToMe.contains(rest[verb].lexeme.lemma),
        let speaker = tables.lexicon.known("yo")
      else { return nil }
      return Cut(first: [words[0]], second: rest + [Constituent(speaker)])
    }
    guard rest.count == 1, HalfWords.weary.contains(mood.lemma) || mood.lemma == "triste" else {
      return nil
    }
    let thing = rest[0].lexeme
    if VerblessWords.hugs.contains(thing.lemma) {
      return Cut(first: [words[0]], second: [deed("querer")] + rest)
    }
    let isPastime = mood.lemma == "aburrido" && [.device, .toy, .game].contains(thing.kind)
    guard
      isPastime || ["cama", "sofá", "casa", "parque", "médico", "hospital"].contains(thing.lemma),
      let wish = wanted(rest)
    else { return nil }
    return Cut(first: [words[0]], second: wish)
  }

  /// What one wants: a thing, or to go somewhere.
  func wanted(_ words: [Constituent]) -> [Constituent]? {
    if words.count == 2, words[0].lexeme.lemma == "dolor", words[1].lexeme.kind == .body {
      return [deed("tener")] + words
    }
    guard let noun = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      words[noun].lexeme.wordClass == .noun, !words[noun].lexeme.kind.isTemporal,
      words[(noun + 1)...].allSatisfy({ $0.lexeme.wordClass == .adjective }),
      !HalfWords.needs.contains(words[noun].lexeme.lemma)
    else { return nil }
    let thing = words[noun].lexeme
    let isVisited = EverydayQuestions.visited.contains(thing.lemma)
    if KindSet.places.contains(thing.kind) || ["cama", "baño", "sofá"].contains(thing.lemma)
      || isVisited
    {
      guard noun == 0, let link = tables.lexicon.known("a") else { return nil }
      let to = thing.article == .bare && thing.lemma != "casa" ? [] : [Constituent(link)]
      return [deed("querer"), deed("ir")] + to + words
    }
    if HalfWords.fixtures.contains(thing.lemma) { return nil }
    switch thing.kind {
    case .food, .drink, .dish, .clothing, .thing, .medicine, .material, .toy, .device:
      return [deed("querer")] + words
    default: return nil
    }
  }
}

/// Words of such halves.
enum HalfWords {
  /// How one is who wants something else.
  static let weary: WordSet = [
    "cansado", "aburrido", "agobiado", "mareado", "enfermo", "nervioso", "enfadado",
  ]
  /// What belongs to the house and is not handed over.
  static let fixtures: WordSet = [
    "ventana", "puerta", "persiana", "luz", "calefacción", "aire acondicionado", "ventilador",
    "radiador", "grifo", "suelo", "escalera", "cortina", "tele", "televisión",
  ]
  /// How one feels, and things do not.
  static let glad: WordSet = [
    "contento", "feliz", "enfadado", "enojado", "nervioso", "preocupado", "orgulloso",
    "emocionado", "asustado", "agobiado", "ilusionado",
  ]
  /// What one has and does something about.
  static let needs: WordSet = [
    "hambre", "sed", "sueño", "frío", "calor", "pis", "caca", "pipí", "fiebre", "tos", "dolor",
    "mocos",
  ]
  /// What there is outside and around, with its verb.
  static let weather = [
    "lluvia": "haber", "tormenta": "haber", "niebla": "haber", "hielo": "haber",
    "nieve": "haber", "ruido": "haber", "jaleo": "haber", "sol": "hacer", "viento": "hacer",
    "calor": "hacer", "frío": "hacer",
  ]
  /// What is done because of it.
  static let athome: WordSet = [
    "salir", "abrir", "cerrar", "coger", "agarrar", "poner", "ponerse", "quitarse", "bajar",
    "subir",
    "entrar", "quedarse", "volver", "apagar", "encender", "llevar", "querer", "necesitar", "poder",
    "irse", "ir", "bañarse", "buscar", "beber", "jugar", "quedar", "hacer", "esconder",
    "esconderse", "tapar", "taparse",
  ]
  /// What hurts whoever touches it.
  static let harms = [
    "quemar": "quemar", "pinchar": "pinchar", "picar": "picar", "manchar": "manchar",
    "cortar": "cortar", "resbalar": "resbalar", "explotar": "explotar", "romper": "romperse",
    "caer": "caerse", "caerse": "caerse", "romperse": "romperse", "morder": "morder",
    "mojar": "mojar", "arañar": "arañar",
  ]
}
