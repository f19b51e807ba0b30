import AACCore

/// Rows of everyday scenes: *think/funny, get/dressed, put/hat/doll, calm down/take/deep/breath, look/rainbow/in/sky,
/// dry/dishes/with/towel, more/butter/on/bread*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §10.9 (*be* understood), §11.14–11.24 (questions, requests), §4.14, §4.25 (tense and
/// aspect), §10.53 (vocatives).
struct EnglishScene {
  typealias Laid = EnglishCoreRow.Laid

  let frames: FrameTable
  let lexicon: Lexicon

  /// What is asked for, told or asked in a row to which nothing else was chosen.
  func laid(_ row: [Constituent]) -> Laid? {
    let words = row.map(\.lexeme.lemma)
    if let said = spoken(row, words) ?? verbless(row, words) { return said }
    if let kind = likened(row, words) ?? placed(row, words) ?? summoned(row, words) { return kind }
    if let way = moved(row, words) ?? plain(row, words) { return way }
    if let said = judged(row, words) ?? wished(row, words) ?? handled(row, words) { return said }
    if let asked = requested(row, words) ?? asked(row, words) { return asked }
    return told(row, words) ?? twoThoughts(row, words)
  }

  // MARK: Words

  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  func verb(_ lemma: String, for word: Constituent? = nil) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .action), tile: word?.tile)
  }

  /// *Me, him, it*: whom or what something is done to.
  func isWhom(_ word: Constituent) -> Bool { Self.objects.contains(word.lexeme.lemma) }

  private static let objects = EnglishWords.set("me you him her us them it")

  var speaker: [Constituent] { small("I") }

  /// *I want to …*: a wish of the speaker, whose words are known.
  func wish(_ deed: [Constituent]) -> Laid {
    Laid(row: [verb("want")] + deed, subject: speaker)
  }

  func isQuality(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective || Self.qualities.contains(word.lexeme.lemma)
  }

  static let qualities = EnglishWords.set("funny silly good cute pretty nice mean cool weird gross")

  // MARK: What is thought of it

  /// *You/silly, think/funny, I/think/good*: of whom or what it is said.
  private func judged(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count == 2, words[0] == "you", Self.teasing.contains(words[1]) {
      return Laid(row: [row[0], EnglishWording.be, row[1].asQuality])
    }
    guard words.count > 1, words[words.count - 2] == "think", isQuality(row[words.count - 1]),
      Self.thought.contains(words[words.count - 1]),
      words.count == 2 || words.count == 3 && row[0].lexeme.isSubjectFormOnly
    else { return nil }
    let thinker = words.count == 2 ? speaker : [row[0]]
    return Laid(
      row: thinker + [row[words.count - 2]] + small("it") + [EnglishWording.be]
        + [row[words.count - 1]])
  }

  private static let teasing = EnglishWords.set("silly goofy weird gross rude bossy cheeky")
  private static let thought = EnglishWords.set(
    """
    funny silly good bad cute pretty nice mean cool weird gross boring scary hard easy fun fair unfair wrong right beautiful
    ugly dangerous yummy yucky strange great
    """)

  // MARK: What the speaker wants

  /// *Get/dressed, go/car, put on/my/slippers, straw/for/my/drink, more/butter/on/bread.*
  private func wished(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count == 2 {
      switch words[0] {
      case "get" where ["dressed", "ready", "changed", "undressed"].contains(words[1]):
        return Laid(row: speaker + [verb("want")] + row)
      case "go" where ["car", "truck", "van"].contains(words[1]):
        return wish([row[0]] + small("to") + small("the") + [row[1]])
      default: return nil
      }
    }
    if words.count == 3, words[0] == "put on", words[1] == "my", row[2].lexeme.kind == .clothing {
      return wish(row)
    }
    if words.count == 4, words[1] == "for", words[2] == "my", row[0].lexeme.namesThing,
      row[3].lexeme.wordClass == .noun || words[3] == "drink"
    {
      let isBare =
        KindSet.edible.contains(row[0].lexeme.kind) || EnglishHabits.isPlural(row[0].lexeme)
      let classes = EnglishWordClasses(frames: frames, lexicon: lexicon)
      return Laid(
        row: speaker + [verb("want")] + (isBare ? [] : small("a")) + row[..<3]
          + [classes.asNoun(row[3])])
    }
    if words.count == 4, words[0] == "more", ["on", "in", "with"].contains(words[2]),
      KindSet.edible.contains(row[1].lexeme.kind), row[3].lexeme.namesThing
    {
      return Laid(
        row: speaker + [verb("want")] + row[..<3] + (words[2] == "with" ? [] : small("the"))
          + [row[3]])
    }
    return nil
  }

  /// *Dry/dishes/with/towel, water/plants/in/kitchen*: what looks like a quality or a thing is done to the thing behind it.
  private func handled(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard let things = Self.chores[words[0]], words.count < 5, words.count > 1,
      things.contains(words[1])
    else { return nil }
    if words.count > 2,
      row[2...].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "every" })
    {
      // *water/flowers/every/day.*
      return Laid(row: speaker + [row[0].asVerb] + small("the") + row[1...])
    }
    guard words.count != 3 else { return nil }
    let owner = ["hair", "hands", "clothes"].contains(words[1]) ? "my" : "the"
    let deed = [row[0].asVerb] + small(owner) + [row[1]]
    if words.count == 2 { return words[0] == "dry" ? wish(deed) : nil }
    guard row[2].lexeme.wordClass == .adposition, row[3].lexeme.namesThing else { return nil }
    return wish(deed + [row[2]] + small(words[2] == "with" ? "a" : "the") + [row[3]])
  }

  private static let chores = WordMap<WordSet>([
    "dry": EnglishWords.set(
      "dish dishes plate plates cup cups hair hands clothes table glass glasses"),
    "water": EnglishWords.set("plant plants flower flowers garden grass lawn tree trees"),
  ])

  // MARK: What others shall do

  /// *Put/hat/doll, please/open/window, be/patient, look/rainbow/in/sky, turn off/light/sleep.*
  private func requested(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count == 3, words[0] == "put",
      Self.worn.contains(words[1])
        || row[1].lexeme.kind == .clothing, isDressed(row[2])
    {
      return Laid(
        row: [row[0]] + small("the") + [row[1]] + small("on") + small("the") + [row[2]],
        isRequest: true)
    }
    if words.count > 2, words[0] == "please", words[1] == "open", row[2...].allSatisfy(isThing),
      row[2].lexeme.lemma != "now"
    {
      return Laid(row: [row[1].asVerb] + row[2...] + [row[0]], isRequest: true)
    }
    if words.count == 3, words.contains("please"), words.contains("patient"),
      let be = words.firstIndex(of: "be"), be < 2, words[be + 1] == "patient",
      let please = words.firstIndex(of: "please")
    {
      return Laid(row: [row[be], row[be + 1].asQuality, row[please]], isRequest: true)
    }
    if words.count == 4, words[0] == "look", row[1].lexeme.wordClass == .noun,
      ["in", "on", "under", "behind"].contains(words[2]), row[3].lexeme.namesThing
    {
      return Laid(
        row: [row[0]] + small("at")
          + (EnglishPeople.names.contains(words[1]) ? [] : small("the")) + [row[1], row[2]]
          + small("the") + [row[3]],
        isRequest: true)
    }
    if words.count == 3, ["turn off", "dim"].contains(words[0]), words[2] == "sleep",
      row[1].lexeme.namesThing
    {
      return Laid(
        row: [row[0]] + small("the") + [row[1]] + small("to") + [row[2].asVerb], isRequest: true)
    }
    return nil
  }

  private func isThing(_ word: Constituent) -> Bool {
    word.lexeme.namesThing || word.lexeme.isDeterminerLike || word.lexeme.lemma == "now"
  }

  /// Dolls, animals and babies, on whom one puts something.
  private func isDressed(_ word: Constituent) -> Bool {
    Self.dolls.contains(word.lexeme.lemma)
      || word.lexeme.wordClass == .noun && word.lexeme.roleKind == .animal
  }

  private static let worn = EnglishWords.set(
    "blanket sticker bandage collar leash hat crown bow saddle")
  private static let dolls = EnglishWords.set("doll bear teddy puppet snowman baby dinosaur robot")

  // MARK: What is asked

  /// *Who/leave/door/open, you/believe/in/ghosts.*
  private func asked(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count == 4, words[0] == "who", words[1] == "leave", row[2].lexeme.namesThing,
      ["open", "closed", "unlocked", "on", "off", "here", "there", "outside"].contains(words[3])
    {
      return Laid(row: row, isOver: true, asks: true)
    }
    if words.count == 4, words[0] == "you", words[1] == "believe", words[2] == "in" {
      return Laid(row: row, asks: true)
    }
    return nil
  }
}
