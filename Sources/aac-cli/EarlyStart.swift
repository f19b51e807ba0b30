import AACCore
import AACSpeech
import Foundation
import Grammar

/// What a quick command needs whatever else its arguments say, made ready beside it.
///
/// Reading the arguments and opening the database take one processor; the tables of the grammar and the voice with its
/// thirty libraries are read by another meanwhile. Who needs them before they are there waits for them, as they would
/// have without; a guess that is wrong costs nobody anything.
enum EarlyStart {
  /// Begins; returns at once.
  static func begin(for command: any EnvironmentCommand.Type) {
    // Its workers speak, and what it composes with is read while they get ready.
    guard command != RenderCommand.self else { return }
    let composes = command != RenderWorkerCommand.self
    let speaks = command != SentenceCommand.self
    Thread.detachNewThread {
      if composes { ClauseRealizer.prepare(for: .interface) }
      if speaks { EspeakSynthesizer.load() }
    }
  }
}
