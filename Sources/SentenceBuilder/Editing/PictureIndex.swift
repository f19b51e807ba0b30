public import AACCore

/// Finds pictures by the words that have them, in every language, accents and letter case aside.
public struct PictureIndex: Sendable {
  private var pictograms: [String: [Pictogram.ID]] = [:]
  private var names: [Pictogram.ID: String] = [:]
  /// Words that say nothing of what a picture shows: *my, with, to*.
  private var functionWords: Set<String> = []
  private var verbs: Set<String> = []
  private let reader: Language?

  /// The pictures of the words of vocabularies, that of the reader's language first.
  public init(_ vocabularies: [Vocabulary]) {
    reader = vocabularies.first?.language
    for vocabulary in vocabularies {
      for role in [WordRole.complement, .subject, .verb] {
        for word in vocabulary.words(role) {
          note(word, role, vocabulary.language)
          guard let pictogram = word.pictogram else { continue }
          if names[pictogram] == nil { names[pictogram] = word.label }
          for name in Set([word.label, word.lexeme.lemma]) {
            let key = name.foldedForSearch
            if pictograms[key]?.contains(pictogram) == true { continue }
            pictograms[key, default: []].append(pictogram)
          }
        }
      }
    }
  }

  private mutating func note(_ word: any VocabularyWord, _ role: WordRole, _ language: Language) {
    guard language == reader else { return }
    let key = word.lexeme.lemma.foldedForSearch
    switch word.lexeme.wordClass {
    case .pronoun, .determiner, .adposition, .conjunction, .particle: functionWords.insert(key)
    case .verb: verbs.insert(key)
    default: break
    }
  }

  /// The word of a name of several that tells what it is: the last one in English (*my grandma's house*) but for a
  /// name behind it (*my dog Toby*) and what a verb does (*swim fast*), else the first (*mi perro Toby*).
  private func head(of name: String) -> String? {
    let words = name.split(separator: " ").map(String.init)
    let content = words.filter { !functionWords.contains($0.foldedForSearch) }
    guard let first = content.first else { return nil }
    if reader != .english || verbs.contains(first.foldedForSearch) { return first.foldedForSearch }
    let common = content.filter { $0.first?.isUppercase == false }
    return (common.last ?? content.last)?.foldedForSearch
  }

  /// A word that has the picture, in the first language that has one.
  public func name(of pictogram: Pictogram.ID) -> String? { names[pictogram] }

  /// Pictures whose words are the name.
  public func pictograms(named name: String) -> [Pictogram.ID] {
    pictograms[name.foldedForSearch] ?? []
  }

  /// Pictures whose words are the name, begin with it or hold it as a word; the nearest first.
  public func pictograms(for name: String, atMost count: Int) -> [Pictogram.ID] {
    let key = name.foldedForSearch
    if key.isEmpty { return [] }
    let head = key.contains(" ") ? head(of: name) : nil
    var ranked: [(rank: Int, name: String)] = []
    for candidate in pictograms.keys {
      if candidate == key {
        ranked.append((0, candidate))
      } else if candidate.split(separator: " ").contains(Substring(key)) {
        ranked.append((1, candidate))
      } else if candidate == head {
        ranked.append((2, candidate))
      } else if candidate.hasPrefix(key), key.count > 3 {
        ranked.append((3, candidate))
      }
    }
    var seen = Set<Pictogram.ID>()
    return Array(
      ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
        .flatMap { pictograms[$0.name] ?? [] }.filter { seen.insert($0).inserted }
        .prefix(count))
  }
}
