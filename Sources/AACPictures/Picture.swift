public import Foundation

/// A picture that is safe to keep and to show: drawn anew from its dots, or an SVG cleaned to shapes.
public struct Picture: Hashable, Sendable {
  /// What kind of bytes.
  public enum MediaType: String, CaseIterable, Sendable {
    case svg = "image/svg+xml"
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  /// What kind of bytes.
  public let mediaType: MediaType
  /// The file.
  public let data: Data
  /// Dots, or units of a drawing; nil for a drawing that does not say.
  public let width: Int?
  /// Dots, or units of a drawing; nil for a drawing that does not say.
  public let height: Int?

  /// Reads SVG, PNG, JPEG, WebP or the first frame of a GIF, scales it down and leaves out all that is no picture.
  ///
  /// Dots are written anew, with the turn that a camera noted but without its place, date and other notes: as JPEG
  /// when they came so, else as PNG. An SVG keeps shapes, text, gradients and the like; scripts, events, animation,
  /// foreign content and whatever lies outside the file are left out.
  ///
  /// - Throws: ``PictureError``.
  public init(
    reading data: Data, limits: PictureLimits = PictureLimits()
  ) throws(PictureError) {
    if data.count > limits.bytes { throw .tooLarge(megabytes: limits.bytes >> 20) }
    let bytes = [UInt8](data)
    if let header = try ImageHeader(bytes) {
      self = try PixelImage.redrawn(bytes, header, limits)
    } else if SVGReader.looksLikeSVG(bytes) {
      if bytes.count > limits.drawingBytes {
        throw .tooLarge(megabytes: limits.drawingBytes >> 20)
      }
      self = try SVGReader.cleaned(bytes, limits)
    } else {
      throw .notAPicture
    }
  }

  init(mediaType: MediaType, data: Data, width: Int?, height: Int?) {
    self.mediaType = mediaType
    self.data = data
    self.width = width
    self.height = height
  }
}
