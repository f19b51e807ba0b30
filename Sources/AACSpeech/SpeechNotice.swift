public import AACCore

/// Something about a voice that a person should know although the sentence was heard.
public enum SpeechNotice: Hashable, Sendable {
  /// Another program did not speak; the built-in voice did in its place.
  case commandFailed(name: String, CommandProblem)
  /// The voice of the settings is not here any more; the built-in voice speaks in its place.
  case voiceMissing(name: String)
  /// A recording cannot be read; the voice speaks in its place.
  case recordingUnreadable(text: String)
  /// The volume is nothing.
  case muted
  /// The text has no words.
  case nothingToSay(text: String)

  /// The line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .commandFailed(let name, let problem): .speechEspeakInstead(problem.reason(name: name))
    case .voiceMissing(let name): .speechVoiceMissing(name: name)
    case .recordingUnreadable(let text): .speechRecordingUnreadable(text: text)
    case .muted: .speechMuted
    case .nothingToSay(let text): SpeechError.nothingToSay(text: text).text
    }
  }

  /// The line where no other voice speaks in the place of the one that failed.
  public var reason: Text {
    switch self {
    case .commandFailed(let name, let problem): problem.reason(name: name)
    default: text
    }
  }
}

extension Text {
  /// A reason, and that espeak-ng speaks.
  fileprivate static func speechEspeakInstead(_ reason: Text) -> Text {
    Text { speechEspeakInstead(reason: reason[$0])[$0] }
  }
}
