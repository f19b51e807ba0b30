public import AACCore
import AACDigest
public import Foundation

/// The file of a pictogram as a front end shows it, with what must be said of its origin.
public struct StoredPicture: Hashable, Sendable, Identifiable {
  /// Which pictogram it is; another than was asked for where a symbol set stands in for it.
  public let id: Pictogram.ID
  /// `image/svg+xml`, `image/png` or `image/jpeg`.
  public let mediaType: String
  /// The file.
  public let data: Data
  /// Licence, such as `CC BY 4.0`.
  public let licence: String
  /// Whom the licence wants named.
  public let author: String

  /// A picture.
  public init(
    id: Pictogram.ID, mediaType: String, data: Data, licence: String, author: String
  ) {
    self.id = id
    self.mediaType = mediaType
    self.data = data
    self.licence = licence
    self.author = author
  }

  /// A picture that someone brings.
  ///
  /// Its id comes from its bytes and from what is said of its origin: the same file under another licence is another
  /// picture, so that what was said before stays with the words that have it.
  public init(own data: Data, mediaType: String, licence: String, author: String) {
    let origin = Data("\u{0}\(licence)\u{0}\(author)".utf8)
    let hash = SHA256.hexadecimal(of: data + origin).prefix(16)
    self.init(
      id: Pictogram.ID(rawValue: "own:\(hash)"), mediaType: mediaType, data: data,
      licence: licence, author: author)
  }

  /// The line that goes with the picture wherever it is carried: author and licence.
  public var credit: String { "\(author), \(licence)" }

  /// The usual ending of a file of its kind.
  public var fileExtension: String { fileExtensions[0] }

  /// The endings of files of its kind, the usual one first.
  public var fileExtensions: [String] {
    switch mediaType {
    case "image/png": ["png"]
    case "image/jpeg": ["jpg", "jpeg"]
    default: ["svg"]
    }
  }
}

/// A symbol set that someone installed.
public struct PictureSet: Hashable, Codable, Sendable, Identifiable {
  /// The first part of its pictures' ids, such as `mulberry`.
  public let id: String
  /// What it calls itself.
  public var name: String
  /// Its licence.
  public var licence: String
  /// Whom the licence wants named.
  public var author: String

  /// A set.
  public init(id: String, name: String, licence: String, author: String) {
    self.id = id
    self.name = name
    self.licence = licence
    self.author = author
  }
}

/// A picture to be kept, cleaned and scaled already.
public struct NewPicture: Sendable {
  /// What a picture is called in a language.
  public struct Name: Hashable, Sendable {
    /// The language.
    public var language: Language
    /// The word or words.
    public var name: String
    /// Whether it is a verb; nil when the set does not say.
    public var isVerb: Bool?

    /// A name.
    public init(_ name: String, in language: Language, isVerb: Bool? = nil) {
      self.language = language
      self.name = name
      self.isVerb = isVerb
    }
  }

  /// Its file, licence and author.
  public var picture: StoredPicture
  /// Characters that show the same; empty when there are none.
  public var emoji = ""
  /// What it is called, the best names first.
  public var names: [Name]

  /// A picture with its names.
  public init(_ picture: StoredPicture, emoji: String = "", names: [Name]) {
    self.picture = picture
    self.emoji = emoji
    self.names = names
  }
}

extension NewPicture {
  /// A picture that someone brought for words, called as they are; see ``StoredPicture/init(own:mediaType:licence:author:)``.
  public init(
    ownFile data: Data, mediaType: String, licence: String, author: String,
    for words: [WordEntry], in language: Language
  ) {
    self.init(
      StoredPicture(own: data, mediaType: mediaType, licence: licence, author: author),
      names: words.map { Name($0.label, in: language, isVerb: $0.key.role == .verb) })
  }
}

/// A picture that a search found.
public struct PictureHit: Hashable, Codable, Sendable, Identifiable {
  /// Which pictogram.
  public let id: Pictogram.ID
  /// The name that it was found by.
  public let name: String
  /// Characters that show the same; empty when there are none.
  public let emoji: String
  /// Licence.
  public let licence: String
  /// Whom the licence wants named.
  public let author: String
}
