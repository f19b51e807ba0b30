import AACCore

/// A clause that was chosen before the sentence it belongs to: *cuando llover / nosotros quedarse casa*
/// (NGLE §46.1, §47.1; Cunha & Cintra, chapter 18).
extension TileReader {
  /// The words of the main clause first, then the clause that was chosen before it; nil where the
  /// words begin with none.
  func turned(_ words: [Constituent]) -> [Constituent]? {
    guard variety.language != .english,
      words.count > (variety.language == .spanish ? 2 : 3), let word = words.first,
      Self.openers.contains(word.lexeme.lemma)
    else { return nil }
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard let own = verbs.first, let main = mainVerb(behind: own, verbs, words) else { return nil }
    let start = startOfClause(words, main, behind: own)
    guard start > own, start > 1 else { return nil }
    var clause = inner(Array(words[1..<start]))
    var rest = inheriting(Array(words[start...]), from: clause)
    if variety.language == .spanish { putIntoAge(&rest, &clause) }
    if happensAlone(rest[0].lexeme, words[main], behind: words[own]) {
      rest[0].lexeme.forms[Adverbial.doing] = ""
    }
    return rest + [word] + clause
  }

  /// *Si tú terminas los deberes, **puedes** jugar*: with nobody named, who does the one thing does the other.
  private func inheriting(_ words: [Constituent], from clause: [Constituent]) -> [Constituent] {
    guard let first = clause.first?.lexeme, first.wordClass == .pronoun, first.kind == .person,
      let number = first.number,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.person == nil, words[verb].lexeme.forms.isEmpty,
      frame(of: words[verb]).pattern.isPersonal, !frame(of: words[verb]).pattern.mayHaveExperiencer,
      words[..<verb].allSatisfy({
        !isSubjectLike($0.lexeme)
          && !(variety.language == .portuguese && $0.lexeme.wordClass == .noun
            && MeaningWords.beginnings.contains(words[verb].lexeme.lemma))
      }),
      !words[verb...].contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return words }
    var words = words
    if first.person == .third || first.person == nil {
      words.insert(Constituent(first), at: verb)
    } else {
      words[verb].lexeme.person = first.person
      words[verb].lexeme.number = number
    }
    return words
  }

  /// *Cuando ser pequeño / tener chupete, cuando yo ser mayor / ser médico*: then is long ago or yet to come (NGLE §23.12,
  /// §23.14).
  private func putIntoAge(_ main: inout [Constituent], _ clause: inout [Constituent]) {
    guard let copula = clause.firstIndex(where: { $0.lexeme.lemma == "ser" }),
      let verb = main.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      main[verb].lexeme.forms.isEmpty
    else { return }
    if clause.contains(where: { Self.young.contains($0.lexeme.lemma) }) {
      clause[copula].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.lasting
      main[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.lasting
    } else if clause.contains(where: { $0.lexeme.lemma == "mayor" || $0.lexeme.lemma == "grande" }),
      frame(of: main[verb]).pattern != .modal, main[verb].lexeme.lemma != "querer"
    {
      main[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.future
    }
  }

  private static let young: WordSet = [
    "pequeño", "pequeña", "niño", "niña", "bebé", "joven", "chico",
  ]

  private func isSubjectLike(_ word: Lexeme) -> Bool {
    word.isBeing || word.wordClass == .pronoun && word.kind != .question && word.kind != .negation
  }

  /// The verb behind the first that is not opened by it or by one that it opens.
  private func mainVerb(behind own: Int, _ verbs: [Int], _ words: [Constituent]) -> Int? {
    var last = own
    for verb in verbs.dropFirst() {
      let opener = frame(of: words[last])
      let isOpened =
        opener.isOpener && (!opener.pattern.mayHaveExperiencer || opener.lemma == "gustar")
        && !(variety.language == .spanish && Self.closed.contains(opener.lemma))
        && !words[(last + 1)..<verb].contains {
          $0.lexeme.wordClass == .pronoun || $0.lexeme.isBeing || $0.lexeme.wordClass == .noun
        }
      guard isOpened else { return verb }
      last = verb
    }
    return nil
  }

  /// Where the main clause begins: at who does it, with all that stands before the verb.
  private func startOfClause(_ words: [Constituent], _ main: Int, behind own: Int) -> Int {
    var start = main
    while start > own + 1 {
      let before = words[start - 1].lexeme
      let isSmall =
        before.kind == .negation && before.wordClass != .pronoun
        || before.lemma == variety.language.plainNegator
        || variety.language == .spanish && Self.beforeDeeds.contains(before.lemma)
        || variety.language == .portuguese && before.lemma == "já"
      guard isSmall || before.isDeterminerLike || before.isConnective && start < main else { break }
      start -= 1
    }
    var hasSubject = false
    while start > own + 1 {
      let word = words[start - 1].lexeme
      let isSubject =
        (word.isBeing || word.wordClass == .pronoun && word.kind == .person
          || !hasSubject && happensAlone(word, words[main], behind: words[own]))
        && words[start - 2].lexeme.wordClass != .adposition
        && (!hasSubject || words[start].lexeme.isConnective)
      guard isSubject || hasSubject && (word.isDeterminerLike || word.isConnective) else { break }
      if isSubject { hasSubject = true }
      start -= 1
    }
    return start
  }

  /// *Quando / nós / chegar / filme / começar*: what begins by itself, where the verb before it takes no thing.
  private func happensAlone(_ word: Lexeme, _ verb: Constituent, behind own: Constituent) -> Bool {
    variety.language == .portuguese && word.wordClass == .noun && !word.kind.isTemporal
      && (MeaningWords.beginnings.contains(verb.lexeme.lemma)
        || actsAlone(word, verb.lexeme.lemma, isFirst: true))
      && frame(of: own).slot(.object) == nil
  }

  /// The words of the inner clause with its subject before its verb: *terminar clase* is that the class
  /// ends.
  private func inner(_ words: [Constituent]) -> [Constituent] {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb == 0,
      words.count > 1
    else { return words }
    let next = words[1].lexeme
    let frame = frame(of: words[0])
    let isSubject =
      next.wordClass == .pronoun && next.kind == .person
      || next.wordClass == .noun
        && (MeaningWords.beginnings.contains(frame.lemma) && !KindSet.places.contains(next.kind)
          && !next.isTool || frame.slots.isEmpty && frame.pattern == .plain)
      || next.isHuman && !frame.slots.contains { $0.acceptedKinds.contains(.person) }
    guard isSubject else { return words }
    return [words[1], words[0]] + words[2...]
  }

  /// Verbs behind which another one is mostly of the main clause: *cuando estar triste / llorar*.
  private static let closed: WordSet = [
    "estar", "ser", "venir", "llegar", "doler", "volver", "salir", "terminar", "acabar",
  ]

  /// What stands between who does it and the deed: *cuando / yo / llegar / mamá / **ya** / salir*.
  private static let beforeDeeds: WordSet = ["ya", "también", "todavía", "aún", "tampoco"]

  private static let openers: WordSet = [
    "cuando", "si", "porque", "aunque", "mientras", "como", "en cuanto", "ya que", "quando", "se",
    "enquanto", "embora", "assim que", "já que", "sempre que", "logo que", "siempre que",
  ]

  /// *Onde / estar / óculos / eu*, *quién / comer / pastel / yo*: behind a thing that is asked about, a
  /// pronoun says whose it is.
  func owned(_ words: [Constituent]) -> [Constituent] {
    guard variety.language != .english, words.count > 3, let word = words.first,
      let asks = tables.lexicon.word(word.lexeme.lemma)?.asks,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return words }
    let isCopular = frame(of: words[verb]).isCopular
    switch asks {
    case .who: guard verb == 1 else { return words }
    case .whereAt, .how, .which, .color: guard isCopular else { return words }
    default: return words
    }
    guard
      let noun = words.indices.dropLast().first(where: {
        words[$0].lexeme.wordClass == .noun && !words[$0].lexeme.kind.isTemporal
          && words[$0 + 1].lexeme.wordClass == .pronoun
          && (isCopular || !words[$0].lexeme.isBeing)
          && words[$0 - 1 < 0 ? 0 : $0 - 1].lexeme.wordClass != .determiner
      }), noun + 2 == words.count || isCopular,
      let owner = Possessives.word(
        for: words[noun + 1].lexeme, tile: words[noun + 1].tile, in: variety),
      isCopular || !takesRecipient(frame(of: words[verb]))
    else { return words }
    var words = words
    words.remove(at: noun + 1)
    words.insert(owner, at: noun)
    return words
  }

  private func takesRecipient(_ frame: VerbFrame) -> Bool {
    frame.slot(.recipient) != nil || frame.slot(.beneficiary) != nil
  }
}

extension Lexeme {
  /// Whether it is a thing that somebody ends or opens, not one that does so.
  fileprivate var isTool: Bool {
    switch kind {
    case .thing, .food, .drink, .dish, .toy, .book, .clothing: true
    default: false
    }
  }
}
