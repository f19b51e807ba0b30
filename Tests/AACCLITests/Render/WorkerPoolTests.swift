import AACCore
import Foundation
import Testing

@testable import aac_cli

/// The workers of a run, as processes.
struct WorkerPoolTests {
  @Test func aWorkerMakesRoomForANewOneAndNothingIsLost() throws {
    let folder = try TemporaryFolder()
    let program = try #require(Program.url?.path)
    var pool = WorkerPool(
      limit: 2, arguments: ["render-worker", "--language", "es"], folder: folder.path,
      program: program, lifetime: 3)
    defer {
      pool.endNow()
      pool.reap()
    }
    for number in 0..<14 {
      pool.add(
        RenderJob(
          id: number, key: "\(number)", text: "Frase \(number).", variety: .spanishSpain,
          settings: SpeechSettings(), path: folder.file("\(number).wav")))
    }
    var made: [Int] = []
    var workers: Set<pid_t> = []
    while pool.isBusy {
      try pool.handOut()
      workers.formUnion(pool.workers.map(\.pid))
      // One that makes room keeps its memory as long as it is there.
      #expect(pool.workers.count <= 2)
      pool.wait(for: [], milliseconds: 60_000)
      for message in pool.messages() {
        guard let outcome = RenderOutcome(message) else { continue }
        pool.answered(outcome.id)
        if case .made = outcome.result { made.append(outcome.id) }
      }
      #expect(try pool.replaceLost().isEmpty)
    }
    #expect(made.sorted() == Array(0..<14))
    #expect(workers.count >= 5)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == (0..<14).map { "\($0).wav" }.sorted())
  }
}
