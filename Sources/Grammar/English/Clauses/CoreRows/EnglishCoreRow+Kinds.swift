import AACCore

/// What sort of word stands beside a core word, and how one goes to it or is there.
///
/// Sources: CGEL §9.17–9.19 (*at, in*), §9.46 (*to*), §5.41–5.45 (*at school, in bed*), §10.53 (vocatives).
extension EnglishCoreRow {
  /// *Mom, doctor, Emma*: somebody who is named.
  func isPerson(_ word: Constituent) -> Bool {
    let noun = word.lexeme
    return noun.isHuman && noun.number != .plural && !isPlainDeed(word)
      && (noun.wordClass == .noun || noun.wordClass == .properNoun)
  }

  /// *Dog, cat*: an animal of the house, which sees and is not gone to see.
  func isPet(_ word: Constituent) -> Bool { Self.pets.contains(word.lexeme.lemma) }

  func isAnimal(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && word.lexeme.roleKind == .animal
  }

  /// *Park, bathroom, home, bed*: where one can be and go.
  func isPlace(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun
      && (word.lexeme.isPlaceLike && word.lexeme.kind != .direction || word.lexeme.lemma == "bed")
      && !Self.climbed.contains(word.lexeme.lemma)
  }

  /// *Movie, concert*: what one goes to see.
  func isShow(_ word: Constituent) -> Bool {
    ["movie", "show", "concert", "film", "play"].contains(word.lexeme.lemma)
      && word.lexeme.wordClass == .noun
  }

  /// *Juice, ball, shoes, bike*: what one can have.
  func isHad(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && Self.had.contains(word.lexeme.kind)
      && word.lexeme.lemma != "bed"
  }

  /// *Whistle, watch, drink*: a thing that is a deed as well, other than what boards have as a thing.
  func mayBeDeed(_ word: Constituent) -> Bool {
    word.lexeme.number != .plural && frames.listed(word.lexeme.lemma) != nil
      && !Self.things.contains(word.lexeme.lemma)
  }

  /// *Sad, sick, hurt*: how somebody feels.
  func isFelt(_ word: Constituent) -> Bool {
    Self.felt.contains(word.lexeme.lemma)
  }

  /// *Eat, swim, sing*: what somebody does of himself.
  func isPlainDeed(_ word: Constituent) -> Bool {
    let lemma = word.lexeme.lemma
    return Self.deeds.contains(lemma) || Self.alone.contains(lemma)
  }

  /// *Here, now, again*: where or when it is done.
  func isWhen(_ word: Constituent) -> Bool {
    Self.whens.contains(word.lexeme.lemma)
  }

  /// *At the park, in the bathroom, in bed*.
  func being(at place: Constituent) -> [Constituent] {
    let isInside =
      place.lexeme.kind == .room || place.lexeme.lemma == "bed"
      || Self.inner.contains(place.lexeme.lemma)
    return linked(small(isInside ? "in" : "at"), place.tile) + [place]
  }

  /// *To the park, to bed, home*.
  func going(to place: Constituent) -> [Constituent] {
    place.lexeme.kind == .home && place.lexeme.lemma == "home"
      ? [place] : linked(small("to"), place.tile) + [place]
  }

  /// *With my shoe, with the ball*.
  func helped(with thing: Constituent) -> [Constituent] {
    let isOwn = thing.lexeme.kind == .clothing || thing.lexeme.kind == .body
    return linked(small("with"), thing.tile) + owned(thing, isOwn: isOwn)
  }

  /// *My shoe, the ball*.
  func owned(_ thing: Constituent, isOwn: Bool) -> [Constituent] {
    small(isOwn ? "my" : "the") + [thing]
  }

  private static let pets = EnglishWords.set("dog cat puppy kitten doggy kitty")
  /// Places that one is in, and not at.
  private static let inner = EnglishWords.set(
    "pool garden yard backyard forest woods sea ocean sandbox tent classroom hospital city town")
  static let had = KindSet(
    .food, .drink, .dish, .toy, .device, .book, .clothing, .vehicle, .thing, .medicine, .instrument,
    .material, .money, .meal, .game)
  static let felt = EnglishWords.set(
    """
    sad tired sick hurt happy lost scared mad hot cold hungry thirsty bored angry excited nervous worried sleepy upset
    frustrated lonely dirty wet dizzy afraid
    """)
  /// What one does beside the deeds of every board.
  private static let alone = EnglishWords.set(
    "write cook bake watch listen climb ride work wash shower bathe talk shop fly skate")
  private static let things = EnglishWords.set(
    "shoe shoes hand head book park bed movie ball bike milk water juice soap cookie door phone tablet"
  )
  static let whens = EnglishWords.set(
    "here there now again later today tomorrow yesterday tonight")
}
