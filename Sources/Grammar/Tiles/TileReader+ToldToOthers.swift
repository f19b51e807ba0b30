import AACCore

/// What somebody is to be told, what one fears or wants to be shown, and what one means instead: *decir / mamá / yo / hambre,
/// I / afraid / dog / bite / me, show / me / picture / that / you / draw, not / those / pants / black / pants*.
///
/// Sources: NGLE §43.2–43.3 (clauses that complete a verb or a noun), §46.5 (aims), §45.2 (comparison), §31.9; Cunha & Cintra, chapter 18
/// (*orações substantivas, finais*); CGEL §15.4 (*that*), §15.48 (*so that*), §17.10 (relatives), §15.63–15.64 (*than*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func toldToOthers(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 10, isPlain else { return nil }
    if let less = notSoMuch(row) ?? allowed(row) ?? thatIs(row) { return less }
    guard row.count > 3 else { return nil }
    return toBeTold(row) ?? feared(row) ?? toBeShown(row) ?? askedSoThat(row)
      ?? meantInstead(row) ?? comparedWithThen(row)
  }

  /// *Decir / mamá / yo / hambre, tell / teacher / I / finish, falar / vovó / eu / querer / bolo*.
  private func toBeTold(_ row: [Constituent]) -> [Clause]? {
    let words = TellingWords.of(variety.language)
    guard words.tell.contains(row[0].lexeme.lemma), row[1].lexeme.isHuman,
      row[1].lexeme.wordClass != .pronoun, words.doers.contains(row[2].lexeme.lemma),
      case let rest = Array(row[2...]),
      !rest.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction }),
      let inner = withVerb(rest, words)
    else { return nil }
    let joint = variety.language == .english ? [] : [joiner("que", tile: row[0].tile)]
    let told = clause(nil, row[0].asVerb, [row[1]] + joint + inner)
    return [requesting(told)]
  }

  /// The words of what is told, with the verb that was left out: *yo / hambre* has *tener*, *I / finish* is that it is over.
  private func withVerb(_ row: [Constituent], _ words: TellingWords) -> [Constituent]? {
    guard row.count > 1 else { return nil }
    if row.count == 2, variety.language == .english, words.over.contains(row[1].lexeme.lemma) {
      var over = row[1]
      over.lexeme = Lexeme(lemma: "finished", wordClass: .adjective, kind: .state)
      return [row[0], deed("be"), over]
    }
    if variety.language == .english || row.contains(where: { $0.lexeme.wordClass == .verb }) {
      return row
    }
    guard let told = read(row).first, let verb = told.verb, told.sequels.isEmpty,
      told.subject.count == 1
    else { return nil }
    return told.subject + [verb] + told.complements
  }

  /// *I / afraid / dog / bite / me, yo / miedo / perro / morder / yo*: what might happen.
  private func feared(_ row: [Constituent]) -> [Clause]? {
    let words = TellingWords.of(variety.language)
    guard row[0].lexeme.lemma == words.speaker else { return nil }
    var next = 1
    if words.feeling.contains(row[1].lexeme.lemma) { next = 2 }
    guard next + 2 < row.count, words.fear.contains(row[next].lexeme.lemma),
      row[next + 1].lexeme.wordClass == .noun, !row[next + 1].lexeme.kind.isTemporal,
      tables.frames[row[next + 2].lexeme.lemma].isListed,
      row[next + 2].lexeme.wordClass == .verb || variety.language == .english,
      !row.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction })
    else { return nil }
    let rest = row[(next + 3)...]
    switch variety.language {
    case .english:
      let be = next == 2 ? row[1] : EnglishWording.be
      let will = Constituent(Lexeme(lemma: "will", wordClass: .verb, kind: .action))
      let bitten = [will, row[next + 2].asVerb] + rest
      return [clause(row[0], be, [row[next], joiner("that"), row[next + 1]] + bitten)]
    case .spanish:
      let have = next == 2 ? row[1] : deed("tener")
      var fear = clause(
        row[0], have,
        [row[next]] + tables.lexicon.small("de") + [joiner("que")] + row[(next + 1)...])
      fear.reasons = [.init(.openedVerb, row[next].lexeme.lemma, "que")]
      return [fear]
    case .portuguese: return nil
    }
  }

  /// *Show / me / picture / that / you / draw*.
  private func toBeShown(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .english, row.count > 4, row[0].lexeme.lemma == "show",
      row[1].lexeme.lemma == "me",
      let that = row.firstIndex(where: { $0.lexeme.lemma == "that" }), that > 2,
      that + 2 < row.count, row[that - 1].lexeme.wordClass == .noun,
      EnglishPronouns.of(row[that + 1].lexeme.lemma) != nil
    else { return nil }
    // Read with a verb that is given to somebody too, and that is no noun as well.
    let verb = row[0].asVerb
    return read([deed("give")] + row[1..<(that + 2)] + [row[that + 2].asVerb] + row[(that + 3)...])
      .map { read in
        var shown = requesting(read)
        shown.verb = verb
        return shown
      }
  }

  /// *Speak / slowly / so that / I / understand, venir / aquí / para que / yo / ver*: it is asked for, and what for.
  private func askedSoThat(_ row: [Constituent]) -> [Clause]? {
    let words = TellingWords.of(variety.language)
    guard row[0].lexeme.wordClass == .verb,
      let aim = row.firstIndex(where: { words.aims.contains($0.lexeme.lemma) }), aim > 0,
      aim < 4, aim + 2 < row.count, row[aim + 1].lexeme.lemma == words.speaker,
      !row[..<aim].contains(where: { $0.lexeme.wordClass == .pronoun }),
      !words.wanted.contains(row[0].lexeme.lemma)
    else { return nil }
    return asking.readWhole(row).map(requesting)
  }

  private func clause(
    _ subject: Constituent?, _ verb: Constituent, _ complements: [Constituent]
  ) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = [subject].compactMap { $0 }
    clause.verb = verb
    clause.complements = complements
    return clause
  }

  private func joiner(_ word: String, tile: Int? = nil) -> Constituent {
    Constituent(Lexeme(lemma: word, wordClass: .conjunction, kind: .connective), tile: tile)
  }

  /// A reader for what is asked for.
  private var asking: TileReader { besideOthers }

  /// *Not / those / pants / black / pants, no / ese / pantalón / pantalón / negro*: not that one, another.
  private func meantInstead(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.kind == .negation || row[0].lexeme.lemma == variety.language.plainNegator,
      let first = row.firstIndex(where: { $0.lexeme.wordClass == .noun }), first < 3,
      case let last = row.count - (row[row.count - 1].lexeme.wordClass == .noun ? 1 : 2),
      last > first, row[last].lexeme.lemma == row[first].lexeme.lemma,
      !row.contains(where: { $0.lexeme.wordClass == .verb }),
      case let begin = variety.language == .english ? first + 1 : last, begin < row.count - 1
    else { return nil }
    let (other, meant) = (Array(row[1..<begin]), Array(row[begin...]))
    guard var next = read(meant).first else { return nil }
    next.isLaid = true
    if variety.language == .english {
      guard var main = read(other).first else { return nil }
      main.edge = OpenEdge(word: row[0], opens: true, breaksOff: false)
      main.sequels = [next]
      return [main]
    }
    guard var main = read([row[0]] + other).first else { return nil }
    main.sequels = [next]
    return [main]
  }

  /// *Today / colder / than / yesterday*: how the weather is, and how it was.
  private func comparedWithThen(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .english, row.count == 4, row[0].lexeme.kind.isTemporal,
      row[1].lexeme.wordClass == .adjective, row[2].lexeme.lemma == "than",
      row[3].lexeme.kind.isTemporal
    else { return nil }
    return [clause(row[0], EnglishWording.be, Array(row[1...]))]
  }

  /// *Let / me / think*: what one is to be let do.
  private func allowed(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .english, row.count == 3, row[0].lexeme.lemma == "let",
      row[1].lexeme.lemma == "me", tables.frames[row[2].lexeme.lemma].isListed
    else { return nil }
    return [requesting(clause(nil, row[0].asVerb, [row[1], row[2].asVerb]))]
  }

  /// *That / good / idea, this / hard / question*: what is thought of what was said.
  private func thatIs(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .english, row.count == 3,
      ["that", "this"].contains(row[0].lexeme.lemma), row[1].lexeme.wordClass == .adjective,
      ["idea", "question", "plan", "joke", "answer", "point", "news", "reason"].contains(
        row[2].lexeme.lemma)
    else { return nil }
    return [clause(row[0], EnglishWording.be, Array(row[1...]))]
  }

  /// *Not / too / much / salt, not / so / many / people*: less of it is asked for.
  private func notSoMuch(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .english, row[0].lexeme.lemma == "not", row.count < 5,
      let noun = row.last, noun.lexeme.wordClass == .noun,
      case let amount = row[1..<(row.count - 1)].map(\.lexeme.lemma).joined(separator: " "),
      ["too much", "too many", "so much", "so many", "that much", "that many"].contains(amount),
      var more = read(Array(row[1...])).first
    else { return nil }
    more.edge = OpenEdge(word: row[0], opens: true, breaksOff: false)
    return [more]
  }
}

/// Words by which others are told and things are feared.
private struct TellingWords {
  let speaker: String
  /// What one asks others to tell, and who does what is told.
  let tell: WordSet, doers: WordSet
  /// Verbs of an end that is reached when it is told.
  let over: WordSet
  let feeling: WordSet, fear: WordSet
  /// What an aim begins with.
  let aims: WordSet
  /// Verbs that ask nobody for anything.
  let wanted: WordSet

  static func of(_ language: Language) -> Self {
    switch language {
    case .spanish: spanish
    case .english: english
    case .portuguese: portuguese
    }
  }

  private static let spanish = Self(
    speaker: "yo", tell: ["decir", "decirle"],
    doers: ["yo", "él", "ella", "nosotros", "ellos", "ellas"], over: [], feeling: ["tener"],
    fear: ["miedo"], aims: ["para que"], wanted: ["querer", "necesitar", "poder", "gustar", "ir"])
  private static let english = Self(
    speaker: "I", tell: ["tell"], doers: ["I", "he", "she", "we", "they", "it"],
    over: ["finish", "finished", "done", "all done"], feeling: ["be", "am", "feel"],
    fear: ["afraid", "scared"], aims: ["so that"],
    wanted: ["want", "need", "can", "like", "go", "love", "have"])
  private static let portuguese = Self(
    speaker: "eu", tell: ["dizer", "falar", "avisar"],
    doers: ["eu", "ele", "ela", "nós", "a gente", "eles", "elas"], over: [], feeling: ["ter"],
    fear: ["medo"], aims: ["para que"],
    wanted: ["querer", "precisar", "poder", "gostar", "ir"])
}
