import AACCore

/// Conjugated forms and short pronouns as boards have them: *me / duele, he / comido, a / mí / me / gusta,
/// quiero / verla* (NGLE §16.7–11; Cunha & Cintra, chapter 11).
extension WordJoiner {
  private typealias Mark = FiniteForms.Mark

  /// The words with pronouns beside the verb that they are written on, and with every verb under its
  /// dictionary form.
  func typed(_ words: [Constituent]) -> [Constituent] {
    guard variety.language != .english,
      words.contains(where: mayBeTyped) || words.indices.contains(where: { isHomograph(words, $0) })
        || Self.asking.contains(words.first?.lexeme.lemma ?? "")
    else { return words }
    let frames = LanguageTables.tables(variety.language).frames
    var words = words
    for index in words.indices where isBareA(words[index].lexeme) {
      if isArticle(words, index, frames), var article = lexicon.known("o") {
        article.gender = .feminine
        words[index].lexeme = article
      }
    }
    var result: [Constituent] = []
    var skips = false
    for index in words.indices {
      if skips {
        skips = false
        continue
      }
      var word = asVerb(words, index)
      guard word.lexeme.wordClass == .verb else {
        appendWord(word, to: &result)
        continue
      }
      if isNoun(word.lexeme, behind: result), let text = word.lexeme.forms[Mark.text] {
        word.lexeme = lexicon.lexeme(for: text, expecting: .noun)
        result.append(word)
        continue
      }
      if isTyped(word.lexeme) || frames[word.lexeme.lemma].pattern.mayHaveExperiencer {
        takePronoun(&result, &word, frames)
      }
      if !isSpanish, index + 2 < words.count, words[index + 2].lexeme.wordClass == .verb,
        ["que", "de"].contains(words[index + 1].lexeme.lemma), word.lexeme.lemma == "ter"
      {
        // Tenho / que / ir.
        word.lexeme.lemma = "ter \(words[index + 1].lexeme.lemma)"
        skips = true
      }
      appendVerb(word, to: &result, frames)
    }
    return result
  }

  /// *Deixa / eu / ver, siento / mal*: a word with the verb that its neighbours make of it.
  private func asVerb(_ words: [Constituent], _ index: Int) -> Constituent {
    var word = words[index]
    if let verb = verbByPlace(words, index) { word.lexeme = verb }
    if letsOneDo(words, index) {
      // Deixa / eu / ver: asked for, whatever the form.
      word.lexeme = Lexeme(lemma: "deixar", wordClass: .verb, kind: .action)
    }
    if word.lexeme.forms[Mark.text] == "siento", index + 1 < words.count,
      ["mal", "bien", "mejor", "peor"].contains(words[index + 1].lexeme.lemma)
    {
      // Siento / mal: no form of sentar.
      word.lexeme.lemma = "sentir"
    }
    return word
  }

  /// *Acabo / de / comer*: a word that is no verb, or what makes the verb before it one of what is just over.
  private func appendWord(_ word: Constituent, to result: inout [Constituent]) {
    if let lemma = recentVerb(result.last, word) {
      result[result.count - 1].lexeme.lemma = lemma
      result[result.count - 1].lexeme.forms = [Mark.time: Mark.recent]
    } else {
      result.append(word)
    }
  }

  /// *Verla, dámelo, dolerme*: a verb and the pronouns that are written on it, each by itself.
  private func appendVerb(
    _ verb: Constituent, to result: inout [Constituent], _ frames: FrameTable
  ) {
    var word = verb
    let pronouns = word.lexeme.forms.removeValue(forKey: Mark.pronouns)
    result.append(word)
    guard let pronouns else { return }
    let isOrder = word.lexeme.forms[Mark.time] == Mark.order
    for pronoun in pronouns.split(separator: " ").map(String.init) {
      if isOrder, ["le", "les", "se", "lhe", "lhes"].contains(pronoun) { continue }
      let said = Constituent(Self.pronoun(pronoun), tile: word.tile)
      if isSpanish, !isOrder, frames[word.lexeme.lemma].pattern == .experiencer {
        // Dolerme / barriga.
        result.insert(said, at: result.count - 1)
        continue
      }
      result.append(said)
    }
  }

  /// Whether a word behind a verb is one of a form or a short pronoun.
  func isTouched(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .pronoun
      ? Self.clitics.contains(word.lexeme.lemma)
      : word.lexeme.kind != .negation && mayBeTyped(word)
  }

  /// Whether a word can be one that ``typed(_:)`` reads otherwise.
  func mayBeTyped(_ word: Constituent) -> Bool {
    switch word.lexeme.wordClass {
    case .verb: isTyped(word.lexeme)
    case .pronoun: word.lexeme.kind == .person
    case .particle, .interjection:
      word.lexeme.kind == .negation || word.lexeme.lemma == variety.language.plainNegator
    case .adposition: isBareA(word.lexeme)
    default: false
    }
  }

  private func isBareA(_ lexeme: Lexeme) -> Bool {
    !isSpanish && lexeme.lemma == "a" && lexeme.wordClass == .adposition
  }

  /// *Em / a / praia, ver / a / menina, a / menina / comer*, but *ir / a / praia, dar / a / menina*: whether
  /// *a* is the article and not the preposition (Cunha & Cintra, chapters 9 and 15).
  private func isArticle(_ words: [Constituent], _ index: Int, _ frames: FrameTable) -> Bool {
    guard words[index].government == nil, index + 1 < words.count else { return false }
    var next = index + 1
    while next + 1 < words.count,
      words[next].lexeme.wordClass == .adjective
        || words[next].lexeme.kind == .possessive
    {
      next += 1
    }
    let noun = words[next].lexeme
    guard noun.wordClass == .noun || noun.wordClass == .properNoun, !noun.kind.isTemporal else {
      return false
    }
    let gender = LanguageTables.tables(.portuguese).gender(of: noun)
    guard gender == .feminine else { return false }
    if index > 0, words[index - 1].lexeme.wordClass == .adposition { return true }
    if index == 0, noun.isBeing, next + 1 < words.count,
      words[next + 1].lexeme.wordClass == .verb
    {
      // A mãe dá água: who stands right before the verb gives it.
      return true
    }
    guard let verb = words[..<index].last(where: { $0.lexeme.wordClass == .verb }) else {
      // A menina come bolo, but a praia, ir.
      let later = words[index...].first { $0.lexeme.wordClass == .verb }
      return later.map { !takesA(frames[$0.lexeme.lemma], noun) } ?? (index == 0)
    }
    if [" de", " em", " com", " por", " a"].contains(where: verb.lexeme.lemma.hasSuffix) {
      return true
    }
    return !takesA(frames[verb.lexeme.lemma], noun)
  }

  private func takesA(_ frame: VerbFrame, _ noun: Lexeme) -> Bool {
    // Faltar / a / aula: one was not there.
    if frame.lemma == "faltar" {
      return MeaningWords.lessons.contains(noun.lemma) || noun.takesPlace
        || KindSet.places.contains(noun.kind)
    }
    if noun.isBeing, frame.slot(.recipient) != nil, !frame.isDefault { return true }
    return frame.slots.contains { slot in
      (slot.preposition == "a" || slot.role == .placeTo && slot.preposition == "para")
        && (slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(noun.roleKind)
          || slot.words.contains(noun.lemma))
    }
  }

  private func isTyped(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb && (lexeme.person != nil || !lexeme.forms.isEmpty)
  }

  /// *He / comido*: the verb of the participle.
  private func recentVerb(_ before: Constituent?, _ word: Constituent) -> String? {
    guard isSpanish, let verb = before?.lexeme, verb.lemma == "haber", verb.person != nil,
      before?.tile != nil,
      verb.forms[Mark.time] == nil
    else { return nil }
    return LanguageTables.tables(variety.language).finiteForms?.verb(
      ofParticiple: word.lexeme.lemma)
  }

  /// *Practico la escala*: what looks like a verb behind another one, with nothing between that could begin a
  /// clause, is a noun.
  private func isNoun(_ lexeme: Lexeme, behind words: [Constituent]) -> Bool {
    let isOrder = lexeme.forms[Mark.time] == Mark.order
    guard lexeme.forms[Mark.text] != nil, !isOrder || lexeme.person != nil else { return false }
    // No leste: behind a preposition nothing is conjugated.
    if words.last?.lexeme.wordClass == .adposition { return true }
    if lexeme.forms[Mark.frequent] != nil { return false }
    if let last = words.last?.lexeme, last.isDeterminerLike {
      // La llamo, but la pesca.
      let isPronoun =
        last.wordClass == .determiner && last.lemma == "el" && lexeme.person != .third
        && (last.gender != nil || last.number != nil)
      return !isPronoun
    }
    guard let verb = words.lastIndex(where: { $0.lexeme.wordClass == .verb }) else { return false }
    return !words[verb...].contains { word in
      word.lexeme.wordClass == .conjunction || word.lexeme.kind == .question
        || WordSorter.subordinators(of: variety.language).contains(word.lexeme.lemma)
    }
  }

  /// The pronoun before a verb as what it is there: whoever feels it, part of a pronominal verb, an object.
  private func takePronoun(
    _ words: inout [Constituent], _ verb: inout Constituent, _ frames: FrameTable
  ) {
    guard let last = words.last?.lexeme else { return }
    if last.wordClass == .determiner, last.lemma == (isSpanish ? "el" : "o"), isTyped(verb.lexeme) {
      // Lo quiero, la veo.
      let ending =
        (last.gender == .feminine ? "a" : "o") + (last.number == .plural ? "s" : "")
      let isPlain = isSpanish && last.gender == nil && last.number == nil
      guard !isPlain else { return }
      words[words.count - 1].lexeme = Self.pronoun((isSpanish ? "l" : "") + ending)
      return
    }
    guard Self.clitics.contains(last.lemma) else { return }
    let frame = frames[verb.lexeme.lemma]
    if frame.pattern.mayHaveExperiencer {
      verb.lexeme.person = nil
      guard words.count > 2, words[words.count - 3].lexeme.lemma == "a",
        let strong = Self.strong[words[words.count - 2].lexeme.lemma]
      else { return }
      // A mí me gusta.
      words.removeLast()
      words[words.count - 1].lexeme = lexicon.known(strong) ?? words[words.count - 1].lexeme
      words.remove(at: words.count - 2)
      return
    }
    let reflexive = verb.lexeme.lemma + (isSpanish ? "se" : "-se")
    guard isOwn(last.lemma, verb.lexeme), frames.listed(reflexive) != nil else { return }
    verb.lexeme.lemma = reflexive
    words.removeLast()
  }

  private func isOwn(_ pronoun: String, _ verb: Lexeme) -> Bool {
    switch (verb.person, verb.number) {
    case (.first, .singular): pronoun == "me"
    case (.second, .singular): pronoun == "te"
    case (.first, .plural): pronoun == "nos"
    case (.second, .plural): pronoun == "os"
    case (.third, _): pronoun == "se"
    default: false
    }
  }

  private static let strong = [
    "mí": "yo", "ti": "tú", "mim": "eu", "yo": "yo", "tú": "tú", "él": "él", "ella": "ella",
    "nosotros": "nosotros", "nosotras": "nosotras", "ellos": "ellos", "ellas": "ellas",
    "usted": "usted", "ustedes": "ustedes", "vosotros": "vosotros",
  ]

  /// Pronouns that lean on a verb.
  static let clitics: WordSet = [
    "me", "te", "nos", "os", "se", "le", "les", "lo", "la", "los", "las", "lhe", "lhes",
  ]

  static func pronoun(_ text: String) -> Lexeme {
    var lexeme = Lexeme(lemma: text, wordClass: .pronoun, kind: .person)
    lexeme.animacy = .human
    switch text {
    case "me", "nos": lexeme.person = .first
    case "te", "os": lexeme.person = .second
    default: lexeme.person = .third
    }
    lexeme.number = text.hasSuffix("s") ? .plural : .singular
    if text.hasSuffix("a") || text.hasSuffix("as") { lexeme.gender = .feminine }
    return lexeme
  }
}
