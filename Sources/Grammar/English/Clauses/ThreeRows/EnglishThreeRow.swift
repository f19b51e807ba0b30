import AACCore

/// Rows of three tiles that leave out what English needs: *I/want/now, mom/take/park, now/want/park, can/you/door, please/mom/read,
/// because/dog/bed, my/lose/ball, this/eat/park, don't/mom/now*.
///
/// Who does it, what is done and the rest are found first; then the clause gets its object, its preposition, its helping verb and its tense.
///
/// Sources: CGEL §10.3–10.8 (what a verb cannot do without), §12.46–12.50 (what is understood), §9.15–9.19 (places), §4.14 (the past),
/// §8.87, §8.116 (the order at the end, *too*), §11.24 (requests).
struct EnglishThreeRow {
  let variety: LanguageVariety
  let frames: FrameTable
  let lexicon: Lexicon

  /// A clause before it is said.
  struct Said {
    var subject: [Constituent] = []
    var verb: Constituent?
    var rest: [Constituent] = []
    var tense: Tense?
    var isNegative = false
    var asks = false
    var isRequest = false
    var isOngoing = false
    /// What is said behind it, set apart by a comma.
    var next: [Said] = []
    /// Who is called behind it, or joined to the speaker.
    var called: [Constituent] = []
    /// *Because*, said before it.
    var edge: Constituent?
    /// Whether its words stand in the order of a sentence and not as they were laid.
    var isOrdered = false

    /// The same with more behind it.
    func with(_ more: [Constituent]) -> Self {
      var said = self
      said.rest += more
      return said
    }

    /// The same with its words in the order of a sentence.
    var ordered: Self {
      var said = self
      said.isOrdered = true
      return said
    }

    /// The same done by somebody.
    func by(_ doer: [Constituent]) -> Self {
      var said = self
      said.subject = doer
      return said
    }
  }

  /// A row by its words: who does it, what is done, and what is beside it.
  struct Parts {
    var doer: Constituent?
    var deed: Constituent?
    var rest: [Constituent] = []
    /// Whether the deed was laid before who does it.
    var isDeedFirst = false
  }

  /// The clause of such a row; nil where it leaves out nothing.
  func said(_ row: [Constituent]) -> Clause? {
    (row.count == 3 ? laid(row) : edged(row)).map(clause)
  }

  /// *I/want/park/please, hello/I/want/now, mom/take/park/tomorrow*: the same with one more word before or behind it.
  private func edged(_ row: [Constituent]) -> Said? {
    guard row.count == 4 else { return nil }
    let isLast = Self.edges.contains(row[3].lexeme.lemma)
    guard isLast || Self.openers.contains(row[0].lexeme.lemma) else { return nil }
    let edge = row[isLast ? 3 : 0]
    let inner = Array(isLast ? row.dropLast() : row.dropFirst())
    guard
      !inner.contains(where: {
        Self.edges.contains($0.lexeme.lemma) && !["now", "again"].contains($0.lexeme.lemma)
      }),
      isSomebody(inner[0]) || ["can", "let's"].contains(inner[0].lexeme.lemma),
      inner.allSatisfy({ $0.lexeme.kind != .question }),
      var said = laid(inner), said.verb != nil, said.next.isEmpty, said.edge == nil
    else { return nil }
    let word = edge.lexeme.lemma
    if Self.ahead.contains(word) || word == "yesterday" { said.tense = nil }
    if word == "later" { said.tense = .future }
    if said.tense == .future || word == "tomorrow" { said.isOngoing = false }
    if word == "please", isCallable(inner[0]), isDeed(inner[1]),
      !["want", "need", "like", "love", "have"].contains(inner[1].lexeme.lemma)
    {
      said.isRequest = true
    }
    said.rest.append(edge)
    return said
  }

  /// What stands behind a whole sentence, or before it.
  private static let edges = EnglishWords.set("please now today tomorrow yesterday again later too")
    .union(["thank you"])
  private static let openers = EnglishWords.set("please hello now today tomorrow yesterday later")

  private func laid(_ row: [Constituent]) -> Said? {
    if let hurt = hurting(row) { return hurt }
    let first = row[0].lexeme
    let pair = Array(row[1...])
    switch first.lemma {
    case "can": return canFirst(row)
    case "let's": return together(row)
    case "don't": return forbidden(row)
    case "not", "no": return refused(row)
    case "never": return never(row)
    case "because": return because(row)
    case "please": return politely(row)
    case "hello", "thank you": return greeted(row)
    case "maybe": return perhaps(row)
    case "my": return owned(row)
    case "this": return pointed(row)
    case "more": return moreDone(row)
    case _ where Self.times.contains(first.lemma) || first.lemma == "too":
      return timed(row[0], pair)
    case _ where first.kind == .question: return asked(row)
    default: return spoken(row)
    }
  }

  private func clause(_ said: Said) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = said.subject
    clause.verb = said.verb?.asVerb
    clause.isLaid = !said.isOrdered
    clause.complements = said.isNegative ? said.rest.map(plainNegator) : said.rest
    clause.tense = said.tense
    clause.isQuestion = said.asks
    if said.isRequest { clause.options.insert(.request) }
    if said.isOngoing { clause.options.insert(.progressive) }
    clause.sequels = said.next.map { next in
      var second = self.clause(next)
      second.isLaid = true
      return second
    }
    if !said.called.isEmpty {
      var phrase = Clause(variety: variety)
      phrase.complements = said.called
      clause.sequels.append(phrase)
    }
    if let edge = said.edge { clause.edge = OpenEdge(word: edge, opens: true, breaksOff: false) }
    return clause
  }

  /// *No, don't* as the *not* of a clause.
  private func plainNegator(_ word: Constituent) -> Constituent {
    guard ["no", "not", "don't"].contains(word.lexeme.lemma), let not = lexicon.known("not")
    else { return word }
    var negator = word
    negator.lexeme = not
    return negator
  }

  // MARK: Words

  func small(_ text: String, tile: Int? = nil) -> [Constituent] {
    lexicon.small(text, tile: tile)
  }

  /// *With my friend, of Mom*: a small word that is heard with the word behind it.
  func led(_ text: String, _ word: Constituent) -> [Constituent] {
    lexicon.small(text, tile: word.tile) + [word]
  }

  func verb(_ lemma: String, tile: Int? = nil) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .action), tile: tile)
  }

  var speaker: [Constituent] { small("I") }

  /// *I, they, mom, dog*: who may do something.
  func isSomebody(_ word: Constituent) -> Bool {
    word.lexeme.isSubjectForm && word.lexeme.lemma != "it"
      || word.lexeme.isBeing && word.lexeme.wordClass != .pronoun
  }

  /// *I, you, they*.
  func isPronoun(_ word: Constituent) -> Bool {
    word.lexeme.isSubjectForm && word.lexeme.lemma != "it"
  }

  /// Kin, names and those who are there to help: who is called.
  func isCallable(_ word: Constituent) -> Bool {
    let noun = word.lexeme
    guard noun.isHuman, noun.number != .plural else { return false }
    return noun.wordClass == .properNoun
      || noun.wordClass == .noun
        && (EnglishPeople.names.contains(noun.lemma.lowercased())
          || EnglishPeople.helpers.contains(noun.lemma))
  }

  /// What is done; a word that names a thing on boards is none.
  func isDeed(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    guard lexeme.lemma != "hurt", !Self.nouns.contains(lexeme.lemma) else { return false }
    let frame = frames[lexeme.lemma]
    if lexeme.wordClass == .verb { return frame.pattern != .modal && !frame.isCopular }
    return Self.deeds.contains(lexeme.lemma)
  }

  func isNoun(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && !isDeed(word)
  }

  /// What one can be given or have: food, toys, clothes.
  func isHad(_ word: Constituent) -> Bool {
    isNoun(word) && Self.had.contains(word.lexeme.kind) && !word.lexeme.isBeing
  }

  func isAdverb(_ word: Constituent) -> Bool {
    Self.times.contains(word.lexeme.lemma) || Self.wheres.contains(word.lexeme.lemma)
  }

  /// The words by what they do in the row.
  func parts(_ words: [Constituent]) -> Parts {
    var parts = Parts()
    let deed = words.firstIndex(where: isDeed)
    let doer = words.indices.first { index in
      guard isSomebody(words[index]) else { return false }
      guard let deed, deed < index else { return true }
      return words[index].lexeme.isSubjectFormOnly
        || words[index].lexeme.lemma == "you" && words.count == 3 && isNoun(words[2])
          && !Self.forOthers.contains(words[deed].lexeme.lemma)
        || Self.neverToPeople.contains(words[deed].lexeme.lemma)
          && (words[deed].lexeme.lemma != "open" || index == deed + 1)
    }
    if let deed { parts.deed = words[deed] }
    if let doer { parts.doer = words[doer] }
    if let deed, let doer, deed < doer { parts.isDeedFirst = true }
    parts.rest = words.indices.filter { $0 != deed && $0 != doer }.map { words[$0] }
    return parts
  }

  // MARK: Lists

  /// When it is.
  static let times = EnglishWords.set("now again later tomorrow yesterday today tonight")
  static let wheres = EnglishWords.set("here there outside inside")
  /// What is not over yet.
  static let ahead = EnglishWords.set("now later tomorrow tonight today")
  /// Things on boards that are also verbs.
  static let nouns = EnglishWords.set(
    "shoe shoes hand hands head book books park parks bed door ball movie cookie juice home friend water color"
  )
  /// What boards say with a word that may be another.
  static let deeds = EnglishWords.set(
    "open drink help play break read wash sleep dress brush like look finish buy eat hit hold walk run swim close clean want need have cook watch paint rest call"
  )
  /// What is not done to people.
  static let neverToPeople = EnglishWords.set("finish break have eat drink open fall")
  /// What is done for others.
  private static let forOthers = EnglishWords.set(
    "give help make buy read take bring want need put")
  static let had = KindSet(
    .food, .drink, .dish, .toy, .device, .book, .clothing, .media, .instrument, .music, .vehicle)
}
