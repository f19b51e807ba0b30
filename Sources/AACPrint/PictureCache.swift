import CCairo
import Foundation

/// The pictures of a file, each read once.
struct PictureCache {
  /// Bytes of a picture that are read at most.
  static let limit = 32 << 20

  /// Bytes of memory that pictures take at most before those read so far are forgotten.
  private static let memory = 256 << 20

  private struct Key: Hashable {
    var data: Data
    var side: Int
  }

  private let library: aac_drawing
  private var used = 0
  private var pictures: [Key: Result<any DrawnPicture, PrintProblem.Kind>] = [:]

  init(library: aac_drawing) { self.library = library }

  /// A picture that can be drawn, of which no more dots than these along the longer side are needed.
  mutating func picture(
    of data: Data, side: Int
  ) throws(PrintProblem.Kind) -> any DrawnPicture {
    let key = Key(data: data, side: side)
    if let known = pictures[key] { return try known.get() }
    if used > Self.memory { (used, pictures) = (0, [:]) }
    let result = Result { () throws(PrintProblem.Kind) in try read(data, side: side) }
    pictures[key] = result
    used += data.count + ((try? result.get())?.memory ?? 0)
    return try result.get()
  }

  private func read(
    _ data: Data, side: Int
  ) throws(PrintProblem.Kind) -> any DrawnPicture {
    if data.count > Self.limit { throw .largePicture }
    // Pictures of dots begin with signs that no text has.
    let first = data.first { !$0.isSpace }
    if first == UInt8(ascii: "<") || data.starts(with: [0xEF, 0xBB, 0xBF]) {
      return try VectorPicture(data, library: library)
    }
    return try DotPicture(data, side: side, library: library)
  }
}

/// A picture that was read.
protocol DrawnPicture {
  /// Bytes of memory that it takes, about.
  var memory: Int { get }

  /// Draws it into the middle of an area, as large as it fits.
  func draw(in area: PrintRect, context: OpaquePointer) throws(PrintProblem.Kind)
}

extension PrintProblem.Kind: Error {}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
