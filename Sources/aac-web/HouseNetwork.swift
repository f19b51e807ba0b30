import AACCore
import CQRCode
import Foundation

/// The networks that this machine is in.
enum HouseNetwork {
  /// The machine's numbers (IPv4) in its networks; those of networks at home first.
  static func addresses() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let flags = Int32(bitPattern: entry.ifa_flags)
      guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0,
        let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET
      else { continue }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let length = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      found.append(String(decoding: bytes, as: UTF8.self))
    }
    return found.filter(isAtHome) + found.filter { !isAtHome($0) }
  }

  /// Whether a number is of the kind that home networks give (RFC 1918).
  static func isAtHome(_ address: String) -> Bool {
    let parts = address.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 4 else { return false }
    return parts[0] == 10 || parts[0] == 192 && parts[1] == 168
      || parts[0] == 172 && (16...31).contains(parts[1])
  }
}

/// A QR code as text for a terminal, two rows in each line.
enum QRCodeText {
  /// The lines of a code, dark on light whatever the colours of the terminal; nil where libqrencode is not installed.
  static func lines(of text: String) -> [String]? {
    final class Result {
      var width = 0
      var cells: [Bool] = []
    }
    let result = Result()
    let isMade = aac_qrcode_make(text, Unmanaged.passUnretained(result).toOpaque()) {
      context, width, data in
      guard let context else { return }
      let result = Unmanaged<Result>.fromOpaque(context).takeUnretainedValue()
      result.width = Int(width)
      // The lowest bit is the colour, 1 being dark; the others say what the cell is for.
      result.cells = (0..<result.width * result.width).map { data[$0] & 1 == 1 }
    }
    guard isMade == 1 else { return nil }
    return lines(result.cells, width: result.width)
  }

  /// The lines of cells, with the quiet zone of four cells that readers need around them.
  static func lines(_ cells: [Bool], width: Int) -> [String] {
    let quiet = 4
    func isDark(_ row: Int, _ column: Int) -> Bool {
      guard (0..<width).contains(row), (0..<width).contains(column) else { return false }
      return cells[row * width + column]
    }
    return stride(from: -quiet, to: width + quiet, by: 2).map { row in
      let blocks = (-quiet..<width + quiet).map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }
      // White on black, so that what is drawn is light and what is left out is dark.
      return "\u{1B}[97;40m" + blocks.joined() + "\u{1B}[0m"
    }
  }
}
