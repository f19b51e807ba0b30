import ArgumentParser

/// A number of bytes as people write it: `500M`, `2G`.
struct ByteCount: Hashable, Sendable, ExpressibleByArgument {
  let bytes: Int

  init(bytes: Int) { self.bytes = bytes }

  init?(argument: String) {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40]
    let unit = argument.last.flatMap { units[Character($0.uppercased())] }
    guard let number = Int(unit == nil ? argument[...] : argument.dropLast()), number >= 0,
      case let (product, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1),
      !isTooLarge
    else { return nil }
    bytes = product
  }

  var defaultValueDescription: String { "\(bytes >> 30)G" }
}
