import AACCore

/// Finds sentences and quotations of another language in a text.
///
/// Only what is certain counts: a stretch with two small words of another language that its own does not have, and none
/// that only its own has. Single words are not guessed; a pronunciation can name their language.
enum ForeignText {
  /// The stretches of a text in a language that are in another one.
  static func stretches(in text: String, of variety: LanguageVariety) -> [ForeignStretch] {
    guard text.contains(where: isBound) else { return [] }
    return split(Array(text)).compactMap { range, words in
      language(of: words, otherThan: variety.language)
        .map { ForeignStretch(range: range, variety: $0.defaultVariety) }
    }
  }

  /// Whether a character is a quotation mark or ends a sentence.
  private static func isBound(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return false }
    return switch first {
    case "«", "»", "“", "”", "\"", "„", ".", "!", "?", "…", "\n": true
    default: false
    }
  }

  /// The text between quotation marks and ends of sentences, with its words.
  private static func split(_ characters: [Character]) -> [(Range<Int>, [String])] {
    var parts: [(Range<Int>, [String])] = []
    var start = 0
    for index in 0...characters.count
    where index == characters.count || isBound(characters[index]) {
      let words = SpokenKey(String(characters[start..<index])).words
      // The mark at its end belongs to it: a question is asked in its own language.
      if words.count > 1 { parts.append((start..<min(index + 1, characters.count), words)) }
      start = index + 1
    }
    return parts
  }

  private static func language(of words: [String], otherThan own: Language) -> Language? {
    let owners = words.compactMap { Self.owners[$0] }
    let counts = Language.allCases.filter { $0 != own }.map { language in
      let isOurs = owners.contains { $0.contains(own) && !$0.contains(language) }
      let count = owners.count { $0.contains(language) && !$0.contains(own) }
      return (language: language, count: isOurs ? 0 : count)
    }
    guard let best = counts.max(by: { $0.count < $1.count }), best.count >= 2,
      counts.filter({ $0.count == best.count }).count == 1
    else { return nil }
    return best.language
  }

  /// The languages that each small word belongs to.
  private static let owners: [String: [Language]] = Language.allCases.reduce(into: [:]) {
    owners, language in
    for word in smallWords(of: language) { owners[word, default: []].append(language) }
  }

  /// Small words that a sentence of the language hardly does without; those of two languages are in both.
  private static func smallWords(of language: Language) -> Set<String> {
    switch language {
    case .spanish: spanish
    case .english: english
    case .portuguese: portuguese
    }
  }

  private static let spanish: Set<String> = [
    "el", "la", "los", "las", "un", "una", "de", "del", "al", "y", "o", "que", "qué", "en",
    "con", "por", "para", "no", "sí", "me", "te", "se", "lo", "mi", "tu", "su", "yo", "tú",
    "él", "ella", "nosotros", "es", "son", "soy", "está", "estoy", "hay", "muy", "más",
    "quiero", "quieres", "tengo", "tienes", "vamos", "dónde", "cómo", "a", "le", "nos", "este",
    "esta", "pero", "ya", "como", "todo", "ha", "he", "mas",
  ]

  private static let english: Set<String> = [
    "the", "a", "an", "of", "to", "and", "or", "in", "on", "at", "with", "for", "is", "are",
    "am", "was", "were", "be", "i", "you", "he", "she", "it", "we", "they", "my", "your",
    "his", "her", "this", "that", "not", "do", "does", "don't", "i'm", "it's", "want", "have",
    "has", "what", "where", "how", "can", "will", "me", "no", "yes", "go", "let's", "love",
  ]

  private static let portuguese: Set<String> = [
    "o", "a", "os", "as", "um", "uma", "de", "do", "da", "dos", "das", "no", "na", "nos", "nas",
    "e", "ou", "que", "em", "com", "por", "para", "não", "sim", "me", "te", "se", "meu",
    "minha", "seu", "sua", "eu", "você", "ele", "ela", "nós", "é", "são", "sou", "está",
    "estou", "há", "muito", "mais", "quero", "quer", "tenho", "tem", "vamos", "onde", "como",
    "ao", "à", "este", "mas", "já", "isso",
  ]
}
