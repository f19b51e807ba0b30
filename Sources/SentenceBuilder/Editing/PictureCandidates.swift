public import AACCore

/// Finds pictures that may suit a new word, in the vocabulary and in all symbol sets that are installed.
public struct PictureCandidates {
  /// One picture and the name by which it was found.
  public struct Candidate: Hashable, Codable, Sendable, Identifiable {
    /// Which pictogram.
    public let id: Pictogram.ID
    /// A name that it has.
    public let name: String

    /// A picture that was found by a name.
    public init(id: Pictogram.ID, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Looks names up in everything that is installed, the first names first.
  public typealias Search = (_ names: [String], _ atMost: Int) throws -> [Candidate]

  private let index: PictureIndex
  private let forms: WordForms
  private let search: Search

  /// Candidates among the words of all languages, that of the reader first, and where `search` looks.
  ///
  /// - Throws: what `vocabulary` throws.
  public init(
    for reader: Language, vocabulary: (Language) throws -> Vocabulary, search: @escaping Search
  ) rethrows {
    let languages = [reader] + Language.allCases.filter { $0 != reader }
    let vocabularies = try languages.map(vocabulary)
    index = PictureIndex(vocabularies)
    forms = WordForms(vocabularies)
    self.search = search
  }

  /// Those of words that have the very name, then those that the search finds by it or by its dictionary form, then those
  /// of words whose names are alike.
  ///
  /// - Throws: what the search throws.
  public func pictures(for name: String, atMost count: Int) throws -> [Candidate] {
    let known = { (ids: [Pictogram.ID]) in
      ids.map { Candidate(id: $0, name: index.name(of: $0) ?? name) }
    }
    let found = try search(forms.dictionaryForms(of: name), count)
    let all =
      known(index.pictograms(named: name)) + found
      + known(index.pictograms(for: name, atMost: count))
    var seen = Set<Pictogram.ID>()
    return Array(all.filter { seen.insert($0.id).inserted }.prefix(count))
  }
}
