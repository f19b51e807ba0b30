import AACCore
import SentenceBuilder
import Testing

/// One composer a language for tests of many rows, because reading the vocabulary takes longer than a sentence.
enum SharedComposers {
  private static let all: [Language: SentenceComposer] = {
    var all: [Language: SentenceComposer] = [:]
    // What cannot be read is required below.
    for language in Language.allCases { all[language] = try? GoldSet(language).composer() }
    return all
  }()

  static func composer(_ language: Language) throws -> SentenceComposer {
    try #require(all[language])
  }
}
