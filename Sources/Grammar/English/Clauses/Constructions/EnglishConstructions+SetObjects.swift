import AACCore

/// Things that go with a verb in one form alone: *keep my promise, have a good time, make friends, do the dishes, do my best*.
///
/// Sources: CGEL §5.35 (possessives for the article), §18.29–18.30 and App. (verb with its eventive object); CaGEL ch. 4 §7.
extension EnglishConstructions {
  /// What the verb's object is said with.
  enum SetForm { case own, one, several, known }

  mutating func settleSetObject(_ verb: String) {
    var deed = verb
    for index in words.indices {
      let word = words[index].lexeme
      let form = Self.forms[deed]?[word.lemma]
      if word.wordClass == .verb, form == nil {
        deed = word.lemma
        continue
      }
      if let next = lexeme(index + 1), !next.kind.isTemporal, next.wordClass != .adposition,
        next.wordClass != .conjunction, next.kind != .social, next.wordClass != .adverb,
        next.wordClass != .pronoun
      {
        // *make/friend/happy, do/best/work*: no set phrase.
        continue
      }
      guard var form else { continue }
      let before = index > 0 ? words[index - 1].lexeme : nil
      if before?.kind == .negation || before?.kind == .quantity { return }
      if word.lemma == "time", deed == "have",
        !["good", "great", "hard", "bad", "nice", "lovely", "wonderful", "terrible", "difficult"]
          .contains(before?.lemma ?? "")
      {
        return
      }
      // *take your time*, but *take a long time*.
      if word.lemma == "time", deed == "take", before?.wordClass == .adjective { form = .one }
      var begin = index
      while begin > 0,
        words[begin - 1].lexeme.wordClass == .adjective
          || words[begin - 1].lexeme.kind == .degree
      {
        begin -= 1
      }
      let isDetermined =
        begin > 0 && words[begin - 1].lexeme.isDeterminerLike
        && (words[begin - 1].lexeme.wordClass != .pronoun || before?.kind == .possessive)
      if isDetermined
        || words[..<begin].contains(where: { $0.lexeme.isNominal && !$0.lexeme.isHuman })
      {
        if form == .known || form == .several, lemma(begin - 1) == "the" { multiply(index) }
        return
      }
      return say(form, index, begin)
    }
  }

  private mutating func say(_ form: SetForm, _ index: Int, _ begin: Int) {
    let word = words[index].lexeme
    var noun = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .idea)
    noun.countability = .count
    switch form {
    case .own:
      guard let my = small("my") else { return }
      words[index].lexeme = noun
      var whose = my
      whose.lexeme.lemma = owner.possessive
      words.insert(whose, at: begin)
      clause.reasons.append(.init(.owner, word.lemma, owner.possessive))
    case .one:
      guard let a = small("a") else { return }
      words[index].lexeme = noun
      words.insert(a, at: begin)
      clause.reasons.append(.init(.articleIndefinite, word.lemma, "a"))
    case .several: multiply(index)
    case .known:
      multiply(index)
      guard let the = small("the") else { return }
      words.insert(the, at: begin)
      clause.reasons.append(.init(.articleDefinite, word.lemma, "the"))
    }
  }

  /// *friend* → *friends*, without an article.
  private mutating func multiply(_ index: Int) {
    let lemma = words[index].lexeme.lemma
    guard !EnglishHabits.isMass(words[index].lexeme), !lemma.hasSuffix("s"),
      !lemma.hasSuffix("ing"),
      let plural = EnglishNouns.plurals(of: lemma).first
    else {
      words[index].lexeme = Lexeme(lemma: lemma, wordClass: .noun, kind: .idea)
      words[index].lexeme.countability = .mass
      words[index].lexeme.article = .bare
      words[index].government = nil
      return
    }
    words[index].lexeme = Lexeme(lemma: plural, wordClass: .noun, kind: .thing)
    words[index].lexeme.number = .plural
    words[index].lexeme.article = .bare
    words[index].government = Government(preposition: nil, article: .bare)
    clause.reasons.append(.init(.plural, lemma, plural))
  }

  private static let forms: WordMap<WordMap<SetForm>> = {
    var forms: [String: [String: SetForm]] = [:]
    func add(_ pair: String, _ form: SetForm) {
      let parts = pair.split(separator: " ", maxSplits: 1).map(String.init)
      forms[parts[0], default: [:]][parts[1]] = form
    }
    for pair in [
      "do best", "lose temper", "lose mind", "lose way", "lose balance", "lose voice",
      "lose appetite", "keep promise", "keep word", "break promise", "change mind", "hold breath",
      "enjoy meal", "take time", "wait turn", "keep balance", "have way",
      "save breath",
    ] { add(pair, .own) }
    for pair in [
      "have time", "have good time", "make mistake", "have idea", "tell lie", "make face",
      "make deal", "have bite", "give try", "give second", "give minute", "give moment",
      "take minute",
      "take second", "take moment", "have look",
      "need shower", "want shower", "need bath", "want bath",
    ] { add(pair, .one) }
    for pair in [
      "make friend", "take turn", "take note", "do chore", "do errand", "do sport", "do exercise",
      "do business", "take responsibility", "keep company",
    ] { add(pair, .several) }
    for pair in [
      "do dish", "do laundry", "do shopping", "do ironing", "do cleaning", "do cooking",
      "do washing", "do vacuuming", "do housework",
    ] { add(pair, .known) }
    return WordMap(forms.mapValues { WordMap($0) })
  }()
}
