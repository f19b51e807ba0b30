import AACCore

/// What is put right among the chosen words before they are sorted.
extension ClausePlanner {
  /// The clause with phrases in one piece and a question word out of the subject's place.
  func prepared(_ clause: Clause) -> Clause {
    var clause = clause
    let joiner = WordJoiner(variety: clause.variety, lexicon: lexicon)
    if clause.subject.count > 1 { clause.subject = joiner.joined(clause.subject) }
    if clause.complements.count > 1 { clause.complements = joiner.joined(clause.complements) }
    if !clause.subject.isEmpty { moveAskedSubject(&clause) }
    if language == .spanish { wearTennisShoes(&clause) }
    return clause
  }

  /// *Estrené unos tenis*: what is not played is worn.
  private func wearTennisShoes(_ clause: inout Clause) {
    for index in clause.complements.indices where clause.complements[index].lexeme.lemma == "tenis" {
      let verbs = [clause.verb].compactMap(\.self) + clause.complements[..<index]
      let isBehindNoun = index > 0 && clause.complements[index - 1].lexeme.wordClass == .adposition
      if isBehindNoun || verbs.contains(where: { Self.playing.contains($0.lexeme.lemma) }) { continue }
      clause.complements[index].lexeme.kind = .clothing
      clause.complements[index].lexeme.countability = .count
      clause.complements[index].lexeme.number = .plural
      clause.complements[index].lexeme.article = nil
    }
  }

  private static let playing: Set = [
    "jugar", "practicar", "entrenar", "ver", "mirar", "gustar", "encantar", "aprender", "hacer",
    "enseñar", "preferir", "odiar", "ser", "haber", "aburrir", "empezar", "clase", "partido",
    "profesor", "profesora", "raqueta", "pelota",
  ]

  /// *Cuándo/venir/papá*, *qual/ser/nome*: a question word chosen in the subject's place that asks for
  /// no subject, and the one who is asked about behind the verb.
  private func moveAskedSubject(_ clause: inout Clause) {
    guard let verb = clause.verb, let word = clause.subject.last,
      clause.subject.count == 1
        || clause.subject.count == 2 && clause.subject[0].lexeme.wordClass == .adposition,
      let asks = lexicon.word(word.lexeme.lemma)?.asks
    else { return }
    let frame = frames[verb.lexeme.lemma]
    let noun = clause.complements.firstIndex {
      $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .pronoun
        || $0.lexeme.wordClass == .properNoun
    }
    switch asks {
    case .when, .why, .whereAt, .whereTo, .whereFrom, .how, .whatFor, .whose: break
    case .howMany:
      guard frame.slot(.subject) == nil || frame.lemma == "custar", noun != nil, 
        !frame.pattern.mayHaveExperiencer || frame.lemma == "faltar" || frame.lemma == "costar",
        frame.pattern.isPersonal
      else { return }
    case .which: guard frame.pattern == .copula, noun != nil else { return }
    case .who, .what, .color: guard clause.subject.count == 2 else { return }
    }
    var subject: [Constituent] = []
    if let noun, frame.pattern.isPersonal, isAskedAbout(noun, clause.complements, frame, asks) {
      var start = noun
      while start > 0, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
      subject = Array(clause.complements[start...noun])
      clause.complements.removeSubrange(start...noun)
      if frame.isCopular, start < clause.complements.count,
        let owner = Possessives.word(
          for: clause.complements[start].lexeme, tile: clause.complements[start].tile,
          in: clause.variety), subject.count == 1, subject[0].lexeme.wordClass == .noun
      {
        subject.insert(owner, at: 0)
        clause.complements.remove(at: start)
      }
    }
    clause.complements = clause.subject + clause.complements
    clause.subject = subject
  }

  private func isAskedAbout(
    _ index: Int, _ words: [Constituent], _ frame: VerbFrame, _ asks: SmallWord.Asks
  ) -> Bool {
    let word = words[index].lexeme
    guard index == 0 || words[index - 1].lexeme.wordClass != .adposition else { return false }
    if frame.pattern.mayHaveExperiencer { return word.isBeing || word.wordClass == .pronoun }
    if word.isBeing || word.wordClass == .pronoun || frame.isCopular { return true }
    if asks == .howMany { return true }
    return frame.slot(.object) == nil
      || !frame.slots.contains {
        $0.role == .object && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(word.kind))
      }
      || MeaningWords.beginnings.contains(frame.lemma)
  }
}
