public import AACCore
import AACDigest
import Foundation

/// Finds out which voices work here, by letting each of them speak.
public struct VoiceProbe: Sendable {
  private let builtIn = EspeakSynthesizer()
  private let commands: [VoiceCommand]
  private let cache: String?

  /// A probe of espeak-ng and other programs, which remembers its findings in a file if it is given one.
  public init(commands: [VoiceCommand] = [], cache: String? = nil) {
    self.commands = commands
    self.cache = cache
  }

  /// The voices that work; those of before when nothing has changed since.
  ///
  /// - Parameter onNotice: Called for every program that does not speak.
  /// - Returns: The voices by language, espeak-ng's first.
  /// - Throws: `SpeechError.noVoiceData`; `CancellationError`.
  public func voices(
    onNotice: @escaping @Sendable (SpeechNotice) -> Void = { _ in }
  ) async throws -> [WorkingVoice] {
    let key = fingerprint
    if let known = remembered(key) { return known }
    var found: [WorkingVoice] = []
    let complete = NoticeFlag()
    for language in Language.allCases {
      found += try await ownVoices(of: language)
      for command in commands {
        found += try await voices(of: command, in: language) { notice in
          complete.lower()
          onNotice(notice)
        }
      }
    }
    // What failed today may work tomorrow, and is tried again.
    if complete.isRaised { remember(found, key) }
    return found
  }

  /// A sentence by which a voice can be heard.
  public static func sample(in language: Language) -> String {
    switch language {
    case .spanish: "Hola, quiero agua."
    case .english: "Hello, I want water."
    case .portuguese: "Olá, quero água."
    }
  }

  private func ownVoices(of language: Language) async throws -> [WorkingVoice] {
    var found: [WorkingVoice] = []
    let standard = LanguageVariety.allCases.filter { $0.language == language }
    for voice in try await builtIn.availableVoices(for: language) {
      let variety =
        standard.first { $0.voiceName == voice.name } ?? LanguageVariety(tag: voice.name)
        ?? language.defaultVariety
      guard try await isHeard(voice.name, in: variety) else { continue }
      var timbres: [String] = []
      for timbre in Timbre.allCases
      where try await isHeard("\(voice.name)+\(timbre.rawValue)", in: variety) {
        timbres.append(timbre.rawValue)
      }
      found.append(
        WorkingVoice(
          name: voice.name, label: voice.label, variety: variety,
          isDefault: standard.contains { $0.voiceName == voice.name }, engine: "espeak-ng",
          timbres: timbres))
    }
    return found
  }

  private func isHeard(_ name: String, in variety: LanguageVariety) async throws -> Bool {
    do {
      let utterance = try await builtIn.synthesize(
        "ma", in: variety, settings: SpeechSettings(voice: name))
      return !utterance.sound.heardRange.isEmpty
    } catch is SpeechError {
      return false
    }
  }

  private func voices(
    of command: VoiceCommand, in language: Language, _ onNotice: (SpeechNotice) -> Void
  ) async throws -> [WorkingVoice] {
    var found: [WorkingVoice] = []
    for variety in command.varieties where variety.language == language {
      do {
        let text = SpeakableText(Self.sample(in: language))
        _ = try await CommandEngine(command).synthesize(
          text, in: variety, settings: SpeechSettings())
        found.append(
          WorkingVoice(
            name: command.name, label: command.name, variety: variety, isDefault: false,
            engine: command.name, timbres: []))
      } catch let failure as CommandFailure {
        onNotice(.commandFailed(name: command.name, failure.problem))
      }
    }
    return found
  }

  // MARK: - What is remembered

  private struct Memory: Codable {
    var key: String
    var voices: [WorkingVoice]
  }

  /// Changes when a voice was added or taken away, or a program was replaced.
  private var fingerprint: String {
    var hash = SHA256()
    // The folder of espeak-ng's data, which is one of these; and what of it was changed when.
    for path in Self.dataFolders { hash.update("\(path) \(VoiceCommand.changed(path))\n".utf8) }
    for command in commands {
      hash.update("\(command)\n\(command.stamp)\n".utf8)
    }
    hash.update(Timbre.allCases.map(\.rawValue).joined(separator: " ").utf8)
    return hash.hexadecimal
  }

  private static var dataFolders: [String] {
    let named = ProcessInfo.processInfo.environment["ESPEAK_DATA_PATH"].map { [$0] } ?? []
    let bases =
      named + [
        "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/share",
        "/usr/local/share",
      ]
    return bases.flatMap { base in
      ["", "/voices/!v", "/lang/roa", "/lang/gmw", "/es_dict", "/en_dict", "/pt_dict"].map {
        "\(base)/espeak-ng-data\($0)"
      }
    }
  }

  private func remembered(_ key: String) -> [WorkingVoice]? {
    guard let cache, let data = FileManager.default.contents(atPath: cache),
      let memory = try? JSONDecoder().decode(Memory.self, from: data), memory.key == key
    else { return nil }
    return memory.voices
  }

  private func remember(_ voices: [WorkingVoice], _ key: String) {
    guard let cache, let data = try? JSONEncoder().encode(Memory(key: key, voices: voices)) else {
      return
    }
    // Only a saving of time: where it cannot be written, the voices are tried again.
    let url = URL(filePath: cache)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }
}
