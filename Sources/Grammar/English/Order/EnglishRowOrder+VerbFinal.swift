import AACCore

/// Rows whose verbs stand at the end, each ruled by the one behind it: *guitar/play/learn/want, movie/scary/watch/not/want,
/// ice cream/eat/can/when, doctor/I/see/need*; and rows that begin with a word that is a noun as well: *ride/horse/want*.
///
/// Sources: CGEL §3.40–3.49, §16.38–16.40 (verbs that open others); Dryer, *WALS Online*, features 81 and 90 (what is ruled
/// stands before what rules it).
extension EnglishRowOrder {
  /// The row with its verbs turned round; nil where none of its last words rules a verb.
  func verbFinal(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 9, let end = EnglishVerbFinalEnd(row, isOpener) else {
      return nil
    }
    var body = end.body
    // *wait/I/not/finish, I/have/just/finish*: the order of speech.
    guard let before = body.last, !before.lexeme.isSubjectFormOnly, !isSpoken(body),
      !body.contains(where: { frames[$0.lexeme.lemma].pattern == .modal })
    else { return nil }
    let subject = end.subject + taken(&body, where: \.lexeme.isSubjectFormOnly)
    guard subject.count < 2, let act = takenAct(&body, end) else { return nil }
    guard let parts = EnglishRowParts.of(body), isDone(act.last, parts, subject, end) else {
      return nil
    }
    let said = parts.described
    var others = said.filter { $0.form == .noun }.row + said.filter { $0.form == .governed }.row
    others += said.filter { $0.form == .adverbial }.row + end.times
    return ruling(end, subject) + act + others
  }

  /// *I/have/just, I/Mom/sing*: who does it first, and his verb or somebody else behind him.
  private func isSpoken(_ body: [Constituent]) -> Bool {
    guard let first = body.first, first.lexeme.isSubjectFormOnly else { return false }
    return body.count > 2 && body[1].lexeme.wordClass == .verb
      || body.dropFirst().contains { $0.lexeme.isHuman }
  }

  /// What stands before what is done: the question, who does it, what is denied, and the verb that rules the others.
  private func ruling(_ end: EnglishVerbFinalEnd, _ subject: [Constituent]) -> [Constituent] {
    let top = end.openers[0].lexeme.lemma
    let rest = Array(end.openers.dropFirst())
    let asked = end.question.map { [$0] } ?? []
    if top == "finish", asked.isEmpty, end.negation.isEmpty, end.times.isEmpty {
      var finished = end.openers[0]
      finished.lexeme.lemma = "finished"
      return (subject.isEmpty ? known("I") : subject) + [finished] + rest
    }
    if top == "help", subject.isEmpty {
      return asked + [end.openers[0]] + known("me") + rest
    }
    let who = subject.isEmpty ? known("I") : subject
    let isAsked = !asked.isEmpty || end.negation.isEmpty && (subject.isEmpty || end.isBehind)
    if Self.permitting.contains(top), isAsked {
      return asked + [end.openers[0]] + who + end.negation + rest
    }
    return asked + who + end.negation + [end.openers[0]] + rest
  }

  private static let permitting = EnglishWords.set("can may could")

  private func known(_ text: String) -> [Constituent] { lexicon.small(text) }

  private func taken(_ words: inout [Constituent], where fits: (Constituent) -> Bool)
    -> [Constituent]
  {
    let found = words.filter(fits)
    if !found.isEmpty { words.removeAll(where: fits) }
    return found
  }

  /// The verb that the last words rule, taken out of the rest; the lowest of them where it is ruled itself (*piano/learn/want*).
  private func takenAct(_ body: inout [Constituent], _ end: EnglishVerbFinalEnd) -> [Constituent]? {
    let verbs = body.indices.filter { body[$0].lexeme.wordClass == .verb }
    if verbs.count > 1 { return nil }
    if let verb = verbs.first {
      guard verb == body.count - 1 || verb == 0 else { return nil }
      return [body.remove(at: verb)]
    }
    if verbs.isEmpty, body.count > 1, let last = body.last,
      Self.changing.contains(last.lexeme.lemma),
      let top = end.openers.first, Self.binding.contains(top.lexeme.lemma)
    {
      // *window/clean/have to*: what has to be done, and not which window.
      return [body.removeLast().asVerb]
    }
    for index in Set([body.count - 1, 0]).sorted(by: >) where isNounDone(body, at: index) {
      return [body.remove(at: index).asVerb]
    }
    guard end.openers.count > 1, !body.isEmpty, let lowest = end.openers.last,
      Self.skilled.contains(lowest.lexeme.lemma)
    else { return nil }
    return []
  }

  private static let skilled = EnglishWords.set(
    "learn try start begin finish practice practise remember")
  private static let changing = EnglishWords.set("clean open close dry empty")
  private static let binding = EnglishWords.set("must can forget help try remember finish")
    .union(["have to", "need to"])

  /// *ride/horse, dog/walk*: a word that is a noun as well, beside what that is done to.
  private func isNounDone(_ body: [Constituent], at index: Int) -> Bool {
    guard index >= 0, body.count > 1 else { return false }
    let lexeme = body[index].lexeme
    guard lexeme.wordClass == .noun, !lexeme.kind.isTemporal,
      !lexeme.isBeing || Self.tamed.contains(lexeme.lemma) || lexeme.lemma == "cook",
      let frame = frames.listed(lexeme.lemma), frame.slot(.object) != nil
    else { return false }
    let isLast = index == body.count - 1
    if isLast, let before = body.dropLast().last?.lexeme,
      before.isDeterminerLike || before.wordClass == .adposition
    {
      return false
    }
    return body.indices.contains { other in
      let done = body[other].lexeme
      return other != index && done.wordClass == .noun && frame.takesAsObject(done)
        && !(isLast && KindSet.edible.contains(lexeme.kind))
    }
  }

  /// Whether the other words are what is done to, where and when: nobody among them who could do it himself.
  private func isDone(
    _ act: Constituent?, _ parts: [EnglishRowPart], _ subject: [Constituent],
    _ end: EnglishVerbFinalEnd
  ) -> Bool {
    let lemma = act?.lexeme.lemma ?? end.openers[end.openers.count - 1].lexeme.lemma
    let frame = frames[lemma]
    return parts.indices.allSatisfy { index in
      let part = parts[index]
      switch part.form {
      case .verb, .negation: return false
      case .quality: return index > 0 && parts[index - 1].isThing
      case .governed, .adverbial: return true
      case .noun:
        guard part.isSomebody else { return true }
        if !subject.isEmpty { return frame.takesAsObject(part.head) || part.isAccusative }
        return part.head.roleKind == .animal && !part.head.isHuman && Self.tamed.contains(lemma)
          || Self.held.contains(lemma)
      }
    }
  }

  /// What is done to people and not by them alone.
  private static let held = EnglishWords.set("hold hug kiss cuddle pet")
  /// What people do to animals.
  private static let tamed = EnglishWords.set(
    "ride feed walk groom pet brush catch milk adopt hunt hold touch buy wash draw paint hug keep see"
  )
}
