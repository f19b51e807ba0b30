/// Plays a sound on a device and tells of its words as they are heard.
package struct Playback {
  /// How often the device is looked after: sooner than the eye can tell.
  package static let interval = Duration.milliseconds(10)
  /// For how long a device may stand still before it counts as lost.
  package static let patience = Duration.seconds(3)

  private let sound: Sound
  private let words: [SpokenWord]
  private let deviceName: String
  private let wait: (Duration) throws -> Void

  /// A playback; `wait` lets time pass, and throws when nobody wants to hear more.
  package init(
    _ sound: Sound, words: [SpokenWord], deviceName: String,
    wait: @escaping (Duration) throws -> Void
  ) {
    self.sound = sound
    self.words = words
    self.deviceName = deviceName
    self.wait = wait
  }

  /// Returns when all has been heard; when anything is thrown, the device is left silent.
  package func run(on device: any PlaybackDevice, onWord: (Int) -> Void) throws {
    do {
      try play(on: device, onWord: onWord)
    } catch {
      device.abort()
      throw error
    }
  }

  private func play(on device: any PlaybackDevice, onWord: (Int) -> Void) throws {
    var sent = 0
    var heard = 0
    var told = 0
    var still = Duration.zero
    var isFinishing = false
    while true {
      let accepted = sent < sound.samples.count ? try device.write(sound.samples[sent...]) : 0
      sent += accepted
      if sent == sound.samples.count, !isFinishing {
        try device.finish()
        isFinishing = true
      }
      let position = max(heard, sent - max(0, try device.queued()))
      still = accepted > 0 || position > heard ? .zero : still + Self.interval
      heard = position
      told = tell(from: told, heard: heard, onWord)
      if isFinishing && !device.isPlaying { break }
      guard still < Self.patience else { throw SpeechError.audioDeviceLost(deviceName) }
      try wait(Self.interval)
    }
    _ = tell(from: told, heard: .max, onWord)
  }

  /// Tells of every word that has begun by a sample; returns the index of the first that has not.
  private func tell(from first: Int, heard: Int, _ onWord: (Int) -> Void) -> Int {
    var index = first
    while index < words.count, Int(words[index].start * Double(sound.sampleRate)) <= heard {
      onWord(index)
      index += 1
    }
    return index
  }
}
