import AACCore

extension TileReader {
  /// Tiles that can be the subject together, and how likely that is.
  struct Candidate {
    var places: [Int]
    var score: Int
  }

  /// Every subject worth considering; the first has no tiles: the quick mode.
  func candidates(_ words: [Constituent], verb: Int?) -> [Candidate] {
    guard let verb else {
      // Gracias por la ayuda: what is greeted and thanked for is no subject.
      let isSocial = variety.language != .english && words.contains { $0.lexeme.kind == .social }
      // Pan con mantequilla: a preposition joins and is no subject's.
      let isPhrase =
        variety.language != .english
        && words.contains { $0.lexeme.wordClass == .adposition && $0.lexeme.lemma != "de" }
      return [Candidate(places: isSocial || isPhrase ? [] : Array(words.indices), score: 1)]
    }
    let frame = frame(of: words[verb])
    guard frame.pattern.isPersonal || hasWeatherSubject(words, verb, frame),
      !isHourSaid(words, verb)
    else {
      return [Candidate(places: [], score: 100)]
    }
    if asksWhoDoes(words, verb, frame) { return [Candidate(places: [0], score: 100)] }
    var candidates = [Candidate(places: [], score: 40)]
    var nouns: [Candidate] = []
    let end =
      variety.language == .spanish ? min(mainEnd(words), joinedEnd(words)) : mainEnd(words)
    for index in words.indices.prefix(end)
    where isNominal(words[index].lexeme) && !isGoverned(words, index) && !isAsked(words, index)
      && !modifiesNext(words, index)
    {
      let score = self.score(words, index, verb, frame)
      guard score > 0 else { continue }
      nouns.append(Candidate(places: withModifiers(words, index, frame, verb), score: score))
    }
    candidates += nouns
    candidates += joined(words, nouns, verb)
    if isPointedAtFirst(words, verb, frame) {
      candidates.append(Candidate(places: [0], score: 66))
    }
    if variety.language != .english, verb == 1, frame.pattern == .copula, words.count > 3,
      words[0].lexeme.kind == .demonstrative, words[0].lexeme.wordClass == .determiner,
      words[2].lexeme.isDeterminerLike || words[3].lexeme.lemma == "de"
    {
      // Aquel / ser / mi / calle.
      candidates.append(Candidate(places: [0], score: 66))
    }
    if isSaidOfDay(words, verb, frame) { candidates.append(Candidate(places: [0], score: 64)) }
    let typed = words[verb].lexeme
    guard variety.language != .english, let person = typed.person else { return candidates }
    // Quiero mamá, vamos parque: the form on the tile says who does it.
    return candidates.filter { candidate in
      let pronouns = candidate.places.filter { words[$0].lexeme.wordClass == .pronoun }
      if person == .third { return true }
      return candidate.places.isEmpty
        || pronouns.contains { (words[$0].lexeme.person ?? .third) == person }
    }
  }

  /// *Quem / cuidar de / eu, quem / ver / você*: right before the verb one asks for who does it (Cunha & Cintra, chapter 11).
  private func asksWhoDoes(_ words: [Constituent], _ verb: Int, _ frame: VerbFrame) -> Bool {
    variety.language == .portuguese && verb == 1 && words.count > 2
      && words[0].lexeme.lemma == "quem" && !frame.isCopular
  }

  /// *É hora de ir à escola, é minha vez de jogar*: said of nobody.
  private func isHourSaid(_ words: [Constituent], _ verb: Int) -> Bool {
    guard variety.language == .portuguese, words[verb].lexeme.person == .third,
      words[verb].lexeme.lemma == "ser"
    else { return false }
    let next = words[(verb + 1)...].first { !$0.lexeme.isDeterminerLike }?.lexeme.lemma
    return next == "hora" || next == "vez"
  }

  /// *Hoy / ser / mi / cumpleaños*: the day comes first and what it is comes behind the verb.
  private func isSaidOfDay(_ words: [Constituent], _ verb: Int, _ frame: VerbFrame) -> Bool {
    guard variety.language != .english, verb == 1, frame.pattern == .copula, words.count > 2,
      Self.days.contains(words[0].lexeme.lemma)
    else { return false }
    let said = words[2...].map(\.lexeme)
    return said.contains {
      $0.wordClass == .noun || $0.wordClass == .properNoun || $0.lemma.hasPrefix("que ")
        || $0.lemma.hasPrefix("do que ")
    }
      && said.allSatisfy { $0.wordClass != .pronoun && $0.wordClass != .verb }
  }

  private static let days: WordSet = [
    "hoy", "mañana", "ayer", "anteayer", "pasado mañana", "hoje", "amanhã",
  ]

  func isNominal(_ lexeme: Lexeme) -> Bool {
    switch lexeme.wordClass {
    case .noun: !lexeme.kind.isTemporal
    case .properNoun: true
    case .pronoun: lexeme.kind != .question
    case .determiner: variety.language == .english && lexeme.kind == .demonstrative
    default: false
    }
  }

  /// Whether a preposition stands before it, which no subject has.
  func isGoverned(_ words: [Constituent], _ index: Int) -> Bool {
    var before = index - 1
    if variety.language == .english {
      // In the box, at my new school.
      while before >= 0,
        words[before].lexeme.isDeterminerLike || words[before].lexeme.wordClass == .adjective
      {
        before -= 1
      }
    } else {
      // De mi hermano, da Ana.
      while before > 0, words[before].lexeme.isDeterminerLike { before -= 1 }
    }
    guard before >= 0 else { return false }
    if variety.language == .spanish, words[before].lexeme.isConnective, before > 1,
      words[before - 1].lexeme.isBeing, words[before - 1].lexeme.wordClass != .pronoun,
      words[before - 1].lexeme.wordClass != .adjective
    {
      // Cocinar con mamá y papá.
      return isGoverned(words, before - 1)
    }
    return words[before].lexeme.wordClass == .adposition || isCompared(words, before)
  }

  /// *Más alto que / yo, tão alto quanto / ele*: what something is compared with does nothing.
  private func isCompared(_ words: [Constituent], _ link: Int) -> Bool {
    guard variety.language != .english, link > 0,
      ["que", "do que", "como", "quanto"].contains(words[link].lexeme.lemma)
    else { return false }
    return words[..<link].suffix(3).contains {
      WordSorter.comparatives.contains($0.lexeme.lemma) || $0.lexeme.lemma.hasPrefix("tão ")
    }
  }

  /// Whether a question word right before it asks for it: *what color, cuántos perros*.
  private func isAsked(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, words[index - 1].lexeme.kind == .question,
      words[index].lexeme.wordClass == .noun
    else { return false }
    let asks = tables.lexicon.word(words[index - 1].lexeme.lemma)?.asks
    return asks == .howMany || asks?.canDetermine == true && !words[index].lexeme.isBeing
  }

  /// *Mi mejor amigo, a primeira aula*: an ordinal or superlative between a determiner and its noun.
  private func isRank(_ words: [Constituent], _ index: Int) -> Bool {
    variety.language != .english && index > 0 && words[index - 1].lexeme.isDeterminerLike
      && ClausePlanner.ranks.contains(words[index].lexeme.lemma)
  }

  /// The noun with the words right beside it that belong to it: *mi perro, dos niños, niña
  /// pequeña*.
  private func withModifiers(
    _ words: [Constituent], _ index: Int, _ frame: VerbFrame, _ verb: Int
  ) -> [Int] {
    let described = describing(words, before: index, frame, verb: verb)
    var places = Array((index - described)...index)
    var before = index - described - 1
    while before >= 0, words[before].lexeme.isDeterminerLike || isRank(words, before) {
      places.insert(before, at: 0)
      before -= 1
    }
    if variety.language == .english { takeOwner(words, index, verb, &places) }
    var after = index + 1
    if after + 1 < words.count, words[index].lexeme.wordClass == .noun,
      words[after].lexeme.kind == .possessive, words[after].lexeme.wordClass == .determiner,
      words[after + 1].lexeme.wordClass == .verb
    {
      // Perro mi come, dog my run: whose it is may be chosen after it.
      places.append(after)
      after += 1
    }
    if variety.language != .english, after + 1 < verb,
      ["más", "menos", "mais"].contains(words[after].lexeme.lemma),
      words[after + 1].lexeme.wordClass == .adjective, words[index].lexeme.wordClass == .noun
    {
      // Meu irmão mais velho.
      places += [after, after + 1]
      after += 2
    }
    while after < words.count, words[after].lexeme.wordClass == .adjective,
      !frame.isCopular || isAttributive(words, after, verb),
      words[index].lexeme.wordClass == .noun,
      // Crocodile sharp teeth have: English adjectives stand before their noun.
      variety.language != .english || after + 1 == words.count
        || words[after + 1].lexeme.wordClass != .noun
    {
      places.append(after)
      after += 1
    }
    if variety.language != .english { places += owned(words, after) }
    return places
  }

  /// *El coche **de papá***, *el hermano **mi***: what belongs to the noun behind it.
  private func owned(_ words: [Constituent], _ after: Int) -> [Int] {
    guard after < words.count else { return [] }
    let next = words[after].lexeme
    if next.kind == .possessive, next.wordClass != .pronoun {
      let isFree = after + 1 == words.count || words[after + 1].lexeme.wordClass != .noun
      return isFree ? [after] : []
    }
    guard next.lemma == "de", after + 1 < words.count else { return [] }
    var end = after + 1
    while end < words.count, words[end].lexeme.isDeterminerLike { end += 1 }
    guard end < words.count, isNominal(words[end].lexeme),
      variety.language == .spanish || words[end].lexeme.isBeing
        || UnlinkedWords.relational.contains(words[after - 1].lexeme.lemma)
        || end + 1 < words.count
          && PortugueseRowWords.breaking.contains(words[end + 1].lexeme.lemma)
        || words[..<after].last?.lexeme.wordClass == .noun && words.indices.contains(end + 1)
          && frame(of: words[end + 1]).isCopular && words[end + 1].lexeme.wordClass == .verb,
      words[(end + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return [] }
    return Array(after...end)
  }

  /// Two subjects joined by a connective, or side by side before the verb.
  private func joined(_ words: [Constituent], _ nouns: [Candidate], _ verb: Int) -> [Candidate] {
    var joined: [Candidate] = []
    for (left, right) in zip(nouns, nouns.dropFirst()) {
      guard let last = left.places.last, let first = right.places.first else { continue }
      let beings = [left, right].allSatisfy { $0.score >= 50 }
      if first == last + 2, words[last + 1].lexeme.isConnective, beings {
        let score = max(left.score, right.score) + 25
        joined.append(Candidate(places: left.places + [last + 1] + right.places, score: score))
      } else if first == last + 1, first < verb, beings {
        let bonus = variety.language == .english && actTogether(words, left, right, verb) ? 5 : -5
        joined.append(
          Candidate(
            places: left.places + right.places, score: max(left.score, right.score) + bonus))
      }
    }
    if variety.language != .english || nouns.count > 2 { joined += listed(words, nouns, verb) }
    return joined
  }

  /// *Mamá / papá / y / yo; ni / Ana / ni / Luis*: three of them, or neither of two (NGLE §31.9).
  private func listed(_ words: [Constituent], _ nouns: [Candidate], _ verb: Int) -> [Candidate] {
    var listed: [Candidate] = []
    for index in nouns.indices.dropFirst() {
      let (left, right) = (nouns[index - 1], nouns[index])
      guard let start = left.places.first, let end = left.places.last,
        let next = right.places.first, next == end + 2, left.score >= 50, right.score >= 50
      else { continue }
      if start > 0, words[start - 1].lexeme.isAlternative, words[end + 1].lexeme.isAlternative {
        listed.append(
          Candidate(
            places: [start - 1] + left.places + [end + 1] + right.places,
            score: max(left.score, right.score) + 40))
      }
      guard index > 1, words[end + 1].lexeme.isConnective, next < verb,
        nouns[index - 2].places.last == start - 1, nouns[index - 2].score >= 50
      else { continue }
      listed.append(
        Candidate(
          places: nouns[index - 2].places + left.places + [end + 1] + right.places,
          score: max(left.score, right.score) + 35))
    }
    return listed
  }
}

extension VerbFrame {
  /// Whether somebody can be what it is done to or for.
  var takesPerson: Bool {
    isDefault || slot(.recipient) != nil || slot(.beneficiary) != nil
      || slots.contains {
        ($0.role == .object
          || $0.role == .topic && ($0.preposition == "de" || $0.preposition == "em"))
          && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
      }
  }

  /// Whether a noun suits a slot for the object.
  func takesAsObject(_ noun: Lexeme) -> Bool {
    slots.contains { slot in
      slot.role == .object
        && (slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(noun.roleKind))
    }
  }
}

extension Lexeme {
  /// Whether it is a verb as the dictionary has it, which no reading has conjugated yet.
  var isInfinitive: Bool { wordClass == .verb && person == nil && forms.isEmpty }

  /// Whether it ends like a Spanish or Portuguese participle of a regular verb: *roto* does not.
  var endsLikeParticiple: Bool { ["ado", "ada", "ido", "ida"].contains(where: lemma.hasSuffix) }

  /// Whether it names a thing, an event or a place, and neither a being nor a time.
  var namesThing: Bool { wordClass == .noun && !isBeing && !kind.isTemporal }

  /// Whether it is a person's name or a noun for one: *Ana, mamá, teacher*.
  var namesPerson: Bool { isHuman && (wordClass == .noun || wordClass == .properNoun) }

  /// Whether it says how something is: *bien, mal, rico*.
  var saysHow: Bool {
    wordClass == .adjective || kind == .manner || lemma == "mal" || lemma == "bien"
      || lemma == "bem"
  }

  /// Whether it stands before a noun and belongs to it.
  var isDeterminerLike: Bool {
    wordClass == .determiner || wordClass == .numeral
      || (wordClass != .pronoun && (kind == .possessive || kind == .demonstrative))
  }

  /// Whether it joins words: *y, e, and*.
  var isConnective: Bool {
    wordClass == .conjunction && ["y", "e", "and", "o", "ou", "or"].contains(lemma)
  }
}
