import AACCore

/// Numbers behind what they count or name: *eight/pound/fifty, bus/number/five, size/ten, 12/Oak Street, 555/1234*.
///
/// Sources: CGEL §6.63–6.67 (numerals, prices), §17.88–17.90 (*bus number five*, apposition).
extension EnglishConstructions {
  mutating func settleNumber(at index: Int) {
    if lemma(index + 1) == "or", lemma(index - 1) == "at",
      lexeme(index + 2)?.wordClass == .numeral, !Self.isNoun(lexeme(index + 3))
    {
      // *at/nine/or/ten*: one of two hours (CGEL §13.22).
      return join(
        (index - 1)...(index + 2), "at \(lemma(index)) or \(lemma(index + 2))", .time)
    }
    guard !clause.isLaid, let before = lexeme(index - 1), index < words.count else { return }
    if isFigures(before.lemma), isFigures(lemma(index)), before.lemma.count > 1,
      lemma(index).count > 1, ["be", "call", "dial"].contains(clause.verb?.lexeme.lemma ?? "")
    {
      // *555 1234*: one number after the other.
      return join(
        (index - 1)...index,
        as: Lexeme(lemma: "\(before.lemma) \(lemma(index))", wordClass: .properNoun, kind: .thing))
    }
    if Self.currencies.contains(before.lemma), let count = lexeme(index - 2),
      count.wordClass == .numeral, index + 1 == words.count
    {
      let one = count.lemma == "one" || count.lemma == "1"
      let unit = one ? before.lemma : EnglishNouns.plurals(of: before.lemma).first ?? before.lemma
      return join((index - 2)...index, "\(count.lemma) \(unit) \(lemma(index))", .manner)
    }
    guard let name = Self.isNoun(before) ? before : nil, lexeme(index + 1)?.wordClass != .noun
    else {
      return
    }
    var named = Lexeme(lemma: name.lemma, wordClass: .properNoun, kind: .thing)
    named.animacy = .inanimate
    named.article = .bare
    if name.lemma == "number", let thing = lexeme(index - 2),
      thing.kind == .vehicle || Self.numbered.contains(thing.lemma)
    {
      named.lemma = "\(thing.lemma) number \(lemma(index))"
      join((index - 2)...index, as: named)
    } else if name.lemma == "size" || name.lemma == "bus" && index + 1 == words.count && index == 1
    {
      named.lemma = "\(name.lemma) \(lemma(index))"
      join((index - 1)...index, as: named)
    }
  }

  private func isFigures(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static let currencies = EnglishWords.set("pound dollar euro")
  private static let numbered = EnglishWords.set(
    "bus train room gate platform exit page seat house line tram")
}
