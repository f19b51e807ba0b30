import AACCore

/// Spanish rows that say how somebody or something is, laid with the copula or the verb of having away from where it is said:
/// *Ana / mayor / que / Luis, solo / estar / casa, miedo / tener / tormenta, pantalla / romper / móvil, poder / tú / repetir*
/// (NGLE §45.2, *construcciones comparativas*; §37.9; §12.7; §42.9, *interrogativas*).
extension TileReader {
  /// The row with these where the other rules expect them.
  func sayStated(_ words: inout [Constituent]) {
    feelMuch(&words)
    guard words.count > 1, words.count < 9 else { return }
    guard let verb = verbPlace(words) else {
      askLinked(&words)
      degreeFirst(&words)
      return compareLaid(&words)
    }
    guard words[verb].lexeme.isInfinitive else { return }
    wishAfterThing(&words, verb)
    stayThere(&words, verb)
    beThere(&words, verb)
    haveFirst(&words, verb)
    tireOf(&words, verb)
    breakPart(&words, verb)
    askWhetherOther(&words, verb)
    askPriceOf(&words, verb)
  }

  /// *Sed / mucho, mucho / miedo*: what one feels much of, one has (NGLE §35.9).
  private func feelMuch(_ words: inout [Constituent]) {
    guard words.count == 2,
      let felt = words.firstIndex(where: { StatedWords.ownFelt.contains($0.lexeme.lemma) }),
      ["mucho", "muy", "demasiado", "bastante", "tanto"].contains(words[1 - felt].lexeme.lemma)
    else { return }
    if felt == 0 { words.swapAt(0, 1) }
    if words[0].lexeme.lemma == "muy", let much = tables.lexicon.known("mucho") {
      words[0].lexeme = much
    }
    words.insert(.linking("tener"), at: 0)
  }

  /// *Pelota / para / quién, Ana / con / quién, tren / a qué hora*: what the thing is for and whose it is is asked with a
  /// verb that is understood (NGLE §42.7, *interrogativas parciales*).
  private func askLinked(_ words: inout [Constituent]) {
    guard let last = words.last, last.lexeme.kind == .question else { return }
    let hasLink = words[words.count - 2].lexeme.wordClass == .adposition
    guard hasLink && words.count > 2 || last.lexeme.lemma == "a qué hora" else { return }
    let asked = Array(words.suffix(hasLink ? 2 : 1))
    let rest = words.dropLast(asked.count)
    guard
      rest.allSatisfy({
        isNominal($0.lexeme) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), rest.contains(where: { isNominal($0.lexeme) })
    else { return }
    let isSomebody = rest.allSatisfy { $0.lexeme.isBeing || $0.lexeme.isDeterminerLike }
    let copula = isSomebody && asked[0].lexeme.lemma == "con" ? "estar" : "ser"
    words = asked + [.linking(copula)] + rest
  }

  /// *Coche / rápido / más / que / bici*: the degree stands before its quality.
  private func degreeFirst(_ words: inout [Constituent]) {
    guard
      let than = words.indices.dropFirst(3).dropLast().first(where: {
        ["que", "como"].contains(words[$0].lexeme.lemma)
      }), ["más", "menos", "tan"].contains(words[than - 1].lexeme.lemma),
      words[than - 2].lexeme.wordClass == .adjective
    else { return }
    words.swapAt(than - 2, than - 1)
  }

  /// *Ana / mayor / que / Luis, esta / falda / más / bonita / que / esa*: the copula that is understood.
  private func compareLaid(_ words: inout [Constituent]) {
    guard
      let than = words.indices.dropFirst(2).dropLast().first(where: {
        ["que", "como"].contains(words[$0].lexeme.lemma)
      }), case let quality = words[than - 1].lexeme
    else { return }
    let isWhole = StatedWords.compared.contains(quality.lemma)
    let degree = isWhole ? than - 1 : than - 2
    guard degree > 0,
      isWhole
        || quality.wordClass == .adjective
          && ["más", "menos", "tan"].contains(words[degree].lexeme.lemma),
      words[..<degree].contains(where: {
        isNominal($0.lexeme) || $0.lexeme.kind == .demonstrative
      }),
      words[..<degree].allSatisfy({
        isNominal($0.lexeme) || $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "de"
          || $0.lexeme.wordClass == .adjective || isNegator($0) || $0.lexeme.kind.isTemporal
      })
    else { return }
    let isState = !isWhole && quality.kind.isPassing
    var place = degree
    if isNegator(words[place - 1]) { place -= 1 }
    guard place > 0 else { return }
    let copula = isState ? "estar" : "ser"
    words.insert(.linking(copula), at: degree)
  }

  /// *Yo / agua / fría / querer*: who wants, the wish, and what is wanted with its quality.
  private func wishAfterThing(_ words: inout [Constituent], _ verb: Int) {
    guard verb == words.count - 1, verb > 2,
      EverydayWords.wanting.contains(words[verb].lexeme.lemma),
      words[0].lexeme.isHuman && words[0].lexeme.wordClass != .adjective
        || words[0].lexeme.wordClass == .pronoun && words[0].lexeme.kind == .person,
      words[1..<verb].contains(where: { $0.lexeme.wordClass == .adjective }),
      words[1..<verb].allSatisfy({
        isThing($0) || $0.lexeme.wordClass == .adjective || $0.lexeme.isDeterminerLike
          || isNegator($0)
      })
    else { return }
    let isDenied = isNegator(words[verb - 1])
    let moved = Array(words[(isDenied ? verb - 1 : verb)...])
    words.removeLast(moved.count)
    words.insert(contentsOf: moved, at: 1)
  }

  /// *Estar / Madrid / tres / días, estar / casa / dos / días*: for how long one is there.
  private func stayThere(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 0, words.count == 4, words[0].lexeme.lemma == "estar",
      words[1].lexeme.wordClass == .noun || words[1].lexeme.wordClass == .properNoun,
      KindSet.places.contains(words[1].lexeme.kind), words[1].government == nil,
      words[2].lexeme.isDeterminerLike || words[2].lexeme.kind == .quantity,
      words[3].lexeme.kind == .duration
    else { return }
    put(&words, variety.language.placePreposition, at: 1)
  }

  /// *Solo / estar / casa, estar / aburrido / casa*: somebody is so at a place, and the place is not.
  private func beThere(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "estar", words.count == 3,
      let state = words.indices.first(where: {
        StatedWords.ofPeople.contains(words[$0].lexeme.lemma)
          || words[$0].lexeme.wordClass == .adjective && words[$0].lexeme.kind.isPassing
      }), state < 2,
      let place = words.last, isThing(place), KindSet.places.contains(place.lexeme.kind)
    else { return }
    words = [words[verb], words[state]]
    if words[1].lexeme.wordClass != .adjective {
      // Solo is an adverb as well.
      words[1].lexeme = Lexeme(lemma: words[1].lexeme.lemma, wordClass: .adjective, kind: .state)
    }
    put(&words, variety.language.placePreposition, at: 2)
    words.append(place)
  }

  /// *Miedo / tener / tormenta, sed / tener / agua / querer*: what is felt is had.
  private func haveFirst(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "tener", verb == 1 || verb == 2,
      StatedWords.felt.contains(words[verb - 1].lexeme.lemma),
      verb == 1 || PartedWords.much.contains(words[0].lexeme.lemma)
        || words[0].lexeme.isDeterminerLike || words[0].lexeme.lemma == "no"
        || words[0].lexeme.kind.isTemporal && words[0].lexeme.wordClass != .noun,
      words.count > verb + 1, !words[verb + 1].lexeme.isBeing,
      words[verb + 1].lexeme.wordClass != .pronoun
    else { return }
    let isAmount = verb == 2 && !isNegator(words[0]) && !words[0].lexeme.kind.isTemporal
    let having = words.remove(at: verb)
    words.insert(having, at: isAmount ? 0 : verb - 1)
  }

  /// *Estar / harto / esperar*: of what one is tired.
  private func tireOf(_ words: inout [Constituent], _ verb: Int) {
    guard words[verb].lexeme.lemma == "estar", verb < 2, words.count > verb + 2,
      ["harto", "cansado", "harta", "cansada"].contains(words[verb + 1].lexeme.lemma),
      words[verb + 2].lexeme.isInfinitive,
      !TopicWords.restful.contains(words[verb + 2].lexeme.lemma),
      !frame(of: words[verb + 2]).isStrongOpener
    else { return }
    if words.count == verb + 3, words[verb + 1].lexeme.lemma == "cansado",
      frame(of: words[verb + 2]).opening == nil
    {
      // Cansado / caminar: the quality asks for its preposition itself.
      return
    }
    put(&words, "de", at: verb + 2)
  }

  /// *Pantalla / romper / móvil*: of what it is part, laid behind the verb.
  private func breakPart(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words.count == 3, isThing(words[0]), isThing(words[2]),
      TopicWords.breaking.contains(words[1].lexeme.lemma),
      TopicWords.isPart(words[0].lexeme.lemma, of: words[2].lexeme.lemma)
    else { return }
    words.swapAt(1, 2)
  }

  /// *Poder / tú / repetir, saber / usted / nadar*: the other behind the verb is asked.
  private func askWhetherOther(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 0, words.count > 2, ["poder", "saber"].contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .pronoun, OrderWords.spokenTo.contains(words[1].lexeme.lemma),
      words[2].lexeme.isInfinitive
    else { return }
    words.swapAt(0, 1)
  }

  /// *Cuánto / costar / entrada / cine, cuánto / costar / clase / guitarra*: of what it is.
  private func askPriceOf(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words.count == 4, words[0].lexeme.lemma == "cuánto",
      ["costar", "valer"].contains(words[1].lexeme.lemma), isThing(words[2]), isThing(words[3]),
      SpanishPairWords.link(words[2].lexeme, words[3].lexeme, verb: "") == nil
    else { return }
    if KindSet.places.contains(words[3].lexeme.kind), words[3].lexeme.kind != .home {
      put(&words, "el", at: 3)
    }
    put(&words, "de", at: 3)
  }
}

/// Words of such rows.
enum StatedWords {
  /// Comparatives of one word.
  static let compared: WordSet = ["mejor", "peor", "mayor", "menor"]
  /// How only people are.
  static let ofPeople: WordSet = [
    "solo", "sola", "aburrido", "aburrida", "encerrado", "enfermo", "castigado", "tranquilo",
    "sentado", "tumbado", "despierto", "dormido", "perdido",
  ]
  /// What one feels oneself where nobody is named.
  static let ownFelt: WordSet = [
    "miedo", "sed", "hambre", "frío", "sueño", "ganas", "prisa", "fiebre", "tos", "dolor",
    "vergüenza", "asco", "pánico", "calor",
  ]
  /// What one feels and has.
  static let felt: WordSet = [
    "miedo", "sed", "hambre", "frío", "calor", "sueño", "ganas", "prisa", "fiebre", "tos", "dolor",
    "pis", "vergüenza", "náuseas", "mareo", "pánico", "asco",
  ]
}
