import AACCore

/// Rows of kinds of words that leave out what English needs between them.
///
/// *lunch/today/gross, oven/still/on, box/crayons, pizza/favorite/food* are laid with it before anything else reads them.
///
/// Sources: CGEL §10.9 (*be* understood), §5.6–5.9 (partitives), §15.63–15.75 (comparison), §16.21 (copular verbs).
struct EnglishStatedRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row with what it leaves out; as it is where it is none of these.
  func laid(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 7 else { return row }
    if let told = likened(row) ?? askedWhich(row) ?? completed(row) ?? smallWords(row)
      ?? partOf(row)
    {
      return told
    }
    let hasVerb = row.contains {
      $0.lexeme.wordClass == .verb && $0.lexeme.lemma != "box" && $0.lexeme.lemma != "spoon"
        || EnglishVerbForms.ofBe.contains($0.lexeme.lemma)
    }
    guard !hasVerb, !row.contains(where: { $0.lexeme.kind == .question }) else { return row }
    return measured(row) ?? timed(row) ?? remaining(row) ?? favored(row) ?? compared(row)
      ?? about(row) ?? belonging(row) ?? row
  }

  func word(_ text: String) -> [Constituent] { lexicon.small(text) }

  // MARK: Measures

  /// *box/crayons, pair/clean/socks, two/spoon/sugar, cup/tea/please*: so much of it.
  private func measured(_ row: [Constituent]) -> [Constituent]? {
    let end = row.last?.lexeme.lemma == "please" ? row.count - 1 : row.count
    let begin = row[0].lexeme.isDeterminerLike || row[0].lexeme.wordClass == .numeral ? 1 : 0
    guard begin + 1 < end, EnglishHabits.measures.contains(row[begin].lexeme.lemma),
      !Self.ambiguous.contains(row[begin].lexeme.lemma), row[0].lexeme.kind != .question,
      row[0].lexeme.kind != .negation
    else { return nil }
    let rest = row[(begin + 1)..<end]
    let nouns = rest.filter { $0.lexeme.wordClass != .adjective }
    guard nouns.count == 1, let thing = nouns.first, thing.lexeme.wordClass == .noun,
      isMeasured(thing.lexeme, by: row[begin].lexeme.lemma)
    else { return nil }
    var vessel = row[begin]
    vessel.lexeme = Lexeme(lemma: vessel.lexeme.lemma, wordClass: .noun, kind: .quantity)
    let qualities = rest.filter { $0.lexeme.wordClass == .adjective }
    return row[..<begin] + (begin == 0 ? word("a") : []) + [vessel] + word("of") + qualities
      + [thing] + row[end...]
  }

  private func isMeasured(_ thing: Lexeme, by measure: String) -> Bool {
    if KindSet.edible.contains(thing.kind) { return thing.kind != .meal && measure != "pair" }
    guard EnglishHabits.gatheringMeasures.contains(measure), EnglishHabits.isPlural(thing) else {
      return false
    }
    return !thing.isHuman && !thing.kind.isTemporal
  }

  /// Words of measures that are verbs or say something else as often.
  private static let ambiguous = EnglishWords.set(
    "can bar sheet drop lump dish bit tube portion bag bottle")

  // MARK: How it was and will be

  /// *lunch/today/gross, movie/last night/scary, three/day/ago/my/birthday*: how or when something is.
  private func timed(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 5, row[0].lexeme.wordClass == .numeral, row[2].lexeme.lemma == "ago",
      row[3].lexeme.kind == .possessive, row[4].lexeme.wordClass == .noun
    {
      return Array(row[3...]) + [EnglishWording.be] + row[..<3]
    }
    guard row.count > 2, let quality = row.last, quality.lexeme.wordClass == .adjective,
      quality.lexeme.kind != .emotion, quality.lexeme.kind != .color,
      !EnglishStatement.states.contains(quality.lexeme.lemma), quality.lexeme.lemma != "excited",
      case let time = row[row.count - 2], time.lexeme.kind.isTemporal,
      time.lexeme.kind != .frequency, !Self.unset.contains(time.lexeme.lemma),
      case let named = row[..<(row.count - 2)], let head = named.last?.lexeme,
      head.wordClass == .noun, !head.kind.isTemporal,
      named.dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || EnglishCompounds.joins($0.lexeme, head)
      })
    else { return nil }
    return named + [EnglishWording.be, quality, time]
  }

  private static let unset = EnglishWords.set("again now first then soon later still yet")

  /// *oven/still/on, we/friends/again*: what is so yet or once more.
  private func remaining(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4 && row[0].lexeme.isDeterminerLike else { return nil }
    let last = row.count - 1
    let named = row[last - 2].lexeme
    if row[last - 1].lexeme.lemma == "still", Self.switched.contains(row[last].lexeme.lemma),
      named.wordClass == .noun, !named.kind.isTemporal
    {
      var state = row[last]
      state.lexeme = Lexeme(lemma: state.lexeme.lemma, wordClass: .adjective, kind: .state)
      return row[..<(last - 1)] + [EnglishWording.be, row[last - 1], state]
    }
    guard row.count == 3, named.wordClass == .pronoun, named.hasSubjectForm,
      row[1].lexeme.wordClass == .noun, row[1].lexeme.isHuman,
      ["again", "now", "forever", "too"].contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[0], EnglishWording.be] + row[1...]
  }

  private static let switched = EnglishWords.set("on off")

  // MARK: What one likes best

  /// *pizza/favorite/food, spring/favorite/season, breakfast/favorite/waffle*: of what it is one's favorite.
  private func favored(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["favorite", "favourite"].contains(row[1].lexeme.lemma) else {
      return nil
    }
    let sorts = [0, 2].filter { Self.sorts.contains(row[$0].lexeme.lemma) }
    guard let sort = sorts.last else { return nil }
    let one = row[2 - sort]
    guard one.lexeme.isNominal || one.lexeme.kind == .color, one.lexeme.wordClass != .pronoun else {
      return nil
    }
    guard one.lexeme.kind == .weekday else { return [row[1], row[sort], one] }
    // *My favorite day is Monday*: it sets no time.
    var day = asNoun(one)
    day[0].lexeme.lemma = one.lexeme.lemma.capitalizedAtStart
    return [row[1], row[sort]] + day
  }

  private static let sorts = EnglishWords.set(
    """
    color colour animal food drink movie film show book song game sport season day month holiday subject class toy fruit
    vegetable flavor flavour snack dessert treat meal breakfast lunch dinner place room store restaurant park number letter
    team player band singer character cartoon superhero teacher friend cousin pet dinosaur car truck instrument shirt hat
    activity hobby ride story person time thing word
    """)

  // MARK: Comparing

  /// *green/prettier/than/yellow, cat/better/than/dog, she/as/tall/me, dad/most/funny*.
  private func compared(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 4, row[2].lexeme.lemma == "than",
      EnglishNumberWords.isCompared(row[1].lexeme.lemma)
    {
      let kinds = [row[0].lexeme.kind, row[3].lexeme.kind]
      if kinds == [.color, .color] {
        return asNoun(row[0]) + [EnglishWording.be, row[1], row[2]] + asNoun(row[3])
      }
      if EnglishHabits.seasons.contains(row[0].lexeme.lemma) {
        return [row[0], EnglishWording.be] + row[1...]
      }
      if kinds == [.animal, .animal], Self.valued.contains(row[1].lexeme.lemma) {
        return several(row[0]) + [EnglishWording.be, row[1], row[2]] + several(row[3])
      }
    }
    if row.count == 4, row[1].lexeme.lemma == "as", row[2].lexeme.wordClass == .adjective,
      row[0].lexeme.isNominal, row[3].lexeme.isNominal
    {
      return [row[0], EnglishWording.be, row[1], row[2]] + word("as") + [row[3]]
    }
    if row.count == 3, EnglishNumberWords.isCompared(row[1].lexeme.lemma),
      row[0].lexeme.kind == row[2].lexeme.kind, row[0].lexeme.number != .plural,
      row[0].lexeme.wordClass == .noun,
      row[0].lexeme.kind == .animal && Self.valued.contains(row[1].lexeme.lemma)
        || KindSet.edible.contains(row[0].lexeme.kind) && !row[1].lexeme.lemma.hasSuffix("st")
    {
      // *Pears are better than apples*: what is compared is the kind (CGEL §5.54).
      return kindOf(row[0]) + [EnglishWording.be, row[1]] + word("than") + kindOf(row[2])
    }
    if row.count == 4, EnglishHabits.demonstratives.contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun, row[2].lexeme.lemma == "most",
      row[3].lexeme.wordClass == .adjective
    {
      return row[..<2] + [EnglishWording.be] + row[2...]
    }
    if row.count == 3, row[1].lexeme.lemma == "most", row[2].lexeme.wordClass == .adjective,
      row[0].lexeme.isHuman || row[0].lexeme.wordClass == .pronoun && row[0].lexeme.hasSubjectForm
    {
      return [row[0], EnglishWording.be] + row[1...]
    }
    return nil
  }

  private func asNoun(_ word: Constituent) -> [Constituent] {
    var word = word
    word.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .idea)
    word.lexeme.countability = .mass
    word.lexeme.article = .bare
    return [word]
  }

  /// A kind of thing: in the plural where it is counted.
  private func kindOf(_ word: Constituent) -> [Constituent] {
    EnglishHabits.isMass(word.lexeme) ? [word] : several(word)
  }

  /// The whole kind, in the plural and without article (CGEL §5.54).
  func several(_ word: Constituent) -> [Constituent] {
    var word = word
    if !EnglishHabits.isPlural(word.lexeme),
      let plural = EnglishNouns.plurals(of: word.lexeme.lemma).first
    {
      word.lexeme.lemma = plural
      word.lexeme.number = .plural
    }
    word.lexeme.article = .bare
    return [word]
  }

  private static let valued = EnglishWords.set("better worse nicer smarter cuter friendlier cooler")

  /// *I/want/same/him, want/same/brother*: the same as somebody else has.
  private func likened(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5,
      let same = row.firstIndex(where: { $0.lexeme.lemma == "same" }),
      same == row.count - 2, row[same - 1].lexeme.wordClass == .verb,
      row[same + 1].lexeme.isHuman || row[same + 1].lexeme.wordClass == .pronoun
    else { return nil }
    return row[..<same] + word("the") + [row[same]] + word("as") + [row[same + 1]]
  }

  /// *who/taller/you/dad*: which of the two (CGEL §11.20).
  private func askedWhich(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.lemma == "who",
      EnglishNumberWords.isCompared(row[1].lexeme.lemma), row[2].lexeme.lemma == "you",
      row[3].lexeme.isHuman, row[3].lexeme.wordClass != .pronoun
    else { return nil }
    return Array(row[..<3]) + word("or") + [row[3]]
  }

  // MARK: What it is about

  /// *book/about/dinosaur, story/about/princess, table/by/window/please*: which one it is.
  private func about(_ row: [Constituent]) -> [Constituent]? {
    let end = row.last?.lexeme.lemma == "please" ? row.count - 1 : row.count
    guard end == 3, row[0].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .noun else {
      return nil
    }
    switch row[1].lexeme.lemma {
    case "about":
      guard
        [.book, .media, .story, .music].contains(row[0].lexeme.kind)
          || Self.told.contains(row[0].lexeme.lemma)
      else { return nil }
      let isKind = row[2].lexeme.kind == .animal || row[2].lexeme.kind == .vehicle
      return word("a") + row[..<2] + (isKind ? several(row[2]) : [row[2]]) + row[end...]
    case "by", "near", "next to":
      guard end < row.count, Self.seats.contains(row[0].lexeme.lemma) else { return nil }
      return word("a") + row[..<2] + word("the") + row[2...]
    default: return nil
    }
  }

  private static let told = EnglishWords.set("book story song movie film show video game")
  private static let seats = EnglishWords.set("table seat chair booth room spot bed")
}
