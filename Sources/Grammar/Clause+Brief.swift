import AACCore

/// A second thought of which only what is new in it is said: *eu gosto, mas ele não; yo quiero y ella también; estou bem, e
/// você?; vinieron todos menos papá; fala comigo, não com ele* (NGLE §31.10, §48.1 and *Ortografía* §3.4.2; Bechara,
/// *Elipse* and *Preposições acidentais*; Cunha & Cintra, chapters 7 and 20).
struct BriefThought {
  /// What was chosen between both.
  var joint: [Constituent]
  /// Where it begins.
  var start: Int
  /// Who it is about.
  var subject: [Constituent] = []
  /// What else is said of it.
  var rest: [Constituent] = []
  var isQuestion = false

  /// What ends a row of words that says something before it; nil where nothing does.
  static func found(in words: [Constituent], variety: LanguageVariety, isQuestion: Bool) -> Self? {
    guard words.count > 1, variety.language != .english else { return nil }
    for place in words.indices.suffix(5).reversed() {
      let word = words[place].lexeme
      switch word.lemma {
      case "mas", "pero", "e", "y":
        return told(words, place, isQuestion, variety)
          ?? (word.isAdversative ? nil : denied(words, place + 1, joint: [words[place]]))
      case "menos", "exceto", "excepto", "salvo":
        return excepted(words, place)
      case "não", "no":
        if let found = denied(words, place, joint: []) { return found }
      default: continue
      }
    }
    return nil
  }

  // MARK: - Another one does it, or does not

  /// *Mas ele não, y mi hermana también, e você?*.
  private static func told(
    _ words: [Constituent], _ place: Int, _ isQuestion: Bool, _ variety: LanguageVariety
  ) -> Self? {
    guard place + 1 < words.count, place == 0 || !isSomebody(words[place - 1].lexeme) else {
      return nil
    }
    var end = words.count
    if isQuestion, place + 2 == end {
      guard isOther(words[place + 1].lexeme), !words[place].lexeme.isAdversative else { return nil }
      return Self(
        joint: [words[place]], start: place, subject: [words[place + 1]], isQuestion: true)
    }
    guard answers.contains(words[end - 1].lexeme.lemma), place + 2 < end else { return nil }
    end -= 1
    if end - 1 > place + 1, words[end - 1].lexeme.lemma.hasPrefix("tamb") { end -= 1 }
    let who = words[(place + 1)..<end]
    guard let last = who.last, isSomebody(last.lexeme),
      who.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return nil }
    return Self(
      joint: [words[place]], start: place, subject: Array(who), rest: Array(words[end...]))
  }

  private static func isSomebody(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun
      ? word.kind == .person && !oblique.contains(word.lemma) && word.person != nil
      : word.isHuman
  }

  /// *Você, tú*: who can be asked the same.
  private static func isOther(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && (word.person == .second || asked.contains(word.lemma))
  }

  private static let asked: WordSet = [
    "você", "vocês", "tu", "o senhor", "a senhora", "tú", "usted", "ustedes", "vos", "vosotros",
  ]
  private static let oblique: WordSet = ["mim", "ti", "mí", "comigo", "contigo", "conmigo"]
  private static let answers: WordSet = ["não", "no", "também", "también", "tampoco", "sim", "sí"]

  // MARK: - All but one

  /// *Todos, menos o papai; tudo, menos peixe; todos excepto yo*.
  private static func excepted(_ words: [Constituent], _ place: Int) -> Self? {
    let named = words[(place + 1)...]
    guard (1...2).contains(named.count), let last = named.last?.lexeme,
      last.isNominal, last.wordClass != .numeral, !last.kind.isTemporal,
      last.wordClass != .adposition,
      named.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return nil }
    return Self(joint: [words[place]], start: place, subject: Array(named))
  }

  // MARK: - This and not that

  /// *Hoje, não amanhã; este, no aquel; comigo, não com ele*.
  private static func denied(
    _ words: [Constituent], _ place: Int, joint: [Constituent]
  ) -> Self? {
    guard place - joint.count > 0, place + 1 < words.count,
      ["não", "no"].contains(words[place].lexeme.lemma)
    else { return nil }
    let first = words[place - joint.count - 1].lexeme, named = Array(words[(place + 1)...])
    let isTold: Bool
    switch named[0].lexeme {
    case let word where word.wordClass == .adposition:
      let link = word.lemma
      isTold =
        named.count > 1 && named.count < 4 && named[1...].allSatisfy { $0.lexeme.isNominal }
        && (oblique.contains(first.lemma) && link.hasPrefix("co")
          || place > joint.count + 1 && words[place - joint.count - 2].lexeme.lemma == link)
    case let word where named.count == 1 && word.kind == .demonstrative:
      isTold = first.kind == .demonstrative
    case let word where named.count == 1 && word.kind.isTemporal:
      isTold = first.kind.isTemporal
    default: isTold = false
    }
    guard isTold else { return nil }
    return Self(
      joint: joint + [words[place]], start: place - joint.count, rest: named)
  }
}

extension Constituent {
  /// Whether a comma stands before it where it joins two thoughts.
  var standsBehindComma: Bool {
    switch lexeme.lemma {
    case "y", "e", "salvo", "excepto", "exceto", "porque", "because", "y entonces", "y luego",
      "y después", "e então", "e depois":
      false
    default: true
    }
  }
}

extension Clause {
  /// The same with what is said shortly at its end as a sequel; nil where it ends otherwise.
  func withBriefSequel() -> Clause? {
    guard complements.count > 1, verb != nil, sequels.isEmpty,
      let brief = BriefThought.found(in: complements, variety: variety, isQuestion: isQuestion)
    else { return nil }
    if brief.isQuestion, subject.contains(where: { $0.lexeme.person == .second }) { return nil }
    var main = self
    main.complements = Array(complements[..<brief.start])
    guard let next = sequel(brief, to: main) else { return nil }
    if brief.isQuestion { main.isQuestion = false }
    main.sequels = [next]
    main.sequelJoint = brief.joint
    return main
  }

  private func sequel(_ brief: BriefThought, to main: Clause) -> Clause? {
    var next = Clause(variety: variety)
    next.subject = brief.subject
    next.complements = brief.rest
    next.isQuestion = brief.isQuestion
    guard let verb else { return nil }
    let tables = LanguageTables.tables(variety.language)
    let frame = tables.frames[verb.lexeme.lemma]
    if ["menos", "exceto", "excepto", "salvo"].contains(brief.joint[0].lexeme.lemma) {
      let isOfDoer = main.subject.contains { Self.isWhole($0.lexeme) }
      guard isOfDoer || main.complements.contains(where: { Self.isWhole($0.lexeme) }) else {
        return nil
      }
      if !isOfDoer {
        let isOfThings = main.complements.contains {
          ["tudo", "todo", "nada"].contains($0.lexeme.lemma)
        }
        next.layAsObject(frame, tables.lexicon, isOfThings: isOfThings)
      }
    } else if frame.pattern == .experiencer, variety.language == .spanish, !brief.subject.isEmpty,
      let to = tables.lexicon.known("a")
    {
      // Me gusta la sopa, pero a él no.
      next.complements = [Constituent(to)] + brief.subject + brief.rest
      next.subject = []
    }
    return next
  }

  /// Of which one may be left out: *todos, tudo, ninguém*.
  private static func isWhole(_ word: Lexeme) -> Bool {
    word.lemma.hasPrefix("tod") || wholes.contains(word.lemma)
  }

  private static let wholes: WordSet = [
    "tudo", "nada", "ninguém", "nadie", "qualquer um", "cualquiera",
  ]

  /// *Gosto de todos, menos dele; comí todo menos pescado*: as the verb takes it.
  private mutating func layAsObject(_ frame: VerbFrame, _ lexicon: Lexicon, isOfThings: Bool) {
    guard let last = subject.last?.lexeme else { return }
    var words = subject
    if last.isHuman, last.wordClass == .noun, words.count == 1, last.article != .bare,
      let article = lexicon.known(variety.language == .spanish ? "el" : "o")
    {
      words.insert(Constituent(article), at: 0)
    }
    let slot = frame.slots.first { [.object, .topic, .company].contains($0.role) }
    let isPersonal = variety.language == .spanish && frame.pattern == .plain && last.isBeing
    if let link = slot?.preposition ?? (isPersonal ? "a" : nil), let known = lexicon.known(link) {
      words.insert(Constituent(known), at: 0)
    } else if last.wordClass == .pronoun || last.isBeing && !isOfThings {
      return
    }
    complements = words
    subject = []
  }
}
