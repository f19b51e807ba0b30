public import AACCore
public import Foundation
import SwiftCSV

/// The list of a symbol set as it is published: which file shows what.
///
/// docs/pictures.md describes the three forms that are known.
public struct SymbolSet: Hashable, Sendable {
  /// One symbol of the list whose file is there.
  public struct Symbol: Hashable, Sendable {
    /// Its name within the set, for good.
    public var name: String
    /// Its file.
    public var path: String
    /// Characters that show the same; empty when there are none.
    public var emoji = ""
    /// What it is called, by language, the best first.
    public var names: [Language: [String]]
    /// Whether it is a verb; nil when the list does not say.
    public var isVerb: Bool?
  }

  /// First part of its symbols' ids.
  public let id: String
  /// What it calls itself.
  public let name: String
  /// Its licence.
  public let licence: String
  /// Whom the licence wants named.
  public let author: String
  /// Its symbols.
  public private(set) var symbols: [Symbol]
  /// The names of symbols of the list whose files are not there.
  public private(set) var missing: [String] = []

  /// Recognises a set among the files of a folder or package.
  ///
  /// - Parameters:
  ///   - paths: All files, with `/` between folders.
  ///   - read: The bytes of one.
  /// - Throws: ``PictureError/notASet`` and ``PictureError/badList(file:)``, and what `read` throws.
  public init(among paths: [String], read: (String) throws -> Data) throws {
    let byName = Dictionary(grouping: paths) { Self.fileName($0) }
    if let list = byName["symbol-info.csv"]?.first {
      self.init("mulberry", "Mulberry", "CC BY-SA 4.0", "Mulberry Symbols, Steve Lee")
      try readMulberry(try read(list), list, paths)
    } else if let list = byName["openmoji.json"]?.first {
      self.init(
        "openmoji", "OpenMoji", "CC BY-SA 4.0", "OpenMoji, HfG Schwäbisch Gmünd and contributors")
      try readOpenMoji(try read(list), list, paths)
    } else {
      self.init(
        "arasaac", "ARASAAC", "CC BY-NC-SA 4.0", "Sergio Palao, ARASAAC, Government of Aragón")
      try readArasaac(paths, read)
    }
    if symbols.isEmpty { throw PictureError.notASet }
  }

  private init(_ id: String, _ name: String, _ licence: String, _ author: String) {
    (self.id, self.name, self.licence, self.author) = (id, name, licence, author)
    symbols = []
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Files by their name without ending, in lower case; a drawing goes before dots.
  private static func pictures(_ paths: [String]) -> [String: String] {
    var pictures: [String: String] = [:]
    for ending in [".svg", ".png"] {
      for path in paths.sorted() where path.lowercased().hasSuffix(ending) {
        let stem = String(fileName(path).lowercased().dropLast(ending.count))
        if pictures[stem] == nil { pictures[stem] = path }
      }
    }
    return pictures
  }

  // MARK: - Mulberry

  private mutating func readMulberry(_ data: Data, _ file: String, _ paths: [String]) throws {
    let files = Self.pictures(paths)
    guard let text = String(data: data, encoding: .utf8),
      let table = try? NamedCSV(string: text, delimiter: .comma, loadColumns: false),
      let column = ["symbol-en", "symbol"].first(where: table.header.contains)
    else { throw PictureError.badList(file: file) }
    for row in table.rows {
      guard let symbol = row[column], !symbol.isEmpty else { continue }
      guard let path = files[symbol.lowercased()] else {
        missing.append(symbol)
        continue
      }
      var names: [Language: [String]] = [.english: Self.mulberryNames(symbol)]
      for language in [Language.spanish, .portuguese] {
        if let name = row["symbol-\(language.code)"], !name.isEmpty { names[language] = [name] }
      }
      symbols.append(
        Symbol(
          name: symbol, path: path, names: names,
          isVerb: row["grammar"].map { $0.hasPrefix("Verb") }))
    }
  }

  /// `eat_,_to` is the verb *eat*; `car_2` another picture of *car*.
  private static func mulberryNames(_ symbol: String) -> [String] {
    var words = symbol.replacing("_,_to", with: "").split(separator: "_").map(String.init)
    let isVariant = words.last.map { $0.first?.isNumber == true && $0.count <= 2 } ?? false
    if words.count > 1, isVariant { words.removeLast() }
    return [words.joined(separator: " ")]
  }

  // MARK: - OpenMoji

  private struct OpenMoji: Decodable {
    var emoji: String
    var hexcode: String
    var annotation: String
    var tags: String?
    var skintone: String?
  }

  private mutating func readOpenMoji(_ data: Data, _ file: String, _ paths: [String]) throws {
    let files = Self.pictures(paths)
    guard let list = try? JSONDecoder().decode([OpenMoji].self, from: data) else {
      throw PictureError.badList(file: file)
    }
    for item in list {
      guard let path = files[item.hexcode.lowercased()] else {
        missing.append(item.hexcode)
        continue
      }
      let tags = (item.tags ?? "").split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      // Skin tones of one picture would crowd out all others.
      let names = item.skintone?.isEmpty == false ? [item.annotation] : [item.annotation] + tags
      symbols.append(
        Symbol(
          name: item.hexcode.lowercased(), path: path, emoji: item.emoji,
          names: [.english: names]))
    }
  }

  // MARK: - ARASAAC

  private struct Arasaac: Decodable {
    struct Keyword: Decodable {
      var keyword: String?
      var type: Int?
      var plural: String?
    }

    var _id: Int
    var keywords: [Keyword]
  }

  /// One list a language, which its file name ends with; pictures are named after their number.
  private mutating func readArasaac(
    _ paths: [String], _ read: (String) throws -> Data
  ) throws {
    let files = Self.pictures(paths)
    var symbols: [Int: Symbol] = [:]
    var missing: Set<Int> = []
    for path in paths.sorted() where path.lowercased().hasSuffix(".json") {
      guard let language = Self.language(of: path) else { continue }
      guard let list = try? JSONDecoder().decode([Arasaac].self, from: try read(path)) else {
        throw PictureError.badList(file: path)
      }
      for item in list {
        let stems = ["\(item._id)", "\(item._id)_500", "\(item._id)_300", "\(item._id)_2500"]
        guard let file = stems.lazy.compactMap({ files[$0] }).first else {
          missing.insert(item._id)
          continue
        }
        let names = item.keywords.flatMap { [$0.keyword, $0.plural].compactMap(\.self) }
          .filter { !$0.isEmpty }
        var symbol =
          symbols[item._id]
          ?? Symbol(
            name: "\(item._id)", path: file, names: [:],
            // The list's number for verbs is 3.
            isVerb: item.keywords.first?.type.map { $0 == 3 })
        symbol.names[language, default: []] += names
        symbols[item._id] = symbol
      }
    }
    self.symbols = symbols.sorted { $0.key < $1.key }.map(\.value)
    self.missing = missing.sorted().map(String.init)
  }

  private static func language(of path: String) -> Language? {
    let stem = fileName(path).lowercased().dropLast(".json".count)
    let code = stem.split { !$0.isLetter }.last.map(String.init)
    return code == "br" ? .portuguese : code.flatMap(Language.init(rawValue:))
  }
}
