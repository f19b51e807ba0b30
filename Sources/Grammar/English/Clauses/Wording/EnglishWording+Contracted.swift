import AACCore

/// Tiles that hold two words, and forms of *be* and *have* that come alone: *I'm, we've, been*.
///
/// Source: CGEL §3.23 (contracted forms), §3.39 (*have* with participles).
extension EnglishWording {
  /// The row with pronoun and verb apart: *I'm/tired, she's/got/dog, I've/finished, where/you/been*.
  mutating func expanded(_ row: [Constituent]) -> [Constituent] {
    guard
      row.contains(where: {
        $0.lexeme.lemma == "is" || $0.lexeme.lemma == "been" || $0.lexeme.lemma == "ok"
          || $0.lexeme.lemma == "May" || $0.lexeme.lemma == "March"
          || Self.spoken[$0.lexeme.lemma] != nil
          || $0.lexeme.lemma.utf8.contains(UInt8(ascii: "'"))
          || $0.lexeme.lemma.contains("’")
      })
    else { return row }
    var result: [Constituent] = []
    var index = 0
    while index < row.count {
      let word = row[index]
      let next = index + 1 < row.count ? row[index + 1].lexeme.lemma : nil
      if ["ok", "Ok"].contains(word.lexeme.lemma), let known = lexicon.known("OK") {
        result.append(Constituent(known, tile: word.tile))
      } else if word.lexeme.lemma == "is", index == 1,
        EnglishHabits.demonstratives.contains(row[0].lexeme.lemma)
      {
        result.append(Constituent(Self.be.lexeme, tile: word.tile))
      } else if isNoMonth(row, index) {
        result.append(
          Constituent(
            Lexeme(lemma: word.lexeme.lemma.lowercased(), wordClass: .verb, kind: .action),
            tile: word.tile))
      } else if word.lexeme.lemma == "been" {
        takeBeen(word, &result)
      } else if let words = Self.spoken[word.lexeme.lemma] {
        result += words.compactMap { text in
          let lexeme =
            Self.verbs.contains(text)
            ? Lexeme(lemma: text, wordClass: .verb, kind: .action) : lexicon.known(text)
          return lexeme.map { Constituent($0, tile: word.tile) }
        }
      } else if let (host, verb) = parts(of: word, before: next) {
        index += takeParts(row, index, host, verb, &result)
      } else {
        result.append(word)
      }
      index += 1
    }
    return result
  }

  /// *I've/just/eaten, she's/got, I'm*: pronoun and verb apart, with the participle behind; how many more words that took.
  private mutating func takeParts(
    _ row: [Constituent], _ index: Int, _ host: Lexeme, _ verb: String,
    _ result: inout [Constituent]
  ) -> Int {
    let word = row[index]
    let next = index + 1 < row.count ? row[index + 1].lexeme.lemma : nil
    result.append(Constituent(host, tile: word.tile))
    if verb == "have", ["just", "already"].contains(next), index + 2 < row.count,
      let participle = participle(row[index + 2].lexeme.lemma)
    {
      // *I've/just/eaten.*
      let act = Lexeme(lemma: participle, wordClass: .verb, kind: .action)
      result += [row[index + 1], Constituent(act, tile: row[index + 2].tile)]
      options.insert(.perfect)
      return 2
    } else if verb == "have", let next, let participle = participle(next) {
      result.append(
        Constituent(
          Lexeme(lemma: participle, wordClass: .verb, kind: .action), tile: row[index + 1].tile)
      )
      if participle != "have got" { options.insert(.perfect) }
      return 1
    } else {
      result.append(
        Constituent(
          Lexeme(lemma: verb, wordClass: .verb, kind: verb == "be" ? .linking : .action),
          tile: word.tile))
    }
    return 0
  }

  /// *may/I/go, she/may/flap/hands, we/march*: what is typed like a month beside who does it.
  private func isNoMonth(_ row: [Constituent], _ index: Int) -> Bool {
    let lemma = row[index].lexeme.lemma
    guard lemma == "May" || lemma == "March", row[index].lexeme.kind.isTemporal else {
      return false
    }
    let next = index + 1 < row.count ? row[index + 1].lexeme : nil
    let isBehindSubject =
      index == 1
      && (isNominative(row[0].lexeme) || row[0].lexeme.lemma == "it"
        || lemma == "May" && row[0].lexeme.isHuman)
    if lemma == "March" {
      return isBehindSubject && next?.wordClass != .numeral && next?.kind.isTemporal != true
    }
    if let next, isNominative(next) || next.lemma == "it" {
      return index == 0 || row[index - 1].lexeme.lemma == "please"
        || row[index - 1].lexeme.kind == .question
    }
    guard isBehindSubject else { return false }
    guard let next else { return isNominative(row[0].lexeme) }
    return next.wordClass == .verb || next.lemma == "not" || next.lemma == "be"
      || !frames[next.lemma].isDefault || EnglishVerbLexicon.isVerb(next.lemma)
  }

  /// Spoken forms, with what they stand for.
  private static let spoken: [String: [String]] = [
    "wanna": ["want"], "gotta": ["have to"], "gonna": ["going to"], "gimme": ["give", "me"],
    "lemme": ["let", "me"], "y'all": ["you"], "cannot": ["can", "not"],
  ]
  private static let verbs: WordSet = ["want", "have to", "going to", "give", "let", "can"]

  /// *been*, with the *have* before it or with none.
  private mutating func takeBeen(_ word: Constituent, _ row: inout [Constituent]) {
    guard !row.isEmpty else { return row.append(word) }
    if let last = row.last?.lexeme.lemma, ["have", "has"].contains(last), row.count > 1 {
      helper = row.removeLast().tile
    }
    options.insert(.perfect)
    row.append(Constituent(Self.be.lexeme, tile: word.tile))
  }

  private func parts(of word: Constituent, before next: String?) -> (Lexeme, String)? {
    let text = word.lexeme.lemma.replacing("’", with: "'")
    guard let mark = text.lastIndex(of: "'"), let host = lexicon.known(String(text[..<mark])),
      host.isSubjectForm
    else { return nil }
    switch text[mark...] {
    case "'m", "'re": return (host, "be")
    case "'ve": return (host, "have")
    case "'s" where next == "got" || next == "been": return (host, "have")
    default: return nil
    }
  }

  /// The verb that a participle behind *'ve* is of.
  private func participle(_ text: String) -> String? {
    if text == "got" { return "have got" }
    if text == "been" { return "be" }
    if let verb = EnglishTypedForms.participles[text] { return verb }
    let typed = EnglishTypedForms(frames: frames, lexicon: lexicon).base(text)
    return typed?.form == .past ? typed?.verb : nil
  }
}
