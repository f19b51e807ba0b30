import AACCore

/// Whose the part of the body or the garment is that something is done to: *secar / irmã / cabelo, colocar / bebê / fralda,
/// beijar / mamãe / bochecha* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; chapter 15, *Em*).
extension ClausePlanner {
  /// Says the owner behind the part, or the part behind whom it is touched at.
  func ownPortugueseParts(_ clause: inout Clause) {
    guard let verb = clause.verb, clause.complements.count > 1 else { return }
    for place in clause.complements.indices.dropLast() {
      let doing =
        clause.complements[..<place].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma
        ?? verb.lexeme.lemma
      guard let pair = partPair(clause, ownerAt: place) else { continue }
      if join(pair, of: doing, in: &clause) { return }
    }
  }

  /// Somebody and the part or garment chosen right behind.
  private struct PartPair {
    /// The somebody, with what stands before the noun.
    var owner: Range<Int>
    /// The part, with what stands before the noun.
    var part: Range<Int>
    /// The noun of the part.
    var noun: Lexeme
    /// Whether the somebody is a pronoun.
    var isPronoun: Bool
  }

  private func partPair(_ clause: Clause, ownerAt place: Int) -> PartPair? {
    let words = clause.complements
    let owner = words[place].lexeme
    let isPronoun = owner.wordClass == .pronoun && owner.kind == .person
    guard owner.isBeing || isPronoun || PartWords.dolls.contains(owner.lemma) else { return nil }
    var start = place
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    guard start == 0 || !isLink(words[start - 1].lexeme) else { return nil }
    var end = place + 1
    while end < words.count, words[end].lexeme.isDeterminerLike { end += 1 }
    guard end < words.count, words[end].government?.preposition == nil,
      words[end].lexeme.wordClass == .noun, PartWords.isPart(words[end].lexeme)
    else { return nil }
    if end + 1 < words.count, words[end + 1].lexeme.isBeing { return nil }
    return PartPair(
      owner: start..<(place + 1), part: (place + 1)..<(end + 1), noun: words[end].lexeme,
      isPronoun: isPronoun)
  }

  private func isLink(_ word: Lexeme) -> Bool {
    word.wordClass == .adposition || word.isConnective || word.wordClass == .conjunction
  }

  /// Puts the two together as the verb wants it; false where nothing is to be done.
  private func join(_ pair: PartPair, of verb: String, in clause: inout Clause) -> Bool {
    let words = clause.complements
    let owner = Array(words[pair.owner])
    var part = Array(words[pair.part]), end = pair.part.upperBound
    guard let of = lexicon.known("de"), let at = lexicon.known("em") else { return false }
    let hasThing = words[..<pair.owner.lowerBound].contains {
      $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing && $0.lexeme.kind != .body
    }
    let base = verb.hasSuffix("-se") ? String(verb.dropLast(3)) : verb
    var phrase: [Constituent]
    if hasThing {
      // Dar / injeção / eu / braço: with a thing before it, the part is where it goes.
      guard pair.noun.kind == .body, frames[verb].slot(.object) != nil else { return false }
      let there = [Constituent(at)] + definite(part)
      phrase =
        pair.isPronoun ? owner + there : there + [Constituent(of)] + definite(owner)
    } else if base == "bater", pair.noun.kind == .body {
      // Bater / eu / cabeça: on my head, on the head of the boy.
      let mine = words[pair.owner.upperBound - 1]
      if let possessive = Possessives.word(for: mine.lexeme, tile: mine.tile), part.count == 1 {
        phrase = [Constituent(at), possessive] + part
      } else {
        phrase = [Constituent(at)] + definite(part) + [Constituent(of)] + definite(owner)
      }
    } else if pair.isPronoun {
      guard PartWords.touching.contains(base), pair.noun.kind == .body, base != "morder" else {
        return false
      }
      phrase = owner + [Constituent(at)] + definite(part)
    } else if PartWords.dressing.contains(base) {
      guard pair.noun.kind != .body else { return false }
      while end < words.count, words[end].lexeme.wordClass == .adjective {
        // Vestir / boneca / vestido / rosa: the dress is pink.
        part.append(words[end])
        end += 1
      }
      phrase = part + [Constituent(at)] + definite(owner)
    } else if PartWords.touching.contains(base) {
      guard pair.noun.kind == .body else { return false }
      phrase = owner + [Constituent(at)] + definite(part)
    } else if isTreated(verb, pair.noun) {
      phrase = part + [Constituent(of)] + definite(owner)
    } else {
      return false
    }
    clause.complements.replaceSubrange(
      pair.owner.lowerBound..<end, with: phrase)
    return true
  }

  /// The words with the article that a certain one has, where nothing determines the noun.
  private func definite(_ words: [Constituent]) -> [Constituent] {
    guard words.count == 1, let article = lexicon.known("o"),
      words[0].lexeme.wordClass == .noun, words[0].lexeme.article != .bare
    else { return words }
    return [Constituent(article)] + words
  }

  /// Whether the verb does something to the part itself and has no place for a person beside it.
  private func isTreated(_ verb: String, _ noun: Lexeme) -> Bool {
    let frame = frames[verb]
    guard frame.pattern.isPersonal, !frame.isCopular, frame.pattern != .modal,
      !PartWords.keeping.contains(verb),
      !frame.slots.contains(where: { slot in
        slot.role != .object && slot.words.isEmpty && slot.acceptedKinds.contains(.person)
      })
    else { return false }
    if frame.isDefault { return true }
    guard let object = frame.slot(.object), object.preposition == nil else { return false }
    return noun.kind == .body || object.article == .definite || frame.pattern == .grooming
  }
}

/// Words by which it is known what is done at a part of the body and what to it.
enum PartWords {
  /// Whether a noun is of a body: a part of it, or what it wears.
  static func isPart(_ noun: Lexeme) -> Bool {
    noun.kind == .body || noun.kind == .clothing || worn.contains(noun.lemma)
  }

  /// What is put on a body though it is no garment.
  static let worn: WordSet = [
    "fralda", "curativo", "band-aid", "pomada", "creme", "protetor solar", "gesso", "coleira",
    "colar", "pulseira", "brinco", "relógio", "laço", "fivela", "aparelho", "máscara",
  ]
  /// What is dressed like somebody.
  static let dolls: WordSet = ["boneca", "boneco", "ursinho"]
  /// What is put on somebody.
  static let dressing: WordSet = [
    "pôr", "colocar", "botar", "vestir", "calçar", "enfiar", "meter", "passar", "trocar",
  ]
  /// Somebody is touched at a part.
  static let touching: WordSet = [
    "beijar", "bater", "picar", "acertar", "chutar", "beliscar", "arranhar", "morder", "tocar",
    "atingir", "ferroar", "lamber", "esmurrar", "cutucar", "golpear",
  ]
  /// Verbs that let a person be somebody else than the owner.
  static let keeping: WordSet = [
    "ter", "querer", "haver", "ser", "estar", "precisar", "gostar", "comprar", "usar", "vender",
    "preferir", "adorar", "amar", "odiar", "dar", "ganhar", "receber",
  ]
}
