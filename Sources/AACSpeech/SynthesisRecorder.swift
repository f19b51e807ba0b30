import CEspeakNG

/// Takes down what espeak-ng makes of one text.
final class SynthesisRecorder {
  private(set) var samples: [Int16] = []
  private(set) var events: [WordTimes.Event] = []

  /// A recorder with room for the sound of a short sentence.
  init() { samples.reserveCapacity(24_000) }

  /// Called back by espeak-ng with a piece of sound and what happens in it; 0: go on.
  ///
  /// The recorder travels as the user data of every event, the one that ends the list included.
  static func callback(
    wave: UnsafeMutablePointer<Int16>?, count: Int32, events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 {
    guard var event = events, let data = event.pointee.user_data else { return 0 }
    let recorder = Unmanaged<SynthesisRecorder>.fromOpaque(data).takeUnretainedValue()
    if let wave, count > 0 {
      recorder.samples += UnsafeBufferPointer(start: wave, count: Int(count))
    }
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD {
        recorder.events.append(
          WordTimes.Event(
            position: Int(event.pointee.text_position) - 1,
            seconds: Double(event.pointee.audio_position) / 1_000))
      }
      event += 1
    }
    return 0
  }
}
