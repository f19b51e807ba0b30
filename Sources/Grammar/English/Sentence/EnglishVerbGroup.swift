/// The finite verb of a sentence and the verb words that depend on it: *does* + *want*, *will* + *go*.
///
/// Source: Quirk et al., CGEL §3.21–3.56 (the verb phrase, operators and *do*); Huddleston & Pullum, CGEL ch. 3 §2.
struct EnglishVerbGroup {
  /// One word of it.
  struct Word {
    var text: String
    var tile: Int?
  }

  /// In which form a verb joined by *and* follows: *eats and sleeps, is eating and sleeping*.
  enum Form { case finite, base, gerund, participle }

  /// The word that agrees with the subject.
  var finite: Word
  /// Whether it can stand before the subject and take *n't*.
  var isAuxiliary: Bool
  /// What follows.
  var rest: [Word]
  /// Form of the main verb.
  var form: Form
}
