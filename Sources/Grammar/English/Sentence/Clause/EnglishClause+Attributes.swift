import AACCore

/// Adjectives behind *be* and *feel* with what belongs to them.
extension EnglishClause {
  mutating func settleAttributes() {
    moveAttributesToCopula()
    gradeAttribute()
    for index in plan.fillers.indices where plan.fillers[index].role == .attribute {
      splitMerged(index)
      splitComplement(index)
    }
    generalizeMatter()
    attachCompany()
  }

  /// *be/happy/to see*: a quality chosen before the second verb is said of the copula's subject.
  private mutating func moveAttributesToCopula() {
    guard plan.verbs.count > 1 else { return }
    splitQualities()
    for index in plan.fillers.indices where plan.fillers[index].phrases.allSatisfy(\.isAdjective) {
      guard plan.fillers[index].prepositionTile == nil,
        let tile = plan.fillers[index].phrases[0].adjectives[0].tile
      else { continue }
      for verb in plan.verbs.indices where verb < plan.fillers[index].verb {
        guard plan.verbs[verb].frame.isCopular,
          plan.verbs[verb + 1].constituent.tile.map({ tile < $0 || isEnd(index) }) == true
        else { continue }
        plan.fillers[index].verb = verb
        plan.fillers[index].role = .attribute
        plan.fillers[index].preposition = nil
        break
      }
    }
  }

  /// *brush/tooth/done*: what one has come to the end of may be laid before it (CGEL §16.83).
  private func isEnd(_ index: Int) -> Bool {
    plan.isLaid
      && EnglishHabits.ended.contains(
        plan.fillers[index].phrases[0].adjectives[0].lexeme.lemma)
  }

  /// *important/eat/vegetables*: a quality before the second verb is no object of it.
  private mutating func splitQualities() {
    guard plan.verbs[0].frame.isCopular, let verb = plan.verbs[1].constituent.tile else { return }
    for index in plan.fillers.indices where plan.fillers[index].phrases.count > 1 {
      let qualities = plan.fillers[index].phrases.prefix {
        $0.isAdjective && ($0.adjectives[0].tile ?? .max) < verb
      }
      guard !qualities.isEmpty, qualities.count < plan.fillers[index].phrases.count else {
        continue
      }
      var filler = Filler(.attribute, plan.fillers[index].phrases[0], verb: 0)
      filler.phrases = Array(qualities)
      plan.fillers[index].phrases.removeFirst(qualities.count)
      plan.fillers[index].phrases[0].connective = nil
      plan.fillers.append(filler)
    }
  }

  /// *good/math* → *good at math*: a person is no sport and no subject (CGEL §16.69).
  private mutating func splitMerged(_ index: Int) {
    let phrases = plan.fillers[index].phrases
    guard phrases.count == 1, let noun = phrases[0].noun, phrases[0].adjectives.count == 1,
      plan.isLaid || plan.verbs[plan.fillers[index].verb].frame.lemma != "get",
      phrases[0].quantity == nil, phrases[0].determiner == nil,
      let preposition = EnglishHabits.adjectivePrepositions[phrases[0].adjectives[0].lexeme.lemma],
      plan.subject.allSatisfy({ $0.noun?.lexeme.isBeing == true }),
      noun.lexeme.isSkill || isNoPredicate(noun.lexeme, phrases[0].adjectives[0].lexeme.lemma),
      follows(noun, phrases[0].adjectives[0]) || preposition == "at"
    else { return }
    var quality = NounPhrase()
    quality.adjectives = phrases[0].adjectives
    quality.degree = phrases[0].degree
    plan.fillers[index].phrases = [quality]
    var matter = noun
    matter.lexeme.article = .bare
    matter.lexeme.countability = .mass
    plan.fillers.append(topic(NounPhrase(matter), preposition, verb: plan.fillers[index].verb))
  }

  /// *strict/children, crazy/chocolate*: one is neither several people nor something to eat (CGEL §16.69).
  private func isNoPredicate(_ noun: Lexeme, _ quality: String) -> Bool {
    guard plan.subject.count == 1, let subject = plan.subject[0].noun?.lexeme,
      !EnglishHabits.isPlural(subject), !["good", "bad", "great"].contains(quality),
      noun.wordClass == .noun
    else { return false }
    if noun.isBeing { return EnglishHabits.isPlural(noun) }
    return subject.isHuman && KindSet.edible.contains(noun.kind)
  }

  /// *allergic/to/cat* → *allergic to cats*: behind the quality's own preposition a whole kind is meant.
  private mutating func generalizeMatter() {
    guard
      let quality = plan.fillers.first(where: {
        $0.role == .attribute && $0.phrases[0].isAdjective
      })?.phrases[0].adjectives.last?.lexeme.lemma,
      let preposition = EnglishHabits.adjectivePrepositions[quality]
    else { return }
    if preposition == "at" || preposition == "of" {
      // *good at drawing*: what one does, not what comes of it.
      for index in plan.fillers.indices
      where plan.fillers[index].preposition == preposition
        && plan.fillers[index].phrases[0].isPlain
        && plan.fillers[index].phrases[0].noun?.lexeme.isDoing == true
      {
        plan.fillers[index].phrases[0].noun?.lexeme.countability = .mass
        plan.fillers[index].phrases[0].noun?.lexeme.article = .bare
      }
    }
    guard ["of", "to", "in"].contains(preposition) || quality == "crazy" else { return }
    for index in plan.fillers.indices
    where plan.fillers[index].preposition == preposition && plan.fillers[index].role != .attribute
      && plan.fillers[index].prepositionTile != nil
      && plan.fillers[index].phrases.allSatisfy({ isWholeKind($0) })
    {
      plan.fillers[index].role = .topic
      plan.fillers[index].article = .bare
    }
  }

  /// *dogs, spiders, clowns*: all of a kind, where no word says which.
  private func isWholeKind(_ phrase: NounPhrase) -> Bool {
    guard phrase.isPlain, let noun = phrase.noun?.lexeme else { return false }
    return noun.isCommon
      || noun.kind == .person && noun.wordClass == .noun && EnglishHabits.isPlural(noun)
        && !EnglishPeople.isPossessed(noun.lemma)
  }

  private func follows(_ noun: Constituent, _ word: Constituent) -> Bool {
    guard let first = word.tile, let second = noun.tile else { return false }
    return second == first + 1
  }

  /// *afraid/dogs* → *afraid of dogs*, *scared/dark* → *scared of the dark* (CGEL §16.69).
  private mutating func splitComplement(_ index: Int) {
    let phrases = plan.fillers[index].phrases
    guard phrases.count == 2, phrases[0].isAdjective, phrases[1].connective == nil,
      let adjective = phrases[0].adjectives.last?.lexeme.lemma,
      !["called", "named"].contains(adjective),
      let preposition = phrases[1].kind == .illness && ["sick", "ill"].contains(adjective)
        ? "with"
        : EnglishHabits.adjectivePrepositions[adjective]
          ?? fallbackPreposition(behind: adjective, phrases[1])
    else { return }
    var matter = phrases[1]
    if matter.noun == nil {
      guard var dark = matter.adjectives.first, dark.lexeme.lemma == "dark" else { return }
      dark.lexeme = Lexeme(lemma: "dark", wordClass: .noun, kind: .nature)
      dark.lexeme.article = .definite
      matter = NounPhrase(dark)
    }
    plan.fillers[index].phrases = [phrases[0]]
    plan.fillers.append(topic(matter, preposition, verb: plan.fillers[index].verb))
  }

  /// *difficult/me* → *difficult for me*, *older/me* → *older than me*.
  private func fallbackPreposition(behind quality: String, _ phrase: NounPhrase) -> String? {
    guard let noun = phrase.noun?.lexeme else { return nil }
    if EnglishNumberWords.isCompared(quality), !EnglishNumberWords.isSuperlative(quality) {
      return "than"
    }
    return noun.isBeing ? "for" : nil
  }

  /// *proud/you* → *proud of you*: company of a quality is what the quality is about.
  private mutating func attachCompany() {
    guard
      let attribute = plan.fillers.first(where: {
        $0.role == .attribute && $0.phrases[0].isAdjective
      }), let adjective = attribute.phrases[0].adjectives.last?.lexeme.lemma,
      let preposition = EnglishHabits.adjectivePrepositions[adjective]
    else { return }
    for index in plan.fillers.indices
    where plan.fillers[index].role == .company && plan.fillers[index].prepositionTile == nil
      && plan.fillers[index].verb == attribute.verb
    {
      plan.fillers[index].role = .topic
      plan.fillers[index].preposition = preposition
      plan.fillers[index].isGoverned = false
      plan.fillers[index].article = nil
    }
  }

  /// *the/fast/most* → *the fastest*: a degree behind the quality is its degree.
  private mutating func gradeAttribute() {
    compareWithThan()
    guard let filler = plan.fillers.firstIndex(where: { $0.role == .attribute }),
      plan.fillers[filler].phrases[0].isAdjective, plan.fillers[filler].phrases[0].degree == nil,
      let index = plan.adverbials.firstIndex(where: {
        ["more", "most", "less"].contains($0.constituent.lexeme.lemma)
          || $0.constituent.lexeme.kind == .degree && $0.constituent.lexeme.lemma != "too"
      }), let degree = plan.adverbials[index].constituent.tile,
      let quality = plan.fillers[filler].phrases[0].adjectives.last?.tile,
      degree == quality + 1 || plan.adverbials[index].constituent.lexeme.kind == .degree
    else { return }
    plan.fillers[filler].phrases[0].degree = plan.adverbials.remove(at: index).constituent
  }

  /// *tall/than/you* → *taller than you* (CGEL §15.63–15.66).
  private mutating func compareWithThan() {
    guard plan.fillers.contains(where: { $0.preposition == "than" }) else { return }
    for filler in plan.fillers.indices where plan.fillers[filler].preposition != "than" {
      let phrase = plan.fillers[filler].phrases[0]
      if let degree = phrase.degree?.lexeme.lemma, Self.intensifying.contains(degree),
        let last = phrase.adjectives.indices.last,
        case let adjective = phrase.adjectives[last].lexeme.lemma,
        !EnglishNumberWords.isCompared(adjective)
      {
        // *a bit bigger than that* (CGEL §7.89).
        plan.fillers[filler].phrases[0].adjectives[last].lexeme.lemma =
          morphology.comparatives(of: adjective).first ?? adjective
        return
      }
      guard phrase.degree == nil, let adjective = phrase.adjectives.last?.lexeme.lemma,
        !EnglishNumberWords.isCompared(adjective)
      else { continue }
      plan.fillers[filler].phrases[0].degree = Constituent(
        Lexeme(lemma: "more", wordClass: .determiner, kind: .quantity))
      return
    }
  }

  private static let intensifying: WordSet = [
    "much", "a lot", "a bit", "a little", "a little bit", "far", "way", "even", "slightly",
  ]

  /// What a quality is about; things feared or not borne are whole kinds: *allergic to peanuts*.
  private func topic(_ phrase: NounPhrase, _ preposition: String, verb: Int) -> Filler {
    Filler(
      .topic, phrase, preposition: preposition, article: isKind(phrase, preposition) ? .bare : nil,
      verb: verb)
  }

  /// Whether what a quality is about is a whole kind: *afraid of dogs, interested in old trains*.
  func isKind(_ phrase: NounPhrase, _ preposition: String) -> Bool {
    let isGeneral =
      (preposition == "of" || preposition == "to" || preposition == "in")
      && phrase.noun?.lexeme.isCommon == true
    return isGeneral && phrase.determiner == nil && phrase.possessive == nil
      && phrase.quantity == nil && phrase.demonstrative == nil && phrase.complement.isEmpty
      && !phrase.adjectives.contains { EnglishDeterminers.picksOut($0.lexeme.lemma) }
  }

  /// *It is too loud here*: what can be said of a situation only, when nobody is named.
  var isSituation: Bool {
    guard plan.subject.isEmpty, plan.verbs.count == 1, plan.verbs[0].frame.isCopular,
      let attribute = plan.filler(.attribute)?.phrases.first,
      attribute.isAdjective || attribute.noun?.lexeme.lemma == "fun"
    else { return false }
    return attribute.adjectives.allSatisfy {
      EnglishHabits.situations.contains($0.lexeme.lemma)
    }
  }
}

extension Lexeme {
  /// Whether it names things of which there are many alike.
  fileprivate var isCommon: Bool {
    switch kind {
    case .animal, .food, .thing, .toy, .vehicle, .plant, .medicine, .nature, .device, .game:
      article == nil && !isInferred && !EnglishHabits.unique.contains(lemma)
    default: false
    }
  }

  /// *drawing, painting*: the name of what is done with a verb.
  fileprivate var isDoing: Bool {
    guard lemma.hasSuffix("ing"), number != .plural else { return false }
    return EnglishGerunds.base(of: lemma, LanguageTables.tables(.english).frames) != nil
  }

  /// Whether it names what one can be good at.
  fileprivate var isSkill: Bool {
    switch kind {
    case .sport, .subject, .activity, .music, .instrument, .languageName, .game: true
    default: lemma.hasSuffix("ing") && !isBeing
    }
  }
}
