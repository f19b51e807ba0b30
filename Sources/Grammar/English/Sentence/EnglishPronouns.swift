import AACCore

/// Cases of the English pronouns.
///
/// Source: Quirk et al., CGEL §6.1–6.29; Huddleston & Pullum, CGEL ch. 5 §16.
struct EnglishPronouns: Sendable {
  let person: GrammaticalPerson
  let number: GrammaticalNumber
  /// *I, he*.
  let nominative: String
  /// *me, him*.
  let accusative: String
  /// *my, his*.
  let possessive: String
  /// *mine, his*.
  let absolute: String
  /// *myself, himself*.
  let reflexive: String

  /// The pronoun that a word is a form of; nil when it is no personal pronoun.
  static func of(_ word: String) -> EnglishPronouns? { table[word] }

  static let firstSingular = EnglishPronouns(
    .first, .singular, "I", "me", "my", "mine", "myself")
  static let second = EnglishPronouns(
    .second, .singular, "you", "you", "your", "yours", "yourself")
  static let masculine = EnglishPronouns(.third, .singular, "he", "him", "his", "his", "himself")
  static let feminine = EnglishPronouns(.third, .singular, "she", "her", "her", "hers", "herself")
  static let neuter = EnglishPronouns(.third, .singular, "it", "it", "its", "its", "itself")
  static let firstPlural = EnglishPronouns(
    .first, .plural, "we", "us", "our", "ours", "ourselves")
  static let secondPlural = EnglishPronouns(
    .second, .plural, "you", "you", "your", "yours", "yourselves")
  static let allOfYou = EnglishPronouns(
    .second, .plural, "you all", "you all", "your", "yours", "yourselves")
  static let youGuys = EnglishPronouns(
    .second, .plural, "you guys", "you guys", "your", "yours", "yourselves")
  static let thirdPlural = EnglishPronouns(
    .third, .plural, "they", "them", "their", "theirs", "themselves")

  private init(
    _ person: GrammaticalPerson, _ number: GrammaticalNumber, _ nominative: String,
    _ accusative: String, _ possessive: String, _ absolute: String, _ reflexive: String
  ) {
    self.person = person
    self.number = number
    self.nominative = nominative
    self.accusative = accusative
    self.possessive = possessive
    self.absolute = absolute
    self.reflexive = reflexive
  }

  private static let table: WordMap<EnglishPronouns> = {
    var table: [String: EnglishPronouns] = [:]
    let all = [
      firstSingular, second, masculine, feminine, neuter, firstPlural, thirdPlural,
    ]
    for pronoun in all {
      for form in [
        pronoun.nominative, pronoun.accusative, pronoun.possessive, pronoun.absolute,
        pronoun.reflexive,
      ] where table[form] == nil { table[form] = pronoun }
    }
    table["you all"] = allOfYou
    table["you guys"] = youGuys
    table["yourselves"] = secondPlural
    return WordMap(table)
  }()
}

extension Lexeme {
  /// Whether it is spelled as the subject form of an English pronoun, whatever it is: *I, you, he, it*.
  var hasSubjectForm: Bool { EnglishPronouns.of(lemma)?.nominative == lemma }

  /// Whether it is an English pronoun in its subject form: *I, you, he, it*.
  var isSubjectForm: Bool { wordClass == .pronoun && hasSubjectForm }

  /// Whether it is an English pronoun in a form that only subjects have: *I, he, we*.
  var isSubjectFormOnly: Bool {
    isSubjectForm && EnglishPronouns.of(lemma)?.accusative != lemma
  }
}
