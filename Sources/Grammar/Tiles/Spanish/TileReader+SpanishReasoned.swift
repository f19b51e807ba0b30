import AACCore

/// Spanish rows with *porque* and *pero* beside which only a feeling or a quality is laid: *contento / porque / venir / abuela, querer
/// / ir / pero / cansado, no / comer / porque / no / hambre* (NGLE §46.2, §31.10).
extension TileReader {
  /// The row with the verbs that are understood in its halves.
  func reasonOut(_ words: inout [Constituent]) {
    openWithBut(&words)
    putSpeakerFirst(&words)
    guard let link = words.firstIndex(where: { ["porque", "pero"].contains($0.lexeme.lemma) }),
      link > 0, link + 1 < words.count,
      !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    if weighed(&words, link) { return }
    sayReason(&words, link)
    guard let link = words.firstIndex(where: { ["porque", "pero"].contains($0.lexeme.lemma) })
    else {
      return
    }
    completeBehind(&words, link)
    feelBefore(&words, link)
  }

  /// *Feliz / yo / porque / venir / abuela*: who feels it is said first.
  private func putSpeakerFirst(_ words: inout [Constituent]) {
    guard let place = words.firstIndex(where: { $0.lexeme.lemma == "yo" }), place > 0,
      place + 1 < words.count, ["porque", "pero"].contains(words[place + 1].lexeme.lemma),
      words[..<place].allSatisfy({ $0.lexeme.wordClass != .verb && !$0.lexeme.isBeing })
    else { return }
    words.insert(words.remove(at: place), at: 0)
  }

  /// *Contento / porque / venir / abuela, yo / miedo / porque / tormenta, cansado / pero / contento*: how the speaker is.
  private func feelBefore(_ words: inout [Constituent], _ link: Int) {
    let head = words[..<link]
    guard verbPlace(Array(head)) == nil, let state = head.last,
      head.dropLast().allSatisfy({
        $0.lexeme.lemma == "yo" || $0.lexeme.kind == .degree || isNegator($0)
          || $0.lexeme.kind.isTemporal || PartedWords.much.contains($0.lexeme.lemma)
      })
    else { return }
    guard var verb = verb(of: state.lexeme) else { return }
    verb.lexeme.person = .first
    verb.lexeme.number = .singular
    var place = link - 1
    while place > 0,
      words[place - 1].lexeme.kind == .degree
        || PartedWords.much.contains(words[place - 1].lexeme.lemma)
    {
      place -= 1
    }
    if verb.lexeme.lemma == "tener", place == link - 1 { words[place] = felt(words[place]) }
    words.insert(verb, at: place)
  }

  /// *Bonito / pero / caro*: what is thought of a thing that is seen.
  private func weighed(_ words: inout [Constituent], _ link: Int) -> Bool {
    guard link == 1, words.count == 3, words[1].lexeme.lemma == "pero",
      [0, 2].allSatisfy({
        words[$0].lexeme.wordClass == .adjective && verb(of: words[$0].lexeme) == nil
      })
    else { return false }
    exclaim(&words, "\(words[0].lexeme.lemma), pero \(words[2].lexeme.lemma)")
    return true
  }

  /// The verb by which a feeling is said; nil where the word is none.
  private func verb(of word: Lexeme) -> Constituent? {
    if FeltWords.had.contains(word.lemma) { return deed("tener") }
    guard word.wordClass == .adjective,
      EverydayAlone.states.contains(word.lemma) || HalfWords.glad.contains(word.lemma)
        || FeltWords.states.contains(word.lemma)
    else { return nil }
    return .linking("estar")
  }

  /// *Pero / no / hambre, porque / no / dinero, pero / caro, pero / lluvia*: what is so behind it.
  private func completeBehind(_ words: inout [Constituent], _ link: Int) {
    let rest = words[(link + 1)...]
    let isBut = words[link].lexeme.lemma == "pero"
    if let verb = rest.first(where: { $0.lexeme.wordClass == .verb }) {
      return settleReason(&words, link, verb)
    }
    let bare = rest.filter {
      !isNegator($0) && $0.lexeme.kind != .degree && !PartedWords.much.contains($0.lexeme.lemma)
    }
    describeReason(&words, link)
    if isBut, isQualified(words, link) { return }
    guard bare.count == 1, let said = bare.first,
      let place = rest.lastIndex(where: { $0.lexeme == said.lexeme })
    else { return }
    let isNegated = rest.contains(where: isNegator)
    var start = place
    while start > link + 1, !isNegator(words[start - 1]) { start -= 1 }
    let word = said.lexeme
    if word.lemma == "frío", words[..<link].contains(where: isThing) { return }
    if FeltWords.had.contains(word.lemma) && (isBut || isNegated) {
      let having = deed("tener").said(by: .first)
      if start == place { words[place] = felt(words[place]) }
      words.insert(having, at: start)
    } else if word.wordClass != .verb, isBut || verbPlace(Array(words[..<link])) == nil,
      let lemma = HalfWords.weather[word.lemma]
    {
      var being = Constituent.linking(lemma, .third)
      being.lexeme.kind = .action
      words.insert(being, at: start)
    } else if word.wordClass == .adjective, verb(of: word) != nil, word.lemma != "malo" {
      guard isBut, verbPlace(Array(words[..<link])) != nil else { return }
      words.insert(.linking("estar", .first), at: start)
    } else if word.wordClass == .adjective, verbPlace(Array(words[..<link])) != nil {
      let isState =
        SuppliedWords.conditions.contains(word.lemma) || SuppliedWords.tastes.contains(word.lemma)
        || word.lemma == "malo"
      guard isState || SuppliedWords.judged.contains(word.lemma) else { return }
      if word.lemma == "malo" { words[place].lexeme.kind = .state }
      let isOwn =
        word.lemma == "malo" && !isBut
        && !words[..<link].contains {
          KindSet.edible.contains($0.lexeme.kind) || EverydayWords.eating.contains($0.lexeme.lemma)
        }
      words.insert(
        .linking(isState ? "estar" : "ser", isOwn ? .first : .third), at: start)
    }
  }

  /// *Mamá / estar / cansado / pero / contento*: one verb says both (NGLE §31.10, *coordinación de atributos*).
  private func isQualified(_ words: [Constituent], _ link: Int) -> Bool {
    guard words[link - 1].lexeme.wordClass == .adjective, let verb = verbPlace(words), verb < link
    else { return false }
    return frame(of: words[verb]).isCopular
      && words[(link + 1)...].allSatisfy {
        $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree
      }
  }

  /// *Triste / porque / abuela / enferma*: how another is.
  private func describeReason(_ words: inout [Constituent], _ link: Int) {
    guard link + 3 == words.count, words[link + 1].lexeme.isBeing, let last = words.last,
      words[link + 1].lexeme.wordClass != .pronoun, last.lexeme.wordClass == .adjective,
      verb(of: last.lexeme) != nil
    else { return }
    words.insert(.linking("estar", .third), at: link + 2)
  }

  /// *Triste / porque / mamá / ir, llorar / porque / caer*: that she leaves, and that one has fallen.
  private func settleReason(_ words: inout [Constituent], _ link: Int, _ verb: Constituent) {
    guard let place = words.indices.first(where: { $0 > link && words[$0] == verb }),
      verb.lexeme.isInfinitive, place + 1 == words.count
    else { return }
    if verb.lexeme.lemma == "ir", place > link + 1 {
      // Triste / porque / mamá / ir: she leaves.
      words[place].lexeme.lemma = "irse"
      return
    }
    guard place == link + 1 else { return }
    if ["caer", "caerse"].contains(verb.lexeme.lemma) {
      words[place] = happened(verb, "caerse")
    }
  }

  /// *Pero / no / querer*: a row that answers (NGLE §31.10).
  private func openWithBut(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.lemma == "pero",
      words[1...].contains(where: {
        $0.lexeme.wordClass == .verb
      })
    else { return }
    words[0].lexeme = Lexeme(lemma: "pero", wordClass: .adverb, kind: .manner)
    words[0].lexeme.forms[Adverbial.starting] = ""
  }
}
