public import AACCore

/// A voice that was tried on this machine and made a sound.
public struct WorkingVoice: Hashable, Codable, Sendable {
  /// Name to choose it by.
  public var name: String
  /// Name in English for people.
  public var label: String
  /// The variety whose sentences it speaks when nothing else is chosen, or the nearest one.
  public var variety: LanguageVariety
  /// Whether that variety is spoken by it unless another voice is chosen.
  public var isDefault: Bool
  /// What makes its sound: `espeak-ng`, or the name of another program.
  public var engine: String
  /// The timbres that go with it, by the name of their case.
  public var timbres: [String]

  /// A working voice.
  public init(
    name: String, label: String, variety: LanguageVariety, isDefault: Bool, engine: String,
    timbres: [String]
  ) {
    self.name = name
    self.label = label
    self.variety = variety
    self.isDefault = isDefault
    self.engine = engine
    self.timbres = timbres
  }
}
