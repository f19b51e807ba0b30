import AACCore

/// What is denied, thought, thanked for and asked in Portuguese rows: *eu / não / criança, suco / não / leite, mamãe /
/// dizer / eu / poder / ir, obrigado / ajuda, para que / servir / isso* (Cunha & Cintra, chapters 7, 14 and 18).
extension TileReader {
  private func linking(_ lemma: String, isSaidOfThing: Bool = false) -> Constituent {
    var verb = Lexeme(lemma: lemma, wordClass: .verb, kind: .linking)
    if isSaidOfThing {
      verb.person = .third
      verb.number = .singular
    }
    return Constituent(verb)
  }

  private func copula(for quality: Lexeme) -> String {
    quality.wordClass == .adjective
      && (quality.kind.isPassing || SuppliedWords.conditions.contains(quality.lemma))
      || ["certo", "errado"].contains(quality.lemma) ? "estar" : "ser"
  }

  /// *Eu / não / criança, isso / não / bom; querer / suco / não / leite*.
  func deny(_ words: inout [Constituent]) {
    guard
      var negator = words.lastIndex(where: { $0.lexeme.lemma == variety.language.plainNegator }),
      negator > 0, negator + 1 < words.count
    else { return }
    let verb = words.firstIndex { $0.lexeme.wordClass == .verb }
    if let verb, words[negator - 1].lexeme.lemma == "comigo", negator > verb + 1,
      negator + 2 == words.count
    {
      // Falar / comigo / não / ela: the preposition is said of both.
      words.insert(known("com"), at: negator + 1)
      if let me = tables.lexicon.known("mim") {
        words[negator - 1].lexeme = me
        words.insert(known("com"), at: negator - 1)
        negator += 1
      }
    } else if let verb, words[negator - 1].lexeme.lemma == "mim", negator > verb + 1,
      negator + 2 == words.count, words[negator + 1].lexeme.wordClass == .pronoun,
      words[negator + 1].lexeme.kind == .person
    {
      // Olhar / mim / não / ela.
      if words[negator - 2].lexeme.wordClass == .adposition {
        words.insert(known(words[negator - 2].lexeme.lemma), at: negator + 1)
      } else if PortugueseRowWords.turned.contains(words[verb].lexeme.lemma) {
        words.insert(known("para"), at: negator + 1)
        words.insert(known("para"), at: negator - 1)
        negator += 1
      }
    }
    guard let verb else { return denyState(&words, negator) }
    guard negator > verb + 1, words[verb].lexeme.lemma != "dizer",
      !isDoerBeforeNegator(words, verb, negator),
      words[(negator + 1)...].contains(where: {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
          || $0.lexeme.wordClass == .adposition
      }),
      words[negator - 1].lexeme.lemma == "comigo" || words[negator - 1].lexeme.isNominal
        || words[negator - 1].lexeme.wordClass == .adverb,
      words[(negator + 1)...].allSatisfy({
        ($0.lexeme.isNominal || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adposition)
          && !$0.lexeme.kind.isTemporal
      })
    else { return }
    words.insert(
      Constituent(Lexeme(lemma: "mas", wordClass: .conjunction, kind: .connective)), at: negator)
  }

  /// *Eu / não / criança, isso / não / bom*: what somebody or something is not.
  private func denyState(_ words: inout [Constituent], _ negator: Int) {
    let said = words[words.count - 1].lexeme
    let isSaid =
      said.wordClass == .adjective && said.kind != .color
      || said.wordClass == .noun && said.isHuman
    guard isSaid,
      words[..<negator].allSatisfy({ $0.lexeme.isNominal || $0.lexeme.isDeterminerLike }),
      words[(negator + 1)...].dropLast().allSatisfy({ $0.lexeme.kind == .degree })
    else { return }
    let isState =
      words[..<negator].last { $0.lexeme.wordClass == .noun }
      .map { isPassing(said, of: $0.lexeme) } ?? false
    words.insert(linking(isState ? "estar" : copula(for: said)), at: negator + 1)
  }

  /// *Querer / eu / não / sopa, brincar / menino / não / bola*: between the verb laid first and the negation stands who does not
  /// do it (Cunha & Cintra, chapter 7, *Ordem inversa*).
  private func isDoerBeforeNegator(_ words: [Constituent], _ verb: Int, _ negator: Int) -> Bool {
    guard !words[..<verb].contains(where: { $0.lexeme.isNominal }) else { return false }
    let between = words[(verb + 1)..<negator]
    guard let doer = between.last?.lexeme,
      between.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return false }
    if doer.wordClass == .pronoun, ["eu", "tu", "nós"].contains(doer.lemma) { return true }
    return (doer.isBeing || doer.wordClass == .pronoun && doer.kind == .person)
      && doer.lemma != "comigo" && doer.lemma != "mim"
      && !words[(negator + 1)...].contains {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }
  }

  /// *Mamãe / dizer / eu / poder / ir, eu / achar / ele / certo, mas / cansado, porque / longe, celular / acabar /
  /// bateria*.
  func think(_ words: inout [Constituent]) {
    sayReason(&words)
    guard
      let verb = words.firstIndex(where: {
        $0.lexeme.wordClass == .verb
          && ["dizer", "achar", "pensar", "acabar"].contains($0.lexeme.lemma)
      }), verb + 1 < words.count
    else { return }
    if words[verb].lexeme.lemma == "acabar" {
      if verb == 0, words.count == 3, BesideWords.parts.contains(words[1].lexeme.lemma),
        words[2].lexeme.namesThing, !KindSet.places.contains(words[2].lexeme.kind)
      {
        // Acabar / bateria / tablet.
        words.insert(contentsOf: [known("de"), known("o")], at: 2)
        words[0].lexeme.person = .third
        words[0].lexeme.number = .singular
        words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
        return
      }
      guard verb > 0, verb + 2 == words.count, words[verb - 1].lexeme.wordClass == .noun,
        !words[verb - 1].lexeme.isBeing,
        BesideWords.parts.contains(words[verb + 1].lexeme.lemma)
          || ["gasolina", "crédito", "tinta", "água"].contains(words[verb + 1].lexeme.lemma),
        verb == 1
      else { return }
      words = [words[verb], words[verb + 1], known("de"), known("o"), words[0]]
      words[0].lexeme.person = .third
      words[0].lexeme.number = .singular
      words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      return
    }
    let who = words[verb + 1].lexeme
    guard verb + 2 < words.count,
      who.wordClass == .pronoun && who.kind == .person && who.number != nil
        && !WordJoiner.clitics.contains(who.lemma)
    else { return }
    var next = verb + 2
    if words[next].lexeme.lemma == variety.language.plainNegator { next += 1 }
    guard next < words.count else { return }
    let that = Constituent(Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective))
    if words[next].lexeme.wordClass == .verb {
      words.insert(that, at: verb + 1)
    } else if words[next].lexeme.wordClass == .adjective, next + 1 == words.count,
      words[verb].lexeme.lemma == "achar"
    {
      words.insert(linking(copula(for: words[next].lexeme)), at: next)
      words.insert(that, at: verb + 1)
    }
  }

  private func sayReason(_ words: inout [Constituent]) {
    guard let link = words.lastIndex(where: { ["mas", "porque"].contains($0.lexeme.lemma) }),
      link > 0, words[..<link].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    let isReason = words[link].lexeme.lemma == "porque"
    var next = link + 1
    while next < words.count,
      words[next].lexeme.kind == .degree || words[next].lexeme.lemma == "não"
        || PortugueseRowWords.degrees.contains(words[next].lexeme.lemma)
    {
      next += 1
    }
    guard next + 1 == words.count else { return }
    let said = words[next].lexeme
    if !isReason, words[link - 1].lexeme.wordClass == .adjective, said.wordClass == .adjective,
      let verb = verbPlace(words), verb < link, frame(of: words[verb]).isCopular
    {
      // Estar / cansado / mas / feliz: one verb says both.
      return
    }
    let place =
      words[(link + 1)..<next].lastIndex { $0.lexeme.lemma == "não" }.map { $0 + 1 }
      ?? link + 1
    if said.wordClass == .adverb, isReason,
      ["longe", "perto", "tarde", "cedo"].contains(said.lemma)
    {
      return words.insert(linking("ser", isSaidOfThing: true), at: place)
    }
    guard said.wordClass == .adjective, !said.kind.isSmall, said.kind != .color else { return }
    if said.kind.isPassing {
      guard !isReason else { return }
      return words.insert(linking("estar"), at: place)
    }
    let isState = SuppliedWords.conditions.contains(said.lemma)
    words.insert(linking(isState ? "estar" : "ser", isSaidOfThing: true), at: place)
  }

  /// *Para que / servir / isso, qual / ônibus / passar / aqui, como / funcionar / elevador; quem / ajudar / eu*.
  func askAboutThing(_ words: inout [Constituent]) {
    if words[0].lexeme.lemma == "quem", words.count > 2, let last = words.last?.lexeme,
      last.wordClass == .pronoun, last.person == .first, last.number != .plural,
      words[1].lexeme.wordClass == .verb, words[words.count - 2].lexeme.wordClass == .verb,
      PortugueseRowWords.helping.contains(words[words.count - 2].lexeme.lemma),
      let me = tables.lexicon.known("mim")
    {
      words[words.count - 1].lexeme = me
      return
    }
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.isInfinitive,
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return }
    if words[0].lexeme.lemma == "quem", verb == 1, words[1].lexeme.lemma == "estar" {
      words[1].lexeme.person = .third
      words[1].lexeme.number = .singular
      return
    }
    guard PortugueseRowWords.acting.contains(words[verb].lexeme.lemma), !hasPerson(words),
      words.contains(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
          && (!KindSet.places.contains($0.lexeme.kind)
            || !PortugueseRowWords.reaching.contains(words[verb].lexeme.lemma))
          || $0.lexeme.kind == .demonstrative
      })
    else { return }
    words[verb].lexeme.person = .third
    words[verb].lexeme.number = .singular
  }

  /// *Obrigado / ajuda, parabéns / você*.
  func thankFor(_ words: inout [Constituent]) {
    guard words.count > 1, words[1].government == nil else { return }
    let what = words[1].lexeme
    switch words[0].lexeme.lemma {
    case "obrigado", "obrigada", "muito obrigado", "muito obrigada":
      guard what.namesThing else { return }
      words.insert(Constituent(known("por").lexeme, tile: words[1].tile), at: 1)
    case "desculpa", "desculpe", "perdão":
      guard words.count == 2, what.namesThing else {
        return
      }
      words.insert(Constituent(known("por").lexeme, tile: words[1].tile), at: 1)
    case let wish where wish == "parabéns" || wish.hasPrefix("feliz "):
      // Feliz / aniversário / você: to whom it is wished.
      guard words.count == 2, what.wordClass == .pronoun, what.kind == .person else { return }
      words[0].lexeme.forms[Adverbial.leaning] = ""
      words.insert(Constituent(known("para").lexeme, tile: words[1].tile), at: 1)
    default: return
    }
  }

  /// *Ele / meu / pai, isso / meu / lápis*: who and whose it is.
  func supplyKin(_ words: inout [Constituent]) -> Bool {
    if words.count == 2, words[0].lexeme.kind == .demonstrative,
      words[0].lexeme.wordClass == .pronoun,
      words[1].lexeme.kind == .possessive
    {
      // Isso / meu.
      words.insert(linking("ser"), at: 1)
      return true
    }
    guard words.count > 2, words.count < 5, let last = words.last?.lexeme, last.wordClass == .noun,
      let owner = words.firstIndex(where: { $0.lexeme.kind == .possessive }),
      owner == words.count - 2
    else { return false }
    let first = words[0].lexeme
    let isPointed = first.wordClass == .pronoun && first.kind == .demonstrative
    let isPerson =
      (first.wordClass == .pronoun && first.kind == .person && first.number != nil
        || first.wordClass == .properNoun && first.isHuman)
      && last.isHuman
    guard owner == 1, isPointed || isPerson else { return false }
    words.insert(linking("ser"), at: 1)
    return true
  }
}

extension PortugueseRowWords {
  /// What is turned to somebody.
  static let turned: WordSet = [
    "dar", "olhar", "perguntar", "contar", "mostrar", "dizer", "entregar", "passar", "trazer",
    "ler", "emprestar", "mandar",
  ]
}
