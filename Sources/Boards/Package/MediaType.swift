import Foundation

/// What sort of picture or sound bytes are, by how they begin.
enum MediaType: String, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"
  case bmp = "image/bmp"
  case svg = "image/svg+xml"
  case wav = "audio/wav"
  case mp3 = "audio/mpeg"
  case ogg = "audio/ogg"
  case flac = "audio/flac"
  case mp4 = "audio/mp4"
  case webm = "audio/webm"

  init?(_ data: Data) {
    let head = [UInt8](data.prefix(12))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: Array(text.utf8))
    }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("BM"), data.count > 26 {
      self = .bmp
    } else if Self.isSVG(data) {
      self = .svg
    } else if let sound = Self.sound(head, has) {
      self = sound
    } else {
      return nil
    }
  }

  private static func sound(_ head: [UInt8], _ has: (String, Int) -> Bool) -> MediaType? {
    if has("RIFF", 0), has("WAVE", 8) { return .wav }
    if has("ID3", 0) || (head.count > 1 && head[0] == 0xFF && head[1] & 0xE0 == 0xE0) {
      return .mp3
    }
    if has("OggS", 0) { return .ogg }
    if has("fLaC", 0) { return .flac }
    if has("ftyp", 4) { return .mp4 }
    return head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) ? .webm : nil
  }

  /// Whether the root of an XML text is `svg`, as far as the first characters show.
  private static func isSVG(_ data: Data) -> Bool {
    let text = String(decoding: data.prefix(4_096), as: UTF8.self)
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard start.hasPrefix("<"), let root = text.range(of: "<svg", options: .caseInsensitive) else {
      return false
    }
    return !text[..<root.lowerBound].lowercased().contains("<html")
  }

  /// Whether it is a picture.
  var isImage: Bool { rawValue.hasPrefix("image/") }

  /// The type that the end of a file's name stands for; nil when it stands for none of ours.
  init?(path: String) {
    switch (path as NSString).pathExtension.lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    case "gif": self = .gif
    case "webp": self = .webp
    case "bmp": self = .bmp
    case "svg": self = .svg
    case "wav": self = .wav
    case "mp3": self = .mp3
    case "ogg", "oga", "opus": self = .ogg
    case "flac": self = .flac
    case "m4a", "mp4", "aac": self = .mp4
    case "webm", "weba": self = .webm
    default: return nil
    }
  }
}
