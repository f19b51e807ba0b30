/// A point in a countdown at which it is said how much time is left.
public enum AnnouncementMoment: Hashable, Sendable {
  /// When half of the time has passed.
  case half
  /// When so many seconds are left; passed over in a countdown that is not longer than that.
  case left(seconds: Int)

  /// Seconds from the start of a countdown of `length` seconds; nil when it has no such point.
  func offset(inLength length: Int) -> Double? {
    switch self {
    case .half: Double(length) / 2
    case .left(let seconds): seconds < length ? Double(length - seconds) : nil
    }
  }
}

extension AnnouncementMoment: Codable {
  /// Decodes `"half"`, or the number of seconds that are left.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Int.self) {  // not a number: it must be the word
      self = .left(seconds: seconds)
    } else if try container.decode(String.self) == "half" {
      self = .half
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a moment is \"half\" or a number of seconds")
    }
  }

  /// Encodes `"half"`, or the number of seconds that are left.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .half: try container.encode("half")
    case .left(let seconds): try container.encode(seconds)
    }
  }
}
