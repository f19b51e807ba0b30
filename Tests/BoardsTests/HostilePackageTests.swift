import AACArchive
import AACCore
import Foundation
import Testing

@testable import Boards

struct HostilePackageTests {
  private func error(_ items: RawZip.Item...) throws -> ArchiveError? {
    #expect(throws: ArchiveError.self) { try ZipArchive.entries(of: RawZip(items: items).data) }
  }

  private func item(_ name: String, _ change: (inout RawZip.Item) -> Void) -> RawZip.Item {
    var item = RawZip.Item(name)
    change(&item)
    return item
  }

  @Test func anHonestPackageIsOpened() throws {
    let zip = RawZip(items: [.init("boards/ñ.obf", "{}"), .init("a.txt", ""), .init("boards/", "")])
    #expect(try ZipArchive.entries(of: zip.data).map(\.path) == ["boards/ñ.obf", "a.txt"])
  }

  @Test(arguments: [
    "../x", "a/../../x", "/etc/passwd", "a//b", "./a", "a/.", "..", "C:/x", "a\\b", "a\nb",
    "a\u{1B}[2J", "..\\x", "", "/", "../",
  ])
  func namesThatLeadOutAreRefused(_ name: String) throws {
    #expect(try error(.init(name)) == .unsafePath(file: name))
  }

  @Test func linksAndDevicesAreRefused() throws {
    for mode: UInt32 in [0o120777, 0o020666, 0o010666, 0o060660] {
      #expect(try error(item("x") { $0.mode = mode }) == .notAFile(file: "x"))
    }
  }

  @Test func namesInOtherEncodingsAreRefused() throws {
    #expect(try error(item("x") { $0.name = [0x61, 0xF1, 0x6F] }) == .notUTF8)
  }

  @Test func encryptedFilesAreRefused() throws {
    #expect(try error(item("x") { $0.flags = 1 }) == .encrypted(file: "x"))
  }

  @Test func claimsOfFourGigabytesAreRefusedBeforeAnythingIsUnpacked() throws {
    let found = try error(
      item("x") {
        $0.method = 8
        $0.claimedSize = 0xFFFF_FFF0
      })
    #expect(found == .tooLarge(file: "x", limit: ArchiveLimits().bytesPerFile))
  }

  @Test func oneNameTwiceIsRefused() throws {
    #expect(try error(.init("x"), .init("x")) == .repeated(file: "x"))
  }

  @Test func wrongChecksumsAndUnknownPackingAreRefused() throws {
    #expect(try error(item("x") { $0.checksum = 7 }) == .damaged(file: "x"))
    #expect(try error(item("x") { $0.method = 98 }) == .unsupported(file: "x"))
  }

  @Test func bombsAreRefused() throws {
    let zeros = Data(count: 20 << 20)
    let packed = try ZipArchive.data(of: [ArchiveEntry(path: "x.obf", data: zeros)])
    #expect(packed.count < 100_000)
    #expect(throws: ArchiveError.bomb) { try ZipArchive.entries(of: packed) }
    let five = try ZipArchive.data(
      of: (0..<5).map { ArchiveEntry(path: "\($0)", data: Data(count: 60 << 20)) })
    #expect(throws: ArchiveError.tooLarge(file: nil, limit: ArchiveLimits().bytes)) {
      try ZipArchive.entries(of: five)
    }
  }

  @Test func tooManyFilesAreRefused() throws {
    var limits = ArchiveLimits()
    limits.files = 3
    let data = RawZip(items: (0..<4).map { RawZip.Item("\($0)") }).data
    #expect(throws: ArchiveError.tooManyFiles(limit: 3)) {
      try ZipArchive.entries(of: data, limits: limits)
    }
  }

  @Test func whatIsCutOffAnywhereIsRefusedOrWhole() throws {
    let whole = try Fixture.pack(try Fixture.packageFiles())
    for length in stride(from: 0, to: whole.count, by: 7) {
      #expect(throws: (any Error).self) { try Fixture.read(whole.prefix(length), named: "x.obz") }
    }
  }

  @Test func errorsAreOneLineInEveryLanguage() {
    let errors: [any UserFacingError] = [
      ArchiveError.unsafePath(file: "a\nb\u{1B}"), ArchiveError.bomb, ArchiveError.noLibrary,
      BoardError.tooMuch(file: "x", what: .buttons, limit: 3), BoardError.noManifest,
      BoardError.wrongType(file: "x", place: "grid", expected: .object),
    ]
    for error in errors {
      for language in Language.allCases {
        let line = error.text[language]
        #expect(!line.isEmpty && !line.contains { $0.isNewline || $0 == "\u{1B}" })
      }
    }
  }
}
