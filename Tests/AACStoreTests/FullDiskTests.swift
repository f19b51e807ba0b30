import AACCore
import AACStore
import Foundation
import Testing

/// A memory disk of a few megabytes stands in for a full one, where the system lets us mount it.
struct FullDiskTests {
  static let canMount =
    (try? Writer(shell: "mount -t tmpfs -o size=1m none /mnt && echo yes").lines()) == ["yes"]

  @Test(.enabled(if: canMount, "needs user namespaces"))
  func keepsWhatWasConfirmed() throws {
    let mount = "mount -t tmpfs -o size=3m,mode=0755 none /mnt"
    let writer = try Writer(
      shell: "\(mount) && exec '\(Writer.executable.path)' fill /mnt/aac.sqlite")
    let full = StoreError.noSpace(path: "/mnt/aac.sqlite")
    #expect(try writer.lines() == ["\(full)", "kept all", "sound"])
  }

  @Test(.enabled(if: canMount, "needs user namespaces"))
  func makesNoFile() throws {
    let mount = "mount -t tmpfs -o size=64k,mode=0755 none /mnt"
    let writer = try Writer(
      shell: """
        \(mount) && { '\(Writer.executable.path)' create /mnt/aac.sqlite \
        '\(Fixture.url("Data").path)'; ls -A /mnt; echo end; }
        """)
    let full = StoreError.noSpace(path: "/mnt/aac.sqlite")
    #expect(try writer.lines() == ["\(full)", "end"])
  }
}
