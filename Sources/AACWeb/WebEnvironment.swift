public import AACCore
public import AACStore
public import Planner

/// Everything outside the web app that its pages touch; tests bring their own.
public struct WebEnvironment: Sendable {
  /// Words, people, sentences, timers.
  public var database: AppDatabase
  /// Makes the sound.
  public var voice: any WebVoice
  /// The wall clock and the clock since boot.
  public var instant: @Sendable () -> Planner.Instant
  /// A new unique id.
  public var newID: @Sendable () -> String
  /// So many bytes that nobody can guess.
  public var randomBytes: @Sendable (Int) -> [UInt8]
  /// The language of pages before there is a person.
  public var variety: LanguageVariety
  /// Names, with the port, by which a browser may ask for pages; whoever uses another one is refused.
  public var hosts: Set<String>
  /// Whether the drawings of Twemoji are there.
  public var hasDrawings: Bool
  /// How other screens of the house are let in; nil: not at all.
  public var house: HouseAccess?

  /// An environment.
  public init(
    database: AppDatabase, voice: any WebVoice, instant: @escaping @Sendable () -> Planner.Instant,
    newID: @escaping @Sendable () -> String, randomBytes: @escaping @Sendable (Int) -> [UInt8],
    variety: LanguageVariety, hosts: Set<String>, hasDrawings: Bool = true,
    house: HouseAccess? = nil
  ) {
    self.database = database
    self.voice = voice
    self.instant = instant
    self.newID = newID
    self.randomBytes = randomBytes
    self.variety = variety
    self.hosts = hosts
    self.hasDrawings = hasDrawings
    self.house = house
  }
}
