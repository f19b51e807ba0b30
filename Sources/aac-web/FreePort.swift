import AACCore
import Foundation

/// Why there is no port to listen on.
enum PortError: UserFacingError, Equatable {
  /// Another program has the port that was asked for.
  case taken(Int)
  /// The number is no port.
  case impossible(Int)

  var text: Text {
    switch self {
    case .taken(let port): .webPortTaken(port: "\(port)")
    case .impossible(let port): .webPortImpossible(port: "\(port)")
    }
  }
}

/// Finds a port of this machine that nobody listens on.
enum FreePort {
  /// The wanted port, else the usual one, else any that is free.
  ///
  /// - Throws: `PortError` when the wanted port is none, or taken.
  static func port(wanted: Int?, usual: Int, onEveryNetwork: Bool = false) throws -> Int {
    if let wanted {
      guard (1...65_535).contains(wanted) else { throw PortError.impossible(wanted) }
      guard bound(to: wanted, onEveryNetwork) != nil else { throw PortError.taken(wanted) }
      return wanted
    }
    guard let port = bound(to: usual, onEveryNetwork) ?? bound(to: 0, onEveryNetwork) else {
      throw PortError.taken(usual)
    }
    return port
  }

  /// The port that could be had when asking for one, 0 being any; nil when it is taken.
  private static func bound(to port: Int, _ onEveryNetwork: Bool) -> Int? {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard handle >= 0 else { return nil }
    defer { close(handle) }
    var yes: Int32 = 1
    setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(onEveryNetwork ? 0 : 0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isFree = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(handle, $0, length) == 0 && listen(handle, 1) == 0
          && getsockname(handle, $0, &length) == 0
      }
    }
    return isFree ? Int(in_port_t(bigEndian: address.sin_port)) : nil
  }
}
