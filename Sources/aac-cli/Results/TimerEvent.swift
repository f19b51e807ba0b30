/// Something that happened to a countdown, as the commands print it.
struct TimerEvent: Report {
  var event: String
  var activity: String?
  /// Seconds that are left of the activity.
  var remaining: Int
  /// What is shown and said.
  var description: String

  private enum CodingKeys: String, CodingKey {
    case event, activity, remaining
    case description = "text"
  }
}
