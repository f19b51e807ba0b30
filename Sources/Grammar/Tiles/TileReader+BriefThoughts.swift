import AACCore

/// Rows with a second thought that is denied or only begun, and words that single out the doer: *chamar / mas / ela / não /
/// ouvir, gustar / pero / él / no, só / eu / saber, hasta / papá / reír* (NGLE §31.10, §40.5, *adverbios focales*; Bechara,
/// *Conjunções adversativas*; Cunha & Cintra, chapter 14).
extension TileReader {
  /// The clause of such a row; nil where it is none.
  func partedThoughts(_ words: [Constituent]) -> Clause? {
    guard words.count > 2, variety.language != .english else { return nil }
    return singledOut(words) ?? deniedAfterwards(words) ?? briefly(words)
  }

  /// *Eu / gostar / mas / ele / não*.
  private func briefly(_ words: [Constituent]) -> Clause? {
    guard
      let brief = BriefThought.found(in: words, variety: variety, isQuestion: true),
      brief.start > 1,
      // Hablar / conmigo / no / con / ella: a Spanish row is laid with its *y no* before.
      variety.language == .portuguese || brief.joint[0].lexeme.lemma != "no",
      let verb = words[..<brief.start].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      !words[brief.start...].contains(where: { $0.lexeme.wordClass == .verb }),
      !words.contains(where: { $0.lexeme.kind == .question }),
      var main = read(Array(words[..<brief.start])).first, main.verb != nil, verb < brief.start
    else { return nil }
    // What is left out of the end keeps its place behind the rest, from where it is said shortly.
    main.complements += words[brief.start...]
    if brief.isQuestion { main.isQuestion = true }
    return main
  }

  /// *Eu / querer / brincar / mas / ela / não / querer*: what another one does not do is a thought of its own.
  private func deniedAfterwards(_ words: [Constituent]) -> Clause? {
    guard
      let link = words.indices.dropFirst(2).first(where: {
        ["mas", "pero", "e", "y"].contains(words[$0].lexeme.lemma)
      }), words[..<link].contains(where: { $0.lexeme.wordClass == .verb }),
      let verb = words[link...].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      verb > link + 2, words[verb - 1].lexeme.lemma == variety.language.plainNegator,
      case let doer = words[(link + 1)..<(verb - 1)], let noun = doer.last?.lexeme,
      noun.isHuman || noun.wordClass == .pronoun && noun.kind == .person,
      doer.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike }),
      !words.contains(where: { $0.lexeme.kind == .question }),
      var main = read(Array(words[..<link])).first, main.sequels.isEmpty,
      var next = read(Array(words[(link + 1)...])).first, next.sequels.isEmpty
    else { return nil }
    next.isLaid = true
    main.sequels = [next]
    main.sequelJoint = [words[link]]
    return main
  }

  /// *Só / eu / saber, até / papai / rir*: the word is of whoever does it.
  private func singledOut(_ words: [Constituent]) -> Clause? {
    guard Self.single.contains(words[0].lexeme.lemma),
      let noun = words.indices.dropFirst().first(where: { !words[$0].lexeme.isDeterminerLike }),
      noun < 3, noun + 1 < words.count,
      !words.dropFirst().contains(where: { $0.lexeme.lemma == words[0].lexeme.lemma }),
      case let who = words[noun].lexeme,
      who.isBeing || who.wordClass == .pronoun && who.kind == .person && who.person != nil,
      words[(noun + 1)...].prefix(3).contains(where: { $0.lexeme.wordClass == .verb }),
      var reading = read(Array(words.dropFirst())).first, reading.verb != nil,
      reading.subject.first?.tile == words[1].tile, reading.sequels.isEmpty
    else { return nil }
    reading.subject.insert(words[0], at: 0)
    return reading
  }

  private static let single: WordSet = [
    "só", "somente", "apenas", "até", "até mesmo", "inclusive", "nem", "nem mesmo", "solo",
    "solamente", "hasta", "incluso", "ni", "ni siquiera",
  ]
}
