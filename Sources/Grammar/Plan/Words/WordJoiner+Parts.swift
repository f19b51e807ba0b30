import AACCore

/// Parts of a time and of a country: *início / mês, final / año, zona / sur, lado / norte* (NGLE §12.7, §24.5;
/// Cunha & Cintra, chapter 15, *De*, and chapter 9, *Emprego do artigo definido*).
extension WordJoiner {
  /// *Receber / início / mês, cobrar / final / mes*: when, with the preposition and the article that belong there;
  /// what is wanted and liked is the end itself, *gosto do fim do ano*.
  func partOfTime(_ words: [Constituent], _ index: Int) -> (Constituent, Int)? {
    var head = index
    if TimeParts.openers.contains(words[index].lexeme.lemma) {
      head += 1
      if head < words.count, words[head].lexeme.wordClass == .determiner { head += 1 }
    }
    guard head < words.count, words[head].lexeme.wordClass == .noun, let verb,
      let part = TimeParts.part(words[head].lexeme.lemma, in: variety.language)
    else { return nil }
    var next = head + 1
    if next < words.count, ["de", "do", "da", "del"].contains(words[next].lexeme.lemma) {
      next += 1
      if next < words.count,
        words[next].lexeme.wordClass == .determiner || words[next].lexeme.lemma == "a"
      {
        next += 1
      }
    }
    guard next < words.count, case let time = words[next].lexeme, time.wordClass == .noun,
      time.kind == .time || time.kind == .duration, time.number != .plural,
      words[next].government == nil
    else { return nil }
    var when = words[head].lexeme
    let length = next - index + 1
    if let known = lexicon.known("\(when.lemma) de \(time.lemma)"), known.kind == .time {
      return (Constituent(known, tile: words[index].tile), length)
    }
    if head == index, TimeParts.wanting.contains(verb) {
      when.lemma += " \(whole(time, isNamed: true))"
      when.kind = .event
      when.article = .definite
    } else {
      let isNamed = part.namesWhole || isSpanish && TimeParts.daily.contains(time.lemma)
      let opening = isNamed && isSpanish ? "al \(when.lemma)" : part.opening
      when = Lexeme(
        lemma: "\(opening) \(whole(time, isNamed: isNamed))", wordClass: .adverb, kind: .time)
      when.isInferred = false
    }
    return (Constituent(when, tile: words[index].tile), length)
  }

  /// *Do mês, da tarde, de janeiro; de mes, del día, de enero*: the whole that it is a part of.
  private func whole(_ time: Lexeme, isNamed: Bool) -> String {
    let isFeminine =
      LanguageTables.tables(variety.language).gender(of: time)
      == .feminine
    if TimeParts.months.contains(time.lemma) { return "de \(time.lemma)" }
    guard isSpanish else { return (isFeminine ? "da " : "do ") + time.lemma }
    if !isNamed { return "de \(time.lemma)" }
    return (isFeminine ? "de la " : "del ") + time.lemma
  }

  /// *Zona / sur, lado / norte*: a part of a country is called by its direction; any other place is *del sur*.
  func region(_ words: [Constituent], _ index: Int) -> [Constituent]? {
    guard index + 1 < words.count, words[index + 1].lexeme.kind == .direction,
      words[index + 1].lexeme.wordClass == .noun, words[index + 1].government == nil,
      case var place = words[index], place.lexeme.wordClass == .noun
    else { return nil }
    let direction = words[index + 1].lexeme.lemma
    if TimeParts.regions.contains(place.lexeme.lemma) {
      if let known = lexicon.known("\(place.lexeme.lemma) \(direction)") {
        place.lexeme = known
      } else {
        place.lexeme.lemma += " \(direction)"
        place.lexeme.kind = .place
        place.lexeme.article = .definite
      }
      return [place]
    }
    guard place.lexeme.kind == .place || place.lexeme.kind == .home,
      let link = lexicon.known("de")
    else { return nil }
    return [place, Constituent(link), words[index + 1]]
  }
}
