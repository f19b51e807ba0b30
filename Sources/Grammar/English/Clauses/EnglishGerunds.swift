import AACCore

/// Verbs behind words in *-ing* that were typed instead of the verb: *raining, eating*.
///
/// Source: CGEL §3.9 (the spelling of *-ing*).
enum EnglishGerunds {
  /// The listed verb that a word is the *-ing* form of; nil for any other word.
  static func base(of text: String, _ frames: FrameTable) -> String? {
    guard text.hasSuffix("ing"), text.utf8.count > 4 else { return nil }
    let stem = String(text.dropLast(3))
    var candidates = [stem, stem + "e"]
    if let last = stem.last, stem.dropLast().last == last {
      candidates.insert(String(stem.dropLast()), at: 0)
    }
    if stem.hasSuffix("y") { candidates.append(stem.dropLast() + "ie") }
    return candidates.first { !frames[$0].isDefault }
  }
}
