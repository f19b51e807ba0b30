public import AACCore

extension SpanishMorphology {
  public func plural(of singular: String, wordClass: WordClass) -> [String] { [singular + "s"] }
  public func adjective(_ lemma: String, _ gender: Gender, _ number: GrammaticalNumber) -> [String]
  { [lemma] }
  public func gender(of noun: String) -> Gender? { .masculine }
  public func feminine(of noun: String) -> String? { nil }
}
