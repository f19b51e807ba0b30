import AACCore

/// Rows that are known by the kinds of their words, in whatever order these lie: a shop and what is to be had there, an animal and
/// what its teeth are like, the weather and what is worn in it, what hurts and what helps: *mom/go/store/milk, shark/tooth/big,
/// rain/umbrella/want, band-aid/finger/bleed/need*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §12.46 (ellipsis in speech), §9.46 (*for*), §10.26 (*it* of the weather).
struct EnglishSortedThoughts: EnglishThoughtRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// What the row says; nil where its words are read otherwise.
  func parted(_ row: [Constituent]) -> Reading? {
    guard row.count > 1, row.count < 7 else { return nil }
    if let denied = denied(row) { return denied }
    if row.count == 4, row.contains(where: { $0.lexeme.lemma == "quiet" }),
      let quiet = quieted(row)
    {
      return quiet
    }
    guard !row.contains(where: isJoint) else { return nil }
    if row.count == 2 { return sheltered(row) }
    if let thing = errand(row) ?? shaped(row) ?? drawn(row) { return thing }
    if let sky = weathered(row) ?? lacking(row) ?? ailing(row) { return sky }
    if let felt = frightened(row) ?? fed(row) ?? quieted(row) { return felt }
    if let hurt = wronged(row) ?? felt(row) ?? homeward(row) { return hurt }
    return moved(row) ?? done(row) ?? routine(row)
  }

  /// Words that say themselves how the others belong together.
  private func isJoint(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    return lexeme.kind == .question || lexeme.wordClass == .conjunction
      || lexeme.wordClass == .adposition
      || lexeme.isDeterminerLike && lexeme.wordClass != .numeral
      || Self.joints.contains(lexeme.lemma)
  }

  private static let joints = EnglishWords.set(
    "be is are am was were because that then if when can will please you don't not no never")

  // MARK: Errands

  /// *mom/go/store/milk, library/go/book/I*: what one goes there for (CGEL §9.46).
  private func errand(_ row: [Constituent]) -> Reading? {
    guard let shop = row.first(where: { Self.sold[$0.lexeme.lemma] != nil }),
      let go = row.first(where: { $0.lexeme.lemma == "go" }),
      let kinds = Self.sold[shop.lexeme.lemma]
    else { return nil }
    let rest = row.filter { $0 != shop && $0 != go }
    let who = rest.filter { isMe($0) || isDoer($0) }
    let things = rest.filter { word in
      isThing(word) && kinds.contains { $0 == word.lexeme.kind.rawValue || $0 == word.lexeme.lemma }
    }
    guard things.count == 1, who.count < 2, rest.count == who.count + 1 else { return nil }
    let doer = who.first.map { isMe($0) ? lexicon.small("I", tile: $0.tile) : [$0] }
    return Reading(
      first: (doer ?? speaker + [EnglishStatementReader.verb("want")]) + [go.asVerb] + small("to")
        + small("the") + [shop] + small("for")
        + (things[0].lexeme.kind == .book ? small("a") + things : several(things[0])))
  }

  /// What one goes to a place for: kinds of things, or words.
  private static let sold: [String: [String]] = {
    let goods =
      [
        "food", "drink", "dish", "medicine", "battery", "batteries", "diaper", "diapers", "shampoo",
        "soap",
      ]
    var table: [String: [String]] = [
      "pharmacy": ["medicine", "bandage", "band-aid", "cream"], "drugstore": ["medicine"],
      "bakery": ["food", "dish"], "butcher": ["food"], "gas station": ["gas", "drink"],
      "library": ["book"], "bookstore": ["book"], "toy store": ["toy"],
      "post office": ["stamp", "package", "letter"], "bank": ["money"],
    ]
    for shop in ["store", "supermarket", "market", "shop", "grocery store", "mall"] {
      table[shop] = goods
    }
    return table
  }()

  // MARK: What it is like

  /// *shark/big/tooth, neck/long/giraffe*: what an animal has, and what that is like.
  private func shaped(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, let body = row.first(where: { $0.lexeme.kind == .body }),
      let quality = row.first(where: { Self.shapes.contains($0.lexeme.lemma) }),
      let owner = row.first(where: { $0 != body && $0 != quality }),
      owner.lexeme.wordClass == .noun,
      owner.lexeme.roleKind == .animal || owner.lexeme.isHuman && quality != row[2]
    else { return nil }
    var look = quality
    look.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .size)
    let isSeveral = Self.paired.contains(body.lexeme.lemma)
    let article = isSeveral || body.lexeme.countability == .mass ? [] : small("a")
    return Reading(
      first: (isKin(owner) || EnglishPeople.isPossessed(owner.lexeme.lemma) ? [] : small("the"))
        + [owner, EnglishStatementReader.verb("have")] + article + [look]
        + (isSeveral ? several(body) : [body]))
  }

  private static let shapes = EnglishWords.set(
    """
    big little small long short sharp huge tiny soft fluffy curly wavy straight thick pointy floppy strong blue green brown black
    white red yellow orange pink purple gray grey blond
    """)
  private static let paired = EnglishWords.set(
    "tooth ear eye foot leg arm hand paw claw wing horn whisker finger toe lip feather spot stripe")

  // MARK: What is drawn

  /// *sister/draw/house/tree*: two things that are drawn, and neither in the other.
  private func drawn(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4,
      let draw = row.first(where: { ["draw", "paint"].contains($0.lexeme.lemma) })
    else { return nil }
    let who = row.filter { isMe($0) || isDoer($0) }
    let things = row.filter(isDrawable)
    guard things.count == 2, who.count < 2, row.count == things.count + who.count + 1,
      !EnglishCompounds.joins(things[0].lexeme, things[1].lexeme)
    else { return nil }
    let doer = who.first.map { isMe($0) ? lexicon.small("I", tile: $0.tile) : [$0] } ?? speaker
    return Reading(
      first: doer + [draw.asVerb] + article(things[0]) + [things[0], EnglishWording.and]
        + article(things[1]) + [things[1]])
  }

  private func isDrawable(_ word: Constituent) -> Bool {
    Self.drawable.contains(word.lexeme.lemma)
  }

  private static let drawable = EnglishWords.set(
    """
    house tree flower sun moon star rainbow cloud castle boat ship car truck train plane rocket heart robot ball apple
    balloon mountain river butterfly fish bird cat dog horse dragon unicorn dinosaur snowman pumpkin
    """)

  func article(_ word: Constituent) -> [Constituent] {
    if ["sun", "moon", "sky"].contains(word.lexeme.lemma) { return small("the") }
    guard word.lexeme.number != .plural, word.lexeme.countability != .mass else { return [] }
    return "aeiou".contains(word.lexeme.lemma.prefix(1)) ? small("an") : small("a")
  }

  // MARK: Words

  /// Who may do something and is no thing: kin, names, *he, she, we, they*.
  func isDoer(_ word: Constituent) -> Bool {
    isKin(word) || Self.they.contains(word.lexeme.lemma)
      || word.lexeme.wordClass == .properNoun && word.lexeme.isHuman
      || word.lexeme.wordClass == .noun && word.lexeme.isHuman
        && EnglishPeople.isPossessed(word.lexeme.lemma)
  }

  private static let they: WordSet = ["he", "she", "we", "they"]

  /// A countable thing as several.
  func several(_ word: Constituent) -> [Constituent] {
    guard word.lexeme.countability != .mass else { return [word] }
    var word = word
    word.lexeme = EnglishSentence.several(word.lexeme)
    return [word]
  }

  /// A word as a quality, whatever else it may be.
  func state(_ word: Constituent, _ kind: SemanticKind = .state) -> Constituent {
    Constituent(
      Lexeme(lemma: word.lexeme.lemma, wordClass: .adjective, kind: kind), tile: word.tile)
  }

  /// The row without some of its words, in its order.
  func without(_ row: [Constituent], _ words: Constituent?...) -> [Constituent] {
    row.filter { word in !words.contains { $0 == word } }
  }
}
