import AACCore
import Foundation

/// The drawings that a vocabulary's words name: ours below `Data/`, and Twemoji's.
struct PictogramFolder {
  private let data: URL
  private let twemoji: URL?

  init(_ folder: VocabularyFolder) {
    data = folder.data.appending(path: "pictograms")
    twemoji = folder.twemoji
  }

  /// All of ours, which the program also uses by itself, and those of Twemoji that words name.
  func pictograms(of source: VocabularySource) -> [Pictogram] {
    var emoji: [Pictogram.ID: String] = [:]
    let named =
      source.categories.compactMap(\.pictogram) + source.concepts.compactMap(\.pictogram)
    for id in named { emoji[id] = Self.isOurs(id) ? "" : PictureName.characters(Self.name(id)) }
    for row in source.pictures {
      emoji[Pictogram.ID(rawValue: "aac:\(row["name"])")] = row["emoji"]
    }
    return emoji.sorted { $0.key.rawValue < $1.key.rawValue }.map { id, emoji in
      Pictogram(
        id: id, emoji: emoji, svg: svg(of: id), licence: "CC BY 4.0",
        author: Self.isOurs(id)
          ? "AAC project contributors" : "Twemoji, Twitter Inc. and other contributors")
    }
  }

  /// The drawing's source; nil when there is none.
  func svg(of id: Pictogram.ID) -> String? {
    let folder = Self.isOurs(id) ? data : twemoji
    // A drawing that cannot be read is as good as none: the character stands in for it.
    return try? folder.map {
      try String(contentsOf: $0.appending(path: "\(Self.name(id)).svg"), encoding: .utf8)
    }
  }

  private static func isOurs(_ id: Pictogram.ID) -> Bool { id.rawValue.hasPrefix("aac:") }

  private static func name(_ id: Pictogram.ID) -> String {
    String(id.rawValue.drop { $0 != ":" }.dropFirst())
  }
}
