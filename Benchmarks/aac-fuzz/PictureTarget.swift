import AACCore
import AACPictures
import Foundation

/// Pictures that someone brings: each becomes a small and harmless one, or is refused.
struct PictureTarget: FuzzTarget {
  static let name = "pictures"

  func check(_ data: Data) throws -> Bool {
    do {
      let picture = try Picture(reading: data)
      guard picture.mediaType == .svg || max(picture.width ?? 0, picture.height ?? 0) <= 512 else {
        throw BrokenPromise("a picture was not scaled down")
      }
      let text = picture.mediaType == .svg ? String(decoding: picture.data, as: UTF8.self) : ""
      for word in ["<script", "<foreignObject", "href=\"http"] where text.contains(word) {
        throw BrokenPromise("\(word) is left in a drawing")
      }
      do {
        _ = try Picture(reading: picture.data)
      } catch {
        throw BrokenPromise("what was made of a picture is none: \(error.text.en)")
      }
      return true
    } catch let error as PictureError {
      try checkLine(error)
      return false
    }
  }
}
