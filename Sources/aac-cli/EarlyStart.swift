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
  static func begin(for command: any EnvironmentCommand.Type, arguments: some Sequence<String>) {
    let variety = command == RenderWorkerCommand.self ? nil : variety(in: Array(arguments))
    let speaks = command != SentenceCommand.self
    Thread.detachNewThread {
      if let variety { ClauseRealizer.prepare(for: variety) }
      if speaks { EspeakSynthesizer.load() }
    }
  }

  /// The language that the arguments name, else that of the user.
  private static func variety(in arguments: [String]) -> LanguageVariety {
    let option = "--language"
    for (argument, next) in zip(arguments, arguments.dropFirst() + [""])
    where argument.hasPrefix(option) {
      let tag = argument == option ? next : String(argument.dropFirst(option.count + 1))
      if let variety = LanguageVariety(tag: tag) { return variety }
    }
    return Language.locale(in: ProcessInfo.processInfo.environment) ?? .spanishSpain
  }
}
