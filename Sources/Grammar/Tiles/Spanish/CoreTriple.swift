import AACCore

/// Three words of a Spanish board by what they are, in whatever order they were laid: *también / mamá / zumo, mamá / ayudar / ahora*.
///
/// Source: NGLE §1.9, *clases de palabras*.
struct CoreTriple {
  let words: [Constituent]
  private(set) var people: [Constituent] = []
  private(set) var verbs: [Constituent] = []
  private(set) var nouns: [Constituent] = []
  private(set) var qualities: [Constituent] = []
  /// Adverbs, question words, what is said by itself and what points.
  private(set) var smalls: [Constituent] = []

  /// The row by its words; nil where one of them tells already how it belongs to the others.
  init?(_ row: [Constituent]) {
    words = row
    guard row.count == 3 else { return nil }
    for word in row {
      guard word.government == nil, sort(word) else { return nil }
    }
  }

  /// The only one who may do it.
  var person: Constituent? { people.count == 1 ? people.first : nil }
  var verb: Constituent? { verbs.count == 1 ? verbs.first : nil }
  var noun: Constituent? { nouns.count == 1 ? nouns.first : nil }
  var small: Constituent? { smalls.count == 1 ? smalls.first : nil }
  /// What is said beside somebody's deed.
  var rest: [Constituent] { words.filter { $0.tile != person?.tile && $0.tile != verb?.tile } }

  /// Whether the one was laid before the other.
  func isBefore(_ first: Constituent, _ second: Constituent) -> Bool {
    guard let one = words.firstIndex(where: { $0.tile == first.tile }),
      let other = words.firstIndex(where: { $0.tile == second.tile })
    else { return false }
    return one < other
  }

  /// The small word of such a name.
  func small(_ lemma: String) -> Constituent? { smalls.first { $0.lexeme.lemma == lemma } }

  private mutating func sort(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    switch lexeme.wordClass {
    case .verb:
      verbs.append(word)
      return lexeme.isInfinitive
    case .pronoun where Self.persons.contains(lexeme.lemma): people.append(word)
    case .noun, .properNoun:
      if lexeme.kind.isTemporal {
        smalls.append(word)
      } else if lexeme.isHuman || lexeme.kind == .animal {
        people.append(word)
      } else {
        nouns.append(word)
      }
    case .adjective where CorePairWords.isQuality(lexeme): qualities.append(word)
    case .adposition: return false
    default: smalls.append(word)
    }
    return true
  }

  private static let persons: WordSet = [
    "yo", "tú", "vos", "usted", "él", "ella", "ellos", "ellas", "nosotros", "nosotras", "ustedes",
    "vosotros",
  ]
}

/// Words of such rows.
enum CoreTripleWords {
  /// What leaves who it is said of the doer: whether, how often, when it is asked.
  static let telling: WordSet = [
    "también", "quizás", "nunca", "siempre", "cuándo", "por qué", "tampoco",
  ]
  /// When something is wanted, and how much of it.
  static let wanting: WordSet = [
    "ahora", "ya", "otra vez", "más", "luego", "después", "mañana", "hoy",
  ]
  static let asking: WordSet = ["cuándo", "por qué"]
  /// What stands beside a request to who is called.
  static let ordered: WordSet = [
    "ahora", "ahora mismo", "aquí", "ahí", "más", "otra vez", "ya", "luego", "después", "hoy",
    "por favor", "mañana",
  ]
  static let dated: WordSet = ["ayer", "mañana"]
  static let denied: WordSet = [
    "ahora", "mañana", "ayer", "hoy", "otra vez", "luego", "después", "ya", "aquí",
  ]
  /// What is at hand when somebody is asked for it.
  static let asked: WordSet = ["abrir", "poner", "mirar", "cerrar", "encender", "apagar"]
  /// What is over as soon as it is told.
  static let sudden: WordSet = ["caerse", "romper", "perder", "romperse", "perderse"]
  /// What others are not asked to do.
  static let unasked: WordSet = [
    "doler", "tener", "gustar", "querer", "poder", "necesitar", "perder", "caerse", "romper",
    "pegar",
    "ir",
  ]

  /// Whether one likes to have such a thing.
  static func isWanted(_ word: Lexeme) -> Bool {
    word.wordClass == .noun
      && (KindSet.edible.contains(word.kind) || CorePairWords.handled.contains(word.kind))
  }

  static func isPlace(_ word: Lexeme) -> Bool { word.isPlaceLike || word.lemma == "cama" }
}
