import AACCore
import Foundation
import Testing

@testable import AACStore

struct BackupTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)
  private let apple = WordKey(.complement, "apple")

  private func open(_ temporary: TemporaryFolder, keepsBackups: Bool = false) throws -> AppDatabase
  {
    try AppDatabase.open(
      at: temporary.file(), options: OpenOptions(keepsBackups: keepsBackups)
    ) { try $0.importVocabulary(from: Fixture.folder()) }
  }

  private func remove(_ key: WordKey, _ database: AppDatabase) throws {
    try database.perform([.remove(key)], as: .remove, in: .spanish, now: now)
  }

  @Test func aCopyHoldsEverythingAndIsForItsOwnerOnly() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary)
    try database.add(.ana)
    try remove(apple, database)
    let copy = temporary.url.appending(path: "copy.sqlite")
    try database.backUp(to: copy)
    #expect(try temporary.names().filter { !$0.hasPrefix("aac.sqlite") } == ["copy.sqlite"])
    let mode = try FileManager.default.attributesOfItem(atPath: copy.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let opened = try AppDatabase.open(at: copy)
    #expect(try opened.people().map(\.name) == ["Ana"])
    #expect(try opened.entries(in: .spanish) == database.entries(in: .spanish))
    #expect(try opened.edits(last: 9) == database.edits(last: 9))
  }

  @Test func aCopyReplacesAnOlderOneButNothingElse() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary)
    let copy = temporary.url.appending(path: "copy.sqlite")
    try database.backUp(to: copy)
    try remove(apple, database)
    try database.backUp(to: copy)
    #expect(try AppDatabase.open(at: copy).entry(apple, in: .spanish)?.isRemoved == true)
    let letter = temporary.url.appending(path: "letter.txt")
    try Data("Dear aunt".utf8).write(to: letter)
    #expect(throws: StoreError.foreignCopy(path: letter.path)) { try database.backUp(to: letter) }
    #expect(try String(contentsOf: letter, encoding: .utf8) == "Dear aunt")
  }

  @Test func aCopyThatCannotBeMadeLeavesNothingBehind() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary)
    let file = temporary.url.appending(path: "a-file")
    try Data("x".utf8).write(to: file)
    let before = try temporary.names()
    #expect(throws: StoreError.self) {
      try database.backUp(to: file.appending(path: "copy.sqlite"))
    }
    #expect(try temporary.names() == before)
  }

  @Test func theDatabaseItselfIsNoPlaceForACopy() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary)
    let other = temporary.url.appending(path: "other-name.sqlite")
    try FileManager.default.linkItem(at: temporary.file(), to: other)
    let link = temporary.url.appending(path: "link.sqlite")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: temporary.file())
    for name in ["aac.sqlite", "other-name.sqlite", "link.sqlite", "aac.sqlite-wal"] {
      let url = temporary.url.appending(path: name)
      let path = name == "link.sqlite" ? temporary.file().path : url.path
      #expect(throws: StoreError.copyIsDatabase(path: path)) { try database.backUp(to: url) }
    }
    #expect(throws: StoreError.copyIsDatabase(path: temporary.file().path)) {
      try database.restore(from: temporary.file(), now: now)
    }
    #expect(try database.verb(named: "comer", in: .spanish) != nil)
  }

  @Test func aFolderThatIsMissingIsNotMade() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary)
    let copy = temporary.url.appending(path: "new/copy.sqlite")
    #expect(throws: StoreError.noCopyFolder(path: copy.path)) { try database.backUp(to: copy) }
    #expect(try !temporary.names().contains("new"))
  }

  enum Damage: String, CaseIterable, Sendable {
    case header, middle, garbage, unreadable, shortened

    func apply(_ url: URL) throws {
      var bytes = try Data(contentsOf: url)
      switch self {
      case .header: bytes.replaceSubrange(0..<16, with: Data(repeating: 0, count: 16))
      case .middle:
        for index in stride(from: 8192, to: bytes.count, by: 97) { bytes[index] ^= 0x5A }
      case .garbage: bytes = Data(repeating: 0x41, count: 5000)
      case .unreadable: break
      case .shortened: bytes = bytes.prefix(bytes.count / 2)
      }
      try bytes.write(to: url)
      if self == .unreadable { chmod(url.path, 0) }
    }
  }

  @Test(arguments: Damage.allCases)
  func aCopyTakesThePlaceOfADatabaseThatIsBroken(damage: Damage) throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary, keepsBackups: true)
    try database.add(.ana)
    #expect(try database.keepDailyCopy(now: now))
    try database.close()
    try damage.apply(temporary.file())
    let broken = try? Data(contentsOf: temporary.file())
    let backups = AutomaticBackups(ofDatabaseAt: temporary.file())
    let copy = try #require(backups.copies().first)
    let kept = try #require(try AppDatabase.bringBack(copy.url, to: temporary.file(), now: now))
    #expect((try? Data(contentsOf: kept)) == broken)
    let opened = try AppDatabase.open(at: temporary.file())
    #expect(try opened.people().map(\.name) == ["Ana"])
    #expect(try opened.integrityProblems().isEmpty)
    try opened.removePerson(Person.ana.id, now: now)
    #expect(try temporary.mode("aac.sqlite") == 0o600)
    #expect(backups.copies().map(\.url) == [copy.url])
    let second = try AppDatabase.bringBack(copy.url, to: temporary.file(), now: now)
    #expect(second != nil && second != kept)
  }

  @Test func databasesInOneFolderHaveCopiesOfTheirOwn() throws {
    let temporary = try TemporaryFolder()
    let options = OpenOptions(keepsBackups: true)
    let files = ["aac.sqlite", "ana.db", "ana-1.db"].map { temporary.url.appending(path: $0) }
    for (index, file) in files.enumerated() {
      let database = try AppDatabase.open(at: file, options: options)
      #expect(try database.keepDailyCopy(now: now + Double(index)))
      #expect(try !database.keepDailyCopy(now: now + 60))
      try database.close()
    }
    for file in files {
      let copies = AutomaticBackups(ofDatabaseAt: file).copies()
      #expect(copies.count == 1 && copies.allSatisfy { $0.reason == .daily })
    }
    #expect(Set(files.flatMap { AutomaticBackups(ofDatabaseAt: $0).copies() }).count == 3)
  }

  @Test func whatAProgramThatWasKilledLeftGoesAfterADay() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary, keepsBackups: true)
    let backups = try #require(database.backups)
    try FileManager.default.createDirectory(
      at: backups.folder, withIntermediateDirectories: true)
    let old = [".aac.sqlite.Ab3xYz", "backups/.aac-20250101-000000-daily.sqlite.Ab3xYz-wal"]
    let kept = [".aac.sqlite.New123", ".ana.db.Ab3xYz", ".aac.sqlite.notes-of-mine"]
    for name in old + kept { try Data("x".utf8).write(to: temporary.url.appending(path: name)) }
    for name in old + kept.dropFirst() {
      try FileManager.default.setAttributes(
        [.modificationDate: now.addingTimeInterval(-90_000)],
        ofItemAtPath: temporary.url.appending(path: name).path)
    }
    try FileManager.default.setAttributes(
      [.modificationDate: now.addingTimeInterval(-60)],
      ofItemAtPath: temporary.url.appending(path: kept[0]).path)
    #expect(try database.keepDailyCopy(now: now))
    let isThere = { (name: String) in
      FileManager.default.fileExists(atPath: temporary.url.appending(path: name).path)
    }
    #expect(!old.contains(where: isThere))
    #expect(kept.allSatisfy(isThere))
  }

  @Test func aDatabaseThatIsLostIsNotMadeAnewWithoutAWord() throws {
    let temporary = try TemporaryFolder()
    let options = OpenOptions(keepsBackups: true)
    let first = try AppDatabase.open(at: temporary.file(), options: options)
    #expect(!first.isMadeAnew)
    #expect(try first.keepDailyCopy(now: now))
    try first.close()
    #expect(try !AppDatabase.open(at: temporary.file(), options: options).isMadeAnew)
    for name in try temporary.names() where name.hasPrefix("aac.sqlite") {
      try FileManager.default.removeItem(at: temporary.url.appending(path: name))
    }
    let second = try AppDatabase.open(at: temporary.file(), options: options)
    #expect(second.isMadeAnew)
    try second.close()
    // An empty file is what a disk that failed may leave.
    try Data().write(to: temporary.file())
    #expect(try AppDatabase.open(at: temporary.file(), options: options).isMadeAnew)
  }

  @Test func theLogOfABrokenDatabaseIsNotTakenForTheNewOnes() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary, keepsBackups: true)
    #expect(try database.keepDailyCopy(now: now))
    let copy = try #require(database.backups?.copies().first?.url)
    try database.close()
    try Data(repeating: 7, count: 900).write(to: temporary.file("aac.sqlite-wal"))
    let kept = try #require(try AppDatabase.bringBack(copy, to: temporary.file(), now: now))
    #expect(FileManager.default.fileExists(atPath: kept.path + "-wal"))
    #expect(try !temporary.names().contains("aac.sqlite-wal"))
    #expect(try AppDatabase.open(at: temporary.file()).integrityProblems().isEmpty)
  }

  @Test func aFileOfAnotherProgramIsNotReplacedByACopy() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary)
    let copy = temporary.url.appending(path: "copy.sqlite")
    try database.backUp(to: copy)
    let letter = temporary.url.appending(path: "letter.txt")
    try Data("Dear aunt".utf8).write(to: letter)
    #expect(throws: StoreError.foreign(path: letter.path)) {
      try AppDatabase.bringBack(copy, to: letter, now: now)
    }
    #expect(try String(contentsOf: letter, encoding: .utf8) == "Dear aunt")
    #expect(throws: StoreError.foreignCopy(path: letter.path)) {
      try AppDatabase.bringBack(letter, to: temporary.file(), now: now)
    }
    #expect(try AppDatabase.open(at: temporary.file()).verb(named: "comer", in: .spanish) != nil)
  }

  @Test func restoringBringsBackEverythingAndKeepsWhatWasThere() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary, keepsBackups: true)
    try database.add(.ana)
    let copy = temporary.url.appending(path: "copy.sqlite")
    try database.backUp(to: copy)
    try database.removePerson(Person.ana.id, now: now)
    try remove(apple, database)
    try database.restore(from: copy, now: now)
    #expect(try database.people().map(\.name) == ["Ana"])
    #expect(try database.entry(apple, in: .spanish)?.isRemoved == false)
    #expect(try database.integrityProblems().isEmpty)
    let kept = try #require(database.backups?.copies().first)
    #expect(kept.reason == .restore)
    #expect(kept.made == now)
    #expect(try AppDatabase.open(at: kept.url).people().isEmpty)
    try database.close()
    #expect(try AppDatabase.open(at: temporary.file()).people().map(\.name) == ["Ana"])
  }

  @Test func anOldCopyIsBroughtUpToDate() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary)
    let old = try temporary.copy(Fixture.url("version-1.sqlite"), as: "old.sqlite")
    try database.restore(from: old, now: now)
    #expect(try database.verb(named: "comer", in: .spanish)?.concept == "eat")
    #expect(try database.entries(in: .spanish).allSatisfy { !$0.isRemoved })
    #expect(try database.edits(last: 1).isEmpty)
  }

  @Test(arguments: ["text", "missing", "damaged"])
  func whatIsNoSoundCopyChangesNothing(kind: String) throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary)
    try remove(apple, database)
    let copy = temporary.url.appending(path: "copy.sqlite")
    switch kind {
    case "text": try Data("not a database".utf8).write(to: copy)
    case "damaged":
      try database.backUp(to: copy)
      var bytes = try Data(contentsOf: copy)
      for index in stride(from: 8192, to: bytes.count, by: 97) { bytes[index] ^= 0x5A }
      try bytes.write(to: copy)
    default: break
    }
    #expect(throws: StoreError.self) { try database.restore(from: copy, now: now) }
    #expect(try database.entry(apple, in: .spanish)?.isRemoved == true)
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func purgesImportsAndMigrationsAreKeptBefore() throws {
    let temporary = try TemporaryFolder()
    let url = try temporary.copy(Fixture.url("version-1.sqlite"), as: "aac.sqlite")
    let database = try AppDatabase.open(at: url, options: OpenOptions(keepsBackups: true))
    try database.importVocabulary(from: Fixture.folder())
    let id = Concept(rawValue: UUID().uuidString)
    let word = WordEntry(
      key: WordKey(.complement, id), lexeme: Lexeme(lemma: "croqueta", wordClass: .noun),
      category: "food")
    try database.perform([.save(word)], as: .add, in: .spanish, now: now)
    try database.perform([.remove(word.key)], as: .remove, in: .spanish, now: now)
    try database.purge([word.key], in: .spanish, now: now)
    let copies = try #require(database.backups?.copies())
    #expect(Set(copies.map(\.reason)) == [.migration, .import, .purge])
    let purge = try #require(copies.first { $0.reason == .purge })
    #expect(try AppDatabase.open(at: purge.url).entry(word.key, in: .spanish) != nil)
  }

  @Test func oneCopyIsMadeOnADayOfUse() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary, keepsBackups: true)
    #expect(try database.keepDailyCopy(now: now))
    #expect(try !database.keepDailyCopy(now: now.addingTimeInterval(3600)))
    #expect(try database.keepDailyCopy(now: now.addingTimeInterval(90_000)))
    #expect(database.backups?.copies().map(\.reason) == [.daily, .daily])
  }

  private func copy(
    _ reason: AutomaticBackups.Reason, secondsAgo age: Double
  ) -> AutomaticBackups.Copy {
    AutomaticBackups.Copy(
      url: URL(filePath: "/\(reason)-\(Int(age))"), made: now.addingTimeInterval(-age),
      reason: reason)
  }

  @Test func copiesThinOutWithAge() {
    let day = 86_400.0
    let daily = (0..<400).map { copy(.daily, secondsAgo: Double($0) * day + 60) }
    let kept = AutomaticBackups.kept(daily, now: now)
    let ages = kept.map { Int(now.timeIntervalSince($0.made) / day) }.sorted()
    #expect(ages.prefix(14).elementsEqual(0..<14))
    #expect(ages.filter { $0 >= 14 && $0 < 60 }.count <= 8)
    #expect(ages.filter { $0 >= 60 }.count >= 10)
    #expect(ages.allSatisfy { $0 < 365 })
    #expect(kept.count <= 33)
    let many = (0..<50).map { copy(.import, secondsAgo: Double($0) * 60) }
    #expect(AutomaticBackups.kept(many, now: now).count == 10)
    let old = copy(.daily, secondsAgo: 9999 * day)
    #expect(AutomaticBackups.kept([old], now: now) == [old])
    #expect(AutomaticBackups.kept([], now: now).isEmpty)
  }

  @Test(arguments: [AutomaticBackups.Reason.purge, .person, .restore, .migration, .daily])
  func noNumberOfImportsDrivesOutAnotherCopy(reason: AutomaticBackups.Reason) {
    let imports = (0..<500).map { copy(.import, secondsAgo: Double($0) * 1_200) }
    for age in [700, 86_000, 3 * 86_400, 6.9 * 86_400] as [Double] {
      let guarded = copy(reason, secondsAgo: age)
      let kept = AutomaticBackups.kept(imports + [guarded], now: now)
      #expect(kept.contains(guarded), "\(age)")
      #expect(kept.contains(imports[0]), "what was made last stays")
      #expect(kept.count < 30)
    }
  }

  @Test func ofManyPurgesTheNewestTenStay() {
    let purges = (0..<40).map { copy(.purge, secondsAgo: Double($0) * 60) }
    #expect(AutomaticBackups.kept(purges, now: now) == Set(purges.prefix(10)))
  }

  @Test func theCopyBeforeAPurgeIsThereAfterManyImports() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary, keepsBackups: true)
    let backups = try #require(database.backups)
    try backups.keep(database, because: .purge, now: now)
    for minute in 1...12 {
      try backups.keep(
        database, because: .import, now: now.addingTimeInterval(Double(minute) * 60))
    }
    #expect(backups.copies().map(\.reason).filter { $0 == .purge }.count == 1)
    #expect(backups.copies().count == 10)
  }

  @Test func aPersonIsSafeInACopyBeforeTheyAreRemoved() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary, keepsBackups: true)
    try database.add(.ana)
    #expect(throws: StoreError.unknownPerson(name: "9")) {
      try database.removePerson("9", now: now)
    }
    #expect(database.backups?.copies().isEmpty == true)
    try database.removePerson(Person.ana.id, now: now)
    let copy = try #require(database.backups?.copies().first)
    #expect(copy.reason == .person)
    #expect(try AppDatabase.openCopy(copy.url).people().map(\.name) == ["Ana"])
  }

  @Test func lookingAtACopyChangesNothingAndMakesNothing() throws {
    let temporary = try TemporaryFolder()
    let missing = temporary.url.appending(path: "missing.sqlite")
    #expect(throws: StoreError.noBackup(path: missing.path)) {
      try AppDatabase.openCopy(missing)
    }
    #expect(try temporary.names().isEmpty)
    let old = try temporary.copy(Fixture.url("version-1.sqlite"), as: "old.sqlite")
    let before = try Data(contentsOf: old)
    #expect(try AppDatabase.openCopy(old).entries(in: .spanish).isEmpty == false)
    #expect(try Data(contentsOf: old) == before)
    #expect(try temporary.names() == ["old.sqlite"])
  }

  @Test func otherFilesInTheFolderAreLeftAlone() throws {
    let temporary = try TemporaryFolder()
    let database = try open(temporary, keepsBackups: true)
    try database.keepDailyCopy(now: now)
    let backups = try #require(database.backups)
    let other = backups.folder.appending(path: "my-own.sqlite")
    try database.backUp(to: other)
    for days in 1...30 {
      try database.keepDailyCopy(now: now.addingTimeInterval(Double(days) * 86_401))
    }
    #expect(FileManager.default.fileExists(atPath: other.path))
    #expect(backups.copies().count < 25)
  }
}
