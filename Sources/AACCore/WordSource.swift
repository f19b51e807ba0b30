/// Finds words of the vocabulary by name, without reading all of it.
///
/// A name is a lemma or a label; letter case and accents do not matter when no exact match exists. Concepts are no
/// names: the key `red` must not answer for the Spanish noun *red*.
public protocol WordSource: Sendable {
  /// The subject of that name; nil when there is none.
  func subject(named name: String, in language: Language) throws -> Subject?

  /// The verb of that name; nil when there is none.
  func verb(named name: String, in language: Language) throws -> Verb?

  /// The complement of that name; nil when there is none.
  func complement(named name: String, in language: Language) throws -> Complement?

  /// All verbs of exactly that name, the usual one first.
  func verbs(named name: String, in language: Language) throws -> [Verb]

  /// All complements of exactly that name, the usual one first.
  func complements(named name: String, in language: Language) throws -> [Complement]

  /// Whether a verb leads to a word, be it a complement or a verb that it opens.
  func isLinked(_ verb: Concept, to word: Concept, in language: Language) throws -> Bool

  /// What the pair of verb and complement needs between them; nil when grammar decides.
  func government(verb: Concept, complement: Concept, in language: Language) throws -> Government?

  /// The words nearest in spelling, best first, at most three.
  func nearestWords(to name: String, in language: Language) throws -> [String]
}
