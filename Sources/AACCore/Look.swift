/// How the screens of a person look and behave.
public struct Look: Hashable, Codable, Sendable {
  /// Colours of a screen; in each, text stands out from its ground by 7:1 or more.
  public enum Theme: String, CaseIterable, Codable, Hashable, Sendable {
    /// Quiet, light colours, from which the pictures stand out.
    case calm
    /// Quiet, dark colours.
    case dark
    /// White letters on black.
    case whiteOnBlack
    /// Yellow letters on black.
    case yellowOnBlack
  }

  /// How large something is.
  public enum Size: String, CaseIterable, Codable, Hashable, Sendable {
    case small, medium, large, huge
  }

  /// Where a picture's word stands.
  public enum LabelPlace: String, CaseIterable, Codable, Hashable, Sendable {
    case below, above
    /// Only the picture is seen; a screen reader still reads the word.
    case none
  }

  /// Numbers of tiles that a page can have; 0: all of them.
  public static let tileCounts = [4, 8, 15, 24, 40, 0]

  /// Colours.
  public var theme: Theme
  /// Size of the tiles.
  public var tileSize: Size
  /// Size of the letters.
  public var textSize: Size
  /// Tiles on one page, one of ``tileCounts``.
  public var tilesPerPage: Int
  /// Where the word stands.
  public var labels: LabelPlace
  /// Whether words are written in capital letters.
  public var isInCapitals: Bool
  /// Whether a word is said when it is touched.
  public var saysTouchedWords: Bool
  /// Whether the PIN is asked for before a countdown that still runs is ended.
  public var locksTimers: Bool
  /// Whether grammar makes sentences of the words of boards.
  public var makesSentences: Bool
  /// How the person chooses.
  public var access: AccessSettings
  /// The picture that stands for the person.
  public var face: Pictogram.ID?

  /// A look; the defaults suit a tablet and someone who does not read.
  public init(
    theme: Theme = .calm, tileSize: Size = .medium, textSize: Size = .medium,
    tilesPerPage: Int = 15, labels: LabelPlace = .below, isInCapitals: Bool = false,
    saysTouchedWords: Bool = true, locksTimers: Bool = false, makesSentences: Bool = true,
    access: AccessSettings = AccessSettings(),
    face: Pictogram.ID? = nil
  ) {
    self.theme = theme
    self.tileSize = tileSize
    self.textSize = textSize
    self.tilesPerPage = Self.tileCounts.contains(tilesPerPage) ? tilesPerPage : 15
    self.labels = labels
    self.isInCapitals = isInCapitals
    self.saysTouchedWords = saysTouchedWords
    self.locksTimers = locksTimers
    self.makesSentences = makesSentences
    self.access = access
    self.face = face
  }

  /// Reads a look; what another version of the program wrote and this one does not know has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? container.decodeIfPresent(Value.self, forKey: key)  // unknown: the default
    }
    self.init(
      theme: value(.theme) ?? .calm, tileSize: value(.tileSize) ?? .medium,
      textSize: value(.textSize) ?? .medium, tilesPerPage: value(.tilesPerPage) ?? 15,
      labels: value(.labels) ?? .below, isInCapitals: value(.isInCapitals) ?? false,
      saysTouchedWords: value(.saysTouchedWords) ?? true,
      locksTimers: value(.locksTimers) ?? false, makesSentences: value(.makesSentences) ?? true,
      access: value(.access) ?? AccessSettings(), face: value(.face))
  }
}
