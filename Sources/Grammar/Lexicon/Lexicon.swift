public import AACCore

/// Words that every sentence may need although no vocabulary lists them, and a guess for all
/// others.
///
///     Lexicon(language: .spanish).lexeme(for: "nunca")                    // adverb, negation
///     Lexicon(language: .spanish).lexeme(for: "tobogán", expecting: .noun)  // masculine, inferred
public struct Lexicon: Sendable {
  /// The language of the words.
  public let language: Language
  private let words: RowTable<SmallWord>
  let frames: FrameTable

  /// The lexicon that ships for a language; its tables are read once for the whole program.
  public init(language: Language) { self = LanguageTables.tables(language).lexicon }

  init(text: [UInt8], language: Language, frames: FrameTable) {
    self.language = language
    self.frames = frames
    words = RowTable(text, parse: SmallWord.init(row:))
  }

  /// What is known of a word; nil when it is not in the lexicon.
  ///
  /// Phrases of time are put together by rule: *el próximo domingo, hace dos días*.
  public func word(_ lemma: String) -> SmallWord? {
    words[lemma] ?? word(phrase: lemma)
  }

  /// What is known by rule of a word that the tables have not.
  private func word(phrase: String) -> SmallWord? {
    timePhrase(phrase) ?? numeral(phrase) ?? englishWord(phrase) ?? diminutive(phrase)
      ?? doubleName(phrase)
  }

  /// *Maria Clara, João Pedro*: two given names are one person's (Bechara, *Substantivo próprio*).
  private func doubleName(_ phrase: String) -> SmallWord? {
    guard language == .portuguese, phrase.first?.isUppercase == true,
      let space = phrase.firstIndex(of: " "), var first = words[String(phrase[..<space])],
      first.lexeme.wordClass == .properNoun, first.lexeme.kind == .person,
      let second = words[String(phrase[phrase.index(after: space)...])]?.lexeme,
      second.wordClass == .properNoun, second.kind == .person
    else { return nil }
    first.lexeme.lemma = phrase
    return first
  }

  /// The lexeme of a word as the tables have it.
  func known(_ word: String) -> Lexeme? { words.part(of: word) { $0.lexeme } }

  /// The word as a part of a row, with the tile that it stands for; nothing where the tables have not got it.
  func small(_ word: String, tile: Int? = nil) -> [Constituent] {
    known(word).map { [Constituent($0, tile: tile)] } ?? []
  }

  /// The tense that a word of the tables sets.
  func tense(of word: String) -> Tense? { words.part(of: word) { $0.tense } ?? nil }

  /// What sort of thing a word of the tables names.
  func kind(of word: String) -> SemanticKind? { words.part(of: word) { $0.lexeme.kind } }

  /// What a question word asks for; nil: it asks nothing.
  func asks(_ word: String) -> SmallWord.Asks? {
    if let asks = words.part(of: word, { $0.asks }) { return asks }
    return self.word(phrase: word)?.asks
  }

  /// What is known of a word as someone typed it, whose capital may be that of a name.
  ///
  /// *Ivy* and *Recife* are names although *ivy* and *recife* are nouns; *Nunca* can only be
  /// *nunca*, and *TV* stays in capitals.
  public func word(typed text: String) -> SmallWord? {
    if let known = words[text] { return known }
    if language != .english, text.hasSpace, let name = words[Self.capitalizedAsName(text)],
      name.lexeme.kind == .place
    {
      // Buenos aires: the town.
      return name
    }
    guard text.first?.isUppercase == true, var known = words[text.lowercased()] else { return nil }
    let open: Set<WordClass> = [.noun, .adjective, .verb]
    guard open.contains(known.lexeme.wordClass) else { return known }
    guard text.count > 1, text == text.uppercased() else { return nil }
    known.lexeme.lemma = text
    return known
  }

  /// All words of the lexicon, in its order.
  public var allWords: some Collection<SmallWord> { words.rows }

  /// The lexeme of a word; one that is not listed is inferred from its form and marked so.
  ///
  /// `expecting` is the class that the place in the sentence asks for; nil: by form.
  public func lexeme(for text: String, expecting: WordClass? = nil) -> Lexeme {
    if expecting == .noun, let noun = pluralNoun(text) { return noun }
    if language == .portuguese, expecting != .noun, text.hasSpace, let verb = pronominalFirst(text)
    {
      return verb
    }
    if let base = base(text), expecting != .verb { return base }
    if let known = word(typed: text)?.lexeme, fits(known, expecting) { return known }
    if language == .english, expecting != .verb, text.first?.isLowercase == true,
      let name = words[text.capitalizedAtStart]?.lexeme,
      name.kind.isTemporal || name.kind == .languageName && !isVerb(text) || name.kind == .event
    {
      // *june, christmas, spanish*: names of times, however they are typed (CGEL App. III.29).
      return name
    }
    if expecting != .verb, let known = composed(text) ?? plural(text) { return known }
    if expecting != .verb, let name = nameInLowerCase(text, expecting) { return name }
    return inferred(text, expecting: expecting)
  }

  /// *Se esconder, me fantasiar*: a verb typed with its pronoun first (Cunha & Cintra, chapter 11, *Colocação dos pronomes átonos*).
  private func pronominalFirst(_ text: String) -> Lexeme? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, ["se", "me", "te", "nos"].contains(parts[0]), parts[1].hasSuffix("r"),
      isVerb(String(parts[1]))
    else { return nil }
    let own = "\(parts[1])-se"
    // Se conhecer, se amar: one verb, and no pronoun beside one.
    return parts[0] == "se" && frames.listed(own) == nil
      ? Lexeme(lemma: own, wordClass: .verb, kind: .action) : lexeme(for: own, expecting: .verb)
  }

  /// *anna, texas, lucía, buenos aires*: a name of a person or a place, however it is typed.
  ///
  /// Source: CGEL App. III.29; Ortografía 2010, chapter IV §4.2.4; Acordo Ortográfico, base XIX.
  private func nameInLowerCase(_ text: String, _ expected: WordClass?) -> Lexeme? {
    guard text.first?.isLowercase == true, text.utf8.count > 2 else { return nil }
    if expected == nil || expected == .noun || expected == .properNoun, let brand = brand(text) {
      return brand
    }
    let name =
      language == .english ? text.capitalizedAtStart : Self.capitalizedAsName(text)
    if language != .english {
      guard let known = words[name]?.lexeme, known.wordClass == .properNoun,
        known.kind == .person || known.kind == .place,
        expected != nil || finiteForm(text) == nil
      else { return nil }
      return known
    }
    guard !isVerb(text) else { return nil }
    guard !EnglishNames.isWord(text) else { return nil }
    if let known = words[name]?.lexeme {
      return known.wordClass == .properNoun && known.kind != .media ? known : nil
    }
    return EnglishNames.isGiven(name) ? inferred(name, expecting: nil) : nil
  }

  /// *Buenos aires, río de janeiro*: with a capital for every word that is no small one.
  private static func capitalizedAsName(_ text: String) -> String {
    guard text.hasSpace else { return text.capitalizedAtStart }
    return text.split(separator: " ")
      .map {
        ["de", "del", "da", "do", "dos", "la", "el", "y"].contains($0)
          ? String($0) : String($0).capitalizedAtStart
      }
      .joined(separator: " ")
  }

  /// A word that is put together by rule: *el próximo domingo, cuarenta y dos*.
  private func composed(_ text: String) -> Lexeme? {
    timePhrase(text)?.lexeme ?? numeral(text)?.lexeme ?? englishWord(text)?.lexeme
      ?? diminutive(text)?.lexeme ?? doubleName(text)?.lexeme
  }

  /// What the tables have of a word as it stands.
  func listed(_ text: String) -> SmallWord? { words[text] }

  /// Whether the tables have a word as it stands.
  func isListed(_ text: String) -> Bool { words[text] != nil }

  /// A noun given in the plural: its lexeme is that of the singular with the number set.
  func plural(_ text: String) -> Lexeme? {
    let isPhrase = text.contains { $0 == " " || $0 == "-" }
    guard isPhrase || (language == .english || text.hasSuffix("s")) && !isVerb(text) else {
      return nil
    }
    let nouns = singulars(of: text).filter { words[$0]?.lexeme.wordClass == .noun }
    // Coles are cabbages rather than schools (*cole*): the shorter singular is the older word.
    guard let singular = nouns.min(by: { $0.count < $1.count }),
      var lexeme = words[singular]?.lexeme
    else { return nil }
    lexeme.lemma = text
    lexeme.number = .plural
    return lexeme
  }

  /// The dictionary form of a small word or known adjective given in another gender or number.
  private func base(_ text: String) -> Lexeme? {
    if let word = words[text] {
      let isForm =
        word.lexeme.wordClass == .determiner
        || word.lexeme.wordClass == .adjective && language != .english
      guard isForm, word.phrase != text else { return nil }
      var lexeme = words[word.phrase]?.lexeme
      guard language != .english else { return lexeme }
      if text.hasSuffix("s"), text.count > 2 || lexeme?.wordClass == .determiner {
        lexeme?.number = .plural
      } else if lexeme?.lemma == "alguno" || lexeme?.lemma == "algum" || text == "toda" {
        // Algún libro is one; alguno, chosen as it is, is said in the plural.
        lexeme?.number = .singular
      }
      if text.hasSuffix("a") || text.hasSuffix("as") { lexeme?.gender = .feminine }
      return lexeme
    }
    guard language != .english else { return nil }
    for ending in ["a", "os", "as"] where text.hasSuffix(ending) {
      guard var lexeme = words[text.dropLast(ending.count) + "o"]?.lexeme,
        lexeme.wordClass == .adjective
      else { continue }
      // Lista, alta: what is a thing as well keeps how it was laid.
      if ending == "a", language == .spanish, ["listo", "alto"].contains(lexeme.lemma) {
        lexeme.gender = .feminine
      }
      if language == .spanish || AsLaidWords.names(lexeme.lemma), ending != "a" {
        // Los ciegos leen: of people who are so, several.
        lexeme.number = .plural
        if ending == "as" { lexeme.gender = .feminine }
      }
      return lexeme
    }
    if language == .portuguese, text.utf8.count > 4, ["es", "is", "ns"].contains(text.suffix(2)) {
      // Grandes, azuis, felizes, marrons; but rosas are flowers and jovens people.
      for singular in singulars(of: text) {
        guard var lexeme = words[singular]?.lexeme, lexeme.wordClass == .adjective,
          !text.hasSuffix("ns") || lexeme.kind == .color
        else { continue }
        lexeme.number = .plural
        return lexeme
      }
    }
    return nil
  }

  private func fits(_ lexeme: Lexeme, _ expected: WordClass?) -> Bool {
    expected == nil || (expected == .verb) == (lexeme.wordClass == .verb)
  }

  private func inferred(_ text: String, expecting: WordClass?) -> Lexeme {
    let isName = text.first?.isUppercase == true
    if expecting == nil || expecting == .verb && words[text] == nil, frames[text].isDefault,
      let typed = finiteForm(text)
    {
      return typed
    }
    if expecting == .verb, language != .english, var typed = gerund(text),
      let lemma = typed.forms[FiniteForms.Mark.gerund]
    {
      typed.lemma = lemma
      typed.wordClass = .verb
      typed.kind = .action
      return typed
    }
    if expecting == .verb || (expecting == nil && !isName && isVerb(text)) {
      var verb = Lexeme(lemma: text, wordClass: .verb, kind: .action)
      verb.isInferred = frames[text].isDefault
      return verb
    }
    if expecting == nil, let phrase = adverbialPhrase(text) { return phrase }
    if expecting == nil, let lexeme = inferredByEnding(text) { return lexeme }
    if isName, let name = nameWithHead(text) { return name }
    var lexeme = Lexeme(
      lemma: text, wordClass: isName ? .properNoun : expecting ?? .noun,
      kind: isName ? .person : .thing)
    if !isName, expecting != .noun, looksAdjectival(text) {
      lexeme.wordClass = .adjective
      lexeme.kind = .quality
      lexeme.isInferred = true
      return lexeme
    }
    lexeme.isInferred = true
    if isName {
      // *Ana, Martha, Mum*: given names and names of one's own people are known.
      if language == .english,
        EnglishNames.isGiven(text) || EnglishPeople.names.contains(text.lowercased())
      {
        lexeme.isInferred = false
      }
      lexeme.animacy = .human
      lexeme.article = language == .portuguese ? nil : .bare
    }
    if !isName, language != .english, Self.looksPlural(text), !namesOneInS(text) {
      lexeme.number = .plural
    }
    lexeme.gender = LanguageTables.tables(language).morphology?.gender(of: text)
    // Lucas, Matías, Jonas: names of men, however they end.
    if isName, language != .english, text.hasSuffix("as") { lexeme.gender = .masculine }
    return lexeme
  }

  /// A conjugated form on a tile, with what it says: *fuimos, ayúdame*.
  private func finiteForm(_ text: String) -> Lexeme? {
    guard language != .english else { return nil }
    return LanguageTables.tables(language).finiteForms?.lexeme(of: text)
  }

  /// *De castigo, a gatas, en serio*: a phrase that begins with a preposition is said as it stands.
  private func adverbialPhrase(_ text: String) -> Lexeme? {
    guard language != .english, let space = text.firstIndex(of: " "),
      words[String(text[..<space])]?.lexeme.wordClass == .adposition, text.last?.isLetter == true,
      words[text] == nil
    else { return nil }
    let rest = text[text.index(after: space)...]
    guard !rest.isEmpty, words[String(rest)]?.lexeme.wordClass != .verb, !isVerb(String(rest))
    else {
      return nil
    }
    var lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    lexeme.isInferred = true
    return lexeme
  }

  /// *Andando, corriendo, brincando*: the gerund of a verb whose frame is known, which says how something is done.
  private func gerund(_ text: String) -> Lexeme? {
    guard let verb = LanguageTables.tables(language).finiteForms?.verb(ofGerund: text) else {
      return nil
    }
    var lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    lexeme.forms[FiniteForms.Mark.gerund] = verb
    return lexeme
  }

  /// An adverb in *-mente* or an adjective whose ending is nearly always one's: *desconfortável*
  /// (Cunha & Cintra, chapter 6, *Sufixos*).
  private func inferredByEnding(_ text: String) -> Lexeme? {
    guard text.first?.isLowercase == true, language != .english else { return nil }
    if let known = gerund(text) ?? womanByMan(text) { return known }
    guard text.utf8.count > 5 else { return nil }
    var lexeme: Lexeme
    if text.hasSuffix("mente") {
      lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    } else if language == .portuguese && Self.qualities.contains(where: text.hasSuffix)
      || isParticiple(text)
    {
      lexeme = Lexeme(lemma: text, wordClass: .adjective, kind: .quality)
    } else {
      return nil
    }
    lexeme.isInferred = true
    return lexeme
  }

  /// *Entediado*: the participle of a verb whose frame is known.
  private func isParticiple(_ text: String) -> Bool {
    if text.utf8.count > 7, Self.strongParticiples.contains(where: text.hasSuffix) { return true }
    guard text.hasSuffix("ado") || text.hasSuffix("ido") else { return false }
    let stem = text.dropLast(3)
    let infinitives = text.hasSuffix("ado") ? [stem + "ar"] : [stem + "er", stem + "ir"]
    // Oxidado: of a verb that is known as what happens to things.
    let own = language == .spanish ? "se" : "-se"
    return infinitives.contains {
      !frames[String($0)].isDefault || frames.listed(String($0) + own) != nil
    }
  }

  /// *Descompuesto, revuelto, desfeito*: participles of derived verbs that end so (NGLE §4.12; Cunha & Cintra, chapter
  /// 13).
  private static let strongParticiples = [
    "puesto", "hecho", "suelto", "vuelto", "crito", "bierto", "visto", "feito", "posto", "berto",
  ]
  private static let qualities = ["ável", "ível", "úvel", "oso", "ento", "ivo", "íssimo", "onho"]
  /// *Reyes Magos, Parque Güell, Ratoncito Pérez*: a name of several words is what its first word is,
  /// with the article (NGLE §12.7, §14.8).
  private func nameWithHead(_ text: String) -> Lexeme? {
    guard language != .english, let space = text.firstIndex(of: " ") else { return nil }
    let first = text[..<space].lowercased()
    guard let head = words[first]?.lexeme ?? plural(first), head.wordClass == .noun else {
      return nil
    }
    var name = head
    name.lemma = text
    name.wordClass = .properNoun
    name.isInferred = true
    name.article = head.article == .bare ? .bare : .definite
    return name
  }

  /// Whether an unknown word has the form of an adjective: *pegajoso, lavable, escurridizo* (NGLE §7).
  private func looksAdjectival(_ text: String) -> Bool {
    guard language != .english, text.utf8.count > 5, !text.utf8.contains(UInt8(ascii: " ")) else {
      return false
    }
    return Self.adjectiveEndings.contains { text.hasSuffix($0) }
  }

  private static let adjectiveEndings = [
    "oso", "udo", "able", "ible", "ivo", "ísimo", "izo", "áceo", "esco", "ável", "ível",
  ]

  /// Whether an unknown noun is most probably a plural: *perros, casas, flores, pães*.
  private static func looksPlural(_ text: String) -> Bool {
    text.utf8.count > 4 && ["os", "as", "es", "ns"].contains { text.hasSuffix($0) }
  }

  private func isVerb(_ text: String) -> Bool {
    if !frames[text].isDefault { return true }
    return LanguageTables.tables(language).morphology?.isInfinitive(text) ?? false
  }
}
