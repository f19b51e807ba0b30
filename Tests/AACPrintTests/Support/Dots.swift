import Foundation

/// A page as dots: what a printer or a screen would make of it.
struct Dots {
  struct Color: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    /// Whether each part is as in another colour, rounding aside.
    func isAlmost(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
      abs(self.red - red) < 6 && abs(self.green - green) < 6 && abs(self.blue - blue) < 6
    }
  }

  private struct NoPicture: Error {}

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// A page of a PDF file at 72 dots per inch, so that a dot is a point.
  init(pdf: Data, page: Int = 1) throws {
    let options = ["-r", "72", "-f", "\(page)", "-l", "\(page)", "-aa", "no", "-aaVector", "no"]
    try self.init(ppm: try Tool.output("pdftoppm", options + ["FILE"], of: pdf))
  }

  /// A picture in the plainest format there is: `P6`, width, height, 255, then the dots.
  init(ppm: Data) throws {
    var rest = ppm[...]
    func word() throws -> String {
      guard let end = rest.firstIndex(where: { $0 == 10 || $0 == 32 }) else { throw NoPicture() }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    guard try word() == "P6", let width = Int(try word()), let height = Int(try word()),
      try word() == "255", rest.count == width * height * 3
    else { throw NoPicture() }
    (self.width, self.height, bytes) = (width, height, Array(rest))
  }

  subscript(x: Double, y: Double) -> Color {
    let start = (Int(y) * width + Int(x)) * 3
    return Color(
      red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]))
  }

  /// How many dots of a rectangle are of a colour.
  func count(
    x: ClosedRange<Double>, y: ClosedRange<Double>, where matches: (Color) -> Bool
  ) -> Int {
    var found = 0
    for row in Int(y.lowerBound)...Int(y.upperBound) {
      for column in Int(x.lowerBound)...Int(x.upperBound)
      where matches(self[Double(column), Double(row)]) { found += 1 }
    }
    return found
  }
}
