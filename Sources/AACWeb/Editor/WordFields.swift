import AACCore
import SentenceBuilder

/// What can be said of a word, as forms show and send it.
enum WordFields {
  /// What a form says; what it does not name stays as it is or is worked out.
  static func hints(_ form: Form) -> WordProposal.Hints {
    var hints = WordProposal.Hints()
    hints.role = form.value("role")
    hints.label = text(form["label"])
    hints.gender = form.value("gender")
    hints.number = form["number"] == "plural" ? .plural : nil
    hints.countability = form.value("countability")
    hints.kind = form.value("kind")
    hints.category = text(form["category"])
    hints.plural = form["plural"].map { String($0.prefix(80)) }
    hints.pictogram = text(form["picture"]).map(Pictogram.ID.init(rawValue:))
    return hints
  }

  /// A text without spaces around it; nil when nothing is left.
  static func text(_ text: String?) -> String? {
    guard let words = text?.split(whereSeparator: \.isWhitespace), !words.isEmpty else {
      return nil
    }
    return String(words.joined(separator: " ").prefix(80))
  }

  /// The fields of a form for a word.
  static func fields(
    _ entry: WordEntry, categories: [Category], language: Language
  ) -> Fields {
    let lexeme = entry.lexeme
    let isNoun = lexeme.wordClass == .noun || lexeme.wordClass == .properNoun
    var groups: [Fields] = []
    if isNoun, language != .english {
      groups.append(
        .choices(
          "gender", Text.wordGender[language].sentenceCased,
          [
            ("feminine", Text.genderFeminine[language].sentenceCased),
            ("masculine", Text.genderMasculine[language].sentenceCased),
          ], chosen: lexeme.gender?.rawValue ?? ""))
    }
    if isNoun {
      groups.append(
        .choices(
          "countability", Text.editorCounted[language],
          [
            ("count", Text.editorCount[language]), ("mass", Text.editorMass[language]),
          ], chosen: (lexeme.countability ?? .count).rawValue))
    }
    if isNoun {
      groups.append(
        .choices(
          "number", Text.editorAlwaysPlural[language],
          [
            ("singular", Text.answerNo[language]),
            ("plural", Text.editorAlwaysPluralYes[language]),
          ], chosen: lexeme.number == .plural ? "plural" : "singular"))
    }
    return [
      "label": entry.label, "labelLabel": Text.editorTileText[language],
      "lemma": lexeme.lemma, "lemmaLabel": Text.editorLemma[language],
      "groups": groups, "hasPlural": isNoun,
      "plural": lexeme.forms["PL"] ?? "", "pluralLabel": Text.editorPluralForm[language],
      "categoryLabel": Text.wordCategory[language].sentenceCased,
      "categories": categories.map {
        ["value": $0.id, "label": $0.name, "selected": $0.id == entry.category] as Fields
      },
      "kindLabel": Text.editorKind[language],
      "kinds": SemanticKind.allCases.map { kind in
        (kind, kind.name[language].sentenceCased)
      }.sorted { $0.1 < $1.1 }.map { kind, name in
        ["value": kind.rawValue, "label": name, "selected": kind == lexeme.kind] as Fields
      },
    ]
  }
}
