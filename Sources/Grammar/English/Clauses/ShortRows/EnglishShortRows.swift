import AACCore

/// Rows of two to five tiles without the word for who speaks or is meant: *when/eat/lunch, park/go, talk/mom, need/you*.
///
/// What is missing is put in, so that no other word of the row is taken for it.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis), §11.24 (directives without a subject).
struct EnglishShortRows {
  let frames: FrameTable
  let lexicon: Lexicon
  /// Whether the row asks somebody to do something.
  var isRequest = false
  /// Whether it asks whether something is so.
  var asks = false
  /// Whether what it asks for is over by now.
  var isOver = false

  init(frames: FrameTable, lexicon: Lexicon) {
    self.frames = frames
    self.lexicon = lexicon
  }

  /// The row with what is understood in it.
  mutating func settled(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 7 else { return row }
    if let own = ofOneself(row) { return own }
    if let forbidden = forbidden(row) { return forbidden }
    if let asked = askedPlainly(row) ?? unsaid(row) ?? done(toWhom: row) { return asked }
    if let handed = handedToSpeaker(row) {
      isRequest = true
      return handed
    }
    if let scene = scene(row) ?? found(row) { return scene }
    let row = straightened(withTooth(row))
    if let asked = askedOfOthers(row) ?? handled(row) ?? dressed(row) {
      isRequest = true
      return asked
    }
    if let shown = shown(row) ?? playing(row) { return shown }
    return plain(row) ?? asked(row) ?? owned(row) ?? heading(row) ?? toward(row) ?? felt(row)
      ?? because(row)
      ?? inTurn(row) ?? timed(row) ?? told(row) ?? everyday(row) ?? placed(row) ?? row
  }

  // MARK: Words

  /// A word that no tile stands for.
  func word(_ text: String) -> [Constituent] { lexicon.small(text) }

  func verb(_ lemma: String) -> Constituent { EnglishStatementReader.verb(lemma) }

  func isNominative(_ lexeme: Lexeme) -> Bool {
    lexeme.isSubjectForm
  }

  /// Whether a word can be what is done: a verb, or a noun that has a frame.
  func canAct(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb
      || frames.listed(lexeme.lemma) != nil && lexeme.wordClass != .properNoun
  }

  func isPerson(_ lexeme: Lexeme) -> Bool {
    lexeme.isHuman && lexeme.wordClass != .pronoun && lexeme.wordClass != .adjective
  }

  // MARK: What nobody is to do

  /// *no/touch, no/take/my/toy, no/hurt/me*: said to others (CGEL §11.28); *no/want*: it.
  private func forbidden(_ row: [Constituent]) -> [Constituent]? {
    guard ["no", "not"].contains(row[0].lexeme.lemma) else { return nil }
    let verb = row[1].lexeme.lemma
    let rest = row[2...]
    if rest.isEmpty, ["want", "like"].contains(verb) {
      return word("I") + word("not") + [row[1].asVerb] + word("it")
    }
    let isOwn =
      rest.first?.lexeme.kind == .possessive && rest.count == 2
      && rest.last?.lexeme.wordClass == .noun
    let isMe = rest.count == 1 && rest.first?.lexeme.lemma == "me"
    guard
      (rest.isEmpty || row.count == 3 && Self.harmful.contains(row[2].lexeme.lemma))
        && Self.misdeeds.contains(verb)
        || isOwn && (Self.misdeeds.contains(verb) || Self.takings.contains(verb))
        || isMe && verb == "hurt", let dont = lexicon.known("don't")
    else { return nil }
    var negator = row[0]
    negator.lexeme = dont
    return [negator, row[1].asVerb] + rest
  }

  private static let misdeeds = EnglishWords.set(
    "touch hit push bite kick yell shout scream grab run cry leave pull pinch spit scratch throw fight tease"
  )
  /// What a thing is like that is not to be touched.
  private static let harmful = EnglishWords.set("hot wet slippery dangerous")
  private static let takings = EnglishWords.set("take break use open eat drink move lose hide")

  /// *ask/mom, text/friend*: whom somebody is to ask or to call; the speaker's own friend.
  private func askedOfOthers(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, isPerson(row[1].lexeme) else { return nil }
    let verb = row[0].lexeme.lemma
    let isMine = EnglishPeople.isPossessed(row[1].lexeme.lemma)
    guard verb == "ask" || isMine && ["call", "text", "phone", "email"].contains(verb) else {
      return nil
    }
    return [row[0].asVerb] + (isMine ? word("my") : []) + [row[1]]
  }

  // MARK: With whom and to whom

  /// *want/talk/teacher, play/friend, need/you, can't/hear/you*: who speaks does it to who comes last (CGEL §10.18).
  private func toward(_ row: [Constituent]) -> [Constituent]? {
    withPerson(row) ?? withYou(row) ?? giving(row)
  }

  private func withPerson(_ row: [Constituent]) -> [Constituent]? {
    if row.count > 2, ["want", "need"].contains(row[0].lexeme.lemma),
      EnglishPeople.names.contains(row[1].lexeme.lemma)
        || ["you", "they", "he", "she"].contains(row[1].lexeme.lemma)
        || row[1].lexeme.wordClass == .properNoun && row[1].lexeme.isHuman,
      row[2].lexeme.wordClass == .verb || ["play", "help", "walk"].contains(row[2].lexeme.lemma)
    {
      // *want/dad/play*: who wants it stands before what is wanted (CGEL §16.41).
      return word("I") + row[..<2] + [row[2].asVerb] + row[3...]
    }
    if row.count == 3, row[0].lexeme.lemma == "want", row[2].lexeme.lemma == "home",
      EnglishPeople.names.contains(row[1].lexeme.lemma)
    {
      return word("I") + row[..<2] + [verb("come"), row[2]]
    }
    guard let last = row.last?.lexeme, last.isBeing, last.wordClass != .pronoun,
      last.wordClass != .adjective
    else { return nil }
    var act = 0
    if ["I", "we"].contains(row[0].lexeme.lemma) { act = 1 }
    let isWish = act < row.count && Self.wishes.contains(row[act].lexeme.lemma)
    if isWish { act += 1 }
    guard act < row.count - 1,
      row[act].lexeme.wordClass == .verb || Self.both.contains(row[act].lexeme.lemma),
      row[(act + 1)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let verb = row[act].lexeme.lemma
    let who = row[0].lexeme.lemma == "I" || row[0].lexeme.lemma == "we" ? [] : word("I")
    // *need/ride/doctor* is a ride to him.
    if ["eat", "ride", "sit", "dance"].contains(verb), last.isHuman, !isWish || verb != "ride",
      let with = lexicon.known("with")
    {
      let link = Constituent(with, tile: row[act + 1].tile)
      return who + row[...act].dropLast() + [row[act].asVerb, link] + row[(act + 1)...]
    }
    guard !who.isEmpty else { return nil }
    if isWish {
      guard last.isHuman, verb != "ride" else { return nil }
      return who + row[..<act] + [row[act].asVerb] + row[(act + 1)...]
    }
    guard last.isHuman && Self.meeting.contains(verb) || ["play", "talk"].contains(verb) else {
      return nil
    }
    if ["talk", "speak"].contains(verb) {
      return who + [self.verb("want"), row[0].asVerb] + word("to") + row[1...]
    }
    return who + [row[0].asVerb] + (["go", "stay", "live"].contains(verb) ? word("with") : [])
      + row[1...]
  }

  private static let wishes: WordSet = ["want", "need", "like", "would like"]
  private static let both = EnglishWords.set("walk swim play talk run dance fight sleep ride")
  private static let meeting = EnglishWords.set(
    "talk speak play swim walk run sit sleep fight live stay go dance")

  /// *hate/you, can't/hear/you, want/hug/you, sorry/hit/you*.
  private func withYou(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 5, row.last?.lexeme.lemma == "you", row.count > 1 else { return nil }
    let act = row.count - 2
    let verb = row[act].lexeme
    guard
      canAct(verb) || lexicon.word(verb.lemma)?.tense == .past || Self.pasts.contains(verb.lemma),
      verb.wordClass != .adjective || verb.lemma == "hurt", verb.wordClass != .adposition,
      !Self.helping.contains(verb.lemma) || act == 1 && verb.lemma == "see",
      frames[verb.lemma].pattern != .modal
    else { return nil }
    let said =
      verb.wordClass == .verb || Self.pasts.contains(verb.lemma) ? row[act] : row[act].asVerb
    if act == 0 { return word("I") + [said, row[1]] }
    guard act == 1 else { return nil }
    switch row[0].lexeme.lemma {
    case "can": return [row[0]] + word("I") + [said, row[2]]
    case "sorry": return [row[0]] + word("I") + [said, row[2]]
    case "can't", "not", "no", "want", "need", "won't", "didn't":
      let not = row[0].lexeme.lemma == "no" ? word("not") : [row[0]]
      return word("I") + not + [said, row[2]]
    default: return nil
    }
  }

  private static let helping = EnglishWords.set(
    "be do have let's let thank see love miss excuse bless are is were did does can will bye")
  private static let pasts = EnglishWords.set(
    "missed loved needed liked hated wanted saw heard called")

  /// *give/you/cookie, owe/you/money*.
  private func giving(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5, Self.handing.contains(row[0].lexeme.lemma) else {
      return nil
    }
    if row.count == 3, row[2].lexeme.lemma == "you", row[1].lexeme.namesThing {
      // *lend/pencil/you*: whom it is given to.
      return word("I") + [row[0].asVerb, row[2], row[1]]
    }
    guard row[1].lexeme.lemma == "you",
      row.last?.lexeme.wordClass == .noun,
      row[2...].allSatisfy({ $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike })
    else { return nil }
    return word("I") + row
  }

  private static let handing = EnglishWords.set(
    "give owe show tell make bring draw send buy lend")

  // MARK: Where to

  /// *school/not/go, beach/went, grandma/house/go/tomorrow*: a place goes nowhere (CGEL §10.21).
  private func heading(_ row: [Constituent]) -> [Constituent]? {
    var end = 1
    if row[0].lexeme.isBeing, row[0].lexeme.wordClass != .pronoun {
      guard row[1].lexeme.lemma == "house" else { return nil }
      end = 2
    } else {
      guard
        KindSet.places.contains(row[0].lexeme.kind) || Self.places.contains(row[0].lexeme.lemma),
        row[0].lexeme.wordClass == .noun
      else { return nil }
    }
    let place = Array(row[..<end])
    var negator: [Constituent] = []
    if end < row.count, ["no", "not"].contains(row[end].lexeme.lemma) {
      negator = [row[end]]
      if let not = lexicon.known("not") { negator[0].lexeme = not }
      end += 1
    }
    guard end < row.count, ["go", "went"].contains(row[end].lexeme.lemma) else {
      return end == 1 ? fetching(row) : nil
    }
    let rest = row[(end + 1)...]
    if rest.count == 1, rest.first?.lexeme.lemma == "when", let when = rest.first {
      return [when] + word("we") + [row[end]] + place
    }
    guard rest.allSatisfy({ $0.lexeme.kind.isTemporal }) else { return nil }
    return word("I") + negator + [row[end]] + place + rest
  }

  private static let places = EnglishWords.set(
    "home school bed park store beach pool library zoo bathroom hospital church")

  /// *store/get/bread, library/get/book*: where something is got, not where it is brought (CGEL §9.46).
  private func fetching(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, ["get", "pick up"].contains(row[1].lexeme.lemma),
      row[0].lexeme.kind == .place,
      row[2...].allSatisfy({
        $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .noun && !$0.lexeme.isPlaceLike
            && (!$0.lexeme.isBeing || row[1].lexeme.lemma == "pick up")
      })
    else { return nil }
    return word("I") + row[1...] + word("at") + [row[0]]
  }
}
