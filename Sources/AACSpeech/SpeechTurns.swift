import CLinux
import Foundation

/// Sees to it that of all programs of a user only one speaks at a time.
///
/// Every speech takes a number. New speech silences all with a lower one; speech that queues waits for them. Who is still
/// alive is told by locks on a file, one byte a number, which the system takes away when a program ends, however it does.
public struct SpeechTurns: Sendable {
  private let path: String

  /// The bytes of the file before those of the numbers: the next number, and the first that may still speak.
  private static let header = 64
  /// How often it is looked whether the turn has come.
  private static let interval = Duration.milliseconds(5)
  /// For how long speech that was silenced is waited for.
  private static let patience = Duration.milliseconds(500)

  /// Turns on a device, kept in the user's runtime folder; nil where there is none that is theirs alone.
  public init?(device: String, variables: [String: String]) {
    let base = variables["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    let folder = base.map { $0 + "/aac" } ?? "/tmp/aac-\(getuid())"
    mkdir(folder, 0o700)
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o077 == 0
    else { return nil }
    let name = device.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    path = "\(folder)/speech-\(String(name, radix: 36))"
  }

  /// A place among those who speak.
  final class Turn: Sendable {
    private let file: Int32
    private let number: Int64
    private let isQueued: Bool

    private init(file: Int32, number: Int64, isQueued: Bool) {
      (self.file, self.number, self.isQueued) = (file, number, isQueued)
    }

    /// Takes the next number in a file; nil when the file cannot be used.
    fileprivate static func take(in path: String, isQueued: Bool) -> Turn? {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { return nil }
      guard lock(file, F_WRLCK, at: 0, wait: true) else {
        close(file)
        return nil
      }
      var state: (next: Int64, first: Int64) = (0, 0)
      withUnsafeMutableBytes(of: &state) { _ = pread(file, $0.baseAddress, $0.count, 0) }
      let number = max(0, state.next)
      state.next = number + 1
      if !isQueued { state.first = number }
      // Held from before anyone else can take a number.
      let isHeld = lock(file, F_WRLCK, at: byte(number), wait: false)
      let count = withUnsafeBytes(of: state) { pwrite(file, $0.baseAddress, $0.count, 0) }
      _ = lock(file, F_UNLCK, at: 0, wait: false)
      guard isHeld, count > 0 else {
        close(file)
        return nil
      }
      return Turn(file: file, number: number, isQueued: isQueued)
    }

    deinit { close(file) }

    /// Gives the turn to the next.
    func end() { _ = Self.lock(file, F_UNLCK, at: Self.byte(number), wait: false) }

    /// Whether new speech has silenced this one.
    var isSilenced: Bool {
      var state: (next: Int64, first: Int64) = (0, 0)
      withUnsafeMutableBytes(of: &state) { _ = pread(file, $0.baseAddress, $0.count, 0) }
      return state.first > number
    }

    /// Returns when everybody before is silent; `beat` lets time pass in between.
    ///
    /// - Throws: `SpeechError.silenced`, and what `beat` throws.
    func wait(_ beat: (Duration) throws -> Void) throws {
      let clock = ContinuousClock()
      let deadline = clock.now + SpeechTurns.patience
      while number > 0, isAnyoneBefore {
        if isSilenced { throw SpeechError.silenced }
        // Who does not fall silent when told to is not waited for: nobody's voice may depend on it.
        if !isQueued, clock.now > deadline { return }
        try beat(SpeechTurns.interval)
      }
      if isSilenced { throw SpeechError.silenced }
    }

    private var isAnyoneBefore: Bool {
      var range = flock()
      range.l_type = Int16(F_WRLCK)
      range.l_whence = Int16(SEEK_SET)
      range.l_start = off_t(SpeechTurns.header)
      range.l_len = off_t(number)
      guard fcntl(file, aac_ofd_getlk, &range) == 0 else { return false }
      return range.l_type != Int16(F_UNLCK)
    }

    private static func byte(_ number: Int64) -> Int64 { Int64(SpeechTurns.header) + number }

    private static func lock(_ file: Int32, _ type: Int32, at byte: Int64, wait: Bool) -> Bool {
      var range = flock()
      range.l_type = Int16(type)
      range.l_whence = Int16(SEEK_SET)
      range.l_start = off_t(byte)
      range.l_len = 1
      // The header is held for microseconds; who holds it longer has been stopped, and is not waited for.
      for _ in 0..<(wait ? 200 : 1) {
        if fcntl(file, aac_ofd_setlk, &range) == 0 { return true }
        usleep(500)
      }
      return false
    }
  }

  /// Takes a place; nil when the file cannot be used, and then nobody is waited for.
  func take(isQueued: Bool) -> Turn? { Turn.take(in: path, isQueued: isQueued) }
}
