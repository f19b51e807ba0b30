import AACCore
import Grammar

/// Forms of Portuguese as the tests ask for them.
enum PortugueseForms {
  static let brazil = PortugueseMorphology(.portugueseBrazil)
  static let portugal = PortugueseMorphology(.portuguesePortugal)

  /// Forms of *eu, tu, ele, nós, vós, eles* between spaces; several between strokes; `-` for none.
  static func paradigm(
    _ lemma: String, _ form: VerbFeatures.Form, in morphology: PortugueseMorphology = brazil
  ) -> String {
    let cells = GrammaticalNumber.allCases.flatMap { number in
      GrammaticalPerson.allCases.map { person in
        morphology.verb(lemma, VerbFeatures(form, person, number)).joined(separator: "/")
      }
    }
    return cells.map { $0.isEmpty ? "-" : $0 }.joined(separator: " ")
  }
}
