import AACCore

/// Pronouns of several words in Portuguese: *nós dois, todos nós, um de nós, nenhum deles, eu mesmo, os outros, o meu*
/// (Cunha & Cintra, chapter 11, *Pronomes pessoais*, *possessivos* and *indefinidos*; Bechara, *Concordância verbal*).
enum PronounGroups {
  /// Key of the pronoun that a group is made of, whose person and number it has.
  static let base = "GROUP"
  /// Key of the word that agrees with it: *eu mesma*.
  static let own = "OWN"

  /// The words with each group in one piece; `isSubject`: whether they are those of the subject, where a possessive may
  /// stand for what is owned.
  static func joined(_ words: [Constituent], isSubject: Bool) -> [Constituent] {
    guard words.count > 1, words.contains(where: mayBegin) else { return words }
    var result: [Constituent] = []
    result.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      let rest = words[index...].prefix(4)
      if let (word, length) = partOf(rest) ?? several(rest) ?? oneself(rest)
        ?? others(
          rest,
          isSubject: isSubject || index > 0 && comparing.contains(words[index - 1].lexeme.lemma),
          isFirst: index == 0 || comparing.contains(words[index - 1].lexeme.lemma))
      {
        result.append(word)
        index += length
      } else {
        result.append(words[index])
        index += 1
      }
    }
    return result
  }

  private static func mayBegin(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .pronoun || heads.contains(word.lexeme.lemma)
  }

  /// *Um de nós, nenhum deles, cada um de vocês, muitos de nós*: which of them.
  private static func partOf(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    var parts = Array(words)
    guard let first = parts.first, var part = parts.first?.lexeme.lemma else { return nil }
    var length = 3
    if ["cada", "qualquer", "algum"].contains(part), parts.count > 1,
      parts[1].lexeme.lemma == "um"
    {
      part += " um"
      parts.remove(at: 1)
      length = 4
    }
    guard let number = parted[part], parts.count > 1 else { return nil }
    let whom: String
    if let melted = ["deles", "delas"].first(where: { $0 == parts[1].lexeme.lemma }) {
      whom = melted
      length -= 1
    } else if parts.count > 2, parts[1].lexeme.lemma == "de",
      ["nós", "vocês", "eles", "elas"].contains(parts[2].lexeme.lemma)
    {
      let lemma = parts[2].lexeme.lemma
      whom = lemma.hasPrefix("el") ? "d" + lemma : "de " + lemma
    } else {
      return nil
    }
    let isFeminine = whom == "delas"
    var said = isFeminine ? feminine[part] ?? part : part
    if number == .plural, ["muito", "pouco"].contains(part) { said += "s" }
    var lexeme = Lexeme(lemma: "\(said) \(whom)", wordClass: .properNoun, kind: .person)
    lexeme.number = number
    lexeme.gender = isFeminine ? .feminine : .masculine
    lexeme.animacy = .human
    lexeme.article = .bare
    return (Constituent(lexeme, tile: first.tile), length)
  }

  /// *Nós dois, vocês três, todos nós, eles todos*: so many of us, all of us.
  private static func several(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    let parts = Array(words)
    guard parts.count > 1 else { return nil }
    let (first, second) = (parts[0].lexeme, parts[1].lexeme)
    if first.lemma == "tudo", ["isso", "isto", "aquilo"].contains(second.lemma) {
      var all = Lexeme(lemma: "tudo \(second.lemma)", wordClass: .pronoun, kind: .quantity)
      all.gender = .masculine
      return (Constituent(all, tile: parts[0].tile), 2)
    }
    let isNext = parts.count < 3 || parts[2].lexeme.wordClass != .noun
    if plurals.contains(first.lemma), first.wordClass == .pronoun, isNext,
      second.wordClass == .numeral || ["todos", "todas"].contains(second.lemma)
    {
      let count =
        first.lemma == "elas" || text(parts[1]) == "duas" || second.gender == .feminine
        ? ["dois": "duas", "todos": "todas"][second.lemma] ?? text(parts[1]) : text(parts[1])
      return (group("\(first.lemma) \(count)", first, parts[0].tile), 2)
    }
    guard ["todos", "todas", "todo"].contains(first.lemma), plurals.contains(second.lemma),
      second.wordClass == .pronoun
    else { return nil }
    let all = second.lemma == "elas" || text(parts[0]) == "todas" ? "todas" : "todos"
    return (group("\(all) \(second.lemma)", second, parts[0].tile), 2)
  }

  /// *Eu mesmo, ela mesma, ele próprio*: himself and nobody else.
  private static func oneself(_ words: ArraySlice<Constituent>) -> (Constituent, Int)? {
    let parts = Array(words)
    guard parts.count > 1, parts[0].lexeme.wordClass == .pronoun,
      parts[0].lexeme.kind == .person, selves.contains(parts[0].lexeme.lemma),
      ["mesmo", "mesma", "próprio", "própria", "mesmos", "mesmas"].contains(parts[1].lexeme.lemma),
      parts.count < 3 || parts[2].lexeme.wordClass != .noun
    else { return nil }
    let quality = parts[1].lexeme.lemma.hasPrefix("mesm") ? "mesmo" : "próprio"
    var word = group("\(parts[0].lexeme.lemma) \(quality)", parts[0].lexeme, parts[0].tile)
    word.lexeme.forms[own] = quality
    return (word, 2)
  }

  /// *Os outros, o meu, a minha*: who and what is not named.
  private static func others(
    _ words: ArraySlice<Constituent>, isSubject: Bool, isFirst: Bool
  ) -> (Constituent, Int)? {
    let parts = Array(words)
    guard isFirst, parts.count > 1, ["o", "a"].contains(parts[0].lexeme.lemma),
      parts[0].lexeme.wordClass == .determiner || parts[0].lexeme.wordClass == .adposition
    else { return nil }
    let isLast =
      isSubject ? parts.count == 2 : parts.count > 2 && parts[2].lexeme.wordClass == .verb
    guard isLast else { return nil }
    let isFeminine =
      parts[0].lexeme.lemma == "a" || parts[0].lexeme.gender == .feminine
      || text(parts[0]).hasPrefix("a")
    let isPlural =
      parts[0].lexeme.number == .plural || parts[1].lexeme.number == .plural
      || text(parts[1]).hasSuffix("s") || text(parts[0]).hasSuffix("s")
    let article = (isFeminine ? "a" : "o") + (isPlural ? "s" : "")
    let owner: String
    switch parts[1].lexeme.lemma {
    case "outro", "outros": owner = isFeminine ? "outra" : "outro"
    case "meu", "teu", "seu", "nosso":
      let mine = parts[1].lexeme.lemma
      owner =
        isFeminine
        ? mine == "meu"
          ? "minha" : mine.dropLast(mine == "nosso" ? 1 : 2) + (mine == "nosso" ? "a" : "ua") : mine
    default: return nil
    }
    var lexeme = Lexeme(
      lemma: "\(article) \(owner)\(isPlural ? "s" : "")", wordClass: .properNoun, kind: .thing)
    lexeme.number = isPlural ? .plural : .singular
    lexeme.gender = isFeminine ? .feminine : .masculine
    lexeme.article = .bare
    if parts[1].lexeme.lemma.hasPrefix("outr") {
      lexeme.kind = .person
      lexeme.animacy = .human
    }
    return (Constituent(lexeme, tile: parts[0].tile), 2)
  }

  private static func group(_ said: String, _ pronoun: Lexeme, _ tile: Int?) -> Constituent {
    var lexeme = pronoun
    lexeme.lemma = said
    lexeme.forms[base] = pronoun.lemma
    return Constituent(lexeme, tile: tile)
  }

  private static func text(_ word: Constituent) -> String {
    word.lexeme.forms[FiniteForms.Mark.text] ?? word.lexeme.lemma
  }

  private static let heads: WordSet = [
    "um", "uma", "nenhum", "nenhuma", "algum", "alguma", "alguns", "cada", "qualquer", "muito",
    "muitos", "pouco", "poucos", "vários", "o", "a", "todos", "todas", "todo",
  ]
  private static let comparing: WordSet = ["que", "do que"]
  private static let plurals: WordSet = ["nós", "vocês", "eles", "elas"]
  private static let selves: WordSet = [
    "eu", "tu", "você", "ele", "ela", "nós", "vocês", "eles", "elas", "mim", "ti", "si",
  ]
  private static let parted: [String: GrammaticalNumber] = [
    "um": .singular, "uma": .singular, "nenhum": .singular, "nenhuma": .singular,
    "algum": .singular, "alguma": .singular, "cada um": .singular, "qualquer um": .singular,
    "algum um": .singular, "alguns": .plural, "muitos": .plural, "muito": .plural,
    "poucos": .plural, "pouco": .plural, "vários": .plural,
  ]
  private static let feminine = [
    "um": "uma", "nenhum": "nenhuma", "algum": "alguma", "cada um": "cada uma",
    "qualquer um": "qualquer uma", "alguns": "algumas", "muitos": "muitas", "muito": "muita",
    "poucos": "poucas", "pouco": "pouca", "vários": "várias",
  ]
}

extension ClausePlanner {
  /// Puts pronouns of several words in one piece; whoever does it himself is the subject: *eu / fazer / eu / mesmo → Eu mesmo
  /// fiz* (Cunha & Cintra, chapter 11).
  func joinPronounGroups(_ clause: inout Clause) {
    if clause.subject.count > 1 {
      clause.subject = PronounGroups.joined(clause.subject, isSubject: true)
    }
    guard clause.complements.count > 1 else { return }
    clause.complements = PronounGroups.joined(clause.complements, isSubject: false)
    guard clause.subject.count == 1,
      let own = clause.complements.firstIndex(where: {
        $0.lexeme.forms[PronounGroups.own] != nil
          && $0.lexeme.forms[PronounGroups.base] == clause.subject[0].lexeme.lemma
      }), own == 0 || clause.complements[own - 1].lexeme.wordClass != .adposition,
      let verb = clause.complements[..<own].last(where: { $0.lexeme.wordClass == .verb })
        ?? clause.verb,
      let slot = frames[verb.lexeme.lemma].slots.first, slot.role == .object,
      slot.preposition == nil
    else { return }
    let group = clause.complements.remove(at: own)
    if let first = clause.subject[0].tile, let second = group.tile {
      clause.joins[first] = [first, second]
    }
    clause.subject[0].lexeme = group.lexeme
  }
}
