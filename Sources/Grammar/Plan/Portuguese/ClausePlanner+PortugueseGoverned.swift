import AACCore

/// What single classes of verbs take beside what they are done to, where it was chosen without its preposition: *adiar / prova
/// / quinta-feira, agradecer / médico / cuidado, procurar / preço / site* (Bechara, *Regência*; Cunha & Cintra, chapter 15;
/// Mateus et al., *Gramática da língua portuguesa*, chapter 10).
extension ClausePlanner {
  /// Puts it in.
  func settleGoverned(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma else { return }
    if clause.variety == .portuguesePortugal || verb == "levantar-se" {
      doToThing(&clause, verb)
    }
    guard clause.complements.count > 1 else { return }
    if GovernedWords.dating.contains(verb) { moveDate(&clause, verb) }
    if GovernedWords.thanking.contains(verb) { thankFor(&clause, verb) }
    ownByPronoun(&clause, verb)
    for place in clause.complements.indices.dropFirst().reversed() where isOpen(place, clause) {
      settleSecond(&clause, verb, place)
    }
  }

  /// Whether a noun stands right behind a bare one.
  private func isOpen(_ place: Int, _ clause: Clause) -> Bool {
    isBare(place, clause) && clause.complements[place].lexeme.wordClass == .noun
      && clause.complements[place - 1].lexeme.wordClass == .noun
      && isBare(place - 1, clause) && !clause.complements[place].lexeme.isBeing
  }

  // MARK: - To what date, for what

  /// *Adiar / prova / quinta-feira, antecipar / consulta / amanhã*: to when it is put.
  private func moveDate(_ clause: inout Clause, _ verb: String) {
    let isMoved = GovernedWords.moving.contains(verb)
    guard
      let place = clause.complements.indices.dropFirst().last(where: { index in
        let word = clause.complements[index].lexeme
        return (word.kind == .weekday || GovernedWords.dates.contains(word.lemma))
          && clause.complements[index - 1].lexeme.wordClass == .noun
          && !clause.complements[index - 1].lexeme.kind.isTemporal
          && (!isMoved || clause.complements[index - 1].lexeme.takesPlace)
      })
    else { return }
    clause.complements[place].lexeme.article = .bare
    put(["para"], at: place, &clause)
  }

  /// *Agradecer / médico / cuidado, parabenizar / primo / formatura*: what somebody is thanked, praised and scolded for.
  private func thankFor(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.indices.dropFirst().first(where: { index in
        let word = clause.complements[index].lexeme, whom = clause.complements[index - 1].lexeme
        return (isBare(index, clause) || GovernedWords.merits.contains(word.lemma))
          && !word.isBeing && !word.kind.isTemporal
          && (word.wordClass == .noun || GovernedWords.merits.contains(word.lemma))
          && !KindSet.places.contains(word.kind)
          && (whom.isHuman
            || whom.wordClass == .pronoun && whom.kind == .person
              && !GovernedWords.judging.contains(verb))
      })
    else { return }
    if let noun = lexicon.known(clause.complements[place].lexeme.lemma), noun.wordClass == .noun {
      clause.complements[place].lexeme = noun
    }
    put(["por", "o"], at: place, &clause)
  }

  // MARK: - The second of two things

  private func settleSecond(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let second = clause.complements[place].lexeme, first = clause.complements[place - 1].lexeme
    let link: String
    if GovernedWords.searching.contains(verb), GovernedWords.sources.contains(second.lemma),
      !GovernedWords.sources.contains(first.lemma), !first.isBeing, first.roleKind != .book
    {
      link = "em"
    } else if GovernedWords.packing.contains(verb), GovernedWords.baggage.contains(first.lemma),
      second.takesPlace || GovernedWords.trips.contains(second.lemma)
        || second.kind == .meal
    {
      link = "para"
    } else if GovernedWords.driving.contains(verb), first.kind == .vehicle,
      KindSet.places.contains(second.kind), !GovernedWords.roads.contains(second.lemma)
    {
      link = "para"
    } else if GovernedWords.stirring.contains(verb), KindSet.edible.contains(first.kind),
      MeaningWords.tools.contains(MeaningWords.base(of: second))
        || GovernedWords.spoons.contains(second.lemma)
    {
      link = "com"
    } else if GovernedWords.cooking.contains(verb), GovernedWords.vessels.contains(second.lemma),
      KindSet.edible.contains(first.kind) || first.kind == .clothing || first.lemma == "vitamina"
        || first.lemma == "louça"
    {
      link = "em"
    } else if GovernedWords.dividing.contains(verb),
      let pieces = GovernedWords.pieces[MeaningWords.base(of: second)]
    {
      clause.complements[place].lexeme = Lexeme(
        lemma: "em \(pieces)", wordClass: .adverb, kind: .manner)
      clause.complements[place].government = nil
      return
    } else if GovernedWords.reckoning.contains(verb), ["dedo", "dedos"].contains(second.lemma) {
      link = "com"
    } else if GovernedWords.undressing.contains(verb), first.kind == .clothing,
      ["porta", "entrada"].contains(second.lemma)
    {
      link = clause.variety == .portuguesePortugal ? "a" : "em"
    } else if GovernedWords.growing.contains(verb), GovernedWords.beds.contains(second.lemma) {
      link = "em"
    } else if GovernedWords.freeing.contains(verb), !KindSet.places.contains(second.kind),
      !second.kind.isTemporal, second.lemma != first.lemma
    {
      link = "de"
    } else if second.lemma == "telefone", GovernedWords.hearing.contains(verb) {
      link = clause.variety == .portuguesePortugal ? "a" : "em"
    } else {
      return
    }
    put([link, "o"], at: place, &clause)
  }

  // MARK: - Whose thing

  /// *Trocar / sonda / eu, fortalecer / músculo / eu*: what is on and of the body of whom others care for is his.
  private func isCaredFor(_ thing: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    clause.complements.count == 2 && clause.complements[1].lexeme.person == .first
      && clause.complements[1].lexeme.lemma != "me" && !GovernedWords.handing.contains(verb)
      && (thing.kind == .body || GovernedWords.worn.contains(thing.lemma))
      && clause.subject.contains { $0.lexeme.isHuman && $0.lexeme.wordClass == .noun }
      && !frames[verb].slots.contains { $0.role == .recipient }
      && clause.variety == .portugueseBrazil
  }

  /// *Terminar / frase / eu, empurrar / cadeira / eu*, forbidden: nobody asks not to be given what would be for him, but that
  /// what is his be let alone (Cunha & Cintra, chapter 11, *Possessivos*).
  private func isForbidden(_ thing: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    clause.isNegative && clause.options.contains(.request)
      && clause.complements.count == 2 && clause.complements[1].lexeme.person == .first
      && !GovernedWords.handing.contains(verb) && thing.wordClass == .noun
      && thing.kind != .medicine && thing.kind != .illness && !thing.takesPlace
  }

  /// *Elogiar / trabalho / eu, ignorar / mensagem / ela*: of who is named by a pronoun right behind a thing is the thing, but
  /// *comer / pizza / ela, levar / livro / eu*: with whom and for whom.
  private func ownByPronoun(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.indices.dropFirst().first(where: { index in
        let owner = clause.complements[index].lexeme
        return owner.wordClass == .pronoun && owner.kind == .person
          && isAlone(index - 1, clause)
      }), case let thing = clause.complements[place - 1].lexeme,
      !thing.isBeing, !thing.kind.isTemporal,
      ![.feeling, .event, .music, .sport, .game].contains(thing.kind),
      GovernedWords.concerning.contains(verb) || isForbidden(thing, verb, clause)
        || isCaredFor(thing, verb, clause)
        || GovernedWords.eating.contains(verb)
          && clause.subject.contains(where: { $0.lexeme.roleKind == .animal }),
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass != .verb,
      verb != "ver"
        || !KindSet.places.contains(thing.kind) && thing.lemma != "filme"
          && thing.kind != .media
        || GovernedWords.pictures.contains(thing.lemma),
      let mine = Possessives.word(
        for: clause.complements[place].lexeme, tile: clause.complements[place].tile)
    else { return }
    clause.complements[place - 1].government = nil
    clause.complements.remove(at: place)
    if ["dele", "dela", "deles", "delas"].contains(mine.lexeme.lemma) {
      clause.complements.insert(mine, at: place)
      guard let article = lexicon.known("o") else { return }
      clause.complements.insert(Constituent(article), at: place - 1)
    } else {
      clause.complements.insert(mine, at: place - 1)
    }
    if let preposition = frames[verb].slot(.topic)?.preposition, verb == "gostar" {
      insert([preposition], at: place - 1, in: &clause)
    }
  }

  /// Whether a noun stands with nothing before it but what its pair with the verb asks for.
  private func isAlone(_ place: Int, _ clause: Clause) -> Bool {
    if isBare(place, clause) { return true }
    let word = clause.complements[place]
    return word.lexeme.wordClass == .noun && place == 0
      && word.government?.preposition
        == clause.verb.flatMap {
          frames[$0.lexeme.lemma].slot(.object)?.preposition
        }
  }

  /// *Mandar / filho / dormir*: who is told to do it does it; in Portugal *bater / eu* is *bateu-me* and *pisar / pé* has no
  /// *em* (Mateus et al., *Gramática da língua portuguesa*, chapter 10).
  func settleFrameByWords(_ verb: inout PlannedVerb, _ clause: Clause) {
    orderByNeighbours(&verb, clause)
    if let slots = slotsByNeighbours(verb.frame.lemma, clause)
      ?? slotsByWords(verb.frame.lemma, clause)
    {
      verb.frame.slots = slots
      return
    }
    switch verb.frame.lemma {
    case "lavar" where clause.complements.count > 1:
      guard
        clause.complements[..<2].contains(where: {
          UnsaidByRole.fixtures.contains($0.lexeme.lemma)
        }), clause.complements.last?.lexeme.kind == .room
      else { return }
      // Lavo a pia da cozinha: the sink itself.
      verb.frame.slots.removeAll { $0.role == .placeAt }
    case "custar", "valer", "durar", "servir":
      guard clause.subject.isEmpty,
        verb.frame.lemma != "servir"
          || clause.complements.contains(where: { $0.lexeme.lemma == "que" }),
        clause.options.isDisjoint(with: [.request]),
        verb.constituent.lexeme.person == nil
      else { return }
      // Custa caro: said of the matter, and not of who speaks.
      verb.constituent.lexeme.person = .third
      verb.constituent.lexeme.number = .singular
    case "combinar" where clause.variety == .portuguesePortugal:
      // Combinámos ir ao cinema.
      verb.frame.opening = .bare
    case "bastar" where clause.isNegative && clause.subject.count == 1:
      // O dinheiro não basta: what was chosen for what does it.
      verb.frame.pattern = .plain
    case "faltar":
      // Faltei à aula: one was not there.
      guard clause.subject.isEmpty, clause.complements.first?.lexeme.lemma == "a", !clause.isLaid,
        !clause.isQuestion
      else { return }
      verb.frame.pattern = .plain
      verb.frame.past = .event
      verb.frame.slots = [FrameSlot(.topic, preposition: "a", article: .definite)]
    case "vir", "chegar", "sair", "nascer", "cheirar":
      guard comesInState(verb.frame.lemma, clause) else { return }
      // A comida veio fria.
      verb.frame.pattern = .stateCopula
      verb.frame.past = .event
      verb.frame.slots = [FrameSlot(.attribute)]
    case "esquentar", "esfriar", "clarear", "refrescar":
      // Esfriou muito ontem: of the weather, where nothing is named.
      guard clause.subject.isEmpty, !clause.options.contains(.request), !clause.isLaid,
        !clause.complements.contains(where: {
          $0.lexeme.isNominal && !$0.lexeme.kind.isTemporal && $0.lexeme.kind != .quantity
        })
      else { return }
      verb.frame.pattern = .weather
    default: return
    }
  }

  /// What a verb takes beside these words, where that is not what it takes elsewhere; nil where it is.
  private func slotsByWords(_ verb: String, _ clause: Clause) -> [FrameSlot]? {
    let object = FrameSlot(.object, article: .definite)
    let place = FrameSlot(.placeAt, preposition: "em", article: .definite)
    let first = clause.complements.first?.lexeme
    switch verb {
    case "desejar" where first?.wordClass == .verb:
      // Desejo ter uma irmãzinha: nobody is wished it.
      return []
    case "trocar" where first?.lemma == "me" && clause.options.contains(.request):
      // Me troca de posição: done to the speaker, and not with him.
      return [FrameSlot(.object), FrameSlot(.topic, preposition: "de")]
    case "mandar" where sendsSomebody(clause):
      return [FrameSlot(.object, article: .definite, kinds: .beings)]
    case "bater" where hitsSomebody(clause):
      return [FrameSlot(.recipient, preposition: "a"), place]
    case "passar"
    where clause.complements.contains {
      $0.lexeme.kind == .duration && $0.lexeme.wordClass == .noun
    }:
      // Passei dois dias no hospital: there, and not by it.
      return [
        FrameSlot(.object, kinds: KindSet(.duration, .time)), place,
        FrameSlot(.company, preposition: "com", kinds: .beings),
      ]
    case "levantar":
      guard let first, first.kind == .furniture, !GovernedWords.seats.contains(first.lemma)
      else { return nil }
      return [object]
    case "partir":
      // Parti o copo na cozinha: broken there, and nobody leaves.
      guard let first, first.wordClass == .noun, Self.breakable.contains(first.kind)
      else { return nil }
      return [object, place]
    case "mexer"
    where clause.options.contains(.request) && clause.isNegative && first?.kind == .possessive:
      // Não mexas na minha comida: touched, and not stirred.
      return [FrameSlot(.topic, preposition: "em")]
    case "pisar" where clause.variety == .portuguesePortugal: return [object]
    default: return nil
    }
  }

  /// What one breaks.
  private static let breakable = KindSet(.food, .thing, .dish, .furniture, .device, .toy)

  /// *Mandar / menino / dormir*: who is sent to do something.
  private func sendsSomebody(_ clause: Clause) -> Bool {
    guard
      let second = clause.complements.prefix(4).firstIndex(where: {
        $0.lexeme.wordClass == .verb
      }), second > 0, case let whom = clause.complements[second - 1].lexeme
    else { return false }
    return whom.isHuman && whom.wordClass == .noun
      && clause.complements[..<second].allSatisfy { $0.lexeme.wordClass != .adposition }
  }

  /// *Ele / bater / eu*: in Portugal somebody is hit with *a* (Cunha & Cintra, chapter 15).
  private func hitsSomebody(_ clause: Clause) -> Bool {
    guard clause.variety == .portuguesePortugal,
      clause.subject.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }),
      let whom = clause.complements.first?.lexeme
    else { return false }
    return whom.wordClass == .pronoun && whom.kind == .person
  }

  // MARK: - In Portugal

  /// *Deitar / lixo / contentor, levantar / dinheiro, deitar / bebé*: what is thrown, fetched and put to bed there takes no
  /// pronoun, though the word on the board has it for who lies down and gets up.
  private func doToThing(_ clause: inout Clause, _ verb: String) {
    guard let plain = GovernedWords.plain[verb], let first = clause.complements.first?.lexeme,
      isBare(0, clause), first.wordClass == .noun, !first.kind.isTemporal
    else { return }
    if first.isBeing {
      guard PortugueseOneselfWords.cared.contains(first.lemma) else { return }
    } else {
      guard
        plain == "levantar" && !GovernedWords.seats.contains(first.lemma)
          || first.kind != .furniture, first.kind != .event, first.kind != .activity,
        first.kind != .toy, first.kind != .illness, first.kind != .feeling,
        !KindSet.places.contains(first.kind), first.lemma != "chão", first.lemma != "rede"
      else { return }
    }
    clause.verb?.lexeme.lemma = plain
    guard plain == "deitar", clause.complements.count > 1, isBare(1, clause),
      clause.complements[1].lexeme.namesThing
    else { return }
    put(["o"], at: 0, &clause)
    put(["em", "o"], at: 2, &clause)
  }
}
