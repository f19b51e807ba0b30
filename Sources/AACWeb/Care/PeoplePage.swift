import AACCore
import AACSpeech
import AACStore

/// The people, and the form of one of them, as their templates show them.
struct PeoplePage {
  /// Words a minute that can be chosen.
  static let speeds = [90, 120, 150, 180, 220]
  /// Pitches that can be chosen.
  static let pitches = [20, 35, 50, 65, 80]

  let session: WebSession
  let words: WordCache.Words

  private var language: Language { session.language }

  var list: Fields {
    get throws {
      let people = try session.database.people()
      return [
        "heading": Text.homePeople[language],
        "people": try people.map { person in
          let look = try session.database.look(of: person.id)
          return words.picture(look.face ?? "aac:ui-person").merging(
            [
              "id": person.id, "name": person.name, "variety": person.variety.ownName,
              "varietyLang": person.variety.tag, "current": person.id == session.person?.id,
              "editHref": "/care/people/edit?person=\(person.id.inAddress)",
            ] as Fields
          )
        },
        "nobody": people.isEmpty ? Text.webNobody[language] as Any : false,
        "useLabel": Text.webUsePerson[language], "currentLabel": Text.webNowSpeaks[language],
        "editLabel": Text.webEdit[language], "addLabel": Text.peopleAdd[language],
        "addPicture": words.picture("aac:ui-add"), "editPicture": words.picture("aac:ui-edit"),
        "backLabel": Text.keyBack[language].sentenceCased,
        "backPicture": words.picture("aac:ui-back"),
      ]
    }
  }

  /// The form of a person, or of a new one.
  func form(_ person: Person?, isNew: Bool, problem: Text?) -> Fields {
    let isNew = isNew || person == nil
    let shown =
      person ?? Person(id: "", name: "", gender: .feminine, variety: session.variety)
    return [
      "heading": isNew ? Text.peopleAdd[language] : shown.name,
      "id": isNew ? false as Any : shown.id, "name": shown.name,
      "nameLabel": Text.personAskName[language],
      "problem": problem.map { $0[language].sentenceCased as Any } ?? false,
      "genderLabel": Text.webGender[language],
      "genders": Gender.allCases.map { gender in
        option(
          gender.rawValue, (gender == .feminine ? Text.personFeminine : .personMasculine)[language],
          gender == shown.gender)
      },
      "varietyLabel": Text.webLanguage[language],
      "varieties": LanguageVariety.allCases.map { variety in
        option(variety.tag, variety.ownName, variety == shown.variety)
          .merging(["optionLang": variety.tag])
      },
      "voiceLabel": Text.webVoice[language], "voices": voices(shown),
      "speedLabel": Text.webSpeed[language],
      "speeds": scale(
        Self.speeds, shown.speech.speed,
        [.webVerySlow, .webSlow, .webNormal, .webFast, .webVeryFast]),
      "pitchLabel": Text.webPitch[language],
      "pitches": scale(
        Self.pitches, shown.speech.pitch,
        [.webVeryLow, .webLow, .webNormal, .webHigh, .webVeryHigh]),
      "sampleLabel": Text.webSample[language],
      "sample": isNew ? false as Any : "/care/people/sample.wav?person=\(shown.id.inAddress)",
      "removeHref": isNew
        ? false as Any : "/care/people/remove?person=\(shown.id.inAddress)",
      "removeLabel": Text.webRemovePerson[language],
      "saveLabel": Text.keySave[language].sentenceCased,
      "backLabel": Text.keyBack[language].sentenceCased,
      "backPicture": words.picture("aac:ui-back"),
    ]
  }

  /// The voice of a form's value: a timbre, the one before, or none in particular.
  static func voice(_ value: String, before: Person?) -> String? {
    if Timbre(rawValue: value) != nil { return value }
    return value == before?.speech.voice ? value : nil
  }

  /// The timbres, and the person's own voice where it is another.
  private func voices(_ person: Person) -> [Fields] {
    let own = person.speech.voice
    let other = own.flatMap { Timbre(rawValue: $0) == nil ? [option($0, $0, true)] : nil } ?? []
    return [option("", Text.webUsualVoice[language], own == nil)]
      + Timbre.allCases.map {
        option($0.rawValue, $0.name[language].sentenceCased, $0.rawValue == own)
      }
      + other
  }

  /// Values with names; one that lies between two is offered as a number besides.
  private func scale(_ values: [Int], _ value: Int, _ names: [Text]) -> [Fields] {
    let named = zip(values, names).map { option("\($0)", $1[language], $0 == value) }
    return named + (values.contains(value) ? [] : [option("\(value)", "\(value)", true)])
  }

  private func option(_ value: String, _ label: String, _ isSelected: Bool) -> Fields {
    ["value": value, "label": label, "selected": isSelected]
  }
}
