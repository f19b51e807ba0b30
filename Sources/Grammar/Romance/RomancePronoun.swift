import AACCore

/// A personal pronoun with its forms in every place of the sentence.
///
/// Source: NGLE §16 (personal pronouns); Cunha & Cintra, chapter 11 (*Pronomes pessoais*).
struct RomancePronoun: Sendable {
  /// As subject.
  let subject: String
  let person: GrammaticalPerson
  let number: GrammaticalNumber
  /// Nil: the speaker's or the listener's.
  let gender: Gender?
  /// Behind a preposition.
  let prepositional: String
  /// Object before or on the verb; nil: the full pronoun stands behind it (*vejo você*).
  let accusative: String?
  /// Recipient before or on the verb; nil: preposition and full pronoun.
  let dative: String?
  let reflexive: String
  /// With *con, com*; nil: preposition and ``prepositional``.
  let comitative: String?
  let isVoseo: Bool
  /// Whether the verb's ending alone says who is meant, so that it can be left out of a question.
  let isDroppable: Bool

  init(
    _ subject: String, _ person: GrammaticalPerson, _ number: GrammaticalNumber,
    _ gender: Gender? = nil, prepositional: String? = nil, _ accusative: String?, _ dative: String?,
    _ reflexive: String, comitative: String? = nil, isVoseo: Bool = false, isDroppable: Bool = true
  ) {
    self.subject = subject
    self.person = person
    self.number = number
    self.gender = gender
    self.prepositional = prepositional ?? subject
    self.accusative = accusative
    self.dative = dative
    self.reflexive = reflexive
    self.comitative = comitative
    self.isVoseo = isVoseo
    self.isDroppable = isDroppable
  }

  /// *Nós dois, todos nós*: the same person and number in words that have one form (Cunha & Cintra, chapter 11).
  func grouped(_ said: String) -> RomancePronoun {
    RomancePronoun(said, person, number, gender, nil, nil, reflexive, isDroppable: false)
  }

  /// *Eu mesmo, comigo mesma*: each form with a word behind it.
  func with(_ word: String) -> RomancePronoun {
    RomancePronoun(
      "\(subject) \(word)", person, number, gender, prepositional: "\(prepositional) \(word)", nil,
      nil, reflexive, comitative: comitative.map { "\($0) \(word)" }, isDroppable: false)
  }
}
