import CALSA
import Foundation

/// A sound device of ALSA, opened so that no call on it waits.
final class ALSADevice: PlaybackDevice {
  private let alsa: aac_alsa
  private let handle: OpaquePointer
  private let name: String

  /// Most that a device may hold back, in microseconds: enough to bridge a busy machine.
  private static let latency: UInt32 = 200_000

  /// Opens a device for samples of a rate.
  ///
  /// - Throws: `noAudioDevice` or `audioDeviceBusy`.
  init(name: String, sampleRate: Int) throws {
    guard let alsa = aac_alsa_load()?.pointee else { throw SpeechError.noAudioDevice(name) }
    self.alsa = alsa
    var opened: OpaquePointer?
    let status = alsa.snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard status == 0, let handle = opened else {
      throw Self.failure(toOpen: name, code: status)
    }
    self.handle = handle
    self.name = name
    let isSet = alsa.snd_pcm_set_params(
      handle, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(sampleRate), 1,
      Self.latency)
    guard isSet == 0 else { throw Self.failure(toOpen: name, code: isSet) }
  }

  deinit {
    _ = alsa.snd_pcm_close(handle)
  }

  func write(_ samples: ArraySlice<Int16>) throws -> Int {
    let count = samples.withUnsafeBufferPointer {
      alsa.snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t($0.count))
    }
    if count >= 0 { return count }
    try recover(from: Int32(count))
    return 0
  }

  func queued() throws -> Int {
    var frames: snd_pcm_sframes_t = 0
    let status = alsa.snd_pcm_delay(handle, &frames)
    if status == 0 { return frames }
    if isPlaying { try recover(from: status) }
    return 0
  }

  func finish() throws {
    let status = alsa.snd_pcm_drain(handle)
    if status != 0 { try recover(from: status) }
  }

  var isPlaying: Bool {
    let state = alsa.snd_pcm_state(handle)
    return state == SND_PCM_STATE_RUNNING || state == SND_PCM_STATE_DRAINING
  }

  func abort() {
    _ = alsa.snd_pcm_drop(handle)
  }

  /// Gets over what passes: no room now, a gap in the sound, the machine having slept.
  private func recover(from code: Int32) throws {
    switch -code {
    case EAGAIN, EINTR: return
    case EPIPE, ESTRPIPE:
      if alsa.snd_pcm_resume(handle) != 0, alsa.snd_pcm_prepare(handle) != 0 { fallthrough }
    default: throw SpeechError.audioDeviceLost(name)
    }
  }

  private static func failure(toOpen name: String, code: Int32) -> SpeechError {
    switch -code {
    case EBUSY, EAGAIN: .audioDeviceBusy(name)
    default: .noAudioDevice(name)
    }
  }
}
