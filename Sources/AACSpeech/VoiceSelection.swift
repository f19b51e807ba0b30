package import AACCore
import Foundation

/// Picks out of a person's voice what a text needs, so that nothing else decides what it is kept under.
package struct VoiceSelection: Sendable {
  private let profile: VoiceProfile
  private let pronunciations: [(words: [String], value: Pronunciation)]
  private let recordings: [(words: [String], value: Recording)]

  /// A selection from a voice.
  package init(_ profile: VoiceProfile) {
    self.profile = profile
    pronunciations = profile.pronunciations.map { (SpokenKey($0.word).words, $0) }
    recordings = profile.recordings.map { (SpokenKey($0.text).words, $0) }
  }

  /// The voice with what may be heard in a text; it sounds the same as with everything.
  package func profile(for text: String, settings: SpeechSettings) -> VoiceProfile {
    var needed = profile
    needed.commands = profile.command(named: settings.voice).map { [$0] } ?? []
    guard !pronunciations.isEmpty || !recordings.isEmpty else { return needed }
    let characters = Array(text)
    let sentence = SpokenKey(text).words
    var words = Set(sentence)
    for word in SpeakableText(text).words {
      words.formUnion(SpokenKey(String(characters[word.range])).words)
    }
    needed.pronunciations = pronunciations.filter { $0.words.allSatisfy(words.contains) }
      .map(\.value)
    needed.recordings = recordings.filter { entry in
      switch entry.value.scope {
      case .word: entry.words.allSatisfy(words.contains)
      case .sentence: entry.words == sentence
      }
    }.map(\.value)
    return needed
  }
}

extension VoiceCommand {
  /// Changes when the program, or a file that its arguments name, was replaced.
  package var stamp: String {
    let program = arguments.first ?? ""
    let paths =
      program.contains("/")
      ? [program]
      : (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        "\($0)/\(program)"
      }
    let files =
      paths.filter { access($0, X_OK) == 0 }.prefix(1)
      + arguments.dropFirst().filter { $0.hasPrefix("/") }
    return files.map { "\($0) \(Self.changed($0))" }.joined(separator: "\n")
  }

  /// When a file was changed, and its size.
  static func changed(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "-" }
    return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec).\(status.st_size)"
  }
}
