import AACCore

/// Nouns that are of something, the something they are of, and how both are said together (CGEL §17.37–17.46).
enum EnglishHeads {
  /// Whether a word may be of anything: asked before all else.
  static func mayHead(_ word: String) -> Bool {
    rulers.contains(word) || leaders.contains(word) || builtIn.contains(word) || told.contains(word)
      || marks.contains(word) || sides.contains(word) || listed.contains(word)
      || others[word] != nil
      || within[word] != nil || word == "pool"
  }

  /// Words for wholes that are verbs or qualities as well.
  static func mayBeWhole(_ word: String) -> Bool {
    ["book", "play", "show", "park"].contains(word)
  }

  /// *Roof, door*: what is built with its whole, and no place to be.
  static func isBuilt(_ head: String) -> Bool { builtIn.contains(head) }

  /// *Glass, cup*: as much as it holds.
  static func isMeasure(_ head: String) -> Bool { ["glass", "cup", "bottle"].contains(head) }

  /// *Of, in*: what stands between them; nil where they are nothing to each other.
  static func link(_ head: String, _ whole: Lexeme) -> String? {
    let name = whole.lemma
    if rulers.contains(head), whole.wordClass == .properNoun, !whole.isHuman { return "of" }
    if leaders.contains(head), places.contains(name) { return "of" }
    if builtIn.contains(head),
      buildings.contains(name)
        || whole.kind == .place && ["door", "entrance", "gate"].contains(head)
    {
      return "of"
    }
    if told.contains(head), tellings.contains(name) { return "of" }
    if ["noise", "smell"].contains(head), whole.isPlaceLike { return "in" }
    if marks.contains(head), !whole.kind.isTemporal, whole.wordClass == .noun { return "of" }
    if sides.contains(head), areas.contains(name) { return "of" }
    if listed.contains(head), places.contains(name), !["house", "school"].contains(name) {
      return "of"
    }
    if let wholes = others[head], wholes.contains(name) { return "of" }
    if let wholes = within[head], wholes.contains(name) { return "in" }
    if head == "pool", ["club", "hotel", "gym"].contains(name) { return "at" }
    return nil
  }

  /// Whether the whole has no article: *the king of Spain, the price of bread, the month of Ramadan*.
  static func isBare(_ head: String, _ whole: Lexeme) -> Bool {
    whole.wordClass == .properNoun || head == "month" || isMeasure(head)
      || EnglishPeople.names.contains(whole.lemma)
      || ["price", "cost", "smell", "taste"].contains(head)
        && (EnglishHabits.isMass(whole) || EnglishHabits.isPlural(whole)
          || fuels.contains(whole.lemma))
  }

  /// What stands before a part that is a place.
  static let spots: [String: String] = [
    "door": "at", "entrance": "at", "gate": "at", "corner": "on", "branch": "on", "center": "in",
    "centre": "in", "middle": "in", "wall": "on", "roof": "on", "edge": "on", "pool": "in",
  ]
  /// Verbs that are something else as well.
  static let twoSided = EnglishWords.set("be break lower raise open close clean paint")
  /// What is asked for of somebody.
  static let given = EnglishWords.set("give send tell show")
  static let staying = EnglishWords.set(
    "live wait stand stay sit sleep meet park walk play work run")

  private static let rulers = EnglishWords.set(
    "king queen president capital flag map history government people language culture emperor")
  private static let leaders = EnglishWords.set(
    "principal director owner manager mayor janitor headmaster owners")
  private static let places = EnglishWords.set(
    "school store hotel company hospital town city village restaurant factory bank club museum house bar shop team"
  )
  private static let builtIn = EnglishWords.set("roof entrance door gate chimney walls basement")
  private static let buildings = EnglishWords.set(
    "house school church hospital club hotel store building barn museum castle factory bank theater restaurant palace"
  )
  private static let told = EnglishWords.set("ending beginning end title author star hero plot")
  private static let tellings = EnglishWords.set(
    "movie film book story song show game series play novel concert")
  private static let marks = EnglishWords.set("price cost noise smell")
  private static let sides = EnglishWords.set("center centre outskirts middle edge corner")
  private static let areas = EnglishWords.set(
    "city town village street room park lake table garden yard forest island country")
  private static let listed = EnglishWords.set("address menu")
  private static let fuels = EnglishWords.set(
    "gas gasoline petrol electricity oil water housing diesel")
  private static let others: [String: WordSet] = [
    "level": EnglishWords.set("game"), "branch": EnglishWords.set("tree bush"),
    "wall": EnglishWords.set("classroom kitchen bedroom room house living room bathroom"),
    "festival": EnglishWords.set("saint virgin"), "feast": EnglishWords.set("saint virgin"),
    "month": EnglishWords.set("Ramadan May June July August"),
    "map": EnglishWords.set("world city town country school park neighborhood"),
    "captain": EnglishWords.set("team ship boat"),
    "glass": EnglishWords.set("milk water juice wine"),
    "cup": EnglishWords.set("coffee tea milk"), "bottle": EnglishWords.set("milk water wine beer"),
  ]
  private static let within: [String: WordSet] = [
    "water": EnglishWords.set("pool lake bathtub sea river tub"),
    "elevator": EnglishWords.set("building hotel mall hospital station"),
    "stairs": EnglishWords.set("building house hotel station"),
    "lights": EnglishWords.set("building house kitchen classroom"),
    "heating": EnglishWords.set("building house apartment classroom"),
  ]
}
