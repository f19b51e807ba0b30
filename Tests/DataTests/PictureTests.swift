import AACCore
import AACStore
import Foundation
import Testing

struct PictureTests {
  @Test(arguments: Language.allCases)
  func everyWordHasAPictureThatCanBeShown(_ language: Language) throws {
    let database = try RealData.database()
    for word in try RealData.vocabulary(language).allWords {
      let id = try #require(word.pictogram, "\(word.label) has no picture")
      let pictogram = try #require(try database.pictogram(id), "\(id.rawValue) is not there")
      let isOurs = id.rawValue.hasPrefix("aac:")
      #expect(pictogram.svg != nil || (!isOurs && RealData.twemoji == nil), "\(id.rawValue)")
      #expect(isOurs || !pictogram.emoji.isEmpty, "\(id.rawValue)")
    }
  }

  @Test(arguments: Language.allCases)
  func everyPictureNamesItsLicenceAndAuthor(_ language: Language) throws {
    let database = try RealData.database()
    for id in try Self.pictures(language) {
      let pictogram = try #require(try database.pictogram(id))
      #expect(pictogram.licence == "CC BY 4.0", "\(id.rawValue)")
      let author = id.rawValue.hasPrefix("aac:") ? "AAC project" : "Twemoji"
      #expect(pictogram.author.contains(author), "\(id.rawValue)")
    }
  }

  @Test(arguments: Language.allCases)
  func twemojiIdsAreCodePointsAsTheSetWritesThem(_ language: Language) throws {
    for id in try Self.pictures(language) where id.rawValue.hasPrefix("twemoji:") {
      let name = id.rawValue.dropFirst("twemoji:".count)
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { $0 == $0.lowercased() && !$0.hasPrefix("0") }, "\(id.rawValue)")
      let scalars = parts.map { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      #expect(scalars.allSatisfy { $0 != nil }, "\(id.rawValue)")
      let first = scalars.first.flatMap(\.self)
      #expect(first?.properties.isEmoji == true, "\(id.rawValue)")
    }
  }

  /// Words of one category that share a picture could not be told apart.
  @Test(arguments: Language.allCases)
  func wordsOfACategoryThatShareAPictureMeanTheSame(_ language: Language) throws {
    let meantToShare: Set<String> = [
      "aac:you", "aac:you-plural", "aac:we", "aac:be", "aac:wash", "aac:my", "aac:your", "aac:this",
      "aac:that", "aac:on", "aac:outside",
    ]
    let vocabulary = try RealData.vocabulary(language)
    for words in [vocabulary.verbs.map(Self.key), vocabulary.complements.map(Self.key)] {
      for (key, group) in Dictionary(grouping: words, by: { $0 }) where group.count > 1 {
        let id = String(key.split(separator: " ").last ?? "")
        #expect(meantToShare.contains(id), "\(key)")
      }
    }
  }

  private static func key(_ word: some VocabularyWord) -> String {
    "\(word.category) \(word.pictogram?.rawValue ?? "")"
  }

  private static func pictures(_ language: Language) throws -> [Pictogram.ID] {
    let vocabulary = try RealData.vocabulary(language)
    return vocabulary.allWords.compactMap(\.pictogram)
      + vocabulary.categories.compactMap(\.pictogram)
  }
}
