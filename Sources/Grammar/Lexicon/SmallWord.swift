public import AACCore

/// What the lexicon knows of a word beyond its lexeme: the time it sets, how it is said, what it
/// asks for.
public struct SmallWord: Hashable, Sendable {
  /// The word for grammar.
  public var lexeme: Lexeme
  /// Time that it sets when none is given: *ayer* → past.
  public var tense: Tense?
  /// How it is said in a sentence: *lunes* → *el lunes*; the word itself unless something else is
  /// written.
  public var phrase: String
  /// Where it stands by habit.
  public var place: Adverbial.Place
  /// What a question word asks for.
  public var asks: Asks?

  /// What a question word asks for.
  public enum Asks: String, Hashable, Sendable {
    case who, what, which, whose, when, how, why, color
    case whereAt = "where"
    case whereTo = "where-to"
    case whereFrom = "where-from"
    case howMany = "how-many"
    case whatFor = "what-for"

    /// Whether a noun can stand right behind it: *what book, how many apples*.
    var canDetermine: Bool {
      self == .what || self == .which || self == .whose || self == .howMany
    }
  }

  /// A word that is said in a certain way.
  init(_ lexeme: Lexeme, tense: Tense?, phrase: String, place: Adverbial.Place) {
    self.lexeme = lexeme
    self.tense = tense
    self.phrase = phrase
    self.place = place
  }

  /// Reads a line of `lexicon.csv`; nil when it is not one.
  init?(row: Substring) {
    var fields = row.pieces(at: ",", omittingEmpty: false)
    guard fields.count >= 3, let wordClass = WordClass(rawValue: String(fields[1])) else {
      return nil
    }
    while fields.count < 13 { fields.append("") }
    let kind = SemanticKind(rawValue: String(fields[2])) ?? .thing
    lexeme = Lexeme(lemma: String(fields[0]), wordClass: wordClass, kind: kind)
    lexeme.gender = Gender(rawValue: String(fields[3]))
    lexeme.number = GrammaticalNumber(rawValue: String(fields[4]))
    lexeme.person = Int(fields[5]).flatMap(GrammaticalPerson.init(rawValue:))
    lexeme.countability = Countability(rawValue: String(fields[6]))
    lexeme.animacy = Animacy(rawValue: String(fields[7]))
    lexeme.article = Article(rawValue: String(fields[8]))
    tense = Tense(rawValue: String(fields[9]))
    phrase = fields[10].isEmpty ? lexeme.lemma : String(fields[10])
    place = Adverbial.Place(rawValue: String(fields[11])) ?? .end
    asks = Asks(rawValue: String(fields[12]))
  }
}
