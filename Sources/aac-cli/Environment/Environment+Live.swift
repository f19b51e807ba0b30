import AACCore
import AACStore
import Foundation
import Planner
import Synchronization

extension Environment {
  /// Variables of the process, read once.
  static let processVariables = ProcessInfo.processInfo.environment

  /// The real outside.
  static func live() -> Environment {
    let variables = processVariables
    let files = DataFiles(variables: variables)
    let opened = Mutex<AppDatabase?>(nil)
    return Environment(
      console: StandardConsole(), variables: variables,
      openDatabase: { path in
        let database = try files.openDatabase(at: path)
        opened.withLock { $0 = database }
        return database
      },
      speech: EspeakOutput(variables: variables), instant: Planner.Instant.current,
      sleep: { try await Task.sleep(for: $0) },
      finish: { environment in
        if let database = opened.withLock(\.self) { environment.keepDailyCopy(of: database) }
      },
      newID: { UUID().uuidString })
  }
}

extension Environment {
  /// Makes the copy of the day; that it could not be made is said and keeps nobody from anything.
  func keepDailyCopy(of database: AppDatabase) {
    do {
      try database.keepDailyCopy(now: now)
    } catch let error as StoreError {
      let language = Language.interface
      console.noteLine(Text.dailyCopyFailed(problem: error.text[language])[language])
    } catch {
      console.noteLine("\(error)")
    }
  }
}

extension Planner.Instant {
  /// The wall clock and the clock since boot, which also counts while the machine sleeps.
  static func current() -> Planner.Instant {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Planner.Instant(
      wall: Date(), boot: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9, bootID: bootID)
  }

  /// Empty where it cannot be read: two boots cannot be told apart then, and the wall clock counts, which is still right but
  /// for clock changes.
  ///
  /// Every command asks what time it is, and few of them for this: it is read without Foundation's sets of characters.
  private static let bootID: String = {
    let descriptor = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)).prefix { $0 > 32 }, as: UTF8.self)
  }()
}
