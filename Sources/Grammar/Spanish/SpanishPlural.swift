/// How Spanish nouns and adjectives make their plural.
enum SpanishPlural {
  /// The plurals of a word or of a word with what goes with it: *perritos calientes, fines de
  /// semana*.
  static func plurals(of phrase: String) -> [String] {
    let parts = phrase.split(separator: " ").map { String($0) }
    guard parts.count > 1 else { return plurals(ofWord: phrase) }
    var words = parts
    words[0] = plurals(ofWord: parts[0]).first ?? parts[0]
    for index in 1..<parts.count {
      if prepositions.contains(parts[index]) || SpanishNounTables.appositions.contains(parts[index])
      {
        break
      }
      words[index] = plurals(ofWord: parts[index]).first ?? parts[index]
    }
    return [words.joined(separator: " ")]
  }

  private static let prepositions = SpanishNounTables.words("de del a al con en para por sin y")

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
