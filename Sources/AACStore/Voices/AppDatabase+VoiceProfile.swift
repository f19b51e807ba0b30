public import AACCore

extension AppDatabase {
  /// What belongs to a person's voice, everybody's included.
  ///
  /// What cannot be read of it is left out: a damaged recording must not take the voice away.
  public func voiceProfile(of person: Person.ID?) -> VoiceProfile {
    VoiceProfile(
      pronunciations: (try? pronunciations(of: person)) ?? [],
      recordings: (try? recordings(of: person)) ?? [],
      commands: (try? voiceCommands()) ?? [],
      contents: { try contents(ofSound: $0) })
  }
}
