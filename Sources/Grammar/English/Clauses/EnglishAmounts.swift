import AACCore

/// Number words and measures of several tiles made one amount: *two* + *hundred*, *dozen*, *a* + *couple*.
///
/// Sources: CGEL §6.63–6.66 (numerals), §5.6–5.9 (partitives); CaGEL ch. 5 §3.3.
struct EnglishAmounts {
  /// All tiles of a joined amount by the tile of its first.
  private(set) var tiles: [Int: [Int]] = [:]
  private let isBritish: Bool

  init(isBritish: Bool) { self.isBritish = isBritish }

  /// The words with what counts together made one.
  mutating func joined(_ words: [Constituent]) -> [Constituent] {
    guard words.contains(where: { Self.heads.contains($0.lexeme.lemma) }) else { return words }
    var result: [Constituent] = []
    var index = 0
    while index < words.count {
      let (length, text) = amount(words, from: index) ?? pairs(words, from: index) ?? (0, "")
      guard length > 0 else {
        result.append(words[index])
        index += 1
        continue
      }
      var word = words[index]
      word.lexeme = Lexeme(
        lemma: text, wordClass: .numeral, kind: .quantity)
      if length > 1, let tile = word.tile {
        tiles[tile] = words[index..<(index + length)].compactMap(\.tile)
      }
      result.append(word)
      index += length
    }
    return result
  }

  /// *two hundred, three hundred and five, a thousand, two dozen, twenty-one*: how many words and what they say
  /// together; nil where there is nothing to join.
  private func amount(_ words: [Constituent], from begin: Int) -> (Int, String)? {
    var index = begin
    var parts: [String] = []
    var hasScale = false
    let first = words[begin].lexeme.lemma
    if ["a", "an"].contains(first) {
      guard begin + 1 < words.count, Self.scales.contains(words[begin + 1].lexeme.lemma) else {
        return nil
      }
      parts.append("a")
      index += 1
    } else if let unit = Self.belowHundred(words, index) {
      parts.append(unit.text)
      index += unit.length
    } else if Self.scales.contains(first) {
      parts.append("a")
    } else {
      return nil
    }
    while index < words.count, Self.scales.contains(words[index].lexeme.lemma) {
      parts.append(words[index].lexeme.lemma)
      hasScale = true
      index += 1
      let hasAnd = index + 1 < words.count && words[index].lexeme.lemma == "and"
      let next = hasAnd ? index + 1 : index
      guard parts.last != "dozen", let rest = Self.belowHundred(words, next) else { continue }
      let isLast =
        next + rest.length >= words.count
        || !Self.scales.contains(words[next + rest.length].lexeme.lemma)
      if hasAnd || isBritish && isLast { parts.append("and") }
      parts.append(rest.text)
      index = next + rest.length
    }
    let length = index - begin
    guard hasScale || length > 1 else { return nil }
    return (length, parts.joined(separator: " "))
  }

  /// *seven, twenty* + *one, 12*.
  private static func belowHundred(_ words: [Constituent], _ index: Int) -> (
    text: String, length: Int
  )? {
    guard index < words.count, let value = value(words[index].lexeme) else { return nil }
    let text = words[index].lexeme.lemma
    if value >= 20, value % 10 == 0, text.first?.isNumber == false, index + 1 < words.count,
      let unit = Self.value(words[index + 1].lexeme), (1...9).contains(unit),
      words[index + 1].lexeme.lemma.first?.isNumber == false
    {
      return ("\(text)-\(words[index + 1].lexeme.lemma)", 2)
    }
    return (text, 1)
  }

  private static func value(_ lexeme: Lexeme) -> Int? {
    guard lexeme.wordClass == .numeral, !scales.contains(lexeme.lemma) else { return nil }
    if let figure = Int(lexeme.lemma) { return figure }
    guard let number = EnglishNumberWords.value(of: lexeme.lemma), !number.isOrdinal,
      number.value < 100
    else { return nil }
    return number.value
  }

  /// *a couple of* friends.
  private func pairs(_ words: [Constituent], from begin: Int) -> (Int, String)? {
    var index = begin
    if words[index].lexeme.lemma == "a" { index += 1 }
    guard index < words.count, words[index].lexeme.lemma == "couple" else { return nil }
    index += 1
    if index < words.count, words[index].lexeme.lemma == "of" { index += 1 }
    guard index < words.count,
      words[index].lexeme.wordClass == .noun || words[index].lexeme.wordClass == .adjective
    else { return nil }
    return (index - begin, "a couple of")
  }

  private static let scales: WordSet = ["hundred", "thousand", "million", "billion", "dozen"]
  private static let heads = scales.union(["couple"])
    .union(["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"])
}
