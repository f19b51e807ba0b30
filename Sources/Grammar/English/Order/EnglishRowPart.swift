import AACCore

/// A phrase of a row of tiles: a noun with what belongs to it, a verb, a quality with its degree, an adverbial.
struct EnglishRowPart {
  /// What a phrase is as far as its place in the sentence goes.
  enum Form {
    case noun, governed, quality, verb, adverbial, negation
  }

  var form: Form
  var words: [Constituent]
  /// The word that the others belong to.
  var head: Lexeme

  /// Whether it is somebody: a person, an animal or a personal pronoun.
  var isSomebody: Bool {
    form == .noun && (head.isBeing || isPersonal) && head.kind != .negation && !isReflexive
  }

  /// Whether it is *himself, each other*.
  var isReflexive: Bool {
    head.lemma == "each other" || head.lemma == "one another"
      || EnglishPronouns.of(head.lemma)?.reflexive == head.lemma
  }

  /// Whether it is *I, you, he, it*.
  var isPersonal: Bool {
    head.wordClass == .pronoun && EnglishPronouns.of(head.lemma)?.possessive != nil
      && head.kind != .possessive && EnglishPronouns.of(head.lemma)?.reflexive != head.lemma
  }

  /// *I, he, she, we, they*: nothing is done to it by its form (CGEL §6.4).
  var isNominative: Bool {
    isPersonal && head.isSubjectFormOnly
  }

  /// *me, him, us, them*: something is done to it by its form; *her* may be an owner.
  var isAccusative: Bool {
    guard isPersonal, let pronoun = EnglishPronouns.of(head.lemma) else { return false }
    return pronoun.accusative == head.lemma && pronoun.nominative != head.lemma
      && head.lemma != pronoun.possessive
  }

  /// *Mom, Grandpa, Lucy*: somebody called by a name.
  var isNamed: Bool {
    form == .noun
      && (head.wordClass == .properNoun && head.isHuman
        || EnglishPeople.names.contains(head.lemma.lowercased()))
  }

  /// *girl, police, dogs*: a being that is nobody's kin and has no name.
  var isCommonBeing: Bool {
    isSomebody && !isNamed && !isPersonal && !EnglishPeople.isPossessed(head.lemma)
  }

  /// A thing, an event or a place.
  var isThing: Bool { form == .noun && head.wordClass == .noun && !head.isBeing }
}

/// A row cut into its phrases (CGEL §2.25–2.28).
struct EnglishRowParts {
  private let row: [Constituent]
  private let verb: Int?
  private var index = 0
  private(set) var parts: [EnglishRowPart] = []

  /// The phrases of a row in which one word is the verb, whatever it may be elsewhere; nil where it has words that no
  /// plain clause has.
  static func of(_ row: [Constituent], verb: Int? = nil) -> [EnglishRowPart]? {
    var cutter = EnglishRowParts(row, verb)
    return cutter.cut() ? cutter.parts : nil
  }

  private init(_ row: [Constituent], _ verb: Int?) {
    self.row = row
    self.verb = verb
  }

  private mutating func cut() -> Bool {
    while index < row.count {
      if row[index].lexeme.wordClass == .conjunction {
        guard join() else { return false }
      } else {
        guard let part = next() else { return false }
        parts.append(part)
      }
    }
    return true
  }

  /// *dog/and/cat, tired/but/happy*: what is joined to its like.
  private mutating func join() -> Bool {
    let link = row[index]
    index += 1
    guard link.lexeme.isConnective || link.lexeme.lemma == "but", index < row.count,
      let last = parts.last, last.form == .noun || last.form == .quality
    else { return false }
    if last.form == .quality {
      // *hot/and/good/soup/be*: what the soup is, not which one.
      let begin = index
      while index < row.count, index != verb, row[index].lexeme.wordClass == .adjective {
        index += 1
      }
      guard index > begin else { return false }
      parts[parts.count - 1].words += [link] + row[begin..<index]
      return true
    }
    guard let second = next(), second.form == .noun else { return false }
    parts[parts.count - 1].words += [link] + second.words
    return true
  }

  private mutating func next() -> EnglishRowPart? {
    let word = row[index]
    let lexeme = word.lexeme
    if index == verb || lexeme.wordClass == .verb { return alone(.verb) }
    switch lexeme.wordClass {
    case .interjection, .conjunction: return nil
    case _ where lexeme.kind == .question || lexeme.kind == .social: return nil
    case .adposition: return governed()
    case .pronoun: return alone(lexeme.kind == .possessive ? .quality : .noun)
    case .properNoun: return alone(.noun)
    case .noun: return noun(from: index)
    case .particle: return lexeme.kind == .negation ? alone(.negation) : nil
    case .adverb where lexeme.kind == .negation: return alone(.negation)
    case .adverb where lexeme.kind != .degree: return alone(.adverbial)
    default: return described()
    }
  }

  private mutating func alone(_ form: EnglishRowPart.Form) -> EnglishRowPart {
    index += 1
    return EnglishRowPart(form: form, words: [row[index - 1]], head: row[index - 1].lexeme)
  }

  /// *in/my/box, to/Mom*.
  private mutating func governed() -> EnglishRowPart? {
    let preposition = row[index]
    index += 1
    guard index < row.count, let part = next(), part.form == .noun || part.form == .adverbial else {
      return nil
    }
    return EnglishRowPart(form: .governed, words: [preposition] + part.words, head: part.head)
  }

  /// The noun with what stands before it and makes one name with it: *birthday/cake*.
  private mutating func noun(from begin: Int) -> EnglishRowPart {
    while index + 1 < row.count, index + 1 != verb, row[index + 1].lexeme.wordClass == .noun,
      !EnglishRowOrder.isUnit(row[index].lexeme),
      EnglishCompounds.joins(row[index].lexeme, row[index + 1].lexeme)
    { index += 1 }
    index += 1
    let head = row[index - 1].lexeme
    return EnglishRowPart(
      form: head.kind.isTemporal ? .adverbial : .noun, words: Array(row[begin..<index]), head: head)
  }

  /// *my/big/dog, too/hot, a lot*.
  private mutating func described() -> EnglishRowPart? {
    let begin = index
    while index < row.count, index != verb, belongs(row[index].lexeme) { index += 1 }
    if index < row.count, index != verb, row[index].lexeme.wordClass == .noun {
      return noun(from: begin)
    }
    guard index > begin else { return nil }
    let words = Array(row[begin..<index])
    let head = row[index - 1].lexeme
    if head.wordClass == .adjective {
      return EnglishRowPart(form: .quality, words: words, head: head)
    }
    // *water/the*: an article that no noun follows.
    if ["a", "an", "the"].contains(head.lemma) || head.kind == .possessive { return nil }
    if words.count == 1, head.kind == .demonstrative {
      return EnglishRowPart(form: .noun, words: words, head: head)
    }
    if head.kind == .degree, index < row.count, index != verb,
      row[index].lexeme.wordClass == .adverb
    {
      index += 1
      return EnglishRowPart(
        form: .adverbial, words: words + [row[index - 1]], head: row[index - 1].lexeme)
    }
    return EnglishRowPart(form: .adverbial, words: words, head: head)
  }

  private func belongs(_ lexeme: Lexeme) -> Bool {
    guard lexeme.wordClass != .noun, lexeme.wordClass != .verb else { return false }
    return lexeme.isDeterminerLike || lexeme.wordClass == .adjective || lexeme.kind == .degree
  }
}

extension [EnglishRowPart] {
  /// The words of the phrases in a row.
  var row: [Constituent] { flatMap(\.words) }

  /// Places of the phrases that are of a form.
  func places(_ form: EnglishRowPart.Form) -> [Int] { indices.filter { self[$0].form == form } }

  /// The phrases but for some.
  func without(_ places: [Int]) -> [EnglishRowPart] {
    indices.filter { !places.contains($0) }.map { self[$0] }
  }

  /// The same with what a thing is like before it: *movie/scary* → *scary/movie*.
  var described: [EnglishRowPart] {
    var said: [EnglishRowPart] = []
    for part in self {
      guard part.form == .quality, var noun = said.last, noun.form == .noun else {
        said.append(part)
        continue
      }
      let place = noun.words.prefix { $0.lexeme.isDeterminerLike }.count
      noun.words.insert(contentsOf: part.words, at: place)
      said[said.count - 1] = noun
    }
    return said
  }
}
