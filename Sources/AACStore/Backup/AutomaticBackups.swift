public import Foundation

/// Copies of a database that are made without being asked for, and thinned out as they age.
///
/// They lie in a folder beside the database, named after it and after when and why they were made.
public struct AutomaticBackups: Sendable {
  /// What a copy was made before.
  public enum Reason: String, CaseIterable, Sendable {
    case migration, `import`, purge, person, restore
    /// A recording or a program that speaks was replaced or removed.
    case voice
    /// Made once on a day of use.
    case daily
  }

  /// One copy.
  public struct Copy: Hashable, Sendable {
    /// The file.
    public let url: URL
    /// When it was made, to the second.
    public let made: Date
    /// Why it was made.
    public let reason: Reason

    /// A copy in a file.
    public init(url: URL, made: Date, reason: Reason) {
      (self.url, self.made, self.reason) = (url, made, reason)
    }
  }

  /// The folder that they lie in.
  public let folder: URL
  /// What their names begin with: other databases in the same folder have copies of their own.
  private let prefix: String

  /// The copies of a database file: in a folder named `backups` beside it.
  public init(ofDatabaseAt url: URL) {
    // Beside the file itself, also where a link is given.
    let file = DatabaseFile(url)
    folder = URL(filePath: file.folder).appending(path: "backups")
    let name = URL(filePath: file.path).lastPathComponent
    prefix = (name == "aac.sqlite" ? "aac" : name) + "-"
  }

  /// The copies that are there, the newest first; files with other names are not looked at.
  public func copies() -> [Copy] {
    // A folder that is not there has no copies.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      guard let parts = parse(name) else { return nil }
      return Copy(url: folder.appending(path: name), made: parts.made, reason: parts.reason)
    }.sorted { ($0.made, $0.url.path) > ($1.made, $1.url.path) }
  }

  /// Makes a copy and removes those that their age no longer asks for.
  ///
  /// - Throws: ``StoreError`` when the copy cannot be made.
  @discardableResult
  func keep(_ database: AppDatabase, because reason: Reason, now: Date) throws -> Copy {
    let name = "\(prefix)\(Self.stamp(now))-\(reason.rawValue).sqlite"
    let url = folder.appending(path: name)
    try database.backUp(to: DatabaseFile(url))
    let copy = Copy(url: url, made: parse(name)?.made ?? now, reason: reason)
    let copies = copies()
    let kept = Self.kept(copies, now: now)
    for old in copies where old != copy && !kept.contains(old) {
      // What cannot be removed now is removed another day.
      try? FileManager.default.removeItem(at: old.url)
    }
    removeLeftovers(of: database.path, now: now)
    return copy
  }

  /// Takes away the files of copies that were being written when the program was killed, a day later.
  private func removeLeftovers(of path: String, now: Date) {
    let files = FileManager.default
    let name = URL(filePath: path).lastPathComponent
    let parent = folder.deletingLastPathComponent()
    for (folder, start) in [(folder, ".\(prefix)"), (parent, ".\(name).")] {
      for file in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
        guard file.hasPrefix(start), file.contains(/\.[A-Za-z0-9]{6}(-wal|-shm|-journal)?$/) else {
          continue
        }
        let url = folder.appending(path: file)
        let changed = try? files.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
        guard let changed, now.timeIntervalSince(changed) > 86_400 else { continue }
        // What cannot be removed now is removed another day.
        try? files.removeItem(at: url)
      }
    }
  }

  /// Whether no copy was made in the last day.
  func isDue(now: Date) -> Bool {
    guard let last = copies().first?.made else { return true }
    // A clock that was set back makes copies of the future: they do not count.
    return now.timeIntervalSince(last) >= 86_400 || last > now.addingTimeInterval(86_400)
  }

  /// Which copies stay.
  ///
  /// Whatever else was copied: for seven days the newest copy of each day of use, and the ten newest before each of
  /// purges, removals of people and of voices, restores and migrations. Then the ten newest of the last day, those among them; the newest of
  /// each day for two weeks, of each week for two months, of each month for a year. So imports, of which there may be
  /// many a day, are thinned first.
  public static func kept(_ copies: [Copy], now: Date) -> Set<Copy> {
    let sorted = copies.sorted { ($0.made, $0.url.path) > ($1.made, $1.url.path) }
    var kept = guarded(sorted, now: now)
    let today = sorted.filter { now.timeIntervalSince($0.made) < 86_400 }
    let free = max(0, 10 - today.count(where: kept.contains))
    kept.formUnion(today.filter { !kept.contains($0) }.prefix(free))
    if let newest = sorted.first { kept.insert(newest) }
    for (days, span) in [(14, 1), (60, 7), (365, 30)] {
      kept.formUnion(newest(of: sorted, inEach: span, since: days, now: now))
    }
    return kept
  }

  /// What no number of other copies drives out.
  private static func guarded(_ sorted: [Copy], now: Date) -> Set<Copy> {
    var kept = Set(
      newest(of: sorted.filter { $0.reason == .daily }, inEach: 1, since: 7, now: now))
    for reason in [Reason.purge, .person, .restore, .migration, .voice] {
      let recent = sorted.filter {
        $0.reason == reason && now.timeIntervalSince($0.made) < 7 * 86_400
      }
      kept.formUnion(recent.prefix(10))
    }
    return kept
  }

  /// The newest copy in each span of so many days, among those of the last days.
  private static func newest(
    of sorted: [Copy], inEach span: Int, since days: Int, now: Date
  ) -> [Copy] {
    var periods = Set<Int>()
    return sorted.filter { copy in
      let age = now.timeIntervalSince(copy.made) / 86_400
      guard age >= 0, age < Double(days) else { return false }
      return periods.insert(Int(copy.made.timeIntervalSince1970 / 86_400) / span).inserted
    }
  }

  private static let format = Date.VerbatimFormatStyle(
    format:
      "\(year: .defaultDigits)\(month: .twoDigits)\(day: .twoDigits)-\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\(minute: .twoDigits)\(second: .twoDigits)",
    locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian))

  static func stamp(_ date: Date) -> String { date.formatted(format) }

  /// The parts of a copy's name; by hand, since every start of a command reads the names of all copies.
  private func parse(_ name: String) -> (made: Date, reason: Reason)? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasSuffix(".sqlite"),
      let day = Self.number(parts[0], digits: 8), let time = Self.number(parts[1], digits: 6),
      let reason = Reason(rawValue: String(parts[2].dropLast(".sqlite".count)))
    else { return nil }
    var moment = tm()
    moment.tm_year = Int32(day / 10_000 - 1_900)
    moment.tm_mon = Int32(day / 100 % 100 - 1)
    moment.tm_mday = Int32(day % 100)
    moment.tm_hour = Int32(time / 10_000)
    moment.tm_min = Int32(time / 100 % 100)
    moment.tm_sec = Int32(time % 100)
    return (Date(timeIntervalSince1970: Double(timegm(&moment))), reason)
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits,
      text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(text)
  }
}
