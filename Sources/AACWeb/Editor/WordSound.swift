import AACCore
import AACStore

/// How a word sounds: by the voice, or as someone recorded it.
struct WordSound {
  let word: EditedWord
  let desk: EditorDesk

  private var recording: Recording? {
    get throws { try find(of: desk.person?.id) }
  }

  /// Whose the recording is that is heard: the person's, else everybody's.
  var owner: Person.ID? {
    get throws {
      guard let person = desk.person?.id, let own = try find(of: person) else { return nil }
      return try find(of: nil)?.id == own.id ? nil : person
    }
  }

  private func find(of person: Person.ID?) throws -> Recording? {
    let key = SpokenKey(word.label)
    return try desk.database.recordings(of: person).first {
      $0.scope == .word && $0.language == desk.language && SpokenKey($0.text) == key
    }
  }

  var fields: Fields {
    get throws {
      let language = desk.language
      let recording = try recording
      return [
        "soundHref": "/care/words/sound?word=\(word.address.inAddress)",
        "soundLabel": Text.editorVoice[language],
        "soundSource":
          "/care/words/sound.wav?word=\(word.address.inAddress)&v=\(recording?.id.inAddress ?? "")",
        "isRecorded": recording != nil,
        "soundState": (recording == nil ? Text.editorByVoice : .editorRecorded)[language],
        "removeSoundLabel": Text.editorRemoveSound[language],
      ]
    }
  }
}
