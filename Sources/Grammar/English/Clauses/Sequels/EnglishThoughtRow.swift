import AACCore

/// What readers of rows of one thought or two look for and put in alike: the speaker, kin, things and small words.
///
/// Source: CGEL §12.46 (*I* left out in speech), §10.53 (the names that kin are called by).
protocol EnglishThoughtRow {
  var frames: FrameTable { get }
  var lexicon: Lexicon { get }
}

extension EnglishThoughtRow {
  typealias Reading = EnglishLaidThoughts.Reading

  /// A word that nobody laid.
  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  /// The speaker, whom nobody laid.
  var speaker: [Constituent] { small("I") }

  /// Whether a word is the speaker.
  func isMe(_ word: Constituent) -> Bool { ["I", "me"].contains(word.lexeme.lemma) }

  /// Whether somebody is called by the word: *mom, grandpa*.
  func isKin(_ word: Constituent) -> Bool {
    EnglishPeople.names.contains(word.lexeme.lemma.lowercased())
  }

  /// Whether a word names a thing, and neither a being nor a time.
  func isThing(_ word: Constituent) -> Bool {
    word.lexeme.namesThing
  }
}
