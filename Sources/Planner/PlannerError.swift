public import AACCore

/// What can be wrong with a time that somebody wrote.
public enum PlannerError: UserFacingError, Equatable {
  /// The text is not a duration.
  case notADuration(String)
  /// The duration is less than a second.
  case tooShort(String)
  /// The duration is more than 23:59:59.
  case tooLong(String)
  /// An activity stands there without a duration.
  case noDuration(activity: String)
  /// Neither activity nor duration.
  case nothingToTime
  /// The text is not a moment of a countdown.
  case notAMoment(String)

  /// The line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .notADuration(let input): .plannerErrorNotADuration(input: input)
    case .tooShort(let input): .plannerErrorTooShort(input: input)
    case .tooLong(let input): .plannerErrorTooLong(input: input)
    case .noDuration(let activity): .plannerErrorNoDuration(activity: activity)
    case .nothingToTime: .plannerErrorNothingToTime
    case .notAMoment(let input): .plannerErrorNotAMoment(input: input)
    }
  }
}
