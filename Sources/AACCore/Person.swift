/// Someone who communicates with the program, with their language and voice.
public struct Person: Hashable, Codable, Sendable, Identifiable {
  /// UUID text.
  public let id: String
  /// What the person is called; unique on one machine.
  public var name: String
  /// Grammatical gender in the first person: *estoy cansada*.
  public var gender: Gender
  /// Language and region of what they say.
  public var variety: LanguageVariety
  /// How it sounds.
  public var speech: SpeechSettings

  /// A person.
  public init(
    id: String, name: String, gender: Gender, variety: LanguageVariety,
    speech: SpeechSettings = SpeechSettings()
  ) {
    self.id = id
    self.name = name
    self.gender = gender
    self.variety = variety
    self.speech = speech
  }
}
