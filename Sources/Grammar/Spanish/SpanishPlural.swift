/// How Spanish nouns and adjectives make their plural.
///
/// Source: NGLE §3.2–3.4 (endings, foreign words, compounds); DPD, *plural*; *Ortografía* of 2010, ch. II §3.4 (accents).
enum SpanishPlural {
  /// The plurals of a word or of a word with what goes with it: *perritos calientes, fines de
  /// semana, peces espada* (NGLE §3.3, §12.7).
  ///
  /// The noun and its adjectives change; what a preposition brings, a second noun that says what kind it is
  /// and a name do not. A shortened adjective before the noun is whole again: *primeros platos* (NGLE §13.12).
  static func plurals(of phrase: String) -> [String] {
    let parts = phrase.split(separator: " ").map { String($0) }
    guard parts.count > 1 else { return plurals(ofWord: phrase) }
    if fixedPhrases.contains(phrase) { return [phrase] }
    var words = parts
    words[0] = plural(inPhrase: SpanishAdjective.whole(parts[0]))
    for index in 1..<parts.count {
      if prepositions.contains(parts[index]) || staysAsItIs(parts, at: index) { break }
      if conjunctions.contains(parts[index]) { continue }
      words[index] = plural(inPhrase: parts[index])
    }
    return [words.joined(separator: " ")]
  }

  private static func plural(inPhrase word: String) -> String {
    SpanishAdjective.isInvariable(word) ? word : plurals(ofWord: word).first ?? word
  }

  /// Whether a word behind the noun keeps its form, with all that follows: *osos panda, torres Eiffel, planes b,
  /// pantalones azul marino* (NGLE §12.7, §13.7).
  private static func staysAsItIs(_ parts: [String], at index: Int) -> Bool {
    let word = parts[index]
    if SpanishNounTables.appositions.contains(word) || word.count == 1 && word != "y" && word != "e"
    {
      return true
    }
    if word.first?.isNumber == true { return true }
    if word.first?.isUppercase == true, parts[0].first?.isLowercase == true { return true }
    return index + 1 < parts.count && SpanishAdjective.shades.contains(parts[index + 1])
  }

  /// Games and other set phrases that are no noun with its adjective.
  private static let fixedPhrases: WordSet = ["pilla pilla", "escondite inglés"]
  private static let conjunctions: WordSet = ["y", "e"]
  private static let prepositions = SpanishNounTables.words(
    "de del a al con en para por sin sobre entre contra desde hasta que")

  private static func plurals(ofWord word: String) -> [String] {
    if let listed = SpanishNounTables.plurals[word] { return listed }
    if let capital = word.dropFirst().firstIndex(where: \.isUppercase) {
      // Abbreviations in capitals stay (*las ONG*, Ortografía 2010, §V.4.2), names such as *iPad* take *-s*.
      return [
        word[capital...].allSatisfy(\.isUppercase) && word.first?.isUppercase == true
          ? word : word + "s"
      ]
    }
    if word.first?.isUppercase == true {
      return plurals(ofWord: word.lowercased()).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
    let letters = SpanishLetters(spanish: word)
    guard let last = letters.last, let stress = SpanishOrthography.stress(of: letters) else {
      return [word]
    }
    if letters.hasSuffix("piés") || isStressedEarly(letters, stress) { return [word] }
    switch last {
    case "í", "ú": return [word + "es", word + "s"]
    case "z": return [with("es", letters.dropLast() + ["c"], stress)]
    case "s", "x": return [isInvariable(letters, stress) ? word : with("es", letters, stress)]
    case "y":
      // Foreign words are stressed where they were: *ponis, ferris, hobbis* (DPD, *plural* 1d).
      guard letters.count > 1, letters[letters.count - 2].isSpanishVowel else {
        return [String(word.dropLast()) + "is"]
      }
      return [with("es", letters, stress)]
    case "l", "r", "n", "d", "j":
      return [endsInCluster(letters) ? word + "s" : with("es", letters, stress)]
    default: return [last.isSpanishVowel ? with("s", letters, stress) : word + "s"]
    }
  }

  private static func with(
    _ ending: String, _ letters: SpanishLetters, _ stress: Int
  ) -> String {
    var plural = letters
    plural.append(contentsOf: ending.unicodeScalars)
    SpanishOrthography.accentuate(&plural, at: stress)
    return plural.text
  }

  /// *Ciempiés* stays as it is, and so do words in a consonant that are stressed on the last but two:
  /// *mánager, cáterin, polisíndeton* (NGLE §3.3d).
  private static func isStressedEarly(_ letters: SpanishLetters, _ stress: Int) -> Bool {
    guard let last = letters.last, ["l", "r", "n", "d", "j", "z"].contains(last) else {
      return false
    }
    let nuclei = SpanishOrthography.nuclei(of: letters)
    return nuclei.count > 2 && nuclei[nuclei.count - 3].contains(stress)
  }

  /// Whether a word in *-s* or *-x* is not stressed on its last syllable: *crisis, lunes, tórax*.
  private static func isInvariable(_ letters: SpanishLetters, _ stress: Int) -> Bool {
    SpanishOrthography.nuclei(of: letters).last.map { !$0.contains(stress) } ?? true
  }

  /// *Iceberg, récord, test*: foreign words in two consonants take *-s* alone.
  private static func endsInCluster(_ letters: SpanishLetters) -> Bool {
    letters.count > 1 && !letters[letters.count - 2].isSpanishVowel
  }
}
