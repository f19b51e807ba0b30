import AACCore

/// A person as the commands print them.
struct PersonReport: Report {
  var id: String
  var name: String
  var gender: Gender
  var language: String
  var voice: String?
  var speed: Int
  var pitch: Int
  var volume: Int
  var pause: Int
  var isCurrent: Bool

  private enum CodingKeys: String, CodingKey {
    case id, name, gender, language, voice, speed, pitch, volume, pause
    case isCurrent = "current"
  }

  init(_ person: Person, isCurrent: Bool) {
    id = person.id
    name = person.name
    gender = person.gender
    language = person.variety.tag
    voice = person.speech.voice
    speed = person.speech.speed
    pitch = person.speech.pitch
    volume = person.speech.volume
    pause = person.speech.pause
    self.isCurrent = isCurrent
  }

  var description: String {
    let messages = (LanguageVariety(tag: language) ?? .spanishSpain).language
    let genderName = gender == .feminine ? Text.genderFeminine : Text.genderMasculine
    let parts = [
      language, genderName[messages], voice, "\(Text.helpSpeed[messages]): \(speed)",
      "\(Text.helpPitch[messages]): \(pitch)", "\(Text.helpVolume[messages]): \(volume)",
    ]
    let silences = pause > 0 ? ["\(Text.helpPause[messages]): \(pause)"] : []
    let features = parts.compactMap(\.self) + silences
    return "\(isCurrent ? "*" : " ") \(name) (\(features.joined(separator: ", ")))"
  }
}
