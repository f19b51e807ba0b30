/// Habits of verbs with two things behind them.
extension EnglishHabits {
  /// Verbs behind which a thing is one of its kind: *have a phone*.
  static let having = EnglishWords.set("have own buy draw get receive sell")
    .union(["have got", "there is"])

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
    computer tablet phone napkin tissue bandage rag bucket hose ladder wrench drill tape stapler
    tweezers whisk grater peeler blender mixer magnet stamp sticker
    """)
}
