import Synchronization

/// Takes down the phonemes that espeak-ng tells of while it makes speech.
///
/// Its callback brings nothing by which to tell for whom; the engine's lock sees to it that there is only one.
enum PhonemeTrace {
  private static let lines = Mutex<[String]>([])

  static func begin() { lines.withLock { $0 = [] } }

  /// Called back by espeak-ng with the phonemes of a clause; 0: go on.
  static func note(_ phonemes: UnsafePointer<CChar>?) -> Int32 {
    guard let phonemes else { return 0 }
    lines.withLock { $0.append(String(cString: phonemes)) }
    return 0
  }

  static func end() -> String {
    lines.withLock { lines in
      defer { lines = [] }
      return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
  }
}
