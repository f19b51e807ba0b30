import AACCore

/// One of the two thoughts of a row, with what it leaves out.
///
/// Sources: CGEL §10.2–10.3 (clause types), §11.2 (statements, questions, requests), §12.46–12.50 (what is understood).
struct EnglishThought {
  /// What a thought does.
  enum Kind {
    /// What somebody or something is like, or where it is: *soup/hot, dad/home*.
    case state
    /// How the speaker is: *so/tired*.
    case feeling
    /// What it is like: *too/loud, fun, icy*.
    case comment
    /// What somebody or something does, or what befalls it: *fork/fall, baby/sleep*.
    case event
    /// What others are to do: *open/door*.
    case request
    /// What is wanted: *need/new, more/water, tissue*.
    case wish
    /// What one does not want or cannot do: *not/go, can't/see*.
    case refusal
    /// What is asked: *where/charger*.
    case question
    /// What calls or greets somebody: *listen, good night*.
    case call
  }

  var kind: Kind
  var words: [Constituent]
  /// Who or what it speaks of.
  var topic: [Constituent] = []
  /// What is done in it.
  var verb: Lexeme?
  var isRequest = false
  var isQuestion = false
  var isOngoing = false
  var isOver = false

  /// Whether it is the weather.
  var isSky = false
  /// Whether it is yet to come.
  var isAhead = false
  /// Whether it is done to whom the first speaks of.
  var isDoneToFirst = false
  /// Whether it can only belong to what the first tells: whom that speaks of does it, or it makes up for it.
  var isBound = false
  /// What joins it to the first: *but*.
  var joint: Constituent?
  /// Whether it says where somebody is.
  var isPlaced = false

  /// Whether the speaker does it or is so.
  var isOwn: Bool { topic.count == 1 && ["I", "me"].contains(topic[0].lexeme.lemma) }
}
