import AACCore

/// Rows without a verb that say something of somebody or something: *nobody home, my house small yellow, ball under
/// table, party Saturday, sunny today*.
///
/// Sources: CGEL §10.9 (*be* understood), §10.26 (*it* of time and weather), §18.44 (*there*).
extension EnglishWording {
  /// *sunny/today, very/windy/outside, tomorrow/snow, if/sunny*: what the weather is like has *it* for its subject.
  func supplyIt(_ row: inout [Constituent]) {
    if row[0].lexeme.kind == .social
      || row[0].lexeme.lemma == "see" && row[1].lexeme.lemma == "you",
      let part = row.indices.dropFirst(2).first(where: {
        ["morning", "afternoon", "evening"].contains(row[$0].lexeme.lemma)
          && row[$0 - 1].lexeme.lemma == "in"
      }), let the = lexicon.known("the")
    {
      // *see you/in/morning.*
      return row.insert(Constituent(the), at: part)
    }
    if let link = row.indices.dropLast().first(where: {
      EnglishClauseSplitter.subordinators.contains(row[$0].lexeme.lemma)
    }) {
      guard let it = lexicon.known("it") else { return }
      var index = link + 1
      while index + 1 < row.count, row[index].lexeme.kind == .negation || isGrade(row[index].lexeme)
      {
        index += 1
      }
      let isFollowed = index + 1 < row.count && row[index + 1].lexeme.wordClass == .noun
      if frames[row[index].lexeme.lemma].pattern == .weather, row[index].lexeme.wordClass != .verb {
        row[index] = row[index].asVerb
        row.insert(Constituent(it), at: link + 1)
      } else if isWeather(row[index].lexeme), !isFollowed {
        row.insert(contentsOf: [Constituent(it), Self.be], at: link + 1)
      }
      return
    }
    guard row.count > 1, row.count < 6, !hasVerb(row),
      let said = row.firstIndex(where: {
        isWeather($0.lexeme) || frames[$0.lexeme.lemma].pattern == .weather
      }),
      row.indices.allSatisfy({ index in
        let lexeme = row[index].lexeme
        return index == said || lexeme.kind.isTemporal || isGrade(lexeme)
          || lexeme.kind == .negation || Self.surroundings.contains(lexeme.lemma)
      }),
      row.contains(where: {
        $0.lexeme.kind.isTemporal || Self.surroundings.contains($0.lexeme.lemma)
      }), let it = lexicon.known("it")
    else { return }
    var begin = said
    while begin > 0, isGrade(row[begin - 1].lexeme) || row[begin - 1].lexeme.kind == .negation {
      begin -= 1
    }
    if isWeather(row[said].lexeme) {
      row.insert(contentsOf: [Constituent(it), Self.be], at: begin)
    } else if begin == said {
      row[said] = row[said].asVerb
      row.insert(Constituent(it), at: begin)
    }
  }

  private func isGrade(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .degree || lexeme.lemma == "so" || lexeme.lemma == "too"
  }

  private func isWeather(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .adjective
      && (lexeme.kind == .weather || Self.conditions.contains(lexeme.lemma))
  }

  private static let conditions = EnglishWords.set(
    "cold hot dark warm cool sunny windy rainy cloudy snowy foggy chilly freezing wet stormy humid icy"
  )
  private static let surroundings = EnglishWords.set("outside inside here")

  /// *too much/noise/here*: what there is a lot of somewhere.
  func isAbundance(_ row: [Constituent]) -> Bool {
    guard row.count > 2, !hasVerb(row), row[0].lexeme.wordClass != .numeral,
      ["too much", "too many", "a lot of", "lots of"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun
    else { return false }
    let rest = row[2...]
    return Self.places.contains(rest.first?.lexeme.lemma ?? "") && rest.count == 1
      || rest.count > 1 && row[2].lexeme.isPlacing
        && rest.dropFirst().allSatisfy {
          $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun
        }
  }

  /// *he/never/guard, I/not/cook*: behind *never*, who is named like a deed does it; of *cook* one says so behind *not* too.
  private func isDeed(_ row: [Constituent]) -> Bool {
    guard row.count == 3, row[1].lexeme.kind == .negation || row[1].lexeme.kind == .frequency,
      row[2].lexeme.kind == .person, row[2].lexeme.wordClass == .noun,
      row[1].lexeme.lemma != "no", frames.listed(row[2].lexeme.lemma) != nil
    else { return false }
    return row[1].lexeme.lemma != "not" || row[2].lexeme.lemma == "cook"
  }

  /// Where *be* is understood behind somebody or something named first; nil where it is not.
  func understood(_ row: inout [Constituent]) -> Int? {
    guard !hasVerb(row), row[0].lexeme.kind != .question,
      row.allSatisfy({ $0.lexeme.kind != .social && $0.lexeme.wordClass != .interjection })
    else { return nil }
    if isDeed(row) { return nil }
    if let end = situatedEnd(row) { return end }
    if let end = namedEnd(row), end < row.count {
      if end + 1 < row.count, row[end].lexeme.kind == .negation, row[0].lexeme.wordClass == .noun,
        row[end + 1].lexeme.wordClass == .noun, !row[end + 1].lexeme.isBeing || end > 0,
        frames.listed(row[end + 1].lexeme.lemma) != nil, end + 2 == row.count
      {
        // *glue/not/stick.*
        row[end + 1] = row[end + 1].asVerb
        return nil
      }
      if isCountedOnly(row, end) { return end }
      if isHere(row, end) || isKindOfPerson(row, end) || isOwned(row, end) || isTimed(row, end)
        || isAged(row, end) || isSituated(row, end) || isFavorite(row, end)
      {
        return end
      }
      if let second = twoQualities(row, end) {
        if second < row.count {
          row.insert(
            Constituent(Lexeme(lemma: "and", wordClass: .conjunction, kind: .connective)),
            at: second)
        }
        return end
      }
    }
    return nil
  }

  /// Where somebody or something ends that a row names first, whatever it is.
  func namedEnd(_ row: [Constituent]) -> Int? {
    if let end = subjectEnd(row) { return end }
    let first = row[0].lexeme
    if first.wordClass == .pronoun, Self.anybody.contains(first.lemma) { return 1 }
    return nil
  }

  private static let anybody = EnglishWords.set(
    "nobody everybody everyone somebody someone nothing everything")

  /// *I/six, it/Monday/today*: how old somebody is, and which day it is.
  private func isCountedOnly(_ row: [Constituent], _ end: Int) -> Bool {
    if row.count == end + 1, end > 1, row[0].lexeme.kind == .possessive,
      row[end - 1].lexeme.isBeing,
      row[end].lexeme.wordClass == .numeral
    {
      // *my/niece/two*: how old she is.
      return true
    }
    guard end == 1, row[0].lexeme.wordClass == .pronoun else { return false }
    if row[0].lexeme.lemma == "it" {
      return row[1].lexeme.kind == .weekday
        && row[1...].allSatisfy { $0.lexeme.kind.isTemporal }
    }
    return row.count == 2 && row[1].lexeme.wordClass == .numeral
      && row[0].lexeme.hasSubjectForm
  }

  /// *he/not/here, nobody/home, dad/outside/now*.
  private func isHere(_ row: [Constituent], _ end: Int) -> Bool {
    var index = end
    while index < row.count,
      row[index].lexeme.kind == .negation || row[index].lexeme.kind == .frequency
        || row[index].lexeme.lemma == "still"
    {
      index += 1
    }
    guard index < row.count, Self.places.contains(row[index].lexeme.lemma) else { return false }
    let head = row[end - 1].lexeme
    guard head.isBeing || head.wordClass == .pronoun || end > 1 else { return false }
    return row[(index + 1)...].allSatisfy { $0.lexeme.kind.isTemporal }
  }

  static let places = EnglishWords.set(
    "here there home outside inside upstairs downstairs away indoors outdoors")

  /// *I/baby, he/not/doctor*: a pronoun with a word for a person.
  private func isKindOfPerson(_ row: [Constituent], _ end: Int) -> Bool {
    let isPronoun =
      end == 1 && row[0].lexeme.isSubjectForm
      && row[0].lexeme.lemma != "it"
    var index = end
    while index < row.count, row[index].lexeme.kind == .negation { index += 1 }
    // *my/dad/good/cook, Emma/my/best/friend.*
    guard
      isPronoun
        || row[end - 1].lexeme.isHuman && index + 1 < row.count
          && (row[index].lexeme.wordClass == .adjective
            || row[index].lexeme.kind == .possessive && end == 1)
    else { return false }
    if !isPronoun, row[index].lexeme.kind == .possessive { index += 1 }
    while index + 1 < row.count,
      row[index].lexeme.wordClass == .adjective || row[index].lexeme.lemma == "a"
    {
      index += 1
    }
    guard index + 1 == row.count else { return false }
    let noun = row[index].lexeme
    return noun.wordClass == .noun && noun.isHuman && !EnglishPeople.names.contains(noun.lemma)
  }

  /// *that/shirt/mine*.
  private func isOwned(_ row: [Constituent], _ end: Int) -> Bool {
    let end = row[end].lexeme.kind == .negation ? end + 1 : end
    return end + 1 == row.count && Self.absolutes.contains(row[end].lexeme.lemma)
      && (end > 1 || row[0].lexeme.wordClass == .noun || row[0].lexeme.lemma == "it"
        || EnglishHabits.demonstratives.contains(row[0].lexeme.lemma))
  }

  /// Whose it is, said without the thing.
  static let absolutes = EnglishWords.set("mine yours hers ours theirs")

  /// *my/birthday/tomorrow, party/saturday*: when it is.
  private func isTimed(_ row: [Constituent], _ end: Int) -> Bool {
    let head = row[end - 1].lexeme
    guard head.wordClass == .noun, head.kind == .event || isEvent(head.lemma) else {
      return false
    }
    return row[end...].allSatisfy { $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .numeral }
      && row[end...].contains { $0.lexeme.kind.isTemporal }
  }

  /// *party, birthday party.*
  private func isEvent(_ name: String) -> Bool {
    guard let space = name.lastIndex(of: " ") else { return Self.events.contains(name) }
    return Self.events.contains(String(name[name.index(after: space)...]))
  }

  private static let events = EnglishWords.set(
    "birthday party therapy appointment class test exam game match trip surgery wedding concert picnic recess"
  )

  /// *daughter/twelve/year/old.*
  private func isAged(_ row: [Constituent], _ end: Int) -> Bool {
    row[end].lexeme.wordClass == .numeral && end + 1 < row.count
      && ["year", "years", "month", "months"].contains(row[end + 1].lexeme.lemma)
      && row.last?.lexeme.lemma == "old" && row[end - 1].lexeme.isBeing
  }

  /// *my/favorite/food/pizza*: what it is.
  private func isFavorite(_ row: [Constituent], _ end: Int) -> Bool {
    end > 2 && end + 1 == row.count && row[0].lexeme.kind == .possessive
      && ["favorite", "favourite", "best"].contains(row[end - 2].lexeme.lemma)
      && (row[end].lexeme.wordClass == .noun || row[end].lexeme.wordClass == .properNoun)
  }

  /// *cat/garden, keys/table*: an animal, or things in the plural, and a place.
  private func isSituated(_ row: [Constituent], _ end: Int) -> Bool {
    guard end + 1 == row.count else { return false }
    let head = row[end - 1].lexeme
    let place = row[end].lexeme
    guard place.wordClass == .noun, head.wordClass == .noun || end > 1,
      !EnglishCompounds.joins(head, place), place.kind != .home,
      !["house", "room", "bedroom", "office"].contains(place.lemma)
    else { return false }
    let isSurface = place.kind == .furniture && EnglishHabits.whereabouts(place) != nil
    if head.isHuman { return end == 1 && (place.kind == .place || place.kind == .room) }
    guard place.kind == .place || place.kind == .room || place.kind == .nature || isSurface else {
      return false
    }
    return head.kind == .animal || EnglishHabits.isPlural(head) && head.wordClass == .noun
      || end > 1 && isSurface
  }

  /// *my/house/small/yellow*: two qualities behind what is picked out; where the second stands.
  private func twoQualities(_ row: [Constituent], _ end: Int) -> Int? {
    guard end + 1 < row.count, row[end - 1].lexeme.wordClass == .noun,
      !row[..<end].contains(where: { $0.lexeme.wordClass == .numeral })
    else { return nil }
    let rest = row[end...]
    let qualities = rest.filter { $0.lexeme.wordClass == .adjective && $0.lexeme.kind != .quantity }
    guard qualities.count == 2 else { return nil }
    if rest.count == 3, row[end + 1].lexeme.isConnective { return row.count }
    return rest.count == 2 ? row.count - 1 : nil
  }
}
