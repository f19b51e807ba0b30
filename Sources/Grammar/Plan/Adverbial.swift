/// A word or set phrase of time, place, frequency, manner or degree that takes no preposition of
/// its own.
public struct Adverbial: Hashable, Sendable {
  /// The word as it was chosen.
  public var constituent: Constituent
  /// How it is said, where that is not the word itself: *lunes* → *el lunes*.
  public var phrase: String
  /// Where it stands by habit.
  public var place: Place
  /// Degree of it: ***muy** bien*.
  public var degree: Constituent?
  /// What joins it to what stands before it: *llora **porque** hoy*.
  var link: Constituent?
  /// What it is compared with: *mejor **que Luis***.
  var than: NounPhrase?
  /// Index of the verb it was chosen beside.
  var verb = 0

  /// Where an adverbial stands.
  public enum Place: String, Hashable, Sendable {
    /// Before everything: *Quizás*.
    case start
    /// Between subject and verb: *siempre, never*.
    case before
    /// Right after the verb: *mucho, well*.
    case verb
    /// At the end: *ayer, here*.
    case end
    /// Behind the verb that it was chosen beside and what completes that, before what is done for it: *acordo **cedo** para ir*.
    case opener
    /// Before the place that tells it more closely: *senta **aqui** ao lado de mim*.
    case place
  }

  /// Key of the mark, among a word's forms, that it is said before everything.
  static let starting = "START"
  /// Key of the mark that it is said behind everything: *quiero zumo **ya***.
  static let ending = "END"
  /// Key of the mark that it is said right behind its verb: *le di un abrazo **fuerte** a mamá*.
  static let behindVerb = "BEHIND"
  /// Key of *más* and *menos* that were chosen behind what is liked: *me gusta el verano **más** que el invierno*.
  static let weighing = "WEIGH"
  /// Feature of whoever thinks so of something: *a él le parece raro*.
  static let judging = "JUDGES"
  /// Key of the mark that a word stands without a comma behind the one before it.
  static let leaning = "LEAN"
  /// Key of the mark that a word says how much is done, and not how many things there are.
  static let measuring = "MUCH"
  /// Key of the mark of the noun that a question word asks about, wherever it was laid.
  static let asking = "ASKS"
  /// Key of the mark of the noun that does what the verb says, wherever it was laid.
  static let doing = "DOES"
  /// Key of the mark of a word that asks the other to agree, as *verdad* behind a claim.
  static let tagging = "TAG"
  /// Feature of a pronoun: the word that stresses it behind, *mismo, solo, dos*.
  static let stressing = "STRESS"
  /// Key of the mark that a word is said as it stands.
  static let saying = "SAY"
  /// Key of the mark that what it begins is exclaimed.
  static let exclaiming = "EXCLAIM"

  /// An adverbial.
  public init(_ constituent: Constituent, phrase: String, place: Place) {
    self.constituent = constituent
    self.phrase = phrase
    self.place = place
  }
}
