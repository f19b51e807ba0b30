import AACCore

/// A button of the bar that stands at the same place on every page of an activity.
struct BarButton {
  /// What it does.
  enum Action {
    /// Leads to a page of ours.
    case link(String)
    /// Leads to a page that is loaded as a whole.
    case page(String)
    /// Sends a form.
    case form(String, [(name: String, value: String)])
    /// Sends a form whose sentence is heard.
    case speak([(name: String, value: String)])
    /// Hides and shows the digits of a countdown; there only where scripts run.
    case numbers
    /// Nothing now: it stands there dimmed, so that the others keep their places.
    case none
  }

  /// Its name in styles and tests.
  var id: String
  var label: Text
  var picture: Pictogram.ID
  var action: Action
  /// Whether it is switched on; nil for what is no switch.
  var isOn: Bool?

  init(
    _ id: String, _ label: Text, _ picture: Pictogram.ID, _ action: Action, isOn: Bool? = nil
  ) {
    self.id = id
    self.label = label
    self.picture = picture
    self.action = action
    self.isOn = isOn
  }

  /// The way home, first on every bar.
  static let home = BarButton("home", .keyHome, "aac:ui-home", .link("/"))

  /// The way back, second on every bar.
  static func back(_ address: String) -> BarButton {
    BarButton("back", .keyBack, "aac:ui-back", .link(address))
  }
}

extension Fields {
  /// A field that a form sends without showing it.
  static func input(_ name: String, _ value: String) -> Fields { ["name": name, "value": value] }

  /// The buttons as the template `bar` shows them.
  static func bar(
    _ buttons: [BarButton], words: WordCache.Words, language: Language
  ) -> Fields {
    [
      "actionsLabel": Text.webActions[language],
      "numbersHide": Text.webHideNumbers[language],
      "numbersShow": Text.webShowNumbers[language],
      "bar": buttons.map { button in
        words.picture(button.picture).merging(
          [
            "id": button.id, "label": button.label[language].sentenceCased,
            "on": button.isOn == true,
            "state": button.isOn.map { ($0 ? Text.webOn : .webOff)[language] as Any } ?? false,
          ] as Fields
        ).merging(fields(of: button.action))
      },
    ]
  }

  private static func fields(of action: BarButton.Action) -> Fields {
    var fields: Fields = [
      "isLink": false, "isPage": false, "isForm": false, "speaks": false, "isNumbers": false,
      "isDimmed": false, "href": false, "inputs": [Fields](),
    ]
    switch action {
    case .link(let address): fields.merge(["isLink": true, "href": address])
    case .page(let address): fields.merge(["isPage": true, "href": address])
    case .form(let address, let inputs):
      fields.merge(["isForm": true, "href": address, "inputs": inputs.map(input)])
    case .speak(let inputs):
      fields.merge(
        ["isForm": true, "speaks": true, "href": "/say", "inputs": inputs.map(input)]
      )
    case .numbers: fields["isNumbers"] = true
    case .none: fields["isDimmed"] = true
    }
    return fields
  }
}
