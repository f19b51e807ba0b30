/// Habits of verbs with two things behind them.
extension EnglishHabits {
  /// Verbs behind which a thing is one of its kind: *have a phone*.
  static let having = EnglishWords.set("have own buy draw get receive sell")
    .union(["have got", "there is"])

  /// Seasons and months, which are said like names (CGEL §5.47).
  static let seasons = EnglishWords.set("spring summer autumn winter Christmas Easter Halloween")
    .union(EnglishClock.months)

  /// What holds or divides what is measured: *a glass of water*.
  static let measures = EnglishWords.set(
    """
    glass cup bottle mug can bowl plate piece slice carton packet jar box bag bit spoon spoonful
    bunch pair bar scoop loaf tube pack basket bucket kilo liter litre pound drop pinch lump sheet
    """)

  /// Verbs of hurting, behind which a part of the body is where: *kick me in the leg*.
  static let striking = EnglishWords.set(
    "kick hit punch bite sting pinch scratch poke touch kiss pat slap")

  /// Verbs of colouring and making, behind which a quality is the result: *paint the wall blue*.
  static let resulting = EnglishWords.set(
    "make paint color colour dye keep leave get find turn drive")

  /// Verbs that gather things: a second thing is one more of them.
  static let gathering = EnglishWords.set(
    """
    want need have like love hate buy sell bring carry take get pack choose wear collect own prefer
    see draw lose use give order pick share borrow lend send hold know put enjoy miss fear hear
    """)

  /// Verbs of what things do to people: *that noise bothers me*.
  static let affecting = EnglishWords.set(
    """
    bother surprise scare annoy please interest bore frighten worry amaze disappoint excite confuse
    disturb upset shock satisfy cost belong happen contain last hurt
    """)

  /// Verbs behind which a container is where from.
  static let taking: Set<String> = ["take", "take out", "steal", "grab", "remove", "get out"]

  /// Things made to do something with, beside other things.
  static let tools = EnglishWords.set(
    """
    spoon fork knife scissors pen pencil crayon marker brush paintbrush chalk eraser rubber ruler
    glue hammer screwdriver saw shovel spade rake hoe broom mop vacuum sponge cloth towel soap
    shampoo comb toothbrush hairbrush straw chopsticks key stick rope net needle thread iron camera
    computer tablet phone napkin tissue bandage toothpaste paint water lotion detergent sunscreen cream rag bucket hose ladder wrench drill tape stapler
    tweezers whisk grater peeler blender mixer magnet stamp sticker
    """)
}
