public import AACCore

/// Something that is said in the course of a countdown.
public enum Announcement: Hashable, Sendable {
  /// A step begins.
  case began(CountdownSequence.Step)
  /// So many seconds of a step are left.
  case left(seconds: Int, CountdownSequence.Step)
  /// The time of a step has run out; after the last one comes nothing more.
  case ended(CountdownSequence.Step, isLast: Bool)

  /// The sentence, such as *Quedan 5 minutos.*; with `.digits` to be read, `.spoken` to be heard.
  public func sentence(in language: Language, numbers: NumberStyle = .digits) -> String {
    switch self {
    case .began(let step):
      if let activity = step.activity {
        Text.activityBegins(phrase: activity.beginningPhrase(in: language))[language]
      } else {
        Text.timeBegins(
          time: RemainingTimeText(seconds: step.length).amount(in: language, numbers: numbers))[
            language]
      }
    case .left(let seconds, _):
      RemainingTimeText(seconds: seconds).sentence(in: language, numbers: numbers)
    case .ended(let step, _):
      if let activity = step.activity {
        Text.timeOfActivityIsOver(phrase: activity.endPhrase(in: language))[language]
      } else {
        Text.timeIsOver[language]
      }
    }
  }
}
