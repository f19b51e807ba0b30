import AACCore

/// Whose something is, in a row of two or three tiles: *mom/phone, teacher/car, dog/toy, where/dad/shoes, coat/brother*.
///
/// Source: CGEL §5.112–5.123 (the genitive; personal and animal owners, §5.118).
extension EnglishShortRows {
  func owned(_ row: [Constituent]) -> [Constituent]? {
    whereOwned(row) ?? named(row)
  }

  /// *where/mom/phone, dad/hammer/where, where/is/mom/phone*.
  private func whereOwned(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 6 else { return nil }
    var words = row
    let ask: Constituent
    if row[0].lexeme.lemma == "where" {
      ask = words.removeFirst()
    } else if row[row.count - 1].lexeme.lemma == "where" {
      ask = words.removeLast()
    } else {
      return nil
    }
    let link =
      words.first.map { ["is", "be", "are"].contains($0.lexeme.lemma) } == true
      ? words.removeFirst() : EnglishWording.be
    guard let phrase = phrase(words) else { return nil }
    return [ask, link] + phrase
  }

  /// *mom/phone, teacher/car; coat/brother; car/dad/broken*.
  private func named(_ row: [Constituent]) -> [Constituent]? {
    if let phrase = phrase(row) { return phrase }
    guard row.count < 4, row.count > 1, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing,
      isPerson(row[1].lexeme)
    else { return nil }
    if row.count == 2 {
      guard
        row[0].lexeme.kind == .clothing || row[0].lexeme.kind == .vehicle
          || ["bag", "backpack", "keys", "glasses"].contains(row[0].lexeme.lemma)
      else { return nil }
      return phrase([row[1], row[0]])
    }
    guard row[2].lexeme.wordClass == .adjective, let phrase = phrase([row[1], row[0]]) else {
      return nil
    }
    return phrase + [EnglishWording.be, row[2]]
  }

  /// *mom's/phone* of *mom/phone*; nil where the two are not owner and thing.
  func phrase(_ words: [Constituent]) -> [Constituent]? {
    var begin = 0
    while begin < words.count, words[begin].lexeme.kind == .possessive,
      words[begin].lexeme.wordClass != .pronoun
    { begin += 1 }
    guard words.count == begin + 2, begin < 2 else { return nil }
    let owner = words[begin].lexeme
    var thing = words[begin + 1]
    guard owner.isBeing, owner.wordClass == .noun || owner.wordClass == .properNoun,
      owner.number != .plural, !EnglishCompounds.joins(owner, thing.lexeme),
      owns(owner, thing.lexeme)
    else { return nil }
    if thing.lexeme.wordClass != .noun {
      thing.lexeme = Lexeme(lemma: thing.lexeme.lemma, wordClass: .noun, kind: .thing)
    }
    thing.lexeme.wordClass = .noun
    var text =
      begin == 0 && EnglishPeople.names.contains(owner.lemma)
      ? owner.lemma.capitalizedAtStart : owner.lemma
    text += "'s"
    if begin == 1 {
      let own = words[0].lexeme.lemma
      text = "\(EnglishPronouns.of(own)?.possessive ?? own) \(text)"
    } else if owner.wordClass == .noun, !EnglishPeople.names.contains(owner.lemma) {
      text = (EnglishPeople.isPossessed(owner.lemma) ? "my " : "the ") + text
    }
    let whose = Constituent(
      Lexeme(lemma: text, wordClass: .determiner, kind: .possessive), tile: words[begin].tile)
    return [whose, thing]
  }

  private func owns(_ owner: Lexeme, _ thing: Lexeme) -> Bool {
    if thing.kind == .animal, !thing.isHuman, owner.isHuman {
      return EnglishPeople.names.contains(owner.lemma) || EnglishPeople.isPossessed(owner.lemma)
    }
    if thing.lemma == "birthday" || thing.lemma == "name" { return true }
    guard !thing.isBeing, !thing.kind.isTemporal, thing.wordClass != .adjective,
      thing.wordClass != .pronoun, thing.wordClass != .adposition
    else { return false }
    if owner.kind == .animal, !owner.isHuman {
      return Self.ofAnimals.contains(thing.lemma) || thing.kind == .toy || thing.kind == .body
    }
    if Self.belongings.contains(thing.lemma) { return true }
    guard thing.wordClass == .noun else { return false }
    let isOfWork = !isOfHome(owner) && ["office", "desk", "chair"].contains(thing.lemma)
    if isOfWork { return true }
    return [.clothing, .toy, .vehicle, .device, .body].contains(thing.kind)
      && frames.listed(thing.lemma) == nil && !Self.shared.contains(thing.lemma)
  }

  private func isOfHome(_ owner: Lexeme) -> Bool {
    EnglishPeople.names.contains(owner.lemma) || owner.lemma == "baby"
  }

  /// Things of people that are verbs too, or of no kind that tells.
  private static let belongings = EnglishWords.set(
    """
    phone book shoe shoes hand hands face ring email hammer bag bottle pen glasses keys key cup backpack purse wallet
    blanket house bike coat hat pencil
    """)
  private static let ofAnimals = EnglishWords.set(
    "toy tail leash bowl house ball collar cage food crate paw")
  /// What is a place as well, or what one does rather than has.
  private static let shared = EnglishWords.set(
    "bus train plane tv TV radio watch drink swing slide ambulance taxi television")
}
