import AACCore
import AACStore
import SentenceBuilder

/// The settings of the screens as their template shows them, and as its form sends them.
struct SettingsPage {
  /// Drawings that can stand for a person.
  static let faces: [Pictogram.ID] = [
    "aac:ui-person", "aac:i", "aac:you", "aac:he", "aac:she", "aac:happy", "aac:we", "aac:mom",
    "aac:dad", "aac:sister", "aac:brother", "aac:student",
  ]

  let session: WebSession
  let words: WordCache.Words

  /// The look that a form asks for; what it does not name, or names wrongly, stays.
  static func look(_ form: Form, before: Look) -> Look {
    Look(
      theme: form.value("theme") ?? before.theme,
      tileSize: form.value("tileSize") ?? before.tileSize,
      textSize: form.value("textSize") ?? before.textSize,
      tilesPerPage: form["tilesPerPage"].flatMap(Int.init) ?? before.tilesPerPage,
      labels: form.value("labels") ?? before.labels, isInCapitals: form["capitals"] != nil,
      saysTouchedWords: form["saysTouched"] != nil,
      locksTimers: form["locksTimers"] != nil, makesSentences: before.makesSentences,
      access: before.access,
      face: form["face"].map { Pictogram.ID(rawValue: $0) }.flatMap {
        faces.contains($0) ? $0 : nil
      } ?? before.face)
  }

  var fields: Fields {
    get throws {
      var fields = lookFields
      let keeps = try session.database.keepsHistory(of: session.person?.id)
      let level = try session.database.vocabularyLevel(of: session.person?.id)
      fields["switches"] =
        lookSwitches + [
          ["name": "history", "label": Text.webKeepsSaid[session.language], "on": keeps]
        ]
      fields["groups"] =
        lookGroups + [
          .choices(
            "level", Text.webLevel[session.language],
            ([0] + WordEntry.levels).map {
              ("\($0)", $0 == 0 ? Text.webAllLevels[session.language] : "\($0)")
            }, chosen: "\(level ?? 0)")
        ]
      fields["forgetHref"] = "/care/settings/forget"
      fields["forgetLabel"] = Text.webForgetSaid[session.language]
      return fields
    }
  }

  private var lookFields: Fields {
    let look = session.look
    let language = session.language
    let person = session.person?.name
    return [
      "heading": Text.webSettings[language], "whose": person.map { $0 as Any } ?? false,
      "action": "/care/settings", "hasSwitches": true, "hasFaces": true,
      "facesLabel": Text.webFace[language],
      "faces": Self.faces.filter { words.drawings.contains($0) }.enumerated().map { index, id in
        words.picture(id).merging(
          [
            "value": id.rawValue, "label": name(of: id) ?? "\(index + 1)",
            "checked": (look.face ?? Self.faces[0]) == id,
          ] as Fields
        )
      },
      "saveLabel": Text.keySave[language].sentenceCased,
      "backLabel": Text.keyBack[language].sentenceCased,
      "backPicture": words.picture("aac:ui-back"),
    ]
  }

  private var lookGroups: [Fields] {
    let look = session.look
    return [
      group(
        "theme", .webTheme, Look.Theme.allCases.map { ($0.rawValue, Self.name($0)) },
        look.theme.rawValue),
      group("tileSize", .webTileSize, Self.sizes, look.tileSize.rawValue),
      group("textSize", .webTextSize, Self.sizes, look.textSize.rawValue),
      group(
        "tilesPerPage", .webTilesPerPage,
        Look.tileCounts.map { count in
          (
            "\(count)",
            count == 0 ? .webAllTiles : Text(es: "\(count)", en: "\(count)", pt: "\(count)")
          )
        }, "\(look.tilesPerPage)"),
      group(
        "labels", .webLabels,
        Look.LabelPlace.allCases.map { ($0.rawValue, Self.name($0)) }, look.labels.rawValue),
    ]
  }

  private var lookSwitches: [Fields] {
    let look = session.look
    let language = session.language
    return [
      ["name": "capitals", "label": Text.webCapitals[language], "on": look.isInCapitals],
      [
        "name": "saysTouched", "label": Text.webSaysTouched[language],
        "on": look.saysTouchedWords,
      ],
      [
        "name": "locksTimers", "label": Text.webStopLocked[language], "on": look.locksTimers,
      ],
    ]
  }

  /// What is on a picture, in the words of the vocabulary; the usual one is *person*.
  private func name(of id: Pictogram.ID) -> String? {
    if id == Self.faces[0] { return Text.webPersonPicture[session.language] }
    let vocabulary = words.builder.vocabulary
    return vocabulary.subjects.first { $0.pictogram == id }?.label
      ?? vocabulary.complements.first {
        $0.pictogram == id || "aac:\($0.concept.rawValue)" == id.rawValue
      }?.label
  }

  private func group(
    _ name: String, _ title: Text, _ options: [(String, Text)], _ value: String
  ) -> Fields {
    .choices(
      name, title[session.language], options.map { ($0.0, $0.1[session.language]) }, chosen: value)
  }

  private static let sizes: [(String, Text)] = Look.Size.allCases.map { size in
    let name: Text =
      switch size {
      case .small: .webSmall
      case .medium: .webMedium
      case .large: .webLarge
      case .huge: .webHuge
      }
    return (size.rawValue, name)
  }

  private static func name(_ theme: Look.Theme) -> Text {
    switch theme {
    case .calm: .webThemeCalm
    case .dark: .webThemeDark
    case .whiteOnBlack: .webThemeWhite
    case .yellowOnBlack: .webThemeYellow
    }
  }

  private static func name(_ place: Look.LabelPlace) -> Text {
    switch place {
    case .below: .webLabelsBelow
    case .above: .webLabelsAbove
    case .none: .webLabelsNone
    }
  }
}
