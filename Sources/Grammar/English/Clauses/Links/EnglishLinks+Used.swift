import AACCore

/// With what, as what and what for it is done: *listen/music/headphones/bus, write/board/chalk, drink/straw, talking/phone, buy/shoes/sale,
/// celebrate/Halloween/vampire, come/snack, give/mom/birthday*.
///
/// Sources: CGEL §9.49 (means and instrument), §9.48 (*as*), §9.46 (*for*), §5.44 (*on sale, on the phone*).
extension EnglishLinks {
  func used(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    listened(core, verb) ?? written(core, verb) ?? drunk(core, verb) ?? spoken(core, verb)
  }

  /// *listen/music/headphones/bus, watch/movie/headphones; listen/song/radio, take/picture/phone*.
  private func listened(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    if isRow, core.count == 2, ["listen", "hear"].contains(verb), core[1].lexeme.lemma == "radio",
      ["song", "songs", "music", "news", "story", "game"].contains(core[0].lexeme.lemma)
    {
      return [core[0]] + small("on") + small("the") + [core[1]]
    }
    if isRow, verb == "take", core.count == 2,
      ["picture", "pictures", "photo", "photos"].contains(core[0].lexeme.lemma),
      ["phone", "camera", "tablet"].contains(core[1].lexeme.lemma)
    {
      // *take/picture/phone.*
      return [core[0]] + small("with") + small(whose) + [core[1]]
    }
    if isRow, verb == "whisper", core.count == 1, core[0].lexeme.lemma == "ear" {
      return small("in") + small("my") + core
    }
    guard Self.listening.contains(verb), core.count > 1,
      let worn = core.indices.dropFirst().first(where: {
        Self.earpieces.contains(core[$0].lexeme.lemma)
      }), core[worn - 1].lexeme.wordClass == .noun
    else { return nil }
    return core[..<worn] + small("with") + core[worn...]
  }

  static let listening = EnglishWords.set("listen watch hear play").union(["listen to"])
  private static let earpieces = EnglishWords.set(
    "headphones earphones earbuds headset headphone airpods")

  /// *write/board/chalk, draw/wall/crayon*: on what and with what.
  private func written(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard ["write", "draw", "color"].contains(verb), core.count == 2 else { return nil }
    let (one, other) = (core[0].lexeme.lemma, core[1].lexeme.lemma)
    guard
      Self.boards.contains(one) && Self.pens.contains(other)
        || Self.pens.contains(one) && Self.boards.contains(other)
    else { return nil }
    let (board, pen) = Self.boards.contains(one) ? (core[0], core[1]) : (core[1], core[0])
    let isBare = board.lexeme.lemma == "paper"
    let isCounted = pen.lexeme.lemma != "chalk" && pen.lexeme.number != .plural
    return small("on") + (isBare ? [] : small("the")) + [noun(board, .thing)] + small("with")
      + (isCounted ? small("a") : []) + [noun(pen, .thing)]
  }

  private static let boards = EnglishWords.set(
    "board whiteboard blackboard chalkboard wall sidewalk floor")
  private static let pens = EnglishWords.set("chalk marker markers crayon crayons pencil pen")

  /// *drink/straw*: with it, and not it.
  private func drunk(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard isRow, core.count == 1, ["drink", "sip"].contains(verb), core[0].lexeme.lemma == "straw"
    else { return nil }
    return small("with") + small("a") + core
  }

  /// *be/talking/phone, be/chatting/friend*: on what and with whom.
  private func spoken(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard ["talking", "speaking", "chatting"].contains(verb), core.count == 1 else { return nil }
    let last = core[0].lexeme
    if last.lemma == "phone" || last.lemma == "telephone" {
      return small("on") + small("the") + core
    }
    guard last.isHuman, last.wordClass != .adverb else { return nil }
    return small(verb == "chatting" ? "with" : "to") + core
  }

  func meant(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard let last = core.last else { return nil }
    if verb == "paint", core.count == 2, core[0].lexeme.lemma == "face",
      Self.costumes.contains(last.lexeme.lemma) || last.lexeme.kind == .animal
    {
      // *paint/face/tiger* (CGEL §9.48).
      let like = Constituent(Lexeme(lemma: "like", wordClass: .adposition, kind: .manner))
      return small(whose) + [noun(core[0], .body), like] + small("a") + [last]
    }
    if core.count > 1, Self.bought.contains(verb), last.lexeme.lemma == "sale",
      core[core.count - 2].lexeme.wordClass == .noun
    {
      // *buy/shoes/sale.*
      return core.dropLast() + [said("on sale", last)]
    }
    if verb == "celebrate" { return celebrated(core) }
    if isRow, verb == "play", core.count > 2, core[0].lexeme.lemma == "ball", core[1].lexeme.isHuman
    {
      // *play/ball/dad/yard.*
      var game = core[0]
      game.lexeme = Lexeme(lemma: "ball", wordClass: .noun, kind: .game)
      game.lexeme.countability = .mass
      game.lexeme.article = .bare
      return [game] + small("with") + core[1...]
    }
    if core.count == 1, let said = withOne(last, verb) { return said }
    if isRow, core.count == 2, verb == "be", Self.costumes.contains(core[0].lexeme.lemma),
      last.lexeme.lemma == "party"
    {
      // *be/pirate/party.*
      return small("a") + [core[0], said("at the party", last, .time)]
    }
    if isRow, core.count == 2, ["take", "bring", "drive"].contains(verb),
      core[0].lexeme.wordClass == .pronoun || core[0].lexeme.isHuman,
      Self.outings.contains(last.lexeme.lemma)
    {
      // *take/me/game.*
      return [core[0]] + small("to") + small("the") + [noun(last, .event)]
    }
    if verb == "come" || verb == "come over", core.count == 1, last.lexeme.lemma == "snack" {
      return small("for") + small("a") + core
    }
    if isRow, core.count == 2, ["give", "get", "buy"].contains(verb), isAskedWhat,
      core[0].lexeme.isHuman,
      last.lexeme.lemma == "birthday" || EnglishHabits.feasts.contains(last.lexeme.lemma)
    {
      // *what/you/give/mom/birthday.*
      return (verb == "give" ? [] : small("for")) + [core[0]] + small("for") + [last]
    }
    return nil
  }

  /// *pay/credit card, work/puzzle, play/card, make fun/voice, come/game, say/again*: what always stands there.
  private func withOne(_ last: Constituent, _ verb: String) -> [Constituent]? {
    let lemma = last.lexeme.lemma
    switch verb {
    case "pay":
      guard ["credit card", "check", "debit card"].contains(lemma) else { return nil }
      return small("with") + small("a") + [noun(last, .thing)]
    case "work":
      guard ["puzzle", "project", "drawing", "homework"].contains(lemma) else { return nil }
      return small("on") + small(lemma == "homework" ? whose : "the") + [last]
    case "play":
      guard isRow, lemma == "card" else { return nil }
      return [Constituent(lexicon.lexeme(for: "cards"), tile: last.tile)]
    case "come", "go":
      guard isRow, ["game", "match", "concert", "recital"].contains(lemma) else { return nil }
      return small("to") + small("the") + [last]
    case "say":
      guard isRow, lemma == "again" else { return nil }
      return small("it") + [last]
    default: return nil
    }
  }

  /// *my, his*: of who does it.
  var whose: String { doer.flatMap { EnglishPronouns.of($0.lemma)?.possessive } ?? "my" }

  /// Several words that are one phrase, with no article.
  func said(_ phrase: String, _ word: Constituent, _ kind: SemanticKind = .manner) -> Constituent {
    Constituent(Lexeme(lemma: phrase, wordClass: .adverb, kind: kind), tile: word.tile)
  }

  static let bought = EnglishWords.set("buy get find")

  /// *celebrate/carnival; celebrate/Halloween/vampire*: the feast, and what one goes as (CGEL §9.48).
  private func celebrated(_ core: [Constituent]) -> [Constituent]? {
    var core = core
    let isNamed = core[0].lexeme.lemma == "carnival"
    if isNamed, let feast = lexicon.known("Carnival") { core[0].lexeme = feast }
    guard core.count == 2, core[1].lexeme.isBeing || core[1].lexeme.kind == .toy,
      core[1].lexeme.wordClass == .noun, Self.costumes.contains(core[1].lexeme.lemma)
    else { return isNamed ? core : nil }
    return [core[0]] + small("as") + small("a") + [core[1]]
  }

  private static let outings = EnglishWords.set(
    "game match concert party fair show parade festival")
  private static let costumes = EnglishWords.set(
    """
    vampire witch ghost pirate princess prince queen king clown superhero cowboy fairy zombie skeleton pumpkin mummy monster
    knight ninja robot mermaid dinosaur cat bat unicorn wizard
    """)
}
