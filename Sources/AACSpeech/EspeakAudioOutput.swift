/// Stands in for the function by which espeak-ng opens a sound device, and opens none.
///
/// Even when it is only to make samples, espeak-ng connects to the sound server while it is
/// initialised: a server that does not answer would keep a sentence from ever being written into a
/// file. The executable's own symbol goes before that of libpcaudio, and espeak-ng takes the null for
/// a machine without sound. What is to be heard is played by ``AudioPlayer``.
@_cdecl("create_audio_device_object")
public func espeakAudioOutput(
  device: UnsafePointer<CChar>?, application: UnsafePointer<CChar>?,
  description: UnsafePointer<CChar>?
) -> OpaquePointer? {
  nil
}
