import AACCore

/// Words that are another class beside these neighbors: *the color blue, more patient than, pop music, more tall than, enjoy
/// reading comics*.
///
/// Sources: CGEL §17.65 (apposition), §7.74–7.86 (comparison), §16.40 (*-ing*), App. I.43–I.50 (conversion), App. I.57–I.59
/// (compounds).
extension EnglishConstructions {
  /// Gives words the class and the order that their neighbors ask for.
  mutating func settleNamed() {
    nameColor()
    guard !clause.isLaid else { return }
    askWhichIsMost()
    gradeAfter()
    for index in words.indices where index < words.count {
      describe(at: index)
      nameModifier(at: index)
      nameSeason(at: index)
    }
    enjoyDoing()
    promiseNow()
  }

  /// *like/color/blue*: the color of that name (CGEL §17.65).
  private mutating func nameColor() {
    guard
      let color = words.indices.dropLast().first(where: {
        ["color", "colour"].contains(lemma($0))
      }), lexeme(color + 1)?.kind == .color,
      color + 2 == words.count || lexeme(color + 2)?.wordClass != .noun,
      clause.verb != nil, clause.verb?.lexeme.lemma != "be"
    else { return }
    var named = Lexeme(
      lemma: "\(lemma(color)) \(lemma(color + 1))", wordClass: .noun, kind: .idea)
    named.countability = .count
    named.article = .definite
    join(color...(color + 1), as: named)
    if color > 0, lemma(color - 1) == "the" { words.remove(at: color - 1) }
  }

  /// *animal/be/which/fastest* asked: which animal it is.
  private mutating func askWhichIsMost() {
    guard clause.isQuestion, clause.verb?.lexeme.lemma == "be", clause.subject.count == 1,
      Self.isNoun(clause.subject[0].lexeme), words.count == 2, lemma(0) == "which",
      EnglishNumberWords.isCompared(lemma(1)) || lexeme(1)?.wordClass == .adjective
    else { return }
    clause.subject.insert(words.removeFirst(), at: 0)
  }

  /// *tall/more/than/you, red/more/than/blue*: how much before the quality; colors that are liked have no degree.
  private mutating func gradeAfter() {
    guard
      let more = words.indices.dropFirst().first(where: {
        ["more", "less"].contains(lemma($0)) && lemma($0 + 1) == "than"
      }), let quality = lexeme(more - 1),
      quality.wordClass == .adjective || isCountedThing(before: more)
    else { return }
    if ["like", "love", "prefer"].contains(clause.verb?.lexeme.lemma ?? "") {
      for index in [more - 1, more + 2] where lexeme(index)?.kind == .color {
        words[index].lexeme = Lexeme(lemma: lemma(index), wordClass: .noun, kind: .idea)
        words[index].lexeme.countability = .mass
        words[index].lexeme.article = .bare
      }
    } else if !EnglishNumberWords.isCompared(quality.lemma) {
      words.swapAt(more - 1, more)
    }
  }

  /// *have/toy/more/than/you*: how many of them.
  private func isCountedThing(before more: Int) -> Bool {
    guard more == 1, lemma(more) == "more", Self.isNoun(lexeme(0)), let other = lexeme(more + 2),
      other.wordClass == .pronoun || other.isHuman
    else { return false }
    return ["have", "need", "get", "own", "buy", "read"].contains(clause.verb?.lexeme.lemma ?? "")
  }

  /// *more/patient/than, very/kind*: what somebody is like, where no noun follows.
  private mutating func describe(at index: Int) {
    guard ["more", "most", "less", "very", "too", "so"].contains(lemma(index)),
      Self.isNoun(lexeme(index + 1)), lexeme(index + 2).map({ $0.wordClass != .noun }) ?? true,
      planner.frames[clause.verb?.lexeme.lemma ?? ""].isCopular,
      let quality = EnglishHomographs.quality(lemma(index + 1))
    else { return }
    words[index + 1].lexeme = quality
  }

  /// *like/pop/music, seat/in/front/row*: what is done elsewhere is half of a name here (CGEL, appendix I).
  private mutating func nameModifier(at index: Int) {
    if let name = lexeme(index), name.wordClass == .properNoun, let head = lexeme(index + 1),
      head.lemma == "doll" || head.lemma == "dolls",
      EnglishCompounds.takes(head.lemma, word: name.lemma.lowercased())
    {
      // *Elsa/doll*: what it shows.
      var named = head
      named.lemma = "\(name.lemma) \(head.lemma)"
      named.forms = [:]
      return join(index...(index + 1), as: named)
    }
    guard let word = lexeme(index), word.wordClass == .verb else { return }
    if let head = lexeme(index + 1), Self.isNoun(head), Self.played.contains(word.lemma),
      EnglishCompounds.takes(head.lemma, word: word.lemma)
    {
      words[index].lexeme = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .music)
      words[index].lexeme.countability = .mass
    } else if word.lemma == "row" || word.lemma == "play" && lemma(index - 1) == "school",
      let before = lexeme(index - 1),
      EnglishCompounds.takes(word.lemma, word: before.lemma)
        || EnglishCompounds.isPair(before.lemma, word.lemma),
      index + 1 == words.count || lexeme(index + 1)?.wordClass == .adposition
    {
      var named = Lexeme(
        lemma: "\(before.lemma) \(word.lemma)", wordClass: .noun,
        kind: word.lemma == "row" ? .place : .event)
      named.countability = .count
      named.article = word.lemma == "row" ? .definite : nil
      join((index - 1)...index, as: named)
    }
  }

  private static let played = EnglishWords.set("pop rap rock swing dance")

  /// *like/fall*: a season that is liked.
  private mutating func nameSeason(at index: Int) {
    guard index == 0, lemma(0) == "fall", lexeme(0)?.wordClass == .verb, words.count == 1,
      ["like", "love", "hate", "prefer", "miss"].contains(clause.verb?.lexeme.lemma ?? "")
    else { return }
    words[0].lexeme = planner.lexicon.lexeme(for: "fall", expecting: .noun)
  }

  /// *enjoy/read/comics, enjoy/watch/game*: what is behind the second verb is done by it, and not by the first.
  private mutating func enjoyDoing() {
    guard let verb = clause.verb?.lexeme.lemma, verb == "enjoy", words.count > 1 else { return }
    if lexeme(0)?.wordClass == .noun, Self.isNoun(lexeme(1)), let thing = lexeme(1),
      planner.frames.listed(lemma(0))?.slot(.object)?.kinds.contains(thing.kind) == true
    {
      words[0] = words[0].asVerb
    }
    guard lexeme(0)?.wordClass == .verb, planner.frames[lemma(0)].slot(.object) != nil,
      let noun = words.firstIndex(where: { Self.isNoun($0.lexeme) }),
      words[1..<noun].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.isDeterminerLike
      }), [.book, .event, .game].contains(words[noun].lexeme.kind)
    else { return }
    words[noun].government = Government(preposition: nil, article: nil)
  }

  /// *promise/be/good* of what is to come: promised now (CGEL §4.48).
  private mutating func promiseNow() {
    guard clause.verb?.lexeme.lemma == "promise", clause.tense == .future,
      clause.subject.isEmpty || clause.subject.count == 1 && clause.subject[0].lexeme.lemma == "I",
      clause.options.isEmpty, !clause.isQuestion, lexeme(0)?.wordClass == .verb
    else { return }
    clause.tense = nil
  }
}
