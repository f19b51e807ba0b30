import AACCore

/// Rows that begin with a verb and name nobody: what one would like to do oneself, and what one asks others to do.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis of subject and auxiliary), §11.24 (directives), §5.112 (*my* of
/// what is one's own).
extension TileReader {
  /// *watch/movie/with/dad, wear/red/dress*: a wish; *push/wheelchair, take out/trash*: asked of others.
  func sayWish(_ row: inout EnglishRow) {
    guard mayWish, let verb = row.words.first, row.words.contains(where: { $0.tile == 0 }),
      verb.lexeme.wordClass == .verb,
      row.words.count > 1, row.words.count < 8, isEndedBySupposition(row), row.attached.isEmpty,
      row.tense == nil, row.options.subtracting(.request).isEmpty, !row.isQuestion,
      row.helper == nil,
      isUnnamed(row.words)
    else { return }
    if row.words.contains(where: { ["too much", "too many"].contains($0.lexeme.lemma) }) {
      // *eat/too much/chocolate*: nobody wishes for it.
      return row.tense = .past
    }
    if let asked = askedForOwn(row.words) {
      row.words = asked
      row.options.insert(.request)
    } else if row.options.isEmpty, isPleasure(row.words) {
      guard let speaker = tables.lexicon.known("I") else { return }
      if row.words.count > 3,
        row.words.last?.lexeme.lemma == "tonight"
          || verb.lexeme.lemma == "wear" && verb.tile != 0
            && row.words.last?.lexeme.lemma == "now"
      {
        // *watch/movie/popcorn/tonight*: what is planned for the evening (CGEL §4.42).
        row.words.insert(Constituent(speaker), at: 0)
        return
      }
      row.words.insert(
        contentsOf: [Constituent(speaker), EnglishStatementReader.verb("want")], at: 0)
    }
  }

  /// *go/beach/if/sunny, hold/arm/when/stand*: nothing more follows but when or on what condition.
  private func isEndedBySupposition(_ row: EnglishRow) -> Bool {
    guard let link = row.later.first?.lexeme.lemma else { return true }
    return link == "if" || link == "when"
  }

  /// *Play/ball* of which a time or a request was chosen: what is done then, and no wish of it (CGEL §4.13, §11.24).
  func unwished(_ readings: [Clause]) -> [Clause] {
    guard !mayWish else { return readings }
    return readings.map { reading in
      guard reading.verb?.tile == nil, reading.verb?.lexeme.lemma == "want",
        reading.subject.allSatisfy({ $0.tile == nil }), !reading.isNegative,
        let deed = reading.complements.first, deed.tile != nil, deed.lexeme.wordClass == .verb
      else { return reading }
      var clause = reading
      clause.verb = deed
      clause.complements.removeFirst()
      if clause.complements.suffix(2).map(\.lexeme.lemma) == ["with", "me"],
        clause.complements.suffix(2).allSatisfy({ $0.tile == nil })
      {
        clause.complements.removeLast(2)
      }
      return clause
    }
  }

  /// *say/hi/to/your/mom, plan/surprise/for/dad*: nobody tells what he does just now to whom it is done; he asks for it, or would like to do it.
  func askedOrWished(_ clause: Clause) -> Clause {
    guard clause.subject.allSatisfy({ $0.tile == nil && $0.lexeme.lemma == "I" }),
      let verb = clause.verb, verb.tile != nil, isPlain,
      !clause.isQuestion, !clause.isNegative, clause.options.isEmpty, clause.tense == nil,
      clause.sequels.isEmpty, clause.attached.isEmpty, clause.edge == nil,
      !clause.complements.isEmpty, isTold(clause.complements, isFirst: verb.tile == 0)
    else { return clause }
    var clause = clause
    let lemma = verb.lexeme.lemma
    if Self.saidToOthers.contains(lemma) {
      clause.subject = []
      clause.options.insert(.request)
      return clause
    }
    let frame = frame(of: verb)
    guard frame.isListed, frame.past != .state, frame.pattern == .plain,
      !Self.befallen.contains(lemma),
      !Self.harming.contains(lemma)
        || !clause.complements.contains(where: { $0.lexeme.kind == .body }),
      let speaker = tables.lexicon.known("I")
    else { return clause }
    clause.subject = [Constituent(speaker)]
    clause.verb = EnglishStatementReader.verb("want")
    clause.complements.insert(verb, at: 0)
    return clause
  }

  /// Whether nobody but the speaker may do it, and nothing says when.
  private func isTold(_ words: [Constituent], isFirst: Bool) -> Bool {
    words.last?.lexeme.wordClass != .adposition
      && words.indices.allSatisfy { index in
        let word = words[index].lexeme
        if word.wordClass == .verb || word.wordClass == .conjunction
          || word.wordClass == .interjection && index > 0
          || word.kind.isTemporal && !Self.atOnce.contains(word.lemma)
            && !(isFirst && Self.inOrder.contains(word.lemma))
          || word.kind == .negation || word.kind == .question
        {
          return false
        }
        if word.wordClass == .pronoun {
          return word.kind == .demonstrative || word.kind == .possessive
        }
        return !word.isHuman || isFirst
          || index > 0
            && (words[index - 1].lexeme.wordClass == .adposition
              || words[index - 1].lexeme.isDeterminerLike)
      }
  }

  private static let harming: WordSet = ["cut", "hit", "bite", "scratch", "bang", "pinch", "poke"]
  private static let inOrder: WordSet = ["first", "twice", "three times"]
  private static let atOnce: WordSet = ["now", "right now", "again", "outside", "inside", "today"]
  /// What others are told to do.
  private static let saidToOthers = EnglishWords.set(
    "say tell remind give keep let hurry listen show bring pass send"
  ).union(["calm down", "slow down", "hurry up", "look at", "listen to", "say hi"])
  /// What happens to one.
  private static let befallen = EnglishWords.set(
    """
    fall lose break drop spill forget miss hurt bump cry cough sneeze vomit burn bleed trip slip tear crash die faint snore
    shiver sweat choke fail grow share get come think wear plan turn twist sprain win
    score make
    """
  ).union(["throw up", "fall down", "fall over", "get lost", "wake up", "run out", "run out of"])

  /// Whether behind the verb there are only things, and people with whom or for whom.
  private func isUnnamed(_ words: [Constituent]) -> Bool {
    words.indices.dropFirst().allSatisfy { index in
      let lexeme = words[index].lexeme
      switch lexeme.wordClass {
      case .noun, .properNoun:
        return (!lexeme.kind.isTemporal || Self.today.contains(lexeme.lemma))
          && (!lexeme.isBeing || words[index - 1].lexeme.wordClass == .adposition
            || index > 1 && words[index - 1].lexeme.isDeterminerLike
              && words[index - 2].lexeme.wordClass == .adposition
            || Self.toBeings.contains(words[0].lexeme.lemma)
            || index + 1 < words.count && EnglishCompounds.joins(lexeme, words[index + 1].lexeme)
            || !lexeme.isHuman && index + 1 == words.count && words[0].lexeme.lemma != "eat")
      case .adjective:
        return index + 1 < words.count && words[index + 1].lexeme.isNominal
          || words[index - 1].lexeme.wordClass == .verb
          || words[index - 1].lexeme.kind == .degree
      case .determiner, .numeral: return lexeme.kind != .question && lexeme.kind != .negation
      case .adverb:
        return lexeme.kind != .negation && lexeme.kind != .question
          && (!lexeme.kind.isTemporal || Self.today.contains(lexeme.lemma))
      case .adposition:
        return index + 1 < words.count || index == 1
          || EnglishParticles.separable.contains(lexeme.lemma)
      case .pronoun:
        return EnglishHabits.demonstratives.contains(lexeme.lemma)
          || words[index - 1].lexeme.wordClass == .adposition
      default: return lexeme.lemma == "please"
      }
    }
  }

  private static let today = EnglishWords.set("today now tonight again later soon outside inside")

  // MARK: What one would like to do

  private func isPleasure(_ words: [Constituent]) -> Bool {
    let verb = words[0].lexeme.lemma
    let things = words.dropFirst().filter {
      $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
    }
    switch verb {
    case "take", "have": return things.contains { Self.taken.contains($0.lexeme.lemma) }
    case "blow":
      return things.contains { ["bubble", "bubbles", "balloon"].contains($0.lexeme.lemma) }
    case "do": return things.contains { Self.done.contains($0.lexeme.lemma) }
    case "make": return things.first.map { $0.lexeme.lemma != "bed" && !$0.lexeme.isBeing } ?? false
    case "feed", "walk", "pet", "brush":
      return things.first.map { $0.lexeme.roleKind == .animal } ?? false
    case "see":
      return things.first.map { $0.lexeme.isBeing || $0.lexeme.isPlaceLike } ?? false
    case "hug", "kiss", "meet", "visit", "cuddle", "tickle": return !things.isEmpty
    default: return Self.pleasures.contains(verb)
    }
  }

  /// What is done to people and animals.
  private static let toBeings = EnglishWords.set(
    "hug kiss see meet visit cuddle tickle feed walk pet brush draw paint ride photograph invite")

  /// What one does because one likes it.
  private static let pleasures = EnglishWords.set(
    """
    watch wear go eat drink play swim ride bake cook paint draw color colour build listen dance sit lie sleep nap rest
    climb jump fly bounce slide swing splash skate ski surf sail hike camp fish travel explore try buy order pick plant
    read write use stay practice practise learn celebrate decorate collect bowl jog run skip spin knit sew garden relax
    chat talk hang invite photograph film record pretend race wrap shop pet
    """
  ).union([
    "lie down", "go out", "hang out", "dress up", "try on", "go on", "get up", "get dressed",
    "go swimming", "go shopping", "go fishing", "go camping", "go back", "go home",
  ])

  private static let taken = EnglishWords.set(
    "bath shower nap break walk rest picture photo bus train trip ride selfie snack drink class lesson"
  )
  private static let done = EnglishWords.set(
    "puzzle jigsaw craft crafts art yoga karate gymnastics sport sports crossword experiment trick magic"
  )

  // MARK: What one asks others to do

  /// The words of what is asked for, with whose the thing is.
  private func askedForOwn(_ words: [Constituent]) -> [Constituent]? {
    var verb = words[0].lexeme.lemma
    var thing = 1
    if let particle = words.dropFirst().first(where: {
      EnglishParticles.separable.contains($0.lexeme.lemma)
    }) {
      verb += " " + particle.lexeme.lemma
      if particle.tile == words[1].tile { thing = 2 }
    }
    guard thing < words.count, let last = words.indices.last,
      verb != "put on" || words[last].lexeme.kind != .clothing
    else { return nil }
    while thing < last,
      words[thing].lexeme.isDeterminerLike || words[thing].lexeme.wordClass == .adjective
    {
      thing += 1
    }
    let object = words[thing].lexeme
    guard object.namesThing else { return nil }
    let isDetermined = words[1..<thing].contains { $0.lexeme.isDeterminerLike }
    let isOwn =
      Self.tended.contains(verb)
      && (object.kind == .body || object.kind == .clothing || object.kind == .device
        || Self.aids.contains(object.lemma))
      || verb == "find"
        && (object.kind == .clothing || object.kind == .device || Self.aids.contains(object.lemma)
          || EnglishHabits.belongings.contains(object.lemma)
          || Self.schoolThings.contains(object.lemma))
    guard
      isOwn || isDetermined && Self.tended.contains(verb) || Self.chores.contains(verb)
        || ["move", "lower", "raise", "adjust"].contains(verb) && object.kind == .furniture
        || Self.choresOf[verb]?.contains(object.lemma) == true
        || Self.prepared.contains(verb) && KindSet.edible.contains(object.kind)
    else { return nil }
    guard !isDetermined, !Self.bare.contains(object.lemma) else { return words }
    var words = words
    guard let word = tables.lexicon.known(isOwn ? "my" : "the") else { return words }
    words.insert(
      Constituent(word), at: EnglishParticles.separable.contains(words[1].lexeme.lemma) ? 2 : 1)
    return words
  }

  /// What is done to what is somebody's who cannot do it himself.
  private static let tended = EnglishWords.set(
    """
    push lift scratch rub wipe adjust fix charge raise lower straighten move massage clean check carry hold tie untie
    zip unzip button unbutton fasten loosen tighten plug unplug recharge repair lock unlock suction reposition
    """)

  /// What people have with them who need help.
  private static let aids = EnglishWords.set(
    """
    wheelchair walker cane crutch crutches scooter glasses splint brace bib straw tray cushion pillow backpack bag purse
    mask tube catheter headrest footrest harness helmet hearing board communicator talker stroller buggy seatbelt stander
    """)

  /// What each has in a school bag.
  private static let schoolThings = EnglishWords.set(
    """
    eraser rubber pencil pen crayon marker ruler sharpener book notebook folder binder calculator scissors glue highlighter
    workbook planner lunchbox
    """)

  /// What has to be done in a house.
  private static let chores = EnglishWords.set(
    "sweep mop vacuum hoover empty fold iron tidy dust rinse scrub recycle load unload defrost"
  ).union([
    "take out", "put away", "clean up", "wipe down", "tidy up", "wash up", "throw away",
    "throw out", "put on", "fill up", "warm up", "heat up", "plug in",
  ])
  private static let choresOf: [String: WordSet] = [
    "make": ["bed"], "set": ["table", "alarm", "timer"], "clear": ["table"],
    "wash": ["car", "dish", "dishes", "window", "clothes", "plate", "floor", "towel"],
    "clean": ["kitchen", "bathroom", "house", "table", "floor", "window", "mess"],
    "wipe": ["table", "counter", "floor"], "change": ["channel", "battery", "batteries", "sheet"],
    "do": ["dish", "dishes", "laundry"], "dry": ["dish", "dishes", "plate"],
    "pay": ["bill", "rent"], "fill": ["cup", "glass", "bottle", "bath", "tub"],
    "flush": ["toilet"], "run": ["bath"], "hold": ["door", "gate"],
    "lock": ["door", "gate", "car", "house"],
  ]
  private static let prepared = EnglishWords.set(
    "cut heat warm peel slice chop mash reheat pour stir")
  private static let bare = EnglishWords.set("homework")
}
