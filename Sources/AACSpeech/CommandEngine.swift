import AACCore
import Foundation

/// Lets another program speak.
struct CommandEngine: SpeechEngine {
  private let command: VoiceCommand

  /// Longest sound that is taken, in seconds.
  private static let longest = 3_600.0
  /// So many characters take a program no longer than its time limit; longer texts have more time.
  private static let ordinaryLength = 400.0

  init(_ command: VoiceCommand) { self.command = command }

  /// The sound that the program makes of a text.
  ///
  /// - Throws: `CommandFailure`; `CancellationError`, when the program has been ended.
  func synthesize(
    _ text: SpeakableText, in variety: LanguageVariety, settings: SpeechSettings
  ) async throws -> Utterance {
    guard !text.words.isEmpty else {
      return Utterance(
        text: text.original, sound: Sound(samples: [], sampleRate: 22_050), words: [],
        voice: command.name)
    }
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = Self.argument(text.plain)
    let words = try arguments(
      text: plain, out: Self.out(folder), variety: variety, settings: settings)
    // Some programs begin and end with up to a second of silence, which nobody should wait for.
    let sound = try await run(words, text: plain, folder: folder).withoutSilentEnds
      .resampled(to: 22_050).amplified(by: Double(settings.volume) / 100)
    let times = WordTimes(text: text, soundingIn: sound).words
    return QuestionContour.shaped(
      Utterance(
        text: text.original, sound: sound, words: times, voice: command.name), asked: text)
  }

  private static func out(_ folder: String) -> String { "\(folder)/speech.wav" }

  private func run(_ arguments: [String], text: String, folder: String) async throws -> Sound {
    let takesInput = !command.uses(.text)
    guard let input = AnonymousFile(takesInput ? Array((text + "\n").utf8) : []),
      let output = AnonymousFile(), let errors = AnonymousFile()
    else { throw CommandFailure(problem: .noSound) }
    let limit = command.timeLimit * max(1, Double(text.count) / Self.ordinaryLength)
    let child = try RunningVoices.start(folder: folder) {
      try ChildProcess(
        arguments, input: input.descriptor, output: output.descriptor, errors: errors.descriptor)
    }
    defer { RunningVoices.remove(child.id) }
    let status = try await child.end(within: .seconds(limit))
    guard let status else {
      throw CommandFailure(problem: .tooSlow(seconds: Int(limit.rounded(.up))))
    }
    guard status == 0 else {
      let line =
        String(decoding: errors.contents(atMost: 4_096), as: UTF8.self)
        .split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
      throw CommandFailure(problem: .failed(status: status, line: String(line.prefix(200))))
    }
    return try Self.read(command.uses(.out) ? Self.out(folder) : nil, output)
  }

  /// The sound in a file, or in what the program wrote to its output.
  private static func read(_ path: String?, _ output: AnonymousFile) throws -> Sound {
    var descriptor = output.descriptor
    if let path {
      descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { throw CommandFailure(problem: .noSound) }
    }
    defer { if path != nil { close(descriptor) } }
    lseek(descriptor, 0, SEEK_SET)
    guard let sound = try? AudioFileReader.read(descriptor, longest: longest),
      !sound.heardRange.isEmpty
    else { throw CommandFailure(problem: .noSound) }
    return sound
  }

  private func arguments(
    text: String, out: String, variety: LanguageVariety, settings: SpeechSettings
  ) throws -> [String] {
    let variety = command.variety(for: variety) ?? variety
    let values: [VoiceCommand.Placeholder: String] = [
      .text: text, .out: out, .language: variety.tag, .languageCode: variety.language.code,
      .speed: "\(settings.speed)", .rate: "\(settings.speed * 100 / SpeechSettings().speed)",
      .pitch: "\(settings.pitch)",
    ]
    return command.arguments.map { Self.fill($0, values) }
  }

  /// An argument with its placeholders filled in; what is filled in is not looked at again.
  private static func fill(
    _ argument: String, _ values: [VoiceCommand.Placeholder: String]
  ) -> String {
    var result = ""
    var rest = Substring(argument)
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if let (placeholder, value) = values.first(where: { rest.hasPrefix($0.key.rawValue) }) {
        result += value
        rest = rest.dropFirst(placeholder.rawValue.count)
      } else {
        result.append("{")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// A text that no program takes for an option.
  private static func argument(_ text: String) -> String {
    String(text.drop { $0 == "-" || $0 == "@" || $0.isWhitespace })
  }

  private static func makeFolder() throws -> String {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(base)/aac-voice-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CommandFailure(problem: .noSound) }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension VoiceCommand {
  /// Whether a placeholder stands in one of the arguments.
  fileprivate func uses(_ placeholder: Placeholder) -> Bool {
    arguments.contains { $0.contains(placeholder.rawValue) }
  }
}
