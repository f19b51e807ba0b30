import AACCore

extension PersonalVoice {
  /// The bytes of a sound file of a text: silence at both ends left out, as loud as all others but for the volume of the
  /// settings, with the text and its language as tags.
  ///
  /// - Throws: what ``synthesize(_:onNotice:)`` throws, and `SpeechError.cannotWrite`.
  @concurrent public func file(
    of request: SpeechRequest, format: AudioFileFormat,
    onNotice: @escaping @Sendable (SpeechNotice) -> Void = { _ in }
  ) async throws -> [UInt8] {
    // How loud it is to be is decided behind the voice, which would cut off what it makes too loud.
    var plain = request
    plain.settings.volume = 100
    let finish = SoundFinish(volume: request.settings.volume)
    let utterance = finish.applied(
      to: try await synthesize(plain, onNotice: onNotice), format: format)
    return try AudioFileWriter().bytes(
      of: utterance.sound, format: format,
      tags: AudioTags(text: request.text, language: request.variety), path: format.rawValue)
  }
}
