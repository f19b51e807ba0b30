extension Fields {
  /// A group of radio buttons, one of them chosen, as the template `settings` shows it.
  static func choices(
    _ name: String, _ title: String, _ options: [(value: String, label: String)], chosen: String
  ) -> Fields {
    [
      "name": name, "title": title,
      "options": options.map { option in
        [
          "name": name, "value": option.value, "label": option.label,
          "checked": option.value == chosen,
        ] as Fields
      },
    ]
  }
}
