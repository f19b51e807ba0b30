import AACCore

/// Rows that leave out a small word before their last, whatever else was chosen: *we/eat/pizza/party, can/you/help/me/homework,
/// I/help/dad/garden, want/go/moon, when/I/can/go*.
///
/// Sources: CGEL §9.15–9.49 (prepositions), §5.26–5.36 (articles), §11.14 (the helping verb before its subject), §10.9 (*be* understood).
extension EnglishScene {
  func filled(_ row: [Constituent]) -> Laid? {
    let words = row.map(\.lexeme.lemma)
    guard words.count > 2 else { return nil }
    let line =
      askedFirst(row, words) ?? because(row, words) ?? served(row, words)
      ?? before(row, words) ?? inside(row, words)
    return line.map { Laid(row: $0) }
  }

  private func put(_ text: String, into row: [Constituent], at index: Int) -> [Constituent] {
    row[..<index] + text.split(separator: " ").flatMap { small(String($0)) } + row[index...]
  }

  /// *When/I/can/go/home, when/mom/will/come*: the helping verb stands before its subject.
  private func askedFirst(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard words.count > 3, words[0] == "when",
      row[1].lexeme.isSubjectForm || row[1].lexeme.namesPerson,
      frames[words[2]].pattern == .modal,
      row[3...].allSatisfy({ !$0.lexeme.isSubjectFormOnly && $0.lexeme.wordClass != .conjunction })
    else { return nil }
    return [row[0], row[2], row[1]] + row[3...]
  }

  /// *I/late/because/bus/late, she/upset/because/lose/doll.*
  private func because(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard words.count > 4, words.count < 7, words[2] == "because", row[0].lexeme.isSubjectFormOnly
    else { return nil }
    let main = [row[0], EnglishWording.be, row[1].asQuality, row[2]]
    if words.count == 5, row[3].lexeme.namesThing,
      ["late", "broken", "closed", "full", "early", "lost", "dirty"].contains(words[4])
    {
      return main + small("the") + [row[3], EnglishWording.be, row[4].asQuality]
    }
    if ["lose", "win", "break", "miss", "find", "drop"].contains(words[3]),
      row[1].lexeme.wordClass == .adjective
    {
      return main + small(words[0]) + [row[3].asVerb]
        + (words.count == 5 && row[4].lexeme.namesThing ? small("the") : []) + row[4...]
    }
    return nil
  }

  /// *Could/I/have/check, could/you/help/me/homework, can/you/write/it/me.*
  private func served(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = words.count - 1
    if words.count == 4 || words.count == 5 && words[4] == "please", words[1] == "I",
      words[2] == "have", words[3] == "check"
    {
      return put("the", into: row, at: 3)
    }
    if words.count == 5, words[1] == "you", words[2] == "help", words[3] == "me",
      ["homework", "project", "worksheet", "assignment"].contains(words[4])
    {
      return put("with my", into: row, at: 4)
    }
    if words.count == 5, words[1] == "you", ["it", "that", "this"].contains(words[3]),
      words[4] == "me", ["write", "spell", "type", "draw", "print"].contains(words[2])
    {
      return put("for", into: row, at: 4)
    }
    if ["talker", "tablet", "iPad", "device"].contains(words[last]),
      ["word", "words", "page", "button", "voice"].contains(words[last - 1]),
      words.contains("want") || words.contains("need")
    {
      let isNew = words[last - 2] == "new" && row[last - 1].lexeme.number != .plural
      let line = put("on my", into: row, at: last)
      return isNew ? put("a", into: line, at: last - 2) : line
    }
    return nil
  }

  /// *I/meet/famous/singer, I/need/more/time/for/test, I/can't/see/board*: the article; *I/just/kidding*: *be*.
  private func before(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = words.count - 1
    if words.count > 3, words[last - 2] == "meet",
      ["famous", "new", "real"].contains(words[last - 1]),
      row[last].lexeme.isHuman, row[last].lexeme.number != .plural
    {
      return put("a", into: row, at: last - 1)
    }
    if words[last - 1] == "for", words[last - 2] == "time",
      ["test", "exam", "quiz", "project"].contains(words[last])
    {
      return put("the", into: row, at: last)
    }
    if words[last - 1] == "see", ["can't", "not", "can"].contains(words[last - 2]),
      ["board", "whiteboard", "screen"].contains(words[last])
    {
      return put("the", into: row, at: last)
    }
    if words.count == 4, words[1] == "fall", words[2] == "from", row[3].lexeme.namesThing {
      return put("the", into: row, at: 3)
    }
    if words.count == 3, row[0].lexeme.isSubjectFormOnly, words[1] == "just",
      ["kidding", "joking", "looking", "thinking", "playing"].contains(words[2])
    {
      return [row[0], EnglishWording.be] + row[1...]
    }
    return nil
  }

  /// *We/eat/pizza/party, we/play/game/therapy, I/help/dad/garden, want/go/moon*: where it is.
  private func inside(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = words.count - 1
    if words.count > 3, words[last] == "party", KindSet.edible.contains(row[last - 1].lexeme.kind),
      ["eat", "drink"].contains(words[last - 2])
    {
      return put("at the", into: row, at: last)
    }
    if words.count > 3, words[last] == "therapy", row[last - 1].lexeme.namesThing,
      ["play", "do", "make", "draw", "use"].contains(words[last - 2])
    {
      return put("at", into: row, at: last)
    }
    if words.count > 3, words[last - 2] == "help", row[last - 1].lexeme.namesPerson,
      ["garden", "kitchen", "yard", "garage", "store", "shop", "barn", "classroom"].contains(
        words[last])
    {
      return put("in the", into: row, at: last)
    }
    if let go = words.firstIndex(of: "go"), go < last,
      ["moon", "space", "sun"].contains(words[go + 1])
    {
      return put(words[go + 1] == "space" ? "to" : "to the", into: row, at: go + 1)
    }
    return nil
  }
}
