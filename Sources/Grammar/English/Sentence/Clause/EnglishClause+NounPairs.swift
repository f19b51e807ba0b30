import AACCore

/// Two nouns side by side, of which the second belongs to the first: it names it, owns it or hangs on it.
///
/// Sources: CGEL §17.37–17.41 (postmodifying prepositional phrases), §17.104–17.109 (compounds), §5.112–5.123 (genitive).
extension EnglishClause {
  /// *homework/math, bowl/dog, video/dinosaur*: takes the second noun up into the phrase of the first.
  mutating func settleNounPairs() {
    guard plan.fillers.count > 1 || plan.fillers.first.map({ $0.phrases.count > 1 }) == true,
      plan.fillers.contains(where: { filler in
        plan.verbs.indices.contains(filler.verb)
          && filler.phrases.contains {
            guard let noun = $0.noun?.lexeme, noun.wordClass == .noun else { return false }
            return EnglishNounPairs.mayHang(noun, verb: verbName(filler))
          }
      })
    else { return }
    var first = 0
    while first < plan.fillers.count {
      var phrase = 0
      while plan.fillers.indices.contains(first), phrase < plan.fillers[first].phrases.count {
        hangBehind(first, phrase)
        phrase += 1
      }
      first += 1
    }
  }

  /// Takes up what stands right behind a phrase, where it belongs to it.
  private mutating func hangBehind(_ filler: Int, _ place: Int) {
    let head = plan.fillers[filler].phrases[place]
    guard plan.verbs.indices.contains(plan.fillers[filler].verb), head.complement.isEmpty,
      plan.fillers[filler].role != .recipient, plan.fillers[filler].role != .beneficiary,
      let noun = head.noun, noun.lexeme.wordClass == .noun,
      let (other, index) = phraseBehind(noun, head, filler),
      let second = plan.fillers[other].phrases[index].noun,
      second.lexeme.wordClass == .noun || second.lexeme.wordClass == .properNoun,
      let relation = EnglishNounPairs.relation(
        noun.lexeme, second.lexeme, verb: verbName(plan.fillers[filler]))
    else { return }
    let hung = plan.fillers[other].phrases[index]
    var whole = head
    switch relation {
    case .named:
      guard hung.isPlain, second.lexeme.number != .plural else { return }
      whole.adjectives.append(second)
      if noun.lexeme.kind == .body { whole.noun?.lexeme.kind = .thing }
    case .owned:
      guard head.possessive == nil else { return }
      whole.complement = [hung]
    case .beside(let link):
      return placeBeside(other, index, link)
    case .hung(let link):
      whole.complement = [said(hung, link)]
      if link.picksOut, whole.isPlain {
        whole.determiner = Constituent(Lexeme(lemma: "the", wordClass: .determiner))
      }
    }
    plan.fillers[filler].phrases[place] = whole
    if plan.fillers[other].phrases.count > 1 {
      plan.fillers[other].phrases.remove(at: index)
    } else {
      plan.fillers.remove(at: other)
    }
  }

  /// The phrase with the word that joins it, in the plural where all of a kind are meant.
  private func said(_ phrase: NounPhrase, _ link: EnglishNounPairs.Link) -> NounPhrase {
    var said = phrase
    var word = Lexeme(lemma: link.preposition, wordClass: .adposition)
    word.article = link.article
    if link.isOwn, phrase.isPlain,
      ["I", "we"].contains(plan.subject.first?.noun?.lexeme.lemma ?? "I"),
      let my = LanguageTables.tables(.english).lexicon.known(
        plan.subject.first?.noun?.lexeme.lemma == "we" ? "our" : "my")
    {
      said.possessive = Constituent(my)
    }
    said.link = Constituent(word)
    if link.isKind, phrase.isPlain, var noun = phrase.noun, noun.lexeme.wordClass == .noun,
      noun.lexeme.number != .plural, !EnglishHabits.isMass(noun.lexeme)
    {
      noun.lexeme.lemma = noun.lexeme.forms["PL"] ?? EnglishNouns.plurals(of: noun.lexeme.lemma)[0]
      noun.lexeme.number = .plural
      said.noun = noun
    }
    return said
  }

  private func verbName(_ filler: Filler) -> String {
    plan.verbs[filler.verb].constituent.lexeme.lemma
  }

  /// Gives the second a place of its own beside the first.
  private mutating func placeBeside(_ filler: Int, _ place: Int, _ link: EnglishNounPairs.Link) {
    let verb = plan.fillers[filler].verb
    let phrase = plan.fillers[filler].phrases[place]
    if plan.fillers[filler].phrases.count > 1 {
      plan.fillers[filler].phrases.remove(at: place)
    } else {
      plan.fillers.remove(at: filler)
    }
    var spot = Filler(
      .placeAt, phrase, preposition: link.preposition, article: link.article, verb: verb)
    spot.isGoverned = phrase.isPlain
    plan.fillers.append(spot)
  }

  /// *draw/card/grandma, paint/picture/watercolor/Mom*: whom what is made is meant for (CGEL §9.46).
  mutating func meanForSomebody() {
    for index in plan.fillers.indices {
      let filler = plan.fillers[index]
      guard
        filler.role == .company || filler.role == .topic || filler.role == .other
          || filler.role == .recipient,
        filler.prepositionTile == nil, filler.phrases.count == 1,
        Self.drawing.contains(plan.verbs.indices.contains(filler.verb) ? verbName(filler) : ""),
        let being = filler.phrases[0].noun, being.lexeme.isHuman,
        being.lexeme.wordClass != .pronoun, being.lexeme.lemma != "family",
        EnglishPeople.names.contains(being.lexeme.lemma)
          || being.lexeme.wordClass == .properNoun
          || EnglishPeople.isPossessed(being.lexeme.lemma),
        plan.fillers.contains(where: {
          $0.role == .object && $0.verb == filler.verb
            && Self.presents.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
            && ($0.phrases[0].noun?.tile ?? .max) < being.tile ?? 0
        })
      else { continue }
      place(index, .beneficiary, "for", nil)
      plan.fillers[index].isGoverned = false
    }
    serveSpeaker()
  }

  /// *peel/orange/me* asked of another: who asks wants it done for him (CGEL §16.56).
  private mutating func serveSpeaker() {
    guard plan.options.contains(.request), !plan.isNegative,
      let index = plan.fillers.firstIndex(where: { filler in
        filler.role == .company && filler.prepositionTile == nil && filler.phrases.count == 1
          && ["me", "I", "us", "we"].contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
          && plan.verbs.indices.contains(filler.verb) && Self.serving.contains(verbName(filler))
      }),
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == plan.fillers[index].verb
          && $0.phrases[0].noun?.lexeme.isHuman == false
      })
    else { return }
    place(index, .beneficiary, "for", nil)
  }

  private static let serving = EnglishWords.set(
    "peel cut draw find pick wash open close fix hold fold tie button zip heat warm pour clean charge print write mix slice chop iron look sew sign spell translate turn move carry light order pack break crack"
  )

  private static let drawing = EnglishWords.set("draw paint color colour make cut decorate wrap")
  private static let presents = EnglishWords.set(
    "card heart flower present gift valentine poster bracelet necklace cake"
  )

  /// Filler and place of the phrase that was laid right behind a noun and its qualities, with no word before it.
  private func phraseBehind(
    _ noun: Constituent, _ phrase: NounPhrase, _ filler: Int
  ) -> (filler: Int, place: Int)? {
    guard let tile = noun.tile else { return nil }
    let end = phrase.adjectives.reduce(tile) { max($0, $1.tile ?? $0) }
    for index in plan.fillers.indices {
      let other = plan.fillers[index]
      guard other.verb == plan.fillers[filler].verb, index == filler || other.prepositionTile == nil
      else { continue }
      for place in other.phrases.indices {
        let behind = other.phrases[place]
        guard let start = Self.firstTile(behind), start == end + 1, behind.connective == nil,
          behind.quantity == nil, behind.complement.isEmpty
        else { continue }
        return (index, place)
      }
    }
    return nil
  }

  private static func firstTile(_ phrase: NounPhrase) -> Int? {
    var first = phrase.noun?.tile
    for word in phrase.adjectives
      + [phrase.possessive, phrase.demonstrative, phrase.determiner].compactMap({ $0 })
    {
      if let tile = word.tile, tile < first ?? -1 { first = tile }
    }
    return first
  }
}
