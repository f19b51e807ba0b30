public import AACCore

extension TileReader {
  /// What was chosen beside a row of tiles: a time, a question, a denial, a request.
  ///
  /// It decides between the readings of a row (NGLE §42.1, *modalidades del enunciado*; Cunha & Cintra, chapter 7; CGEL §11.1).
  public struct Choices: Hashable, Sendable {
    /// The time chosen; nil where the row and its verb tell it.
    public var tense: Tense?
    /// Whether it is asked, and no tile is a word that asks: *dónde / estar / parada* needs no mark.
    public var isQuestion: Bool
    /// Whether it is denied.
    public var isNegative: Bool
    /// A request, politeness, what is going on.
    public var options: Clause.Options

    /// Nothing chosen, if not said otherwise.
    public init(
      tense: Tense? = nil, isQuestion: Bool = false, isNegative: Bool = false,
      options: Clause.Options = []
    ) {
      self.tense = tense
      self.isQuestion = isQuestion
      self.isNegative = isNegative
      self.options = options
    }
  }

  /// Whether the past was chosen, so that nobody is asked for anything.
  var isOver: Bool { choices.tense == .past }

  /// Whether nothing was chosen: no time, no question, no request; and the row is no part of one beside which it was.
  var isPlain: Bool { !isBesideOthers && choices == Choices() }

  /// Whether a row may be asked that no mark and no word asks: not where a request or a denial was chosen.
  var mayAsk: Bool { !choices.isNegative && !choices.options.contains(.request) }

  /// Whether a question and no time was chosen.
  var isAsked: Bool { choices.isQuestion && choices.tense == nil }

  /// Whether a denial was chosen.
  var isDenied: Bool { choices.isNegative }

  /// Whether it was chosen that it is going on.
  var isOngoing: Bool { choices.options.contains(.progressive) }

  /// Whether a row that names nobody may be what one would like: not where a time or a request was chosen.
  var mayWish: Bool {
    choices.isQuestion || choices.tense == nil && !choices.options.contains(.request)
  }
}
