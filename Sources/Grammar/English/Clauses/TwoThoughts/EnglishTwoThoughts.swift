import AACCore

/// Two thoughts in a row without a word between.
///
/// *Soup/hot / juice/cold, fork/fall/floor / need/new, baby/sleep / dog/eat, stop/music / too/loud, dad/not/here / where, hurry /
/// bus/leave*: every cut is tried; each half is to be whole by itself, and what both are is to be more likely than one sentence of all.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §15.45 (reason), §11.24 (requests beside their reason); CaGEL ch. 15 §1.
struct EnglishTwoThoughts: EnglishThoughtRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The thoughts of a row; nil where it is one.
  func parted(_ row: [Constituent]) -> [EnglishThought]? {
    guard row.count > 1, row.count < 9, !isAsked(row[0]) || row[0].lexeme.lemma == "where",
      // Ana / do / you / want / play: a question behind a name.
      !row.indices.dropFirst().contains(where: {
        ["do", "does", "did"].contains(row[$0].lexeme.lemma) && $0 + 1 < row.count
          && isNominative(row[$0 + 1])
          // Movie / with / popcorn is one thing.
          || row[$0].lexeme.lemma == "with"
      })
    else { return nil }
    if row.count == 2 {
      guard !["look", "help", "careful"].contains(row[0].lexeme.lemma),
        let call = greeting(row) ?? call([row[0]]), let next = felt([row[1]]) ?? joked([row[1]])
      else { return nil }
      return [call, next]
    }
    guard !row.indices.contains(where: { isJoint(row, $0) }) else { return contrasted(row) }
    if let called = called(row) ?? inTurn(row) ?? accident(row)
      ?? switchedFor(row) ?? lacking(row) ?? opposed(row) ?? onDay(row)
      ?? done(row) ?? reversed(row)
    {
      return called
    }
    for cut in 1..<row.count {
      let first = Array(row[..<cut])
      let second = Array(row[cut...])
      if belong(first, second) { continue }
      if let pair = pair(first, second) { return pair }
    }
    return nil
  }

  /// What looks like two thoughts and is one.
  private func belong(_ first: [Constituent], _ second: [Constituent]) -> Bool {
    if let last = first.last?.lexeme, first.count > 1,
      ["this", "that", "these", "those", "my", "your"].contains(last.lemma),
      second[0].lexeme.wordClass == .noun || second[0].lexeme.wordClass == .adjective
    {
      return true
    }
    if first[0].lexeme.lemma == "don't", first.count > 1, second.count == 2,
      isGrade(second[0]), Self.manner.contains(second[1].lexeme.lemma),
      !Self.minding.contains(first[1].lexeme.lemma)
    {
      // Don't / talk / so / loud: how it is not to be done.
      return true
    }
    if isObjectPlaced(first, second) { return true }
    // I / walk / a lot / legs / hurt: how much.
    if second[0].lexeme.lemma == "a lot", first.last?.lexeme.wordClass == .verb { return true }
    // Bring / glass / water / cold: what is in it, and what that is like.
    if second.count == 2, let vessel = first.last?.lexeme.lemma,
      Self.vessels.contains(vessel), KindSet.edible.contains(second[0].lexeme.kind),
      isQuality(second[1])
    {
      return true
    }
    // Wait / for / light / turn / green.
    if first[0].lexeme.lemma == "wait", second[0].lexeme.lemma == "turn" { return true }
    // I / can't / open / jar / without / help.
    if first.count > 1, ["without", "with", "from", "at"].contains(first.last?.lexeme.lemma),
      first[first.count - 2].lexeme.wordClass == .noun, second.count == 1
    {
      return true
    }
    guard first.count == 2 else { return false }
    // Elephant / biggest / animal: of its kind.
    if first[1].lexeme.lemma.hasSuffix("est"), second[0].lexeme.wordClass == .noun { return true }
    if second.count == 2, Self.wishes.contains(second[0].lexeme.lemma), second[1].lexeme.isBeing,
      !first[0].lexeme.isBeing
    {
      // Walk / long / need / dog: who needs it.
      return true
    }
    switch first[1].lexeme.lemma {
    // Swing / fall / arm / hurt: who fell is the one it hurts.
    case "fall": return Self.seats.contains(first[0].lexeme.lemma) && second[0].lexeme.kind == .body
    // I / drive / mom / school: whom one takes there.
    case "drive", "take", "walk", "bring":
      return second.count == 2 && second[0].lexeme.isBeing && second[1].lexeme.isPlaceLike
    // Door / open / help: with what one wants help.
    case "open": return second.count == 1 && second[0].lexeme.lemma == "help"
    default: return false
    }
  }

  private static let seats = EnglishWords.set(
    "swing bike bicycle scooter chair bed slide horse pony ladder tree stairs couch sofa trampoline"
  )

  /// *Can, do, is* first: a question, however much it holds.
  private func isAsked(_ word: Constituent) -> Bool {
    word.lexeme.kind == .question || EnglishSequels.openers.contains(word.lexeme.lemma)
      || frames[word.lexeme.lemma].pattern == .modal
        && !["can't", "cannot"].contains(word.lexeme.lemma)
  }

  /// Words that say themselves how the others belong together.
  private func isJoint(_ row: [Constituent], _ index: Int) -> Bool {
    let word = row[index]
    if word.lexeme.lemma == "first", index > 0, isNominative(row[index - 1]) { return false }
    if word.lexeme.lemma == "when", index + 2 == row.count, row[index + 1].lexeme.kind == .meal {
      return false
    }
    if word.lexeme.lemma == "so", index + 1 < row.count, isQuality(row[index + 1]) { return false }
    if index > 1, index == row.count - 1,
      word.lexeme.lemma == "when"
        || word.lexeme.lemma == "next" && row[index - 1].lexeme.lemma == "what"
    {
      return false
    }
    if word.lexeme.lemma == "that" {
      return index != 0
        && !(index == 2 && ["this", "that"].contains(row[0].lexeme.lemma) && row.count == 4)
    }
    return word.lexeme.wordClass == .conjunction || word.lexeme.isConnective
      || EnglishClauseSplitter.subordinators.contains(word.lexeme.lemma)
      || Self.joints.contains(word.lexeme.lemma)
        && !(word.lexeme.lemma == "to" && index + 1 < row.count && isMe(row[index + 1]))
  }

  private static let joints = EnglishWords.set(
    "than then as to let's let first next and or but so because maybe ? if unless")

  private func pair(_ first: [Constituent], _ second: [Constituent]) -> [EnglishThought]? {
    for opening in openings(first) {
      guard let next = sequel(second, behind: opening) else { continue }
      let thought = forbidding(opening, first, next)
      if !isBought(first, next), isApart(thought, next, first, second) {
        return [told(thought, beside: next), told(next, beside: thought)]
      }
    }
    return nil
  }

  /// What the first half can be, the likeliest first.
  private func openings(_ words: [Constituent]) -> [EnglishThought] {
    if let call = call(words) { return [call] }
    return [
      wish(words), declined(words), refusal(words), turned(words), occasion(words), searched(words),
      minded(words), mishap(words), able(words), rainy(words), state(words), event(words),
      tried(words),
      denied(words), graded(words), weather(words), portion(words), left(words), request(words),
    ]
    .compactMap { $0 }
  }

  /// What the second half is behind the first.
  private func sequel(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    if words[0].lexeme.lemma == "me" { return nil }
    if let asked = leave(words, behind: first) ?? question(words, behind: first) {
      return [.state, .event, .comment, .feeling].contains(first.kind) ? asked : nil
    }
    if let closing = closing(words) {
      return [.state, .wish, .request, .call].contains(first.kind) ? closing : nil
    }
    if let notSo = notSo(words, behind: first) ?? louder(words, behind: first) { return notSo }
    if first.kind == .state, words.count == 1, words[0].lexeme.lemma == "no" {
      return EnglishThought(kind: .call, words: words)
    }
    switch first.kind {
    case .state: return sequel(words, ofState: first)
    case .event: return sequel(words, ofEvent: first)
    case .request:
      if let why = felt(words) ?? blamed(words, behind: first) ?? comment(words) { return why }
      if let warm = stuffy(words, behind: first) { return warm }
      if let ill = pain(words) ?? ailing(words) { return ill }
      return refusal(words, of: first) ?? wish(words) ?? minded(words) ?? event(words)
        ?? state(words) ?? ownDeed(words)
    case .wish:
      if let why = felt(words, behind: first) ?? comment(words) ?? refusal(words) ?? sky(words) {
        return why
      }
      if Self.wishes.contains(words[0].lexeme.lemma), let other = wish(words) { return other }
      if let blame = blamed(words, behind: first) { return blame }
      return shunned(words, behind: first) ?? event(words) ?? state(words)
    case .refusal:
      if let why = felt(words, behind: first) ?? comment(words, of: said(of: first)) { return why }
      let why = dreamt(words) ?? blamed(words, behind: first) ?? shunned(words, behind: first)
      return why ?? wish(words) ?? eased(words, behind: first) ?? event(words) ?? state(words)
    case .comment:
      return wish(words) ?? refusal(words, of: first) ?? (first.isSky ? mishap(words) : nil)
        ?? left(words) ?? ownDeed(words)
        ?? (first.isOngoing || first.isSky ? made(words) : nil) ?? switched(words)
        ?? needed(words, behind: first)
        ?? (words[0].lexeme.wordClass == .verb ? request(words) : nil)
    case .call:
      return event(words) ?? felt(words) ?? refusal(words) ?? state(words)
    case .question:
      return felt(words) ?? refusal(words) ?? wish(words)
        ?? (first.topic.last?.lexeme.kind == .clothing ? coldOne(words) : nil)
    case .feeling:
      guard
        first.words.contains(where: {
          ["not", "feel"].contains($0.lexeme.lemma) || isGrade($0)
        })
      else {
        return nil
      }
      return refusal(words) ?? wish(words) ?? ownDeed(words)
    }
  }

  // MARK: Two or one

  /// Whether two such thoughts are more likely than one.
  private func isApart(
    _ first: EnglishThought, _ second: EnglishThought, _ words: [Constituent],
    _ next: [Constituent]
  ) -> Bool {
    if isOpening(first.verb), let last = words.last?.lexeme.lemma, last == first.verb?.lemma {
      return false
    }
    if first.kind == .wish, let last = words.last?.lexeme,
      frames.listed(last.lemma)?.slot(.object) != nil
        && next[0].lexeme.namesThing
        || ["go", "come"].contains(last.lemma)
          && (next.last?.lexeme.isPlaceLike == true || next[0].lexeme.kind == .event
            || next[0].lexeme.isPlaceLike)
    {
      // Want / watch / movie, want / go / grandma / house.
      return false
    }
    switch (first.kind, second.kind) {
    case (.event, _) where second.isBound && second.topic == first.topic: return true
    case (.event, .wish) where second.isBound && first.verb?.lemma == "ring": return true
    case (.event, .event): return areDeedsApart(first, second, words, next)
    case (.event, .state):
      return isNominative(next[0]) || next[0].lexeme.kind == .possessive
        || !isOpen(first, words, to: next[0].lexeme)
          && !(words.last?.lexeme.lemma == first.verb?.lemma
            && takes(first.verb ?? next[0].lexeme, second.topic.last?.lexeme ?? next[0].lexeme))
    case (.event, .feeling):
      return
        (first.topic.last?.lexeme.wordClass != .pronoun || isFeltBehindThing(first, words, next)
        || words.contains { ["me", "my", "us"].contains($0.lexeme.lemma) })
        && !isOpening(first.verb) && !["wait", "cry", "sit", "stand"].contains(first.verb?.lemma)
        && !Self.lookLike.contains(first.verb?.lemma ?? "")
    case (.event, .comment): return !isOpening(first.verb)
    case (.comment, _) where first.isOver: return second.kind == .question
    case (.event, .wish):
      return next.count == 1 || Self.wishes.contains(next[0].lexeme.lemma)
        || isMe(next[0]) || first.topic.last?.lexeme.kind == .body || second.isBound
    case (.refusal, .event) where Self.claimed.contains(first.verb?.lemma ?? ""): return false
    case (.request, .event), (.wish, .event), (.refusal, .event):
      if second.isOwn, second.verb?.lemma == "help", first.kind != .refusal { return false }
      if second.isBound { return true }
      return isNominative(next[0]) || next[0].lexeme.kind == .possessive
        || second.topic.last?.lexeme.kind == .body || Self.minding.contains(next[0].lexeme.lemma)
        || first.kind != .request && isFilled(first.words) && !isOpening(first.verb)
          && !second.isOwn && next.count > 1
    case (.request, .state), (.wish, .state), (.refusal, .state):
      if isNominative(next[0]) {
        return next[1...].allSatisfy { !isQuality($0) || isFeeling($0) } || !isMe(next[0])
      }
      let verb = first.verb ?? next[0].lexeme
      return isFilled(first.words) && next.count > 1 && words.last?.lexeme.wordClass != .pronoun
        && !(first.words.last?.lexeme.lemma == verb.lemma
          && takes(verb, second.topic.last?.lexeme ?? next[0].lexeme))
    case (.request, .feeling), (.wish, .feeling), (.refusal, .feeling):
      return words.count > 1
        && (!isOpening(first.verb) || words.last?.lexeme.lemma == "help" || isLeft(first))
    case (.feeling, .wish)
    where Self.claiming.contains(words.last?.lexeme.lemma ?? "")
      || words[0].lexeme.lemma == "too":
      // *Too/sick/go/school, so/happy/see/you* are one.
      return Self.wishes.contains(next[0].lexeme.lemma) || isMe(next[0])
    case (.state, .event), (.state, .state): return isBesideState(first, second, words, next)
    default: return isFollowed(first, second, words, next)
    }
  }

  /// The same behind how somebody or something is.
  private func isBesideState(
    _ first: EnglishThought, _ second: EnglishThought, _ words: [Constituent],
    _ next: [Constituent]
  ) -> Bool {
    if first.isOwn, words.contains(where: { Self.claiming.contains($0.lexeme.lemma) }) {
      return false
    }
    if second.kind == .event {
      return isNominative(next[0]) || next[0].lexeme.isBeing || first.topic.isEmpty
        || second.isBound || !first.isOwn && Self.minding.contains(next[0].lexeme.lemma)
    }
    return first.topic.count == second.topic.count || next[0].lexeme.isDeterminerLike
      || isNominative(next[0])
  }

  /// The same of what is asked for, refused or called.
  private func isFollowed(
    _ first: EnglishThought, _ second: EnglishThought, _ words: [Constituent],
    _ next: [Constituent]
  ) -> Bool {
    switch (first.kind, second.kind) {
    case (.refusal, .comment), (.wish, .comment), (.request, .comment):
      if first.kind == .refusal, isOpening(first.verb), first.verb?.lemma != "like",
        !(["see", "hear"].contains(first.verb?.lemma ?? "") && next[0].lexeme.lemma == "too")
      {
        return false
      }
      return isFilled(first.words) || first.kind == .refusal && next.count == 1 || isLeft(first)
    case (.request, .wish):
      return Self.wishes.contains(next[0].lexeme.lemma) || isMe(next[0])
        || isFilled(first.words) && !isOpening(first.verb)
    case (.call, .event), (.call, .state):
      // *help/girl/home*: she is to be helped.
      if next.last?.lexeme.lemma == "finished" { return false }
      if second.isPlaced, next.count > 2, second.topic.last?.lexeme.namesThing == true {
        return false
      }
      if isHelpWanted(words[0], next) { return false }
      return words[0].lexeme.lemma != "help" || isNominative(next[0])
        || next[0].lexeme.kind == .possessive
    default: return true
    }
  }

  /// *Baby/sleep / dog/eat*, but *mom/help/baby/sleep, dog/chase/cat/run*.
  private func areDeedsApart(
    _ first: EnglishThought, _ second: EnglishThought, _ words: [Constituent],
    _ next: [Constituent]
  ) -> Bool {
    guard let verb = first.verb else { return false }
    if let last = words.last, last.lexeme.wordClass == .noun,
      last.lexeme.lemma == next[0].lexeme.lemma
        || Self.narrating.contains(verb.lemma) && !last.lexeme.isBeing && isNominative(next[0])
          && next.count == 2 && Self.alone.contains(next[1].lexeme.lemma)
    {
      // *cat/want/mouse / mouse/escape, grandma/tell/story / I/listen.*
      return true
    }
    if isOpening(verb) {
      // *I/like/cats / she/like/dogs.*
      return isNominative(next[0]) && words.last?.lexeme.wordClass == .noun
        && second.verb?.lemma == verb.lemma
    }
    if isNominative(next[0]), next[0].lexeme.lemma != "it", next[0].lexeme.lemma != "you" {
      return true
    }
    if next[0].lexeme.lemma == "you" { return first.isOwn || !takes(verb, next[0].lexeme) }
    if let doer = first.topic.last?.lexeme, doer.namesThing { return true }
    return !isOpen(first, words, to: second.topic.last?.lexeme ?? next[0].lexeme)
  }

  private static let narrating = EnglishWords.set("tell show read sing")

  /// *Leave/door/open*: it ends with how it is to be left.
  private func isLeft(_ thought: EnglishThought) -> Bool {
    thought.kind == .request && ["leave", "keep"].contains(thought.verb?.lemma)
  }

  /// Whether the verb of a thought still waits for what follows.
  private func isOpen(_ thought: EnglishThought, _ words: [Constituent], to next: Lexeme) -> Bool {
    guard let verb = thought.verb else { return false }
    if words.last?.lexeme.wordClass == .adposition { return true }
    guard words.last.map({ $0.lexeme.lemma == verb.lemma }) == true else { return false }
    return takes(verb, next) && !Self.alone.contains(verb.lemma)
  }

  /// Whether a verb of the speaker's has what it needs.
  private func isFilled(_ words: [Constituent]) -> Bool {
    guard let last = words.last?.lexeme else { return false }
    return last.wordClass == .noun || last.wordClass == .properNoun || last.wordClass == .pronoun
      || Self.particles.contains(last.lemma) || Self.placing.contains(last.lemma)
      || Self.careful.contains(last.lemma)
      || last.wordClass == .verb
        && (frames.listed(last.lemma)?.slot(.object) == nil || Self.alone.contains(last.lemma))
  }
}
