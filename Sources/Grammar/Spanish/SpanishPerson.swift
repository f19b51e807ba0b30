import AACCore

/// The persons that Spanish verb forms tell apart, in the order of ``SpanishVerbSpec/tenses``.
///
/// Source: NGLE, §4.1 and §16.15–16.17 (*vos*, *usted*).
enum SpanishPerson: Int, CaseIterable, Sendable {
  case yo, tú, vos, él, nosotros, vosotros, ellos

  init?(_ person: GrammaticalPerson?, _ number: GrammaticalNumber?, isVoseo: Bool) {
    switch (person, number) {
    case (.first, .singular): self = .yo
    case (.second, .singular): self = isVoseo ? .vos : .tú
    case (.third, .singular): self = .él
    case (.first, .plural): self = .nosotros
    case (.second, .plural): self = .vosotros
    case (.third, .plural): self = .ellos
    default: return nil
    }
  }

  /// Whether the stem bears the stress in the present: *como, comes, come, comen*.
  var isStemStressed: Bool {
    switch self {
    case .yo, .tú, .él, .ellos: true
    case .vos, .nosotros, .vosotros: false
    }
  }

  /// The person where *vos* has the form of *tú*, as in all but the present and the imperative.
  var withoutVoseo: SpanishPerson { self == .vos ? .tú : self }

  var person: GrammaticalPerson {
    switch self {
    case .yo, .nosotros: .first
    case .tú, .vos, .vosotros: .second
    case .él, .ellos: .third
    }
  }

  var number: GrammaticalNumber {
    switch self {
    case .yo, .tú, .vos, .él: .singular
    case .nosotros, .vosotros, .ellos: .plural
    }
  }

  /// The reflexive pronoun of a pronominal verb: *me lavo*.
  var reflexive: String {
    switch self {
    case .yo: "me"
    case .tú, .vos: "te"
    case .él, .ellos: "se"
    case .nosotros: "nos"
    case .vosotros: "os"
    }
  }
}
