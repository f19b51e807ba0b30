import AACCore
import CEspeakNG
import Foundation

/// The one espeak-ng of this process, once it has been initialised.
///
/// All of its state is in globals of the library, so there is never more than one of these, behind a lock
/// (see ``EspeakSynthesizer``).
struct EspeakEngine {
  private let espeak: aac_espeak
  /// Samples a second.
  private let sampleRate: Int
  /// Folder of the dictionaries.
  private let dataFolder: String
  /// Version of the library.
  let version: String
  /// What can be set; nil until somebody asks for a voice by name.
  private var catalogue: VoiceCatalogue?
  /// The voice that is set; nil: none yet, or in doubt.
  private var voice: String?

  /// Initialises the library: once only, since a second time may hang.
  ///
  /// - Throws: `noVoiceData` when the library is not there or its data cannot be read.
  init() throws {
    guard let espeak = Self.library() else {
      throw SpeechError.noVoiceData(detail: "libespeak-ng.so.1")
    }
    self.espeak = espeak
    // espeak_Initialize would print its errors on standard error; this way they come back.
    var context: espeak_ng_ERROR_CONTEXT?
    espeak.espeak_ng_InitializePath(nil)
    var status = espeak.espeak_ng_Initialize(&context)
    espeak.espeak_ng_ClearErrorContext(&context)
    if status == ENS_OK {
      status = espeak.espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, nil)
    }
    guard status == ENS_OK else {
      throw SpeechError.noVoiceData(detail: Self.message(status, espeak))
    }
    espeak.espeak_SetSynthCallback { SynthesisRecorder.callback(wave: $0, count: $1, events: $2) }
    sampleRate = Int(espeak.espeak_ng_GetSampleRate())
    var path: UnsafePointer<CChar>?
    version = espeak.espeak_Info(&path).map { String(cString: $0) } ?? ""
    dataFolder = path.map { String(cString: $0) } ?? ""
  }

  /// The functions of the library.
  ///
  /// It wants a library for sound devices as well, and that one some twenty-five of sound servers and screens. None of them is
  /// called (see `EspeakAudioOutput.swift`), and loading them takes longer than all else.
  private static func library() -> aac_espeak? {
    // Of that library espeak-ng calls one function, which must be ours then.
    let hasOwnOutput = dlsym(nil, "create_audio_device_object") != nil
    let standIn = hasOwnOutput ? LibraryStandIn(named: "libpcaudio.so.0") : nil
    if let espeak = aac_espeak_load()?.pointee { return espeak }
    // Who has the loader look for every function at once (LD_BIND_NOW) needs the real one.
    standIn?.remove()
    return aac_espeak_load()?.pointee
  }

  /// Makes the sound of a text.
  mutating func synthesize(
    _ speakable: SpeakableText, in variety: LanguageVariety, settings: SpeechSettings
  ) throws -> Utterance {
    let text = speakable.original
    try select(settings.voice, in: variety)
    guard !speakable.words.isEmpty else {
      return Utterance(
        text: text, sound: Sound(samples: [], sampleRate: sampleRate), words: [],
        voice: voiceName(in: variety))
    }
    set(espeakRATE, settings.speed, within: SpeechSettings.speedRange)
    set(espeakPITCH, settings.pitch, within: SpeechSettings.pitchRange)
    set(espeakVOLUME, settings.volume, within: SpeechSettings.volumeRange)
    let pause = min(settings.pause, SpeechSettings.pauseRange.upperBound)
    set(espeakWORDGAP, WordGap.units(for: pause, at: settings.speed), within: 0...10_000)
    let isParted = pause > 0 && variety.language == .english
    let breathing = speakable.withBreaths
    let speakable = isParted ? breathing.parted : breathing
    let recorder = try record(speakable)
    let sound = Sound(samples: recorder.samples, sampleRate: sampleRate)
    let times = WordTimes(text: speakable, events: recorder.events, duration: sound.duration)
    return Utterance(
      text: text, sound: sound, words: times.words, voice: voiceName(in: variety))
  }

  /// The name by which the voice that is set can be chosen again.
  private func voiceName(in variety: LanguageVariety) -> String {
    guard let voice else { return "" }
    if voice.hasPrefix(variety.voiceFile) {
      return variety.voiceName + voice.dropFirst(variety.voiceFile.count)
    }
    return (voice.split(separator: "/").last.map(String.init) ?? voice).lowercased()
  }

  /// What is heard of a text, in the phoneme letters of espeak-ng.
  mutating func phonemes(
    of text: SpeakableText, in variety: LanguageVariety
  ) throws -> String {
    PhonemeTrace.begin()
    espeak.espeak_SetPhonemeCallback { PhonemeTrace.note($0) }
    defer { espeak.espeak_SetPhonemeCallback(nil) }
    _ = try synthesize(text, in: variety, settings: SpeechSettings())
    return PhonemeTrace.end()
  }

  /// The voices of a language that are installed.
  mutating func voices(of language: Language) -> [Voice] {
    readCatalogue().voices(of: language)
  }

  /// Sets the voice that a name asks for.
  private mutating func select(_ name: String?, in variety: LanguageVariety) throws {
    try requireDictionary(of: variety.language)
    if setOrdinaryVoice(name, in: variety) { return }
    let catalogue = readCatalogue()
    guard let wanted = catalogue.espeakName(for: name, in: variety) else {
      guard let name, !name.isEmpty else {
        throw SpeechError.noVoiceData(detail: variety.voiceName)
      }
      let voices = catalogue.voices(of: variety.language).map(\.name)
      throw SpeechError.unknownVoice(
        name: name, known: Timbre.allCases.map(\.rawValue) + voices)
    }
    guard set(voice: wanted) else { throw SpeechError.noVoiceData(detail: wanted) }
  }

  /// Sets the voice of the variety, in a timbre or none, where it is known to be; whether it was there.
  ///
  /// This spares the reading of some 200 files, which takes longer than a sentence does.
  private mutating func setOrdinaryVoice(_ name: String?, in variety: LanguageVariety) -> Bool {
    let name = name ?? ""
    guard name.isEmpty || Timbre(name: name) != nil else { return false }
    let variant = Timbre(name: name)?.variant.map { "+\($0)" } ?? ""
    guard set(voice: variety.voiceFile + variant) else { return false }
    // A variant that does not exist is passed over in silence.
    let identifier = espeak.espeak_GetCurrentVoice()?.pointee.identifier.map { String(cString: $0) }
    return identifier?.hasSuffix(variant) ?? false
  }

  private mutating func set(voice name: String) -> Bool {
    if voice == name { return true }
    // When it fails, espeak-ng goes on with the old voice: nothing may be said with that.
    voice = nil
    guard espeak.espeak_ng_SetVoiceByName(name) == ENS_OK else { return false }
    voice = name
    return true
  }

  private mutating func readCatalogue() -> VoiceCatalogue {
    let read = catalogue ?? VoiceCatalogue(espeak)
    catalogue = read
    return read
  }

  /// Without its dictionary a voice says nothing, and espeak-ng prints a line on standard error.
  private func requireDictionary(of language: Language) throws {
    let path = "\(dataFolder)/\(language.code)_dict"
    guard access(path, R_OK) == 0 else { throw SpeechError.noVoiceData(detail: path) }
  }

  private func set(_ parameter: espeak_PARAMETER, _ value: Int, within range: ClosedRange<Int>) {
    let value = min(max(value, range.lowerBound), range.upperBound)
    _ = espeak.espeak_ng_SetParameter(parameter, Int32(value), 0)
  }

  private func record(_ text: SpeakableText) throws -> SynthesisRecorder {
    let recorder = SynthesisRecorder()
    let bytes = text.utf8
    // SSML is never switched on, and phonemes only for those of a pronunciation: a text is only ever text.
    let phonemes = text.hasPhonemes ? UInt32(espeakPHONEMES) : 0
    let status = withExtendedLifetime(recorder) {
      espeak.espeak_ng_Synthesize(
        bytes, bytes.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8) | phonemes, nil,
        Unmanaged.passUnretained(recorder).toOpaque())
    }
    guard status == ENS_OK else { throw SpeechError.synthesisFailed(code: Int(status.rawValue)) }
    return recorder
  }

  private static func message(_ status: espeak_ng_STATUS, _ espeak: aac_espeak) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    espeak.espeak_ng_GetStatusCodeMessage(status, &buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
