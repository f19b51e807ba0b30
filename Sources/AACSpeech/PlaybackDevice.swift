/// Something that plays samples at its own pace.
///
/// No call should wait for it; one that does all the same is noticed (see ``AudioPlayer``).
package protocol PlaybackDevice {
  /// Takes as many samples as there is room for, and says how many.
  func write(_ samples: ArraySlice<Int16>) throws -> Int
  /// How many of the samples taken have not been heard yet.
  func queued() throws -> Int
  /// Tells that nothing more comes, so that what is left is played.
  func finish() throws
  /// Whether there is still something to be heard after ``finish()``.
  var isPlaying: Bool { get }
  /// Falls silent at once.
  func abort()
}
