import AACCore

/// The words of a Spanish row by what they are, in whatever order they were laid.
///
/// Source: NGLE §1.9, *clases de palabras*; §12.2, *clases de sustantivos*.
struct KindRow {
  let words: [Constituent]
  private(set) var speaker: Constituent?
  private(set) var listener: Constituent?
  /// Who is told to be the speaker's: *mío*.
  private(set) var isOwn = false
  private(set) var people: [Constituent] = []
  private(set) var animals: [Constituent] = []
  private(set) var things: [Constituent] = []
  private(set) var qualities: [Constituent] = []
  private(set) var times: [Constituent] = []
  private(set) var verbs: [Constituent] = []

  /// The row by its kinds; nil where one of its words tells already how it belongs to the others.
  init?(_ words: [Constituent]) {
    self.words = words
    for word in words {
      guard word.government == nil, sort(word) else { return nil }
    }
  }

  /// Who it is about: the speaker, else the only person.
  var who: Constituent? { speaker ?? (people.count == 1 ? people.first : nil) }

  /// The speaker, the only person or the only animal.
  var being: Constituent? { who ?? (people.isEmpty && animals.count == 1 ? animals.first : nil) }

  /// How many beings there are.
  var beingCount: Int {
    people.count + animals.count + (speaker == nil ? 0 : 1) + (listener == nil ? 0 : 1)
  }

  /// Whether the word was laid first.
  func isFirst(_ word: Constituent) -> Bool { words.first?.tile == word.tile }

  /// Whether the word was laid last.
  func isLast(_ word: Constituent) -> Bool { words.last?.tile == word.tile }

  /// Whether the second was laid right behind the first.
  func isBehind(_ first: Constituent, _ second: Constituent) -> Bool {
    guard let place = words.firstIndex(where: { $0.tile == first.tile }) else { return false }
    return place + 1 < words.count && words[place + 1].tile == second.tile
  }

  /// The first thing of a list.
  func thing(_ list: WordSet) -> Constituent? { things.first { list.contains($0.lexeme.lemma) } }

  /// What is left of the things without one of them.
  func things(but word: Constituent) -> [Constituent] { things.filter { $0.tile != word.tile } }

  private mutating func sort(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    switch lexeme.wordClass {
    case .pronoun:
      switch lexeme.lemma {
      case "yo": speaker = word
      case "tú": listener = word
      default: return takeOwn(lexeme)
      }
    case .verb: verbs.append(word)
    case .adjective: return sortQuality(word)
    case .noun, .properNoun: sortNoun(word)
    case .adverb where lexeme.kind.isTemporal: times.append(word)
    case .adverb where lexeme.lemma == "mal": qualities.append(word)
    default:
      return lexeme.lemma == "mejor" ? sortQuality(word) : takeOwn(lexeme)
    }
    return true
  }

  private mutating func takeOwn(_ lexeme: Lexeme) -> Bool {
    isOwn = ["mío", "mía"].contains(lexeme.lemma)
    return isOwn
  }

  private mutating func sortQuality(_ word: Constituent) -> Bool {
    if ["mejor", "gran"].contains(word.lexeme.lemma) {
      qualities.append(word)
      return true
    }
    guard !word.lexeme.isDeterminerLike, !word.lexeme.kind.isSmall else {
      return takeOwn(word.lexeme)
    }
    qualities.append(word)
    return true
  }

  private mutating func sortNoun(_ word: Constituent) {
    let lexeme = word.lexeme
    if lexeme.lemma == "frío" {
      qualities.append(word)
    } else if lexeme.kind.isTemporal {
      times.append(word)
    } else if lexeme.kind == .animal {
      animals.append(word)
    } else if lexeme.isBeing {
      people.append(word)
    } else {
      things.append(word)
    }
  }
}
