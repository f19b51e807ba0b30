import AACCore
import AACStore
import Foundation
import Testing

/// The helper gives up the superuser's rights, so that these hold whoever runs the tests.
struct ReadOnlyTests {
  @Test func isRefusedWithoutBeingAsked() throws {
    let temporary = try locked(folder: 0o555, file: 0o444)
    let path = temporary.file("box/aac.sqlite").path
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(try Writer("open", path).lines() == ["\(StoreError.readOnly(path: path))"])
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(try box(temporary) == ["aac.sqlite"])
  }

  @Test(arguments: [(0o555, 0o444), (0o555, 0o644), (0o755, 0o444)])
  func isReadWhenAsked(folder: Int, file: Int) throws {
    let temporary = try locked(folder: folder, file: file)
    let path = temporary.file("box/aac.sqlite").path
    let before = try Data(contentsOf: URL(filePath: path))
    let refusal = "\(StoreError.readOnly(path: path))"
    #expect(try Writer("read", path).lines() == ["4", refusal])
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(try box(temporary) == ["aac.sqlite"])
  }

  @Test func aPrivateFileOfSomeoneElseCannotBeOpened() throws {
    let temporary = try locked(folder: 0o755, file: 0o000)
    let path = temporary.file("box/aac.sqlite").path
    let expected = StoreError.cannotOpen(path: path, reason: .reasonPermission)
    #expect(try Writer("read", path).lines() == ["\(expected)"])
  }

  @Test func nothingIsMadeInAFolderThatCannotBeWritten() throws {
    let temporary = try locked(folder: 0o555, file: 0o444)
    let path = temporary.file("box/new.sqlite").path
    #expect(try Writer("open", path).lines() == ["\(StoreError.readOnly(path: path))"])
    #expect(try box(temporary) == ["aac.sqlite"])
  }

  private func box(_ temporary: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary.file("box").path)
  }

  private func locked(folder: Int, file: Int) throws -> TemporaryFolder {
    let temporary = try TemporaryFolder()
    let url = temporary.file("box/aac.sqlite")
    let source = Fixture.folder(hasTwemoji: false)
    try AppDatabase.open(at: url) { try $0.importVocabulary(from: source) }.close()
    for (url, mode) in [(url, file), (temporary.file("box"), folder), (temporary.url, 0o755)] {
      // Belongs to the user that the helper becomes, when we may give it away.
      _ = chown(url.path, 65534, 65534)
      chmod(url.path, mode_t(mode))
    }
    return temporary
  }
}
