import AACCore

/// Forms that stand on a tile instead of the dictionary form: *quiero, posso, tengo, vou*.
///
/// Boards have them, and they mean the verb (NGLE §4; Cunha & Cintra, chapter 13).
enum FiniteForms {
  /// The dictionary form of a present form of a frequent verb; nil where it is none.
  static func infinitive(_ form: String, in language: Language) -> String? {
    switch language {
    case .spanish: spanish[form]
    case .portuguese: portuguese[form]
    case .english: nil
    }
  }

  private static let spanish = table(
    [
      "querer", "poder", "tener", "estar", "ser", "ir", "necesitar", "gustar", "saber", "hacer",
      "ver",
      "venir", "decir", "entender", "preferir",
    ], .spanish)

  private static let portuguese = table(
    [
      "querer", "poder", "ter", "estar", "ser", "ir", "precisar", "gostar", "saber", "fazer", "ver",
      "vir",
      "dizer", "dar", "entender", "preferir",
    ], .portuguese)

  private static func table(_ verbs: [String], _ language: Language) -> [String: String] {
    guard let morphology = LanguageTables.tables(language).morphology else { return [:] }
    var table: [String: String] = [:]
    for verb in verbs {
      for number in [GrammaticalNumber.singular, .plural] {
        for person in [GrammaticalPerson.first, .second, .third] {
          let forms = morphology.verb(verb, VerbFeatures(.present, person, number))
          let local = morphology.verb(verb, VerbFeatures(.present, person, number, isVoseo: true))
          for form in forms + local where table[form] == nil { table[form] = verb }
        }
      }
    }
    return table
  }
}
