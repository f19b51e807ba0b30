import Synchronization

/// The last resampler that was needed: its weights take longer to work out than a sentence.
enum ResamplerCache {
  private struct Entry {
    var source: Int
    var target: Int
    var resampler: Resampler
  }

  private static let last = Mutex<Entry?>(nil)

  /// A resampler from one rate to another.
  static func resampler(from source: Int, to target: Int) -> Resampler {
    last.withLock { last in
      if let last, last.source == source, last.target == target { return last.resampler }
      let made = Resampler(from: source, to: target)
      last = Entry(source: source, target: target, resampler: made)
      return made
    }
  }
}
