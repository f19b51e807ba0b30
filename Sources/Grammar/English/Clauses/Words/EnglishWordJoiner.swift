import AACCore

/// Tiles that together say when: *two* + *days* + *ago*, *last* + *week*, *three* + *o'clock*.
struct EnglishWordJoiner {
  let lexicon: Lexicon
  /// All tiles of a joined word by the tile of its first.
  var tiles: [Int: [Int]] = [:]

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// The words with what belongs together made one.
  mutating func joined(_ words: [Constituent]) -> [Constituent] {
    guard words.contains(where: { starts($0.lexeme) }) else { return words }
    var result: [Constituent] = []
    var index = 0
    while index < words.count {
      let length = starts(words[index].lexeme) ? length(words, from: index) : 1
      var word = words[index]
      if length > 1 {
        let parts = words[index..<(index + length)]
        let text = text(parts)
        // *at/Easter*, where *at* was supplied: under the tile of the word that was chosen.
        let chosen = parts.compactMap(\.tile)
        if let known = lexicon.word(text) { word = Constituent(known.lexeme, tile: chosen.first) }
        if let tile = word.tile { tiles[tile] = chosen }
      }
      result.append(word)
      index += length
    }
    return pairedDays(result)
  }

  /// *on Mondays and Wednesdays, on Monday, Wednesday and Friday*: days that stand side by side or are joined are one time.
  private mutating func pairedDays(_ words: [Constituent]) -> [Constituent] {
    var words = words
    var index = 0
    while index + 1 < words.count {
      let (end, names, link) = days(words, index)
      guard let last = names.last, names.count > 1 else {
        index += 1
        continue
      }
      let isGoverned = index > 0 && words[index - 1].lexeme.lemma == "on"
      let rest = words[(index + 1)...end].compactMap(\.tile).flatMap { tiles[$0] ?? [$0] }
      words[index].lexeme = Lexeme(
        lemma: "on \(names.dropLast().joined(separator: ", ")) \(link) \(last)",
        wordClass: .adverb, kind: .time)
      if let tile = words[index].tile { tiles[tile] = (tiles[tile] ?? [tile]) + rest }
      words.removeSubrange((index + 1)...end)
      if isGoverned, let on = words.remove(at: index - 1).tile, let tile = words[index - 1].tile {
        tiles[tile] = [on] + (tiles[tile] ?? [])
      }
    }
    return words
  }

  /// The days from a place on, with the word that joins the last of them and where they end.
  private func days(_ words: [Constituent], _ start: Int) -> (Int, [String], link: String) {
    let first = words[start].lexeme
    guard
      first.kind == .weekday
        || first.kind.isTemporal && lexicon.known(bare(first.lemma))?.kind == .weekday
    else { return (start, [], "and") }
    var (end, names, link) = (start, [bare(first.lemma)], "and")
    while end + 1 < words.count {
      let next = words[end + 1].lexeme
      if next.kind == .weekday {
        names.append(bare(next.lemma))
        end += 1
      } else if next.lemma == "and" || next.lemma == "or", end + 2 < words.count,
        words[end + 2].lexeme.kind == .weekday
      {
        link = next.lemma
        names.append(bare(words[end + 2].lexeme.lemma))
        end += 2
      } else {
        break
      }
    }
    return (end, names, link)
  }

  /// *until/six o'clock, from/nine o'clock/to/five o'clock*: before an hour on one tile a preposition takes the place of *at*
  /// (CGEL §9.36–9.38).
  mutating func bounded(_ words: [Constituent]) -> [Constituent] {
    var result: [Constituent] = []
    for word in words {
      guard let before = result.last, Self.bounds.contains(before.lexeme.lemma),
        word.lexeme.wordClass == .adverb, word.lexeme.kind == .time,
        EnglishClock.phrase(word.lexeme.lemma.split(separator: " ").map(String.init)) != nil
      else {
        result.append(word)
        continue
      }
      let hour =
        word.lexeme.lemma.hasPrefix("at ") ? word.lexeme.lemma.dropFirst(3) : word.lexeme.lemma[...]
      let isEnd =
        before.lexeme.lemma == "to"
        && result.dropLast().last?.lexeme.lemma.hasPrefix("from ") == true
      let start = result.count - (isEnd ? 2 : 1)
      let parts = result[start...]
      let text = (parts.map(\.lexeme.lemma) + [String(hour)]).joined(separator: " ")
      let chosen =
        parts.compactMap(\.tile).flatMap { tiles[$0] ?? [$0] } + [word.tile].compactMap(\.self)
      result.removeSubrange(start...)
      result.append(
        Constituent(Lexeme(lemma: text, wordClass: .adverb, kind: .time), tile: chosen.first))
      if let first = chosen.first { tiles[first] = chosen }
    }
    return result
  }

  private static let bounds = EnglishWords.set(
    "since until till from to before after by around about")

  private func bare(_ day: String) -> String {
    day.hasPrefix("on ") ? String(day.dropFirst(3)) : day
  }

  /// *my/mom's/phone, my/dog's/bowl*: whose it is by somebody who is somebody's (CGEL §5.117).
  mutating func owners(_ words: [Constituent]) -> [Constituent] {
    guard
      words.contains(where: {
        $0.lexeme.kind == .possessive && $0.lexeme.lemma.utf8.contains(UInt8(ascii: "'"))
      })
    else { return words }
    var result: [Constituent] = []
    for word in words {
      if word.lexeme.kind == .possessive, word.lexeme.lemma.hasSuffix("'s"), result.count > 1,
        result[result.count - 1].lexeme.wordClass == .adjective,
        result[result.count - 2].lexeme.kind == .possessive,
        result[result.count - 2].lexeme.wordClass != .pronoun
      {
        // *my/little/sister's/house.*
        let quality = result.removeLast()
        let owner = result[result.count - 1]
        result[result.count - 1].lexeme = word.lexeme
        result[result.count - 1].lexeme.lemma =
          "\(owner.lexeme.lemma) \(quality.lexeme.lemma) \(word.lexeme.lemma)"
        if let first = owner.tile {
          tiles[first] = (tiles[first] ?? [first]) + [quality.tile, word.tile].compactMap(\.self)
        }
      } else if let before = result.last, word.lexeme.kind == .possessive,
        word.lexeme.lemma.utf8.contains(UInt8(ascii: "'")),
        before.lexeme.kind == .possessive && before.lexeme.wordClass != .pronoun
          && EnglishPronouns.of(before.lexeme.lemma)?.possessive == before.lexeme.lemma
          || before.lexeme.lemma == "the",
        word.lexeme.lemma.first?.isLowercase == true
      {
        result[result.count - 1].lexeme = word.lexeme
        result[result.count - 1].lexeme.lemma = "\(before.lexeme.lemma) \(word.lexeme.lemma)"
        if let first = before.tile, let second = word.tile {
          tiles[first] = (tiles[first] ?? [first]) + [second]
        }
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// *Uncle/Bob, my friend/Ben*: a title or a word for somebody with the name behind it.
  mutating func named(_ words: [Constituent]) -> [Constituent] {
    guard words.contains(where: { $0.lexeme.wordClass == .properNoun }) else { return words }
    var result: [Constituent] = []
    for word in words {
      if let before = result.last, before.lexeme.lemma == "new",
        Self.newPlaces.contains(word.lexeme.lemma)
      {
        // *New/York.*
        result[result.count - 1].lexeme = Lexeme(
          lemma: "New \(word.lexeme.lemma)", wordClass: .properNoun, kind: .place)
        result[result.count - 1].lexeme.animacy = .inanimate
        if let first = before.tile, let second = word.tile { tiles[first] = [first, second] }
      } else if let before = result.last, word.lexeme.wordClass == .properNoun, word.lexeme.isHuman,
        let name = name(before.lexeme, word.lexeme, behind: result.dropLast().last?.lexeme)
      {
        result[result.count - 1].lexeme = name
        if let first = before.tile, let second = word.tile {
          tiles[first] = (tiles[first] ?? [first]) + [second]
        }
      } else {
        result.append(word)
      }
    }
    return result
  }

  private static let newPlaces: WordSet = [
    "York", "Zealand", "Jersey", "Orleans", "Mexico", "Delhi", "Hampshire", "England",
  ]

  private func name(_ first: Lexeme, _ name: Lexeme, behind owner: Lexeme?) -> Lexeme? {
    if first.lemma == "miss", let owner,
      owner.kind == .negation || owner.hasSubjectForm
    {
      // *I/miss/Emma.*
      return nil
    }
    let text = "\(first.lemma) \(name.lemma)"
    if EnglishPeople.titles.contains(first.lemma.lowercased()) {
      var lexeme = name
      lexeme.lemma = text.capitalizedAtStart
      lexeme.gender = first.gender
      return lexeme
    }
    guard first.wordClass == .noun, first.isBeing, owner?.kind == .possessive,
      first.number != .plural
    else { return nil }
    var lexeme = first
    lexeme.lemma = text
    lexeme.number = .singular
    return lexeme
  }

  /// *how/old, thank/you, in/here*: two or three words that are one question word, greeting or place.
  mutating func phrased(_ row: [Constituent]) -> [Constituent] {
    let words = people(partsOf(withElse(row)))
    return joined(words, at: Self.openers) { text, known, next in
      known.kind == .question && !Self.isPurpose(text, behind: words, next)
        || (known.wordClass == .interjection || known.kind == .social)
          && !Self.isOpened(text, behind: words, next)
        || known.kind == .direction && known.wordClass == .adverb
        || known.wordClass == .adposition && Self.placing.contains(text)
        || text == "each other" || text == "of course"
        || known.wordClass == .noun && text.contains(" and ")
        || text == "hardly ever"
    }
  }

  /// *police/officer, bus/driver*: two nouns that are somebody together.
  mutating func people(_ words: [Constituent]) -> [Constituent] {
    var words = words
    for index in words.indices.reversed() where index + 1 < words.count {
      guard words[index].lexeme.wordClass == .noun, words[index + 1].lexeme.wordClass == .noun,
        let known = lexicon.known("\(words[index].lexeme.lemma) \(words[index + 1].lexeme.lemma)"),
        known.wordClass == .noun, known.isHuman
      else { continue }
      if let first = words[index].tile, let second = words[index + 1].tile {
        tiles[first] = [first] + (tiles[second] ?? [second])
      }
      words[index].lexeme = known
      words.remove(at: index + 1)
    }
    return words
  }

  /// Words of which two or three, the longest first, are one word of the lexicon: those that begin with a head, and that
  /// are accepted with their text, the word and the place behind them.
  private mutating func joined(
    _ words: [Constituent], at heads: WordSet,
    accepting isOne: (_ text: String, _ known: Lexeme, _ next: Int) -> Bool
  ) -> [Constituent] {
    guard words.contains(where: { heads.contains($0.lexeme.lemma) }) else { return words }
    var result: [Constituent] = []
    var index = 0
    while index < words.count {
      var word = words[index]
      var length = 1
      if heads.contains(word.lexeme.lemma) {
        for count in [5, 4, 3, 2] where index + count <= words.count && length == 1 {
          let parts = words[index..<(index + count)]
          let text = parts.map(\.lexeme.lemma).joined(separator: " ")
          guard let known = lexicon.known(text), isOne(text, known, index + count) else { continue }
          word.lexeme = known
          length = count
          if let tile = word.tile { tiles[tile] = parts.compactMap(\.tile) }
        }
      }
      result.append(word)
      index += length
    }
    return result
  }

  private static let openers = heads.union(["see you"]).union(openingWords)
  private static let openingWords = EnglishWords.set(
    "how what thank good happy each here excuse see no yes night in out over up down right merry far next on close away off hide mac salt hardly nice pleased Merry Happy bye none just guess knock never well bless sweet my of get ready long trick wait hang"
  )

  /// Prepositions of several words.
  private static let placing: WordSet = [
    "far from", "next to", "in front of", "on top of", "close to", "away from", "off of",
  ]

  /// *look forward to/see/you*: behind *to* it is what one does.
  private static func isOpened(_ text: String, behind words: [Constituent], _ next: Int) -> Bool {
    if text == "nice to see you" || text == "nice to meet you" {
      return words[..<next].contains { $0.lexeme.lemma == "be" }
    }
    if text == "good job" {
      return next > 2 && ["do", "did"].contains(words[next - 3].lexeme.lemma)
    }
    if text == "just kidding" {
      return next > 2 && words[next - 3].lexeme.kind != .social
    }
    if text == "guess what" { return next < words.count && words[next].lexeme.kind != .social }
    if text == "see you", next == words.count - 1, words[next].lexeme.lemma == "me" { return true }
    guard text.hasPrefix("see you"),
      let see = words[..<next].lastIndex(where: {
        $0.lexeme.lemma == "see"
      }), see > 0
    else { return false }
    let before = words[see - 1].lexeme
    return before.lemma == "to" || before.lemma.hasSuffix("n't") || before.wordClass == .verb
      || before.wordClass == .adjective
      || before.kind == .negation || before.wordClass == .pronoun
  }

  /// *what/for/lunch*: before a noun *for* is its own word.
  private static func isPurpose(_ text: String, behind words: [Constituent], _ next: Int) -> Bool {
    text == "what for" && next < words.count && words[next].lexeme.wordClass == .noun
  }

  /// *far/from, next/to*: prepositions that were chosen word by word.
  mutating func placed(_ words: [Constituent]) -> [Constituent] {
    joined(words, at: Self.heads) { text, _, _ in Self.placing.contains(text) }
  }

  private static let heads: WordSet = ["far", "next", "in", "on", "close", "away", "off"]

  private func length(_ words: [Constituent], from index: Int) -> Int {
    var length = min(4, words.count - index)
    while length > 1 {
      let text = text(words[index..<(index + length)])
      if index > 0, words[index - 1].lexeme.lemma == "from", text.contains(" to ") {
        // *from nine to five* is no hour.
        length -= 1
        continue
      }
      let isOpen = text.hasSuffix(" before") || text.hasSuffix(" after")
      let isCut =
        (text.contains(" before ") || text.contains(" after ")) && lexicon.known(text) == nil
      if isCut || isOpen && index + length < words.count {
        // *the day before my birthday*: what it is before follows.
        length -= 1
        continue
      }
      if let known = lexicon.word(text)?.lexeme,
        known.wordClass == .adverb && known.kind.isTemporal || known.wordClass == .determiner
          || known.wordClass == .adposition && isCompared(words, index, length)
      {
        return length
      }
      length -= 1
    }
    return 1
  }

  /// The words as they are said together: a span that is counted is in the plural (*for two hours*).
  private func text(_ parts: ArraySlice<Constituent>) -> String {
    var text = ""
    var isCounted = false
    for part in parts {
      let lemma = part.lexeme.lemma
      if !text.isEmpty { text += " " }
      let isSpan = isCounted && Self.spans.contains(lemma)
      text += isSpan ? lemma + "s" : lemma
      isCounted =
        part.lexeme.wordClass == .numeral && lemma != "one" && lemma != "1" && lemma != "half"
    }
    return text
  }

  private static let spans = EnglishWords.set(
    "time second minute hour day night week month year weekend")

  /// *art / more than / music*: behind what is liked, not *more* of it.
  private func isCompared(_ words: [Constituent], _ index: Int, _ length: Int) -> Bool {
    guard index > 0, length == 2, index + length < words.count else { return false }
    return words[index - 1].lexeme.isNominal && !words[index - 1].lexeme.isDeterminerLike
      && words[index + length].lexeme.wordClass != .numeral
  }

  private func starts(_ lexeme: Lexeme) -> Bool {
    switch lexeme.wordClass {
    case .numeral: true
    // *this* before a part of the day; alone it would be what is done something to.
    case .pronoun: lexeme.lemma == "this"
    case .verb, .properNoun: false
    default: Self.starters.contains(lexeme.lemma)
    }
  }

  private static let starters = EnglishWords.set(
    """
    this a an last next every each this all both half so too lots plenty loads in on at for half quarter once twice many some any no one more less better January February March April
    May June July August September October November December Monday Tuesday Wednesday Thursday
    Friday Saturday Sunday yesterday tomorrow the
    """)
}
