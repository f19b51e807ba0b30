public import AACCore

extension AppDatabase: WordSource {
  public func government(
    verb: Concept, complement: Concept, in language: Language
  ) throws -> Government? {
    try link(verb: verb, complement: complement, in: language)?.government
  }
}
