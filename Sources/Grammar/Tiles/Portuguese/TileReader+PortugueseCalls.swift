import AACCore

/// Whom a Portuguese row calls, and rows without a verb in which only one thing can be meant: *mamãe / eu / fome,
/// professora / eu / terminar, dor / cabeça, esse / livro / meu, carro / papai / quebrado, eu / menos / arroz* (Cunha &
/// Cintra, chapter 7, *Vocativo* and *Predicado nominal*; chapter 11, *Possessivos*).
extension TileReader {
  /// The row with these put in.
  func called(_ words: inout [Constituent]) {
    callSomebody(&words)
    guard !words.contains(where: { $0.lexeme.wordClass == .verb }) else {
      return askInOrder(&words)
    }
    if ask(&words) || exist(&words) || complain(&words) || claim(&words) || describeOwned(&words) {
      return
    }
    wish(&words)
  }

  /// *Mamãe / eu / fome, professora / eu / terminar*: who is named before a pronoun is called.
  private func callSomebody(_ words: inout [Constituent]) {
    callAboutPain(&words)
    guard words.count > 2, words[0].government == nil else { return }
    let name = words[0].lexeme
    guard name.isHuman, name.wordClass == .properNoun || PortugueseCallWords.called(name.lemma),
      words[1].lexeme.wordClass == .pronoun, words[1].lexeme.kind == .person,
      ["eu", "você", "tu"].contains(words[1].lexeme.lemma),
      !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    if let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) {
      guard
        words[2..<verb].allSatisfy({
          $0.lexeme.kind == .negation || $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "não"
            || $0.lexeme.wordClass == .adverb || WordJoiner.clitics.contains($0.lexeme.lemma)
        })
      else { return }
      let frame = frame(of: words[verb])
      let isOwn =
        frame.past == .state || frame.aspect == .achievement || frame.isCopular
        || frame.pattern.mayHaveExperiencer || frame.pattern == .modal || verb > 2
        || PortugueseCallWords.carers.contains(name.lemma) || words[1].lexeme.lemma != "eu"
        || name.wordClass == .noun && frame.lemma == "gostar"
      guard isOwn, !(frame.lemma == "querer" && wantsOther(words, verb)) else { return }
    } else {
      guard words[2...].contains(where: { isState($0.lexeme) }) else { return }
    }
    words[0].lexeme.wordClass = .interjection
    words[0].lexeme.kind = .social
    words[0].lexeme.animacy = nil
  }

  /// *Doutor / doer / barriga, enfermeira / doer / braço / eu*: who cares for others is told where it hurts.
  private func callAboutPain(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 5, words[1].lexeme.lemma == "doer",
      PortugueseCallWords.carers.contains(words[0].lexeme.lemma), words[0].government == nil,
      words[2].lexeme.kind == .body, words.count == 3 || words[3].lexeme.lemma == "eu"
    else { return }
    let me = words.count == 4 ? words.remove(at: 3) : known("eu")
    words.insert(me, at: 1)
    words[0] = words[0].calledOut
  }

  /// *Mamãe / eu / querer / vir*: what the one who is named shall do.
  private func wantsOther(_ words: [Constituent], _ verb: Int) -> Bool {
    verb + 2 == words.count
      && ["vir", "voltar", "ficar", "chegar"].contains(words[verb + 1].lexeme.lemma)
  }

  private func isState(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective && word.kind.isPassing
      || SuppliedWords.conditions.contains(word.lemma) || PartedWords.needs.contains(word.lemma)
      || word.kind.isSensation || ["bem", "mal", "medo"].contains(word.lemma)
      || ["mais", "menos"].contains(word.lemma)
  }

  /// *Que / dia / hoje, que / horas / agora*: what the date and the time are.
  private func ask(_ words: inout [Constituent]) -> Bool {
    guard words.count > 2, ["que", "qual"].contains(words[0].lexeme.lemma),
      PortugueseCallWords.dates.contains(words[1].lexeme.lemma),
      words[2...].allSatisfy({ $0.lexeme.wordClass == .adverb && $0.lexeme.kind.isTemporal })
    else { return false }
    var verb = Constituent.linking("ser", .third)
    if words[1].lexeme.lemma.hasPrefix("hora") { verb.lexeme.number = .plural }
    words.insert(verb, at: 2)
    return true
  }

  /// *Amanhã / escola / não, amanhã / chuva*: what there is and is not (Bechara, *Verbos impessoais*).
  private func exist(_ words: inout [Constituent]) -> Bool {
    let negator = words.firstIndex { $0.lexeme.lemma == "não" }
    guard words.count > (negator == nil ? 1 : 2),
      let noun = words.firstIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      }),
      negator == nil
        ? PortugueseCallWords.falling.contains(words[noun].lexeme.lemma)
        : words[noun].lexeme.takesPlace
          || BesideWords.appointments.contains(words[noun].lexeme.lemma)
          || [.activity, .event, .subject, .meal].contains(words[noun].lexeme.kind),
      words.indices.allSatisfy({ $0 == negator || $0 == noun || words[$0].lexeme.kind.isTemporal })
    else { return false }
    let times = words.indices.filter { $0 != negator && $0 != noun }.map { words[$0] }
    var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    verb.lexeme.kind = .action
    words[noun].lexeme.article = .bare
    words = [negator.map { words[$0] }, verb, words[noun]].compactMap(\.self) + times
    return true
  }

  /// *Dor / cabeça, muito / dor / barriga*: the speaker has it.
  private func complain(_ words: inout [Constituent]) -> Bool {
    guard let pain = words.firstIndex(where: { $0.lexeme.lemma == "dor" }),
      let part = words.last?.lexeme, part.kind == .body, pain + 1 < words.count,
      words[..<pain].allSatisfy({
        $0.lexeme.kind == .quantity || $0.lexeme.kind == .degree || $0.lexeme.kind == .social
      }),
      words[(pain + 1)...].dropLast().allSatisfy({
        $0.lexeme.wordClass == .adposition || $0.lexeme.isDeterminerLike
      })
    else { return false }
    // Eu / dor / cabeça is read so already.
    let start = words[..<pain].prefix { $0.lexeme.kind == .social }.count
    if start < pain { words.insert(Constituent.linking("estar"), at: start) }
    words.insert(known("eu"), at: start)
    return true
  }

  /// *Esse / livro / meu*: whose it is.
  private func claim(_ words: inout [Constituent]) -> Bool {
    guard words.count == 3, words[0].lexeme.kind == .demonstrative,
      words[1].lexeme.wordClass == .noun, words[2].lexeme.kind == .possessive
    else { return false }
    words.insert(Constituent.linking("ser", .third), at: 2)
    return true
  }

  /// *Carro / papai / quebrado, mochila / Ana / azul*: what somebody's thing is like.
  private func describeOwned(_ words: inout [Constituent]) -> Bool {
    guard words.count > 2, words.count < 6,
      let thing = words.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      words[..<thing].allSatisfy(\.lexeme.isDeterminerLike), words[thing].lexeme.namesThing,
      thing + 2 < words.count, isOwner(words[thing + 1].lexeme, of: words[thing].lexeme),
      let quality = words.last?.lexeme, quality.wordClass == .adjective,
      words[(thing + 2)...].dropLast().allSatisfy({ $0.lexeme.kind == .degree }),
      quality.kind != .emotion
    else { return false }
    let isState =
      quality.kind.isPassing || SuppliedWords.conditions.contains(quality.lemma)
      || isParticiple(quality.lemma)
    guard isState || quality.kind == .color || quality.kind == .size || quality.kind == .quality
    else { return false }
    words.insert(Constituent.linking(isState ? "estar" : "ser", .third), at: thing + 2)
    if words[thing + 1].lexeme.wordClass == .noun { words.insert(article, at: thing + 1) }
    words.insert(known("de"), at: thing + 1)
    return true
  }

  /// Whether somebody can own a thing, or something has it as its part: *tela / tablet*.
  private func isOwner(_ owner: Lexeme, of thing: Lexeme) -> Bool {
    if owner.isHuman {
      return owner.wordClass == .properNoun || PortionWords.isKin(owner.lemma)
        || PortugueseCallWords.called(owner.lemma)
        || PortugueseCallWords.children.contains(owner.lemma)
    }
    return BesideWords.parts.contains(thing.lemma)
      && [.device, .vehicle, .toy, .furniture, .home, .room].contains(owner.kind)
  }

  /// Whether a quality is what was done: *desamarrado*.
  func isParticiple(_ word: String) -> Bool {
    guard let verb = tables.finiteForms?.verb(ofParticiple: word) else { return false }
    return tables.frames.listed(verb) != nil
  }

  /// *Eu / menos / arroz, eu / água*: what one can only want.
  private func wish(_ words: inout [Constituent]) {
    guard let place = words.firstIndex(where: { $0.lexeme.lemma == "eu" }),
      words[..<place].allSatisfy({ $0.lexeme.kind == .social }), place + 1 < words.count
    else { return }
    var next = place + 1
    if words[next].lexeme.lemma == "não" { next += 1 }
    guard next < words.count else { return }
    if words[next].lexeme.lemma == "com", next + 2 == words.count,
      PartedWords.needs.contains(words[next + 1].lexeme.lemma)
        || words[next + 1].lexeme.kind.isSensation
    {
      // Eu / com / medo.
      return words.insert(Constituent.linking("estar"), at: next)
    }
    let isMore = ["mais", "menos", "outro"].contains(words[next].lexeme.lemma)
    if isMore { next += 1 }
    guard next < words.count, words[next].lexeme.namesThing,
      isMore || isWishedFor(words[next].lexeme),
      words[next...].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.wordClass == .adjective
          || $0.lexeme.wordClass == .adposition || $0.lexeme.kind == .social
          || $0.lexeme.lemma == "e" || $0.lexeme.kind.isTemporal
      })
    else { return }
    let isDenied = words[place + 1].lexeme.lemma == "não"
    words.insert(
      Constituent(Lexeme(lemma: "querer", wordClass: .verb, kind: .modal)),
      at: place + (isDenied ? 2 : 1))
  }

  /// What the speaker can only want to have: food and toys, and what is held and worn.
  private func isWishedFor(_ thing: Lexeme) -> Bool {
    switch thing.kind {
    case .toy, .clothing, .medicine, .device, .instrument, .media, .money, .material: true
    default: KindSet.edible.contains(thing.kind)
    }
  }

  /// *Parar / não / gostar*: one is asked to stop, and told why (Cunha & Cintra, chapter 18, *Orações assindéticas*).
  private func askInOrder(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "parar", words[0].lexeme.isInfinitive else {
      return
    }
    var next = 1
    if words[next].lexeme.lemma == "eu" { next += 1 }
    if next < words.count, words[next].lexeme.lemma == "não" { next += 1 }
    guard next > 1, next < words.count, words[next].lexeme.wordClass == .verb else { return }
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    if words[1].lexeme.lemma != "eu" {
      // Para, não gosto: who asks says why.
      words[next].lexeme.person = .first
      words[next].lexeme.number = .singular
    }
    words.insert(
      Constituent(Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective)), at: 1)
  }
}

/// Words by which calls are known.
enum PortugueseCallWords {
  /// Whether somebody is called by the word.
  static func called(_ word: String) -> Bool {
    PortionWords.isKin(word) || OwnerWords.titles.contains(word) || carers.contains(word)
      || ReadingWords.kin.contains(word) || kin.contains(word)
  }

  /// What those at home are called.
  static let kin: WordSet = [
    "mamãe", "papai", "mãe", "pai", "mamã", "papá", "vovó", "vovô", "avó", "avô", "tia", "tio",
    "titia", "titio",
    "mana", "mano", "amigo", "amiga", "irmão", "irmã",
  ]
  /// Whose things one speaks of besides.
  static let children: WordSet = ["bebê", "bebé", "nenê", "menino", "menina", "criança"]
  /// Who is called for their work.
  static let carers: WordSet = [
    "professora", "professor", "doutor", "doutora", "médico", "médica", "enfermeiro", "enfermeira",
    "terapeuta", "fisioterapeuta", "fonoaudióloga", "senhor", "senhora", "tia", "stora",
    "cuidador", "cuidadora", "motorista", "prof", "senhor doutor", "senhora doutora",
    "senhor professor", "senhora professora", "senhor enfermeiro", "senhora enfermeira", "dentista",
    "fonoaudiólogo", "terapeuta da fala",
  ]
  /// What comes down with the weather.
  static let falling: WordSet = [
    "chuva", "neve", "tempestade", "trovoada", "granizo", "neblina", "nevoeiro", "geada", "garoa",
    "relâmpago", "arco-íris", "temporal", "serração", "cerração",
  ]
  /// What is asked of a day.
  static let dates: WordSet = ["dia", "hora", "horas", "mês", "ano", "dia da semana"]
}
