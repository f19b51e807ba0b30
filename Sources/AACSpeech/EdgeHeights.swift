/// How high the samples of a sound are, counted from its beginning or from its end.
struct EdgeHeights {
  let samples: UnsafeBufferPointer<Int16>
  /// Whether the last sample is the first that is counted.
  let isAtEnd: Bool
  /// Samples that are looked at.
  let count: Int

  /// The height of a sample.
  subscript(place: Int) -> Int {
    abs(Int(samples[isAtEnd ? samples.count - 1 - place : place]))
  }

  /// The first sample from a place on that is higher than a threshold; nil when none is.
  func first(above threshold: Int, from start: Int) -> Int? {
    (start..<max(start, count)).first { self[$0] > threshold }
  }
}
