import AACCore
import Planner
import SentenceBuilder

/// What is going to be done and for how long, as the address of a page holds it: `eat:600~play:1200`.
struct Plan {
  /// An activity, nil when it is only time, with its seconds.
  struct Item {
    var concept: Concept?
    var seconds: Int
  }

  /// Activities that one plan can have.
  static let longest = 8

  private(set) var items: [Item] = []

  /// Reads a plan; what cannot be read of it is left out.
  init(_ text: String) {
    for part in text.split(separator: "~").prefix(Self.longest) {
      guard let colon = part.lastIndex(of: ":"),
        let seconds = Int(part[part.index(after: colon)...]), Countdown.lengths.contains(seconds)
      else { continue }
      let name = String(part[..<colon])
      items.append(
        Item(concept: name == "-" ? nil : Concept(rawValue: name), seconds: seconds))
    }
  }

  /// A plan of some activities.
  init(_ items: some Sequence<Item>) { self.items = Array(items) }

  /// The plan with one more activity.
  func adding(_ concept: Concept?, seconds: Int) -> Plan {
    var plan = self
    plan.items.append(Item(concept: concept, seconds: seconds))
    return plan
  }

  /// The plan as a text that ``init(_:)`` reads.
  var text: String {
    items.map { "\($0.concept?.rawValue ?? "-"):\($0.seconds)" }.joined(separator: "~")
  }

  /// The plan as the planner counts it down.
  ///
  /// - Throws: `PlannerError` when there is nothing in it.
  func sequence(in words: WordCache.Words) throws(PlannerError) -> CountdownSequence {
    var steps: [CountdownSequence.Step] = []
    for item in items {
      steps.append(
        try CountdownSequence.Step(
          activity: item.concept.flatMap(words.activity), length: item.seconds))
    }
    return try CountdownSequence(steps: steps)
  }
}

extension WordCache.Words {
  /// The activity of a verb; nil when there is none of that concept.
  func activity(_ concept: Concept) -> Activity? {
    builder.tile(for: .verb(concept)).map {
      Activity(word: $0.label, concept: concept, wordClass: .verb)
    }
  }

  /// The picture of an activity, or that of time alone.
  func picture(of activity: Activity?) -> Fields {
    guard let activity else { return picture("aac:ui-planner") }
    let known: [Choice] = activity.concept.map { [.verb($0), .complement($0)] } ?? []
    let tile = known.lazy.compactMap(builder.tile).first
    return picture(tile?.pictogram ?? "aac:ui-activity")
  }
}
