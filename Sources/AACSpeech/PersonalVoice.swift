public import AACCore
import Synchronization

/// The voice of a person: what they recorded, else the engine that they chose, else espeak-ng.
///
///     let voice = PersonalVoice()
///     let utterance = try await voice.synthesize(SpeechRequest("Hola, mamá.", in: .spanishSpain))
///
/// Words of another language are said by that language's voice. When another program fails, espeak-ng
/// speaks in its place.
public struct PersonalVoice: Sendable {
  /// What was told already, and who is not asked again.
  private final class Memory: Sendable {
    let told = Mutex<Set<SpeechNotice>>([])
    let tooSlow = Mutex<[String: CommandProblem]>([:])
  }

  private let builtIn = EspeakSynthesizer()
  private let memory = Memory()

  private let repeatsNotices: Bool

  /// A voice; costs nothing.
  ///
  /// - Parameter repeatsNotices: Whether what is told is told of every text, and not once for each reason.
  public init(repeatsNotices: Bool = false) { self.repeatsNotices = repeatsNotices }

  /// The sound of a text, and when each of its words is heard.
  ///
  /// - Parameters:
  ///   - request: What to say, and how.
  ///   - onNotice: Called when another voice than the wanted one speaks; once for each reason, unless
  ///     the voice repeats its notices.
  /// - Returns: The utterance.
  /// - Throws: `SpeechError.noVoiceData`, `.unknownVoice` or `.synthesisFailed`; `CancellationError`.
  @concurrent public func synthesize(
    _ request: SpeechRequest, onNotice: @escaping @Sendable (SpeechNotice) -> Void = { _ in }
  ) async throws -> Utterance {
    try await synthesizeHere(request, onNotice: onNotice)
  }

  /// The same on the caller's thread, for whoever has nothing else to do meanwhile: a file is made sooner than another thread
  /// is started for it.
  public func synthesizeHere(
    _ request: SpeechRequest, onNotice: @escaping @Sendable (SpeechNotice) -> Void = { _ in }
  ) async throws -> Utterance {
    let notify: @Sendable (SpeechNotice) -> Void = { [memory, repeatsNotices] notice in
      let isNew = memory.told.withLock { $0.insert(notice).inserted }
      if isNew || repeatsNotices { onNotice(notice) }
    }
    var assembly = UtteranceAssembly(text: request.text)
    for piece in SpeechPlan(request).pieces {
      try Task.checkCancellation()
      switch piece.content {
      case .silence(let seconds): assembly.addSilence(seconds)
      case .recording(let recording):
        do {
          assembly.add(try Self.sound(of: recording, request: request), at: piece.range)
        } catch is RecordingError {
          notify(.recordingUnreadable(text: recording.text))
          let variety = request.variety
          assembly.add(try await speak(piece.text, variety, request, notify), at: piece.range)
        }
      case .voice(let variety):
        assembly.add(try await speak(piece.text, variety, request, notify), at: piece.range)
      }
    }
    let utterance = assembly.utterance
    // Only of a text without words, or of one that nothing was made of, is there none.
    if utterance.words.isEmpty, !request.hasWords {
      notify(.nothingToSay(text: request.text))
    } else if request.settings.volume == 0 {
      notify(.muted)
    }
    return utterance
  }

  /// The voices of a language that are installed; any of the timbres goes with each.
  ///
  /// - Throws: `SpeechError.noVoiceData`.
  public func availableVoices(for language: Language) async throws -> [Voice] {
    try await builtIn.availableVoices(for: language)
  }

  private func speak(
    _ text: String, _ variety: LanguageVariety, _ request: SpeechRequest,
    _ notify: (SpeechNotice) -> Void
  ) async throws -> Utterance {
    var settings = request.settings
    settings.delivery = .fluent
    let pronunciations = request.profile.pronunciations.filter { $0.language == variety.language }
    if let command = request.profile.command(named: settings.voice) {
      settings.voice = nil
      if let utterance = try await speak(text, variety, settings, pronunciations, command, notify) {
        return utterance
      }
    }
    let speakable = SpeakableText(text, pronunciations: pronunciations)
    do {
      return try builtIn.synthesize(speakable, in: variety, settings: settings)
    } catch SpeechError.unknownVoice(let name, _) where !request.needsVoice {
      notify(.voiceMissing(name: name))
      settings.voice = nil
      return try builtIn.synthesize(speakable, in: variety, settings: settings)
    }
  }

  /// What another program makes of a text; nil when it does not speak the language, or failed.
  private func speak(
    _ text: String, _ variety: LanguageVariety, _ settings: SpeechSettings,
    _ pronunciations: [Pronunciation], _ command: VoiceCommand, _ notify: (SpeechNotice) -> Void
  ) async throws -> Utterance? {
    guard command.variety(for: variety) != nil else { return nil }
    if let problem = memory.tooSlow.withLock({ $0[command.name] }) {
      notify(.commandFailed(name: command.name, problem))
      return nil
    }
    let respelled = pronunciations.filter {
      if case .respelling = $0.spelling { true } else { false }
    }
    do {
      return try await CommandEngine(command).synthesize(
        SpeakableText(text, pronunciations: respelled), in: variety, settings: settings)
    } catch let problem as CommandFailure {
      if case .tooSlow = problem.problem {
        // Whoever speaks must not wait for it again.
        memory.tooSlow.withLock { $0[command.name] = problem.problem }
      }
      notify(.commandFailed(name: command.name, problem.problem))
      return nil
    }
  }

  private static func sound(of recording: Recording, request: SpeechRequest) throws -> Sound {
    let bytes: [UInt8]
    do {
      bytes = try request.profile.contents(recording.sound)
    } catch {
      throw RecordingError.unreadable
    }
    return try RecordedSound.read(bytes).sound(volume: request.settings.volume)
  }
}

extension VoiceProfile {
  /// The program that a voice's name means; nil when it means none.
  func command(named name: String?) -> VoiceCommand? {
    guard let name = name?.lowercased() else { return nil }
    return commands.first { $0.name.lowercased() == name }
  }
}
