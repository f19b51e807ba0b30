import AACCore

/// Rows in which a small word lies apart from the noun that it belongs to: *head/hurt/my, friend/best/my, page/this/easy*.
///
/// Sources: CGEL §5.10–5.14 (determiners before the noun), §6.29–6.31 (possessives), §6.40–6.44 (demonstratives), §7.23 (qualities
/// before nouns only).
struct EnglishGatheredRow {
  let lexicon: Lexicon

  /// The row with each of them before its noun; as it is where none lies apart.
  func gathered(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 7,
      !row.contains(where: { $0.lexeme.wordClass == .conjunction })
    else { return row }
    var said = row
    if let owned = owned(said) { said = owned }
    countFirst(&said)
    return shown(said) ?? counted(said) ?? linked(said) ?? named(said) ?? said
  }

  // MARK: Whose

  /// *seat/uncomfortable/my, name/my/Tom, friend/best/my/Ana*.
  private func owned(_ row: [Constituent]) -> [Constituent]? {
    guard
      let owner = row.indices.dropFirst().first(where: {
        Self.owners.contains(row[$0].lexeme.lemma)
      }),
      !isBeforeItsNoun(row, owner),
      let noun = row[..<owner].lastIndex(where: { isOwnable($0.lexeme) }),
      noun == 0 || !row[noun - 1].lexeme.isDeterminerLike
    else { return nil }
    if owner == 2, row.count == 3, EnglishSpeakerRow.feltFor.contains(row[1].lexeme.lemma),
      let speaker = lexicon.known("I")
    {
      // *grandpa/miss/my*: whom one misses.
      return [Constituent(speaker), row[1].asVerb, row[2], row[0]]
    }
    var begin = noun
    let isSaid = row.contains { $0.lexeme.lemma == "be" }
    while begin > 0, !isSaid, row[begin - 1].lexeme.wordClass == .adjective,
      row[begin - 1].lexeme.lemma != "hurt"
    { begin -= 1 }
    let picking = row.indices.filter {
      $0 > noun && $0 < owner && Self.picking.contains(row[$0].lexeme.lemma)
    }
    guard begin > 0 || noun == begin || owner == noun + 1 || !picking.isEmpty else { return nil }
    let taken = [owner] + picking + Array(begin...noun)
    let before = row[..<begin]
    let phrase = taken.map { row[$0] }
    let behind = row.indices.filter { $0 > noun && !taken.contains($0) }.map { row[$0] }
    if before.isEmpty, behind.count == 1, behind[0].lexeme.isSubjectForm {
      // *best/friend/you/my*: what you are.
      return behind + phrase
    }
    return before + phrase + behind
  }

  /// *ear/my/hurt* lies apart, *hurt/my/ear* does not.
  private func isBeforeItsNoun(_ row: [Constituent], _ owner: Int) -> Bool {
    var next = owner + 1
    while next < row.count,
      row[next].lexeme.wordClass == .adjective || row[next].lexeme.lemma == "own"
        || row[next].lexeme.wordClass == .numeral
    {
      next += 1
    }
    guard next < row.count else { return false }
    let lexeme = row[next].lexeme
    return lexeme.wordClass == .noun && !lexeme.kind.isTemporal
      || EnglishHomographs.noun(lexeme.lemma) != nil
  }

  private func isOwnable(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .noun && !lexeme.kind.isTemporal || lexeme.lemma == "birthday"
  }

  private static let owners: WordSet = ["my", "our", "their", "your"]
  /// Qualities that pick out which one is meant.
  private static let picking = EnglishWords.set(
    "best favorite favourite own first last next new little big")

  // MARK: Which one

  /// *easy/this/page, boy/mean/that, ball/mine/that*; *chair/my/that* names it.
  private func shown(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 6, !EnglishVerbForms.ofBe.contains(row[0].lexeme.lemma),
      let place = row.indices.dropFirst().first(where: {
        EnglishHabits.demonstratives.contains(row[$0].lexeme.lemma)
      }),
      row.indices.allSatisfy({ row[$0].lexeme.wordClass != .verb || $0 == place + 1 }),
      !row.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.kind == .question
          || $0.lexeme.kind == .social || $0.lexeme.kind == .negation
      })
    else { return nil }
    var rest = row
    let word = rest.remove(at: place)
    if place < rest.count, rest[place].lexeme.wordClass == .verb,
      let noun = EnglishHomographs.noun(rest[place].lexeme.lemma) ?? asThing(rest[place].lexeme)
    {
      // *difficult/this/exercise*
      rest[place].lexeme = noun
    }
    let nouns = rest.indices.filter {
      rest[$0].lexeme.wordClass == .noun && !rest[$0].lexeme.kind.isTemporal
    }
    guard nouns.count == 1, let noun = nouns.first else { return nil }
    if rest[0].lexeme.isDeterminerLike, rest[0].lexeme.kind == .possessive {
      return [word] + rest
    }
    let others = rest.indices.filter { $0 != noun }
    guard !others.isEmpty,
      others.allSatisfy({ index in
        let lexeme = rest[index].lexeme
        return lexeme.wordClass == .adjective || lexeme.kind == .degree
          || Self.absolutes.contains(lexeme.lemma)
      })
    else { return nil }
    return [word, rest[noun]] + others.map { rest[$0] }
  }

  // MARK: Prepositions and questions

  /// *who/door/at, monster/bed/under, pray/grandma/with*: a preposition behind its noun (CGEL §9.2).
  private func linked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let last = row.last, last.lexeme.wordClass == .adposition,
      Self.governing.contains(last.lexeme.lemma), case let noun = row[row.count - 2].lexeme,
      noun.wordClass == .noun || noun.wordClass == .properNoun, !noun.kind.isTemporal,
      // *TV/turn/on*: the particle of a verb.
      !["on", "in"].contains(last.lexeme.lemma)
        || !EnglishVerbLexicon.isVerb(noun.lemma) && noun.kind != .clothing
    else { return nil }
    let before = row[..<(row.count - 2)]
    if row.count == 3, ["who", "what"].contains(row[0].lexeme.lemma) {
      return [row[0], EnglishWording.be, last, row[1]]
    }
    guard
      !before.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .adposition }
      ),
      before.contains(where: { $0.lexeme.isNominal || $0.lexeme.wordClass == .verb }),
      before.allSatisfy({ $0.lexeme.wordClass != .verb })
        || ["with", "under", "behind", "without"].contains(last.lexeme.lemma)
    else { return nil }
    var begin = row.count - 2
    while begin > 0, row[begin - 1].lexeme.isDeterminerLike { begin -= 1 }
    guard begin > 0 else { return nil }
    return row[..<begin] + [last] + row[begin..<(row.count - 1)]
  }

  private static let governing: WordSet = [
    "under", "with", "at", "behind", "in", "on", "next to", "near", "without", "in front of",
  ]

  /// *game/play/what, book/read/which*: the question word before what it picks out.
  private func named(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["what", "which"].contains(row[2].lexeme.lemma),
      row[1].lexeme.wordClass == .verb, row[1].lexeme.lemma != "be",
      Self.chosen.contains(row[0].lexeme.lemma)
    else { return nil }
    return [row[2], row[0], row[1]]
  }

  private static let chosen = EnglishWords.set(
    "game movie book song food film show color sport story")

  /// A word that is mostly done, as the thing of that name.
  private func asThing(_ lexeme: Lexeme) -> Lexeme? {
    guard EnglishWordClasses.deeds.contains(lexeme.lemma) else { return nil }
    var noun = Lexeme(lemma: lexeme.lemma, wordClass: .noun, kind: .event)
    noun.countability = .count
    return noun
  }

  private static let absolutes = EnglishWords.set("mine yours hers ours theirs too very so")

  // MARK: How many

  /// *sheep/three/see, cookie/two/want*: how many stands before what is counted, but *leave/school/three*.
  private func countFirst(_ row: inout [Constituent]) {
    guard row.count > 2,
      let number = row.indices.dropFirst().first(where: { row[$0].lexeme.wordClass == .numeral }),
      case let noun = row[number - 1].lexeme, Self.canBeCounted(noun),
      number + 1 == row.count || row[number + 1].lexeme.wordClass == .verb,
      !row.contains(where: {
        EnglishHabits.timed.contains($0.lexeme.lemma) && $0.lexeme.lemma != "see"
          && $0.lexeme.lemma != "eat"
      })
    else { return }
    switch noun.kind {
    case .animal, .food, .toy, .clothing, .plant: break
    default: return
    }
    Self.putCountFirst(&row, at: number)
  }

  /// Whether there can be several of what a noun names that is nobody's own.
  static func canBeCounted(_ noun: Lexeme) -> Bool {
    noun.wordClass == .noun && !EnglishHabits.isMass(noun)
      && !EnglishPeople.helpers.contains(noun.lemma) && !EnglishPeople.isPossessed(noun.lemma)
  }

  /// Puts a number before the noun that it stands behind and before its qualities, unless that has a determiner.
  static func putCountFirst(_ row: inout [Constituent], at number: Int) {
    var begin = number - 1
    while begin > 0, row[begin - 1].lexeme.wordClass == .adjective { begin -= 1 }
    guard begin == 0 || !row[begin - 1].lexeme.isDeterminerLike else { return }
    row.insert(row.remove(at: number), at: begin)
  }

  /// *guest/how many, star/how many*: of what there is (CGEL §11.14).
  private func counted(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row[1].lexeme.lemma == "how many" || row[1].lexeme.lemma == "how much",
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.kind.isTemporal
    else { return nil }
    return [row[1], row[0]]
  }
}
