public import Foundation

extension BoardPackage {
  /// The bytes of a picture and what sort of picture they are, found out from the bytes; nil when it is not in the package
  /// or is no picture.
  public func picture(_ image: BoardImage) -> (data: Data, contentType: String)? {
    image.media.flatMap { content(of: $0) { $0.isImage } }
  }

  /// The bytes of a sound and what sort of sound they are, found out from the bytes; nil when it is not in the package or is
  /// no sound.
  public func recording(_ sound: BoardSound) -> (data: Data, contentType: String)? {
    sound.media.flatMap { content(of: $0) { !$0.isImage } }
  }

  private func content(
    of media: BoardMedia, where isWanted: (MediaType) -> Bool
  ) -> (data: Data, contentType: String)? {
    guard let data = data(of: media), let type = MediaType(data), isWanted(type) else {
      return nil
    }
    return (data, type.rawValue)
  }
}
