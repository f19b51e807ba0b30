/// Reads the moments at which it is said how much time is left: `half,5m,1m`.
public enum SayAtParser {
  /// The moments of a list, each once, in the order written; none for an empty text.
  ///
  /// - Throws: `notAMoment` for what is neither *half* nor a duration.
  public static func moments(_ text: String) throws(PlannerError) -> [AnnouncementMoment] {
    var moments: [AnnouncementMoment] = []
    for part in text.split(separator: ",") {
      let word = part.split(separator: " ").joined(separator: " ")
      if word.isEmpty { continue }
      let moment = try moment(word)
      if !moments.contains(moment) { moments.append(moment) }
    }
    return moments
  }

  private static func moment(_ word: String) throws(PlannerError) -> AnnouncementMoment {
    if ["half", "mitad", "metade", "1/2", "50%"].contains(word.lowercased()) { return .half }
    do {
      return .left(seconds: try DurationParser.seconds(word))
    } catch .notADuration {
      throw .notAMoment(word)
    }
  }
}
