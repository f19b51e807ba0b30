import AACCore

/// What something is done for, with nothing that says so between: *use/head/push/button, stop/car/look/map, study/pass/test,
/// need/water/grow, have/nobody/play/with*.
///
/// Sources: CGEL §15.48 (clauses of purpose), §17.30–17.32 (infinitive clauses behind nouns); CaGEL ch. 8 §12.2.
extension EnglishConstructions {
  /// Takes what is done behind a tool, a place or a plain deed as its purpose.
  mutating func settleAims() {
    guard let verb = clause.verb?.lexeme.lemma, words.count > 1 || Self.gathering.contains(verb)
    else { return }
    supplyToBeforeLast(verb)
    guard let deed = words.indices.first(where: { isAim(at: $0, verb) }) else { return }
    if deed + 1 < words.count, lemma(deed + 1) == "can" {
      // *open/can*: a tin.
      words[deed + 1].lexeme = Self.can
    }
    take(deedAt: deed, hasTo: false, behind: deed)
  }

  private func isAim(at index: Int, _ verb: String) -> Bool {
    let word = words[index].lexeme
    guard
      word.wordClass == .verb || word.wordClass == .noun && word.number != .plural
        || word.wordClass == .adjective,
      let frame = planner.frames.listed(word.lemma), frame.pattern != .modal,
      word.lemma != "be" || index > 0
    else { return false }
    if index == 0 { return isAimed(frame, verb) }
    let before = words[index - 1].lexeme
    let deed = words[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? verb
    let isThing = before.namesThing || before.kind == .body
    switch deed {
    case "use":
      return isThing
        && (!EnglishCompounds.joins(before, word) || lexeme(index + 1)?.isHuman == true)
        && (word.wordClass == .verb ? index + 1 < words.count : isDone(frame, behind: index))
    case "raise", "lift", "press", "click":
      return (isThing || before.kind == .direction) && !EnglishCompounds.joins(before, word)
        && (word.wordClass == .verb || isDone(frame, behind: index))
    case "stop" where before.kind == .vehicle:
      return clause.subject.allSatisfy { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }
        && (word.wordClass == .verb || index + 1 == words.count)
    case "need":
      return index + 1 == words.count && Self.thriving.contains(word.lemma) && isThing
        && clause.subject.allSatisfy { !$0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun }
    case "get up", "wake up", "leave", "go to bed":
      return before.lemma == "early" && word.wordClass == .verb && index + 1 < words.count
    default:
      return deed == verb && verb.hasSpace && word.lemma != "work" && isBehindPhrase(verb, before)
        && !EnglishCompounds.joins(before, EnglishWordClasses(planner).asNoun(words[index]).lexeme)
        && (word.wordClass == .verb
          || Self.nameAlike.contains(word.lemma) && isDone(frame, behind: index))
    }
  }

  /// *climb on/chair/reach/cookie, listen to/music/relax*: a verb with its preposition or particle has all it takes in the
  /// thing behind it, so that what is done then is what for.
  private func isBehindPhrase(_ verb: String, _ before: Lexeme) -> Bool {
    guard let space = verb.lastIndex(of: " "), !verb.hasPrefix("be "),
      case let last = String(verb[verb.index(after: space)...]),
      EnglishParticles.separable.contains(last) || EnglishParticles.prepositions.contains(last),
      case let frame = planner.frames[verb], frame.opening == nil,
      frame.otherOpening == nil, frame.slot(.object) != nil, before.wordClass == .noun,
      !before.isBeing, !before.kind.isTemporal
    else { return false }
    return !["look at", "listen to"].contains(verb)
      || ![.weather, .vehicle, .nature, .body].contains(before.kind)
  }

  /// Deeds that are named like things and qualities.
  private static let nameAlike = EnglishWords.set("open clean watch call warm dry")

  /// *study/pass/test, meet/talk, exercise/stay/healthy*: right behind what one does by itself.
  private func isAimed(_ frame: VerbFrame, _ verb: String) -> Bool {
    if Self.gathering.contains(verb) {
      return words.count == 1
        && ["talk", "play", "eat", "study", "chat", "practice", "work"]
          .contains(lemma(0))
    }
    guard Self.striving.contains(verb) else { return false }
    if frame.isCopular || ["get", "stay"].contains(frame.lemma) {
      return lexeme(1)?.wordClass == .adjective || lemma(1) == "better"
    }
    return Self.reached.contains(frame.lemma) && isDone(frame, behind: 0)
  }

  /// Whether what stands behind a deed is what it is done to.
  private func isDone(_ frame: VerbFrame, behind index: Int) -> Bool {
    var next = index + 1
    while let word = lexeme(next), word.isDeterminerLike, word.wordClass != .pronoun { next += 1 }
    guard let thing = lexeme(next) else { return false }
    if frame.lemma == "open", thing.lemma == "can" { return next + 1 == words.count }
    return frame.slot(.object) != nil
      && (Self.isNoun(thing) && !thing.kind.isTemporal || thing.wordClass == .pronoun)
  }

  /// *have/nobody/play/with* → *nobody to play with*.
  private mutating func supplyToBeforeLast(_ verb: String) {
    let last = words.count - 1
    guard last > 1, ["have", "have got", "need", "want", "find", "look for"].contains(verb),
      lexeme(last)?.wordClass == .adposition, ["with", "to", "on", "in"].contains(lemma(last)),
      let deed = lexeme(last - 1), Self.shared.contains(deed.lemma),
      let thing = lexeme(last - 2),
      EnglishHabits.indefinitePronouns.contains(thing.lemma) || thing.isHuman
        || Self.isNoun(thing) && last == 2,
      let to = small("to")
    else { return }
    words[last - 1] = words[last - 1].asVerb
    words.insert(to, at: last - 1)
    clause.reasons.append(.init(.verbForm, deed.lemma, "to"))
  }

  private static let can: Lexeme = {
    var can = Lexeme(lemma: "can", wordClass: .noun, kind: .thing)
    can.countability = .count
    return can
  }()
  /// What one does with somebody, or on something.
  private static let shared = EnglishWords.set(
    "play talk sit live work dance eat walk sleep write draw go share study laugh")
  /// What those who come together do.
  private static let gathering = EnglishWords.set("meet gather")
  /// What one does for something that is to come of it.
  private static let striving = EnglishWords.set("study work train practice practise exercise")
  private static let reached = EnglishWords.set("pass win earn get buy improve become learn")
  /// What plants, animals and machines need something for.
  private static let thriving = EnglishWords.set("grow live survive breathe fly work run move swim")
}
