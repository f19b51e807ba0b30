import AACCore

/// The words of ``EnglishNounPairs``, by what they are to each other.
///
/// Sources: CGEL §17.37–17.41, §17.104–17.109; §16.84 (nouns with a preposition of their own).
extension EnglishNounPairs {
  /// What is given, had and taken in a subject, a sport or on an instrument.
  static let taught = EnglishWords.set(
    """
    homework test exam quiz class lesson teacher practice club camp problem team coach tutor instructor assignment project
    room competition exercise
    """)
  static let written = EnglishWords.set("book textbook notebook workbook worksheet folder binder")
  static let played = EnglishWords.set(
    "game match tournament competition league season player game field ball coach team")
  static let taughtWords = EnglishWords.set(
    "dance gym swimming swim art music reading spelling singing cooking drama painting driving speech yoga karate chess"
  )

  static let weather = EnglishWords.set("snow rain winter summer ski swim gym ballet beach baby")
  static let shows = EnglishWords.set(
    """
    movie concert zoo museum circus cinema theater theatre show game parking lottery raffle festival aquarium opera ballet
    parade fair carnival
    """)
  static let locked = EnglishWords.set(
    "house room locker door closet cabinet safe office shed mailbox apartment garage classroom home padlock"
  )

  static let vehicleParts = EnglishWords.set(
    """
    wheel tire tyre pedal seat door window windshield windscreen engine motor brake horn trunk hood roof bell chain
    light headlight handlebar mirror battery tray lock
    """)
  static let deviceParts = EnglishWords.set("screen volume keyboard cover door light")
  static let furnitureParts = EnglishWords.set("leg drawer door arm cushion edge corner handle")
  static let clothingParts = EnglishWords.set(
    "zipper zip button pocket sleeve hood strap collar lace sole")
  /// What houses have, and what has them.
  static let buildingParts = EnglishWords.set("roof window gate chimney")
  static let buildings = EnglishWords.set(
    "house garage shed barn kitchen bathroom bedroom classroom cabin church school henhouse treehouse garden"
  )
  /// What is printed or sewn on cloth.
  static let patterns = WordSet(["polka dot", "polka dots"]).union(
    EnglishWords.set("dot stripe star heart sequin ruffle spot glitter sparkle"))
  static let flowered = EnglishWords.set("dress skirt shirt blouse hat swimsuit sweater")
  /// What is made of one meat or another, and what of chocolate.
  static let dishes = EnglishWords.set(
    "sausage soup nugget broth stew curry meatball burger wing drumstick egg bunny coin heart"
  )
  static let ofChocolate = EnglishWords.set("egg bunny coin heart")
  static let meats = EnglishWords.set("chicken turkey beef pork lamb fish")
  static let vessels = EnglishWords.set(
    "bottle jar box pot pan can cup tub bin container toilet marker pen")

  /// What an animal has, and what is done to it there.
  static let tended = EnglishWords.set(
    """
    cage bowl bed tail fur leash collar hutch tank nest paw ear tooth food crate house kennel dish ball toy water belly
    back head nose coat hair wing box leg
    """)
  static let tending = EnglishWords.set(
    """
    clean fill change wash pull touch brush pet open close fix hold see find lose hurt cut check rub tickle scratch stroke
    refill empty feel like love
    """
  ).union(["clean up", "fill up", "clean out", "look for", "step on", "play with", "pick up"])

  /// Verbs of fastening one thing to another.
  static let fastening = EnglishWords.set(
    "tie sew pin glue tape stick staple clip nail screw iron attach fasten hook"
  ).union(["sew on", "pin on", "glue on", "stick on"])
  /// What things are fastened with.
  static let means = EnglishWords.set(
    "thread wire string ribbon yarn machine sewing-machine pin clip screw nail magnet hook staple")

  /// What tells of something.
  static let telling = EnglishWords.set(
    """
    video movie film show book story song poem documentary cartoon tale rhyme program article report essay fact dream
    nightmare joke presentation podcast
    """)
  static let asking = EnglishWords.set("question information info fact news")
  /// What is told of one rather than of all of a kind.
  static let ofOne = EnglishWords.set("story song poem tale joke dream nightmare")
  static let onlyOnes = EnglishWords.set("moon sun sea ocean sky world earth jungle desert")

  /// Nouns with a preposition of their own.
  static let governing: [String: String] = [
    "answer": "to", "solution": "to", "problem": "with", "trouble": "with", "idea": "for",
    "plan": "for", "invitation": "to", "hole": "in", "stain": "on", "crack": "in",
  ]

  /// What everything has: its end, its color, its name.
  static let aspects = EnglishWords.set(
    """
    page chapter end ending beginning start middle top bottom edge corner color colour smell sound taste flavor flavour
    price name title owner temperature weight height length author shape
    """)

  static let sung = EnglishWords.set("word words lyric lyrics rule rules")
  static let supplies = EnglishWords.set("battery charger cable bulb filter cover case")
  static let powered = EnglishWords.set(
    "remote lamp light flashlight wheelchair hearing-aid clock camera bike car scooter")
  static let drawn = EnglishWords.set("picture drawing painting portrait")
  static let tied = EnglishWords.set("ribbon bow string rope balloon tag leash knot")
  static let mending = EnglishWords.set("fix repair paint glue touch see clean hold")

  static let hurting = EnglishWords.set("hurt bump hit bang scrape pinch stub bruise scratch")
  static let holders = EnglishWords.set(
    "tank aquarium cage pond pool tub bathtub bucket vase"
  ).union(["fish tank", "fishbowl", "fish bowl"])

  /// What is prepared for.
  static let events = EnglishWords.set(
    """
    party concert trip test exam quiz wedding picnic recital play show performance game match sleepover parade festival
    holiday vacation carnival barbecue funeral graduation competition tournament race interview meeting camp dance prom
    presentation project ceremony
    """)

  /// Verbs of getting something ready.
  static let preparing = EnglishWords.set(
    """
    need get buy make pack choose pick lend borrow find want have sew practice practise learn bake prepare write draw
    wrap order wash iron sign study plan decorate rent paint
    """)
  static let seeking = EnglishWords.set(
    "need get buy want have find lose choose pick bring pack use like forget wear own love look"
  ).union(["look for", "put on", "take off", "have got"])
  static let putting = EnglishWords.set(
    "put leave hide keep store drop hang tie add pour throw place draw paint stick"
  ).union(["put on", "put away", "put back"])
  static let giving = EnglishWords.set("give throw hand feed offer bring send lend")
  static let writing = EnglishWords.set("write print spell sign type call")

  /// All that something can hang on.
  static let heads = WordSet(
    [
      taught, written, played, vehicleParts, deviceParts, furnitureParts, clothingParts, tended,
      telling,
      asking, aspects,
      EnglishWords.set("ticket pass key lid cap label string letter voice age birthday button"),
      sung, supplies, buildingParts, dishes, ["prescription"],
      EnglishWords.set(
        "photo picture souvenir postcard drawing painting portrait hair fly bug bone"),
    ].flatMap(\.words) + Array(governing.keys))
}
