import Foundation

/// The browser of the desktop.
enum Browser {
  /// Opens an address where there is a desktop; where there is none, nothing happens: the address is written anyway.
  static func open(_ address: String, variables: [String: String]) {
    guard variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil else { return }
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    let program = folders.map { $0 + "/xdg-open" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { return }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()  // the address is on the screen: it can be opened by hand
  }
}
