/// How a person chooses on a screen when touching a tile precisely is hard, or not possible.
///
/// Terms are those of switch access: a scan moves a highlight over what can be chosen, a switch chooses it. The acceptance time is how long
/// a switch or a finger must be down to count, the release time how long it is ignored afterwards.
public struct AccessSettings: Hashable, Codable, Sendable {
  /// What is chosen with.
  public enum Method: String, CaseIterable, Codable, Hashable, Sendable {
    /// Finger, mouse, keyboard, screen reader.
    case touch
    /// One or two switches.
    case scan
    /// A pointer that stays on a tile.
    case dwell
  }

  /// Who moves the highlight of a scan.
  public enum Technique: String, CaseIterable, Codable, Hashable, Sendable {
    /// Time does.
    case automatic
    /// Each press of the switch does.
    case step
    /// Time does while the switch is held; letting go chooses.
    case inverse
  }

  /// The order of a scan.
  public enum Pattern: String, CaseIterable, Codable, Hashable, Sendable {
    case linear
    case rowColumn = "row-column"
    /// Areas of the screen first, then their rows.
    case group
  }

  /// When a touch chooses.
  public enum PressEdge: String, CaseIterable, Codable, Hashable, Sendable {
    /// As the browser does it.
    case native
    case press
    case release
  }

  /// Times on each thing of a scan that can be set, in milliseconds.
  public static let scanTimes = [500, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000]
  /// Times of staying on a tile that can be set, in milliseconds.
  public static let dwellTimes = [500, 800, 1_200, 2_000, 3_000]
  /// Acceptance times that can be set, in milliseconds.
  public static let acceptanceTimes = [0, 200, 500, 1_000, 2_000]
  /// Release times that can be set, in milliseconds.
  public static let releaseTimes = [0, 300, 500, 1_000, 2_000]
  /// Rounds of a scan that can be set; 0: without end.
  public static let loopCounts = [1, 2, 3, 5, 0]
  /// Numbers of switches.
  public static let switchCounts = [1, 2]
  /// Loudness of the cues that can be set, in percent.
  public static let cueVolumes = [0, 30, 80]

  /// What is chosen with.
  public var method: Method
  /// Who moves the highlight.
  public var technique: Technique
  /// The order of the scan.
  public var pattern: Pattern
  /// How many switches there are, one of ``switchCounts``.
  public var switches: Int
  /// Time on each thing in milliseconds, one of ``scanTimes``.
  public var scanTime: Int
  /// Rounds before the scan rests, one of ``loopCounts``.
  public var loops: Int
  /// How long a pointer must stay to choose, in milliseconds, one of ``dwellTimes``.
  public var dwellTime: Int
  /// When a touch chooses.
  public var pressEdge: PressEdge
  /// How long a switch or a finger must be down to count, in milliseconds, one of ``acceptanceTimes``.
  public var acceptanceTime: Int
  /// How long it is ignored afterwards, in milliseconds, one of ``releaseTimes``.
  public var releaseTime: Int
  /// Loudness of the sounds of a scan in percent, one of ``cueVolumes``.
  public var cueVolume: Int

  /// Settings, by default those that leave everything to the browser.
  ///
  /// A number that cannot be set is replaced by its default.
  public init(
    method: Method = .touch, technique: Technique = .automatic, pattern: Pattern = .rowColumn,
    switches: Int = 1, scanTime: Int = 1_500, loops: Int = 3, dwellTime: Int = 1_200,
    pressEdge: PressEdge = .native, acceptanceTime: Int = 0, releaseTime: Int = 0,
    cueVolume: Int = 30
  ) {
    func one(of values: [Int], _ value: Int, or usual: Int) -> Int {
      values.contains(value) ? value : usual
    }
    self.method = method
    self.technique = technique
    self.pattern = pattern
    self.switches = one(of: Self.switchCounts, switches, or: 1)
    self.scanTime = one(of: Self.scanTimes, scanTime, or: 1_500)
    self.loops = one(of: Self.loopCounts, loops, or: 3)
    self.dwellTime = one(of: Self.dwellTimes, dwellTime, or: 1_200)
    self.pressEdge = pressEdge
    self.acceptanceTime = one(of: Self.acceptanceTimes, acceptanceTime, or: 0)
    self.releaseTime = one(of: Self.releaseTimes, releaseTime, or: 0)
    self.cueVolume = one(of: Self.cueVolumes, cueVolume, or: 30)
  }

  /// Reads settings; what another version of the program wrote and this one does not know has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? container.decodeIfPresent(Value.self, forKey: key)  // unknown: the default
    }
    self.init(
      method: value(.method) ?? .touch, technique: value(.technique) ?? .automatic,
      pattern: value(.pattern) ?? .rowColumn, switches: value(.switches) ?? 1,
      scanTime: value(.scanTime) ?? 1_500, loops: value(.loops) ?? 3,
      dwellTime: value(.dwellTime) ?? 1_200, pressEdge: value(.pressEdge) ?? .native,
      acceptanceTime: value(.acceptanceTime) ?? 0, releaseTime: value(.releaseTime) ?? 0,
      cueVolume: value(.cueVolume) ?? 30)
  }
}
