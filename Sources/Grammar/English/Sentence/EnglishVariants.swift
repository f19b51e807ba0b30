/// Words and spellings that differ between the United States and the United Kingdom.
///
/// Source: Quirk et al., CGEL §1.19–1.27 (national varieties), §3.7–3.10 (spelling).
enum EnglishVariants {
  /// The British way of saying a set phrase or word.
  static func british(_ text: String) -> String { table[text] ?? day(text) ?? text }

  /// *on May 3* → *on 3 May* (CGEL §6.66, Appendix III on dates).
  private static func day(_ text: String) -> String? {
    guard let last = text.utf8.last, (48...57).contains(last) else { return nil }
    var words = text.split(separator: " ")
    guard words.count > 1, let number = words.last.flatMap({ Int($0) }), number < 32,
      EnglishClock.months.contains(String(words[words.count - 2]))
    else { return nil }
    words.swapAt(words.count - 2, words.count - 1)
    return words.joined(separator: " ")
  }

  /// The American way of spelling a word.
  static func american(_ text: String) -> String { reversed[text] ?? text }

  /// The British way of spelling a verb: *to practise, to license*, which as nouns have *c*.
  static func britishVerb(_ lemma: String) -> String {
    lemma == "practice" ? "practise" : table[lemma] ?? lemma
  }

  /// The American way of spelling a verb.
  static func americanVerb(_ lemma: String) -> String {
    lemma == "practise" ? "practice" : reversed[lemma] ?? lemma
  }

  private static let table: WordMap<String> = [
    "on the weekend": "at the weekend", "in the fall": "in autumn", "anymore": "any more",
    "color": "colour", "favorite": "favourite", "gray": "grey", "mom": "mum", "mommy": "mummy",
    "practice (verb)": "practise", "neighbor": "neighbour", "pajamas": "pyjamas",
    "theater": "theatre", "center": "centre", "airplane": "aeroplane", "math": "maths",
    "what color": "what colour", "favor": "favour", "flavor": "flavour", "tire": "tyre",
    "Mom": "Mum", "Mommy": "Mummy", "jewelry": "jewellery", "mustache": "moustache",
    "meter": "metre", "liter": "litre", "traveler": "traveller",
    "organize": "organise", "recognize": "recognise", "apologize": "apologise",
    "practice": "practice", "catalog": "catalogue", "aluminum": "aluminium", "fulfill": "fulfil",
    "aging": "ageing", "humor": "humour", "honor": "honour", "behavior": "behaviour",
    "labor": "labour",
    "rumor": "rumour", "odor": "odour", "vapor": "vapour", "harbor": "harbour", "armor": "armour",
    "fiber": "fibre",
    "dialog": "dialogue", "plow": "plough", "cozy": "cosy", "pajama": "pyjama",
    "check (money)": "cheque",
    "skillful": "skilful", "counselor": "counsellor", "memorize": "memorise", "realize": "realise",
    "analyze": "analyse", "paralyze": "paralyse", "skeptical": "sceptical", "enroll": "enrol",
    "installment": "instalment",
  ]

  private static let reversed: [String: String] = {
    var reversed: [String: String] = [:]
    for (american, british) in table.pairs where !british.contains(" ") && !american.contains(" ") {
      reversed[british] = american
    }
    return reversed
  }()
}
