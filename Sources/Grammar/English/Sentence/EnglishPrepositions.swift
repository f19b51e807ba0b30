/// Phrases of preposition and noun that take no article: *on vacation, in bed, by bus, for dinner*.
///
/// Source: CGEL §5.41–5.51.
enum EnglishPrepositions {
  /// Whether the noun stands bare behind the preposition.
  static func isBare(_ preposition: String, _ noun: String) -> Bool {
    table[preposition]?.contains(noun) == true
  }

  /// What takes place by the timetable.
  private static let acts = ["break", "practice", "rehearsal", "training", "playtime", "assembly"]
  private static let meals = ["breakfast", "lunch", "dinner", "supper", "dessert", "snack"]

  private static let hours = ["noon", "midnight", "dawn", "dusk", "sunrise", "sunset", "nightfall"]
  private static let vehicles = [
    "bus", "car", "train", "plane", "boat", "bike", "bicycle", "taxi", "subway", "foot", "hand",
    "ship", "tram", "metro", "mail", "email", "phone",
  ]

  private static let table: [String: WordSet] = [
    "on": EnglishWords.set(
      "vacation holiday time foot fire top line purpose medication earth tv tiptoe duty break leave sale stage strike"
    ),
    "in": EnglishWords.set(
      "bed pain love trouble danger charge debt shock control fear need doubt demand peace silence class school town church line public private hospital tears assembly"
    ),
    "at": EnglishWords.set(
      "home school work church war peace risk rest night noon midnight lunch dinner breakfast college recess bedtime mass"
    ),
    "for": EnglishWords.set("fun example dessert lunch dinner breakfast supper sale free"),
    "after": WordSet(
      meals + acts + ["school", "work", "class", "church", "recess", "therapy", "bedtime"] + hours),
    "before": WordSet(
      meals + acts + ["school", "work", "class", "church", "recess", "therapy", "bedtime", "bed"]
        + hours),
    "during": WordSet(meals + acts + ["class", "recess", "therapy"]),
    "until": WordSet(meals + acts + ["bedtime"] + hours),
    "till": WordSet(meals + acts + ["bedtime"] + hours),
    "by": WordSet(vehicles + ["bedtime"] + hours),
    "around": WordSet(hours), "since": WordSet(hours), "past": WordSet(hours),
    "to": EnglishWords.set(
      "bed school work church class town sleep lunch dinner breakfast therapy mass"),
    "from": EnglishWords.set("school work home memory"),
    "far from": EnglishWords.set("school work home"),
    "close to": EnglishWords.set("school work home"),
    "away from": EnglishWords.set("school work home"),
    "into": EnglishWords.set("space bed trouble pieces"), "through": EnglishWords.set("space"),
    "out of": EnglishWords.set("bed order control school"),
  ]
}
