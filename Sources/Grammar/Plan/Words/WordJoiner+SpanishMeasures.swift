import AACCore

/// Amounts and times that Spanish says in one piece and that are chosen in several.
///
/// Source: NGLE §19.8 (*todo*), §20.2 (*otro*), §21.2–21.4 (numerals and halves), §24.5 (hours), §20.9 (partitives).
extension WordJoiner {
  /// The words with each of these in one piece; nil where there is none.
  func measured(_ words: [Constituent]) -> [Constituent]? {
    guard isSpanish, words.contains(where: { MeasureWords.any.contains($0.lexeme.lemma) }) else {
      return nil
    }
    var words = words
    var index = 0
    while index < words.count {
      if MeasureWords.any.contains(words[index].lexeme.lemma) { join(&words, index) }
      index += 1
    }
    return words
  }

  /// Joins what the word at a place stands for, where it is one of these.
  private func join(_ words: inout [Constituent], _ index: Int) {
    switch words[index].lexeme.lemma {
    case "y", "y media", "y medio", "medio": addHalf(&words, index)
    case "todo", "toda", "todos", "todas": spanAll(&words, index)
    case "que", "que viene": closeThought(&words, index)
    case "a", "de": tellHour(&words, index)
    case "por": tellPart(&words, index)
    case "desde", "hasta", "antes de", "después de", "a partir de": boundByHour(&words, index)
    case "mismo", "misma", "mismos", "mismas", "solo", "sola": stress(&words, index)
    case "súper": intensify(&words, index)
    case "cientos", "miles", "centenares", "decenas", "millones": countByHundreds(&words, index)
    case "otro", "otra", "otros", "otras": countOthers(&words, index)
    case "más": addMore(&words, index)
    case "dos", "tres", "cuatro":
      shareMany(&words, index)
      countThem(&words, index)
    case "muy": feelMuch(&words, index)
    case "próximo": rankTime(&words, index)
    default: shareMany(&words, index)
    }
  }

  // MARK: - Amounts

  /// *Hora / y / media, kilo / y medio*: a half more of the unit (NGLE §21.4).
  private func addHalf(_ words: inout [Constituent], _ index: Int) {
    // Metro / medio: and a half.
    let isWhole = words[index].lexeme.lemma != "y"
    guard index > 0, words[index - 1].lexeme.wordClass == .noun,
      isWhole
        || words.indices.contains(index + 1)
          && ["medio", "media"].contains(words[index + 1].lexeme.lemma),
      case let unit = words[index - 1].lexeme,
      unit.kind == .quantity || unit.kind == .duration || unit.kind == .money
        || MeasureWords.units.contains(unit.lemma) || lexicon.isUnitOfTime(unit.lemma)
    else { return }
    let tables = LanguageTables.tables(.spanish)
    let gender = tables.gender(of: unit)
    let half = gender == .feminine ? "y media" : "y medio"
    let plural =
      unit.forms["PL"] ?? tables.morphology?.plural(of: unit.lemma, wordClass: .noun).first
      ?? unit.lemma
    words[index - 1].lexeme.gender = gender
    if unit.kind != .duration, unit.kind != .money, !lexicon.isUnitOfTime(unit.lemma) {
      // Medir / metro / y / medio: so much, and no train.
      words[index - 1].lexeme.kind = .quantity
      words[index - 1].lexeme.article = nil
      words[index - 1].lexeme.countability = .count
      words[index - 1].government = Government(preposition: nil, article: .indefinite)
    }
    words[index - 1].lexeme.lemma = "\(unit.lemma) \(half)"
    words[index - 1].lexeme.forms["PL"] = "\(plural) \(half)"
    words.removeSubrange(index...(isWhole ? index : index + 1))
    if index < words.count, words[index].lexeme.wordClass == .noun,
      KindSet.edible.contains(words[index].lexeme.kind), PortionWords.isVessel(unit.lemma),
      let of = lexicon.known("de")
    {
      // Kilo / y / medio / patata.
      words.insert(Constituent(of), at: index)
    }
  }

  /// *Cientos / de / pájaro*: so many of them (NGLE §21.3).
  private func countByHundreds(_ words: inout [Constituent], _ index: Int) {
    guard index + 2 < words.count, words[index + 1].lexeme.lemma == "de",
      words[index + 2].lexeme.wordClass == .noun || words[index + 2].lexeme.wordClass == .adjective
    else { return }
    var amount = Lexeme(
      lemma: "\(words[index].lexeme.lemma) de", wordClass: .numeral, kind: .quantity)
    amount.number = .plural
    words[index].lexeme = amount
    words.remove(at: index + 1)
  }

  /// *Otro / dos / galleta → otras dos galletas* (NGLE §20.2).
  private func countOthers(_ words: inout [Constituent], _ index: Int) {
    guard index + 2 < words.count, words[index + 1].lexeme.wordClass == .numeral,
      words[index + 2].lexeme.wordClass == .noun, words[index + 1].lexeme.lemma != "uno"
    else { return }
    words[index].lexeme = Lexeme(lemma: "otro", wordClass: .determiner, kind: .thing)
  }

  /// *Uno / más, algo / más*: one or something besides (NGLE §21.2).
  private func addMore(_ words: inout [Constituent], _ index: Int) {
    guard index > 0,
      index + 1 == words.count
        || !words[index + 1].lexeme.isNominal
          && words[index + 1].lexeme.wordClass != .adjective
          && words[index + 1].lexeme.wordClass != .adverb,
      case let before = words[index - 1].lexeme,
      before.lemma == "algo" || before.lemma == "alguien"
        || before.wordClass == .numeral
          && (index < 2 || words[index - 2].lexeme.wordClass != .noun)
    else { return }
    words[index - 1].lexeme.lemma += " más"
    if before.lemma == "algo" {
      words[index - 1].lexeme.wordClass = .pronoun
      words[index - 1].lexeme.kind = .thing
    }
    words.remove(at: index)
  }

  /// *Muy / hambre*: of what is felt there is much (NGLE §19.5).
  private func feelMuch(_ words: inout [Constituent], _ index: Int) {
    guard index + 1 < words.count, words[index + 1].lexeme.wordClass == .noun,
      words[index + 1].lexeme.countability == .mass || words[index + 1].lexeme.kind == .feeling,
      let much = lexicon.known("mucho")
    else { return }
    words[index].lexeme = much
  }

  /// *La mayoría / de / niño, mitad / de / niño, uno / de / mi / amigo*: some of several (NGLE §20.9).
  private func shareMany(_ words: inout [Constituent], _ index: Int) {
    let share = words[index].lexeme.lemma
    if share.hasPrefix("la ") {
      guard let most = lexicon.known("mayoría") else { return }
      words[index].lexeme = most
      let isJoined = index + 1 < words.count && words[index + 1].lexeme.lemma == "de"
      if !isJoined, index + 1 < words.count,
        words[index + 1].lexeme.isNominal || share.hasSuffix(" de"),
        let of = lexicon.known("de")
      {
        words.insert(Constituent(of), at: index + 1)
      }
    }
    guard index + 2 < words.count, words[index + 1].lexeme.lemma == "de" else { return }
    var head = index + 2
    while head + 1 < words.count, words[head].lexeme.isDeterminerLike { head += 1 }
    let noun = words[head].lexeme
    let isOfBeings = ["mitad", "resto"].contains(share)
    let isOfSeveral = MeasureWords.some.contains(share)
    guard noun.wordClass == .noun, noun.number != .plural, noun.countability != .mass,
      !isOfBeings || noun.isBeing, !isOfSeveral || head > index + 2
    else { return }
    let plural =
      noun.forms["PL"]
      ?? LanguageTables.tables(.spanish).morphology?.plural(of: noun.lemma, wordClass: .noun).first
    guard let plural else { return }
    words[head].lexeme.gender = LanguageTables.tables(.spanish).gender(of: noun)
    words[head].lexeme.lemma = plural
    words[head].lexeme.number = .plural
  }

  /// *Yo / mismo, nosotros / dos, yo / solo*: a word behind the pronoun that stresses it (NGLE §16.4).
  private func stress(_ words: inout [Constituent], _ index: Int) {
    guard index > 0, case let who = words[index - 1].lexeme, who.wordClass == .pronoun,
      who.kind == .person, who.person != nil, !Self.clitics.contains(who.lemma),
      !words[index].lexeme.lemma.hasPrefix("sol") || index > 1 && index + 1 == words.count,
      index + 1 == words.count || !words[index + 1].lexeme.isNominal
    else { return }
    words[index - 1].lexeme.forms[Adverbial.stressing] =
      words[index].lexeme.lemma.hasPrefix("mism") ? "mismo" : "solo"
    words.remove(at: index)
  }

  /// *Nosotros / dos*: how many they are.
  private func countThem(_ words: inout [Constituent], _ index: Int) {
    guard index > 0, case let who = words[index - 1].lexeme, who.wordClass == .pronoun,
      who.kind == .person, who.number == .plural,
      ["nosotros", "nosotras", "vosotros", "vosotras", "ustedes", "ellos", "ellas"].contains(
        who.lemma),
      index + 1 == words.count
        || !words[index + 1].lexeme.isNominal
          && words[index + 1].lexeme.lemma != "de"
    else { return }
    words[index - 1].lexeme.forms[Adverbial.stressing] = words[index].lexeme.lemma
    words.remove(at: index)
  }

  /// *Súper / divertido*: how much (NGLE §10.9).
  private func intensify(_ words: inout [Constituent], _ index: Int) {
    guard index + 1 < words.count, words[index + 1].lexeme.wordClass == .adjective else { return }
    words[index].lexeme = Lexeme(lemma: "súper", wordClass: .adverb, kind: .degree)
  }

  // MARK: - Times

  /// *Por / mañana, por / noche*: at that part of the day (NGLE §24.5).
  private func tellPart(_ words: inout [Constituent], _ index: Int) {
    guard index + 1 < words.count,
      let part = MeasureWords.byDay[words[index + 1].lexeme.lemma],
      index + 2 == words.count || words[index + 2].lexeme.lemma != "de"
    else { return }
    words[index].lexeme =
      lexicon.known(part)
      ?? Lexeme(
        lemma: part, wordClass: .adverb, kind: .time)
    words.remove(at: index + 1)
  }

  /// *Hasta / ocho, antes de / diez, desde / nueve*: from, until or before what hour (NGLE §24.5).
  private func boundByHour(_ words: inout [Constituent], _ index: Int) {
    guard index + 1 < words.count, isHour(words[index + 1].lexeme), let verb,
      !MeasureWords.scoring.contains(verb), verb != "saltar", verb != "correr",
      index + 2 == words.count || endsHour(words, index + 2)
    else { return }
    let part = index + 3 < words.count ? partOfDay(words, index + 2) : nil
    let hour = SpanishHours.hour(words[index + 1].lexeme.lemma)
    let text = part.map { "\(hour) \($0.text)" } ?? hour
    words[index].lexeme = Lexeme(
      lemma: "\(words[index].lexeme.lemma) \(text)", wordClass: .adverb, kind: .duration)
    words.removeSubrange((index + 1)..<(index + 2 + (part?.length ?? 0)))
  }

  /// *Todo / día, todo / semana, todo / lunes*: how long or how often (NGLE §19.8).
  private func spanAll(_ words: inout [Constituent], _ index: Int) {
    guard index + 1 < words.count,
      index == 0 || words[index - 1].lexeme.wordClass != .adposition
    else { return }
    let hasArticle = ["el", "la", "los", "las"].contains(words[index + 1].lexeme.lemma)
    let place = hasArticle ? index + 2 : index + 1
    guard place < words.count, case let time = words[place].lexeme,
      time.wordClass == .noun || time.wordClass == .adverb && time.lemma == "mañana",
      place + 1 == words.count || words[place + 1].lexeme.wordClass != .adjective,
      MeasureWords.spans.contains(time.lemma) || time.kind == .weekday
    else { return }
    let isMany = time.number == .plural || time.kind == .weekday || time.lemma.hasSuffix("s")
    if !hasArticle, time.lemma == "día", words[index].lexeme.lemma == "todo", let verb,
      MeasureWords.daily.contains(verb)
    {
      // Ir / colegio / todo / día.
      words[index].lexeme = Lexeme(
        lemma: "todos los días", wordClass: .adverb, kind: .frequency)
      words.removeSubrange((index + 1)...place)
      return
    }
    let isOne = !isMany || time.lemma == "mes"
    let base = lexicon.singulars(of: time.lemma).first ?? time.lemma
    let gender =
      MeasureWords.feminine.contains(base) || MeasureWords.feminine.contains(time.lemma)
    let all = isOne ? gender ? "toda la" : "todo el" : gender ? "todas las" : "todos los"
    words[index].lexeme = Lexeme(
      lemma: "\(all) \(time.lemma)", wordClass: .adverb, kind: isOne ? .duration : .frequency)
    words.removeSubrange((index + 1)...place)
  }

  /// *Semana / que viene; creo / que / sí*: what ends a thought or says which time (NGLE §24.1, §43.2).
  private func closeThought(_ words: inout [Constituent], _ index: Int) {
    if words[index].lexeme.lemma == "que viene" {
      guard index > 0, let next = lexicon.timePhrase("\(words[index - 1].lexeme.lemma) que viene")
      else { return }
      words[index - 1].lexeme = next.lexeme
      words.remove(at: index)
      return
    }
    if index > 0, index + 1 < words.count, words[index + 1].lexeme.lemma == "venir",
      let next = lexicon.timePhrase("\(words[index - 1].lexeme.lemma) que viene")
    {
      // Semana / que viene, typed on one tile.
      words[index - 1].lexeme = next.lexeme
      words.removeSubrange(index...(index + 1))
      return
    }
    guard index + 2 == words.count, ["sí", "no"].contains(words[index + 1].lexeme.lemma),
      let verb, MeasureWords.thinking.contains(verb)
    else { return }
    words[index].lexeme = Lexeme(
      lemma: "que \(words[index + 1].lexeme.lemma)", wordClass: .adverb, kind: .manner)
    words.removeLast()
  }

  /// *Cenar / a / nueve, llegar / tres / de / tarde*: a number where nothing is counted is the hour (NGLE §24.5).
  private func tellHour(_ words: inout [Constituent], _ index: Int) {
    if words[index].lexeme.lemma == "de" { return tellPartOfDay(&words, index) }
    if index + 1 < words.count, let side = MeasureWords.sides[words[index + 1].lexeme.lemma],
      let known = lexicon.known(side),
      index + 2 == words.count || !words[index + 2].lexeme.isNominal
    {
      // Girar / a / izquierda.
      words[index].lexeme = known
      words.remove(at: index + 1)
      return
    }
    guard index + 1 < words.count, isHour(words[index + 1].lexeme),
      index == 0 || words[index - 1].lexeme.wordClass != .numeral,
      let verb, !MeasureWords.scoring.contains(verb),
      index + 2 == words.count || endsHour(words, index + 2)
    else { return }
    let part = index + 3 < words.count ? partOfDay(words, index + 2) : nil
    var text = SpanishHours.hour(words[index + 1].lexeme.lemma)
    if let part { text += " \(part.text)" }
    guard let hour = lexicon.timePhrase(text) else { return }
    words[index].lexeme = hour.lexeme
    words.removeSubrange((index + 1)..<(index + 2 + (part?.length ?? 0)))
  }

  private func tellPartOfDay(_ words: inout [Constituent], _ index: Int) {
    if tellHourOfThing(&words, index) { return }
    if index > 0, words[index - 1].lexeme.kind == .time, let part = partOfDay(words, index),
      case let said = words[index - 1].lexeme.lemma,
      said.hasPrefix("las ") || said.hasPrefix("a las ") || said.hasSuffix("la una"),
      let hour = lexicon.timePhrase(
        "\(said.hasPrefix("a ") ? String(said.dropFirst(2)) : said) \(part.text)")
    {
      // Las ocho / de / la mañana.
      words[index - 1].lexeme = hour.lexeme
      words.removeSubrange(index..<(index + part.length))
      if index > 1, words[index - 2].lexeme.lemma == "a" { words.remove(at: index - 2) }
      return
    }
    guard index > 0, isHour(words[index - 1].lexeme), let part = partOfDay(words, index),
      let hour = lexicon.timePhrase(
        "\(SpanishHours.hour(words[index - 1].lexeme.lemma)) \(part.text)")
    else { return }
    words[index - 1].lexeme = hour.lexeme
    words.removeSubrange(index..<(index + part.length))
  }

  /// *Autobús / de / siete, película / de / diez*: the one that leaves or begins then (NGLE §24.5).
  private func tellHourOfThing(_ words: inout [Constituent], _ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, isHour(words[index + 1].lexeme),
      MeasureWords.timetabled.contains(words[index - 1].lexeme.lemma),
      index + 2 == words.count || endsHour(words, index + 2)
    else { return false }
    var hour = Lexeme(
      lemma: SpanishHours.hour(words[index + 1].lexeme.lemma), wordClass: .properNoun, kind: .time)
    hour.article = .bare
    hour.gender = .feminine
    words[index + 1].lexeme = hour
    return true
  }

  /// Whether a number is that of an hour.
  func isHour(_ word: Lexeme) -> Bool {
    guard word.wordClass == .numeral || word.lemma == "una" else { return false }
    return (1...12).contains(SpanishNumerals.number(word.lemma) ?? Int(word.lemma) ?? 0)
  }

  /// Whether what stands behind a number cannot be counted by it.
  private func endsHour(_ words: [Constituent], _ index: Int) -> Bool {
    let next = words[index].lexeme
    if next.lemma == "de" { return partOfDay(words, index) != nil }
    if ["y", "menos", "o"].contains(next.lemma) { return false }
    return next.wordClass == .adposition || next.wordClass == .conjunction
      || next.kind == .weekday || next.lemma == "mañana" || next.wordClass == .interjection
      || next.wordClass == .adverb && next.kind.isTemporal
  }

  /// *De la tarde*, from *de / tarde* or *de / la tarde*.
  private func partOfDay(_ words: [Constituent], _ index: Int) -> (text: String, length: Int)? {
    guard words[index].lexeme.lemma == "de", index + 1 < words.count else { return nil }
    var place = index + 1
    if words[place].lexeme.lemma == "la" || words[place].lexeme.lemma == "el" { place += 1 }
    guard place < words.count else { return nil }
    var part = words[place].lexeme.lemma
    if part.hasPrefix("la ") { part.removeFirst(3) }
    guard MeasureWords.partsOfDay.contains(part) else { return nil }
    return ("de la \(part)", place - index + 1)
  }

  /// *Próximo / semana*: the rank agrees with its time (NGLE §13.5).
  private func rankTime(_ words: inout [Constituent], _ index: Int) {
    guard index + 1 < words.count, case let time = words[index + 1].lexeme,
      MeasureWords.spans.contains(time.lemma) || time.kind == .weekday
    else { return }
    let rank = MeasureWords.feminine.contains(time.lemma) ? "próxima" : "próximo"
    guard let phrase = lexicon.timePhrase("\(rank) \(time.lemma)") else { return }
    words[index].lexeme = phrase.lexeme
    words.remove(at: index + 1)
  }
}
