import AACCore

/// What something is like and what somebody feels, laid before the verb that says it: *cansado / estar, frío / estar /
/// agua, ganas / jugar / tener, sol / hoy / hacer* (NGLE §37.1, §41.5; Cunha & Cintra, *Predicado nominal*).
extension TileReader {
  // MARK: - Feelings and the weather

  /// *Hambre / tener, mamá / frío / tener, mucho / calor / hacer*: the verb before what is felt.
  func feltInOrder(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb > 0, LaidWords.having.contains(words[verb].lexeme.lemma) else { return nil }
    let isWeather = ["hacer", "fazer"].contains(words[verb].lexeme.lemma)
    guard
      let felt = words[..<verb].firstIndex(where: {
        isWeather ? isWeatherWord($0.lexeme) : isFeeling($0.lexeme, words[verb].lexeme.lemma)
      }), !words[..<felt].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    var start = felt
    while start > 0, qualifies(words[start - 1].lexeme) { start -= 1 }
    var end = verb
    var negator: [Constituent] = []
    if words[end - 1].lexeme.lemma == variety.language.plainNegator {
      end -= 1
      negator = [words[end]]
    }
    let before = words[..<start]
    var tail = Array(words[(verb + 1)...])
    var what = Array(words[start..<end])
    if isWeather {
      guard before.allSatisfy({ $0.lexeme.kind.isTemporal }),
        !words.contains(where: { namesSomebody($0.lexeme) })
      else { return nil }
      return Array(before) + negator + [words[verb]] + what + tail
    }
    var subject = Array(before)
    if subject.isEmpty, let last = what.last, what.count > felt - start + 1,
      namesSomebody(last.lexeme), what[what.count - 2].lexeme.wordClass != .adposition,
      !isComparer(what[what.count - 2].lexeme),
      isNominative(last.lexeme)
        || last.lexeme.isHuman && !LaidWords.missing.contains(words[felt].lexeme.lemma),
      tail.isEmpty
    {
      var who = what.count - 1
      while who > felt - start + 1, what[who - 1].lexeme.isDeterminerLike { who -= 1 }
      subject = Array(what[who...])
      what.removeSubrange(who...)
    }
    guard subject.allSatisfy({ $0.lexeme.kind.isTemporal }) || isDoerPhrase(subject[...]) else {
      return nil
    }
    if !tail.isEmpty {
      guard subject.isEmpty, what.count > felt - start + 1, isDoerPhrase(tail[...]) else {
        return nil
      }
      subject = tail
      tail = []
    }
    return subject + negator + [words[verb]] + what
  }

  func isWeatherWord(_ word: Lexeme) -> Bool {
    word.kind == .weather || SuppliedWords.weather.contains(word.lemma)
      || ["fresco", "tiempo", "tempo"].contains(word.lemma)
  }

  func isFeeling(_ word: Lexeme, _ verb: String) -> Bool {
    if ["frío", "calor", "frio"].contains(word.lemma) {
      return verb != "estar" || variety.language == .portuguese && word.wordClass == .noun
    }
    guard word.wordClass == .noun, word.kind.isSensation else { return false }
    return verb != "estar" && verb != "ficar" || variety.language == .portuguese
  }

  private func qualifies(_ word: Lexeme) -> Bool {
    word.kind == .quantity || word.kind == .degree || word.isDeterminerLike
      || ["mal", "malo", "bueno", "bom", "mau"].contains(word.lemma)
  }

  // MARK: - Copulas

  /// *Cansado / estar, frío / estar / agua, bueno / amigo / ser / Óscar*: of whom it is said, the verb, what is said.
  func stateInOrder(_ words: [Constituent], _ verb: Int) -> [Constituent]? {
    guard frame(of: words[verb]).isCopular,
      !words.contains(where: { $0.lexeme.kind == .question && $0.lexeme.lemma != "que" })
    else { return nil }
    let before = Array(words[..<verb])
    let after = Array(words[(verb + 1)...])
    let copula = words[verb]
    if before.count == 1, after.count == 2, after[0].lexeme.lemma == "com",
      after[1].lexeme.wordClass == .pronoun, before[0].lexeme.kind.isSensation
    {
      // Sono / estar / com / eu.
      return [after[1], copula, after[0], before[0]]
    }
    if after.isEmpty { return saidBefore(before, copula) }
    if before.isEmpty { return saidBehind(after, copula) }
    guard isPlainPhrase(after[...]) else { return nil }
    if isQualityFirst(before) {
      guard !isLinked(before, to: after, copula), !isOfPeople(before[0].lexeme, not: after) else {
        return nil
      }
      return after + [copula] + before
    }
    guard isPlainPhrase(before[...]) else { return nil }
    return isPredicate(before[...], of: after[...], copula) ? after + [copula] + before : nil
  }

  /// The verb last: *cansado estar, azul cielo ser, mamá cansado pero contento estar, coche papá ser*.
  private func saidBefore(_ words: [Constituent], _ copula: Constituent) -> [Constituent]? {
    guard let first = words.first?.lexeme else { return nil }
    if first.kind.isTemporal, words.count == 2 {
      let isDay = Self.dayWords.contains(first.lemma)
      if isDay { return [words[0], copula, words[1]] }
      return Self.dayWords.contains(words[1].lexeme.lemma) ? [words[1], copula, words[0]] : nil
    }
    if isQualityFirst(words) {
      let end = qualityEnd(words)
      let rest = words[end...]
      if rest.isEmpty { return [copula] + words }
      guard let start = lastPhrase(words, from: end) else { return nil }
      let who = words[start...]
      if start == end, takes(words[end - 1].lexeme, who, copula) {
        return [copula] + words
      }
      if start > end, !takes(words[end - 1].lexeme, words[end..<start], copula) { return nil }
      if end == 1, start == end, copula.lexeme.lemma == "ser", isBeforeNoun(first) { return nil }
      return Array(who) + [copula] + Array(words[..<start])
    }
    guard let end = phraseEnd(words) else { return nil }
    let rest = words[end...]
    guard let next = rest.first?.lexeme else { return nil }
    if isQuality(next) || next.kind == .degree || WordSorter.comparatives.contains(next.lemma) {
      guard rest.count > 1 || copula.lexeme.lemma == "estar" else { return nil }
      return Array(words[..<end]) + [copula] + Array(rest)
    }
    guard isPlainPhrase(rest), isPredicate(words[..<end], of: rest, copula) else { return nil }
    return Array(rest) + [copula] + Array(words[..<end])
  }

  /// The verb first: *estar / frío / agua, estar / lleno / agua / vaso, estar / bolsillo / llave*.
  private func saidBehind(_ words: [Constituent], _ copula: Constituent) -> [Constituent]? {
    guard words.count > 1 else { return nil }
    if isQualityFirst(words) {
      let end = qualityEnd(words)
      guard end < words.count, let start = lastPhrase(words, from: end) else { return nil }
      let who = words[start...]
      guard let noun = who.last?.lexeme, noun.namesThing else { return nil }
      if start == end {
        guard !takes(words[end - 1].lexeme, who, copula) || words[end - 1].lexeme.lemma == "sucio"
        else {
          return nil
        }
        guard words[end - 1].lexeme.kind != .emotion,
          AdjectiveLinks.beforeNoun(words[end - 1].lexeme.lemma) == nil || noun.kind == .body,
          copula.lexeme.lemma == "estar" || noun.kind == .nature
        else { return nil }
      } else if !takes(words[end - 1].lexeme, words[end..<start], copula) {
        return nil
      }
      return Array(who) + [copula] + Array(words[..<start])
    }
    guard copula.lexeme.lemma == "estar", let end = phraseEnd(words), isPlainPhrase(words[end...]),
      isPredicate(words[..<end], of: words[end...], copula)
    else { return nil }
    return Array(words[end...]) + [copula] + Array(words[..<end])
  }

  // MARK: - What is said of what

  /// Whether one phrase is said of another that was laid behind it: *bombero / papá, papá / coche, plástico / vaso, casa /
  /// fiesta, bolsillo / llave*.
  private func isPredicate(
    _ said: ArraySlice<Constituent>, of other: ArraySlice<Constituent>, _ copula: Constituent
  ) -> Bool {
    guard let what = said.last(where: { $0.lexeme.wordClass != .adjective })?.lexeme,
      let whom = other.last?.lexeme, said.first?.lexeme.wordClass != .adposition
    else { return false }
    let isBare = !said.contains { $0.lexeme.isDeterminerLike }
    if copula.lexeme.lemma == "estar" || copula.lexeme.lemma == "ficar" {
      let isHolder =
        KindSet.places.contains(what.kind) || what.kind == .furniture || what.kind == .clothing
      return isHolder && whom.wordClass == .noun && isSmall(whom)
    }
    guard copula.lexeme.lemma == "ser" else { return false }
    if what.kind == .material { return isSmall(whom) }
    if KindSet.places.contains(what.kind), isBare { return whom.kind == .event }
    if isSmall(whom), what.isHuman {
      return what.wordClass != .pronoun || what.person == .third || what.person == nil
    }
    let isNamed =
      whom.wordClass == .properNoun || whom.wordClass == .pronoun && whom.kind == .person
      || OwnerWords.parents.contains(whom.lemma)
    return isNamed && isBare && what.wordClass == .noun && what.isHuman
      && !OwnerWords.parents.contains(what.lemma)
  }

  private func isSmall(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, !noun.isInferred else { return false }
    return switch noun.kind {
    case .thing, .toy, .book, .device, .clothing, .vehicle, .food, .drink, .instrument: true
    default: false
    }
  }

  private func isQuality(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective || word.lemma == "helado" || word.lemma == "frío"
  }

  private func isQualityFirst(_ words: [Constituent]) -> Bool {
    words[..<qualityEnd(words)].contains { isQuality($0.lexeme) }
  }

  /// Where the qualities at the beginning end: *muy cansado, cansado pero contento*.
  private func qualityEnd(_ words: [Constituent]) -> Int {
    var end = 0
    while end < words.count {
      let word = words[end].lexeme
      let joins =
        word.wordClass == .conjunction && end > 0 && end + 1 < words.count
        && (isQuality(words[end + 1].lexeme) || words[end + 1].lexeme.kind == .degree)
      guard isQuality(word) || word.kind == .degree || joins else { break }
      end += 1
    }
    return end
  }

  /// Where the last phrase begins that nothing governs, from a place on.
  private func lastPhrase(_ words: [Constituent], from end: Int) -> Int? {
    guard let last = words.last, isPhraseHead(last.lexeme) else { return nil }
    var start = words.count - 1
    while start > end, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    while start - 2 >= end, words[start - 1].lexeme.isConnective,
      isPhraseHead(words[start - 2].lexeme)
    {
      start -= 2
      while start > end, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    }
    guard start == end || words[start - 1].lexeme.wordClass != .adposition else { return nil }
    return start
  }

  /// Where the phrase at the beginning ends: *mi hermana, Ana y Luis*.
  private func phraseEnd(_ words: [Constituent]) -> Int? {
    var end = 0
    while end < words.count {
      while end < words.count, words[end].lexeme.isDeterminerLike { end += 1 }
      guard end < words.count, isPhraseHead(words[end].lexeme) else { return nil }
      end += 1
      guard end + 1 < words.count, words[end].lexeme.isConnective,
        isPhraseHead(words[end + 1].lexeme) || words[end + 1].lexeme.isDeterminerLike
      else { return end }
      end += 1
    }
    return nil
  }

  private func isPlainPhrase(_ words: ArraySlice<Constituent>) -> Bool {
    phraseEnd(Array(words)) == words.count
  }

  private func isPhraseHead(_ word: Lexeme) -> Bool {
    switch word.wordClass {
    case .noun: !word.kind.isTemporal && word.lemma != "helado"
    case .properNoun: true
    case .pronoun: isNominative(word) || word.kind == .demonstrative
    default: false
    }
  }

  /// *Cansado / ficar / casa*: what is said of people alone, beside a thing or a place.
  private func isOfPeople(_ quality: Lexeme, not words: [Constituent]) -> Bool {
    guard let noun = words.last?.lexeme, noun.wordClass == .noun, !noun.isBeing else {
      return false
    }
    return quality.kind == .emotion || LaidStates.ofPeople.contains(quality.lemma)
  }

  /// Whether a quality takes a phrase behind it: *alérgico al huevo, lleno de agua*.
  private func takes(
    _ quality: Lexeme, _ words: ArraySlice<Constituent>, _ copula: Constituent
  ) -> Bool {
    guard let noun = words.last?.lexeme else { return false }
    if words.first?.lexeme.wordClass == .adposition { return true }
    let isTaken =
      variety.language == .spanish
      ? AdjectiveLinks.beforeNoun(quality.lemma) != nil : LaidStates.taking.contains(quality.lemma)
    guard isTaken, !noun.isHuman, noun.kind != .body else { return false }
    if LaidStates.filled.contains(quality.lemma) {
      // Lleno / agua; lleno / cine is what is full.
      return KindSet.edible.contains(noun.kind) || noun.kind == .material || noun.kind == .nature
        || noun.countability == .mass || noun.number == .plural
    }
    return copula.lexeme.lemma == "estar" || LaidStates.lasting.contains(quality.lemma)
  }

  /// *Orgulloso / tú / estar / yo*: whether the quality is for the one who stands right behind it.
  private func isLinked(
    _ before: [Constituent], to after: [Constituent], _ copula: Constituent
  ) -> Bool {
    let end = qualityEnd(before)
    if end == before.count { return false }
    if end == 1, copula.lexeme.lemma == "ser", isPlainPhrase(before[1...]) {
      return takes(before[0].lexeme, before[1...], copula) ? false : !isBeforeNoun(before[0].lexeme)
    }
    return false
  }

  private func isBeforeNoun(_ quality: Lexeme) -> Bool {
    ["bueno", "malo", "gran", "grande", "mejor", "peor", "bom", "ótimo", "melhor", "pior", "mau"]
      .contains(quality.lemma)
  }

  private static let dayWords: WordSet = ["hoy", "mañana", "ayer", "hoje", "amanhã", "ontem"]
}

/// Qualities with what they are of, towards or for.
enum LaidStates {
  /// Portuguese adjectives that take a noun: *alérgico a ovo, cheio de água*.
  static let taking: WordSet = [
    "alérgico", "cheio", "coberto", "farto", "orgulhoso", "preocupado", "interessado", "acostumado",
    "viciado",
  ]
  /// How people are, and animals.
  static let ofPeople: WordSet = [
    "cansado", "enfermo", "doente", "constipado", "resfriado", "gripado", "mareado", "enjoado",
    "agotado", "dormido", "acordado", "feliz", "contento", "contente", "triste", "enfadado",
    "enojado", "bravo", "chateado", "nervioso", "nervoso",
  ]
  /// What something is full of.
  static let filled: WordSet = [
    "lleno", "cubierto", "sucio", "manchado", "empapado", "cheio", "coberto",
  ]
  /// What one is for good.
  static let lasting: WordSet = ["alérgico", "adicto", "fan", "viciado"]
}
