/// What follows the word *timer* on a command line: `10m`, `comer 10m`, `comer 10m, jugar 20m`.
public struct TimerArguments: Hashable, Sendable {
  /// An activity as written and its time.
  public struct Item: Hashable, Sendable {
    /// The words before the duration; nil when there are none.
    public let activity: String?
    /// Seconds, in `Countdown.lengths`.
    public let length: Int
  }

  /// The activities in their order; never empty.
  public let items: [Item]

  /// Reads the arguments, which may be one text or words apart; commas part the activities.
  ///
  /// - Throws: `nothingToTime`; `noDuration` for an activity alone; what `DurationParser` throws.
  public init(_ arguments: [String]) throws(PlannerError) {
    var items: [Item] = []
    for part in arguments.joined(separator: " ").split(separator: ",") {
      let words = part.split(separator: " ")
      if !words.isEmpty { items.append(try Self.item(words)) }
    }
    guard !items.isEmpty else { throw .nothingToTime }
    self.items = items
  }

  /// The longest ending that is a duration is the time (*2 horas 10 min* is no activity called
  /// *2 horas*), or else the longest beginning.
  private static func item(_ words: [Substring]) throws(PlannerError) -> Item {
    for start in words.indices {
      if let length = try duration(words[start...]) {
        return Item(activity: activity(words[..<start]), length: length)
      }
    }
    for end in words.indices.dropFirst().reversed() {
      if let length = try duration(words[..<end]) {
        return Item(activity: activity(words[end...]), length: length)
      }
    }
    guard let last = words.last, last.contains(where: \.isNumber) else {
      throw .noDuration(activity: words.joined(separator: " "))
    }
    throw .notADuration(String(last))
  }

  /// The seconds that words stand for; nil when they are no duration.
  private static func duration(_ words: ArraySlice<Substring>) throws(PlannerError) -> Int? {
    do {
      return try DurationParser.seconds(words.joined(separator: " "))
    } catch .notADuration {
      return nil
    }
  }

  private static func activity(_ words: ArraySlice<Substring>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }
}
