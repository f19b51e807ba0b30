import AACCore

/// Puts together what was chosen in pieces: *treinta / y / uno*, *debajo / de*, *quince / de / junio*,
/// *perro / de / yo* (NGLE §18.2, §21.2, §24.5, §29.4; Cunha & Cintra, chapters 11, 12 and 15).
struct WordJoiner {
  let variety: LanguageVariety
  let lexicon: Lexicon
  /// The verb that the words stand behind.
  var verb: String?

  var isSpanish: Bool { variety.language == .spanish }

  /// The words with every phrase in one piece, under the tile of its first word.
  ///
  /// Complements without their verb are not read for forms again: what is a noun there was so beside it.
  func joined(_ chosen: [Constituent], readsForms: Bool = true) -> [Constituent] {
    var words = readsForms ? typed(chosen) : chosen
    words = lasting(words)
    if let measured = measured(words) { words = measured }
    if variety.language == .portuguese {
      halve(&words)
      readClauseVerbs(&words)
      readAims(&words)
    }
    guard variety.language != .english, words.count > 1, words.contains(where: mayJoin) else {
      return words
    }
    var result: [Constituent] = []
    result.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      if let word = andThen(words[index...]) {
        result.append(word)
        index += 2
      } else if isOwned(words, index) {
        result.append(words[index])
        index += 1
      } else if let (word, length) = days(words[index...]) ?? frequency(words[index...]) ?? guess(
        words[index...]) ?? bareHour(words, index) ?? eachTime(words, index)
        ?? halfHour(words, index)
        ?? spanishPiece(words, index) ?? partOfTime(words, index) ?? compound(words[index...])
        ?? phrase(words[index...])
      {
        result.append(word)
        index += length
      } else if let place = region(words, index) {
        result.append(contentsOf: place)
        index += 2
      } else if takesOwner(&result, words[index...]) {
        index += 2
      } else {
        result.append(words[index])
        index += 1
      }
    }
    result = expanded(result)
    weighed(&result)
    turnPostposed(&result)
    return result
  }

  /// Whether a word can be a piece of something.
  private func mayJoin(_ word: Constituent) -> Bool {
    switch word.lexeme.wordClass {
    case .adposition, .numeral, .conjunction, .adverb, .determiner, .particle: true
    case .adjective: word.lexeme.lemma == "próximo" || word.lexeme.kind == .color
    default:
      word.lexeme.kind.isTemporal || word.lexeme.kind == .direction
        || !isSpanish && word.lexeme.isInferred
    }
  }

  /// *Como **y después** me lavo*: what joins a verb and says that it comes next.
  private func andThen(_ words: ArraySlice<Constituent>) -> Constituent? {
    guard words.count > 2, let first = words.first, let next = words.dropFirst().first,
      first.lexeme.wordClass == .conjunction, ["y", "e"].contains(first.lexeme.lemma),
      ["después", "luego", "entonces", "depois", "então"].contains(next.lexeme.lemma),
      words.dropFirst(2).first?.lexeme.wordClass != .adposition,
      words.dropFirst(2).contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    var joint = first
    joint.lexeme.lemma = "\(first.lexeme.lemma) \(next.lexeme.lemma)"
    return joint
  }

  /// The longest phrase at the start of the words, with its length.
  private func phrase(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    guard words.count > 1, let first = words.first, mayJoin(first), first.government == nil else {
      return nil
    }
    if let hour = fullHour(words) { return hour }
    var length = min(5, words.count)
    while length > 1 {
      let pieces = words.prefix(length)
      if pieces.dropFirst().allSatisfy({ isPiece($0) }), !isToldCloser(pieces, words),
        !endsOpen(pieces),
        let lexeme = agreeing(pieces) ?? lexeme(text(of: pieces), pieces)
      {
        return (Constituent(lexeme, tile: first.tile), length)
      }
      length -= 1
    }
    return nil
  }

  /// *A las nueve / en / verano*: a preposition behind an hour belongs to what follows.
  private func endsOpen(_ pieces: ArraySlice<Constituent>) -> Bool {
    isSpanish && pieces.last?.lexeme.wordClass == .adposition
      && pieces.first?.lexeme.lemma.hasPrefix("a la") == true
  }

  /// *En un grupo de amigos, en el equipo de fútbol*: a noun that *de* says more of is no part of an adverb; *a mi mejor amigo*:
  /// nor is a quality of what stands behind it.
  private func isToldCloser(
    _ pieces: ArraySlice<Constituent>, _ words: ArraySlice<Constituent>
  ) -> Bool {
    if isSpanish, pieces.count == 2, pieces.first?.lexeme.lemma == "a",
      pieces.last?.lexeme.lemma == "mejor"
    {
      return words.dropFirst(2).first?.lexeme.wordClass == .noun
    }
    guard isSpanish, pieces.count == 2, pieces.first?.lexeme.lemma == "en",
      pieces.last?.lexeme.wordClass == .noun, words.count > 3
    else { return false }
    return words[words.startIndex + 2].lexeme.lemma == "de"
      && words[words.startIndex + 3].lexeme.wordClass == .noun
  }

  /// *Dentro de / dos / mes, semana / próximo*: a time whose words do not agree yet (NGLE §21.2, §13.5).
  private func agreeing(_ pieces: ArraySlice<Constituent>) -> Lexeme? {
    guard let first = pieces.first?.lexeme, let last = pieces.last?.lexeme else { return nil }
    let words = pieces.map(\.lexeme.lemma)
    let tables = LanguageTables.tables(variety.language)
    if pieces.count > 2, last.kind.isTemporal, last.wordClass == .noun, last.number != .plural,
      let number = pieces.dropLast().last?.lexeme, number.wordClass == .numeral,
      number.number != .singular, !["uno", "un", "una", "um", "uma"].contains(number.lemma),
      let plural = tables.morphology?.plural(of: last.lemma, wordClass: .noun).first
    {
      return lexicon.timePhrase((words.dropLast() + [plural]).joined(separator: " "))?.lexeme
    }
    guard pieces.count == 2, first.wordClass == .noun, first.kind.isTemporal,
      ["próximo", "pasado", "passado"].contains(last.lemma)
    else { return nil }
    let isFeminine = tables.gender(of: first) == .feminine
    let ranked = isFeminine ? last.lemma.dropLast() + "a" : last.lemma[...]
    return lexicon.timePhrase("\(first.lemma) \(ranked)")?.lexeme
  }

  /// *A / nueve / hora, a / nove / hora*: at what hour (NGLE §24.5; Cunha & Cintra, chapter 12).
  private func fullHour(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    guard let first = words.first else { return nil }
    if first.lexeme.wordClass == .determiner, let next = words.dropFirst().first,
      isClock(next.lexeme.lemma)
    {
      // Ser / las / 7:15: the article is in the hour.
      return (Constituent(next.lexeme, tile: first.tile), 2)
    }
    guard ["a", "às", "à"].contains(first.lexeme.lemma) else { return nil }
    let parts = Array(words.dropFirst().prefix(3)).map(\.lexeme)
    if let place = parts.firstIndex(where: { $0.kind == .time && isClock($0.lemma) }), place < 2,
      place == 0 || parts[0].wordClass == .determiner,
      let hour = lexicon.timePhrase((isSpanish ? "a " : "às ") + parts[place].lemma)
    {
      // A / las / 7:15.
      return (Constituent(hour.lexeme, tile: first.tile), place + 2)
    }
    let number = parts[0].wordClass == .determiner && parts.count > 2 ? 1 : 0
    if let hour = hourOfDay(words, number) { return hour }
    guard parts.count > number + 1, ["hora", "horas"].contains(parts[number + 1].lemma),
      parts[number].wordClass == .numeral || ["uno", "un", "um"].contains(parts[number].lemma)
    else { return nil }
    let text =
      isSpanish
      ? "a \(SpanishHours.hour(parts[number].lemma))" : "às \(parts[number].lemma) horas"
    let day = isSpanish ? nil : partOfDay(words.dropFirst(number + 3))
    guard let hour = lexicon.timePhrase(text + (day?.text ?? "")) else { return nil }
    return (Constituent(hour.lexeme, tile: first.tile), number + 3 + (day?.length ?? 0))
  }

  private func isClock(_ text: String) -> Bool {
    ClockFigure.hour(text.split(separator: " ").last.map(String.init) ?? text) != nil
  }

  private func isPiece(_ word: Constituent) -> Bool {
    switch word.lexeme.wordClass {
    case .verb, .properNoun: false
    case .pronoun: word.lexeme.kind != .person
    default: true
    }
  }

  private func lexeme(_ text: String, _ pieces: ArraySlice<Constituent>) -> Lexeme? {
    guard let first = pieces.first?.lexeme, let last = pieces.last?.lexeme else { return nil }
    if let amount = amount(pieces.map(\.lexeme.lemma)) { return amount }
    if pieces.count == 2, first.kind == .color || last.lemma == "marino",
      let shade = shade(first.lemma, last.lemma)
    {
      return shade
    }
    if first.wordClass == .numeral, last.wordClass == .numeral {
      return lexicon.numeral(text)?.lexeme
    }
    if first.wordClass == .numeral, isSpanish || pieces.count < 4 || last.kind == .time,
      !pieces.dropFirst().dropLast().contains(where: {
        // Tres / manzanas / y / medio: what is counted is no hour.
        isSpanish && $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      }),
      last.lemma == "medio" || last.lemma == "meio" || last.kind == .time || isHour(pieces)
    {
      let words = pieces.map {
        ["medio": "media", "meio": "meia"][$0.lexeme.lemma] ?? $0.lexeme.lemma
      }
      if words.count > 2, let hour = lexicon.timePhrase(words.joined(separator: " ")) {
        return hour.lexeme
      }
    }
    if pieces.count == 2, last.kind.isTemporal, ["en", "em"].contains(first.lemma),
      let phrase = lexicon.word(last.lemma)?.phrase,
      phrase == text
        || Self.articles.contains(where: phrase.hasPrefix)
          && (phrase != last.lemma || last.wordClass == .adverb)
    {
      // Em / maio: the word is said with the preposition as it is.
      return last
    }
    if first.wordClass == .numeral || first.lemma == "día" || first.lemma == "dia" {
      guard let date = date(pieces) else { return nil }
      return lexicon.timePhrase(date)?.lexeme
    }
    if last.lemma == "quién" || last.lemma == "quem" || first.lemma == "un" || first.lemma == "uma"
    {
      return nil
    }
    guard let known = lexicon.known(text) ?? melted(pieces) else {
      return lexicon.timePhrase(text)?.lexeme
    }
    switch known.wordClass {
    case .interjection where verb != nil && (last.wordClass == .pronoun || last.kind.isTemporal):
      // Não saber / de / nada, ficar / até / amanhã: behind a verb it answers no thanks, and is no farewell.
      return nil
    case .adverb
    where !isSpanish && ["em", "para"].contains(first.lemma) && isLiteral(known.lemma):
      return nil
    case .adverb where isSpanish && pieces.count == 2 && isGoverned(last, behind: first.lemma):
      return nil
    case .adposition, .adverb, .interjection, .conjunction, .pronoun, .determiner: return known
    default: return nil
    }
  }

  /// *Arrepentirse / de / mentira, disfrutar / de / fiesta*: what the verb governs is a thing, and no way of doing it (NGLE
  /// §36.3).
  private func isGoverned(_ noun: Lexeme, behind preposition: String) -> Bool {
    guard let verb, noun.wordClass == .noun, !noun.kind.isTemporal, noun.kind != .illness,
      verb.hasSuffix("se") || verb == "disfrutar" || verb == "gozar",
      !["verdad", "golpe", "memoria", "corazón", "lado", "espaldas", "paso"].contains(noun.lemma)
    else { return false }
    return LanguageTables.tables(variety.language).frames[verb].slots.contains {
      $0.role == .topic && $0.preposition == preposition && $0.article == .definite
        && $0.words.isEmpty
    }
  }

  /// *Tres / menos / cuarto, dos / y / diez*: the quarter and the minutes of an hour (NGLE §21.4).
  private func isHour(_ pieces: ArraySlice<Constituent>) -> Bool {
    let words = pieces.map(\.lexeme)
    guard words.count == 3 else { return false }
    if !isSpanish { return words[1].lemma == "e" && words[2].lemma == "meia" }
    guard ["y", "menos"].contains(words[1].lemma) else { return false }
    return words[2].lemma == "cuarto" || words[1].lemma == "menos" && words[2].wordClass == .numeral
  }

  /// *Quince / de / junio*, *día / 3 / mayo*: with the word between that was left out.
  private func date(_ pieces: ArraySlice<Constituent>) -> String? {
    var words = pieces.map(\.lexeme.lemma)
    guard let last = words.last, isMonth(last) || words[0] == "dia" && words.count == 2 else {
      return nil
    }
    if words[0] == "día" || words[0] == "dia" && words.count > 2 { words.removeFirst() }
    if words.count == 2, words[0] != "dia" { words.insert("de", at: 1) }
    return words.joined(separator: " ")
  }

  private static let articles = ["no ", "na ", "el ", "la "]

  private func isMonth(_ word: String) -> Bool {
    SpanishHours.isMonth(word) || PortugueseDates.months.contains(word)
  }

  // MARK: - Owners

  /// *Libro / ser / de / niño, coche / de / niña*, but *de / niño / vivir*: behind *ser* and behind a thing it is said whose
  /// that is, and no time of life (NGLE §12.7, §37.3).
  private func isOwned(_ words: [Constituent], _ index: Int) -> Bool {
    guard isSpanish, words[index].lexeme.lemma == "de", index + 1 < words.count,
      PieceWords.ages.contains(words[index + 1].lexeme.lemma)
    else { return false }
    let isLast = index + 2 == words.count
    guard index > 0 else { return verb == "ser" && isLast }
    let owned = words[index - 1].lexeme
    if owned.wordClass == .verb { return owned.lemma == "ser" && isLast && index > 1 }
    // Celoso / de / bebé: whom a quality is about.
    if owned.wordClass == .adjective { return AdjectiveLinks.beforeNoun(owned.lemma) == "de" }
    guard owned.wordClass == .noun, !owned.isBeing else { return false }
    switch owned.kind {
    case .thing, .toy, .book, .device, .clothing, .vehicle, .furniture, .body: return true
    default:
      // Habitación / de / niño / ser / azul.
      return !isLast && isOwnable(owned) && words[index + 2].lexeme.wordClass == .verb
        && !words[..<index].contains { $0.lexeme.wordClass == .verb }
    }
  }

  /// *Perro / de / yo* is *mi perro*: the owner goes before the noun that the words so far end in.
  private func takesOwner(_ result: inout [Constituent], _ rest: ArraySlice<Constituent>) -> Bool {
    guard let link = rest.first, link.lexeme.lemma == "de", let owner = rest.dropFirst().first,
      let place = result.lastIndex(where: { $0.lexeme.wordClass != .adjective }),
      isOwnable(result[place].lexeme),
      let possessive = Possessives.word(for: owner.lexeme, tile: owner.tile, in: variety),
      !isRideOfDoer(result, place, rest.dropFirst(2))
    else { return false }
    let hasDeterminer = place > 0 && result[place - 1].lexeme.isDeterminerLike
    if hasDeterminer, result[place - 1].lexeme.wordClass != .numeral { return false }
    result.insert(possessive, at: hasDeterminer ? place - 1 : place)
    return true
  }

  /// *Ônibus / de / eu / ir*: who goes by bus does not own it.
  private func isRideOfDoer(
    _ words: [Constituent], _ noun: Int, _ rest: ArraySlice<Constituent>
  ) -> Bool {
    words[noun].lexeme.kind == .vehicle && rest.first?.lexeme.wordClass == .verb
      && !words.contains { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }
  }

  private func isOwnable(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, !noun.kind.isTemporal else { return false }
    switch noun.kind {
    case .feeling, .emotion, .state, .weather: return false
    default: return true
    }
  }

  // MARK: - Order

  /// *Mueble / debajo de / dormir*: a preposition of place that nothing follows is of the noun before.
  private func turnPostposed(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst() {
      let word = words[index].lexeme
      guard word.wordClass == .adposition, word.lemma.hasSuffix(" de"),
        !["antes de", "después de", "depois de", "en vez de", "en lugar de", "además de"]
          .contains(word.lemma),
        words[index - 1].lexeme.wordClass == .noun
          || words[index - 1].lexeme.wordClass == .properNoun
      else { continue }
      if index + 1 < words.count, words[index + 1].lexeme.wordClass != .verb { continue }
      var start = index - 1
      while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
      if start > 0, words[start - 1].lexeme.wordClass == .adposition { continue }
      words.insert(words.remove(at: index), at: start)
    }
  }
}
