/// Sounds that decide on the article of Spanish feminines.
enum SpanishSounds {
  /// Whether a feminine noun takes *el*: its first sound is a stressed *a* (NGLE §14.2).
  static func beginsWithStressedA(_ noun: String) -> Bool { nouns.contains(noun) }

  private static let nouns: Set<String> = [
    "agua", "águila", "ala", "alba", "alga", "alma", "ama", "ancla", "ansia", "arca", "área",
    "arma",
    "arpa", "asa", "asma", "aspa", "aula", "ave", "haba", "habla", "hacha", "hada", "hambre",
    "haya",
    "álgebra", "ánfora", "ánima",
  ]
}
