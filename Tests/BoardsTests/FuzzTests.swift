import AACArchive
import AACCore
import AACTestSupport
import Foundation
import Testing

@testable import Boards

struct FuzzTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func brokenFilesAreRefusedInOneLineOrGoOutAsTheyCameIn(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let whole = [
      try Fixture.data("everything.obf"), try Fixture.data("wild.obf"),
      try Fixture.pack(try Fixture.packageFiles()),
    ]
    var read = 0
    for number in 0..<150 {
      let data = whole[number % whole.count].mutated(using: &random)
      do {
        let package = try Fixture.read(data, named: "x.obf").package
        let again = try BoardPackage.read(try package.packageFiles().files, form: .obz).package
        #expect(again.boards.map(\.json) == package.boards.map(\.json))
        read += 1
      } catch let error as any UserFacingError {
        #expect(!error.text.es.contains { $0.isNewline })
      }
      // What is no package is refused; everything else has findings or none, and never stops.
      _ = try? BoardValidator().findings(in: data, named: "x.obf", unpack: Fixture.unpack)
    }
    #expect(read > 0)
  }

  @Test func brokenFilesInsideAPackageLeaveTheOthersAlone() throws {
    var random = SplitMix64(seed: 9)
    for number in 0..<150 {
      var files = try Fixture.packageFiles()
      let place = number % files.count
      files[place] = BoardFile(
        path: files[place].path, data: files[place].data.mutated(using: &random))
      do {
        let package = try BoardPackage.read(files, form: .obz).package
        #expect(package.files == files)
      } catch {
        #expect(!error.text.en.isEmpty)
      }
    }
  }
}
