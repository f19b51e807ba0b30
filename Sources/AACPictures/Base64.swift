import Foundation

/// The bytes of a text in base 64, as pictures inside other files are written.
enum Base64 {
  static func bytes(_ text: Substring) -> [UInt8]? {
    Data(base64Encoded: String(text), options: .ignoreUnknownCharacters).map { [UInt8]($0) }
  }
}
