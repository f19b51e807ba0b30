import AACCore

/// Spanish rows that present somebody, ask about what is somebody's, and lay a number or a quality apart from its noun: *este / mi /
/// padre, cuándo / cumpleaños / Ana, por qué / cerrado / tienda, hermanos / tener / dos* (NGLE §37.7; §42.7; §20.1; §13.5).
extension TileReader {
  /// *Este / mi / padre, ese / mi / asiento*: who and what it is that is pointed at.
  func presentOwn(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 6,
      let pointed = words.firstIndex(where: { $0.lexeme.kind == .demonstrative }),
      pointed == 0 || pointed == words.count - 1
    else { return }
    var rest = words
    let that = rest.remove(at: pointed)
    guard rest[0].lexeme.kind == .possessive, rest[0].lexeme.wordClass == .determiner,
      rest[1].lexeme.wordClass == .noun, !rest[1].lexeme.kind.isTemporal,
      rest[2...].allSatisfy({
        $0.lexeme.wordClass == .properNoun || $0.lexeme.wordClass == .adjective
      })
    else { return }
    words = [that, .linking("ser")] + rest
  }

  /// *Cuándo / cumpleaños / Ana, por qué / cerrado / tienda*: of whose day and of what one asks.
  func askOfOwn(_ words: inout [Constituent]) {
    guard words.count == 3 || words.count == 4, words[0].lexeme.kind == .question else { return }
    switch words[0].lexeme.lemma {
    case "cuándo":
      guard LaidPhraseWords.isOccasion(words[1].lexeme.lemma), let who = words.last,
        who.lexeme.isHuman, who.lexeme.wordClass != .pronoun,
        words.count == 3 || words[2].lexeme.isDeterminerLike, let of = tables.lexicon.known("de"),
        let the = tables.lexicon.known("el")
      else { return }
      words.insert(Constituent(of), at: 2)
      words.insert(contentsOf: [.linking("ser", .third), Constituent(the)], at: 1)
    case "por qué":
      guard words.count == 3, let quality = [1, 2].first(where: { isAtTheMoment(words[$0]) }),
        isThing(words[3 - quality])
      else { return }
      words = [words[0], .linking("estar"), words[quality], words[3 - quality]]
    default: return
    }
  }

  private func isAtTheMoment(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective
      && (word.lexeme.kind == .state || SuppliedWords.conditions.contains(word.lexeme.lemma))
  }

  /// *Hermanos / tener / dos, rojas / dos / manzanas, negro / gato / tener*: a number and a quality go to the only thing.
  func gatherApart(_ words: inout [Constituent]) {
    guard words.count == 3, !words.contains(where: { $0.lexeme.kind.isTemporal }),
      let noun = words.firstIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal && $0.lexeme.kind != .money
      })
    else { return }
    let number = words.firstIndex { $0.lexeme.wordClass == .numeral }
    let quality = words.firstIndex {
      $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall
        && !LaidPhraseWords.preposed.contains($0.lexeme.lemma)
    }
    guard let verb = verbPlace(words) else {
      guard let number, let quality, quality < noun || noun < number else { return }
      words = [words[number], words[noun], words[quality]]
      return
    }
    guard PresentedWords.having.contains(words[verb].lexeme.lemma), words[verb].lexeme.isInfinitive
    else { return }
    if let number, number != noun - 1 {
      words = [words[verb], words[number], words[noun]]
    } else if let quality, quality < noun, !words[noun].lexeme.isHuman,
      !words[quality].lexeme.kind.isPassing,
      !LaidStates.ofPeople.contains(words[quality].lexeme.lemma),
      !EverydayAlone.states.contains(words[quality].lexeme.lemma)
    {
      words = [words[verb], words[noun], words[quality]]
    }
  }

  /// *Costar / cuánto / camiseta*: the question comes first, with its verb.
  func askAmountFirst(_ words: inout [Constituent]) {
    guard words.count == 3, let much = words.firstIndex(where: { $0.lexeme.lemma == "cuánto" }),
      let verb = words.firstIndex(where: { DoerWords.measuring.contains($0.lexeme.lemma) }),
      let thing = words.indices.first(where: { $0 != much && $0 != verb }), isThing(words[thing])
    else { return }
    words = [words[much], words[verb], words[thing]]
  }

  /// *Tener / cita / médico / lunes*: with whom one has it (NGLE §36.3).
  func meetAtWork(_ words: inout [Constituent]) {
    guard words.count < 6, let having = words.firstIndex(where: { $0.lexeme.lemma == "tener" }),
      let meeting = words.firstIndex(where: {
        PresentedWords.meetings.contains($0.lexeme.lemma)
      }),
      let who = words.indices.first(where: {
        $0 > 0 && words[$0].lexeme.isHuman && words[$0].lexeme.wordClass != .pronoun
      }), who > min(having, meeting),
      words.indices.allSatisfy({
        [having, meeting, who].contains($0) || words[$0].lexeme.kind.isTemporal
          || $0 + 1 == who && words[$0].lexeme.isDeterminerLike
      }), let with = tables.lexicon.known("con")
    else { return }
    let whom = words.indices.filter {
      $0 == who || $0 + 1 == who && words[$0].lexeme.isDeterminerLike
    }
    let times = words.filter(\.lexeme.kind.isTemporal)
    words =
      [words[having], words[meeting], Constituent(with)] + whom.map { words[$0] } + times
  }

  /// *Necesitar / ordenador / trabajar*: what for one needs what cannot do it itself (NGLE §46.7).
  func needFor(_ words: inout [Constituent], _ verbs: [Int]) {
    guard words.count == 3, verbs == [0, 2], words[0].lexeme.lemma == "necesitar",
      isThing(words[1]), !KindSet.places.contains(words[1].lexeme.kind),
      case let frame = frame(of: words[2]), frame.pattern.isPersonal, !frame.isStrongOpener,
      !isDoneByThings(frame), !frame.takesAsObject(words[1].lexeme),
      !frame.slots.contains(where: { $0.role.isPlace }), let purpose = tables.lexicon.known("para")
    else { return }
    words.insert(Constituent(purpose), at: 2)
  }

  /// *Quemar / dedo / plancha*: one's own part of the body, and with what.
  func hurtOneself(_ words: inout [Constituent], _ verb: Int) {
    let own = words[verb].lexeme.lemma + "se"
    guard words.count == 3, let frame = tables.frames.listed(own), frame.achievement != nil,
      self.frame(of: words[verb]).pattern == .plain,
      let part = words.firstIndex(where: { $0.lexeme.kind == .body }),
      let tool = words.indices.first(where: { $0 != verb && $0 != part }), isThing(words[tool]),
      words[tool].lexeme.kind != .body
    else { return }
    words = [happened(words[verb], own), words[part], words[tool]]
    put(&words, "con", at: 2)
    put(&words, "el", at: 3)
  }
}

/// Words of such rows.
enum PresentedWords {
  /// What one has and gets.
  static let having: WordSet = ["tener", "querer", "necesitar", "comprar", "ver", "comer"]
  /// What one has with somebody.
  static let meetings: WordSet = ["cita", "reunión", "entrevista", "tutoría", "videollamada"]
}
