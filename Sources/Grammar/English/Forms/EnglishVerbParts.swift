/// The word that changes within a verb of several words: *pick* in *pick up*, *dip* in *double-dip*.
///
/// Source: Quirk et al., CGEL §16.2–16.16 (multi-word verbs: the verb takes the endings, the particle none).
struct EnglishVerbParts: Sendable {
  /// What stands before it, with its hyphen.
  let head: String
  /// The word that takes the endings.
  let core: String
  /// What stands after it, with its space.
  let tail: String

  /// Splits a verb in its dictionary form.
  init(_ lemma: String) {
    guard lemma.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) else {
      head = ""
      core = lemma
      tail = ""
      return
    }
    if let space = lemma.firstIndex(of: " "), Self.compounds.contains(lemma) {
      // *video call, ice skate*: the second word is the verb (CGEL App. I.59).
      head = String(lemma[...space])
      core = String(lemma[lemma.index(after: space)...])
      tail = ""
      return
    }
    let space = lemma.firstIndex(of: " ") ?? lemma.endIndex
    let word = lemma[..<space]
    guard let hyphen = word.lastIndex(of: "-"), word.index(after: hyphen) < word.endIndex else {
      head = ""
      core = String(word)
      tail = String(lemma[space...])
      return
    }
    // *break-up, write-off* as verbs: the particle stays as it is.
    let last = word[word.index(after: hyphen)...]
    if ["up", "off", "out", "in", "on", "down", "over", "by", "through"].contains(last),
      !["re", "one", "pre", "two"].contains(word[..<hyphen])
    {
      head = ""
      core = String(word[..<hyphen])
      tail = String(lemma[hyphen...])
      return
    }
    tail = String(lemma[space...])
    head = String(word[...hyphen])
    core = String(word[word.index(after: hyphen)...])
  }

  /// Verbs made of a noun, an adverb or an adjective and a verb: *ice skate, bottle feed*.
  private static let compounds: WordSet = [
    "video call", "video chat", "prank call", "ice skate", "roller skate", "figure skate",
    "water ski", "scuba dive", "sky dive", "speed walk", "speed read", "bunny hop", "window shop",
    "bird watch", "people watch", "house sit", "dog sit", "cat sit", "baby sit", "bottle feed",
    "spoon feed", "tube feed", "breast feed", "hand wash", "machine wash", "air dry", "dry clean",
    "vacuum clean", "spring clean", "deep fry", "finger paint", "face paint", "spray paint",
    "tap dance", "belly dance", "square dance", "line dance", "arm wrestle", "thumb wrestle",
    "ice fish", "fly fish", "body surf", "wind surf", "mountain bike", "bungee jump",
    "belly flop", "tie dye", "gift wrap", "high five", "fist bump", "sleep walk", "lip read",
    "finger spell", "home school", "star gaze", "double check", "role play", "potty train",
    "toilet train",
  ]

  /// The whole verb with another form of the word.
  func join(_ form: String) -> String { head.isEmpty && tail.isEmpty ? form : head + form + tail }
}
